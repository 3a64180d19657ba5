"""All that is known of somebody, to take along; and its end. Games stay, for the others who played them; the name goes."""

from __future__ import annotations

import asyncio
from copy import deepcopy
from dataclasses import asdict, replace
from typing import Any

import orjson

from parlour.server.basics.errors import Refused, not_found
from parlour.server.journal.forgetting import NOBODY, voice_of, without
from parlour.server.journal.kinds import take
from parlour.server.journal.lines import HOST, Head, Line
from parlour.server.journal.play import Play
from parlour.server.live.server import Server
from parlour.server.live.table import LiveTable
from parlour.server.lobby import my_firsts
from parlour.server.lobby.moderating import give_up_seats
from parlour.server.people.identity import Visitor, new_id
from parlour.server.stores import keeping, sql
from parlour.server.stores.moderation import audit
from parlour.server.stores.store import Do


async def export(server: Server, visitor: Visitor, tables: list[str]) -> dict[str, Any]:
    """What is known of somebody, who is mentioned at these tables."""
    store = server.store
    known = await keeping.known_of(store, visitor.id)
    seats = [
        {
            **{key: row[key] for key in ("table_id", "seat", "name", "game", "status", "created", "changed")},
            "title": orjson.loads(row["settings"])["title"],
            "result": orjson.loads(row["result"]) if row["result"] else None,
        }
        for row in await keeping.seats_of(store, visitor.id)
    ]
    said = []
    for table in tables:
        own = await asyncio.to_thread(own_lines, *await written(server, table), visitor.id)
        said += [{"table_id": table, "at": line.at, "text": line.data["text"]} for line in own if line.kind == "chat"]
    about = {"id": visitor.id, "name": visitor.name, "created": await keeping.created(store, visitor.id)}
    firsts = [asdict(one) for one in await my_firsts.reached(server, visitor)]
    return {"parlour": 1, "visitor": about, **known, "seats": seats, "firsts": firsts, "said": said}


async def written(server: Server, table: str) -> tuple[Head, list[Line]]:
    """A table as it is on disk."""
    head = await sql.table_head(server.store, table)
    if head is None:
        raise not_found("table")
    return head, await sql.journal(server.store, table)


def own_lines(head: Head, lines: list[Line], visitor: str) -> list[Line]:
    """What somebody has said, and how they were called: from the seats they held then, or as a spectator."""
    play, voice, found = Play(replace(head, settings=deepcopy(head.settings))), voice_of(visitor, head.id), []
    for line in lines:
        if line.kind in ("chat", "renamed"):
            holder = play.sitters[line.seat].visitor if line.seat >= 0 else ""
            if holder == visitor or (line.seat < 0 and line.data.get("voice") == voice):
                found.append(line)
        take(play, line)
    return found


async def forget(server: Server, visitor: Visitor) -> None:
    """Somebody leaves for good: their seats in running games go to bots, and nothing names them any more."""
    await call_off(server, visitor)
    tables = await keeping.mentioned(server.store, visitor.id)
    for name in tables:
        try:
            table = await server.table(name)
        except Refused:  # deleted meanwhile
            continue
        await give_up_seats(table, visitor.id)
        await forget_at(server, table, visitor)
    server.sign_out(visitor.id, "")
    await server.store.write(*keeping.forget(visitor.id), audit("visitor", "forgotten", "", tables=len(tables)))
    server.metrics.count("forgotten")


async def call_off(server: Server, visitor: Visitor) -> None:
    """Tables that wait for players and have no other host would wait for ever."""
    waiting = [row["id"] for row in await sql.mine(server.store, visitor.id) if row["status"] == "waiting"]
    for name, hosts in (await sql.hosts(server.store, waiting)).items():
        if {row["visitor"] for row in hosts} == {visitor.id}:
            await server.store.write(*sql.delete_table(name), audit("visitor", "table-deleted", name))
            gone = server.tables.pop(name, None)
            if gone is not None:
                gone.end()


async def forget_at(server: Server, table: LiveTable, visitor: Visitor) -> None:
    """One line says that somebody is gone, and with it all lines before lose the name: the only way in which they ever change."""
    stranger, voice = new_id("x"), voice_of(visitor.id, table.id)  # another at each table: they cannot be put together
    async with table.lock:
        head, lines = await written(server, table.id)
    own = {line.rev for line in await asyncio.to_thread(own_lines, head, lines, visitor.id)}
    todo: list[Do] = []
    for line in lines:
        data = without(line.data, table.id, voice, stranger)
        if line.rev in own:
            data = {**data, "name": NOBODY, **({"text": NOBODY} if line.kind == "chat" else {})}
        if data != line.data:
            todo.append(keeping.rewrite_line(table.id, line.rev, orjson.dumps(data).decode()))
    left = without(head.settings, table.id, voice, stranger)
    if left != head.settings:
        todo.append(keeping.rewrite_settings(table.id, orjson.dumps(left).decode()))
    await table.change(lambda _: table.line(HOST, "forgotten", voice=voice, stranger=stranger), *todo)
