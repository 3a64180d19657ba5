"""What is chosen before a game."""

from __future__ import annotations

from typing import Final

Value = int | str | bool
Options = dict[str, Value]


class OptionError(ValueError):
    """An option that cannot be used; the message names the field, what came and what is allowed."""


class Option:
    """Something chosen before the game: a name, the allowed values, the default, and the clause behind it.

    `local`: where the rulebook of a language says otherwise, what a table set up in that language begins with.
    `counts`: the numbers of players with which it matters; none: with all. `seats`: a value that is a number names a seat.
    """

    def __init__(
        self,
        name: str,
        values: list[Value],
        default: Value,
        clause: str,
        local: Options | None = None,
        counts: list[int] | None = None,
        seats: bool = False,
    ) -> None:
        self.name: Final = name
        self.values: Final = values
        self.default: Final = default
        self.clause: Final = clause
        self.local: Final[Options] = local or {}  # language -> value
        self.counts: Final[list[int]] = counts or []
        self.seats: Final = seats

    def __reduce__(self) -> tuple[type[Option], tuple[object, ...]]:
        return Option, (self.name, self.values, self.default, self.clause, self.local, self.counts, self.seats)

    def __repr__(self) -> str:
        return f"<Option {self.name}: {', '.join(shown(value) for value in self.values)}>"

    def fits(self, value: Value, players: int) -> bool:
        """Whether this can be chosen with so many players: no seat comes first that there is not."""
        return not self.seats or not str(value).isdecimal() or int(value) < players

    def read(self, value: object) -> Value:
        """The allowed value that this is, or is the text of (`yes` and `no` for a switch)."""
        if not isinstance(value, (str, int)) and hasattr(value, "item"):  # a number or switch of NumPy's
            value = value.item()
        for allowed in self.values:
            if type(value) is type(allowed) and value == allowed:
                return allowed
            if isinstance(value, (str, int)) and not isinstance(value, bool) and str(value) == shown(allowed):
                return allowed
        raise OptionError(f"{self.name}: must be one of {', '.join(shown(v) for v in self.values)}, not {value}")


def shown(value: Value) -> str:
    """How a value is written on a command line."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)
