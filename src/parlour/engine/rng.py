"""Random numbers: one generator for play that can be repeated, one for tables that must not be guessed."""

from __future__ import annotations

import secrets

from mypy_extensions import i64


class Rng:
    """A small random generator: the same numbers compiled and plain."""

    def __init__(self, seed: int) -> None:
        # Two rounds spread neighbouring seeds apart; the mask keeps i64 in range when compiled.
        self.x: i64 = ((seed & 0x3FFFFFFFFFFF) * 2654435761 + 1) & 0x7FFFFFFFFFFFFFFF
        self.below(1)
        self.below(1)

    def below(self, n: int) -> int:
        """A number in 0..n-1. The mask does by hand what i64 does only when compiled."""
        self.x = (self.x * 6364136223846793005 + 1442695040888963407) & 0x7FFFFFFFFFFFFFFF
        count: i64 = n
        return int(((self.x >> 31) * count) >> 32)

    def shuffled(self, items: list[int]) -> list[int]:
        """The same items in an order that depends on nothing but their values and this generator."""
        rest = sorted(items)
        mixed = []
        while rest:
            mixed.append(rest.pop(self.below(len(rest))))
        return mixed


class SecureRng(Rng):
    """The system's secure source, for tables where nobody may guess the next card."""

    def __init__(self) -> None:
        super().__init__(0)

    def below(self, n: int) -> int:
        return secrets.randbelow(n)
