"""Positions in words: `arrange` reads them, `describe` writes them, and what cannot be is refused by name."""

from __future__ import annotations

import pytest

from parlour.engine.core import CHANCE, NOBODY
from parlour.engine.rng import Rng
from parlour.kit.facts import facts
from parlour.shelf.house_of_fado import GAME
from parlour.shelf.house_of_fado.actions import SPACES
from tests.games.house_of_fado.table import at, do, legal, new, told


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_described_positions_read_back(players: int) -> None:
    """[HF-2.1] Wherever a turn or the action of a space is asked in a random game, the words give the same table."""
    options = GAME.choose({"players": players})
    s = new(players)
    rng = Rng(players)
    described = 0
    for _ in range(1500):
        if s.player() == NOBODY:
            break
        try:
            text = GAME.describe(s)
        except ValueError:
            text = ""
        if text:
            again = GAME.arrange(options, text, {})
            assert facts(again) == facts(s), text
            assert again.legal(s.player()) == s.legal(s.player())
            described += 1
        s.apply(s.player(), s.draw(rng) if s.player() == CHANCE else s.legal(s.player())[rng.below(len(s.legal(s.player())))])
    assert described > 200


@pytest.mark.parametrize("space", SPACES[:7])
def test_a_solo_position_at_a_space_is_what_alfama_looks_at(space: str) -> None:
    """[HF-9.3, HF-9.9] `ask 0 SPACE` leaves the table as placing the worker there does: the last space, and nothing closed."""
    hers = "1: at street-right=left rehearsal=left billboards-right=left"
    asked = at(f"{hers}; 0: coins 40, at {space}; ask 0 {space}", 1)
    placed = do(at(f"closed; {hers}; 0: coins 40; ask 0", 1), f"place {space}")
    assert (SPACES[asked.last], asked.closed) == (space, False)
    assert (placed.last, placed.closed) == (asked.last, asked.closed)


def test_a_solo_position_at_the_restaurant_closes() -> None:
    """[HF-9.9] `ask 0 restaurant` closes, so that Alfama closes too; the last board space stays."""
    s = at("last street-right; 0: at restaurant; 1: at street-left rehearsal boulevard-left; ask 0 restaurant", 1)
    assert told(s, "alfama-closed-too") == [[]]
    assert told(s, "alfama-took-up") == []
    assert (SPACES[s.last], s.closed) == ("street-right", True)


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("last rehearsal; 1: at street-right; 0: at street-left; ask 0 street-left", "last: must be street-left, where 0"),
        ("closed; 1: at street-right; 0: at street-left; ask 0 street-left", "closed: 0 has just gone to street-left"),
        ("0: at street-left; ask 0 street-left", "1: at: say where Alfama's workers stand"),
    ],
)
def test_a_solo_position_does_not_contradict_itself(text: str, answer: str) -> None:
    """[HF-9.3, HF-9.9] What Alfama looks at is where the human has just gone."""
    with pytest.raises(ValueError, match=answer):
        at(text, 1)


def test_other_positions_have_no_words() -> None:
    """[HF-2.3] While a kicked-out owner chooses there are no words for the position, and `describe` says so."""
    s = do(at("1: at boulevard-left; ask 0"), "place boulevard-left")
    with pytest.raises(ValueError, match="only positions in which a seat is asked for its turn or the action of a space"):
        GAME.describe(s)


def test_defaults() -> None:
    """[HF-1.4, HF-1.8] What is not said is as at the start."""
    s = at("ask 0", 3)
    assert (s.round, s.first, [p.coins for p in s.players], list(s.notes)) == (1, 0, [5, 5, 5], [6, 8, 8, 8])
    assert [s.customers(place) for place in range(5)] == [4, 4, 4, 15, 0]
    assert legal(s)[0] == "place boulevard-left"


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("weather fine; ask 0", "weather"),
        ("0: silver 3; ask 0", "silver"),
        ("9: coins 3; ask 0", "seat"),
        ("round; ask 0", "round"),
        ("round 2 3; ask 0", "round"),
        ("round 0; ask 0", "round"),
        ("first 4; ask 0", "first"),
        ("tiles a b; ask 0", "tiles"),
        ("tiles a b b; ask 0", "tiles"),
        ("0: coins x; ask 0", "coins"),
        ("0: coins 3, coins 4; ask 0", "coins"),
        ("0: at street-left street-left=left; ask 0", "two workers"),
        ("0: at street-left; 1: at street-left; ask 0", "taken"),
        ("0: at harbour; ask 0", "harbour"),
        ("0: supply 3, at street-left; ask 0", "4 workers"),
        ("left grey=9; ask 0", "not so many"),
        ("left pink=1; ask 0", "pink"),
        ("left critic; right critic; centre critic; ask 0", "3 critics"),
        ("0: two critic, three critic; ask 0", "critic"),
        ("0: bar critic; ask 0", "critic"),
        ("0: two brown=3; ask 0", "too many at table"),
        ("0: four brown=3; ask 0", "third table"),
        ("0: bar brown=3; ask 0", "bar"),
        ("fados three-2; ask 0", "fados"),
        ("fados three-1 three-2 three-3 three-4; ask 0", "three-1"),
        ("next three-2; 0: fados three-2; ask 0", "three-2"),
        ("0: musicians singer-5=2; ask 0", "musician"),
        ("0: musicians singer-1=7; ask 0", "singer-1"),
        ("0: musicians singer-1=2; 1: musicians singer-1=2; ask 0", "two places"),
        ("singer singer-1; ask 0", "a musician is lost"),
        ("0: beside singer=2; ask 0", "markers"),
        ("0: notes minim=9; ask 0", "minim"),
        ("closed yes; ask 0", "closed"),
        ("ask", "ask"),
        ("ask 0 rehearsal", "no worker of 0"),
        ("ask 0 harbour", "harbour"),
        ("ask alfama", "ask"),
    ],
)
def test_what_cannot_be(text: str, named: str) -> None:
    """[HF-1.1] The word that is wrong is named."""
    with pytest.raises(ValueError, match=named):
        at(text)
