"""What is worth counting in a game, read from the events that it tells."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from parlour.engine.core import State
from parlour.engine.game import Game


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


def look(game: Game, lens: Lens, s: State, seats: int) -> Notes:
    """Read a finished game that told everything."""
    notes = Notes(seats, turns=[0] * seats)
    scorings: dict[str, list[Scoring]] = {}
    for scoring in lens.scorings:
        scorings.setdefault(scoring.event, []).append(scoring)
    takings: dict[str, list[Taking]] = {}
    for taking in lens.takings:
        takings.setdefault(taking.event, []).append(taking)
    for told in s.told or []:
        name = told.event.name
        if name not in scorings and name not in takings and name not in lens.turns and name != lens.first:
            continue
        args = dict(zip(told.event.args, told.args))
        seat = args["player"]
        if name == lens.first:
            notes.first = seat
        if name in lens.turns:
            notes.turns[seat] += 1
        for scoring in scorings.get(name, []):
            amount = scoring.sign * args[scoring.amount]
            source = scoring.fixed or game.nouns[scoring.source][args[scoring.source]]
            if amount:
                notes.score(source, seat, amount)
        for taking in takings.get(name, []):
            notes.take(taking.title, game.nouns[taking.of][args[taking.noun]], seat)
    lens.more(s, notes)
    return notes
