"""The routes: HTTP for what is done once, `/ws/tables/{id}` for a table."""

from __future__ import annotations

import asyncio
import io
import ipaddress
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import segno
from fastapi import APIRouter, Depends, FastAPI, Query, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse
from starlette.exceptions import HTTPException
from starlette.websockets import WebSocketDisconnect

from parlour.engine.core import SPECTATOR
from parlour.engine.record import line
from parlour.server import create, frames, identity, invitations, messages, models, replays, shown, sql
from parlour.server.errors import Refused, not_found, not_yours
from parlour.server.guard import Guard, client_of, same_origin
from parlour.server.hall import Hall
from parlour.server.identity import COOKIE, Visitor
from parlour.server.play import Play
from parlour.server.settings import Settings
from parlour.server.socket import Connection
from parlour.server.store import Store, make_store
from parlour.server.table import Table

LOG: Final = logging.getLogger("parlour")
STATIC: Final = Path(__file__).parent / "static"
YEAR: Final = 366 * 86_400
LANGS = Literal["en", "ru", "fr", "es"]
ERRORS: Final[dict[int | str, dict[str, Any]]] = {
    code: {"model": models.ErrorBody} for code in (400, 401, 403, 404, 409, 411, 413, 422, 429)
}
api = APIRouter(prefix="/api", responses=ERRORS)


def version() -> str:
    try:
        return installed("parlour")
    except PackageNotFoundError:
        return "0"


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


# -- who you are -------------------------------------------------------------------------------------------------------


@api.get("/me")
async def me(guest: Guest) -> models.Me:
    """Who this browser is."""
    return models.Me(visitor=guest.id if guest else None, name=guest.name if guest else None)


@api.post("/me")
async def name_me(request: Request, response: Response, hall: InHall, guest: Guest, body: models.Name) -> models.Me:
    """Become a visitor, or change the nickname."""
    name = identity.clean_name(body.name)
    if guest is None:
        visitor, cookie = await identity.new_visitor(hall.store, name)
        set_cookie(request, response, cookie)
        return models.Me(visitor=visitor.id, name=name)
    await hall.store.write(sql.rename(guest.id, name))
    return models.Me(visitor=guest.id, name=name)


@api.post("/me/device")
async def device(request: Request, hall: InHall, visitor: Known) -> models.ExpiringLink:
    """A link that makes a second device the same visitor."""
    issued = await invitations.device_link(hall, visitor)
    return models.ExpiringLink(link=link_to(request, issued.token), expires=issued.expires)


@api.delete("/me/devices")
async def end_devices(hall: InHall, visitor: Known) -> models.Ended:
    """Sign out all other devices."""
    ended = await sql.devices_of(hall.store, visitor.id) - 1
    await hall.store.write(sql.end_devices(visitor.id, visitor.device))
    return models.Ended(ended=ended)


@api.post("/claim")
async def claim(request: Request, response: Response, hall: InHall, guest: Guest, body: models.Claim) -> models.Claimed:
    """Claim an invitation."""
    row = await identity.link_of(hall.store, body.token)
    if row["kind"] == "device":
        refused = identity.used(row)
        if refused is not None:
            raise refused
        made = await invitations.claim_device(hall, row)
        set_cookie(request, response, made.cookie)
        found = await identity.visitor_of(hall.store, made.cookie)
        return models.Claimed(kind="device", table=None, seat=None, name=found.name if found else "", locked=False)
    visitor = guest
    if visitor is None:
        name = identity.clean_name(body.name)
        refused = identity.used(row)
        if refused is not None:
            raise refused
        visitor, cookie = await identity.new_visitor(hall.store, name)
        set_cookie(request, response, cookie)
    return models.Claimed(**await invitations.claim(hall, row, visitor))


@api.post("/claim/look")
async def look_at_claim(hall: InHall, body: models.Token) -> models.LookedAt:
    """What a link is for."""
    row = await identity.link_of(hall.store, body.token)
    table = row["table_id"] or None
    head = await sql.table_head(hall.store, table) if table else None
    hosts = (await sql.hosts(hall.store, [table]))[table] if table else []
    return models.LookedAt(
        kind=row["kind"],
        table=table,
        seat=row["seat"] if row["seat"] >= 0 else None,
        game=head.game if head else None,
        used=identity.used(row) is not None,
        host=hosts[0]["name"] if hosts else None,
    )


@api.post("/qr", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
async def qr(body: models.Text) -> Response:
    """A text as a QR code."""
    out = io.BytesIO()
    segno.make(body.text, error="m").save(out, kind="svg", scale=4, xmldecl=False, svgclass=None, lineclass=None)
    return Response(out.getvalue(), media_type="image/svg+xml")


# -- games -------------------------------------------------------------------------------------------------------------


@api.get("/games", response_model=models.GamesShown)
async def games() -> Response:
    """The games, their options and what words need."""
    return Response(shown.games(), media_type="application/json")


@api.get("/games/{game}/rules")
async def rules(game: str, lang: LANGS = "en") -> models.Rules:
    """The rules a player reads, as Markdown."""
    return models.Rules(game=game, lang=lang, text=shown.rules(create.game_named(game), lang))


@api.get("/games/{game}/edition")
async def edition(game: str) -> models.EditionRows:
    """The printed values, which an edition may correct."""
    return models.EditionRows(kinds=shown.edition_rows(create.game_named(game)))


@api.get("/ratings/{game}")
async def ratings(hall: InHall, guest: Guest, game: str) -> models.RatingsShown:
    """The rated players of a game, best first."""
    create.game_named(game)
    me = guest.id if guest else ""
    rows = [
        models.RatingShown(name=row["name"], rating=round(row["rating"]), games=row["games"], me=row["visitor"] == me)
        for row in await sql.ratings(hall.store, game)
    ]
    return models.RatingsShown(ratings=rows)


# -- tables ------------------------------------------------------------------------------------------------------------


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
    rows = await hall.store.read("SELECT * FROM game_table WHERE id = ?", found.id)
    row = (await shown.summaries(hall, rows, guest))[0]
    return models.OneTable(**row, **shown.finished(found.play), settings=shown.public_settings(found.play))


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


# -- looking back ------------------------------------------------------------------------------------------------------


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


@api.get("/tables/{table}/sheet")
async def sheet(found: Seen) -> models.Sheet:
    """The score sheet of a finished game."""
    return models.Sheet(**await asyncio.to_thread(replays.sheet, found.play))


@api.get("/tables/{table}/replay")
async def replay(
    found: Seen, seat: int = SPECTATOR, step: int = 0, count: Annotated[int, Query(ge=1, le=replays.COUNT)] = 1
) -> models.Replay:
    """Steps of a finished game from any seat."""
    play = found.play
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


@api.get("/health", responses={503: {"model": models.Health}})
async def health(response: Response, hall: InHall) -> models.Health:
    """Whether the store answers."""
    try:
        await asyncio.wait_for(sql.last_beat(hall.store), 5)
        well = True
    except Exception:
        well = False
        response.status_code = 503
    return models.Health(ok=well, store=hall.store.name, version=version())


# -- the websocket -----------------------------------------------------------------------------------------------------


async def table_socket(ws: WebSocket, table: str) -> None:
    """One table, live: frames as docs/PROTOCOL.md describes them."""
    hall: Hall = ws.app.state.hall
    settings: Settings = ws.app.state.settings
    if not same_origin(settings, ws.scope):
        await refuse(ws, 4403)
        return
    visitor = await identity.visitor_of(hall.store, ws.cookies.get(COOKIE))
    try:
        found = await hall.table(table)
        roles = await may_see(hall, found, visitor)
    except Refused as refused:
        await refuse(ws, {404: 4404, 401: 4401}.get(refused.status, 4403))
        return
    who, limit = (
        (visitor.id, settings.limits.sockets_per_visitor)
        if visitor
        else (client_of(ws.scope), settings.limits.sockets_per_address)
    )
    if hall.sockets_of.get(who, 0) >= limit:
        await refuse(ws, 4429)
        return
    hall.sockets_of[who] = hall.sockets_of.get(who, 0) + 1
    try:
        await ws.accept()
        muted = await sql.muted(hall.store, found.id, visitor.id) if visitor else []
        await serve(ws, await hall.table(table), visitor, roles, muted)
    finally:
        hall.sockets_of[who] -= 1
        if not hall.sockets_of[who]:
            del hall.sockets_of[who]


async def refuse(ws: WebSocket, code: int) -> None:
    """Accept and close: a browser sees the code of a socket that was open, not of one that never was."""
    await ws.accept()
    await ws.close(code)


async def serve(ws: WebSocket, table: Table, visitor: Visitor | None, roles: set[str], muted: list[int]) -> None:
    hall = table.hall
    c = Connection(ws, table, visitor, roles, muted, hall.settings.limits)
    since = ws.query_params.get("since", "")
    async with table.lock:
        if table.stale:
            await table.reload()
        table.connections.add(c)
        c.refresh(table.play)
        greet(c, int(since) if since.isdecimal() else None)
    c.writer = asyncio.create_task(c.write())
    table.show_here()
    if hall.store.shared:
        hall.say({"t": table.id, "ask": "here", "p": hall.process})
    hall.metrics.gauges["sockets"] = hall.metrics.gauges.get("sockets", 0) + 1
    try:
        while not c.closed:
            message = await ws.receive()
            if message["type"] == "websocket.disconnect":
                break
            text = message.get("text")
            await messages.receive(c, text if text is not None else "")
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        hall.metrics.gauges["sockets"] -= 1
        table.connections.discard(c)
        if c.writer is not None:
            c.writer.cancel()
        if c.hanging is not None:
            await asyncio.wait({c.hanging}, timeout=6)
        if not hall.closing:
            table.show_here()


def greet(c: Connection, since: int | None) -> None:
    """The first frame: what was missed, or what happened since the seat's last turn."""
    play = c.table.play
    if since is None:
        first = play.turn[c.seat] if c.seat >= 0 else max(0, play.rev - 30)
        said = play.chat[-50:]
    else:
        first = min(since, play.rev)
        said = [row for row in play.chat if row.rev > since]
    c.table.send(c, first)
    for row in said:
        c.send_chat(play, row)
    c.rev = play.rev


# -- the whole ---------------------------------------------------------------------------------------------------------


def local(request: Request) -> bool:
    try:
        return ipaddress.ip_address(client_of(request.scope)).is_loopback
    except ValueError:
        return False


async def metrics(request: Request) -> Response:
    hall: Hall = request.app.state.hall
    if not hall.settings.metrics_open and not local(request):
        raise not_found("page")
    gauges = hall.metrics.gauges
    gauges["tables_loaded"] = len(hall.tables)
    gauges["bots_late"] = hall.bots.late
    gauges["bots_thinking"] = sum(len(table.thinking) for table in hall.tables.values())
    return PlainTextResponse(hall.metrics.text())


async def page(path: str) -> Response:
    """The browser table: a file, or its one page for any other path."""
    wanted = (STATIC / path).resolve()
    if path and wanted.is_relative_to(STATIC.resolve()) and wanted.is_file():
        age = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
        return FileResponse(wanted, headers={"cache-control": age})
    if (path.partition("/")[0] in ("api", "ws", "assets")) or "." in path.rpartition("/")[2]:
        raise not_found("page")
    index = STATIC / "index.html"
    if not index.is_file():
        return PlainTextResponse("The browser table has not been built into this installation; the API is at api/openapi.json.\n")
    return FileResponse(index, headers={"cache-control": "no-cache"})


def refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return JSONResponse(error.body(), error.status)


def invalid(request: Request, error: Exception) -> Response:
    """The first wrong field of a body, as every other error is shown."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = [str(part) for part in first["loc"] if part not in ("body", "query", "path")]
    if first["type"] == "json_invalid":
        return refusal(request, Refused("error-bad-json", str(first["msg"]), 400))
    allowed = (
        (first.get("ctx") or {}).get("expected")
        or {k: v for k, v in (first.get("ctx") or {}).items() if isinstance(v, (int, float, str))}
        or None
    )
    came = first.get("input")
    came = came if isinstance(came, (str, int, float, bool, type(None))) else None
    return refusal(
        request,
        Refused("error-bad-value", f"{'.'.join(where)}: {first['msg']}", 422, field=".".join(where), came=came, allowed=allowed),
    )


def http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    key = "error-not-found" if error.status_code == 404 else "error-bad-value"
    return refusal(request, Refused(key, str(error.detail), error.status_code))


def failed(request: Request, error: Exception) -> Response:
    LOG.error("a request failed", extra={"path": request.url.path, "method": request.method}, exc_info=error)
    return refusal(request, Refused("error-internal", "something went wrong here", 500))


def make_app(settings: Settings, store: Store | None = None) -> FastAPI:
    """The whole server as an ASGI application."""
    hall = Hall(settings, store or make_store(settings))

    @asynccontextmanager
    async def living(app: FastAPI) -> AsyncIterator[None]:
        await hall.open()
        LOG.info("serving", extra={"what": hall.store.name, "tables": len(hall.tables)})
        yield
        await hall.close()

    app = FastAPI(
        title="Parlour",
        version=version(),
        lifespan=living,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        root_path=settings.base,
    )
    app.state.hall = hall
    app.state.settings = settings
    app.add_exception_handler(Refused, refusal)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, http_error)
    app.add_exception_handler(Exception, failed)
    app.include_router(api)
    app.add_api_websocket_route("/ws/tables/{table}", table_socket)
    app.add_api_route("/metrics", metrics, include_in_schema=False)
    app.add_api_route("/{path:path}", page, include_in_schema=False, response_model=None)
    app.add_middleware(Guard, settings=settings, metrics=hall.metrics)
    return app
