"""What stands before every request: size, rate and origin, security headers, a log line."""

from __future__ import annotations

import logging
import time
from collections.abc import MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour.server.basics.errors import Refused
from parlour.server.basics.limits import network_of
from parlour.server.basics.settings import Settings
from parlour.server.live.server import Server

LOG: Final = logging.getLogger("parlour")
CSP: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
)
ALONE: Final = "/assets/alone.worker-"  # the one script that compiles WebAssembly: the engine in the browser
WASM_CSP: Final = CSP.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
SECURITY: Final = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "x-frame-options": "DENY",
}
OURS: Final = {"localhost", "127.0.0.1", "::1"}
SAFE: Final = {"GET", "HEAD", "OPTIONS"}


def same_origin(settings: Settings, scope: Scope) -> bool:
    """Whether a request comes from our own pages, or from no page at all."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site") in (None, "same-origin", "none")
    if settings.url and origin == "{0.scheme}://{0.netloc}".format(urlsplit(settings.url)):
        return True
    return urlsplit(origin).netloc == headers.get("host")


def answers_to(settings: Settings, scope: Scope) -> bool:
    """Whether a request names us by a name that is ours."""
    hosts = Headers(scope=scope).getlist("host")
    try:
        name = urlsplit(f"//{hosts[0]}").hostname or "" if len(hosts) == 1 else ""
    except ValueError:
        name = ""
    return len(hosts) < 2 and (not settings.hosts or name in settings.hosts or name in OURS)


def forwarded(scope: Scope) -> list[str]:
    """For whom a proxy says that it asks; the nearest last."""
    headers = Headers(scope=scope)
    said = ",".join(headers.getlist("x-forwarded-for"))
    return [part.strip() for part in said.split(",") if part.strip()] or headers.getlist("forwarded")


def client_of(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


def network(scope: Scope) -> str:
    """Among whose requests and sockets this counts."""
    return network_of(client_of(scope))


class Guard:
    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app: Final = app
        self.settings: Final = server.settings
        self.metrics: Final = server.metrics
        self.requests: Final = server.requests
        self.files: Final = server.files
        self.doubted: Final[set[str]] = set()
        if "*" in self.settings.proxies:
            LOG.warning("PARLOUR_PROXIES=*: everybody may claim to come from anywhere; name your proxies instead")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.settings.base:
            scope["root_path"] = self.settings.base  # whether a proxy strips it or not
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = time.monotonic()
        status = 500

        async def headed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                add_headers(message, scope)
            await send(message)

        try:
            self.check(scope)
            asked = {**scope, "method": "GET"} if scope["method"] == "HEAD" and "/api/" in scope["path"] else scope
            await self.app(asked, receive, headed)  # as to GET; of the answer to HEAD the body is not sent
        except Refused as refused:
            await JSONResponse(refused.body(), refused.status)(scope, receive, headed)
        finally:
            self.metrics.count(f"http_{status // 100}xx")
            if "/api/" in scope["path"]:
                took = round(1000 * (time.monotonic() - begun), 1)
                LOG.info(
                    "request",
                    extra={
                        "method": scope["method"],
                        "path": scope["path"],
                        "status": status,
                        "ms": took,
                        "client": client_of(scope),
                    },
                )

    def warn_of_proxy(self, scope: Scope) -> None:
        """A proxy that is not believed: all its visitors look like one, and cookies are not Secure. The log says what to set."""
        said, client = forwarded(scope), client_of(scope)
        if said and client not in said:
            self.metrics.count("proxy_not_believed")
            if client not in self.doubted and len(self.doubted) < 100:
                self.doubted.add(client)
                LOG.warning("a proxy is not believed: is it yours? then add it to PARLOUR_PROXIES", extra={"client": client})

    def check(self, scope: Scope) -> None:
        self.warn_of_proxy(scope)
        self.check_host(scope)
        limit = self.settings.limits.body_bytes
        buckets = self.requests if "/api/" in scope["path"] else self.files
        if not buckets.take(network(scope)):
            raise Refused("error-too-fast", "too many requests", 429)
        if scope["method"] not in SAFE and not same_origin(self.settings, scope):
            raise Refused("error-origin", "requests from other sites are refused", 403)
        if "transfer-encoding" in Headers(scope=scope):
            raise Refused("error-too-big", "say how long the body is", 411, field="content-length")
        length = Headers(scope=scope).get("content-length", "0")
        if not length.isdecimal() or len(length) > 15 or int(length) > limit:
            raise too_big(limit)

    def check_host(self, scope: Scope) -> None:
        """Only under the names that are ours: links, cookies and origins go by them."""
        hosts = Headers(scope=scope).getlist("host")
        if len(hosts) > 1:  # two readers could take it for two servers
            raise Refused("error-host", "a request names one host", 400, field="host", came=", ".join(hosts)[:200])
        host = hosts[0] if hosts else ""
        if not answers_to(self.settings, scope):
            raise Refused(
                "error-host",
                "this server does not answer to that name (PARLOUR_HOSTS, PARLOUR_URL)",
                421,
                field="host",
                came=host[:200],
            )


def too_big(limit: int) -> Refused:
    return Refused("error-too-big", f"at most {limit} bytes", 413, allowed=limit)


def add_headers(message: MutableMapping[str, Any], scope: Scope) -> None:
    headers = MutableHeaders(scope=message)
    for name, value in SECURITY.items():
        headers[name] = value
    if ALONE in scope["path"]:
        headers["content-security-policy"] = WASM_CSP
    if scope.get("scheme") == "https":
        headers["strict-transport-security"] = "max-age=31536000"
    if "/api/" in scope["path"]:
        headers["cache-control"] = "no-store"
