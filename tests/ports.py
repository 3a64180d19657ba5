"""Free ports for the servers that tests start."""

from __future__ import annotations

import random
import socket
from typing import Final

LOW: Final = 12_000
HIGH: Final = 32_000  # the system takes those of outgoing connections from above


def free_port() -> int:
    """One that no client can be given in the moment before the server takes it."""
    while True:
        port = random.SystemRandom().randrange(LOW, HIGH)
        with socket.socket() as sock:
            try:
                sock.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port
