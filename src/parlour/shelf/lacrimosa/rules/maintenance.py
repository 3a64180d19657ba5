"""[LA-6] Maintenance: the boards of all players at the same time, then the map, the row and the first player."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from parlour.engine.core import Choice, Step, Together
from parlour.shelf.lacrimosa.actions import WORDS
from parlour.shelf.lacrimosa.components import FIRST_MEMORY, RECURRING
from parlour.shelf.lacrimosa.effects import (
    FROM_BONUS,
    FROM_FINANCE,
    FROM_STORY,
    PICK_MARKER,
    RAISE_TRACK,
    get_ducats,
    get_markers,
    raise_track,
    score,
)
from parlour.shelf.lacrimosa.heaps import bit, heap_of, lowest
from parlour.shelf.lacrimosa.rules.map import FILL_MAP, TURN_GOLDEN
from parlour.shelf.lacrimosa.rules.row import next_period
from parlour.shelf.lacrimosa.scoring import FINAL_SCORING
from parlour.shelf.lacrimosa.state import KIND_COUNT, NONE, NOTHING, ROUNDS, SEATS, SOLOIST_SEAT, Lacrimosa

MAINTAINED: Final = WORDS.event("maintained", "player")
INCOME: Final = WORDS.event("income", "player n")
BONUS_ICONS: Final = WORDS.event("bonus-icons", "player n")
KEPT: Final = WORDS.event("kept", "player card")
SOLO_GATHERED: Final = WORDS.event("solo-gathered")
FIRST_PASSED: Final = WORDS.event("first-passed", "player")

EACH_MAINTENANCE: Final = RECURRING.index("maintenance")


class Maintenance(Step[Lacrimosa]):
    """[LA-6.1, LA-6.8] Boards first; after the last round only these, and then the final scoring."""

    def run(self, s: Lacrimosa) -> None:
        for seat in range(s.seats):
            maintain(s, seat)
        s.then(WILD_STEPS)
        s.then(WILD_MARKERS)
        s.then(TIDY_UP)
        if s.round < ROUNDS:
            s.then(TURN_GOLDEN)
            s.then(FILL_MAP)
            s.then(NEXT_PERIOD)
            s.then(PASS_FIRST)
        else:
            s.then(FINAL_SCORING)


def maintain(s: Lacrimosa, seat: i64) -> None:
    """[LA-6.1, LA-5.1, LA-6.2, LA-6.3] What needs no choice. Steps only add up, so the wild ones may come last."""
    me = s.players[seat]
    box = s.box
    s.tell(MAINTAINED, seat)
    wild: i64 = 0
    for kind in range(KIND_COUNT):
        me.tracks[kind] = 0
    for card in me.story:
        memory = box.memories[card]
        for kind in range(KIND_COUNT):
            raise_track(s, seat, kind, memory.story[kind])
        wild += memory.story_wild
        score(s, seat, memory.story_vp, FROM_STORY)
    for number in me.desks:
        if number >= 0 and box.tiles[number].each == EACH_MAINTENANCE:
            raise_track(s, seat, box.tiles[number].track, 1)
    income = box.finance[me.finance]
    if income.ducats:
        s.tell(INCOME, seat, income.ducats)
        me.ducats += income.ducats
    score(s, seat, income.vp, FROM_FINANCE)
    me.wild_steps = wild + income.wild
    me.wild_markers = 0
    me.wild_from = 0
    period_bonus(s, seat)


def period_bonus(s: Lacrimosa, seat: i64) -> None:
    """[LA-6.3] The reward once for each icon of the action on the cards in the Experiences row, used or not."""
    bonus = s.box.bonuses[s.bonus]
    n: i64 = 0
    for card in s.players[seat].experiences:
        n += s.box.memories[card].icons >> 3 * bonus.action & 7
    if n:
        s.tell(BONUS_ICONS, seat, n)
        get_ducats(s, seat, n * bonus.reward.ducats)
        score(s, seat, n * bonus.reward.vp, FROM_BONUS)
        for kind in range(KIND_COUNT):
            get_markers(s, seat, kind, n * bonus.reward.markers[kind])
        s.players[seat].wild_markers = n * bonus.reward.wild


class WildSteps(Step[Lacrimosa]):
    """[LA-6.1, LA-6.2] All players who have wild steps left choose one track each, at the same time, till none is left."""

    def run(self, s: Lacrimosa) -> None:
        mask: i64 = 0
        for seat in range(s.seats):
            if s.players[seat].wild_steps:
                mask |= 1 << seat
        if mask:
            s.then(CHOOSE_STEPS[mask])
            s.then(WILD_STEPS)


class WildMarkers(Step[Lacrimosa]):
    """[LA-6.3] The same with wild markers of the period bonus."""

    def run(self, s: Lacrimosa) -> None:
        mask: i64 = 0
        for seat in range(s.seats):
            if s.players[seat].wild_markers:
                mask |= 1 << seat
        if mask:
            s.then(CHOOSE_MARKERS[mask])
            s.then(WILD_MARKERS)


class TidyUp(Step[Lacrimosa]):
    """[LA-6.4, LA-9.11] Opuses turn back, the eight played cards are the new deck, the ninth stays in hand, known to all."""

    def run(self, s: Lacrimosa) -> None:
        for seat in range(s.seats):
            me = s.players[seat]
            me.turned = NOTHING
            for played in (me.experiences, me.story):
                for card in played:
                    me.deck |= bit(card - FIRST_MEMORY)
            me.experiences = NOTHING
            me.story = NOTHING
            me.kept = FIRST_MEMORY + lowest(me.hand)
            s.tell(KEPT, seat, me.kept)
        if s.level != NONE:
            s.players[SOLOIST_SEAT].experiences = NOTHING
            s.players[SOLOIST_SEAT].story = NOTHING
            s.solo_deck = heap_of(s.box.level_deck[s.level])
            s.tell(SOLO_GATHERED)


class NextPeriod(Step[Lacrimosa]):
    """[LA-6.6] Bonus tile and row of the new period."""

    def run(self, s: Lacrimosa) -> None:
        next_period(s)


class PassFirst(Step[Lacrimosa]):
    """[LA-6.7] The first player marker goes left; alone, it stays [LA-9.3]."""

    def run(self, s: Lacrimosa) -> None:
        if s.seats > 1:
            s.first = (s.first + 1) % s.seats
            s.tell(FIRST_PASSED, s.first)


def together(choices: list[Any], mask: i64) -> Together:
    """The choices of the seats in a mask, asked at the same time."""
    asked: list[Choice[Any]] = [choices[seat] for seat in SEATS if mask >> seat & 1]
    return Together(asked)


MAINTENANCE: Final = Maintenance()
WILD_STEPS: Final = WildSteps()
WILD_MARKERS: Final = WildMarkers()
TIDY_UP: Final = TidyUp()
NEXT_PERIOD: Final = NextPeriod()
PASS_FIRST: Final = PassFirst()
CHOOSE_STEPS: Final = [together(list(RAISE_TRACK), mask) for mask in range(1 << len(SEATS))]
CHOOSE_MARKERS: Final = [together(list(PICK_MARKER), mask) for mask in range(1 << len(SEATS))]
