"""Several workers behind one port: each table has its home, all see the same, and one that dies is missed by nobody for long."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI
from websockets.exceptions import ConnectionClosed

from parlour.engine.record import Record
from parlour.server.basics.channel import Lines, Others
from parlour.server.basics.limits import Shared
from parlour.server.basics.settings import Limits, Settings, home_of
from parlour.server.http.app import make_app
from parlour.server.live.bots import Bots, Thought
from tests.server.client import PATIENCE, Server, Visitor, play_on
from tests.server.inside import WIDE, Browser, Line, living
from tests.server.test_operators import parlour


def numbers(server: Server) -> dict[str, float]:
    rows = [line.split() for line in httpx.get(f"{server.url}/metrics").text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in rows}


def until(true: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, what
        time.sleep(0.05)


def worker(server: Server, number: int) -> int:
    """The process of a worker."""
    assert server.process is not None
    for child in Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split():
        env = Path(f"/proc/{child}/environ").read_bytes().split(b"\0")
        if any(row.startswith(f"PARLOUR_WORKER={number},".encode()) for row in env):
            return int(child)
    raise AssertionError(f"worker {number} does not run")


def table(host: Visitor, guest: Visitor, home: int) -> str:
    """A table that is kept at this worker."""
    while True:
        made = host.table("notre-dame", options={"players": 2}, done="never", public=True)
        if home_of(made["table"], 2) == home:
            guest.claim(made["links"]["seats"]["1"])
            return str(made["table"])


def test_one_of_two_workers_dies(fresh: Callable[..., Server]) -> None:
    server = fresh(PARLOUR_WORKERS="2")
    host, guest = server.visitor("Ada"), server.visitor("Grace")
    names = [table(host, guest, home) for home in (0, 1)]
    seats = [[visitor.at(name) for visitor in (host, guest)] for name in names]
    moves = sum(play_on(sockets, random.Random(i), 12) for i, sockets in enumerate(seats))
    # Any worker answers for all of them.
    assert {row["table"] for row in Visitor(server).get("/api/lobby")["tables"]} >= set(names)
    assert {row["table"] for row in host.get("/api/mine")["tables"] if row["status"] == "playing"} == set(names)
    until(lambda: numbers(server)["parlour_changes_total"] >= moves, "the moves of both are counted")
    assert numbers(server)["parlour_workers"] == 2
    # One dies as by a power cut.
    revs = [max(seat.frame["rev"] for seat in sockets) for sockets in seats]
    os.kill(worker(server, 1), signal.SIGKILL)
    try:
        while True:
            seats[1][0].receive()
    except ConnectionClosed:
        pass
    play_on(seats[0], random.Random(5), 3)  # the other's tables go on
    again = [visitor.at(names[1], since=revs[1]) for visitor in (host, guest)]  # whoever is there stands in
    assert [seat.frame["rev"] for seat in again] == [revs[1], revs[1]]
    play_on(again, random.Random(6), 4)
    until(lambda: numbers(server).get("parlour_worker_restarts_total") == 1, "it is counted")
    until(lambda: httpx.get(f"{server.url}/api/health").status_code == 200, "all is well again")
    assert numbers(server)["parlour_workers_down"] == 0
    assert "a worker ended and is started again" in server.log.read_text()
    # Its tables are at home again, with all that was played meanwhile; those who look from elsewhere hear of it too.
    with guest.at(names[1]) as back:
        assert back.frame["rev"] == again[1].rev(again[0].frame["rev"])["rev"]
        play_on([again[0], back], random.Random(7), 4)
        again[1].rev(back.frame["rev"])
    for seat in [*seats[0], *again]:
        seat.close()
    # Wherever a table is made, its home plays its bots.
    sitting = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    for home in (0, 1):
        while True:
            made = host.table("notre-dame", options={"players": 2}, seats=sitting, done="never")["table"]
            if home_of(made, 2) == home:
                break
        with host.at(made) as seat:
            assert play_on([seat], random.Random(1), 3) == 3


def test_limits_hold_for_all_workers_together(fresh_lite: Callable[..., Server]) -> None:
    """Sockets of one address at tables of both, and new tables asked for at both."""
    server = fresh_lite(PARLOUR_WORKERS="2", PARLOUR_ADDRESS_SOCKETS="2", PARLOUR_TABLE_RATE="6")
    host, guest = server.visitor("Ada"), server.visitor("Grace")
    found: dict[int, str] = {}
    while len(found) < 2:  # every table counts: there are twelve at most
        made_here = host.table("notre-dame", options={"players": 2}, done="never", public=True)
        if found.setdefault(home_of(made_here["table"], 2), made_here["table"]) == made_here["table"]:
            guest.claim(made_here["links"]["seats"]["1"])
    names = [found[home] for home in (0, 1)]
    looking = [Visitor(server).at(names[0]), Visitor(server).at(names[0])]
    time.sleep(1.0)  # they tell each other several times a second
    with pytest.raises(ConnectionClosed) as refused:
        Visitor(server).at(names[1])
    assert refused.value.rcvd is not None
    assert refused.value.rcvd.code == 4429
    looking[0].close()
    until(lambda: opened(server, names[1]), "a place is free again")
    looking[1].close()
    # A connection belongs to the worker that got its first request: by both, one gets no more tables than by one.
    made, tries = 0, [httpx.Client(base_url=server.url, cookies=guest.http.cookies) for _ in names]
    for http, name in zip(tries, names):
        http.get(f"/api/tables/{name}")
    for _ in range(16):
        for http in tries:
            made += http.post("/api/tables", json={"game": "notre-dame"}).status_code == 201
        time.sleep(0.3)
    assert made <= 12 + 2, "a burst of twelve, and what six a minute add"


def test_whoever_has_sat_down_may_look_at_once(fresh: Callable[..., Server]) -> None:
    """At a private table: one worker lets somebody sit down, the table's home is another, and its door is open already."""
    server = fresh(PARLOUR_WORKERS="2")
    host, guest = server.visitor("Ada"), server.visitor("Grace")
    for _ in range(12):
        made = host.table("notre-dame", options={"players": 2}, done="never")
        host.at(made["table"]).close()  # it is open at its home
        guest.claim(made["links"]["seats"]["1"])
        guest.at(made["table"]).close()


def test_workers_tell_each_other_from_where_somebody_came() -> None:
    """So that a ban holds for the address wherever the moderator's request is answered."""
    here, there = Shared(2), Shared(2)
    seen, known = here.whereabouts("seen"), there.whereabouts("seen")
    seen.saw("v1", "192.0.2.1")
    there.hear(0, here.told())
    assert known.of("v1") == "192.0.2.1"
    seen.saw("v1", "192.0.2.1")
    assert not here.told(), "nothing new"
    known.saw("v1", "192.0.2.2")
    here.hear(1, there.told())
    assert seen.of("v1") == "192.0.2.2"
    here.left([1])
    assert here.told() == {"seen": {"v1": "192.0.2.2"}}, "whoever comes instead knows it, too"


def opened(server: Server, name: str) -> bool:
    try:
        Visitor(server).at(name).close()
    except ConnectionClosed:
        return False
    return True


def test_many_come_at_once(fresh_lite: Callable[..., Server]) -> None:
    """More than a worker has room for, and it is busy for a while: all wait, and nobody is sent away."""
    server = fresh_lite(PARLOUR_WORKERS="2", PARLOUR_ADDRESS_CONNECTIONS="10000")
    pids = [worker(server, number) for number in (0, 1)]
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        callers = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(1500)]
        for caller in callers:
            caller.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        time.sleep(6.0)
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)
    for caller in callers:
        with caller:
            caller.settimeout(PATIENCE)
            assert caller.recv(12) in (b"HTTP/1.1 200", b"HTTP/1.1 503")  # stopped, nothing could be written for some seconds
    until(lambda: numbers(server)["parlour_front_waiting"] == 0, "nobody waits any more")
    assert numbers(server)["parlour_front_refused_total"] == 0
    assert server.log.read_text().count("no worker takes connections") <= 1


def test_what_is_done_beside_several_workers(fresh: Callable[..., Server], tmp_path: Path) -> None:
    """One backup is made, and a table that an operator stops by command stops for whoever looks at it."""
    server = fresh(PARLOUR_WORKERS="2", PARLOUR_BACKUP_HOURS="1", PARLOUR_BACKUP_FOLDER=str(tmp_path / "kept"))
    until(lambda: numbers(server)["parlour_backups_total"] >= 1, "a backup is made")
    host = server.visitor("Ada")
    name = table(host, server.visitor("Grace"), 1)
    with host.at(name) as seat:
        parlour(server, "tables", "freeze", name)
        seat.wait(lambda frame: frame["status"] == "frozen")
    time.sleep(6.0)  # a heart's beat later, the others have looked too
    assert len(list((tmp_path / "kept").iterdir())) == 1
    assert numbers(server)["parlour_backups_total"] == 1
    assert numbers(server)["parlour_backups_failed_total"] == 0


class Beside(Lines):
    """What one worker says, straight to the other."""

    def __init__(self, other: Others) -> None:
        super().__init__(other.hear, lambda: None)

    def say(self, line: bytes) -> None:
        self.heard(line)


@asynccontextmanager
async def two(folder: Path, limits: Limits) -> AsyncIterator[tuple[list[FastAPI], Callable[[], None]]]:
    """Two workers in this process, and what lets them tell each other what counts, as they do several times a second."""
    others = [Others(number, 2) for number in (0, 1)]
    others[0].lines, others[1].lines = Beside(others[1]), Beside(others[0])
    apps = [make_app(Settings(data=folder, limits=limits, workers=2, worker=one.number), others=one) for one in others]

    def tell() -> None:
        for one in others:
            assert one.shared is not None
            one.say({"limits": one.shared.told()})

    async with living(apps[0]), living(apps[1]):
        yield apps, tell


def test_signed_out_at_one_worker_is_signed_out_at_all(tmp_path: Path) -> None:
    async def story() -> None:
        async with two(tmp_path, WIDE) as (apps, _):
            ada, phone = Browser(apps[0]), Browser(apps[1])
            await ada.post("/api/me", {"name": "Ada"})
            await phone.post("/api/claim", {"token": (await ada.post("/api/me/device"))["link"].partition("#")[2]})
            wish = {"game": "notre-dame", "options": {"players": 2}, "seats": [{"kind": "me"}] * 2}
            table = (await ada.post("/api/tables", wish))["table"]
            here, there = Line(ada, table), Line(phone, table)
            for line in (here, there):
                await line.up_to_now()
            await ada.http.delete("/api/me/devices")
            while not there.closed:
                await asyncio.sleep(0.01)
            assert (there.closed, here.closed) == (4401, 0)
            await here.leave()

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_a_table_is_one_for_all_workers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever brought a socket to a worker that is not the table's home had as much to say there once more, and another hint."""
    thought = asyncio.Event()

    async def advise(self: Bots, name: str, record: Record, seat: int, level: str, picks: list[str]) -> Thought:
        await thought.wait()
        return Thought([{"do": "pass"}], "")

    monkeypatch.setattr(Bots, "advise", advise)

    async def play() -> None:
        async with two(tmp_path, replace(WIDE, chat_per_second=0.001)) as (apps, tell):
            ada = Browser(apps[0])
            await ada.post("/api/me", {"name": "Ada"})
            wish = {"game": "notre-dame", "options": {"players": 2}, "seats": [{"kind": "me"}] * 2, "hints": True}
            table = (await ada.post("/api/tables", wish))["table"]
            beside = Browser(apps[1])
            beside.http.cookies = ada.http.cookies
            a, b = Line(ada, table), Line(beside, table)
            for line in (a, b):
                await line.up_to_now()
            said = []
            for line in (a, a, a, b, b, b, a, b):
                said.append((await line.say(chat="hello"))["type"])
                tell()
            assert said == ["ok"] * 6 + ["error"] * 2
            asked = a.frame["asked"][0]
            await a.speak({"hint": True, "seat": asked, "n": "first"})
            await a.up_to_now()
            tell()
            refused = await b.say(hint=True, seat=asked)
            assert (refused["type"], refused["error"]["field"]) == ("error", "hint")
            thought.set()
            while (await a.next()).get("n") != "first":
                pass
            tell()
            assert (await b.say(hint=True, seat=asked))["type"] == "hint"
            for line in (a, b):
                await line.leave()

    asyncio.run(play())
