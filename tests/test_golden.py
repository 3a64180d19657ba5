"""One game of every table gives what it gave before, on every build: rules made faster play no other game (tests/golden.py)."""

from __future__ import annotations

import pytest

from tests.golden import TABLES, block, read


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_first_game(name: str, players: int) -> None:
    found = block(name, players, 0, 1)
    expected = read()[f"{name} {players} first"]
    assert found == expected, "rules, words, views, bots or weights have changed: python -m tests.golden --write"
