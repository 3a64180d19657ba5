"""[LA-1] Set-up: options, decks, tiles and hands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.core import Chance, Step
from parlour.engine.rng import Rng
from parlour.engine.words import LEGAL
from parlour.shelf.lacrimosa.actions import COMPOSER, CONSTANZE, FIRST, WORDS
from parlour.shelf.lacrimosa.components import Box
from parlour.shelf.lacrimosa.effects import FROM_START, GOT_DUCATS, score
from parlour.shelf.lacrimosa.rules.map import FILL_MAP
from parlour.shelf.lacrimosa.rules.row import REFILL, REVEAL_BONUS
from parlour.shelf.lacrimosa.rules.turn import ROUND
from parlour.shelf.lacrimosa.state import COVERED, Lacrimosa, lay_out, stacks_of

FIRST_CHOSEN: Final = WORDS.event("first-chosen", "player", news=True)
COMPOSER_CHOSEN: Final = WORDS.event("composer-chosen", "composer note", news=True)
CONSTANZE_DRAWN: Final = WORDS.event("constanze-drawn", "constanze", news=True)

NO_SUCH_SEAT: Final = WORDS.reason("no-such-seat", "LA-1.9")
COMPOSER_PLAYS: Final = WORDS.reason("composer-plays", "LA-1.4")


def set_up(seats: i64, box: Box, composers: list[int], level: i64, by_movements: bool) -> Lacrimosa:
    """[LA-1, LA-9.1] Composers not named are drawn; bonus and row, Constanze, map, first player, round 1."""
    s = lay_out(seats, box, composers, level, by_movements)
    for _ in range(len(composers), 1 if seats == 1 else 2):
        s.then(DRAW_COMPOSER)
    s.then(REVEAL_BONUS)
    s.then(REFILL)
    s.then(DRAW_CONSTANZE)
    s.then(FILL_MAP)
    if seats > 1:
        s.then(DRAW_FIRST)
    s.then(START_MONEY)
    s.then(ROUND)
    s.settle()
    return s


class DrawComposer(Chance[Lacrimosa]):
    """[LA-1.4] A composer who plays; the first one drawn is the eighth note."""

    def refuse(self, s: Lacrimosa, action: i64) -> i64:
        return COMPOSER_PLAYS if COMPOSER.noun(action) in s.composers else LEGAL

    def apply(self, s: Lacrimosa, action: i64) -> None:
        s.composers = s.composers + [COMPOSER.noun(action)]
        s.stacks = stacks_of(s.composers, s.seats, s.box)
        s.tell(COMPOSER_CHOSEN, COMPOSER.noun(action), len(s.composers) - 1)


class DrawConstanze(Chance[Lacrimosa]):
    """[LA-1.5] A Constanze card covers the spaces it shows for this number of players."""

    def refuse(self, s: Lacrimosa, action: i64) -> i64:
        return LEGAL

    def draw(self, s: Lacrimosa, rng: Rng) -> i64:
        return CONSTANZE.of(rng.below(CONSTANZE.size))

    def apply(self, s: Lacrimosa, action: i64) -> None:
        s.constanze = CONSTANZE.noun(action)
        s.tell(CONSTANZE_DRAWN, s.constanze)
        for space in s.box.covered[s.constanze][s.seats - 1]:
            s.spaces[space] = COVERED


class DrawFirst(Chance[Lacrimosa]):
    """[LA-1.9] The first player is random."""

    def refuse(self, s: Lacrimosa, action: i64) -> i64:
        return LEGAL if FIRST.noun(action) < s.seats else NO_SUCH_SEAT

    def draw(self, s: Lacrimosa, rng: Rng) -> i64:
        return FIRST.of(rng.below(s.seats))

    def apply(self, s: Lacrimosa, action: i64) -> None:
        s.first = FIRST.noun(action)
        s.tell(FIRST_CHOSEN, s.first)


class StartMoney(Step[Lacrimosa]):
    """[LA-1.9, LA-9.3] Ducats and VP by place in the order of turns."""

    def run(self, s: Lacrimosa) -> None:
        for place in range(s.seats):
            seat = (s.first + place) % s.seats
            s.players[seat].ducats = s.box.start_ducats[place]
            s.tell(GOT_DUCATS, seat, s.box.start_ducats[place])
            score(s, seat, s.box.start_vp[place], FROM_START)


DRAW_COMPOSER: Final = DrawComposer(COMPOSER, "LA-1.4")
DRAW_CONSTANZE: Final = DrawConstanze(CONSTANZE, "LA-1.5")
DRAW_FIRST: Final = DrawFirst(FIRST, "LA-1.9")
START_MONEY: Final = StartMoney()
