"""Things of one kind side by side: `vec[i64]`, whose numbers the compiler reads and writes without boxing them.

Compiled it is librt's, made by `vec[i64]([…])` and copied by `[:]`; in plain Python a list is faster, and does all of this too.
"""

from __future__ import annotations

from typing import TypeVar

from librt.vecs import append as append
from librt.vecs import pop as pop
from librt.vecs import vec as vec
from mypy_extensions import i64

T = TypeVar("T")


def longer(items: list[T], item: T) -> list[T]:
    """`append` where a vec is a list."""
    items.append(item)
    return items


def shorter(items: list[T]) -> tuple[list[T], T]:
    """`pop` where a vec is a list."""
    return items, items.pop()


if __file__.endswith(".py"):
    globals().update(vec=list, append=longer, pop=shorter)


def last(items: vec[i64]) -> i64:
    return items[len(items) - 1]


def more(items: vec[i64], item: i64) -> vec[i64]:
    """Another vec, with one item more at its end: whoever shares these keeps them."""
    return append(items[:], item)


def less(items: vec[i64], item: i64) -> vec[i64]:
    """Another vec, without this item, which must be there."""
    i = place_of(item, items)
    fewer = items[: len(items) - 1]
    while i < len(fewer):
        fewer[i] = items[i + 1]
        i += 1
    return fewer


def place_of(item: i64, items: vec[i64]) -> i64:
    """Where an item lies among the others; it must be there."""
    for i in range(len(items)):
        if items[i] == item:
            return i
    raise ValueError(f"{item} is not there")
