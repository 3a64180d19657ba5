"""The life of tables as a state machine: whoever does whatever in any order, the answers fit, and the journal tells it all."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
import time
from pathlib import Path
from typing import Any
from unittest import mock

import orjson
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from parlour.engine.record import Record
from parlour.engine.rng import Rng
from parlour.server.journal.kinds import take
from parlour.server.journal.life import ENDED, RULES, state_of
from parlour.server.journal.play import Play
from parlour.server.live import bots, frames, server, table
from parlour.server.live.server import Server
from parlour.server.stores import sql
from tests.server.inside import Browser, Line, application

WHO = st.integers(0, 2)
SEAT = st.integers(0, 1)
SHOWN = (
    *("view", "ask", "do", "asked", "answered", "undo", "redo", "done", "held"),
    *("status", "paused", "rest", "consent", "seats", "over"),
)


async def think(table: str, record: Record, seat: int, level: str) -> bots.Thought:
    """Bots without worker processes."""
    bots.known.clear()
    return bots.Thought([{"do": bots.choose(table, bots.plain(record), seat, "random")[0]}], "")


async def opened(browser: Browser, name: str) -> Line:
    line = Line(browser, name)
    await line.next()
    return line


class Life(RuleBasedStateMachine):
    """Three visitors, tables for two, and everything they can do there."""

    def __init__(self) -> None:
        super().__init__()
        self.chance = [mock.patch.object(module, "SECURE", Rng(1)) for module in (table, server)]
        for patch in self.chance:
            patch.start()
        self.folder = Path(tempfile.mkdtemp(prefix="parlour-life-"))
        self.loop = asyncio.new_event_loop()
        self.app = application(self.folder)
        self.living = self.app.router.lifespan_context(self.app)
        self.do(self.living.__aenter__())
        self.server: Server = self.app.state.server
        self.server.bots.think = think
        self.tables: list[str] = []
        self.links: list[str] = []
        self.seen: dict[str, tuple[str, int]] = {}  # status and rev of each table
        self.lines: dict[tuple[str, int], Line] = {}

    def do(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    def teardown(self) -> None:
        for line in self.lines.values():
            self.do(line.close())
        self.do(self.living.__aexit__(None, None, None))
        self.loop.close()
        for patch in self.chance:
            patch.stop()
        shutil.rmtree(self.folder)

    @initialize()
    def visitors(self) -> None:
        self.browsers = [Browser(self.app) for _ in range(3)]
        for n, browser in enumerate(self.browsers):
            self.post(n, "/api/me", {"name": f"Visitor {n}"})
            assert browser.cookie()

    def post(self, who: int, path: str, body: Any = None) -> dict[str, Any]:
        """An answer, or a refusal of the right shape."""
        answer = self.do(self.browsers[who].http.post(path, json=body if body is not None else {}))
        assert answer.status_code < 500, (path, body, answer.text)
        found: dict[str, Any] = answer.json()
        assert (answer.status_code >= 400) == ("error" in found), found
        return found

    def name(self, which: int) -> str:
        return self.tables[which % len(self.tables)] if self.tables else "t0"

    @rule(
        who=WHO,
        guest=st.sampled_from(["person", "open", "bot", "me"]),
        done=st.sampled_from(["always", "irreversible", "never"]),
        game=st.sampled_from(["notre-dame", "lacrimosa", "house-of-fado"]),
        clock=st.sampled_from([{"kind": "none"}, {"kind": "slow", "days": 1}, {"kind": "live", "reserve": 60, "increment": 0}]),
    )
    def make(self, who: int, guest: str, done: str, game: str, clock: dict[str, Any]) -> None:
        seats = [{"kind": "me"}, {"kind": guest}]
        wish = {"game": game, "options": {"players": 2}, "seats": seats, "done": done, "public": True, "clock": clock}
        made = self.post(who, "/api/tables", wish)
        self.tables.append(made["table"])
        self.links += [*made["links"]["seats"].values(), made["links"]["watch"], made["links"]["host"]]

    @rule(who=WHO, which=st.integers(0, 9))
    def claim(self, who: int, which: int) -> None:
        if self.links:
            self.post(who, "/api/claim", {"token": self.links[which % len(self.links)].partition("#")[2]})

    @rule(who=WHO, which=st.integers(0, 5), seat=SEAT, what=st.sampled_from(["sit", "leave", "start", "links"]))
    def before_the_start(self, who: int, which: int, seat: int, what: str) -> None:
        body = {"sit": {"seat": seat}, "leave": {"seat": seat}, "start": {}, "links": {"kind": "seat", "seat": seat}}[what]
        found = self.post(who, f"/api/tables/{self.name(which)}/{what}", body)
        self.links += [found["link"]] if "link" in found else []

    @rule(who=WHO, which=st.integers(0, 5), seat=SEAT, what=st.sampled_from(["move-seat", "reissue"]))
    def hand_over(self, who: int, which: int, seat: int, what: str) -> None:
        found = self.post(who, f"/api/tables/{self.name(which)}/{what}", {"seat": seat})
        self.links += [found["link"]] if "link" in found else []

    @rule(who=WHO, which=st.integers(0, 5))
    def delete(self, who: int, which: int) -> None:
        answer = self.do(self.browsers[who].http.delete(f"/api/tables/{self.name(which)}"))
        assert answer.status_code in (200, 403, 404, 409)
        if answer.status_code == 200:
            name = self.name(which)
            assert self.seen.pop(name, ("waiting", 0))[0] == "waiting", "only what has not started is deleted"
            self.tables.remove(name)
            for key in [key for key in self.lines if key[0] == name]:
                self.do(self.lines.pop(key).close())

    @rule(who=WHO, which=st.integers(0, 5), step=st.integers(0, 60))
    def fork(self, who: int, which: int, step: int) -> None:
        body = {"step": step, "seats": [{"kind": "me"}, {"kind": "me"}], "public": True}
        found = self.post(who, f"/api/tables/{self.name(which)}/fork", body)
        if "table" in found:
            assert self.seen[self.name(which)][0] in ("over", "abandoned"), "only what is finished is forked"
            self.tables.append(found["table"])

    @rule(who=WHO, which=st.integers(0, 5))
    def rematch(self, who: int, which: int) -> None:
        found = self.post(who, f"/api/tables/{self.name(which)}/rematch")
        if "table" in found:
            assert self.seen[self.name(which)][0] in ENDED, "only what has ended is played again"
            self.tables += [found["table"]] if found["table"] not in self.tables else []

    def at(self, who: int, which: int) -> Line | None:
        """A socket at a table, opened at the first need."""
        name = self.name(which)
        if not self.tables:
            return None
        if (name, who) not in self.lines:
            self.lines[name, who] = self.do(opened(self.browsers[who], name))
        line = self.lines[name, who]
        self.do(line.up_to_now())
        return line

    @rule(who=WHO, which=st.integers(0, 5), moves=st.integers(1, 6), pick=st.integers(0, 99))
    def play(self, who: int, which: int, moves: int, pick: int) -> None:
        """Answer what is asked, for any own seat."""
        line = self.at(who, which)
        for n in range(moves if line is not None else 0):
            assert line is not None
            frame = self.do(line.up_to_now())
            if len(frame["mine"]) > 1:
                self.do(line.look_as(frame["mine"][(pick + n) % 2]))
                frame = line.frame
            if frame["ask"]:
                said = self.do(line.say(ask=frame["ask"]["id"], do=frame["do"][(pick + n) % len(frame["do"])]))
                assert said["type"] == "ok" or said["error"]["key"] == "error-not-asked", said
            elif frame["done"]:
                assert self.do(line.say(done=True))["type"] == "ok"

    @rule(
        who=WHO,
        which=st.integers(0, 5),
        what=st.sampled_from(
            [
                "undo",
                "redo",
                "done",
                "resign",
                "back",
                "refuse-reissue",
                "end",
                "far",
                "pause",
                "holiday",
                "resume",
                "yes",
                "no",
                "chat",
            ]
        ),
    )
    def say(self, who: int, which: int, what: str) -> None:
        line = self.at(who, which)
        if line is None:
            return
        consent = (line.frame["consent"] or {}).get("id", "c0")
        message: dict[str, Any] = {
            "end": {"propose": {"what": "end"}},
            "far": {"propose": {"what": "undo", "to": max(1, line.frame["rev"] - 4)}},
            "pause": {"propose": {"what": "pause"}},
            "holiday": {"propose": {"what": "pause", "days": 1}},
            "resume": {"propose": {"what": "resume"}},
            "yes": {"consent": consent, "yes": True},
            "no": {"consent": consent, "yes": False},
            "chat": {"chat": "hello"},
        }.get(what, {what: True})
        could = {"undo": line.frame["undo"], "redo": line.frame["redo"], "done": line.frame["done"]}.get(what)
        said = self.do(line.say(**message))
        assert said["type"] in ("ok", "error")
        assert said["type"] == "ok" or said["error"]["key"] != "error-internal", (message, said)
        if could is not None and not any(seat["bot"] for seat in line.frame["seats"]):
            assert (said["type"] == "ok") == could, (what, line.frame, said)

    @rule(which=st.integers(0, 5), seconds=st.sampled_from([1.0, 90.0, 1e6]))
    def time_passes(self, which: int, seconds: float) -> None:
        """Clocks run out, and waits pass."""
        if self.tables:
            self.do(self.do(self.server.table(self.name(which))).tick(time.time() + seconds))

    @invariant()
    def the_past_stands(self) -> None:
        """Tables only go forward, as their life says, and what is in memory is what the journal says."""
        self.do(self.quiet())
        for name in self.tables:
            play = self.server.tables[name].play if name in self.server.tables else None
            if play is None:
                continue
            status, rev = self.seen.get(name, ("waiting", 0))
            assert play.rev >= rev
            assert status not in ENDED or play.status == status, "what has ended stays so"
            self.seen[name] = (play.status, play.rev)
        if self.tables:
            self.compare(self.tables[-1])

    async def quiet(self) -> None:
        """No bot thinks, nothing is being written."""
        while any(live.thinking or live.lock.locked() for live in self.server.tables.values()):
            await asyncio.sleep(0.001)

    def compare(self, name: str) -> None:
        if name not in self.server.tables:
            return
        live = self.server.tables[name].play
        again = Play(live.head)
        for line in self.do(sql.journal(self.server.store, name)):
            before = state_of(again)
            take(again, line)
            if line.kind != "created":
                assert state_of(again) in RULES[line.kind].follows(before), (before, line.kind, state_of(again))
        for seat in (-3, 0, 1):
            assert picture(again, seat) == picture(live, seat), "the journal tells another story"


def picture(play: Any, seat: int) -> Any:
    view = play.game.view(play.s, seat) if play.s is not None and play.broken is None else None
    whole = {**frames.common(play, set(), 0.0), **frames.personal(play, seat), "view": view}
    return orjson.loads(orjson.dumps({key: whole[key] for key in SHOWN}, option=frames.FLAGS))


Life.TestCase.settings = settings(
    max_examples=12,
    stateful_step_count=30,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
TestLife = Life.TestCase
