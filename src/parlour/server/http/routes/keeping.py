"""For those who want to keep who they are: recovery codes, passkeys, and all that is known of them."""

from __future__ import annotations

from typing import Any

from fastapi import Request, Response

from parlour.server.basics.errors import Refused
from parlour.server.http.guard import network
from parlour.server.http.routes.asking import Guest, Known, Myself, TheServer, not_too_much, replaces, routes, set_cookie, site
from parlour.server.live.server import Server
from parlour.server.lobby import my_data
from parlour.server.lobby import people_models as models
from parlour.server.people import keeping
from parlour.server.people.identity import COOKIE
from parlour.server.people.names import shown_text
from parlour.server.stores import keeping as kept
from parlour.server.stores import moderation, sql

api = routes()


def may_guess(request: Request, server: Server) -> None:
    if not server.guessers.take(network(request.scope)):
        raise Refused("error-too-fast", "too many tries: wait a moment", 429)


@api.get("/me/keys")
async def keys(server: TheServer, visitor: Myself) -> models.Keys:
    """What lets me come back."""
    store = server.store
    return models.Keys(
        recovery=await kept.recovery_since(store, visitor.id),
        passkeys=[models.Passkey(**row) for row in await kept.passkeys(store, visitor.id)],
        devices=await sql.devices_of(store, visitor.id),
        name_kept=await kept.keeps_name(store, visitor.id),
        moderator=await moderation.moderates(store, visitor.id),
    )


@api.post("/me/recovery")
async def new_recovery(server: TheServer, visitor: Known) -> models.Code:
    """A recovery code, shown here and never again; the last one is valid no longer."""
    return models.Code(code=await keeping.new_recovery(server.store, visitor))


@api.post("/recover")
async def recover(
    request: Request, response: Response, server: TheServer, guest: Guest, body: models.Recover
) -> models.Recovered:
    """Be on this device, too, whose code it is. A code works once; the next one comes with the answer."""
    may_guess(request, server)
    row = await keeping.holder_of(server.store, body.code)
    replaces(guest, row["visitor"], body.replace)
    device, code = await keeping.recover(server.store, row)
    set_cookie(request, response, device.cookie)
    return models.Recovered(name=row["name"], code=code)


@api.post("/me/passkeys/options")
async def passkey_options(request: Request, server: TheServer, visitor: Known) -> models.Asked:
    """What the browser is asked to make a passkey with."""
    return models.Asked(**await keeping.options_for_new(server.store, visitor, site(request)[0]))


@api.post("/me/passkeys")
async def new_passkey(request: Request, server: TheServer, visitor: Known, body: models.NewPasskey) -> models.Done:
    """A passkey that the browser has made."""
    label = shown_text(body.name) or "—"
    await keeping.new_passkey(server.store, visitor, body.id, body.credential, label, *site(request))
    return models.Done()


@api.delete("/me/passkeys/{passkey}")
async def end_passkey(server: TheServer, visitor: Myself, passkey: str) -> models.Done:
    """A passkey is not mine any more."""
    await keeping.end_passkey(server.store, visitor, passkey)
    return models.Done()


@api.post("/sign-in/options")
async def sign_in_options(request: Request, server: TheServer) -> models.Asked:
    """What the browser is asked to sign with a passkey."""
    may_guess(request, server)
    return models.Asked(**await keeping.options_for_known(server.store, site(request)[0]))


@api.post("/sign-in")
async def sign_in(request: Request, response: Response, server: TheServer, guest: Guest, body: models.SignIn) -> models.SignedIn:
    """Be on this device, too, whose passkey has signed."""
    may_guess(request, server)
    row = await keeping.holder_of_key(server.store, body.id, body.credential, *site(request))
    replaces(guest, row["visitor"], body.replace)
    set_cookie(request, response, (await keeping.sign_in(server.store, row)).cookie)
    return models.SignedIn(name=row["who"])


@api.get("/me/data")
async def data(request: Request, response: Response, server: TheServer, visitor: Myself) -> models.MyData:
    """Everything that is kept of me, as a file."""
    tables = await kept.mentioned(server.store, visitor.id)
    not_too_much(server, request, sum((await sql.revs(server.store, tables)).values()))
    response.headers["content-disposition"] = 'attachment; filename="parlour-my-data.json"'
    found: dict[str, Any] = await my_data.export(server, visitor, tables)
    return models.MyData(**found)


@api.post("/me/forget")
async def forget(request: Request, response: Response, server: TheServer, visitor: Myself, body: models.Forget) -> models.Done:
    """Delete me: games stay, my name goes, my seats in running games go to bots."""
    if body.name != visitor.name:
        raise Refused("error-bad-value", "name: must be your own", 422, field="name", came=body.name, allowed=visitor.name)
    await my_data.forget(server, visitor)
    response.delete_cookie(COOKIE, path=request.app.state.settings.base or "/")
    return models.Done()
