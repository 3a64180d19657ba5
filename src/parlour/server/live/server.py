"""A server process with all its tables: loading, checking, time, and what other processes tell."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import time
from typing import Final

import orjson

from parlour.server.basics.channel import Others
from parlour.server.basics.errors import Refused, not_found
from parlour.server.basics.settings import Settings, home_of
from parlour.server.journal import luck
from parlour.server.journal.kinds import fold, take
from parlour.server.journal.lines import HOST, Line
from parlour.server.journal.play import Play
from parlour.server.live import learning
from parlour.server.live.backups import Backups
from parlour.server.live.connection import NOT_ALLOWED, SIGNED_OUT
from parlour.server.live.process import Process
from parlour.server.live.table import LiveTable
from parlour.server.stores import keeping, moderation, sql
from parlour.server.stores.store import Conflict, Do, Store

LOG: Final = logging.getLogger("parlour")
BEAT: Final = 5.0  # seconds between two heartbeats; a longer silence means that no server was running
TICK: Final = 0.5
KEPT: Final = 60.0  # seconds for which a table is kept that nobody looks at
FILES: Final = 20  # times as many files as questions: a page has dozens, and a household or a school has one address
DAY: Final = 86_400.0
LOOKED_AT: Final = 100  # lines that are replayed for one address for each question a second that it may ask, in the long run
LOOKED_BACK: Final = 400  # and at once, for each that it may ask at once
LONGEST: Final = 90 * DAY  # longer than any clock


class Server(Process):
    def __init__(self, settings: Settings, store: Store, others: Others | None = None) -> None:
        super().__init__(settings, store, others)
        self.tables: Final[dict[str, LiveTable]] = {}
        self.loading: Final[dict[str, asyncio.Lock]] = {}
        limits = settings.limits
        buckets = self.shared.buckets
        self.callers: Final = self.shared.holding("callers")  # connections that ask something, by address
        self.sockets: Final = self.shared.holding("sockets")  # by visitor and address
        self.requests: Final = buckets("requests", limits.requests_per_second, limits.requests_burst)
        self.files: Final = buckets("files", FILES * limits.requests_per_second, FILES * limits.requests_burst)
        self.makers: Final = buckets("makers", limits.tables_per_minute / 60, 2 * limits.tables_per_minute)
        self.backups: Final = Backups(settings, store, self.metrics)
        self.lookers: Final = buckets("lookers", LOOKED_AT * limits.requests_per_second, LOOKED_BACK * limits.requests_burst)
        self.reporters: Final = buckets("reporters", 1 / 60, 5)
        self.renamers: Final = buckets("renamers", limits.requests_per_second / 400, limits.requests_burst / 10)  # by visitor
        self.guessers: Final = buckets("guessers", 1 / 6, 10)  # recovery codes and passkeys that are tried, by address
        self.newcomers: Final = buckets("newcomers", limits.visitors_per_minute / 60, 3 * limits.visitors_per_minute)

    async def open(self) -> None:
        self.store.listen(self.heard)
        await self.store.open()
        for began, ended in await sql.outages(self.store):
            self.time.add(began, ended, False)
        self.time.begin(await sql.last_beat(self.store), 2 * BEAT)
        await self.beat()
        await self.sanctions.load()
        self.spawn(self.check_tables())
        self.spawn(self.keep_time())

    async def close(self) -> None:
        self.closing = True
        for task in list(self.tasks):
            task.cancel()
        for table in self.tables.values():
            for task in list(table.thinking.values()):
                task.cancel()
            for connection in list(table.showing.viewers):
                connection.drop(1012)
        self.bots.close()
        self.pushing.close()
        await asyncio.sleep(0.05)
        with contextlib.suppress(Exception):
            await self.beat()
            for table in self.tables.values():
                if table.leasing and not table.gone and table.play.status == "playing":
                    await self.store.write(sql.release(table.id, self.id))
                    await self.store.tell(orjson.dumps({"t": table.id, "free": True, "p": self.id}).decode())
        await self.store.close()

    # -- tables --------------------------------------------------------------------------------------------------------

    async def table(self, name: str) -> LiveTable:
        """A table by its id, loaded when it is not here."""
        found = self.tables.get(name)
        if found is not None and not found.gone:
            found.used = time.monotonic()
            return found
        async with self.loading.setdefault(name, asyncio.Lock()):
            if name not in self.tables or self.tables[name].gone:
                head = await sql.table_head(self.store, name)
                if head is None:
                    self.loading.pop(name, None)
                    raise not_found("table")
                lines = await sql.journal(self.store, name)
                table = self.add(await asyncio.to_thread(fold, head, lines))  # others play on meanwhile
                if self.store.shared:  # what was written while we read
                    await table.catch_up()
                await self.correct(table)
        self.loading.pop(name, None)
        return self.tables[name]

    def at_home(self, name: str) -> bool:
        """Whether this worker is the one at which a table is kept."""
        return home_of(name, self.settings.workers) == self.settings.worker

    def add(self, play: Play) -> LiveTable:
        table = self.tables[play.head.id] = LiveTable(self, play)
        return table

    async def create(self, play: Play, lines: list[Line], *also: Do) -> LiveTable:
        """Write down a new table with its first lines."""
        for line in lines:
            take(play, line, luck.SECURE)
        counted = learning.begun(self, play) if play.lesson is not None else []
        await self.store.write(*sql.new_table(play, lines), *also, *counted)
        self.metrics.count("tables")
        if play.status == "playing":
            self.spawn(learning.second_game(self, play))
        if not self.at_home(play.head.id):
            self.say({"t": play.head.id, "new": True, "p": self.id})
            return LiveTable(self, play)
        table = self.add(play)
        table.go_on()
        return table

    async def check_tables(self) -> None:
        """While serving: replay every running table, freeze those whose past changed, and let the others go on."""
        running = [row["id"] for row in await sql.tables_with(self.store, "playing", "frozen")]
        for name in filter(self.at_home, running):
            try:
                await self.table(name)
            except Refused:
                LOG.info("a table was deleted before it was looked at", extra={"table": name})
            except Exception:
                LOG.exception("a table could not be looked at", extra={"table": name})

    async def correct(self, table: LiveTable) -> None:
        """What has to be written into the journal of a table that was just read; and it goes on."""
        line = self.correction(table)
        with contextlib.suppress(Conflict):
            if line is not None:
                await table.change(lambda play: line if line.rev == play.rev + 1 else None)
        table.go_on()

    def correction(self, table: LiveTable) -> Line | None:
        play = table.play
        if play.broken is not None and play.status == "frozen":
            LOG.error("a table is frozen: its past changed", extra={"table": table.id, "what": str(play.broken)})
            return None if play.noted else table.line(HOST, "freeze", line=play.broken.rev, message=str(play.broken))
        return table.line(HOST, "restarted") if table.lost() > BEAT else None

    async def beat(self) -> None:
        """A sign of life, and which outages there were."""
        unsaved, self.time.unsaved = self.time.unsaved, []
        try:
            await self.write(sql.beat(self.time.now()), *[sql.new_outage(*outage) for outage in unsaved])
        except Exception:
            self.time.unsaved += unsaved
            raise

    # -- time ----------------------------------------------------------------------------------------------------------

    async def keep_time(self) -> None:
        """Clocks, heartbeats, retention, and forgetting what nobody looks at."""
        beat = swept = self.time.now()
        while True:
            await asyncio.sleep(TICK)
            now = self.time.now()
            try:
                if self.time.standing is not None:
                    await self.beat()
                for name in filter(self.at_home, await sql.due(self.store, now)):
                    table = await self.table(name)
                    await table.tick(now)
                if now - beat >= BEAT:
                    beat = now
                    await self.beat()
                    await self.sanctions.load()
                    self.enforce()
                    self.beat_sockets()
                    self.forget_idle()
                    self.spawn(self.bots.try_again())
                    self.spawn(self.backups.keep_up(now))
                    if self.store.deaf:
                        self.spawn(self.catch_up())
                if now - swept >= 3600:
                    swept = now
                    gc.collect()
                    await self.retain(now)
            except Exception:
                LOG.exception("keeping time failed")

    def beat_sockets(self) -> None:
        now = time.monotonic()
        for table in self.tables.values():
            for viewer in list(table.showing.viewers):
                viewer.beat(now)

    def forget_idle(self) -> None:
        """Tables that nobody looks at; those that are kept elsewhere sooner, they were here for a question."""
        kept = {True: KEPT, False: BEAT}
        for name in [name for name, table in self.tables.items() if table.idle(kept[self.at_home(name)])]:
            del self.tables[name]

    async def retain(self, now: float) -> None:
        """Delete links that are no longer valid, tables and visitors older than the operator wants to keep."""
        if self.settings.worker:  # one does it for all
            return
        old = [sql.kill_expired(now), keeping.kill_challenges(now), sql.forget_outages(now - LONGEST)]
        await self.store.write(*old, moderation.forget_sanctions(now - LONGEST))
        if self.settings.retention_days > 0:
            for name in await sql.old_tables(self.store, now - self.settings.retention_days * DAY):
                gone = self.tables.pop(name, None)
                await self.store.write(*sql.delete_table(name), moderation.audit("server", "table-deleted", name, why="age"))
                if gone is not None:
                    gone.end()
                LOG.info("a table was deleted for its age", extra={"table": name})
            await self.store.write(*sql.forget_visitors(now - self.settings.retention_days * DAY))

    # -- who may be here ---------------------------------------------------------------------------------------------

    def sign_out(self, visitor: str, but: str) -> None:
        """All other devices of a visitor are signed out: their sockets end, here and at other processes."""
        self.end_sockets(visitor, but)
        if self.store.shared:
            self.say({"out": visitor, "but": but, "p": self.id})

    async def learn_sanctions(self) -> None:
        """A moderator has decided something: it holds at once, here and at other processes."""
        await self.sanctions.load()
        self.enforce()
        if self.store.shared:
            self.say({"sanctions": True, "p": self.id})

    def enforce(self) -> None:
        """Whoever is banned, or kicked from a table, looks no longer."""
        for table in self.tables.values():
            for connection in list(table.showing.viewers):
                who = connection.visitor
                if who is not None and (self.sanctions.banned(who.id) or self.sanctions.kicked(who.id, table.id)):
                    connection.drop(NOT_ALLOWED)

    async def hear_of_sanctions(self) -> None:
        await self.sanctions.load()
        self.enforce()

    def end_sockets(self, visitor: str, but: str) -> None:
        for table in self.tables.values():
            for connection in list(table.showing.viewers):
                who = connection.visitor
                if who is not None and who.id == visitor and who.device != but:
                    connection.drop(SIGNED_OUT)

    # -- other processes -----------------------------------------------------------------------------------------------

    def heard(self, payload: str) -> None:
        """Another process (or this one) says that a table has changed or who is there."""
        if payload == "again":  # messages may have been missed
            self.spawn(self.catch_up())
            return
        message = orjson.loads(payload)
        if "out" in message:
            self.end_sockets(message["out"], message["but"])
            return
        if "sanctions" in message:
            self.spawn(self.hear_of_sanctions())
            return
        found = self.tables.get(message["t"])
        if "new" in message and self.at_home(message["t"]) and not self.closing:
            self.spawn(self.table(message["t"]))
        if found is None or message["p"] == self.id or self.closing or "new" in message:
            return
        if not self.at_home(found.id) and found.unused():
            del self.tables[found.id]  # its home goes on with it
            return
        if "rev" in message:
            if message["rev"] > found.play.rev:
                self.spawn(found.catch_up())
        elif "ask" in message:
            found.showing.show_here()
        elif "free" in message:
            found.showing.elsewhere.pop(message["p"], None)
            found.go_on()
        else:
            found.showing.elsewhere[message["p"]] = (message["here"], message["w"])
            found.showing.show_here(tell=False)

    async def catch_up(self) -> None:
        """Somebody wrote, we do not know where: a tool beside us, or another process while we did not hear."""
        tables = list(self.tables.values())
        revs = await sql.revs(self.store, [table.id for table in tables])
        for table in tables:
            if table.id not in revs:
                table.end()
            elif table.stale or table.play.rev < revs[table.id]:
                await table.catch_up()
