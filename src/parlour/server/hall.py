"""All tables of this process: loading, checking, time, bots, and what other processes tell."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import time
from collections.abc import Coroutine
from typing import Any, Final

import orjson

from parlour.server import sql
from parlour.server.bots import Bots
from parlour.server.errors import not_found
from parlour.server.identity import new_id
from parlour.server.journal import HOST, Line
from parlour.server.metrics import Metrics
from parlour.server.play import Play, fold
from parlour.server.settings import Settings
from parlour.server.socket import TOO_SLOW
from parlour.server.store import Conflict, Do, Store
from parlour.server.table import SECURE, Table

LOG: Final = logging.getLogger("parlour")
BEAT: Final = 5.0  # seconds between two heartbeats; a longer silence means that no server was running
TICK: Final = 0.5
DAY: Final = 86_400.0


class Hall:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.process: Final = new_id("p")
        self.bots: Final = Bots(settings.bot_workers, settings.bot_seconds)
        self.metrics: Final = Metrics()
        self.tables: Final[dict[str, Table]] = {}
        self.loading: Final[dict[str, asyncio.Lock]] = {}
        self.tasks: Final[set[asyncio.Task[Any]]] = set()
        self.sockets_of: Final[dict[str, int]] = {}
        self.closing = False

    async def open(self) -> None:
        self.store.listen(self.heard)
        await self.store.open()
        await self.check_tables()
        self.spawn(self.keep_time())

    async def close(self) -> None:
        self.closing = True
        for task in list(self.tasks):
            task.cancel()
        for table in self.tables.values():
            for task in list(table.thinking.values()):
                task.cancel()
            for connection in list(table.connections):
                connection.drop(1012)
        self.bots.close()
        await asyncio.sleep(0.05)
        with contextlib.suppress(Exception):
            await self.store.write(sql.beat(time.time()))
            for table in self.tables.values():
                if table.leasing and table.play.status == "playing":
                    await self.store.write(sql.release(table.id, self.process))
                    await self.store.tell(orjson.dumps({"t": table.id, "free": True, "p": self.process}).decode())
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # -- tables --------------------------------------------------------------------------------------------------------

    async def table(self, name: str) -> Table:
        """A table by its id, loaded when it is not here."""
        found = self.tables.get(name)
        if found is not None:
            found.used = time.monotonic()
            return found
        async with self.loading.setdefault(name, asyncio.Lock()):
            if name not in self.tables:
                head = await sql.table_head(self.store, name)
                if head is None:
                    self.loading.pop(name, None)
                    raise not_found("table")
                table = self.add(fold(head, await sql.journal(self.store, name)))
                if self.store.shared:  # what was written while we read
                    await table.catch_up()
        self.loading.pop(name, None)
        return self.tables[name]

    def add(self, play: Play) -> Table:
        table = self.tables[play.head.id] = Table(self, play)
        return table

    async def create(self, play: Play, lines: list[Line], *also: Do) -> Table:
        """Write down a new table with its first lines."""
        for line in lines:
            play.take(line, SECURE)
        await self.store.write(*sql.new_table(play, lines), *also)
        self.metrics.count("tables")
        table = self.add(play)
        table.go_on()
        return table

    async def check_tables(self) -> None:
        """Before serving: replay every running table, freeze those whose past changed, and let the others go on."""
        now = time.time()
        last = await sql.last_beat(self.store)
        gap = 0.0 if last is None else now - last
        for row in await sql.tables_with(self.store, "playing", "frozen"):
            table = self.add(fold(sql.head_of(row), await sql.journal(self.store, row["id"])))
            line = self.correction(table, gap if gap > 2 * BEAT else 0.0)
            with contextlib.suppress(Conflict):
                if line is not None:
                    await table.change(lambda play, line=line: line if line.rev == play.rev + 1 else None)  # type: ignore[misc]
            table.go_on()
        await self.store.write(sql.beat(now))

    def correction(self, table: Table, gap: float) -> Line | None:
        """What a restart has to write into a table's journal."""
        play = table.play
        if play.broken is not None:
            LOG.error("a table is frozen: its past changed", extra={"table": table.id, "what": str(play.broken)})
            return None if play.noted else table.line(HOST, "freeze", line=play.broken.rev, message=str(play.broken))
        timed = play.clocks.kind != "none" or play.head.settings["take_over"]["after"] is not None
        if play.status == "playing" and gap and timed:
            return table.line(HOST, "restarted", gap=round(gap, 3))
        return None

    # -- time ----------------------------------------------------------------------------------------------------------

    async def keep_time(self) -> None:
        """Clocks, heartbeats, retention, and forgetting what nobody looks at."""
        beat = swept = time.time()
        while True:
            await asyncio.sleep(TICK)
            now = time.time()
            try:
                for name in await sql.due(self.store, now):
                    table = await self.table(name)
                    await table.tick(now)
                if now - beat >= BEAT:
                    beat = now
                    await self.store.write(sql.beat(now))
                    self.drop_stuck()
                    self.forget_idle()
                if now - swept >= 3600:
                    swept = now
                    gc.collect()
                    await self.retain(now)
            except Exception:
                LOG.exception("keeping time failed")
                await asyncio.sleep(2)

    def drop_stuck(self) -> None:
        now = time.monotonic()
        for table in self.tables.values():
            for connection in list(table.connections):
                if connection.stuck(now):
                    self.metrics.count("slow_clients")
                    connection.drop(TOO_SLOW)

    def forget_idle(self) -> None:
        for name in [name for name, table in self.tables.items() if table.idle()]:
            del self.tables[name]

    async def retain(self, now: float) -> None:
        """Delete links that are no longer valid, and finished tables that are older than the operator wants to keep."""
        await self.store.write(sql.kill_expired(now))
        if self.settings.retention_days > 0:
            for name in await sql.old_tables(self.store, now - self.settings.retention_days * DAY):
                self.tables.pop(name, None)
                await self.store.write(*sql.delete_table(name))
                LOG.info("a table was deleted for its age", extra={"table": name})

    # -- other processes -----------------------------------------------------------------------------------------------

    def say(self, message: dict[str, Any]) -> None:
        self.spawn(self.store.tell(orjson.dumps(message).decode()))

    def heard(self, payload: str) -> None:
        """Another process (or this one) says that a table has changed or who is there."""
        if payload == "again":  # messages may have been missed
            for table in self.tables.values():
                self.spawn(table.catch_up())
            return
        message = orjson.loads(payload)
        found = self.tables.get(message["t"])
        if found is None or message["p"] == self.process or self.closing:
            return
        if "rev" in message:
            if message["rev"] > found.play.rev:
                self.spawn(found.catch_up())
        elif "ask" in message:
            found.show_here()
        elif "free" in message:
            found.elsewhere.pop(message["p"], None)
            found.go_on()
        else:
            found.elsewhere[message["p"]] = (message["here"], message["w"])
            found.show_here(tell=False)
