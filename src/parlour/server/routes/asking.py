"""Who asks, and for which table: what every route begins with."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Request, Response

from parlour.server import identity, models, sql
from parlour.server.errors import Refused
from parlour.server.hall import Hall
from parlour.server.identity import COOKIE, Visitor
from parlour.server.settings import Settings
from parlour.server.table import Table

YEAR: Final = 366 * 86_400
ERRORS: Final[dict[int | str, dict[str, Any]]] = {
    code: {"model": models.ErrorBody} for code in (400, 401, 403, 404, 409, 411, 413, 422, 429)
}


def routes() -> APIRouter:
    """Routes below `/api`, which all answer errors alike."""
    return APIRouter(prefix="/api", responses=ERRORS)


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


InHall = Annotated[Hall, Depends(hall_of)]


async def maybe_visitor(request: Request, hall: InHall) -> Visitor | None:
    return await identity.visitor_of(hall.store, request.cookies.get(COOKIE))


Guest = Annotated[Visitor | None, Depends(maybe_visitor)]


async def sure_visitor(guest: Guest) -> Visitor:
    if guest is None:
        raise Refused("error-no-visitor", "choose a nickname first", 401)
    return guest


Known = Annotated[Visitor, Depends(sure_visitor)]


async def may_see(hall: Hall, table: Table, visitor: Visitor | None) -> set[str]:
    """What a visitor is at this table besides its seats; Refused if it may not even look."""
    roles = await sql.roles(hall.store, table.id, visitor.id) if visitor else set()
    play = table.play
    sits = visitor is not None and any(
        sitter.visitor == visitor.id or (sitter.reissue or {}).get("visitor") == visitor.id for sitter in play.sitters
    )
    if not play.head.settings["public"] and not roles and not sits:
        raise Refused("error-not-yours", "this table is private", 403 if visitor else 401)
    return roles


async def seen_table(hall: InHall, guest: Guest, table: str) -> Table:
    found = await hall.table(table)
    await may_see(hall, found, guest)
    return found


Seen = Annotated[Table, Depends(seen_table)]


async def hosted_table(hall: InHall, visitor: Known, table: str) -> Table:
    found = await hall.table(table)
    if "host" not in await sql.roles(hall.store, found.id, visitor.id):
        raise Refused("error-not-host", "only a host may do this", 403)
    return found


Hosted = Annotated[Table, Depends(hosted_table)]


def address(request: Request) -> str:
    """The public address below which links are made."""
    settings: Settings = request.app.state.settings
    return settings.url or f"{request.url.scheme}://{request.headers.get('host', '')}{settings.base}"


def link_to(request: Request, token: str) -> str:
    return f"{address(request)}/claim#{token}"


def set_cookie(request: Request, response: Response, cookie: str) -> None:
    settings: Settings = request.app.state.settings
    secure = request.url.scheme == "https" or settings.url.startswith("https:")
    response.set_cookie(COOKIE, cookie, max_age=YEAR, path=settings.base or "/", secure=secure, httponly=True, samesite="strict")
