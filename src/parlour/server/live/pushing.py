"""Who is asked at a slow table and is not there is told so, on the devices that wanted it: once, until they come back."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final, Protocol
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

import orjson

from parlour.language import LANGUAGES, Language
from parlour.server.basics import web_push
from parlour.server.basics.limits import Buckets
from parlour.server.basics.metrics import Metrics
from parlour.server.basics.outside import NotAllowed, Outside
from parlour.server.basics.settings import Settings
from parlour.server.journal.play import Play
from parlour.server.live.sanctions import Sanctions
from parlour.server.stores import push
from parlour.server.stores.store import Conflict, Row, Store

LOG: Final = logging.getLogger("parlour")
AGAIN: Final = (60.0, 600.0)  # seconds until a push service that had no time is asked once more
KEPT: Final = 7 * 86_400  # seconds for which it keeps a message for a device that is switched off
AT_ONCE: Final = (
    32  # messages under way, and of each visitor one: who names services that do not answer keeps nobody waiting long
)
PACE, BURST = 1 / 30, 60.0  # messages to one visitor: who names somebody else's address has not much of it
GONE: Final = (404, 410)
BUSY: Final = (408, 425, 429)


class Shown(Protocol):
    def here(self) -> set[int]: ...


class Table(Protocol):
    """What we need of a table: what is asked there, and who is there."""

    play: Play

    @property
    def id(self) -> str: ...

    @property
    def showing(self) -> Shown: ...


class Pushing:
    def __init__(self, process: str, settings: Settings, store: Store, metrics: Metrics, sanctions: Sanctions) -> None:
        self.process: Final = process
        self.settings: Final = settings
        self.store: Final = store
        self.metrics: Final = metrics
        self.sanctions: Final = sanctions
        self.outside: Final = Outside(settings.push_hosts, settings.push_private)
        self.places: Final = asyncio.Semaphore(AT_ONCE)
        self.turns: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()  # of visitors
        self.sent: Final = Buckets(PACE, BURST)  # by visitor
        self.tasks: Final[dict[tuple[str, str], asyncio.Task[None]]] = {}  # whom we are about to tell of which table
        self.key = settings.push_key

    async def secret(self) -> str:
        """What we sign with."""
        if not self.key:
            self.key = await push.key(self.store, web_push.new_key())
        return self.key

    def look(self, table: Table) -> None:
        """Something has changed at a table, or it was just read."""
        play = table.play
        if not self.settings.push or play.clocks.kind != "slow" or play.status != "playing":
            return
        here = table.showing.here()
        for visitor in {sitter.visitor for seat in play.asked() if (sitter := play.sitters[seat]).plays() and seat not in here}:
            key = (table.id, visitor)
            if key not in self.tasks and not self.unwelcome(*key):
                task = self.tasks[key] = asyncio.create_task(self.tell(table, visitor))
                task.add_done_callback(lambda _, key=key: self.tasks.pop(key, None))  # type: ignore[misc]

    def unwelcome(self, table: str, visitor: str) -> bool:
        return self.sanctions.banned(visitor) or self.sanctions.kicked(visitor, table)

    async def tell(self, table: Table, visitor: str) -> None:
        """After a moment, in which they may come back or the question may go; and again later if the push service had no time."""
        rows: list[Row] | None = None
        try:
            for wait in (self.settings.push_seconds, *AGAIN):
                if self.store.shared:  # the other processes say who is there
                    await self.store.tell(orjson.dumps({"t": table.id, "ask": "here", "p": self.process}).decode())
                await asyncio.sleep(wait)
                asked = await push.asked(self.store, table.id, visitor)  # we may have forgotten the table meanwhile
                if not asked or asked & table.showing.here() or self.unwelcome(table.id, visitor):
                    return
                if rows is None or not await push.is_told(self.store, table.id, visitor):
                    rows = await push.of_visitor(self.store, visitor)
                    if not rows:
                        return
                    await self.store.write(push.told(table.id, visitor, time.time()))
                rows = [row for row in rows if not await self.send(row, table.play)]
                if not rows:
                    return
            await self.store.write(push.came_back(table.id, visitor))  # with the next question it is tried anew
        except Conflict:
            return  # told already
        except Exception:
            self.metrics.count("pushes_failed")
            LOG.exception("somebody could not be told of a table", extra={"table": table.id})

    async def send(self, row: Row, play: Play) -> bool:
        """To one device. False if it is worth trying again."""
        endpoint = row["endpoint"]
        about = {"table": play.head.id, "what": urlsplit(endpoint).hostname}
        if not self.sent.take(row["visitor"]):
            self.metrics.count("pushes_held_back")
            return True
        turn = self.turns.setdefault(row["visitor"], asyncio.Lock())
        try:
            async with turn, self.places:
                body = web_push.encrypted(message(play, row["lang"]), row["p256dh"], row["auth"])
                key, contact = await self.secret(), self.settings.push_contact
                headers = {
                    "authorization": web_push.signed(key, endpoint, contact, time.time()),
                    "content-encoding": "aes128gcm",
                    "content-type": "application/octet-stream",
                    "ttl": str(KEPT),
                    "topic": play.head.id[:32],  # a newer one takes the place of one that has not come yet
                    "urgency": "normal",
                }
                status = await self.outside.post(endpoint, headers, body)
        except NotAllowed as error:
            await self.forget(endpoint)
            self.metrics.count("pushes_failed")
            LOG.warning("a device has an address to which nothing is sent: %s", error, extra=about)
            return True
        except (OSError, TimeoutError, ValueError) as error:
            self.metrics.count("pushes_failed")
            LOG.warning("a push service cannot be reached: %s", type(error).__name__, extra=about)
            return False
        if status // 100 == 2:
            self.metrics.count("pushes")
            return True
        if status in GONE:
            await self.forget(endpoint)
            self.metrics.count("pushes_gone")
            return True
        self.metrics.count("pushes_failed")
        LOG.warning("a push service says no: %d", status, extra=about)
        return status < 500 and status not in BUSY

    async def forget(self, endpoint: str) -> None:
        await self.store.write(push.gone(endpoint))

    async def came_back(self, table: str, visitor: str) -> None:
        """Somebody opens a slow table: what comes after this is news again."""
        await self.store.write(push.came_back(table, visitor))

    def close(self) -> None:
        for task in self.tasks.values():
            task.cancel()


def message(play: Play, code: str) -> bytes:
    """What the device shows, in its reader's language: the game and the table's name, and nothing of what happened there."""
    lang = code if code in LANGUAGES else "en"
    house = Language(None, lang)
    title = house.say("push-title", {"game": Language(play.game, lang).say("game-title")})
    body = str(play.head.settings["title"]) or house.say("push-body")
    return orjson.dumps({"title": title, "body": body, "lang": lang, "table": play.head.id})
