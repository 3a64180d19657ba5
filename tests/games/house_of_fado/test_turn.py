"""The turn [HF-2]: workers, kick-outs, the golden rule, the refill."""

from __future__ import annotations

import pytest

from parlour.engine.core import CHANCE
from parlour.shelf.house_of_fado import GAME
from parlour.shelf.house_of_fado.actions import SPACES
from tests.games.house_of_fado.table import at, do, guests, legal, me, names, reasons, refusal, street, told, workers

BOARD = SPACES[:7]


def test_turns_go_clockwise() -> None:
    """[HF-2.1] One worker each, then the next player; the last is followed by the first."""
    s = at("0: at rehearsal; 1: at rehearsal=left; 2: at rehearsal=right; ask 0", 3)
    for seat in (0, 1, 2):
        assert (s.player(), s.round) == (seat, 1)
        do(s, "place restaurant", "pass")
    assert (s.player(), s.round) == (0, 2)


def test_seven_spaces_and_the_restaurant() -> None:
    """[HF-2.1] A worker goes to one of 7 board spaces or to the own restaurant."""
    assert legal(at("ask 0")) == [f"place {space}" for space in SPACES]
    assert len(SPACES) == 8


@pytest.mark.parametrize("space", ["boulevard-left", "street-right", "billboards-left", "rehearsal", "restaurant"])
def test_the_action_is_optional(space: str) -> None:
    """[HF-2.1] Whatever the space, its action can be left."""
    s = at(f"billboards singer-4=1; 0: at {space}, musicians portuguese-guitar-1=2; ask 0 {space}")
    before = GAME.view(s, 0)["players"]
    do(s, "pass")
    assert GAME.view(s, 0)["players"] == before
    assert told(s, "action-left") == [[0]]
    assert s.player() == 1


def test_three_turns_from_the_supply() -> None:
    """[HF-2.2] While there are workers in the supply, one of them is placed and none is picked up."""
    s = at("0: at rehearsal street-left; ask 0")
    assert me(s).supply == 1
    assert refusal(s, "take rehearsal") == "supply-first HF-2.2"
    do(s, "place restaurant")
    assert me(s).supply == 0


def test_from_the_fourth_turn_a_worker_moves() -> None:
    """[HF-2.2] Then one of the placed workers is picked up, from wherever it stands."""
    s = at("0: at rehearsal=left street-left restaurant; ask 0")
    assert legal(s) == ["take rehearsal", "take street-left", "take restaurant"]
    assert refusal(s, "place boulevard-left") == "take-up-first HF-2.2"
    assert refusal(s, "take boulevard-left") == "no-worker-there HF-2.2"
    do(s, "take rehearsal")
    assert (me(s).lifted, workers(s, "rehearsal")) == (1, [-1, -1, -1, -1])
    assert refusal(s, "take street-left") == "holding-one HF-2.1"
    do(s, "place boulevard-left", "pass")
    assert (me(s).supply, me(s).lifted) == (0, 0)


def test_kick_out_example() -> None:
    """[HF-2.3] The owner chooses the middle space and takes its coin; then the action is carried out."""
    s = at("1: at boulevard-left; ask 0")
    do(s, "place boulevard-left")
    assert s.asked() == [1]
    assert legal(s) == ["shift left", "shift centre", "shift right"]
    assert refusal(s, "pass", 0) == "not-asked HF-2.3"
    assert workers(s, "boulevard-left") == [0, -1, -1, -1]
    do(s, "shift centre")
    assert s.players[1].coins == 6
    assert workers(s, "boulevard-left") == [0, -1, 1, -1]
    assert s.asked() == [0]
    do(s, "hire singer-1")
    assert names(s).index("kicked-out") < names(s).index("hired")


def test_the_owner_chooses_among_free_spaces() -> None:
    """[HF-2.3] A taken kick-out space cannot be chosen."""
    s = at("1: at street-left; 2: at street-left=left; ask 0", 3)
    do(s, "place street-left")
    assert refusal(s, "shift left") == "exit-taken HF-2.3"
    assert legal(s) == ["shift centre", "shift right"]


def test_the_last_free_space_is_taken_at_once() -> None:
    """[HF-2.3] With four players at one action the third kicked-out worker has no choice of space."""
    s = at("1: at rehearsal; 2: at rehearsal=left; 3: at rehearsal=right; ask 0", 4)
    do(s, "place rehearsal")
    assert workers(s, "rehearsal") == [0, 3 - 1, 1, 3]
    assert s.players[1].coins == 7
    assert s.player() == 0


def test_a_bonus_is_taken_or_left() -> None:
    """[HF-2.3] The bonus is offered, not forced upon the owner."""
    s = at("1: at billboards-left; ask 0")
    do(s, "place billboards-left", "shift left")
    assert legal(s) == ["note clef", "note minim", "note crotchet", "note quaver", "pass"]
    do(s, "pass")
    assert (list(s.players[1].notes), s.player()) == ([1, 0, 0, 0], 1)
    assert told(s, "bonus-unused") == [[1]]


def test_a_useless_bonus_space_may_be_chosen() -> None:
    """[HF-2.3] Without coins the paid space can be taken, but gives nothing."""
    s = at("1: at street-left, coins 0; ask 0")
    do(s, "place street-left", "shift right")
    assert (s.players[1].coins, list(s.players[1].notes)) == (0, [1, 0, 0, 0])
    assert told(s, "bonus-impossible") == [[1]]
    assert workers(s, "street-left") == [0, -1, -1, 1]


def test_no_refill_before_the_end_of_the_turn() -> None:
    """[HF-2.3, HF-2.5] The bonus leaves one customer in the group; it is refilled only after the action."""
    s = at("left grey=1 brown=1; billboards singer-1=1; 1: at billboards-left; 0: coins 9; ask 0")
    do(s, "place billboards-left", "shift right", "bar left-grey")
    assert (s.player(), street(s, 0)) == (0, [0, 0, 1])
    do(s, "contract singer")
    assert s.player() == CHANCE


def test_golden_rule_own_worker_beside() -> None:
    """[HF-2.4] An own worker on a kick-out space forbids the action."""
    s = at("0: at boulevard-left=left; 1: at boulevard-left; ask 0")
    assert refusal(s, "place boulevard-left") == "own-worker-there HF-2.4"
    assert reasons(s, "place boulevard-left") == {"space": 0}
    assert refusal(s, "place boulevard-right") == "legal"


def test_golden_rule_own_worker_there() -> None:
    """[HF-2.4] Nobody kicks out an own worker."""
    s = at("0: at rehearsal; ask 0")
    assert refusal(s, "place rehearsal") == "own-worker-there HF-2.4"


def test_golden_rule_just_taken() -> None:
    """[HF-2.4] A worker does not return to the action it was just taken from, be it from a kick-out space."""
    s = at("0: at boulevard-left=right street-left rehearsal; ask 0")
    do(s, "take boulevard-left")
    assert refusal(s, "place boulevard-left") == "just-taken-from HF-2.4"
    assert refusal(s, "place street-left") == "own-worker-there HF-2.4"
    assert legal(s) == [
        f"place {space}" for space in ("boulevard-right", "street-right", "billboards-right", "billboards-left", "restaurant")
    ]


def test_golden_rule_other_worker_may_come() -> None:
    """[HF-2.4] A worker taken from elsewhere may come to an action, and to the other space of the same area."""
    s = at("0: at boulevard-left street-left rehearsal; ask 0")
    do(s, "take boulevard-left")
    assert refusal(s, "place boulevard-right") == "legal"
    assert refusal(s, "place billboards-left") == "legal"


def test_golden_rule_at_the_restaurant() -> None:
    """[HF-2.4] The restaurant space follows it too."""
    s = at("0: at restaurant street-left; ask 0")
    assert refusal(s, "place restaurant") == "own-worker-there HF-2.4"
    s = at("0: at restaurant street-left rehearsal; ask 0")
    do(s, "take restaurant")
    assert refusal(s, "place restaurant") == "just-taken-from HF-2.4"


def test_a_kick_out_says_what_it_offers() -> None:
    """[HF-2.3] By side: twice the kind of bonus, one more if it is paid for, and how many coins; -1 where somebody stands."""
    s = do(at("1: at boulevard-left; ask 0"), "place boulevard-left")
    question = s.question(1)
    assert question is not None
    offers = {"left": 2, "left-n": 0, "centre": 0, "centre-n": 1, "right": 3, "right-n": 1}
    assert question.about(s) == {"space": 0, **offers}
    s = do(at("0: at street-left=left; 1: at boulevard-left; 2: at boulevard-left=centre; ask 0", 3), "place boulevard-left")
    question = s.question(1)
    assert question is not None
    assert question.about(s)["centre"] == -1
    s = do(at("0: at boulevard-left; 1: at street-left; 2: at street-left=right; ask 0", 3), "place street-left")
    question = s.question(1)
    assert question is not None
    offers = {"left": 5, "left-n": 1, "centre": 0, "centre-n": 1, "right": -1, "right-n": 2}
    assert question.about(s) == {"space": 6, **offers}


def test_refill_from_left_to_right() -> None:
    """[HF-2.5] Groups of 0 or 1 are refilled to 4, two customers are enough; critics are not counted."""
    s = at("left grey=1; centre brown=2; right critic; 0: at rehearsal; ask 0 rehearsal", 2)
    do(s, "note minim")
    drawn = []
    while s.player() == CHANCE:
        do(s, legal(s)[-1])
        drawn.append(told(s, "arrived")[-1][1])
    assert drawn == [0, 0, 0, 2, 2, 2, 2]
    assert [s.customers(group) for group in range(3)] == [4, 2, 4]


def test_an_empty_bag_takes_back_the_discard() -> None:
    """[HF-2.5] The discarded customers go back into the bag as soon as one is needed."""
    street_words = "left grey=1; centre black=4; right brown=4; discard grey=2 black=2 brown=4"
    s = at(f"{street_words}; 0: two grey=1, at rehearsal; ask 0 rehearsal")
    assert street(s, 3) == [0, 0, 0]
    do(s, "note minim")
    assert told(s, "bag-refilled") == [[8]]
    assert (street(s, 3), street(s, 4)) == ([2, 2, 4], [0, 0, 0])
    do(s, "draw grey", "draw black", "draw brown")
    assert (s.player(), street(s, 0)) == (1, [2, 1, 1])


FULL_HOUSES = "0: at rehearsal, two grey=2, three black=3, four black=2, removed 5; 1: two brown=2, three grey=1 black=1 brown=1"


def test_bag_and_discard_empty() -> None:
    """[HF-2.5] With nobody left anywhere the refill stops."""
    s = at(f"left brown=1; centre brown=3; right brown=1; {FULL_HOUSES}; ask 0 rehearsal")
    assert street(s, 3) == [1, 0, 0]
    do(s, "note clef", "draw grey")
    assert s.player() == 1
    assert [s.customers(group) for group in range(5)] == [2, 3, 1, 0, 0]


def test_order_of_the_spaces() -> None:
    """[HF-2.6] Clockwise from the left boulevard space."""
    assert BOARD == [
        "boulevard-left",
        "boulevard-right",
        "street-right",
        "billboards-right",
        "billboards-left",
        "rehearsal",
        "street-left",
    ]
    s = at("1: at boulevard-left street-right street-left; last boulevard-right; 0: at boulevard-right; ask alfama", 1)
    assert told(s, "alfama-took-up") == [[BOARD.index("street-right")]]


def test_bar_is_untouched_by_invitations() -> None:
    """[HF-2.3, HF-3.6] A kicked-out owner's customer sits at the bar, nobody else's does."""
    s = at("left grey=2 brown=2; 1: at boulevard-left; ask 0")
    do(s, "place boulevard-left", "shift left", "bar left-grey")
    assert guests(s, 3, 1) == [1, 0, 0]
    assert guests(s, 3, 0) == [0, 0, 0]
