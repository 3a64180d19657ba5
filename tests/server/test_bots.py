"""Bots that are late, crash or are wrong: the table goes on, and whoever should hear of it does."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from parlour.engine.core import CHANCE
from parlour.engine.record import Record, replay
from parlour.engine.rng import Rng
from parlour.server.live import bots as bots_module
from parlour.server.live.bots import Bots, Thought
from parlour.shelf import find
from tests.server.client import Server, Socket


def test_a_stop_at_the_keyboard_is_the_servers() -> None:
    """Ctrl-C reaches all processes of a terminal: a worker that took it, too, would end in a traceback."""

    async def asked() -> None:
        pool, begun = bots.started()
        worker = await begun
        os.kill(worker, signal.SIGINT)
        assert await asyncio.wrap_future(pool.submit(os.getpid)) == worker

    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs inherit that it is ignored
    bots = Bots(1, 1.0)
    try:
        asyncio.run(asked())
    finally:
        bots.close()
        signal.signal(signal.SIGINT, before)


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


def test_nobody_goes_on_thinking_for_a_server_that_was_killed(fresh_lite: Callable[..., Server]) -> None:
    server = fresh_lite()
    _, a = bot_moved(server)
    left = workers(server)
    assert left
    server.kill()
    while any(is_running(pid) for pid in left):  # the test's own time limit ends it where they stay
        time.sleep(0.05)
    a.close()


def is_running(pid: int) -> bool:
    """Whether there is such a process, and not only what nobody has asked after it has ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


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


def opening() -> tuple[Record, int]:
    """A game that has just begun, and who is asked."""
    game = find("notre-dame")
    s = game.new({"players": 2})
    record = Record(game.id, game.version, game.choose({"players": 2}), {}, ["a", "b"], [])
    rng = Rng(1)
    while s.player() == CHANCE:
        action = s.draw(rng)
        s.apply(CHANCE, action)
        record.moves.append((CHANCE, game.words.text(action)))
    return record, s.asked()[0]


def test_a_bot_that_fails(caplog: pytest.LogCaptureFixture) -> None:
    """What a bot raises in its worker is logged, and a simpler one answers."""
    record, seat = opening()

    async def think() -> Thought:
        bots = Bots(1, 5.0)
        try:
            return await bots.think("t1", record, seat, "nobody")
        finally:
            bots.close()

    logging.getLogger("parlour").propagate = True
    with caplog.at_level(logging.ERROR, "parlour"):
        thought = asyncio.run(think())
    game = find(record.game)
    assert game.words.parse(thought.text) in replay(game, record).legal(seat)
    assert thought.trouble == "failed"
    assert [(row.message, getattr(row, "table", "")) for row in caplog.records] == [("a bot failed", "t1")]


def health(server: Server) -> tuple[int, list[str]]:
    answer = httpx.get(f"{server.url}/api/health")
    return answer.status_code, answer.json()["trouble"]


def gauge(server: Server, name: str) -> int:
    found = re.search(rf"^parlour_{name} (\d+)$", httpx.get(f"{server.url}/metrics").text, re.MULTILINE)
    assert found, name
    return int(found[1])


BREAKS = {  # how a bot is broken: what the table is told, what the log says
    "raise": ("bot-failed", "a bot failed"),
    "cheat": ("bot-failed", "a bot failed"),
    "block": ("bot-failed", "a bot could not think and chose more simply"),
    "end": ("bot-failed", "a bot's worker ended"),
    "sleep": ("bot-late", "a bot took too long"),
}


def test_a_broken_bot_is_heard(tmp_path: Path) -> None:
    """Whatever breaks a bot: the table hears of it, the log, the figures, after three in a row health; then it is well again."""
    mood = tmp_path / "mood"
    mood.write_text("")
    server = Server(tmp_path / "data", PARLOUR_MOOD=str(mood), PARLOUR_BOT_SECONDS="1")
    server.start(sys.executable, "-m", "tests.server.broken")
    try:
        host = server.visitor("Ada")
        seats = [{"kind": "me"}, {"kind": "bot", "level": "master"}]
        made = host.table(options={"players": 2}, seats=seats, done="never", hints=True, public=True)
        a, watcher = host.at(made["table"]), server.visitor().at(made["table"])

        def turn() -> list[str]:
            """Play until the bot has had turns; what the table was told of it meanwhile."""
            heard = len(a.told)
            begun = gauge(server, "bots_simpler")
            while True:
                a.wait(lambda frame: bool(frame["ask"]))
                rev = a.do(a.frame["do"][0])
                a.wait(lambda frame: bool(frame["ask"]))
                if a.frame["rev"] > rev and (gauge(server, "bots_simpler") > begun or not mood.read_text()):
                    return [told["table"] for told in a.told[heard:] if told.get("table", "").startswith("bot-")]

        assert turn() == []
        assert (health(server), gauge(server, "bots_simpler"), gauge(server, "bots_well")) == ((200, []), 0, 1)
        for way, (event, said) in BREAKS.items():
            mood.write_text(way)
            assert set(turn()) == {event}, way
            told = next(t for t in reversed(a.told) if t.get("table") == event)
            assert told["args"] == {"player": 1}
            rows = [row for row in logged(server) if row["message"] == said]
            assert rows, way
            assert (rows[-1]["table"], rows[-1]["seat"], rows[-1]["bot"]) == (made["table"], 1, "master")
        assert gauge(server, "bots_late") > 0
        assert gauge(server, "bots_failed") >= 4
        assert gauge(server, "bots_simpler") >= gauge(server, "bots_in_a_row") >= 3
        assert (health(server), gauge(server, "bots_well")) == ((503, ["bots"]), 0)
        assert [row["message"] for row in logged(server)].count("bots do not answer: unwell") == 1
        # Everybody hears it, and it stays in the log.
        watcher.rev(a.frame["rev"])
        log = host.get(f"/api/tables/{made['table']}/log?seat=0")["told"]
        for heard in (watcher.told, log):
            assert {t["table"] for t in heard if t.get("table", "").startswith("bot-")} == {"bot-failed", "bot-late"}
        # A hint that could not be thought out says so.
        for way in ("raise", "silence"):
            mood.write_text(way)
            hint = a.say(hint=True)
            assert (hint["trouble"], hint["do"] in a.frame["do"]) == ("failed", True)
            assert [row["chance"] for row in hint["alternatives"]] == [None]
        assert gauge(server, "bots_hints_failed") == 2
        # One good answer, and all is well.
        mood.write_text("")
        hint = a.say(hint=True)
        assert hint["trouble"] is None
        assert hint["alternatives"][0]["chance"] is not None
        assert (health(server), gauge(server, "bots_well"), gauge(server, "bots_in_a_row")) == ((200, []), 1, 0)
        assert turn() == []
        a.close()
        watcher.close()
    finally:
        server.stop()


def test_an_unwell_server_tries_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody may be sent to it any more: the bot that failed last is asked for a first move, and all is well when it answers."""
    monkeypatch.setattr(bots_module, "AGAIN", 0.0)
    record, seat = opening()

    async def recover() -> tuple[bool, bool, bool]:
        bots = Bots(1, 5.0)
        try:
            for _ in range(bots_module.UNWELL):
                await bots.think("t1", record, seat, "nobody")
            unwell = bots.well
            await bots.try_again()
            still = bots.well
            assert bots.last is not None
            bots.last = ("t1", (*bots.last[1][:4], [(0, "no such move")]), seat, "novice")  # a turn that nobody can answer
            await bots.try_again()
            return unwell, still, bots.well
        finally:
            bots.close()

    assert asyncio.run(recover()) == (False, False, True)


def test_a_hint_for_a_question_that_is_answered_meanwhile(lite: Server) -> None:
    """It is thought out on the table as it was, names its question, and is no bot's failure: who asks and moves harms nobody."""
    host = lite.visitor("Ada")
    made = host.table(options={"players": 2}, seats=[{"kind": "me"}, {"kind": "me"}], hints=True, done="never")
    before = gauge(lite, "bots_hints_failed")
    with host.at(made["table"]) as a:
        for _ in range(5):
            a.say_as(a.frame["asked"][0])
            ask, legal = a.frame["ask"]["id"], a.frame["do"]
            sent = [a.send(hint=True), a.send(ask=ask, do=legal[0])]
            answers: dict[int, dict[str, Any]] = {}
            while len(answers) < 2:
                frame = a.receive()
                if frame.get("n") in sent:
                    answers[frame["n"]] = frame
            a.rev(answers[sent[1]]["rev"])
            hint = answers[sent[0]]
            assert (hint["type"], hint.get("ask"), hint.get("trouble")) == ("hint", ask, None), hint
            assert {row["do"] for row in hint["alternatives"]} <= set(legal)
    assert health(lite) == (200, [])
    assert gauge(lite, "bots_hints_failed") == before
