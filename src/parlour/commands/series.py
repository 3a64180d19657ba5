"""Many games between the same bots, wherever they are played: the same seed, the same games."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from math import sqrt
from typing import Final

from parlour.bots import find_bot
from parlour.bots.play import play_out
from parlour.engine.box import Edition
from parlour.engine.game import Options
from parlour.engine.record import Record
from parlour.shelf import find
from parlour.workers import run

CHUNK: Final = 10
SPREAD: Final = 1_000_003  # so that neighbouring seeds share no games
Z: Final = 1.959964  # half of 95 % of a normal distribution


class Series:
    """What all games have in common."""

    def __init__(self, game: str, options: Options, edition: Edition, bots: list[str], seed: int, recorded: bool) -> None:
        self.game: Final = game
        self.options: Final = options
        self.edition: Final = edition
        self.bots: Final = bots
        self.seed: Final = seed
        self.recorded: Final = recorded

    def seed_of(self, number: int) -> int:
        """What the game of this number depends on."""
        return self.seed * SPREAD + number


class Result:
    """How one game went; the record is empty if nobody wants it."""

    def __init__(self, scores: list[int], ranking: list[int], decisions: int, record: str) -> None:
        self.scores: Final = scores
        self.ranking: Final = ranking
        self.decisions: Final = decisions
        self.record: Final = record


def play_games(series: Series, numbers: range) -> list[Result]:
    """The games of these numbers; each depends on its number and the series' seed alone."""
    game = find(series.game)
    bots = [find_bot(name, game) for name in series.bots]
    results = []
    for number in numbers:
        s = game.new(series.options, series.edition)
        s.told = None
        played = play_out(game, s, bots, series.seed_of(number))
        record = ""
        if series.recorded:
            moves = [(seat, game.words.text(action)) for seat, action in zip(played.seats, played.actions)]
            record = Record(game.id, game.version, series.options, series.edition, series.bots, moves).json()
        results.append(Result(s.scores(), s.ranking(), played.decisions, record))
    return results


def play_series(series: Series, games: int, jobs: int, ray: str = "", first: int = 0) -> Generator[Result, None, None]:
    """All results, in the order of the games, from number `first` on."""
    chunks = [range(at, min(at + CHUNK, first + games)) for at in range(first, first + games, CHUNK)]
    for results in run(partial(play_games, series), chunks, jobs, ray):
        yield from results


def interval(values: list[int]) -> tuple[float, float]:
    """The mean, and half the width of its 95 % confidence interval (Student's t, expanded); 0 for a single value."""
    n = len(values)
    mean = sum(values) / n
    if n < 2:
        return mean, 0.0
    free = n - 1
    t = Z + (Z**3 + Z) / (4 * free) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * free**2)
    t += (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * free**3)
    return mean, t * sqrt(sum((value - mean) ** 2 for value in values) / free / n)
