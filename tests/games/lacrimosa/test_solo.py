"""Alone against the Soloist [LA-9]."""

from __future__ import annotations

import pytest

from parlour.engine.core import CHANCE, NOBODY
from parlour.engine.rng import Rng
from parlour.shelf.lacrimosa import GAME
from parlour.shelf.lacrimosa.components import CITIES, LEVELS, SOLOISTS
from parlour.shelf.lacrimosa.heaps import EMPTY, numbers, size
from parlour.shelf.lacrimosa.state import COVERED, MARKER, NONE, Lacrimosa
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
    names,
    new,
    quiet,
    soloist,
    space,
    tile_at,
    told,
)

ROW = "row op-1-1 me-1-1 op-1-2 me-1-2 op-1-3 me-1-3 op-1-4"


def his(cards: str, table: str = "", level: str = "hard", own: str = "") -> Lacrimosa:
    """The Soloist has played these two cards, and acts."""
    first, second = cards.split()
    return at(f"{table}; soloist: experiences so-{first}, story so-{second}{own}; ask soloist", 1, level=level)


def test_la_9_1_one_composer_with_all_tiles() -> None:
    """[LA-9.1] Two-player set-up, one composer with all 16 tiles in the upper row, Constanze as for two."""
    s = dealt(new(1, composer="sussmayr"))
    assert sum(len(stack) for stack in s.stacks[:5]) == 16
    assert sum(len(stack) for stack in s.stacks[5:]) == 0
    assert list(s.spaces).count(COVERED) == 10
    assert size(s.opus_deck) + size(s.memory_deck) == 16 - 7
    s = acting("requiem", "", "", 1)
    assert all("eighth" in text for text in legal(s) if text.startswith("requiem"))


@pytest.mark.parametrize(("level", "last", "finance"), [("easy", [8, 9], 0), ("medium", [9, 10], 2), ("hard", [10, 11], 6)])
def test_la_9_2_deck_and_finance(level: str, last: list[int], finance: int) -> None:
    """[LA-9.2] Nine cards by level, finance on 0, on 2, or on 4 ducats + wild + 1 VP; a board with seven markers only."""
    s = new(1, level=level)
    him = soloist(s)
    assert [SOLOISTS[c] for c in numbers(s.solo_deck)] == [f"so-{n}" for n in [1, 2, 3, 4, 5, 6, 7, *last]]
    assert him.finance == finance
    step = s.box.finance[finance]
    assert (step.ducats, step.wild, step.vp) == {0: (0, 0, 0), 2: (2, 0, 0), 6: (4, 1, 1)}[finance]
    assert (list(him.desks), list(him.opuses), him.ducats, list(him.tracks), him.deck) == ([MARKER] * 7, [], 0, [0, 0, 0], EMPTY)


def test_la_9_3_the_human_is_first() -> None:
    """[LA-9.3] Always first, 10 ducats, both with 0 VP; the marker never passes."""
    s = dealt(new(1))
    assert (s.player(), me(s).ducats, me(s).vp, soloist(s).vp) == (0, 10, 0, 0)
    quiet(s, lambda t: t.round == 3, Rng(2))
    assert (s.first, told(s, "first-passed")) == (0, [])


def test_la_9_4_two_cards_and_no_price() -> None:
    """[LA-9.4] After the human's turn he draws two; the first one's action is done as the second says."""
    s = at(f"{ROW}; 0: ; ask 0 exchange", 1, level="hard")
    do(s, "done", "draw me-start-7", "draw me-start-8")
    assert s.player() == CHANCE
    do(s, "soloist so-1", "soloist so-5")  # commission, leftmost
    assert told(s, "solo-commissioned") == [[card("op-1-1"), 0, SOLOISTS.index("so-5")]]
    assert (soloist(s).vp, soloist(s).ducats) == (4, 0)


def test_la_9_4_several_icons_in_printed_order() -> None:
    """[LA-9.4] An edition may print two icons: both are done, in order."""
    edition = {"soloist": {"so-1": {"actions": {"commission": 1, "requiem": 1}}}}
    s = at(f"{ROW}; soloist: experiences so-1, story so-5; ask soloist", 1, edition, level="hard")
    assert soloist(s).vp == 4
    quiet(s, lambda t: t.player() == 0)
    assert [e.event.name for e in s.told or [] if e.event.name.startswith("solo-co")] == ["solo-commissioned", "solo-composed"]


def test_la_9_5_document() -> None:
    """[LA-9.5] He takes the end memory, scores its story VP, then does its actions; reward and points are ignored."""
    row = "row op-1-1 me-1-1 op-1-2 me-1-2 op-1-3 op-1-4 op-1-5"
    s = his("5 4", row)  # document; right, so me-1-2: perform or sell
    assert told(s, "solo-documented") == [[card("me-1-2"), 1, SOLOISTS.index("so-4")]]
    assert s.player() == CHANCE  # the row is refilled before his next action
    do(s, "reveal me-1-7")
    assert told(s, "solo-sold") == [[card("op-1-5"), 1, SOLOISTS.index("so-4")]]
    assert (soloist(s).vp, soloist(s).finance) == (2, 6)
    assert card("me-1-2") not in s.row


def test_la_9_5_story_points_score_and_documents_nest() -> None:
    """[LA-9.5] me-3-4 has 1 VP, Document and Requiem: the nested Document takes the next memory by the same card."""
    row = "row op-3-1 op-3-2 op-3-3 me-3-7 op-3-4 me-3-4 op-3-5"
    s = his("5 4", f"round 3; {row}")
    do(s, "reveal op-3-6")
    assert [args[0] for args in told(s, "solo-documented")] == [card("me-3-4"), card("me-3-7")]
    assert told(s, "soloist-scored")[0] == [1, 15]


def test_la_9_6_commission() -> None:
    """[LA-9.6] The rightmost opus, its VP; it leaves the game and the row slides."""
    s = do(his("1 4", ROW), "reveal me-1-4")
    assert (soloist(s).vp, names(list(s.row))[-1]) == (4, "me-1-3")
    assert list(soloist(s).opuses) == []


def test_la_9_7_he_always_sells() -> None:
    """[LA-9.7] The leftmost or rightmost opus of the row: finance and VP; overflow gives 2 VP a step."""
    s = his("2 5", f"round 4; {ROW.replace('1-', '4-')}")
    assert told(s, "solo-sold") == [[card("op-4-1"), 0, SOLOISTS.index("so-5")]]
    assert (soloist(s).finance, soloist(s).vp) == (9, 4)
    s = his("2 5", f"round 4; {ROW.replace('1-', '4-')}", own=", finance 8")
    assert (soloist(s).finance, soloist(s).vp) == (9, 4 + 2 * 2)


def test_la_9_8_no_such_card() -> None:
    """[LA-9.8] Without an opus in the row nothing happens."""
    s = his("1 5", "row - - - - me-1-1 me-1-2 me-1-3")
    assert told(s, "solo-no-card") == [[1]]
    assert (soloist(s).vp, names(list(s.row))[4:]) == (0, ["me-1-1", "me-1-2", "me-1-3"])
    assert told(his("5 4", "row - - - - op-1-1 op-1-2 op-1-3"), "solo-no-card") == [[0]]


MAP = "map salzburg=ci-theatre wien=co-t1 london=co-t2 paris=co-t3 geneve=ci-document milano=ci-markers munchen=ci-vp-opera"


def test_la_9_9_from_salzburg_down_to_paris() -> None:
    """[LA-9.9] Ours: descending, 1 court, from Salzburg: 11, 10, 9 lose their tiles, Paris is taken, Salzburg keeps its own."""
    s = his("3 4", MAP)
    assert list(soloist(s).courts) == [court("co-t3")]
    assert [tile_at(s, p) for p in ("munchen", "milano", "geneve", "paris")] == [NONE] * 4
    assert tile_at(s, "salzburg") == 2 * CITIES.index("ci-theatre")
    assert s.mozart == 7
    assert size(s.city_used) == 3


def test_la_9_9_no_courts() -> None:
    """[LA-9.9] 0 courts, or no court tile on the map: nothing moves."""
    s = his("3 2", MAP)
    assert (s.mozart, told(s, "solo-stays"), list(soloist(s).courts)) == (0, [[SOLOISTS.index("so-2")]], [])
    s = his("3 4", "map munchen=ci-vp-opera")
    assert (s.mozart, told(s, "solo-no-court"), tile_at(s, "munchen") != NONE) == (0, [[]], True)


def test_la_9_9_a_court_under_the_marker_and_two_visits() -> None:
    """[LA-9.9] In Vienna with two courts ascending: Vienna first, without moving, then London; cities entered lose theirs."""
    s = his("3 11", f"mozart wien; {MAP} praha=ci-sell-opera")
    assert list(soloist(s).courts) == [court("co-t1"), court("co-t2")]
    assert (s.mozart, tile_at(s, "praha")) == (6, NONE)
    s = his("3 11", "mozart wien; map wien=co-t1 praha=ci-sell-opera")
    assert (list(soloist(s).courts), s.mozart) == ([court("co-t1")], 1)  # no court tile is left: he stops there
    assert tile_at(s, "praha") != NONE


def test_la_9_9_eleven_and_one_adjoin() -> None:
    """[LA-9.9] Ascending from Paris over Munich and Salzburg to Vienna; empty courts are ignored."""
    s = his("3 1", "mozart paris; map wien=co-t1 munchen=ci-vp-opera salzburg=ci-theatre")
    assert (s.mozart, list(soloist(s).courts)) == (1, [court("co-t1")])
    assert (tile_at(s, "munchen"), tile_at(s, "salzburg")) == (NONE, NONE)


def test_la_9_10_requiem() -> None:
    """[LA-9.10] Bottommost free space of the Sanctus gets a marker with the sixteenth note; the lower value scores."""
    s = his("11 4", "")
    assert (space(s, "S-V2"), soloist(s).vp, list(soloist(s).desks).count(MARKER)) == (3, 2, 6)
    assert list(s.taken) == [0] * 10
    s = his("4 5", "")
    assert (space(s, "K-W"), soloist(s).vp) == (3, 1)  # topmost; no neutral marker


def test_la_9_10_a_full_movement() -> None:
    """[LA-9.10] Next to the right with a space, otherwise the nearest to the left."""
    sanctus = "S-W=0-eighth S-P=soloist-sixteenth S-S=0-eighth S-V1=0-eighth S-V2=soloist-sixteenth"
    own = "0: desks desk-1=E-S1 desk-3=E-S2 desk-5=E-S3"
    s = his("11 4", f"spaces {sanctus}; {own}")
    assert (space(s, "A-O"), soloist(s).vp) == (3, 3)
    agnus = "A-W=soloist-sixteenth A-P=soloist-sixteenth A-S=soloist-sixteenth A-V=0-eighth A-O=0-eighth"
    s = his("11 4", f"spaces {sanctus} {agnus}; 0: desks desk-1=E-S1 desk-3=E-S2 desk-5=E-S3 desk-6=E-A1 desk-7=E-A2")
    assert (space(s, "F-O"), soloist(s).vp) == (3, 2)
    assert told(s, "solo-moved-on") == [[3]]


def test_la_9_10_no_marker_left() -> None:
    """[LA-9.10] Seven are on the table: no effect."""
    seven = " ".join(f"{name}=soloist-sixteenth" for name in ("K-W", "K-P", "K-S", "K-V", "K-O", "Q-W", "Q-P"))
    s = his("11 4", f"spaces {seven}")
    assert (told(s, "solo-no-marker"), soloist(s).vp) == ([[]], 0)


def test_la_9_10_requiem_full() -> None:
    """[LA-9.10] No space anywhere: no effect."""
    s = at("soloist: experiences so-4, story so-5; 0: ; ask 0 exchange", 1, level="hard")
    for i in range(len(s.spaces)):
        s.spaces[i] = COVERED
    from parlour.shelf.lacrimosa.solo import solo_requiem

    solo_requiem(s, s.box.soloists[3], 3)
    assert told(s, "solo-no-space") == [[]]
    assert soloist(s).vp == 0


def test_la_9_11_maintenance() -> None:
    """[LA-9.11] All nine cards again, no income, no bonus; the row is refilled after each card he takes."""
    s = quiet(dealt(new(1, level="hard")), lambda t: t.round == 2 and t.player() == 0, Rng(5))
    before = soloist(s).finance
    assert (size(s.solo_deck), list(soloist(s).experiences), soloist(s).ducats) == (9, [], 0)
    assert before >= 6
    assert told(s, "solo-gathered") == [[]]
    assert [args for args in told(s, "income") if args[0] == 1] == []
    s = his("2 5", ROW)
    assert (s.player(), s.row[0]) == (CHANCE, NONE)  # also after a sale


def test_la_9_12_the_end() -> None:
    """[LA-9.12] All his court tiles, met or not, and the Requiem; nothing for points and ducats; 0 opuses in a tie."""
    spaces = "spaces K-W=soloist-sixteenth K-P=soloist-sixteenth A-W=soloist-sixteenth A-S=0-eighth"
    own = "ducats 0, talent 0, travel 0, composition 0, vp VP, desks desk-3=E-A1"
    text = f"round 5; {spaces}; 0: {own}; soloist: courts co-t1 co-m4; ask scoring"
    s = at(text.replace("VP", "20"), 1)
    assert soloist(s).vp == 7 + 8 + 3 + 3 + 3
    assert (s.scores(), s.ranking()) == ([23], [2])
    s = at(text.replace("VP", "21"), 1)
    assert (s.scores(), soloist(s).vp, s.ranking()) == ([24], 24, [2])  # tied: he has more markers
    s = at("round 5; spaces; 0: ducats 0, talent 0, travel 0, composition 0, vp 7; soloist: courts co-t1; ask scoring", 1)
    assert (s.scores(), soloist(s).vp, s.ranking()) == ([7], 7, [1])  # tied, no markers: opuses decide


@pytest.mark.parametrize("level", LEVELS)
def test_the_soloist_says_what_he_does(level: str) -> None:
    """[LA-9.4] Every card he plays is told, and each action tells what and by which card."""
    s = quiet(new(1, level=level), lambda t: t.player() == NOBODY, Rng(9))
    assert len(told(s, "solo-experienced")) == len(told(s, "solo-storied")) == 20
    acts = [e for e in s.told or [] if e.event.name.startswith("solo-") and "storied" not in e.event.name]
    assert len(acts) > 40
    assert asked(s) == "nothing"
    assert GAME.recount(s) == s.scores()
