"""The database goes away, the disk fills up: what was acknowledged stands, what was refused did not happen, play goes on."""

from __future__ import annotations

import random
import resource
import sqlite3
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path

from tests.server.client import Server, sit_all
from tests.server.postgres import Postgres
from tests.server.trouble import Game


def begin(server: Server, seed: int) -> Game:
    table, visitors, sockets = sit_all(server, "notre-dame", 2, options={"players": 2}, done="never")
    return Game(table, visitors, sockets, random.Random(seed))


def test_the_disk_is_full(fresh_lite: Callable[..., Server]) -> None:
    """A limit on file sizes stands for it: the journal cannot grow, every move is refused; then it can again."""
    server = fresh_lite(PARLOUR_LOG="CRITICAL")
    game = begin(server, 1)
    game.play(20)
    assert server.process is not None
    for _ in range(2):
        size = max(path.stat().st_size for path in server.data.glob("parlour.db*"))
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size // 4096 * 4096, resource.RLIM_INFINITY))
        before = game.refused
        game.play(60, lambda before=before: game.refused >= before + 4)  # type: ignore[misc]
        assert game.refused >= before + 4, "the disk was never full"
        rev = game.sockets[0].frame["rev"]
        with game.visitors[0].at(game.table) as other:
            assert other.frame["rev"] == rev, "what was refused did not happen"
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        game.play(15)
    server.kill()
    with sqlite3.connect(server.data / "parlour.db") as db:
        assert db.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
    server.start()
    game.come_back()
    game.play(10)
    game.end()
    game.check()


def test_postgresql_restarts_under_load() -> None:
    """Twice, in the middle of moves, as after a crash: the server finds it again by itself."""
    cluster = Postgres()
    try:
        with tempfile.TemporaryDirectory() as folder:
            server = Server(Path(folder), cluster.database("restarted"), PARLOUR_LOG="CRITICAL").start()
            game = begin(server, 2)
            for _ in range(2):
                restart = threading.Timer(0.1, cluster.restart)
                restart.start()
                game.play(400, lambda restart=restart: not restart.is_alive())  # type: ignore[misc]
                restart.join()
                game.play(8)
            game.end()
            game.check()
            server.stop()
    finally:
        cluster.stop()
