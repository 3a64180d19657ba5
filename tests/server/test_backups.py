"""Backups that a server makes by itself: on time, checked, rotated; and a restore drill, with both stores."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sqlite3
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from parlour.server import commands
from parlour.server.basics.metrics import Metrics
from parlour.server.basics.settings import Settings
from parlour.server.live.backups import Backups, kept_in
from parlour.server.stores.sqlite import SqliteStore, connect, migrate
from tests.server.client import Server, play_on, sit_all
from tests.server.postgres import Postgres
from tests.server.test_operators import parlour


def first_backup(folder: Path) -> Path:
    until = time.monotonic() + 120
    while not kept_in(folder):
        assert time.monotonic() < until, "no backup was made"
        time.sleep(0.2)
    return kept_in(folder)[0]


def test_a_restore_drill(fresh_lite: Callable[..., Server], tmp_path: Path) -> None:
    """The server makes it while people play; the database is lost; the backup is put in place; they play on from there."""
    server = fresh_lite(PARLOUR_BACKUP_HOURS="0", PARLOUR_BACKUP_FOLDER=str(tmp_path / "elsewhere"))
    table, visitors, sockets = sit_all(server, "notre-dame", 2, options={"players": 2}, done="never")
    play_on(sockets, random.Random(1), 10)
    rev = max(s.frame["rev"] for s in sockets)
    views = [s.rev(rev)["view"] for s in sockets]
    server.stop()
    server.env["PARLOUR_BACKUP_HOURS"] = "24"
    server.start()
    made = first_backup(tmp_path / "elsewhere")
    assert made.stat().st_mode & 0o077 == 0
    again = [visitor.at(table) for visitor in visitors]
    play_on(again, random.Random(2), 4)
    assert "parlour_backups_total 1" in visitors[0].http.get("/metrics").text
    server.kill()
    for path in server.data.glob("parlour.db*"):
        path.unlink()
    parlour(server, "restore", str(made))
    server.start()
    back = [visitor.at(table) for visitor in visitors]
    assert [s.frame["view"] for s in back] == views
    play_on(back, random.Random(3), 4)
    noted = [(row["who"], row["what"], row["about"]) for row in json.loads(parlour(server, "audit", "--json"))]
    assert ("operator", "restore", made.name) in noted


def test_a_restore_drill_with_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    import os

    path = os.pathsep.join([str(postgres.bin), os.environ["PATH"]])
    url = postgres.database("drill")
    server = Server(tmp_path / "data", url, PARLOUR_BACKUP_HOURS="24", PATH=path).start()
    try:
        table, visitors, sockets = sit_all(server, "notre-dame", 2, options={"players": 2}, done="never")
        play_on(sockets, random.Random(1), 6)
        rev = max(s.frame["rev"] for s in sockets)
        first_backup(server.data / "backups").unlink()
        server.stop()
        subprocess.run(
            [str(postgres.bin / "psql"), "-q", "-d", url, "-c", "UPDATE heartbeat SET at = 0 WHERE id = 2"], check=True
        )
        server.start()
        made = first_backup(server.data / "backups")
    finally:
        server.stop()
    new = postgres.database("restored")
    subprocess.run([str(postgres.bin / "pg_restore"), "--no-owner", "-d", new, str(made)], check=True)
    server = Server(tmp_path / "data", new).start()
    try:
        for visitor in visitors:
            visitor.http.base_url = server.url
            visitor.__dict__["server"] = server
        back = [visitor.at(table) for visitor in visitors]
        assert [s.frame["rev"] for s in back] == [rev, rev]
        play_on(back, random.Random(2), 4)
    finally:
        server.stop()


def kept_up(folder: Path, times: list[float], **settings: Any) -> tuple[list[str], Metrics]:
    """The names of the backups there are after the server's clock has shown these times."""
    metrics = Metrics()

    async def run() -> None:
        store = SqliteStore(folder / "parlour.db")
        await store.open()
        backups = Backups(Settings(data=folder, **settings), store, metrics)
        for now in times:
            await backups.keep_up(now)
        await store.close()

    asyncio.run(run())
    return [path.name for path in kept_in(folder / "backups")], metrics


def test_backups_on_time_and_rotated(tmp_path: Path) -> None:
    days = [1_700_000_000.0 + day * 86_400 for day in range(4)]
    times = [moment for day in days for moment in (day, day + 60, day + 80_000)]
    names, metrics = kept_up(tmp_path, times, backup_hours=24, backups=3)
    assert names == ["parlour-20231115-221320.db", "parlour-20231116-221320.db", "parlour-20231117-221320.db"]
    assert (metrics.counts["backups"], metrics.counts["backups_failed"], metrics.gauges["backup_at"]) == (4, 0, days[-1])
    assert kept_up(tmp_path, [days[-1] + 70_000], backup_hours=24, backups=3)[0] == names, "a restart makes none too soon"


def test_backups_are_off_unless_asked_for(tmp_path: Path) -> None:
    assert kept_up(tmp_path, [1e9])[0] == []


def test_a_backup_that_fails_is_heard_and_tried_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file where the folder should be")
    now = 1_700_000_000.0
    times = [now, now + 60, now + 601]
    _, metrics = kept_up(tmp_path, times, backup_hours=24, backup_folder=blocked)
    assert (metrics.counts["backups"], metrics.counts["backups_failed"]) == (0, 2)
    assert "a backup failed" in caplog.text


def test_a_restore_that_is_interrupted_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It began by putting the old database aside: a server that was started then found none, and began anew."""
    monkeypatch.delenv("DATABASE_URL", raising=False)
    source, target = tmp_path / "backup.db", tmp_path / "data" / "parlour.db"
    target.parent.mkdir()
    for path, name in ((source, "Backup"), (target, "Here")):
        db = connect(path)
        migrate(db)
        db.execute("INSERT INTO visitor VALUES ('v1', ?, 1.0)", (name,))
        db.close()

    def found() -> str:
        with contextlib.closing(sqlite3.connect(target)) as db:
            return str(db.execute("SELECT name FROM visitor").fetchone()[0])

    def interrupted(source: Path, target: Path) -> None:
        target.write_bytes(b"half")
        raise KeyboardInterrupt

    with monkeypatch.context() as broken:
        broken.setattr(commands, "copied", interrupted)
        with pytest.raises(KeyboardInterrupt):
            commands.restore(source, target.parent, "en")
    assert found() == "Here"
    commands.restore(source, target.parent, "en")
    assert found() == "Backup"
    assert sorted(path.suffix for path in target.parent.iterdir()) == [".db", ".db", ".lock"]
