"""Plays any game to its end at random: the simplest bot, and the loop that is measured."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.engine.core import CHANCE, NOBODY, State
from parlour.engine.rng import Rng


def playout(s: State, rng: Rng) -> i64:
    """How many decisions seats made, each among two actions or more."""
    decisions: i64 = 0
    s.luck = rng
    if s.player() == CHANCE:  # it was waiting; from here on it draws at once
        s.apply(CHANCE, s.draw(rng))
    options = s.options
    while True:
        choice = s.choice
        if choice is not None:  # as `apply` does, without asking whose turn it is
            n = options.size()
            if n == 0:  # a copy has not listed them yet
                choice.offer(s, options)
                n = options.size()
            choice.apply(s, options.at(rng.below(n)))
            s.settle()
        else:
            seat = s.player()
            if seat == NOBODY:
                s.luck = None
                return decisions
            n = s.offered(seat).size()
            s.apply(seat, options.at(rng.below(n)))
        decisions += n > 1
