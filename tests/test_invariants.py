"""What must hold in every state, broken on purpose: each of these tables is refused by its game's `check`."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec

from parlour.engine.core import NOBODY, State
from parlour.engine.rng import Rng
from parlour.kit.play import pick
from parlour.shelf import find

# A field of the table or, with a seat before it, of a player; then what is done to it.
BROKEN: dict[str, list[str]] = {
    "notre-dame": [
        "bank +1",
        "bank = -1",
        "0 gold +1",
        "0 gold = -1",
        "0 supply +1",
        "0 supply = -1",
        "0 reserve = -1",
        "0 cathedral = -1",
        "0 prestige = -1",
        "0 sectors first +1",
        "0 sectors first = -1",
        "0 rat = -1",
        "0 rat = 99",
        "0 friend = 99",
        "0 friend = -2",
        "0 deck flip 0",
        "0 hand flip 3",
        "1 hand flip 12",
        "0 packet flip 3",
        "discard flip 3",
        "shown = 35184372088831",
        "open twice",
        "open less",
        "brown flip 0",
        "grey flip 30",
        "markets less",
        "0 messages more 0",
        "coming more 0",
    ],
    "house-of-fado": [
        "workers first = 9",
        "workers less",
        "0 areas flip 3",
        "0 supply = -1",
        "0 lifted +1",
        "star_places flip 0",
        "retired flip 0",
        "boulevard last = 0",
        "boulevard more -1",
        "fame first = 7",
        "fame first = -1",
        "0 trio first = 7",
        "billboards first = 7",
        "stars first = 0",
        "stars last = 9",
        "0 coins = -1",
        "0 points = -1",
        "0 guests first +1",
        "0 guests first = -1",
        "0 critic = 2",
        "0 removed = 99",
        "0 removed = -1",
        "beside first = 99",
        "applauding first = 99",
        "applauding first = -1",
        "crowd first +1",
        "critics flip 0",
        "notes first +1",
        "notes first = -1",
        "0 notes first = -1",
        "display first = 17",
        "pile flip 0",
        "0 fados flip 0",
        "top = -1",
    ],
    "lacrimosa": [
        "0 ducats = -1",
        "0 vp = -1",
        "0 finance = -1",
        "0 finance = 99",
        "0 tracks first = -1",
        "0 tracks first = 99",
        "0 markers first = -1",
        "0 turned more 3",
        "0 hand flip 0",
        "1 hand flip 12",
        "0 deck flip 3",
        "0 kept = 92",
        "0 opuses twice",
        "1 opuses more 46",
        "0 desks first = -2",
        "0 desks first = 3",
        "0 desks more -1",
        "0 courts more 0",
        "row last = -1",
        "row first = 46",
        "opus_deck flip 8",
        "memory_deck flip 14",
        "court_pile flip 0",
        "city_pile flip 0",
        "city_used flip 1",
        "taken first +1",
        "taken first = -1",
        "spaces first = 0",
        "spaces first = 8",
    ],
}


def table(name: str, moves: int) -> State:
    """A table of two in the middle of a random game."""
    s = find(name).new({"players": 2})
    rng = Rng(4)
    for _ in range(moves):
        s.apply(*pick(s, rng))
    assert s.player() != NOBODY
    return s


def spoil(s: State, how: str) -> None:
    """Do what the words say."""
    words = how.split(" ")
    of: Any = s
    if words[0].isdecimal():
        of = of.players[int(words.pop(0))]
    field = words.pop(0)
    value = getattr(of, field)
    if isinstance(value, list):
        setattr(of, field, spoilt_list(value.copy(), words))
    elif isinstance(value, vec):
        setattr(of, field, type(value)(spoilt_list(list(value), words)))
    else:
        setattr(of, field, spoilt(value, words))


def spoilt(value: int, words: list[str]) -> int:
    match words:
        case ["=", n]:
            return int(n)
        case ["flip", bit]:
            return value ^ 1 << int(bit)
    return value + int(words[0])


def spoilt_list(items: list[int], words: list[str]) -> list[int]:
    match words:
        case ["twice"]:
            return [*items, items[-1]]
        case ["less"]:
            return items[:-1]
        case ["more", n]:
            return [*items, int(n)]
    at = 0 if words[0] == "first" else -1
    items[at] = spoilt(items[at], words[1:])
    return items


@pytest.mark.parametrize(("name", "how"), [(name, how) for name, hows in BROKEN.items() for how in hows])
def test_a_spoilt_table_is_refused(name: str, how: str) -> None:
    game = find(name)
    s = table(name, 60)
    game.check(s)
    spoil(s, how)
    with pytest.raises(AssertionError):
        game.check(s)
