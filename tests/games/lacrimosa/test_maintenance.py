"""Maintenance [LA-6]."""

from __future__ import annotations

from parlour.engine.core import CHANCE, NOBODY
from parlour.shelf.lacrimosa import GAME
from parlour.shelf.lacrimosa.components import BONUSES
from parlour.shelf.lacrimosa.heaps import EMPTY
from parlour.shelf.lacrimosa.state import NONE, Lacrimosa
from tests.games.lacrimosa.table import asked, at, card, dealt, do, legal, me, memories, names, quiet, tile_at, told

STARTS = "experiences me-start-1 me-start-2 me-start-3 me-start-4"


def test_la_6_1_tracks_and_points_from_the_story_row() -> None:
    """[LA-6.1] All tracks to 0, then the icons of the Story row; VP score. Beyond the end a step gives a ducat."""
    own = f"ducats 0, finance 0, {STARTS}, hand me-start-9, story me-4-1 me-3-2 me-5-1 me-3-6"
    s = at(f"round 5; 0: {own}; ask maintenance")
    assert told(s, "track-rose")[:2] == [[0, 0, 2], [0, 0, 2]]
    final = [args for args in told(s, "scored") if args[0] == 0 and args[2] == 8]
    assert [args[1] for args in final] == [2, 1, 4]
    assert list(me(s).tracks) == [4, 0, 1]
    assert me(s).ducats == 4  # 2 + 2 + 2 + 2 talent on a track of 4


def test_la_6_1_at_the_same_time_in_any_order() -> None:
    """[LA-6.1] All who have wild steps are asked together; answers lie sealed till the last is in."""
    s = at("0: finance 4; 1: finance 6; 2: finance 0; ask maintenance", 3)
    assert s.asked() == [0, 1]
    s.apply(1, GAME.words.parse("raise composition"))
    assert (s.asked(), s.players[1].tracks[2] < 5) == ([0], True)
    before = list(s.players[1].tracks)
    s.apply(0, GAME.words.parse("raise talent"))
    assert s.players[1].tracks[2] == min(before[2] + 1, 4)


def test_la_6_1_wild_icons_of_story_cards() -> None:
    """[LA-6.1] me-3-7 has two: two steps, each of choice, kinds ascending; composition takes all that is left."""
    own = f"finance 0, {STARTS}, hand me-start-9, story me-3-7 me-start-5 me-start-6 me-start-7"
    s = at(f"round 3; 0: {own}; 1: finance 0; ask maintenance")
    assert (s.asked(), list(me(s).tracks)) == ([0], [0, 1, 2])
    two = s.clone()
    do(s, "raise talent", "raise travel")
    assert list(me(s).tracks) == [1, 2, 2]
    do(two, "raise composition")
    assert list(me(two).tracks) == [0, 1, 4]
    assert two.player() == CHANCE


def test_la_6_2_finance() -> None:
    """[LA-6.2] Step 6: 4 ducats, a wild step and 1 VP; step 2: 2 ducats."""
    s = at("0: ducats 0, finance 6; 1: ducats 0, finance 2; ask maintenance")
    assert (me(s).ducats, me(s).vp, me(s).wild_steps) == (4, 1, 1)
    assert (s.players[1].ducats, s.players[1].wild_steps) == (2, 0)
    do(s, "raise travel")
    assert me(s).wild_steps == 0


def test_la_6_3_the_period_bonus() -> None:
    """[LA-6.3] bo-1-2 gives 2 ducats for each travel icon in the Experiences row, used or not."""
    own = "ducats 0, finance 0, experiences me-start-5 me-start-6 me-start-1 me-start-9"
    s = at(f"bonus bo-1-2; 0: {own}; 1: finance 0; ask maintenance")
    assert me(s).ducats == 4
    assert told(s, "bonus-icons")[0] == [0, 2]


def test_la_6_3_two_icons_on_a_card_and_cards_taken_as_ducats() -> None:
    """[LA-6.3] me-3-2 shows "perform or sell" twice: two wild markers, though ducats were taken instead."""
    own = "finance 0, hand me-start-4 me-3-2 me-start-3, experiences me-start-1 me-start-2 me-start-5, deck"
    own += ", story me-start-6 me-start-7 me-start-8"
    s = at(f"round 3; bonus bo-3-2; turn 7; 0: {own}; 1: finance 0; ask 0 experience")
    do(s, "experience me-3-2", "story me-start-4", "take-ducats")
    quiet(s, lambda t: asked(t) == "PickMarker")
    assert me(s).wild_markers == 2
    assert 0 in s.asked()


def test_la_6_3_extras_do_not_count() -> None:
    """[LA-6.3] Only icons on cards in the Experiences row: a tile's action or a repeat adds nothing."""
    own = "ducats 0, finance 0, experiences me-start-1 me-start-2 me-start-3 me-start-9, desks desk-3=E-A1"
    s = at(f"bonus bo-1-2; spaces A-S=0-eighth; 0: {own}; 1: finance 0; ask maintenance")
    assert me(s).ducats == 0


def test_la_6_4_cleaning_up() -> None:
    """[LA-6.4] Turned opuses turn back, the eight played cards are the deck, the hand card stays."""
    own = "finance 0, opuses op-1-1, turned op-1-1, hand me-start-9"
    s = at(f"0: {own}; 1: finance 0; ask maintenance")
    assert (list(me(s).turned), names(memories(me(s).hand)), me(s).kept) == ([], ["me-start-9"], card("me-start-9"))
    assert names(memories(me(s).deck)) == [f"me-start-{i}" for i in range(1, 9)]
    assert (list(me(s).experiences), list(me(s).story)) == ([], [])


def test_la_6_5_the_map_turns_golden_and_fills_up() -> None:
    """[LA-6.5] Tiles that stay turn golden; empty places are filled in number order, plain side up."""
    table = "map salzburg=ci-theatre praha=ci-document wien=co-t1 london=co-t2!"
    s = at(f"{table}; 0: finance 0; 1: finance 0; ask maintenance")
    assert [tile_at(s, p) & 1 for p in ("salzburg", "praha", "wien", "london")] == [1, 1, 1, 1]
    order = []
    while s.player() == CHANCE and legal(s)[0].split()[0] in ("court", "city"):
        before = list(s.map)
        do(s, legal(s)[0])
        order += [i for i in range(11) if before[i] != s.map[i]]
    assert order == [3, 4, 5, 7, 8, 9, 10]
    assert all(s.map[i] & 1 == 0 for i in order)


def test_la_6_5_used_cities_come_back() -> None:
    """[LA-6.5] When the pile is empty the used ones make a new one."""
    used = ["ci-vp-opera", "ci-vp-religious", "ci-vp-symphony", "ci-vp-chamber", "ci-document", "ci-markers", "ci-theatre"]
    table = "map salzburg=ci-sell-opera praha=ci-sell-religious berlin=ci-sell-symphony mannheim=ci-sell-chamber"
    table += " den-haag=ci-perform-opera geneve=ci-perform-religious wien=co-t1 london=co-t2 paris=co-t3"
    s = at(f"{table}; used {' '.join(used)} ci-perform-symphony; 0: finance 0; 1: finance 0; ask maintenance")
    assert legal(s) == ["city ci-perform-chamber"]  # one is left in the pile, for Milan; Munich needs another
    do(s, "city ci-perform-chamber")
    assert sorted(legal(s)) == sorted(f"city {name}" for name in [*used, "ci-perform-symphony"])
    assert told(s, "cities-reshuffled") == [[]]
    do(s, "city ci-theatre")
    assert s.city_used == EMPTY


def test_la_6_6_bonus_tile_and_row() -> None:
    """[LA-6.6] Four rightmost cards leave, what was left of the period too; the rest slides, the new period comes."""
    row = "row op-1-1 op-1-2 me-1-3 op-1-4 me-1-5 me-1-6 op-1-7"
    s = at(f"{row}; 0: finance 0; 1: finance 0; ask maintenance")
    quiet(s, lambda t: t.player() == CHANCE and legal(t)[0].startswith("bonus"))
    assert legal(s) == ["bonus bo-2-1", "bonus bo-2-2", "bonus bo-2-3"]
    assert [args[0] for args in told(s, "left-row")] == [card(name) for name in ("op-1-4", "me-1-5", "me-1-6", "op-1-7")]
    do(s, "bonus bo-2-3", "reveal op-2-1", "reveal me-2-1", "reveal op-2-2", "reveal op-2-3")
    assert names(list(s.row)) == ["op-2-3", "op-2-2", "me-2-1", "op-2-1", "op-1-1", "op-1-2", "me-1-3"]
    assert (s.bonus, s.round) == (BONUSES.index("bo-2-3"), 2)
    assert refuses(s, "reveal op-1-8")


def refuses(s: Lacrimosa, action: str) -> bool:
    return s.why(s.player(), GAME.words.parse(action)) is not None


def test_la_6_6_fewer_than_four_cards() -> None:
    """[LA-6.6] All leave."""
    s = at("row - - - - op-1-1 op-1-2 me-1-3; unseen op-1-7 op-1-8 me-1-6 me-1-7; 0: finance 0; 1: finance 0; ask maintenance")
    dealt(s)
    assert len(told(s, "left-row")) == 3
    assert all(c != NONE and (s.box.opuses[c].period if c < 50 else s.box.memories[c].period) == 2 for c in s.row)


def test_la_6_7_the_first_player_marker() -> None:
    """[LA-6.7] It goes to the left."""
    s = dealt(at("first 2; 0: finance 0; 1: finance 0; 2: finance 0; ask maintenance", 3))
    assert (s.first, s.player()) == (0, 0)
    assert told(s, "first-passed") == [[0]]


def test_la_6_8_after_the_fifth_round() -> None:
    """[LA-6.8] Boards only: no golden tiles, no new cards; unspent track points are lost, the Story row counts."""
    own = f"ducats 0, finance 0, talent 4, travel 4, composition 4, {STARTS}, hand me-start-9"
    own += ", story me-start-5 me-start-6 me-start-7 me-start-8"
    s = at(f"round 5; 0: {own}; 1: finance 0; ask maintenance")
    assert s.player() == NOBODY
    assert sum(me(s).tracks) == 4
    assert [args for args in told(s, "scored") if args[0] == 0 and args[2] == 13] == [[0, 2, 13]]
    assert told(s, "turned-golden") == []
    assert len(told(s, "kept")) == 2


def test_la_6_3_wild_markers_begin_anew() -> None:
    """[LA-6.3] After a wild step of the income every kind of marker may be picked, and nothing of the picks is left behind."""
    own = "finance 6, experiences me-3-2 me-start-1 me-start-2 me-start-5, hand me-start-9"
    other = "finance 0, experiences me-start-1 me-start-2 me-start-5 me-start-6"
    s = at(f"round 3; bonus bo-3-2; 0: {own}; 1: {other}; ask maintenance")
    do(s, "raise composition")
    assert (legal(s, 0), me(s).wild_from) == (["pick talent", "pick travel", "pick composition"], 0)
    do(s, "pick talent", "pick travel")
    assert (list(me(s).markers), me(s).wild_from) == ([1, 1, 0], 0)


def test_wild_choices_are_the_same_in_any_order() -> None:
    """[LA-6.1] Two seats answer in either order: the same table."""
    tracks = []
    for order in ([0, 1], [1, 0]):
        s = at("0: finance 4; 1: finance 6; ask maintenance")
        for seat in order:
            s.apply(seat, GAME.words.parse(["raise talent", "raise travel"][seat]))
        tracks.append([p.tracks for p in s.players])
    assert tracks[0] == tracks[1]
