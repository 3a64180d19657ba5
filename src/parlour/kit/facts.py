"""A state as plain data, whatever fields the game gave it: two states are equal when their facts are."""

from __future__ import annotations

from parlour.engine.core import Step

NOT_COMPARED = ("told", "options")  # what was said, and a list that `legal` makes anew


def fields_of(cls: type) -> list[str]:
    """The fields of a class and its bases; compiled classes keep them under another name than plain ones."""
    found: list[str] = []
    for base in reversed(cls.__mro__):
        names = vars(base).get("__mypyc_attrs__", vars(base).get("__annotations__", ()))
        found += [name for name in names if name not in found and not name.startswith("__")]
    return found


def facts(x: object) -> object:
    """Every field, deeply; Steps and what is never changed count by identity."""
    if x is None or isinstance(x, (int, str)):
        return x
    if isinstance(x, (list, tuple)):
        return [facts(y) for y in x]
    if isinstance(x, Step) or type(x).__name__.endswith("Box"):
        return id(x)
    names = fields_of(type(x))
    assert names, f"{type(x).__name__} has no fields to compare"
    return {name: facts(getattr(x, name)) for name in names if name not in NOT_COMPARED}
