"""How long a connection may take to say what it wants and to hear it, how much it may say, and how many one address may hold."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from parlour.server.basics.limits import Holding, network_of
from parlour.server.basics.metrics import Metrics
from parlour.server.basics.settings import Settings

HEAD: Final = 32_768  # bytes of a request's line and headers
TOO_MUCH: Final = b"HTTP/1.1 431 Request Header Fields Too Large\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


def patient(settings: Settings, metrics: Metrics, callers: Holding) -> type[HttpToolsProtocol]:
    """uvicorn's HTTP, but whoever sends nothing, or a request too slowly, or headers without end, or does not read the answer, is
    hung up on, and so is one connection too many.

    What a proxy we trust sends is not counted: all visitors come from its address.
    """
    limits = settings.limits
    trusted: Final = {name.strip() for name in settings.proxies.split(",")}

    class Patient(HttpToolsProtocol):
        timer: asyncio.TimerHandle | None = None
        unread: asyncio.TimerHandle | None = None
        counted = ""
        head = 0  # bytes that have come of a request's line and headers
        said = 0  # of them, what a request that is complete has said
        heading = True  # they are not complete
        refused = False  # what comes now is thrown away
        ended = False  # a request ended in what has just come

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
            self.read()
            if self.counted:
                callers.add(self.counted, -1)
                self.counted = ""

        def data_received(self, data: bytes) -> None:
            if self.refused:
                return
            if self.timer is None and (self.cycle is None or self.cycle.response_complete):  # the next request begins
                self.expect(limits.header_seconds)
            self.ended = False
            super().data_received(data)
            self.head = self.head + len(data) if self.heading and not self.ended else 0
            if self.head > HEAD and not self.refused and not self.transport.is_closing():
                self.refuse()

        def refuse(self) -> None:
            metrics.count("connections_refused")
            self.relax()
            self.refused = True
            self.transport.write(TOO_MUCH)
            self.transport.write_eof()  # a socket that is closed over unread bytes would take the answer back
            self.timer = self.loop.call_later(limits.header_seconds, self.transport.abort)

        def send_400_response(self, msg: str) -> None:
            if not self.refused:  # or there was a better reason
                super().send_400_response(msg)

        def on_message_begin(self) -> None:
            self.said = 0
            super().on_message_begin()

        def on_url(self, url: bytes) -> None:
            self.said += len(url)
            super().on_url(url)

        def on_header(self, name: bytes, value: bytes) -> None:
            self.said += len(name) + len(value)
            super().on_header(name, value)

        def on_headers_complete(self) -> None:
            self.heading = False
            if self.said > HEAD:  # all of it came in one piece
                self.refuse()
                raise ValueError("headers too long")
            self.expect(limits.body_seconds)
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            self.heading = self.ended = True
            self.relax()
            super().on_message_complete()

        def pause_writing(self) -> None:
            """The answer is not read: not for ever, whatever else is said meanwhile."""
            self.unread = self.loop.call_later(limits.body_seconds, self.hang_up)
            super().pause_writing()

        def resume_writing(self) -> None:
            self.read()
            super().resume_writing()

        def read(self) -> None:
            if self.unread is not None:
                self.unread.cancel()
                self.unread = None

        def handle_websocket_upgrade(self) -> None:
            self.let_go()
            super().handle_websocket_upgrade()
            del self.parser  # which holds on to us: nobody else does any more

        def connection_lost(self, exc: Exception | None) -> None:
            self.let_go()
            super().connection_lost(exc)
            del self.parser

    return Patient
