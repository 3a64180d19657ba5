"""Open websockets, as RFC 6455 has them: whole texts to and from a table, without a task or a queue for a client that keeps up.

The handshake is uvicorn's. When the application has agreed, all that it needed for that is let go, and a `Wire` stays: most
sockets of a public server only wait, and each should cost little.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.utils import apply_mask

from parlour.server.live.connection import WIRE, Listener

MORE, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10  # kinds of frames
LAST: Final = 0x80  # of a frame that ends its message; of a size, that a mask follows
RESERVED: Final = 0x70
SHORT: Final = 125  # bytes in a frame that says something about the connection
BAD_FRAME, BAD_TEXT, TOO_MANY, TOO_BIG, RESTART = 1002, 1007, 1008, 1009, 1012
QUIET: Final = 30.0  # seconds without a sign of life, after which one is asked for
SILENT: Final = 90.0  # and after which nobody is there
SIGNS: Final = 500  # frames between two beats that are no whole text: messages have a pace, these have none of their own
GOODBYE: Final = 10.0  # seconds for the last word
OPENING: Final = 32  # handshakes at the same time: each needs much more memory than its socket, and does not give it back


def framed(payload: bytes, kind: int = TEXT) -> bytes:
    """One whole frame: how long it is stands in one byte, in two more, or in eight more."""
    size = len(payload)
    if size <= SHORT:
        return bytes((LAST | kind, size)) + payload
    if size < 1 << 16:
        return bytes((LAST | kind, 126)) + size.to_bytes(2, "big") + payload
    return bytes((LAST | kind, 127)) + size.to_bytes(8, "big") + payload


class Wire(asyncio.Protocol):
    __slots__ = (
        "closing",
        "failed",
        "full_since",
        "heard_at",
        "held",
        "kind",
        "listener",
        "most",
        "others",
        "out",
        "pieces",
        "pinged",
        "rest",
        "signs",
        "transport",
    )

    def __init__(self, transport: asyncio.Transport, most: int, others: set[Any], listener: Listener) -> None:
        self.transport: Final = transport
        self.most: Final = most  # bytes of a message
        self.others: Final = others  # all connections of this server, ours among them
        self.listener: Final = listener
        self.rest = b""  # what has come of the next frame
        self.kind = MORE  # of the message that comes in pieces
        self.pieces = b""
        self.held = False  # the listener cannot keep up
        self.full_since = 0.0  # since when the client does not keep up
        self.heard_at = time.monotonic()
        self.pinged = False
        self.signs = 0
        self.closing = False
        self.failed = False  # nothing that comes is heard any more
        self.out: list[bytes] = []  # frames of this turn of the loop: what is said at once goes with one call to the system
        others.add(self)
        transport.set_protocol(self)

    # -- what comes ----------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.failed:
            return None
        self.heard_at, self.pinged = time.monotonic(), False
        if self.rest:
            data, self.rest = self.rest + data, b""
        at, here = 0, len(data)
        while not self.held and here - at >= 2:
            first, size, start = data[at], data[at + 1] & ~LAST, at + 2
            if not data[at + 1] & LAST or first & RESERVED:
                return self.fail(BAD_FRAME)
            if size > SHORT:
                start += 2 if size == 126 else 8
                if here < start:
                    break
                size = int.from_bytes(data[at + 2 : start], "big")
            if size > self.most:
                return self.fail(TOO_BIG)
            if here < start + 4 + size:
                break
            at = start + 4 + size
            payload = apply_mask(data[start + 4 : at], data[start : start + 4])
            if first == LAST | TEXT and not self.kind and not self.closing:  # nearly always
                self.take(TEXT, payload)
            elif not self.take_frame(first & 15, first & LAST != 0, payload):
                return self.fail(BAD_FRAME)
            if self.failed or self.transport.is_closing():
                return None
        self.rest = data[at:]
        return None

    def take_frame(self, kind: int, last: bool, payload: bytes) -> bool:
        """Any frame; False if it may not stand there."""
        self.signs += 1
        if self.signs > SIGNS:
            self.fail(TOO_MANY)
            return True
        if kind >= CLOSE:
            if not last or len(payload) > SHORT or kind > PONG:
                return False
            if kind == CLOSE:
                if not self.closing:
                    self.send()
                    self.transport.write(framed(payload[:2], CLOSE))
                self.closing = True
                self.transport.close()
            elif kind == PING and not self.full_since:  # who does not read gets no answer, which would only pile up
                self.transport.write(framed(payload, PONG))
            return True
        if kind > BINARY or (kind == MORE) != (self.kind != MORE):
            return False
        if self.closing:
            return True
        self.kind, self.pieces = kind or self.kind, self.pieces + payload
        if len(self.pieces) > self.most:
            self.fail(TOO_BIG)
        elif last:
            kind, payload, self.kind, self.pieces = self.kind, self.pieces, MORE, b""
            self.take(kind, payload)
        return True

    def take(self, kind: int, payload: bytes) -> None:
        """A whole message. Nothing is said in bytes here: they are taken for an empty text, and refused as one."""
        try:
            self.listener.heard(payload.decode() if kind == TEXT else "")
        except UnicodeDecodeError:
            self.fail(BAD_TEXT)

    def hold(self) -> None:
        """Nothing more for now: whoever says much waits until it is answered."""
        self.held = True
        self.transport.pause_reading()

    def go_on(self) -> None:
        if self.held:
            self.held = False
            if not self.transport.is_closing():
                self.transport.resume_reading()
                self.data_received(b"")

    # -- what goes -----------------------------------------------------------------------------------------------------

    def write(self, text: bytes) -> bool:
        """Send a text; False if the client does not keep up, or is gone."""
        if self.full_since or self.closing or self.transport.is_closing():
            return False
        if not self.out:
            asyncio.get_running_loop().call_soon(self.send)
        self.out.append(framed(text))
        return True

    def send(self) -> None:
        if self.out:
            out, self.out = self.out, []
            self.transport.write(out[0] if len(out) == 1 else b"".join(out))

    def pause_writing(self) -> None:
        self.full_since = time.monotonic()

    def resume_writing(self) -> None:
        self.full_since = 0.0
        self.listener.ready()

    def beat(self, now: float) -> None:
        """Every few seconds: is somebody there?"""
        self.signs = 0
        if now - self.heard_at > SILENT:
            self.transport.abort()
        elif now - self.heard_at > QUIET and not self.pinged and not self.closing:
            self.pinged = True
            self.transport.write(framed(b"", PING))

    # -- the end -------------------------------------------------------------------------------------------------------

    def close(self, code: int) -> None:
        """Say goodbye; the connection ends when the client has said so too, or soon."""
        if not self.closing and not self.transport.is_closing():
            self.closing = True
            self.send()
            self.transport.write(framed(code.to_bytes(2, "big"), CLOSE))
            self.held = False
            self.transport.resume_reading()
            asyncio.get_running_loop().call_later(GOODBYE, self.transport.abort)

    def fail(self, code: int) -> None:
        """Say why, and nothing more. What still comes is read and thrown away: a socket that is closed over unread bytes
        resets the connection, and the client would never read the reason."""
        if self.closing or self.transport.is_closing():
            self.transport.close()
            return
        self.close(code)
        self.failed, self.rest, self.pieces = True, b"", b""
        self.transport.write_eof()

    def shutdown(self) -> None:
        """The server stops."""
        self.close(RESTART)
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.others.discard(self)
        self.listener.ended()


class Handshake(WebSocketsSansIOProtocol):
    """uvicorn's websocket, until the application has decided. What a client says before that waits."""

    opening: Final = asyncio.Semaphore(OPENING)
    early = b""
    wire: Wire | None = None

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][WIRE] = {"adopt": self.adopt}

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated or self.close_sent:
            super().data_received(data)
            return
        self.early += data
        if len(self.early) > self.config.ws_max_size:
            self.transport.abort()

    def adopt(self, listener: Listener) -> Wire | None:
        """From now on the listener hears what is said; None if the client has gone."""
        if self.disconnected or self.transport.is_closing():
            return None
        self.stop_keepalive()
        self.connections.discard(self)
        self.wire = Wire(self.transport, self.config.ws_max_size, self.connections, listener)
        return self.wire

    async def run_asgi(self) -> None:
        """As uvicorn does it, but a connection that was adopted lives on."""
        try:
            async with self.opening:
                await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            self.logger.exception("a websocket failed")
            self.send_500_response()
        if self.wire is not None:
            self.wire.data_received(self.early)
            self.forget()
        elif self.close_timer is None:
            self.transport.close()

    def forget(self) -> None:
        """What a handshake needs holds on to itself in circles, ten kilobytes that would wait for the next look at garbage."""
        self.scope.clear()  # type: ignore[attr-defined]
        vars(self.conn).clear()
        tasks = self.tasks  # which our own leaves when it is done
        vars(self).clear()
        self.tasks = tasks
