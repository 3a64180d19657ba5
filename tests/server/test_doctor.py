"""`parlour doctor`: a healthy installation, and each thing that can be wrong with one."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from parlour.commands import doctor
from parlour.commands.words import Words
from parlour.server.basics.settings import Settings
from parlour.server.stores.sqlite import connect, migrate
from tests.ports import free_port
from tests.server.client import Server


def states(findings: list[doctor.Finding]) -> list[tuple[str, str]]:
    return [(one.state, one.key) for one in findings]


def run(*args: str, **env: str) -> subprocess.CompletedProcess[str]:
    code = "from parlour.cli import main; main()"
    return subprocess.run(
        [sys.executable, "-c", code, "doctor", *args], env={**os.environ, **env}, capture_output=True, text=True, check=False
    )


def test_one_screen_in_four_languages(lite: Server) -> None:
    """Beside a running server: it answers at its port, and all is well but for what an operator should know."""
    env = {**lite.env, "PARLOUR_PORT": str(lite.port)}
    done = run("--json", **env)
    found = json.loads(done.stdout)
    by_check = {row["check"]: row for row in found["findings"]}
    assert (done.returncode, found["well"]) == (0, True), found
    assert by_check["port"]["key"] == "ours"
    assert by_check["store"]["key"] == "ok"
    assert by_check["bots"]["key"] == "ok"
    assert by_check["backup"] | {"detail": ""} == {
        "check": "backup",
        "state": "odd",
        "key": "none",
        "says": "None are made by themselves: set PARLOUR_BACKUP_HOURS.",
        "detail": "",
    }
    text = run("--lang", "ru", **env).stdout
    assert "Работает; посмотрите" in text
    assert len(text.splitlines()) <= 24
    assert "⟨" not in text


@pytest.mark.parametrize("code", ["en", "ru", "fr", "es"])
def test_every_finding_has_words(code: str) -> None:
    import ast

    words = Words(code)
    tree = ast.parse(Path(doctor.__file__).read_text(encoding="utf-8"))
    keys = {f"doctor-{check}-ok" for check in ("build", "store", "write", "proxy", "backup", "clock", "disk", "files", "bots")}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Finding":
            check, of = node.args[0], node.args[2]
            if isinstance(check, ast.Constant) and isinstance(of, ast.Constant):
                keys.add("-".join(["doctor", str(check.value), str(of.value)]))
    assert len(keys) > 25
    keys |= {"doctor-clock-back", "doctor-backup-old", "doctor-disk-low", "doctor-disk-full", "doctor-port-unwell"}
    for key in keys | {"doctor-says-well", "doctor-says-odd", "doctor-says-bad", "doctor-bots-late", "doctor-bots-failed"}:
        assert key in words.messages, key


def test_the_database(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    path = tmp_path / "parlour.db"
    assert states(doctor.look_at_sqlite(settings)) == [("well", "new")]
    db = connect(path)
    migrate(db, upto=3)
    db.close()
    assert states(doctor.look_at_sqlite(settings))[0] == ("odd", "older")
    db = connect(path)
    migrate(db)
    db.execute("INSERT INTO heartbeat VALUES (1, ?)", (time.time() + 3600,))
    db.close()
    assert states(doctor.look_at_sqlite(settings)) == [("well", "ok"), ("bad", "back")]
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version=999")
    assert states(doctor.look_at_sqlite(settings))[0] == ("bad", "newer")
    for name in ("-wal", "-shm"):
        Path(f"{path}{name}").unlink(missing_ok=True)
    path.write_bytes(b"Dear Ada, " * 500)
    assert states(doctor.look_at_sqlite(settings)) == [("bad", "broken")]
    unreachable = Settings(data=tmp_path, database_url="postgresql://parlour:secret@127.0.0.1:1/none")
    found = asyncio.run(doctor.look_at_postgres(unreachable))
    assert states(found) == [("bad", "broken")]
    assert "secret" not in found[0].detail


def test_folder_port_proxies_backups_and_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tmp_path.chmod(0o755)
    assert states(doctor.look_at_folder(Settings(data=tmp_path))) == [("odd", "open")]
    tmp_path.chmod(0o700)
    assert states(doctor.look_at_folder(Settings(data=tmp_path))) == [("well", "ok")]
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert states(doctor.look_at_folder(Settings(data=tmp_path))) == [("bad", "bad")]
    monkeypatch.undo()
    assert states(doctor.look_at_folder(Settings(data=Path("/proc/x")))) == [("bad", "bad")]  # where root is told that it may
    port = free_port()
    assert states(doctor.look_at_port(Settings(port=port))) == [("well", "free")]
    with socket.create_server(("127.0.0.1", port)) as other:
        other.settimeout(0.1)
        monkeypatch.setattr("urllib.request.urlopen", lambda *_, **__: (_ for _ in ()).throw(OSError()))
        assert states(doctor.look_at_port(Settings(port=port))) == [("bad", "taken")]
    cases: list[tuple[dict[str, Any], tuple[str, str]]] = [
        ({"proxies": "*"}, ("bad", "all")),
        ({"url": "http://games.example"}, ("odd", "http")),
        ({"host": "0.0.0.0"}, ("odd", "open")),
        ({"url": "https://games.example", "host": "0.0.0.0", "hosts": frozenset({"games.example"})}, ("well", "ok")),
    ]
    for given, state in cases:
        assert states(doctor.look_at_proxies(Settings(**given))) == [state]
    settings = Settings(data=tmp_path, backup_hours=24)
    assert states(doctor.look_at_backups(settings)) == [("odd", "first")]
    (tmp_path / "backups").mkdir()
    made = tmp_path / "backups" / "parlour-20260101-000000.db"
    made.write_text("")
    assert states(doctor.look_at_backups(settings)) == [("well", "ok")]
    (tmp_path / "file").write_text("")
    nowhere = Settings(data=tmp_path, backup_hours=24, backup_folder=tmp_path / "file" / "backups")
    assert states(doctor.look_at_backups(nowhere)) == [("bad", "folder")]
    os.utime(made, (1, 1))
    assert states(doctor.look_at_backups(settings)) == [("bad", "old")]
    monkeypatch.setenv("PATH", "")
    assert states(doctor.look_at_backups(Settings(data=tmp_path, backup_hours=24, database_url="x"))) == [("bad", "tool")]
    for free, state in ((10**8, ("bad", "full")), (10**9, ("odd", "low")), (10**11, ("well", "ok"))):
        monkeypatch.setattr("shutil.disk_usage", lambda _, free=free: type("Usage", (), {"free": free}))
        assert states(doctor.look_at_disk(settings)) == [state]
