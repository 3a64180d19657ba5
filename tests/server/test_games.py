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


EVERY = [(game, n) for game in GAMES for n in (min(seats(game)), max(seats(game)))]


def name(case: object) -> str:
    return case.id if isinstance(case, Game) else str(case)


@pytest.mark.parametrize(("game", "players"), EVERY, ids=name)
def test_a_whole_game_by_persons(server: Server, game: Game, players: int) -> None:
    if server.env["DATABASE_URL"] and players > min(seats(game)):
        pytest.skip("the larger tables are played on SQLite")
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
