"""What waits is written together, and what can't be written spoils nothing else."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from parlour.server.journal.lines import Line
from parlour.server.stores import sql
from parlour.server.stores.postgres import PostgresStore
from parlour.server.stores.sqlite import SqliteStore
from parlour.server.stores.store import Conflict, Do, Job, Store

MANY = 120  # more than a transaction takes
NOTE = Do("INSERT INTO heartbeat VALUES (?, ?)", (7, 1.0))  # not of the kinds that are joined


def state(table: str, rev: int, due: float | None) -> Do:
    """As `sql.table_state`, of a table that nobody plays at."""
    return Do(sql.STATE, ("playing", rev, "[0]", due, 12.25, "", table), 1, sql.STATES)


def table_row(name: str) -> Do:
    row = (name, "notre-dame", 1, "{}", "{}", "{}", 0, "playing", 1, "[]", None, 1.0, 1.0, "", 0.0, "")
    return Do(f"INSERT INTO game_table VALUES ({', '.join('?' * len(row))})", row, 1)


@pytest.fixture(params=["sqlite", "postgresql"])
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "parlour.db")
    url = request.getfixturevalue("postgres").database("store")
    return lambda: PostgresStore(url)


def test_a_failing_move_among_many(make: Any) -> None:
    asyncio.run(among_many(make()))


async def among_many(store: Store) -> None:
    await store.open()
    try:
        for i in range(MANY):
            await store.write(table_row(f"t{i}"))
        await store.write(sql.journal_line("t5", Line(2, 1.0, 0, "move", {"do": "first"})))

        async def move(i: int) -> str:
            line = Line(2, 1700000000.125 + i, i % 5, "move", {"do": f"«{i}» 'quoted' ?"})
            table = "gone" if i == 9 else f"t{i}"
            say = "{}" if store.shared else ""
            try:
                await store.write(sql.journal_line(table, line), state(table, 2, None if i % 2 else 33.5), say=say)
            except Conflict:
                return "conflict"
            return "written"

        said = await asyncio.gather(*[move(i) for i in range(MANY)], store.write(NOTE))
        assert [i for i in range(MANY) if said[i] == "conflict"] == [5, 9], "a taken rev, and a table that is gone"
        rows = {row["table_id"]: row for row in await store.read("SELECT * FROM journal")}
        assert sorted(rows) == sorted(f"t{i}" for i in range(MANY) if i != 9)
        assert rows["t5"]["data"] == '{"do":"first"}'
        assert rows["t7"] == {
            "table_id": "t7",
            "rev": 2,
            "at": 1700000007.125,
            "seat": 2,
            "kind": "move",
            "data": '{"do":"«7» \'quoted\' ?"}',
        }
        tables = {row["id"]: row for row in await store.read("SELECT * FROM game_table")}
        assert (tables["t7"]["rev"], tables["t7"]["due"], tables["t7"]["changed"]) == (2, None, 12.25)
        assert (tables["t8"]["rev"], tables["t8"]["due"]) == (2, 33.5)
        assert tables["t5"]["rev"] == 1
    finally:
        await store.close()


def test_moves_that_wait_share_a_transaction(request: pytest.FixtureRequest) -> None:
    """PostgreSQL: one by one is for groups that fail; a statement for many that did not work would go unseen otherwise."""
    asyncio.run(shared(PostgresStore(request.getfixturevalue("postgres").database("shared_writes"))))


async def shared(store: PostgresStore) -> None:
    await store.open()
    try:
        await store.write(*[table_row(f"t{i}") for i in range(30)])
        groups: list[int] = []
        together = store.together

        async def counted(group: list[Job]) -> None:
            await together(group)
            groups.append(len(group))

        store.together = counted  # type: ignore[method-assign]
        lines = [sql.journal_line(f"t{i}", Line(2, 1.5, 0, "move", {})) for i in range(30)]
        await asyncio.gather(*[store.write(line, state(f"t{i}", 2, None), say="{}") for i, line in enumerate(lines)])
        assert groups == [30]
    finally:
        await store.close()
