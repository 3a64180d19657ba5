"""Guided games from the home page to "play on": by pointer on a phone, and by keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Open
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
