"""Games by bots over sockets while the server is killed, PostgreSQL is restarted or the disk fills up, again and again.

    python -m benchmarks.server_trouble [--trouble kill|restart|full] [--games 200] [--at-once 8] [--most 150] [--postgres]
                                        [--every 2.0]

`kill`: SIGKILL of the server. `restart`: PostgreSQL stops at once and starts again. `full`: a limit on file sizes, so that
SQLite's journal cannot grow, which is lifted after a while. Checked after each and at the end of every game: no acknowledged move
is missing, no seat is told anything twice, the record replays to the same scores, and every game comes to its end; after
`--most` moves its seats agree to end it.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import resource
import sqlite3
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from benchmarks.build import parse
from tests.server.client import ROOT, Server, sit_all
from tests.server.postgres import Postgres
from tests.server.trouble import TROUBLE, Game

GAMES = [("notre-dame", 2), ("notre-dame", 3), ("lacrimosa", 2), ("house-of-fado", 2)]


class Trouble(threading.Thread):
    """Something bad every so often."""

    def __init__(self, kind: str, server: Server, cluster: Postgres | None, every: float) -> None:
        super().__init__(daemon=True)
        self.kind = kind
        self.server = server
        self.cluster = cluster
        self.every = every
        self.times = 0
        self.over = threading.Event()
        self.rng = random.Random(7)

    def run(self) -> None:
        while not self.over.wait(self.rng.uniform(0.2, 2 * self.every)):
            self.times += 1
            if self.kind == "kill":
                self.server.kill()
                self.server.start()
            elif self.kind == "restart":
                assert self.cluster is not None
                self.cluster.restart()
            else:
                self.fill()

    def end(self) -> None:
        self.over.set()
        self.join()

    def fill(self) -> None:
        assert self.server.process is not None
        pid, most = self.server.process.pid, resource.RLIM_INFINITY
        size = max(path.stat().st_size for path in self.server.data.glob("parlour.db*"))
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (size // 4096 * 4096, most))
        time.sleep(self.rng.uniform(0.2, self.every / 2))
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, most))


def new_game(server: Server, number: int) -> Game:
    """A table of one of the games; what is refused meanwhile is asked for again."""
    until = time.monotonic() + Game.patience
    while True:
        try:
            name, seats = GAMES[number % len(GAMES)]
            table, visitors, sockets = sit_all(server, name, seats, options={"players": seats}, done="never")
            return Game(table, visitors, sockets, random.Random(number))
        except Exception:
            if time.monotonic() > until:
                raise
            time.sleep(0.2)


def played(server: Server, number: int, most: int, until: float) -> Game | None:
    """A game until it is over, or its seats agree after so many moves that it shall be; none when it is too late to begin."""
    if time.monotonic() > until:
        return None
    game = new_game(server, number)
    while True:
        game.play(5)
        try:
            if game.over():
                return game
        except TROUBLE:
            game.come_back()
        if len(game.acknowledged) >= most:
            game.finish()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--trouble", choices=["kill", "restart", "full"], default="kill")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--at-once", type=int, default=8)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two troubles, on average")
    parser.add_argument("--most", type=int, default=10_000, help="moves of a game")
    parser.add_argument("--server-path", default="", help="folder with another build of the server")
    parser.add_argument("--seconds", type=float, default=1e9, help="begin no more games after so long")
    args = parse(parser)
    Game.patience = 600  # a busy machine takes long to start a server, and the next trouble may come at once
    begun = time.monotonic()
    finished: list[Game] = []
    with contextlib.ExitStack() as held:
        folder = Path(held.enter_context(tempfile.TemporaryDirectory()))
        cluster = Postgres() if args.postgres or args.trouble == "restart" else None
        if cluster is not None:
            held.callback(cluster.stop)
        path = {"PYTHONPATH": f"{args.server_path}{os.pathsep}{ROOT}"} if args.server_path else {}
        url = cluster.database("trouble") if cluster else ""
        server = Server(folder / "data", url, PARLOUR_LOG="CRITICAL", **path).start()
        held.callback(server.stop)
        trouble = Trouble(args.trouble, server, cluster, args.every)
        trouble.start()
        held.callback(trouble.end)
        until = begun + args.seconds
        with ThreadPoolExecutor(args.at_once) as pool:
            for game in pool.map(lambda n: played(server, n, args.most, until), range(args.games)):
                finished += [game] if game is not None else []
                print(f"{len(finished)} games, {trouble.times} times", file=sys.stderr, flush=True)
        trouble.end()
        for game in finished:
            game.come_back()
            game.end()
            game.check()
            for s in game.sockets:
                s.close()
        server.stop()
        if cluster is None:
            with sqlite3.connect(server.data / "parlour.db") as db:
                assert db.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
    moves = sum(len(game.acknowledged) for game in finished)
    refused = sum(game.refused for game in finished)
    store = "postgresql" if cluster else "sqlite"
    print(
        f"{args.trouble} on {store}: {trouble.times} times in {len(finished)} games, {moves} acknowledged moves, none missing;"
        f" {refused} refused and made again; {time.monotonic() - begun:.0f} s"
    )


if __name__ == "__main__":
    main()
