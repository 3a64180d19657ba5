"""A state as plain data, whatever fields the game gave it: two states are equal when their facts are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from parlour.engine.core import State, Step

# What was said, what is listed anew when asked for, what chance draws with; of what is pending, that which is still to come.
NOT_COMPARED = ("told", "options", "luck", "pending")
FIELDS: Final[dict[type, list[str]]] = {}  # of the classes seen so far


def fields_of(cls: type) -> list[str]:
    """The fields of a class and its bases; compiled classes keep them under another name than plain ones."""
    found: list[str] = []
    for base in reversed(cls.__mro__):
        names = vars(base).get("__mypyc_attrs__", vars(base).get("__annotations__", ()))
        found += [name for name in names if name not in found and not name.startswith("__")]
    return [name for name in found if name not in NOT_COMPARED]


def facts(x: object) -> object:
    """Every field, deeply; Steps and what is never changed count by identity."""
    if x is None or isinstance(x, (int, str)):
        return x
    if isinstance(x, Iterable) and not isinstance(x, (dict, set)):  # lists, tuples, counters; a state has no others
        return [y if isinstance(y, int) else facts(y) for y in x]
    cls = type(x)
    if isinstance(x, Step) or cls.__name__.endswith("Box"):
        return id(x)
    if cls not in FIELDS:
        FIELDS[cls] = fields_of(cls)
    found = {name: facts(getattr(x, name)) for name in FIELDS[cls]}
    for name in getattr(x, "__dict__", ()):  # what a plain class gives itself without declaring it
        if name not in found and name not in NOT_COMPARED:
            found[name] = facts(getattr(x, name))
    if isinstance(x, State):
        found["queued"] = facts(x.queued())
    assert found, f"{cls.__name__} has no fields to compare"
    return found
