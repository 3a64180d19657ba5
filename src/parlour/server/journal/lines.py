"""What is written down: the head of a table, and the lines of its append-only journal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

HOST: Final = -4  # "seat" of a line that a host, an operator or the server itself wrote
WATCHER: Final = -3


class Line:
    """One change of a table. A move and the chance it causes are one line."""

    __slots__ = ("at", "data", "kind", "rev", "seat")

    def __init__(self, rev: int, at: float, seat: int, kind: str, data: dict[str, Any] | None = None) -> None:
        self.rev = rev
        self.at = at
        self.seat = seat
        self.kind = kind
        self.data: dict[str, Any] = {} if data is None else data


@dataclass
class Head:
    """What is settled when a table is made; options, edition and settings may change until it begins (line `changed`)."""

    id: str
    game: str
    version: int
    options: dict[str, Any]
    edition: dict[str, Any]
    settings: dict[str, Any]  # title, public, clock, rated, done, hints, take_over, reissue_wait, seats, lesson, start (a fork)
    created: float


class Changed(Exception):
    """The journal does not replay under these rules: the message names the first line that differs."""

    def __init__(self, rev: int, message: str) -> None:
        super().__init__(message)
        self.rev: Final = rev
