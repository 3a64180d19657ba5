"""The games Parlour plays: one folder and one line each."""

from __future__ import annotations

from typing import Final

from parlour.engine.game import Game
from parlour.games.house_of_fado import GAME as HOUSE_OF_FADO
from parlour.games.lacrimosa import GAME as LACRIMOSA
from parlour.games.notre_dame import GAME as NOTRE_DAME

GAMES: Final[list[Game]] = [
    NOTRE_DAME,
    HOUSE_OF_FADO,
    LACRIMOSA,
]


class UnknownGame(ValueError):
    """No game has this name; the message says which there are."""


def find(name: str) -> Game:
    for game in GAMES:
        if game.id == name:
            return game
    raise UnknownGame(f"game: no game is called {name!r} (there are {', '.join(game.id for game in GAMES)})")
