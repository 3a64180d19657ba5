"""One of several workers: its connections are handed to it by the front, and it ends when the front does."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable
from typing import Final

import uvicorn

from parlour.server.basics.channel import Others, ends_of, handed_over, joined
from parlour.server.basics.logs import Seldom
from parlour.server.http.routes.operators import numbers
from parlour.server.live.server import Server

LOG: Final = logging.getLogger("parlour")
EVERY: Final = 1.0  # seconds between two words about how it goes here
SOON: Final = 0.2  # and about what counts against limits


class HandedServer(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, server: Server, others: Others, ends: str, calm: Callable[[], None]) -> None:
        super().__init__(config)
        self.calm: Final = calm
        self.server: Final = server
        self.others: Final = others
        self.ends: Final = ends
        self.no_files: Final = Seldom(LOG, logging.ERROR, "no file is left for a connection")

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        lines, connections = ends_of(self.ends)
        self.others.lines = await joined(lines, self.others.hear, self.leave)
        await super().startup([])
        asyncio.get_running_loop().add_reader(connections, self.take, connections)
        self.calm()
        self.others.ready()
        self.server.spawn(self.report())
        self.server.spawn(self.tell_limits())

    def leave(self) -> None:
        self.should_exit = True

    def take(self, connections: socket.socket) -> None:
        """Connections have been handed over."""
        try:
            found, lost = handed_over(connections)
        except OSError:
            asyncio.get_running_loop().remove_reader(connections)
            return
        if lost:
            self.server.metrics.count("connections_refused", lost)
            self.no_files.say()
        for connection in found:
            connection.setblocking(False)
            self.server.spawn(asyncio.get_running_loop().connect_accepted_socket(self.protocol, connection))

    def protocol(self) -> asyncio.Protocol:
        config = self.config
        return config.http_protocol_class(  # type: ignore[call-arg]
            config=config, server_state=self.server_state, app_state=self.lifespan.state
        )

    async def report(self) -> None:
        """What we count, to the other workers, so that any of them can answer for all."""
        while True:
            self.others.say({"numbers": numbers(self.server)})
            await asyncio.sleep(EVERY)

    async def tell_limits(self) -> None:
        while True:
            if said := self.server.shared.told():
                self.others.say({"limits": said})
            await asyncio.sleep(SOON)
