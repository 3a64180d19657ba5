"""The SQL of learning: which tips somebody has seen, and what is counted of guided games and tips, of nobody in particular."""

from __future__ import annotations

import math
from typing import Final

import orjson

from parlour.server.stores.store import Do, Row, Store

DAY: Final = 86_400.0
FINE: Final = 8  # buckets from a time to twice that time


def bucket_of(seconds: float) -> int:
    """Times are counted by how long they were, roughly: a step is a twelfth more."""
    return round(FINE * math.log2(max(1.0, seconds)))


def seconds_of(bucket: int) -> float:
    return float(2 ** (bucket / FINE))


# -- tips --------------------------------------------------------------------------------------------------------------


def saw(visitor: str, game: str, tip: str) -> Do:
    """Somebody is shown a tip; Conflict if they were before, from whichever device."""
    return Do("INSERT INTO tip_seen VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (visitor, game, tip), 1)


async def seen(store: Store, visitor: str, game: str) -> set[str]:
    return {str(row["tip"]) for row in await store.read("SELECT tip FROM tip_seen WHERE visitor = ? AND game = ?", visitor, game)}


# -- counting ----------------------------------------------------------------------------------------------------------


def counted(now: float, game: str, lang: str, what: str, about: str = "", bucket: int = 0) -> Do:
    """One more of it."""
    sql = """INSERT INTO learn_count VALUES (?, ?, ?, ?, ?, ?, 1)
             ON CONFLICT (day, game, lang, what, about, bucket) DO UPDATE SET n = learn_count.n + 1"""
    return Do(sql, (int(now // DAY), game, lang, what, about, bucket), 1)


async def counts(store: Store, since: float) -> list[Row]:
    """Everything counted since then, days put together."""
    sql = """SELECT game, lang, what, about, bucket, CAST(sum(n) AS INTEGER) AS n FROM learn_count WHERE day >= ?
             GROUP BY game, lang, what, about, bucket ORDER BY game, lang, what, about, bucket"""
    return await store.read(sql, int(since // DAY))


async def left(store: Store, since: float, before: float) -> list[Row]:
    """Guided games begun since then that nobody has gone on with: game, language, and the station where it was."""
    sql = """SELECT game, settings, result FROM game_table
             WHERE status = 'playing' AND created >= ? AND changed < ? AND settings LIKE '%"lesson":true%'"""
    found = []
    for row in await store.read(sql, since, before):
        place = orjson.loads(row["result"]).get("lesson") if row["result"] else None
        if place is not None and not place.get("over"):
            found.append(
                {"game": row["game"], "lang": orjson.loads(row["settings"]).get("lang", ""), "station": place["station"]}
            )
    return found


async def first_lesson(store: Store, visitor: str, game: str, since: float) -> Row | None:
    """The guided game of a kind that somebody began first since then: when, settings."""
    sql = """SELECT game_table.created, settings FROM sitting JOIN game_table ON game_table.id = sitting.table_id
             WHERE visitor = ? AND game = ? AND game_table.created > ? AND settings LIKE '%"lesson":true%'
             ORDER BY game_table.created LIMIT 1"""
    rows = await store.read(sql, visitor, game, since)
    return {**rows[0], "settings": orjson.loads(rows[0]["settings"])} if rows else None


async def played_between(store: Store, visitor: str, game: str, since: float, before: float) -> bool:
    """Whether somebody sits at a table of a game, no guided one, made between these moments."""
    sql = """SELECT 1 FROM sitting JOIN game_table ON game_table.id = sitting.table_id
             WHERE visitor = ? AND game = ? AND game_table.created > ? AND game_table.created < ?
             AND settings NOT LIKE '%"lesson":true%' LIMIT 1"""
    return bool(await store.read(sql, visitor, game, since, before))
