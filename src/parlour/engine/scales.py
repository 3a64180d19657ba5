"""What a position is worth: its numbers laid on the scales, one after the other, without a list of them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from parlour.engine.vecs import append, vec

Weights = list[list[float]]  # by term: what it is worth now, and what more while the whole game is still to come


@final
class Scales:
    """Takes the numbers of one position after another, term by term, and weighs them. Not for two threads at once."""

    def __init__(self, weights: Weights) -> None:
        now = vec[float]()
        later = vec[float]()
        for pair in weights:
            now = append(now, pair[0])
            later = append(later, pair[1])
        self.now: Final = now
        self.later: Final = later
        self.worth: Final = now[:]  # of each term, with so much of the game still to come
        self.laid: Final = now[:]  # the numbers of the position at hand
        self.rest = 0.0
        self.at: i64 = 0

    def set(self, rest: float) -> None:
        """What comes is weighed with this share of the game still to come."""
        if rest != self.rest:
            self.rest = rest
            worth = self.worth
            for i in range(len(worth)):
                worth[i] = self.now[i] + self.later[i] * rest

    def add(self, number: float) -> None:
        """The next term's number."""
        at = self.at
        self.laid[at] = number
        self.at = at + 1

    def count(self, number: i64) -> None:
        """The next term's number, where it is a whole one."""
        at = self.at
        self.laid[at] = float(number)
        self.at = at + 1

    def weighed(self) -> float:
        """The worth of the numbers; the next to be added is the first again."""
        laid = self.laid
        worth = self.worth
        total = 0.0
        for i in range(len(laid)):
            total += laid[i] * worth[i]
        self.at = 0
        return total

    def listed(self) -> list[float]:
        """The numbers themselves; the next to be added is the first again."""
        self.at = 0
        return [float(number) for number in self.laid]


if __file__.endswith(".py"):  # plain Python weighs whole numbers as they are
    setattr(Scales, "count", Scales.add)  # noqa: B010
