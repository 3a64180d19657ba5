"""Making, listing, joining and leaving tables."""

from __future__ import annotations

from typing import Any

from fastapi import Request

from parlour.server import create, invitations, models, replays, shown, sql
from parlour.server.errors import Refused
from parlour.server.routes.asking import Guest, Hosted, InHall, Known, Seen, link_to, routes
from parlour.server.table import Table

api = routes()


def created(request: Request, table: Table, tokens: dict[str, Any]) -> models.Created:
    links = models.Links(
        seats={seat: link_to(request, token) for seat, token in tokens["seats"].items()},
        watch=link_to(request, tokens["watch"]),
        host=link_to(request, tokens["host"]),
    )
    return models.Created(table=table.id, rev=table.play.rev, links=links)


@api.post("/tables", status_code=201)
async def new_table(request: Request, hall: InHall, visitor: Known, body: models.NewTable) -> models.Created:
    """Make a table; its links are shown here and never again."""
    return created(request, *await create.new_table(hall, visitor, body))


@api.post("/import", status_code=201)
async def import_record(hall: InHall, visitor: Known, body: models.Import) -> models.Imported:
    """A record as a finished table."""
    table = await create.import_record(hall, visitor, body)
    return models.Imported(table=table.id, status=table.play.status)


@api.get("/lobby")
async def lobby(hall: InHall, guest: Guest, game: str = "") -> models.Summaries:
    """Public tables to join or to watch."""
    return models.Summaries(
        tables=[models.Summary(**row) for row in await shown.summaries(hall, await sql.lobby(hall.store, game), guest)]
    )


@api.get("/mine")
async def mine(hall: InHall, visitor: Known) -> models.Summaries:
    """My tables, those that wait for me first."""
    rows = await shown.summaries(hall, await sql.mine(hall.store, visitor.id), visitor)
    rows.sort(key=lambda row: (not row["waits_for_me"], row["status"] not in ("playing", "waiting", "frozen"), -row["changed"]))
    return models.Summaries(tables=[models.Summary(**row) for row in rows])


@api.get("/tables/{table}")
async def one_table(hall: InHall, guest: Guest, found: Seen) -> models.OneTable:
    """One table."""
    row = (await shown.summaries(hall, await sql.one_table(hall.store, found.id), guest))[0]
    row.update(scores=found.play.scores(), ranking=found.play.ranking())
    return models.OneTable(**row, settings=shown.public_settings(found.play))


@api.delete("/tables/{table}")
async def delete_table(hall: InHall, found: Hosted) -> models.Deleted:
    """Host: delete a table that has not started."""
    async with found.lock:
        if found.play.status != "waiting":
            raise Refused("error-running", "the game has started", 409)
        await hall.store.write(*sql.delete_table(found.id))
        hall.tables.pop(found.id, None)
        for connection in list(found.connections):
            connection.drop(4404)
    return models.Deleted(deleted=True)


@api.post("/tables/{table}/sit")
async def sit(visitor: Known, found: Seen, body: models.SeatNumber) -> models.Rev:
    """Take an open seat."""
    return models.Rev(rev=await invitations.sit(found, invitations.existing(found.play, body.seat), visitor))


@api.post("/tables/{table}/leave")
async def leave(visitor: Known, found: Seen, body: models.SeatNumber) -> models.Rev:
    """Give a seat back before the start."""
    return models.Rev(rev=await invitations.leave(found, invitations.existing(found.play, body.seat), visitor))


@api.post("/tables/{table}/start")
async def start(found: Hosted) -> models.Rev:
    """Host: fill empty seats with bots and start."""
    return models.Rev(rev=await invitations.start(found))


@api.post("/tables/{table}/links")
async def links(request: Request, hall: InHall, found: Hosted, body: models.WishedLink) -> models.Link:
    """Host: a new link for an unclaimed seat or for spectators."""
    return models.Link(link=link_to(request, await invitations.new_link(hall, found, body.kind, body.seat)))


@api.post("/tables/{table}/move-seat")
async def move_seat(request: Request, hall: InHall, visitor: Known, found: Seen, body: models.SeatNumber) -> models.ExpiringLink:
    """Owner: a link that moves the seat to another device or person."""
    issued = await invitations.move_link(hall, found, body.seat, visitor)
    return models.ExpiringLink(link=link_to(request, issued.token), expires=issued.expires)


@api.post("/tables/{table}/reissue")
async def reissue(request: Request, hall: InHall, visitor: Known, found: Hosted, body: models.SeatNumber) -> models.ReissueLink:
    """Host: a new link for a lost seat; locked until the others agree or the wait has passed."""
    issued, until = await invitations.reissue(hall, found, body.seat, visitor)
    return models.ReissueLink(link=link_to(request, issued.token), until=until)


@api.post("/tables/{table}/fork", status_code=201)
async def fork(request: Request, hall: InHall, visitor: Known, found: Seen, body: models.Fork) -> models.Created:
    """Play on from a step of a finished game."""
    replays.must_be_over(found.play)
    return created(request, *await create.fork(hall, visitor, found.play, body))
