"""What a bot gets, and what it is."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from parlour.engine.core import State
from parlour.engine.game import Game
from parlour.engine.rng import Rng


@final
class Seat:
    """A place at a table as its bot sees it: what it knows, what it may do, and worlds to think in. Never the truth."""

    def __init__(self, game: Game, table: State, number: int) -> None:
        self.game: Final = game
        self.number: Final = number
        self._table: Final = table

    def __reduce__(self) -> tuple[type[Seat], tuple[Any, ...]]:
        return Seat, (self.game, self._table, self.number)

    def view(self) -> dict[str, object]:
        """Everything this seat knows."""
        return self.game.view(self._table, self.number)

    def players(self) -> int:
        """How many sit at the table."""
        return len(self._table.scores())

    def legal(self) -> list[int]:
        """What this seat may do now; ValueError if it is not asked. The list is shared: read it, don't change it."""
        found = self._table.legal(self.number)
        if not found:
            asked = self._table.asked()
            who = f"asked now: {', '.join(str(seat) for seat in asked)}" if asked else "nobody is asked now"
            raise ValueError(f"seat: {self.number} has nothing to decide ({who})")
        return found

    def imagine(self, rng: Rng) -> State:
        """A world this seat must believe possible; it tells nothing and is the bot's own."""
        return self.game.imagine(self._table, self.number, rng)

    def features(self) -> list[float]:
        """What this seat knows as numbers, always as many."""
        return self.game.features(self._table, self.number)


class Alternative:
    """Something a seat can do, and what a bot expects of it."""

    def __init__(self, action: int, chance: float, ahead: float, visits: int) -> None:
        self.action: Final = action
        self.chance: Final = chance  # to win, from 0 to 1
        self.ahead: Final = ahead  # points over the best other player at the end
        self.visits: Final = visits  # how often it was looked at

    def __reduce__(self) -> tuple[type[Alternative], tuple[Any, ...]]:
        return Alternative, (self.action, self.chance, self.ahead, self.visits)

    def __repr__(self) -> str:
        return f"<Alternative {self.action}: chance {self.chance:.2f}, ahead {self.ahead:.1f}, visits {self.visits}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses one of the legal actions: the same seat and numbers, the same choice."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.failures = 0  # choices made more simply than it should, because its own thinking failed

    def choose(self, seat: Seat, rng: Rng) -> int:
        """One of `seat.legal()`. Random numbers come from `rng` alone, so that the game can be repeated."""
        raise NotImplementedError

    def weigh(self, seat: Seat, rng: Rng) -> list[Alternative]:
        """What can be done, best first, with what is expected of it: the hint at the table. Nothing, if the bot can't say."""
        return []

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        """Pickled and copied by its name, and by the fields that a class in plain Python has given it."""
        fields = getattr(self, "__dict__", None)
        return (type(self), (self.name,)) if fields is None else (with_fields, (type(self), self.name, fields))

    def __repr__(self) -> str:
        return f"<Bot {self.name}>"


def with_fields(kind: type[Bot], name: str, fields: dict[str, Any]) -> Bot:
    """A bot of this kind without calling its `__init__`, as unpickling is wont to."""
    bot: Bot = kind.__new__(kind)
    Bot.__init__(bot, name)
    for field, value in fields.items():
        setattr(bot, field, value)
    return bot
