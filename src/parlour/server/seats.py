"""Who sits where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

NO_SEAT: Final = -1


@dataclass(slots=True)
class Sitter:
    """Who sits on one seat."""

    kind: str  # person, open, bot
    level: str = ""
    visitor: str = ""
    name: str = ""
    bot: bool = False  # a bot plays it now
    resigned: bool = False
    reissue: dict[str, Any] | None = None  # a lost seat's new link: id, until, agreed, visitor, name

    def person(self) -> bool:
        return bool(self.visitor) and not self.resigned
