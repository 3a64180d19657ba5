"""How fast somebody may be."""

from __future__ import annotations

import time
from typing import Final


class Bucket:
    """Fills with `rate` a second up to `burst`; each message takes one."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.level = burst
        self.at = time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < amount:
            return False
        self.level -= amount
        return True

    def full(self) -> bool:
        return self.level + (time.monotonic() - self.at) * self.rate >= self.burst


class Buckets:
    """One bucket for each address; those that are full again are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.all: Final[dict[str, Bucket]] = {}

    def take(self, name: str) -> bool:
        if len(self.all) > 10_000:
            for full in [key for key, bucket in self.all.items() if bucket.full()]:
                del self.all[full]
        bucket = self.all.get(name)
        if bucket is None:
            bucket = self.all[name] = Bucket(self.rate, self.burst)
        return bucket.take()
