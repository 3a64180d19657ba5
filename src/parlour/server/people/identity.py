"""Who somebody is, without accounts: secrets are random, handed out once, kept as hashes and compared in constant time."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import time
import unicodedata
from dataclasses import dataclass
from typing import Final

from parlour.server.basics.errors import Refused
from parlour.server.stores import sql
from parlour.server.stores.store import Do, Row, Store

COOKIE: Final = "parlour"
NAME_LENGTH: Final = 30
BLANK: Final = set("\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5")  # printable, and yet nothing is seen
MARKS: Final = re.compile("m+")
# Letters of other alphabets that are drawn like Latin ones, and Latin ones drawn like others.
ALIKE: Final = dict(zip("аеорсухкмтнвіјѕԁһӏαοινκρτυχ01l", "aeopcyxkmthbijsdhiaoivkptuxoii"))
KINDS: Final = {"s": "seat", "w": "watch", "h": "host", "m": "move", "r": "reissue", "d": "device"}
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


def voice_of(visitor: str, table: str) -> str:
    """What stands for a spectator at one table: the same as long as they are the same, and nothing elsewhere."""
    return digest(f"{table} {visitor}")[:12]


def shown_text(text: str) -> str:
    """A text as it may be shown: no characters that are invisible, or turn the writing around; one kind of space."""
    return "".join(letter for letter in " ".join(text.split()) if letter.isprintable() and letter not in BLANK).strip()


def clean_name(name: str | None) -> str:
    """A nickname as it may stand on the table: something to read, in one line, with few marks on each letter."""
    text = " ".join((name or "").split())
    bare = unicodedata.normalize("NFD", text)
    readable = any(letter.isalnum() for letter in text)
    marks = max((len(run) for run in MARKS.findall("".join("m" if unicodedata.combining(c) else " " for c in bare))), default=0)
    if not 1 <= len(text) <= NAME_LENGTH or shown_text(text) != text or not readable or marks > 2:
        raise Refused(
            "error-bad-value",
            f"name: must have 1 to {NAME_LENGTH} characters that can be seen, a letter or a digit among them",
            422,
            field="name",
            came=name,
            allowed=f"1 to {NAME_LENGTH} visible characters, with a letter or a digit",
        )
    return unicodedata.normalize("NFC", text)


def looks(name: str) -> str:
    """What a name looks like at a glance: two that look alike have the same."""
    bare = unicodedata.normalize("NFKD", name.casefold())
    return "".join(ALIKE.get(letter, letter) for letter in bare if letter.isalnum())


def told_apart(name: str, others: list[str]) -> str:
    """A name that looks like nobody else's at this table: a number is added where it would."""
    seen = {looks(other) for other in others}
    number, told = 2, name
    while looks(told) in seen:
        told = f"{name[: NAME_LENGTH - 3]} {number}"
        number += 1
    return told


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
    "clean_name",
    "link_of",
    "looks",
    "new_id",
    "new_visitor",
    "shown_text",
    "told_apart",
    "used",
    "visitor_of",
    "voice_of",
]
