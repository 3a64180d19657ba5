"""What an operator needs: migrations, checks, freezing, backups, metrics, base path, the command."""

from __future__ import annotations

import configparser
import contextlib
import json
import os
import random
import re
import shlex
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import asyncpg  # type: ignore[import-untyped, unused-ignore]
import httpx
import pytest
import yaml  # type: ignore[import-untyped, unused-ignore]

from parlour.server.basics import settings
from parlour.server.basics.settings import Settings
from parlour.server.stores import postgres as postgres_store
from parlour.server.stores.sqlite import SqliteStore, connect, migrate
from parlour.server.stores.store import migrations
from tests.server.client import ROOT, Refusal, Server, play_on, sit_all
from tests.server.postgres import Postgres

COMMAND = "from parlour.cli import main; main()"


def parlour(server: Server, *args: str, code: int = 0) -> str:
    done = subprocess.run([sys.executable, "-c", COMMAND, *args], env=server.env, capture_output=True, text=True, check=False)
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_migrations_from_the_first_version_on(tmp_path: Path) -> None:
    """Whatever version a file has, it becomes the newest one and keeps what it held."""
    newest = migrations()[-1][0]
    assert [number for number, _ in migrations()] == list(range(1, newest + 1))
    schemas = set()
    for version in range(newest + 1):
        path = tmp_path / f"{version}.db"
        db = connect(path)
        assert migrate(db, upto=version) == version
        if version:
            db.execute("INSERT INTO visitor VALUES ('v1', 'Ada', 1.0)")
        assert migrate(db) == newest
        assert migrate(db) == newest, "again changes nothing"
        if version:
            assert db.execute("SELECT name FROM visitor").fetchone()[0] == "Ada"
        schemas.add("\n".join(sorted(str(row[0]) for row in db.execute("SELECT sql FROM sqlite_master"))))
        db.close()
    assert len(schemas) == 1
    db = connect(tmp_path / "future.db")
    db.execute("PRAGMA user_version=999")
    with pytest.raises(SystemExit, match="newer"):
        migrate(db)
    db.close()


def test_a_table_of_the_first_version_plays_on(fresh_lite: Callable[..., Server]) -> None:
    server = fresh_lite()
    table, visitors, sockets = sit_all(server, "notre-dame", 2, options={"players": 2}, done="never")
    play_on(sockets, random.Random(1), 20)
    server.stop()
    path = server.data / "parlour.db"
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.execute("ALTER TABLE game_table DROP COLUMN result")
        later = "recovery passkey challenge kept_name moderator speaker report sanction audit tip_seen learn_count"
        newest = "push pushed push_key"
        for name in ("rating", "note", "mute", "rating_pair", "outage", "mute_voice", *later.split(), *newest.split()):
            db.execute(f"DROP TABLE {name}")
        db.execute("PRAGMA user_version=1")
    server.start()
    again = [visitor.at(table) for visitor in visitors]
    again[0].say(note="still here")
    play_on(again, random.Random(2))
    over = again[0].frame["over"]
    assert over["reason"] == "end"
    listed = visitors[0].get("/api/mine")["tables"][0]
    assert (listed["scores"], listed["ranking"]) == (over["scores"], over["ranking"]), "for the statistics page"


async def upgrade(url: str) -> tuple[int, str, int]:
    db = await asyncpg.connect(url)
    first = await postgres_store.migrate(db, upto=1)
    await db.execute("INSERT INTO visitor VALUES ('v1', 'Ada', 1.0)")
    newest = await postgres_store.migrate(db)
    name = await db.fetchval("SELECT name FROM visitor")
    await db.close()
    return first, name, newest


def test_migrations_of_postgresql(postgres: Postgres) -> None:
    import asyncio

    assert asyncio.run(upgrade(postgres.database("old"))) == (1, "Ada", migrations()[-1][0])


def test_a_table_whose_past_changed_is_frozen_and_ends_by_consent(fresh_lite: Callable[..., Server]) -> None:
    server = fresh_lite()
    table, visitors, sockets = sit_all(server, "notre-dame", 2, options={"players": 2}, done="never", title="Changed")
    other, others, other_sockets = sit_all(server, "notre-dame", 2, options={"players": 2}, done="never")
    for pair in (sockets, other_sockets):
        play_on(pair, random.Random(1), 12)
    assert "running: 2, would be frozen: 0" in parlour(server, "tables", "check")
    server.stop()
    with sqlite3.connect(server.data / "parlour.db") as db:  # as if the rules told something else now
        rev, data = db.execute(
            "SELECT rev, data FROM journal WHERE table_id = ? AND kind = 'move' ORDER BY rev LIMIT 1 OFFSET 5", (table,)
        ).fetchone()
        row = json.loads(data)
        row["sum"] += 1
        db.execute("UPDATE journal SET data = ? WHERE table_id = ? AND rev = ?", (json.dumps(row), table, rev))
    said = parlour(server, "tables", "check", code=1)
    assert f"line {rev}: " in said
    assert "running: 2, would be frozen: 1" in said
    server.start()
    with visitors[0].at(table) as a, visitors[1].at(table) as b:
        assert a.frame["status"] == "frozen"
        assert a.frame["frozen"]["line"] == rev
        assert f"line {rev}: " in a.frame["frozen"]["message"]
        assert row["do"] in a.frame["frozen"]["message"]
        assert a.frame["ask"] is None
        with pytest.raises(Refusal) as refused:
            a.say(undo=True)
        assert refused.value.key == "error-frozen"
        name = a.rev(a.say(propose={"what": "end"})["rev"])["consent"]["id"]
        a.rev(b.say(consent=name, yes=True)["rev"])
        assert a.frame["status"] == "over"
    with others[0].at(other) as a:
        assert a.frame["status"] == "playing"


def test_freeze_thaw_list_and_delete(fresh: Callable[..., Server]) -> None:
    """Tools work beside a running server."""
    server = fresh()
    table, (host, _), (a, b) = sit_all(server, "notre-dame", 2, options={"players": 2}, title="Long game", done="never")
    assert f"{table}  playing" in parlour(server, "tables", "list")
    heading, row = parlour(server, "tables", "list", "--lang", "ru").splitlines()
    assert row.startswith(f"{table}  идёт ")
    assert row.endswith("  Long game")
    assert heading.index("записей") == row.index(f"  {row.split()[3]}  ") + 2, "what stands in a column is said above it"
    assert parlour(server, "tables", "check", "--lang", "ru") == "идут: 1, были бы заморожены: 0\n"
    assert ", en curso 1\n" in parlour(server, "doctor", "--lang", "es")
    parlour(server, "tables", "freeze", table, "--reason", "a bug")
    a.wait(lambda frame: frame["status"] == "frozen")
    assert a.frame["frozen"]["message"] == "a bug", "nobody has touched the table, and still they hear of it"
    with pytest.raises(Refusal) as refused:
        a.say(ask="1.0", do="x")
    assert refused.value.key == "error-frozen"
    b.wait(lambda frame: frame["status"] == "frozen")
    assert parlour(server, "tables", "thaw", table, "--lang", "es") == f"{table}: la partida sigue\n"
    b.wait(lambda frame: frame["status"] == "playing")
    b.do(b.frame["do"][0])
    assert "not frozen" in parlour(server, "tables", "thaw", table, code=2)
    name = a.rev(a.say(propose={"what": "end"})["rev"])["consent"]["id"]
    b.say(consent=name, yes=True)
    for command in ("freeze", "thaw"):
        assert "is over: it stays as it is" in parlour(server, "tables", command, table, code=2)
    assert host.get(f"/api/tables/{table}")["status"] == "over"
    assert "no table" in parlour(server, "tables", "delete", "t1", "--yes", code=2)
    assert parlour(server, "tables", "delete", table, "--yes", "--lang", "fr") == f"{table}\u00a0: table supprimée\n"
    if not server.env["DATABASE_URL"]:
        assert a.closed() == 4404, "a deleted table is gone for those who look at it"
    a.close()
    b.close()
    assert parlour(server, "tables", "list") == "There are no tables.\n"
    if not server.env["DATABASE_URL"]:
        server.stop()
        server.start()
        host.get(f"/api/tables/{table}", 404)


def test_backup_and_restore(fresh_lite: Callable[..., Server], tmp_path: Path) -> None:
    server = fresh_lite()
    table, visitors, sockets = sit_all(server, "notre-dame", 2, options={"players": 2}, done="never")
    play_on(sockets, random.Random(1), 10)
    rev = max(s.frame["rev"] for s in sockets)
    views = [s.rev(rev)["view"] for s in sockets]
    kept = tmp_path / "kept.db"
    parlour(server, "backup", str(kept))
    assert "exists already" in parlour(server, "backup", str(kept), code=2)
    play_on(sockets, random.Random(2), 10)
    assert "stop the server first" in parlour(server, "restore", str(kept), code=2)
    server.stop()
    assert "the old database is kept there" in parlour(server, "restore", str(kept))
    server.start()
    again = [visitor.at(table) for visitor in visitors]
    assert [s.frame["rev"] for s in again] == [rev, rev]
    assert [s.frame["view"] for s in again] == views
    play_on(again, random.Random(3), 5)


def test_one_server_for_each_data_folder(fresh_lite: Callable[..., Server]) -> None:
    server = fresh_lite()
    second = subprocess.run(
        [sys.executable, "-m", "parlour.server"],
        env={**server.env, "PARLOUR_PORT": "0"},
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert (second.returncode, second.stdout) == (2, "")
    assert second.stderr.startswith("parlour: ")
    assert second.stderr.endswith(": another server uses this data folder\n")


def test_the_command_prints_the_address_and_serves_below_a_base_path(fresh_lite: Callable[..., Server], tmp_path: Path) -> None:
    server = Server(tmp_path / "based", PARLOUR_BASE="/games", BROWSER="true")
    try:
        server.start(sys.executable, "-c", COMMAND, "serve", "--no-browser")
        assert f"Parlour is at http://localhost:{server.port}/games/" in server.log.read_text()
        host = server.visitor("Ada")
        made = host.table(options={"players": 2}, seats=[{"kind": "me"}, {"kind": "bot"}])
        assert made["links"]["watch"].startswith(f"{server.url}/claim#w.")
        assert next(iter(host.http.cookies.jar)).path == "/games"
        with host.at(made["table"]) as a:
            assert a.frame["ask"]
        text = host.http.get(f"http://127.0.0.1:{server.port}/games/table/x").text
        if "The browser table has not been built" not in text:
            assert '<meta name="parlour-base" content="/games"' in text
            assert 'src="/games/assets/' in text
        assert "Warning" not in server.log.read_text()  # of a way that the framework will not go on
    finally:
        server.stop()


def test_links_behind_a_proxy(tmp_path: Path) -> None:
    """A trusted proxy says which scheme the visitor used; somebody else's word is not taken for it."""
    said = {"host": "games.example.org", "x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.7"}
    for proxies, scheme in (("127.0.0.1", "https"), ("192.0.2.1", "http")):
        server = Server(tmp_path / scheme, PARLOUR_BASE="/games/", PARLOUR_PROXIES=proxies)
        try:
            server.start()
            answer = httpx.post(f"http://127.0.0.1:{server.port}/games/api/me", json={"name": "Ada"}, headers=said)
            cookie = answer.headers["set-cookie"]
            assert ("Secure" in cookie) == (scheme == "https")
            made = httpx.post(
                f"http://127.0.0.1:{server.port}/games/api/tables",
                json={"game": "notre-dame"},
                headers={**said, "cookie": cookie.partition(";")[0], "origin": f"{scheme}://games.example.org"},
            )
            assert made.json()["links"]["watch"].startswith(f"{scheme}://games.example.org/games/claim#w.")
        finally:
            server.stop()


def test_a_public_address_with_a_path_is_a_base_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_URL", "https://example.org/games/")
    assert Settings.from_environment().base == "/games"
    assert Settings.from_environment().url == "https://example.org/games"
    monkeypatch.setenv("PARLOUR_BASE", '/"><script>')
    with pytest.raises(SystemExit, match="PARLOUR_BASE"):
        Settings.from_environment()


def test_health_metrics_and_logs(lite: Server) -> None:
    host = lite.visitor("Ada")
    made = host.table(options={"players": 2}, seats=[{"kind": "me"}, {"kind": "bot"}], done="never")
    with host.at(made["table"]) as a:
        a.do(a.frame["do"][0])
        text = host.http.get("/metrics").text
    assert host.get("/api/health")["ok"] is True
    assert "parlour_changes_total" in text
    assert 'parlour_change_seconds_bucket{le="0.05"}' in text
    assert made["table"] not in text
    rows = [json.loads(line) for line in lite.log.read_text().splitlines() if line.startswith("{")]
    assert any(row.get("path") == "/api/tables" and row["status"] == 201 for row in rows)


def test_retention(fresh_lite: Callable[..., Server]) -> None:
    import asyncio

    from parlour.server.live import server as inside

    server = fresh_lite()
    table, _, (a, b) = sit_all(server, "notre-dame", 2, options={"players": 2})
    name = a.rev(a.say(propose={"what": "end"})["rev"])["consent"]["id"]
    b.say(consent=name, yes=True)
    running = sit_all(server, "notre-dame", 2, options={"players": 2})[0]
    server.stop()

    async def sweep() -> list[str]:
        store = SqliteStore(server.data / "parlour.db")
        await store.open()
        await inside.Server(Settings(retention_days=10), store).retain(9e9)
        rows = await store.read("SELECT id FROM game_table")
        await store.close()
        return [row["id"] for row in rows]

    left = asyncio.run(sweep())
    assert running in left
    assert table not in left


def settings_known(names: list[str]) -> None:
    """Every variable set there is one that the server reads and that the documentation lists."""
    assert names
    read = Path(settings.__file__).read_text()
    documented = (ROOT / "docs/OPERATING.md").read_text()
    for name in names:
        assert f'"{name}"' in read
        assert f"`{name}`" in documented


def understood(command: list[str]) -> None:
    """Our own command line takes this command."""
    assert command[0] == "/opt/parlour/bin/parlour"
    done = subprocess.run([sys.executable, "-m", "parlour", *command[1:], "--help"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_systemd_unit(tmp_path: Path) -> None:
    text = (ROOT / "deploy/parlour.service").read_text()
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string(text)
    understood(shlex.split(unit["Service"]["ExecStart"]))
    settings_known(re.findall(r"^#? ?Environment=(\w+)=", text, re.M))
    folder = re.search(r"^Environment=PARLOUR_DATA=/var/lib/(.*)$", text, re.M)
    assert folder
    assert folder[1] == unit["Service"]["StateDirectory"]
    assert unit["Service"]["NoNewPrivileges"] == "yes"
    if shutil.which("systemd-analyze"):
        copy = tmp_path / "parlour.service"
        copy.write_text(text.replace("/opt/parlour/bin/parlour", sys.executable))
        done = subprocess.run(["systemd-analyze", "verify", str(copy)], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")


def test_the_image() -> None:
    text = (ROOT / "deploy/Dockerfile").read_text()
    command, health = re.findall(r"CMD (\[.*\])$", text, re.M)[::-1]
    understood(json.loads(command))
    assert "/api/health" in json.loads(health)[-1]
    settings_known(re.findall(r"(\w+)=", re.search(r"^ENV (.*)$", text, re.M)[1]))  # type: ignore[index]
    for path in re.findall(r"/src/([\w/.]+)", text):
        assert (ROOT / path).exists(), path
    assert re.search(r"^USER (?!root)", text, re.M)


def test_the_compose_file() -> None:
    """Every setting in it is one that there is; images are pinned, the proxy that is believed is the one that runs."""
    text = (ROOT / "deploy/compose.yaml").read_text()
    services = yaml.safe_load(text)["services"]
    assert set(services) == {"parlour", "postgres", "caddy"}
    ours = services["parlour"]
    settings_known(list(ours["environment"]))
    assert (ROOT / "deploy" / ours["build"]["context"] / ours["build"]["dockerfile"]).samefile(ROOT / "deploy/Dockerfile")
    for name in ("postgres", "caddy"):
        assert re.fullmatch(r"[a-z]+:\d+\.[\d.]+-[a-z]+", services[name]["image"]), "pinned"
    assert services["caddy"]["networks"]["inside"]["ipv4_address"] == ours["environment"]["PARLOUR_PROXIES"]
    assert "ports" not in ours, "only the proxy is reached from outside"
    assert "ports" not in services["postgres"]
    wanted = set(re.findall(r"\$\{(\w+)", text))
    assert wanted == set(re.findall(r"^(\w+)=", (ROOT / "deploy/compose.env.example").read_text(), re.M))
    caddy = (ROOT / "deploy/Caddyfile").read_text()
    assert f"reverse_proxy parlour:{re.search(r'EXPOSE (.*)', (ROOT / 'deploy/Dockerfile').read_text())[1]}" in caddy  # type: ignore[index]
    for path in re.findall(r"\./(\w+):/", text):
        assert (ROOT / "deploy" / path).is_file()


def test_every_number_is_there_from_the_start(fresh_lite: Callable[..., Server]) -> None:
    """Whatever docs/OPERATING.md names: a rate can be watched before the first time."""
    names = set(re.findall(r"`(parlour_\w+)`", (ROOT / "docs/OPERATING.md").read_text()))
    names -= {"parlour_workers", "parlour_workers_down", "parlour_worker_restarts_total"}  # where there are several
    names -= {"parlour_front_waiting", "parlour_front_refused_total"}
    assert len(names) > 20
    text = httpx.get(f"{fresh_lite().url}/metrics").text
    assert [name for name in sorted(names) if not re.search(rf"^{name}(_count)? \d", text, re.M)] == []


def test_plain_parlour_serves(tmp_path: Path) -> None:
    """`make play` and plain `parlour` end with a table to look at."""
    environment = {**os.environ, "PARLOUR_DATA": str(tmp_path), "PARLOUR_PORT": "0", "BROWSER": "true"}
    with subprocess.Popen([sys.executable, "-m", "parlour"], stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        try:
            address = process.stdout.readline().split()[-1]
            assert httpx.get(f"{address}api/games", timeout=60).status_code == 200
        finally:
            process.terminate()
