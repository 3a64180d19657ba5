"""How fast somebody may be, and how much they may hold; the workers of one server tell each other, and count as one."""

from __future__ import annotations

import ipaddress
import time
from typing import Any, Final

MANY: Final = 10_000  # buckets after which those that are full are looked for


def network_of(address: str) -> str:
    """By what an address is counted: of IPv6 the network, since every household has more addresses than it could ever use."""
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(found.ipv4_mapped or ipaddress.IPv6Network((found, 64), strict=False))


class Bucket:
    """Fills with `rate` a second up to `burst`; each message takes one."""

    __slots__ = ("at", "burst", "level", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.level = burst
        self.at = time.monotonic()

    def fill(self) -> None:
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now

    def take(self, amount: float = 1.0) -> bool:
        self.fill()
        if self.level < amount:
            return False
        self.level -= amount
        return True

    def full(self) -> bool:
        return self.level + (time.monotonic() - self.at) * self.rate >= self.burst


class Buckets:
    """One bucket for each address; those that are full again are forgotten."""

    def __init__(self, rate: float, burst: float, shared: bool = False) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.shared: Final = shared
        self.all: Final[dict[str, Bucket]] = {}
        self.spent: dict[str, float] = {}  # what the other workers do not know yet
        self.many = MANY

    def of(self, name: str) -> Bucket:
        if len(self.all) > self.many:
            for full in [key for key, bucket in self.all.items() if bucket.full()]:
                del self.all[full]
            self.many = max(MANY, 2 * len(self.all))  # looking through all of them is not for every question
        bucket = self.all.get(name)
        if bucket is None:
            bucket = self.all[name] = Bucket(self.rate, self.burst)
        return bucket

    def take(self, name: str, amount: float = 1.0) -> bool:
        taken = self.of(name).take(amount)
        if taken and self.shared:
            self.spent[name] = self.spent.get(name, 0.0) + amount
        return taken

    def told(self) -> dict[str, float]:
        spent, self.spent = self.spent, {}
        return spent

    def hear(self, worker: int, spent: dict[str, float]) -> None:
        """Another worker has let them do so much: it counts here too, but nobody is kept out for longer than a burst takes."""
        for name, amount in spent.items():
            bucket = self.of(name)
            bucket.fill()
            bucket.level = max(0.0, bucket.level - amount)


class Holding:
    """How many of something everybody holds: here, and at the other workers as they said last."""

    def __init__(self, shared: bool = False) -> None:
        self.shared: Final = shared
        self.here: Final[dict[str, int]] = {}
        self.changed: Final[set[str]] = set()  # what the other workers do not know yet
        self.elsewhere: Final[dict[int, dict[str, int]]] = {}

    def of(self, name: str) -> int:
        return self.here.get(name, 0) + sum([held.get(name, 0) for held in self.elsewhere.values()])

    def add(self, name: str, number: int = 1) -> None:
        self.here[name] = self.here.get(name, 0) + number
        if not self.here[name]:
            del self.here[name]
        if self.shared:
            self.changed.add(name)

    def told(self) -> dict[str, int]:
        said = {name: self.here.get(name, 0) for name in self.changed}
        self.changed.clear()
        return said

    def hear(self, worker: int, said: dict[str, int]) -> None:
        held = self.elsewhere.setdefault(worker, {})
        held.update(said)
        for name in [name for name in said if not held[name]]:
            del held[name]

    def again(self) -> None:
        """Somebody new listens, who knows nothing yet."""
        if self.shared:
            self.changed.update(self.here)


class Whereabouts:
    """From where everybody came last. Written nowhere; of too many, those are forgotten who came longest ago."""

    def __init__(self, shared: bool = False) -> None:
        self.shared: Final = shared
        self.all: Final[dict[str, str]] = {}
        self.news: dict[str, str] = {}  # what the other workers do not know yet

    def of(self, name: str) -> str:
        return self.all.get(name, "")

    def saw(self, name: str, where: str) -> None:
        if self.shared and self.all.get(name) != where:
            self.news[name] = where
        self.keep(name, where)

    def keep(self, name: str, where: str) -> None:
        self.all.pop(name, None)
        self.all[name] = where
        if len(self.all) > MANY:
            del self.all[next(iter(self.all))]

    def told(self) -> dict[str, str]:
        news, self.news = self.news, {}
        return news

    def hear(self, worker: int, news: dict[str, str]) -> None:
        for name, where in news.items():
            self.keep(name, where)

    def again(self) -> None:
        """Somebody new listens, who knows nothing yet."""
        if self.shared:
            self.news.update(self.all)


class Shared:
    """All limits of a server that hold for its workers together, by their names. They tell each other several times a second, so
    that for a moment each may let pass what another does not know of yet."""

    def __init__(self, workers: int) -> None:
        self.several: Final = workers > 1
        self.limits: Final[dict[str, Buckets | Holding | Whereabouts]] = {}

    def buckets(self, name: str, rate: float, burst: float) -> Buckets:
        made = self.limits[name] = Buckets(rate, burst, self.several)
        return made

    def holding(self, name: str) -> Holding:
        made = self.limits[name] = Holding(self.several)
        return made

    def whereabouts(self, name: str) -> Whereabouts:
        made = self.limits[name] = Whereabouts(self.several)
        return made

    def told(self) -> dict[str, Any]:
        """What the other workers do not know yet."""
        said = {name: limit.told() for name, limit in self.limits.items()}
        return {name: each for name, each in said.items() if each}

    def hear(self, worker: int, said: dict[str, Any]) -> None:
        for name, each in said.items():
            self.limits[name].hear(worker, each)

    def left(self, down: list[int]) -> None:
        """Workers that have ended hold nothing; those that come instead are told everything."""
        for limit in self.limits.values():
            if isinstance(limit, Holding):
                for worker in down:
                    limit.elsewhere.pop(worker, None)
            if isinstance(limit, (Holding, Whereabouts)):
                limit.again()
