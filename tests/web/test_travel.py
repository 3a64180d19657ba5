"""Pieces travel where they go: in the order told, within their time, never in the way; not when one looks back or catches up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from parlour.engine.core import State
from tests.web.fado import GAME, at
from tests.web.pretend import ORIGIN, Pretend
from tests.web.test_fado import OTHERS, OWN, TABLE

# Whatever is under way is held there and written down; what is hidden meanwhile is no flight.
HELD = """(() => {
  const animate = Element.prototype.animate;
  window.flown = [];
  Element.prototype.animate = function (frames, timing) {
    const found = animate.call(this, frames, timing);
    if (this.closest('.travelling')) {
      const names = new Set(frames.flatMap(Object.keys));
      const { delay: start, duration: takes } = timing;
      window.flown.push({ what: this.className, says: this.textContent, names: [...names], start, takes });
      found.pause();
      found.currentTime = 0;
    }
    return found;
  };
})()"""


class Watched:
    """One table with whatever is under way held in the air."""

    def __init__(self, browser: Browser, s: State, **more: Any) -> None:
        self.context: BrowserContext = browser.new_context(viewport={"width": 1440, "height": 900}, **more)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(60_000)
        self.page.add_init_script(HELD)
        self.table = Pretend(GAME, s, 0)
        self.table.install(self.page)
        self.page.goto(f"{ORIGIN}/table/t1")
        self.page.locator("[data-test=board] .city").wait_for()
        self.layer = self.page.locator(".travelling")

    def flown(self) -> list[dict[str, Any]]:
        return list(self.page.evaluate("window.flown"))

    def answer(self, act: str) -> None:
        self.table.acted.append(act)
        self.table.ask += 1
        self.table.carry_out(0, GAME.words.parse(act))
        self.table.send()


@pytest.fixture
def watched(browser: Browser, built: None) -> Iterator[list[Watched]]:
    opened: list[Watched] = []
    yield opened
    for each in opened:
        each.context.close()


def hiring() -> State:
    return at(f"{TABLE} {OWN}, at boulevard-left; {OTHERS}; ask 0 boulevard-left", 4)


def test_in_the_order_told_and_never_in_the_way(browser: Browser, watched: list[Watched]) -> None:
    on = Watched(browser, hiring())
    watched.append(on)
    on.answer("hire singer-3")  # she leaves the boulevard, three coins are paid, then she brings a note
    expect(on.layer).to_have_count(1)
    flown = on.flown()
    assert [row["what"] for row in flown] == ["piece", "gain", "gain"]
    assert [row["says"].strip() for row in flown[1:]] == ["−3", "+1"]
    assert [row["start"] for row in flown] == sorted(row["start"] for row in flown)
    assert flown[2]["start"] > flown[0]["start"]
    assert all(150 <= row["takes"] <= 350 and row["start"] + row["takes"] <= 1200 for row in flown)
    # What flies is touched by nothing: below it the table is as it always is.
    box = on.layer.locator(".piece").bounding_box()
    assert box is not None
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    assert not on.page.evaluate("([x, y]) => !!document.elementFromPoint(x, y).closest('.travelling')", middle)
    expect(on.page.locator(".travelling [data-touch], .travelling [id], .travelling [role]")).to_have_count(0)
    on.page.mouse.move(5, 895)
    on.page.mouse.down()  # one tap, and everything has arrived
    expect(on.layer).to_have_count(0)
    pieces = "[...document.querySelectorAll('[data-piece]')]"
    assert on.page.evaluate(f"{pieces}.length && {pieces}.every(e => getComputedStyle(e).opacity > 0)")


def test_still_under_reduced_motion(browser: Browser, watched: list[Watched]) -> None:
    on = Watched(browser, hiring(), reduced_motion="reduce")
    watched.append(on)
    on.answer("hire singer-3")
    expect(on.layer).to_have_count(1)
    pieces = [row for row in on.flown() if row["what"] == "piece"]
    assert pieces
    assert all("opacity" in row["names"] and "transform" not in row["names"] for row in pieces)


def test_nothing_travels_when_one_looks_back_or_catches_up(browser: Browser, watched: list[Watched]) -> None:
    on = Watched(browser, hiring())
    watched.append(on)
    on.answer("hire singer-3")
    expect(on.layer).to_have_count(1)
    known = len(on.flown())
    on.page.locator("[data-test=since]").click()
    expect(on.page.locator("[data-test=since-open]")).to_be_visible()
    expect(on.layer).to_have_count(0)
    on.page.locator("[data-test=since-close]").click()
    # The connection breaks, and much has happened when it is back.
    on.table.socket, broken = None, on.table.socket
    on.table.others()
    assert broken is not None
    broken.close()
    expect(on.page.locator(f".table[data-rev='{on.table.rev}']")).to_have_count(1)
    expect(on.layer).to_have_count(0)
    assert len(on.flown()) == known
