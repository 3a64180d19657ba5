"""The rulebook's own examples, replayed."""

from __future__ import annotations

import pytest

from parlour.shelf.notre_dame.components import COLOURS, MESSAGES
from parlour.shelf.notre_dame.state import BANK, CARRIAGE_HOUSE, HOSPITAL, PARK
from tests.games.notre_dame.table import at, do, hiring, legal, markets, me, playing, refusal, told, wasting


def test_peggys_school() -> None:
    """[ND-3.5] Two markers in the school, a third placed: three gained. Later a fourth: four gained."""
    s = at("0: hand blue-cloister-school green-cloister-school amber-park, cloister-school 2, supply 1; ask 0 play")
    do(s, "play blue-cloister-school")
    assert (me(s).supply, me(s).sectors[0]) == (3, 3)
    do(wasting(s, 3), "play green-cloister-school")
    assert (me(s).supply, me(s).sectors[0]) == (3 - 1 + 4, 4)


def test_bills_friend_in_the_bank() -> None:
    """[ND-3.12, ND-3.4] The friend joins two markers in the bank: three gold."""
    s = do(playing("trusted-friend", "bank 2, gold 0"), "to bank")
    assert (me(s).gold, me(s).sectors[BANK]) == (3, 2)


def test_mikes_hotel() -> None:
    """[ND-3.11] One marker there and one placed: one benefit. With the third: two, of any kinds."""
    s = at("0: hand blue-hotel green-hotel amber-park, hotel 1, rat 4; ask 0 play")
    do(s, "play blue-hotel", "benefit gold")
    assert (me(s).gold, s.player()) == (4, 1)
    do(wasting(s, 3), "play green-hotel")
    pairs = []
    for first in legal(s)[:-1]:
        t = s.clone()
        do(t, first)
        pairs += [(first.split()[1], second.split()[1]) for second in legal(t)[:-1]]
    assert pairs == [
        ("gold", "gold"),
        ("gold", "marker"),
        ("gold", "rat"),
        ("marker", "marker"),
        ("marker", "rat"),
        ("rat", "rat"),
    ]
    do(s, "benefit gold", "benefit rat")
    assert (me(s).gold, me(s).rat) == (5, 3)


def test_scotts_park_1() -> None:
    """[ND-3.13, ND-3.14] A second marker into the park: the rat goes back, and there is no bonus."""
    s = playing("park", "park 1, rat 4")
    assert (me(s).sectors[PARK], me(s).rat, me(s).prestige) == (2, 3, 0)


def test_scotts_park_2() -> None:
    """[ND-3.14, ND-3.7] Two in the park, a third marker in the residence: 3 + 1."""
    assert me(playing("residence", "park 2, residence 2")).prestige == 4


def test_scotts_park_3() -> None:
    """[ND-3.14, ND-6.12] Two in the park, the Lawyer with five messages: 6 + 1."""
    messages = "blue-gold vermilion-gold green-gold amber-gold blue-rat"
    assert me(hiring("lawyer", f"park 2, messages {messages}")).prestige == 7


def test_scotts_park_4() -> None:
    """[ND-3.14, ND-3.16] Five in the park, two gold donated: 3 + 2."""
    assert me(do(playing("notre-dame", "park 5"), "donate 2")).prestige == 5


def test_scotts_park_5() -> None:
    """[ND-3.14, ND-4.1] Six in the park at the end of round 9, two markers in Notre Dame worth 3 each: 6 + 3."""
    s = at("round 9; 0: park 6, cathedral 2; 1: cathedral 1; ask scoring")
    assert s.scores()[:2] == [9, 3]


def test_blue_and_green_in_notre_dame() -> None:
    """[ND-4.1, ND-1.2] Four players, one blue and two green markers: 10 / 3 = 3 each; green 6, blue 3; all three return."""
    s = at("round 3; 0: cathedral 1, supply 3; 2: cathedral 2, supply 2; ask scoring")
    assert s.scores() == [3, 0, 6, 0]
    assert [(p.cathedral, p.reserve) for p in s.players] == [(0, 11), (0, 10), (0, 12), (0, 10)]


def test_peggy_without_markers() -> None:
    """[ND-3.2, ND-3.16] With an empty supply a hospital marker moves to Notre Dame; then she chooses the donation."""
    s = do(playing("notre-dame", "supply 0, hospital 2, bank 1"), "from hospital")
    assert legal(s) == ["donate 1", "donate 2", "donate 3"]
    do(s, "donate 2")
    assert (me(s).sectors[HOSPITAL], me(s).cathedral, me(s).prestige, me(s).gold) == (1, 1, 3, 1)


THREE_RATS = "open minstrel hostess night-watchman"  # 2 + 0 + 1
SEVEN_RATS = "open doctor minstrel bishop"  # 3 + 2 + 2


def test_plague_of_three() -> None:
    """[ND-5.1, ND-5.2] Plague 3: Anna 4 -> 5 with hospital 2, Scott 6 -> 9 with none, Mike 5 -> 4 with 3 and the friend."""
    anna, scott, mike = "hospital 2, rat 4", "rat 6, prestige 5", "hospital 3, friend hospital, rat 5"
    s = at(f"round 2; {THREE_RATS}; 0: {anna}; 1: {scott}; 2: {mike}; ask plague", 3)
    assert told(s, "plague-came") == [[3]]
    assert [p.rat for p in s.players] == [5, 9, 4]
    assert s.players[1].prestige == 5


def test_plague_of_seven() -> None:
    """[ND-5.3, ND-5.4] The next round, plague 7: Anna 5 -> 9 and the penalty, Scott stays on 9 with it, Mike 4 -> 9 without."""
    anna, scott = "hospital 2, park 3, rat 5, prestige 6", "rat 9, bank 2, prestige 6"
    s = at(f"round 3; {SEVEN_RATS}; 0: {anna}; 1: {scott}; 2: hospital 1, friend hospital, rat 4, prestige 6; ask plague", 3)
    assert told(s, "plague-came") == [[7]]
    assert [p.rat for p in s.players] == [9, 9, 9]
    assert s.scores() == [4, 4, 6]
    assert [sum(p.sectors) for p in s.players] == [4, 1, 1]
    assert (s.players[0].sectors[PARK], s.players[1].sectors[BANK]) == (2, 1)


def test_peggys_jester() -> None:
    """[ND-6.4, ND-3.8] A bank marker joins two in the carriage house: the carriage moves up to 3 markets, and takes a message."""
    s = do(hiring("jester", "bank 1, carriage-house 2"), "from bank", "to carriage-house")
    assert me(s).sectors[CARRIAGE_HOUSE] == 3
    assert refusal(s, "drive green-m6") == "legal"  # by blue m0 and vermilion m0: three steps
    assert refusal(s, "drive green-m2") == "too-far ND-3.8"  # by green m0 and the green centre: four
    do(s, "fetch green-m6")
    assert (list(me(s).messages), me(s).prestige) == ([2 * 4 + MESSAGES.index("prestige")], 4)


def test_mikes_doctor() -> None:
    """[ND-6.6] Plague 2 + 3 + 1 = 6; with the Doctor, 1 marker and the friend in the hospital the rat goes from 7 to 5."""
    position = (
        "open minstrel doctor night-watchman; first 1; 0: hospital 1, friend hospital, rat 7, prestige 4, bank 3; ask 0 hire"
    )
    s = do(at(position, 3), "hire doctor")
    assert told(s, "plague-came") == [[6]]
    assert (me(s).rat, me(s).prestige) == (5, 4)


def test_mike_without_the_doctor() -> None:
    """[ND-6.6, ND-5.3] Without him 7 + 6 - 2 = 11: on 9, with the penalty."""
    position = (
        "open minstrel doctor night-watchman; first 1; 0: hospital 1, friend hospital, rat 7, prestige 4, bank 3; ask 0 hire"
    )
    s = do(at(position, 3), "pass")
    assert (me(s).rat, me(s).prestige, me(s).sectors[BANK]) == (9, 2, 2)


def test_leos_beggar() -> None:
    """[ND-6.11] The rat on 4: five spaces ahead, 5 prestige."""
    assert me(hiring("beggar", "rat 4")).prestige == 5


def test_peggys_lawyer() -> None:
    """[ND-6.12] Five messages: 2 x 3 = 6."""
    assert me(hiring("lawyer", "messages blue-gold vermilion-gold green-gold amber-gold blue-rat")).prestige == 6


def test_annas_lady() -> None:
    """[ND-6.13] Hotel and carriage house with five each: 5 prestige."""
    assert me(hiring("lady-of-the-court", "hotel 5, carriage-house 5, supply 0")).prestige == 5


@pytest.mark.parametrize(("kind", "prestige", "markers", "gold"), [("prestige", 8, 0, 0), ("marker", 4, 2, 0), ("gold", 1, 0, 1)])
def test_annas_coachman(kind: str, prestige: int, markers: int, gold: int) -> None:
    """[ND-6.24] Twice 4, twice 2 and a marker, once 1 and a gold: 8, or 4 and 2 markers, or 1 and 1 gold."""
    messages = "blue-prestige vermilion-prestige green-marker amber-marker blue-gold"
    s = hiring("coachman", f"messages {messages}")
    assert legal(s) == ["reuse gold", "reuse marker", "reuse prestige"]
    do(s, f"reuse {kind}")
    assert (me(s).prestige, me(s).supply, me(s).gold) == (prestige, 4 + markers, 2 + gold)
    assert len(me(s).messages) == 5


def test_leos_guard() -> None:
    """[ND-6.29] Five own markers in the general supply: 6 prestige."""
    s = hiring("guard", "supply 9")
    assert (me(s).reserve, me(s).prestige) == (5, 6)


def test_leos_messages() -> None:
    """[ND-3.10] Three of four colours collected: he must take the fourth now."""
    s = playing("carriage-house", "carriage-house 6, messages vermilion-gold green-gold amber-gold")
    takeable = {text.split()[1].split("-")[0] for text in legal(s) if text.startswith("fetch ")}
    assert takeable == {"blue"}
    for colour in ("vermilion", "green", "amber"):
        assert refusal(s, f"fetch {colour}-m2") == "colour-held ND-3.10"


def test_mikes_carriage() -> None:
    """[ND-3.8, ND-3.10] One step from the own centre to the neighbour's m0 and its message: 2 prestige and a marker.

    With two markers every other colour is within reach from there, and the same colour cannot be taken.
    """
    lying = markets({"amber": "marker gold rat prestige"})
    s = at(f"{lying}; 0: hand blue-carriage-house green-carriage-house amber-park; ask 0 play")
    do(s, "play blue-carriage-house", "fetch amber-m0")
    assert (me(s).prestige, me(s).supply, me(s).sectors[CARRIAGE_HOUSE]) == (2, 4, 1)
    do(wasting(s, 3), "play green-carriage-house")
    takeable = {text.split()[1].split("-")[0] for text in legal(s) if text.startswith("fetch ")}
    assert takeable == set(COLOURS[:4]) - {"amber"}
    assert refusal(s, "fetch amber-m2") == "colour-held ND-3.10"


def test_two_players_lay_sixteen_messages() -> None:
    """[ND-1.4, ND-3.10] 4 x 4 messages with two players; all four colours make a set."""
    s = playing("carriage-house", "carriage-house 6, messages blue-gold green-gold amber-gold", players=2)
    assert sum(kind != -1 for kind in s.markets) + len(me(s).messages) == 16
    takeable = {text.split()[1].split("-")[0] for text in legal(s) if text.startswith("fetch ")}
    assert takeable == {"vermilion"}


def test_two_players_share_six() -> None:
    """[ND-1.2] The two-player side of the tile pays 6 a period: 2 each for three markers."""
    s = at("round 6; 0: cathedral 2; 1: cathedral 1; ask scoring", 2)
    assert s.scores() == [4, 2]


def test_hostess_and_moneylender_and_monk() -> None:
    """[ND-6.1, ND-6.3, ND-6.5] What their cards say: 3 and a benefit; 2 gold and 1; 2 markers and 1."""
    s = do(hiring("hostess", "rat 4"), "benefit rat")
    assert (me(s).prestige, me(s).rat) == (3, 3)
    assert (me(hiring("moneylender")).gold, me(hiring("monk")).supply) == (3 - 1 + 2, 4 + 2)
