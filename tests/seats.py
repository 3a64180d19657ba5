"""Which games, and how many sit down, in a test that is about any game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from parlour import shelf
from parlour.engine.game import Game
from parlour.shelf import games

SHELF: Final = Path(str(shelf.__file__)).parent


def fewest(game: Game) -> int:
    """The fewest who play against each other; alone, where nobody does."""
    return min([players for players in game.seat_counts() if players > 1], default=1)


def ours() -> list[Game]:
    """The games of this package: in four languages, with old records and a page of their own, as no foreign game must be."""
    return [game for game in games() if game.folder.parent == SHELF]
