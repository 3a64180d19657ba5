"""A pause by agreement: clocks stand and nothing moves, until one wants to go on or the day has come."""

from __future__ import annotations

import time
from typing import Any

import pytest

from parlour.server.journal.kinds import fold
from parlour.server.journal.life import state_of
from parlour.server.live.table import LiveTable
from parlour.server.stores import sql
from tests.server.inside import Line
from tests.server.test_table_life import SLOW, House, Lived, lived

__all__ = ["lived"]  # the fixture
DAY = 86_400.0
LIVE = {"kind": "live", "reserve": 100, "increment": 0}


async def agreed(house: House, a: Line, b: Line, **wish: Any) -> None:
    """One proposes, the other agrees."""
    assert (await a.say(propose=wish))["type"] == "ok"
    await house.quiet()
    consent = b.frame["consent"]
    assert (consent["what"], consent["needed"], consent["days"]) == (wish["what"], [1], wish.get("days"))
    assert (await b.say(consent=consent["id"], yes=True))["type"] == "ok"
    await house.quiet()


async def again(house: House, table: str) -> str:
    """The state that a restart would find."""
    live = await house.server.table(table)
    return state_of(fold(live.play.head, await sql.journal(house.server.store, table)))


async def later(house: House, live: LiveTable, seconds: float) -> None:
    await live.tick(time.time() + seconds)
    await house.quiet()


def test_a_pause_needs_everybody_and_lasts_until_one_wants_to_go_on(lived: Lived) -> None:
    async def story(house: House) -> None:
        table, people, (a, b) = await house.sit([{"kind": "bot", "level": "random"}], 1, clock=LIVE)
        await a.say(propose={"what": "pause"})
        await house.quiet()
        assert a.frame["rest"] is None, "not before all have agreed"
        await b.say(consent=b.frame["consent"]["id"], yes=False)
        await house.quiet()
        assert a.frame["rest"] is None, "and not if one refuses"
        await agreed(house, a, b, what="pause")
        for line in (a, b):
            frame = line.frame
            assert (frame["status"], frame["rest"]["by"], frame["rest"]["until"]) == ("playing", 0, None)
            assert (frame["asked"], frame["ask"], frame["do"], frame["undo"], frame["done"]) == ([], None, [], False, False)
            assert [seat["runs"] for seat in frame["clocks"]["seats"]] == [False] * 3
        assert await again(house, table) == "resting"
        live = await house.server.table(table)
        rev, left = a.frame["rev"], [seat["left"] for seat in a.frame["clocks"]["seats"]]
        live.go_on()
        await later(house, live, 1e6)
        assert a.frame["rev"] == rev, "no bot moves, no clock runs out"
        for message in ({"undo": True}, {"done": True}, {"propose": {"what": "undo", "to": 2}}, {"hint": True}):
            assert (await a.say(**message))["error"]["key"] in ("error-resting", "error-not-asked", "error-hints-off"), message
        listed = (await people[0].http.get("/api/mine")).json()["tables"][0]
        assert (listed["waits_for_me"], listed["rest"]["until"]) == (False, None)
        assert (await b.say(propose={"what": "resume"}))["type"] == "ok", "one of them is enough"
        await house.quiet()
        assert a.frame["rest"] is None
        assert a.frame["ask"] is not None
        assert [seat["left"] for seat in a.frame["clocks"]["seats"]] == pytest.approx(left, abs=30)
        assert (await b.say(propose={"what": "resume"}))["error"]["key"] == "error-not-resting"

    lived(story)


def test_a_holiday_ends_on_its_day_or_when_all_agree(lived: Lived) -> None:
    async def story(house: House) -> None:
        table, _, (a, b) = await house.sit([], 1, clock=SLOW, take_over={"level": "novice", "after": DAY})
        live = await house.server.table(table)
        await agreed(house, a, b, what="pause", days=14)
        until = a.frame["rest"]["until"]
        assert until == pytest.approx(time.time() + 14 * DAY, abs=60)
        assert live.play.due() == until
        await agreed(house, a, b, what="resume")
        assert a.frame["rest"] is None, "all of them may end it sooner"
        await agreed(house, a, b, what="pause", days=14)
        await later(house, live, 13 * DAY)
        assert a.frame["rest"] is not None
        line = live.overdue(a.frame["rest"]["until"] + 1)
        assert line is not None
        assert line.kind == "resume"
        line.at += 14 * DAY  # the day has come: nobody is late, though take-over and clock are a day long
        await live.change(lambda play: line if line.rev == play.rev + 1 else None)
        await house.quiet()
        assert a.frame["rest"] is None
        assert [told["table"] for told in a.frame["told"]] == ["resumed"]
        assert not any(seat["bot"] for seat in a.frame["seats"])
        assert a.frame["ask"] is not None
        assert live.play.asked_at == pytest.approx([line.at] * 2, abs=60)
        assert live.overdue(line.at + 0.5 * DAY) is None
        late = live.overdue(line.at + 1.5 * DAY)
        assert late is not None
        assert late.kind == "flagged"

    lived(story)


def test_leaving_and_coming_back_while_it_rests(lived: Lived) -> None:
    async def story(house: House) -> None:
        table, _, (a, b) = await house.sit([], 1, clock=SLOW)
        live = await house.server.table(table)
        await agreed(house, a, b, what="pause", days=3)
        await a.say(resign=True)
        await house.quiet()
        assert (state_of(live.play), b.frame["rest"] is not None) == ("resting", True), "the other's holiday goes on"
        await b.say(propose={"what": "resume"})
        await house.quiet()
        assert state_of(live.play) == "playing", "nobody is left who must agree"
        await b.say(propose={"what": "pause"})
        await b.say(resign=True)
        await house.quiet()
        assert (live.play.status, live.play.resting) == ("abandoned", None)
        assert await again(house, table) == "abandoned"

    lived(story)


def test_what_cannot_be_proposed(lived: Lived) -> None:
    async def story(house: House) -> None:
        _, _, (a, _) = await house.sit([], 1)
        for days in (0, -1, 61, "7", True, [7]):
            said = await a.say(propose={"what": "pause", "days": days})
            assert (said["error"]["field"], said["error"]["allowed"]) == ("propose.days", 60), days
        said = await a.say(propose={"what": "holiday"})
        assert said["error"]["allowed"] == ["undo", "end", "pause", "resume"]

    lived(story)
