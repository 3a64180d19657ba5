"""Whole games between bots."""

from __future__ import annotations

from typing import Final

from parlour.bots.seat import Bot, Seat
from parlour.engine.core import CHANCE, NOBODY, State
from parlour.engine.game import Game
from parlour.engine.rng import Rng

LONGEST: Final = 20_000  # moves: no game of ours comes near it


class Played:
    """What was done at a table: actions by seat, in order, and how many of them were decisions."""

    def __init__(self) -> None:
        self.seats: Final[list[int]] = []
        self.actions: Final[list[int]] = []
        self.decisions = 0  # a seat's choices with at least two legal actions


def play_out(game: Game, s: State, bots: list[Bot], seed: int) -> Played:
    """Play to the end. Chance has numbers of its own, so that other bots with the same seed meet the same luck."""
    chance = Rng(2 * seed)
    thought = Rng(2 * seed + 1)
    seats = [Seat(game, s, number) for number in range(len(bots))]
    played = Played()
    player = s.player()
    while player != NOBODY:
        if player == CHANCE:
            action = s.draw(chance)
        else:
            if len(s.legal(player)) > 1:
                played.decisions += 1
            action = bots[player].choose(seats[player], thought)
        played.seats.append(player)
        played.actions.append(action)
        s.apply(player, action)
        player = s.player()
        if len(played.actions) > LONGEST:
            raise ValueError(f"{game.id}: no end after {LONGEST:,} moves")
    return played
