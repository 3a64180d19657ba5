"""What the processes of one server say to each other: JSON, a line each, through the one that started them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import socket
from collections.abc import Callable
from typing import Any, Final, cast

from parlour.server.basics.limits import Shared

Message = dict[str, Any]


class Lines(asyncio.Protocol):
    """One end of a pair of sockets."""

    def __init__(self, heard: Callable[[Message], None], ended: Callable[[], None]) -> None:
        self.heard: Final = heard
        self.ended: Final = ended
        self.rest = b""
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is none by descent

    def data_received(self, data: bytes) -> None:
        *lines, self.rest = (self.rest + data).split(b"\n")
        for line in lines:
            self.heard(json.loads(line))

    def connection_lost(self, exc: Exception | None) -> None:
        self.ended()

    def say(self, message: Message) -> None:
        if self.transport is not None and not self.transport.is_closing():
            self.transport.write(json.dumps(message).encode() + b"\n")


async def joined(end: socket.socket, heard: Callable[[Message], None], ended: Callable[[], None]) -> Lines:
    _, lines = await asyncio.get_running_loop().create_connection(lambda: Lines(heard, ended), sock=end)
    return lines


def hand_over(end: socket.socket, connection: socket.socket) -> None:
    """Give an open connection to the process at the other end."""
    socket.send_fds(end, [b"c"], [connection.fileno()])


def handed_over(end: socket.socket) -> list[socket.socket]:
    """The connections that have been given to us; OSError at the end."""
    found = []
    with contextlib.suppress(BlockingIOError):
        while True:
            data, fds, _, _ = socket.recv_fds(end, 1, 1)
            found += [socket.socket(fileno=fd) for fd in fds]
            if not data:
                raise OSError("nobody is there any more")
    return found


class Others:
    """The other workers of this server, as one worker knows them."""

    def __init__(self, number: int, count: int) -> None:
        self.number: Final = number
        self.count: Final = count
        self.lines: Lines | None = None
        self.heard: Callable[[str], None] | None = None  # what the others tell
        self.numbers: Final[dict[int, Message]] = {}  # what each of them counts, as it said last
        self.front: Message = {"restarts": 0, "down": []}  # what the one that started us says
        self.shared: Shared | None = None  # limits that hold for all of them together

    def say(self, message: Message) -> None:
        if self.lines is not None:
            self.lines.say({"w": self.number, **message})

    def hear(self, message: Message) -> None:
        if "front" in message:
            self.front = message["front"]
            for number in self.front["down"]:
                self.numbers.pop(number, None)
            if self.shared is not None:
                self.shared.left(self.front["down"])
        elif "numbers" in message:
            self.numbers[message["w"]] = message["numbers"]
        elif "limits" in message and self.shared is not None:
            self.shared.hear(message["w"], message["limits"])
        elif "told" in message and self.heard is not None:
            self.heard(message["told"])


def ends_of(text: str) -> tuple[socket.socket, socket.socket]:
    """The two sockets that a worker was started with, by their numbers."""
    lines, connections = (socket.socket(fileno=int(fd)) for fd in text.split(","))
    for end in (lines, connections):
        end.setblocking(False)
        os.set_inheritable(end.fileno(), False)
    return lines, connections
