"""Lets the weights of a game's value evolve: `python -m parlour.arena.evolve GAME [--players 4] [--generations 80] [--jobs 2]`.

Two Adepts whose weights are shaken in opposite ways play against usual ones (alone: against the automated opponent, the same
game both ways). What the better ones had in common is the way to go: an evolution strategy with antithetic pairs and momentum.
The usual ones are there so that games end: among themselves players of House of Fado evolved towards waiting for each other.
Prints the mean of the last weights, ready for the game's `value.py`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt, tanh
from multiprocessing import get_context
from random import Random
from typing import Final

from parlour.bots import Seat
from parlour.bots.adept import Adept
from parlour.engine.core import CHANCE, NOBODY
from parlour.engine.game import Game
from parlour.engine.judge import Judge, Terms
from parlour.engine.rng import Rng
from parlour.engine.scales import Weights
from parlour.shelf import find

SHAKEN: Final = 0.4  # of a weight's size
SHAKEN_ALONE: Final = 0.24  # less: one mistake is enough to lose to an automated opponent
LEAD: Final = 15.0  # points ahead that count for three quarters of a win
LEAD_ALONE: Final = 40.0
MOMENTUM: Final = 0.9
REMEMBERED: Final = 0.98  # in the mean of the weights, from one generation to the next
LONGEST: Final = 1600  # decisions of a game; whoever lets it go on for longer has lost
Shake = list[list[float]]


class Way:
    """How the weights have moved so far, and where they are."""

    def __init__(self, weights: Weights, fixed: list[int], shaken: float, step: float) -> None:
        self.weights: Final = [list(pair) for pair in weights]
        self.sizes: Final = sizes(weights, fixed, shaken)
        self.step: Final = step
        self.drift: Final = [[0.0, 0.0] for _ in weights]
        self.mean: Final = [[0.0, 0.0] for _ in weights]
        self.seen = 0.0
        self.strength = 0.0  # of a generation's lesson, squared

    def shaken(self, shake: Shake) -> Weights:
        return [[w[k] + size[k] * e[k] for k in (0, 1)] for w, size, e in zip(self.weights, self.sizes, shake)]

    def learn(self, lesson: Shake, count: int) -> None:
        """One step along what `count` players' results say: the sum of their shakes, each times how well it did."""
        strength = sum((x / count) ** 2 for pair in lesson for x in pair)
        self.strength = MOMENTUM * self.strength + (1 - MOMENTUM) * strength if self.strength else strength
        length = self.step / sqrt(self.strength / (2 * len(lesson)) or 1.0)
        self.seen = REMEMBERED * self.seen + 1.0
        for i, pair in enumerate(lesson):
            for k in (0, 1):
                self.drift[i][k] = MOMENTUM * self.drift[i][k] + (1 - MOMENTUM) * pair[k] / count
                self.weights[i][k] += self.sizes[i][k] * length * self.drift[i][k]
                self.mean[i][k] += (self.weights[i][k] - self.mean[i][k]) / self.seen


def sizes(weights: Weights, fixed: list[int], shaken: float) -> Shake:
    """How far each weight is shaken: by its own size, and not much less than its pair's; nothing of what is fixed."""
    found = []
    for i, (now, later) in enumerate(weights):
        size = max(abs(now), abs(later), 0.3)
        found.append([0.0, 0.0] if i in fixed else [shaken * max(abs(now), 0.4 * size), shaken * max(abs(later), 0.6 * size)])
    return found


def shakes(count: int, terms: int, rng: Random) -> list[Shake]:
    """An even number of them, two always opposite."""
    found: list[Shake] = []
    while len(found) < count:
        shake = [[rng.gauss(0, 1), rng.gauss(0, 1)] for _ in range(terms)]
        found += [shake, [[-a, -b] for a, b in shake]]
    return found


def played(game: Game, judges: list[Judge], seed: int) -> list[float]:
    """One game; how far each player is ahead of the best other in the end, from -1 to 1."""
    rng = Rng(seed)
    s = game.new(game.choose({"players": len(judges)}))
    s.told = None
    bots = [Adept("adept", judge) for judge in judges]
    seats = [Seat(game, s, seat) for seat in range(len(judges))]
    player = s.player()
    decisions = 0
    while player != NOBODY:
        decisions += 1
        if decisions > LONGEST:
            return [-1.0] * len(judges)
        s.apply(player, s.draw(rng) if player == CHANCE else bots[player].choose(seats[player], rng))
        player = s.player()
    wide = LEAD_ALONE if len(judges) == 1 else LEAD
    return [tanh(lead / wide) for lead in game.judge().ahead(s)[: len(judges)]]


def lesson(name: str, players: int, way: Way, seed: int) -> Shake:
    """What one game (alone, one game both ways) says: the two shakes, each times how much better than the other it did."""
    game = find(name)
    rng = Random(seed)
    around = shakes(2, len(way.weights), rng)
    if players == 1:
        results = [played(game, [game.judge_with(way.shaken(shake))], seed)[0] for shake in around]
    else:
        places = rng.sample(range(players), 2)
        judges = [game.judge() for _ in range(players)]
        for place, shake in zip(places, around):
            judges[place] = game.judge_with(way.shaken(shake))
        ended = played(game, judges, seed)
        results = [ended[place] for place in places]
    better = results[0] - results[1]
    return [[better * now, better * later] for now, later in around[0]]


def begin(terms: Terms, players: int, step: float) -> tuple[list[str], Way]:
    """The names of the terms that evolve, and their weights as they are; what is the measure, or the same for all, is fixed."""
    names = list(terms.names)
    weights = terms.weights
    fixed = [names.index("points")]
    if players == 1:
        weights = terms.alone
        if len(weights) > len(names):
            fixed.append(len(names) + names.index("points"))
            names += [f"the opponent's {name}" for name in terms.opponent]
    else:
        fixed.append(names.index("one"))
    return names, Way(weights, fixed, SHAKEN_ALONE if players == 1 else SHAKEN, step)


def evolve(game: Game, players: int, way: Way, generations: int, games: int, seed: int, jobs: int) -> Iterator[int]:
    """So many generations of so many games each; yields the number of each when it is over."""
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for number in range(generations):
            seeds = range((seed * generations + number) * games, (seed * generations + number + 1) * games)
            total = [[0.0, 0.0] for _ in way.weights]
            for found in pool.map(partial(lesson, game.id, players, way), seeds, chunksize=max(1, games // (4 * jobs))):
                for pair, more in zip(total, found):
                    pair[0] += more[0]
                    pair[1] += more[1]
            way.learn(total, 2 * games)
            yield number + 1


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser("parlour.arena.evolve", description="Lets the weights of a game's value evolve.")
    parser.add_argument("game", help="one whose positions are weighed by terms")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--generations", type=int, default=80)
    parser.add_argument("--games", type=int, default=200, help="in a generation")
    parser.add_argument("--step", type=float, default=0.12, help="how far a generation moves the weights")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args(arguments)
    game = find(asked.game)
    terms = game.terms()
    if terms is None:
        raise SystemExit(f"{game.id} has no terms that could evolve")
    names, way = begin(terms, asked.players, asked.step)
    for number in evolve(game, asked.players, way, asked.generations, asked.games, asked.seed, asked.jobs):
        print(f"# generation {number} of {asked.generations}", file=sys.stderr, flush=True)
    for name, pair in zip(names, way.mean):
        print(f"    [{pair[0]:.2f}, {pair[1]:.2f}],  # {name}")


if __name__ == "__main__":
    main(sys.argv[1:])
