"""Pieces that must lie in one place: as bits, found one after the other. For `Game.check`, which every state goes through."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.engine.vecs import vec


def found_once(found: i64, thing: int, what: str) -> i64:
    """The things found so far, with one more."""
    bit: int = 1 << thing  # as an int: a shifted i64 literal is 32 bits wide in the compiler's C
    assert not found & bit, f"{what}: {thing} is in two places"
    return found | bit


def found_all(found: i64, things: vec[i64], first: i64, what: str) -> i64:
    """The same with several more, whose numbers begin with `first`."""
    for thing in things:
        found = found_once(found, thing - first, what)
    return found
