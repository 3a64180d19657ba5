"""Street: inviting customers and critics, and its kick-out bonuses [HF-4]."""

from __future__ import annotations

import pytest

from tests.games.house_of_fado.table import at, do, guests, legal, me, reasons, refusal, street, told

MIXED = "left grey=1 black=1 brown=2; centre grey=1 black=1 brown=1 critic; right brown=3"


def test_customers_or_a_critic() -> None:
    """[HF-4.1] Once a customer sits, no critic can be invited with the same action."""
    s = at(f"{MIXED}; 0: coins 5, at street-left; ask 0 street-left")
    do(s, "invite left-grey", "table two")
    assert refusal(s, "critic centre") == "customers-or-critic HF-4.1"
    do(s, "done")
    assert s.player() == 1


def test_a_critic_ends_the_action() -> None:
    """[HF-4.1] After the critic nobody else is invited."""
    s = at(f"{MIXED}; 0: coins 5, at street-left; ask 0 street-left")
    do(s, "critic centre", "table three")
    assert s.player() == 1
    assert me(s).critic == 1


def test_how_many_seats_are_left() -> None:
    """[HF-4.2] The question for more customers says at which table, and how many seats are free there."""
    s = at(f"{MIXED}; 0: at street-left; ask 0 street-left")
    do(s, "invite left-grey", "table three")
    question = s.question(0)
    assert question is not None
    assert question.about(s) == {"table": 1, "free": 2}


def test_one_table_one_group() -> None:
    """[HF-4.2] All customers come from one group and sit at one table."""
    s = at(f"{MIXED}; 0: at street-left; ask 0 street-left")
    do(s, "invite left-grey", "table three", "invite left-brown")
    assert refusal(s, "invite centre-brown") == "one-group-only HF-4.2"
    do(s, "invite left-brown")
    assert guests(s, 1) == [1, 0, 2]
    assert street(s, 0) == [0, 1, 0]
    assert told(s, "seated") == [[0, 0, 0, 1], [0, 2, 0, 1], [0, 2, 0, 1]]


def test_no_more_than_the_seats() -> None:
    """[HF-4.2] The table for two is full with two, and the action is over."""
    s = at(f"{MIXED}; 0: at street-left; ask 0 street-left")
    do(s, "invite left-brown", "table two", "invite left-brown")
    assert (guests(s, 0), s.player()) == ([0, 0, 2], 1)


def test_up_to_four_at_the_third_table() -> None:
    """[HF-4.2] The prepared table takes a whole group of four."""
    s = at("left brown=4; 0: removed 5, at street-left; ask 0 street-left")
    do(s, "invite left-brown", "table four", "invite left-brown", "invite left-brown", "invite left-brown")
    assert guests(s, 2) == [0, 0, 4]


def test_neighbouring_groups() -> None:
    """[HF-4.2] Left and centre at the left space, centre and right at the right one."""
    s = at(f"{MIXED}; 0: at street-left; ask 0 street-left")
    assert refusal(s, "invite right-brown") == "not-beside-street HF-4.2"
    s = at(f"{MIXED}; 0: at street-right; ask 0 street-right")
    assert refusal(s, "invite left-brown") == "not-beside-street HF-4.2"
    assert refusal(s, "invite right-grey") == "none-of-colour HF-4.2"
    assert refusal(s, "invite centre-grey") == "legal"


def test_an_occupied_table() -> None:
    """[HF-4.2] Only an empty table will do, even if there are free seats."""
    s = at(f"{MIXED}; 0: at street-left, three brown=1, removed 5; ask 0 street-left")
    do(s, "invite left-grey")
    assert refusal(s, "table three") == "table-occupied HF-4.2"
    assert legal(s) == ["table two", "table four"]


def test_no_empty_table() -> None:
    """[HF-4.2] With all tables taken neither customers nor a critic can come."""
    s = at(f"{MIXED}; 0: at street-left rehearsal boulevard-left, two brown=1, three grey=1; ask 0")
    do(s, "take rehearsal", "place street-right")
    assert told(s, "forced")[-1] == [0]
    assert told(s, "action-left") == [[0]]


def test_customers_in_ascending_order() -> None:
    """[HF-4.2] Grey, black, brown: so that no two paths seat the same customers."""
    s = at(f"{MIXED}; 0: at street-left; ask 0 street-left")
    do(s, "invite left-black", "table three")
    assert refusal(s, "invite left-grey") == "confirmed "
    assert legal(s) == ["invite left-brown", "done"]


def test_the_third_table_is_prepared_by_the_fifth_marker() -> None:
    """[HF-4.3] Covered with four markers removed, ready with five."""
    s = at(f"{MIXED}; 0: removed 4, at street-left; ask 0 street-left")
    do(s, "invite left-grey")
    assert refusal(s, "table four") == "table-not-prepared HF-4.3"
    s = at(f"{MIXED}; 0: removed 5, at street-left; ask 0 street-left")
    do(s, "invite left-grey", "table four")
    assert guests(s, 2) == [1, 0, 0]


@pytest.mark.parametrize(("removed", "price"), list(enumerate([3, 3, 2, 2, 1, 1, 0, 0, 0])))
def test_price_of_a_critic(removed: int, price: int) -> None:
    """[HF-4.4] 3, 2, 1, 0 coins with 0-1, 2-3, 4-5, 6 or more markers removed."""
    s = at(f"{MIXED}; 0: coins 5, removed {removed}, at street-left; ask 0 street-left")
    do(s, "critic centre", "table two")
    assert me(s).coins == 5 - price
    assert s.critics == 0
    if price:
        s = at(f"{MIXED}; 0: coins {price - 1}, removed {removed}, at street-left; ask 0 street-left")
        assert refusal(s, "critic centre") == "no-coins-for-critic HF-4.4"
        assert reasons(s, "critic centre") == {"price": price, "coins": price - 1}
    s = at(f"{MIXED}; 0: coins {price}, removed {removed}, at street-left; ask 0 street-left")
    assert refusal(s, "critic centre") == "legal"


def test_no_second_critic() -> None:
    """[HF-4.4] One critic in a restaurant is enough."""
    s = at("0: coins 9, two critic, at street-left; ask 0 street-left", 4)
    assert refusal(s, "critic left") == "critic-already HF-4.4"


def test_no_critic_in_the_group() -> None:
    """[HF-4.4] With two players only the centre group has one; the critic of a far group cannot be had."""
    s = at("0: at street-left; ask 0 street-left")
    assert refusal(s, "critic left") == "no-critic-there HF-4.4"
    assert refusal(s, "critic right") == "not-beside-street HF-4.2"


def test_a_critic_takes_a_whole_table() -> None:
    """[HF-4.4] An empty one, never the bar; nobody joins it there."""
    s = at("0: coins 9, two brown=1, at street-left; ask 0 street-left")
    do(s, "critic centre")
    assert (me(s).critic, guests(s, 3)) == (1, [0, 0, 0])
    assert not me(s).has_free_table()


@pytest.mark.parametrize(("side", "coins", "notes"), [("left", 4, 1), ("centre", 6, 0), ("right", 3, 1)])
def test_the_bonuses_of_the_street(side: str, coins: int, notes: int) -> None:
    """[HF-4.5] 1 coin; any note for 1 coin; any note for 2 coins."""
    s = at("1: at street-right, notes; ask 0")
    do(s, "place street-right", f"shift {side}")
    if notes:
        assert len(legal(s)) == 5
        do(s, "note quaver")
    assert (s.players[1].coins, list(s.players[1].notes)) == (coins, [0, 0, 0, notes])


@pytest.mark.parametrize(("side", "price"), [("left", 1), ("right", 2)])
def test_just_enough_for_a_note(side: str, price: int) -> None:
    """[HF-4.5] Whoever has just the price may buy the note; with a coin less there is nothing to choose."""
    s = do(at(f"1: coins {price}, at street-right, notes; ask 0"), "place street-right", f"shift {side}")
    assert legal(s) == ["note clef", "note minim", "note crotchet", "note quaver", "pass"]
    do(s, "note clef")
    assert (s.players[1].coins, list(s.players[1].notes)) == (0, [1, 0, 0, 0])
    s = do(at(f"1: coins {price - 1}, at street-right, notes; ask 0"), "place street-right", f"shift {side}")
    assert told(s, "bonus-impossible") == [[1]]


def test_a_note_bonus_from_an_empty_pile() -> None:
    """[HF-4.5, HF-5.1] Any note means a note that is there."""
    s = at("1: at street-right, notes minim=8; ask 0")
    do(s, "place street-right", "shift left")
    assert refusal(s, "note minim") == "pile-empty HF-5.1"
    assert reasons(s, "note minim") == {"note": 1}
