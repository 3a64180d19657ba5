"""Rehearsal room: composing, and its kick-out bonuses [HF-5]."""

from __future__ import annotations

from parlour.engine.core import CHANCE
from parlour.shelf.house_of_fado.components import FADOS
from tests.games.house_of_fado.table import at, do, fame, legal, me, reasons, refusal, told

TILES = "fados three-2 five-1 seven-1 seven-3; next three-3"


def test_a_fado_or_a_note() -> None:
    """[HF-5.1] Either; after one of them the turn is over."""
    s = at(f"{TILES}; 0: notes clef=1 crotchet=1, at rehearsal; ask 0 rehearsal")
    assert legal(s) == ["note clef", "note minim", "note crotchet", "note quaver", "compose three-2", "pass"]
    do(s, "note minim")
    assert (s.player(), list(me(s).notes), me(s).points) == (1, [1, 1, 1, 0], 0)
    s = at(f"{TILES}; 0: notes clef=1 crotchet=1, at rehearsal; ask 0 rehearsal")
    do(s, "compose three-2", "reveal three-4")
    assert (s.player(), list(me(s).notes), me(s).points) == (1, [0, 0, 0, 0], 3)


def test_equal_notes_without_limit() -> None:
    """[HF-5.1] Eight quavers in one restaurant, and not one more."""
    s = at("0: notes quaver=7, at rehearsal; ask 0 rehearsal")
    do(s, "note quaver")
    assert list(me(s).notes) == [0, 0, 0, 8]
    s = at("0: notes quaver=8, at rehearsal; ask 0 rehearsal")
    assert refusal(s, "note quaver") == "pile-empty HF-5.1"


def test_scoring_returns_the_notes() -> None:
    """[HF-5.2] All notes shown go back, the points are gained, the tile is kept."""
    s = at(f"{TILES}; 0: notes clef=2 minim=2 quaver=1, at rehearsal; ask 0 rehearsal")
    before = list(s.notes)
    do(s, "compose seven-1")
    assert list(me(s).notes) == [0, 1, 0, 0]
    assert [after - was for after, was in zip(s.notes, before)] == [2, 1, 0, 1]
    assert me(s).points == 7
    assert me(s).fados == 1 << FADOS.index("seven-1")
    assert told(s, "earned") == [[0, 7, 0]]


def test_the_board_is_refilled() -> None:
    """[HF-5.2] The preview takes the empty place, and the next tile is turned up."""
    s = at(f"{TILES}; 0: notes clef=1 crotchet=1, at rehearsal; ask 0 rehearsal")
    do(s, "compose three-2")
    assert s.player() == CHANCE
    assert [FADOS[tile] for tile in s.display] == ["three-3", "five-1", "seven-1", "seven-3"]
    do(s, "reveal five-4")
    assert FADOS[s.top] == "five-4"


def test_an_empty_pile_leaves_an_empty_place() -> None:
    """[HF-5.2] No tile left to lay out: no refill."""
    gone = "three-3 three-4 three-5 five-1 five-2 five-3 five-4"
    own = "0: notes clef=1 crotchet=1, at rehearsal; ask 0 rehearsal"
    s = at(f"fados three-2 seven-1 seven-3 seven-5; next seven-7; 1: fados {gone}; {own}")
    do(s, "compose three-2")
    assert s.player() == 1
    assert [FADOS[tile] for tile in s.display] == ["seven-7", "seven-1", "seven-3", "seven-5"]
    assert (s.top, s.pile) == (-1, 0)
    s = at(f"fados three-2 seven-1 seven-3 seven-5; next -; 1: fados {gone} seven-7; {own}")
    do(s, "compose three-2")
    assert s.display[0] == -1
    assert s.player() == 1


def test_missing_notes() -> None:
    """[HF-5.2] Every note is needed, in the right number."""
    s = at(f"{TILES}; 0: notes clef=1 minim=1 quaver=1, at rehearsal; ask 0 rehearsal")
    assert refusal(s, "compose seven-1") == "notes-missing HF-5.2"
    assert reasons(s, "compose seven-1") == {"clefs": 1, "minims": 0, "crotchets": 0, "quavers": 0}


def test_the_fado_star() -> None:
    """[HF-5.3] The first player with three tiles takes it; the next one gets nothing."""
    s = at(f"{TILES}; 0: fados three-4 three-5, notes clef=1 crotchet=1, at rehearsal; ask 0 rehearsal")
    do(s, "compose three-2")
    assert list(s.stars) == [-1, -1, -1, 0, -1]
    s = at(f"{TILES}; stars fado=1; 0: fados three-4 three-5, notes clef=1 crotchet=1, at rehearsal; ask 0 rehearsal")
    do(s, "compose three-2")
    assert list(s.stars) == [-1, -1, -1, 1, -1]


def test_two_tiles_are_not_enough() -> None:
    """[HF-5.3] Two tiles bring no star."""
    s = at(f"{TILES}; 0: fados three-4, notes clef=1 crotchet=1, at rehearsal; ask 0 rehearsal")
    do(s, "compose three-2")
    assert s.stars[3] == -1


def test_two_coins() -> None:
    """[HF-5.4] The middle kick-out space gives 2 coins."""
    s = at("1: at rehearsal; ask 0")
    do(s, "place rehearsal", "shift centre")
    assert s.players[1].coins == 7


def test_raise_from_three_to_four_costs_four() -> None:
    """[HF-5.4] As many coins as the new fame."""
    s = at("1: at rehearsal, coins 4, musicians singer-1=3; ask 0")
    do(s, "place rehearsal", "shift left", "raise singer")
    assert (s.players[1].coins, fame(s, "singer-1")) == (0, 4)
    assert told(s, "raised") == [[1, 6, 4]]


def test_raise_needs_the_coins() -> None:
    """[HF-5.4] With 3 coins fame 3 stays; fame 2 may rise."""
    s = at("1: at rehearsal, coins 3, musicians singer-1=3 classical-guitar-1=2; ask 0")
    do(s, "place rehearsal", "shift right")
    assert refusal(s, "raise singer") == "no-coins-to-raise HF-5.4"
    assert reasons(s, "raise singer") == {"price": 4, "coins": 3}
    assert refusal(s, "raise portuguese-guitar") == "amateur HF-3.7"
    assert legal(s) == ["raise classical-guitar", "pass"]


def test_fame_six_cannot_be_raised() -> None:
    """[HF-5.4] Nor an amateur, so there is no bonus here."""
    s = at("1: at rehearsal, coins 30, musicians singer-1=6 classical-guitar-2=5; ask 0")
    do(s, "place rehearsal", "shift left")
    assert refusal(s, "raise singer") == "at-top HF-5.4"
    do(s, "raise classical-guitar")
    assert (fame(s, "classical-guitar-2"), s.players[1].coins) == (6, 24)
