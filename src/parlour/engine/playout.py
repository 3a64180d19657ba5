"""Plays any game to its end at random: the simplest bot, and the loop that is measured."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.engine.core import CHANCE, NOBODY, State
from parlour.engine.rng import Rng


def playout(s: State, rng: Rng) -> i64:
    """How many decisions seats made, each among two actions or more."""
    decisions: i64 = 0
    while True:
        seat = s.player()
        if seat == NOBODY:
            return decisions
        if seat == CHANCE:
            s.apply(CHANCE, s.draw(rng))
        else:
            legal = s.legal(seat)
            s.apply(seat, legal[rng.below(len(legal))])
            decisions += len(legal) > 1
