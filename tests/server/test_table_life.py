"""What follows what at a table: pausing without a person, coming back, resigning, ending; and the drawing of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from parlour.engine.record import Record
from parlour.server.journal.kinds import KINDS, fold
from parlour.server.journal.life import LIFE, RULES, STATES, WHO
from parlour.server.live import bots
from parlour.server.live.server import Server
from parlour.server.stores import sql
from scripts.life import PAGE, page
from tests.server.inside import Browser, Line, application, living

LATER = 1e6  # seconds: longer than any clock here
SLOW = {"kind": "slow", "days": 1}


async def think(table: str, record: Record, seat: int, level: str) -> bots.Thought:
    """Bots without worker processes."""
    bots.known.clear()
    return bots.Thought([{"do": bots.choose(table, bots.plain(record), seat, "random")[0]}], "")


class House:
    """A server in this process, and people at one of its tables."""

    def __init__(self, folder: Path) -> None:
        self.app = application(folder)
        self.lines: list[Line] = []

    @property
    def server(self) -> Server:
        found: Server = self.app.state.server
        return found

    async def person(self, name: str) -> Browser:
        browser = Browser(self.app)
        await browser.post("/api/me", {"name": name})
        return browser

    async def sit(self, others: list[dict[str, Any]], guests: int, **more: Any) -> tuple[str, list[Browser], list[Line]]:
        """A table of Notre Dame that has begun: the host, guests by link, and whoever else is named."""
        seats = [{"kind": "me"}, *[{"kind": "person"}] * guests, *others]
        host = await self.person("Ada")
        wish = {"game": "notre-dame", "options": {"players": len(seats), "first": "0"}, "seats": seats, "done": "never", **more}
        made = await host.post("/api/tables", wish)
        people = [host]
        for n, link in enumerate(made["links"]["seats"].values()):
            people.append(await self.person(f"Guest {n}"))
            await people[-1].post("/api/claim", {"token": link.partition("#")[2]})
        lines = [Line(browser, made["table"]) for browser in people]
        for line in lines:
            await line.next()
        self.lines += lines
        return made["table"], people, lines

    async def quiet(self) -> None:
        while any(live.thinking or live.lock.locked() for live in self.server.tables.values()):
            await asyncio.sleep(0.001)
        for line in self.lines:
            await line.up_to_now()

    async def time_passes(self, table: str) -> None:
        await (await self.server.table(table)).tick(time.time() + LATER)
        await self.quiet()


@pytest.fixture
def lived(tmp_path: Path) -> Callable[[Callable[[House], Awaitable[None]]], None]:
    def live(story: Callable[[House], Awaitable[None]]) -> None:
        async def told() -> None:
            house = House(tmp_path)
            async with living(house.app):
                house.server.bots.think = think  # type: ignore[method-assign]
                await story(house)
                for line in house.lines:
                    await line.leave()

        asyncio.run(told())

    return live


Lived = Callable[[Callable[[House], Awaitable[None]]], None]


async def play_out(house: House, line: Line) -> None:
    """One person plays until nothing is asked any more."""
    while True:
        await house.quiet()
        frame = line.frame
        if frame["ask"] is None:
            return
        assert (await line.say(ask=frame["ask"]["id"], do=frame["do"][0]))["type"] == "ok"


@pytest.mark.parametrize("guests", [0, 1])
def test_a_table_without_a_person_pauses_until_one_comes_back(lived: Lived, guests: int) -> None:
    """Bots do not play a game out while nobody is there; whoever comes back finds it where it was, and it counts."""

    async def story(house: House) -> None:
        robot = [{"kind": "bot", "level": "random"}]
        table, people, lines = await house.sit(robot if not guests else [], guests, clock=SLOW, rated=True)
        before = lines[0].frame
        assert not before["paused"]
        await house.time_passes(table)
        frame = lines[0].frame
        assert frame["status"] == "playing", "it is not over"
        assert frame["paused"]
        assert all(seat["bot"] for seat in frame["seats"])
        assert [told["table"] for told in frame["told"]][-1] == "paused" or not frame["told"]
        listed = (await people[0].http.get("/api/mine")).json()["tables"][0]
        assert listed["waits_for_me"], "whoever could come back is waited for"
        rev = frame["rev"]
        live = await house.server.table(table)
        live.go_on()
        await house.time_passes(table)
        assert lines[0].frame["rev"] == rev, "no bot moves and no clock runs"
        again = fold(live.play.head, await sql.journal(house.server.store, table))
        assert again.paused(), "and a restart finds it so"
        said = await lines[0].say(propose={"what": "end"})
        assert said["error"]["key"] == "error-not-asked", "come back first"
        assert (await lines[0].say(back=True))["type"] == "ok"
        await house.quiet()
        frame = lines[0].frame
        assert not frame["paused"]
        assert frame["ask"] is not None, "where it was left"
        assert frame["rev"] <= rev + 3
        await play_out(house, lines[0])
        assert lines[0].frame["over"]["reason"] == "end"
        if guests:
            ratings = lines[0].frame["over"]["ratings"]
            assert [row["after"] > row["before"] for row in ratings] == [True, False], "the one who played on has won"

    lived(story)


def test_coming_back_is_no_way_to_have_time_for_ever(lived: Lived) -> None:
    """Whoever took the seat back before the bot had answered had another minute for the same question, and again, for ever."""

    async def story(house: House) -> None:
        thinks = asyncio.Event()

        async def slowly(table: str, record: Record, seat: int, level: str) -> bots.Thought:
            await thinks.wait()
            return await think(table, record, seat, level)

        house.server.bots.think = slowly  # type: ignore[method-assign]
        table, _, (a, b) = await house.sit([], 1, clock={"kind": "live", "reserve": 600, "increment": 0}, rated=True)
        await b.say(ask=b.frame["ask"]["id"], do=b.frame["do"][0])
        live = await house.server.table(table)
        await live.tick(time.time() + LATER)
        await a.up_to_now()
        assert [seat["bot"] for seat in a.frame["seats"]] == [True, False]
        assert (await a.say(back=True))["type"] == "ok", "once: they may have been away"
        asked = live.play.asks[0]
        await live.tick(time.time() + LATER)
        said = await a.say(back=True)
        assert (said["type"], said["error"]["field"]) == ("error", "back")
        thinks.set()
        while live.play.asks[0] == asked:
            await asyncio.sleep(0.001)
        assert (await a.say(back=True))["type"] == "ok"
        await house.quiet()

    lived(story)


@pytest.mark.parametrize("wish", [{"what": "end"}, {"what": "pause", "days": 60}], ids=["end", "pause"])
def test_a_rated_game_does_not_stop_while_somebody_is_out_of_time(lived: Lived, wish: dict[str, Any]) -> None:
    """Whoever was about to lose ended it without a result, or put it off for sixty days, as soon as the other was out of time."""

    async def story(house: House) -> None:
        table, _, (a, b) = await house.sit([], 1, clock={"kind": "live", "reserve": 600, "increment": 0}, rated=True)
        await b.say(ask=b.frame["ask"]["id"], do=b.frame["do"][0])
        live = await house.server.table(table)
        await live.tick(time.time() + LATER)
        await house.quiet()
        assert [seat["bot"] for seat in b.frame["seats"]] == [True, False]
        assert (await b.say(propose=wish))["type"] == "ok"
        await house.quiet()
        assert (b.frame["status"], live.play.resting, b.frame["consent"]["needed"]) == ("playing", None, [0])
        assert (await a.say(consent=b.frame["consent"]["id"], yes=False))["type"] == "ok"

    lived(story)


def test_a_table_that_everybody_leaves_is_abandoned_and_not_rated(lived: Lived) -> None:

    async def story(house: House) -> None:
        _, _, (a, b) = await house.sit([], 1, clock=SLOW, rated=True)
        await a.say(resign=True)
        await house.quiet()
        assert (await b.say(resign=True))["type"] == "ok"
        await house.quiet()
        assert b.frame["status"] == "abandoned"
        assert b.frame["over"]["ratings"] == []

    lived(story)


def test_who_resigned_has_lost_and_who_is_left_has_won(lived: Lived) -> None:
    """Ending after everybody else has resigned is a win, rated as one; a resigned seat cannot be taken back."""

    async def story(house: House) -> None:
        _, people, (a, b) = await house.sit([], 1, rated=True, clock=SLOW)
        await b.say(resign=True)
        await house.quiet()
        said = await b.say(back=True)
        assert said["error"]["key"] == "error-resigned"
        assert a.frame["status"] == "playing", "and may be played on"
        await a.say(propose={"what": "end"})
        await house.quiet()
        over = a.frame["over"]
        assert (over["reason"], over["ranking"]) == ("resigned", [1, 2])
        assert [row["after"] > row["before"] for row in over["ratings"]] == [True, False]
        listed = (await people[1].http.get("/api/mine")).json()["tables"][0]
        assert (listed["reason"], listed["ranking"]) == ("resigned", [1, 2])

    lived(story)


def test_the_bot_of_somebody_who_resigned_does_not_win(lived: Lived) -> None:
    """Three sit down, one resigns, the others play on to the end: whatever the bot reached, it is last."""

    async def story(house: House) -> None:
        _, _, (a, b, c) = await house.sit([], 2)
        await c.say(resign=True)
        for _ in range(2000):
            await house.quiet()
            asked = [line for line in (a, b) if line.frame["ask"]]
            if not asked:
                break
            await asked[0].say(ask=asked[0].frame["ask"]["id"], do=asked[0].frame["do"][-1])
        over = a.frame["over"]
        assert over["reason"] == "end"
        assert over["ranking"][2] == 3
        assert sorted(over["ranking"])[0] == 1

    lived(story)


def test_ending_needs_those_who_are_there(lived: Lived) -> None:
    """Two persons agree although the third has run out of time; without a win for anybody."""

    async def story(house: House) -> None:
        table, _, lines = await house.sit([], 2, clock=SLOW)
        a, b, c = lines
        for line in (a, b):
            await line.up_to_now()
            await line.say(ask=line.frame["ask"]["id"], do=line.frame["do"][0])
        await house.time_passes(table)
        assert [seat["bot"] for seat in a.frame["seats"]] == [False, False, True] or a.frame["paused"]
        if a.frame["paused"]:  # the questions after it ran out as well
            for line in (a, b):
                await line.say(back=True)
        await house.quiet()
        await a.say(propose={"what": "end"})
        await house.quiet()
        assert a.frame["consent"]["needed"] == [1]
        await b.say(consent=b.frame["consent"]["id"], yes=True)
        await house.quiet()
        assert c.frame["over"]["reason"] == "agreed"
        assert c.frame["over"]["ranking"] is None

    lived(story)


def test_one_rematch_with_everything_kept(lived: Lived) -> None:
    """Both ask, also at the same time: one table, everybody on their own seat, and it begins when the last has come."""

    async def story(house: House) -> None:
        robot = {"kind": "bot", "level": "novice", "name": "Deep"}
        edition = {"person": {"doctor": {"rats": 2}}}
        more: dict[str, Any] = {"clock": SLOW, "rated": True, "public": True, "title": "Sunday", "edition": edition}
        table, people, (a, b) = await house.sit([robot], 1, **more)
        for line in (a, b):
            early = await line.say(ping=True)
            assert early["type"] == "pong"
        refused = await people[0].http.post(f"/api/tables/{table}/rematch", json={})
        assert refused.json()["error"]["key"] == "error-running"
        await a.say(propose={"what": "end"})
        await house.quiet()
        await b.say(consent=b.frame["consent"]["id"], yes=True)
        await house.quiet()
        stranger = await house.person("Nobody")
        refused = await stranger.http.post(f"/api/tables/{table}/rematch", json={})
        assert refused.json()["error"]["key"] == "error-not-yours"
        found = await asyncio.gather(
            *[person.post(f"/api/tables/{table}/rematch") for person in (people[1], people[0], people[1])]
        )
        assert len({row["table"] for row in found}) == 1, "one for all"
        again = found[0]["table"]
        await house.quiet()
        assert a.frame["over"]["rematch"] == b.frame["over"]["rematch"] == again
        shown = (await people[0].http.get(f"/api/tables/{again}")).json()
        assert shown["status"] == "playing", "the last one has come"
        assert [(seat["name"], seat["kind"]) for seat in shown["seats"]] == [
            ("Ada", "person"),
            ("Guest 0", "person"),
            ("Deep", "bot"),
        ]
        assert (shown["rated"], shown["public"], shown["title"], shown["clock"]) == (True, True, "Sunday", SLOW)
        assert (await house.server.table(again)).play.head.edition == edition
        old = await house.server.table(table)
        fresh = fold(old.play.head, await sql.journal(house.server.store, table))
        assert fresh.rematch == again, "and the journal says so"

    lived(story)


def test_a_rematch_waits_for_those_who_sat(lived: Lived) -> None:
    """Until they come their seats are kept: private, by name, and for nobody else."""

    async def story(house: House) -> None:
        table, people, (a, b) = await house.sit([], 1)
        await a.say(propose={"what": "end"})
        await house.quiet()
        await b.say(consent=b.frame["consent"]["id"], yes=True)
        again = (await people[0].post(f"/api/tables/{table}/rematch"))["table"]
        seen = (await people[1].http.get(f"/api/tables/{again}")).json()
        assert (seen["status"], seen["settings"]["kept"]) == ("waiting", {"1": "Guest 0"})
        assert people[1].cookie().decode().partition("=")[2] not in str(seen)
        other = await house.person("Somebody")
        assert (await other.http.post(f"/api/tables/{again}/sit", json={"seat": 1})).status_code == 403
        await people[0].http.delete(f"/api/tables/{again}")
        anew = (await people[1].post(f"/api/tables/{table}/rematch"))["table"]
        assert anew != again, "one that was called off is made anew"
        await people[0].post(f"/api/tables/{table}/rematch")
        assert (await people[0].http.get(f"/api/tables/{anew}")).json()["status"] == "playing"

    lived(story)


def test_the_life_is_whole_and_drawn() -> None:
    """Every kind of line has its rule, every state and actor is known, and docs/LIFE.md is what the rules say."""
    assert set(RULES) == set(KINDS) - {"created", "bot"}
    for rule in LIFE:
        assert set(rule.who) <= set(WHO)
        assert set(rule.leads) <= set(STATES)
        assert {after for state in rule.leads for after in rule.follows(state)} <= set(STATES)
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m scripts.life"
