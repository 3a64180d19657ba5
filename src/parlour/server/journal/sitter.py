"""Who sits where."""

from __future__ import annotations

from typing import Any, Final

NO_SEAT: Final = -1


class Sitter:
    """Who sits on one seat."""

    __slots__ = ("back", "bot", "kind", "late", "level", "name", "reissue", "resigned", "visitor")

    def __init__(self, kind: str, level: str = "", visitor: str = "", name: str = "") -> None:
        self.kind = kind  # person, open, bot
        self.level = level
        self.visitor = visitor
        self.name = name
        self.bot = False  # a bot plays it now
        self.resigned = False
        self.back = ""  # the question to which its person came back
        self.late = False  # and over which the time ran out all the same
        self.reissue: dict[str, Any] | None = None  # a lost seat's new link: id, until, soonest, agreed, visitor, name

    def person(self) -> bool:
        return bool(self.visitor) and not self.resigned

    def plays(self) -> bool:
        """A person who decides here now, not a bot instead."""
        return self.person() and not self.bot

    def gone(self) -> bool:
        """A person's seat that a bot plays now: resigned, or out of time."""
        return self.kind == "person" and self.bot


def opens_at(reissue: dict[str, Any]) -> float:
    """When a lost seat opens to whoever claimed its new link: after the stated wait; where all others agree, after the shortest.
    Where nobody can agree, the wait decides."""
    agreed = bool(reissue["agreed"]) and not reissue["needed"]
    return float(reissue["soonest"] if agreed else reissue["until"])
