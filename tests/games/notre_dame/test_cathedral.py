"""Donations to Notre Dame and the scoring at the end of a period [ND-3.16, ND-4.1]."""

from __future__ import annotations

import pytest

from tests.games.notre_dame.table import at, do, hand, legal, me, playing, refusal, told, wasting


@pytest.mark.parametrize(("gold", "prestige"), [(1, 1), (2, 3), (3, 6)])
def test_donations(gold: int, prestige: int) -> None:
    """[ND-3.16] 1, 2 or 3 gold for 1, 3 or 6 prestige, and one marker on the tile."""
    s = do(playing("notre-dame"), f"donate {gold}")
    p = me(s)
    assert (p.gold, p.prestige, p.cathedral, p.supply) == (3 - gold, prestige, 1, 3)
    assert s.bank == 13 + gold


def test_three_gold_at_most() -> None:
    """[ND-3.16] However rich, nobody donates more than 3, or fewer than 1."""
    assert legal(playing("notre-dame", "gold 9")) == ["donate 1", "donate 2", "donate 3"]


def test_no_more_than_the_purse_holds() -> None:
    """[ND-3.16] With 2 gold 3 cannot be donated; with 1 nothing is left to choose."""
    s = playing("notre-dame", "gold 2")
    assert legal(s) == ["donate 1", "donate 2"]
    assert refusal(s, "donate 3") == "beyond-purse ND-3.16"
    s = playing("notre-dame", "gold 1")
    assert (me(s).gold, me(s).prestige, me(s).cathedral, s.player()) == (0, 1, 1, 1)


def test_no_gold_no_marker() -> None:
    """[ND-3.16] Without gold the card may be played, but no marker is placed."""
    s = at(f"0: hand {hand('notre-dame')}, gold 0; ask 0 play")
    assert refusal(s, "play blue-notre-dame") == "no-gold-to-donate ND-3.16"
    do(s, "waste blue-notre-dame")
    assert (me(s).cathedral, me(s).supply, me(s).prestige) == (0, 4, 0)


def test_gold_but_no_marker() -> None:
    """[ND-3.16] With gold but no marker to place there is no donation."""
    s = at(f"0: hand {hand('notre-dame')}, supply 0, cathedral 2, gold 3; ask 0 play")
    assert refusal(s, "play blue-notre-dame") == "no-marker ND-3.2"


def test_any_number_of_times() -> None:
    """[ND-3.16] The card may be played any number of times in a period: twice in this round."""
    s = at("0: hand blue-notre-dame green-notre-dame amber-notre-dame, gold 5, cathedral 1, supply 3; ask 0 play")
    do(s, "play blue-notre-dame", "donate 3")
    do(wasting(s, 3), "play green-notre-dame", "donate 2")
    assert (me(s).prestige, me(s).cathedral, me(s).gold) == (9, 3, 0)


@pytest.mark.parametrize(
    ("markers", "scores"),
    [
        ((1, 0, 0, 0), [10, 0, 0, 0]),
        ((1, 1, 0, 0), [5, 5, 0, 0]),
        ((1, 2, 0, 0), [3, 6, 0, 0]),
        ((2, 2, 0, 3), [2, 2, 0, 3]),
        ((4, 3, 2, 1), [4, 3, 2, 1]),
        ((4, 3, 2, 2), [0, 0, 0, 0]),
        ((0, 0, 0, 0), [0, 0, 0, 0]),
    ],
)
def test_scoring(markers: tuple[int, ...], scores: list[int]) -> None:
    """[ND-4.1] 10 divided by all markers, rounded down, for each own marker; all return to the general supply."""
    words = "; ".join(f"{seat}: cathedral {n}" for seat, n in enumerate(markers))
    s = at(f"round 6; {words}; ask scoring")
    assert s.scores() == scores
    assert [(p.cathedral, p.supply, p.reserve) for p in s.players] == [(0, 4, 10)] * 4


def test_no_markers_no_prestige() -> None:
    """[ND-4.1] An empty Notre Dame pays nobody, and nothing is told."""
    s = at("round 3; 0: park 4, supply 0; ask scoring")
    assert s.scores() == [0, 0, 0, 0]
    assert told(s, "cathedral-paid", "earned") == []
