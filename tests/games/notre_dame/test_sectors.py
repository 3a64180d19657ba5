"""What the sectors do, the park bonus, and empty supplies [ND-3.5 to ND-3.7, ND-3.11, ND-3.13 to ND-3.15, ND-3.17]."""

from __future__ import annotations

import pytest

from parlour.shelf.notre_dame.state import HOSPITAL, PARK
from tests.games.notre_dame.table import do, hiring, legal, markets, me, playing, refusal


@pytest.mark.parametrize(("there", "supply"), [(0, 4), (1, 5), (2, 6), (5, 6)])
def test_school(there: int, supply: int) -> None:
    """[ND-3.5] As many markers as there are now in the school; the last case has only three left to take."""
    own = f"cloister-school {there}" + (", bank 2" if there == 5 else "")
    s = playing("cloister-school", own)
    assert (me(s).supply, me(s).sectors[0]) == (supply, there + 1)
    assert me(s).reserve == 14 - supply - sum(me(s).sectors)


def test_school_with_a_short_supply() -> None:
    """[ND-3.5] Fewer markers if the general supply is short, none if it is empty."""
    s = playing("cloister-school", "cloister-school 4, supply 1, bank 7")
    assert (me(s).supply, me(s).reserve) == (2, 0)
    s = playing("cloister-school", "cloister-school 4, supply 1, bank 9")
    assert (me(s).supply, me(s).reserve) == (0, 0)


@pytest.mark.parametrize(("there", "gold"), [(0, 4), (1, 5), (2, 6), (6, 10)])
def test_bank(there: int, gold: int) -> None:
    """[ND-3.6] As much gold as there are markers in the bank."""
    s = playing("bank", f"bank {there}")
    assert (me(s).gold, s.bank) == (gold, 25 - 9 - gold)


def test_bank_takes_from_the_richest() -> None:
    """[ND-3.6] What the common gold lacks comes from the player who has the most."""
    s = playing("bank", "bank 3, gold 2", "1: gold 8; 2: gold 10; 3: gold 4")
    assert (me(s).gold, s.bank) == (6, 0)
    assert [p.gold for p in s.players[1:]] == [8, 7, 4]


@pytest.mark.parametrize(("there", "prestige"), [(0, 1), (1, 2), (4, 5)])
def test_residence(there: int, prestige: int) -> None:
    """[ND-3.7] As much prestige as there are markers in the residence."""
    assert me(playing("residence", f"residence {there}")).prestige == prestige


@pytest.mark.parametrize("there", [0, 1])
def test_hotel_with_one_or_two(there: int) -> None:
    """[ND-3.11] With 1 or 2 markers one benefit: 1 gold, 1 marker, or the rat one step back."""
    gains = []
    for benefit in ("gold", "marker", "rat"):
        s = do(playing("hotel", f"hotel {there}, rat 4"), f"benefit {benefit}")
        assert s.player() == 1
        gains.append((me(s).gold, me(s).supply, me(s).rat))
    assert gains == [(4, 3, 4), (3, 4, 4), (3, 3, 3)]


@pytest.mark.parametrize("there", [2, 3, 5])
@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ("gold", "gold", (5, 3, 4)),
        ("gold", "marker", (4, 4, 4)),
        ("gold", "rat", (4, 3, 3)),
        ("marker", "marker", (3, 5, 4)),
        ("marker", "rat", (3, 4, 3)),
        ("rat", "rat", (3, 3, 2)),
    ],
)
def test_hotel_with_three(there: int, first: str, second: str, expected: tuple[int, int, int]) -> None:
    """[ND-3.11] With 3 or more two benefits, equal or different."""
    s = do(playing("hotel", f"hotel {there}, rat 4"), f"benefit {first}", f"benefit {second}")
    assert (me(s).gold, me(s).supply, me(s).rat) == expected
    assert s.player() == 1


def test_hotel_benefits_are_optional() -> None:
    """[ND-3.11] One benefit or none may be taken; two equal ways to a pair are one: gold, marker, rat."""
    s = do(playing("hotel", "hotel 2, rat 4"), "pass")
    assert (me(s).gold, me(s).supply, me(s).rat, s.player()) == (3, 3, 4, 1)
    s = do(playing("hotel", "hotel 2, rat 4"), "benefit marker")
    assert refusal(s, "benefit gold") == "confirmed "
    do(s, "pass")
    assert (me(s).gold, me(s).supply, me(s).rat) == (3, 4, 4)


def test_hotel_rat_on_zero() -> None:
    """[ND-3.11] The rat cannot go back from 0, and from 1 only once."""
    s = playing("hotel", "hotel 2, rat 0")
    assert refusal(s, "benefit rat") == "rat-at-zero ND-3.11"
    s = do(playing("hotel", "hotel 2, rat 1"), "benefit rat")
    assert (me(s).rat, s.player()) == (0, 1)  # nothing is left to choose but to stop


def test_hotel_says_how_many_are_left() -> None:
    """[ND-3.11] The question says how many benefits may still be chosen: two with three pieces there, then one."""
    s = playing("hotel", "hotel 2")
    first = s.question(0)
    assert first is not None
    assert first.about(s) == {"picks": 2}
    second = do(s, "benefit gold").question(0)
    assert second is not None
    assert second.about(s) == {"picks": 1}


def test_hotel_needs_the_resource() -> None:
    """[ND-3.11] Each benefit needs its resource at that moment: the last gold is there only once."""
    s = playing("hotel", "hotel 2, gold 4", "1: gold 20; 2: gold 0; 3: gold 0")
    do(s, "benefit gold")
    assert refusal(s, "benefit gold") == "no-common-gold ND-8.2"
    s = playing("hotel", "hotel 2, supply 1, bank 10")
    do(s, "benefit marker")
    assert me(s).reserve == 0
    assert s.player() == 1


@pytest.mark.parametrize("there", [0, 1, 4])
def test_park(there: int) -> None:
    """[ND-3.13] The rat goes one step back, whatever the count."""
    s = playing("park", f"park {there}, rat 6")
    assert (me(s).rat, me(s).sectors[PARK], me(s).prestige) == (5, there + 1, 0)


def test_park_on_zero() -> None:
    """[ND-3.13] On 0 nothing moves, but the marker is placed."""
    s = playing("park", "rat 0")
    assert (me(s).rat, me(s).sectors[PARK], me(s).supply) == (0, 1, 3)


@pytest.mark.parametrize(("park", "bonus"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3)])
def test_park_bonus(park: int, bonus: int) -> None:
    """[ND-3.14] For every 2 markers in the park 1 extra prestige: by residence, message, donation, person and scoring."""
    s = playing("residence", f"park {park}, residence 1")
    assert me(s).prestige == 2 + bonus
    s = do(playing("carriage-house", f"park {park}"), "fetch blue-m6")
    assert me(s).prestige == 4 + bonus
    s = do(playing("notre-dame", f"park {park}"), "donate 2")
    assert me(s).prestige == 3 + bonus
    assert me(hiring("monk", f"park {park}")).prestige == 1 + bonus


def test_park_bonus_with_the_friend() -> None:
    """[ND-3.14] The friend is one of the pieces in the park."""
    assert me(playing("residence", "park 3, friend park")).prestige == 1 + 2
    assert me(hiring("moneylender", "park 1, friend park")).prestige == 1 + 1


def test_no_prestige_no_bonus() -> None:
    """[ND-3.14] Where no prestige is earned the park adds nothing."""
    for kind in ("cloister-school", "bank", "park", "hospital"):
        assert me(playing(kind, "park 4, rat 5")).prestige == 0
    assert me(do(playing("hotel", "park 4"), "benefit gold")).prestige == 0
    assert me(hiring("lawyer", "park 4, messages blue-gold")).prestige == 0
    assert me(hiring("manager", "park 4")).prestige == 0
    assert me(hiring("bell-ringer", "park 4")).prestige == 0


@pytest.mark.parametrize(("there", "rat", "after"), [(0, 6, 5), (3, 6, 5), (0, 1, 0), (2, 0, 0)])
def test_hospital(there: int, rat: int, after: int) -> None:
    """[ND-3.15] The rat goes one step back, whatever the count; nothing at 0."""
    s = playing("hospital", f"hospital {there}, rat {rat}")
    assert (me(s).rat, me(s).sectors[HOSPITAL]) == (after, there + 1)


EMPTY = "supply 2, bank 12"  # no marker left in the general supply


def test_no_marker_from_an_empty_supply() -> None:
    """[ND-3.17] Hotel and Hostess cannot give a marker; a message, Monk and Coachman give the rest."""
    assert refusal(playing("hotel", "supply 2, bank 11, hotel 1"), "benefit marker") == "no-reserve ND-3.17"
    assert refusal(hiring("hostess", EMPTY), "benefit marker") == "no-reserve ND-3.17"
    s = do(playing("carriage-house", EMPTY), "fetch blue-m2")
    assert (me(s).prestige, me(s).supply) == (2, 1)
    s = hiring("monk", EMPTY)
    assert (me(s).prestige, me(s).supply) == (1, 2)
    s = hiring("coachman", f"{EMPTY}, messages green-marker blue-marker")
    assert (me(s).prestige, me(s).supply) == (4, 2)


def test_one_marker_left() -> None:
    """[ND-3.17] The Monk gives the one marker there is."""
    s = hiring("monk", "supply 2, bank 11")
    assert (me(s).prestige, me(s).supply, me(s).reserve) == (1, 3, 0)


def test_nurse_and_priest_from_an_empty_supply() -> None:
    """[ND-3.17] The Nurse still moves the rat; the Priest does nothing."""
    s = hiring("nurse", f"{EMPTY}, rat 5")
    assert (me(s).rat, me(s).sectors[HOSPITAL]) == (4, 0)
    s = hiring("priest", EMPTY)
    assert (me(s).cathedral, me(s).supply, me(s).gold) == (0, 2, 2)


def test_bishop_and_mistress_from_an_empty_supply() -> None:
    """[ND-3.17] Without a marker Bishop and Mistress trigger no action."""
    s = hiring("bishop", EMPTY)
    assert (s.player(), list(me(s).sectors), me(s).supply) == (1, [0, 12, 0, 0, 0, 0, 0], 2)
    s = hiring("mistress", f"{EMPTY}, friend residence")
    assert (s.player(), me(s).prestige) == (1, 0)


def test_message_markers_come_from_the_general_supply() -> None:
    """[ND-3.17] The marker of a message goes from the general to the personal supply."""
    s = do(playing("carriage-house", "", markets({"blue": "marker gold rat prestige"})), "fetch blue-m0")
    assert (me(s).prestige, me(s).supply, me(s).reserve) == (2, 4, 9)
    assert "drive" not in legal(s)[0]
