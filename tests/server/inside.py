"""The real application in this process, with its chance, its clock and its random names in a test's hand.

Nothing of this can be switched on from outside: the test replaces `luck.SECURE` and the clock in its own process.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import logging
import secrets
import socket
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import orjson
import pytest
import uvicorn
from fastapi import FastAPI

from parlour.engine.core import State
from parlour.engine.rng import Rng
from parlour.server.basics.logs import JsonLines
from parlour.server.basics.settings import Limits, Settings
from parlour.server.http.app import make_app
from parlour.server.http.patience import patient
from parlour.server.http.wire import Handshake
from parlour.server.journal import luck
from parlour.server.live import asking, bots
from parlour.server.live.connection import WIRE, Listener
from parlour.terminal.net.changes import after
from tests.server.client import PATIENCE

NOW: Final = 1_790_000_000.0
ORIGIN: Final = "http://parlour.test"
WIDE: Final = Limits(
    messages_per_second=1e9,
    messages_burst=1e9,
    requests_per_second=1e9,
    requests_burst=1e9,
    tables_per_visitor=10**6,
    tables_per_minute=1e9,
    visitors_per_minute=1e9,
    chat_per_second=1e9,
    sockets_per_visitor=10**6,
    sockets_per_address=10**6,
    reissue_wait=1.0,
    lines=10**6,
    queue=10**6,
)


class Scripted:
    """Chance that says what a test has written down."""

    def __init__(self, parse: Callable[[str], int]) -> None:
        self.parse: Final = parse
        self.coming: list[str] = []

    def draw(self, s: State) -> int:
        assert self.coming, "chance is asked more often than the record has lines"
        action = self.parse(self.coming.pop(0))
        assert s.why(-1, action) is None
        return action


class Log(logging.Handler):
    """What the server writes into its log, without how long it took."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(JsonLines())
        self.lines: Final[list[str]] = []

    def emit(self, record: logging.LogRecord) -> None:
        row = json.loads(self.format(record))
        row.pop("ms", None)
        self.lines.append(json.dumps(row, ensure_ascii=False))


@asynccontextmanager
async def living(app: FastAPI) -> AsyncIterator[None]:
    async with app.router.lifespan_context(app):
        yield


@asynccontextmanager
async def listening(app: FastAPI) -> AsyncIterator[int]:
    """The application at a port, as it is served, in this process."""
    server = app.state.server
    http = patient(app.state.settings, server.metrics, server.callers)
    serving = uvicorn.Server(uvicorn.Config(app, ws=Handshake, http=http, log_config=None, ws_ping_interval=None))
    with socket.create_server(("127.0.0.1", 0)) as door:
        task = asyncio.create_task(serving.serve(sockets=[door]))
        while not serving.started:
            await asyncio.sleep(0.01)
        try:
            yield door.getsockname()[1]
        finally:
            serving.should_exit = True
            await task


def repeatable(monkeypatch: pytest.MonkeyPatch, parse: Callable[[str], int]) -> Scripted:
    """Everything that is random or a time comes out the same again; chance follows the script."""
    script = Scripted(parse)
    numbers = itertools.count(1)

    async def ask(self: bots.Bots, job: Callable[..., Any], name: str, sent: bots.Known, seat: int, level: str) -> Any:
        """Here instead of in a worker process."""
        bots.known.clear()
        return job(name, sent, seat, level, 0.0)[0], ""

    monkeypatch.setattr(luck, "SECURE", script)
    monkeypatch.setattr(asking, "SecureRng", lambda: Rng(1))
    monkeypatch.setattr(bots, "SecureRng", lambda: Rng(2))
    monkeypatch.setattr(bots.Bots, "ask", ask)
    monkeypatch.setattr(time, "time", lambda: NOW)
    monkeypatch.setattr("parlour.server.basics.server_time.ServerTime.now", lambda self: NOW)
    monkeypatch.setattr(secrets, "token_hex", lambda size=8: f"{next(numbers):0{2 * size}x}")
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size=32: f"secret{next(numbers)}")
    return script


def application(folder: Path, database_url: str = "") -> FastAPI:
    return make_app(Settings(data=folder, database_url=database_url, limits=WIDE, bot_workers=1))


class Browser:
    """A visitor over HTTP, straight into the application."""

    def __init__(self, app: FastAPI) -> None:
        self.app: Final = app
        self.http: Final = httpx.AsyncClient(
            transport=httpx.ASGITransport(app=app, raise_app_exceptions=False), base_url=ORIGIN, headers={"origin": ORIGIN}
        )

    async def post(self, path: str, body: Any = None) -> Any:
        answer = await self.http.post(path, json=body if body is not None else {})
        assert answer.status_code < 300, (path, answer.text)
        return answer.json()

    async def get(self, path: str) -> bytes:
        """Status, headers and body, byte by byte."""
        answer = await self.http.get(path)
        return b"%d %r\n" % (answer.status_code, sorted(answer.headers.items())) + answer.content

    def cookie(self) -> bytes:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar).encode()


class Line:
    """A websocket, straight into the application: keeps every frame as it came."""

    def __init__(self, browser: Browser, name: str, form: str = "2") -> None:
        self.inbox: Final[asyncio.Queue[dict[str, Any]]] = asyncio.Queue()
        self.outbox: Final[asyncio.Queue[bytes]] = asyncio.Queue()
        self.raw: Final[list[bytes]] = []
        self.frame: dict[str, Any] = {}
        self.closed = 0
        self.n = 0
        headers = [(b"host", b"parlour.test"), (b"origin", ORIGIN.encode())]
        if browser.cookie():
            headers.append((b"cookie", browser.cookie()))
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "scheme": "ws",
            "http_version": "1.1",
            "path": f"/ws/tables/{name}",
            "raw_path": f"/ws/tables/{name}".encode(),
            "root_path": "",
            "query_string": f"form={form}".encode(),
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": ("parlour.test", 80),
            "subprotocols": [],
            "extensions": {WIRE: {"adopt": self.adopt}},
        }
        self.listener: Listener | None = None
        self.full_since = 0.0
        self.inbox.put_nowait({"type": "websocket.connect"})
        self.task: Final = asyncio.create_task(browser.app(scope, self.inbox.get, self.heard))

    async def heard(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self.closed = message.get("code", 1000)

    def adopt(self, listener: Listener) -> Line:
        self.listener = listener
        return self

    def write(self, text: bytes) -> bool:
        self.outbox.put_nowait(text)
        return True

    def hold(self) -> None:
        """Nobody is slow here."""

    def go_on(self) -> None: ...

    def beat(self, now: float) -> None: ...

    def close(self, code: int) -> None:
        self.closed = code
        if self.listener is not None:
            listener, self.listener = self.listener, None
            asyncio.get_running_loop().call_soon(listener.ended)

    async def speak(self, message: dict[str, Any]) -> None:
        await self.task  # until it is open, or refused
        assert self.listener is not None, self.closed
        self.listener.heard(json.dumps(message))

    async def next(self) -> dict[str, Any]:
        raw = await asyncio.wait_for(self.outbox.get(), 2 * PATIENCE)
        self.raw.append(raw)
        frame: dict[str, Any] = orjson.loads(raw)
        if frame["type"] in ("table", "change", "here"):
            self.frame = after(self.frame, frame)
        return frame

    async def say(self, **message: Any) -> dict[str, Any]:
        """Send a message and return its answer."""
        self.n += 1
        await self.speak({**message, "n": self.n})
        while True:
            frame = await self.next()
            if frame.get("n") == self.n:
                return frame

    async def look_as(self, seat: int) -> None:
        """Hot-seat: answered by a table frame."""
        await self.speak({"as": seat})
        await self.up_to_now()

    async def up_to_now(self) -> dict[str, Any]:
        """Everything that was sent before has come."""
        await self.say(ping=True)
        return self.frame

    async def leave(self) -> None:
        await asyncio.wait_for(self.task, PATIENCE)
        self.close(1000)
        await asyncio.sleep(0)
