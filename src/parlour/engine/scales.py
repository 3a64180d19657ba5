"""What a position is worth: its numbers laid on the scales, one after the other, without a list of them.

Most actions change nothing for most seats. So every seat has a pan of its own, on which its numbers stay, with signs of what they
were measured from: where these are the same, nothing is measured again.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from parlour.engine.vecs import append, vec

Weights = list[list[float]]  # by term: what it is worth now, and what more while the whole game is still to come


@final
class Signs:
    """What something was measured from, number by number, as it was the last time."""

    def __init__(self) -> None:
        self.seen = vec[i64]()
        self.at: i64 = 0
        self.new = False

    def note(self, number: i64) -> None:
        """The next number."""
        at = self.at
        if at == len(self.seen):
            self.seen = append(self.seen, number)
            self.new = True
        elif self.seen[at] != number:
            self.seen[at] = number
            self.new = True
        self.at = at + 1

    def note_all(self, numbers: vec[i64]) -> None:
        """How many they are, and all of these."""
        self.note(len(numbers))
        for number in numbers:
            self.note(number)

    def same(self) -> bool:
        """Whether all numbers are those of the last time; the next to be noted is the first again."""
        same = not self.new
        self.at = 0
        self.new = False
        return same


@final
class Pan:
    """The numbers of one seat, what they were measured from, and what they came to."""

    def __init__(self, terms: i64) -> None:
        self.numbers: Final = vec[float]([0.0] * terms)
        self.signs: Final = Signs()
        self.worth = 0.0
        self.rest = -1.0  # with so much of the game still to come


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
        self.rest = 0.0
        self.table: Final = Signs()  # of what the numbers of all seats were measured from
        self.pans: Final[list[Pan]] = []  # by seat
        self.spare: Final = now[:]  # for numbers that nobody asks for again
        self.laid = self.spare
        self.at: i64 = 0

    def set(self, rest: float) -> None:
        """What comes is weighed with this share of the game still to come."""
        if rest != self.rest:
            self.rest = rest
            worth = self.worth
            for i in range(len(worth)):
                worth[i] = self.now[i] + self.later[i] * rest

    def pan(self, seat: i64) -> Pan:
        """What comes belongs to this seat, and stays on its pan."""
        while seat >= len(self.pans):
            self.pans.append(Pan(len(self.now)))
        pan = self.pans[seat]
        self.laid = pan.numbers
        return pan

    def no_pan(self) -> None:
        """What comes is weighed once."""
        self.laid = self.spare

    def clear(self) -> None:
        """Nothing is known of any seat: another box is opened."""
        self.pans.clear()

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

    def weigh(self, pan: Pan, known: bool) -> float:
        """The worth of what lies on a pan; where all of it is known, as it was weighed the last time."""
        if not known or pan.rest != self.rest:
            pan.worth = self.weighed()
            pan.rest = self.rest
        return pan.worth

    def listed(self) -> list[float]:
        """The numbers themselves; the next to be added is the first again."""
        self.at = 0
        return [float(number) for number in self.laid]


if __file__.endswith(".py"):  # plain Python weighs whole numbers as they are
    setattr(Scales, "count", Scales.add)  # noqa: B010
