"""Lacrimosa: 1 to 4 players, alone against the Soloist."""

from parlour.shelf.lacrimosa.game import GAME

__all__ = ["GAME"]
