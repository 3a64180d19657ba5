"""While others think, and before the game: the table as it is, until something happens; one may look, talk and leave."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from parlour.terminal.layout import flowing
from parlour.terminal.net.changes import Frame
from parlour.terminal.net.invitations import link_lines, whom_they_reach
from parlour.terminal.net.obeying import AGREED, MEANWHILE
from parlour.terminal.net.talk import GONE
from parlour.terminal.net.visitor import Refused
from parlour.terminal.page import LEAVE, Asked
from parlour.terminal.screen import RESIZED

if TYPE_CHECKING:
    from parlour.terminal.net.joined import Joined

PROMPT: Final = "… > "


class Waiting:
    def __init__(self, at: Joined) -> None:
        self.at: Final = at
        self.read_out = False  # whether a pipe has no more lines

    def wait(self) -> bool:
        """The table as it is, until something happens; False to leave."""
        at = self.at
        at.screen.noticed()
        before = at.stands()
        if at.frame["status"] == "waiting":
            self.draw_room()
        else:
            self.draw()
        stays = self.typed() if self.may_type() else self.listened()
        if stays and at.asks() and not before[0]:
            at.screen.notify(at.language.say("your-move"))
        return stays

    def may_type(self) -> bool:
        """Whether a line can be read here: at a terminal where it can be broken off, from a pipe if a host has to say start."""
        room = self.at.frame["status"] == "waiting" and self.at.frame["host"] and not self.read_out
        return self.at.screen.wakes or (room and not self.at.screen.live)

    def typed(self) -> bool:
        """What is typed meanwhile; False to leave."""
        at = self.at
        while at.stands() == at.drawn:
            line = at.line(PROMPT, lambda begun: at.page.completions(begun, []))
            if line is None and not at.screen.live:
                self.read_out = True
                return True
            if line is None or not self.heeded(line):
                return False
        return True

    def listened(self) -> bool:
        """Where nothing can be typed: what comes is told as it comes."""
        at = self.at
        while at.stands() == at.drawn:
            came = at.receive()
            if came is not at.frame:
                at.hear(came)
            at.tell()
        return True

    def draw(self) -> None:
        at = self.at
        frame, say = at.frame, at.language.say
        above = at.above()
        if frame["frozen"] is not None:
            words = say("error-frozen")
        elif frame["rest"] is not None:
            words = say("table-resting") + " " + say("rest-how")
        elif frame["paused"]:
            words = say("error-paused")
        else:
            names = ", ".join(at.language.seat(seat) for seat in frame["asked"]) or say("chance")
            words = say("waiting-for", {"players": names})
        words += " " + say("waiting-seated" if frame["mine"] else "waiting-watching")
        at.page.draw(frame["view"], at.seat, Asked("", words, "", False), [], at.log(), notices=above)

    def draw_room(self) -> None:
        """Who sits where, who is missing, how they come, and what can be typed."""
        at = self.at
        frame, say = at.frame, at.language.say
        above = at.above()
        free = [seat for seat in frame["seats"] if is_free(seat)]
        title = f"{say('game-title')} · " + say("waiting-room", {"free": len(free), "seats": len(frame["seats"])})
        lines = [Text(title, "bold")]
        for seat in frame["seats"]:
            lines.append(Text(f"  {seat['seat'] + 1}  {self.sitter(seat)}", "dim" if is_free(seat) else ""))
        links = {seat["seat"]: at.links[seat["seat"]] for seat in free if seat["seat"] in at.links}
        log = at.log() or [[Text(line)] for line in at.lines]
        at.screen.clear()
        at.screen.show(*at.page.folded(lines), Text())
        if links:
            for line in link_lines(links, at.visitor, at.language):
                at.screen.console.print(line, soft_wrap=True)  # a link is copied in one piece
            at.screen.show(*at.page.folded([Text(whom_they_reach(links, at.visitor, at.language), "yellow")]))
        at.screen.show(Text(), *[line for entry in log[-at.screen.height // 3 :] for line in entry])
        at.screen.show(*at.page.folded([Text(line, "yellow") for line in above]))
        help_ = say("room-host") if frame["host"] else say("room-guest" if frame["mine"] else "waiting-watching")
        at.screen.show(*flowing([Text(help_, "dim")], at.screen.width, "", Text()))

    def sitter(self, seat: Frame) -> str:
        """`Ann (you)`, `Bob`, `Bob (away)`, `Adept`, or that the seat is free."""
        say = self.at.language.say
        if is_free(seat):
            return say("seat-free")
        name = self.at.language.seat(seat["seat"])
        if seat["seat"] in self.at.frame["mine"]:
            return f"{name} ({say('seat-yours')})"
        return name if seat["here"] or seat["kind"] == "bot" else f"{name} ({say('seat-away')})"

    def heeded(self, typed: str) -> bool:
        """What somebody typed who has to wait; False to leave."""
        at = self.at
        if not typed or typed in (RESIZED, GONE):
            at.drawn = ("",)  # drawn anew
            return True
        command, rest = at.command(typed)
        room = at.frame["status"] == "waiting"
        if room and command in ("start", "link"):
            try:
                self.host(command, rest)
            except Refused as refused:
                at.page.answer("net-refused", {"reason": refused.reason(at.language)})
            return True
        names = ["say"] if room else [*MEANWHILE, *AGREED]
        if command == "help" and room:
            at.drawn = ("",)
            return True
        found = at.obeying.heard(typed, []) if command in [*names, "quit"] else None
        if found is None:
            shown = [*(["start", "link"] if room and at.frame["host"] else []), *names, "quit"]
            said = [at.language.say(f"command-{name}").partition(",")[0] for name in shown if name not in AGREED]
            at.page.answer("meanwhile-room" if room else "meanwhile", {"commands": ", ".join(said)})
            at.notices = []
        return found != LEAVE

    def host(self, command: str, rest: str) -> None:
        """Begin, with bots on the free seats; or a new link for one of them."""
        at = self.at
        path = f"/api/tables/{at.table}"
        if command == "start":
            at.visitor.post(f"{path}/start", {})
            while at.frame["status"] == "waiting":
                at.hear(at.receive())
            return
        free = [seat["seat"] for seat in at.frame["seats"] if is_free(seat)]
        wanted = [int(rest) - 1] if rest.isdecimal() else free if not rest else []
        if not wanted or any(seat not in free for seat in wanted):
            at.page.answer("link-which")
            return
        if not rest and all(seat in at.links for seat in wanted):  # those that were sent stay good
            at.drawn = ("",)
            return
        if not rest:
            at.page.answer("link-means")
            if not at.sure():
                at.page.answer("left-so")
                return
        for seat in wanted:
            at.links[seat] = at.visitor.post(f"{path}/links", {"kind": "seat", "seat": seat})["link"]
        at.drawn = ("",)


def is_free(seat: Frame) -> bool:
    return bool(seat["kind"] == "open" or (seat["kind"] == "person" and not seat["name"]))
