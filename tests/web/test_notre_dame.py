"""The city of Notre Dame as it is drawn: land for everybody, nothing over the rat track, a result that waits for the rats."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Browser, Page, expect

from parlour.engine.core import NOBODY, State
from parlour.shelf import find
from tests.web import hand
from tests.web.pretend import ORIGIN, Pretend
from tests.web.scenes import reached

GAME: Final = find("notre-dame")
SIZES: Final = [(1440, 900), (1280, 720), (1024, 768), (844, 390), (640, 360), (390, 844), (360, 740)]
WINDOWS: Final = [*SIZES, *[(1440, height) for height in range(800, 900, 12)]]
# How much land each district has: the area of its outline.
LAND: Final = """() => [...document.querySelectorAll('.ground .land')].map(path => {
  const n = 240, all = path.getTotalLength();
  const at = Array.from({ length: n }, (_, i) => path.getPointAtLength(all * i / n));
  return Math.abs(at.reduce((sum, p, i) => sum + p.x * at[(i + 1) % n].y - at[(i + 1) % n].x * p.y, 0)) / 2;
})"""
# The spaces of the own rat track over which the button for zooming lies.
COVERED: Final = """() => {
  const button = document.querySelector('[data-test=zoom] button').getBoundingClientRect();
  const [x, y, r] = [(button.left + button.right) / 2, (button.top + button.bottom) / 2, button.width / 2];
  return [...document.querySelectorAll('[data-track] circle')].filter(spot => {
    const box = spot.getBoundingClientRect();
    return Math.hypot((box.left + box.right) / 2 - x, (box.top + box.bottom) / 2 - y) < r + box.width / 2;
  }).length;
}"""
# Whether something was still under way when the result came up.
WATCH: Final = """() => new MutationObserver((_, self) => {
  if (!document.querySelector('[data-test=end]')) return;
  window.aloft = document.querySelectorAll('.travelling').length;
  self.disconnect();
}).observe(document.body, { childList: true, subtree: true })"""


# Names that lie over another one or over a picture, or under a piece.
CLASHES: Final = """() => {
  const box = e => e.getBoundingClientRect();
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 5;
  const names = [...document.querySelectorAll('text.name, text.garden')];
  const rest = [...document.querySelectorAll('[data-touch^=sector-] .aim, svg [data-piece]')];
  return names.flatMap((e, i) => [...names.slice(i + 1), ...rest].filter(o => over(box(e), box(o))).map(() => e.textContent));
}"""


def opened(browser: Browser, s: State, **more: Any) -> tuple[Page, Pretend]:
    page = browser.new_context(**more).new_page()
    page.set_default_timeout(60_000)
    table = Pretend(GAME, s, 0)
    table.install(page)
    page.goto(f"{ORIGIN}/table/t1")
    hand.asked(page)
    return page, table


def test_every_district_has_its_land_and_no_space_of_the_rat_track_is_covered(browser: Browser, built: None) -> None:
    for players in (3, 4, 5):
        page, _ = opened(browser, reached("notre-dame", players, "play-card", first="0"), reduced_motion="reduce", has_touch=True)
        for width, height in WINDOWS:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
            own, *others = sorted(page.evaluate(LAND), reverse=True)
            assert len(others) == players - 1, (width, height)
            assert 0.75 * max(others) < min(others) <= max(others) < own, (players, width, height, own, others)
            assert page.evaluate(COVERED) == 0, (players, width, height)
        page.context.close()


def test_the_result_waits_until_the_rats_have_arrived(browser: Browser, built: None) -> None:
    s = reached("notre-dame", 3, "hire-person", rounds=9, first="0")
    page, table = opened(browser, s)
    page.evaluate(WATCH)
    while table.s.player() != NOBODY:
        legal = [GAME.words.text(action) for action in table.s.legal(0)]
        table.answer({"do": "pass" if "pass" in legal else legal[0]})
    expect(page.locator("[data-test=end]")).to_be_visible()
    assert page.evaluate("window.aloft") == 0
    # What lights up where a rat stands is no part of it: a copy of it, under way, would be a black disc.
    assert page.locator("[data-test=board] circle.flash").count() > 0
    assert page.locator("[data-piece] .flash").count() == 0
    page.context.close()


def test_with_a_mouse_every_sector_has_its_name(browser: Browser, built: None) -> None:
    """Also where the window is low, and where the words are long."""
    for language, players in (("en", 2), ("ru", 4)):
        s = reached("notre-dame", players, "play-card", rounds=5, first="0")
        page, _ = opened(browser, s, reduced_motion="reduce", locale=language)
        for width, height in SIZES[:3]:
            page.set_viewport_size({"width": width, "height": height})
            expect(page.locator("text.name")).to_have_count(7)
            assert page.locator("text.garden").count() == players - 1 or (width, height) == (1024, 768)
            assert page.evaluate(CLASHES) == [], (language, width, height)
        page.context.close()


def test_on_a_phone_whatever_is_touched_says_its_name(browser: Browser, built: None) -> None:
    s = reached("notre-dame", 3, "play-card", rounds=5, first="0")
    page, _ = opened(browser, s, reduced_motion="reduce", has_touch=True, viewport={"width": 360, "height": 740})
    quiet = page.locator("[data-touch^=sector-][data-state=quiet]").first
    name = (quiet.get_attribute("aria-label") or "").split(":")[0]
    quiet.locator(".aim").tap(force=True)
    expect(page.locator("[data-test=refusal]")).to_contain_text(f"Not now. {name}:")
    page.locator("[data-test=refusal] button").last.tap()
    page.locator("[data-touch=harbour]").tap()
    expect(page.locator("[data-test=named]")).to_contain_text("The harbour is no sector.")
    # Three names are whole, each above its score.
    for plate in page.locator(".chip strong").all():
        assert plate.evaluate("e => e.scrollWidth <= e.clientWidth"), plate.inner_text()
    page.context.close()
