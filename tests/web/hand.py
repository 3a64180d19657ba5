"""How a test plays: it touches what lights up, and confirms."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page


def make(page: Page, seats: list[dict[str, Any]], options: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """A new table, made by this page's visitor."""
    body = {"game": "notre-dame", "options": {"players": len(seats), **(options or {})}, "seats": seats, "hints": True, **more}
    page.request.post("/api/me", data={"name": more.get("who", "Ada")})
    body.pop("who", None)
    answer = page.request.post("/api/tables", data=body)
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def bots(n: int) -> list[dict[str, Any]]:
    return [{"kind": "me"}] + [{"kind": "bot", "level": "random"}] * (n - 1)


def asked(page: Page) -> str:
    """Wait until this seat is asked, may say done, or the game is over; the question's id, "done" or "over"."""
    page.wait_for_function(
        """() => {
          const table = document.querySelector('.table');
          if (!table) return false;
          return table.dataset.status === 'over' || table.dataset.asked !== '' || document.querySelector('[data-test=done]');
        }""",
        timeout=60_000,
    )
    page.keyboard.press("Shift")  # any key skips what still moves
    page.wait_for_function("() => document.querySelector('.table').dataset.waiting === '0'")
    state: str = page.evaluate(
        """() => {
          const table = document.querySelector('.table');
          if (table.dataset.status === 'over') return 'over';
          return document.querySelector('[data-test=done]') ? 'done' : table.dataset.asked;
        }"""
    )
    return state


def question(page: Page) -> str:
    """What is asked, as the sentence on the screen says it."""
    asked(page)
    sentence = page.locator("[data-test=sentence]")
    return sentence.inner_text() if sentence.count() else ""


LEGAL = '[data-touch][data-state="legal"]'


def legal(page: Page) -> list[str]:
    """The keys of everything drawn that lights up and can be seen."""
    keys: list[str] = page.eval_on_selector_all(
        LEGAL, "all => all.filter(e => e.getBoundingClientRect().width > 0).map(e => e.dataset.touch)"
    )
    return keys


def touch(page: Page, key: str, quiet: bool = False) -> None:
    """Touch a thing in its middle; a block of houses at its emblem, for its shape may be hollow. `quiet`: it is not legal now."""
    thing = page.locator(f'[data-touch="{key}"]')
    emblem = thing.locator(".aim")
    (emblem if emblem.count() else thing).click(force=quiet)


def settle(page: Page, before: str) -> None:
    """Wait until the answer has been taken."""
    page.wait_for_function(
        """before => {
          const table = document.querySelector('.table');
          return table.dataset.asked !== before || document.querySelector('[data-test=done]') || table.dataset.status === 'over';
        }""",
        arg=before,
        timeout=60_000,
    )


def move(page: Page, rng: random.Random, waste: float = 0.0) -> bool:
    """One decision by touching; False when the game is over."""
    question = asked(page)
    if question == "over":
        return False
    if question == "done":
        page.locator("[data-test=done]").click()
        page.wait_for_function("() => !document.querySelector('[data-test=done]')")
        return True
    assert page.locator("[data-fallback]").count() == 0, "an action has no drawn element"
    key = rng.choice(legal(page))
    touch(page, key)
    confirm = page.locator("[data-test=confirm]")
    confirm.first.wait_for()
    confirm.nth(rng.randrange(confirm.count()) if rng.random() < waste else 0).click()
    settle(page, question)
    return True
