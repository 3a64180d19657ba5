"""What a position is worth: its numbers laid on the scales, one after the other, without a list of them."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

Weights = list[list[float]]  # by term: what it is worth now, and what more while the whole game is still to come


class Scales:
    """Takes the numbers of one position after another, term by term, and weighs them. Not for two threads at once."""

    def __init__(self, weights: Weights) -> None:
        now = vec[float]()
        later = vec[float]()
        numbers = vec[float]()
        for pair in weights:
            now = append(now, pair[0])
            later = append(later, pair[1])
            numbers = append(numbers, 0.0)
        self.now: Final = now
        self.later: Final = later
        self.numbers: Final = numbers
        self.at: i64 = 0

    def add(self, number: float) -> None:
        """The next term's number."""
        at = self.at
        self.numbers[at] = number
        self.at = at + 1

    def count(self, number: i64) -> None:
        """The next term's number, where it is a whole one."""
        self.add(float(number))

    def weighed(self, rest: float) -> float:
        """The worth of the numbers, with this share of the game still to come; the next to be added is the first again."""
        self.at = 0
        now = self.now
        later = self.later
        numbers = self.numbers
        total = 0.0
        for i in range(len(numbers)):
            total += numbers[i] * (now[i] + later[i] * rest)
        return total

    def listed(self) -> list[float]:
        """The numbers themselves; the next to be added is the first again."""
        self.at = 0
        return list(self.numbers)
