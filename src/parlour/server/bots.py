"""Bots think in worker processes with a time limit; a turn they do not finish is played by a simpler one."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from parlour.bots import BOTS, Bot, Seat, find_bot
from parlour.bots.master import Master
from parlour.engine.core import State
from parlour.engine.record import Move, Record, begin, play_line
from parlour.engine.rng import SecureRng
from parlour.games import find
from parlour.server import logs

LOG: Final = logging.getLogger("parlour")
LEVELS: Final = [bot.name for bot in BOTS]
USUAL: Final = "adept"  # where nobody says which
ENOUGH: Final = 0.8  # of its time limit, after which a bot that can be stopped is stopped
STARTING: Final = 60.0  # seconds that a worker may take to start
TRIES: Final = 2  # workers that may end during one turn
SHOWN: Final = 3  # alternatives that a hint names
KEPT: Final = 64  # tables that a worker remembers, so that it need not replay them from the start

Answer = TypeVar("Answer")

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


@contextlib.contextmanager
def stopped_in_time(bot: Bot, seconds: float) -> Iterator[None]:
    """A bot that can be stopped is stopped before its time is over."""
    timer = threading.Timer(seconds * ENOUGH, bot.stop) if seconds and isinstance(bot, Master) else None
    if timer is not None:
        timer.start()
    try:
        yield
    finally:
        if timer is not None:
            timer.cancel()


def choose(table: str, record: Record, seat: int, level: str, seconds: float = 0.0) -> str:
    """In the worker: what a bot of this level does."""
    game = find(record.game)
    bot = find_bot(level)
    with stopped_in_time(bot, seconds):
        return game.words.text(bot.choose(Seat(game, table_of(table, record), seat), SecureRng()))


def weigh(table: str, record: Record, seat: int, level: str, seconds: float = 0.0) -> list[dict[str, Any]]:
    """In the worker: what can be done, best first, and what a bot of this level expects of it."""
    game = find(record.game)
    bot = find_bot(level)
    with stopped_in_time(bot, seconds):
        found = bot.weigh(Seat(game, table_of(table, record), seat), SecureRng())
    return [
        {"do": game.words.text(a.action), "chance": round(a.chance, 3), "ahead": round(a.ahead, 1), "looks": a.visits}
        for a in found[:SHOWN]
    ]


def simpler(record: Record, seat: int) -> str:
    """A choice that takes no time: the greedy one, or any."""
    try:
        return choose("", record, seat, "greedy")
    except Exception:
        LOG.exception("the greedy choice failed too", extra={"seat": seat})
        return choose("", record, seat, "random")


def warm() -> None:
    """In the worker: be ready, and rather than the server lack the processor oneself."""
    logs.set_up(os.environ.get("PARLOUR_LOG", "INFO"))
    with contextlib.suppress(OSError):
        os.nice(5)


class Bots:
    """The pool of worker processes."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers: Final = workers or max(1, (os.cpu_count() or 2) - 1)
        self.seconds: Final = seconds
        self.pool: ProcessPoolExecutor | None = None
        self.begun: asyncio.Future[int] | None = None
        self.late = 0
        self.failed = 0

    def started(self) -> tuple[ProcessPoolExecutor, asyncio.Future[int]]:
        if self.pool is None or self.begun is None:
            self.pool = ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), warm)
            self.begun = asyncio.wrap_future(self.pool.submit(os.getpid))
        return self.pool, self.begun

    async def think(self, table: str, record: Record, seat: int, level: str) -> str:
        """A bot's answer; a simpler one if it is late, fails, or its worker ends. The log says so."""
        answer = await self.ask(choose, table, record, seat, level)
        return answer if answer is not None else await asyncio.to_thread(simpler, record, seat)

    async def advise(self, table: str, record: Record, seat: int, level: str) -> list[dict[str, Any]]:
        """The best alternatives with what is expected of each; the simpler choice alone, with nothing expected, in need."""
        found = await self.ask(weigh, table, record, seat, level)
        return found or [{"do": await asyncio.to_thread(simpler, record, seat), "chance": None, "ahead": None, "looks": 0}]

    async def ask(
        self, job: Callable[[str, Record, int, str, float], Answer], table: str, record: Record, seat: int, level: str
    ) -> Answer | None:
        """What a worker answers; None if it is late, fails or ends.

        The clock starts when a worker has begun, and is longer while other turns wait before this one.
        """
        tries = 0
        while tries < TRIES:
            pool, begun = self.started()
            try:
                await asyncio.wait_for(asyncio.shield(begun), STARTING)
                patience = self.patience(pool)
                answer = asyncio.wrap_future(pool.submit(job, table, record, seat, level, self.seconds))
                return await asyncio.wait_for(answer, patience)
            except TimeoutError:
                self.late += 1
                LOG.warning("a bot took too long", extra={"table": table, "level": level, "seconds": self.seconds})
                self.discard(pool)
                break
            except BrokenProcessPool:
                if self.pool is pool:  # else it was ended for another turn's sake
                    tries += 1
                    self.failed += 1
                    LOG.error("a bot's worker ended", extra={"table": table, "level": level})
                    self.discard(pool)
            except Exception:
                self.failed += 1
                LOG.exception("a bot failed", extra={"table": table, "level": level})
                break
        return None

    def patience(self, pool: ProcessPoolExecutor) -> float:
        """The limit of a turn, with time for the turns that wait before it and for the way to the worker and back."""
        return self.seconds * (1 + len(pool._pending_work_items) / self.workers) + 1.0

    def discard(self, pool: ProcessPoolExecutor) -> None:
        """End the workers of a pool that hangs or broke; the next turn starts new ones. Whoever waits for it hears that."""
        if self.pool is pool:
            self.pool = self.begun = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False)

    def close(self) -> None:
        if self.pool is not None:
            self.discard(self.pool)
