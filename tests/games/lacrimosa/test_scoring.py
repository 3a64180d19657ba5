"""Final scoring [LA-7]."""

from __future__ import annotations

from itertools import permutations, product

import pytest
from mypy_extensions import i64

from parlour.engine.rng import Rng
from parlour.engine.vecs import vec
from parlour.shelf.lacrimosa.components import COURTS, OPUSES, SPACES
from parlour.shelf.lacrimosa.scoring import favours_met, fits, leading, requiem_points
from parlour.shelf.lacrimosa.state import NONE, Lacrimosa
from tests.games.lacrimosa.table import acting, at, court, do, me, told

QUIET = "ducats 0, talent 0, travel 0, composition 0"


def scored(s: Lacrimosa, seat: int, origin: int) -> int:
    """VP told to a seat from one origin."""
    return sum(args[1] for args in told(s, "scored") if args[0] == seat and args[2] == origin)


def test_la_7_1_one_opus_serves_one_favour() -> None:
    """[LA-7.1] The example: Bastien und Bastienne serves opera + religious or periods 1 + 2; the better one is taken."""
    own = f"{QUIET}, courts co-t1 co-p1, opuses op-1-2 op-4-3 op-2-6"
    s = at(f"round 5; 0: {own}; ask scoring")
    assert scored(s, 0, 11) == 7  # opera + religious is worth more than periods 1 + 2
    s = at(f"round 5; 0: {own} op-1-6; ask scoring")
    assert scored(s, 0, 11) == 7 + 6  # another opus of period 1 serves the other tile
    assert [args[1] for args in told(s, "favour-met")] == [court("co-t1"), court("co-p1")]


def test_la_7_1_one_marker_serves_one_favour() -> None:
    """[LA-7.1] The example: voice of the Sanctus serves strings + voice or Sequentia + Sanctus."""
    own = f"{QUIET}, courts co-i1 co-m1, desks desk-5=E-S1 desk-3=E-A1 desk-2=E-Q1, opuses"
    s = at(f"round 5; spaces S-V1=0-eighth A-S=0-eighth Q-P=0-eighth; 0: {own}; ask scoring")
    assert scored(s, 0, 11) == 7
    own = own.replace("desk-2=E-Q1", "desk-2=E-Q1 desk-6=E-S2")
    s = at(f"round 5; spaces S-V1=0-eighth S-V2=0-eighth A-S=0-eighth Q-P=0-eighth; 0: {own}; ask scoring")
    assert scored(s, 0, 11) == 7 + 6


def test_la_7_1_one_percussion_marker_never_pays_two() -> None:
    """[LA-7.1] Ours: winds + percussion and percussion + organ with one percussion marker: the dearer one only."""
    own = f"{QUIET}, courts co-i2 co-i3, desks desk-1=E-K1 desk-2=E-Q1 desk-7=E-A1, opuses"
    s = at(f"round 5; spaces K-W=0-eighth Q-P=0-eighth A-O=0-eighth; 0: {own}; ask scoring")
    assert scored(s, 0, 11) == 8


def test_la_7_1_periods_must_be_those() -> None:
    """[LA-7.1] A favour for periods 4 and 5 is met by one opus of each, not by others and not by two of one."""
    for opuses, vp in (("op-4-1 op-5-1", 8), ("op-1-1 op-2-1", 0), ("op-4-1 op-4-2", 0), ("op-3-1 op-5-1", 0)):
        s = at(f"round 5; 0: {QUIET}, courts co-p4, opuses {opuses}; ask scoring")
        assert scored(s, 0, 11) == vp


def test_la_7_1_sold_turned_neutral_and_printed_period() -> None:
    """[LA-7.1] Sold opuses are gone, turned ones count, neutral markers don't, and the printed period counts in any round."""
    s = at(f"round 5; 0: {QUIET}, courts co-p1, opuses op-1-1 op-2-1, turned op-1-1; ask scoring")
    assert scored(s, 0, 11) == 6
    s = at(f"round 5; 0: {QUIET}, courts co-p1, opuses op-2-1; ask scoring")
    assert scored(s, 0, 11) == 0
    table = "spaces K-W=0-eighth K-P=neutral-eighth"
    s = at(f"round 5; {table}; 0: {QUIET}, courts co-i2, desks desk-1=E-K1, opuses; ask scoring")
    assert scored(s, 0, 11) == 0


def brute(s: Lacrimosa, courts: list[int], items: list[int]) -> int:
    """Every way to give each item to one need of one tile, or to none."""
    needs = [(court, need) for court in courts for need in s.box.courts[court].needs]
    best = 0
    for given in product(range(-1, len(needs)), repeat=len(items)):
        met = {i for i, item in zip(given, items) if i >= 0 and fits(s, needs[i][1], item)}
        worth = sum(s.box.courts[court].favour for n, court in enumerate(courts) if {2 * n, 2 * n + 1} <= met)
        best = max(best, worth)
    return best


@pytest.mark.parametrize("seed", range(60))
def test_la_7_1_the_best_assignment_is_exact(seed: int) -> None:
    """[LA-7.1] Against brute force over all assignments: up to three tiles and five opuses or markers."""
    rng = Rng(seed)
    s = at("round 5; 0: opuses; ask 0 experience")
    by_opus = seed % 2 == 0
    kinds = [i for i, c in enumerate(s.box.courts) if c.of_opuses == by_opus]
    courts = rng.shuffled(kinds)[: 1 + rng.below(3)]
    me(s).courts = vec[i64](courts)
    items = rng.shuffled(list(range(46 if by_opus else len(SPACES))))[: 2 + rng.below(4)]
    if by_opus:
        me(s).opuses = vec[i64](items)
    else:
        for item in items:
            s.spaces[item] = rng.below(2)
    found = sum(s.box.courts[c].favour for c in favours_met(s, 0))
    assert found == brute(s, courts, items), (courts, items)


def test_la_7_1_eight_tiles_at_once() -> None:
    """[LA-7.1] All opus favours with a hand-picked set of opuses, against all orders of tiles taken greedily."""
    s = at("round 5; 0: opuses; ask 0 experience")
    me(s).courts = vec[i64]([i for i, c in enumerate(s.box.courts) if c.of_opuses])
    names = ["op-1-1", "op-2-3", "op-3-6", "op-4-7", "op-5-1", "op-1-4", "op-2-6", "op-3-8", "op-4-3"]
    me(s).opuses = vec[i64]([OPUSES.index(name) for name in names])
    found = favours_met(s, 0)
    worth = sum(s.box.courts[c].favour for c in found)
    greedy = 0
    for order in list(permutations(me(s).courts))[::97]:
        free, got = set(me(s).opuses), 0
        for c in order:
            pair = next(
                (
                    (a, b)
                    for a in free
                    for b in free
                    if a != b and fits(s, s.box.courts[c].needs[0], a) and fits(s, s.box.courts[c].needs[1], b)
                ),
                None,
            )
            if pair:
                free -= set(pair)
                got += s.box.courts[c].favour
        greedy = max(greedy, got)
    assert worth >= greedy > 0
    assert len(found) <= 4  # nine opuses serve at most four tiles
    assert len(COURTS) == 16


SEQUENTIA = "spaces Q-W=0-eighth Q-P=0-eighth Q-S1=1-eighth Q-S2=neutral-eighth Q-V1=1-sixteenth Q-O=1-sixteenth"


def test_la_7_2_the_example() -> None:
    """[LA-7.2] Sequentia, 4 Eybler (one neutral) to 2 Stadler: blue 8, yellow 4 + 4, nobody for the neutral one."""
    blue = "0: desks desk-1=E-Q1 desk-2=E-Q2"
    yellow = "1: desks desk-3=E-Q3 desk-5=S-Q1 desk-7=S-Q2"
    s = at(f"round 5; {SEQUENTIA}; {blue}; {yellow}; ask scoring", 4)
    assert (scored(s, 0, 12), scored(s, 1, 12), scored(s, 2, 12)) == (8, 8, 0)
    assert told(s, "majority") == [[1, 0]]
    assert len(told(s, "movement-tied")) == 4


def test_la_7_2_a_tie_gives_the_lower_value() -> None:
    """[LA-7.2] One each in the Agnus Dei: 3 for both."""
    s = at("round 5; spaces A-W=0-eighth A-S=1-sixteenth; 0: desks desk-1=E-A1; 1: desks desk-3=S-A1; ask scoring")
    assert (scored(s, 0, 12), scored(s, 1, 12)) == (3, 3)
    assert leading(s, 4) == NONE


def test_la_7_2_covered_spaces_count_for_nobody() -> None:
    """[LA-7.2, LA-1.5] Constanze's counters are in no majority."""
    s = at("constanze cz-1; spaces A-W=0-eighth; 0: desks desk-1=E-A1; ask 0 experience")
    assert requiem_points(s, 0) == 6


@pytest.mark.parametrize(
    ("talent", "markers", "vp"), [(0, "", 0), (1, "", 0), (1, "markers travel", 1), (4, "markers talent", 2)]
)
def test_la_7_3_story_points_left(talent: int, markers: str, vp: int) -> None:
    """[LA-7.3] 1 VP for 2 points, all kinds summed, rounded down."""
    own = f"ducats 0, talent {talent}, travel 0, composition 0" + (f", {markers}" if markers else "")
    s = at(f"round 5; 0: {own}; ask scoring")
    assert scored(s, 0, 13) == vp


@pytest.mark.parametrize(("ducats", "vp"), [(2, 0), (3, 1), (8, 2), (9, 3)])
def test_la_7_4_ducats_left(ducats: int, vp: int) -> None:
    """[LA-7.4] 1 VP for 3 ducats."""
    assert scored(at(f"round 5; 0: ducats {ducats}; ask scoring"), 0, 14) == vp


def test_la_7_5_ties() -> None:
    """[LA-7.5] Markers in the Requiem (or movements, by the option), then opuses, then shared."""
    zero = f"{QUIET}, vp 20"
    two = "spaces K-P=0-eighth K-S=0-eighth Q-P=1-sixteenth"
    desks = "0: {0}, vp 20, desks desk-2=E-K1 desk-3=E-K2; 1: {0}, vp {1}, desks desk-2=S-Q1"
    s = at(f"round 5; {two}; {desks.format(QUIET, 22)}; ask scoring")
    assert s.scores() == [26, 26]  # 3 + 3 and 4
    assert s.ranking() == [1, 2]
    spread = "spaces K-P=0-eighth K-S=0-eighth Q-P=1-eighth S-P=1-eighth"
    who = f"0: {QUIET}, vp 23, desks desk-2=E-K1 desk-3=E-K2; 1: {QUIET}, vp 20, desks desk-2=E-Q1 desk-3=E-S1"
    assert at(f"round 5; {spread}; {who}; ask scoring").ranking() == [1, 1]
    assert at(f"round 5; {spread}; {who}; ask scoring", tie_break="movements").ranking() == [2, 1]
    s = at(f"round 5; 0: {zero}, opuses op-1-1; 1: {zero}, opuses op-start-2 op-1-2; ask scoring")
    assert (s.scores(), s.ranking()) == ([20, 20], [2, 1])
    assert at(f"round 5; 0: {zero}; 1: {zero}; ask scoring").ranking() == [1, 1]
    s = at(f"round 5; spaces K-P=neutral-eighth K-W=0-eighth; 0: {zero}, desks desk-1=E-K1; 1: {QUIET}, vp 23; ask scoring")
    assert (s.scores(), s.ranking()) == ([23, 23], [1, 2])


def test_la_7_6_starting_opuses() -> None:
    """[LA-7.6] No period and no type, but performed, sold and counted."""
    opus = at("ask 0 experience").box.opuses[OPUSES.index("op-start-1")]
    assert (opus.period, opus.type) == (0, NONE)
    assert me(do(acting("perform-or-sell"), "perform op-start-1")).ducats == 12
    s = do(acting("perform-or-sell"), "sell op-start-1")
    assert (me(s).finance, me(s).vp, list(me(s).opuses)) == (3, 1, [])
