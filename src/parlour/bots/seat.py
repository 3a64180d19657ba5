"""What a bot gets, and what it is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from parlour.engine.core import State
from parlour.engine.game import Game
from parlour.engine.rng import Rng


class Seat:
    """A place at a table as its bot sees it: what it knows, what it may do, and worlds to think in. Never the truth."""

    def __init__(self, game: Game, table: State, number: int) -> None:
        self.game: Final = game
        self.number: Final = number
        self._table: Final = table

    def view(self) -> dict[str, object]:
        """Everything this seat knows."""
        return self.game.view(self._table, self.number)

    def legal(self) -> list[int]:
        """What this seat may do now. The list is shared: read it, don't change it."""
        return self._table.legal(self.number)

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses one of the legal actions: the same seat and numbers, the same choice."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def choose(self, seat: Seat, rng: Rng) -> int:
        raise NotImplementedError

    def weigh(self, seat: Seat, rng: Rng) -> list[Alternative]:
        """What can be done, best first, with what is expected of it: the hint at the table. Nothing, if the bot can't say."""
        return []
