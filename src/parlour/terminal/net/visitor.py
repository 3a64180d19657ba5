"""Who we are at a server: a nickname and a secret, kept between two sittings as a browser keeps them."""

from __future__ import annotations

import json
import os
from http.cookiejar import LoadError, LWPCookieJar
from pathlib import Path
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

PATIENCE: Final = 30.0  # seconds for an answer


class Refused(Exception):
    """The server said no, or nothing; the message is for the reader."""


class Link:
    """`https://host/base/claim#token`, or `https://host/base/table/<id>` for a seat one holds already."""

    def __init__(self, text: str) -> None:
        parts = urlsplit(text)
        head, _, last = parts.path.rpartition("/")
        if parts.scheme not in ("http", "https") or not parts.netloc or not last:
            raise Refused(f"link: must be like https://…/claim#… or https://…/table/…, not {text!r}")
        self.token: Final = parts.fragment if last == "claim" else ""
        self.table: Final = last if head.endswith("/table") else ""
        if not self.token and not self.table:
            raise Refused(f"link: must be like https://…/claim#… or https://…/table/…, not {text!r}")
        self.origin: Final = f"{parts.scheme}://{parts.netloc}"
        self.base: Final = self.origin + (head.removesuffix("/table") if self.table else head)


class Visitor:
    """Talks to one server over HTTP. The cookie is kept in a file that only its owner can read."""

    def __init__(self, base: str, jar: Path) -> None:
        self.base: Final = base
        self.path: Final = jar
        self.cookies: Final = LWPCookieJar(str(jar))
        if jar.is_file():
            try:
                self.cookies.load(ignore_discard=True)
            except LoadError as error:
                raise Refused(f"{jar}: {error}") from None
        self.opener: Final = build_opener(HTTPCookieProcessor(self.cookies))

    def get(self, path: str) -> Any:
        return self.ask(Request(self.base + path))

    def post(self, path: str, body: dict[str, object]) -> Any:
        parts = urlsplit(self.base)
        headers = {"Content-Type": "application/json", "Origin": f"{parts.scheme}://{parts.netloc}"}
        return self.ask(Request(self.base + path, json.dumps(body).encode(), headers))

    def ask(self, request: Request) -> Any:
        try:
            with self.opener.open(request, timeout=PATIENCE) as answer:
                found = json.load(answer)
        except HTTPError as error:
            raise Refused(refusal(error.read().decode(errors="replace")) or str(error)) from None
        except (URLError, OSError, ValueError) as error:
            raise Refused(f"{self.base}: {getattr(error, 'reason', error)}") from None
        self.keep()
        return found

    def keep(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(self.path, os.O_CREAT | os.O_WRONLY, 0o600))
        self.cookies.save(ignore_discard=True)

    def cookie(self) -> str:
        """The cookies as a websocket's header has them."""
        request = Request(self.base + "/")
        self.cookies.add_cookie_header(request)
        return request.get_header("Cookie") or ""


def refusal(text: str) -> str:
    """The message of a refusal, or nothing if this is none."""
    try:
        return str(json.loads(text)["error"]["message"])
    except (ValueError, KeyError, TypeError):
        return ""
