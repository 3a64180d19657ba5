"""Golden games: whole records that must replay to the same end, to the letter."""

from __future__ import annotations

import json

import pytest

from parlour.engine.core import NOBODY
from parlour.engine.record import Record, begin, play_line, read_record, replay
from parlour.shelf.house_of_fado import GAME
from parlour.shelf.house_of_fado.components import MUSICIANS
from parlour.shelf.house_of_fado.state import HouseOfFado
from tests.games.house_of_fado.make_records import FOLDER, GAMES, digest, third_star
from tests.games.house_of_fado.table import at, told


def read(name: str) -> Record:
    return read_record((FOLDER / f"{name}.record").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", GAMES)
def test_golden_game(name: str) -> None:
    """[HF-8.3, HF-8.4] Each line is legal, nothing is lost after any; scores, places and last star are those stored beside."""
    record = read(name)
    result = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    assert digest(record.text()) == result["sha256"]
    assert record.options["players"] == GAMES[name][0]
    s = begin(GAME, record)
    assert isinstance(s, HouseOfFado)
    for number, move in enumerate(record.moves, 1):
        play_line(GAME, s, number, move)
        GAME.check(s)
    assert s.player() == NOBODY
    assert s.scores() == result["scores"] == GAME.recount(s)
    assert (s.ranking(), third_star(s), s.round) == (result["ranking"], result["third"], result["rounds"])


def test_every_file_is_a_golden_game() -> None:
    """[HF-1.1] 1, 2, 3 and 4 players; no file without its result."""
    assert {path.stem for path in FOLDER.iterdir()} == set(GAMES)
    assert len(list(FOLDER.iterdir())) == 2 * len(GAMES)
    assert {players for players, _, _ in GAMES.values()} == {1, 2, 3, 4}


def test_every_way_to_end() -> None:
    """[HF-8.3] The third star is one of each kind somewhere, and a lone player both wins and loses."""
    results = {name: json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8")) for name in GAMES}
    for star in GAME.nouns["star"]:
        assert results[f"third-star-{star}"]["third"] == star
    assert (results["1-player"]["ranking"], results["1-player-won"]["ranking"]) == ([2], [1])


def test_equal_turns_in_every_golden_game() -> None:
    """[HF-8.3] Everybody has placed as many workers as there were rounds."""
    for name in GAMES:
        s = replay(GAME, read(name))
        assert isinstance(s, HouseOfFado)
        placed = [args[0] for args in told(s, "placed")]
        assert [placed.count(seat) for seat in range(s.seats())] == [s.round] * s.seats()


def test_golden_games_show_the_game() -> None:
    """[HF-3.1, HF-6.2, HF-7.4] Together they hire most musicians and tell almost everything there is to tell."""
    hired = set()
    events = set()
    for name in GAMES:
        s = replay(GAME, read(name))
        assert isinstance(s, HouseOfFado)
        hired |= {MUSICIANS[args[1]] for args in told(s, "hired")}
        events |= {event.event.name for event in s.told or []}
    assert len(hired) >= 15
    never = {event.name for event in GAME.words.events} - events
    assert never <= {"note-missing", "alfama-could-not", "alfama-no-note", "retired", "bag-refilled"}


def test_both_forms_of_a_record() -> None:
    """[HF-8.3] Text and JSON read back to the same record, and write the same text again."""
    for name in GAMES:
        record = read(name)
        for text in (record.text(), record.json()):
            assert read_record(text).text() == record.text()


def test_an_edition_is_part_of_the_record() -> None:
    """[HF-3.3] The overriding rows travel with the record and are used when it is replayed."""
    edition = {"kind": {"singer": {"surcharge": 3}}}
    record = Record(GAME.id, GAME.version, GAME.choose({"players": 3}), edition, [], [])
    s = begin(GAME, read_record(record.text()))
    assert isinstance(s, HouseOfFado)
    assert (list(s.box.surcharge), list(at("ask 0").box.surcharge)) == ([1, 3, 1], [1, 2, 1])
