"""Bots that are late, crash or are wrong: the table goes on, and the log says what happened."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from parlour.engine.core import CHANCE
from parlour.engine.record import Record
from parlour.engine.rng import Rng
from parlour.games import find
from parlour.server.bots import Bots
from tests.server.client import Server, Socket


def workers(server: Server) -> list[int]:
    """The processes in which the server's bots think."""
    assert server.process is not None
    found = []
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                status = Path(f"/proc/{name}/stat").read_text().rpartition(")")[2].split()
                command = Path(f"/proc/{name}/cmdline").read_text()
            except OSError:
                continue
            if int(status[1]) == server.process.pid and "spawn_main" in command:
                found.append(int(name))
    return found


def bot_moved(server: Server) -> tuple[str, Socket]:
    """A table of a person and a bot that has had a turn, so that there is a worker; the person is asked."""
    host = server.visitor("Ada")
    made = host.table(options={"players": 2}, seats=[{"kind": "me"}, {"kind": "bot", "level": "novice"}], done="never")
    a = host.at(made["table"])
    a.do(a.frame["do"][0])
    a.wait(lambda frame: bool(frame["ask"]) and frame["rev"] > 3)
    return made["table"], a


def logged(server: Server) -> list[dict[str, Any]]:
    return [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]


@pytest.mark.parametrize("end", [False, True], ids=["late", "crashed"])
def test_a_bot_that_does_not_answer(fresh_lite: Callable[..., Server], end: bool) -> None:
    """Its worker stands still, or ends in the middle of a turn: somebody simpler answers, and the game goes on as before."""
    server = fresh_lite(PARLOUR_BOT_SECONDS="1" if not end else "30")
    table, a = bot_moved(server)
    stopped = workers(server)
    assert stopped
    for pid in stopped:
        os.kill(pid, signal.SIGSTOP)
    a.do(a.frame["do"][0])
    if end:
        for pid in stopped:
            os.kill(pid, signal.SIGKILL)
    for _ in range(3):  # the next turns are thought about in a new worker
        a.wait(lambda frame: bool(frame["ask"]))
        a.do(a.frame["do"][0])
    said = "a bot's worker ended" if end else "a bot took too long"
    rows = [row for row in logged(server) if row["message"] == said]
    assert [(row["table"], row["bot"]) for row in rows] == [(table, "novice")]
    assert not [row for row in logged(server) if row["message"] == "a turn failed"]
    metrics = a.visitor.http.get("/metrics").text
    assert f"parlour_bots_{'failed' if end else 'late'} 1" in metrics
    assert not set(stopped) & set(workers(server))
    a.close()


def test_a_bot_that_fails(caplog: pytest.LogCaptureFixture) -> None:
    """What a bot raises in its worker is logged, and a simpler one answers."""
    game = find("notre-dame")
    s = game.new({"players": 2})
    record = Record(game.id, game.version, game.choose({"players": 2}), {}, ["a", "b"], [])
    rng = Rng(1)
    while s.player() == CHANCE:
        action = s.draw(rng)
        s.apply(CHANCE, action)
        record.moves.append((CHANCE, game.words.text(action)))
    seat = s.asked()[0]

    async def think() -> str:
        bots = Bots(1, 5.0)
        try:
            return await bots.think("t1", record, seat, "nobody")
        finally:
            bots.close()

    logging.getLogger("parlour").propagate = True
    with caplog.at_level(logging.ERROR, "parlour"):
        text = asyncio.run(think())
    assert game.words.parse(text) in s.legal(seat)
    assert [(row.message, getattr(row, "table", "")) for row in caplog.records] == [("a bot failed", "t1")]
