"""The table in the browser: files, and one page for every other path."""

from __future__ import annotations

import logging
from functools import cache
from html import escape
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from fastapi import Request, Response
from fastapi.responses import FileResponse, HTMLResponse, PlainTextResponse

from parlour.server.basics.errors import not_found
from parlour.server.basics.settings import Settings
from parlour.server.http.head import ABOUT_A_TABLE, PREVIEW, ROBOTS, about, head, reads, title
from parlour.server.http.routes.asking import address
from parlour.server.live.server import Server
from parlour.server.stores import sql

LOG: Final = logging.getLogger("parlour")
STATIC: Final = Path(__file__).parents[2] / "static"
LONGEST: Final = 200  # of a path: no page or file has a longer one
BASE: Final = '<meta name="parlour-base" content="'
LANG: Final = '<html lang="en"'
TITLE: Final = "<title>Parlour</title>"
DESCRIPTION: Final = '<meta name="description" content="" />'


@cache
def pictures() -> set[str]:
    return {path.stem for path in (STATIC / PREVIEW).glob("*.jpg")}


async def game_at(request: Request, path: str) -> str | None:
    """The game of the table that an address names: no more than whoever has the address is shown anyway."""
    first, _, rest = path.partition("/")
    if first not in ABOUT_A_TABLE or not rest:
        return None
    server: Server = request.app.state.server
    try:
        found = await sql.table_head(server.store, rest.partition("/")[0])
    except Exception as error:  # the page can do without, and says itself that the store is away
        server.metrics.count("previews_failed")
        LOG.warning("a page has no preview", extra={"what": type(error).__name__})
        return None
    return found.game if found else None


def index(base: str) -> str:
    """The one page, with the base path where its files and its scripts look for it."""
    text = (STATIC / "index.html").read_text(encoding="utf-8")
    return text.replace('="./', f'="{escape(base)}/').replace(f'{BASE}"', f'{BASE}{escape(base)}"')


async def presented(request: Request, path: str, base: str) -> str:
    """The same in the reader's language, saying what it is about."""
    code = reads(request.headers.get("accept-language", ""))
    game = about(path, await game_at(request, path))
    text = index(base).replace(LANG, f'<html lang="{code}"', 1).replace(TITLE, f"<title>{escape(title(code, game))}</title>", 1)
    return text.replace(DESCRIPTION, head(address(request), path, code, game, pictures()), 1)


def accepts_gzip(request: Request) -> bool:
    for part in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, quality = part.replace(" ", "").partition(";q=")
        if name in ("gzip", "*"):
            return quality.strip("0.") != "" or not quality
    return False


def file(request: Request, wanted: Path, path: str) -> Response:
    """One file as it was built, or as the build has pressed it; in pieces, if asked; nothing that a browser has already."""
    headers = {"cache-control": "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"}
    kind = "application/manifest+json" if path.endswith(".webmanifest") else guess_type(path)[0] or "application/octet-stream"
    pressed = wanted.with_name(f"{wanted.name}.gz")
    if pressed.is_file():
        headers["vary"] = "accept-encoding"
        if "range" not in request.headers and accepts_gzip(request):
            wanted, headers["content-encoding"] = pressed, "gzip"
    found = FileResponse(wanted, media_type=kind, headers=headers, stat_result=wanted.stat())
    if found.headers["etag"] in [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]:
        return Response(status_code=304, headers={**headers, "etag": found.headers["etag"]})
    return found


async def page(request: Request, path: str) -> Response:
    """The browser table: a file, or its one page for any other path."""
    settings: Settings = request.app.state.settings
    if "\0" in path or len(path) > LONGEST:
        raise not_found("page")
    if path == "robots.txt":
        return PlainTextResponse(ROBOTS.format(base=settings.base))
    wanted = (STATIC / path).resolve()
    if path and path != "index.html" and wanted.is_relative_to(STATIC.resolve()) and wanted.is_file():
        return file(request, wanted, path)
    if path != "index.html" and (path.partition("/")[0] in ("api", "ws", "assets") or "." in path.rpartition("/")[2]):
        raise not_found("page")
    if not (STATIC / "index.html").is_file():
        return PlainTextResponse("The browser table has not been built into this installation; the API is at api/openapi.json.\n")
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    return HTMLResponse(await presented(request, path, settings.base), headers=headers)
