"""Playing action cards: whose turn, placing influence, the trusted friend [ND-2.5, ND-2.6, ND-3.1 to ND-3.4, ND-3.12]."""

from __future__ import annotations

import pytest

from parlour.shelf.notre_dame import GAME
from parlour.shelf.notre_dame.components import CARDS, KINDS, SECTORS
from parlour.shelf.notre_dame.state import BANK, CARRIAGE_HOUSE, HOSPITAL, HOTEL, PARK, RESIDENCE, SCHOOL, size
from tests.games.notre_dame.table import at, do, hand, legal, me, playing, refusal, told, wasting

HANDS = "0: hand blue-bank amber-park green-hotel; 1: hand vermilion-bank blue-park amber-hotel"


def test_two_cards_each_in_turn() -> None:
    """[ND-2.5] Clockwise from the first player everybody plays one card, then everybody a second one."""
    s = at("first 2; ask 2 play")
    order = []
    for _ in range(8):
        order.append(s.player())
        wasting(s, 1)
    assert order == [2, 3, 0, 1, 2, 3, 0, 1]
    assert legal(s)[0] == "pass"
    assert s.player() == 2


def test_a_card_out_of_turn() -> None:
    """[ND-2.5] Nobody plays before it is their turn, nor a card they do not hold."""
    s = at(f"{HANDS}; ask 0 play")
    assert refusal(s, "play vermilion-bank", seat=1) == "not-asked ND-2.5"
    assert refusal(s, "play vermilion-bank", seat=0) == "not-in-hand ND-2.5"
    assert refusal(s, "waste vermilion-bank", seat=0) == "not-in-hand ND-2.5"
    do(s, "waste blue-bank")
    assert refusal(s, "play amber-park", seat=0) == "not-asked ND-2.5"
    wasting(s, 3)
    assert refusal(s, "play blue-bank", seat=0) == "not-in-hand ND-2.5"


def test_third_card_goes_unseen() -> None:
    """[ND-2.5] With the second card the third goes onto the pile: its player knows it, the others see a back vanish."""
    s = do(at(f"{HANDS}; ask 0 play"), "waste blue-bank")
    do(wasting(s, 3), "waste amber-park")
    assert me(s).hand == 0
    third = CARDS.index("green-hotel")
    assert s.discard >> third & 1
    assert not s.shown >> third & 1
    event = next(event for event in s.told or [] if event.event.name == "laid-aside")
    assert event.heard(0) == ("laid-aside", [0, third])
    assert event.heard(1) == event.heard(-3) == ("laid-aside", [0])


def test_played_cards_go_onto_one_pile() -> None:
    """[ND-2.5] After the phase all twelve cards lie on the pile; eight of them have been seen by all."""
    s = wasting(at("ask 0 play"), 8)
    assert bin(s.discard).count("1") == 12
    assert bin(s.shown).count("1") == 8
    assert [size(p.hand) for p in s.players] == [0, 0, 0, 0]


def test_third_cards_wait_while_the_scholar_is_open() -> None:
    """[ND-2.5] With the Scholar open third cards stay until the hire phase is over, and go then."""
    s = wasting(at("open monk doctor scholar; ask 0 play", 3), 6)
    assert [size(p.hand) for p in s.players] == [1, 1, 1]
    do(s, "pass", "pass")
    assert [size(p.hand) for p in s.players] == [1, 1, 1]
    do(s, "pass")
    assert [size(p.hand) for p in s.players] == [0, 0, 0]
    assert len(told(s, "laid-aside")) == 3


@pytest.mark.parametrize("colour", ["blue", "vermilion", "green", "amber"])
def test_a_card_acts_in_the_own_district(colour: str) -> None:
    """[ND-2.6] Whatever its colour, a residence card places the player's marker in the player's residence."""
    s = at(f"0: hand {colour}-residence green-park amber-park, residence 1; ask 0 play")
    do(s, f"play {colour}-residence")
    assert (me(s).sectors[RESIDENCE], me(s).prestige) == (2, 2)
    assert [p.sectors[RESIDENCE] for p in s.players[1:]] == [0, 0, 0]
    assert s.scores()[1:] == [0, 0, 0]


@pytest.mark.parametrize("sector", range(7))
def test_a_marker_from_the_personal_supply(sector: int) -> None:
    """[ND-3.1] A card's action takes one marker of the personal supply into that sector, for every sector."""
    s = playing(SECTORS[sector], "rat 5")
    assert list(me(s).sectors) == [int(i == sector) for i in range(7)]
    assert me(s).supply == (4 if sector == SCHOOL else 3)
    assert told(s, "placed") == [[0, sector]]


@pytest.mark.parametrize(("source", "place"), [("park", PARK), ("hospital", HOSPITAL), ("bank", BANK)])
def test_empty_supply_moves_a_marker(source: str, place: int) -> None:
    """[ND-3.2] With an empty supply a marker of another sector may be moved instead, and the action follows."""
    s = playing("residence", "supply 0, park 2, hospital 2, bank 2, residence 2")
    assert legal(s) == ["from bank", "from park", "from hospital"]
    do(s, f"from {source}")
    assert (me(s).sectors[place], me(s).sectors[RESIDENCE], me(s).supply) == (1, 3, 0)
    assert me(s).prestige == (3 if source == "park" else 4)  # the park bonus counts after the move
    assert me(s).reserve == 14 - 8


def test_empty_supply_moves_a_marker_from_the_cathedral() -> None:
    """[ND-3.2] The marker may come from Notre Dame."""
    s = do(playing("bank", "supply 0, cathedral 2, residence 1"), "from notre-dame")
    assert (me(s).cathedral, me(s).sectors[BANK], me(s).gold) == (1, 1, 4)


@pytest.mark.parametrize(("own", "place"), [("cathedral 1", 7), ("hospital 1", 6), ("cloister-school 1", 0)])
def test_the_last_marker_moves_by_itself(own: str, place: int) -> None:
    """[ND-3.2, ND-8.4] With an empty supply a single marker is enough, in any sector or in Notre Dame, and there is no choice."""
    s = playing("bank", f"supply 0, {own}")
    assert (me(s).sectors[BANK], me(s).markers_at(place), s.player()) == (1, 0, 1)


def test_the_friend_stays() -> None:
    """[ND-3.2] The friend is never moved to make up for a missing marker, and a bare sector has none to give."""
    s = playing("bank", "supply 0, park 1, hotel 1, friend residence")
    assert refusal(s, "from friend") == "friend-stays ND-3.2"
    assert refusal(s, "from residence") == "no-marker-there ND-3.2"
    assert refusal(s, "from notre-dame") == "no-marker-there ND-3.2"
    assert legal(s) == ["from hotel", "from park"]


def test_the_general_supply_is_no_help() -> None:
    """[ND-3.2] With neither supply nor markers on the board the card can only be wasted, whatever the general supply holds."""
    s = at(f"0: hand {hand('bank')}, supply 0, friend park; ask 0 play")
    assert me(s).reserve == 14
    assert refusal(s, "play blue-bank") == "no-marker ND-3.2"
    assert refusal(s, "waste blue-bank") == "legal"


def test_no_move_while_the_supply_lasts() -> None:
    """[ND-3.2] With a marker in the supply that one is placed, and nothing else is asked."""
    s = playing("bank", "supply 1, park 2")
    assert (me(s).supply, me(s).sectors[PARK], me(s).gold, s.player()) == (0, 2, 4, 1)


@pytest.mark.parametrize("kind", KINDS)
def test_any_card_without_effect(kind: str) -> None:
    """[ND-3.3] Every card may be played without effect: nothing is placed, nothing gained, the friend stays."""
    s = do(at(f"0: hand {hand(kind)}, rat 4, friend park; ask 0 play"), f"waste blue-{kind}")
    assert (me(s).supply, me(s).gold, me(s).prestige, me(s).rat) == (4, 3, 0, 4)
    assert (list(me(s).sectors), me(s).cathedral, SECTORS[me(s).friend]) == ([0] * 7, 0, "park")
    assert told(s, "wasted") == [[0, CARDS.index(f"blue-{kind}")]]


def test_a_card_that_cannot_be_carried_out() -> None:
    """[ND-3.3] Who cannot place gets nothing: playing is refused, wasting is not."""
    s = at(f"0: hand {hand('residence')}, supply 0, residence 3; ask 0 play")
    assert refusal(s, "play blue-residence") == "no-marker ND-3.2"
    assert me(do(s, "waste blue-residence")).prestige == 0


@pytest.mark.parametrize(
    ("sector", "own", "expected"),
    [
        ("cloister-school", "cloister-school 1", ("supply", 4 - 1 + 3)),
        ("bank", "bank 1", ("gold", 3 + 3)),
        ("residence", "residence 1", ("prestige", 3)),
    ],
)
def test_the_friend_counts_as_a_marker(sector: str, own: str, expected: tuple[str, int]) -> None:
    """[ND-3.4] One marker, the friend, and the marker just placed make three."""
    s = playing(sector, f"{own}, friend {sector}")
    assert getattr(me(s), expected[0]) == expected[1]


def test_the_friend_counts_everywhere() -> None:
    """[ND-3.4] The friend counts for reach, hotel, park bonus and the view alike."""
    assert "drive vermilion-m2" in legal(playing("carriage-house", "friend carriage-house, carriage green-m4"))  # two steps
    s = playing("hotel", "hotel 1, friend hotel")
    do(s, "benefit gold")
    assert legal(s) == ["benefit gold", "benefit marker", "pass"]
    assert me(playing("residence", "park 1, friend park")).prestige == 2
    players = GAME.view(s, 1)["players"]
    assert isinstance(players, list)
    assert players[0]["sectors"]["hotel"] == 3


def test_the_friend_comes_to_the_board() -> None:
    """[ND-3.12] No marker is placed; the friend goes to any sector and its action follows."""
    s = playing("trusted-friend", "residence 2")
    assert len(legal(s)) == 7
    do(s, "to residence")
    assert (me(s).supply, me(s).sectors[RESIDENCE], me(s).prestige) == (4, 2, 3)
    assert SECTORS[me(s).friend] == "residence"


@pytest.mark.parametrize("sector", range(7))
def test_the_friend_moves_on(sector: int) -> None:
    """[ND-3.12] Once on the board it must go to another sector; six are left."""
    s = playing("trusted-friend", f"friend {SECTORS[sector]}")
    assert legal(s) == [f"to {name}" for name in SECTORS if name != SECTORS[sector]]
    assert refusal(s, f"to {SECTORS[sector]}") == "friend-there ND-3.12"


@pytest.mark.parametrize(
    ("sector", "gain"),
    [
        (SCHOOL, ("supply", 4 + 1)),
        (BANK, ("gold", 3 + 1)),
        (RESIDENCE, ("prestige", 1)),
        (PARK, ("rat", 3)),
        (HOSPITAL, ("rat", 3)),
    ],
)
def test_the_friend_acts_at_once(sector: int, gain: tuple[str, int]) -> None:
    """[ND-3.12] In an empty sector the friend acts as one marker would."""
    s = do(playing("trusted-friend", "rat 4"), f"to {SECTORS[sector]}")
    assert getattr(me(s), gain[0]) == gain[1]
    assert s.player() == 1


def test_the_friend_in_carriage_house_and_hotel() -> None:
    """[ND-3.12] Their actions follow too: two steps with one marker beside it, two benefits with two."""
    s = do(playing("trusted-friend", "carriage-house 1, carriage green-m4"), "to carriage-house")
    assert "drive vermilion-m2" in legal(s)
    assert me(s).sectors[CARRIAGE_HOUSE] == 1
    s = do(playing("trusted-friend", "hotel 2"), "to hotel", "benefit gold", "benefit gold")
    assert (me(s).gold, me(s).sectors[HOTEL], s.player()) == (5, 2, 1)


def test_the_friend_needs_no_supply() -> None:
    """[ND-3.12] The friend acts with an empty supply and nothing on the board."""
    s = do(playing("trusted-friend", "supply 0"), "to cloister-school")
    assert me(s).supply == 1
