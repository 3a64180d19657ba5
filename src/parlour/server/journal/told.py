"""What was told at a table, and what one seat hears of it."""

from __future__ import annotations

from array import array
from typing import Any, Final

from parlour.engine.words import Event, Told


class Entry:
    """One thing told at the table: a game event or a table event, with the rev that caused it."""

    __slots__ = ("args", "at", "rev", "table", "told", "undone")

    def __init__(self, rev: int, at: float, told: Told | None, table: str, args: dict[str, Any] | None, undone: bool) -> None:
        self.rev: Final = rev
        self.at: Final = at
        self.told: Final = told
        self.table: Final = table
        self.args: Final = args
        self.undone: Final = undone

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


class Log:
    """All that was told at a table, in the order of its revs: as numbers, for it is most of what a long game takes to keep."""

    def __init__(self) -> None:
        self.revs: Final = array("i")
        self.at: Final = array("d")
        self.events: Final[list[Event | None]] = []  # None: an event of the table
        self.to: Final = array("q")
        self.ends: Final = array("i")  # where the arguments of each end
        self.numbers: Final = array("q")  # the arguments, one after the other
        self.struck: Final = bytearray()
        self.tables: Final[dict[int, tuple[str, dict[str, Any]]]] = {}  # the events of the table, by place

    def tell(self, rev: int, at: float, told: Told) -> None:
        """Keep what the game told."""
        self.numbers.extend(told.args)
        self.put(rev, at, told.event, told.to)

    def note(self, rev: int, at: float, name: str, args: dict[str, Any]) -> None:
        """Keep what the table told."""
        self.tables[len(self.revs)] = (name, args)
        self.put(rev, at, None, 0)

    def put(self, rev: int, at: float, event: Event | None, to: int) -> None:
        self.revs.append(rev)
        self.at.append(at)
        self.events.append(event)
        self.to.append(to)
        self.ends.append(len(self.numbers))
        self.struck.append(0)

    def entry(self, i: int) -> Entry:
        event = self.events[i]
        if event is None:
            name, args = self.tables[i]
            return Entry(self.revs[i], self.at[i], None, name, args, False)
        numbers = self.numbers[self.ends[i - 1] if i else 0 : self.ends[i]].tolist()
        return Entry(self.revs[i], self.at[i], Told(event, numbers, self.to[i]), "", None, self.struck[i] != 0)

    def after(self, rev: int) -> list[Entry]:
        """What was told after that rev; what lies before it is not looked at."""
        first = len(self.revs)
        while first and self.revs[first - 1] > rev:
            first -= 1
        return [self.entry(i) for i in range(first, len(self.revs))]

    def strike_out(self, revs: list[int]) -> None:
        """What the game told at these revs was taken back; what lies before the first of them is not looked at."""
        struck, first = set(revs), min(revs, default=0)
        i = len(self.revs) - 1
        while revs and i >= 0 and self.revs[i] >= first:
            if self.revs[i] in struck and self.events[i] is not None:
                self.struck[i] = 1
            i -= 1
