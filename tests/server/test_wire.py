"""Websocket frames byte by byte: what RFC 6455 asks of a server, and what a listener hears of it."""

from __future__ import annotations

import asyncio
import gc
import socket
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import pytest
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from parlour.server.basics.settings import Settings
from parlour.server.http import wire
from parlour.server.http.app import make_app
from parlour.server.http.wire import (
    BINARY,
    CLOSE,
    MORE,
    OPENING,
    PING,
    PONG,
    QUIET,
    SIGNS,
    SILENT,
    TEXT,
    Handshake,
    Wire,
    framed,
)
from tests.server.client import PATIENCE
from tests.server.inside import WIDE, Browser, listening

MOST: Final = 1000
MASK: Final = b"\x01\x7f\x80\xfe"


def sent(payload: bytes, kind: int = TEXT, last: bool = True, masked: bool = True, extra: int = 0) -> bytes:
    """A frame as a client sends it."""
    head = bytearray(framed(payload, kind)[: len(framed(payload, kind)) - len(payload)])
    head[0] = (128 if last else 0) | extra | kind
    if not masked:
        return bytes(head) + payload
    head[1] |= 128
    return bytes(head) + MASK + bytes(byte ^ MASK[i % 4] for i, byte in enumerate(payload))


class Line:
    """A transport that keeps what is written, and a listener that keeps what it hears."""

    def __init__(self) -> None:
        self.out: Final[list[bytes]] = []
        self.said: Final[list[str]] = []
        self.reading, self.closed, self.aborted, self.over, self.again = True, False, False, False, 0
        self.said_all = False
        self.others: Final[set[Any]] = set()
        self.wire: Final = Wire(self, MOST, self.others, self)  # type: ignore[arg-type]

    def set_protocol(self, protocol: Any) -> None: ...

    def write(self, data: bytes) -> None:
        self.out.append(data)

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def is_closing(self) -> bool:
        return self.closed

    def write_eof(self) -> None:
        self.said_all = True

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = self.aborted = True

    def heard(self, text: str) -> None:
        self.said.append(text)

    def ready(self) -> None:
        self.again += 1

    def ended(self) -> None:
        self.over = True


def said_to(*data: bytes) -> Line:
    async def once() -> Line:
        line = Line()
        for each in data:
            line.wire.data_received(each)
        return line

    return asyncio.run(once())


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 999, 1000])
def test_texts_of_every_length_in_any_pieces(size: int) -> None:
    text = ("Fußnote " * 200).encode()[:size].decode(errors="ignore")
    data = sent(text.encode()) + sent(b"next")
    assert said_to(data).said == [text, "next"]
    assert said_to(*[bytes([byte]) for byte in data]).said == [text, "next"]


def test_messages_in_several_frames_with_signs_between_them() -> None:
    line = said_to(sent(b"one ", last=False), sent(b"?", PING), sent(b"and ", MORE, last=False), sent(b"two", MORE))
    assert line.said == ["one and two"]
    assert line.out == [framed(b"?", PONG)]


def test_bytes_are_heard_as_nothing() -> None:
    assert said_to(sent(b"\xff\x00", BINARY), sent(b"then")).said == ["", "then"]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (sent(b"x", masked=False), 1002),
        (sent(b"x", extra=0x40), 1002),  # no extension was agreed on
        (sent(b"x", 3), 1002),
        (sent(b"x", 11), 1002),
        (sent(b"x" * 126, PING), 1002),
        (sent(b"x", PING, last=False), 1002),
        (sent(b"x", MORE), 1002),  # more of nothing
        (sent(b"x", last=False) + sent(b"y"), 1002),  # another message inside of one
        (sent(b"\xff\xfe"), 1007),
        (sent(b"x" * (MOST + 1))[:4], 1009),  # refused by its size, before it has come
        (bytes((129, 255)) + (1 << 62).to_bytes(8, "big"), 1009),
        (sent(b"x" * 600, last=False) + sent(b"x" * 600, MORE), 1009),
    ],
)
def test_what_may_not_be_said_ends_the_connection(data: bytes, code: int) -> None:
    line = said_to(data, sent(b"not heard any more"))
    assert line.said == []
    assert line.out == [framed(code.to_bytes(2, "big"), CLOSE)]
    assert line.said_all
    assert not line.closed, "what is still on its way is read, or the reason would be lost"


def test_goodbyes() -> None:
    theirs = said_to(sent(b"\x03\xe8bye", CLOSE), sent(b"too late"))
    assert (theirs.out, theirs.closed, theirs.said) == ([framed(b"\x03\xe8", CLOSE)], True, [])

    async def ours() -> None:
        line = Line()
        line.wire.close(4429)
        assert not line.wire.write(b"{}")
        line.wire.data_received(sent(b"still talking"))
        assert not line.closed
        line.wire.data_received(sent((4429).to_bytes(2, "big"), CLOSE))
        assert (line.out, line.closed, line.said) == ([framed((4429).to_bytes(2, "big"), CLOSE)], True, [])
        line.wire.connection_lost(None)
        assert line.over
        assert not line.others

    asyncio.run(ours())


def test_whoever_does_not_say_goodbye_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "GOODBYE", 0.0)

    async def ours() -> None:
        line = Line()
        line.wire.close(4429)
        assert not line.aborted
        while not line.aborted:
            await asyncio.sleep(0)

    asyncio.run(asyncio.wait_for(ours(), PATIENCE))


def test_whoever_says_much_waits() -> None:
    line = said_to()
    line.wire.hold()
    line.wire.data_received(sent(b"one") + sent(b"two"))
    assert (line.said, line.reading) == ([], False)
    line.wire.go_on()
    assert (line.said, line.reading) == (["one", "two"], True)


def test_a_client_that_does_not_read() -> None:
    async def scene() -> None:
        line = Line()
        assert line.wire.write(b"{}")
        await asyncio.sleep(0)
        line.wire.pause_writing()
        assert not line.wire.write(b"{}")
        assert line.wire.full_since > 0
        line.wire.resume_writing()
        assert line.again == 1
        assert line.wire.write(b"{}")
        await asyncio.sleep(0)
        assert line.out == [framed(b"{}")] * 2

    asyncio.run(scene())


def test_what_is_said_at_once_is_sent_at_once() -> None:
    """An answer and what it changes, to the same client: one call to the system. Whoever closes has got all of it before."""

    async def scene() -> None:
        line = Line()
        line.wire.write(b"[1]")
        line.wire.write(b"[2]")
        assert line.out == []
        await asyncio.sleep(0)
        assert line.out == [framed(b"[1]") + framed(b"[2]")]
        line.wire.write(b"[3]")
        line.wire.close(1000)
        assert line.out[1:] == [framed(b"[3]"), framed(b"\x03\xe8", CLOSE)]
        await asyncio.sleep(0)
        assert len(line.out) == 3

    asyncio.run(scene())


def test_pings_are_not_for_filling_memory() -> None:
    """Whoever asks and does not read is not answered; whoever asks without end is hung up on."""
    line = said_to(sent(b"?", PING))
    line.wire.pause_writing()
    line.wire.data_received(sent(b"?", PING) * 100)
    assert line.out == [framed(b"?", PONG)]
    line.wire.beat(time.monotonic())
    line.wire.resume_writing()
    flood = said_to(sent(b"", PING) * SIGNS)
    assert not flood.said_all
    for kind in (PING, PONG, MORE):
        assert said_to(sent(b"", last=False), sent(b"", kind, last=kind != MORE) * (SIGNS + 1)).out[-1] == framed(
            b"\x03\xf0", CLOSE
        )


async def flooded(folder: Path) -> bytes:
    """Pings without end at a real socket: everything that comes back."""
    app = make_app(Settings(data=folder, limits=WIDE, bot_workers=1))
    async with listening(app) as port:
        browser = Browser(app)
        await browser.post("/api/me", {"name": "Ada"})
        wish = {"game": "notre-dame", "options": {"players": 2}, "seats": [{"kind": "me"}] * 2, "public": True}
        reader, writer = await handshake(port, (await browser.post("/api/tables", wish))["table"])
        await reader.readuntil(b'"type":"table"')
        writer.write(sent(b"", PING) * 400_000)
        said = await asyncio.wait_for(reader.read(), PATIENCE)
        writer.close()
    return said


def test_a_flood_is_told_why_it_ends(tmp_path: Path) -> None:
    """A socket closed over unread bytes resets the connection, and the reason was lost on the way."""
    assert asyncio.run(flooded(tmp_path)).endswith(framed((1008).to_bytes(2, "big"), CLOSE))


def test_signs_of_life() -> None:
    line = said_to()
    now = time.monotonic()
    line.wire.beat(now)
    assert line.out == []
    line.wire.beat(now + QUIET + 1)
    line.wire.beat(now + QUIET + 6)
    assert line.out == [framed(b"", PING)], "asked once"
    line.wire.data_received(sent(b"", PONG))
    line.wire.beat(time.monotonic() + QUIET + 1)
    assert len(line.out) == 2
    line.wire.beat(now + SILENT + 100)
    assert line.aborted


async def handshakes(folder: Path, count: int) -> int:
    """Open websockets; how much of their handshakes is still there, garbage not collected."""
    app = make_app(Settings(data=folder, limits=WIDE, bot_workers=1, proxies="10.0.0.1"))  # ours are counted by address
    async with listening(app) as port:
        browser = Browser(app)
        await browser.post("/api/me", {"name": "Ada"})
        wish = {"game": "notre-dame", "options": {"players": 2}, "seats": [{"kind": "me"}] * 2, "public": True}
        name = (await browser.post("/api/tables", wish))["table"]
        gc.collect()
        gc.disable()
        try:
            writers = [await opened(port, name) for _ in range(count)]
            await asyncio.sleep(0)
            left = sum(issubclass(type(each), (Handshake, HttpToolsProtocol)) for each in gc.get_objects())
        finally:
            gc.enable()
        assert len(app.state.server.tables[name].showing.viewers) == count
        assert not app.state.server.callers.here, "an open websocket asks nothing any more"
        for writer in writers:
            writer.close()
    return left


async def opened(port: int, name: str) -> asyncio.StreamWriter:
    """A websocket that has seen its table."""
    reader, writer = await handshake(port, name)
    await reader.readuntil(b"\r\n\r\n")
    await reader.readuntil(b'"type":"table"')
    return writer


def test_nothing_is_left_of_a_handshake(tmp_path: Path) -> None:
    """Not even until garbage is collected: ten kilobytes each, a hundred thousand times a day."""
    assert asyncio.run(handshakes(tmp_path, 20)) == 0


async def handshake(port: int, name: str = "t") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Asks for a websocket, and has no answer yet."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = f"GET /ws/tables/{name} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    writer.write((head + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
    return reader, writer


def test_not_all_handshakes_at_once_and_nothing_without_end_before_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each costs much more than its socket does later; and what is said before the answer is kept in memory."""
    monkeypatch.setattr(Handshake, "opening", asyncio.Semaphore(OPENING))

    async def many() -> None:
        begun, most, go = 0, 0, asyncio.Event()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            nonlocal begun, most
            begun += 1
            most = max(most, begun)
            await go.wait()
            await receive()
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.close", "code": 4404})
            begun -= 1

        config = uvicorn.Config(app, ws=Handshake, lifespan="off", log_config=None, ws_ping_interval=None, ws_max_size=1000)
        serving = uvicorn.Server(config)
        with socket.create_server(("127.0.0.1", 0)) as door:
            port = door.getsockname()[1]
            task = asyncio.create_task(serving.serve(sockets=[door]))
            while not serving.started:
                await asyncio.sleep(0.01)
            lines = [await handshake(port) for _ in range(OPENING + 8)]
            while begun < OPENING:
                await asyncio.sleep(0.01)
            reader, writer = lines[0]
            writer.write(b"x" * 2000)
            with suppress(ConnectionError):
                assert await reader.read() == b"", "hung up on, although nobody has answered yet"
            go.set()
            for reader, _ in lines[1:]:
                assert (await reader.readline()).startswith(b"HTTP/1.1 101 ")
            assert most == OPENING
            for _, writer in lines:
                writer.close()
            serving.should_exit = True
            await task

    asyncio.run(asyncio.wait_for(many(), PATIENCE))
