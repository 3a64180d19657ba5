"""On the open net: slow and many connections, spam, proxies, names, hosts."""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import cast

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from parlour.server.basics.errors import Refused
from parlour.server.basics.limits import Buckets, Holding, Shared, network_of
from parlour.server.basics.settings import Settings
from parlour.server.http.app import make_app
from parlour.server.journal.lines import Head
from parlour.server.journal.play import Play
from parlour.server.live import server as inside
from parlour.server.people.names import clean_name, looks, shown_text, told_apart
from parlour.server.stores import keeping, moderation, sql
from parlour.server.stores.sqlite import SqliteStore
from tests.server.client import Refusal, Server, sit_all, token_of
from tests.server.inside import WIDE, Browser, Line, living
from tests.server.test_operators import parlour


def half_open(server: Server, said: bytes = b"GET / HTTP/1.1\r\nHost: x\r\n") -> socket.socket:
    sock = socket.create_connection(("127.0.0.1", server.port), 10)
    sock.sendall(said)
    return sock


def ended(sock: socket.socket) -> bool:
    sock.settimeout(20)
    try:
        return sock.recv(1) == b""
    except ConnectionError:
        return True


def test_slow_headers_and_many_connections(fresh_lite: Callable[..., Server]) -> None:
    """Whoever does not finish a request is hung up on, and one address holds no more than its share."""
    server = fresh_lite(PARLOUR_HEADER_SECONDS="1", PARLOUR_ADDRESS_CONNECTIONS="20", PARLOUR_PROXIES="10.0.0.1")
    slow = [half_open(server, said) for said in (b"", b"GET / HTTP/1.1\r\nHost: x\r\n", b"\r\n")]
    assert all(ended(sock) for sock in slow)
    many = [half_open(server) for _ in range(60)]
    time.sleep(0.1)
    assert sum(ended(sock) for sock in many) == 60, "those over the limit at once, the others in time"
    for sock in [*slow, *many]:
        sock.close()
    metrics = httpx.get(f"{server.url}/metrics").text
    counts = {line.split()[0]: float(line.split()[1]) for line in metrics.splitlines() if not line.startswith("#")}
    assert counts["parlour_connections_refused_total"] >= 20
    assert counts["parlour_slow_requests_total"] >= 3
    _, _, sockets = sit_all(server, "notre-dame", 2, options={"players": 2})
    time.sleep(1.5)
    sockets[0].do(sockets[0].frame["do"][0])
    for s in sockets:
        s.close()


def test_sockets_by_address(fresh_lite: Callable[..., Server]) -> None:
    """However many nicknames somebody takes."""
    server = fresh_lite(PARLOUR_ADDRESS_SOCKETS="1")
    made = server.visitor("Ada").table(options={"players": 2}, public=True)
    sockets = [server.visitor(f"V{i}").at(made["table"]) for i in range(5)]
    with pytest.raises(ConnectionClosed) as closed:
        server.visitor("One more").at(made["table"])
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429
    for s in sockets:
        s.close()


def test_nobody_pushes_others_out_of_the_lobby(server: Server) -> None:
    honest, spammer = server.visitor("Honest"), server.visitor("Spam")
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"options": {"players": 2}, "seats": seats, "public": True}
    mine = honest.table("lacrimosa", **body)["table"]
    for _ in range(110):
        spammer.table("lacrimosa", **body)
    listed = honest.get("/api/lobby?game=lacrimosa")["tables"]
    names = [row["table"] for row in listed]
    assert mine in names[:50]
    assert [row["host"] for row in listed[: names.index(mine)]].count("Spam") <= 3


def test_new_tables_and_visitors_have_a_pace(fresh_lite: Callable[..., Server]) -> None:
    server = fresh_lite(PARLOUR_TABLE_RATE="5", PARLOUR_VISITOR_RATE="4")
    host = server.visitor("Ada")
    for _ in range(10):
        host.table(options={"players": 2})
    error = host.post("/api/tables", {"game": "notre-dame"}, 429)["error"]
    assert (error["key"], error["field"], error["allowed"]) == ("error-too-fast", "tables", "5 a minute")
    for i in range(11):
        server.visitor(f"V{i}")
    assert server.visitor().post("/api/me", {"name": "More"}, 429)["error"]["field"] == "visitors"
    assert host.get("/api/me")["name"] == "Ada", "who is known already goes on"
    # One visitor from another address, another from the first: neither gets more.
    elsewhere = {"X-Forwarded-For": "203.0.113.7"}
    other = server.visitor()
    other.http.headers.update(elsewhere)
    other.post("/api/me", {"name": "Elsewhere"})
    other.table(options={"players": 2})
    host.http.headers.update(elsewhere)
    assert host.post("/api/tables", {"game": "notre-dame"}, 429)["error"]["field"] == "tables", "by visitor"
    del other.http.headers["X-Forwarded-For"]
    assert other.post("/api/tables", {"game": "notre-dame"}, 429)["error"]["field"] == "tables", "by address"


def test_a_loud_spectator(fresh_lite: Callable[..., Server]) -> None:
    """Says no more than others can read, from however many sockets; and whoever does not want to hear them does not."""
    server = fresh_lite(PARLOUR_CHAT_RATE="0.5")
    table, _, (a, b) = sit_all(server, "notre-dame", 2, options={"players": 2}, public=True)
    loud, calm = server.visitor("Loud"), server.visitor("Calm")
    sockets = [loud.at(table) for _ in range(3)]
    c = calm.at(table)
    refused = 0
    for i in range(60):
        try:
            sockets[i % 3].say(chat=f"spam {i}")
        except Refusal:
            refused += 1
    assert refused >= 40
    while not c.chat:
        c.receive()
    voice = c.chat[0]["voice"]
    with pytest.raises(Refusal) as unknown:
        c.say(mute="nobody", on=True)
    assert unknown.value.error["field"] == "mute"
    c.say(mute=voice, on=True)
    assert c.wait(lambda frame: frame["muted_voices"] == [voice])
    c.close()
    with calm.at(table) as again:
        again.say(ping=True)
        assert again.chat == []
        again.say(mute=voice, on=False)
    for s in (a, b, *sockets):
        s.close()


def test_proxies(fresh_lite: Callable[..., Server]) -> None:
    """What a header says does not open /metrics, and a proxy that is not believed is heard of."""
    server = fresh_lite(PARLOUR_PROXIES="*")
    assert httpx.get(f"{server.url}/metrics").status_code == 200
    assert httpx.get(f"{server.url}/metrics", headers={"X-Forwarded-For": "127.0.0.1"}).status_code == 404
    assert "name your proxies" in server.log.read_text()
    server.stop()
    server.env["PARLOUR_PROXIES"] = "10.0.0.1"
    server.start()
    httpx.get(f"{server.url}/api/health", headers={"X-Forwarded-For": "203.0.113.9"})
    assert "a proxy is not believed" in server.log.read_text()
    assert "parlour_proxy_not_believed_total 1" in httpx.get(f"{server.url}/metrics").text


def test_hosts(fresh_lite: Callable[..., Server]) -> None:
    server = fresh_lite(PARLOUR_HOSTS="games.example")
    for host, status in (("games.example", 200), ("GAMES.example:8017", 200), ("localhost", 200), ("evil.example", 421)):
        answer = httpx.get(f"{server.url}/api/me", headers={"Host": host})
        assert answer.status_code == status, host
    assert answer.json()["error"]["key"] == "error-host"


@pytest.mark.parametrize(("host", "code"), [("games.example", 4403), ("parlour.test", 4404)])
def test_hosts_of_websockets(tmp_path: Path, host: str, code: int) -> None:
    """Under a name that is not ours nobody learns even that there is no such table."""

    async def knock() -> int:
        app = make_app(Settings(data=tmp_path, hosts=frozenset({host}), limits=WIDE))
        async with living(app):
            line = Line(Browser(app), "t0")
            await line.task
            return line.closed

    assert asyncio.run(knock()) == code


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800\u2800", "\u202eadA", "a\u200bda", "A\u0301\u0301\u0301\u0301da", "...", "\x07Ada", "", "x" * 31]
)
def test_names_that_cannot_be_read(name: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(name)
    assert refused.value.field == "name"


def test_names_in_many_letters() -> None:
    for name in ("Ада", "José", "Žofie", "李小龍", "Nguyễn", "मीरा", "O’Brien 2", "عائشة"):
        assert clean_name(name) == name
    assert shown_text("say\u202e it\n twice") == "say it twice"


def test_nobody_looks_like_somebody_else_at_a_table(lite: Server) -> None:
    assert looks("Ada") == looks("Аdа") == looks("ADA") == looks("Áda")
    assert told_apart("Аdа", ["Ada"]) == "Аdа 2"
    host = lite.visitor("Ada")
    made = host.table(options={"players": 3})
    for seat in (1, 2):
        lite.visitor().claim(made["links"]["seats"][str(seat)], name="Аdа")
    assert [seat["name"] for seat in host.get(f"/api/tables/{made['table']}")["seats"]] == ["Ada", "Аdа 2", "Аdа 3"]


def test_a_device_link_replaces_nobody_silently(server: Server) -> None:
    ada, grace = server.visitor("Ada"), server.visitor("Grace")
    link = ada.post("/api/me/device")["link"]
    assert grace.post("/api/claim/look", {"token": token_of(link)})["name"] == "Ada"
    error = grace.post("/api/claim", {"token": token_of(link)}, 409)["error"]
    assert (error["key"], error["field"], error["allowed"]) == ("error-replaces", "replace", True)
    assert grace.get("/api/me")["name"] == "Grace"
    grace.claim(link, replace=True)
    assert grace.get("/api/me") == ada.get("/api/me")


def test_a_cookie_lasts_as_long_as_somebody_comes_back(server: Server) -> None:
    ada = server.visitor("Ada")
    before = ada.cookie()
    assert "Max-Age=31622400" in ada.http.get("/api/me").headers["set-cookie"]
    assert ada.cookie() == before
    assert "set-cookie" not in server.visitor().http.get("/api/me").headers


def test_what_is_forgotten_after_a_while(tmp_path: Path) -> None:
    """Visitors who have left nothing, and tables that still wait: both grow old."""

    async def play() -> None:
        store = SqliteStore(tmp_path / "parlour.db")
        await store.open()
        for number in range(9):
            visitor, created = f"v{number}", 5e6 if number == 4 else 1.0
            await store.write(sql.new_visitor(visitor, "x", created), sql.new_device(f"d{number}", visitor, "x", created))
        seats = [{"kind": "person", "visitor": "v1", "name": "x"}, {"kind": "open"}]
        clock, take_over = {"kind": "none"}, {"level": "adept", "after": None}
        for name, changed in (("t1", 1.0), ("t2", 5e6)):
            settings = {"title": "", "public": False, "clock": clock, "take_over": take_over, "seats": seats}
            play = Play(Head(name, "notre-dame", 1, {"players": 2}, {}, settings, changed))
            await store.write(*sql.new_table(play, []), sql.new_member(name, "v2", "host"))
        await store.write(sql.rate("notre-dame", "v3", 1500.0, 1.0))
        ban = {"id": "s1", "visitor": "v8", "kind": "ban", "table_id": "", "address": "", "moderator": "v7", "reason": ""}
        await store.write(
            *keeping.new_recovery("v5", "code", "x", 1.0),
            keeping.new_passkey("key", "v6", "x", 0, "x", 1.0),
            moderation.new_moderator("v7", 1.0),
            moderation.new_sanction({**ban, "at": 1.0, "ends": 5e7}),
        )
        await inside.Server(Settings(data=tmp_path, retention_days=10), store).retain(5e6 + 9 * 86_400)
        assert [row["id"] for row in await store.read("SELECT id FROM game_table")] == ["t2"]
        assert [row["id"] for row in await store.read("SELECT id FROM visitor ORDER BY id")] == [f"v{n}" for n in range(1, 9)]
        assert [row["id"] for row in await store.read("SELECT id FROM device ORDER BY id")] == [f"d{n}" for n in range(1, 9)]
        await store.close()

    asyncio.run(play())


def test_foreign_files_are_not_restored(fresh_lite: Callable[..., Server], tmp_path: Path) -> None:
    server = fresh_lite()
    server.visitor("Ada").table(options={"players": 2})
    server.stop()
    foreign = tmp_path / "foreign.db"
    with sqlite3.connect(foreign) as db:
        db.execute("CREATE TABLE recipe (name TEXT)")
    text = tmp_path / "letter.txt"
    text.write_text("Dear Ada, " * 200)
    later = tmp_path / "later.db"
    parlour(server, "backup", str(later))
    with sqlite3.connect(later) as db:
        db.execute("PRAGMA user_version=999")
    assert "newer than this program knows" in parlour(server, "restore", str(later), code=2)
    for path in (foreign, text):
        said = parlour(server, "restore", str(path), code=2)
        assert path.name in said
        assert "Traceback" not in said
    assert "no backup of Parlour" in parlour(server, "restore", str(foreign), code=2)
    with sqlite3.connect(server.data / "parlour.db") as db:
        assert db.execute("SELECT count(*) FROM game_table").fetchone() == (1,)


def test_postgresql_that_does_not_answer_is_one_line(tmp_path: Path) -> None:
    env = {**os.environ, "DATABASE_URL": "postgresql://127.0.0.1:1/none", "PARLOUR_DATA": str(tmp_path), "PARLOUR_PORT": "0"}
    done = subprocess.run([sys.executable, "-m", "parlour.server"], env=env, capture_output=True, text=True, timeout=60)
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    assert "DATABASE_URL" in done.stderr


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient:", "testclient:"),
    ],
)
def test_a_household_counts_once(address: str, network: str) -> None:
    """With IPv6 everybody has as many addresses as they like."""
    assert network_of(address) == network


def test_workers_count_as_one() -> None:
    one, other = Shared(2), Shared(2)
    for each in (one, other):
        each.buckets("makers", 0.001, 4)
        each.holding("sockets")
    makers = [cast(Buckets, each.limits["makers"]) for each in (one, other)]
    sockets = [cast(Holding, each.limits["sockets"]) for each in (one, other)]
    assert [makers[0].take("a") for _ in range(3)] == [True] * 3
    sockets[0].add("a", 2)
    other.hear(0, one.told())
    assert one.told() == {}
    assert [makers[1].take("a") for _ in range(2)] == [True, False]
    assert (sockets[1].of("a"), sockets[1].of("b")) == (2, 0)
    sockets[0].add("a", -2)
    other.hear(0, one.told())
    assert sockets[1].of("a") == 0
    sockets[0].add("b")
    other.hear(0, one.told())
    other.left([0])  # it has ended, and another begins
    assert sockets[1].of("b") == 0
    one.left([])
    assert one.told() == {"sockets": {"b": 1}}, "whoever is new hears everything"
