"""A small game with a run of picks over a hidden hand: three of seven charms are dealt to each of two, two of them are saved.

What is saved is shown and scores; the third stays hidden. `Save` is the example of CONTRIBUTING, "Several picks at once".
Each way to break it is a class of its own in tests/test_kit.py.
"""

from __future__ import annotations

from typing import Final

from parlour.engine.box import Edition
from parlour.engine.core import Chance, Choice, State
from parlour.engine.game import Game, Option, Options
from parlour.engine.knowledge import Place, Tracker
from parlour.engine.rng import Rng
from parlour.engine.words import CONFIRMED, LEGAL, Event, Verb, Vocabulary

CHARMS: Final = ["ash", "bee", "cat", "dew", "elm", "fox", "gem"]
SAVED: Final = 2
DEALT: Final = 3
WORDS: Final = Vocabulary()
SAVE: Final = WORDS.verb("save", CHARMS, "charm")
DEAL: Final = WORDS.verb("deal", CHARMS, "charm")
GOT: Final = WORDS.event("got", "player", secret="charm")
KEPT: Final = WORDS.event("saved", "player charm")
NOT_HELD: Final = WORDS.reason("not-held", "CH-2")
GONE: Final = WORDS.reason("gone", "CH-1")
SAVES: Final = [SAVE]  # built once: questions that name this very list are one run


class Charms(State):
    def __init__(self) -> None:
        self.begin()
        self.hands: list[list[int]] = [[], []]
        self.saved: list[list[int]] = [[], []]
        self.got = GOT

    def clone(self) -> Charms:
        c = Charms()
        c.wait_like(self)
        c.hands = [hand.copy() for hand in self.hands]
        c.saved = [saved.copy() for saved in self.saved]
        c.got = self.got
        return c

    def scores(self) -> list[int]:
        return [sum(saved) for saved in self.saved]


class Deal(Chance[Charms]):
    def refuse(self, s: Charms, action: int) -> int:
        return GONE if any(DEAL.noun(action) in hand for hand in s.hands) else LEGAL

    def apply(self, s: Charms, action: int) -> None:
        seat = 0 if len(s.hands[0]) < DEALT else 1
        s.hands[seat] = sorted([*s.hands[seat], DEAL.noun(action)])
        s.tell(s.got, seat, DEAL.noun(action), to=1 << seat)


class Save(Choice[Charms]):
    """[CH-2] Two of the charms in one's hand, which nobody else sees."""

    def refuse(self, s: Charms, action: int) -> int:
        charm, hand, saved = SAVE.noun(action), s.hands[self.player], s.saved[self.player]
        if charm not in hand:
            return NOT_HELD
        if saved and charm < saved[-1]:
            return CONFIRMED  # passed over
        after = [other for other in hand if other > charm]
        return LEGAL if len(after) >= self.picks_left(s) - 1 else CONFIRMED  # nothing would be left to follow

    def apply(self, s: Charms, action: int) -> None:
        if self.picks_left(s) > 1:
            s.then(self)  # the same question again, for the rest
        s.hands[self.player].remove(SAVE.noun(action))
        s.saved[self.player].append(SAVE.noun(action))
        s.tell(KEPT, self.player, SAVE.noun(action))

    def picks(self) -> list[Verb]:
        return SAVES

    def picks_left(self, s: Charms) -> int:
        return SAVED - len(s.saved[self.player])

    def forcible(self) -> bool:
        return False  # that nobody was asked for the second would tell which the third is


class Listens(Tracker):
    """Who got what as far as it was heard, and what was saved."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.known: Final[list[set[int]]] = [set(), set()]
        self.saved: Final[list[list[int]]] = [[], []]
        self.count: Final = [0, 0]

    def hear(self, name: str, args: list[int]) -> None:
        if name == "got":
            self.count[args[0]] += 1
            if args[0] == self.seat:
                self.known[args[0]].add(args[1])
        elif name == "saved":
            self.count[args[0]] -= 1
            self.known[args[0]].discard(args[1])
            self.saved[args[0]].append(args[1])

    def places(self) -> dict[str, Place]:
        unseen = set(range(len(CHARMS))) - self.known[0] - self.known[1] - {*self.saved[0], *self.saved[1]}
        must = [self.known[0].copy(), self.known[1].copy()]
        for seat in (0, 1):
            above = {charm for charm in unseen if len(self.saved[seat]) == 1 and charm > self.saved[seat][0]}
            if not must[seat] and len(above) == 1:  # another is to follow, and there is no other
                must[seat] |= above
                unseen -= above
        return {
            f"hand of {seat}": Place(self.count[seat], must[seat], unseen if self.count[seat] > len(must[seat]) else set())
            for seat in (0, 1)
        }


class CharmsGame(Game[Charms]):
    """`got`: how a deal is told; `save`: the question."""

    def __init__(self, save: type[Save] = Save, got: Event = GOT) -> None:
        super().__init__("charms", WORDS, [Option("players", [2], 2, "CH-1")])
        self.save = save
        self.got = got

    def setup(self, options: Options, edition: Edition) -> Charms:
        s = Charms()
        s.got = self.got
        for _ in range(2 * DEALT):
            s.then(Deal(DEAL, "CH-1"))
        for seat in (0, 1):
            s.then(self.save(seat, [SAVE], "CH-2"))
        s.settle()
        return s

    def known(self, s: Charms, viewer: int) -> dict[str, object]:
        hands = [
            [*hand, *[None] * (DEALT - len(hand))] if seat == viewer else [None] * DEALT for seat, hand in enumerate(s.hands)
        ]
        shown = [[*saved, *[None] * (SAVED - len(saved))] for saved in s.saved]
        return {"hands": hands, "counts": [len(hand) for hand in s.hands], "saved": shown}

    def imagine(self, s: Charms, viewer: int, rng: Rng) -> Charms:
        """Others' hands anew, such that whoever has begun to save can go on: ascending, as the run asks."""
        c = s.clone()
        others = [seat for seat in (0, 1) if seat != viewer]
        seen = {charm for seat in (0, 1) for charm in [*s.saved[seat], *(s.hands[seat] if seat == viewer else [])]}
        while True:
            unseen = rng.shuffled([charm for charm in range(len(CHARMS)) if charm not in seen])
            for seat in others:
                c.hands[seat] = sorted(unseen.pop() for _ in s.hands[seat])
            if all(len(s.saved[seat]) != 1 or c.hands[seat][-1] > s.saved[seat][0] for seat in others):
                break
        c.reseal(viewer, rng)
        return c

    def places(self, s: Charms) -> dict[str, list[int]]:
        return {f"hand of {seat}": hand for seat, hand in enumerate(s.hands)}

    def tracker(self, options: Options, seat: int) -> Tracker:
        return Listens(seat)
