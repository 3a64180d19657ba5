"""What a wheel is trained with: random games of all three, worlds, observations, thinking bots, a learner's tables.

python -m scripts.training        with an engine that was compiled to count what runs how often (scripts/wheel.py)

The compiler then lays out for speed what ran often, and for size what never did. Ten seconds on a free core, more while counting.
"""

from __future__ import annotations

from parlour.bots import Seat, find_bot
from parlour.bots.master import Master
from parlour.bots.search import Budget
from parlour.build import compiled
from parlour.engine.core import CHANCE, NOBODY
from parlour.engine.game import Game, play_chance
from parlour.engine.judge import ADEPT, MASTER
from parlour.engine.playout import playout
from parlour.engine.rng import Rng
from parlour.envs.tables import Rules, many
from parlour.kit.bench import tables

GAMES = 200  # of each table; one in forty watched by everybody
THOUGHTS = 4  # of Master, in a game's course
ITERATIONS = 60
STEPS = 150  # of a learner's tables


def play(game: Game, players: int) -> None:
    """Nobody looks on: what searches and benchmarks do."""
    for seed in range(GAMES):
        s = game.new({"players": players})
        s.told = None
        playout(s, Rng(seed))


def watch(game: Game, players: int) -> None:
    """Everything is told, seen, imagined, judged and copied."""
    for seed in range(GAMES // 40):
        s = game.new({"players": players})
        rng = Rng(seed)
        judges = [game.judge(level, 0, len(s.scores())) for level in (ADEPT, MASTER)]
        while s.player() != NOBODY:
            if s.player() == CHANCE:
                s.apply(CHANCE, s.draw(rng))
                continue
            seat = s.player()
            world = game.imagine(s, seat, rng)
            for judge in judges:
                judge.ahead(world)
            game.numbers(s, seat)
            s.apply(seat, s.legal(seat)[rng.below(len(s.legal(seat)))])


def think(game: Game, players: int) -> None:
    """Master and the simpler ones, here and there in one game."""
    bots = [Master("master", Budget(ITERATIONS, 0.0)), find_bot("adept"), find_bot("novice")]
    s = game.new({"players": players})
    rng = Rng(players)
    for _ in range(THOUGHTS):
        for _ in range(12):
            play_chance(s, rng)
            if s.player() == NOBODY:
                return
            s.apply(s.player(), s.legal(s.player())[rng.below(len(s.legal(s.player())))])
        play_chance(s, rng)
        if s.player() == NOBODY:
            return
        for bot in bots:
            bot.choose(Seat(game, s, s.player()), rng)


def learn(game: Game, players: int) -> None:
    """Many games in one call."""
    options = game.choose({"players": players})
    rules = Rules(game, options, {}, [None] * players, "rank", 0)
    found = many(rules, 16, len(game.feature_names(options)))
    found.reset(1)
    for i in range(STEPS):
        found.step([table.legal[i % len(table.legal)] for table in found.tables])


def main() -> None:
    if not compiled():
        raise SystemExit("parlour: this engine is plain Python: nothing to train")
    for game, players in tables():
        play(game, players)
        watch(game, players)
        think(game, players)
        learn(game, players)


if __name__ == "__main__":
    main()
