"""Rounds and turns [LA-2]."""

from __future__ import annotations

import pytest

from parlour.engine.core import CHANCE, NOBODY
from parlour.engine.rng import Rng
from parlour.shelf.lacrimosa.components import PLACES, STANDARD
from parlour.shelf.lacrimosa.heaps import size
from parlour.shelf.lacrimosa.state import NONE
from tests.games.lacrimosa.table import (
    acting,
    asked,
    at,
    card,
    dealt,
    do,
    legal,
    me,
    memories,
    missing,
    names,
    new,
    quiet,
    refusal,
    told,
)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_la_2_1_five_rounds_of_four_turns(players: int) -> None:
    """[LA-2.1] Each seat plays four cards to Experiences in each of five rounds, clockwise from the first player."""
    s = quiet(new(players), lambda t: False, Rng(4))
    assert s.player() == NOBODY
    turns = [args[0] for args in told(s, "experienced")]
    assert len(turns) == 5 * 4 * players
    first = turns[0]
    for number in range(5):
        part = turns[number * 4 * players : (number + 1) * 4 * players]
        assert part == [(first + number + i) % players for i in range(4 * players)]
    assert len(told(s, "maintained")) == 5 * players


def test_la_2_2_drawing_at_the_start_of_a_round() -> None:
    """[LA-2.2] From round 2 on, everybody draws three cards to the one kept."""
    s = quiet(new(2), lambda t: t.round == 2 and t.player() >= 0, Rng(1))
    assert [(size(p.hand), size(p.deck)) for p in s.players] == [(4, 5), (4, 5)]
    for p in s.players:
        assert p.kept in memories(p.hand)


def test_la_2_3_one_card_above_one_below() -> None:
    """[LA-2.3] Two different hand cards; then the first one's actions, not the second's."""
    s = at("0: hand me-start-9 me-start-1 me-start-3 me-start-5; ask 0 experience")
    assert refusal(s, "experience me-start-2") == "not-in-hand LA-2.3"
    do(s, "experience me-start-9")
    assert refusal(s, "story me-start-9") == "not-in-hand LA-2.3"
    do(s, "story me-start-1", "carry-out")
    assert (names(me(s).experiences), names(me(s).story)) == (["me-start-9"], ["me-start-1"])
    assert refusal(s, "commission op-1-1") == "no-icon LA-2.4"
    assert "document me-1-3" in legal(s)


def test_la_2_4_reward_first_then_actions_in_any_order() -> None:
    """[LA-2.4] The reward may help to pay; each action is optional, and any may come first."""
    own = "ducats 0, hand me-1-5 me-start-1 me-start-2 me-start-3, deck me-start-4 me-start-5 me-start-6 me-start-7 me-start-8"
    s = do(at(f"0: {own}; ask 0 experience"), "experience me-1-5", "story me-start-1", "carry-out")
    assert me(s).ducats == 2
    assert "document me-1-2" in legal(s)  # the second space from the right costs 2: only the reward pays it
    s = acting("commission perform-or-sell")
    assert {text.split()[0] for text in legal(s)} == {"commission", "perform", "sell", "done"}
    do(s, "perform op-start-1")
    assert {text.split()[0] for text in legal(s)} == {"commission", "done"}
    do(s, "done")
    assert asked(s) == "Exchange"


def test_la_2_4_two_icons_of_a_kind() -> None:
    """[LA-2.4] Two icons are two actions."""
    s = acting("perform-or-sell perform-or-sell", "opuses op-start-1 op-1-6")
    do(s, "perform op-1-6", "perform op-start-1")
    assert me(s).ducats == 10 + 3 + 2
    assert asked(s) == "Exchange"


@pytest.mark.parametrize("period", [1, 3, 5])
def test_la_2_5_ducats_instead(period: int) -> None:
    """[LA-2.5] As many ducats as the period's number, and neither reward nor action; exchanges stay possible."""
    s = at(f"round {period}; 0: ducats 2; ask 0 card")
    do(s, "take-ducats")
    assert me(s).ducats == 2 + period
    if period == 1:
        assert asked(s) == "Exchange"
        do(s, "buy travel")
        assert (me(s).ducats, list(me(s).markers)) == (0, [0, 1, 0])


def test_la_2_5_is_decided_before_anything_else() -> None:
    """[LA-2.5] Once the card is being carried out there are no ducats to take."""
    s = do(at("ask 0 card"), "carry-out")
    assert refusal(s, "take-ducats") == "not-this LA-2.4"


def test_la_2_6_drawing_at_the_end_of_a_turn() -> None:
    """[LA-2.6] Up to 4; after the third turn only 1 card is left; after the fourth 1 is kept."""
    sizes = []
    s = dealt(new(1))
    while s.round == 1:
        sizes.append(size(me(s).hand))
        quiet(s, lambda t: asked(t) == "PlayStory")
        quiet(s, lambda t: asked(t) == "PlayExperience")
    assert sizes == [4, 4, 4, 3]
    assert len(told(s, "drew-last")) == 1
    assert told(s, "kept")[0][1] == me(s).kept


def test_la_2_7_nine_cards_always() -> None:
    """[LA-2.7] Documenting replaces a card: nine before, nine after, and the deck of the next round has eight."""
    s = do(acting("document"), "document me-1-3", "reveal op-1-9")
    p = me(s)
    assert size(p.hand | p.deck) + len(p.experiences) + len(p.story) == 9
    assert card("me-1-3") in p.story
    quiet(s, lambda t: t.round == 2 and t.player() == CHANCE and "draw" in legal(t)[0])
    assert [size(q.deck) for q in s.players] == [8, 8]


def test_la_2_8_exchanges_at_the_end_of_a_turn() -> None:
    """[LA-2.8] 3 ducats for a marker of choice, a marker for a ducat, any number of times."""
    s = at("0: ducats 7, markers talent talent composition; ask 0 exchange")
    assert refusal(s, "cash travel") == "nothing-there LA-3.1"
    do(s, "cash talent", "cash composition", "buy travel", "buy travel")
    assert (me(s).ducats, list(me(s).markers)) == (3, [1, 2, 0])
    assert refusal(s, "buy talent") == "confirmed "
    assert refusal(s, "cash talent") == "confirmed "
    do(s, "buy composition")
    assert s.player() != 0  # nothing is left to exchange: done by itself
    assert (me(s).ducats, list(me(s).markers)) == (0, [1, 2, 1])


def test_la_2_8_too_few_ducats() -> None:
    """[LA-2.8] A marker costs 3 ducats."""
    s = at("0: ducats 2, markers talent; ask 0 exchange")
    assert refusal(s, "buy talent") == "not-three-ducats LA-2.8"
    do(s, "cash talent")
    assert me(s).ducats == 3
    assert "buy talent" in legal(s)


def test_la_2_8_in_the_middle_of_paying() -> None:
    """[LA-2.8] A missing point is bought by itself; missing ducats ask which marker goes."""
    s = acting("commission", "ducats 9, talent 0", "row - - - - - op-1-2 me-1-1")
    do(s, "commission op-1-2")  # 3 ducats and 1 talent, bought for 3
    assert (me(s).ducats, list(me(s).markers)) == (3, [0, 0, 0])
    assert told(s, "bought") == [[0, 0, 1]]
    s = acting("commission", "ducats 2, talent 1, markers travel composition", "row - - - - - op-1-2 me-1-1")
    do(s, "commission op-1-2")
    assert asked(s) == "CashIn"
    assert legal(s) == ["cash travel", "cash composition"]
    do(s, "cash composition")
    assert (me(s).ducats, list(me(s).markers), me(s).tracks[0]) == (0, [0, 1, 0], 0)


def test_la_2_9_affordable_with_exchanges_or_not_at_all() -> None:
    """[LA-2.9] What is missing is said in ducats, all exchanges counted; track points cannot be sold."""
    row = "row - - - - - op-1-2 me-1-1"  # 3 ducats and 1 talent
    for own, short in (
        ("ducats 5, talent 0", 1),
        ("ducats 6, talent 0", 0),
        ("ducats 0, talent 4, travel 4, composition 4", 3),
        ("ducats 0, talent 1, markers travel travel composition", 0),
        ("ducats 0, talent 0, markers travel travel composition", 3),
        ("ducats 0, talent 0, markers talent travel composition", 1),
    ):
        s = acting("commission perform-or-sell", own, row)
        if short:
            assert missing(s, "commission op-1-2") == short
            assert refusal(s, "commission op-1-2") == "too-dear LA-2.9"
        else:
            assert refusal(s, "commission op-1-2") == "legal"


def test_la_2_9_a_mix_that_would_leave_too_little_is_refused() -> None:
    """[LA-2.9] Markers needed to be sold for ducats cannot be spent as points."""
    s = acting("commission", "ducats 2, talent 1, markers talent", "row - - - - - op-1-2 me-1-1")
    do(s, "commission op-1-2")  # the marker must be sold: the track pays the point, without a question
    assert (me(s).ducats, me(s).tracks[0], list(me(s).markers)) == (0, 0, [0, 0, 0])
    assert told(s, "cashed") == [[0, 0, 1]]


def test_la_2_9_a_mix_leaves_enough_for_what_is_still_due() -> None:
    """[LA-2.9] A tile that costs travel and composition: the travel marker must be sold to buy the composition point."""
    road = STANDARD.roads[PLACES.index("salzburg")][PLACES.index("wien")]
    own = f"ducats {road + 2}, talent 0, travel 1, composition 0, markers travel"
    words = f"icons travel; 0: {own}; map wien=co-t1; mozart salzburg; ask 0 action"
    s = at(words, edition={"court": {"co-t1": {"cost": {"travel": 1, "composition": 1}}}})
    do(s, "travel wien")
    assert (me(s).tracks[1], list(me(s).markers), told(s, "spent")[0]) == (0, [0, 0, 0], [0, 1, 1, 0])


def test_la_2_9_no_exchanges_in_maintenance() -> None:
    """[LA-2.9] Maintenance asks for wild points only."""
    s = at("0: finance 6; 1: finance 6; ask maintenance")
    assert asked(s) == "RaiseTrack"
    assert refusal(s, "buy talent", 0) == "not-this LA-3.4"
    assert me(s).kept == NONE
