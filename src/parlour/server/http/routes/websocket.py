"""One table, live."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from fastapi import WebSocket

from parlour.server.basics.errors import Refused
from parlour.server.basics.settings import Limits, Settings
from parlour.server.http.guard import answers_to, network, same_origin
from parlour.server.http.routes.asking import may_see
from parlour.server.live import messages
from parlour.server.live.connection import WIRE, Connection
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
    if not server.requests.take(network(ws.scope)):  # a handshake costs as much as a request, and more
        await refuse(ws, 4429)
        return
    visitor = await identity.visitor_of(server.store, ws.cookies.get(COOKIE))
    try:
        if visitor is not None:
            server.sanctions.may_play(visitor.id)
            server.seen.saw(visitor.id, network(ws.scope))
        found = await server.table(table)
        roles = await may_see(server, found, visitor)
    except Refused as refused:
        await refuse(ws, {404: 4404, 401: 4401}.get(refused.status, 4403))
        return
    held = counted(settings.limits, visitor, network(ws.scope))
    if any(server.sockets.of(who) >= limit for who, limit in held):
        await refuse(ws, 4429)
        return
    for who, _ in held:
        server.sockets.add(who)
    let_go = partial(discount, server, [who for who, _ in held])
    try:
        await ws.accept()
        adopted = await adopt(ws, await server.table(table), visitor, roles, let_go)
    except BaseException:
        let_go()
        raise
    if not adopted:
        let_go()


def discount(server: Server, held: list[str]) -> None:
    """A socket has ended."""
    for who in held:
        server.sockets.add(who, -1)


def counted(limits: Limits, visitor: Visitor | None, address: str) -> list[tuple[str, int]]:
    """Among whose sockets this one counts, and how many those may be: visitors are made easily, so addresses count too."""
    if visitor is None:
        return [(address, limits.sockets_per_address)]
    return [(visitor.id, limits.sockets_per_visitor), (f"known at {address}", KNOWN_MORE * limits.sockets_per_address)]


async def refuse(ws: WebSocket, code: int) -> None:
    """Accept and close: a browser sees the code of a socket that was open, not of one that never was."""
    await ws.accept()
    await ws.close(code)


async def adopt(ws: WebSocket, table: LiveTable, visitor: Visitor | None, roles: set[str], let_go: Callable[[], None]) -> bool:
    """Show the table and hear what is said from now on. False if the client has gone meanwhile."""
    process = table.process
    limits, address = process.settings.limits, network(ws.scope)
    c = Connection(table, visitor, roles, address, limits, messages.receive, partial(left, let_go))
    if visitor is not None:
        c.muted = await sql.muted(process.store, table.id, visitor.id)
        c.muted_voices = await sql.muted_voices(process.store, table.id, visitor.id)
    c.changes = ws.query_params.get("form") == "2"
    since = ws.query_params.get("since", "")
    async with table.lock:
        if table.stale:
            await table.reload()
        c.wire = ws.scope["extensions"][WIRE]["adopt"](c)
        if c.wire is None:
            return False
        table.showing.viewers.add(c)
        c.refresh(table.play)
        greet(c, int(since) if since.isdecimal() and len(since) < 16 else None)
        back = table.learning.came_back(table.play) if table.learning is not None and c.mine and not since else []
    process.metrics.gauges["sockets"] = process.metrics.gauges.get("sockets", 0) + 1
    table.showing.show_here()
    if c.mine and table.play.clocks.kind == "slow" and visitor is not None:
        process.spawn(process.pushing.came_back(table.id, visitor.id))
    if back:
        process.spawn(process.store.write(*back))
    if process.store.shared:
        process.say({"t": table.id, "ask": "here", "p": process.id})
    return True


def left(let_go: Callable[[], None], c: Connection) -> None:
    """The websocket has ended."""
    process = c.table.process
    process.metrics.gauges["sockets"] -= 1
    let_go()
    c.table.showing.viewers.discard(c)
    if not process.closing:
        c.table.showing.show_here()


def greet(c: Connection, since: int | None) -> None:
    """The first frame: what was missed, or what happened since the seat's last turn."""
    play = c.table.play
    if since is None:
        first = play.turn[c.seat] if c.seat >= 0 else max(0, play.rev - 30)
        said = play.chat[-50:]
    else:
        first = min(since, play.rev)
        said = [row for row in play.chat if row.rev > since]
    c.table.showing.look(play, c, first)
    for row in said:
        c.send_chat(play, row)
    c.rev = play.rev
