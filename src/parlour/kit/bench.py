"""What is measured, the same way for every game: a decision is a seat's choice among two actions or more."""

from __future__ import annotations

import gc
import time

from parlour.build import compiled
from parlour.engine.game import Game
from parlour.engine.playout import playout
from parlour.engine.record import replay
from parlour.engine.rng import Rng
from parlour.kit.play import random_record
from parlour.shelf import games

SECONDS = 1.0  # per figure and repeat
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
        "clone_us": f"{clone_time(game, players) * 1e6:.2f}",
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


def clone_time(game: Game, players: int) -> float:
    """A clone in the middle of a game."""
    record = random_record(game, game.choose({"players": players}), 1)
    s = replay(game, record, len(record.moves) // 2)
    s.told = None
    best = 1.0
    for _ in range(REPEATS):
        began = time.process_time()
        for _ in range(2000):
            s.clone()
        best = min(best, (time.process_time() - began) / 2000)
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
