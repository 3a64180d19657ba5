"""Every level plays whole games of every game at a real server, as well as it plays in the arena."""

from __future__ import annotations

import re

import pytest

from tests.server.client import Server
from tests.server.strength import FLOORS, at_server, pace

GAMES = 2  # of each level; more with benchmarks/server_scores.py


@pytest.mark.timeout(1800)  # a busy machine is no finding
@pytest.mark.parametrize("game", FLOORS)
def test_every_level_plays_as_well_as_in_the_arena(lite: Server, game: str) -> None:
    """No turn was played by a simpler choice, and no simpler choice would make so many points."""
    before = simpler(lite)
    for level, floor in FLOORS[game].items():
        found = at_server(lite, game, level, GAMES)
        assert pace(found) >= floor, (level, found)
    assert simpler(lite) == before


def test_the_simplest_choice_does_not_reach_the_floors(lite: Server) -> None:
    """Where the floor is lowest for what it has to tell apart: a floor that everybody reaches would say nothing."""
    for game in ("notre-dame", "lacrimosa"):
        for level in ("random", "greedy"):
            assert pace(at_server(lite, game, level, GAMES)) < min(FLOORS[game].values()), (game, level)


def simpler(server: Server) -> list[str]:
    """Turns that were played more simply, by what the server counts."""
    text = server.visitor().http.get("/metrics").text
    return re.findall(r"^parlour_bots_(?:late|failed|simpler|in_a_row) \d+$", text, re.MULTILINE)
