"""What a seat can know, worked out a second time from nothing but what it was told: the kit compares."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr


class Place:
    """A place that holds `count` things: all of `must`, and the others among `may`."""

    def __init__(self, count: int, must: set[int], may: set[int]) -> None:
        self.count: Final = count
        self.must: Final = must
        self.may: Final = may - must


@mypyc_attr(allow_interpreted_subclasses=True)
class Tracker:
    """Hears what one seat is told, and says where each hidden thing can be. It never sees the state.

    This one is for a game that names no hidden places.
    """

    def hear(self, name: str, args: list[int]) -> None:
        """One thing told, as far as the seat hears it."""

    def places(self) -> dict[str, Place]:
        """For every place of `Game.places`: how many things lie there, and which they can be."""
        return {}
