"""What the computer would do here: its best alternatives and what it expects of them."""

from __future__ import annotations

from parlour.bots import Alternative, Seat, find_bot
from parlour.engine.core import State
from parlour.engine.game import Game
from parlour.engine.rng import Rng

LEVEL = "master"  # its advice is the best there is
SHOWN = 3  # alternatives that a hint names

Advice = Alternative


def advised(game: Game, s: State, seat: int, lot: int) -> list[Advice]:
    """The best things to do, best first. Its own lots: asking draws nothing from the table's luck."""
    return find_bot(LEVEL).weigh(Seat(game, s, seat), Rng(lot))[:SHOWN]
