"""Whole numbers side by side, for tables and boxes: `vec[i64]`, which the compiler reads and writes without boxing them.

Compiled it is librt's, made by `vec[i64]([…])` and copied by `[:]`; in plain Python a list is faster, and does all of this too.
"""

from __future__ import annotations

from librt.vecs import vec as vec
from mypy_extensions import i64

if __file__.endswith(".py"):
    globals()["vec"] = list


def place_of(item: i64, items: vec[i64]) -> i64:
    """Where an item lies among the others; it must be there."""
    for i in range(len(items)):
        if items[i] == item:
            return i
    raise ValueError(f"{item} is not there")
