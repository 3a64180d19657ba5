"""A table that nobody looks at takes no memory, and comes back as it was."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from pathlib import Path

from parlour.server.journal.play import Play
from tests.server.inside import Browser, Line, application, living


def test_a_table_that_nobody_looks_at(tmp_path: Path) -> None:
    asyncio.run(forgotten(tmp_path))


async def forgotten(folder: Path) -> None:
    app = application(folder)
    async with living(app):
        tables = app.state.server.tables
        browser = Browser(app)
        await browser.post("/api/me", {"name": "Ada"})
        wish = {"game": "house-of-fado", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "me"}]}
        name = (await browser.post("/api/tables", wish))["table"]
        line = Line(browser, name)
        await line.up_to_now()
        if line.frame["status"] == "waiting":
            await line.say(start=True)
            await line.up_to_now()
        seat = line.frame["asked"][0]
        await line.look_as(seat)
        await line.say(ask=line.frame["ask"]["id"], do=line.frame["do"][0])
        before = await line.up_to_now()
        tables[name].used = time.monotonic() - 3600
        app.state.server.forget_idle()
        assert name in tables, "somebody is there"
        await line.leave()
        while tables[name].showing.viewers:
            await asyncio.sleep(0.01)
        tables[name].used = time.monotonic()
        app.state.server.forget_idle()
        assert name in tables, "a minute has not passed"
        tables[name].used = time.monotonic() - 61
        table = weakref.ref(tables[name])
        gc.disable()
        try:
            app.state.server.forget_idle()
            assert name not in tables
            await line.task
            del line
            assert table() is None, "nothing holds it, not even until the garbage is collected"
            assert not [play for play in gc.get_objects() if type(play) is Play and play.head.id == name]
        finally:
            gc.enable()
        again = Line(browser, name)
        await again.up_to_now()
        await again.look_as(seat)
        after = again.frame
        assert after["rev"] == before["rev"]
        for key in ("view", "ask", "do", "status", "seats", "undo"):
            assert after[key] == before[key], key
        await again.leave()
