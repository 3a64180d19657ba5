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


Path = tuple[str | int, ...]
Change = tuple[Path, object]  # a place in a view, and what lies there now


def differences(path: Path, old: object, new: object, found: list[Change]) -> None:
    """Where two values differ: inside of them, as long as both have the same shape; else the whole of the new one."""
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        for key, value in new.items():
            if value != old[key]:
                differences((*path, key), old[key], value, found)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new) and holds(new):
        for i in range(len(new)):
            if new[i] != old[i]:
                differences((*path, i), old[i], new[i], found)
    else:
        found.append((path, new))


def holds(values: list[object]) -> bool:
    """Whether there is something inside of a list to look into."""
    for value in values:
        if isinstance(value, (dict, list)):
            return True
    return False


def overlaid(path: Path, under: object, old: object, new: object, found: list[Change]) -> bool:
    """Where what is laid over `under` differs: each place that `joined` fills; where nothing is laid any more, what is under it.

    False if something would have to be taken away that has nothing under it.
    """
    if isinstance(under, dict) and isinstance(new, dict):
        was: dict[str, object] = old if isinstance(old, dict) else {}
        for key, value in new.items():
            if key in under:
                if not (key in was and was[key] == value) and not overlaid((*path, key), under[key], was.get(key), value, found):
                    return False
            elif key not in was:
                found.append(((*path, key), value))
            elif was[key] != value:
                differences((*path, key), was[key], value, found)
        for key in was:
            if key not in new:
                if key not in under:
                    return False
                found.append(((*path, key), under[key]))
        return True
    if isinstance(under, list) and isinstance(new, list) and len(under) == len(new):
        before: list[object] = old if isinstance(old, list) and len(old) == len(new) else [None] * len(new)
        for i in range(len(new)):
            if new[i] is None:
                if before[i] is not None:
                    found.append(((*path, i), under[i]))
            elif before[i] != new[i] and not overlaid((*path, i), under[i], before[i], new[i], found):
                return False
        return True
    found.append((path, new))
    return True
