"""For a game's numbers: what is cheap when compiled."""

from __future__ import annotations


def marked(size: int, places: list[int]) -> list[int]:
    """So many zeros, with a 1 at each of these places; a negative one stands for nowhere."""
    row = [0] * size
    for place in places:
        if place >= 0:
            row[place] = 1
    return row


def counted(size: int, values: list[int]) -> list[int]:
    """How often each value from 0 on is among these; a negative one counts for nothing."""
    row = [0] * size
    for value in values:
        if value >= 0:
            row[value] += 1
    return row
