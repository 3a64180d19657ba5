"""Random games at full speed are the games that anybody plays who asks, draws and answers by turns."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from parlour.engine.actions import Actions
from parlour.engine.core import CHANCE, NOBODY, State
from parlour.engine.game import Game
from parlour.engine.playout import playout
from parlour.engine.rng import Rng
from parlour.engine.vecs import vec
from parlour.shelf import games


def by_turns(s: State, rng: Rng) -> int:
    decisions = 0
    while s.player() != NOBODY:
        player = s.player()
        if player == CHANCE:
            s.apply(CHANCE, s.draw(rng))
            continue
        legal = s.legal(player)
        s.apply(player, legal[rng.below(len(legal))])
        decisions += len(legal) > 1
    return decisions


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_the_same_game(game: Game) -> None:
    """Chance that is drawn at once draws the same, in the same order, and tells the same."""
    fast, slow = game.new({}), game.new({})
    assert playout(fast, Rng(5)) == by_turns(slow, Rng(5))
    assert [(told.event.name, told.args, told.to) for told in fast.told or []] == [
        (told.event.name, told.args, told.to) for told in slow.told or []
    ]
    assert fast.scores() == slow.scores()


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_chance_waits_again(game: Game) -> None:
    """A copy made in the middle of fast play waits where chance is asked: whoever looks on must see the draw."""
    s = game.new({})
    rng = Rng(1)
    s.luck = rng
    s.apply(s.player(), s.draw(rng) if s.player() == CHANCE else s.legal(s.player())[0])
    copied = s.clone()
    assert s.player() != CHANCE
    while copied.player() != CHANCE:
        legal = copied.legal(copied.player())
        copied.apply(copied.player(), legal[rng.below(len(legal))])


def test_actions_laid_out() -> None:
    found = Actions()
    for action in (3, 900, 7):
        found.add(action)
    assert (found.size(), found.at(1), found.numbers()) == (3, 900, [3, 900, 7])
    kept = found.numbers()
    found.clear()
    assert (found.size(), found.numbers(), kept) == (0, [], [3, 900, 7])
    found.extend(vec[i64]([1, 2]))  # compiled, the place is used again
    assert found.numbers() == [1, 2]
