"""One websocket: frames are sent at once, or queued for a client that is slow, and dropped rather than waited for."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Callable
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from parlour.engine.core import SPECTATOR
from parlour.server.basics.limits import Bucket
from parlour.server.basics.settings import Limits
from parlour.server.journal.lines import Line
from parlour.server.journal.play import Play
from parlour.server.live import frames
from parlour.server.live.picture import Picture, members
from parlour.server.live.table import LiveTable
from parlour.server.people.identity import Visitor

WIRE: Final = "parlour.wire"  # what may be written to at once, among the extensions of a websocket's scope
LOG: Final = logging.getLogger("parlour")
SIGNED_OUT: Final = 4401
TOO_SLOW: Final = 4408
TOO_FAST: Final = 4429
NOT_ALLOWED: Final = 4403
SEND_SECONDS: Final = 20.0  # for one frame to a client that does not read
PATIENCE: Final = 100  # messages over the rate before the connection ends


class Connection:
    def __init__(
        self, ws: WebSocket, table: LiveTable, visitor: Visitor | None, roles: set[str], muted: list[int], limits: Limits
    ) -> None:
        self.ws: Final = ws
        self.table: Final = table
        self.visitor: Final = visitor
        self.roles: Final = roles
        self.muted = muted
        self.muted_voices: list[str] = []
        self.limits: Final = limits
        self.bucket: Final = Bucket(limits.messages_per_second, limits.messages_burst)
        self.too_fast = 0
        self.mine: list[int] = []
        self.seat = SPECTATOR
        self.rev = 0
        self.changes = False
        self.picture: Picture | None = None
        self.seen_from = SPECTATOR
        self.told_own = b""
        self.tips_seen: set[str] | None = None  # of this table's game; None: nobody has asked yet
        self.write_now: Final[Callable[[bytes], bool] | None] = getattr(
            ws.scope.get("extensions", {}).get(WIRE), "write_now", None
        )
        self.queue: Final[deque[bytes]] = deque()
        self.code = 1000
        self.writer: asyncio.Task[None] | None = None
        self.hanging: asyncio.Task[None] | None = None
        self.sending = 0.0
        self.closed = False

    @property
    def host(self) -> bool:
        return "host" in self.roles

    def refresh(self, play: Play) -> None:
        """Which seats are ours now, and from where we look."""
        visitor = self.visitor.id if self.visitor else ""
        self.mine = [seat for seat, sitter in enumerate(play.sitters) if visitor and sitter.visitor == visitor]
        ended = play.status in ("over", "abandoned")
        if self.seat not in self.mine and not (ended and self.seat >= 0):
            self.seat = self.mine[0] if len(self.mine) == 1 else SPECTATOR
        waits = any(sitter.reissue is not None and visitor and sitter.reissue["visitor"] == visitor for sitter in play.sitters)
        if not self.mine and not self.roles and not waits and not play.head.settings["public"]:
            self.drop(NOT_ALLOWED)

    def own(self, claims: list[int]) -> bytes:
        """What is this connection's alone, as the end of a frame."""
        about = {"mine": self.mine, "host": self.host, "claims": claims, "muted": self.muted, "muted_voices": self.muted_voices}
        return members(about)

    def put(self, frame: bytes) -> None:
        """Send a frame, or queue it if that has to wait; whoever lets too many wait is dropped."""
        if self.closed or (self.writer is None and self.write_now is not None and self.write_now(frame)):
            return
        if len(self.queue) >= self.limits.queue:
            self.table.process.metrics.count("slow_clients")
            self.drop(TOO_SLOW)
            return
        self.queue.append(frame)
        if self.writer is None:
            self.writer = asyncio.create_task(self.write())

    def send_chat(self, play: Play, line: Line) -> None:
        muted = line.seat in self.muted if line.seat >= 0 else line.data.get("voice") in self.muted_voices
        if frames.hears(play, line, not self.mine) and not muted:
            self.put(frames.dump(frames.chat_frame(line)).encode())
        self.rev = line.rev

    def drop(self, code: int) -> None:
        """End this connection without waiting for it."""
        if not self.closed:
            self.closed = True
            self.code = code
            self.table.connections.discard(self)
            if self.writer is not None:
                self.writer.cancel()
            LOG.info("a client was dropped", extra={"table": self.table.id, "what": code})
            self.hanging = asyncio.create_task(self.hang_up())

    async def hang_up(self) -> None:
        with contextlib.suppress(Exception):
            await asyncio.wait_for(self.ws.close(self.code), 5)

    def stuck(self, now: float) -> bool:
        """Whether a frame has been on its way for too long."""
        return self.sending > 0 and now - self.sending > SEND_SECONDS

    async def write(self) -> None:
        """Send what is queued, one after the other, until nothing is left."""
        try:
            while self.queue:
                self.sending = time.monotonic()
                await self.ws.send({"type": "websocket.send", "text": self.queue.popleft().decode()})
                self.sending = 0.0
            self.writer = None  # nothing may overtake what is queued, so that only now frames are sent at once again
        except (RuntimeError, WebSocketDisconnect, OSError):
            self.closed = True
