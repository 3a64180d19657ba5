"""Rated means: against the clock, without help, borne by whoever sat down, and worth less the more often two meet."""

from __future__ import annotations

import random
from typing import Any

import pytest

from parlour.server.people.ratings import Rated, gains, remembered
from tests.server.client import Refusal, Server, play_on, sit_all

CLOCK = {"kind": "live", "reserve": 3600, "increment": 60}


@pytest.mark.parametrize(
    ("field", "slip"),
    [
        ("clock.kind", {"clock": {"kind": "none"}}),
        ("hints", {"hints": True}),
        ("take_over.level", {"take_over": {"level": "master", "after": None}}),
    ],
)
def test_what_a_rated_table_is_not(lite: Server, field: str, slip: dict[str, Any]) -> None:
    body = {"game": "notre-dame", "rated": True, "clock": CLOCK, **slip}
    error = lite.visitor("Ada").post("/api/tables", body, 422)["error"]
    assert (error["key"], error["field"]) == ("error-rated", field)
    assert error["came"] not in error["allowed"]


def test_who_sat_down_bears_the_result(server: Server) -> None:
    """A losing seat handed to a fresh visitor is still its first holder's."""
    table, (_, guest), (a, b) = sit_all(
        server, "notre-dame", 2, options={"players": 2}, done="never", rated=True, clock=CLOCK, take_over={"level": "novice"}
    )
    with pytest.raises(Refusal):
        a.say(hint=True)
    fresh = server.visitor("Fresh")
    fresh.claim(guest.post(f"/api/tables/{table}/move-seat", {"seat": 1})["link"])
    b.close()
    c = fresh.at(table)
    play_on([a, c], random.Random(3), 4)
    c.rev(c.say(resign=True)["rev"])
    while not a.frame["over"]:
        a.wait(lambda frame: frame["over"] or frame["ask"])
        if a.frame["ask"]:
            a.do(a.frame["do"][0])
    assert a.frame["over"]["ratings"][1]["after"] < 1500
    rows = server.visitor("X").get("/api/ratings/notre-dame")["ratings"]
    assert not any(row["name"] == "Fresh" for row in rows)
    assert [row["me"] for row in guest.get("/api/ratings/notre-dame")["ratings"] if row["me"]] == [True]
    assert not any(row["me"] for row in fresh.get("/api/ratings/notre-dame")["ratings"])
    a.close()
    c.close()


def test_meeting_again_counts_less_and_less() -> None:
    """Two who only play each other cannot lift one of them far: eighty games in a row give less than six first games."""
    one, other = Rated(), Rated()
    won = []
    for met in range(80):
        gain, loss = gains([one, other], [1, 2], [[0.0, float(met)], [float(met), 0.0]])
        won.append(gain)
        one, other = Rated(one.rating + gain, one.games + 1), Rated(other.rating + loss, other.games + 1)
    assert won[0] == 16
    assert sorted(won, reverse=True) == won
    assert sum(won) < 5 * won[0]
    assert remembered(8, 0.0, 60 * 86_400.0) == 2


def test_newcomers_are_worth_little_to_those_who_are_settled() -> None:
    settled = Rated(1500, 40)
    fresh, known = Rated(), Rated(1500, 25)
    none = [[0.0, 0.0], [0.0, 0.0]]
    assert gains([settled, fresh], [1, 2], none)[0] == pytest.approx(16 / 11)
    assert gains([settled, fresh], [1, 2], none)[1] == -16, "a newcomer's own rating moves at full speed"
    assert gains([settled, known], [1, 2], none)[0] == 16
