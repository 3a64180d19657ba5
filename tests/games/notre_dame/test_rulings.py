"""Rulings where the rulebook is silent [ND-8]; ND-8.3 is in test_carriage.py, ND-8.5 in test_plague.py."""

from __future__ import annotations

import pytest

from parlour.shelf.notre_dame.components import PERSONS
from parlour.shelf.notre_dame.state import BANK, PARK, RESIDENCE
from tests.games.notre_dame.table import at, do, hand, hiring, legal, me, playing, refusal, to_hire, told, wasting


def test_bonus_once_for_all_messages_of_the_coachman() -> None:
    """[ND-8.1] Three messages used through the Coachman are one event: 3 x 4 + 1."""
    s = do(hiring("coachman", "park 2, messages blue-prestige green-prestige amber-prestige blue-gold"), "reuse prestige")
    assert (me(s).prestige, len(told(s, "earned"))) == (13, 1)


def test_bonus_for_each_hire_through_the_advisor() -> None:
    """[ND-8.1] Each hire through the Advisor is its own event: twice 1 + 1."""
    s = do(hiring("advisor", "park 2, gold 3"), "hire monk", "hire monk")
    assert me(s).prestige == 4


def test_donation_and_scoring_are_two_events() -> None:
    """[ND-8.1] A donation pays the bonus at once, the scoring pays it again."""
    s = at("round 9; 0: hand blue-notre-dame amber-park green-park, park 4; ask 0 play")
    do(s, "play blue-notre-dame", "donate 1")
    assert me(s).prestige == 1 + 2
    s = at("round 9; 0: park 4, cathedral 1, supply 0; 1: cathedral 1; ask scoring")
    assert s.scores() == [5 + 2, 5, 0, 0]


def test_no_bonus_for_a_share_of_nothing() -> None:
    """[ND-8.1] Eleven markers share 10 prestige: 0 each, and no bonus."""
    s = at("round 3; 0: park 6, cathedral 4; 1: cathedral 7; ask scoring")
    assert s.scores() == [0, 0, 0, 0]


def test_the_park_is_counted_when_prestige_is_paid() -> None:
    """[ND-8.1] After all moves and returns: Gypsies that empty the park lose its bonus, an Actress takes it along."""
    s = do(hiring("gypsies", "park 2, residence 1"), "from park", "pass")
    assert (me(s).prestige, me(s).sectors[PARK]) == (2, 1)
    s = do(hiring("gypsies", "park 3, residence 1"), "from residence", "from park", "pass")
    assert me(s).prestige == 4 + 1
    s = do(hiring("actress", "park 4, residence 1"), "from park", "to residence")
    assert me(s).prestige == 5
    s = do(hiring("jester", "park 2, residence 1"), "from park", "to residence")
    assert me(s).prestige == 2
    s = do(playing("residence", "supply 0, park 2, bank 1"), "from park")
    assert me(s).prestige == 1


def test_bank_shortage_begins_with_the_bank() -> None:
    """[ND-8.2] First the bank is emptied; the rest comes from the other player with the most, not from several."""
    s = playing("bank", "bank 5, gold 9", "1: gold 4; 2: gold 5; 3: gold 5")  # 2 in the bank, 6 wanted
    assert (me(s).gold, s.bank) == (9 + 2 + 4, 0)
    assert [p.gold for p in s.players[1:]] == [4, 1, 5]  # a tie: the next clockwise gives
    assert told(s, "gained-gold", "took-gold") == [[0, 2], [0, 2, 4]]


def test_bank_shortage_tie_goes_round_the_table() -> None:
    """[ND-8.2] Of tied players the next clockwise after the acting one gives, across the last seat."""
    s = at("first 2; 0: gold 8; 1: gold 8; 2: hand green-bank blue-park vermilion-park, gold 1; 3: gold 8; ask 2 play")
    do(s, "play green-bank")
    assert [p.gold for p in s.players] == [8, 8, 2, 7]


def test_bank_shortage_loses_the_rest() -> None:
    """[ND-8.2] If the richest other has less than is missing, the rest is lost; the acting player is never the giver."""
    s = playing("bank", "bank 4, gold 19", "1: gold 2; 2: gold 2; 3: gold 2")
    assert ([p.gold for p in s.players], s.bank) == ([21, 0, 2, 2], 0)
    s = playing("bank", "bank 4, gold 25", "1: gold 0; 2: gold 0; 3: gold 0")
    assert [p.gold for p in s.players] == [25, 0, 0, 0]
    assert told(s, "took-gold") == []


RICH = "1: gold 20; 2: gold 0; 3: gold 0"


@pytest.mark.parametrize(
    ("person", "own", "picks"),
    [
        ("jester", "park 1, hotel 1, bank 2", ["from park", "to bank"]),
        ("steward", "bank 3, park 1", ["to bank"]),
        ("actress", "park 2, bank 1", ["from park", "to bank"]),
        ("mistress", "friend bank, bank 1", []),
    ],
)
def test_every_bank_action_takes_from_the_richest(person: str, own: str, picks: list[str]) -> None:
    """[ND-8.2] Through Jester, Steward, Actress, Mistress alike: 3 wanted, 1 in the bank (the hire), 2 from the richest."""
    s = do(hiring(person, f"{own}, gold 5", RICH), *picks)
    assert (me(s).gold, s.players[1].gold, s.bank) == (4 + 3, 18, 0)


def test_friend_bishop_and_scholar_take_from_the_richest() -> None:
    """[ND-8.2] The friend's, the Bishop's and the Scholar's bank action too."""
    s = do(playing("trusted-friend", "gold 5, bank 2", RICH), "to bank")
    assert (me(s).gold, s.players[1].gold) == (8, 17)
    s = do(hiring("bishop", "gold 5", RICH), "to bank")  # the Bishop's own gold is in the bank
    assert (me(s).gold, s.players[1].gold, s.bank) == (5, 20, 0)
    s = hiring("scholar", "hand green-bank, gold 5, bank 2", RICH)
    assert (me(s).gold, s.players[1].gold, me(s).sectors[BANK]) == (7, 18, 3)


def test_other_sources_give_what_the_bank_has() -> None:
    """[ND-8.2] Moneylender, Merchant, messages and hotel take nothing from players."""
    s = hiring("moneylender", "gold 5", RICH)
    assert (me(s).gold, s.players[1].gold) == (5, 20)
    s = hiring("merchant", "gold 5", "1: gold 20, messages blue-gold blue-marker; 2: gold 0; 3: gold 0")
    assert (me(s).gold, s.players[1].gold) == (5, 20)
    s = do(hiring("coachman", "gold 5, messages blue-gold green-gold blue-rat", RICH), "reuse gold")
    assert (me(s).gold, me(s).prestige) == (5, 2)
    assert refusal(playing("hotel", "gold 5", RICH), "benefit gold") == "no-common-gold ND-8.2"


def test_a_marker_moves_from_another_place() -> None:
    """[ND-8.4] Never from the sector being played, nor from Notre Dame for the Notre Dame card."""
    s = playing("bank", "supply 0, bank 2, park 1, hotel 1")
    assert legal(s) == ["from hotel", "from park"]
    assert refusal(s, "from bank") == "same-place ND-8.4"
    s = playing("notre-dame", "supply 0, cathedral 2, park 1, hotel 1")
    assert refusal(s, "from notre-dame") == "same-place ND-8.4"
    do(s, "from park", "donate 3")
    assert (me(s).cathedral, me(s).prestige) == (3, 6)
    s = at(f"0: hand {hand('bank')}, supply 0, bank 5; ask 0 play")
    assert refusal(s, "play blue-bank") == "no-marker ND-3.2"


@pytest.mark.parametrize(
    ("person", "own"),
    [
        ("lawyer", ""),
        ("beggar", "rat 9"),
        ("minstrel", ""),
        ("jester", ""),
        ("steward", ""),
        ("coachman", ""),
        ("benefactor", ""),
        ("actress", ""),
        ("mistress", ""),
        ("bell-ringer", ""),
        ("manager", ""),
        ("guard", "supply 14"),
        ("host", ""),
    ],
)
def test_a_hire_in_vain(person: str, own: str) -> None:
    """[ND-8.6] A person whose power has no effect may be hired; the gold is spent, and the next player is asked."""
    s = to_hire(person, own)
    assert refusal(s, f"hire {person}") == "legal"
    do(s, f"hire {person}")
    assert (me(s).gold, me(s).prestige, s.player()) == (2, 0, 1)
    assert told(s, "hired") == [[0, PERSONS.index(person)]]


def test_no_commitment_at_the_end_of_the_draft() -> None:
    """[ND-8.7] Each of the three cards may be the first, each of the two left the second; the last one is the third."""
    cards = ["blue-bank", "green-park", "amber-hotel"]
    for first in cards:
        s = at(f"0: hand {' '.join(cards)}; ask 0 play")
        assert [text for text in legal(s) if text.startswith("play")] == [f"play {card}" for card in cards]
        do(s, f"waste {first}")
        wasting(s, 3)
        assert [text for text in legal(s) if text.startswith("play")] == [f"play {card}" for card in cards if card != first]


@pytest.mark.parametrize(
    ("kind", "field", "value"),
    [
        ("cloister-school", "supply", 5),
        ("bank", "gold", 5),
        ("residence", "prestige", 2),
        ("park", "rat", 3),
        ("hospital", "rat", 3),
    ],
)
def test_mandatory_gains(kind: str, field: str, value: int) -> None:
    """[ND-8.8] School, bank, residence, park and hospital give what they give: nothing is asked after placing."""
    s = playing(kind, f"{kind} 1, rat 4")
    assert getattr(me(s), field) == value
    assert s.player() == 1


def test_optional_gains() -> None:
    """[ND-8.8] The carriage may stay, a message may lie, the hotel's benefit may be declined."""
    s = playing("carriage-house", "carriage blue-m0")
    assert {"drive blue-m0", "drive vermilion-m0", "fetch vermilion-m0"} <= set(legal(s))
    s = do(playing("hotel"), "pass")
    assert (me(s).gold, me(s).supply, s.player()) == (3, 3, 1)
    assert me(do(playing("trusted-friend", "residence 1"), "to residence")).sectors[RESIDENCE] == 1
