"""Golden hashes: whole games by seed with everything that can be seen of them, as one short text for each block of games.

    python -m tests.golden                    all 3,000 games, against tests/golden.txt; minutes when compiled
    python -m tests.golden --blocks 2         the first two blocks of every table
    python -m tests.golden --write            when rules, words, views, bots or their weights have changed on purpose

Whoever makes the rules faster changes nothing here: the same on every build, before and after. What is hashed: who is asked, the
legal actions, what is told and to whom; and now and then the refusals of a question, views, observations, positions in words,
imagined worlds and where they lead, estimates, what bots choose after so many iterations; at the end scores, places, score sheet.
"""

from __future__ import annotations

import argparse
import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import Final

from parlour.bots import Bot, Seat, find_bot
from parlour.bots.master import Master
from parlour.bots.search import Budget
from parlour.build import described
from parlour.engine.core import CHANCE, NOBODY, SPECTATOR, State
from parlour.engine.game import Game
from parlour.engine.judge import ADEPT, MASTER, Judge
from parlour.engine.playout import playout
from parlour.engine.rng import Rng
from parlour.kit.play import all_options, pick
from parlour.shelf import find

HASHES: Final = Path(__file__).with_name("golden.txt")
TABLES: Final = [
    (name, players)
    for name, seats in (("notre-dame", range(2, 6)), ("house-of-fado", range(1, 5)), ("lacrimosa", range(1, 5)))
    for players in seats
]
BLOCKS: Final = 25
GAMES: Final = 10  # in a block
LOOK: Final = {"notre-dame": 23, "house-of-fado": 181, "lacrimosa": 29}  # decisions between two looks at everything
THINK: Final = 4  # looks between two at which bots think, too
ITERATIONS: Final = 6


class Hashed:
    """Takes one thing after the other; equal texts for equal things in the same order."""

    def __init__(self) -> None:
        self.found: Final = sha256()

    def add(self, *things: object) -> None:
        self.found.update(repr(things).encode())

    def add_view(self, view: dict[str, object]) -> None:
        self.found.update(json.dumps(view, sort_keys=True).encode())

    def text(self) -> str:
        return self.found.hexdigest()[:16]


def seats_of(s: State) -> range:
    return range(len(s.scores()))


def look(game: Game, s: State, seed: int, judges: list[Judge], out: Hashed) -> None:
    """Everything that can be seen of a position without thinking."""
    s = s.clone()
    out.add_view(game.view(s, SPECTATOR))
    try:
        out.add(game.describe(s))
    except ValueError as error:
        out.add(str(error))
    for seat in seats_of(s):
        out.add_view(game.view(s, seat))
        out.add(game.numbers(s, seat), s.answer(seat))
        world = game.imagine(s, seat, Rng(seed))
        for other in seats_of(s):
            out.add_view(game.view(world, other))
        out.add([judge.ahead(world) for judge in judges])
        out.add(playout(world, Rng(seed)), world.scores())
    for seat in s.asked():
        question = s.question(seat)
        assert question is not None
        out.add(question.clause, question.about(s), question.picks_left(s))
        for verb in question.verbs:
            for noun in range(verb.size):
                why = s.why(seat, verb.of(noun))
                out.add(repr(why))


def think(game: Game, s: State, seed: int, bots: list[Bot], out: Hashed) -> None:
    """What bots make of it."""
    for seat in s.asked():
        for bot in bots:
            out.add(bot.choose(Seat(game, s, seat), Rng(seed)))


def play(game: Game, options: dict[str, int | str | bool], seed: int, out: Hashed) -> None:
    """One random game to its end."""
    s = game.new(options)
    rng = Rng(seed)
    seats = len(s.scores())
    judges = [game.judge(level, 0, seats) for level in (ADEPT, MASTER)]
    bots = [find_bot(name) for name in ("greedy", "novice", "adept")] + [Master("master", Budget(ITERATIONS, 0.0))]
    decisions = looks = 0
    while s.player() != NOBODY:
        if s.player() == CHANCE:
            question = s.question(CHANCE)
            out.add(question.legal(s) if question is not None and rng.below(8) == 0 else 0)
        else:
            out.add([(seat, s.legal(seat)) for seat in s.asked()])
            decisions += 1
            if (decisions + 7 * seed) % LOOK[game.id] == 0:
                look(game, s, seed, judges, out)
                looks += 1
                if (looks + seed) % THINK == 0:
                    think(game, s, seed, bots, out)
        s.apply(*pick(s, rng))
    out.add([(told.event.name, told.args, told.to) for told in s.told or []])
    out.add(s.scores(), s.ranking(), game.sheet(s), game.recount(s))


def block(name: str, players: int, number: int, games: int = GAMES) -> str:
    """The hash of a block of games: their options take turns."""
    game = find(name)
    options = [one for one in all_options(game) if one["players"] == players]
    out = Hashed()
    for seed in range(number * GAMES, number * GAMES + games):
        play(game, options[seed * 31 % len(options)], seed, out)
    return out.text()


def read() -> dict[str, str]:
    lines = [line.rpartition(" ") for line in HASHES.read_text().splitlines() if not line.startswith("#")]
    return {key: value for key, _, value in lines}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--blocks", type=int, default=BLOCKS, help="of every table, %(default)s unless told otherwise")
    parser.add_argument("--game", default="", help="this game alone")
    parser.add_argument("--write", action="store_true", help="keep what is found as what is right")
    args = parser.parse_args()
    print(f"{described()}, {args.blocks} blocks of {GAMES} games for every table", flush=True)
    found: dict[str, str] = {}
    for name, players in TABLES:
        if args.game in ("", name):
            found[f"{name} {players} first"] = block(name, players, 0, 1)
            for number in range(args.blocks):
                found[f"{name} {players} {number}"] = block(name, players, number)
            print(f"{name}, {players} players", flush=True)
    if args.write:
        HASHES.write_text("# python -m tests.golden --write\n" + "".join(f"{key} {value}\n" for key, value in found.items()))
        return
    right = read()
    wrong = [key for key in found if found[key] != right.get(key)]
    print(f"{len(found)} hashes, {len(wrong)} differ{': ' + ', '.join(wrong[:12]) if wrong else ''}")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
