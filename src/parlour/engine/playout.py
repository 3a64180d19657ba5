"""Plays any game to its end at random: the simplest bot, and the loop that is measured."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.engine.core import CHANCE, NOBODY, State
from parlour.engine.rng import Rng


def playout(s: State, rng: Rng) -> i64:
    """How many decisions seats made, each among two actions or more."""
    decisions: i64 = 0
    while True:
        legal = s.options  # of one choice, listed when it was reached
        seat = s.player()
        if legal is None:
            if seat == NOBODY:
                return decisions
            if seat == CHANCE:
                s.apply(CHANCE, s.draw(rng))
                continue
            legal = s.legal(seat)
        s.apply(seat, legal[rng.below(len(legal))])
        decisions += len(legal) > 1
