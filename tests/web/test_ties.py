"""Where the end of a game is a tie, it says what decided it [HF-8.6, LA-7.5, ND-2.11]."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from parlour.engine.core import NOBODY
from parlour.engine.game import play_chance
from parlour.engine.rng import Rng
from parlour.shelf import find
from tests.web.pretend import ORIGIN, Pretend

DECIDED = {
    "house-of-fado": (12, "stars {stars}"),
    "lacrimosa": (1, "markers in the Requiem {markers}"),
    "notre-dame": (0, "gold and markers {stock}"),
}  # the random game of two that ends in a tie, and by what


def counts(s: Any, seat: int) -> dict[str, int]:
    p = s.players[seat]
    return {
        "stars": s.stars_of(seat) if hasattr(s, "stars_of") else 0,
        "markers": len(s.own_markers(seat)) if hasattr(s, "own_markers") else 0,
        "stock": getattr(p, "gold", 0) + getattr(p, "supply", 0),
    }


@pytest.mark.parametrize("name", list(DECIDED))
def test_the_end_says_what_decided_a_tie(browser: Browser, built: None, name: str) -> None:
    seed, words = DECIDED[name]
    game, rng = find(name), Rng(seed)
    s = game.new({"players": 2})
    play_chance(s, rng)
    while s.player() != NOBODY:
        legal = s.legal(s.player())
        s.apply(s.player(), legal[rng.below(len(legal))])
        play_chance(s, rng)
    assert len(set(s.scores())) == 1, "no tie"
    assert sorted(s.ranking()) == [1, 2], "nothing decided it"
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    Pretend(game, s, 0).install(page)
    page.goto(f"{ORIGIN}/table/t1")
    for seat in (0, 1):
        expect(page.locator(f"[data-test=tie-{seat}]")).to_have_text(f"Tie-break: {words.format(**counts(s, seat))}")
    context.close()
