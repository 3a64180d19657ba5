"""What bots make of whole games at a real server, in a measure that the simplest choice cannot reach.

The measure is the points that a seat makes in a hundred moves: in House of Fado the end hangs on what players do, and whoever
plays without a plan makes many points in a game that does not end.
"""

from __future__ import annotations

import time
from statistics import mean
from typing import Final

from parlour.arena.match import Match, play
from parlour.shelf import find
from tests.server.client import Server

SEATS: Final = 2
PATIENCE: Final = 1200.0  # seconds for all games of a level, on a busy machine
Game = tuple[float, int]  # mean points of its seats, moves
# Points a seat makes in a hundred moves, midway between what the greedy choice makes and what the level makes in the arena.
FLOORS: Final = {
    "notre-dame": {"novice": 20.0, "adept": 27.0, "master": 27.0},
    "house-of-fado": {"novice": 10.0, "adept": 16.0, "master": 16.0},
    "lacrimosa": {"novice": 26.0, "adept": 30.0, "master": 30.0},
}


def line_up(game: str, level: str) -> list[str]:
    """All of one level; but two Novices of House of Fado can wait for each other for thousands of moves: an Adept ends it."""
    return [level, "adept"] if (game, level) == ("house-of-fado", "novice") else [level] * SEATS


def points(scores: list[int], seats: list[str], level: str) -> float:
    """The mean of those seats that are of this level."""
    return mean(score for score, seat in zip(scores, seats) if seat == level)


def pace(games: list[Game]) -> float:
    """Points a seat makes in a hundred moves."""
    return mean(100 * made / moves for made, moves in games)


def at_server(server: Server, game: str, level: str, count: int) -> list[Game]:
    """Whole games of bots alone, several tables at the same time."""
    host = server.visitor("Ada")
    seats = line_up(game, level)
    body = {"options": {"players": SEATS}, "seats": [{"kind": "bot", "level": one} for one in seats]}
    tables = [host.table(game, **body)["table"] for _ in range(count)]
    until = time.monotonic() + PATIENCE
    while True:
        found = [host.get(f"/api/tables/{table}") for table in tables]
        if all(table["status"] == "over" for table in found):
            return [
                (points(table["scores"], seats, level), table["rev"] - 2) for table in found
            ]  # opened, started, and then moves
        assert time.monotonic() < until, [(table["status"], table["rev"]) for table in found]
        time.sleep(0.2)


def in_arena(game: str, level: str, count: int, iterations: int) -> list[Game]:
    """The same without a server."""
    options = find(game).choose({"players": SEATS})
    seats = line_up(game, level)
    rows = [play(Match(game, options, seats, 1, iterations, 0.0), number) for number in range(count)]
    return [(points(row["scores"], [seats[i] for i in row["order"]], level), sum(row["decisions"])) for row in rows]
