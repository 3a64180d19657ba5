"""Who asks, and for which table: what every route begins with."""

from __future__ import annotations

from typing import Annotated, Any, Final
from urllib.parse import urlsplit

from fastapi import APIRouter, Depends, Request, Response

from parlour.server.basics.errors import Refused
from parlour.server.basics.limits import Buckets
from parlour.server.basics.settings import Settings
from parlour.server.http.guard import network
from parlour.server.live.server import Server
from parlour.server.live.table import LiveTable
from parlour.server.lobby import models
from parlour.server.people import identity
from parlour.server.people.identity import COOKIE, Visitor
from parlour.server.stores import sql

YEAR: Final = 366 * 86_400
ERRORS: Final[dict[int | str, dict[str, Any]]] = {
    code: {"model": models.ErrorBody} for code in (400, 401, 403, 404, 409, 411, 413, 422, 429)
}


def routes() -> APIRouter:
    """Routes below `/api`, which all answer errors alike."""
    return APIRouter(prefix="/api", responses=ERRORS)


def server_of(request: Request) -> Server:
    server: Server = request.app.state.server
    return server


TheServer = Annotated[Server, Depends(server_of)]


async def maybe_visitor(request: Request, server: TheServer) -> Visitor | None:
    visitor = await identity.visitor_of(server.store, request.cookies.get(COOKIE))
    if visitor is not None:
        server.seen.saw(visitor.id, network(request.scope))
    return visitor


Guest = Annotated[Visitor | None, Depends(maybe_visitor)]


async def myself(guest: Guest) -> Visitor:
    if guest is None:
        raise Refused("error-no-visitor", "choose a nickname first", 401)
    return guest


Myself = Annotated[Visitor, Depends(myself)]  # also somebody banned: what is about oneself


async def sure_visitor(server: TheServer, visitor: Myself) -> Visitor:
    server.sanctions.may_play(visitor.id)
    return visitor


Known = Annotated[Visitor, Depends(sure_visitor)]


def not_kicked(server: Server, visitor: Visitor, table: str) -> None:
    if server.sanctions.kicked(visitor.id, table):
        raise Refused("error-kicked", "a moderator has sent you away from this table", 403)


async def may_see(server: Server, table: LiveTable, visitor: Visitor | None) -> set[str]:
    """What a visitor is at this table besides its seats; Refused if it may not even look."""
    roles = await sql.roles(server.store, table.id, visitor.id) if visitor else set()
    if visitor is not None:
        not_kicked(server, visitor, table.id)
    if table.play.head.settings["public"] or roles or (visitor is not None and sits(table, visitor)):
        return roles
    if visitor is not None and server.store.shared:  # another worker has let them sit down, perhaps, a moment ago
        await table.catch_up()
        if sits(table, visitor):
            return roles
    raise Refused("error-not-yours", "this table is private", 403 if visitor else 401)


def sits(table: LiveTable, visitor: Visitor) -> bool:
    """On a seat, or about to: with a link to a lost one."""
    return any(visitor.id in (sitter.visitor, (sitter.reissue or {}).get("visitor")) for sitter in table.play.sitters)


async def seen_table(server: TheServer, guest: Guest, table: str) -> LiveTable:
    found = await server.table(table)
    await may_see(server, found, guest)
    return found


Seen = Annotated[LiveTable, Depends(seen_table)]


async def hosted_table(server: TheServer, visitor: Known, table: str) -> LiveTable:
    found = await server.table(table)
    not_kicked(server, visitor, found.id)
    if "host" not in await sql.roles(server.store, found.id, visitor.id):
        raise Refused("error-not-host", "only a host may do this", 403)
    return found


Hosted = Annotated[LiveTable, Depends(hosted_table)]


def not_too_fast(buckets: Buckets, who: str, what: str, per_minute: float) -> None:
    if not buckets.take(who):
        raise Refused(
            "error-too-fast", f"too many new {what}: wait a moment", 429, field=what, allowed=f"{per_minute:g} a minute"
        )


def not_too_much(server: Server, request: Request, lines: int) -> None:
    """Every line of it is played again: whoever looks back pays by the line."""
    if not server.lookers.take(network(request.scope), min(float(lines), server.lookers.burst)):
        raise Refused("error-too-fast", "too much is replayed for you: look again in a moment", 429)


async def maker(request: Request, server: TheServer, visitor: Known) -> Visitor:
    """A visitor who may make a table now."""
    for who in (visitor.id, network(request.scope)):
        not_too_fast(server.makers, who, "tables", server.settings.limits.tables_per_minute)
    return visitor


Maker = Annotated[Visitor, Depends(maker)]


def may_be_new(request: Request, server: Server) -> None:
    """Whether one more visitor may come from this address now."""
    server.sanctions.may_come(network(request.scope))
    not_too_fast(server.newcomers, network(request.scope), "visitors", server.settings.limits.visitors_per_minute)


def address(request: Request) -> str:
    """The public address below which links are made."""
    settings: Settings = request.app.state.settings
    return settings.url or f"{request.url.scheme}://{request.headers.get('host', '')}{settings.base}"


def site(request: Request) -> tuple[str, str]:
    """For whom a passkey is, the host's name, and the origin from which it is used."""
    where = urlsplit(address(request))
    return where.hostname or "", f"{where.scheme}://{where.netloc}"


def link_to(request: Request, token: str) -> str:
    return f"{address(request)}/claim#{token}"


def replaces(guest: Visitor | None, visitor: str, replace: bool) -> None:
    """A browser that is somebody becomes nobody else silently."""
    if guest is not None and guest.id != visitor and not replace:
        raise Refused(
            "error-replaces",
            f"this browser is {guest.name}, and would not be any more: say so with `replace`",
            409,
            field="replace",
            came=False,
            allowed=True,
        )


def set_cookie(request: Request, response: Response, cookie: str) -> None:
    settings: Settings = request.app.state.settings
    secure = request.url.scheme == "https" or settings.url.startswith("https:")
    response.set_cookie(COOKIE, cookie, max_age=YEAR, path=settings.base or "/", secure=secure, httponly=True, samesite="strict")
