"""Reporting somebody, and the moderators' page."""

from __future__ import annotations

import time
from typing import Annotated, Final

from fastapi import Depends

from parlour.server.basics.errors import Refused
from parlour.server.http.routes.asking import Known, Seen, TheServer, routes
from parlour.server.live.sanctions import FOREVER
from parlour.server.lobby import moderating
from parlour.server.lobby import people_models as models
from parlour.server.people.identity import Visitor
from parlour.server.people.names import shown_text
from parlour.server.stores import moderation as stored

api = routes()
OWN: Final = {
    "recovery-code",
    "recovered",
    "passkey",
    "passkey-ended",
}  # nobody's business but one's own


async def moderator(server: TheServer, visitor: Known) -> Visitor:
    if not await stored.moderates(server.store, visitor.id):
        raise Refused("error-not-moderator", "only a moderator may do this", 403)
    return visitor


Moderator = Annotated[Visitor, Depends(moderator)]


@api.post("/tables/{table}/report")
async def report(server: TheServer, visitor: Known, found: Seen, body: models.Report) -> models.Done:
    """Tell the moderators of somebody at this table."""
    await moderating.report(server, found, visitor, body.seat, body.voice, body.reason, shown_text(body.text))
    return models.Done()


@api.get("/moderation")
async def moderation(server: TheServer, visitor: Moderator) -> models.Moderation:
    """Moderators: what is reported, what holds now, and who did what."""
    reports = [
        models.ReportShown(**{**row, "table": row["table_id"], "reporter": row["reporter_name"]})
        for row in await moderating.open_reports(server)
    ]
    sanctions = [
        models.SanctionShown(**{**row, "table": row["table_id"] or None, "until": row["ends"] if row["ends"] < FOREVER else None})
        for row in await stored.sanctions(server.store, time.time())
    ]
    log = [models.AuditShown(**row) for row in await stored.audited(server.store, 100) if row["what"] not in OWN]
    return models.Moderation(reports=reports, sanctions=sanctions, log=log)


@api.post("/moderation")
async def decide(server: TheServer, visitor: Moderator, body: models.Decision) -> models.Decided:
    """Moderators: mute, kick, ban, take a name away, or let it be."""
    reason = shown_text(body.reason)
    if body.kind == "dismiss":
        await moderating.dismiss(server, visitor, body.visitor)
    elif body.kind == "name":
        await moderating.take_name(server, visitor, body.visitor)
    else:
        held = await moderating.decide(server, visitor, body.kind, body.visitor, body.table, body.hours, reason, body.address)
        if body.kind == "ban" and body.address:
            return models.Decided(address=held)
    return models.Decided(address=None)


@api.delete("/moderation/{sanction}")
async def lift(server: TheServer, visitor: Moderator, sanction: str) -> models.Done:
    """Moderators: it does not hold any more."""
    await moderating.lift(server, visitor, sanction)
    return models.Done()
