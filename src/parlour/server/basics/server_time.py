"""The time that tables are kept by: it never goes back, and it knows when nobody could play.

The system's clock may be set, a machine may sleep, a process may be stopped, a disk may be full. None of that is a player's
thinking time. So time goes on by the monotonic clock, and whatever was no time to think in is kept as an outage, to be taken off.
"""

from __future__ import annotations

import logging
import time
from typing import Final

LOG: Final = logging.getLogger("parlour")
STOOD: Final = 3.0  # seconds in which the process did nothing at all: it was stopped, or blocked
JUMP: Final = 2.0  # seconds by which the system's clock is ahead of ours: it was set, or the machine slept


class ServerTime:
    def __init__(self, alone: bool = True) -> None:
        self.alone: Final = alone  # no other process serves these tables: if we stand, they all stand
        self.base = time.time() - time.monotonic()
        self.seen = time.monotonic()
        self.outages: list[tuple[float, float]] = []  # one after the other, none touches another
        self.unsaved: list[tuple[float, float]] = []  # those that the store does not know yet
        self.standing: float | None = None  # since when nothing can be written

    def begin(self, last: float | None, silence: float) -> None:
        """Go on from the last sign of life; a silence longer than that was an outage."""
        now = self.now()
        if last is not None and last > now:  # the system's clock was set back
            self.base += last - now
        elif last is not None and now - last > silence:
            self.add(last, now)

    def now(self) -> float:
        """Seconds since 1970, or later than that. Notices what happened since it was last asked."""
        monotonic = time.monotonic()
        now = self.base + monotonic
        if monotonic - self.seen > STOOD:
            LOG.warning("the server stood still", extra={"seconds": round(monotonic - self.seen, 1)})
            self.add(self.base + self.seen, now, self.alone)
        self.seen = monotonic
        ahead = time.time() - now
        if ahead > JUMP:
            LOG.warning("the system's clock was set forward", extra={"seconds": round(ahead, 1)})
            self.base += ahead
            self.add(now, now + ahead, self.alone)
        return self.base + monotonic

    def stop(self, since: float) -> None:
        """Nothing can be written: all clocks stand."""
        if self.standing is None:
            self.standing = since
            LOG.error("nothing can be written: all clocks stand")

    def go(self) -> None:
        """Something was written."""
        if self.standing is not None:
            self.add(self.standing, self.now())
            self.standing = None
            LOG.warning("what is written arrives again: clocks go on")

    def add(self, began: float, ended: float, keep: bool = True) -> None:
        if keep:
            self.unsaved.append((began, ended))
        merged: list[tuple[float, float]] = []
        for first, last in sorted([*self.outages, (began, ended)]):
            if merged and first <= merged[-1][1]:
                merged[-1] = (merged[-1][0], max(last, merged[-1][1]))
            else:
                merged.append((first, last))
        self.outages = merged

    def lost(self, since: float) -> float:
        """How many of the seconds since then nobody could play."""
        now = self.now()
        total = 0.0
        for began, ended in reversed(self.outages):
            if ended <= since:
                break
            total += ended - max(began, since)
        if self.standing is not None:
            total += max(0.0, now - max(self.standing, since))
        return total
