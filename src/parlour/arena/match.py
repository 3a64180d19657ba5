"""One line-up over many games: every seating of it meets the same luck."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from time import perf_counter
from typing import Any, Final

from parlour.arena.entrants import entrant
from parlour.arena.luck import Luck
from parlour.bots import Seat
from parlour.engine.core import CHANCE, NOBODY
from parlour.engine.game import Options
from parlour.engine.rng import Rng
from parlour.shelf import find
from parlour.workers import run

SPREAD: Final = 1_000_003
Row = dict[str, Any]  # one game: its number, who sat where (by place in the line-up), scores, ranks, seconds a turn


class Match:
    """What all games have in common. A plain class: processes exchange it."""

    def __init__(self, game: str, options: Options, seats: list[str], seed: int, iterations: int, seconds: float) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.seed = seed
        self.iterations = iterations
        self.seconds = seconds

    def config(self) -> Row:
        return {
            "game": self.game,
            "options": self.options,
            "seats": self.seats,
            "seed": self.seed,
            "iterations": self.iterations,
            "seconds": self.seconds,
        }


def seating(seats: int, number: int) -> list[int]:
    """Which of the line-up sits at each seat in this game: one further every game, and round again with the next luck."""
    return [(seat + number) % seats for seat in range(seats)]


def play(match: Match, number: int) -> Row:
    """One game; it depends on its number and the match alone (with a budget of iterations)."""
    game = find(match.game)
    count = len(match.seats)
    order = seating(count, number)
    seed = match.seed * SPREAD + number // count
    luck = Luck(game, seed)
    s = game.new(match.options)
    s.told = None
    bots = [entrant(match.seats[i], match.iterations, match.seconds, game) for i in order]
    seats = [Seat(game, s, seat) for seat in range(count)]
    thoughts = [Rng(seed * 8 + i) for i in order]
    spent = [0.0] * count
    longest = [0.0] * count
    decisions = [0] * count
    player = s.player()
    while player != NOBODY:
        if player == CHANCE:
            s.apply(CHANCE, luck.draw(s))
        else:
            began = perf_counter()
            action = bots[player].choose(seats[player], thoughts[player])
            took = perf_counter() - began
            spent[player] += took
            longest[player] = max(longest[player], took)
            decisions[player] += 1
            s.apply(player, action)
        player = s.player()
    return {
        "number": number,
        "order": order,
        "scores": s.scores(),
        "ranks": s.ranking(),
        "seconds": [round(x, 4) for x in spent],
        "longest": [round(x, 4) for x in longest],
        "decisions": decisions,
    }


def play_all(match: Match, numbers: list[int], jobs: int, ray: str = "") -> Generator[Row, None, None]:
    """These games, in their order."""
    return run(partial(play, match), numbers, jobs, ray)
