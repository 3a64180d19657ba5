"""uvicorn's websocket, to which a table may also write at once: no queue and no task for a client that keeps up."""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from parlour.server.live.connection import WIRE

TEXT: Final = 0x81  # a whole text, in the first byte of its frame


def framed(text: bytes) -> bytes:
    """A text as one frame, as RFC 6455 has it: how long it is stands in one byte, in two more, or in eight more."""
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + text
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + text


class Wire(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][WIRE] = {"write_now": self.write_now}

    def write_now(self, text: bytes) -> bool:
        """Send a text at once; False if the client does not keep up, or is gone."""
        if not self.writable.is_set() or not self.handshake_complete or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(framed(text))
        return True
