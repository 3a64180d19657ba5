"""Positions in words: `arrange` reads them, `describe` writes them, and what cannot be is refused by name."""

from __future__ import annotations

import pytest

from parlour.engine.core import CHANCE, NOBODY
from parlour.engine.rng import Rng
from parlour.kit.facts import facts
from parlour.shelf.lacrimosa import GAME
from parlour.shelf.lacrimosa.heaps import size
from tests.games.lacrimosa.table import acting, at, do, me, names, new


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_described_positions_read_back(players: int) -> None:
    """[LA-2.3] Wherever a seat is asked in its turn in a random game, the words give the same table."""
    options = GAME.choose({"players": players})
    s = new(players)
    rng = Rng(players)
    described = 0
    while s.player() != NOBODY:
        try:
            text = GAME.describe(s)
        except ValueError:
            text = ""
        if text:
            again = GAME.arrange(options, text, {})
            assert facts(again) == facts(s), text
            described += 1
        s.apply(s.player(), s.draw(rng) if s.player() == CHANCE else s.legal(s.player())[rng.below(len(s.legal(s.player())))])
    assert described > 60 * players


def test_other_positions_have_no_words() -> None:
    """[LA-3.1] While a payment is being decided `describe` says that there are none."""
    s = do(acting("commission", "talent 2, markers talent talent", "row - - - - - op-1-1 me-1-1"), "commission op-1-1")
    with pytest.raises(ValueError, match="only positions in which a seat is asked for its cards"):
        GAME.describe(s)


def test_defaults() -> None:
    """[LA-1.3, LA-1.8] What is not said is as at the start."""
    s = at("ask 0 experience", 3)
    assert (s.round, s.first, s.turn, [p.ducats for p in s.players]) == (1, 0, 1, [10, 11, 10])
    assert names(list(s.row)) == ["op-1-1", "op-1-2", "op-1-3", "op-1-4", "me-1-1", "me-1-2", "me-1-3"]
    assert (size(me(s).hand), size(me(s).deck)) == (4, 5)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("weather fine; ask 0 experience", "no such word: weather"),
        ("0: silver 3; ask 0 experience", "no such word: silver"),
        ("7: ducats 3; ask 0 experience", "seat: must be 0 to 1"),
        ("round 0; ask 0 experience", "round"),
        ("round 6; ask 0 experience", "round: must be 1 to 5"),
        ("round 1; round 2; ask 0 experience", "said twice: round"),
        ("0: ducats x; ask 0 experience", "ducats"),
        ("0: talent 5; ask 0 experience", "talent: must be 0 to 4"),
        ("mozart roma; ask 0 experience", "mozart: must be one of"),
        ("row op-1-1; ask 0 experience", "row: must be 7 cards or gaps"),
        ("row op-1-1 - - - - - op-1-2; ask 0 experience", "a gap between cards"),
        ("row op-1-1 op-1-1 op-1-2 op-1-3 op-1-4 op-1-5 op-1-6; ask 0 experience", "in two places"),
        ("0: hand me-start-1; ask 0 experience", "hand: must be 4 cards"),
        ("0: hand me-start-1 me-start-1 me-start-2 me-start-3; ask 0 experience", "named twice"),
        ("row - - - - - - op-1-1; 0: opuses op-1-1; ask 0 experience", "in two places"),
        ("0: desks desk-2=E-Q2; spaces Q-P=0-eighth; ask 0 experience", "E-Q1 lies above"),
        ("0: desks desk-2=E-Q1; ask 0 experience", "requiem markers"),
        ("0: desks desk-2; ask 0 experience", "this=that"),
        ("spaces Q-P=7-eighth; ask 0 experience", "spaces"),
        ("constanze cz-1; spaces Q-S1=0-eighth; ask 0 experience", "Q-S1 is not free"),
        ("map wien=ci-theatre; ask 0 experience", "map"),
        ("composers eybler; ask 0 experience", "composers: must be 2"),
        ("turn 2; ask 0 experience", "turn"),
        ("ask 0 sing", "ask: must be"),
        ("0: courts co-t1; 1: courts co-t1; ask 0 experience", "court tiles"),
    ],
)
def test_what_cannot_be(text: str, named: str) -> None:
    with pytest.raises(ValueError, match=named):
        at(text)
