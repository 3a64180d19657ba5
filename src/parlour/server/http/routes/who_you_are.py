"""Visitors, their devices, and the links they claim."""

from __future__ import annotations

import asyncio
import io
from typing import Final

import segno
from fastapi import Request, Response

from parlour.server.basics.errors import Refused
from parlour.server.http.guard import network
from parlour.server.http.routes.asking import (
    Guest,
    Known,
    TheServer,
    link_to,
    may_be_new,
    not_kicked,
    replaces,
    routes,
    set_cookie,
)
from parlour.server.lobby import invitations, models, renaming, shown
from parlour.server.people import identity
from parlour.server.people.names import free_name, looks
from parlour.server.stores import keeping, sql

api = routes()
DRAWN: Final = 4  # requests more that a code costs: it takes as long as some dozens


@api.get("/me")
async def me(request: Request, response: Response, guest: Guest) -> models.Me:
    """Who this browser is. Its cookie lasts for another year."""
    if guest is not None:
        set_cookie(request, response, request.cookies[identity.COOKIE])
    return models.Me(visitor=guest.id if guest else None, name=guest.name if guest else None)


@api.post("/me")
async def name_me(request: Request, response: Response, server: TheServer, guest: Guest, body: models.Name) -> models.Me:
    """Become a visitor, or change the nickname."""
    if guest is not None:
        server.sanctions.may_play(guest.id)
        if not server.renamers.take(guest.id):  # it is written down at each of their tables
            raise Refused("error-too-fast", "too many new names: wait a moment", 429)
    name = await free_name(server.store, body.name, server.settings.reserved, guest.id if guest else "")
    if guest is None:
        may_be_new(request, server)
        visitor, cookie = await identity.new_visitor(server.store, name)
        server.seen.saw(visitor.id, network(request.scope))
        set_cookie(request, response, cookie)
        return models.Me(visitor=visitor.id, name=name)
    kept = keeping.keep_name(looks(name), guest.id) if await keeping.keeps(server.store, guest.id) else []
    await server.store.write(sql.rename(guest.id, name), *kept)
    await renaming.rename_seats(server, guest, name)
    return models.Me(visitor=guest.id, name=name)


@api.post("/me/device")
async def device(request: Request, server: TheServer, visitor: Known) -> models.ExpiringLink:
    """A link that makes a second device the same visitor."""
    issued = await invitations.device_link(server, visitor)
    return models.ExpiringLink(link=link_to(request, issued.token), expires=issued.expires)


@api.delete("/me/devices")
async def end_devices(server: TheServer, visitor: Known) -> models.Ended:
    """Sign out all other devices."""
    ended = await sql.devices_of(server.store, visitor.id) - 1
    await server.store.write(*sql.end_devices(visitor.id, visitor.device))
    server.sign_out(visitor.id, visitor.device)
    return models.Ended(ended=ended)


@api.post("/claim")
async def claim(request: Request, response: Response, server: TheServer, guest: Guest, body: models.Claim) -> models.Claimed:
    """Claim an invitation."""
    row = await identity.link_of(server.store, body.token)
    if row["kind"] == "device":
        refused = identity.used(row)
        if refused is not None:
            raise refused
        replaces(guest, row["visitor"], body.replace)
        made = await invitations.claim_device(server, row)
        set_cookie(request, response, made.cookie)
        found = await identity.visitor_of(server.store, made.cookie)
        return models.Claimed(kind="device", table=None, seat=None, name=found.name if found else "", locked=False)
    visitor = guest
    if visitor is not None:
        server.sanctions.may_play(visitor.id)
        not_kicked(server, visitor, row["table_id"])
    else:
        name = await free_name(server.store, body.name, server.settings.reserved)
        refused = identity.used(row)
        if refused is not None:
            raise refused
        may_be_new(request, server)
        visitor, cookie = await identity.new_visitor(server.store, name)
        server.seen.saw(visitor.id, network(request.scope))
        set_cookie(request, response, cookie)
    return models.Claimed(**await invitations.claim(server, row, visitor))


@api.post("/claim/look")
async def look_at_claim(server: TheServer, guest: Guest, body: models.Token) -> models.LookedAt:
    """What a link is for, and what is played there; whether it was used, and whether by me."""
    row = await identity.link_of(server.store, body.token)
    table = row["table_id"] or None
    play = (await server.table(table)).play if table else None
    used = identity.used(row) is not None
    mine = guest is not None and guest.id in (row["used_by"], row["visitor"] if row["kind"] == "device" else "")
    hosts = (await sql.hosts(server.store, [table]))[table] if table else []
    return models.LookedAt(
        kind=row["kind"],
        table=table,
        seat=row["seat"] if row["seat"] >= 0 else None,
        game=play.head.game if play else None,
        used=used,
        mine=mine,
        taken=play is not None and row["kind"] == "seat" and play.sitters[row["seat"]].kind != "open",
        host=hosts[0]["name"] if hosts else None,
        name=await sql.name_of(server.store, row["visitor"]) if row["kind"] == "device" else None,
        facts=models.Facts(**shown.facts(play)) if play and (mine or not used) else None,
    )


@api.post("/qr", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
async def qr(request: Request, server: TheServer, body: models.Text) -> Response:
    """A text as a QR code."""
    if not server.requests.take(network(request.scope), DRAWN):
        raise Refused("error-too-fast", "too many codes: wait a moment", 429)
    return Response(await asyncio.to_thread(drawn, body.text), media_type="image/svg+xml")


def drawn(text: str) -> bytes:
    out = io.BytesIO()
    segno.make(text, error="m").save(out, kind="svg", scale=4, xmldecl=False, svgclass=None, lineclass=None)
    return out.getvalue()
