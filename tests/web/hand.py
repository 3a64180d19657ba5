"""How a test plays: it touches what lights up, and confirms."""

from __future__ import annotations

import random
from typing import Any, Final

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


# What a person sees: whether something is asked, what lights up, and whether something still moves; null while there is nothing.
LOOK: Final = """() => {
  const table = document.querySelector('.table');
  const over = table?.dataset.status === 'over', done = !!document.querySelector('[data-test=done]');
  if (!table || document.querySelector('[data-test=board]')?.dataset.running === 'true') return null;
  const lit = [...document.querySelectorAll('[data-touch][data-state=legal]')].filter(e => e.getBoundingClientRect().width > 0);
  const buttons = [...document.querySelectorAll('[data-fallback]')].map(e => e.dataset.fallback);
  const picks = document.querySelector('[data-test=picks]');
  const moves = table.dataset.waiting !== '0';
  if (!moves && !over && !done && !(table.dataset.asked && (lit.length || buttons.length || picks))) return null;
  return {
    state: over ? 'over' : done ? 'done' : table.dataset.asked,
    picks: !!picks,
    moves,
    lit: lit.map(e => [e.dataset.touch, e.dataset.do.split('|')]),
    buttons,
  };
}"""


def look(page: Page) -> dict[str, Any]:
    """Wait until this seat is asked, may say done, or the game is over, and nothing moves any more."""
    while True:
        seen: dict[str, Any] = page.wait_for_function(LOOK, timeout=60_000).json_value()
        if not seen["moves"]:
            return seen
        page.keyboard.press("Shift")  # any key skips what still moves


def asked(page: Page) -> str:
    """The question's id, "done" or "over"."""
    state: str = look(page)["state"]
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
    page.locator(f'[data-touch="{key}"]:not(:has(.aim)), [data-touch="{key}"] .aim').first.click(force=quiet)


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


PICKED: Final = """n => {
  const chosen = [...document.querySelectorAll('[data-test=pick]')].reduce((sum, e) => sum + Number(e.dataset.n), 0);
  return document.querySelector('[data-test=picks]')?.dataset.now === 'known' && chosen === n;
}"""


def pick(page: Page, things: list[str], before: int = 0) -> None:
    """Touch these one after the other; each is one more pick."""
    for n, key in enumerate(things, before + 1):
        touch(page, key)
        page.wait_for_function(PICKED, arg=n)


def pick_any(page: Page, rng: random.Random, eager: float = 0.8) -> int:
    """Choose something of a run of picks, or no more than it takes, and confirm it. How many touches it took."""
    touches = 0
    before = asked(page)
    confirm = page.locator("[data-test=confirm-picks]")
    while not confirm.is_enabled() or (touches == 0 and rng.random() < eager):
        lit = look(page)["lit"] or page.eval_on_selector_all(
            '[data-touch][data-state="chosen"]', "all => all.map(e => [e.dataset.touch, e.dataset.do.split('|')])"
        )
        key, acts = rng.choice(lit)
        touch(page, key)
        page.wait_for_function("() => document.querySelector('[data-test=which], [data-test=pick]')")
        if page.locator("[data-test=which]").count():
            page.locator(f'[data-test=option][data-act="{rng.choice(acts)}"]').click()
        page.wait_for_function("() => document.querySelector('[data-test=picks]').dataset.now === 'known'")
        touches += 1
    confirm.click()
    settle(page, before)
    return touches + 1


def move(page: Page, rng: random.Random, waste: float = 0.0) -> bool:
    """One decision by touching; False when the game is over."""
    seen = look(page)
    if seen["state"] == "over":
        return False
    if seen["state"] == "done":
        page.locator("[data-test=done]").click()
        page.wait_for_function("() => !document.querySelector('[data-test=done]')")
        return True
    assert seen["buttons"] == [], "an action has no drawn element"
    if seen["picks"]:
        pick_any(page, rng)
        return True
    key, _ = rng.choice(seen["lit"])
    touch(page, key)
    confirm = page.locator("[data-test=confirm]")
    if rng.random() < waste:
        confirm.first.wait_for()
        confirm.nth(rng.randrange(confirm.count())).click()
    else:
        confirm.first.click()
    settle(page, seen["state"])
    return True
