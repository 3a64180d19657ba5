"""Whatever a record, an edition or an option says: it is used, or refused with a message, and nothing else happens."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.engine.box import EditionError, read_edition
from parlour.engine.game import Game, OptionError
from parlour.engine.record import Record, RecordError, read_record, replay
from parlour.engine.rng import Rng
from parlour.kit.play import random_record
from parlour.server.lobby.shown import edition_rows
from parlour.shelf import find, games
from tests.seats import fewest

GOLDEN = (Path(__file__).parent / "games/notre_dame/records/2-players.record").read_text(encoding="utf-8")


@settings(max_examples=80, deadline=None, derandomize=True)
@given(st.text(max_size=300))
def test_any_text_as_a_record(text: str) -> None:
    with pytest.raises(RecordError):
        read_record(text)


@settings(max_examples=80, deadline=None, derandomize=True)
@given(st.integers(0, len(GOLDEN) - 1), st.integers(0, 40), st.text(max_size=12))
def test_a_record_changed_anywhere(at: int, cut: int, put: str) -> None:
    """It replays, or the error says where it stops."""
    said = "replayed"
    try:
        replay(find("notre-dame"), read_record(GOLDEN[:at] + put + GOLDEN[at + cut :]))
    except RecordError as error:
        said = str(error)
    assert said


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.text(max_size=200))
def test_any_text_as_an_edition(text: str) -> None:
    said = "edition"
    try:
        read_edition(text)
    except EditionError as error:
        said = str(error)
    assert said.startswith("edition")


VALUES = st.one_of(st.integers(-3, 9), st.booleans(), st.text(max_size=8), st.none(), st.lists(st.integers(), max_size=2))


@pytest.mark.parametrize("game", games(), ids=lambda game: str(game.id))
@settings(max_examples=60, deadline=None, derandomize=True)
@given(data=st.data())
def test_any_option(game: Game, data: st.DataObject) -> None:
    names = st.sampled_from([option.name for option in game.options] + ["colour"])
    given_options = data.draw(st.dictionaries(names, VALUES, max_size=4))
    known = [option.name for option in game.options]
    said = known[0]
    try:
        assert list(game.choose(given_options)) == known
        game.new(given_options)
    except OptionError as error:
        said = str(error)
    assert said.startswith((*known, *given_options))


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.integers(0, 2**60), st.integers(1, 1000))
def test_random_numbers_stay_below(seed: int, n: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))


LINES = {game.id: random_record(game, game.choose({"players": fewest(game)}), 3) for game in games()}


@pytest.mark.parametrize("game", games(), ids=lambda game: str(game.id))
@settings(max_examples=40, deadline=None, derandomize=True)
@given(data=st.data())
def test_lines_out_of_order(game: Game, data: st.DataObject) -> None:
    """Lines lost, doubled, swapped, given to another seat or to chance, or said about another thing."""
    record = LINES[game.id]
    moves = list(record.moves[:120])
    for _ in range(data.draw(st.integers(1, 3))):
        at, to = data.draw(st.integers(0, len(moves) - 2)), data.draw(st.integers(0, len(moves) - 2))
        what = data.draw(st.sampled_from(["lose", "double", "swap", "seat", "say"]))
        if what == "lose":
            del moves[at]
        elif what == "double":
            moves.insert(at, moves[to])
        elif what == "swap":
            moves[at], moves[to] = moves[to], moves[at]
        elif what == "seat":
            moves[at] = (data.draw(st.integers(-1, 9)), moves[at][1])
        else:
            moves[at] = (moves[at][0], game.words.text(data.draw(st.integers(0, game.words.size - 1))))
    text = Record(record.game, record.version, record.options, record.edition, record.seats, moves).text()
    said = "replayed"
    try:
        replay(game, read_record(text))
    except RecordError as error:
        said = str(error)
    assert said == "replayed" or said.startswith(("move", "line"))


DEEP = 100_000


@pytest.mark.parametrize(
    "text",
    [
        '{"moves": ' + "[" * DEEP,
        "{" * DEEP,
        '{"rules": ' + "9" * 5000 + "}",
        "parlour-record 1\ngame: notre-dame\nrules: 1\noptions: " + "[" * DEEP + "\nedition: {}\nseats: []\n\n",
        "parlour-record 1\ngame: notre-dame\nrules: " + "9" * 5000 + "\noptions: {}\nedition: {}\nseats: []\n\n",
    ],
    ids=lambda text: text[:20],
)
def test_endless_records(text: str) -> None:
    with pytest.raises(RecordError):
        read_record(text)


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * DEEP,
        "a = " + "9" * 5000,
        "a = " + "{b=" * 5000,
        "[" * DEEP,
        "a." * DEEP,
        "a = " + "[\n" * 45_000,
        ("a." * 240 + "a = 1\n") * 200,
    ],
)
def test_endless_editions(text: str) -> None:
    with pytest.raises(EditionError):
        read_edition(text)


ODD = st.one_of(VALUES, st.floats(), st.dictionaries(st.text(max_size=4), st.integers(), max_size=2))


@pytest.mark.parametrize("game", [game for game in games() if edition_rows(game)], ids=lambda game: str(game.id))
@settings(max_examples=60, deadline=None, derandomize=True)
@given(data=st.data())
def test_any_edition_of_real_rows(game: Game, data: st.DataObject) -> None:
    """Real kinds, ids and fields with any values: the table is set up, or the message names the row."""
    rows = edition_rows(game)
    kind = data.draw(st.sampled_from(sorted(rows)))
    row = data.draw(st.sampled_from(rows[kind]))
    field = data.draw(st.sampled_from(sorted(row)))
    old = row[field]
    value = data.draw(st.one_of(ODD, st.just(old), st.integers(-2, 40) if isinstance(old, int) else st.lists(ODD, max_size=3)))
    said = kind
    try:
        game.new({"players": fewest(game)}, {kind: {row["id"]: {field: value}}})
    except EditionError as error:
        said = str(error)
    assert kind in said
