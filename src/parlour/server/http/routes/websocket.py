"""One table, live."""

from __future__ import annotations

import asyncio
from typing import Final

from fastapi import WebSocket
from starlette.websockets import WebSocketDisconnect

from parlour.server.basics.errors import Refused
from parlour.server.basics.settings import Limits, Settings
from parlour.server.http.guard import answers_to, client_of, same_origin
from parlour.server.http.routes.asking import may_see
from parlour.server.live import messages
from parlour.server.live.connection import Connection
from parlour.server.live.server import Server
from parlour.server.live.table import LiveTable
from parlour.server.people import identity
from parlour.server.people.identity import COOKIE, Visitor
from parlour.server.stores import sql

KNOWN_MORE: Final = 5  # times as many sockets as for those without a nickname


async def table_socket(ws: WebSocket, table: str) -> None:
    """One table, live: frames as docs/PROTOCOL.md describes them."""
    server: Server = ws.app.state.server
    settings: Settings = ws.app.state.settings
    if not same_origin(settings, ws.scope) or not answers_to(settings, ws.scope):
        await refuse(ws, 4403)
        return
    visitor = await identity.visitor_of(server.store, ws.cookies.get(COOKIE))
    try:
        if visitor is not None:
            server.sanctions.may_play(visitor.id)
            server.sanctions.saw(visitor.id, client_of(ws.scope))
        found = await server.table(table)
        roles = await may_see(server, found, visitor)
    except Refused as refused:
        await refuse(ws, {404: 4404, 401: 4401}.get(refused.status, 4403))
        return
    held = counted(settings.limits, visitor, client_of(ws.scope))
    if any(server.sockets_of.get(who, 0) >= limit for who, limit in held):
        await refuse(ws, 4429)
        return
    for who, _ in held:
        server.sockets_of[who] = server.sockets_of.get(who, 0) + 1
    try:
        await ws.accept()
        muted = await sql.muted(server.store, found.id, visitor.id) if visitor else []
        voices = await sql.muted_voices(server.store, found.id, visitor.id) if visitor else []
        await serve(ws, await server.table(table), visitor, roles, muted, voices)
    finally:
        for who, _ in held:
            server.sockets_of[who] -= 1
            if not server.sockets_of[who]:
                del server.sockets_of[who]


def counted(limits: Limits, visitor: Visitor | None, address: str) -> list[tuple[str, int]]:
    """Among whose sockets this one counts, and how many those may be: visitors are made easily, so addresses count too."""
    if visitor is None:
        return [(address, limits.sockets_per_address)]
    return [(visitor.id, limits.sockets_per_visitor), (f"known at {address}", KNOWN_MORE * limits.sockets_per_address)]


async def refuse(ws: WebSocket, code: int) -> None:
    """Accept and close: a browser sees the code of a socket that was open, not of one that never was."""
    await ws.accept()
    await ws.close(code)


async def serve(
    ws: WebSocket, table: LiveTable, visitor: Visitor | None, roles: set[str], muted: list[int], voices: list[str]
) -> None:
    process = table.process
    c = Connection(ws, table, visitor, roles, muted, process.settings.limits)
    c.muted_voices = voices
    c.changes = ws.query_params.get("form") == "2"
    since = ws.query_params.get("since", "")
    async with table.lock:
        if table.stale:
            await table.reload()
        table.connections.add(c)
        c.refresh(table.play)
        greet(c, int(since) if since.isdecimal() and len(since) < 16 else None)
        back = table.learning.came_back(table.play) if table.learning is not None and c.mine and not since else []
    table.show_here()
    if back:
        process.spawn(process.store.write(*back))
    if process.store.shared:
        process.say({"t": table.id, "ask": "here", "p": process.id})
    process.metrics.gauges["sockets"] = process.metrics.gauges.get("sockets", 0) + 1
    try:
        while not c.closed:
            message = await ws.receive()
            if message["type"] == "websocket.disconnect":
                break
            text = message.get("text")
            await messages.receive(c, text if text is not None else "")
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        process.metrics.gauges["sockets"] -= 1
        table.connections.discard(c)
        if c.writer is not None:
            c.writer.cancel()
            c.writer = None  # which would hold the connection, and that its table, until the garbage is collected
        if c.hanging is not None:
            await asyncio.wait({c.hanging}, timeout=6)
        if not process.closing:
            table.show_here()


def greet(c: Connection, since: int | None) -> None:
    """The first frame: what was missed, or what happened since the seat's last turn."""
    play = c.table.play
    if since is None:
        first = play.turn[c.seat] if c.seat >= 0 else max(0, play.rev - 30)
        said = play.chat[-50:]
    else:
        first = min(since, play.rev)
        said = [row for row in play.chat if row.rev > since]
    c.table.look(c, first)
    for row in said:
        c.send_chat(play, row)
    c.rev = play.rev
