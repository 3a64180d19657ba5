"""Guided games from the home page to "play on": by pointer on a phone, and by keyboard alone."""

from __future__ import annotations

import contextlib

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.web.conftest import Open
from tests.web.hand import make
from tests.web.learning import GAMES, complaints, look, press, tap, walk


@pytest.mark.parametrize("game", GAMES)
def test_by_pointer_on_a_phone(visit: Open, game: str) -> None:
    """From the home page: the first button, Begin, and what is lit. The note never lies over what it is about."""
    page = visit(390, 844, touch=True)
    page.goto("/")
    page.locator(f"[data-test=learn-{game}]").tap()
    page.locator("[data-test=learn-begin]").tap()
    found: list[str] = []
    seen, _ = walk(page, game, lambda selector: tap(page, selector), lambda _: found.extend(complaints(page)), hurry=True)
    assert found == []
    assert seen == [str(n) for n in range(1, GAMES[game] + 1)]
    page.locator("[data-test=play-on]").tap()
    expect(page.locator("[data-test=coach]")).to_have_count(0)
    expect(page.locator("[data-touch][data-state=legal]").first).to_be_attached()


def test_by_keyboard_alone(visit: Open) -> None:
    """Tab, Enter and nothing else: focus is on what is lit, and each station is announced."""
    page = visit()
    page.goto("/")
    page.locator("[data-test=learn-house-of-fado]").focus()
    page.keyboard.press("Enter")
    page.locator("[data-test=learn-begin]").focus()
    page.keyboard.press("Enter")

    seen, _ = walk(page, "house-of-fado", lambda selector: press(page, selector))
    assert seen == [str(n) for n in range(1, GAMES["house-of-fado"] + 1)]
    expect(page.locator(".table")).to_contain_text("Tomás")  # whoever plays along is somebody
    address = page.url
    page.goto("/")
    expect(page.locator("[data-test=learn-house-of-fado]")).to_have_text("Play on from here")
    expect(page.locator("[data-test=listed] .state")).to_have_text("Play on from here")
    page.goto(address)
    page.locator("[data-test=play-on]").press("Enter")
    expect(page.locator("[data-test=coach]")).to_have_count(0)


# The veil has a hole where the refusal stands.
UNVEILED = """() => {
  const {x, y} = document.querySelector('[data-test=refusal]').getBoundingClientRect();
  const holes = [...document.querySelectorAll('#coach-lit rect[rx]')].map(e => e.getBBox());
  return holes.some(h => Math.abs(h.x + 4 - x) < 1 && Math.abs(h.y + 4 - y) < 1);
}"""


def test_a_thing_with_several_meanings_is_answered_kindly_too(visit: Open) -> None:
    """Another card of Lacrimosa's hand could be played now, and could not be placed in Story: for later, not "not asked"."""
    page = visit()
    page.goto("/")
    page.locator("[data-test=learn-lacrimosa]").click()
    page.locator("[data-test=learn-begin]").click()
    look(page)
    page.locator('[data-touch="hand-me-start-2"]').click(force=True)
    expect(page.locator("[data-test=refusal]")).to_contain_text("A good idea for later.")


def test_other_touches_are_answered_kindly_and_a_lesson_is_resumed(visit: Open) -> None:
    """Another legal card is for later; after three such, "show me". Left and found again at home."""
    page = visit()
    page.goto("/")
    page.locator("[data-test=learn-notre-dame]").click()
    page.locator("[data-test=learn-begin]").click()
    look(page)
    expect(page.locator("#coach-lit path")).not_to_have_count(0)  # sectors are lit as they are drawn, not in boxes
    for _ in range(3):
        page.locator('[data-touch="hand-green-bank"]').click(force=True)
        expect(page.locator("[data-test=refusal]")).to_contain_text("A good idea for later.")
    page.wait_for_function(UNVEILED)
    page.locator('[data-touch="hand-blue-residence"]').click()
    expect(page.locator("[data-test=refusal]")).to_have_count(0)
    page.locator("[data-test=learn-show]").click()
    page.wait_for_function("() => document.querySelector('.table').dataset.station === '2'")
    assert look(page)["station"] == "2"
    expect(page.locator("[data-test=coach-after]")).to_contain_text("brings 1 prestige")
    page.locator("[data-test=learn-skip]").click()
    page.wait_for_function("() => document.querySelector('.table').dataset.station === '3'")
    page.locator("[data-test=learn-leave]").click()
    again = page.locator("[data-test=learn-notre-dame]")
    expect(again).to_have_text("Learn: station 3 of 13")
    again.click()
    assert look(page)["station"] == "3"


# The tip lies over nothing that can be touched.
FREE = """() => {
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const tip = document.querySelector('[data-test=timely]').getBoundingClientRect();
  return ![...document.querySelectorAll('[data-touch][data-state=legal]')].some(e => over(tip, e.getBoundingClientRect()));
}"""


def test_a_tip_comes_once_takes_no_focus_and_is_off_with_one_touch(visit: Open) -> None:
    """The first turn of Lacrimosa: one card is chosen, the other goes to the story, and one of these is the moment for a tip."""
    page = visit()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
    made = make(page, seats, who="Ada", game="lacrimosa", options={"players": 2}, hints=True, done="never")
    page.goto(f"/table/{made['table']}")
    tip, hand = page.locator("[data-test=timely]"), page.locator("[data-touch^=hand-][data-state=legal]")
    expect(hand.first).to_be_visible()
    with contextlib.suppress(TimeoutError):
        tip.wait_for(timeout=2000)  # it may come with the first card, or else comes with the second
    if not tip.count():
        hand.first.dblclick()
    expect(tip).to_be_visible()
    assert page.evaluate("() => !document.querySelector('[data-test=timely]').contains(document.activeElement)")
    expect(page.locator("[aria-live=polite]").filter(has_text="Tip:")).to_have_count(1)
    page.wait_for_function(FREE)
    page.locator("[data-test=timely-off]").click()
    expect(tip).to_have_count(0)
    assert page.evaluate("() => JSON.parse(localStorage.getItem('parlour-prefs')).tips") is False
    page.reload()
    expect(hand.first).to_be_visible()
    expect(tip).to_have_count(0)
