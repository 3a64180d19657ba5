"""One table, live."""

from __future__ import annotations

import asyncio

from fastapi import WebSocket
from starlette.websockets import WebSocketDisconnect

from parlour.server import identity, messages, sql
from parlour.server.errors import Refused
from parlour.server.guard import client_of, same_origin
from parlour.server.hall import Hall
from parlour.server.identity import COOKIE, Visitor
from parlour.server.routes.asking import may_see
from parlour.server.settings import Settings
from parlour.server.socket import Connection
from parlour.server.table import Table


async def table_socket(ws: WebSocket, table: str) -> None:
    """One table, live: frames as docs/PROTOCOL.md describes them."""
    hall: Hall = ws.app.state.hall
    settings: Settings = ws.app.state.settings
    if not same_origin(settings, ws.scope):
        await refuse(ws, 4403)
        return
    visitor = await identity.visitor_of(hall.store, ws.cookies.get(COOKIE))
    try:
        found = await hall.table(table)
        roles = await may_see(hall, found, visitor)
    except Refused as refused:
        await refuse(ws, {404: 4404, 401: 4401}.get(refused.status, 4403))
        return
    who, limit = (
        (visitor.id, settings.limits.sockets_per_visitor)
        if visitor
        else (client_of(ws.scope), settings.limits.sockets_per_address)
    )
    if hall.sockets_of.get(who, 0) >= limit:
        await refuse(ws, 4429)
        return
    hall.sockets_of[who] = hall.sockets_of.get(who, 0) + 1
    try:
        await ws.accept()
        muted = await sql.muted(hall.store, found.id, visitor.id) if visitor else []
        await serve(ws, await hall.table(table), visitor, roles, muted)
    finally:
        hall.sockets_of[who] -= 1
        if not hall.sockets_of[who]:
            del hall.sockets_of[who]


async def refuse(ws: WebSocket, code: int) -> None:
    """Accept and close: a browser sees the code of a socket that was open, not of one that never was."""
    await ws.accept()
    await ws.close(code)


async def serve(ws: WebSocket, table: Table, visitor: Visitor | None, roles: set[str], muted: list[int]) -> None:
    hall = table.hall
    c = Connection(ws, table, visitor, roles, muted, hall.settings.limits)
    since = ws.query_params.get("since", "")
    async with table.lock:
        if table.stale:
            await table.reload()
        table.connections.add(c)
        c.refresh(table.play)
        greet(c, int(since) if since.isdecimal() and len(since) < 16 else None)
    c.writer = asyncio.create_task(c.write())
    table.show_here()
    if hall.store.shared:
        hall.say({"t": table.id, "ask": "here", "p": hall.process})
    hall.metrics.gauges["sockets"] = hall.metrics.gauges.get("sockets", 0) + 1
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
        hall.metrics.gauges["sockets"] -= 1
        table.connections.discard(c)
        if c.writer is not None:
            c.writer.cancel()
            c.writer = None  # which would hold the connection, and that its table, until the garbage is collected
        if c.hanging is not None:
            await asyncio.wait({c.hanging}, timeout=6)
        if not hall.closing:
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
    c.table.send(c, first)
    for row in said:
        c.send_chat(play, row)
    c.rev = play.rev
