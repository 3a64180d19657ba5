"""What somebody tried against a public server, and it got through before: floods that cost the server more than the attacker."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import orjson
import pytest

from parlour.server.basics.settings import Limits, Settings
from parlour.server.http.app import make_app
from parlour.server.http.patience import HEAD
from parlour.server.live import agreeing
from parlour.server.live import server as live_server
from parlour.server.live.process import TOGETHER
from parlour.server.live.showing import CROWD
from parlour.server.lobby import imports
from tests.server.inside import WIDE, Browser, Line, application, listening, living


def test_handshakes_have_a_pace(tmp_path: Path) -> None:
    """Each reads who it is, the table and its own mutes, and is shown the whole table: opened and closed again and again, one
    visitor kept a server busy. Sockets that are open at the same time were all that was counted."""

    async def flood() -> None:
        limits = Limits(requests_per_second=0.001, requests_burst=10)
        app = make_app(Settings(data=tmp_path, limits=limits, bot_workers=1))
        async with living(app):
            host = Browser(app)
            await host.post("/api/me", {"name": "Ada"})
            wish = {"game": "notre-dame", "options": {"players": 2}, "seats": [{"kind": "me"}] * 2, "public": True}
            table = (await host.post("/api/tables", wish))["table"]
            codes = []
            for _ in range(12):
                line = Line(Browser(app), table)
                await line.task
                codes.append(line.closed)
                if not line.closed:
                    await line.leave()
            assert codes == [0] * 8 + [4429] * 4

    asyncio.run(flood())


def test_a_long_record_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading one takes a while: the others are answered meanwhile."""
    checked, answered, meanwhile = imports.checked, threading.Event(), []

    def slowly(text: str) -> Any:
        meanwhile.append(answered.wait(3.0))  # until somebody else has got an answer
        return checked(text)

    async def both() -> None:
        app = application(tmp_path)
        async with living(app):
            one, other = Browser(app), Browser(app)
            await one.post("/api/me", {"name": "Ada"})
            monkeypatch.setattr(imports, "checked", slowly)
            asking = asyncio.create_task(one.http.post("/api/import", json={"record": "nonsense"}))
            await asyncio.sleep(0.1)
            await other.get("/api/health")
            answered.set()
            assert (await asking).status_code == 422

    asyncio.run(both())
    assert meanwhile == [True]


def test_a_crowd_is_told_once_who_is_here(tmp_path: Path) -> None:
    """Each who came or went was told to all: a crowd that comes and goes was work by its square."""

    async def come() -> None:
        app = application(tmp_path)
        async with living(app):
            host = Browser(app)
            await host.post("/api/me", {"name": "Ada"})
            wish = {"game": "notre-dame", "options": {"players": 2}, "seats": [{"kind": "me"}] * 2, "public": True}
            table = (await host.post("/api/tables", wish))["table"]
            first = Line(host, table)
            await first.up_to_now()
            others = [Line(Browser(app), table) for _ in range(3 * CROWD)]
            for line in others:
                await line.up_to_now()
            for line in others:
                await line.leave()
            last = Line(Browser(app), table)
            await last.up_to_now()
            said: list[bytes] = []
            for _ in range(100):
                await asyncio.sleep(0.05)
                await first.up_to_now()
                said = [raw for raw in first.raw if raw.startswith(b'{"type":"here"')]
                if orjson.loads(said[-1])["watching"] == 1:
                    break
            assert orjson.loads(said[-1]) == {"type": "here", "seats": [0, 1], "watching": 1}, "what was said last is true"
            assert len(said) < 2.5 * CROWD
            for line in (first, last):
                await line.leave()

    asyncio.run(come())


def test_looking_back_is_paid_by_the_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every moment of a long game is played again from its start: here three lines, and hardly more."""
    monkeypatch.setattr("parlour.server.live.server.LOOKED_AT", 1e-13)
    monkeypatch.setattr("parlour.server.live.server.LOOKED_BACK", 3e-9)

    async def look() -> None:
        limits = Limits(requests_per_second=1e9, requests_burst=1e9)
        app = make_app(Settings(data=tmp_path, limits=limits, bot_workers=1))
        async with living(app):
            browser = Browser(app)
            await browser.post("/api/me", {"name": "Ada"})
            wish = {"game": "notre-dame", "options": {"players": 2}, "seats": [{"kind": "me"}] * 2, "done": "never"}
            table = (await browser.post("/api/tables", wish))["table"]
            assert (await browser.get(f"/api/tables/{table}/moment?rev=2")).startswith(b"200")
            assert (await browser.get(f"/api/tables/{table}/moment?rev=2")).startswith(b"429")
            assert (await browser.get(f"/api/tables/{table}/moment?rev=1")).startswith(b"200"), "as much as is left"

    asyncio.run(look())


def test_nonsense_has_a_pace_too(tmp_path: Path) -> None:
    """What is no JSON was refused before it was counted: whoever said nothing else was answered without end, in one go."""

    async def flood() -> None:
        limits = Limits(messages_per_second=0.001, messages_burst=5)
        app = make_app(Settings(data=tmp_path, limits=limits, bot_workers=1))
        async with living(app):
            browser = Browser(app)
            await browser.post("/api/me", {"name": "Ada"})
            wish = {"game": "notre-dame", "options": {"players": 2}, "seats": [{"kind": "me"}] * 2}
            line = Line(browser, (await browser.post("/api/tables", wish))["table"])
            await line.task
            assert line.listener is not None
            for _ in range(1000):
                line.listener.heard("{")
            turns = 0
            while not line.closed and turns < 5000:
                await asyncio.sleep(0)
                turns += 1
            assert line.closed == 4429
            assert turns > 50, "others had their turns meanwhile"

    asyncio.run(flood())


def test_many_sockets_say_no_more_than_some(tmp_path: Path) -> None:
    """Each had its own pace: five hundred of one address kept a server busy with nothing else."""

    async def flood() -> None:
        limits = replace(WIDE, messages_per_second=0.001, messages_burst=5)
        app = make_app(Settings(data=tmp_path, limits=limits, bot_workers=1))
        async with living(app):
            browser = Browser(app)
            await browser.post("/api/me", {"name": "Ada"})
            wish = {"game": "notre-dame", "options": {"players": 2}, "seats": [{"kind": "me"}] * 2}
            table = (await browser.post("/api/tables", wish))["table"]
            lines = [Line(browser, table) for _ in range(TOGETHER + 2)]
            said = [(await line.say(ping=True))["type"] for line in lines for _ in range(5)]
            assert said == ["pong"] * 5 * TOGETHER + ["error"] * 10
            for line in lines:
                await line.leave()

    asyncio.run(flood())


@pytest.mark.parametrize("endless", [b"X-More: %b\r\n" % (b"a" * 500), b"a" * 500, b""], ids=["headers", "one-header", "address"])
def test_headers_without_end(tmp_path: Path, endless: bytes) -> None:
    """They were kept in memory for as long as headers may take: 150 MB in a second from one connection."""

    async def flood() -> bytes:
        app = application(tmp_path)
        async with listening(app) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-First: " if endless else b"GET /")
            with contextlib.suppress(OSError):
                for _ in range(HEAD // 500 + 2):
                    writer.write(endless or b"a" * 500)
                    await writer.drain()
            said = await asyncio.wait_for(reader.read(), 20)
            writer.close()
            assert app.state.server.metrics.counts["connections_refused"] == 1
            assert (await Browser(app).http.get("/api/health")).status_code == 200
            return said

    assert asyncio.run(flood()).startswith(b"HTTP/1.1 431 ")


@pytest.mark.parametrize("much", [HEAD - 200, HEAD + 1, 3 * HEAD])
def test_long_headers_in_one_piece(tmp_path: Path, much: int) -> None:
    """They were answered: only headers that were still incomplete had been counted."""

    async def ask() -> tuple[bytes, int]:
        app = application(tmp_path)
        async with listening(app) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            request = b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nX-Long: %b\r\n\r\n" % (b"a" * much)
            writer.write(request * 2)  # and nothing of the second is answered
            said = await asyncio.wait_for(reader.read(), 20)
            writer.close()
            return said, app.state.server.metrics.counts.get("connections_refused", 0)

    said, refused = asyncio.run(ask())
    assert said.split(b" ")[1] == (b"200" if much < HEAD else b"431")
    assert said.count(b"HTTP/1.1") == 1
    assert refused == (much > HEAD)


def test_long_bodies_and_many_requests_are_no_headers(tmp_path: Path) -> None:
    """What is counted is one request's headers, not what a connection says in all."""

    async def talk() -> None:
        app = application(tmp_path)
        async with listening(app) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            body = orjson.dumps({"record": "a" * 3 * HEAD})
            head = f"POST /api/import HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\n"
            for _ in range(3):
                writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
                answer = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
                assert answer.startswith("http/1.1 401"), answer
                await reader.readexactly(int(answer.split("content-length: ")[1].split("\r\n")[0]))
            writer.close()

    asyncio.run(talk())


def test_an_answer_that_nobody_reads(tmp_path: Path) -> None:
    """It was kept, with its connection, for as long as the other side liked."""

    async def deaf() -> None:
        app = make_app(Settings(data=tmp_path, limits=replace(WIDE, body_seconds=0.3), bot_workers=1))
        async with listening(app) as port:
            _, writer = await asyncio.open_connection("127.0.0.1", port, limit=1)
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            request = f"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode()
            with contextlib.suppress(OSError):
                while not app.state.server.metrics.counts["slow_requests"]:
                    writer.write(request * 50)
                    await asyncio.sleep(0.05)
            writer.transport.abort()
            assert app.state.server.metrics.counts["slow_requests"] == 1
            assert (await Browser(app).http.get("/api/health")).status_code == 200

    asyncio.run(asyncio.wait_for(deaf(), 60))


@pytest.mark.parametrize(
    "said",
    ["GET /", "POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"],
    ids=["headers", "body"],
)
def test_a_request_that_does_not_end(tmp_path: Path, said: str) -> None:
    """The first on a connection or a later one: it was waited for as long as the other side liked."""

    async def slow() -> None:
        limits = replace(WIDE, header_seconds=0.3, body_seconds=0.3)
        app = make_app(Settings(data=tmp_path, limits=limits, bot_workers=1))
        async with listening(app) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(f"GET /robots.txt HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
            assert (await reader.readline()).startswith(b"HTTP/1.1 200")
            writer.write(said.encode())
            with contextlib.suppress(ConnectionError):
                while await reader.read(10_000):
                    pass
            writer.close()
            assert app.state.server.metrics.counts["slow_requests"] == 1

    asyncio.run(asyncio.wait_for(slow(), 60))


def test_spectators_do_not_fill_a_journal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many they are, and however slowly they talk; those who sit there go on talking."""
    monkeypatch.setattr(agreeing, "WATCHERS_SAY", 3)

    async def talk() -> None:
        app = application(tmp_path)
        async with living(app):
            host = Browser(app)
            await host.post("/api/me", {"name": "Ada"})
            wish = {"game": "notre-dame", "options": {"players": 2}, "seats": [{"kind": "me"}] * 2, "public": True}
            table = (await host.post("/api/tables", wish))["table"]
            lines = [Line(host, table)]
            for number in range(2):
                watcher = Browser(app)
                await watcher.post("/api/me", {"name": f"Watcher {number}"})
                lines.append(Line(watcher, table))
            said = [await line.say(chat="hello") for line in (*lines[1:], *lines)]
            assert [each["type"] for each in said] == ["ok"] * 4 + ["error"]
            assert said[-1]["error"]["key"] == "error-table-full"
            for line in lines:
                await line.leave()

    asyncio.run(talk())


def test_what_costs_much_has_a_pace(tmp_path: Path) -> None:
    """Codes are drawn in twenty milliseconds, a new name is written down at each table, and for all that is known of somebody
    all their games are replayed: each was asked for as often as anything else."""

    async def ask() -> None:
        limits = replace(WIDE, requests_per_second=0.001, requests_burst=50)
        app = make_app(Settings(data=tmp_path, limits=limits, bot_workers=1))
        async with living(app):
            browser = Browser(app)
            await browser.post("/api/me", {"name": "Ada"})
            names = [await browser.http.post("/api/me", json={"name": f"Ada {n}"}) for n in range(6)]
            assert [answer.status_code for answer in names] == [200] * 5 + [429]
            codes = [await browser.http.post("/api/qr", json={"text": "https://games.example"}) for _ in range(9)]
            assert [answer.status_code for answer in codes] == [200] * 8 + [429]

    asyncio.run(ask())


def test_all_that_is_known_is_paid_by_the_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_server, "LOOKED_BACK", 0.0001)
    monkeypatch.setattr(live_server, "LOOKED_AT", 1e-12)

    async def ask() -> None:
        app = make_app(Settings(data=tmp_path, limits=replace(WIDE, requests_burst=40_000), bot_workers=1))
        async with living(app):
            browser = Browser(app)
            await browser.post("/api/me", {"name": "Ada"})
            assert (await browser.http.get("/api/me/data")).status_code == 200
            wish = {"game": "notre-dame", "options": {"players": 2}, "seats": [{"kind": "me"}] * 2}
            await browser.post("/api/tables", wish)
            statuses = [(await browser.http.get("/api/me/data")).status_code for _ in range(3)]
            assert statuses == [200, 200, 429], "two lines of a table, and four are to be had"

    asyncio.run(ask())


@pytest.mark.parametrize("kind", ["sat", "swapped", "changed"])
def test_a_table_that_waits_does_not_fill_up(tmp_path: Path, kind: str) -> None:
    """Sitting down and leaving, changing places and settings: without end, each a line that is replayed."""

    async def fidget() -> None:
        app = make_app(Settings(data=tmp_path, limits=replace(WIDE, lines=5), bot_workers=1))
        async with living(app):
            host, guest = Browser(app), Browser(app)
            for browser, name in ((host, "Ada"), (guest, "Grace")):
                await browser.post("/api/me", {"name": name})
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
            wish = {"game": "notre-dame", "options": {"players": 3}, "seats": seats, "public": True}
            table = f"/api/tables/{(await host.post('/api/tables', wish))['table']}"
            answers = []
            for n in range(10):
                if kind == "sat":
                    answers.append(await guest.http.post(f"{table}/sit", json={"seat": 1}))
                    await guest.http.post(f"{table}/leave", json={"seat": 1})
                elif kind == "swapped":
                    answers.append(await host.http.post(f"{table}/swap", json={"seat": 0, "other": 1}))
                else:
                    answers.append(await host.http.post(f"{table}/settings", json={"title": f"Title {n}"}))
            assert answers[0].status_code == 200
            assert answers[-1].json()["error"]["key"] == "error-table-full"
            await host.post(f"{table}/start")

    asyncio.run(fidget())
