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

from parlour.server.errors import Refused
from parlour.server.limits import Buckets
from parlour.server.metrics import Metrics
from parlour.server.settings import Settings

LOG: Final = logging.getLogger("parlour")
CSP: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
)
SECURITY: Final = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "x-frame-options": "DENY",
}
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


def client_of(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app: Final = app
        self.settings: Final = settings
        self.metrics: Final = metrics
        limits = settings.limits
        self.buckets: Final = Buckets(limits.requests_per_second, limits.requests_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
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
            await self.app(scope, receive, headed)
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

    def check(self, scope: Scope) -> None:
        limit = self.settings.limits.body_bytes
        if not self.buckets.take(client_of(scope)):
            raise Refused("error-too-fast", "too many requests", 429)
        if scope["method"] not in SAFE and not same_origin(self.settings, scope):
            raise Refused("error-origin", "requests from other sites are refused", 403)
        if "transfer-encoding" in Headers(scope=scope):
            raise Refused("error-too-big", "say how long the body is", 411, field="content-length")
        length = Headers(scope=scope).get("content-length", "0")
        if not length.isdecimal() or len(length) > 15 or int(length) > limit:
            raise too_big(limit)


def too_big(limit: int) -> Refused:
    return Refused("error-too-big", f"at most {limit} bytes", 413, allowed=limit)


def add_headers(message: MutableMapping[str, Any], scope: Scope) -> None:
    headers = MutableHeaders(scope=message)
    for name, value in SECURITY.items():
        headers[name] = value
    if scope.get("scheme") == "https":
        headers["strict-transport-security"] = "max-age=31536000"
    if "/api/" in scope["path"]:
        headers["cache-control"] = "no-store"
