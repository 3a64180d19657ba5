"""Set-up and components [LA-1]."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour.engine.box import PROVENANCES
from parlour.engine.game import OptionError
from parlour.engine.rng import Rng
from parlour.shelf.lacrimosa import GAME
from parlour.shelf.lacrimosa.components import (
    BONUSES,
    CARDS,
    CITIES,
    COMPOSERS,
    COURTS,
    EFFECTS,
    FIRST_MEMORY,
    MEMORIES,
    OPUSES,
    PLACES,
    SOLOISTS,
    SPACES,
    STANDARD,
    TABLES,
    TILES,
    Box,
)
from parlour.shelf.lacrimosa.heaps import EMPTY, size
from parlour.shelf.lacrimosa.scoring import leading
from parlour.shelf.lacrimosa.state import COVERED, MARKER, NONE
from tests.games.lacrimosa.table import acting, card, dealt, do, legal, memories, names, new, quiet, refusal


def test_la_1_1_what_lies_in_the_box() -> None:
    """[LA-1.1] The rulebook's list: 46 + 4 opuses, 34 + 9 memories (the nine for each player), and all tiles."""
    assert (len(OPUSES), len(MEMORIES)) == (46 + 4, 9 + 34)
    assert [len(STANDARD.period_opuses[p]) for p in range(1, 6)] == [9, 9, 9, 9, 10]
    assert [len(STANDARD.period_memories[p]) for p in range(1, 6)] == [7, 7, 7, 7, 6]
    assert Counter(row["composer"] for row in TABLES["tile"]) == dict(zip(COMPOSERS, [16, 15, 16, 13]))
    assert (len(TILES), len(COURTS), len(CITIES), len(BONUSES)) == (60, 16, 15, 15)
    assert (len(TABLES["constanze"]), len(SOLOISTS), len(SPACES), len(PLACES)) == (5, 11, 28, 11)
    assert len(set(CARDS)) == len(CARDS)


def test_la_1_1_every_row_says_where_it_comes_from() -> None:
    """[LA-1.1] One of four provenances in each row."""
    assert {row["provenance"] for rows in TABLES.values() for row in rows} <= set(PROVENANCES)
    where = {row["id"]: row["provenance"] for kind in ("finance", "track", "level") for row in TABLES[kind]}
    assert [name for name, said in where.items() if said == "deduced"] == ["finance-6", "hard"]
    assert [name for name, said in where.items() if said == "rulebook"] == ["finance-0", "finance-2", "purse", "easy", "medium"]


def test_la_4_8_another_city_may_document() -> None:
    """[LA-4.8] One city documents; an edition can say that another one does."""
    effects = [city.effect for city in STANDARD.cities]
    document = EFFECTS.index("document")
    assert effects.count(document) == 1
    changed = Box({"city": {"ci-theatre": {"effect": "document"}}})
    assert [city.effect for city in changed.cities].count(document) == 2


@pytest.mark.parametrize(("players", "opuses", "memories"), [(1, 7, 5), (2, 7, 5), (3, 8, 6), (4, 9, 7)])
def test_la_1_2_cards_stay_out(players: int, opuses: int, memories: int) -> None:
    """[LA-1.2] Of 9 opuses and 7 memories of the first period, 2 and 2 stay out with 2 (or alone), 1 and 1 with 3."""
    s = dealt(new(players))
    seen = [c for c in s.row if c != NONE]
    while s.round == 1:  # everybody documents or commissions whatever can be had
        for p in s.players:
            p.ducats = 50
        options = [t for t in legal(s) if t.startswith(("document", "commission", "carry-out", "done"))]
        dealt(do(s, (options or legal(s))[0]))
        seen += [c for c in s.row if c != NONE and c not in seen]
    here = [c for c in seen if c in STANDARD.period_opuses[1] + STANDARD.period_memories[1]]
    assert len(here) > 7
    assert sum(c < FIRST_MEMORY for c in here) <= opuses
    assert sum(c >= FIRST_MEMORY for c in here) <= memories


def test_la_1_2_odds_of_the_next_card() -> None:
    """[LA-1.2] Each card of the deck is equally likely: 7 opuses and 5 memories are in it, though 9 and 7 are unseen."""
    s = new(2, composers="eybler-stadler")
    do(s, "bonus bo-1-1")
    weights = dict(zip(legal(s), s.choice.weights(s))) if s.choice is not None else {}  # type: ignore[attr-defined]
    opuses = sum(w for text, w in weights.items() if "op-" in text)
    assert len(weights) == 16
    assert opuses * 12 == sum(weights.values()) * 7
    drawn = Counter("op-" in GAME.words.text(s.draw(Rng(seed))) for seed in range(3000))
    assert 0.55 < drawn[True] / 3000 < 0.62


def test_la_1_3_seven_cards_and_two_prices() -> None:
    """[LA-1.3] The bonus tile is up, seven cards lie in the row, and opus and memory have different prices on a space."""
    s = new(2, composers="eybler-stadler")
    cards = "reveal me-1-1, reveal op-1-1, reveal op-1-2, reveal me-1-2, reveal op-1-3, reveal op-1-4, reveal op-1-5"
    do(s, "bonus bo-1-2", *cards.split(", "))
    assert names(list(s.row)) == ["op-1-5", "op-1-4", "op-1-3", "me-1-2", "op-1-2", "op-1-1", "me-1-1"]
    row = GAME.view(s, 0)["row"]
    assert isinstance(row, list)
    assert row[6]["price"] == {"ducats": 1}
    assert row[0]["price"] == {"ducats": 2, "talent": 2}  # 1 and 1 on the card, 1 and 1 on the space
    assert s.bonus == BONUSES.index("bo-1-2")


def test_la_1_4_two_composers_by_dots() -> None:
    """[LA-1.4] 3 and 4 dots leave at 2, 4 dots at 3; the cheapest is on top; the first drawn is the eighth note."""
    sizes = []
    for players in (2, 3, 4):
        s = do(new(players), "composer sussmayr", "composer stadler")
        assert s.composers == [COMPOSERS.index("sussmayr"), COMPOSERS.index("stadler")]
        sizes.append(sum(len(stack) for stack in s.stacks[:5]))
        top = s.box.tiles[s.top(3)]
        assert (TILES[s.top(3)], top.ducats) == ("Z-S1", 4)
    assert sizes == [9, 12, 16]
    s = new(2)
    do(s, "composer eybler")
    assert refusal(s, "composer eybler") == "composer-plays LA-1.4"
    assert new(2, composers="stadler-freystadtler").composers == [1, 3]
    assert GAME.beginner["composers"] == "eybler-stadler"


@pytest.mark.parametrize(("players", "covered"), [(2, 10), (3, 6), (4, 2)])
def test_la_1_5_constanze(players: int, covered: int) -> None:
    """[LA-1.5] 10, 6 or 2 spaces are covered: not empty, and counted for nobody."""
    s = quiet(new(players, composers="eybler-stadler"), lambda t: "constanze cz-3" in legal(t))
    do(s, "constanze cz-3")
    assert list(s.spaces).count(COVERED) == covered
    assert [leading(s, movement) for movement in range(5)] == [NONE] * 5
    s = acting("requiem", "", "constanze cz-3", players)
    assert refusal(s, "requiem eighth-K-O") == "space-covered LA-1.5"
    assert s.why(1, GAME.words.parse("requiem eighth-K-O")) is not None


def test_la_1_6_tiles_on_the_map() -> None:
    """[LA-1.6] Three court tiles and eight city tiles, plain side up; 13 and 7 lie in piles in no order."""
    s = dealt(new(4, composers="eybler-stadler"))
    assert all(found >= 0 and found & 1 == 0 for found in s.map)
    assert [PLACES[i] for i, is_court in enumerate(s.box.is_court) if is_court] == ["wien", "london", "paris"]
    assert (size(s.court_pile), size(s.city_pile), s.city_used) == (13, 7, EMPTY)


def test_la_1_7_mozart_starts_in_salzburg() -> None:
    """[LA-1.7] Place number 1."""
    assert PLACES[new().mozart] == "salzburg"


def test_la_1_8_a_player_at_the_start() -> None:
    """[LA-1.8] Starting opus, nine memories, seven markers, tracks on 2, finance on the step of 2 ducats."""
    s = new(3)
    p = s.players[2]
    assert names(p.opuses) == ["op-start-3"]
    assert names(memories(p.deck)) == [f"me-start-{i}" for i in range(1, 10)]
    assert (list(p.desks), list(p.tracks), list(p.markers)) == ([MARKER] * 7, [2, 2, 2], [0, 0, 0])
    assert s.box.finance[p.finance].ducats == 2
    assert list(s.box.desk_neutral) == [1, 0, 0, 0, 0, 0, 0]


def test_la_1_9_ducats_and_points_by_place() -> None:
    """[LA-1.9] The first player is random; 10 + 0, 11 + 0, 10 + 1, 11 + 1 from there."""
    s = quiet(new(4, composers="eybler-stadler"), lambda t: "first 3" in legal(t))
    assert legal(s) == ["first 1", "first 2", "first 3", "first 4"]
    dealt(do(s, "first 3"))
    assert [(p.ducats, p.vp) for p in s.players] == [(10, 1), (11, 1), (10, 0), (11, 0)]
    assert s.player() == 2


def test_la_1_10_four_cards_each() -> None:
    """[LA-1.10] Everybody draws 4 of 9."""
    s = dealt(new(3, composers="eybler-stadler"))
    assert [(size(p.hand), size(p.deck)) for p in s.players] == [(4, 5)] * 3
    assert card("me-start-1") == FIRST_MEMORY


def test_options_are_checked() -> None:
    """Bad values are named with what is allowed; what cannot matter cannot be chosen."""
    for given, word in (
        ({"players": 5}, "players: must be one of 1, 2, 3, 4"),
        ({"players": 2, "level": "hard"}, "level: with others must be medium"),
        ({"players": 2, "composer": "stadler"}, "composer: with others"),
        ({"players": 1, "composers": "eybler-stadler"}, "composers: alone"),
        ({"tie": 1}, "tie: no such option"),
    ):
        with pytest.raises(OptionError, match=word):
            GAME.choose(given)
