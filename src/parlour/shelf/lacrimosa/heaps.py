"""Cards and tiles in no order, as a set of bits: nothing can tell when one of them came."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.actions import Actions
from parlour.engine.words import Verb

EMPTY: Final = 0
HIGHEST: Final = 1 << 60


def bit(i: i64) -> i64:
    """The heap of one. Shifted down from the highest: `1 <<` is 32 bits wide in the compiler's C."""
    return HIGHEST >> 60 - i


def has(heap: i64, i: i64) -> bool:
    return heap >> i & 1 == 1


def size(heap: i64) -> i64:
    n: i64 = 0
    while heap:
        heap &= heap - 1
        n += 1
    return n


def lowest(heap: i64) -> i64:
    """The smallest number of a heap; `heap & heap - 1` are the others."""
    assert heap  # or it would be sought for ever
    i: i64 = 0
    while not heap & 255:
        heap >>= 8
        i += 8
    while not heap & 1:
        heap >>= 1
        i += 1
    return i


if __file__.endswith(".py"):  # Python has words for it, and is faster with them
    globals().update(lowest=lambda heap: (heap & -heap).bit_length() - 1, size=int.bit_count)


def nth(heap: i64, n: i64) -> i64:
    """The n-th number of a heap, ascending."""
    while n:
        heap &= heap - 1
        n -= 1
    return lowest(heap)


def numbers(heap: i64, first: i64 = 0) -> list[int]:
    """What lies in a heap, ascending, where its lowest bit stands for `first`."""
    found: list[int] = []
    while heap:
        found.append(first + lowest(heap))
        heap &= heap - 1
    return found


def heap_of(items: list[int], first: i64 = 0) -> i64:
    heap: i64 = EMPTY
    for item in items:
        heap |= bit(item - first)
    return heap


def each(verb: Verb, heap: i64, found: Actions) -> None:
    """Offer what a verb makes of everything in a heap."""
    base: i64 = verb.base
    while heap:
        found.add(base + lowest(heap))
        heap &= heap - 1
