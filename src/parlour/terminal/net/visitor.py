"""Who we are at a server: a nickname and a secret, kept between two sittings as a browser keeps them."""

from __future__ import annotations

import json
import os
import re
from http.client import HTTPException
from http.cookiejar import LoadError, LWPCookieJar
from pathlib import Path
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

from parlour.language import Language

PATIENCE: Final = 15.0  # seconds for an answer
HOST: Final = re.compile(r"[\w.-]+:\d+(?:/|$)")  # an address as one says it: 192.168.1.5:8000


class Refused(Exception):
    """The server said no, or nothing: a sentence for developers, and a key for words where there is one."""

    def __init__(self, message: str, key: str = "", **args: str) -> None:
        super().__init__(message)
        self.key: Final = key
        self.args_: Final = args

    def reason(self, language: Language) -> str:
        """In the reader's words."""
        return language.say(self.key, self.args_) if self.key and language.has(self.key) else str(self)


class Link:
    """`https://host/base/claim#token`, `https://host/base/table/<id>` for a seat one holds or a table anybody may watch, or
    `https://host/base`: the server itself."""

    def __init__(self, text: str) -> None:
        try:
            parts = urlsplit(f"http://{text}" if HOST.match(text) else text)
            _ = parts.port  # it is read only now, and may be none
        except ValueError:
            parts = urlsplit("")
        path = parts.path.rstrip("/")
        head, _, last = path.rpartition("/")
        token = parts.fragment if last == "claim" else ""
        table = last if head.endswith("/table") or head == "table" else ""
        lost = last in ("claim", "table") and not token and not table  # something is missing at its end
        if parts.scheme not in ("http", "https") or not parts.hostname or lost:
            raise Refused(f"link: must be like https://…/claim#… or https://…/table/…, not {text.partition('#')[0]!r}", "no-link")
        self.token: Final = token
        self.table: Final = table
        self.base: Final = f"{parts.scheme}://{parts.netloc.lower()}" + (
            head.removesuffix("/table") if table else head if token else path
        )


class Visitor:
    """Talks to one server over HTTP. The cookie is kept in a file that only its owner can read."""

    def __init__(self, base: str, jar: Path) -> None:
        self.base = base
        self.path: Final = jar
        self.cookies: Final = LWPCookieJar(str(jar))
        if jar.is_file():
            try:
                self.cookies.load(ignore_discard=True)
            except (LoadError, OSError) as error:
                raise Refused(f"{jar}: {error}") from None
        self.opener: Final = build_opener(HTTPCookieProcessor(self.cookies))

    @property
    def origin(self) -> str:
        parts = urlsplit(self.base)
        return f"{parts.scheme}://{parts.netloc}"

    def me(self) -> str | None:
        """What we are called at this server; None if it does not know us. Where it sends us on (to https), there it is."""
        name: str | None = self.get("/api/me")["name"]
        return name

    def get(self, path: str) -> Any:
        return self.ask(Request(self.base + path))

    def post(self, path: str, body: dict[str, object]) -> Any:
        headers = {"Content-Type": "application/json", "Origin": self.origin}
        return self.ask(Request(self.base + path, json.dumps(body).encode(), headers))

    def delete(self, path: str) -> Any:
        return self.ask(Request(self.base + path, headers={"Origin": self.origin}, method="DELETE"))

    def ask(self, request: Request) -> Any:
        try:
            with self.opener.open(request, timeout=PATIENCE) as answer:
                found = json.load(answer)
                path = request.full_url.removeprefix(self.base)
                if answer.geturl() != request.full_url and answer.geturl().endswith(path):
                    self.base = answer.geturl().removesuffix(path)
        except HTTPError as error:
            said = refusal(error.read().decode(errors="replace"))
            if said is None:
                raise Refused(f"{self.base}: {error}", "net-strange", server=self.base) from None
            raise said from None
        except ValueError:
            raise Refused(f"{self.base}: no Parlour answers there", "net-strange", server=self.base) from None
        except (URLError, HTTPException, OSError) as error:
            reason = getattr(error, "reason", error)
            said_why = getattr(reason, "strerror", None) or str(reason)
            raise Refused(f"{self.base}: {said_why}", "net-silent", server=self.base, reason=said_why) from None
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


def refusal(text: str) -> Refused | None:
    """What a server says when it refuses something; None if no Parlour said this."""
    try:
        error = json.loads(text)["error"]
        key = str(error["key"])
        if key == "error-bad-value" and str(error.get("field", "")).endswith("name"):
            key = "error-name"
        return Refused(str(error["message"]), key)
    except (ValueError, KeyError, TypeError):
        return None
