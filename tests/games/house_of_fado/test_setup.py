"""Set-up [HF-1]."""

from __future__ import annotations

import pytest

from parlour.engine.core import CHANCE
from parlour.engine.game import OptionError
from parlour.shelf.house_of_fado import GAME
from parlour.shelf.house_of_fado.components import FADOS, STANDARD
from parlour.shelf.house_of_fado.rules.setting_up import DRAW_GUEST
from tests.games.house_of_fado.table import at, chance, dealt, do, fame, group, legal, me, new, refusal, street, told, trio


@pytest.mark.parametrize("players", [0, 5, "two"])
def test_one_to_four_players(players: object) -> None:
    """[HF-1.1] No other number of players."""
    with pytest.raises(OptionError, match=f"players: must be one of 1, 2, 3, 4, not {players}"):
        GAME.new({"players": players})


@pytest.mark.parametrize(("players", "each"), [(1, 4), (2, 4), (3, 5), (4, 6)])
def test_musicians_by_players(players: int, each: int) -> None:
    """[HF-1.1] Six of each kind for four players, five for three, four for two and for one; the rest left the game."""
    s = dealt(players)
    for kind in range(3):
        assert sum(name != "-" for name in group(s, kind)) == each
        assert group(s, kind)[each:] == ["-"] * (6 - each)
    assert sorted(group(s, 1)[:each]) == [f"singer-{i + 1}" for i in range(each)]


def test_groups_are_filled_row_by_row_at_random() -> None:
    """[HF-1.1] Each place gets any musician of the kind that is not there yet."""
    s = new(2, first="0")
    do(s, "deal portuguese-guitar-3")
    assert refusal(s, "deal portuguese-guitar-3") == "not-to-deal HF-1.1"
    assert refusal(s, "deal portuguese-guitar-5") == "not-to-deal HF-1.1"
    assert refusal(s, "deal singer-1") == "not-to-deal HF-1.1"
    do(s, "deal portuguese-guitar-1", "deal portuguese-guitar-4", "deal portuguese-guitar-2")
    assert group(s, 0) == [f"portuguese-guitar-{i}" for i in (3, 1, 4, 2)] + ["-", "-"]
    assert legal(s) == [f"deal singer-{i}" for i in (1, 2, 3, 4)]


def test_a_returning_musician_takes_the_first_free_place() -> None:
    """[HF-1.1] Dismissed with places 2 and 4 empty, the singer goes to place 2."""
    s = at("singer singer-1 - singer-3 -; 0: at restaurant, musicians singer-2=2; retired singer-4; ask 0 restaurant")
    do(s, "close", "dismiss singer")
    assert group(s, 1) == ["singer-1", "singer-2", "singer-3", "-", "-", "-"]
    assert fame(s, "singer-2") == 2


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_four_piles_of_notes(players: int) -> None:
    """[HF-1.2] 33 notes of four types; the starting clefs come from their pile."""
    s = dealt(players)
    count = max(2, players)
    assert sum(STANDARD.notes) == 33
    assert list(s.notes) == [9 - count, 8, 8, 8]


def test_the_clef_is_a_note() -> None:
    """[HF-1.2] A clef pays for a clef on a fado tile, and can be taken as any note."""
    s = at("fados three-2 three-3 five-1 five-2; 0: notes clef=1 crotchet=1, at rehearsal; ask 0 rehearsal")
    assert "note clef" in legal(s)
    do(s, "compose three-2")
    assert list(me(s).notes) == [0, 0, 0, 0]
    assert s.notes[0] == 8


@pytest.mark.parametrize(("players", "tiles"), [(1, 12), (2, 12), (3, 18), (4, 18)])
def test_fado_tiles_by_players(players: int, tiles: int) -> None:
    """[HF-1.3] All 18 for three and four players; only those marked 2 for two."""
    s = dealt(players)
    assert sum(1 for tile in s.display if tile >= 0) == 4
    assert s.top >= 0
    assert bin(s.pile).count("1") == tiles - 5
    points = [STANDARD.fados[i].points for i in range(18)]
    assert [points.count(n) for n in (3, 5, 7)] == [6, 4, 8]
    for tile in [*s.display, s.top]:
        assert STANDARD.fados[tile].players <= max(2, players)


def test_the_top_tile_is_only_a_preview() -> None:
    """[HF-1.3] The turned-up tile cannot be scored, whatever notes there are."""
    notes = "notes clef=3 minim=3 crotchet=3 quaver=3"
    s = at(f"fados five-1 five-2 five-3 five-4; next three-2; 0: at rehearsal, {notes}; ask 0 rehearsal")
    assert refusal(s, "compose three-2") == "only-a-preview HF-1.3"
    assert refusal(s, "compose three-3") == "fado-not-on-board HF-5.1"
    assert refusal(s, "compose five-1") == "legal"


def test_a_tile_of_the_box_is_never_drawn() -> None:
    """[HF-1.3] For two players the unmarked tiles stay in the box."""
    s = new(2, first="0")
    while "reveal" not in legal(s)[0]:
        do(s, legal(s)[0])
    assert len(legal(s)) == 12
    assert refusal(s, "reveal three-1") == "not-in-pile HF-1.3"
    assert FADOS[0] == "three-1"


@pytest.mark.parametrize(("players", "bag"), [(1, [4, 6, 8]), (2, [4, 6, 8]), (3, [6, 9, 12]), (4, [8, 12, 16])])
def test_customers_by_players(players: int, bag: list[int]) -> None:
    """[HF-1.4] 2 grey, 3 black and 4 brown each; four of them in each of three groups."""
    assert street(new(players), 3) == bag
    s = dealt(players)
    assert [s.customers(group) for group in range(4)] == [4, 4, 4, sum(bag) - 12]


def test_customers_are_drawn_by_what_is_in_the_bag() -> None:
    """[HF-1.4] Each customer in the bag is as likely as any other."""
    s = new(2, first="0")
    while s.choice is not DRAW_GUEST[0]:
        do(s, legal(s)[0])
    assert (legal(s), DRAW_GUEST[0].weights(s)) == (["draw grey", "draw black", "draw brown"], [4, 6, 8])
    do(s, *["draw grey"] * 4)
    assert refusal(s, "draw grey") == "not-in-bag HF-2.5"
    assert DRAW_GUEST[1].weights(s) == [6, 8]


@pytest.mark.parametrize(("players", "critics"), [(1, [0, 1, 0]), (2, [0, 1, 0]), (3, [1, 0, 1]), (4, [1, 1, 1])])
def test_critics_by_players(players: int, critics: list[int]) -> None:
    """[HF-1.5] Everywhere; left and right; centre only."""
    s = dealt(players)
    assert [s.critics >> group & 1 for group in range(3)] == critics


def test_five_stars() -> None:
    """[HF-1.6] One for each kind of musician, one for fados, one for prestige: nobody has them yet."""
    s = dealt(4)
    assert list(s.stars) == [-1] * 5
    assert GAME.nouns["star"] == ["portuguese-guitar", "singer", "classical-guitar", "fado", "prestige"]


def test_billboard_tiles() -> None:
    """[HF-1.7] Three tiles in any order, each once."""
    s = new(3, first="0")
    while legal(s)[0] != "lay a":
        do(s, legal(s)[0])
    do(s, "lay c", "lay a")
    assert refusal(s, "lay c") == "tile-already-laid HF-1.7"
    do(s, "lay b")
    assert list(s.tiles) == [2, 0, 1]


def test_billboard_sides() -> None:
    """[HF-1.7] The side for two players pays two places, the other one three."""
    words = "billboards singer-1=2; 0: beside singer=2, removed 2; 1: beside singer=1, removed 1"
    assert GAME.view(at(words, 2), 0)["billboards"]["singer"]["values"] == [12, 7]  # type: ignore[index]
    assert GAME.view(at(words, 3), 0)["billboards"]["singer"]["values"] == [12, 7, 4]  # type: ignore[index]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_everybody_begins_with(players: int) -> None:
    """[HF-1.8] 3 workers, 8 markers, third table covered, 1 clef, 5 coins, no points."""
    s = dealt(players)
    for seat, p in enumerate(s.players):
        assert (p.supply, p.removed, p.coins, p.points, list(p.notes)) == (3, 0, 5, 0, [1, 0, 0, 0])
        assert [p.table_free(table) for table in range(3)] == [True, True, False]
        assert trio(s, seat) == ["-", "-", "-"]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_first_player_by_choice(first: int) -> None:
    """[HF-1.9] The chosen seat begins, and the others follow clockwise."""
    s = dealt(3, first=str(first))
    order = []
    for _ in range(3):
        order.append(s.player())
        do(s, "place restaurant", "pass")
    order.append(s.player())
    assert order == [(first + i) % 3 for i in range(4)]
    assert s.first == first


def test_first_player_by_lot() -> None:
    """[HF-1.9] Any seat may be drawn, and keeps the role; a seat that nobody has may not."""
    s = new(3)
    assert s.player() == CHANCE
    assert legal(s) == ["first 0", "first 1", "first 2"]
    assert refusal(s, "first 3") == "no-such-seat HF-1.9"
    do(s, "first 2")
    chance(s)
    assert s.player() == s.first == 2
    assert told(s, "first-player") == [[2]]
    with pytest.raises(OptionError, match="first: must be one of random, 0, 1, 2, not 3"):
        GAME.new({"players": 3, "first": "3"})
