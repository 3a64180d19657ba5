"""How long a connection may take to say what it wants, and how many of them one address may hold."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from parlour.server.basics.limits import Holding, network_of
from parlour.server.basics.metrics import Metrics
from parlour.server.basics.settings import Settings


def patient(settings: Settings, metrics: Metrics, callers: Holding) -> type[HttpToolsProtocol]:
    """uvicorn's HTTP, but whoever sends nothing, or a request too slowly, is hung up on, and so is one connection too many.

    What a proxy we trust sends is not counted: all visitors come from its address.
    """
    limits = settings.limits
    trusted: Final = {name.strip() for name in settings.proxies.split(",")}

    class Patient(HttpToolsProtocol):
        timer: asyncio.TimerHandle | None = None
        counted = ""

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            address = self.client[0] if self.client else ""
            if address and "*" not in trusted and address not in trusted:
                self.counted = network_of(address)
                callers.add(self.counted)
                if callers.of(self.counted) > limits.connections_per_address:
                    metrics.count("connections_refused")
                    self.transport.abort()
                    return
            self.expect(limits.header_seconds)

        def expect(self, seconds: float) -> None:
            """Something has to be here by then."""
            self.relax()
            self.timer = self.loop.call_later(seconds, self.hang_up)

        def relax(self) -> None:
            if self.timer is not None:
                self.timer.cancel()
                self.timer = None

        def hang_up(self) -> None:
            metrics.count("slow_requests")
            self.transport.abort()

        def let_go(self) -> None:
            """This connection does not count any more: it ended, or became a websocket, which is counted elsewhere."""
            self.relax()
            if self.counted:
                callers.add(self.counted, -1)
                self.counted = ""

        def data_received(self, data: bytes) -> None:
            if self.timer is None and (self.cycle is None or self.cycle.response_complete):  # the next request begins
                self.expect(limits.header_seconds)
            super().data_received(data)

        def on_headers_complete(self) -> None:
            self.expect(limits.body_seconds)
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            self.relax()
            super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            self.let_go()
            super().handle_websocket_upgrade()
            del self.parser  # which holds on to us: nobody else does any more

        def connection_lost(self, exc: Exception | None) -> None:
            self.let_go()
            super().connection_lost(exc)
            del self.parser

    return Patient
