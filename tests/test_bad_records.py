"""Whatever a record, an edition or an option says: it is used, or refused with a message, and nothing else happens."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.engine.box import EditionError, read_edition
from parlour.engine.game import Game, OptionError
from parlour.engine.record import RecordError, read_record, replay
from parlour.engine.rng import Rng
from parlour.games import GAMES, find

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


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
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
