"""One server process: what all its tables share."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import Any, Final

import orjson

from parlour.server.basics.channel import Others
from parlour.server.basics.limits import Shared
from parlour.server.basics.metrics import Metrics
from parlour.server.basics.server_time import STOOD, ServerTime
from parlour.server.basics.settings import Settings
from parlour.server.journal.play import Play
from parlour.server.live.bots import Bots
from parlour.server.live.pushing import Pushing
from parlour.server.live.sanctions import Sanctions
from parlour.server.people.identity import new_id
from parlour.server.stores import sql
from parlour.server.stores.store import Conflict, Do, Store

TOGETHER: Final = 20  # times as much as on one socket may be said on all sockets of an address
CHAT_BURST: Final = 6.0  # lines that somebody may say at once
READY: Final = 1.0  # seconds for which a write shows that the next one will succeed


class Process:
    def __init__(self, settings: Settings, store: Store, others: Others | None = None) -> None:
        self.settings: Final = settings
        self.others: Final = others  # workers of the same server
        self.store: Final = store
        self.id: Final = new_id("p")
        self.bots: Final = Bots(settings.bot_workers, settings.bot_seconds)
        self.metrics: Final = Metrics()
        self.sanctions: Final = Sanctions(store)
        self.pushing: Final = Pushing(self.id, settings, store, self.metrics, self.sanctions)
        self.shared: Final = Shared(settings.workers if others is not None else 1)
        if others is not None:
            others.shared = self.shared
        limits = settings.limits
        said, at_once = TOGETHER * limits.messages_per_second, TOGETHER * limits.messages_burst
        self.speakers: Final = self.shared.buckets("speakers", said, at_once)  # by address
        # Not by the table as it is open here: other workers may have it open, too.
        rate = limits.chat_per_second
        self.talkers: Final = self.shared.buckets("talkers", rate, max(CHAT_BURST, 2 * rate))  # by table and visitor
        self.hinting: Final = self.shared.holding("hinting")  # hints that are being thought about, by table and seat
        self.seen: Final = self.shared.whereabouts("seen")  # addresses by visitor: written down only with a ban
        self.tasks: Final[set[asyncio.Task[Any]]] = set()
        self.closing = False
        self.time: Final = ServerTime(not store.shared)
        self.wrote = 0.0  # when something was written last, by the monotonic clock

    async def write(self, *todo: Do, say: str = "") -> None:
        """On disk when it returns. While that cannot be done, or takes long, all clocks stand."""
        begun = self.time.now()
        try:
            await self.store.write(*todo, say=say)
        except Conflict:
            self.time.go()
            raise
        except Exception:
            self.time.stop(begun)
            raise
        now = self.time.now()
        if now - begun > STOOD:
            self.time.add(begun, now)
        self.time.go()
        self.wrote = time.monotonic()

    async def ready(self) -> None:
        """Whether something can be written: it was just now, or it is tried. Raises what the store raises."""
        if self.time.standing is not None or time.monotonic() - self.wrote > READY:
            await self.write(sql.beat(self.time.now()))

    def lost(self, play: Play) -> float:
        """For how long nobody could play since the last line of a table, where that matters."""
        return self.time.lost(play.at) if play.status == "playing" and play.timed() else 0.0

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Let something run beside everything else, until it is done or the process ends."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def say(self, message: dict[str, Any]) -> None:
        """To the other processes at the same store."""
        self.spawn(self.store.tell(orjson.dumps(message).decode()))
