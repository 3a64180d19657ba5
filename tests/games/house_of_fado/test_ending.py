"""Prestige, the end of the game, final points and ties [HF-8]."""

from __future__ import annotations

import pytest

from parlour.engine.core import NOBODY
from parlour.shelf.house_of_fado import GAME
from parlour.shelf.house_of_fado.effects import FROM_BILLBOARDS, FROM_COINS, FROM_FADOS, FROM_FAME, FROM_STARS
from parlour.shelf.house_of_fado.scoring import billboard_points, final_points, worth
from parlour.shelf.house_of_fado.state import HouseOfFado
from tests.games.house_of_fado.table import at, do, me, told


def ended(words: str, players: int = 2) -> HouseOfFado:
    """Three stars are gone, and the last player of the round does nothing: the game is over."""
    last = players - 1
    s = at(f"{words}; ask {last} rehearsal", players)
    do(s, "pass")
    assert s.player() == NOBODY
    return s


def test_both_ways_of_losing_markers_count() -> None:
    """[HF-8.1] One promoted, two reviewed: three removed, and customers pay more."""
    s = at("0: at billboards-left, musicians singer-1=2; ask 0 billboards-left")
    do(s, "promote singer")
    assert (me(s).removed, s.beside[4]) == (1, 1)
    s = at("0: at restaurant, two critic, three brown=1, removed 1, beside singer=1, coins 0; ask 0 restaurant")
    do(s, "close", "return left")
    assert (me(s).removed, s.box.pay[me(s).removed]) == (3, 2)


def test_what_the_markers_bring() -> None:
    """[HF-8.1] 2, 4, 6: cheaper critics; 3, 7: better customers; 5: the third table."""
    s = at("ask 0")
    critic, pay = s.box.critic_price, s.box.pay
    assert [n for n in range(1, 9) if critic[n] < critic[n - 1]] == [2, 4, 6]
    assert [n for n in range(1, 9) if pay[n] > pay[n - 1]] == [3, 7]
    assert [n for n in range(9) if at(f"0: removed {n}; ask 0").players[0].table_free(2)] == [5, 6, 7, 8]


def test_the_prestige_star_by_promoting() -> None:
    """[HF-8.2] The last marker goes to a billboard, and the star is taken at once."""
    s = at("0: at billboards-left, removed 7, musicians singer-1=2; ask 0 billboards-left")
    do(s, "promote singer")
    assert s.stars[4] == 0


def test_the_prestige_star_by_a_review() -> None:
    """[HF-8.2] The last marker goes to the box."""
    s = at("0: at restaurant, removed 6, two critic; ask 0 restaurant")
    do(s, "close")
    assert s.stars[4] == 0
    assert told(s, "star-taken") == [[0, 4]]


def test_only_the_first_without_markers() -> None:
    """[HF-8.2] The second player without markers gets nothing."""
    s = at("stars prestige=1; 0: at restaurant, removed 6, two critic; ask 0 restaurant")
    do(s, "close")
    assert s.stars[4] == 1


@pytest.mark.parametrize(("first", "seat", "turns"), [(0, 0, 3), (0, 2, 1), (1, 0, 1), (2, 0, 2)])
def test_equal_turns_at_the_end(first: int, seat: int, turns: int) -> None:
    """[HF-8.3] The third star is taken; play goes on to the end of the turn of the player right of the first one."""
    s = at(f"first {first}; stars fado=1 singer=2; {seat}: at restaurant, removed 7, two critic; ask {seat} restaurant", 3)
    do(s, "close")
    assert told(s, "end-near") == [[]]
    do(s, "return left" if not s.critics & 1 else "return centre")
    played = 1
    while s.player() != NOBODY:
        do(s, "place rehearsal" if s.workers[20] == -1 else "place restaurant", "pass")
        played += 1
    assert played == turns


def test_stars_can_still_be_taken() -> None:
    """[HF-8.3] Four stars are gone at the end."""
    s = at(
        "stars fado=1 singer=1; 0: at restaurant, removed 6, two critic; 1: musicians classical-guitar-1=6, at rehearsal;"
        "ask 0 restaurant"
    )
    do(s, "close", "return left", "place restaurant", "close")
    assert s.player() == NOBODY
    assert list(s.stars) == [-1, 1, 1, 1, 0]


def test_two_stars_go_on() -> None:
    """[HF-8.3] With two stars gone a new round begins."""
    s = at("stars fado=1 singer=1; 1: at rehearsal; ask 1 rehearsal")
    do(s, "pass")
    assert (s.player(), s.round) == (0, 2)


STARS = ["portuguese-guitar", "singer", "classical-guitar", "fado", "prestige"]


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 10), (2, 15), (3, 21), (4, 28), (5, 36)])
def test_points_for_stars(count: int, points: int) -> None:
    """[HF-8.4] 10, 15, 21, 28, 36; two stars are 15 as in the rulebook."""
    owned = " ".join(f"{star}=0" for star in STARS[:count])
    s = at(f"stars {owned}; ask 0")
    assert final_points(s, 0, FROM_STARS) == points


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 3), (2, 6), (3, 10), (4, 15), (6, 15)])
def test_points_for_fados(count: int, points: int) -> None:
    """[HF-8.4] 3, 6, 10, 15; more than four tiles are still 15."""
    tiles = ["three-1", "three-2", "three-3", "three-4", "three-5", "three-6"][:count]
    s = at(f"0: fados {' '.join(tiles)}; ask 0", 4)
    assert final_points(s, 0, FROM_FADOS) == points


def test_points_for_fame_and_coins() -> None:
    """[HF-8.4] The fame of each own musician; 1 point for 5 coins, the rest lost; amateurs nothing."""
    s = at("0: musicians portuguese-guitar-1=4 classical-guitar-2=6, coins 14; ask 0")
    assert (final_points(s, 0, FROM_FAME), final_points(s, 0, FROM_COINS)) == (10, 2)
    assert final_points(s, 1, FROM_FAME) == 0


def test_all_of_it() -> None:
    """[HF-8.4] Fame 3, one star 10, a billboard 14, two tiles 6, 7 coins 1, and 20 before: 54."""
    words = "billboards portuguese-guitar-2=2; stars fado=0 singer=1 prestige=1; tiles a b c"
    s = ended(
        f"{words}; 0: points 20, musicians singer-1=3, fados three-2 three-3, coins 7, beside portuguese-guitar=1, removed 1;"
        "1: at rehearsal, coins 0, notes"
    )
    assert s.scores() == [54, 15]
    assert told(s, "earned") == [[0, 3, 5], [0, 10, 6], [0, 14, 7], [0, 6, 8], [0, 1, 9], [1, 15, 6]]


def test_the_score_sheet() -> None:
    """[HF-8.4] Points by source sum up to the scores; before the end the view says what the table is worth."""
    words = "billboards portuguese-guitar-2=2; stars fado=0 singer=1 prestige=1; tiles a b c"
    own = "0: musicians singer-1=3, fados three-2, coins 7, beside portuguese-guitar=1, removed 1; 1: at rehearsal, coins 0"
    s = at(f"{words}; {own}; ask 1 rehearsal")
    assert [p["worth"] for p in GAME.view(s, 0)["players"]] == [3 + 10 + 14 + 3 + 1, 15]  # type: ignore[attr-defined]
    do(s, "pass")
    assert dict(GAME.sheet(s)) == {
        "source-fame": [3, 0],
        "source-stars": [10, 15],
        "source-billboards": [14, 0],
        "source-fados": [3, 0],
        "source-coins": [1, 0],
    }
    assert [sum(row[seat] for _, row in GAME.sheet(s)) for seat in range(2)] == s.scores()
    assert [p["worth"] for p in GAME.view(s, 0)["players"]] == s.scores()  # type: ignore[attr-defined]


def billboard(markers: list[int], players: int, tile: str = "a", musician: bool = True) -> list[int]:
    """What one billboard pays to each player for these markers."""
    seats = "; ".join(f"{seat}: beside singer={n}, removed {n}" for seat, n in enumerate(markers))
    order = " ".join([other for other in "abc" if other != tile][:1] + [tile] + [other for other in "abc" if other != tile][1:])
    s = at(f"tiles {order}; {'billboards singer-4=2; ' if musician else ''}{seats}; ask 0", players)
    return [billboard_points(s, seat, 1) for seat in range(players)]


def test_example_of_a_billboard() -> None:
    """[HF-8.5] 14/8/5 with 3, 2, 2 and no markers: 14, 6, 6 and 0."""
    assert billboard([3, 2, 2, 0], 4) == [14, 6, 6, 0]


@pytest.mark.parametrize(
    ("markers", "players", "points"),
    [
        ([3, 2, 1, 1], 4, [14, 8, 2, 2]),
        ([4, 1, 1, 1], 4, [14, 4, 4, 4]),
        ([2, 2, 2, 2], 4, [6, 6, 6, 6]),
        ([2, 2, 1, 0], 4, [11, 11, 5, 0]),
        ([1, 0, 0, 0], 4, [14, 0, 0, 0]),
        ([0, 0, 0, 0], 4, [0, 0, 0, 0]),
        ([4, 3, 2, 1], 4, [14, 8, 5, 0]),
        ([1, 1, 1], 3, [9, 9, 9]),
        ([2, 1], 2, [14, 8]),
        ([1, 1], 2, [11, 11]),
        ([1, 0], 2, [14, 0]),
    ],
)
def test_ties_at_a_billboard(markers: list[int], players: int, points: list[int]) -> None:
    """[HF-8.5] Tied places are added and divided, rounded down; places beyond the last value count 0; no marker, no points."""
    assert billboard(markers, players) == points


def test_a_billboard_without_a_musician() -> None:
    """[HF-8.5] It pays nothing, whatever lies beside it."""
    assert billboard([3, 2], 2, musician=False) == [0, 0]


def test_each_billboard_has_its_own_tile() -> None:
    """[HF-8.5] 14/8/5, 12/7/4 and 10/6/3."""
    assert [billboard([2, 1, 1], 3, tile) for tile in "abc"] == [[14, 6, 6], [12, 5, 5], [10, 4, 4]]
    words = "billboards portuguese-guitar-1=2 singer-1=2 classical-guitar-1=2; 0: beside portuguese-guitar=1 singer=1, removed 2"
    assert final_points(at(f"tiles c a b; {words}; ask 0"), 0, FROM_BILLBOARDS) == 10 + 14


@pytest.mark.parametrize(
    ("own", "scores", "places"),
    [
        (["points 6, coins 0", "points 7, coins 0", "points 0, coins 0"], [16, 17, 10], [2, 1, 3]),
        (["points 3, coins 0", "coins 0, fados three-2", "coins 0"], [13, 13, 10], [2, 1, 3]),
        (["coins 3", "coins 4", "coins 0"], [10, 10, 10], [2, 1, 3]),
        (["coins 3", "coins 3", "coins 1"], [10, 10, 10], [1, 1, 3]),
    ],
)
def test_ties_at_the_end(own: list[str], scores: list[int], places: list[int]) -> None:
    """[HF-8.6] Points; with equal stars, fado tiles; then coins; then a shared win."""
    seats = "; ".join(f"{seat}: {words}" for seat, words in enumerate([own[0], own[1], own[2] + ", at rehearsal"]))
    s = ended(f"stars fado=0 singer=1 prestige=2; {seats}", 3)
    assert (s.scores(), s.ranking()) == (scores, places)


def test_a_tie_in_points_is_broken_by_stars() -> None:
    """[HF-8.6] 15 points each: two stars win against one star and 5 points."""
    s = ended("stars fado=0 singer=0 prestige=1; 0: coins 0; 1: points 5, coins 0, at rehearsal")
    assert (s.scores(), s.ranking()) == ([15, 15], [1, 2])


@pytest.mark.parametrize(("players", "seat"), [(1, 0), (2, 1), (2, 0)])
def test_whose_marker_goes(players: int, seat: int) -> None:
    """[HF-8.1] A promotion removes a marker of whoever promotes: a seat's is never said to be Alfama's, nor hers a seat's."""
    hers = "1: at street-left street-right boulevard-left; " if players == 1 else ""
    s = at(f"{hers}{seat}: at billboards-left, musicians singer-1=2, removed 4; ask {seat} billboards-left", players)
    do(s, "promote singer")
    assert (told(s, "marker-removed")[0], told(s, "table-prepared")[0]) == ([seat, 5], [seat])
    assert told(s, "earned")[0][0] == seat
    assert told(s, "alfama-marker-removed") == []


def test_coins_never_run_out() -> None:
    """[HF-8.6] More coins than the box has tokens for."""
    s = at("0: coins 900, at restaurant, two brown=2; 1: coins 900; ask 0 restaurant")
    do(s, "close")
    assert me(s).coins == 902


def test_what_a_player_would_have_now() -> None:
    """[HF-8.6] 5 points, 10 for two stars, and what 20 coins would bring at the end: features and the view say the same."""
    s = at("stars fado=0 singer=0; 0: points 5, coins 20, at restaurant, two brown=2; ask 0 restaurant")
    at_end = sum(final_points(s, 0, source) for source in (FROM_BILLBOARDS, FROM_COINS, FROM_FADOS, FROM_FAME, FROM_STARS))
    assert at_end > 0
    assert worth(s, 0) == 5 + at_end == GAME.view(s, 0)["players"][0]["worth"]  # type: ignore[index]
