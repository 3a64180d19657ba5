"""Whoever mistypes a name hears which one was probably meant."""

from __future__ import annotations

from collections.abc import Sequence

LEAST = 3  # letters of a name that are enough to know it by


def nearest(word: str, names: Sequence[str]) -> str:
    """` (did you mean …?)`, or which there are."""
    from difflib import get_close_matches

    begun = word.casefold()
    close = get_close_matches(begun, names, 1) or [name for name in names if len(begun) >= LEAST and begun in name]
    if close:
        return f" (did you mean {close[0]}?)"
    return f" (there are {', '.join(names)})" if names else ""
