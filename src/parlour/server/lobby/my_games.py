"""My games: all of them, searched and filtered, what waits for me first, a page at a time; and what they come to."""

from __future__ import annotations

from typing import Any, Final

import orjson

from parlour.server.live.server import Server
from parlour.server.lobby import shown
from parlour.server.people.identity import Visitor
from parlour.server.stores import sql
from parlour.server.stores.store import Row

STATES: Final = {
    "": ("waiting", "playing", "frozen", "over", "abandoned"),
    "my-move": ("waiting", "playing", "frozen"),
    "running": ("playing", "frozen"),
    "waiting": ("waiting",),
    "over": ("over", "abandoned"),
}


async def page(
    server: Server, visitor: Visitor, game: str, state: str, find: str, offset: int, limit: int
) -> tuple[list[dict[str, Any]], int]:
    """The tables from `offset` on, and how many there are in all. `find`: in the title or in a name of who sits there."""
    rows = await sql.mine(server.store, visitor.id)
    rows = [row for row in rows if game in ("", row["game"]) and row["status"] in STATES[state]]
    sitting = await sql.sitting(server.store, [row["id"] for row in rows])
    wanted = find.casefold().split()
    rows = [row for row in rows if matches(row, sitting[row["id"]], wanted)]
    waits = {row["id"]: waits_for(row, sitting[row["id"]], visitor.id) for row in rows}
    if state == "my-move":
        rows = [row for row in rows if waits[row["id"]]]
    rows.sort(key=lambda row: (not waits[row["id"]], row["status"] not in STATES["my-move"], -row["changed"]))
    return await shown.summaries(server, rows[offset : offset + limit], visitor), len(rows)


def matches(row: Row, sitting: list[Row], wanted: list[str]) -> bool:
    """Whether every word stands in the title or in a name."""
    if not wanted:
        return True
    title: str = orjson.loads(row["settings"])["title"]
    text = "\n".join([title, *[seat["name"] for seat in sitting]]).casefold()
    return all(word in text for word in wanted)


def waits_for(row: Row, sitting: list[Row], visitor: str) -> bool:
    asked = orjson.loads(row["asked"])
    return any(seat["visitor"] == visitor and seat["seat"] in asked for seat in sitting)


async def figures(server: Server, visitor: Visitor) -> list[dict[str, Any]]:
    """For each game that a visitor has played to its end on one seat: how often, won how often, points, places."""
    rows = [row for row in await sql.mine(server.store, visitor.id) if row["status"] == "over" and row["result"]]
    sitting = await sql.sitting(server.store, [row["id"] for row in rows])
    played: dict[str, list[tuple[int, int]]] = {}
    for row in rows:
        result = orjson.loads(row["result"])
        mine = [seat["seat"] for seat in sitting[row["id"]] if seat["visitor"] == visitor.id]
        if len(mine) == 1 and result["ranking"] is not None:
            played.setdefault(row["game"], []).append((result["scores"][mine[0]], result["ranking"][mine[0]]))
    return [
        {
            "game": game,
            "played": len(ends),
            "won": sum(1 for _, place in ends if place == 1),
            "best": max(points for points, _ in ends),
            "mean": sum(points for points, _ in ends) / len(ends),
            "place": sum(place for _, place in ends) / len(ends),
        }
        for game, ends in sorted(played.items())
    ]
