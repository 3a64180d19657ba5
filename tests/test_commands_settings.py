"""Settings of a server that cannot be: one line that names them, code 2, from the server as from the doctor."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from parlour.extras import install
from tests.runner import run


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A data folder of the test's own."""
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("DATABASE_URL", "")


@pytest.mark.parametrize(
    ("name", "wrong", "said"),
    [
        ("PARLOUR_WORKERS", "400", "must be from 1 to 64, not '400'"),
        ("PARLOUR_WORKERS", "1.5", "must be a whole number, not '1.5'"),
        ("PARLOUR_PORT", "99999", "must be from 0 to 65535, not '99999'"),
        ("PARLOUR_RATE", "nan", "must be from 0.1 to 1000000000, not 'nan'"),
        ("PARLOUR_BACKUPS", "0", "must be from 1 to 1000000000, not '0'"),
        ("PARLOUR_RETENTION_DAYS", "-1", "must be from 0 to 1000000000, not '-1'"),
        ("PARLOUR_TABLES", "many", "must be a number, not 'many'"),
        ("PARLOUR_METRICS", "yes", "must be open, not 'yes'"),
        ("PARLOUR_PUSH", "yes", "must be on or off, not 'yes'"),
        ("PARLOUR_LOG", "LOUD", "must be DEBUG or INFO or WARNING or ERROR or CRITICAL, not 'LOUD'"),
        ("PARLOUR_URL", "games.example", "must begin with http:// or https:// and a name, not 'games.example'"),
        ("PARLOUR_URL", "https://me:secret@games.example", "must have no user, password, ? or #"),
        (
            "PARLOUR_HOSTS",
            "https://games.example",
            "must be names of machines, without https:// and port, not 'https://games.example'",
        ),
        ("PARLOUR_PROXIES", "nonsense", "must be numbers of machines or networks, or *, not 'nonsense'"),
        ("DATABASE_URL", "mysql://x", "must begin with postgresql:// (without it, SQLite in the data folder is taken)"),
    ],
)
def test_bad_settings(name: str, wrong: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server does not start on a slip of the pen, and the doctor says the same."""
    monkeypatch.setenv(name, wrong)
    for command in (["serve", "--no-browser"], ["doctor"]):
        result = run(*command)
        assert (result.exit_code, result.stderr) == (2, f"parlour: {name}: {said}\n")


def test_a_database_without_its_library_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://127.0.0.1/parlour")
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    monkeypatch.delitem(sys.modules, "parlour.server.stores.postgres", raising=False)
    result = run("serve", "--no-browser", "--port", "0")
    assert result.exit_code == 2
    assert result.stderr == f"parlour: asyncpg is not installed: {install('postgres')}\n"


def test_a_database_that_nobody_serves_keeps_its_password() -> None:
    result = run(
        "serve", "--no-browser", env={"DATABASE_URL": "postgresql://someone:secret@127.0.0.1:9/none", "PARLOUR_PORT": "0"}
    )
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1), result.output
    assert result.stderr.startswith("parlour: ")
    assert "secret" not in result.output
