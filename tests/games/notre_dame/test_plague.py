"""The plague [ND-5, ND-8.5]."""

from __future__ import annotations

import pytest

from parlour.shelf.notre_dame import GAME
from parlour.shelf.notre_dame.state import BANK, HOTEL, PARK, RESIDENCE, NotreDame
from tests.games.notre_dame.table import at, do, legal, me, refusal, told

SEVEN = "round 1; open doctor minstrel bishop"  # 3 + 2 + 2 rats
ONE = "round 1; open monk moneylender bishop; first 1"  # 0 + 1 + 2


def plague(words: str, players: int = 3) -> NotreDame:
    """The plague of 7 has struck."""
    return at(f"{SEVEN}; {words}; ask plague", players)


@pytest.mark.parametrize(
    ("persons", "rats"),
    [
        ("monk hostess night-watchman", 1),
        ("minstrel hostess night-watchman", 3),
        ("doctor minstrel bishop", 7),
        ("jester doctor nurse", 8),
    ],
)
def test_plague_value(persons: str, rats: int) -> None:
    """[ND-5.1] The sum of rats on the three open persons, though nobody hired any."""
    s = at(f"open {persons}; ask plague", 2)
    assert told(s, "plague-came") == [[rats]]
    assert [p.rat for p in s.players] == [rats, rats]


def test_hired_or_not() -> None:
    """[ND-5.1] Hiring a person changes nothing for the rats of others."""
    for action in ("hire moneylender", "hire-only bishop", "pass"):
        s = do(at(f"{ONE}; ask 0 hire", 2), action)
        assert [p.rat for p in s.players] == [3, 3]


@pytest.mark.parametrize(
    ("own", "rat"),
    [
        ("rat 0, hospital 0", 7),
        ("rat 1, hospital 2", 6),
        ("rat 2, hospital 6, friend hospital, supply 2", 2),
        ("rat 3, hospital 9, supply 0", 1),
        ("rat 1, hospital 9, friend hospital, supply 0", 0),
        ("rat 3, friend hospital", 9),
        ("rat 3, friend park", 9),
    ],
)
def test_hospital_lowers_the_plague(own: str, rat: int) -> None:
    """[ND-5.2] 7 less the pieces in the own hospital, forward or back, never below 0."""
    assert me(plague(f"0: {own}")).rat == rat


def test_hospital_helps_only_its_owner() -> None:
    """[ND-5.2] Each player counts the own hospital."""
    assert [p.rat for p in plague("0: hospital 3; 1: hospital 1, friend hospital").players] == [4, 5, 7]


@pytest.mark.parametrize(("rat", "prestige"), [(3, 10), (9, 10), (5, 10)])
def test_past_the_end(rat: int, prestige: int) -> None:
    """[ND-5.3] Past 9, however far: the rat stays on 9, 2 prestige and a marker of the fullest sector are lost, once."""
    s = plague(f"0: rat {rat}, prestige {prestige}, park 3, bank 1")
    assert (me(s).rat, me(s).prestige) == (9, prestige - 2)
    assert (me(s).sectors[PARK], me(s).sectors[BANK], me(s).reserve, me(s).supply) == (2, 1, 7, 4)
    assert told(s, "overrun", "lost-marker") == [[0, 2], [0, PARK]]


@pytest.mark.parametrize("prestige", [0, 1, 2])
def test_prestige_never_below_zero(prestige: int) -> None:
    """[ND-5.3] Who has less than 2 prestige loses what there is."""
    s = plague(f"0: rat 9, prestige {prestige}, park 3")
    assert (me(s).prestige, told(s, "overrun")) == (0, [[0, prestige]])


def test_the_friend_counts_for_the_fullest_but_stays() -> None:
    """[ND-5.3] Two markers and the friend beat two markers: the marker comes from there, the friend stays."""
    s = plague("0: rat 9, park 2, friend park, bank 2")
    assert (me(s).sectors[PARK], me(s).sectors[BANK], me(s).friend) == (1, 2, PARK)


def test_the_player_picks_among_ties() -> None:
    """[ND-5.3] Of several fullest sectors the player chooses; no other sector will do."""
    s = plague("0: rat 9, prestige 5, park 2, bank 2, hotel 1, friend hotel, residence 1, cathedral 3, supply 0")
    assert legal(s) == ["from bank", "from hotel", "from park"]
    assert refusal(s, "from residence") == "not-fullest ND-5.3"
    assert refusal(s, "from friend") == "friend-safe ND-5.3"
    do(s, "from hotel")
    assert (me(s).sectors[HOTEL], me(s).friend, me(s).sectors[BANK]) == (0, HOTEL, 2)


def test_exactly_nine_costs_nothing() -> None:
    """[ND-5.4] 2 + 7 = 9: no penalty."""
    s = plague("0: rat 2, prestige 5, park 3")
    assert (me(s).rat, me(s).prestige, me(s).sectors[PARK]) == (9, 5, 3)
    assert told(s, "overrun") == []


def test_on_nine_without_rats_costs_nothing() -> None:
    """[ND-5.4] A rat on 9 that a full hospital holds there pays nothing."""
    s = plague("0: rat 9, prestige 5, hospital 6, friend hospital")
    assert (me(s).rat, me(s).prestige, told(s, "overrun")) == (9, 5, [])


def test_only_the_friend_in_the_fullest() -> None:
    """[ND-5.5] The friend alone cannot be taken: no marker is lost, from no less full sector either."""
    s = plague("0: rat 9, prestige 5, friend park, cathedral 2, supply 2")
    assert (me(s).prestige, me(s).cathedral, me(s).friend) == (3, 2, PARK)
    assert told(s, "lost-marker") == []


def test_no_pieces_at_all() -> None:
    """[ND-5.5] Who has nothing in the sectors loses prestige only, never a marker of Notre Dame or of the supply."""
    s = plague("0: rat 9, prestige 5, cathedral 1")
    assert (me(s).prestige, me(s).cathedral, me(s).supply, me(s).reserve) == (3, 1, 4, 9)


def test_tied_with_the_friend_alone() -> None:
    """[ND-5.5] Of tied sectors only those with a removable marker can be chosen."""
    s = plague("0: rat 9, friend park, bank 1, residence 1, cathedral 1, supply 1")
    assert legal(s) == ["from bank", "from residence"]
    assert refusal(s, "from park") == "only-friend ND-5.5"
    assert refusal(s, "from notre-dame") == "cathedral-safe ND-5.5"
    do(s, "from residence")
    assert (me(s).sectors[RESIDENCE], me(s).sectors[BANK]) == (0, 1)
    s = plague("0: rat 9, friend park, bank 1")  # one choice only: no question
    assert (me(s).sectors[BANK], told(s, "lost-marker")) == (0, [[0, BANK]])


def test_plague_in_turn() -> None:
    """[ND-8.5] Choices are made from the first player clockwise, when all rats have moved."""
    tie = "rat 9, prestige 2, park 1, bank 1"
    s = at(f"{SEVEN}; first 1; 0: {tie}; 1: {tie}; 2: {tie}; ask plague", 3)
    order = []
    while legal(s) == ["from bank", "from park"]:
        order.append(s.player())
        do(s, "from park")
    assert order == [1, 2, 0]
    assert s.scores() == [0, 0, 0]
    GAME.check(s)
