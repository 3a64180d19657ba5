"""Time in which nobody could play is charged to nobody: a server that stood still, a clock that was set, a disk that was full."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from parlour.server.basics.server_time import ServerTime
from parlour.server.journal.kinds import fold
from parlour.server.journal.lines import Head, Line
from parlour.server.journal.play import Play
from parlour.server.live.server import Server
from parlour.server.live.table import LiveTable
from tests.server import inside
from tests.server.inside import Browser, application, living
from tests.server.inside import Line as Socket

LIVE = {"kind": "live", "reserve": 60, "increment": 0}


def passes(server: Server, seconds: float, noticed: bool = True) -> None:
    """So many seconds later; not `noticed`: and the process did nothing in between."""
    server.time.base += seconds
    if not noticed:
        server.time.seen -= seconds


def on_a_table(folder: Path, test: Callable[[Server, LiveTable, Browser, Socket], Awaitable[None]]) -> None:
    async def play() -> None:
        app = application(folder)
        async with living(app):
            server: Server = app.state.server
            host, guest = Browser(app), Browser(app)
            await host.post("/api/me", {"name": "Ada"})
            made = await host.post(
                "/api/tables", {"game": "notre-dame", "options": {"players": 2}, "clock": LIVE, "done": "never"}
            )
            token = made["links"]["seats"]["1"].partition("#")[2]
            await guest.post("/api/claim", {"token": token, "name": "Grace"})
            socket = Socket(host, made["table"])
            await socket.up_to_now()
            await test(server, await server.table(made["table"]), host, socket)
            await socket.leave()

    asyncio.run(play())


async def left(socket: Socket, table: LiveTable) -> list[float]:
    """What the clocks show to somebody who looks now."""
    await socket.look_as(0)
    return [row["left"] for row in socket.frame["clocks"]["seats"]]


async def tick(server: Server, table: LiveTable) -> None:
    await table.tick(server.time.now())


def test_thinking_costs_time(tmp_path: Path) -> None:
    """What the others compare with: a minute that the server was well."""

    async def test(server: Server, table: LiveTable, host: Browser, socket: Socket) -> None:
        passes(server, 61)
        await tick(server, table)
        assert [sitter.bot for sitter in table.play.sitters] == [True, True]

    on_a_table(tmp_path, test)


def test_a_server_that_stood_still(tmp_path: Path) -> None:
    async def test(server: Server, table: LiveTable, host: Browser, socket: Socket) -> None:
        passes(server, 10)
        passes(server, 100, noticed=False)
        await tick(server, table)
        assert [sitter.bot for sitter in table.play.sitters] == [False, False]
        assert table.play.due() is not None
        assert table.play.due() == pytest.approx(server.time.now() + 50, abs=2), "looked at again when it is due"
        assert await left(socket, table) == pytest.approx([50, 50], abs=2)
        passes(server, 100, noticed=False)
        frame = socket.frame
        await socket.say(ask=frame["ask"]["id"], do=frame["do"][0])
        assert await left(socket, table) == pytest.approx([50, 50], abs=2), "a move comes first after the next one"

    on_a_table(tmp_path, test)


def test_the_systems_clock_is_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(server: Server, table: LiveTable, host: Browser, socket: Socket) -> None:
        real = time.time
        with monkeypatch.context() as patch:
            patch.setattr(time, "time", lambda: real() + 3600)
            assert server.time.now() >= real() + 3590, "shown times follow"
            await tick(server, table)
            assert await left(socket, table) == pytest.approx([60, 60], abs=2)
            now = server.time.now()
        with monkeypatch.context() as patch:
            patch.setattr(time, "time", lambda: real() - 3600)
            assert server.time.now() >= now, "and never go back"
            passes(server, 20)
            await tick(server, table)
            assert await left(socket, table) == pytest.approx([40, 40], abs=2), "an hour back gives no hour"

    on_a_table(tmp_path, test)


def test_nothing_can_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk: moves are refused, clocks stand, health says so; afterwards all goes on."""

    async def full(*_: Any, **__: Any) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    async def test(server: Server, table: LiveTable, host: Browser, socket: Socket) -> None:
        frame = socket.frame
        with monkeypatch.context() as patch:
            patch.setattr(server.store, "write", full)
            answer = await socket.say(ask=frame["ask"]["id"], do=frame["do"][0])
            assert answer["error"]["key"] == "error-internal"
            assert b'"trouble":["store"]' in await host.get("/api/health")
            passes(server, 3600)
            with pytest.raises(sqlite3.OperationalError):
                await server.beat()
        assert b'"ok":true' in await host.get("/api/health"), "a write succeeded"
        assert server.time.standing is None
        passes(server, 10)
        await tick(server, table)
        assert [sitter.bot for sitter in table.play.sitters] == [False, False]
        assert await left(socket, table) == pytest.approx([50, 50], abs=2)

    on_a_table(tmp_path, test)


def test_health_tries_to_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*_: Any) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    async def test(server: Server, table: LiveTable, host: Browser, socket: Socket) -> None:
        server.wrote = 0.0
        with monkeypatch.context() as patch:
            patch.setattr(server.store, "write", full)
            assert (await host.get("/api/health")).startswith(b"503"), "nobody has moved, and still it is known"

    on_a_table(tmp_path, test)


def test_outages_are_remembered(tmp_path: Path) -> None:
    """Also for a table that nobody has looked at since."""

    async def test(server: Server, table: LiveTable, host: Browser, socket: Socket) -> None:
        passes(server, 100, noticed=False)
        server.time.now()
        await server.beat()
        server.tables.clear()
        passes(server, 10)
        again = await server.table(table.id)
        shown = again.play.clocks.shown(server.time.now(), again.lost())["seats"]
        assert [row["left"] for row in shown] == pytest.approx([50, 50], abs=2)
        fresh = ServerTime()
        fresh.outages = [(began, ended) for began, ended in server.time.outages]
        rows = await server.store.read("SELECT began, ended FROM outage")
        assert [(row["began"], row["ended"]) for row in rows] == fresh.outages

    on_a_table(tmp_path, test)


def test_a_start_serves_before_all_tables_are_replayed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And a table is replayed beside the loop: whoever asks for another one is answered meanwhile."""
    begun, go_on = threading.Event(), threading.Event()
    stuck: list[str] = []  # nobody was answered while these were replayed

    async def make() -> list[str]:
        app = application(tmp_path)
        async with living(app):
            host = Browser(app)
            await host.post("/api/me", {"name": "Ada"})
            body = {"game": "notre-dame", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "me"}], "public": True}
            return [(await host.post("/api/tables", body))["table"] for _ in range(2)]

    first, second = asyncio.run(make())

    def slowly(head: Head, lines: list[Line]) -> Play:
        if head.id == first:
            begun.set()
            if not go_on.wait(20):
                stuck.append(head.id)
        return fold(head, lines)

    async def start() -> None:
        monkeypatch.setattr("parlour.server.live.server.fold", slowly)
        app = application(tmp_path)
        async with living(app):
            guest = Browser(app)
            assert await asyncio.to_thread(begun.wait, 30)
            assert b'"ok":true' in await guest.get("/api/health")
            assert (await guest.get(f"/api/tables/{second}")).startswith(b"200")
            go_on.set()
            assert (await guest.get(f"/api/tables/{first}")).startswith(b"200")

    try:
        asyncio.run(start())
    finally:
        go_on.set()
    assert stuck == []


def test_a_long_table_takes_nothing_but_moves(tmp_path: Path) -> None:
    async def test(server: Server, table: LiveTable, host: Browser, socket: Socket) -> None:
        server.settings.limits.lines = table.play.rev
        answer = await socket.say(chat="hello")
        assert (answer["error"]["key"], answer["error"]["allowed"]) == ("error-table-full", table.play.rev)
        frame = socket.frame
        assert (await socket.say(ask=frame["ask"]["id"], do=frame["do"][0]))["type"] == "ok"
        assert (await socket.say(undo=True))["error"]["key"] == "error-table-full"

    wide = inside.WIDE
    before = wide.lines
    try:
        on_a_table(tmp_path, test)
    finally:
        wide.lines = before
