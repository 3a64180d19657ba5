"""Who somebody is, without accounts: secrets are random, handed out once, kept as hashes and compared in constant time."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from dataclasses import dataclass
from typing import Final

from parlour.server.basics.errors import Refused
from parlour.server.stores import sql
from parlour.server.stores.store import Do, Row, Store

COOKIE: Final = "parlour"
KINDS: Final = {"s": "seat", "w": "watch", "h": "host", "m": "move", "r": "reissue", "d": "device", "o": "moderate"}
LETTERS: Final = {kind: letter for letter, kind in KINDS.items()}
NEVER: Final = 1e12
SOON: Final = 15 * 60.0  # links that move something to another device


@dataclass(frozen=True)
class Visitor:
    id: str
    name: str
    device: str


def new_id(letter: str) -> str:
    """A name that is no secret but cannot be guessed either."""
    return letter + secrets.token_hex(8)


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def same(secret: str, stored: str) -> bool:
    return hmac.compare_digest(digest(secret), stored)


class Issued:
    """A link that was just made: the token is known here and nowhere else."""

    def __init__(self, kind: str, table: str, seat: int, visitor: str = "", life: float = 0.0) -> None:
        self.id: Final = new_id("")
        secret = secrets.token_urlsafe(32)
        self.token: Final = f"{LETTERS[kind]}.{self.id}.{secret}"
        now = time.time()
        self.expires: Final = now + life if life else NEVER
        self.todo: Final = sql.new_link(self.id, digest(secret), kind, table, seat, visitor, now, self.expires)


class NewDevice:
    """A cookie that was just made for a visitor."""

    def __init__(self, visitor: str) -> None:
        self.id: Final = new_id("d")
        secret = secrets.token_urlsafe(32)
        self.cookie: Final = f"{self.id}.{secret}"
        self.todo: Final = sql.new_device(self.id, visitor, digest(secret), time.time())


async def visitor_of(store: Store, cookie: str | None) -> Visitor | None:
    """Whose cookie this is."""
    if not cookie or len(cookie) > 200:
        return None
    name, _, secret = cookie.partition(".")
    row = await sql.device(store, name)
    if row is None or not same(secret, row["hash"]):
        return None
    return Visitor(row["visitor"], row["name"], row["id"])


async def new_visitor(store: Store, name: str) -> tuple[Visitor, str]:
    """A visitor who was not known before, and the cookie to set."""
    visitor = new_id("v")
    device = NewDevice(visitor)
    await store.write(sql.new_visitor(visitor, name, time.time()), device.todo)
    return Visitor(visitor, name, device.id), device.cookie


async def link_of(store: Store, token: str) -> Row:
    """The link that a token belongs to; Refused if there is none any more."""
    letter, _, rest = token.partition(".")
    name, _, secret = rest.partition(".")
    row = await sql.link(store, name) if letter in KINDS and len(token) <= 200 else None
    if row is None or row["kind"] != KINDS[letter] or not same(secret, row["hash"]) or row["expires"] < time.time():
        raise Refused("error-link-unknown", "this link is not valid (any more)", 404, field="token")
    return row


def used(row: Row) -> Refused | None:
    if row["used_by"] is not None and row["kind"] != "watch":
        return Refused("error-link-used", "this link was claimed already", 409, field="token")
    return None


__all__ = [
    "COOKIE",
    "SOON",
    "Do",
    "Issued",
    "NewDevice",
    "Visitor",
    "link_of",
    "new_id",
    "new_visitor",
    "used",
    "visitor_of",
]
