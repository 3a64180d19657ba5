"""The nine grey persons of the base game [ND-6.7 to ND-6.15]."""

from __future__ import annotations

import pytest

from parlour.shelf.notre_dame.components import PERSONS, SECTORS
from parlour.shelf.notre_dame.effects import FROM_PERSON
from parlour.shelf.notre_dame.state import BANK, HOTEL, RESIDENCE
from tests.games.notre_dame.table import do, hiring, legal, me, refusal, told

BUSY = "cloister-school 3, bank 2, residence 1, friend residence, cathedral 2, supply 1"


@pytest.mark.parametrize(("own", "prestige"), [("", 0), (BUSY, 3 + 2 + 1 + 1 + 2), ("cathedral 3", 3), ("friend park", 1)])
def test_city_guard(own: str, prestige: int) -> None:
    """[ND-6.7] 1 prestige for each own piece in the sectors and in Notre Dame."""
    assert me(hiring("city-guard", own)).prestige == prestige


@pytest.mark.parametrize(("own", "prestige"), [("", 7), (BUSY, 4), ("friend park", 6), ("cathedral 3", 7)])
def test_night_watchman(own: str, prestige: int) -> None:
    """[ND-6.8] 1 prestige for each empty sector; the friend alone fills one, Notre Dame counts for none."""
    assert me(hiring("night-watchman", own)).prestige == prestige


def test_bishop() -> None:
    """[ND-6.9] A marker of the general supply into an empty sector, whose action follows; the own supply is not touched."""
    s = hiring("bishop", "bank 2, friend park, supply 0")
    assert legal(s) == [f"to {sector}" for sector in SECTORS if sector not in ("bank", "park")]
    assert refusal(s, "to bank") == "sector-not-empty ND-6.9"
    assert refusal(s, "to park") == "sector-not-empty ND-6.9"
    do(s, "to residence")
    assert (me(s).sectors[RESIDENCE], me(s).prestige, me(s).supply, me(s).reserve) == (1, 1, 0, 11)
    s = do(hiring("bishop"), "to hotel", "benefit gold")
    assert (me(s).sectors[HOTEL], me(s).gold) == (1, 3)


def test_bishop_without_an_empty_sector() -> None:
    """[ND-6.9] No empty sector: nothing happens, and no marker is taken."""
    full = ", ".join(f"{sector} 1" for sector in SECTORS[:6]) + ", friend hospital"
    s = hiring("bishop", full)
    assert (me(s).reserve, me(s).supply, me(s).gold, s.player()) == (4, 4, 2, 1)


@pytest.mark.parametrize(
    ("own", "prestige"), [("", 0), (BUSY, 6), ("bank 1, friend bank", 2), ("cathedral 4, supply 0", 0), ("park 1", 0)]
)
def test_guild_master(own: str, prestige: int) -> None:
    """[ND-6.10] 2 prestige for each sector with at least 2 pieces; not for Notre Dame."""
    assert me(hiring("guild-master", own)).prestige == prestige


@pytest.mark.parametrize(("rat", "prestige"), [(0, 9), (4, 5), (8, 1), (9, 0)])
def test_beggar(rat: int, prestige: int) -> None:
    """[ND-6.11] 1 prestige for each space still ahead of the rat marker."""
    assert me(hiring("beggar", f"rat {rat}")).prestige == prestige


@pytest.mark.parametrize(
    ("messages", "prestige"),
    [
        ("", 0),
        ("blue-gold", 0),
        ("blue-gold green-gold", 3),
        ("blue-gold green-gold amber-gold", 3),
        ("blue-gold green-gold amber-rat blue-rat", 6),
    ],
)
def test_lawyer(messages: str, prestige: int) -> None:
    """[ND-6.12] 3 prestige for every 2 messages collected, rounded down."""
    assert me(hiring("lawyer", f"messages {messages}")).prestige == prestige


@pytest.mark.parametrize(
    ("own", "prestige"), [("", 0), (BUSY, 3), ("bank 3, friend bank, hotel 3", 4), ("friend hotel, cathedral 3", 1)]
)
def test_lady_of_the_court(own: str, prestige: int) -> None:
    """[ND-6.13] 1 prestige for each piece in the fullest sector; Notre Dame is none."""
    assert me(hiring("lady-of-the-court", own)).prestige == prestige


@pytest.mark.parametrize(
    ("own", "prestige"), [("", 0), (BUSY, 3), ("bank 2, friend bank, hotel 4", 6), ("cathedral 4, supply 0", 0)]
)
def test_mayor(own: str, prestige: int) -> None:
    """[ND-6.14] 3 prestige for each sector with at least 3 pieces; not for Notre Dame."""
    assert me(hiring("mayor", own)).prestige == prestige


@pytest.mark.parametrize(("own", "prestige"), [("", 0), (BUSY, 3), ("friend bank, hotel 4", 2), ("cathedral 4, supply 0", 0)])
def test_carpenter(own: str, prestige: int) -> None:
    """[ND-6.15] 1 prestige for each sector with at least 1 piece; not for Notre Dame."""
    assert me(hiring("carpenter", own)).prestige == prestige


def test_grey_persons_pay_the_park_bonus_once() -> None:
    """[ND-6.14, ND-6.10] However many sectors count, the park adds its bonus once."""
    own = "park 4, hotel 3, bank 3, supply 0"
    assert me(hiring("mayor", own)).prestige == 9 + 2
    assert me(hiring("guild-master", own)).prestige == 6 + 2
    assert me(hiring("city-guard", own)).prestige == 10 + 2


def test_bishop_founds_a_bank() -> None:
    """[ND-6.9] The action counts the new marker only: one gold."""
    s = do(hiring("bishop"), "to bank")
    assert (me(s).sectors[BANK], me(s).gold) == (1, 3)


PAYING = ["monk", "moneylender", "city-guard", "night-watchman", "guild-master", "beggar", "lawyer", "lady-of-the-court"]
PAYING += ["mayor", "carpenter", "manager", "bell-ringer", "guard", "host", "gravedigger", "spy"]


@pytest.mark.parametrize("person", PAYING)
def test_whoever_pays_is_named(person: str) -> None:
    """[ND-6.7] Prestige is told, and stands in the score sheet, under the person who brought it."""
    own = "residence 3, hotel 3, bank 3, cathedral 1, supply 1, prestige 4, messages blue-gold green-rat"
    assert told(hiring(person, own), "earned")[0][3] == FROM_PERSON + PERSONS.index(person)


def test_gypsies_and_coachman_are_named() -> None:
    """[ND-6.23, ND-6.24] Those whose prestige comes after a choice are named for it too."""
    s = do(hiring("gypsies", "bank 2"), "from bank", "pass")
    assert told(s, "earned")[0][3] == FROM_PERSON + PERSONS.index("gypsies")
    s = do(hiring("coachman", "messages blue-gold green-rat"), "reuse rat")
    assert told(s, "earned")[0][3] == FROM_PERSON + PERSONS.index("coachman")
