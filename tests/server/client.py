"""A real server process, and clients that talk to it over real sockets."""

from __future__ import annotations

import contextlib
import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import orjson
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from parlour.terminal.net.changes import after
from tests.ports import free_port

ROOT: Final = Path(__file__).parents[2]
PATIENCE: Final = 60.0  # of tests on a busy machine


class Server:
    """One server process on a free port."""

    def __init__(self, data: Path, database_url: str = "", **env: str) -> None:
        self.data: Final = data
        self.env: Final = {
            **os.environ,
            "PARLOUR_DATA": str(data),
            "DATABASE_URL": database_url,
            "PARLOUR_HTTP_RATE": "10000",
            "PARLOUR_RATE": "10000",
            "PARLOUR_TABLES": "10000",
            "PARLOUR_TABLE_RATE": "100000",
            "PARLOUR_VISITOR_RATE": "100000",
            "PARLOUR_CHAT_RATE": "10000",
            "PARLOUR_REISSUE_WAIT": "1",
            "PARLOUR_BOT_WORKERS": "1",
            "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]),
            **env,
        }
        self.port = 0
        self.log: Final = data / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, *command: str) -> Server:
        self.data.mkdir(parents=True, exist_ok=True)
        if not self.port:
            self.port = free_port()
        with open(self.log, "ab") as log:
            what = command or (sys.executable, "-m", "parlour.server")
            self.process = subprocess.Popen(what, env={**self.env, "PARLOUR_PORT": str(self.port)}, stdout=log, stderr=log)
        until = time.monotonic() + 3 * PATIENCE
        while time.monotonic() < until:
            assert self.process.poll() is None, self.log.read_text()[-3000:]
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.url}/api/health").status_code == 200:
                    return self
            time.sleep(0.05)
        raise AssertionError("the server does not answer: " + self.log.read_text()[-3000:])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}{self.env.get('PARLOUR_BASE', '')}"

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def visitor(self, name: str = "") -> Visitor:
        visitor = Visitor(self)
        if name:
            visitor.post("/api/me", {"name": name})
        return visitor


class Visitor:
    """A browser with its cookies."""

    def __init__(self, server: Server) -> None:
        self.server: Final = server
        self.http: Final = httpx.Client(base_url=server.url, timeout=PATIENCE)

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == status, (path, answer.status_code, answer.text)
        return answer.json()

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        answer = self.http.post(path, json=body if body is not None else {})
        wanted = (status, 201) if status == 200 else (status,)
        assert answer.status_code in wanted, (path, answer.status_code, answer.text)
        return answer.json()

    def table(self, game: str = "notre-dame", **fields: Any) -> Any:
        return self.post("/api/tables", {"game": game, **fields})

    def claim(self, link: str, **fields: Any) -> Any:
        return self.post("/api/claim", {"token": token_of(link), **fields})

    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)

    def at(self, table: str, since: int | None = None, **more: Any) -> Socket:
        return Socket(self, table, since, **more)


def token_of(link: str) -> str:
    found = re.fullmatch(r"https?://[^/]+(/.*)?/claim#([smwhrdo]\.[\w-]+\.[\w-]+)", link)
    assert found, link
    return found[2]


class Refusal(AssertionError):
    """The server said no."""

    def __init__(self, error: dict[str, Any]) -> None:
        super().__init__(json.dumps(error))
        self.error: Final = error
        self.key: Final = error["key"]


class Socket:
    """One websocket at a table. Keeps the newest table frame and everything told."""

    def __init__(self, visitor: Visitor, table: str, since: int | None = None, origin: str | None = None) -> None:
        self.visitor: Final = visitor
        query = "?form=2" if since is None else f"?form=2&since={since}"
        url = visitor.server.url.replace("http", "ws", 1) + f"/ws/tables/{table}{query}"
        headers = {"Cookie": visitor.cookie()} if visitor.cookie() else {}
        self.held: Final = contextlib.ExitStack()
        self.ws: Final[ClientConnection] = self.held.enter_context(
            connect(
                url,
                additional_headers=headers,
                origin=Origin(origin) if origin else None,
                compression=None,
                max_size=None,
                ping_interval=None,
                open_timeout=PATIENCE,
            )
        )
        self.n = 0
        self.frame: dict[str, Any] = {}
        self.frames: Final[list[dict[str, Any]]] = []
        self.told: Final[list[dict[str, Any]]] = []
        self.chat: Final[list[dict[str, Any]]] = []
        self.here: dict[str, Any] = {}
        self.wait(lambda _: True)

    def close(self) -> None:
        self.held.close()

    def __enter__(self) -> Socket:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        frame: dict[str, Any] = orjson.loads(self.ws.recv(timeout))
        if frame["type"] == "change":
            frame = after(self.frame, frame)
        if frame["type"] == "table":
            if self.frame:
                assert frame["rev"] >= self.frame["rev"], "rev never goes down"
            self.frame = frame
            self.frames.append(frame)
            self.told.extend(frame["told"])
        elif frame["type"] == "chat":
            self.chat.append(frame)
        elif frame["type"] == "here":
            self.here = frame
            self.frame = after(self.frame, frame)
        return frame

    def wait(self, until: Callable[[dict[str, Any]], bool], timeout: float = PATIENCE) -> dict[str, Any]:
        """Read until the newest table frame is as wanted."""
        end = time.monotonic() + timeout
        while not self.frame or not until(self.frame):
            left = end - time.monotonic()
            assert left > 0, f"it did not happen; last frame: {json.dumps(self.frame)[:2000]}"
            with contextlib.suppress(TimeoutError):
                self.receive(left)
        return self.frame

    def rev(self, rev: int) -> dict[str, Any]:
        return self.wait(lambda frame: frame["rev"] >= rev)

    def send(self, **message: Any) -> int:
        self.n += 1
        self.ws.send(json.dumps({**message, "n": self.n}))
        return self.n

    def say(self, message: dict[str, Any] | None = None, **fields: Any) -> dict[str, Any]:
        """Send a message and return its answer."""
        n = self.send(**{**(message or {}), **fields})
        while True:
            frame = self.receive()
            if frame.get("n") == n:
                if frame["type"] == "error":
                    raise Refusal(frame["error"])
                return frame

    def say_as(self, seat: int) -> dict[str, Any]:
        """Hot-seat: look from another own seat."""
        self.send(**{"as": seat})
        return self.wait(lambda frame: frame["seat"] == seat)

    def do(self, text: str) -> int:
        """Answer the question, and see the table after it."""
        answer = self.say(ask=self.frame["ask"]["id"], do=text)
        self.rev(answer["rev"])
        return int(answer["rev"])

    def closed(self) -> int:
        """Read until the server ends it; the close code."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006


def last_undo(told: list[dict[str, Any]]) -> dict[str, Any]:
    """The newest "undo" in what was told."""
    found: dict[str, Any] = next(t for t in reversed(told) if t.get("table") == "undo")
    return found


def play_on(sockets: list[Socket], rng: random.Random, moves: int = 10_000) -> int:
    """Answer at random whoever is asked, until the game is over or so many moves were made."""
    made = 0
    while made < moves:
        newest = max(sockets, key=lambda s: int(s.frame["rev"]))
        for s in sockets:
            s.rev(newest.frame["rev"])
        asked = [s for s in sockets if s.frame["ask"] or s.frame["done"]]
        if sockets[0].frame["over"]:
            break
        if not asked:  # a bot thinks
            sockets[0].receive()
            continue
        s = rng.choice(asked)
        if s.frame["done"]:
            s.rev(s.say(done=True)["rev"])
        else:
            s.do(rng.choice(s.frame["do"]))
            made += 1
    return made


def sit_all(server: Server, game: str, seats: int, **fields: Any) -> tuple[str, list[Visitor], list[Socket]]:
    """A table with a person on each seat, all connected."""
    host = server.visitor("Ada")
    made = host.table(game, **fields)
    visitors = [host]
    for seat in range(1, seats):
        visitor = server.visitor()
        visitor.claim(made["links"]["seats"][str(seat)], name=f"Guest {seat}")
        visitors.append(visitor)
    return made["table"], visitors, [visitor.at(made["table"]) for visitor in visitors]


def running(data: Path, **env: str) -> Iterator[Server]:
    server = Server(data, **env).start()
    yield server
    server.stop()
