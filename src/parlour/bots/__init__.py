"""Players that need no person: each sees its seat's knowledge and nothing else. One line per bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.bots.adept import Adept
from parlour.bots.character import Character, characters_of
from parlour.bots.greedy import Greedy
from parlour.bots.master import ITERATIONS, Master
from parlour.bots.novice import Novice
from parlour.bots.random import Random
from parlour.bots.search import Budget
from parlour.bots.seat import Alternative, Bot, Seat
from parlour.engine.game import Game
from parlour.nearest import UnknownName

BOTS: Final[list[Bot]] = [
    Random("random"),
    Greedy("greedy"),
    Novice("novice"),
    Adept("adept"),
    Master("master", Budget(ITERATIONS, 0.0)),
]

__all__ = ["BOTS", "Alternative", "Bot", "Character", "Seat", "UnknownBot", "characters_of", "find_bot", "in_order"]


def in_order(found: Sequence[Alternative], most: int) -> list[Alternative]:
    """The alternatives that a bot has looked at most, in the order of the figures that people see of them."""
    return sorted(found[:most], key=lambda one: (-round(100 * one.chance), -round(one.ahead, 1), -one.visits))


class UnknownBot(UnknownName):
    """No bot has this name; the message says which there are."""


def find_bot(name: str, game: Game | None = None) -> Bot:
    """A level by its name, or one of the characters of a game."""
    known: list[Bot] = [*BOTS, *(characters_of(game) if game is not None else [])]
    for bot in known:
        if bot.name == name:
            return bot
    raise UnknownBot(f"seats: no bot is called {name!r}", name, [bot.name for bot in known])
