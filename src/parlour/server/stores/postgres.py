"""PostgreSQL: several server processes share the tables, and hear of each other's moves through LISTEN/NOTIFY.

Transactions that NOTIFY are committed one after the other, each with its own sync to disk. So what waits while one is under way
goes into the next one together.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped, unused-ignore]

from parlour.server.stores.store import Conflict, Do, Job, Row, joined, migrations, resolve

CHANNEL: Final = "parlour"
GROUP: Final = 50  # jobs in one transaction at most: each number of them is a statement of its own
LOG: Final = logging.getLogger("parlour")


@cache
def numbered(sql: str) -> str:
    """`?` as PostgreSQL wants it: `$1`, `$2`. None of our statements has a `?` in a text."""
    parts = sql.split("?")
    return "".join(part + (f"${i + 1}" if i + 1 < len(parts) else "") for i, part in enumerate(parts))


def storable(text: str) -> bool:
    """PostgreSQL keeps any text but the character 0 and halves of characters."""
    return "\0" not in text and text.encode("utf-8", "ignore").decode() == text


def expect(status: str, rows: int) -> None:
    """`INSERT 0 1`, `UPDATE 1`: so many rows."""
    if int(status.rpartition(" ")[2]) != rows:
        raise Conflict(f"{status} instead of {rows}")


def notify(message: str) -> Do:
    """Heard by the other processes when the transaction is committed."""
    many = "SELECT pg_notify('parlour', column1) FROM (VALUES {rows}) AS new"
    return Do("SELECT pg_notify('parlour', ?)", (message,), 1, many)


class PostgresStore:
    name = "postgresql"
    shared = True
    deaf = False

    def __init__(self, url: str) -> None:
        self.url: Final = url
        self.heard: Callable[[str], None] | None = None
        self.ear: Any = None
        self.listening: asyncio.Task[None] | None = None
        self.jobs: Final[list[Job]] = []
        self.writing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.pool: Any = await asyncpg.create_pool(self.url, min_size=2, max_size=16, command_timeout=30)
        async with self.pool.acquire() as db:
            await migrate(db)
        self.listening = asyncio.create_task(self.keep_listening())

    async def close(self) -> None:
        if self.writing is not None:
            await self.writing
        if self.listening is not None:
            self.listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.listening
        if self.ear is not None:
            with contextlib.suppress(Exception):
                await self.ear.close(timeout=2)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.pool.close(), 5)

    async def read(self, sql: str, *args: Any) -> list[Row]:
        if any(isinstance(arg, str) and not storable(arg) for arg in args):
            return []  # nothing like it was ever written
        return [dict(row) for row in await self.pool.fetch(numbered(sql), *args)]

    async def write(self, *todo: Do, say: str = "") -> None:
        if say:
            todo = (*todo, notify(say))
        if not all(do.many for do in todo):
            await self.carry_out(todo)
            return
        job = Job(todo, asyncio.get_running_loop().create_future())
        self.jobs.append(job)
        if self.writing is None or self.writing.done():
            self.writing = asyncio.create_task(self.work())
        await job.future

    async def work(self) -> None:
        """Everything that waits goes into one transaction; the next begins when it is on disk."""
        while self.jobs:
            group = self.jobs[:GROUP]
            del self.jobs[:GROUP]
            await self.commit(group)
            resolve(group)

    async def commit(self, group: list[Job]) -> None:
        """Each job is carried out whole or not at all: all together, or, if that fails, one by one, to learn who is to blame."""
        if len(group) > 1:
            with contextlib.suppress(Exception):
                await self.together(group)
                return
        for job in group:
            try:
                await self.carry_out(job.todo)
            except Exception as error:
                job.error = error

    async def together(self, group: list[Job]) -> None:
        async with self.pool.acquire() as db, db.transaction():
            for sql, values, rows in joined(group):
                status = await db.execute(numbered(sql), *[None if value is None else str(value) for value in values])
                expect(status, rows)

    async def carry_out(self, todo: tuple[Do, ...]) -> None:
        try:
            async with self.pool.acquire() as db, db.transaction():
                for sql, args, rows, _ in todo:
                    status = await db.execute(numbered(sql), *args)
                    if rows >= 0:
                        expect(status, rows)
        except (asyncpg.UniqueViolationError, asyncpg.SerializationError, asyncpg.DeadlockDetectedError) as error:
            raise Conflict(str(error)) from None

    async def tell(self, message: str) -> None:
        await self.pool.execute("SELECT pg_notify($1, $2)", CHANNEL, message)

    def listen(self, heard: Callable[[str], None]) -> None:
        self.heard = heard

    async def keep_listening(self) -> None:
        """A connection of its own for NOTIFY, made anew when it breaks; `again` says that something may have been missed."""
        while True:
            try:
                self.ear = await asyncpg.connect(self.url, timeout=10)
                await self.ear.add_listener(CHANNEL, self.hear)
                if self.heard is not None:
                    self.heard("again")
                while not self.ear.is_closed():
                    await asyncio.sleep(5)
                    await self.ear.execute("SELECT 1")
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
                LOG.warning("listening broke off", extra={"what": str(error)})
            await asyncio.sleep(1)

    def hear(self, connection: Any, pid: int, channel: str, payload: str) -> None:
        if self.heard is not None:
            self.heard(payload)


async def migrate(db: Any, upto: int = 10_000) -> int:
    """Bring the schema to the newest number; returns it. Only one process at a time does."""
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock(7368001)")
        await db.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
        version = int(await db.fetchval("SELECT coalesce(max(version), 0) FROM schema_version"))
        for number, statements in migrations():
            if version < number <= upto:
                for statement in statements:
                    await db.execute(statement)
                await db.execute("INSERT INTO schema_version VALUES ($1)", number)
                version = number
        newest = migrations()[-1][0]
        if version > newest:
            raise SystemExit(f"the database is of version {version}, newer than this program knows ({newest})")
        return version
