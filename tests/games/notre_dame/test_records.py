"""Golden games: whole records that must replay to the same end, to the letter."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from parlour.engine.core import NOBODY
from parlour.engine.record import Record, RecordError, begin, play_line, read_record, replay
from parlour.shelf.notre_dame import GAME
from parlour.shelf.notre_dame.components import PERSONS
from parlour.shelf.notre_dame.state import NotreDame
from tests.games.notre_dame.make_records import FOLDER, GAMES, digest, main
from tests.games.notre_dame.table import at, record_of, told


def read(name: str) -> Record:
    return read_record((FOLDER / f"{name}.record").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", GAMES)
def test_golden_game(name: str) -> None:
    """[ND-2.11] Each line is legal, nothing is lost after any, and scores and ranking are those stored beside."""
    record = read(name)
    result = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    assert digest(record.text()) == result["sha256"]
    players, new_persons, _ = GAMES[name]
    assert (record.options["players"], record.options["new-persons"]) == (players, new_persons)
    s = begin(GAME, record)
    for number, move in enumerate(record.moves, 1):
        play_line(GAME, s, number, move)
        GAME.check(s)
    assert s.player() == NOBODY
    assert s.scores() == result["scores"] == GAME.recount(s)
    assert s.ranking() == result["ranking"]


def test_every_file_is_a_golden_game() -> None:
    """2, 3, 4 and 5 players with and without New Persons, and the ways a game can end; no file without its result."""
    names = {path.stem for path in FOLDER.iterdir()}
    assert names == set(GAMES)
    assert len(list(FOLDER.iterdir())) == 2 * len(GAMES)
    assert {(players, new) for players, new, _ in GAMES.values()} == {(n, new) for n in (2, 3, 4, 5) for new in (False, True)}


def test_ways_to_end() -> None:
    """[ND-2.11] One game is won by gold and markers, one is shared, the others are clear."""
    for name in GAMES:
        result = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
        level = result["scores"].count(max(result["scores"]))
        expected = {"tie-broken": (2, 1), "shared-win": (2, 2)}.get(name, (1, 1))
        assert (level, result["ranking"].count(1)) == expected


def test_golden_games_show_the_game() -> None:
    """Together they hire most persons and see penalties, donations, messages and scorings."""
    hired = set()
    events = set()
    for name in GAMES:
        s = replay(GAME, read(name))
        assert isinstance(s, NotreDame)
        hired |= {PERSONS[args[1]] for args in told(s, "hired")}
        events |= {event.event.name for event in s.told or []}
    assert len(hired) >= 20
    assert {"overrun", "lost-marker", "donated", "fetched", "cathedral-paid", "moved", "gained-markers"} <= events


def test_both_forms_of_a_record() -> None:
    """Text and JSON read back to the same record, and write the same text again."""
    for name in GAMES:
        record = read(name)
        for text in (record.text(), record.json()):
            assert read_record(text).text() == record.text()
        assert record.text() == (FOLDER / f"{name}.record").read_text(encoding="utf-8")


def test_golden_games_are_not_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The script that plays them keeps what exists, and writes only what is missing or named."""
    monkeypatch.setattr("tests.games.notre_dame.make_records.FOLDER", tmp_path)
    for name in GAMES:
        (tmp_path / f"{name}.record").write_text("old")
    main([])
    assert {path.read_text() for path in tmp_path.iterdir()} == {"old"}
    main(["shared-win"])
    assert (tmp_path / "shared-win.record").read_text() != "old"
    assert (tmp_path / "shared-win.json").exists()
    assert "shared-win: kept" in capsys.readouterr().out


def changed(record: Record, moves: list[tuple[int, str]]) -> Record:
    return Record(record.game, record.version, record.options, record.edition, record.seats, moves)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda moves: [(0, "pass"), *moves], r"move 1: 0: pass: not-asked \[ND-1.4\]"),
        (lambda moves: [*moves, (0, "pass")], r"0: pass: game-over"),
        (lambda moves: [(-1, "lay nothing"), *moves], "move 1: no such action: lay nothing"),
        (lambda moves: moves[1:], r"move \d+: "),
    ],
)
def test_a_broken_record_is_named(change: Callable[[list[tuple[int, str]]], list[tuple[int, str]]], message: str) -> None:
    """A line that is not legal stops the replay with its number, its words and the reason."""
    record = read("3-players")
    with pytest.raises(RecordError, match=message):
        replay(GAME, changed(record, change(record.moves)))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1"),
        ("parlour-record 1\ngame: notre-dame\n\n0: pass\n", "the head has no line 'rules'"),
        ("parlour-record 1\ngame notre-dame\n", "line 2: expected `name: value`"),
        ("parlour-record 1\ngame: notre-dame\nrules: 1\noptions: {\nedition: {}\nseats: []\n", "the head cannot be read"),
        ("parlour-record 1\ngame: notre-dame\nrules: 1\noptions: []\nedition: {}\nseats: []\n", "options: expected a table"),
        (
            "parlour-record 1\ngame: notre-dame\nrules: 1\noptions: {}\nedition: {}\nseats: []\n\nx: pass\n",
            "line 8: expected `seat: action`",
        ),
        ("{", "not JSON"),
        ("{}", "moves: expected a list"),
        ('{"game": 3, "moves": []}', "game: expected a name, not 3"),
    ],
)
def test_an_unreadable_record_is_named(text: str, message: str) -> None:
    """The first thing that is wrong, and where."""
    with pytest.raises(RecordError, match=message):
        read_record(text)


def test_a_record_of_other_rules() -> None:
    """Another game, another version, other options: each is refused by name."""
    good = record_of(3, [])
    for record, message in [
        (Record("chess", 1, good.options, {}, [], []), "game: this is a record of chess, not of notre-dame"),
        (Record(good.game, 99, good.options, {}, [], []), "rules: the record was played under version 99, these are version"),
        (Record(good.game, good.version, {"players": 7}, {}, [], []), "players: must be one of 2, 3, 4, 5, not 7"),
        (Record(good.game, good.version, good.options, {"person": {"monk": {"rats": 99}}}, [], []), "person monk: rats"),
    ]:
        with pytest.raises(RecordError, match=message):
            begin(GAME, record)


def test_an_edition_is_part_of_the_record() -> None:
    """The overriding rows travel with the record and are used when it is replayed."""
    good = record_of(3, [])
    record = Record(good.game, good.version, good.options, {"person": {"monk": {"rats": 6}}}, [], [])
    s = begin(GAME, read_record(record.text()))
    assert isinstance(s, NotreDame)
    assert s.box.persons[PERSONS.index("monk")].rats == 6
    assert at("ask 0 play").box.persons[PERSONS.index("monk")].rats == 0
