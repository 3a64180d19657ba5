"""What lies in the box, and editions that correct it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

import pytest

from parlour.engine.box import Edition, EditionError, read_edition
from parlour.engine.core import CHANCE, NOBODY
from parlour.engine.rng import Rng
from parlour.shelf.house_of_fado import GAME
from parlour.shelf.house_of_fado.components import COLOURS, FADOS, KINDS, MUSICIANS, NOTES, STANDARD, TABLES, TILES, Box
from parlour.shelf.house_of_fado.effects import FROM_COINS, FROM_STARS
from parlour.shelf.house_of_fado.scoring import final_points
from tests.games.house_of_fado.table import at, do, fame, me, new


def test_counts_of_the_rulebook() -> None:
    """[HF-1.1 to HF-1.8] 18 musicians, 33 notes, 18 fado tiles, 36 customers, 3 critics, 5 stars, 3 billboard tiles."""
    assert (len(MUSICIANS), len(NOTES), sum(STANDARD.notes), len(FADOS), len(TILES)) == (18, 4, 33, 18, 3)
    assert [n * 4 for n in STANDARD.per_player] == [8, 12, 16]
    assert COLOURS == ["grey", "black", "brown"]
    assert (STANDARD.workers, STANDARD.track, STANDARD.start_coins, list(STANDARD.seats), STANDARD.bar) == (
        3,
        8,
        5,
        [2, 3, 4],
        2,
    )
    assert list(STANDARD.critics) == [0, 0, 0b010, 0b101, 0b111]


def test_musicians_by_mark() -> None:
    """[HF-1.1] Of each kind four are for two players, one more for three and one for four; each note is there."""
    for kind in range(len(KINDS)):
        assert sorted(STANDARD.least_players[kind * 6 : kind * 6 + 6]) == [2, 2, 2, 2, 3, 4]
        assert set(STANDARD.note_of[kind * 6 : kind * 6 + 4]) == {0, 1, 2, 3}


def test_fado_faces() -> None:
    """[HF-1.3, HF-5.2] Two notes for 3 points, three for 5, four for 7; 12 tiles are for two players."""
    assert {(fado.points, fado.length) for fado in STANDARD.fados} == {(3, 2), (5, 3), (7, 4)}
    assert sum(fado.players == 2 for fado in STANDARD.fados) == 12


def test_kick_out_spaces() -> None:
    """[HF-3.6, HF-4.5, HF-5.4, HF-6.5] Three spaces in each area, each bonus of the rulebook once (the raise twice)."""
    rows = [(row["bonus"], row["coins"], row["pay"]) for row in TABLES["kickout"]]
    assert sorted(rows[0:3]) == [("coins", 1, 0), ("customer", 0, 0), ("customer", 0, 1)]
    assert sorted(rows[3:6]) == [("coins", 1, 0), ("note", 0, 1), ("note", 0, 2)]
    assert sorted(rows[6:9]) == [("coins", 2, 0), ("customer", 0, 0), ("note", 0, 0)]
    assert sorted(rows[9:12]) == [("coins", 2, 0), ("raise", 0, 0), ("raise", 0, 0)]


def test_every_row_has_a_provenance() -> None:
    """[HF-8.4] Every printed value says where it is from."""
    for kind, rows in TABLES.items():
        for row in rows:
            assert row["provenance"] in ("rulebook", "source", "deduced", "reconstructed"), (kind, row["id"])
    assert [row["provenance"] for row in TABLES["stars"]] == ["source", "rulebook", "source", "source", "deduced"]
    assert [row["provenance"] for row in TABLES["kind"]] == ["rulebook", "rulebook", "source"]
    centre = {row["id"]: row["provenance"] for row in TABLES["kickout"] if row["id"].endswith("centre")}
    assert [name for name, where in centre.items() if where == "deduced"] == ["boulevard-centre", "street-centre"]
    assert [row["provenance"] for row in TABLES["tile"]] == ["reconstructed"] * 3  # a row is no better than its weakest value


EDITION: Edition = {
    "fado": {"three-2": {"points": 4, "notes": ["quaver", "quaver"]}},
    "kickout": {"boulevard-centre": {"coins": 3}, "rehearsal-left": {"bonus": "note", "pay": 1}},
    "kind": {"classical-guitar": {"surcharge": 2}},
    "musician": {"singer-1": {"note": "quaver"}},
    "stars": {"2": {"points": 17}},
    "coins": {"coins": {"per_point": 3}},
    "tile": {"a": {"values": [20, 9, 1], "two": [20, 9]}},
    "setup": {"setup": {"coins": 6}},
    "prestige": {"0": {"pay": 2, "critic": 4}},
    "fame": {"2": {"price": 4, "applause": 1}},
}


def test_an_edition_changes_values() -> None:
    """[HF-3.3, HF-5.2, HF-2.3, HF-8.4] Each corrected value is used by the rules."""
    assert me(new(2, EDITION)).coins == 6
    s = do(
        at("fados three-2 three-3 five-1 five-2; 0: notes quaver=2, at rehearsal; ask 0 rehearsal", 2, EDITION), "compose three-2"
    )
    assert me(s).points == 4
    s = do(at("1: at boulevard-left; ask 0", 2, EDITION), "place boulevard-left", "shift centre")
    assert s.players[1].coins == 9
    s = do(at("1: at rehearsal, notes; ask 0", 2, EDITION), "place rehearsal", "shift left", "note quaver")
    assert (s.players[1].coins, list(s.players[1].notes)) == (5, [0, 0, 0, 1])
    s = do(
        at("fame classical-guitar-1=2; 0: at boulevard-right, notes; ask 0 boulevard-right", 2, EDITION),
        "hire classical-guitar-1",
    )
    assert me(s).coins == 0
    s = do(at("0: at boulevard-left, notes; ask 0 boulevard-left", 2, EDITION), "hire singer-1")
    assert list(me(s).notes) == [0, 0, 0, 1]
    s = at("stars fado=0 singer=0; 0: coins 10; ask 0", 2, EDITION)
    assert (final_points(s, 0, FROM_STARS), final_points(s, 0, FROM_COINS)) == (17, 3)
    s = do(at("0: at restaurant, coins 0, two brown=1, musicians classical-guitar-1=2; ask 0 restaurant", 2, EDITION), "close")
    assert me(s).coins == 2
    assert fame(do(s, "applaud classical-guitar"), "classical-guitar-1") == 3


def test_an_edition_file() -> None:
    """[HF-8.5] An edition is a TOML file with a table for each row that differs."""
    edition = read_edition("[tile.b]\nvalues = [13, 6, 2]\n")
    assert [list(values) for values in Box(edition).values] == [[14, 8, 5], [13, 6, 2], [10, 6, 3]]
    assert list(STANDARD.values[1]) == [12, 7, 4]


@pytest.mark.parametrize(
    ("edition", "parts"),
    [
        ({"fadoes": {"three-1": {"points": 1}}}, ["no such kind", "fadoes", "fado"]),
        ({"fado": {"nine-1": {"points": 1}}}, ["fado", "no such id", "nine-1", "seven-1"]),
        ({"fado": {"three-1": {"points": 99}}}, ["fado three-1", "points", "from 1 to 20", "not 99"]),
        ({"fado": {"three-1": {"notes": ["clef"]}}}, ["fado three-1", "notes", "a list of 2"]),
        ({"fado": {"three-1": {"notes": ["clef", "drum"]}}}, ["fado three-1", "notes", "clef, minim", "'drum'"]),
        ({"musician": {"singer-1": {"kind": "drum"}}}, ["musician singer-1", "kind", "cannot be changed"]),
        (
            {"musician": {f"singer-{i}": {"players": 3} for i in (1, 2, 3, 4)}},
            ["musician", "singer", "one at least for 2 players"],
        ),
        ({"fado": {f"{name}": {"players": 3} for name in FADOS[:14]}}, ["fado", "at least 5 tiles"]),
        ({"setup": {"setup": {"workers": 4}}}, ["setup setup", "workers", "from 3 to 3", "not 4"]),
        ({"critics": {"2": {"groups": ["left"]}}}, ["critics 2", "groups", "cannot be changed"]),
        ({"kickout": {"street-left": {"bonus": "dance"}}}, ["kickout street-left", "bonus", "coins, customer, note, raise"]),
    ],
)
def test_a_bad_edition_is_named(edition: Edition, parts: list[str]) -> None:
    """[HF-1.3] Kind, id, field, what came and what is allowed."""
    with pytest.raises(EditionError) as error:
        GAME.new({}, edition)
    for part in parts:
        assert part in str(error.value)


def test_two_editions_in_one_process() -> None:
    """[HF-8.4] Two games of different editions, move by move in turn, go as each does alone."""
    alone = [list(moves(edition)) for edition in ({}, EDITION)]
    pairs = list(zip_longest(moves({}), moves(EDITION)))
    assert [[move for move in game if move is not None] for game in zip(*pairs)] == alone
    assert alone[0] != alone[1]


def moves(edition: Edition) -> Iterator[tuple[int, str, list[int]]]:
    """A random game, move by move, with the scores after each."""
    s = new(2, edition)
    rng = Rng(5)
    while s.player() != NOBODY:
        seat = s.player()
        legal = s.legal(seat)
        action = s.draw(rng) if seat == CHANCE else legal[rng.below(len(legal))]
        s.apply(seat, action)
        GAME.check(s)
        yield seat, GAME.words.text(action), s.scores()
