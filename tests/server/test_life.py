"""The life of tables as a state machine: whoever does whatever in any order, the answers fit, and the journal tells it all.

Several persons on several devices, bots, clocks, pauses and every ending, on both stores. A few short lives in the usual run;
`PARLOUR_LIVES=500 PARLOUR_LIFE_STEPS=80 pytest tests/server/test_life.py` lives many long ones, never the same twice.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
import time
from pathlib import Path
from typing import Any
from unittest import mock

import orjson
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from parlour.engine.record import Record
from parlour.engine.rng import Rng
from parlour.server.journal import luck
from parlour.server.journal.kinds import take
from parlour.server.journal.life import ENDED, RULES, state_of
from parlour.server.journal.play import Play
from parlour.server.live import bots, frames
from parlour.server.live.server import Server
from parlour.server.stores import sql
from parlour.server.stores.store import Do
from tests.server.inside import Browser, Line, application

LIVES = int(os.environ.get("PARLOUR_LIVES", "0"))  # as many as this, else a few
STEPS = int(os.environ.get("PARLOUR_LIFE_STEPS", "30"))
PERSONS = 3
DEVICES = 2  # more, which persons make their own by link
WHO = st.integers(0, PERSONS + DEVICES - 1)
SEAT = st.integers(0, 2)
BEFORE = ["sit", "leave", "start", "links", "ask-out", "swap"]
NOTHING = ("journal", "sitting", "member", "link", "device", "visitor", "game_table", "rating", "rating_pair")
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
    """Three persons and two devices more, tables for two and three, and everything they can do there."""

    def __init__(self, url: str = "") -> None:
        super().__init__()
        self.chance = mock.patch.object(luck, "SECURE", luck.Luck(Rng(1)))
        self.chance.start()
        self.folder = Path(tempfile.mkdtemp(prefix="parlour-life-"))
        self.loop = asyncio.new_event_loop()
        self.app = application(self.folder, url)
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
            self.do(line.leave())
        if self.server.store.shared:  # the next life begins with nothing
            self.do(self.server.store.write(*[Do(f"DELETE FROM {name}") for name in NOTHING]))
        self.do(self.living.__aexit__(None, None, None))
        self.loop.close()
        self.chance.stop()
        shutil.rmtree(self.folder)

    @initialize()
    def visitors(self) -> None:
        self.browsers = [Browser(self.app) for _ in range(PERSONS + DEVICES)]
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

    @rule(who=WHO, device=st.integers(PERSONS, PERSONS + DEVICES - 1))
    def second_device(self, who: int, device: int) -> None:
        """One more device of somebody's: their seats are there too, and whatever it was before is left behind."""
        link = self.post(who, "/api/me/device").get("link", "").partition("#")[2]
        if who == device or not link:
            return
        for key in [key for key in self.lines if key[1] == device]:
            self.do(self.lines.pop(key).leave())
        asked = self.post(device, "/api/claim", {"token": link})
        assert asked.get("error", {}).get("key") in ("error-replaces", None), asked
        self.post(device, "/api/claim", {"token": link, "replace": True})
        assert self.me(device) == self.me(who)
        assert self.post(device, "/api/claim", {"token": link, "replace": True})["error"]["key"] == "error-link-used"

    @rule(who=WHO)
    def sign_out_elsewhere(self, who: int) -> None:
        """All other devices are strangers then, and their sockets end."""
        mine, others = self.me(who), [n for n in range(len(self.browsers)) if n != who]
        gone = [n for n in others if self.me(n) == mine]
        answer = self.do(self.browsers[who].http.delete("/api/me/devices"))
        assert answer.status_code == 200, answer.text
        for key in [key for key in self.lines if key[1] in gone]:
            self.do(self.lines.pop(key).leave())
        for n in gone:
            assert self.me(n) is None
            self.browsers[n].http.cookies.clear()
            self.post(n, "/api/me", {"name": f"Somebody {n}"})

    def me(self, who: int) -> str | None:
        found: str | None = self.do(self.browsers[who].http.get("/api/me")).json()["visitor"]
        return found

    def name(self, which: int) -> str:
        return self.tables[which % len(self.tables)] if self.tables else "t0"

    @rule(
        who=WHO,
        guests=st.lists(st.sampled_from(["person", "open", "bot", "me"]), min_size=1, max_size=2),
        done=st.sampled_from(["always", "irreversible", "never"]),
        game=st.sampled_from(["notre-dame", "lacrimosa", "house-of-fado"]),
        clock=st.sampled_from([{"kind": "none"}, {"kind": "slow", "days": 1}, {"kind": "live", "reserve": 60, "increment": 0}]),
    )
    def make(self, who: int, guests: list[str], done: str, game: str, clock: dict[str, Any]) -> None:
        seats = [{"kind": "me"}, *[{"kind": guest} for guest in guests]]
        wish = {"game": game, "options": {"players": len(seats)}, "seats": seats, "done": done, "public": True, "clock": clock}
        made = self.post(who, "/api/tables", wish)
        self.tables.append(made["table"])
        self.links += [*made["links"]["seats"].values(), made["links"]["watch"], made["links"]["host"]]

    @rule(who=WHO, which=st.integers(0, 9))
    def claim(self, who: int, which: int) -> None:
        if self.links:
            self.post(who, "/api/claim", {"token": self.links[which % len(self.links)].partition("#")[2]})

    @rule(
        who=WHO, which=st.integers(0, 5), seat=SEAT, what=st.sampled_from(["sit", "leave", "start", "links", "ask-out", "swap"])
    )
    def before_the_start(self, who: int, which: int, seat: int, what: str) -> None:
        body = {"start": {}, "links": {"kind": "seat", "seat": seat}, "swap": {"seat": seat, "other": 0}}.get(
            what, {"seat": seat}
        )
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
                self.do(self.lines.pop(key).leave())

    @rule(who=WHO, which=st.integers(0, 5), step=st.integers(0, 60))
    def fork(self, who: int, which: int, step: int) -> None:
        body = {"step": step, "seats": [{"kind": "me"}, {"kind": "me"}], "public": True}
        found = self.post(who, f"/api/tables/{self.name(which)}/fork", body)
        if "table" in found:
            assert self.seen[self.name(which)][0] in ("over", "abandoned"), "only what is finished is forked"
            self.tables.append(found["table"])

    @rule(which=st.integers(0, 5), pick=st.integers(0, 99))
    def play_out(self, which: int, pick: int) -> None:
        """Everybody plays on to the end, as far as they are there and nothing holds them up."""
        name = self.name(which)
        if name not in self.server.tables or state_of(self.server.tables[name].play) != "playing":
            return
        for n in range(600):
            self.do(self.quiet())
            play = self.server.tables[name].play
            holders = {sitter.visitor for seat, sitter in enumerate(play.sitters) if seat in play.asked()}
            asked = next((who for who in range(len(self.browsers)) if self.me(who) in holders), None)
            if state_of(play) != "playing" or asked is None:
                return
            self.play(asked, which, 6, pick + n)
            if self.server.tables[name].play.rev == play.rev and self.server.tables[name].play is play and n > 100:
                return

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
        if (name, who) in self.lines and self.lines[name, who].closed:  # signed out meanwhile
            self.do(self.lines.pop((name, who)).leave())
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
                self.do(line.look_as(frame["mine"][(pick + n) % len(frame["mine"])]))
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
            self.devices_agree(self.tables[-1])

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
        for seat in (-3, *range(len(live.sitters))):
            assert picture(again, seat) == picture(live, seat), "the journal tells another story"

    def devices_agree(self, name: str) -> None:
        """Two devices that look from the same seat see the same."""
        seen: dict[int, Any] = {}
        for (at, _), line in self.lines.items():
            if at == name and not line.closed:
                frame = self.do(line.up_to_now())
                shown = {key: frame[key] for key in SHOWN if key != "seats"}
                assert seen.setdefault(frame["seat"], shown) == shown
                assert frame["seat"] == -3 or frame["seat"] in frame["mine"] or frame["over"]


def picture(play: Any, seat: int) -> Any:
    view = play.game.view(play.s, seat) if play.s is not None and play.broken is None else None
    whole = {**frames.common(play, frames.seats(play, set()), 0.0), **frames.personal(play, seat), "view": view}
    return orjson.loads(orjson.dumps({key: whole[key] for key in SHOWN}, option=frames.FLAGS))


@pytest.mark.parametrize("store", ["sqlite", "postgresql"])
def test_life(store: str, request: pytest.FixtureRequest) -> None:
    url = request.getfixturevalue("postgres").database("lives") if store == "postgresql" else ""

    class There(Life):
        def __init__(self) -> None:
            super().__init__(url)

    run_state_machine_as_test(
        There,
        settings=settings(
            max_examples=LIVES or (6 if store == "sqlite" else 3),
            stateful_step_count=STEPS,
            deadline=None,
            derandomize=not LIVES,
            database=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
