"""Positions in words: `arrange` reads them, `describe` writes them, and what cannot be is refused by name."""

from __future__ import annotations

import pytest

from parlour.engine.core import NOBODY
from parlour.engine.rng import Rng
from parlour.kit.facts import facts
from parlour.shelf.notre_dame import GAME
from parlour.shelf.notre_dame.components import PERSONS
from parlour.shelf.notre_dame.rules.cards import PlayCard
from parlour.shelf.notre_dame.rules.hire import HirePerson
from parlour.shelf.notre_dame.state import NotreDame, size
from tests.games.notre_dame.table import at, legal, new


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("new_persons", [False, True])
def test_described_positions_read_back(players: int, new_persons: bool) -> None:
    """Wherever a card is played or a person hired in a random game, the words give the same table."""
    options = GAME.choose({"players": players, "new-persons": new_persons})
    s = new(players, new_persons=new_persons)
    rng = Rng(players)
    described = 0
    while s.player() != NOBODY:
        if isinstance(s.choice, PlayCard) or (isinstance(s.choice, HirePerson) and s.choice.more == 0):
            again = GAME.arrange(options, GAME.describe(s), {})
            assert isinstance(again, NotreDame)
            assert facts(again) == facts(s), GAME.describe(s)
            assert legal(again) == legal(s)
            described += 1
        s.apply(s.player(), s.draw(rng) if s.player() < 0 else s.legal(s.player())[rng.below(len(s.legal(s.player())))])
    assert described > 9 * players


def test_other_positions_have_no_words() -> None:
    """In the draft there are no words for the position, and `describe` says so."""
    with pytest.raises(ValueError, match="only positions in which a seat is asked to play a card or to hire"):
        GAME.describe(new(3))


def test_defaults() -> None:
    """[ND-1.3, ND-2.3] What is not said is filled in: a legal table of round 1 with three cards in every hand."""
    s = at("ask 0 play")
    assert (s.round, s.first, s.bank, [size(p.hand) for p in s.players]) == (1, 0, 13, [3, 3, 3, 3])
    assert len(s.open) == 3
    assert [p.supply for p in s.players] == [4] * 4


@pytest.mark.parametrize(
    ("number", "open_persons"),
    [(1, "city-guard"), (4, "guild-master"), (7, "lady-of-the-court")],
)
def test_default_persons_fit_the_period(number: int, open_persons: str) -> None:
    """[ND-1.5] Two brown persons and the period's first grey one lie open by default."""
    s = at(f"round {number}; ask 0 hire")
    assert [PERSONS[person] for person in s.open] == ["hostess", "minstrel", open_persons]


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("weather fine; ask 0 play", "weather"),
        ("0: silver 3; ask 0 play", "silver"),
        ("9: gold 3; ask 0 play", "seat"),
        ("round 10; ask 0 play", "round"),
        ("round; ask 0 play", "round"),
        ("round 2 3; ask 0 play", "round"),
        ("first; ask 0 play", "first"),
        ("first 4; ask 0 play", "first"),
        ("0: gold; ask 0 play", "gold"),
        ("0: gold x; ask 0 play", "gold"),
        ("0: gold 3 4; ask 0 play", "gold"),
        ("0: gold 3, gold 4; ask 0 play", "gold"),
        ("0: gold 20; 1: gold 20; ask 0 play", "bank"),
        ("0: supply 9, bank 9; ask 0 play", "0"),
        ("0: rat 10; ask 0 play", "rat"),
        ("0: cured yes; ask 0 play", "cured"),
        ("0: friend harbour; ask 0 play", "harbour"),
        ("0: friend; ask 0 play", "friend"),
        ("0: carriage rose-m0; ask 0 play", "rose-m0"),
        ("0: messages blue-gold; 1: messages blue-gold; ask 0 play", "messages"),
        ("markets blue-m0=gold; ask 0 play", "messages"),
        ("markets blue-m0; ask 0 play", "markets"),
        ("0: hand blue-bank blue-bank; ask 0 play", "hand"),
        ("0: hand blue-bank; 1: hand blue-bank; ask 0 play", "hand"),
        ("0: hand blue-bank; ask 0 play", "0's turn"),
        ("0: hand rose-bank blue-bank amber-park; ask 0 play", "cards"),
        ("shown blue-bank; ask 0 play", "shown"),
        ("coming lawyer; ask 0 play", "coming"),
        ("ask", "ask"),
        ("ask 0 dance", "ask"),
        ("ask 7 play", "ask"),
        ("ask play", "ask"),
        ("ask 1 hire 0 play", "ask"),
        ("ask 0 scoring", "ask"),
        ("open monk; ask 0 hire", "open"),
        ("open monk monk bishop; ask 0 hire", "open"),
        ("open monk doctor hostess; ask 0 hire", "open"),
        ("open monk doctor mayor; round 1; ask 0 hire", "open"),
        ("open monk doctor bishop; brown monk jester hostess minstrel; ask 0 hire", "open"),
        ("round 7; open monk doctor mayor; grey mayor carpenter; ask 0 hire", "open"),
        ("round 8; open monk doctor mayor; grey guard; coming host; ask 0 play", "coming"),
        ("round 5; grey lawyer mayor guard host; coming mayor lawyer guard host; ask 0 play", "coming"),
        ("spied 0; ask 0 play", "spied"),
    ],
)
def test_what_cannot_be_is_named(text: str, named: str) -> None:
    """A word that is wrong or a table that cannot be stops with a ValueError that names it."""
    with pytest.raises(ValueError) as error:
        at(text)
    assert named in str(error.value)
