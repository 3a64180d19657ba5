"""What was told at a table, and what one seat hears of it."""

from __future__ import annotations

from typing import Any, Final

from parlour.engine.words import Told


class Entry:
    """One thing told at the table: a game event or a table event, with the rev that caused it."""

    __slots__ = ("args", "at", "rev", "table", "told", "undone")

    def __init__(self, rev: int, at: float, told: Told | None, table: str = "", args: dict[str, Any] | None = None) -> None:
        self.rev: Final = rev
        self.at: Final = at
        self.told: Final = told
        self.table: Final = table
        self.args = args
        self.undone = False

    def whispered_to(self, seat: int) -> bool:
        """Whether this seat hears more of it than everybody."""
        told = self.told
        return told is not None and seat >= 0 and told.to >> seat & 1 == 1 and told.event.public < len(told.args)

    def heard(self, seat: int) -> dict[str, Any]:
        if self.told is None:
            row: dict[str, Any] = {"rev": self.rev, "at": self.at, "table": self.table, "args": self.args}
        else:
            row = {"rev": self.rev, "at": self.at, **heard(self.told, seat)}
        if self.undone:
            row["undone"] = True
        return row


def heard(told: Told, seat: int) -> dict[str, Any]:
    """An event with its arguments by name, as far as this seat hears them."""
    name, args = told.heard(seat)
    return {"event": name, "args": dict(zip(told.event.args, args))}
