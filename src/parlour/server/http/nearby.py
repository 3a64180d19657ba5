"""Where others in the same network find this machine: `localhost` in a link means the guest's own."""

from __future__ import annotations

import contextlib
import ipaddress
import socket

EVERYWHERE = ("0.0.0.0", "::", "")


def own_addresses() -> list[str]:
    """This machine's addresses in its network, the one that leads outwards first. Nothing is sent to find them."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # kept free for documentation; a datagram's socket only looks up the way
            found.append(probe.getsockname()[0])
        except OSError:
            pass  # no way outwards: what the name stands for has to do
    with contextlib.suppress(OSError):
        found += [str(each[4][0]) for each in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [each for each in dict.fromkeys(found) if not ipaddress.ip_address(each).is_loopback]


def nearby(host: str, port: int, base: str) -> list[str]:
    """The addresses below which others in this network reach a server that listens at `host`."""
    if host in EVERYWHERE:
        return [f"http://{each}:{port}{base}" for each in own_addresses()]
    try:
        alone = ipaddress.ip_address(host).is_loopback
    except ValueError:
        alone = host == "localhost"
    return [] if alone else [f"http://{host}:{port}{base}"]
