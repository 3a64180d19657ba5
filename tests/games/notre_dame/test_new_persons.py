"""The eighteen New Persons [ND-6.16 to ND-6.33]."""

from __future__ import annotations

import pytest

from parlour.engine.core import CHANCE
from parlour.shelf.notre_dame import GAME
from parlour.shelf.notre_dame.components import CARDS, PERSONS, SECTORS
from parlour.shelf.notre_dame.state import BANK, HOSPITAL, HOTEL, PARK, RESIDENCE, SCHOOL, size
from tests.games.notre_dame.table import at, do, hiring, legal, me, quiet, refusal, to_hire, told


@pytest.mark.parametrize(
    ("own", "prestige"), [("prestige 7", 14), ("prestige 0", 0), ("prestige 7, park 4", 16), ("prestige 0, park 4", 0)]
)
def test_manager(own: str, prestige: int) -> None:
    """[ND-6.16] As much prestige as the player has now."""
    assert me(hiring("manager", own)).prestige == prestige


def test_nurse() -> None:
    """[ND-6.17] A marker of the general supply into the hospital and the rat one back; then it helps in the plague."""
    s = hiring("nurse", "rat 3, hospital 1")
    assert (me(s).sectors[HOSPITAL], me(s).rat, me(s).supply, me(s).reserve) == (2, 2, 4, 8)
    assert me(hiring("nurse", "rat 0")).rat == 0


def scholar(card: str, own: str = "") -> str:
    return f"hand {card}, {own}"


def test_scholar() -> None:
    """[ND-6.18] The third card is shown and carried out now, with the usual marker."""
    s = hiring("scholar", scholar("green-residence", "residence 2"))
    assert (me(s).prestige, me(s).supply, me(s).sectors[RESIDENCE], me(s).hand) == (3, 3, 3, 0)
    assert told(s, "showed-third") == [[0, CARDS.index("green-residence")]]
    assert s.shown >> CARDS.index("green-residence") & 1


def test_the_scholars_card_is_news() -> None:
    """[ND-6.18, ND-7.1] Nobody else could know which card lay third: it is news, and not taken back afterwards."""
    s = hiring("scholar", scholar("green-residence", "residence 2"))
    assert [told.is_news_to(1) for told in s.told or [] if told.event.name == "showed-third"] == [True]


def test_scholar_usual_costs() -> None:
    """[ND-6.18] Notre Dame still wants gold, after the Scholar's has been paid; an empty supply still moves a marker."""
    s = hiring("scholar", scholar("blue-notre-dame", "gold 3"))
    assert legal(s) == ["donate 1", "donate 2"]
    s = hiring("scholar", scholar("blue-notre-dame", "gold 1"))
    assert (me(s).gold, me(s).cathedral, me(s).prestige, s.player()) == (0, 0, 0, 1)
    s = do(hiring("scholar", scholar("blue-bank", "supply 0, park 1, hotel 2")), "from park")
    assert (me(s).gold, me(s).sectors[PARK], me(s).sectors[BANK]) == (3, 0, 1)


def test_scholar_and_the_friend() -> None:
    """[ND-6.18] The third card may be the trusted friend."""
    s = do(hiring("scholar", scholar("amber-trusted-friend", "bank 2")), "to bank")
    assert (me(s).gold, me(s).friend) == (5, BANK)


def test_third_cards_stay_with_their_players() -> None:
    """[ND-6.18] Until the hire phase is over each keeps the third card, and may still use it; then all go, unseen."""
    s = at("open monk doctor scholar; 0: hand blue-bank; 1: hand green-bank; 2: hand blue-park; ask 0 hire", 3)
    do(s, "pass")
    assert [size(p.hand) for p in s.players] == [1, 1, 1]
    do(s, "hire scholar")
    assert (s.players[1].gold, [size(p.hand) for p in s.players]) == (3, [1, 0, 1])
    do(s, "pass")
    assert [size(p.hand) for p in s.players] == [0, 0, 0]
    assert not s.shown >> CARDS.index("blue-bank") & 1
    assert s.discard >> CARDS.index("blue-bank") & 1


def test_priest() -> None:
    """[ND-6.19] A marker of the general supply onto Notre Dame; no donation, no prestige."""
    s = hiring("priest", "cathedral 1")
    assert (me(s).cathedral, me(s).reserve, me(s).supply, me(s).gold, me(s).prestige) == (2, 8, 4, 2, 0)
    assert s.player() == 1


def test_steward() -> None:
    """[ND-6.20] The action of a sector with its present count; nothing is placed; an empty one cannot be chosen."""
    s = hiring("steward", "residence 2, friend residence, bank 1, cathedral 1, supply 0")
    assert legal(s) == ["to bank", "to residence"]
    assert refusal(s, "to hotel") == "sector-empty ND-6.20"
    do(s, "to residence")
    assert (me(s).prestige, me(s).sectors[RESIDENCE], me(s).supply) == (3, 2, 0)


@pytest.mark.parametrize(
    ("sector", "field", "value"),
    [("cloister-school", "supply", 6), ("bank", "gold", 4), ("park", "rat", 4), ("hospital", "rat", 4)],
)
def test_steward_everywhere(sector: str, field: str, value: int) -> None:
    """[ND-6.20] Any own sector's action, as often as pieces are there."""
    s = do(hiring("steward", f"{sector} 2, residence 1, rat 5"), f"to {sector}")
    assert getattr(me(s), field) == value


def test_steward_with_an_empty_district() -> None:
    """[ND-6.20] With nothing in the sectors there is nothing to choose; Notre Dame does not help."""
    assert hiring("steward", "cathedral 2").player() == 1


@pytest.mark.parametrize(
    ("own", "prestige"), [("", 0), ("cathedral 1", 3), ("cathedral 3", 9), ("cathedral 2, park 2, supply 0", 7)]
)
def test_bell_ringer(own: str, prestige: int) -> None:
    """[ND-6.21] 3 prestige for each own marker in Notre Dame."""
    s = hiring("bell-ringer", own, "1: cathedral 4")
    assert me(s).prestige == prestige


def test_spy() -> None:
    """[ND-6.22] 2 prestige, and chance fixes the order of the grey cards to come: this period's first. Only the hirer sees it."""
    s = hiring("spy", "", "grey beggar lawyer mayor guard host")
    assert (me(s).prestige, s.player()) == (2, CHANCE)
    assert legal(s) == ["foresee beggar", "foresee lawyer"]
    assert refusal(s, "foresee mayor").startswith("not-next")
    do(s, "foresee lawyer", "foresee beggar", "foresee host", "foresee mayor", "foresee guard")
    order = ["lawyer", "beggar", "host", "mayor", "guard"]
    assert [GAME.view(s, seat)["coming"] for seat in (0, 1, 2, -3)] == [order, None, None, None]
    heard = [event for event in s.told or [] if event.event.name == "spied"]
    assert [event.heard(0)[1] for event in heard] == [[0, i, PERSONS.index(person)] for i, person in enumerate(order)]
    assert [event.heard(1)[1] for event in heard] == [[0, i] for i in range(5)]


def test_spy_saw_what_comes() -> None:
    """[ND-6.22] The order stays: the cards then turn up as they were seen, without another draw."""
    s = hiring("spy", "", "grey beggar lawyer mayor guard host", players=2)
    do(s, "foresee lawyer", "foresee beggar", "foresee host", "foresee mayor", "foresee guard")
    quiet(s, lambda s: s.round == 5 and len(s.open) == 3)
    assert PERSONS[s.open[2]] == "lawyer"
    assert GAME.view(s, 0)["coming"] == ["beggar", "host", "mayor", "guard"]
    quiet(s, lambda s: s.round == 7 and len(s.open) == 3)
    assert PERSONS[s.open[2]] == "host"


def test_a_second_spy_sees_the_same() -> None:
    """[ND-6.22] Whoever hires the Spy later sees the same order, and chance has nothing more to do."""
    s = hiring("spy", "", "grey beggar lawyer mayor guard host")
    do(s, "foresee lawyer", "foresee beggar", "foresee host", "foresee mayor", "foresee guard", "hire spy")
    assert s.player() == 2
    assert s.players[1].prestige == 2
    assert GAME.view(s, 1)["coming"] == GAME.view(s, 0)["coming"]
    assert GAME.view(s, 2)["coming"] is None
    do(s, "pass")
    assert GAME.view(s, 0)["spied"] == [0, 1]


def test_spy_does_not_see_used_cards() -> None:
    """[ND-6.22] Cards turned up before, the Spy too, are not among those seen."""
    s = hiring("spy", "", "grey beggar lawyer mayor guard host")
    quiet(s, lambda s: s.player() == 1)
    coming = GAME.view(s, 0)["coming"]
    assert isinstance(coming, list)
    assert sorted(coming) == ["beggar", "guard", "host", "lawyer", "mayor"]


def test_gypsies() -> None:
    """[ND-6.23] Any number of markers return, from Notre Dame too, for 2 prestige each."""
    s = hiring("gypsies", "bank 2, park 1, cathedral 1, supply 0, friend hotel")
    assert legal(s) == ["from bank", "from park", "from notre-dame", "pass"]
    do(s, "from bank", "from bank", "from notre-dame")
    assert s.player() == 1  # the park lies before Notre Dame in printed order: nothing is left to return
    assert (me(s).prestige, me(s).reserve, me(s).cathedral, me(s).sectors[BANK], me(s).sectors[PARK]) == (6, 13, 0, 0, 1)


def test_gypsies_return_nothing() -> None:
    """[ND-6.23] Zero is allowed and earns nothing, a full park or not."""
    s = do(hiring("gypsies", "park 4"), "pass")
    assert (me(s).prestige, me(s).sectors[PARK]) == (0, 4)


def test_gypsies_refusals() -> None:
    """[ND-6.23] Not the friend, not what is not there, and place by place in printed order."""
    s = hiring("gypsies", "bank 2, park 2, friend hotel")
    assert refusal(s, "from friend") == "friend-not-returned ND-6.23"
    assert refusal(s, "from hotel") == "no-marker-to-return ND-6.23"
    assert refusal(s, "from notre-dame") == "no-marker-to-return ND-6.23"
    assert refusal(do(s, "from park"), "from bank") == "confirmed "


def test_coachman() -> None:
    """[ND-6.24] All messages of one kind once more; they stay collected and the boards keep theirs."""
    s = hiring("coachman", "messages blue-gold green-gold amber-prestige, gold 2")
    assert legal(s) == ["reuse gold", "reuse prestige"]
    assert refusal(s, "reuse rat") == "no-message-of-kind ND-6.24"
    do(s, "reuse gold")
    assert (me(s).prestige, me(s).gold, len(me(s).messages)) == (2, 3, 3)
    assert sum(kind != -1 for kind in s.markets) == 13


def test_coachman_moves_the_rat() -> None:
    """[ND-6.24] The rat goes back once for each such message, not below 0."""
    s = do(hiring("coachman", "messages blue-rat green-rat amber-gold, rat 5"), "reuse rat")
    assert (me(s).prestige, me(s).rat) == (6, 3)
    s = do(hiring("coachman", "messages blue-rat green-rat amber-gold, rat 1"), "reuse rat")
    assert (me(s).prestige, me(s).rat) == (6, 0)


def test_coachman_without_messages() -> None:
    """[ND-6.24] Nothing collected, nothing used."""
    s = hiring("coachman")
    assert (s.player(), me(s).prestige, me(s).gold) == (1, 0, 2)


@pytest.mark.parametrize(
    ("taken", "gold"),
    [("", 1), ("blue-gold", 2), ("blue-gold blue-marker blue-rat", 4), ("blue-gold blue-marker blue-rat blue-prestige", 5)],
)
def test_merchant(taken: str, gold: int) -> None:
    """[ND-6.25] 1 gold for each own market without a message, the centre included."""
    s = hiring("merchant", "", f"1: messages {taken} green-gold")
    assert me(s).gold == 3 - 1 + gold


def test_benefactor() -> None:
    """[ND-6.26] One rat step for each gold paid, as many as the purse and the rat's space allow."""
    s = hiring("benefactor", "gold 4, rat 5")
    assert legal(s) == ["pay 1", "pay 2", "pay 3"]
    assert refusal(s, "pay 4") == "purse-too-small ND-6.26"
    do(s, "pay 3")
    assert (me(s).gold, me(s).rat, s.bank) == (0, 2, 16)
    s = hiring("benefactor", "gold 9, rat 2")
    assert legal(s) == ["pay 1", "pay 2"]
    assert refusal(s, "pay 3") == "rat-too-near ND-6.26"


def test_benefactor_in_vain() -> None:
    """[ND-6.26] With the rat on 0 or no gold left nothing is asked or paid."""
    s = hiring("benefactor", "gold 4, rat 0")
    assert (me(s).gold, s.player()) == (3, 1)
    s = hiring("benefactor", "gold 1, rat 4")
    assert (me(s).gold, me(s).rat, s.player()) == (0, 4, 1)


def test_butcher() -> None:
    """[ND-6.27] A marker into each empty sector, none where the friend is, and no actions."""
    s = hiring("butcher", "bank 2, friend park, rat 3")
    assert list(me(s).sectors) == [1, 2, 1, 1, 1, 0, 1]
    assert (me(s).reserve, me(s).supply, me(s).gold, me(s).rat, me(s).prestige) == (3, 4, 2, 3, 0)


def test_butcher_with_a_short_supply() -> None:
    """[ND-6.27] With two markers for five empty sectors the player picks, in printed order."""
    s = hiring("butcher", "bank 7, friend park, supply 5")
    assert me(s).reserve == 2
    assert legal(s) == ["to cloister-school", "to residence", "to carriage-house", "to hotel"]
    assert refusal(s, "to bank") == "sector-settled ND-6.27"
    assert refusal(s, "to park") == "sector-settled ND-6.27"
    do(s, "to residence")
    assert legal(s) == ["to carriage-house", "to hotel", "to hospital"]
    assert refusal(s, "to cloister-school") == "confirmed "
    do(s, "to hospital")
    assert (list(me(s).sectors), me(s).reserve, s.player()) == ([0, 7, 1, 0, 0, 0, 1], 0, 1)


def test_butcher_with_an_empty_supply() -> None:
    """[ND-6.27] While the supply lasts: with none left nothing happens."""
    s = hiring("butcher", "bank 10, supply 4")
    assert (list(me(s).sectors), s.player()) == ([0, 10, 0, 0, 0, 0, 0], 1)


def test_advisor_twice_the_same() -> None:
    """[ND-6.28] One other person twice, each for 1 gold besides the Advisor's own."""
    s = do(hiring("advisor", "gold 3"), "hire monk", "hire monk")
    assert (me(s).gold, me(s).prestige, me(s).supply, s.player()) == (0, 2, 8, 1)


def test_advisor_two_others() -> None:
    """[ND-6.28] Or two others once each; gold from the first pays for the second."""
    s = do(hiring("advisor", "gold 2"), "hire moneylender", "hire monk")
    assert (me(s).gold, me(s).prestige, me(s).supply) == (2 - 1 - 1 + 2 - 1, 2, 6)


def test_advisor_counts_down() -> None:
    """[ND-6.28] The question says how many more may be hired: two, then one, and the Advisor is neither."""
    s = hiring("advisor", "gold 9")
    for more in (2, 1):
        question = s.question(0)
        assert question is not None
        assert (question.about(s), question.clause) == ({"more": more}, "ND-6.28")
        assert refusal(s, "hire advisor") == "advisor-again ND-6.28"
        do(s, "hire monk")
    assert s.player() == 1


def test_advisor_never_again() -> None:
    """[ND-6.28] Not the Advisor again; stopping is allowed, before or after the first; a third hire is not."""
    s = hiring("advisor", "gold 9")
    assert refusal(s, "hire advisor") == "advisor-again ND-6.28"
    assert refusal(s, "hire-only advisor") == "advisor-again ND-6.28"
    assert do(s, "pass").player() == 1
    s = do(hiring("advisor", "gold 9"), "hire monk", "pass")
    assert (s.player(), me(s).gold) == (1, 7)
    s = do(hiring("advisor", "gold 9"), "hire monk", "hire monk")
    assert refusal(s, "hire monk", seat=0) == "not-asked ND-2.7"


def test_advisor_without_gold() -> None:
    """[ND-6.28] With the last gold spent on the Advisor no more can be hired."""
    s = hiring("advisor", "gold 1")
    assert (s.player(), me(s).gold) == (1, 0)


def test_advisor_waits_for_the_first_power() -> None:
    """[ND-6.28] One after the other: the first extra person's choices come before the second hire."""
    s = at("round 7; open hostess monk advisor; 0: gold 2; ask 0 hire")
    do(s, "hire advisor", "hire hostess")
    assert legal(s) == ["benefit gold", "benefit marker", "pass"]
    do(s, "benefit gold", "hire monk")
    assert (me(s).gold, me(s).prestige, me(s).supply, s.player()) == (0, 4, 6, 1)


def test_advisor_without_using() -> None:
    """[ND-6.28] Letting the Advisor's power go leaves one hire paid and nothing more."""
    s = do(to_hire("advisor"), "hire-only advisor")
    assert (s.player(), me(s).gold) == (1, 2)


@pytest.mark.parametrize(
    ("own", "prestige"), [("", 15), ("supply 9", 6), ("supply 5, bank 8", 0), ("supply 4, bank 8", 3), ("park 2, supply 4", 13)]
)
def test_guard(own: str, prestige: int) -> None:
    """[ND-6.29] 3 prestige for every 2 own markers in the general supply, rounded down."""
    assert me(hiring("guard", own)).prestige == prestige


@pytest.mark.parametrize(
    ("own", "prestige"), [("", 0), ("hotel 2", 4), ("hotel 2, friend hotel", 6), ("friend hotel, park 2", 3)]
)
def test_host(own: str, prestige: int) -> None:
    """[ND-6.30] 2 prestige for each piece in the own hotel."""
    assert me(hiring("host", own)).prestige == prestige


def test_gravedigger() -> None:
    """[ND-6.31] This round's printed rats, whatever the hospital holds and whoever hired the Doctor: 3 + 2 + 3."""
    for own in ("", "hospital 5", "cured"):
        s = at(f"round 7; open doctor minstrel gravedigger; 0: {own}; ask 0 hire")
        assert me(do(s, "hire gravedigger")).prestige == 8


def test_actress() -> None:
    """[ND-6.32] All pieces of a sector, the friend too, move to another one, whose action follows."""
    s = do(hiring("actress", "bank 2, friend bank, residence 1"), "from bank")
    assert refusal(s, "to bank") == "another-sector-tour ND-6.32"
    do(s, "to residence")
    assert (me(s).sectors[BANK], me(s).sectors[RESIDENCE], me(s).friend, me(s).prestige) == (0, 3, RESIDENCE, 4)


def test_actress_refusals() -> None:
    """[ND-6.32] Not Notre Dame, not the friend alone, and at least one piece must move."""
    s = hiring("actress", "bank 2, friend hotel, cathedral 1")
    assert legal(s) == ["from bank", "from hotel"]
    assert refusal(s, "from notre-dame") == "not-from-cathedral-tour ND-6.32"
    assert refusal(s, "from friend") == "whole-sector ND-6.32"
    assert refusal(s, "from park") == "nothing-to-tour ND-6.32"
    assert legal(do(s, "from hotel")) == [f"to {sector}" for sector in SECTORS if sector != "hotel"]
    do(s, "to bank")
    assert (me(s).gold, me(s).friend) == (2 + 3, BANK)
    assert hiring("actress", "cathedral 2").player() == 1


def test_mistress() -> None:
    """[ND-6.33] A marker of the general supply into the friend's sector, whose action follows."""
    s = hiring("mistress", "friend residence, residence 1, supply 0")
    assert (me(s).sectors[RESIDENCE], me(s).prestige, me(s).supply, me(s).reserve) == (2, 3, 0, 12)
    s = do(hiring("mistress", "friend hotel, hotel 1"), "benefit marker", "benefit marker")
    assert (me(s).sectors[HOTEL], me(s).supply) == (2, 6)
    s = hiring("mistress", "friend cloister-school, bank 10, supply 2")
    assert (me(s).sectors[SCHOOL], me(s).supply, me(s).reserve) == (1, 3, 0)


def test_mistress_without_a_friend() -> None:
    """[ND-6.33] With the friend off the board she does nothing."""
    s = hiring("mistress", "residence 1")
    assert (me(s).reserve, me(s).prestige, me(s).gold, s.player()) == (9, 0, 2, 1)
