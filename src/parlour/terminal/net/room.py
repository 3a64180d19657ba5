"""Before the game: who sits where, links for those who are missing, and what a host or a guest may do about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from parlour.terminal.layout import flowing
from parlour.terminal.net.changes import Frame
from parlour.terminal.net.invitations import link_lines, whom_they_reach
from parlour.terminal.net.visitor import Refused

if TYPE_CHECKING:
    from parlour.terminal.net.joined import Joined

HOSTS: Final = ["start", "link", "watch", "free", "close"]  # what a host may type here
GUESTS: Final = ["stand"]  # and whoever sits here
WITH_SEAT: Final = ["link", "free"]


class Room:
    def __init__(self, at: Joined) -> None:
        self.at: Final = at
        self.kept: dict[int, str] | None = None  # for whom seats of a rematch are kept

    def commands(self) -> list[str]:
        """What can be typed here beside what can be typed everywhere."""
        frame = self.at.frame
        if frame["status"] != "waiting":
            return []
        return [*(HOSTS if frame["host"] else []), *(GUESTS if frame["mine"] else [])]

    def draw(self) -> None:
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
            self.show_links(links)
        elif frame["host"] and free:
            at.screen.show(*at.page.folded([Text(say("links-sent"), "yellow")]))
        at.screen.show(Text(), *[line for entry in log[-at.screen.height // 3 :] for line in entry])
        at.screen.show(*at.page.folded([Text(line, "yellow") for line in above]))
        help_ = say("room-host") if frame["host"] else say("room-guest" if frame["mine"] else "waiting-watching")
        at.screen.show(*flowing([Text(help_, "dim")], at.screen.width, "", Text()))

    def show_links(self, links: dict[int, str]) -> None:
        at = self.at
        for line in link_lines(links, at.visitor, at.language):
            at.screen.console.print(line, soft_wrap=True)  # a link is copied in one piece
        at.screen.show(*at.page.folded([Text(whom_they_reach(links, at.visitor, at.language), "yellow")]))

    def sitter(self, seat: Frame) -> str:
        """`Ann (you)`, `Bob`, `Bob (away)`, `Adept`, or that the seat is free, and for whom it is kept."""
        say = self.at.language.say
        if is_free(seat):
            name = self.awaited().get(seat["seat"], "")
            return say("seat-kept", {"player": name}) if name else say("seat-free")
        name = self.at.language.seat(seat["seat"])
        if seat["seat"] in self.at.frame["mine"]:
            return f"{name} ({say('seat-yours')})"
        return name if seat["here"] or seat["kind"] == "bot" else f"{name} ({say('seat-away')})"

    def awaited(self) -> dict[int, str]:
        """For whom the free seats of a rematch are kept."""
        at = self.at
        if self.kept is None:
            found = at.visitor.get(f"/api/tables/{at.table}")["settings"]["kept"]
            self.kept = {int(seat): str(name) for seat, name in found.items()}
        free = [seat["seat"] for seat in at.frame["seats"] if is_free(seat)]
        return {seat: name for seat, name in self.kept.items() if seat in free}

    def obey(self, command: str, rest: str) -> bool:
        """False to leave: a table that is closed is none, and whoever has stood up goes."""
        at = self.at
        try:
            if rest and command not in WITH_SEAT:
                at.page.answer("room-alone", {"command": at.language.say(f"command-{command}").partition(",")[0]})
                return True
            return self.carried_out(command, rest)
        except Refused as refused:
            at.page.answer("net-refused", {"reason": refused.reason(at.language)})
            return True

    def carried_out(self, command: str, rest: str) -> bool:
        if command == "start":
            self.start()
        elif command == "link":
            self.link(rest)
        elif command == "free":
            self.free(rest)
        elif command == "watch":
            self.watch()
        elif self.meant(f"{command}-means"):
            return self.gone(command)
        return True

    def meant(self, key: str, args: dict[str, str | int] | None = None) -> bool:
        """What cannot be taken back is said in words first."""
        self.at.page.answer(key, args or {})
        sure = self.at.sure()
        if not sure:
            self.at.page.answer("left-so")
        return sure

    def path(self, what: str = "") -> str:
        return f"/api/tables/{self.at.table}{what}"

    def start(self) -> None:
        """With bots on the free seats: it is said first for whom they are kept, or that links end. A pipe means it."""
        at = self.at
        missing = ", ".join(self.awaited().values())
        free = [seat for seat in at.frame["seats"] if is_free(seat)]
        if missing and not self.meant("start-means", {"players": missing}):
            return
        if not missing and free and at.screen.live and not self.meant("bots-mean", {"free": len(free)}):
            return
        at.visitor.post(self.path("/start"), {})
        while at.frame["status"] == "waiting":
            at.hear(at.receive())

    def link(self, rest: str) -> None:
        """A new link for one free seat, or for all."""
        at = self.at
        free = [seat["seat"] for seat in at.frame["seats"] if is_free(seat)]
        wanted = [int(rest) - 1] if rest.isdecimal() else free if not rest else []
        if not wanted or any(seat not in free for seat in wanted):
            at.page.answer("link-which")
            return
        if not rest and all(seat in at.links for seat in wanted):  # those that were sent stay good
            at.drawn = ("",)
            return
        if not rest and not self.meant("link-means"):
            return
        for seat in wanted:
            at.links[seat] = at.visitor.post(self.path("/links"), {"kind": "seat", "seat": seat})["link"]
        at.drawn = ("",)

    def watch(self) -> None:
        """A link for whoever wants to look on."""
        at = self.at
        link = at.visitor.post(self.path("/links"), {"kind": "watch"})["link"]
        self.show_links({-1: link})

    def free(self, rest: str) -> None:
        """Ask whoever sits there to leave, a bot too; the seat is free then."""
        at = self.at
        seats = at.frame["seats"]
        seat = int(rest) - 1 if rest.isdecimal() else -1
        if not 0 <= seat < len(seats) or is_free(seats[seat]) or seat in at.frame["mine"]:
            at.page.answer("free-which")
            return
        if self.meant("free-means", {"player": at.language.seat(seat)}):
            at.visitor.post(self.path("/ask-out"), {"seat": seat})
            at.links[seat] = at.visitor.post(self.path("/links"), {"kind": "seat", "seat": seat})["link"]

    def gone(self, command: str) -> bool:
        """`close`: there is no table any more. `stand`: our seats are free; a host stays to look after the table."""
        at = self.at
        if command == "close":
            at.left = True
            at.visitor.delete(self.path())
            at.page.answer("closed")
            return False
        mine = list(at.frame["mine"])
        at.left = not at.frame["host"]
        for seat in mine:
            at.visitor.post(self.path("/leave"), {"seat": seat})
        return not at.left


def is_free(seat: Frame) -> bool:
    return bool(seat["kind"] == "open" or (seat["kind"] == "person" and not seat["name"]))
