"""Whole games through the socket, for every game and every number of seats, on both stores."""

from __future__ import annotations

import random

import pytest

from parlour.engine.game import Game
from parlour.engine.record import read_record, replay
from parlour.games import GAMES
from tests.server.client import Server, play_on, sit_all


def seats(game: Game) -> list[int]:
    return [int(n) for n in next(option.values for option in game.options if option.name == "players")]


SMALLEST = [(game, min(seats(game))) for game in GAMES]
LARGEST = [(game, max(seats(game))) for game in GAMES]


def name(case: object) -> str:
    return case.id if isinstance(case, Game) else str(case)


@pytest.mark.parametrize(("game", "players"), SMALLEST, ids=name)
def test_a_whole_game_by_persons(server: Server, game: Game, players: int) -> None:
    play_whole_game(server, game, players)


@pytest.mark.parametrize(("game", "players"), LARGEST, ids=name)
def test_a_whole_game_at_a_full_table(lite: Server, game: Game, players: int) -> None:
    """On SQLite only: the store is the same for few and for many."""
    play_whole_game(lite, game, players)


def play_whole_game(server: Server, game: Game, players: int) -> None:
    table, visitors, sockets = sit_all(server, game.id, players, options={"players": players}, done="never")
    play_on(sockets, random.Random(players))
    over = sockets[0].frame["over"]
    assert over["reason"] == "end"
    record = read_record(visitors[0].http.get(f"/api/tables/{table}/record").text)
    assert record.seats[0] == "Ada"
    s = replay(game, record)
    assert s.scores() == over["scores"]
    assert s.ranking() == over["ranking"]
    for socket in sockets:
        assert socket.frame["status"] == "over"
        assert not socket.frame["do"]
        socket.close()


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_a_whole_game_against_bots(server: Server, game: Game) -> None:
    players = max(2, min(seats(game)))
    host = server.visitor("Ada")
    wished = [{"kind": "me"}, *[{"kind": "bot", "level": "greedy"}] * (players - 1)]
    made = host.table(game.id, options={"players": players}, seats=wished, done="never")
    with host.at(made["table"]) as socket:
        play_on([socket], random.Random(7))
        assert socket.frame["over"]["reason"] == "end"
