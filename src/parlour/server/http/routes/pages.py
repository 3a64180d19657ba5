"""The table in the browser: files, and one page for every other path."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Final

from fastapi import Request, Response
from fastapi.responses import FileResponse, HTMLResponse, PlainTextResponse

from parlour.server.basics.errors import not_found
from parlour.server.basics.settings import Settings

STATIC: Final = Path(__file__).parents[2] / "static"
LONGEST: Final = 200  # of a path: no page or file has a longer one
BASE: Final = '<meta name="parlour-base" content="'


def index(base: str) -> str:
    """The one page, with the base path where its files and its scripts look for it."""
    text = (STATIC / "index.html").read_text(encoding="utf-8")
    return text.replace('="./', f'="{escape(base)}/').replace(f'{BASE}"', f'{BASE}{escape(base)}"')


async def page(request: Request, path: str) -> Response:
    """The browser table: a file, or its one page for any other path."""
    settings: Settings = request.app.state.settings
    if "\0" in path or len(path) > LONGEST:
        raise not_found("page")
    wanted = (STATIC / path).resolve()
    if path and path != "index.html" and wanted.is_relative_to(STATIC.resolve()) and wanted.is_file():
        age = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
        return FileResponse(wanted, headers={"cache-control": age})
    if path != "index.html" and (path.partition("/")[0] in ("api", "ws", "assets") or "." in path.rpartition("/")[2]):
        raise not_found("page")
    if not (STATIC / "index.html").is_file():
        return PlainTextResponse("The browser table has not been built into this installation; the API is at api/openapi.json.\n")
    return HTMLResponse(index(settings.base), headers={"cache-control": "no-cache"})
