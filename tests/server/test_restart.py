"""Every acknowledged move survives; whoever comes back gets exactly what was missed."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Refusal, Server, Socket, play_on, sit_all

SAME = (
    *("view", "ask", "do", "asked", "answered", "undo", "redo", "done", "held", "turn", "decided"),
    *("prepared", "consent", "status"),
)


def shown(frame: dict[str, Any]) -> dict[str, Any]:
    return {key: frame[key] for key in SAME}


def chaos(sockets: list[Socket], rng: random.Random, steps: int) -> None:
    """Moves, undos, redos and "done" in any order."""
    for _ in range(steps):
        rev = max(s.frame["rev"] for s in sockets)
        for s in sockets:
            s.rev(rev)
        s = rng.choice(sockets)
        if sockets[0].frame["over"]:
            return
        if s.frame["undo"] and rng.random() < 0.3:
            s.rev(s.say(undo=True)["rev"])
        elif s.frame["redo"] and rng.random() < 0.5:
            s.rev(s.say(redo=True)["rev"])
        elif s.frame["done"]:
            s.rev(s.say(done=True)["rev"])
        elif s.frame["ask"]:
            s.do(rng.choice(s.frame["do"]))


@pytest.mark.parametrize("done", ["always", "irreversible", "never"])
def test_the_journal_gives_the_same_table_again(fresh_lite: Callable[..., Server], done: str) -> None:
    server = fresh_lite()
    table, visitors, sockets = sit_all(server, "notre-dame", 2, options={"players": 2}, done=done)
    chaos(sockets, random.Random(done), 150)
    rev = max(s.frame["rev"] for s in sockets)
    before = [shown(s.rev(rev)) for s in sockets]
    server.kill()
    server.start()
    again = [visitor.at(table) for visitor in visitors]
    assert [shown(s.frame) for s in again] == before
    chaos(again, random.Random(1), 20)


def test_kill_at_random_points(fresh: Callable[..., Server]) -> None:
    """Killed while moves are on their way: what was acknowledged stands, and play goes on."""
    server = fresh()
    rng = random.Random(5)
    table, visitors, sockets = sit_all(server, "notre-dame", 3, options={"players": 3}, done="never")
    kills = 0
    while not sockets[0].frame["over"] and kills < 4:
        acknowledged = 0
        threading.Timer(rng.uniform(0.02, 0.25), server.kill).start()
        try:
            while not sockets[0].frame["over"]:
                rev = max(s.frame["rev"] for s in sockets)
                for s in sockets:
                    s.rev(rev)
                asked = [s for s in sockets if s.frame["ask"]]
                if not asked:
                    break
                s = rng.choice(asked)
                acknowledged = int(s.say(ask=s.frame["ask"]["id"], do=rng.choice(s.frame["do"]))["rev"])
                s.rev(acknowledged)
        except (ConnectionClosed, AssertionError, OSError, TimeoutError):
            pass
        time.sleep(0.3)
        kills += 1
        server.start()
        seen = [s.frame["rev"] for s in sockets]
        sockets = [visitor.at(table, since=rev) for visitor, rev in zip(visitors, seen)]
        for s, rev in zip(sockets, seen):
            assert s.frame["rev"] >= max(acknowledged, rev)
            assert s.frame["since"] == rev
            assert all(t["rev"] > rev for t in s.told)
    play_on(sockets, rng)
    assert sockets[0].frame["over"]["reason"] == "end"


def test_coming_back_gets_exactly_what_was_missed(server: Server) -> None:
    table, visitors, (a, b) = sit_all(server, "notre-dame", 2, options={"players": 2, "first": "0"}, done="never")
    rng = random.Random(3)
    play_on([a, b], rng, 8)
    b.rev(a.frame["rev"])
    left = b.frame["rev"]
    b.close()
    heard = visitors[1].get(f"/api/tables/{table}/log?seat=1")["told"]
    assert [t for t in heard if t["rev"] <= left] == heard
    while a.frame["ask"]:
        a.do(rng.choice(a.frame["do"]))
    a.say(chat="hello?")
    with visitors[1].at(table, since=left) as again:
        full = visitors[1].get(f"/api/tables/{table}/log?seat=1")
        assert again.frame["told"] == [t for t in full["told"] if t["rev"] > left]
        assert again.receive()["text"] == "hello?"
    with visitors[1].at(table, since=full["rev"]) as again:
        assert again.frame["told"] == []
    with visitors[1].at(table) as again:
        assert again.frame["told"] == [t for t in full["told"] if t["rev"] > again.frame["turn"]], "since your last turn"
    a.close()


def test_the_same_answer_twice(server: Server) -> None:
    _, _, (a, b) = sit_all(server, "notre-dame", 2, options={"players": 2}, done="never")
    ask, text = a.frame["ask"]["id"], a.frame["do"][0]
    rev = a.do(text)
    assert a.say(ask=ask, do=text)["rev"] == rev
    with pytest.raises(Refusal) as refused:
        a.say(ask=ask, do="another answer")
    assert refused.value.key in ("error-old-ask",)
    b.do(b.frame["do"][0])
    a.wait(lambda frame: frame["ask"] is not None)
    assert a.say(ask=ask, do=text)["rev"] == rev, "also later"
    with pytest.raises(Refusal) as refused:
        a.say(ask="1.0", do=a.frame["do"][0])
    assert refused.value.key == "error-old-ask"
    with pytest.raises(Refusal) as refused:
        b.say(ask=a.frame["ask"]["id"], do=b.frame["do"][0])
    assert refused.value.key == "error-old-ask"
    a.close()
    b.close()


def test_the_last_answer_twice(server: Server) -> None:
    """The game is over, but whoever did not hear so may ask again: the answer stands, and another one is too late."""
    _, _, sockets = sit_all(server, "notre-dame", 2, options={"players": 2}, done="never")
    rng = random.Random(5)
    while not sockets[0].frame["over"]:
        for s in sockets:
            s.rev(max(s.frame["rev"] for s in sockets))
        last = next((s for s in sockets if s.frame["ask"]), None)
        if last is not None:
            ask, text = last.frame["ask"]["id"], rng.choice(last.frame["do"])
            other, rev = last, last.do(text)
    assert other.say(ask=ask, do=text)["rev"] == rev
    with pytest.raises(Refusal) as refused:
        other.say(ask=ask, do="another answer")
    assert refused.value.key == "error-old-ask"
    for s in sockets:
        s.close()


def test_a_clean_stop_says_so(fresh_lite: Callable[..., Server]) -> None:
    server = fresh_lite()
    _, _, (a, *_) = sit_all(server, "notre-dame", 2, options={"players": 2})
    server.stop()
    assert a.closed() == 1012
    with pytest.raises(httpx.HTTPError):
        httpx.get(f"{server.url}/api/health")
