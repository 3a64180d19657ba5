"""The smallest game that has everything the kit looks at: chance, a secret, answers at the same time, and public news.

A prize of 1 to 3 lies face down. Three times everybody plays one of the cards 1 to 3 at the same time; the highest card earns
a point. After each time whoever played the highest card (of several, the first) may turn the prize up, and has it.
"""

from __future__ import annotations

from typing import Any, Final

from parlour.engine.box import Edition
from parlour.engine.core import Chance, Choice, State, Step, Together
from parlour.engine.game import Game, Option, Options
from parlour.engine.knowledge import Place, Tracker
from parlour.engine.rng import Rng
from parlour.engine.words import LEGAL, Event, Vocabulary

CARDS: Final = ["one", "two", "three"]
WORDS: Final = Vocabulary()
PLAY: Final = WORDS.verb("play", CARDS, "card")
TURN: Final = WORDS.verb("turn")
LEAVE: Final = WORDS.verb("leave")
LAY: Final = WORDS.verb("lay", CARDS, "card")
LAID: Final = WORDS.event("laid", secret="card", news=True)
PLAYED: Final = WORDS.event("played", "player card")
TURNED: Final = WORDS.event("turned", "player card", news=True)
GONE: Final = WORDS.reason("gone", "TY-1")


class Tiny(State):
    """Hands as bits, the prize, who has it, and points."""

    def __init__(self, players: int) -> None:
        self.begin()
        self.hands = [7] * players
        self.last = [-1] * players
        self.points = [0] * players
        self.prize = -1
        self.shown = False
        self.turned = TURNED

    def clone(self) -> Tiny:
        c = Tiny(0)
        c.wait_like(self)
        c.hands = self.hands.copy()
        c.last = self.last.copy()
        c.points = self.points.copy()
        c.prize = self.prize
        c.shown = self.shown
        c.turned = self.turned
        return c

    def scores(self) -> list[int]:
        return self.points


class Lay(Chance[Tiny]):
    def refuse(self, s: Tiny, action: int) -> int:
        return LEGAL

    def apply(self, s: Tiny, action: int) -> None:
        s.prize = LAY.noun(action)
        s.tell(LAID, s.prize)


class Card(Choice[Tiny]):
    def refuse(self, s: Tiny, action: int) -> int:
        return LEGAL if s.hands[self.player] >> PLAY.noun(action) & 1 else GONE

    def apply(self, s: Tiny, action: int) -> None:
        s.last[self.player] = PLAY.noun(action)
        s.hands[self.player] &= ~(1 << s.last[self.player])
        s.tell(PLAYED, self.player, s.last[self.player])


class Prize(Choice[Tiny]):
    def refuse(self, s: Tiny, action: int) -> int:
        return LEGAL

    def apply(self, s: Tiny, action: int) -> None:
        if TURN.has(action):
            s.shown = True
            s.points[self.player] += s.prize + 1
            s.tell(s.turned, self.player, s.prize)


class Count(Step[Tiny]):
    def run(self, s: Tiny) -> None:
        best = s.last.index(max(s.last))
        s.points[best] += 1
        if not s.shown:
            s.then(PRIZE[best])


SEATS: Final = range(4)
PRIZE: Final = [Prize(seat, [TURN, LEAVE], "TY-2") for seat in SEATS]
CARD: Final[list[Choice[Any]]] = [Card(seat, [PLAY], "TY-1") for seat in SEATS]
ALL: Final = [Together(CARD[:n]) for n in range(5)]


class Listens(Tracker):
    def __init__(self) -> None:
        self.known: set[int] = set()

    def hear(self, name: str, args: list[int]) -> None:
        if name == "turned":
            self.known = {args[1]}

    def places(self) -> dict[str, Place]:
        return {"prize": Place(1, self.known, set() if self.known else {0, 1, 2})}


class TinyGame(Game[Tiny]):
    """`turned`: how the turning up is told, so that a test can forget that it is news."""

    def __init__(self, turned: Event = TURNED) -> None:
        super().__init__("tiny", WORDS, [Option("players", [2, 3, 4], 3, "TY-1")])
        self.turned = turned

    def setup(self, options: Options, edition: Edition) -> Tiny:
        s = Tiny(self.seats(options))
        s.turned = self.turned
        s.then(Lay(LAY, "TY-2"))
        for _ in CARDS:
            s.then(ALL[self.seats(options)])
            s.then(Count())
        s.settle()
        return s

    def known(self, s: Tiny, viewer: int) -> dict[str, object]:
        return {
            "hands": s.hands.copy(),
            "last": s.last.copy(),
            "points": s.points.copy(),
            "prize": s.prize if s.shown else None,
        }

    def imagine(self, s: Tiny, viewer: int, rng: Rng) -> Tiny:
        c = s.clone()
        if not c.shown and c.prize >= 0:
            c.prize = rng.below(3)
        c.reseal(viewer, rng)
        return c

    def places(self, s: Tiny) -> dict[str, list[int]]:
        return {"prize": [s.prize] if s.prize >= 0 else []}

    def tracker(self, options: Options, seat: int) -> Tracker:
        return Listens()
