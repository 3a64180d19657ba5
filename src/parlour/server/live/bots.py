"""Bots think in worker processes with a time limit; a turn they do not finish is played by a simpler one, and all hear of it.

What goes to a worker and what comes back is plain data, which every build can send. A worker remembers the tables it has
thought about, so that it plays only what is new to it: sending a whole game's moves takes a tenth of a millisecond.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from parlour.advice import Row, hint
from parlour.bots import BOTS, Bot, Character, Seat, find_bot
from parlour.bots.master import Master
from parlour.engine.box import Edition
from parlour.engine.core import CHANCE, State
from parlour.engine.game import Game, Options
from parlour.engine.record import Move, Record, begin, play_line, replay
from parlour.engine.rng import SecureRng
from parlour.server.basics import logs
from parlour.server.live.turns import Turns
from parlour.shelf import find
from parlour.workers import end_with_parent

LOG: Final = logging.getLogger("parlour")
LEVELS: Final = [bot.name for bot in BOTS]
STRONGEST: Final = LEVELS[-1]
USUAL: Final = "adept"  # where nobody says which
ENOUGH: Final = 0.8  # of its time limit, after which a bot that can be stopped is stopped
ON_THE_WAY: Final = 1.0  # seconds to the worker and back
STARTING: Final = 60.0  # seconds that a worker may take to start
TRIES: Final = 2  # workers that may end during one turn
KEPT: Final = 64  # tables that a worker remembers, so that it need not replay them from the start
UNWELL: Final = 3  # answers in a row that a simpler choice had to give, until the server calls itself unwell
AGAIN: Final = 30.0  # seconds after which an unwell server asks what failed last for a first move
TRIAL: Final = "trial"  # in place of a table's id where there is no table
LATE: Final = "late"
FAILED: Final = "failed"

Answer = TypeVar("Answer")
Known = tuple[str, int, Options, Edition, list[Move]]  # a record without its names: game, rules, options, edition rows, moves
Job = Callable[[str, Known, int, str, float], tuple[Answer, bool]]  # in the worker; whether it had to choose more simply


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot answers, best first, and what went wrong: "late", "failed" or nothing."""

    found: list[dict[str, Any]]
    trouble: str

    @property
    def text(self) -> str:
        return str(self.found[0]["do"])


known: dict[str, tuple[list[Move], State]] = {}  # of a worker process


def plain(record: Record) -> Known:
    """What a worker needs of a record."""
    return record.game, record.version, record.options, record.edition, record.moves


def table_of(table: str, sent: Known) -> State:
    """In the worker: the table of a record, going on from what is known of it."""
    record = Record(*sent[:4], [], sent[4])
    game = find(record.game)
    moves, s = known.pop(table, ([], None))
    if s is None or record.moves[: len(moves)] != moves:
        moves, s = [], begin(game, record)
    for number in range(len(moves), len(record.moves)):
        play_line(game, s, number + 1, record.moves[number])
    if s.told is not None:
        s.told.clear()
    if len(known) >= KEPT:
        known.pop(next(iter(known)))
    known[table] = (record.moves, s)
    return s


@contextlib.contextmanager
def stopped_in_time(bot: Bot, seconds: float) -> Iterator[None]:
    """A bot that can be stopped is stopped before its time is over."""
    timer = threading.Timer(seconds * ENOUGH, bot.stop) if seconds and isinstance(bot, (Character, Master)) else None
    if timer is not None:
        timer.start()
    try:
        yield
    finally:
        if timer is not None:
            timer.cancel()


def choose(table: str, sent: Known, seat: int, level: str, seconds: float = 0.0) -> tuple[str, bool]:
    """In the worker: what a bot of this level does, and whether its own thinking failed."""
    game = find(sent[0])
    return chosen(game, table_of(table, sent), seat, find_bot(level, game), seconds)


def chosen(game: Game, s: State, seat: int, bot: Bot, seconds: float) -> tuple[str, bool]:
    failures = bot.failures
    place = Seat(game, s, seat)
    with stopped_in_time(bot, seconds):
        action = bot.choose(place, SecureRng())
    if action not in place.legal():
        raise ValueError(f"{bot.name} chose {action} in {game.id}, which is not legal")
    return game.words.text(action), bot.failures > failures


def weigh(picks: list[str], table: str, sent: Known, seat: int, level: str, seconds: float = 0.0) -> tuple[list[Row], bool]:
    """In the worker: what can be done beside these picks, best first, and what a bot of this level expects of it."""
    game = find(sent[0])
    bot = find_bot(level, game)
    with stopped_in_time(bot, seconds):
        return hint(bot, game, table_of(table, sent), seat, picks, SecureRng()), False


def simpler(record: Record, seat: int) -> str:
    """A choice that takes no time: the greedy one, or any."""
    game = find(record.game)
    s = replay(game, record)
    try:
        return chosen(game, s, seat, find_bot("greedy"), 0.0)[0]
    except Exception:
        LOG.exception("the greedy choice failed too", extra={"seat": seat})
        return chosen(game, s, seat, find_bot("random"), 0.0)[0]


def beginning(sent: Known) -> tuple[Known, int]:
    """A new game like this one as far as its first question, and who is asked."""
    game = find(sent[0])
    s = game.new(sent[2], sent[3])
    rng = SecureRng()
    moves: list[Move] = []
    while s.player() == CHANCE:
        action = s.draw(rng)
        s.apply(CHANCE, action)
        moves.append((CHANCE, game.words.text(action)))
    return (*sent[:4], moves), s.asked()[0]


def warm() -> None:
    """In the worker: be ready, and rather than the server lack the processor oneself. A Ctrl-C is the server's, which ends it."""
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    logs.set_up(os.environ.get("PARLOUR_LOG", "INFO"))
    with contextlib.suppress(OSError):
        os.nice(5)


class Bots:
    """The pool of worker processes."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers: Final = workers or max(1, (os.cpu_count() or 2) - 1)
        self.seconds: Final = seconds
        self.turns: Final = Turns(self.workers)
        self.pool: ProcessPoolExecutor | None = None
        self.begun: asyncio.Future[int] | None = None
        self.late = 0
        self.failed = 0
        self.simpler = 0  # turns for which a simpler choice was played
        self.hints_failed = 0
        self.in_a_row = 0  # answers that came late or failed, since the last good one
        self.last: tuple[str, Known, int, str] | None = None  # what was asked when one of them did
        self.troubled = 0.0  # when that was

    @property
    def well(self) -> bool:
        return self.in_a_row < UNWELL

    def started(self) -> tuple[ProcessPoolExecutor, asyncio.Future[int]]:
        if self.pool is None or self.begun is None:
            self.pool = ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), warm)
            self.begun = asyncio.wrap_future(self.pool.submit(os.getpid))
        return self.pool, self.begun

    async def think(self, table: str, record: Record, seat: int, level: str) -> Thought:
        """A bot's answer; a simpler one if it is late, fails, or its worker ends, and what went wrong."""
        answer, trouble = await self.ask(choose, table, plain(record), seat, level)
        if trouble:
            self.simpler += 1
        text = answer if answer is not None else await asyncio.to_thread(simpler, record, seat)
        return Thought([{"do": text}], trouble)

    async def advise(self, table: str, record: Record, seat: int, level: str, picks: list[str]) -> Thought:
        """The best alternatives with what is expected of each; the simpler choice alone, with nothing expected, in need."""
        job: Job[list[Row]] = functools.partial(weigh, picks)
        found, trouble = await self.ask(job, table, plain(record), seat, level)
        if trouble:
            self.hints_failed += 1
        if found is None:
            found = [{"do": await asyncio.to_thread(simpler, record, seat), "chance": None, "ahead": None, "looks": 0}]
        return Thought(found, trouble)

    async def try_again(self) -> None:
        """While unwell: let the bot that went wrong last begin a game, so that a server that nobody is sent to can recover.

        Never the turn itself: it may have been played since, or be what no bot can answer, and then no try would succeed.
        """
        if not self.well and self.last is not None and time.monotonic() - self.troubled >= AGAIN:
            self.troubled = time.monotonic()
            _, sent, _, level = self.last
            await self.ask(choose, TRIAL, *beginning(sent), level)

    async def ask(self, job: Job[Answer], table: str, sent: Known, seat: int, level: str) -> tuple[Answer | None, str]:
        """What a worker answers, and what went wrong; None if nothing came of it. Counts what went wrong in a row."""
        answer, trouble = await self.in_worker(job, table, sent, seat, level)
        if trouble:
            self.in_a_row += 1
            self.last, self.troubled = (table, sent, seat, level), time.monotonic()
            if self.in_a_row == UNWELL:
                LOG.error("bots do not answer: unwell", extra={"what": f"{UNWELL} in a row"})
        else:
            if not self.well:
                LOG.warning("bots answer again")
            self.in_a_row = 0
        return answer, trouble

    async def in_worker(self, job: Job[Answer], table: str, sent: Known, seat: int, level: str) -> tuple[Answer | None, str]:
        """One place for each worker, shared fairly between tables; the clock starts when this one has its place."""
        async with self.turns.place(table, job is not choose):
            return await self.in_its_place(job, table, sent, seat, level)

    async def in_its_place(self, job: Job[Answer], table: str, sent: Known, seat: int, level: str) -> tuple[Answer | None, str]:
        about = {"table": table, "seat": seat, "level": level}
        tries = 0
        while tries < TRIES:
            pool, begun = self.started()
            try:
                await asyncio.wait_for(asyncio.shield(begun), STARTING)
                answer = asyncio.wrap_future(pool.submit(job, table, sent, seat, level, self.seconds))
                found, simple = await asyncio.wait_for(answer, self.seconds + ON_THE_WAY)
                if not simple:
                    return found, ""
                self.failed += 1
                LOG.error("a bot could not think and chose more simply", extra=about)
                return found, FAILED
            except TimeoutError:
                self.late += 1
                LOG.warning("a bot took too long", extra={**about, "seconds": self.seconds})
                self.discard(pool)
                return None, LATE
            except BrokenProcessPool:
                if self.pool is pool:  # else it was ended for another turn's sake
                    tries += 1
                    self.failed += 1
                    LOG.error("a bot's worker ended", extra=about)
                    self.discard(pool)
            except Exception:
                self.failed += 1
                LOG.exception("a bot failed", extra=about)
                break
        return None, FAILED

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
