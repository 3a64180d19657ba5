"""Servers to talk to: one on each store for the whole run, and fresh ones for tests that kill, limit or restart."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.client import Server
from tests.server.postgres import Postgres

NUMBERS = itertools.count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    cluster = Postgres()
    yield cluster
    cluster.stop()


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    url = request.getfixturevalue("postgres").database(f"shared{next(NUMBERS)}") if request.param == "postgresql" else ""
    running = Server(tmp_path_factory.mktemp("shared"), url).start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def lite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """On SQLite only, for what does not touch the store."""
    running = Server(tmp_path_factory.mktemp("lite")).start()
    yield running
    running.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def fresh(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Makes servers of one's own on one store: the first on a new database, the next ones on the same."""
    url = request.getfixturevalue("postgres").database(f"fresh{next(NUMBERS)}") if request.param == "postgresql" else ""
    made: list[Server] = []

    def make(**env: str) -> Server:
        running = Server(tmp_path / ("data" if not url else f"data{len(made)}"), url, **env).start()
        made.append(running)
        return running

    yield make
    for running in made:
        if running.process is not None and running.process.poll() is None:
            running.stop()


@pytest.fixture
def fresh_lite(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """The same on SQLite only."""
    made: list[Server] = []

    def make(**env: str) -> Server:
        running = Server(tmp_path / "data", **env).start()
        made.append(running)
        return running

    yield make
    for running in made:
        if running.process is not None and running.process.poll() is None:
            running.stop()
