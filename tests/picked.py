"""Picks as a person chooses them: in the order given, each of them offered beside those before it, confirmed once."""

from __future__ import annotations

from typing import TypeVar

import pytest

from parlour.engine.core import State
from parlour.engine.game import Game
from parlour.engine.picks import Chosen, PickError, Run, picks_of
from parlour.engine.words import Why

S = TypeVar("S", bound=State)


def run_of(game: Game, s: State, seat: int | None = None) -> Run:
    run = picks_of(game, s, s.player() if seat is None else seat)
    assert run is not None, "this is no run of picks"
    return run


def actions(game: Game, texts: tuple[str, ...] | list[str]) -> list[int]:
    return [game.words.parse(text) for text in texts]


def options(game: Game, s: State, *texts: str) -> Chosen:
    return run_of(game, s).options(actions(game, texts))


def may_add(game: Game, s: State, *texts: str) -> list[str]:
    """What goes with these picks, as text."""
    return [game.words.text(action) for action in options(game, s, *texts).add]


def choose(game: Game, s: S, *texts: str) -> S:
    """Choose these picks in this order, and confirm them."""
    run = run_of(game, s)
    for i, text in enumerate(texts):
        assert text in may_add(game, s, *texts[:i]), f"{text} is not offered beside {texts[:i]}"
    assert options(game, s, *texts).confirm, f"{texts} cannot be confirmed"
    for action in run.play(actions(game, texts)):
        assert s.why(run.seat, action) is None
        s.apply(run.seat, action)
    game.check(s)
    return s


def why_not(game: Game, s: State, *texts: str) -> Why:
    """Why this set is refused, before or when it is confirmed."""
    with pytest.raises(PickError) as refused:
        run_of(game, s).play(actions(game, texts))
    return refused.value.why
