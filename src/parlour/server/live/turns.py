"""Who thinks next: tables share the workers fairly, however much one of them asks for."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

REMEMBERED: Final = 10_000  # tables whose thinking time is known


class Turns:
    """So many may think at the same time. Of those that wait, the table that has used the least time comes first; what a game
    waits for comes before advice. A table that comes after a while begins with as much as those now served have used."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: Final[dict[str, deque[asyncio.Future[None]]]] = {}
        self.advice: Final[dict[str, deque[asyncio.Future[None]]]] = {}
        self.used: Final[dict[str, float]] = {}
        self.floor = 0.0

    @asynccontextmanager
    async def place(self, table: str, advice: bool = False) -> AsyncIterator[None]:
        """Wait for a place, and keep it."""
        loop = asyncio.get_running_loop()
        mine = loop.create_future()
        self.used[table] = max(self.used.get(table, 0.0), self.floor)
        (self.advice if advice else self.waiting).setdefault(table, deque()).append(mine)
        self.call()
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it was our turn, and we are gone
                self.free += 1
                self.call()
            raise
        begun = loop.time()
        try:
            yield
        finally:
            self.used[table] = self.used.get(table, self.floor) + loop.time() - begun
            self.free += 1
            self.call()

    def call(self) -> None:
        """Give free places to those who wait."""
        while self.free > 0 and (queue := self.waiting or self.advice):
            table = min(queue, key=lambda name: self.used[name])
            first = queue[table].popleft()
            if not queue[table]:
                del queue[table]
            if not first.done():
                self.free -= 1
                self.floor = max(self.floor, self.used[table])
                first.set_result(None)
        if len(self.used) > REMEMBERED:
            for table in [name for name, used in self.used.items() if used <= self.floor and not self.waits(name)]:
                del self.used[table]

    def waits(self, table: str) -> bool:
        return table in self.waiting or table in self.advice
