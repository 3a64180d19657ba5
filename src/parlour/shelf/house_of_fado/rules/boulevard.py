"""Boulevard [HF-3]: hire at most one musician from each of the two groups beside the space."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.actions import Actions
from parlour.engine.core import Choice
from parlour.engine.words import LEGAL, Verb
from parlour.shelf.house_of_fado.actions import DONE, HIRE, PASS, WORDS
from parlour.shelf.house_of_fado.effects import ACTION_LEFT, leave_boulevard, take_note
from parlour.shelf.house_of_fado.state import (
    BESIDE,
    GROUP,
    KIND_COUNT,
    NONE,
    SEATS,
    TOP_FAME,
    HouseOfFado,
    changed,
    kind_of,
)

HIRE_PICKS: Final = [HIRE]

HIRED: Final = WORDS.event("hired", "player musician fame coins")

GROUP_NOT_SERVED: Final = WORDS.reason("group-not-served", "HF-3.1", "space")
ONE_FROM_EACH_GROUP: Final = WORDS.reason("one-from-each-group", "HF-3.1")
NOT_ON_BOULEVARD: Final = WORDS.reason("not-on-boulevard", "HF-3.1", "musician")
KIND_ALREADY_HIRED: Final = WORDS.reason("kind-already-hired", "HF-3.5", "kind")
TOO_FAMOUS_TO_HIRE: Final = WORDS.reason("too-famous-to-hire", "HF-3.3", "musician")
NO_COINS_TO_HIRE: Final = WORDS.reason("no-coins-to-hire", "HF-3.3", "price coins")


def price(s: HouseOfFado, musician: i64) -> i64:
    """[HF-3.3] By fame, plus the surcharge of the kind; no die counts as fame 1 [HF-3.2]."""
    return s.box.price[s.fame[musician]] + s.box.surcharge[kind_of(musician)]


class Hire(Choice[HouseOfFado]):
    """[HF-3.1] Hire from the groups beside the space; `only` is the one group left after the first, or NONE."""

    def __init__(self, player: i64, space: i64, only: i64) -> None:
        super().__init__(player, [HIRE, PASS if only == NONE else DONE], "HF-3.1")
        self.space: Final = space
        self.only: Final = only
        self.stop: Final = PASS.of() if only == NONE else DONE.of()
        self.least: Final = BESIDE[space] if only == NONE else only
        self.most: Final = BESIDE[space] + 1 if only == NONE else only

    def picks(self) -> list[Verb]:
        return HIRE_PICKS

    def picks_ascend(self) -> bool:
        return False  # records of version 1 have them in either order

    def picks_left(self, s: HouseOfFado) -> i64:
        return self.most - self.least + 1

    def refuse(self, s: HouseOfFado, action: i64) -> i64:
        if action == self.stop:
            return LEGAL
        musician = HIRE.noun(action)
        kind = kind_of(musician)
        if not 0 <= kind - BESIDE[self.space] <= 1:
            return GROUP_NOT_SERVED
        if not self.least <= kind <= self.most:
            return ONE_FROM_EACH_GROUP
        if musician not in s.boulevard:
            return NOT_ON_BOULEVARD
        if s.players[self.player].trio[kind] != NONE:
            return KIND_ALREADY_HIRED
        if s.fame[musician] == TOP_FAME:
            return TOO_FAMOUS_TO_HIRE
        return LEGAL if s.players[self.player].coins >= price(s, musician) else NO_COINS_TO_HIRE

    def details(self, s: HouseOfFado, action: i64, refusal: i64) -> list[int]:
        musician = HIRE.noun(action)
        if refusal == GROUP_NOT_SERVED:
            return [self.space]
        if refusal == KIND_ALREADY_HIRED:
            return [kind_of(musician)]
        if refusal == NO_COINS_TO_HIRE:
            return [price(s, musician), s.players[self.player].coins]
        return [musician]

    def offer(self, s: HouseOfFado, found: Actions) -> None:
        p = s.players[self.player]
        coins = p.coins
        prices = s.box.price
        for kind in range(self.least, self.most + 1):
            if p.trio[kind] == NONE:
                left = coins - s.box.surcharge[kind]
                for place in range(kind * GROUP, (kind + 1) * GROUP):
                    musician = s.boulevard[place]
                    if musician != NONE and left >= prices[s.fame[musician]]:
                        found.add(HIRE.base + musician)
        found.add(self.stop)

    def apply(self, s: HouseOfFado, action: i64) -> None:
        if action == self.stop:
            if self.only == NONE:
                s.tell(ACTION_LEFT, self.player)
            return
        musician = HIRE.noun(action)
        kind = kind_of(musician)
        hire(s, self.player, musician)
        if self.only == NONE:
            s.then(HIRING_SECOND[self.player][self.space * KIND_COUNT + 2 * BESIDE[self.space] + 1 - kind])


def hire(s: HouseOfFado, seat: i64, musician: i64) -> None:
    """[HF-3.2 to HF-3.4] Pay, take the place of the kind, and get the note it brings."""
    cost = price(s, musician)
    leave_boulevard(s, musician)
    p = s.players[seat]
    p.trio = changed(p.trio, kind_of(musician), musician)
    p.coins -= cost
    s.tell(HIRED, seat, musician, s.fame[musician], cost)
    take_note(s, seat, s.box.note_of[musician])


HIRING: Final = [[Hire(p, space, NONE) for space in range(2)] for p in SEATS]
HIRING_SECOND: Final = [[Hire(p, space, kind) for space in range(2) for kind in range(KIND_COUNT)] for p in SEATS]
