"""What bots make of whole games at a real server, beside what they make in the arena: the same engine, without and with a server.

    build/tested/bin/python -m benchmarks.server_scores [--games 6] [--level novice,adept,master] [--game notre-dame,…]
                                                        [--iterations 200] [--seconds 5]

All seats of a table are of one level (tests/server/strength.py has the exception). Says for each game and level the mean
points of a seat, the moves of a game, the points in a hundred moves with their floor, how long a turn took at the server with
all tables at the same time, and how many turns a simpler choice had to play, which should be none.
"""

from __future__ import annotations

import argparse
import os
import re
import tempfile
import time
from pathlib import Path
from statistics import mean

import httpx

from benchmarks.build import parse
from tests.server.client import Server
from tests.server.strength import FLOORS, Game, at_server, in_arena, pace


def shown(games: list[Game]) -> str:
    return f"{mean(points for points, _ in games):7.1f} {mean(moves for _, moves in games):6.0f} {pace(games):6.1f}"


def counted(server: Server, name: str) -> float:
    found = re.search(rf"^parlour_{name} ([\d.]+)$", httpx.get(f"{server.url}/metrics").text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--game", default=",".join(FLOORS))
    parser.add_argument("--level", default="novice,adept,master")
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=5.0)
    args = parse(parser)
    os.environ["PARLOUR_ITERATIONS"] = str(args.iterations)  # of a Master's turn, at the server; the arena is told
    print(f"{args.games} games of two seats each, Master with {args.iterations} iterations a turn")
    print(f"{'':24}{'arena':^23}{'server':^23}")
    print(f"{'':24}" + f"{'points':>7} {'moves':>6} {'/100':>6}  " * 2 + "  floor   s/turn  simpler")
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), PARLOUR_BOT_SECONDS=str(args.seconds)).start()
        try:
            for game in args.game.split(","):
                for level in args.level.split(","):
                    arena = in_arena(game, level, args.games, args.iterations)
                    before, begun = counted(server, "bots_simpler"), time.monotonic()
                    found = at_server(server, game, level, args.games)
                    took = (time.monotonic() - begun) / sum(moves for _, moves in found)
                    floor = FLOORS[game].get(level, 0.0)
                    simpler = counted(server, "bots_simpler") - before
                    print(
                        f"{game:15} {level:8}{shown(arena)}  {shown(found)}  {floor:7.1f} {took:8.4f} {simpler:8.0f}", flush=True
                    )
        finally:
            server.stop()


if __name__ == "__main__":
    main()
