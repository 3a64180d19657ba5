"""Notre Dame: 2 to 5 players, with the New Persons expansion."""

from parlour.shelf.notre_dame.game import GAME

__all__ = ["GAME"]
