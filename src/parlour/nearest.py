"""Whoever mistypes a name hears which one was probably meant."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

LEAST: Final = 3  # letters of a name that are enough to know it by


class UnknownName(ValueError):
    """A name that nothing has. The message is English; `name` and `names` are there for whoever says it in another language."""

    def __init__(self, message: str, name: str = "", names: Sequence[str] = ()) -> None:
        super().__init__(f"{message}{nearest(name, names)}")
        self.name: Final = name
        self.names: Final = list(names)


def close(word: str, names: Sequence[str]) -> str:
    """The name that was probably meant, if any."""
    from difflib import get_close_matches

    begun = word.casefold()
    found = get_close_matches(begun, names, 1) or [name for name in names if len(begun) >= LEAST and begun in name]
    return found[0] if found else ""


def nearest(word: str, names: Sequence[str]) -> str:
    """` (did you mean …?)`, or which there are."""
    meant = close(word, names)
    if meant:
        return f" (did you mean {meant}?)"
    return f" (there are {', '.join(names)})" if names else ""
