"""Which build is under test: `make test` runs the rules plain, then compiled."""

from __future__ import annotations

import os

from parlour.engine import core
from parlour.games import find
from parlour.games.notre_dame import state
from parlour.kit.facts import facts, fields_of


def test_the_build_that_was_asked_for() -> None:
    compiled = os.environ.get("PARLOUR_BUILD") == "compiled"
    for module in (core, state):
        assert str(module.__file__).endswith(".py") != compiled, f"{module.__file__} is not the build under test"


def test_facts_see_every_field_in_both_builds() -> None:
    """Compiled classes keep no annotations: a comparison that sees no fields would compare nothing."""
    s = find("notre-dame").new({"players": 4})
    assert {"pending", "sealed", "players", "bank", "shown"} <= set(fields_of(type(s)))
    other = s.clone()
    assert facts(other) == facts(s)
    assert isinstance(other, state.NotreDame)
    other.players[3].seen = 1
    assert facts(other) != facts(s)
