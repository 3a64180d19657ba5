"""Guided games from the home page to "play on": by pointer on a phone, and by keyboard alone."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Open

GAMES: Final = {"notre-dame": 13, "house-of-fado": 14, "lacrimosa": 12}
PICTURES: Final = os.environ.get("LEARN_PICTURES", "")  # a folder, for whoever wants to look at every station
# The station that waits for the learner, and what is lit; null while something moves or the note lies over what is lit.
LOOK: Final = """() => {
  const table = document.querySelector('.table');
  if (!table || document.querySelector('[data-test=board]')?.dataset.running === 'true') return null;
  if (document.querySelector('[data-test=play-on]')) return {station: 'over', lit: [], confirm: ''};
  const coach = document.querySelector('[data-test=coach]');
  if (!coach || !table.dataset.asked || table.dataset.waiting !== '0') return null;
  const box = coach.getBoundingClientRect();
  if (getComputedStyle(coach).visibility === 'hidden') return null;
  const found = [...document.querySelectorAll('[data-touch]:is([data-state=legal],[data-state=chosen]), [data-fallback]')]
    .filter(e => e.getBoundingClientRect().width > 0);
  if (!found.length && !document.querySelector('[data-test=picks]')) return null;
  const meets = (a, b, c, d) => Math.min(b, d) - Math.max(a, c) > 2;
  const covers = e => { const r = e.getBoundingClientRect();
    return meets(r.left, r.right, box.left, box.right) && meets(r.top, r.bottom, box.top, box.bottom); };
  if (found.some(covers)) return null;  // it never stays there
  const picks = document.querySelector('[data-test=picks]');
  if (picks && picks.dataset.now !== 'known') return null;
  const lit = found.filter(e => e.dataset.state !== 'chosen');
  const confirm = document.querySelector('[data-test=confirm]:not(:disabled), [data-test=confirm-picks]:not(:disabled)');
  if (!lit.length && !confirm) return null;
  return {
    station: coach.dataset.station, ask: table.dataset.asked,
    lit: lit.map(e => e.dataset.touch ? `[data-touch="${e.dataset.touch}"]` : `[data-fallback="${e.dataset.fallback}"]`),
    confirm: confirm ? `[data-test=${confirm.dataset.test}]` : '', picks: !!picks,
    picked: [...document.querySelectorAll('[data-test=pick]')].reduce((sum, e) => sum + Number(e.dataset.n), 0),
  };
}"""


def look(page: Page) -> dict[str, Any]:
    seen: dict[str, Any] = page.wait_for_function(LOOK, timeout=60_000).json_value()
    return seen


def picture(page: Page, game: str, station: str) -> None:
    if PICTURES:
        page.wait_for_timeout(400)
        page.screenshot(path=str(Path(PICTURES) / f"{game}-{page.viewport_size['width']}-{station}.png"))  # type: ignore[index]


# Something came of a touch: another question, something to confirm, one more pick, which of several, or the end.
SETTLED: Final = """([ask, picked]) => {
  const picks = [...document.querySelectorAll('[data-test=pick]')].reduce((sum, e) => sum + Number(e.dataset.n), 0);
  return document.querySelector('.table').dataset.asked !== ask || document.querySelector('[data-test=confirm]:not(:disabled)')
    || picks !== picked || document.querySelector('[data-test=which], [data-test=play-on]');
}"""


def walk(page: Page, game: str, touch: Callable[[str], None]) -> tuple[list[str], int]:
    """Do what is lit until the end; the stations seen, and how many touches it took."""
    seen: list[str] = []
    touches = 0
    while True:
        here = look(page)
        if here["station"] == "over":
            return seen, touches
        if here["station"] not in seen:
            seen.append(here["station"])
            picture(page, game, here["station"])
        twice = (game, here["station"], here["picked"]) == ("house-of-fado", "6", 2)  # the singer is applauded once more
        again = ['[data-touch="stage-singer"]'] if twice else []
        confirms = here["confirm"] and not (here["picks"] and (here["lit"] or again))
        touch(here["confirm"] if confirms else [*here["lit"], *again][0])
        touches += 1
        page.wait_for_function(SETTLED, arg=[here["ask"], here["picked"]], timeout=60_000)
        assert touches < 200


def tap(page: Page, selector: str) -> None:
    """In its middle; a block of houses at its emblem."""
    page.locator(f"{selector}:not(:has(.aim)), {selector} .aim").first.tap()


@pytest.mark.parametrize("game", GAMES)
def test_by_pointer_on_a_phone(visit: Open, game: str) -> None:
    """From the home page: the first button, Begin, and what is lit. The note never lies over what it is about."""
    page = visit(390, 844, touch=True)
    page.goto("/")
    page.locator(f"[data-test=learn-{game}]").tap()
    page.locator("[data-test=learn-begin]").tap()
    seen, _ = walk(page, game, lambda selector: tap(page, selector))
    assert seen == [str(n) for n in range(1, GAMES[game] + 1)]
    page.locator("[data-test=play-on]").tap()
    expect(page.locator("[data-test=coach]")).to_have_count(0)
    expect(page.locator("[data-touch][data-state=legal]").first).to_be_attached()


def test_by_keyboard_alone(visit: Open) -> None:
    """Tab, Enter and nothing else: focus is on what is lit, and each station is announced."""
    page = visit()
    page.goto("/")
    page.locator("[data-test=learn-lacrimosa]").focus()
    page.keyboard.press("Enter")
    page.locator("[data-test=learn-begin]").focus()
    page.keyboard.press("Enter")

    def press(selector: str) -> None:
        if not selector.startswith("[data-test"):
            page.wait_for_function("() => document.activeElement?.matches('[data-touch][data-state=legal], [data-fallback]')")
        else:
            page.locator(selector).first.focus()
        page.keyboard.press("Enter")

    seen, _ = walk(page, "lacrimosa", press)
    assert seen == [str(n) for n in range(1, GAMES["lacrimosa"] + 1)]
    page.locator("[data-test=play-on]").press("Enter")
    expect(page.locator("[data-test=coach]")).to_have_count(0)


def test_other_touches_are_answered_kindly_and_a_lesson_is_resumed(visit: Open) -> None:
    """Another legal card is for later; after three such, "show me". Left and found again at home."""
    page = visit()
    page.goto("/")
    page.locator("[data-test=learn-notre-dame]").click()
    page.locator("[data-test=learn-begin]").click()
    look(page)
    for _ in range(3):
        page.locator('[data-touch="hand-green-bank"]').click(force=True)
        expect(page.locator("[data-test=refusal]")).to_contain_text("A good idea for later.")
    page.locator("[data-test=learn-show]").click()
    page.wait_for_function("() => document.querySelector('.table').dataset.station === '2'")
    assert look(page)["station"] == "2"
    expect(page.locator("[data-test=coach-after]")).to_contain_text("earned 1 prestige")
    page.locator("[data-test=learn-skip]").click()
    page.wait_for_function("() => document.querySelector('.table').dataset.station === '3'")
    page.locator("[data-test=learn-leave]").click()
    again = page.locator("[data-test=learn-notre-dame]")
    expect(again).to_have_text("Learn: station 3 of 13")
    again.click()
    assert look(page)["station"] == "3"
