"""The score sheet of a game under way: what a viewer can count, and nothing else."""

from __future__ import annotations

from copy import copy

import pytest

from parlour.engine.core import CHANCE, NOBODY, SPECTATOR, State
from parlour.engine.game import Game
from parlour.engine.rng import Rng
from parlour.engine.tally import tally
from parlour.shelf import find
from tests.charms import Charms, CharmsGame


def states(game: Game, options: dict[str, int | bool]) -> list[State]:
    """A random game, as it was before every tenth decision, and its end."""
    s, rng, found = game.new(options), Rng(3), []
    moves = 0
    while s.player() != NOBODY:
        seat = s.player()
        if seat == CHANCE:
            s.apply(CHANCE, s.draw(rng))
            continue
        if moves % 10 == 0:
            found.append(copy(s))
        legal = s.legal(seat)
        s.apply(seat, legal[rng.below(len(legal))])
        moves += 1
    return [*found, s]


@pytest.mark.parametrize("game", ["notre-dame", "house-of-fado", "lacrimosa"])
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_open_points_are_counted_by_everybody(game: str, viewer: int) -> None:
    one = find(game)
    for s in states(one, {"players": 2}):
        assert tally(one, s, viewer, Rng(1)) == one.sheet(s)


def test_agreed_upon_each_counts_for_themselves() -> None:
    """[ND-7.2] Closed points: the others' are not told before the end."""
    one = find("notre-dame")
    *running, over = states(one, {"players": 2, "open-scores": False})
    told, true = tally(one, running[-1], 0, Rng(1)), one.sheet(running[-1])
    assert [(key, values[0]) for key, values in told] == [(key, values[0]) for key, values in true]
    assert {values[1] for _, values in told} == {None}
    assert tally(one, over, 0, Rng(1)) == one.sheet(over)


class CountingHands(CharmsGame):
    """A game that counts what nobody else sees."""

    def sheet(self, s: Charms) -> list[tuple[str, list[int]]]:
        return [("saved", s.scores()), ("held", [sum(hand) for hand in s.hands])]


def test_secret_points_are_not_told() -> None:
    one = CountingHands()
    s = states(one, {})[0]
    assert isinstance(s, Charms)
    true = dict(one.sheet(s))
    for viewer in (0, 1):
        told = dict(tally(one, s, viewer, Rng(1)))
        assert told["saved"] == true["saved"]
        assert [told["held"][viewer], told["held"][1 - viewer]] == [true["held"][viewer], None]
    assert dict(tally(one, s, SPECTATOR, Rng(1)))["held"] == [None, None]
