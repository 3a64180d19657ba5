"""Sit down at the table that a link leads to, or that is found at a server; and at its rematch."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from rich.text import Text

from parlour.language import Language
from parlour.spoken import repeated
from parlour.terminal.net.joined import NET_WORDS, Joined
from parlour.terminal.net.lobby import chosen
from parlour.terminal.net.talk import FOREVER
from parlour.terminal.net.visitor import Link, Refused, Visitor
from parlour.terminal.net.wire import Lost
from parlour.terminal.page import WORDS, command_names, heard
from parlour.terminal.screen import Screen

T = TypeVar("T")
OF_NAMES: Final = ("error-name", "error-name-kept", "error-name-reserved")


class Newcomer:
    """Whoever comes to a server from a terminal. `name`: what they said they are called."""

    def __init__(self, base: str, name: str, code: str, jar: Path) -> None:
        self.code: Final = code
        self.words: Final = Language(None, code, more=[WORDS, NET_WORDS])
        self.screen: Final = Screen()
        self.kept: Final = jar.with_name("visitor.name")  # what they were called last, wherever that was
        self.visitor: Final = Visitor(base, jar)
        self.known: Final = self.visitor.me()
        self.name = name

    def introduced(self) -> None:
        """The server knows what we are called, from now on or already."""
        if self.known is None or (self.name and self.name != self.known):
            self.named(lambda name: self.visitor.post("/api/me", {"name": name}))

    def named(self, post: Callable[[str], T]) -> T:
        """Say what we are called; a name that is refused is asked for again, with the reason, where somebody can be asked."""
        name = self.name or ("" if self.known is not None else self.asked_name())
        while True:
            try:
                found = post(name)
            except Refused as refused:
                if refused.key not in OF_NAMES or not self.screen.live:
                    raise
                self.screen.show(Text(refused.reason(self.words), "yellow"))
                name = self.asked_name()
                continue
            if name:
                with contextlib.suppress(OSError):
                    self.kept.write_text(name, encoding="utf-8")
            return found

    def asked_name(self) -> str:
        """What whoever comes for the first time wants to be called; Enter for the name they had elsewhere."""
        last = ""
        with contextlib.suppress(OSError, ValueError):
            last = self.kept.read_text(encoding="utf-8").strip()
        typed: str | None = ""
        while self.screen.live and not typed and typed is not None:
            typed = self.screen.ask(f"{self.words.say('your-name')} {f'[{last}] ' if last else ''}")
            typed = typed or last if typed is not None else None
            last = typed or ""
        if not last:
            raise Refused("name: nobody knows you at this server yet; say --name NAME", "no-name")
        return last

    def claimed(self, token: str) -> str:
        """The table of an invitation. What it is worth is known before anybody is asked for a name."""
        there = self.visitor.post("/api/claim/look", {"token": token})
        if not there["mine"] and (there["used"] or there["taken"]):
            raise Refused("this link was claimed already", "error-link-used" if there["used"] else "error-seat-taken")
        if there["kind"] == "seat" and not there["mine"] and self.sits_at(there["table"]) and not self.wants_both():
            return str(there["table"])
        found = self.named(lambda name: self.visitor.post("/api/claim", {"token": token, **({"name": name} if name else {})}))
        return str(found["table"])

    def sits_at(self, table: str) -> bool:
        own = self.visitor.get("/api/mine")["tables"] if self.known is not None else []
        return any(one["table"] == table and one["mine"] for one in own)

    def wants_both(self) -> bool:
        """Whoever tries a friend's link must not find themselves on the friend's seat; two at one screen may want just that."""
        if not self.screen.live:
            return True
        self.screen.show(Text(self.words.say("own-link"), "yellow"))
        names = {heard(name): command for name, command in command_names(self.words, ["yes", "no"]).items()}
        while True:
            typed = self.screen.ask(self.words.say("sure") + " ")
            said = names.get(heard(typed or ""))
            if typed is None or said is not None:
                return said == "yes"
            self.screen.show(Text(self.words.say("yes-or-no"), "yellow"))

    def play(self, table: str, links: dict[int, str] | None = None) -> bool:
        """This table, and its rematches. Whether somebody stopped it with Ctrl-C."""
        while True:
            again = f"parlour join {self.visitor.base}/table/{table}{repeated(self.code)}"
            try:
                sitting = Joined(self.visitor, table, self.code, self.screen, again, links, self.introduced)
            except Lost as lost:
                stranger = lost.code in FOREVER[:2] and self.visitor.me() is None
                reason = self.words.say("not-known-here") if stranger else lost.reason(self.words)
                raise Refused(f"{self.visitor.base}/table/{table}: {reason}") from None
            stopped = sitting.run()
            if not sitting.ending.rematch:
                return stopped
            table, links = sitting.ending.rematch, None


def join(link: str, name: str, code: str, jar: Path) -> bool:
    """Sit down at the table that a link leads to, and play there. Whether somebody stopped it with Ctrl-C."""
    words = Language(None, code, more=[WORDS, NET_WORDS])
    try:
        where = Link(link)
        guest = Newcomer(where.base, name, code, jar)
        if where.token:
            table = guest.claimed(where.token)
        elif where.table:
            table = where.table
            if name:
                guest.introduced()
        else:
            if name:
                guest.introduced()
            found = chosen(guest)
            if found is None:
                return False
            table = found
        return guest.play(table)
    except Refused as refused:
        raise Refused(refused.reason(words)) from None
