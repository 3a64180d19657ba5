"""Several picks as one question: the rulebook's examples in any order."""

from __future__ import annotations

from itertools import permutations

import pytest

from parlour.kit.facts import facts
from parlour.shelf.notre_dame import GAME
from tests.games.notre_dame.table import hiring, me, playing
from tests.picked import choose, may_add, options, why_not

THREE = "hotel 2, rat 4"  # with the marker just placed there are three


@pytest.mark.parametrize(
    ("benefits", "gold", "supply", "rat"),
    [
        (["benefit marker", "benefit marker"], 0, 2, 0),
        (["benefit gold", "benefit gold"], 2, 0, 0),
        (["benefit marker", "benefit gold"], 1, 1, 0),
        (["benefit gold", "benefit rat"], 1, 0, 1),
        (["benefit rat", "benefit marker"], 0, 1, 1),
        (["benefit rat", "benefit rat"], 0, 0, 2),
    ],
)
def test_nd_3_11_two_benefits_in_any_order(benefits: list[str], gold: int, supply: int, rat: int) -> None:
    """[ND-3.11] Three pieces: two markers, two gold, a marker and a gold, a gold and a rat step, or …, as Mike's example says."""
    for order in (benefits, benefits[::-1]):
        s = playing("hotel", THREE)
        before = me(s).gold, me(s).supply, me(s).rat
        choose(GAME, s, *order)
        assert (me(s).gold - before[0], me(s).supply - before[1], before[2] - me(s).rat) == (gold, supply, rat)


def test_nd_3_11_a_rat_marker_on_1() -> None:
    """[ND-3.11] It goes back once; the second benefit is still there to choose, before and after it."""
    s = playing("hotel", "hotel 2, rat 1")
    assert may_add(GAME, s, "benefit rat") == ["benefit gold", "benefit marker"]
    assert why_not(GAME, s, "benefit rat", "benefit rat").key == "rat-at-zero"
    assert options(GAME, s, "benefit rat").left == 1
    assert why_not(GAME, s, "benefit rat", "benefit gold", "benefit marker").key == "enough-chosen"
    before = me(s).gold
    choose(GAME, s, "benefit rat", "benefit gold")
    assert (me(s).rat, me(s).gold) == (0, before + 1)


def test_nd_3_11_fewer_or_none() -> None:
    """[ND-3.11] One may take benefits: one of two, or none."""
    s = playing("hotel", THREE)
    gold = me(s).gold
    assert me(choose(GAME, s, "benefit gold")).gold == gold + 1
    s = playing("hotel", THREE)
    assert GAME.words.text(options(GAME, s).stop) == "pass"
    assert me(choose(GAME, s)).gold == gold


def test_nd_6_23_gypsies_in_any_order() -> None:
    """[ND-6.23] Any number of markers from anywhere on the board, Notre Dame too, 2 prestige for each."""
    texts = ["from notre-dame", "from park", "from bank", "from park"]
    ends = []
    for order in set(permutations(texts)):
        s = hiring("gypsies", "bank 1, park 2, cathedral 1")
        before = me(s).reserve
        choose(GAME, s, *order)
        assert (me(s).cathedral, sum(me(s).sectors), me(s).reserve) == (0, 0, before + 4)
        ends.append(facts(s))
    assert all(end == ends[0] for end in ends)
    s = hiring("gypsies", "bank 1, park 2, cathedral 1")
    assert why_not(GAME, s, "from notre-dame", "from notre-dame").key == "no-marker-to-return"
    assert may_add(GAME, s, "from notre-dame", "from park") == ["from bank", "from park"]


def test_nd_6_23_two_prestige_for_each() -> None:
    """[ND-6.23] Two markers, the later place first: 4 prestige; none: nothing."""
    s = hiring("gypsies", "bank 1, cathedral 1")
    before = me(s).prestige
    assert me(choose(GAME, s, "from notre-dame", "from bank")).prestige == before + 4
    s = hiring("gypsies", "bank 1, cathedral 1")
    assert me(choose(GAME, s)).prestige == before


def test_nd_6_27_butcher_with_a_short_supply() -> None:
    """[ND-6.27] Too few markers: the player chooses the sectors, the last one first if they like, and as many as there are."""
    s = hiring("butcher", "bank 8, supply 4")
    left = me(s).reserve
    assert 1 < left < 6
    assert options(GAME, s).left == left
    empty = [text for text in may_add(GAME, s) if text != "to bank"]
    assert len(empty) == 6, "each empty sector, whatever is chosen first"
    chosen = empty[::-1][:left]
    more = why_not(GAME, s, *chosen[:-1])
    assert (more.key, more.args) == ("choose-more", {"n": 1})
    assert why_not(GAME, s, "to bank").key == "sector-settled"
    assert may_add(GAME, s, *chosen) == []
    choose(GAME, s, *chosen)
    assert [f"to {GAME.nouns['sector'][i]}" for i in range(7) if me(s).sectors[i] == 1] == sorted(chosen, key=empty.index)
    assert me(s).reserve == 0
