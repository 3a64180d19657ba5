"""From databases of earlier versions to this one, with tables under way: docs/OPERATING.md, "Upgrading".

`old/*.json` is what servers with the schemas 3 and 6 (the last one before this) had written when they were killed in the middle
of a game.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped, unused-ignore]
import pytest

from parlour.server.stores import postgres as postgres_store
from parlour.server.stores.sqlite import connect, migrate
from parlour.server.stores.store import migrations
from tests.server.client import Server, Visitor, play_on
from tests.server.postgres import Postgres
from tests.server.test_operators import parlour

OLD = Path(__file__).parent / "old"


def statements(old: dict[str, Any]) -> Iterator[tuple[str, list[Any], list[str]]]:
    for table, rows in old["rows"].items():
        for row in rows:
            yield table, list(row.values()), list(row)


def into_sqlite(old: dict[str, Any], folder: Path) -> None:
    folder.mkdir()
    db = connect(folder / "parlour.db")
    assert migrate(db, upto=old["version"]) == old["version"]
    for table, values, names in statements(old):
        db.execute(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join('?' * len(values))})", values)
    db.close()


async def into_postgres(old: dict[str, Any], url: str) -> None:
    db = await asyncpg.connect(url)
    assert await postgres_store.migrate(db, upto=old["version"]) == old["version"]
    for table, values, names in statements(old):
        marks = ", ".join(f"${i + 1}" for i in range(len(values)))
        await db.execute(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks})", *values)
    await db.close()


@pytest.mark.parametrize("version", [3, 6])
@pytest.mark.parametrize("store", ["sqlite", "postgresql"])
def test_upgrade_with_tables_under_way(store: str, version: int, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    old = json.loads((OLD / f"v{version}.json").read_text(encoding="utf-8"))
    assert old["version"] == version < migrations()[-1][0]
    url = ""
    if store == "sqlite":
        into_sqlite(old, tmp_path / "data")
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        url = postgres.database(f"upgraded{version}")
        asyncio.run(into_postgres(old, url))
    server = Server(tmp_path / "data", url)
    assert "running: 1, would be frozen: 0" in parlour(server, "tables", "check")
    server.start()
    try:
        visitors = []
        for cookie in old["cookies"]:
            visitor = Visitor(server)
            visitor.http.cookies.set("parlour", cookie)
            visitors.append(visitor)
        sockets = [visitor.at(old["table"]) for visitor in visitors]
        assert [s.frame["view"] for s in sockets] == old["views"]
        assert sockets[0].frame["status"] == "playing"
        play_on(sockets, random.Random(1), 10)
        for s in sockets:
            s.say(ping=True)
        assert [line["text"] for line in sockets[0].chat] == ["see you after the upgrade"]
        guest = server.visitor("Newcomer")
        guest.post(f"/api/tables/{old['waiting']}/sit", {"seat": 1})
        assert guest.get(f"/api/tables/{old['waiting']}")["status"] == "playing"
        visitors[0].post("/api/me/recovery")
        visitors[1].post(f"/api/tables/{old['table']}/report", {"seat": 0, "reason": "other"})
        for s in sockets:
            s.close()
    finally:
        server.stop()
