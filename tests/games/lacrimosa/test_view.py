"""What the view says as it stands now for whoever looks: prices, ways, majorities, favours."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from parlour.engine.core import SPECTATOR
from parlour.engine.rng import Rng
from parlour.shelf.lacrimosa import GAME
from parlour.shelf.lacrimosa.components import COURTS, PLACES, TABLES
from parlour.shelf.lacrimosa.scoring import FINAL_SCORING
from tests.games.lacrimosa.table import acting, at, dealt, new


def test_la_2_9_what_is_missing_is_what_the_refusal_says() -> None:
    """[LA-2.9] For every card of the row and every place: `missing` is 0 exactly if it can be done, otherwise as in "why"."""
    for ducats in (0, 2, 5):
        s = acting("document commission travel", f"ducats {ducats}, talent 1, travel 1, composition 0, markers travel")
        view: Any = GAME.view(s, 0)
        seen = 0
        for entry in view["row"]:
            verb = "commission" if entry["card"].startswith("op-") else "document"
            why = s.why(0, GAME.words.parse(f"{verb} {entry['card']}"))
            assert entry["missing"] == (0 if why is None else why.args["n"]), entry
            seen += entry["missing"] > 0
        for entry in view["map"]:
            why = s.why(0, GAME.words.parse(f"travel {entry['place']}"))
            assert entry["missing"] == (0 if why is None else why.args["n"]), entry
        assert seen or ducats > 0
    watched: Any = GAME.view(s, SPECTATOR)
    assert all("missing" not in entry for entry in watched["row"] + watched["map"])


def test_la_4_5_the_way_is_the_cheapest() -> None:
    """[LA-4.5] The roads of the way add up to its price, from every place to every other, roads for nothing included."""
    for edition in ({}, {"road": {"salzburg-wien": {"ducats": 0}, "wien-praha": {"ducats": 0}, "salzburg-praha": {"ducats": 0}}}):
        s = dealt(new(2, edition))
        roads = {
            **{row["id"]: row["ducats"] for row in TABLES["road"]},
            **{i: row["ducats"] for i, row in edition.get("road", {}).items()},
        }
        for start in range(len(PLACES)):
            s.mozart = start
            view: Any = GAME.view(s, 0)
            assert view["edition"] == edition
            for entry in view["map"]:
                way = entry["way"]
                assert (way[0], way[-1]) == (PLACES[start], entry["place"])
                steps = [roads.get(f"{a}-{b}") or roads.get(f"{b}-{a}", 0) for a, b in pairwise(way)]
                assert sum(steps) == entry["road"]


def test_la_7_worth_now_is_what_the_final_scoring_would_add() -> None:
    """[LA-7.1, LA-7.2, LA-7.3, LA-7.4] In the middle of random games, for every player; the Soloist too [LA-9.12]."""
    for players in (1, 2, 3, 4):
        rng = Rng(players)
        s = dealt(new(players))
        for _ in range(90 * players):
            if s.player() < 0:
                break
            legal = s.legal(s.player())
            s.apply(s.player(), legal[rng.below(len(legal))])
            dealt(s)
        view: Any = GAME.view(s, SPECTATOR)
        before = [p.vp for p in s.players]
        FINAL_SCORING.run(s)
        for seat, p in enumerate(s.players):
            shown = view["players"][seat]
            assert p.vp - before[seat] == sum(shown["worth"].values())
            assert shown["worth"]["requiem"] == sum(row["points"][seat] for row in view["movements"])


def test_la_7_1_favours_met_now() -> None:
    """[LA-7.1] The court tiles that would pay now."""
    s = at("0: courts co-t1 co-p1, opuses op-1-2 op-4-3; ask 0 experience")
    view: Any = GAME.view(s, 1)
    assert view["players"][0]["met"] == ["co-t1"]
    assert set(view["players"][0]["courts"]) <= set(COURTS)
