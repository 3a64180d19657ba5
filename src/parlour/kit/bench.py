"""What is measured, the same way for every game: a decision is a seat's choice among two actions or more."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable

from parlour.build import compiled
from parlour.engine.game import Game
from parlour.engine.judge import MASTER
from parlour.engine.numbers import Numbers
from parlour.engine.playout import playout
from parlour.engine.record import replay
from parlour.engine.rng import Rng
from parlour.kit.play import random_record
from parlour.shelf import games

SECONDS = 1.0  # per figure and repeat
CALLS = 2000  # in a row, of what takes microseconds
REPEATS = 3  # the best one counts: noise only ever slows down

Row = dict[str, object]


def tables() -> list[tuple[Game, int]]:
    """Every game at every seat count: what is to be measured."""
    return [
        (game, int(n)) for game in games() for n in next(option for option in game.options if option.name == "players").values
    ]


def measure_game(game: Game, players: int) -> Row:
    options = game.choose({"players": players})
    return {
        "what": game.id,
        "as": "compiled" if compiled() else "plain",
        "players": players,
        "decisions_per_s": f"{max(decisions_per_second(game, players) for _ in range(REPEATS)):,.0f}",
        **{f"{name}_us": f"{seconds * 1e6:.2f}" for name, seconds in middle_times(game, players).items()},
        "replay_ms": f"{replay_time(game, options) * 1e3:.2f}",
    }


def decisions_per_second(game: Game, players: int) -> float:
    """Whole random games, set-up included, nothing told."""
    decisions = seed = 0
    gc.collect()
    gc.disable()
    began = time.process_time()
    while time.process_time() - began < SECONDS:
        s = game.new({"players": players})
        s.told = None
        decisions += playout(s, Rng(seed))
        seed += 1
    spent = time.process_time() - began
    gc.enable()
    return decisions / spent


def middle_times(game: Game, players: int) -> dict[str, float]:
    """In the middle of a game: a clone, a world as a seat imagines it, Master's estimate of one, what a seat observes."""
    record = random_record(game, game.choose({"players": players}), 1)
    s = replay(game, record, len(record.moves) // 2)
    s.told = None
    later = replay(game, record, len(record.moves) // 2 + 8)  # what has not changed is not judged again: so by turns
    later.told = None
    judge = game.judge(MASTER, 0, players)
    rng = Rng(1)
    return {
        "clone": best_time(s.clone),
        "imagine": best_time(lambda: game.imagine(s, 0, rng)),
        "estimate": best_time(lambda: (judge.ahead(s), judge.ahead(later))) / 2,
        "observe": best_time(lambda: game.observe(s, 0, Numbers())),
    }


def best_time(call: Callable[[], object]) -> float:
    """Seconds for one call, the best of a few rounds."""
    best = 1.0
    for _ in range(REPEATS):
        began = time.process_time()
        for _ in range(CALLS):
            call()
        best = min(best, (time.process_time() - began) / CALLS)
    return best


def replay_time(game: Game, options: dict[str, int | str | bool]) -> float:
    """A whole game from its record, every line asked for its reason, everything told."""
    record = random_record(game, options, 1)
    best = 10.0
    for _ in range(REPEATS * 5):
        began = time.process_time()
        replay(game, record)
        best = min(best, time.process_time() - began)
    return best
