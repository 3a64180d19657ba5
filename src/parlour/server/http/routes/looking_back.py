"""What was: the log, replays, records, ratings."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

from fastapi import Query, Request, Response
from fastapi.responses import PlainTextResponse

from parlour.engine.core import SPECTATOR
from parlour.engine.record import line
from parlour.server.basics.errors import Refused, not_yours
from parlour.server.http.routes.asking import Guest, Seen, TheServer, not_too_much, routes
from parlour.server.journal import replays
from parlour.server.journal.play import Play
from parlour.server.live import frames
from parlour.server.lobby import create, models
from parlour.server.people.identity import Visitor
from parlour.server.people.ratings import PROVISIONAL
from parlour.server.stores import sql

api = routes()


def own_seat(play: Play, guest: Visitor | None, seat: int) -> int:
    """A seat from which this visitor may look."""
    ended = play.status in ("over", "abandoned")
    if seat == SPECTATOR or (
        0 <= seat < len(play.sitters) and (ended or (guest is not None and play.sitters[seat].visitor == guest.id))
    ):
        return seat
    raise not_yours("you do not hold this seat")


@api.get("/tables/{table}/log")
async def log(guest: Guest, found: Seen, seat: int = SPECTATOR, since: Annotated[int, Query(ge=0)] = 0) -> models.LogShown:
    """Everything a seat was told."""
    async with found.lock:
        play = found.play
        own_seat(play, guest, seat)
        watches = guest is None or not any(sitter.visitor == guest.id for sitter in play.sitters)
        chat = [frames.chat_frame(said) for said in play.chat if said.rev > since and frames.hears(play, said, watches)]
        return models.LogShown(
            rev=play.rev, turn=play.turn[seat] if seat >= 0 else 0, told=frames.news(play, seat, since), chat=chat
        )


@api.get("/tables/{table}/moment")
async def moment(
    request: Request, server: TheServer, guest: Guest, found: Seen, rev: Annotated[int, Query(ge=1)], seat: int = SPECTATOR
) -> models.Moment:
    """A running or finished game as a seat knew it at an earlier rev."""
    play = found.play
    own_seat(play, guest, seat)
    if rev > play.rev:
        raise Refused("error-bad-value", f"rev: the table has {play.rev}", 422, field="rev", came=rev, allowed=[1, play.rev])
    not_too_much(server, request, rev)
    lines = await sql.journal(server.store, found.id, upto=rev)
    return models.Moment(**await asyncio.to_thread(replays.moment, play.head, lines, seat))


@api.get("/tables/{table}/sheet")
async def sheet(request: Request, server: TheServer, found: Seen) -> models.Sheet:
    """The score sheet of a finished game."""
    not_too_much(server, request, found.play.rev)
    return models.Sheet(**await asyncio.to_thread(replays.sheet, found.play))


@api.get("/tables/{table}/replay")
async def replay(
    request: Request,
    server: TheServer,
    found: Seen,
    seat: int = SPECTATOR,
    step: int = 0,
    count: Annotated[int, Query(ge=1, le=replays.COUNT)] = 1,
) -> models.Replay:
    """Steps of a finished game from any seat."""
    play = found.play
    not_too_much(server, request, min(len(play.moves), max(0, step) + count))
    return models.Replay(frames=await asyncio.to_thread(replays.steps, play, seat, step, count), steps=len(play.moves))


@api.get("/tables/{table}/replay/lines")
async def replay_lines(found: Seen) -> models.Lines:
    """The lines of a finished game."""
    replays.must_be_over(found.play)
    return models.Lines(lines=[line(move) for move in found.play.moves])


@api.get("/tables/{table}/record", response_class=PlainTextResponse)
async def record(found: Seen, form: Literal["text", "json"] = "text") -> Response:
    """The record of a finished game, as text or as one line of JSON."""
    replays.must_be_over(found.play)
    kept = found.play.record()
    if form == "json":
        return Response(kept.json(), media_type="application/json")
    return PlainTextResponse(kept.text())


@api.get("/ratings/{game}")
async def ratings(server: TheServer, guest: Guest, game: str) -> models.RatingsShown:
    """The rated players of a game, best first; then those whose rating is provisional."""
    create.game_named(game)
    me = guest.id if guest else ""
    rows = [
        models.RatingShown(
            name=row["name"],
            rating=round(row["rating"]),
            games=row["games"],
            provisional=row["games"] < PROVISIONAL,
            me=row["visitor"] == me,
        )
        for row in await sql.ratings(server.store, game, PROVISIONAL)
    ]
    return models.RatingsShown(ratings=rows)
