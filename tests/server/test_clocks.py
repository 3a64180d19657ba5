"""Clocks: everybody who is asked runs, answers add, restarts do not cost, and whoever runs out is replaced."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable

from tests.server.client import Server, sit_all


def test_live_clocks(server: Server) -> None:
    clock = {"kind": "live", "reserve": 100, "increment": 5}
    began = time.monotonic()
    _, _, (a, b) = sit_all(server, "notre-dame", 2, options={"players": 2}, clock=clock, done="never")
    shown = a.frame["clocks"]
    assert shown["kind"] == "live"
    assert [row["runs"] for row in shown["seats"]] == [True, True], "everybody who has not answered"
    time.sleep(0.5)
    a.do(a.frame["do"][0])
    mine, theirs = a.frame["clocks"]["seats"]
    assert not mine["runs"]
    assert theirs["runs"]
    gone = time.monotonic() - began + 0.2  # at most, however slow this machine is today
    assert 105 - gone < mine["left"] < 104.8
    assert 100 - gone < theirs["left"] < 99.8
    a.rev(a.say(undo=True)["rev"])
    assert a.frame["clocks"]["seats"][0]["left"] < 100, "taking back takes the increment back"
    a.close()
    b.close()


def test_whoever_runs_out_of_time_is_replaced(server: Server) -> None:
    clock = {"kind": "live", "reserve": 4, "increment": 60}
    _, _, (a, b) = sit_all(server, "notre-dame", 2, options={"players": 2}, clock=clock, done="never")
    a.do(a.frame["do"][0])
    a.wait(lambda frame: frame["seats"][1]["bot"])
    flagged = next(t for t in a.told if t.get("table") == "flagged")
    assert flagged["args"] == {"player": 1}
    a.wait(lambda frame: frame["ask"] is not None)
    b.wait(lambda frame: frame["seats"][1]["bot"])
    b.rev(b.say(back=True)["rev"])
    assert b.frame["clocks"]["seats"][1]["left"] >= 30
    a.close()
    b.close()


def test_slow_clocks_begin_anew_with_each_question(server: Server) -> None:
    table, (host, _), (a, b) = sit_all(
        server, "notre-dame", 2, options={"players": 2}, clock={"kind": "slow", "days": 3}, done="never"
    )
    assert 259_100 < a.frame["clocks"]["seats"][0]["left"] <= 259_200
    due = host.get(f"/api/tables/{table}")["due"]
    assert time.time() + 259_000 < due < time.time() + 259_201
    time.sleep(0.3)
    a.do(a.frame["do"][0])
    b.rev(a.frame["rev"])
    asked = time.monotonic()
    b.do(b.frame["do"][0])
    assert b.frame["clocks"]["seats"][1]["left"] > 259_200 - (time.monotonic() - asked) - 0.2
    a.close()
    b.close()


def test_clocks_stand_still_while_the_server_is_down(fresh_lite: Callable[..., Server]) -> None:
    server = fresh_lite()
    clock = {"kind": "live", "reserve": 300, "increment": 0}
    table, visitors, (_a, _b) = sit_all(server, "notre-dame", 2, options={"players": 2}, clock=clock)
    time.sleep(1.0)
    server.kill()
    with sqlite3.connect(server.data / "parlour.db") as db:  # a night passes
        for sql in (
            "UPDATE heartbeat SET at = at - 36000",
            "UPDATE journal SET at = at - 36000",
            "UPDATE game_table SET due = due - 36000, created = created - 36000, changed = changed - 36000",
        ):
            db.execute(sql)
    server.start()
    with visitors[0].at(table, since=0) as again:
        left = again.frame["clocks"]["seats"][0]["left"]
        assert 200 < left < 300.1, left
        assert any(t.get("table") == "restarted" for t in again.told)
        assert not again.frame["seats"][0]["bot"]
