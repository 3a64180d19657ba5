"""Numbers that describe what a seat knows, written one after the other: a list of them would be dearer than the game itself."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from parlour.engine.vecs import vec as table

LEAST: Final = -0x8000  # of what two bytes hold
MOST: Final = 0x7FFF


@final
class Numbers:
    """Takes numbers into a buffer, two bytes each. It is given once, or grows; who reads it as an array sees what is written."""

    def __init__(self, size: i64 = 0) -> None:
        self.buffer: vec[i16] = vec[i16]()
        self.at: i64 = 0  # the place of the next one
        self.zeros(size)
        self.at = 0

    def begin(self) -> None:
        """What comes is written over what is there."""
        self.at = 0

    def add(self, number: i64) -> None:
        """One number."""
        if number < LEAST or number > MOST:
            raise OverflowError(f"{number} does not fit two bytes")
        at = self.at
        if at < len(self.buffer):
            self.buffer[at] = i16(number)
        else:
            self.buffer = append(self.buffer, i16(number))
        self.at = at + 1

    def count(self, place: i64, number: i64 = 1) -> None:
        """More of what was written at a place."""
        self.buffer[place] += i16(number)

    def each(self, numbers: table[i64]) -> None:
        """The numbers of a table."""
        for number in numbers:
            self.add(number)

    def one_of(self, size: i64, place: i64) -> None:
        """So many zeros, with a 1 at this place; a negative one stands for nowhere."""
        first = self.zeros(size)
        if 0 <= place < size:
            self.buffer[first + place] = 1

    def bits(self, size: i64, mask: i64) -> None:
        """So many zeros and ones, the lowest bit first."""
        first = self.zeros(size)
        buffer = self.buffer
        for i in range(size):
            if mask >> i & 1:
                buffer[first + i] = 1

    def zeros(self, size: i64) -> i64:
        """So many zeros, to be counted up or left; the place of the first."""
        first = self.at
        self.at = first + size
        while len(self.buffer) < self.at:
            self.buffer = append(self.buffer, i16(0))
        buffer = self.buffer
        for i in range(first, first + size):
            buffer[i] = 0
        return first

    def packed(self) -> bytes:
        """All of them, two bytes each."""
        return bytes(self.buffer[: self.at])

    def unpacked(self) -> list[int]:
        """All of them as a list."""
        return [int(self.buffer[i]) for i in range(self.at)]
