"""One SQLite file. A writer thread groups what waits into one commit, so that many moves share one sync to disk.

Several workers of one server may share it. Each has its writer; they take turns by a lock of their own, since SQLite lets who
comes second sleep for longer and longer. What one has written it tells the others. What was written lies in the log first; a
thread of its own brings it into the file, while others write on.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TextIO

from parlour.server.basics.channel import Others
from parlour.server.stores.store import Conflict, Do, Job, Row, joined, migrations, resolve

GROUP: Final = 500  # jobs in one commit at most
APART: Final = 0.004  # seconds between two commits: what comes meanwhile shares the next one. Who comes alone does not wait
SETTLE: Final = 1.0  # seconds after which the log is brought into the file
LONG: Final = 4000  # pages in the log from which on a writer waits until all are there, so that the log begins anew
LONGEST: Final = 20_000  # and from which on SQLite does it by itself, whoever writes


def connect(path: Path) -> sqlite3.Connection:
    """A connection in WAL mode that syncs every commit."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=15)
    db.row_factory = sqlite3.Row
    db.execute("PRAGMA journal_mode=WAL")
    db.execute("PRAGMA synchronous=FULL")
    db.execute(f"PRAGMA wal_autocheckpoint={LONGEST}")
    return db


def migrate(db: sqlite3.Connection, upto: int = 10_000) -> int:
    """Bring the schema to the newest number; returns it."""
    version = int(db.execute("PRAGMA user_version").fetchone()[0])
    for number, statements in migrations():
        if version < number <= upto:
            db.execute("BEGIN IMMEDIATE")
            if int(db.execute("PRAGMA user_version").fetchone()[0]) < number:
                for statement in statements:
                    db.execute(statement)
                db.execute(f"PRAGMA user_version={number}")
            db.execute("COMMIT")
            version = number
    newest = migrations()[-1][0]
    if version > newest:
        raise SystemExit(f"the database is of version {version}, newer than this program knows ({newest})")
    return version


def guarded(path: Path) -> TextIO:
    """The file that a server, or the workers of one together, hold locked while they serve."""
    guard = open(path.with_suffix(".lock"), "w")  # noqa: SIM115 - held while we serve
    try:
        fcntl.flock(guard, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise SystemExit(f"{path.parent}: another server uses this data folder") from None
    return guard


class SqliteStore:
    name = "sqlite"

    def __init__(self, path: Path, serving: bool = True, others: Others | None = None) -> None:
        self.path: Final = path
        self.others: Final = others
        self.shared = self.deaf = others is not None
        self.serving: Final = serving and others is None  # one server at a time; tools may look and write beside it
        self.turn: TextIO | None = None
        self.jobs: Final[queue.SimpleQueue[Job | None]] = queue.SimpleQueue()
        self.reader: Final = ThreadPoolExecutor(1, "parlour-read")
        self.guard: TextIO | None = None
        self.heard: Callable[[str], None] | None = None
        self.version = 0  # of what others have written
        self.long = False  # the log has grown long
        self.closing: Final = threading.Event()

    async def open(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        if self.serving:
            self.guard = guarded(self.path)
        if self.others is not None:
            self.turn = open(self.path.with_suffix(".turn"), "w")  # noqa: SIM115 - as long as we write
        self.db = connect(self.path)
        self.path.chmod(0o600)
        migrate(self.db)
        self.version = int(self.db.execute("PRAGMA data_version").fetchone()[0])
        self.eyes = connect(self.path)
        self.eyes.execute("PRAGMA query_only=ON")
        self.loop = asyncio.get_running_loop()
        self.threads = [threading.Thread(target=self.work, name="parlour-write", daemon=True)]
        if self.others is None or self.others.number == 0:
            self.threads.append(threading.Thread(target=self.settle, name="parlour-settle", daemon=True))
        for thread in self.threads:
            thread.start()

    async def close(self) -> None:
        if self.others is not None:
            self.others.told()
        self.jobs.put(None)
        self.closing.set()
        for thread in self.threads:
            await asyncio.to_thread(thread.join)
        self.reader.shutdown()
        self.db.close()
        self.eyes.close()
        for held in (self.guard, self.turn):
            if held is not None:
                held.close()

    async def read(self, sql: str, *args: Any) -> list[Row]:
        return await self.loop.run_in_executor(self.reader, self.look, sql, args)

    def look(self, sql: str, args: tuple[Any, ...]) -> list[Row]:
        return [dict(row) for row in self.eyes.execute(sql, args)]

    async def write(self, *todo: Do, say: str = "") -> None:
        job = Job(todo, self.loop.create_future())
        self.jobs.put(job)
        await job.future
        if say:
            await self.tell(say)

    async def tell(self, message: str) -> None:
        """To the other workers, if there are any."""
        if self.others is not None:
            self.others.tell(message)

    def listen(self, heard: Callable[[str], None]) -> None:
        """What other workers tell. Where there are none, tools may write beside us: `again` says that somebody has."""
        self.heard = heard
        if self.others is not None:
            self.others.heard = heard

    def look_around(self) -> None:
        """In the writer thread: whether somebody else has written since we last looked; other workers do so all the time."""
        if self.deaf:
            return
        version = int(self.db.execute("PRAGMA data_version").fetchone()[0])
        if version != self.version and self.heard is not None:
            with contextlib.suppress(RuntimeError):  # the loop is gone
                self.loop.call_soon_threadsafe(self.heard, "again")
        self.version = version

    def work(self) -> None:
        """The writer thread: everything that waits goes into one commit."""
        last = 0.0
        while True:
            job = self.jobs.get()
            soon = last + APART - time.monotonic()
            if job is not None and soon > 0:
                time.sleep(soon)
            group: list[Job] = []
            while job is not None:
                group.append(job)
                if len(group) == GROUP:
                    break
                try:
                    job = self.jobs.get_nowait()
                except queue.Empty:
                    break
            if group:
                self.commit(group)
                last = time.monotonic()
                with contextlib.suppress(RuntimeError):  # the loop is gone: nobody waits
                    self.loop.call_soon_threadsafe(resolve, group)
            if job is None:
                return

    def settle(self) -> None:
        """A thread of its own: what is in the log goes into the file. Those who write and read need not wait for that."""
        with contextlib.closing(connect(self.path)) as db:
            while not self.closing.wait(SETTLE):
                with contextlib.suppress(sqlite3.Error):  # whoever writes finds out, and says so
                    _, pages, _ = db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                    self.long = pages > LONG

    def commit(self, group: list[Job]) -> None:
        """Each job is carried out whole or not at all; then all of them become durable together."""
        if self.turn is not None:
            fcntl.flock(self.turn, fcntl.LOCK_EX)
        try:
            self.look_around()
            self.db.execute("BEGIN IMMEDIATE")
            alike = [job for job in group if all(do.many for do in job.todo)]
            others = [job for job in group if not all(do.many for do in job.todo)]
            if not self.together(alike):
                self.db.execute("ROLLBACK")
                self.db.execute("BEGIN IMMEDIATE")
                others = group
            for job in others:
                self.carry_out(job)
            self.db.execute("COMMIT")
            if self.long:
                self.long = False
                self.db.execute("PRAGMA wal_checkpoint(PASSIVE)")  # little is left
        except Exception as error:
            with contextlib.suppress(sqlite3.Error):
                self.db.execute("ROLLBACK")
            for job in group:
                job.error = job.error or error
        finally:
            if self.turn is not None:
                fcntl.flock(self.turn, fcntl.LOCK_UN)

    def together(self, group: list[Job]) -> bool:
        """All at once: each statement waits for the interpreter's lock once more. False if one fails; then none counts."""
        try:
            return all(self.db.execute(sql, values).rowcount == rows for sql, values, rows in joined(group))
        except sqlite3.IntegrityError:
            return False

    def carry_out(self, job: Job) -> None:
        self.db.execute("SAVEPOINT job")
        try:
            for sql, args, rows, _ in job.todo:
                changed = self.db.execute(sql, args).rowcount
                if rows >= 0 and changed != rows:
                    raise Conflict(f"{changed} rows instead of {rows}")
        except (Conflict, sqlite3.IntegrityError) as error:
            self.db.execute("ROLLBACK TO job")
            job.error = error if isinstance(error, Conflict) else Conflict(str(error))
        finally:
            self.db.execute("RELEASE job")
