"""Boulevard: hiring musicians, and its kick-out bonuses [HF-3]."""

from __future__ import annotations

import pytest

from tests.games.house_of_fado.table import at, do, fame, group, guests, legal, me, reasons, refusal, told, trio


def test_one_from_each_neighbouring_group() -> None:
    """[HF-3.1] The left space serves Portuguese guitar and singer: one of each, no more."""
    s = at("0: coins 30, at boulevard-left; ask 0 boulevard-left")
    assert refusal(s, "hire classical-guitar-1") == "group-not-served HF-3.1"
    do(s, "hire portuguese-guitar-2")
    assert refusal(s, "hire portuguese-guitar-1") == "one-from-each-group HF-3.1"
    do(s, "hire singer-3")
    assert trio(s) == ["portuguese-guitar-2", "singer-3", "-"]
    assert s.player() == 1


def test_the_right_space() -> None:
    """[HF-3.1] The right space serves singer and classical guitar."""
    s = at("0: coins 30, at boulevard-right; ask 0 boulevard-right")
    assert refusal(s, "hire portuguese-guitar-1") == "group-not-served HF-3.1"
    assert reasons(s, "hire portuguese-guitar-1") == {"space": 1}
    do(s, "hire classical-guitar-4", "hire singer-1")
    assert trio(s) == ["-", "singer-1", "classical-guitar-4"]


def test_the_order_is_free() -> None:
    """[HF-3.1] The singer first and then the guitar comes to the same as the other way round."""
    ends = []
    for order in (["hire singer-1", "hire portuguese-guitar-1"], ["hire portuguese-guitar-1", "hire singer-1"]):
        s = do(at("0: coins 9, at boulevard-left; ask 0 boulevard-left"), *order)
        ends.append((trio(s), me(s).coins, list(me(s).notes)))
    assert ends[0] == ends[1] == (["portuguese-guitar-1", "singer-1", "-"], 4, [3, 0, 0, 0])


def test_one_is_enough() -> None:
    """[HF-3.1] After the first musician one may stop; each is paid on its own."""
    s = at("0: coins 5, at boulevard-left; ask 0 boulevard-left")
    do(s, "hire singer-1")
    assert me(s).coins == 2
    do(s, "done")
    assert s.player() == 1


def test_an_absent_musician() -> None:
    """[HF-3.1] Who is not on the boulevard cannot be hired."""
    s = at("1: musicians singer-1=2; 0: coins 30, at boulevard-left; ask 0 boulevard-left")
    assert refusal(s, "hire singer-1") == "not-on-boulevard HF-3.1"


def test_a_new_musician_gets_a_die() -> None:
    """[HF-3.2] Fame 1 when hired, none before."""
    s = at("0: coins 30, at boulevard-left; ask 0 boulevard-left")
    assert fame(s, "singer-2") == 0
    do(s, "hire singer-2")
    assert fame(s, "singer-2") == 1
    assert told(s, "hired") == [[0, 7, 1, 3]]


@pytest.mark.parametrize(("shown", "price"), [(0, 1), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_price_by_fame(shown: int, price: int) -> None:
    """[HF-3.3] 1, 3, 6, 10, 15 coins for fame 1 to 5, and 1, 2, 1 more for the kind."""
    dice = "" if shown == 0 else f"fame portuguese-guitar-1={shown} singer-1={shown} classical-guitar-1={shown}"
    for space, musician, surcharge in [
        ("left", "portuguese-guitar-1", 1),
        ("left", "singer-1", 2),
        ("right", "classical-guitar-1", 1),
    ]:
        s = at(f"{dice}; 0: coins 40, at boulevard-{space}; ask 0 boulevard-{space}")
        do(s, f"hire {musician}")
        assert me(s).coins == 40 - price - surcharge
        poor = at(f"{dice}; 0: coins {price + surcharge - 1}, at boulevard-{space}; ask 0 boulevard-{space}")
        if poor.player() == 0:
            assert refusal(poor, f"hire {musician}") == "no-coins-to-hire HF-3.3"
            assert reasons(poor, f"hire {musician}") == {"price": price + surcharge, "coins": price + surcharge - 1}


def test_example_of_the_rulebook() -> None:
    """[HF-3.1, HF-3.3] A guitarist of fame 2 costs 3 + 1 = 4, a new singer 1 + 2 = 3."""
    s = at("fame portuguese-guitar-3=2; 0: coins 7, at boulevard-left; ask 0 boulevard-left")
    do(s, "hire portuguese-guitar-3")
    assert me(s).coins == 3
    do(s, "hire singer-4")
    assert me(s).coins == 0
    assert told(s, "hired") == [[0, 2, 2, 4], [0, 9, 1, 3]]


def test_fame_six_is_not_for_hire() -> None:
    """[HF-3.3] Whatever one would pay."""
    s = at("fame singer-1=6; 0: coins 999, at boulevard-left; ask 0 boulevard-left")
    assert refusal(s, "hire singer-1") == "too-famous-to-hire HF-3.3"


def test_the_note_of_a_musician() -> None:
    """[HF-3.4] Each takes the place of its kind and brings the note printed on it."""
    s = at("0: coins 30, notes, at boulevard-right; ask 0 boulevard-right")
    do(s, "hire singer-2", "hire classical-guitar-4")
    assert list(me(s).notes) == [0, 1, 0, 1]
    assert list(s.notes) == [8, 7, 8, 7]
    assert trio(s) == ["-", "singer-2", "classical-guitar-4"]


def test_an_empty_pile_brings_no_note() -> None:
    """[HF-3.4] All eight minims are taken."""
    s = at("1: notes minim=8; 0: coins 30, notes, at boulevard-left; ask 0 boulevard-left")
    do(s, "hire singer-2")
    assert list(me(s).notes) == [0, 0, 0, 0]
    assert told(s, "note-missing") == [[0, 1]]


def test_one_musician_of_each_kind() -> None:
    """[HF-3.5] With a singer there, no other singer can be hired."""
    s = at("0: coins 30, musicians singer-1=1, at boulevard-left; ask 0 boulevard-left")
    assert refusal(s, "hire singer-2") == "kind-already-hired HF-3.5"
    assert reasons(s, "hire singer-2") == {"kind": 1}
    assert refusal(s, "hire portuguese-guitar-1") == "legal"


def test_the_bonuses_of_the_boulevard() -> None:
    """[HF-3.6] 1 coin; a customer for the bar; a customer for the bar for 1 coin."""
    for side, coins, bar in [("left", 5, [1, 0, 0]), ("centre", 6, [0, 0, 0]), ("right", 4, [1, 0, 0])]:
        s = at("left grey=2 brown=2; 1: at boulevard-left; ask 0")
        do(s, "place boulevard-left", f"shift {side}")
        if side != "centre":
            do(s, "bar left-grey")
        assert (s.players[1].coins, guests(s, 3, 1)) == (coins, bar)


@pytest.mark.parametrize(("space", "near", "far"), [("boulevard-left", "left", "right"), ("boulevard-right", "right", "left")])
def test_groups_of_the_bar_bonus(space: str, near: str, far: str) -> None:
    """[HF-3.6] Left or centre at the left space, centre or right at the right one; the owner chooses the customer."""
    s = at(f"left grey=1 black=1 brown=2; centre grey=1 black=1 brown=2; right grey=1 black=1 brown=2; 1: at {space}; ask 0")
    do(s, f"place {space}", "shift left")
    assert refusal(s, f"bar {far}-grey") == "group-not-beside HF-3.6"
    assert len([a for a in legal(s) if a.startswith("bar")]) == 6
    do(s, f"bar {near}-black")
    assert guests(s, 3, 1) == [0, 1, 0]


def test_a_colour_that_is_not_there() -> None:
    """[HF-3.6] Only customers who stand in the group can be taken, and never a critic."""
    s = at("left grey=2 critic; centre brown=3; 1: at boulevard-left; ask 0")
    do(s, "place boulevard-left", "shift left")
    assert refusal(s, "bar left-black") == "nobody-of-colour HF-3.6"
    assert legal(s) == ["bar left-grey", "bar centre-brown", "pass"]
    assert s.critics == 1


def test_a_full_bar() -> None:
    """[HF-3.6] Both places taken: no such bonus, not even for a coin."""
    s = at("1: at boulevard-left, bar brown=2; ask 0")
    do(s, "place boulevard-left", "shift right")
    assert told(s, "bonus-impossible") == [[1]]
    assert (guests(s, 3, 1), s.players[1].coins, s.player()) == ([0, 0, 2], 5, 0)


@pytest.mark.parametrize(("side", "coins"), [("left", 0), ("right", 1)])
def test_just_enough_for_a_customer(side: str, coins: int) -> None:
    """[HF-3.6] The free customer needs no coin, the other one the last coin."""
    s = at(f"left grey=2 brown=2; 1: coins {coins}, at boulevard-left; ask 0")
    do(s, "place boulevard-left", f"shift {side}")
    assert refusal(s, "bar left-grey") == "legal"
    do(s, "bar left-grey")
    assert (s.players[1].coins, guests(s, 3, 1)) == (0, [1, 0, 0])


def test_both_groups_empty() -> None:
    """[HF-3.6] Nobody to take: no bonus."""
    s = at("left; centre; 1: at boulevard-left; ask 0")
    do(s, "place boulevard-left", "shift left")
    assert told(s, "bonus-impossible") == [[1]]


def test_the_bar_has_no_other_door() -> None:
    """[HF-3.6] Inviting at the street puts customers at tables only."""
    s = at("left grey=2 brown=2; 0: at street-left; ask 0 street-left")
    assert not [a for a in legal(s) if a.startswith("bar")]
    do(s, "invite left-grey", "table two", "done")
    assert guests(s, 3) == [0, 0, 0]


def test_amateurs() -> None:
    """[HF-3.7] They cannot be raised, applauded, promoted or dismissed, and they score nothing."""
    s = at("0: at restaurant, two brown=2, musicians classical-guitar-1=1; ask 0 restaurant")
    do(s, "close")
    assert refusal(s, "applaud singer") == "amateur HF-3.7"
    do(s, "applaud classical-guitar")
    assert refusal(s, "dismiss singer") == "nobody-to-dismiss HF-7.5"
    do(s, "done")
    assert me(s).points == 0


def test_hired_musicians_leave_their_place() -> None:
    """[HF-3.4] The place on the boulevard stays empty until somebody returns."""
    s = at("0: coins 30, at boulevard-left; ask 0 boulevard-left")
    do(s, "hire singer-2", "done")
    assert group(s, 1) == ["singer-1", "-", "singer-3", "singer-4", "-", "-"]
