"""The SQL of messages about slow games: which devices want them, who has been told, and the server's key."""

from __future__ import annotations

from typing import Final

import orjson

from parlour.server.stores.store import Do, Row, Store

DEVICES: Final = 10  # of one visitor that are told; the newest


def subscribe(row: Row) -> list[Do]:
    """This device, at this address; whoever had the same browser before is told there no longer."""
    names = ["device", "visitor", "endpoint", "p256dh", "auth", "lang", "created"]
    return [
        Do("DELETE FROM push WHERE device = ? OR endpoint = ?", (row["device"], row["endpoint"])),
        Do(f"INSERT INTO push ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})", [row[name] for name in names], 1),
    ]


def unsubscribe(device: str) -> Do:
    return Do("DELETE FROM push WHERE device = ?", (device,))


def gone(endpoint: str) -> Do:
    return Do("DELETE FROM push WHERE endpoint = ?", (endpoint,))


async def of_device(store: Store, device: str) -> Row | None:
    rows = await store.read("SELECT lang, endpoint FROM push WHERE device = ?", device)
    return rows[0] if rows else None


async def of_visitor(store: Store, visitor: str) -> list[Row]:
    """The devices that are still theirs."""
    sql = """SELECT push.* FROM push JOIN device ON device.id = push.device AND device.visitor = push.visitor
             WHERE push.visitor = ? ORDER BY push.created DESC LIMIT ?"""
    return await store.read(sql, visitor, DEVICES)


# -- who has been told -------------------------------------------------------------------------------------------------


def told(table: str, visitor: str, now: float) -> Do:
    """Somebody is told of a table; Conflict if they were before, by whichever process, and have not come back."""
    return Do("INSERT INTO pushed VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (table, visitor, now), 1)


def came_back(table: str, visitor: str) -> Do:
    return Do("DELETE FROM pushed WHERE table_id = ? AND visitor = ?", (table, visitor))


async def asked(store: Store, table: str, visitor: str) -> set[int]:
    """The seats of somebody that a table waits for."""
    sql = """SELECT seat, asked FROM sitting JOIN game_table ON game_table.id = table_id
             WHERE table_id = ? AND visitor = ? AND status = 'playing'"""
    return {row["seat"] for row in await store.read(sql, table, visitor) if row["seat"] in orjson.loads(row["asked"])}


async def is_told(store: Store, table: str, visitor: str) -> bool:
    return bool(await store.read("SELECT at FROM pushed WHERE table_id = ? AND visitor = ?", table, visitor))


# -- the server's key --------------------------------------------------------------------------------------------------


async def key(store: Store, new: str) -> str:
    """The one that is kept; the first time, this new one. Whoever of several processes is first makes it for all."""
    rows = await store.read("SELECT secret FROM push_key WHERE id = 1")
    if not rows:
        await store.write(Do("INSERT INTO push_key VALUES (1, ?) ON CONFLICT DO NOTHING", (new,)))
        rows = await store.read("SELECT secret FROM push_key WHERE id = 1")
    return str(rows[0]["secret"])
