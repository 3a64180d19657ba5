"""Golden games: whole records that must replay to the same end, to the letter."""

from __future__ import annotations

import json

import pytest

from parlour.engine.core import NOBODY
from parlour.engine.record import Record, RecordError, begin, play_line, read_record, replay
from parlour.shelf.lacrimosa import GAME
from parlour.shelf.lacrimosa.components import COMPOSERS
from parlour.shelf.lacrimosa.game import PAIRS
from parlour.shelf.lacrimosa.state import SOLOIST_SEAT, Lacrimosa
from tests.games.lacrimosa.make_records import FOLDER, GAMES, digest
from tests.games.lacrimosa.table import told


def read(name: str) -> Record:
    return read_record((FOLDER / f"{name}.record").read_text(encoding="utf-8"))


def table_of(name: str) -> Lacrimosa:
    s = replay(GAME, read(name))
    assert isinstance(s, Lacrimosa)
    return s


@pytest.mark.parametrize("name", GAMES)
def test_golden_game(name: str) -> None:
    """[LA-7.5] Each line is legal, nothing is lost after any; scores and places are those stored beside."""
    record = read(name)
    result = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    assert digest(record.text()) == result["sha256"]
    s = begin(GAME, record)
    assert isinstance(s, Lacrimosa)
    for number, move in enumerate(record.moves, 1):
        play_line(GAME, s, number, move)
        GAME.check(s)
    assert s.player() == NOBODY
    assert s.scores() == result["scores"] == GAME.recount(s)
    assert s.ranking() == result["ranking"]
    if s.seats == 1:
        assert s.players[SOLOIST_SEAT].vp == result["soloist"]


def test_every_file_is_a_golden_game() -> None:
    """[LA-1.1, LA-1.4, LA-9.2] Each number of players, each pair of composers and each level; no file without its result."""
    files = [path for path in FOLDER.iterdir() if path.stem != "judged"]  # that one has a judge of its own
    assert {path.stem for path in files} == set(GAMES)
    assert len(files) == 2 * len(GAMES)
    options = [read(name).options for name in GAMES]
    assert {o["players"] for o in options} == {1, 2, 3, 4}
    assert {o["composers"] for o in options} >= set(PAIRS)
    assert {o["level"] for o in options} == {"easy", "medium", "hard"}


def test_every_way_to_end() -> None:
    """[LA-7.5, LA-9.12] Won, won by a tie-break, shared; alone won and lost."""
    results = {name: json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8")) for name in GAMES}
    assert results["shared-win"]["ranking"].count(1) == 2
    level = results["tie-broken"]
    assert (level["scores"][0] == level["scores"][1], sorted(level["ranking"])) == (True, [1, 2])
    assert results["alone-won"]["ranking"] == [1]
    assert [2] in [results[name]["ranking"] for name in GAMES if name.startswith("alone")]


def test_golden_games_show_the_game() -> None:
    """[LA-4.1, LA-4.2, LA-4.5, LA-4.6, LA-5.3] Together they tell almost everything there is to tell."""
    events = set()
    for name in GAMES:
        s = table_of(name)
        events |= {event.event.name for event in s.told or []}
    never = {event.name for event in GAME.words.events} - events
    rare = {"bought-any", "cities-reshuffled", "neutral-lost", "solo-no-card", "solo-no-court", "solo-no-space", "solo-no-marker"}
    assert never <= rare


def test_composers_of_a_pair() -> None:
    """[LA-1.4] The first named is the eighth note."""
    for pair in PAIRS:
        assert [COMPOSERS[c] for c in table_of(str(pair)).composers] == str(pair).split("-")


def test_both_forms_of_a_record() -> None:
    """[LA-2.1] Text and JSON read back to the same record, and write the same text again."""
    for name in GAMES:
        record = read(name)
        assert read_record(record.json()).text() == record.text() == read_record(record.text()).text()


def test_a_record_that_cannot_be() -> None:
    """[LA-2.3] The line that is wrong is named, with the clause that forbids it."""
    record = read("2-players")
    at = next(i for i, move in enumerate(record.moves) if move[1].startswith("experience"))
    moves = [*record.moves[:at], (record.moves[at][0], "experience me-5-1")]
    with pytest.raises(RecordError, match=rf"move {at + 1}: .*not-in-hand \[LA-2.3\]"):
        replay(GAME, Record(GAME.id, GAME.version, record.options, {}, [], moves))


def test_statistics_by_origin() -> None:
    """[LA-7.1 to LA-7.4] Points told by origin add up to the scores."""
    for name in GAMES:
        s = table_of(name)
        totals = [0] * s.seats
        for seat, n, _ in told(s, "scored"):
            totals[seat] += n
        assert totals == s.scores()
