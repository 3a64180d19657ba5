"""One viewer at a websocket: frames are sent at once, or queued for a client that is slow, and dropped rather than waited for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from parlour.engine.core import SPECTATOR
from parlour.server.basics.limits import Bucket
from parlour.server.basics.settings import Limits
from parlour.server.journal.lines import Line
from parlour.server.journal.play import Play
from parlour.server.live import frames
from parlour.server.live.picture import Fields, Picture
from parlour.server.live.table import LiveTable
from parlour.server.people.identity import Visitor

WIRE: Final = "parlour.wire"  # among the extensions of a websocket's scope: its `adopt` gives a Listener a Wire
LOG: Final = logging.getLogger("parlour")
SIGNED_OUT: Final = 4401
TOO_SLOW: Final = 4408
TOO_FAST: Final = 4429
NOT_ALLOWED: Final = 4403
SEND_SECONDS: Final = 20.0  # for a client that does not read
PATIENCE: Final = 100  # messages over the rate before the connection ends
WAITING: Final = 4  # messages that may wait here; more wait where they come from


class Listener(Protocol):
    """Whoever hears what is said at a websocket."""

    def heard(self, text: str) -> None: ...

    def ready(self) -> None:
        """More can be sent again."""

    def ended(self) -> None: ...


class Wire(Protocol):
    """An open websocket."""

    full_since: float  # since when the client does not keep up; 0: it does

    def write(self, text: bytes) -> bool: ...

    def hold(self) -> None: ...

    def go_on(self) -> None: ...

    def beat(self, now: float) -> None: ...

    def close(self, code: int) -> None: ...


class Connection:
    __slots__ = (
        "address",
        "answer",
        "bucket",
        "changes",
        "closed",
        "inbox",
        "left",
        "limits",
        "mine",
        "muted",
        "muted_voices",
        "picture",
        "queue",
        "rev",
        "roles",
        "seat",
        "seated",
        "seen_from",
        "table",
        "tips_seen",
        "told_own",
        "too_fast",
        "visitor",
        "wire",
        "working",
    )

    def __init__(
        self,
        table: LiveTable,
        visitor: Visitor | None,
        roles: set[str],
        address: str,
        limits: Limits,
        answer: Callable[[Connection, str], Awaitable[None]],
        left: Callable[[Connection], None],
    ) -> None:
        self.table: Final = table
        self.visitor: Final = visitor
        self.roles: Final = frozenset(roles)
        self.address: Final = address  # among whose messages this one's count
        self.limits: Final = limits
        self.answer: Final = answer  # to one message
        self.left: Final = left  # called at the end
        self.muted: list[int] = []
        self.muted_voices: list[str] = []
        self.bucket: Final = Bucket(limits.messages_per_second, limits.messages_burst)
        self.too_fast = 0
        self.mine: list[int] = []
        self.seat = SPECTATOR
        self.seated = -1  # the rev by which we know our seats
        self.rev = 0
        self.changes = False
        self.picture: Picture | None = None
        self.seen_from = SPECTATOR
        self.told_own: Fields | None = None
        self.tips_seen: set[str] | None = None  # of this table's game; None: nobody has asked yet
        self.wire: Wire | None = None
        self.inbox: Final[list[str]] = []  # what was said and is not answered yet
        self.working: asyncio.Task[None] | None = None
        self.queue: Final[list[bytes]] = []  # what a slow client has not got yet
        self.closed = False

    @property
    def host(self) -> bool:
        return "host" in self.roles

    def refresh(self, play: Play) -> None:
        """Which seats are ours now, and from where we look."""
        if self.seated == play.seated:
            return
        self.seated = play.seated
        visitor = self.visitor.id if self.visitor else ""
        self.mine = [seat for seat, sitter in enumerate(play.sitters) if visitor and sitter.visitor == visitor]
        ended = play.status in ("over", "abandoned")
        if self.seat not in self.mine and not (ended and self.seat >= 0):
            self.seat = self.mine[0] if len(self.mine) == 1 else SPECTATOR
        waits = any(sitter.reissue is not None and visitor and sitter.reissue["visitor"] == visitor for sitter in play.sitters)
        if not self.mine and not self.roles and not waits and not play.head.settings["public"]:
            self.drop(NOT_ALLOWED)

    def own(self, claims: list[int]) -> Fields:
        """What is this connection's alone, at the end of a frame."""
        return {"mine": self.mine, "host": self.host, "claims": claims, "muted": self.muted, "muted_voices": self.muted_voices}

    # -- what comes ----------------------------------------------------------------------------------------------------

    def heard(self, text: str) -> None:
        """One message after the other."""
        self.inbox.append(text)
        if self.working is None:
            self.working = asyncio.create_task(self.work())
        elif len(self.inbox) >= WAITING and self.wire is not None:
            self.wire.hold()

    async def work(self) -> None:
        while self.inbox and not self.closed:
            await self.answer(self, self.inbox.pop(0))
            if self.inbox:
                await asyncio.sleep(0)  # whoever says much does not keep the others waiting
            if len(self.inbox) < WAITING and self.wire is not None:
                self.wire.go_on()
        self.working = None

    # -- what goes -----------------------------------------------------------------------------------------------------

    def put(self, frame: bytes) -> None:
        """Send a frame, or queue it if that has to wait; whoever lets too many wait is dropped."""
        if self.closed or self.wire is None or (not self.queue and self.wire.write(frame)):
            return
        if len(self.queue) >= self.limits.queue:
            self.table.process.metrics.count("slow_clients")
            self.drop(TOO_SLOW)
            return
        self.queue.append(frame)

    def ready(self) -> None:
        """The client reads again."""
        while self.queue and self.wire is not None and self.wire.write(self.queue[0]):
            del self.queue[0]

    def send_chat(self, play: Play, line: Line) -> None:
        muted = line.seat in self.muted if line.seat >= 0 else line.data.get("voice") in self.muted_voices
        if frames.hears(play, line, not self.mine) and not muted:
            self.put(frames.dump(frames.chat_frame(line)).encode())
        self.rev = line.rev

    def beat(self, now: float) -> None:
        """Every few seconds: whoever reads nothing for too long is dropped, whoever is silent is asked."""
        if self.wire is not None:
            if self.wire.full_since and now - self.wire.full_since > SEND_SECONDS:
                self.table.process.metrics.count("slow_clients")
                self.drop(TOO_SLOW)
            self.wire.beat(now)

    # -- the end -------------------------------------------------------------------------------------------------------

    def drop(self, code: int) -> None:
        """End this connection without waiting for it."""
        if not self.closed:
            self.closed = True
            self.queue.clear()
            self.table.showing.viewers.discard(self)
            LOG.info("a client was dropped", extra={"table": self.table.id, "what": code})
            if self.wire is not None:
                self.wire.close(code)

    def ended(self) -> None:
        """The websocket is gone."""
        self.closed, self.wire = True, None
        self.left(self)
