"""Playing at a real table: whole games, undo, why not, hints, languages, reconnecting."""

from __future__ import annotations

import random

from tests.web.conftest import Open, Server
from tests.web.hand import asked, bots, legal, make, move, touch


def test_a_whole_game_by_touching_what_is_drawn(visit: Open) -> None:
    page = visit()
    table = make(page, bots(3), {"new-persons": True})
    page.goto(f"/table/{table['table']}")
    rng = random.Random(5)
    moves = 0
    while move(page, rng, waste=0.2):
        moves += 1
    assert moves > 40
    page.locator("[data-test=end]").wait_for()
    assert page.locator("[data-test=end] tfoot td").count() >= 3
    page.locator("[data-test=replay]").click()
    page.locator("[data-test=scrub]").wait_for()
