"""Being told of slow games, device by device."""

from __future__ import annotations

import time

from parlour.language import LANGUAGES
from parlour.server.basics import web_push
from parlour.server.basics.errors import Refused
from parlour.server.basics.outside import NotAllowed
from parlour.server.http.routes.asking import Known, Myself, TheServer, routes
from parlour.server.lobby import people_models as models
from parlour.server.stores import push

api = routes()


def refused(field: str, why: str, came: str) -> Refused:
    return Refused("error-push", f"{field}: {why}", 422, field=field, came=came[:200])


@api.get("/me/push")
async def pushing(server: TheServer, visitor: Myself) -> models.Pushing:
    """Whether this device is told when it is my turn."""
    key = web_push.public(await server.pushing.secret()) if server.settings.push else None
    row = await push.of_device(server.store, visitor.device) or {}
    return models.Pushing(key=key, on=bool(row), lang=row.get("lang"), endpoint=row.get("endpoint"))


@api.post("/me/push")
async def subscribe(server: TheServer, visitor: Known, body: models.NewPush) -> models.Done:
    """Tell this device from now on. Another address, or another language, takes the place of the last."""
    if not server.settings.push:
        raise Refused("error-push", "this server tells nobody (PARLOUR_PUSH)", 409)
    try:
        server.pushing.outside.check(body.endpoint)
    except NotAllowed as error:
        raise refused("endpoint", str(error), body.endpoint) from None
    try:
        web_push.check_keys(body.keys.p256dh, body.keys.auth)
    except ValueError:
        raise refused("keys", "these are no browser's", body.keys.p256dh) from None
    if body.lang not in LANGUAGES:
        raise refused("lang", f"must be one of {', '.join(LANGUAGES)}", body.lang)
    row = {"device": visitor.device, "visitor": visitor.id, "endpoint": body.endpoint, **body.keys.model_dump()}
    await server.store.write(*push.subscribe({**row, "lang": body.lang, "created": time.time()}))
    return models.Done()


@api.delete("/me/push")
async def unsubscribe(server: TheServer, visitor: Myself) -> models.Done:
    """This device is told no longer."""
    await server.store.write(push.unsubscribe(visitor.device))
    return models.Done()
