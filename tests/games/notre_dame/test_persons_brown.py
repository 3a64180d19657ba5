"""The six brown persons [ND-6.1 to ND-6.6]."""

from __future__ import annotations

import pytest

from parlour.shelf.notre_dame.components import SECTORS
from parlour.shelf.notre_dame.state import BANK, CARRIAGE_HOUSE, HOTEL, PARK, RESIDENCE, SCHOOL
from tests.games.notre_dame.table import at, do, hiring, legal, me, refusal, told


@pytest.mark.parametrize(
    ("benefit", "expected"), [("gold", (3, 4, 5)), ("marker", (2, 5, 5)), ("rat", (2, 4, 4)), ("pass", (2, 4, 5))]
)
def test_hostess(benefit: str, expected: tuple[int, int, int]) -> None:
    """[ND-6.1] 3 prestige and one of 1 gold, 1 marker, rat one back."""
    s = do(hiring("hostess", "rat 5"), benefit if benefit == "pass" else f"benefit {benefit}")
    assert me(s).prestige == 3
    assert (me(s).gold, me(s).supply, me(s).rat) == expected
    assert s.player() == 1


def test_hostess_on_zero() -> None:
    """[ND-6.1] On 0 the rat step is not available; the question and the refusal are about the Hostess."""
    s = hiring("hostess", "rat 0, hotel 5")
    assert legal(s) == ["benefit gold", "benefit marker", "pass"]
    assert s.choice is not None
    assert s.choice.clause == "ND-6.1"
    assert refusal(s, "benefit rat") == "rat-at-zero ND-6.1"


@pytest.mark.parametrize(
    ("pieces", "bank", "friend"),
    [
        ("1", 3, "bank"),
        ("2", 2, "bank"),
        ("3", 1, "bank"),
        ("friend", 4, "hotel"),
        ("friend-1", 3, "hotel"),
        ("friend-2", 2, "hotel"),
    ],
)
def test_minstrel(pieces: str, bank: int, friend: str) -> None:
    """[ND-6.2] 1 to 3 pieces, the friend among them or not, from one sector to another; no action follows."""
    s = do(hiring("minstrel", "bank 4, friend bank, rat 4, park 1"), "from bank", "to hotel", f"move {pieces}")
    assert (me(s).sectors[BANK], me(s).sectors[HOTEL], SECTORS[me(s).friend]) == (bank, 4 - bank, friend)
    assert (me(s).gold, me(s).supply, s.player()) == (2, 4, 1)


def test_minstrel_refusals() -> None:
    """[ND-6.2] Not from Notre Dame, not from an empty sector, not into the same one, not more than there are."""
    s = hiring("minstrel", "cathedral 2, bank 2, park 1, friend hotel")
    assert legal(s) == ["from bank", "from hotel", "from park"]
    assert refusal(s, "from notre-dame") == "not-from-cathedral ND-6.2"
    assert refusal(s, "from residence") == "no-pieces-to-move ND-6.2"
    assert refusal(s, "from friend") == "sector-with-friend ND-6.2"
    do(s, "from bank")
    assert legal(s) == [f"to {sector}" for sector in SECTORS if sector != "bank"]
    assert refusal(s, "to bank") == "another-sector ND-6.2"
    do(s, "to park")
    assert legal(s) == ["move 1", "move 2"]
    assert refusal(s, "move 3") == "not-so-many ND-6.2"
    assert refusal(s, "move friend") == "friend-elsewhere ND-6.2"
    assert refusal(s, "move friend-1") == "friend-elsewhere ND-6.2"


def test_minstrel_with_the_friend_alone() -> None:
    """[ND-6.2] A sector with the friend alone gives the friend; with no piece on the board nothing is asked."""
    s = do(hiring("minstrel", "friend hotel, bank 1"), "from hotel", "to cloister-school")
    assert (SECTORS[me(s).friend], me(s).supply) == ("cloister-school", 4)
    assert hiring("minstrel", "cathedral 3, supply 1").player() == 1


def test_moneylender() -> None:
    """[ND-6.3] 2 gold and 1 prestige, less the gold paid for the hire."""
    s = hiring("moneylender")
    assert (me(s).gold, me(s).prestige, s.bank) == (4, 1, 12)


def test_jester_moves_a_marker() -> None:
    """[ND-6.4] A marker moves to another sector, whose action is carried out with what is there now."""
    s = do(hiring("jester", "bank 2, residence 2"), "from bank", "to residence")
    assert (me(s).sectors[BANK], me(s).sectors[RESIDENCE], me(s).prestige) == (1, 3, 3)


def test_jester_from_notre_dame() -> None:
    """[ND-6.4] The marker may come from Notre Dame; it can go to any of the seven sectors."""
    s = do(hiring("jester", "cathedral 2, bank 1, cloister-school 1"), "from notre-dame")
    assert legal(s) == [f"to {sector}" for sector in SECTORS]
    do(s, "to cloister-school")
    assert (me(s).cathedral, me(s).sectors[SCHOOL], me(s).supply) == (1, 2, 6)


def test_jester_moves_the_friend() -> None:
    """[ND-6.4] The friend may be moved like a marker, and acts."""
    s = do(hiring("jester", "friend park, park 1, bank 2"), "from friend")
    assert refusal(s, "to park") == "another-sector-displace ND-6.4"
    do(s, "to bank")
    assert (me(s).friend, me(s).sectors[BANK], me(s).gold) == (BANK, 2, 2 + 3)


def test_jester_refusals() -> None:
    """[ND-6.4] Only own pieces that are there, and only to another sector."""
    s = hiring("jester", "bank 1, park 1")
    assert legal(s) == ["from bank", "from park"]
    for place in ("hotel", "notre-dame", "friend"):
        assert refusal(s, f"from {place}") == "no-piece-there ND-6.4"
    assert refusal(do(s, "from bank"), "to bank") == "another-sector-displace ND-6.4"


def test_jester_drives_and_lodges() -> None:
    """[ND-6.4] Carriage house and hotel act too, and the Jester needs no marker in the supply."""
    s = do(hiring("jester", "bank 1, carriage-house 1, supply 0"), "from bank", "to carriage-house", "fetch vermilion-m4")
    assert (me(s).sectors[CARRIAGE_HOUSE], me(s).prestige) == (2, 3)
    s = do(hiring("jester", "bank 1, hotel 2, park 1"), "from bank", "to hotel", "benefit gold", "benefit marker")
    assert (me(s).gold, me(s).supply) == (3, 5)


def test_monk() -> None:
    """[ND-6.5] 2 markers and 1 prestige."""
    s = hiring("monk")
    assert (me(s).supply, me(s).reserve, me(s).prestige) == (6, 8, 1)


@pytest.mark.parametrize(("own", "rat"), [("rat 7", 7), ("rat 7, hospital 2", 5), ("rat 1, hospital 2, friend hospital", 0)])
def test_doctor(own: str, rat: int) -> None:
    """[ND-6.6] No rats for the hirer this round; the hospital still moves the marker back."""
    s = at(f"open doctor minstrel bishop; first 1; 0: {own}; ask 0 hire", 3)
    do(s, "hire doctor")
    assert [p.rat for p in s.players] == [rat, 7, 7]


def test_doctor_helps_one_round() -> None:
    """[ND-6.6] In the next round the hirer suffers like everybody."""
    s = do(at("open doctor minstrel bishop; first 1; ask 0 hire", 2), "hire doctor")
    assert ([p.rat for p in s.players], [p.cured for p in s.players]) == ([0, 7], [False, False])
    assert told(s, "cured") == [[0]]


def test_a_brown_person_pays_the_park_bonus_once() -> None:
    """[ND-6.1, ND-6.3, ND-6.5] A person's own prestige is one event for the park bonus."""
    for person, prestige in [("hostess", 3), ("moneylender", 1), ("monk", 1)]:
        s = hiring(person, "park 4")
        assert me(s).prestige == prestige + 2
        assert [args[:3] for args in told(s, "earned")] == [[0, prestige, 2]]


def test_every_brown_person_can_be_hired_again_each_period() -> None:
    """[ND-6.6] Brown persons serve in every period: the Doctor in round 8."""
    s = do(at("round 8; open doctor minstrel mayor; first 1; 0: rat 5, park 1; ask 0 hire", 2), "hire doctor")
    assert (me(s).rat, me(s).sectors[PARK]) == (5, 1)
