"""While others think: the table as it is, until something happens; one may look, talk and leave. Before the game: room.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.terminal.net.obeying import AGREED, CONSENT, MEANWHILE, PLAYERS_ONLY
from parlour.terminal.net.talk import GONE
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
            at.room.draw()
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
        above = at.above([at.given()] if at.seat in frame["answered"] else [])  # what lies sealed no table shows
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

    def heeded(self, typed: str) -> bool:
        """What somebody typed who has to wait; False to leave."""
        at = self.at
        if not typed or typed in (RESIZED, GONE):
            at.drawn = ("",)  # drawn anew
            return True
        command, rest = at.command(typed)
        room = at.frame["status"] == "waiting"
        if command in at.room.commands():
            return at.room.obey(command, rest)
        names = ["say", "log"] if room else [*MEANWHILE, *AGREED, *(["watch"] if at.frame["host"] else [])]
        if command == "help" and room:
            at.drawn = ("",)
            return True
        found = at.obeying.heard(typed, []) if command in [*names, "quit"] else None
        if found is None:
            rests = at.frame["rest"] is not None
            shown = [*at.room.commands(), *(["resume"] if rests else []), *names, "quit"]
            spared = [name for name in (*CONSENT, "pause") if name != ("resume" if rests else "pause")]
            shown = [name for name in shown if at.frame["mine"] or name not in PLAYERS_ONLY]
            said = [at.language.say(f"command-{name}").partition(",")[0] for name in shown if name not in spared]
            key = "meanwhile-room" if room else "meanwhile-rest" if rests else "meanwhile"
            at.page.answer(key, {"commands": ", ".join(said)})
            at.notices = []
        return found != LEAVE
