"""Making, listing, joining and leaving tables."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any, Literal

from fastapi import Query, Request

from parlour.server.basics.errors import Refused
from parlour.server.http.routes.asking import Guest, Hosted, Known, Maker, Seen, TheServer, link_to, routes
from parlour.server.journal import replays
from parlour.server.live.table import LiveTable
from parlour.server.lobby import create, imports, invitations, models, my_firsts, my_games, shown, waiting_room
from parlour.server.lobby import rematch as rematches
from parlour.server.stores import sql
from parlour.server.stores.moderation import audit

api = routes()


def created(request: Request, table: LiveTable, tokens: dict[str, Any]) -> models.Created:
    links = models.Links(
        seats={seat: link_to(request, token) for seat, token in tokens["seats"].items()},
        watch=link_to(request, tokens["watch"]),
        host=link_to(request, tokens["host"]),
    )
    return models.Created(table=table.id, rev=table.play.rev, links=links)


@api.post("/tables", status_code=201)
async def new_table(request: Request, server: TheServer, visitor: Maker, body: models.NewTable) -> models.Created:
    """Make a table; its links are shown here and never again."""
    return created(request, *await create.new_table(server, visitor, body))


@api.post("/learn", status_code=201)
async def learn(server: TheServer, visitor: Maker, body: models.Learn) -> models.Rematch:
    """A guided game."""
    return models.Rematch(table=(await create.new_lesson(server, visitor, body)).id)


@api.post("/import", status_code=201)
async def import_record(server: TheServer, visitor: Maker, body: models.Import) -> models.Imported:
    """A record as a finished table."""
    table = await imports.import_record(server, visitor, body)
    return models.Imported(table=table.id, status=table.play.status)


@api.get("/lobby")
async def lobby(server: TheServer, guest: Guest, game: str = "") -> models.Summaries:
    """Public tables to join or to watch."""
    return models.Summaries(
        tables=[models.Summary(**row) for row in await shown.summaries(server, await sql.lobby(server.store, game), guest)]
    )


@api.get("/mine")
async def mine(
    server: TheServer,
    visitor: Known,
    game: str = "",
    state: Literal["", "my-move", "running", "waiting", "over"] = "",
    find: Annotated[str, Query(max_length=100)] = "",
    offset: Annotated[int, Query(ge=0, le=10**6)] = 0,
    limit: Annotated[int, Query(ge=1, le=100)] = 100,
) -> models.MyGames:
    """My tables, those that wait for me first, then those that are not over, then the rest; the newest of each first."""
    rows, total = await my_games.page(server, visitor, game, state, find, offset, limit)
    return models.MyGames(tables=[models.Summary(**row) for row in rows], total=total)


@api.get("/mine/figures")
async def figures(server: TheServer, visitor: Known) -> models.MyFigures:
    """What I have played to the end, for each game."""
    return models.MyFigures(games=[models.Figures(**row) for row in await my_games.figures(server, visitor)])


@api.get("/mine/firsts")
async def firsts(server: TheServer, visitor: Known, table: str = "") -> models.MyFirsts:
    """What I have reached for the first time, at one table or ever."""
    found = await my_firsts.reached(server, visitor)
    return models.MyFirsts(firsts=[models.First(**asdict(one)) for one in found if table in ("", one.table)])


@api.get("/tables/{table}")
async def one_table(server: TheServer, guest: Guest, found: Seen) -> models.OneTable:
    """One table."""
    row = (await shown.summaries(server, await sql.one_table(server.store, found.id), guest))[0]
    row.update(scores=found.play.scores(), ranking=found.play.ranking())
    return models.OneTable(**row, settings=shown.public_settings(found.play), facts=models.Facts(**shown.facts(found.play)))


@api.delete("/tables/{table}")
async def delete_table(server: TheServer, visitor: Known, found: Hosted) -> models.Deleted:
    """Host: delete a table that has not started."""
    async with found.lock:
        if found.play.status != "waiting":
            raise Refused("error-running", "the game has started", 409)
        await server.store.write(*sql.delete_table(found.id), audit(visitor.id, "table-deleted", found.id))
        server.tables.pop(found.id, None)
        for connection in list(found.showing.viewers):
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


@api.post("/tables/{table}/ask-out")
async def ask_out(visitor: Known, found: Hosted, body: models.SeatNumber) -> models.Rev:
    """Host: whoever sits there leaves, before the start."""
    return models.Rev(rev=await waiting_room.ask_out(found, body.seat, visitor))


@api.post("/tables/{table}/swap")
async def swap(found: Hosted, body: models.TwoSeats) -> models.Rev:
    """Host: two seats change places, before the start."""
    return models.Rev(rev=await waiting_room.swap(found, body.seat, body.other))


@api.post("/tables/{table}/settings")
async def settings(server: TheServer, visitor: Known, found: Hosted, body: models.Changes) -> models.Rev:
    """Host: other options or settings, before the start; what is left out stays."""
    return models.Rev(rev=await waiting_room.change(server, found, body, visitor))


@api.post("/tables/{table}/start")
async def start(found: Hosted) -> models.Rev:
    """Host: fill empty seats with bots and start."""
    return models.Rev(rev=await invitations.start(found))


@api.post("/tables/{table}/links")
async def links(request: Request, server: TheServer, found: Hosted, body: models.WishedLink) -> models.Link:
    """Host: a new link for an unclaimed seat or for spectators."""
    return models.Link(link=link_to(request, await invitations.new_link(server, found, body.kind, body.seat)))


@api.post("/tables/{table}/move-seat")
async def move_seat(
    request: Request, server: TheServer, visitor: Known, found: Seen, body: models.SeatNumber
) -> models.ExpiringLink:
    """Owner: a link that moves the seat to another device or person."""
    issued = await invitations.move_link(server, found, body.seat, visitor)
    return models.ExpiringLink(link=link_to(request, issued.token), expires=issued.expires)


@api.post("/tables/{table}/reissue")
async def reissue(
    request: Request, server: TheServer, visitor: Known, found: Seen, body: models.SeatNumber
) -> models.ReissueLink:
    """A new link for a lost seat, by a host; of a host, by whoever sits here. Locked until others agree or the wait is over."""
    issued, until = await invitations.reissue(server, found, body.seat, visitor)
    return models.ReissueLink(link=link_to(request, issued.token), until=until)


@api.post("/tables/{table}/rematch")
async def rematch(server: TheServer, visitor: Known, found: Seen) -> models.Rematch:
    """Whoever sat here: the one rematch of this table, made by whoever asks first, with the own seat taken there."""
    return models.Rematch(table=(await rematches.rematch(server, found, visitor)).id)


@api.post("/tables/{table}/fork", status_code=201)
async def fork(request: Request, server: TheServer, visitor: Maker, found: Seen, body: models.Fork) -> models.Created:
    """Play on from a step of a finished game."""
    replays.must_be_over(found.play)
    return created(request, *await create.fork(server, visitor, found.play, body))
