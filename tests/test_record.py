"""A record and its moves travel between processes, on every build."""

from __future__ import annotations

import copy
import pickle

import pytest

from parlour.bots import BOTS
from parlour.bots.play import play_out
from parlour.engine.game import Game
from parlour.engine.record import Record, read_record, replay
from parlour.shelf import games
from tests.seats import fewest


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_record_is_pickled_and_copied(game: Game) -> None:
    """Compiled and plain: what comes out is the same game, and a deep copy shares nothing that can change."""
    players = fewest(game)
    options = game.choose({"players": players})
    s = game.new(options)
    played = play_out(game, s, [BOTS[0]] * players, 1)
    moves = [(seat, game.words.text(action)) for seat, action in zip(played.seats, played.actions)]
    record = Record(game.id, game.version, options, {}, ["a"] * players, moves)
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        again = pickle.loads(pickle.dumps(record, protocol))
        assert type(again) is Record
        assert again.text() == record.text()
    assert replay(game, again).scores() == s.scores()
    assert copy.copy(record).text() == record.text()
    deep = copy.deepcopy(record)
    assert deep.text() == record.text()
    deep.moves.pop()
    deep.options["players"] = players + 1
    assert len(record.moves) == len(moves) == len(deep.moves) + 1
    assert record.options == options
    assert record.options["players"] == players


@pytest.mark.parametrize("odd", ["\x85", "\u2028", "\u2029", "\x0b", "\x1c", "\r"])
def test_a_name_may_have_what_others_take_for_the_end_of_a_line(odd: str) -> None:
    record = Record("notre-dame", 1, {"players": 2}, {}, [f"A{odd}da", "Bob"], [(-1, "draw x"), (0, "pass")])
    for text in (record.text(), record.json()):
        again = read_record(text)
        assert (again.seats, again.moves) == (record.seats, record.moves)
    assert len(record.json().splitlines()) == 1
    raw = record.text().replace(f"\\u{ord(odd):04x}", odd) if odd in "\x85\u2028\u2029" else record.text()
    assert read_record(raw).seats == record.seats, "as they were written before"
    assert read_record(record.text().replace("\n", "\r\n")).moves == record.moves
