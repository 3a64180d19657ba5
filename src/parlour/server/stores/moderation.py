"""The SQL of moderation: who may, what was reported, what was decided, and the log of who did what."""

from __future__ import annotations

import secrets
import time
from typing import Any

import orjson

from parlour.server.stores.store import Do, Row, Store

# -- who did what ------------------------------------------------------------------------------------------------------


def audit(who: str, what: str, about: str, **data: Any) -> Do:
    """A line of the log of who did what: `who` is a visitor's id, `operator` (by command) or `server`; no names, no secrets."""
    row = (f"a{secrets.token_hex(8)}", time.time(), who, what, about, orjson.dumps(data).decode())
    return Do("INSERT INTO audit VALUES (?, ?, ?, ?, ?, ?)", row, 1)


async def audited(store: Store, count: int = 200) -> list[Row]:
    """The newest first, with the names that people have now."""
    sql = """SELECT audit.at, who, visitor.name AS name, what, about, data FROM audit LEFT JOIN visitor ON visitor.id = audit.who
             ORDER BY audit.at DESC LIMIT ?"""
    return [{**row, "data": orjson.loads(row["data"])} for row in await store.read(sql, count)]


# -- moderators --------------------------------------------------------------------------------------------------------


def new_moderator(visitor: str, now: float) -> Do:
    return Do("INSERT INTO moderator VALUES (?, ?) ON CONFLICT DO NOTHING", (visitor, now))


def end_moderator(visitor: str) -> Do:
    return Do("DELETE FROM moderator WHERE visitor = ?", (visitor,), 1)


async def moderators(store: Store) -> list[Row]:
    sql = "SELECT visitor, name, since FROM moderator JOIN visitor ON visitor.id = moderator.visitor ORDER BY since"
    return await store.read(sql)


async def moderates(store: Store, visitor: str) -> bool:
    return bool(await store.read("SELECT visitor FROM moderator WHERE visitor = ?", visitor))


# -- reports -----------------------------------------------------------------------------------------------------------


def new_speaker(table: str, voice: str, visitor: str) -> Do:
    return Do("INSERT INTO speaker VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (table, voice, visitor))


async def speaker(store: Store, table: str, voice: str) -> str:
    rows = await store.read("SELECT visitor FROM speaker WHERE table_id = ? AND voice = ?", table, voice)
    return str(rows[0]["visitor"]) if rows else ""


def new_report(row: Row) -> Do:
    names = ["id", "at", "table_id", "reporter", "visitor", "seat", "voice", "reason", "text"]
    return Do(f"INSERT INTO report ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})", [row[n] for n in names], 1)


def close_reports(visitor: str, now: float) -> Do:
    """What was reported of somebody is dealt with."""
    return Do("UPDATE report SET closed = ? WHERE visitor = ? AND closed IS NULL", (now, visitor))


async def reported_already(store: Store, reporter: str, visitor: str, table: str) -> bool:
    sql = "SELECT id FROM report WHERE reporter = ? AND visitor = ? AND table_id = ? AND closed IS NULL"
    return bool(await store.read(sql, reporter, visitor, table))


async def open_reports(store: Store) -> list[Row]:
    sql = """SELECT report.*, accused.name AS name, teller.name AS reporter_name FROM report
             LEFT JOIN visitor AS accused ON accused.id = report.visitor
             LEFT JOIN visitor AS teller ON teller.id = report.reporter
             WHERE closed IS NULL ORDER BY report.at LIMIT 100"""
    return await store.read(sql)


async def open_reports_of(store: Store, visitor: str) -> int:
    return int((await store.read("SELECT count(*) AS n FROM report WHERE visitor = ? AND closed IS NULL", visitor))[0]["n"])


# -- sanctions ---------------------------------------------------------------------------------------------------------


def new_sanction(row: Row) -> Do:
    names = ["id", "visitor", "kind", "table_id", "address", "at", "ends", "moderator", "reason"]
    return Do(f"INSERT INTO sanction ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})", [row[n] for n in names], 1)


def lift(sanction: str) -> Do:
    return Do("DELETE FROM sanction WHERE id = ?", (sanction,), 1)


def forget_sanctions(before: float) -> Do:
    return Do("DELETE FROM sanction WHERE ends < ?", (before,))


async def sanction(store: Store, name: str) -> Row | None:
    rows = await store.read("SELECT * FROM sanction WHERE id = ?", name)
    return rows[0] if rows else None


async def sanctions(store: Store, now: float) -> list[Row]:
    """Those that hold now."""
    sql = """SELECT sanction.*, visitor.name AS name FROM sanction LEFT JOIN visitor ON visitor.id = sanction.visitor
             WHERE ends > ? ORDER BY at DESC"""
    return await store.read(sql, now)


# -- tables of somebody ------------------------------------------------------------------------------------------------


async def running_seats(store: Store, visitor: str) -> list[Row]:
    sql = """SELECT table_id, seat, status FROM sitting JOIN game_table ON game_table.id = sitting.table_id
             WHERE sitting.visitor = ? AND status IN ('waiting', 'playing', 'frozen')"""
    return await store.read(sql, visitor)
