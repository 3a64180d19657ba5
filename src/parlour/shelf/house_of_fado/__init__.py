"""House of Fado: 1 to 4 players, alone against Alfama."""

from parlour.shelf.house_of_fado.game import GAME

__all__ = ["GAME"]
