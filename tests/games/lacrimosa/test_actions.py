"""The five actions [LA-4]."""

from __future__ import annotations

import pytest

from parlour.engine.core import CHANCE
from parlour.shelf.lacrimosa import GAME
from parlour.shelf.lacrimosa.heaps import EMPTY, numbers
from parlour.shelf.lacrimosa.state import NONE
from tests.games.lacrimosa.table import (
    acting,
    asked,
    at,
    card,
    court,
    dealt,
    do,
    legal,
    me,
    memories,
    missing,
    names,
    quiet,
    refusal,
    space,
    tile,
    tile_at,
    told,
)

ROW = "row op-1-1 op-1-2 op-1-3 op-1-4 me-1-1 me-1-2 me-1-3"


def test_la_4_1_document_takes_the_story_slot() -> None:
    """[LA-4.1] The example: in the third turn the new card takes the Story slot, the old one leaves, one card is drawn."""
    own = "hand me-start-9 me-start-1 me-start-3 me-start-5, deck me-start-8, "
    own += "experiences me-start-2 me-start-4, story me-start-6 me-start-7"
    s = at(f"{ROW}; turn 5; 0: {own}; ask 0 experience")
    do(s, "experience me-start-9", "story me-start-3", "carry-out", "document me-1-2", "reveal me-1-7")
    p = me(s)
    assert names(p.story) == ["me-start-6", "me-start-7", "me-1-2"]
    assert p.ducats == 10 - 2
    assert told(s, "left-game") == [[0, card("me-start-3")]]
    assert names(list(s.row)) == ["me-1-7", "op-1-1", "op-1-2", "op-1-3", "op-1-4", "me-1-1", "me-1-3"]
    do(s, "done")
    assert names(memories(p.hand)) == ["me-start-1", "me-start-5", "me-start-8"]
    assert p.deck == EMPTY


def test_la_4_1_two_documents_in_a_turn() -> None:
    """[LA-4.1] Ours: the second purchase replaces the first, which leaves the game."""
    s = acting("document document", "ducats 20", ROW)
    do(s, "document me-1-3", "reveal op-1-9", "document me-1-2", "reveal op-1-8", "done")
    assert names(me(s).story) == ["me-1-2"]
    assert [args[1] for args in told(s, "left-game")] == [card("me-start-2"), card("me-1-3")]
    assert me(s).ducats == 20 - 1 - 1  # the first slid the other one to the cheapest space


@pytest.mark.parametrize(("index", "ducats", "kind"), [(1, 3, 2), (2, 3, 1), (3, 2, 0), (4, 3, NONE), (5, 2, NONE), (6, 1, NONE)])
def test_la_4_1_prices_of_the_spaces(index: int, ducats: int, kind: int) -> None:
    """[LA-4.1] A memory costs what its space says."""
    row = ["op-1-1", "op-1-2", "op-1-3", "op-1-4", "op-1-5", "op-1-6", "op-1-7"]
    row[index] = "me-1-4"
    s = do(acting("document", "", "row " + " ".join(row)), "document me-1-4", "reveal op-1-9")
    assert me(s).ducats == 10 - ducats
    assert list(me(s).tracks) == [2 - (kind == k) for k in range(3)]


def test_la_4_1_only_what_lies_there() -> None:
    """[LA-4.1] Opuses are not documented, and what is not in the row neither."""
    s = acting("document", "", ROW)
    assert [text for text in legal(s) if text != "done"] == ["document me-1-1", "document me-1-2", "document me-1-3"]
    assert refusal(s, "document me-1-4") == "not-in-row LA-4.2"


def test_la_4_2_commission() -> None:
    """[LA-4.2] Cost of the card and extra of the space; VP at once; the row slides and is refilled."""
    s = do(acting("commission", "talent 4", ROW), "commission op-1-3", "reveal me-1-6", "done")
    assert (me(s).ducats, me(s).tracks[0]) == (10 - 3 - 2, 4 - 2)
    assert (me(s).vp, names(me(s).opuses)) == (5, ["op-start-1", "op-1-3"])
    assert names(list(s.row)) == ["me-1-6", "op-1-1", "op-1-2", "op-1-4", "me-1-1", "me-1-2", "me-1-3"]


def test_la_4_2_a_reward_of_the_space_helps_to_pay() -> None:
    """[LA-4.2] The rightmost space gives a ducat first: 2 ducats buy an opus for 3."""
    row = "row me-1-1 me-1-2 me-1-3 op-1-4 op-1-5 op-1-6 op-1-2"
    s = do(acting("commission", "ducats 2", row), "commission op-1-2")
    assert (me(s).ducats, me(s).vp) == (0, 3)
    assert missing(acting("commission", "ducats 1", row), "commission op-1-2") == 1


def test_la_4_2_a_new_opus_may_be_used_at_once() -> None:
    """[LA-4.2] Commissioned and performed in the same turn."""
    s = acting("commission perform-or-sell", "", "row me-1-1 me-1-2 me-1-3 op-1-4 op-1-5 op-1-6 op-1-7")
    do(s, "commission op-1-6", "reveal op-1-1", "perform op-1-6", "done")
    assert (me(s).ducats, me(s).vp) == (10 - 2 + 3, 3)


def test_la_4_3_the_row_stops_at_the_bonus_tile() -> None:
    """[LA-4.3] Nothing left of this period: cards slide, gaps stay at the left till maintenance."""
    unseen = "unseen op-1-7 op-1-8 op-1-9 me-1-6 me-1-7"  # two of each stay out with 2 players: one opus is left
    s = acting("document document", "ducats 20", f"{ROW}; {unseen}")
    do(s, "document me-1-3")
    assert legal(s) == ["reveal op-1-7", "reveal op-1-8", "reveal op-1-9"]
    do(s, "reveal op-1-9", "document me-1-1")
    assert names(list(s.row)) == ["-", "op-1-9", "op-1-1", "op-1-2", "op-1-3", "op-1-4", "me-1-2"]
    quiet(s, lambda t: t.round == 2 and t.player() >= 0)
    assert NONE not in s.row
    assert names(list(s.row))[5:] == ["op-1-9", "op-1-1"]


def test_la_4_3_refilled_before_the_next_action() -> None:
    """[LA-4.3] The second commission can take the card that just came."""
    s = do(acting("commission commission", "ducats 20, talent 4", ROW), "commission op-1-1")
    assert s.player() == CHANCE
    do(s, "reveal op-1-5")
    assert "commission op-1-5" in legal(s)


def test_la_4_4_perform() -> None:
    """[LA-4.4] Pay talent, take the ducats, turn it: no second use this round."""
    s = acting("perform-or-sell perform-or-sell", "opuses op-1-1 op-start-1, talent 1")
    do(s, "perform op-1-1")
    assert (me(s).ducats, me(s).tracks[0], names(me(s).turned)) == (15, 0, ["op-1-1"])
    assert refusal(s, "perform op-1-1") == "turned-already LA-4.4"
    assert refusal(s, "sell op-1-1") == "turned-already LA-4.4"
    assert refusal(s, "perform op-1-2") == "not-your-opus LA-4.4"


def test_la_4_4_sell() -> None:
    """[LA-4.4] Finance and VP; the opus leaves the game."""
    s = do(acting("perform-or-sell", "opuses op-1-3, talent 2"), "sell op-1-3")
    assert (me(s).finance, me(s).vp, list(me(s).opuses), me(s).tracks[0]) == (3, 3, [], 0)


@pytest.mark.parametrize(("space", "ducats", "kind"), [(1, 3, "composition"), (2, 3, "travel"), (3, 2, "talent")])
def test_la_4_1_the_point_must_be_of_that_kind(space: int, ducats: int, kind: str) -> None:
    """[LA-4.1] The second to the fourth space cost a point of one kind: with another one it must be bought for 3."""
    cards = ["op-1-1", "op-1-2", "op-1-3", "op-1-4", "op-1-5", "op-1-6", "op-1-7"]
    cards[space] = "me-1-1"
    for track in ("talent", "travel", "composition"):
        tracks = ", ".join(f"{name} {int(name == track)}" for name in ("talent", "travel", "composition"))
        s = acting("document perform-or-sell", f"ducats {ducats}, {tracks}", f"row {' '.join(cards)}")
        if track == kind:
            assert refusal(s, "document me-1-1") == "legal"
        else:
            assert missing(s, "document me-1-1") == 3


@pytest.mark.parametrize("action", ["perform op-1-1", "sell op-1-1"])
def test_la_4_4_talent_and_nothing_else(action: str) -> None:
    """[LA-4.4] Performing and selling cost talent alone: nothing is paid, no other track falls, no question is asked."""
    s = do(acting("perform-or-sell travel", "opuses op-1-1, talent 1, travel 3, composition 3"), action)
    assert (asked(s), list(me(s).tracks), told(s, "paid", "bought")) == ("ChooseAction", [0, 3, 3], [])
    assert told(s, "spent") == [[0, 0, 1, 0]]


def test_la_4_5_travel_pays_roads_and_tile() -> None:
    """[LA-4.5] Salzburg to Paris over Munich, Milan and Geneva costs 4, and the tile 2 travel; the court tile is kept."""
    s = acting("travel", "travel 3", "map paris=co-t1 wien=co-t2 geneve=ci-markers")
    do(s, "travel paris")
    assert (me(s).ducats, me(s).tracks[1], me(s).vp, list(me(s).courts)) == (10 - 4, 1, 1, [court("co-t1")])
    assert (s.mozart, tile_at(s, "paris"), tile_at(s, "geneve")) == (7, NONE, 26)  # only the destination counts


def test_la_4_5_staying_is_free_and_gold_pays_more() -> None:
    """[LA-4.5] In Vienna, to Vienna: no road; the golden side of the tile gives 3 VP instead of 1."""
    s = do(acting("travel", "ducats 0", "mozart wien; map wien=co-t1!"), "travel wien")
    assert (me(s).ducats, me(s).vp, me(s).tracks[1]) == (0, 3, 0)


def test_la_4_5_a_place_without_a_tile() -> None:
    """[LA-4.5] It is no destination, but can be passed; with no tile at all nobody travels."""
    s = acting("travel", "", "map praha=ci-theatre")
    assert refusal(s, "travel wien") == "no-tile-here LA-4.5"
    do(s, "travel praha")
    assert (me(s).ducats, me(s).vp, list(me(s).tracks)) == (10 - 1 + 2, 3, [1, 1, 2])
    assert numbers(s.city_used) == [14]
    s = at("icons travel; map; 0: ; ask 0 action")
    assert asked(s) == "Exchange"  # nothing to do with the icon


def test_la_4_5_unaffordable_roads() -> None:
    """[LA-4.5] London is 5 ducats away."""
    s = acting("travel requiem", "ducats 3, travel 2", "map london=co-t1")
    assert missing(s, "travel london") == 2


def test_la_4_6_requiem() -> None:
    """[LA-4.6] Percussion of the Sequentia by Eybler: 2 ducats from the desk, 3 and 2 composition to pay, tile on the desk."""
    s = acting("requiem", "ducats 1", "")
    do(s, "requiem eighth-Q-P")
    assert (me(s).ducats, me(s).tracks[2]) == (0, 0)
    assert space(s, "Q-P") == 0
    assert me(s).desks[1] == tile("E-Q1")
    assert s.top(1) == tile("E-Q2")


def test_la_4_6_which_of_two_markers() -> None:
    """[LA-4.6] Strings: the upper one leaves a talent marker, the lower one a composition marker, needed to pay."""
    s = do(acting("requiem"), "requiem eighth-Q-S1")
    assert legal(s) == ["take desk-3", "take desk-4"]
    assert refusal(s, "take desk-1") == "other-instrument LA-4.6"
    do(s, "take desk-3")
    assert list(me(s).markers) == [1, 0, 0]
    s = do(acting("requiem", "ducats 3, composition 1"), "requiem eighth-Q-S1")
    assert (list(me(s).markers), me(s).desks[3], me(s).desks[2]) == ([0, 0, 0], tile("E-Q1"), -1)  # the other one cannot pay


@pytest.mark.parametrize("note", ["eighth", "sixteenth"])
def test_la_4_6_the_desk_pays_just_enough(note: str) -> None:
    """[LA-4.6] 2 ducats and 1 composition, and nothing but the 2 ducats that percussion leaves: enough for either."""
    s = acting("requiem travel", "ducats 0, talent 0, travel 0, composition 1")
    assert refusal(s, f"requiem {note}-K-P") == "legal"
    assert refusal(s, f"requiem {note}-K-V") == "too-dear LA-2.9"
    do(s, f"requiem {note}-K-P")
    assert (me(s).ducats, me(s).tracks[2]) == (0, 0)
    s = acting("requiem travel", "ducats 2, talent 0, travel 0, composition 0")
    assert refusal(s, f"requiem {note}-K-P") == "too-dear LA-2.9"  # a ducat short of buying the point


def test_la_4_6_one_marker_is_no_choice() -> None:
    """[LA-4.6] With one marker of the instrument left nobody is asked, and nothing is said to be forced."""
    s = do(acting("requiem"), "requiem eighth-K-O")
    assert (me(s).desks[6], told(s, "forced")) == (tile("E-K1"), [])
    own = "desks desk-3=E-Q1, composition 0"
    s = do(acting("requiem", own, "spaces Q-S1=0-eighth"), "requiem eighth-K-S")  # one of two strings is gone
    assert (me(s).desks[3], told(s, "forced")) == (tile("E-K1"), [])


def test_la_4_6_finance_paid_by_the_organ() -> None:
    """[LA-4.6] Ours: finance on 0, the organ gives a step, and the tile takes it."""
    s = acting("requiem", "finance 0, ducats 1, composition 1", "composers sussmayr stadler")
    assert refusal(s, "requiem eighth-K-P") == "no-finance LA-4.6"
    do(s, "requiem eighth-K-O")
    assert (me(s).finance, me(s).vp, me(s).ducats) == (0, 2, 0)


def test_la_4_6_two_finance_steps() -> None:
    """[LA-4.6] A price of two steps needs two steps to go down."""
    edition = {"tile": {"Z-K1": {"cost": {"finance": 2}}}}
    s = at("icons requiem; composers sussmayr stadler; 0: finance 1; ask 0 action", edition=edition)
    assert refusal(s, "requiem eighth-K-P") == "no-finance LA-4.6"
    do(s, "requiem eighth-K-O")
    assert me(s).finance == 0


def test_la_4_6_refusals() -> None:
    """[LA-4.6] Taken, covered, no tile left, no marker left."""
    own = "ducats 30, composition 4, desks desk-2=E-K1 desk-7=E-K2"
    s = acting("requiem", own, "spaces K-P=0-eighth K-O=0-eighth A-S=1-eighth; 1: desks desk-3=E-A1")
    assert refusal(s, "requiem sixteenth-K-P") == "space-taken LA-4.6"
    assert refusal(s, "requiem eighth-K-V") == "no-composer LA-4.6"
    assert refusal(s, "requiem eighth-A-P") == "no-composer LA-4.6"
    assert refusal(s, "requiem sixteenth-Q-P") == "no-marker-left LA-4.6"
    assert refusal(s, "requiem sixteenth-K-V") == "legal"


def test_la_4_7_the_neutral_marker() -> None:
    """[LA-4.7] After winds: on any empty space of the movement, for either composer, for nothing."""
    s = do(acting("requiem"), "requiem eighth-K-W")
    assert asked(s) == "PlaceNeutral"
    assert legal(s) == [f"neutral {note}-K-{i}" for i in "PSVO" for note in ("eighth", "sixteenth")]
    assert refusal(s, "neutral eighth-Q-P") == "other-movement LA-4.7"
    assert refusal(s, "neutral eighth-K-W") == "space-taken LA-4.6"
    do(s, "neutral sixteenth-K-V")
    assert (space(s, "K-W"), space(s, "K-V")) == (0, 9)
    assert me(s).ducats == 10 - 2
    assert (s.taken[0], s.taken[5]) == (1, 0)


def test_la_4_7_no_space_left() -> None:
    """[LA-4.7] It leaves the game."""
    full = "spaces K-P=1-eighth K-S=1-eighth K-V=1-eighth K-O=1-eighth"
    others = "1: desks desk-2=E-K1 desk-3=E-K2 desk-5=S-K1 desk-7=S-Q1"
    s = do(acting("requiem", "", f"{full}; {others}"), "requiem sixteenth-K-W")
    assert told(s, "neutral-lost") == [[0]]
    assert me(s).desks[0] == tile("S-K2")


def test_la_4_8_order_on_a_tile() -> None:
    """[LA-4.8] A golden "document" gives its 2 ducats first, which pay for the card; the tile has left before."""
    s = do(acting("travel", "ducats 0", f"{ROW}; map salzburg=ci-document!"), "travel salzburg")
    assert (asked(s), me(s).ducats, numbers(s.city_used)) == ("GivenAction", 2, [12])
    do(s, "document me-1-2")
    assert me(s).ducats == 0


def test_la_4_8_declined_is_lost() -> None:
    """[LA-4.8] Given actions are optional; then the card goes on."""
    s = acting("requiem travel", "ducats 30, composition 4, desks desk-2=E-S1", "spaces S-P=0-eighth")
    do(s, "requiem eighth-S-W", "neutral eighth-S-V1")  # E-S2 gives "perform or sell"
    assert asked(s) == "GivenAction"
    do(s, "done")
    assert told(s, "declined") == [[0, 2]]
    assert asked(s) == "ChooseAction"
    assert "travel wien" in legal(s)


def test_la_4_8_nested_actions_cost_as_usual() -> None:
    """[LA-4.8] F-S1 gives a commission at full price."""
    table = f"composers freystadtler stadler; {ROW}"
    s = do(acting("requiem", "ducats 20, composition 4", table), "requiem eighth-S-P")
    do(s, "commission op-1-2")
    assert me(s).ducats == 20 + 2 - 5 - 3  # percussion, tile, opus
    assert list(me(s).tracks) == [0, 2, 2]  # its talent, and one more for the space


def test_la_4_9_sell_a_religious_opus() -> None:
    """[LA-4.9] The example: sold as usual, and finance +2 (golden); declined: no extra."""
    table = "map salzburg=ci-sell-religious!"
    s = do(acting("travel", "opuses op-1-4 op-1-1", table), "travel salzburg")
    assert refusal(s, "perform op-1-4") == "city-says-otherwise LA-4.9"
    assert refusal(s, "sell op-1-1") == "other-type LA-4.9"
    do(s, "sell op-1-4")
    assert (me(s).finance, me(s).vp, me(s).tracks[0]) == (2 + 2, 2, 1)
    s = do(acting("travel", "opuses op-1-4 op-1-1", table), "travel salzburg", "done")
    assert (me(s).finance, me(s).vp, len(me(s).opuses)) == (2, 0, 2)


def test_la_4_9_perform_a_religious_opus() -> None:
    """[LA-4.9] The example: performed as usual, and 7 ducats (golden). A turned one cannot be used."""
    table = "map salzburg=ci-perform-religious!"
    s = do(acting("travel", "opuses op-1-4 op-1-5, turned op-1-5", table), "travel salzburg")
    assert refusal(s, "perform op-1-5") == "turned-already LA-4.4"
    do(s, "perform op-1-4")
    assert (me(s).ducats, me(s).tracks[0]) == (10 + 0 + 7, 1)


def test_la_4_9_extra_comes_after() -> None:
    """[LA-4.9] The 3 ducats of the plain side cannot pay for the talent of the performance."""
    s = do(acting("travel", "opuses op-1-1, talent 0, ducats 0", "map salzburg=ci-perform-opera"), "travel salzburg")
    assert asked(s) != "CityOpus"  # it cannot be paid: declined by itself
    assert me(s).ducats == 0


@pytest.mark.parametrize(("name", "own", "vp"), [("ci-vp-chamber", "op-1-8 op-1-9", 4), ("ci-vp-religious!", "op-1-4 op-1-5", 6)])
def test_la_4_9_vp_for_opuses(name: str, own: str, vp: int) -> None:
    """[LA-4.9] The examples: 2 VP for each chamber opus (plain), 3 for each religious one (golden); turned ones count."""
    s = do(acting("travel", f"opuses op-start-1 {own}, turned {own.split()[0]}", f"map salzburg={name}"), "travel salzburg")
    assert me(s).vp == vp
    s = do(acting("travel", "", f"map salzburg={name}"), "travel salzburg")
    assert me(s).vp == 0


@pytest.mark.parametrize("index", range(7))
def test_la_4_2_the_price_shown_is_the_price_paid(index: int) -> None:
    """[LA-4.2] On every space: cost, extra and reward as the view shows them."""
    row = ["me-1-1", "me-1-2", "me-1-3", "me-1-4", "me-1-5", "me-1-6", "me-1-7"]
    row[index] = "op-1-3"
    s = acting("commission", "ducats 20, talent 4", "row " + " ".join(row), 4)
    shown = GAME.view(s, 0)["row"]
    assert isinstance(shown, list)
    price = {"reward": 0, **shown[index]["price"]}
    dealt(do(s, "commission op-1-3"))
    assert me(s).ducats == 20 - price["ducats"] + price["reward"]
    assert me(s).tracks[0] == 4 - price["talent"]
