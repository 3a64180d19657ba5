"""The whole server as an ASGI application: its routes, what stands before them, and how errors are shown."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.routing import Route

from parlour import __version__
from parlour.language import LANGUAGES, languages_of
from parlour.server.basics.channel import Others
from parlour.server.basics.errors import Refused
from parlour.server.basics.settings import Settings
from parlour.server.http.guard import Guard
from parlour.server.http.routes import (
    games,
    keeping,
    looking_back,
    moderating,
    operators,
    pages,
    pushing,
    tables,
    websocket,
    who_you_are,
)
from parlour.server.live.server import Server
from parlour.server.stores.make import make_store
from parlour.server.stores.store import Store
from parlour.shelf import games as all_games

LOG: Final = logging.getLogger("parlour")
CHAPTERS: Final = (who_you_are, keeping, pushing, games, tables, looking_back, moderating, operators)


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
    answer = refusal(request, Refused(key, str(error.detail), error.status_code))
    if error.status_code == 405:
        answer.headers["allow"] = ", ".join(allowed(request))
    return answer


def allowed(request: Request) -> list[str]:
    """The methods that an address can be asked with: each has a route of its own, and any page can be looked at."""
    path = request.scope["path"].removeprefix(request.scope["root_path"])
    routes = [route for chapter in CHAPTERS for route in chapter.api.routes if isinstance(route, Route)]
    found = {method for route in routes if route.path_regex.match(path) for method in route.methods or ()}
    return sorted(found | {"HEAD"} if "GET" in found else found or {"GET", "HEAD"})


def failed(request: Request, error: Exception) -> Response:
    LOG.error("a request failed", extra={"path": request.url.path, "method": request.method}, exc_info=error)
    return refusal(request, Refused("error-internal", "something went wrong here", 500))


def warn_of_languages() -> int:
    """Games that do not speak every language: readers are told at the table, whoever runs the server is told here."""
    lacking = 0
    for game in all_games():
        without = [code for code in LANGUAGES if code not in languages_of(game)]
        if without:
            LOG.warning("a game has no words in some languages", extra={"what": f"{game.id}: {', '.join(without)}"})
        lacking += len(without)
    return lacking


def make_app(settings: Settings, store: Store | None = None, others: Others | None = None) -> FastAPI:
    """The whole server as an ASGI application."""
    server = Server(settings, store or make_store(settings, others), others)

    @asynccontextmanager
    async def living(app: FastAPI) -> AsyncIterator[None]:
        await server.open()
        LOG.info("serving", extra={"what": server.store.name, "tables": len(server.tables)})
        server.metrics.gauges["languages_missing"] = warn_of_languages()
        yield
        await server.close()

    app = FastAPI(
        title="Parlour",
        version=__version__,
        lifespan=living,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.server = server
    app.state.settings = settings
    app.add_exception_handler(Refused, refusal)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, http_error)
    app.add_exception_handler(Exception, failed)
    for chapter in CHAPTERS:
        app.include_router(chapter.api)
    app.add_api_websocket_route("/ws/tables/{table}", websocket.table_socket)
    app.add_api_route("/metrics", operators.metrics, methods=["GET", "HEAD"], include_in_schema=False)
    app.add_api_route("/{path:path}", pages.page, methods=["GET", "HEAD"], include_in_schema=False, response_model=None)
    app.add_middleware(Guard, server=server)
    return app
