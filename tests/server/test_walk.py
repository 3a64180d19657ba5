"""A move's walk through the server is the one that ARCHITECTURE.md describes."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path
from types import FrameType
from typing import Any, Final

from fastapi import FastAPI

from tests.server.client import ROOT
from tests.server.inside import Browser, Line, application, living

# The socket, another process, or a bot, whose turn begins whenever it may.
ELSEWHERE: Final = {"Wire.data_received", "PostgresStore.write", "Server.heard", "LiveTable.turn", "Bots.think"}
STATIONS: Final = re.findall(
    r"`(server/[\w./]+\.py):([\w.]+)`",
    (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8").split("\n## The walk of a move\n")[1].split("\n## ")[0],
)


class Passed:
    """What was called, in order, while somebody watches."""

    def __init__(self) -> None:
        self.calls: Final[list[tuple[str, str]]] = []

    def __call__(self, frame: FrameType, event: str, arg: Any) -> None:
        if event == "call":
            _, found, rest = frame.f_code.co_filename.replace("\\", "/").rpartition("parlour/server/")
            if found:
                self.calls.append((f"server/{rest}", frame.f_code.co_qualname))

    def missing(self) -> list[tuple[str, str]]:
        """The stations from the first on that was not passed after the one before it."""
        left = iter(self.calls)
        wanted = [station for station in STATIONS if station[1] not in ELSEWHERE]
        for i, station in enumerate(wanted):
            if station not in left:
                return wanted[i:]
        return []


async def walk(app: FastAPI) -> None:
    async with living(app):
        browser = Browser(app)
        await browser.post("/api/me", {"name": "Ada"})
        seats = [{"kind": "me"}, {"kind": "me"}]
        wish = {"game": "house-of-fado", "options": {"players": 2}, "seats": seats, "done": "never"}
        line = Line(browser, (await browser.post("/api/tables", wish))["table"])
        frame = await line.up_to_now()
        await line.look_as(frame["asked"][0])
        passed = Passed()
        sys.setprofile(passed)
        try:
            await line.say(ask=line.frame["ask"]["id"], do=line.frame["do"][0])
            await line.up_to_now()
        finally:
            sys.setprofile(None)
        assert passed.missing() == []
        await line.leave()


def test_the_walk_of_a_move(tmp_path: Path) -> None:
    assert len(STATIONS) > 15
    asyncio.run(walk(application(tmp_path)))
