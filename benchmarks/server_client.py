"""Players that cost less than what they measure: bare HTTP and websockets; of a frame only what a move needs is read."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any, Final

import orjson

CHANGE: Final = b'{"type":"change","rev":'
TABLE: Final = b'{"type":"table"'
OK: Final = b'{"type":"ok","rev":'
ERROR: Final = b'{"type":"error"'
REV: Final = b'"rev":'
ASK: Final = b'"ask":{"id":"'
NO_ASK: Final = b'"ask":null'
DO: Final = b'"do":['
OVER: Final = b'"status":"over"'


class Seat(asyncio.Protocol):
    """One seat's websocket: remembers the newest question, and says when a rev has come."""

    __slots__ = ("ask", "cookie", "do", "host", "number", "open", "rest", "table", "transport")

    def __init__(self, table: Table, number: int, host: str, cookie: str) -> None:
        self.table: Final = table
        self.number: Final = number
        self.host: Final = host
        self.cookie: Final = cookie
        self.transport: Any = None
        self.rest = b""
        self.open = False
        self.ask = b""
        self.do: list[str] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        head = f"GET /ws/tables/{self.table.name}?form=2 HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\n"
        head += "Connection: Upgrade\r\n"
        head += f"Cookie: {self.cookie}\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        self.transport.write(head.encode())

    def data_received(self, data: bytes) -> None:
        if self.rest:
            data, self.rest = self.rest + data, b""
        if not self.open:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self.rest = data
                return
            assert b" 101 " in data[:30], data[:200]
            self.open, data = True, data[end + 4 :]
        at, here = 0, len(data)
        while here - at >= 2:
            size, start = data[at + 1], at + 2
            if size > 125:
                start += 2 if size == 126 else 8
                size = int.from_bytes(data[at + 2 : start], "big")
            if here < start + size:
                break
            if data[at] == 129:
                self.hear(data[start : start + size])
            elif data[at] == 137:  # "are you there?"
                self.write(10, data[start : start + size])
            at = start + size
        self.rest = data[at:]

    def write(self, kind: int, payload: bytes) -> None:
        """A client's frames are masked; with a mask of zeros that is no work."""
        size = len(payload)
        head = bytes([128 | kind, 128 | size]) if size < 126 else bytes([128 | kind, 254]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)

    def hear(self, payload: bytes) -> None:
        table = self.table
        table.bytes += len(payload)
        if payload.startswith(CHANGE):
            self.see(payload, int(payload[23 : payload.index(b",", 23)]))
        elif payload.startswith(OK):
            end = payload.find(b",", 19)
            table.answered(int(payload[19:end]))
        elif payload.startswith(TABLE):
            at = payload.index(REV) + 6
            self.see(payload, int(payload[at : payload.index(b",", at)]))
        elif payload.startswith(ERROR):
            table.errors += 1
            table.moving = False

    def see(self, payload: bytes, rev: int) -> None:
        at = payload.find(ASK)
        if at >= 0:
            self.ask = payload[at + 13 : payload.index(b'"', at + 13)]
        elif NO_ASK in payload:
            self.ask = b""
        at = payload.find(DO)
        if at >= 0:
            self.do = orjson.loads(payload[at + 5 : payload.index(b"]", at) + 1])
        if OVER in payload:
            self.table.over = True
        self.table.seen(self.number, rev)


class Table:
    """Its seats, and how long what was done there took to reach them."""

    def __init__(self, name: str, seats: int) -> None:
        self.name = name
        self.seats: Final[list[Seat]] = []
        self.revs: Final = [0] * seats
        self.moving = False
        self.over = False
        self.begun = 0.0
        self.rev = 0
        self.errors = 0
        self.bytes = 0
        self.acks: Final[list[float]] = []
        self.alls: Final[list[float]] = []

    def answered(self, rev: int) -> None:
        self.acks.append(time.perf_counter() - self.begun)
        self.rev = rev
        self.complete()

    def seen(self, seat: int, rev: int) -> None:
        self.revs[seat] = rev
        if self.moving and self.rev:
            self.complete()

    def complete(self) -> None:
        if self.moving and min(self.revs) >= self.rev:
            self.alls.append(time.perf_counter() - self.begun)
            self.moving = False
            self.rev = 0

    def move(self, rng: random.Random) -> bool:
        """One of those asked does one of the things that may be done; False if nobody is asked, or the last has not come yet."""
        if self.moving or self.over:
            return False
        asked = [seat for seat in self.seats if seat.ask]
        if not asked:
            return False
        seat = asked[0] if len(asked) == 1 else asked[int(rng.random() * len(asked))]
        self.moving = True
        self.begun = time.perf_counter()
        text = seat.do[int(rng.random() * len(seat.do))]
        seat.write(1, b'{"n":1,"ask":"%b","do":"%b"}' % (seat.ask, text.encode()))
        return True


class Caller:
    """A visitor over HTTP, one connection, one request after the other."""

    def __init__(self, port: int) -> None:
        self.port: Final = port
        self.cookie = ""
        self.lock: Final = asyncio.Lock()
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def post(self, path: str, body: Any) -> Any:
        async with self.lock:
            if self.writer is None:
                self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
            assert self.reader is not None
            data = orjson.dumps(body)
            head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nCookie: {self.cookie}\r\n"
            head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
            self.writer.write(head.encode() + data)
            answer = (await self.reader.readuntil(b"\r\n\r\n")).decode()
            fields = dict(line.split(": ", 1) for line in answer.split("\r\n")[1:] if line)
            found = {name.lower(): value for name, value in fields.items()}
            told = await self.reader.readexactly(int(found["content-length"]))
            assert answer.split(" ", 2)[1] in ("200", "201"), (path, answer, told)
            if "set-cookie" in found:
                self.cookie = found["set-cookie"].partition(";")[0]
            return orjson.loads(told)
