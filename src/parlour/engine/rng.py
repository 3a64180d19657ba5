"""Random numbers: one generator for play that can be repeated, one for tables that must not be guessed."""

from __future__ import annotations

import secrets
from typing import Any, Final

from mypy_extensions import i64

# A linear congruential generator modulo 2**62: every constant fits a tagged int, so that compiled code never boxes one.
FACTOR: Final = 2862933555777941757
ADDEND: Final = 3037000493
MASK: Final = 0x3FFFFFFFFFFFFFFF


class Rng:
    """A small random generator: the same numbers compiled and plain."""

    def __init__(self, seed: int) -> None:
        start: i64 = seed & MASK  # multiplied as ints, a Ctrl-C would end it, which compiled code takes for no memory
        self.x: i64 = (start * 2654435761 + 1) & MASK
        self.below(1)  # neighbouring seeds part
        self.below(1)

    def below(self, n: i64) -> i64:
        """A number in 0..n-1. The mask does by hand what i64 does only when compiled."""
        self.x = (self.x * FACTOR + ADDEND) & MASK
        return ((self.x >> 30) * n) >> 32

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        """Pickled and copied, it goes on with the same numbers."""
        return resumed, (int(self.x),)

    def shuffled(self, items: list[int]) -> list[int]:
        """The same items in an order that depends on nothing but their values and this generator."""
        rest = sorted(items)
        mixed = []
        while rest:
            mixed.append(rest.pop(self.below(len(rest))))
        return mixed

    def skip_shuffle(self, n: i64) -> None:
        """Go on as if so many items had been shuffled."""
        while n:
            self.below(n)
            n -= 1


class SecureRng(Rng):
    """The system's secure source, for tables where nobody may guess the next card."""

    def __init__(self) -> None:
        super().__init__(0)

    def below(self, n: i64) -> i64:
        """A number in 0..n-1 that nobody can foresee."""
        return secrets.randbelow(n)

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return SecureRng, ()


def resumed(x: i64) -> Rng:
    """A generator that goes on where another was."""
    rng = Rng(0)
    rng.x = x
    return rng
