"""Sending something to an address that somebody else has named: https, and on the public net alone.

A name is looked up once, and what was found is what is connected to: it cannot mean another machine a moment later. What comes
back is a number: nothing is followed, nothing is read on.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

LONGEST: Final = 1000  # of an address
SECONDS: Final = 15.0  # for all of it
READ: Final = 8192  # bytes of an answer's first line
LOOKING: Final = 4  # names that are looked up at the same time
PUBLIC: Final = ipaddress.ip_network("2000::/3")  # all new numbers that are given out
RESERVED: Final = ipaddress.ip_network("192.0.0.0/24")  # of the old ones: for protocols, whatever a library says of them
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")  # where an old number stands in the last bytes of a new one
LOCAL: Final = {"localhost", "local", "internal", "intranet", "lan", "home", "arpa", "test", "invalid"}  # last parts of names

# Threads of their own: names that nobody answers for would keep those busy in which tables are read.
lookups: Final = ThreadPoolExecutor(LOOKING, "parlour-names")


class NotAllowed(Exception):
    """Nothing is sent there, ever."""


def translated(address: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    return ipaddress.IPv4Address(int(address) & 0xFFFFFFFF) if address in NAT64 else None


@dataclass(frozen=True)
class Outside:
    """Where something may be sent: `hosts` and what is below them if any are named; `private_too` for tests."""

    hosts: frozenset[str] = frozenset()
    private_too: bool = False

    def check(self, url: str) -> tuple[str, int, str]:
        """Name, port and path of an address, as far as it can be judged without looking up its name."""
        try:
            where = urlsplit(url)
            host, port = where.hostname or "", where.port or 443
        except ValueError:
            raise NotAllowed("this is no address") from None
        if where.scheme != "https" or not host or where.username is not None or not url.isascii() or len(url) > LONGEST:
            raise NotAllowed("it must be an https address")
        if any(letter <= " " for letter in url):
            raise NotAllowed("an address has no spaces")
        if port != 443 and not self.private_too:
            raise NotAllowed("it must be at port 443")
        if self.hosts and not any(host == name or host.endswith(f".{name}") for name in self.hosts):
            raise NotAllowed("this server sends nothing there (PARLOUR_PUSH_HOSTS)")
        try:
            ipaddress.ip_address(host)
        except ValueError:
            self.check_name(host)
        else:
            self.check_number(host)
        return host, port, f"{where.path or '/'}{f'?{where.query}' if where.query else ''}"

    def check_name(self, name: str) -> None:
        """A name on the public net, as far as it can be told before it is looked up, when something is sent."""
        last = name.rstrip(".").rpartition(".")
        if not self.private_too and (not last[0] or last[2] in LOCAL or last[2][:1].isdigit()):
            raise NotAllowed("it is not on the public net")

    def check_number(self, number: str) -> None:
        """Whether a machine is on the public net, however its number is written."""
        address = ipaddress.ip_address(number.partition("%")[0])
        if isinstance(address, ipaddress.IPv6Address):
            address = address.ipv4_mapped or address.sixtofour or translated(address) or address
        unknown = address not in PUBLIC if isinstance(address, ipaddress.IPv6Address) else address in RESERVED
        if not self.private_too and (not address.is_global or address.is_multicast or unknown):
            raise NotAllowed("it is not on the public net")

    async def post(self, url: str, headers: dict[str, str], body: bytes) -> int:
        """The status that is answered. NotAllowed, or what the connection raises (OSError, TimeoutError, ValueError)."""
        host, port, path = self.check(url)
        async with asyncio.timeout(SECONDS):
            found = await asyncio.get_running_loop().run_in_executor(lookups, look_up, host, port)
            for each in found:  # all of them: whoever names one that is ours has no good reason
                self.check_number(str(each[4][0]))
            return await post_to(str(found[0][4][0]), host, port, path, headers, body)


def look_up(host: str, port: int) -> list[Any]:
    return socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)


async def post_to(number: str, host: str, port: int, path: str, headers: dict[str, str], body: bytes) -> int:
    name = f"[{host}]" if ":" in host else host
    rows = {"host": name if port == 443 else f"{name}:{port}", "connection": "close", "content-length": str(len(body)), **headers}
    head = "".join([f"POST {path} HTTP/1.1\r\n", *(f"{key}: {value}\r\n" for key, value in rows.items()), "\r\n"])
    trusted = ssl.create_default_context()
    reader, writer = await asyncio.open_connection(number, port, ssl=trusted, server_hostname=host, limit=READ)
    try:
        writer.write(head.encode() + body)
        await writer.drain()
        said = (await reader.readline()).split()
        if len(said) < 2 or not said[0].startswith(b"HTTP/1.") or not said[1].isdigit():
            raise ValueError("what came back is no HTTP")
        return int(said[1])
    finally:
        writer.transport.abort()
