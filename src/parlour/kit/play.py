"""Games at random, step by step, for checking them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from parlour.bots.play import LONGEST as LONGEST
from parlour.engine.core import CHANCE, NOBODY, State
from parlour.engine.game import Game, Options
from parlour.engine.record import Move, Record
from parlour.engine.rng import Rng


def pick(s: State, rng: Rng) -> tuple[int, int]:
    """Who moves now, and what, at random; seats answer in any order."""
    asked = s.asked() or [CHANCE]
    seat = asked[rng.below(len(asked))]
    if seat == CHANCE:
        return CHANCE, s.draw(rng)
    legal = s.legal(seat)
    return seat, legal[rng.below(len(legal))]


def random_moves(game: Game, s: State, rng: Rng) -> Iterator[Move]:
    """Play to the end at random; each move comes after it was made."""
    for _ in range(LONGEST):
        if s.player() == NOBODY:
            return
        seat, action = pick(s, rng)
        s.apply(seat, action)
        yield seat, game.words.text(action)
    raise AssertionError(f"no end after {LONGEST:,} moves")


def all_options(game: Game) -> list[Options]:
    """Every combination of options that the game accepts."""
    found = []
    names = [option.name for option in game.options]
    for values in product(*[option.values for option in game.options]):
        try:
            found.append(game.choose(dict(zip(names, values))))
        except ValueError:
            continue
    return found


def random_record(game: Game, options: Options, seed: int) -> Record:
    """A whole random game."""
    s = game.new(options)
    return record_of(game, options, list(random_moves(game, s, Rng(seed))))


def record_of(game: Game, options: Options, moves: list[Move]) -> Record:
    return Record(game.id, game.version, options, {}, ["random"] * game.seats(options), moves)
