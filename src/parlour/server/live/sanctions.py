"""Who may not speak, come to a table or play here at all: known by heart, since it is asked with every message."""

from __future__ import annotations

import time
from typing import Final

from parlour.server.basics.errors import Refused
from parlour.server.stores import moderation
from parlour.server.stores.store import Row, Store

FOREVER: Final = 1e12
ADDRESS: Final = 86_400.0  # seconds for which nobody new comes from the address of somebody banned: addresses are shared


class Sanctions:
    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self.rows: list[Row] = []
        self.bans: dict[str, float] = {}
        self.mutes: dict[str, float] = {}
        self.kicks: set[tuple[str, str]] = set()
        self.addresses: dict[str, float] = {}

    async def load(self) -> None:
        rows = await moderation.sanctions(self.store, time.time())
        self.bans = {row["visitor"]: row["ends"] for row in reversed(rows) if row["kind"] == "ban"}
        self.mutes = {row["visitor"]: row["ends"] for row in reversed(rows) if row["kind"] == "mute"}
        self.kicks = {(row["visitor"], row["table_id"]) for row in rows if row["kind"] == "kick"}
        self.addresses = {
            row["address"]: min(row["ends"], row["at"] + ADDRESS) for row in rows if row["kind"] == "ban" and row["address"]
        }

    def banned(self, visitor: str) -> bool:
        return self.bans.get(visitor, 0.0) > time.time()

    def kicked(self, visitor: str, table: str) -> bool:
        return (visitor, table) in self.kicks

    def may_play(self, visitor: str) -> None:
        if self.banned(visitor):
            raise told("error-banned", "a moderator has banned you", self.bans[visitor])

    def may_speak(self, visitor: str) -> None:
        self.may_play(visitor)
        if self.mutes.get(visitor, 0.0) > time.time():
            raise told("error-muted", "a moderator has muted you", self.mutes[visitor])

    def may_come(self, address: str) -> None:
        """Somebody new from there."""
        if self.addresses.get(address, 0.0) > time.time():
            raise told("error-banned", "a moderator has banned somebody at your address", self.addresses[address])


def told(key: str, message: str, ends: float) -> Refused:
    """With the time at which it ends, if it does."""
    return Refused(key, message, 403, field="until", came=None, allowed=ends if ends < FOREVER else None)
