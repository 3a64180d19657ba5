"""The websocket to one table. What carries it is loaded when it is needed: whoever plays at home need not have it."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Final

from parlour.language import Language
from parlour.terminal.net.changes import Frame, after

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection


class Lost(Exception):
    """The connection has ended; `code` says why where the server did."""

    def __init__(self, message: str, code: int = 0) -> None:
        super().__init__(message)
        self.code: Final = code

    def reason(self, language: Language) -> str:
        """In words where there are some for its code (docs/PROTOCOL.md)."""
        key = f"lost-{self.code}"
        return language.say(key) if language.has(key) else str(self)


class Wire:
    """One connection. A thread of its own takes what comes, and says `arrived`: whoever types need not be asked first."""

    def __init__(self, url: str, origin: str, cookie: str, arrived: Callable[[], None] = lambda: None) -> None:
        from websockets.exceptions import WebSocketException
        from websockets.sync.client import connect
        from websockets.typing import Origin

        self.table: Frame = {}  # the last table frame
        self.came: Final[SimpleQueue[Frame | Lost]] = SimpleQueue()
        self.arrived: Final = arrived
        self.held: Final = ExitStack()  # what is closed in the end
        try:
            self.socket: ClientConnection = self.held.enter_context(
                connect(url, origin=Origin(origin), additional_headers={"Cookie": cookie}, max_size=None)
            )
        except (OSError, WebSocketException) as error:
            raise Lost(str(error)) from None
        Thread(target=self.take, daemon=True).start()

    def take(self) -> None:
        """Whatever comes, until the connection ends; that is the last thing that came."""
        from websockets.exceptions import ConnectionClosed

        try:
            while True:
                self.put(json.loads(self.socket.recv()))
        except ConnectionClosed as closed:
            self.put(Lost(str(closed), closed.rcvd.code if closed.rcvd is not None else 0))

    def put(self, what: Frame | Lost) -> None:
        """Also what comes from here: a clock that runs low."""
        self.came.put(what)
        self.arrived()

    def send(self, message: Frame) -> None:
        from websockets.exceptions import ConnectionClosed

        try:
            self.socket.send(json.dumps(message))
        except ConnectionClosed as closed:
            raise Lost(str(closed), closed.rcvd.code if closed.rcvd is not None else 0) from None

    def receive(self, seconds: float | None = None) -> Frame | None:
        """The next frame; where it says what has changed, the table after that. None if there is none for so long."""
        try:
            frame = self.came.get(seconds != 0, seconds)
        except Empty:
            return None
        if isinstance(frame, Lost):
            self.came.put(frame)  # whoever asks again hears it again
            raise frame
        if frame["type"] in ("table", "change", "here"):
            self.table = after(self.table, frame)
        return self.table if frame["type"] == "change" else frame

    def close(self) -> None:
        self.held.close()
