"""What has changed, put onto what was there, is the table: every viewer sees the same as with whole frames."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from parlour.engine.core import SPECTATOR
from parlour.engine.overlay import Change, differences, laid_over, overlaid
from parlour.engine.rng import Rng
from parlour.terminal.net.changes import after
from tests.server.inside import Browser, Line, application, living

OF_A_FRAME = ("type", "since", "told", "at", "rev")  # its own, not the table's
CASES = [
    ("notre-dame", {"players": 3, "new-persons": True}, 45),
    ("house-of-fado", {"players": 2}, 32),
    ("house-of-fado", {"players": 1}, 25),
    ("lacrimosa", {"players": 3}, 45),
    ("lacrimosa", {"players": 1}, 30),
]


class Pair:
    """One viewer twice: told what changes, and told everything each time."""

    def __init__(self, browser: Browser, table: str, seat: int) -> None:
        self.seat = seat
        self.changing, self.whole = Line(browser, table), Line(browser, table, form="1")

    async def sit(self) -> None:
        """Who only watches looks from nowhere else."""
        for line in (self.changing, self.whole):
            await line.look_as(self.seat)

    async def check(self) -> None:
        one, other = [{**(await line.up_to_now())} for line in (self.changing, self.whole)]
        for name in OF_A_FRAME:
            one.pop(name), other.pop(name)
        assert one == other, self.seat


async def play(folder: Path, game: str, options: dict[str, Any], moves: int) -> None:
    app = application(folder)
    rng = Rng(moves)
    async with living(app):
        browser = Browser(app)
        await browser.post("/api/me", {"name": "Ada"})
        seats = [{"kind": "me"}] * options["players"]
        wish = {"game": game, "options": options, "seats": seats, "done": "irreversible", "public": True}
        table = (await browser.post("/api/tables", wish))["table"]
        pairs = [Pair(browser, table, seat) for seat in range(options["players"])]
        pairs.append(Pair(Browser(app), table, SPECTATOR))
        for pair in pairs:
            await pair.sit()
        for number in range(moves):
            asked = [pair for pair in pairs if pair.changing.frame["ask"] or pair.changing.frame["done"]]
            if not asked:
                break
            pair = asked[rng.below(len(asked))]
            line, frame = pair.changing, pair.changing.frame
            if frame["undo"] and rng.below(6) == 0:
                said = await line.say(undo=True)
            elif frame["done"]:
                said = await line.say(done=True)
            else:
                said = await line.say(ask=frame["ask"]["id"], do=frame["do"][rng.below(len(frame["do"]))])
            assert said["type"] == "ok", said
            if number % 9 == 4:
                await line.say(chat="hm")
            if number % 13 == 5:  # somebody comes later, somebody looks from elsewhere and back
                late = Pair(browser, table, pair.seat)
                await late.sit()
                pairs.append(late)
                await pairs[0].changing.look_as(SPECTATOR)
                await pairs[0].changing.look_as(pairs[0].seat)
            if number % 13 == 11:
                left = pairs.pop()
                for each in (left.changing, left.whole):
                    await each.leave()
            for pair in pairs:
                await pair.check()
        frames = pairs[1].changing.raw  # of somebody who sat there all the time
        changed = [raw for raw in frames if raw.startswith(b'{"type":"change"')]
        again = [raw for raw in frames if raw.startswith(b'{"type":"table"')]
        assert len(again) <= 2 < len(changed), "whole when they came and when they sat down, and never again"
        assert sum(map(len, changed)) / len(changed) < len(again[-1]) / 2
        for pair in pairs:
            for each in (pair.changing, pair.whole):
                await each.leave()


@pytest.mark.parametrize(("game", "options", "moves"), CASES, ids=lambda value: str(value) if isinstance(value, str) else "")
def test_changes_come_to_the_whole(tmp_path: Path, game: str, options: dict[str, Any], moves: int) -> None:
    asyncio.run(play(tmp_path, game, options, moves))


@pytest.mark.parametrize(
    ("old", "new", "changes"),
    [
        ({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3]}, [["b", [1, 3]]]),  # a list of numbers comes whole
        ({"a": [{"n": 1}, {"n": 2}]}, {"a": [{"n": 1}, {"n": 3}]}, [["a", 1, "n", 3]]),
        ({"a": [{"n": 1}]}, {"a": [{"n": 1}, {"n": 2}]}, [["a", [{"n": 1}, {"n": 2}]]]),  # longer than it was
        ({"a": [{"n": 1}]}, {"a": []}, [["a", []]]),
        ({"a": {"x": 1}}, {"a": {"y": 1}}, [["a", {"y": 1}]]),  # other keys
        ({"a": [None, {"n": 1}]}, {"a": [{"n": 2}, None]}, [["a", 0, {"n": 2}], ["a", 1, None]]),
        ({"a": [[1, 2], [3]]}, {"a": [[1, 2], [4]]}, [["a", 1, [4]]]),
    ],
)
def test_differences(old: dict[str, Any], new: dict[str, Any], changes: list[list[Any]]) -> None:
    found: list[Change] = []
    differences((), old, new, found)
    assert [[*path, value] for path, value in found] == changes
    before = {"type": "table", "rev": 1, "view": old}
    assert after(before, {"type": "change", "rev": 2, "changes": changes}) == {"type": "table", "rev": 2, "view": new}
    assert before["view"] is old


def shared() -> dict[str, Any]:
    return {"coming": None, "row": [{"card": "a"}, None], "players": [{"gold": 1}, {"gold": 2}]}


@pytest.mark.parametrize(
    ("old", "new", "whole"),
    [
        ({"coming": ["x"]}, {}, False),  # what is under it shows again
        ({"row": [{"missing": 1}, None]}, {"row": [{"missing": 2}, None]}, False),
        ({"row": [{"missing": 1}, None]}, {"row": [None, None]}, False),
        ({"players": [{"hand": [{"card": 1}, {"card": 2}]}, None]}, {"players": [{"hand": [{"card": 1}]}, {"hand": []}]}, False),
        ({"row": [{"missing": 1}, None]}, {"row": [{}, None]}, True),  # nothing is under it: all is said again
    ],
)
def test_what_is_laid_over(old: dict[str, Any], new: dict[str, Any], whole: bool) -> None:
    found: list[Change] = []
    assert overlaid((), shared(), old, new, found) is not whole
    before = {"type": "table", "view": laid_over(shared(), old)}
    changes = [[*path, value] for path, value in found]
    assert whole or after(before, {"type": "change", "changes": changes})["view"] == laid_over(shared(), new)
