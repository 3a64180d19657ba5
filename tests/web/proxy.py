"""A small reverse proxy, as an operator puts one before the server: one request for each connection, websockets passed on."""

from __future__ import annotations

import contextlib
import socket
import socketserver
import threading
from typing import Final


class Passing(socketserver.BaseRequestHandler):
    server: Proxy

    def handle(self) -> None:
        client: socket.socket = self.request
        head = b""
        while b"\r\n\r\n" not in head:
            part = client.recv(65_536)
            if not part:
                return
            head += part
        head, _, rest = head.partition(b"\r\n\r\n")
        with socket.create_connection(("127.0.0.1", self.server.target)) as behind:
            behind.sendall(self.rewritten(head.decode()).encode() + b"\r\n\r\n" + rest)
            back = threading.Thread(target=pass_on, args=(behind, client), daemon=True)
            back.start()
            pass_on(client, behind)
            back.join(5)

    def rewritten(self, head: str) -> str:
        first, *lines = head.split("\r\n")
        method, path, version = first.split(" ")
        if self.server.strips and path.startswith(self.server.strips):
            path = path.removeprefix(self.server.strips) or "/"
        upgrades = any(line.lower().startswith("upgrade:") for line in lines)
        kept = [line for line in lines if upgrades or not line.lower().startswith("connection:")]
        more = [f"X-Forwarded-For: {self.client_address[0]}", f"X-Forwarded-Proto: {self.server.scheme}"]
        return "\r\n".join([f"{method} {path} {version}", *kept, *more, *([] if upgrades else ["Connection: close"])])


def pass_on(here: socket.socket, there: socket.socket) -> None:
    """Copy bytes until one side ends."""
    with contextlib.suppress(OSError):
        while part := here.recv(65_536):
            there.sendall(part)
    with contextlib.suppress(OSError):
        there.shutdown(socket.SHUT_WR)


class Proxy(socketserver.ThreadingTCPServer):
    daemon_threads = True
    allow_reuse_address = True

    def __init__(self, target: int, strips: str = "", scheme: str = "http") -> None:
        super().__init__(("127.0.0.1", 0), Passing)
        self.target: Final = target
        self.strips: Final = strips
        self.scheme: Final = scheme
        self.port: Final[int] = self.server_address[1]
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.shutdown()
        self.server_close()
