"""What all know and what one seat knows besides, put together: a view is the one laid over the other."""

from __future__ import annotations


def laid_over(under: dict[str, object], over: dict[str, object]) -> dict[str, object]:
    """`under` with `over` in it: objects are joined, lists of the same length member by member, where None adds nothing."""
    for key, value in over.items():
        under[key] = joined(under[key], value) if key in under else value
    return under


def joined(under: object, over: object) -> object:
    if isinstance(under, dict) and isinstance(over, dict):
        return laid_over(under, over)
    if isinstance(under, list) and isinstance(over, list) and len(under) == len(over):
        return [below if above is None else joined(below, above) for below, above in zip(under, over)]
    return over


def leaves(under: object, over: object) -> dict[tuple[str | int, ...], object]:
    """The places of `under` at which `over` puts something, and what: `joined`, written out."""
    found: dict[tuple[str | int, ...], object] = {}
    collect(under, over, (), found)
    return found


def collect(under: object, over: object, path: tuple[str | int, ...], found: dict[tuple[str | int, ...], object]) -> None:
    if isinstance(under, dict) and isinstance(over, dict):
        for key, value in over.items():
            if key in under:
                collect(under[key], value, (*path, key), found)
            else:
                found[(*path, key)] = value
    elif isinstance(under, list) and isinstance(over, list) and len(under) == len(over):
        for i in range(len(over)):
            if over[i] is not None:
                collect(under[i], over[i], (*path, i), found)
    else:
        found[path] = over
