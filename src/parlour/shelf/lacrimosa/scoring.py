"""[LA-7] Final scoring: royal favours, the Requiem, story points and ducats left."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.core import Step
from parlour.engine.vecs import vec
from parlour.shelf.lacrimosa.actions import WORDS
from parlour.shelf.lacrimosa.components import PERIODS, TYPES
from parlour.shelf.lacrimosa.effects import FROM_DUCATS_LEFT, FROM_FAVOURS, FROM_POINTS_LEFT, FROM_REQUIEM, score
from parlour.shelf.lacrimosa.state import KIND_COUNT, MOVEMENT_COUNT, NONE, SOLOIST_SEAT, Lacrimosa

POINTS_PER_VP: Final = 2
DUCATS_PER_VP: Final = 3

FAVOUR_MET: Final = WORDS.event("favour-met", "player court")
MAJORITY: Final = WORDS.event("majority", "movement note")
MOVEMENT_TIED: Final = WORDS.event("movement-tied", "movement")

PERIOD_NEEDS: Final = len(TYPES)  # where the periods begin among the needs,
INSTRUMENT_NEEDS: Final = PERIOD_NEEDS + len(PERIODS) - 1  # the instruments,
MOVEMENT_NEEDS: Final = INSTRUMENT_NEEDS + 5  # and the movements


class FinalScoring(Step[Lacrimosa]):
    """[LA-7.1, LA-7.2, LA-7.3, LA-7.4, LA-9.12] In this order; the Soloist has only the first two."""

    def run(self, s: Lacrimosa) -> None:
        for seat in range(s.seats):
            for court in favours_met(s, seat):
                s.tell(FAVOUR_MET, seat, court)
                score(s, seat, s.box.courts[court].favour, FROM_FAVOURS)
        if s.level != NONE:
            for court in s.players[SOLOIST_SEAT].courts:
                score(s, SOLOIST_SEAT, s.box.courts[court].favour, FROM_FAVOURS)
        for movement in range(MOVEMENT_COUNT):
            ahead = leading(s, movement)
            if ahead == NONE:
                s.tell(MOVEMENT_TIED, movement)
            else:
                s.tell(MAJORITY, movement, ahead)
        for owner in range(len(s.players)):
            score(s, owner, requiem_points(s, owner), FROM_REQUIEM)
        for seat in range(s.seats):
            me = s.players[seat]
            score(s, seat, story_points(s, seat) // POINTS_PER_VP, FROM_POINTS_LEFT)
            score(s, seat, me.ducats // DUCATS_PER_VP, FROM_DUCATS_LEFT)


def story_points(s: Lacrimosa, seat: i64) -> i64:
    """[LA-7.3] Tracks and markers together, all kinds summed."""
    me = s.players[seat]
    n: i64 = 0
    for kind in range(KIND_COUNT):
        n += me.tracks[kind] + me.markers[kind]
    return n


def leading(s: Lacrimosa, movement: i64) -> i64:
    """[LA-7.2] The note of the composer with more markers in a movement, neutral ones included; NONE: a tie."""
    lead: i64 = 0
    for space in s.box.spaces_in[movement]:
        what = s.spaces[space]
        if what >= 0:
            lead += 1 if what & 1 else -1
    return NONE if lead == 0 else 1 if lead > 0 else 0


def requiem_points(s: Lacrimosa, owner: i64) -> i64:
    """[LA-7.2] What all movements pay an owner."""
    points: i64 = 0
    for movement in range(MOVEMENT_COUNT):
        points += points_in_movement(s, owner, movement)
    return points


def points_in_movement(s: Lacrimosa, owner: i64, movement: i64) -> i64:
    """[LA-7.2] The higher value for each own marker of the composer who leads, the lower one for the others and in a tie."""
    points: i64 = 0
    ahead = leading(s, movement)
    for space in s.box.spaces_in[movement]:
        what = s.spaces[space]
        if what >= 0 and what >> 1 == owner:
            points += s.box.high[movement] if what & 1 == ahead else s.box.low[movement]
    return points


def fits(s: Lacrimosa, need: i64, item: i64) -> bool:
    """[LA-7.1] Whether an opus card or a space with an own marker meets one need."""
    if need < PERIOD_NEEDS:
        return s.box.opuses[item].type == need
    if need < INSTRUMENT_NEEDS:
        return s.box.opuses[item].period == need - PERIOD_NEEDS + 1
    if need < MOVEMENT_NEEDS:
        return s.box.instrument_of[item] == need - INSTRUMENT_NEEDS
    return s.box.movement_of[item] == need - MOVEMENT_NEEDS


def favours_met(s: Lacrimosa, seat: i64) -> list[int]:
    """[LA-7.1] The court tiles that pay under the best assignment: each opus and each marker serves one tile."""
    me = s.players[seat]
    if not len(me.courts):
        return []
    by_opus = [court for court in me.courts if s.box.courts[court].of_opuses]
    by_marker = [court for court in me.courts if not s.box.courts[court].of_opuses]
    return sorted(best_favours(s, by_opus, me.opuses) + best_favours(s, by_marker, s.own_markers(seat)))


def best_favours(s: Lacrimosa, courts: list[int], items: vec[i64]) -> list[int]:
    """The worthiest set of tiles whose needs can all be met at the same time; of equal ones the first found."""
    serves = [NONE] * len(items)  # which need each item meets: two numbers for each tile of `courts`
    best: list[int] = []
    search(s, courts, items, 0, serves, [], 0, best_so_far := [-1], best)
    assert best_so_far[0] >= 0
    return best


def search(
    s: Lacrimosa,
    courts: list[int],
    items: vec[i64],
    i: i64,
    serves: list[int],
    chosen: list[int],
    worth: i64,
    best_worth: list[int],
    best: list[int],
) -> None:
    """Take or leave one tile after the other; a tile is taken only if the needs so far can be met with it."""
    if i == len(courts):
        if worth > best_worth[0]:
            best_worth[0] = worth
            best[:] = chosen
        return
    rest: i64 = 0
    for court in courts[i:]:
        rest += s.box.courts[court].favour
    if worth + rest <= best_worth[0]:
        return
    attempt = serves.copy()
    if place(s, courts, items, 2 * i, attempt, []) and place(s, courts, items, 2 * i + 1, attempt, []):
        search(s, courts, items, i + 1, attempt, chosen + [courts[i]], worth + s.box.courts[courts[i]].favour, best_worth, best)
    search(s, courts, items, i + 1, serves, chosen, worth, best_worth, best)


def place(s: Lacrimosa, courts: list[int], items: vec[i64], need: i64, serves: list[int], tried: list[int]) -> bool:
    """Find an item for this need, moving others to another item if they can (an augmenting path)."""
    wanted = s.box.courts[courts[need >> 1]].needs[need & 1]
    for j, item in enumerate(items):
        if j not in tried and fits(s, wanted, item):
            tried.append(j)
            if serves[j] == NONE or place(s, courts, items, serves[j], serves, tried):
                serves[j] = need
                return True
    return False


FINAL_SCORING: Final = FinalScoring()
