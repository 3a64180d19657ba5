"""Full random playouts a second from the middle of a game, and the same with a value estimate instead of the rest of the game.

    python -m benchmarks.playouts [notre-dame] [--players 4] [--seconds 10]

The middle: half of a random game's decisions are made. An estimate is a copy of the table, one random action and Master's
judgement of what it leads to; a look is one iteration of Master's search, with many estimates. The best of several short runs
is told beside their median, since machines are busy now and then.
"""

from __future__ import annotations

import argparse
import gc
from statistics import median
from time import process_time

from benchmarks.build import parse
from parlour.bots import Seat
from parlour.bots.search import Budget, Search
from parlour.engine.core import State
from parlour.engine.game import Game, play_chance
from parlour.engine.judge import MASTER, Judge
from parlour.engine.playout import playout
from parlour.engine.rng import Rng
from parlour.shelf import find

POSITIONS = 8
RUN = 0.25  # seconds


def begun(game: Game, players: int, seed: int, decisions: int) -> State:
    """A random game after so many decisions."""
    s = game.new(game.choose({"players": players}))
    s.told = None
    rng = Rng(seed)
    play_chance(s, rng)
    while decisions:
        legal = s.legal(s.player())
        s.apply(s.player(), legal[rng.below(len(legal))])
        play_chance(s, rng)
        decisions -= len(legal) > 1
    return s


def middle(game: Game, players: int, seed: int) -> State:
    return begun(game, players, seed, playout(begun(game, players, seed, 0), Rng(seed)) // 2)


def playouts(places: list[State], rng: Rng) -> float:
    """A second, in one short run."""
    done = 0
    began = process_time()
    while process_time() - began < RUN:
        for s in places:
            playout(s.clone(), rng)
        done += len(places)
    return done / (process_time() - began)


def estimates(judge: Judge, places: list[State], rng: Rng) -> float:
    """A second, in one short run."""
    done = 0
    began = process_time()
    while process_time() - began < RUN:
        for s in places:
            world = s.clone()
            seat = world.player()
            legal = world.legal(seat)
            world.apply(seat, legal[rng.below(len(legal))])
            judge.ahead(world)
        done += len(places)
    return done / (process_time() - began)


def looks(game: Game, places: list[State], players: int) -> float:
    """A second, each position thought about for its share of a short run."""
    done = 0
    began = process_time()
    for s in places:
        search = Search(Seat(game, s, s.player()), game.judge(MASTER, 0, players), Rng(1))
        budget = Budget(0, RUN, 20.0, True)
        done += search.think(1 << 30, budget, budget.now() + RUN / len(places))
    return done / (process_time() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="notre-dame")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=10.0)
    args = parse(parser)
    game = find(args.game)
    places = [middle(game, args.players, seed) for seed in range(POSITIONS)]
    rng = Rng(7)
    decisions = sum(playout(s.clone(), rng) for s in places) / len(places)
    gc.disable()
    runs = max(3, int(args.seconds / RUN / 3))
    judge = game.judge(MASTER, 0, args.players)
    played = [playouts(places, rng) for _ in range(runs)]
    judged = [estimates(judge, places, rng) for _ in range(runs)]
    looked = [looks(game, places, args.players) for _ in range(runs)]
    print(f"{game.id}, {args.players} players, {decisions:.0f} decisions to the end")
    for name, found in (("playouts", played), ("estimates", judged), ("looks", looked)):
        print(f"{name} a second: best {max(found):,.0f}, median {median(found):,.0f} of {runs} runs")


if __name__ == "__main__":
    main()
