"""What is worth counting in a game, read from the events that it tells."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from parlour.engine.words import Vocabulary


@dataclass(frozen=True)
class Scoring:
    """An event that gives a seat points: where the amount is, and which argument (or fixed word) says what for."""

    event: str
    amount: str
    source: str = ""  # an argument that is a noun
    fixed: str = ""  # or always this source
    sign: int = 1


@dataclass(frozen=True)
class Taking:
    """An event by which a seat takes, hires, plays or uses something: the argument that names it, of this kind of noun."""

    title: str
    event: str
    noun: str
    kind: str = ""  # of noun, if the argument's name is not it

    @property
    def of(self) -> str:
        return self.kind or self.noun


@dataclass
class Notes:
    """What one game had worth counting, by seat."""

    seats: int
    points: dict[str, list[int]] = field(default_factory=dict)  # by source
    taken: dict[str, dict[str, list[int]]] = field(default_factory=dict)  # by title and id: how often
    turns: list[int] = field(default_factory=list)
    first: int = 0
    facts: dict[str, str] = field(default_factory=dict)  # what a whole game was like, as words

    def score(self, source: str, seat: int, amount: int) -> None:
        self.points.setdefault(source, [0] * self.seats)[seat] += amount

    def take(self, title: str, name: str, seat: int, times: int = 1) -> None:
        self.taken.setdefault(title, {}).setdefault(name, [0] * self.seats)[seat] += times


def nothing(s: Any, notes: Notes) -> None:
    """A game without more to say."""


@dataclass(frozen=True)
class Lens:
    """How to look at one game. A game without a lens still has scores, lengths, branching and decisions."""

    scorings: list[Scoring] = field(default_factory=list)
    takings: list[Taking] = field(default_factory=list)
    turns: list[str] = field(default_factory=list)  # the events that are a seat's turn
    first: str = ""  # the event that names the first player
    groups: dict[str, list[str]] = field(default_factory=dict)  # of sources: what a strategy can lean on
    kinds: dict[str, str] = field(default_factory=dict)  # by title of things taken: the kind of noun, for words
    source_kind: str = "source"
    more: Callable[[Any, Notes], None] = nothing  # what no single event says, from the finished table

    def titles(self) -> list[str]:
        """What can be taken, in the order of the report."""
        return list(dict.fromkeys([taking.title for taking in self.takings] + list(self.kinds)))

    def kind_of(self, title: str) -> str:
        return next((taking.of for taking in self.takings if taking.title == title), self.kinds.get(title, ""))

    def group_of(self, source: str) -> str:
        return next((name for name, sources in self.groups.items() if source in sources), "other")


def plain_lens(words: Vocabulary, nouns: dict[str, list[str]]) -> Lens:
    """For a game without a lens of its own: points by the rows of its score sheet, and whatever an event says that a seat did
    with a thing that has a name."""
    takings = []
    for event in words.events:
        if event.args[:1] == ["player"]:
            title = event.name.replace("-", " ").capitalize()
            takings += [Taking(title, event.name, name) for name in event.args[1:] if name in nouns]
    return Lens(takings=takings)
