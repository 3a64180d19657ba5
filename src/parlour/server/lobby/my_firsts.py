"""What somebody has reached for the first time, from their games on this server."""

from __future__ import annotations

import asyncio
from typing import Any

import orjson

from parlour.server.journal.kinds import fold
from parlour.server.live.server import Server
from parlour.server.people.firsts import End, First, firsts
from parlour.server.people.identity import Visitor
from parlour.server.stores import sql
from parlour.server.stores.store import Row
from parlour.shelf import games


async def reached(server: Server, visitor: Visitor) -> list[First]:
    """The oldest first. Where somebody held several seats nobody knows whose result it was: it is nobody's."""
    rows = await sql.mine(server.store, visitor.id)
    sitting = await sql.sitting(server.store, [row["id"] for row in rows])
    ends = []
    for row in rows:
        settings = orjson.loads(row["settings"])
        mine = [seat["seat"] for seat in sitting[row["id"]] if seat["visitor"] == visitor.id]
        if len(mine) != 1 or settings.get("imported") or settings.get("forked"):
            continue
        end = end_of(row, settings, await outcome(server, row), sitting[row["id"]], mine[0])
        if end is not None:
            ends.append(end)
    return firsts(ends, [game.id for game in games()])


def end_of(row: Row, settings: dict[str, Any], result: dict[str, Any], sitting: list[Row], seat: int) -> End | None:
    guided = bool(settings.get("lesson"))
    if row["status"] == "over":
        milestones = result.get("reached", [None] * len(sitting))[seat]
        if milestones is None:  # it did not come to its end, or a bot played it for them
            return None
        bots = tuple(dict.fromkeys(other["level"] for other in sitting if other["kind"] == "bot"))
        points, place = result["scores"][seat], result["ranking"][seat]
        return End(row["id"], row["game"], result["ended"], len(sitting), points, place, bots, tuple(milestones), guided)
    through = "lesson" not in result or result["lesson"]["over"]
    return End(row["id"], row["game"], row["changed"], guided=True) if guided and row["status"] == "playing" and through else None


async def outcome(server: Server, row: Row) -> dict[str, Any]:
    """How a table came out; one from before milestones were written down is played through once, and says so from then on."""
    found: dict[str, Any] = orjson.loads(row["result"] or "{}")
    if row["status"] != "over" or "reached" in found:
        return found
    play = await asyncio.to_thread(fold, sql.head_of(row), await sql.journal(server.store, row["id"]))
    if play.broken is not None:  # of rules that are no longer these
        return found
    await server.store.write(sql.table_result(play))
    again: dict[str, Any] = orjson.loads(sql.result(play))
    return again
