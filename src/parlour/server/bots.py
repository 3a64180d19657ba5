"""Bots think in worker processes with a time limit; a turn they do not finish is played at random."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from parlour.bots import BOTS, Seat, find_bot
from parlour.engine.core import State
from parlour.engine.record import Move, Record, begin, play_line
from parlour.engine.rng import SecureRng
from parlour.games import find

LOG: Final = logging.getLogger("parlour")
LEVELS: Final = [bot.name for bot in BOTS]
KEPT: Final = 64  # tables that a worker remembers, so that it need not replay them from the start

known: dict[str, tuple[list[Move], State]] = {}  # of a worker process


def table_of(table: str, record: Record) -> State:
    """In the worker: the table of a record, going on from what is known of it."""
    game = find(record.game)
    moves, s = known.pop(table, ([], None))
    if s is None or record.moves[: len(moves)] != moves:
        moves, s = [], begin(game, record)
    for number, move in enumerate(record.moves[len(moves) :]):
        play_line(game, s, number + 1, move)
    if s.told is not None:
        s.told.clear()
    if len(known) >= KEPT:
        known.pop(next(iter(known)))
    known[table] = (list(record.moves), s)
    return s


def choose(table: str, record: Record, seat: int, level: str) -> str:
    """In the worker: what a bot of this level does."""
    game = find(record.game)
    s = table_of(table, record)
    return game.words.text(find_bot(level).choose(Seat(game, s, seat), SecureRng()))


def at_random(record: Record, seat: int) -> str:
    """Any legal answer."""
    return choose("", record, seat, "random")


def warm() -> int:
    """In the worker: be ready, and rather than the server lack the processor oneself."""
    with contextlib.suppress(OSError):
        os.nice(5)
    return os.getpid()


class Bots:
    """The pool of worker processes."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers: Final = workers or max(1, (os.cpu_count() or 2) - 1)
        self.seconds: Final = seconds
        self.pool: ProcessPoolExecutor | None = None
        self.late = 0

    def started(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), warm)
        return self.pool

    async def think(self, table: str, record: Record, seat: int, level: str) -> str:
        """A bot's answer within the time limit, or any legal one. The clock starts when a worker is free to begin."""
        for _ in range(2):
            pool = self.started()
            begun = time.monotonic()
            try:
                return await asyncio.wait_for(
                    asyncio.wrap_future(pool.submit(choose, table, record, seat, level)), self.patience()
                )
            except TimeoutError:
                self.late += 1
                LOG.warning(
                    "a bot took too long", extra={"table": table, "level": level, "seconds": round(time.monotonic() - begun, 1)}
                )
                self.discard(pool)
                break
            except BrokenProcessPool:
                self.discard(pool)
        return await asyncio.to_thread(at_random, record, seat)

    def patience(self) -> float:
        """The limit of a turn, with time to start a worker and to wait for other turns before this one."""
        waiting = len(self.pool._pending_work_items) if self.pool is not None else 0
        return self.seconds * (1 + waiting / self.workers) + 10.0

    def discard(self, pool: ProcessPoolExecutor) -> None:
        """End the workers of a pool that hangs or broke; the next turn starts new ones."""
        if self.pool is pool:
            self.pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        if self.pool is not None:
            self.discard(self.pool)
