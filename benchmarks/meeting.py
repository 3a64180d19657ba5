"""Two builds of Parlour at one table: what the speed of one is worth in games won by its Master at equal time.

    python -m benchmarks.meeting notre-dame OLD NEW --seconds 0.02 --games 200

OLD and NEW are folders with a build of Parlour each (a wheel unpacked). Master thinks in a process of its own for each of them,
for so many seconds of the processor a turn, or with `--iterations 500,1000` for so many of the old one and of the new one. The
luck is dealt here; every second game has the same luck and the seats changed. Rules must be the same: every action is checked.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys

if sys.path[0].endswith("benchmarks"):  # run as a file, by one of the two processes
    sys.path.pop(0)

from parlour.arena.figures import wilson
from parlour.bots import Seat
from parlour.bots.master import Master
from parlour.bots.search import Budget
from parlour.engine.core import CHANCE, NOBODY
from parlour.engine.game import Game
from parlour.engine.rng import Rng
from parlour.shelf import find


def think(iterations: int, seconds: float) -> None:
    """One of the two processes: follows the game line by line, and answers where it is asked."""
    bot = Master("master", Budget(iterations, seconds, 20.0, True))
    for line in sys.stdin:
        word, *rest = line.split()
        if word == "new":
            game = find(rest[0])
            s = game.new(game.choose({"players": int(rest[1])}))
        elif word == "do":
            s.apply(int(rest[0]), int(rest[1]))
        else:
            print(bot.choose(Seat(game, s, int(rest[0])), Rng(int(rest[1]))), flush=True)


class Thinker:
    """Master of one build, in its process."""

    def __init__(self, build: str, iterations: int, seconds: float) -> None:
        environment = {**os.environ, "PYTHONPATH": build}
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--think", str(iterations), str(seconds)],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def tell(self, line: str) -> None:
        assert self.process.stdin is not None
        print(line, file=self.process.stdin, flush=True)

    def ask(self, seat: int, seed: int) -> int:
        self.tell(f"choose {seat} {seed}")
        assert self.process.stdout is not None
        return int(self.process.stdout.readline())


def play(game: Game, thinkers: list[Thinker], seed: int, order: list[int]) -> float:
    """One game, `order` says who sits where: what the second of the two has won."""
    luck = Rng(2 * seed)
    lots = Rng(2 * seed + 1)
    s = game.new(game.choose({"players": len(order)}))
    for thinker in thinkers:
        thinker.tell(f"new {game.id} {len(order)}")
    while s.player() != NOBODY:
        player = s.player()
        legal = s.legal(player)
        if player == CHANCE:
            action = int(s.draw(luck))
        else:
            action = legal[0] if len(legal) == 1 else thinkers[order[player]].ask(player, lots.below(1 << 30))
            if action not in legal:
                raise SystemExit(f"{game.id}: the two builds have other rules: {action} is not legal here")
        for thinker in thinkers:
            thinker.tell(f"do {player} {action}")
        s.apply(player, action)
    places = s.ranking()
    return sum(1.0 / places.count(1) for seat, place in enumerate(places) if place == 1 and order[seat] == 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("old")
    parser.add_argument("new")
    parser.add_argument("--players", type=int, default=2, help="half of them old, half of them new")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=0.02, help="of the processor a turn")
    parser.add_argument("--iterations", default="0,0", help="a turn, of the old and of the new one: instead of seconds")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    iterations = [int(n) for n in args.iterations.split(",")]
    seconds = 0.0 if iterations[0] else args.seconds
    thinkers = [Thinker(build, n, seconds) for build, n in zip((args.old, args.new), iterations)]
    game = find(args.game)
    won = 0.0
    for number in range(args.games):
        order = [(seat + number) % 2 for seat in range(args.players)]
        won += play(game, thinkers, args.seed + number // 2, order)
        if number % 10 == 9 or number + 1 == args.games:
            low, high = wilson(won, number + 1)
            print(f"{game.id}: the new one has won {won:g} of {number + 1}: {low:.0%} to {high:.0%}", flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--think"]:
        think(int(sys.argv[2]), float(sys.argv[3]))
    else:
        main()
