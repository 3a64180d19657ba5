"""What the processes of one server say to each other: JSON, a line each, through the one that started them."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
from collections.abc import Callable
from typing import Any, Final, cast

import orjson

from parlour.server.basics.limits import Shared

Message = dict[str, Any]
READY: Final = b'{"ready":true}'  # the one word of a worker that is not for the others
TOGETHER: Final = 0.01  # seconds in which a worker gathers what it tells the others: each line wakes all of them
AT_ONCE: Final = 8  # connections that a worker takes before it looks after those that it has


class Lines(asyncio.Protocol):
    """One end of a pair of sockets."""

    def __init__(self, heard: Callable[[bytes], None], ended: Callable[[], None]) -> None:
        self.heard: Final = heard
        self.ended: Final = ended
        self.rest = b""
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is none by descent

    def data_received(self, data: bytes) -> None:
        *lines, self.rest = (self.rest + data).split(b"\n")
        for line in lines:
            self.heard(line)

    def connection_lost(self, exc: Exception | None) -> None:
        self.ended()

    def say(self, line: bytes) -> None:
        if self.transport is not None and not self.transport.is_closing():
            self.transport.write(line + b"\n")


async def joined(end: socket.socket, heard: Callable[[bytes], None], ended: Callable[[], None]) -> Lines:
    _, lines = await asyncio.get_running_loop().create_connection(lambda: Lines(heard, ended), sock=end)
    return lines


def hand_over(end: socket.socket, connection: socket.socket) -> None:
    """Give an open connection to the process at the other end."""
    socket.send_fds(end, [b"c"], [connection.fileno()])


def handed_over(end: socket.socket) -> tuple[list[socket.socket], int]:
    """The connections that have been given to us, and how many more we had no files for; OSError at the end."""
    found: list[socket.socket] = []
    lost = 0
    with contextlib.suppress(BlockingIOError):
        while len(found) < AT_ONCE:
            data, fds, _, _ = socket.recv_fds(end, 1, 1)
            found += [socket.socket(fileno=fd) for fd in fds]
            if not data:
                raise OSError("nobody is there any more")
            lost += not fds
    return found, lost


class Others:
    """The other workers of this server, as one worker knows them."""

    def __init__(self, number: int, count: int) -> None:
        self.number: Final = number
        self.count: Final = count
        self.lines: Lines | None = None
        self.heard: Callable[[str], None] | None = None  # what the others tell
        self.numbers: Final[dict[int, Message]] = {}  # what each of them counts, as it said last
        self.front: Message = {"restarts": 0, "down": [], "refused": 0, "waiting": 0}  # what the one that started us says
        self.shared: Shared | None = None  # limits that hold for all of them together
        self.telling: Final[list[str]] = []  # what they will be told soon

    def ready(self) -> None:
        if self.lines is not None:
            self.lines.say(READY)

    def say(self, message: Message) -> None:
        if self.lines is not None:
            self.lines.say(orjson.dumps({"w": self.number, **message}))

    def tell(self, message: str) -> None:
        """As `say`, soon, and together with what else is told: every move of every table is."""
        if not self.telling:
            asyncio.get_running_loop().call_later(TOGETHER, self.told)
        self.telling.append(message)

    def told(self) -> None:
        if self.telling:
            self.say({"told": self.telling})
            self.telling.clear()

    def hear(self, line: bytes) -> None:
        message = orjson.loads(line)
        if "front" in message:
            before, self.front = self.front, message["front"]
            for number in self.front["down"]:
                self.numbers.pop(number, None)
            if self.shared is not None and self.front["down"] != before["down"]:
                self.shared.left(self.front["down"])
        elif "numbers" in message:
            self.numbers[message["w"]] = message["numbers"]
        elif "limits" in message and self.shared is not None:
            self.shared.hear(message["w"], message["limits"])
        elif "told" in message and self.heard is not None:
            for told in message["told"]:
                self.heard(told)


def ends_of(text: str) -> tuple[socket.socket, socket.socket]:
    """The two sockets that a worker was started with, by their numbers."""
    lines, connections = (socket.socket(fileno=int(fd)) for fd in text.split(","))
    for end in (lines, connections):
        end.setblocking(False)
        os.set_inheritable(end.fileno(), False)
    return lines, connections
