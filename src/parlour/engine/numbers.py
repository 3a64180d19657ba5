"""Numbers that describe what a seat knows, written one after the other: a list of them would be dearer than the game itself."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, read_i16_le, write_i16_le
from mypy_extensions import i64

from parlour.engine.vecs import vec


class Numbers:
    """Takes numbers, and packs them into two bytes each, the low one first."""

    def __init__(self) -> None:
        self.out: Final = BytesWriter()

    def add(self, number: int) -> None:
        """One number."""
        write_i16_le(self.out, number)

    def all(self, numbers: list[int]) -> None:
        """Several numbers."""
        for number in numbers:
            write_i16_le(self.out, number)

    def each(self, numbers: vec[i64]) -> None:
        """The numbers of a table."""
        for number in numbers:
            self.add(number)

    def one_of(self, size: int, place: int) -> None:
        """So many zeros, with a 1 at this place; a negative one stands for nowhere."""
        for i in range(size):
            write_i16_le(self.out, 1 if i == place else 0)

    def bits(self, size: int, mask: int) -> None:
        """So many zeros and ones, the lowest bit first."""
        for _ in range(size):
            write_i16_le(self.out, mask & 1)
            mask >>= 1

    def zeros(self, size: int) -> None:
        """So many zeros."""
        for _ in range(size):
            write_i16_le(self.out, 0)

    def packed(self) -> bytes:
        """All of them, two bytes each, the low one first."""
        return self.out.getvalue()

    def unpacked(self) -> list[int]:
        """All of them as a list."""
        packed = self.packed()
        return [int(read_i16_le(packed, 2 * i)) for i in range(len(packed) // 2)]


def bits_of(places: list[int]) -> int:
    """A mask with these bits set."""
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask
