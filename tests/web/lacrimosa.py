"""How a test plays Lacrimosa: with a real pointer at a real table, by touching what lights up."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, Final

from playwright.sync_api import Browser, Page

from tests.web.conftest import Server
from tests.web.hand import PICKED, bots, look, make, pick_any, settle

# After a touch: 'chosen' when it waits to be confirmed, 'taken' when it has been carried out.
ANSWER: Final = """before => {
  const table = document.querySelector('.table');
  const over = table.dataset.status === 'over' || document.querySelector('[data-test=done]');
  if (over || table.dataset.asked !== before) return 'taken';
  return document.querySelector('[data-test=confirm]:enabled') ? 'chosen' : null;
}"""
MAIN: Final = ("document", "commission", "perform", "sell", "travel", "requiem")


class Person:
    """One seat of a real table, played by touching; remembers what was done and how many touches it took."""

    def __init__(self, page: Page, seed: int, finger: bool = False) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.finger = finger
        self.acts: list[str] = []
        self.touches: list[int] = []

    def touch(self, selector: str) -> None:
        """A real click or tap: Playwright refuses if anything else would get it."""
        thing = self.page.locator(selector).first
        if self.finger:
            thing.tap()
        else:
            thing.click()

    def choose(self, lit: list[tuple[str, list[str]]]) -> tuple[str, list[str]]:
        """Anything that lights up, and mostly something that is more than money."""
        eager = [each for each in lit if each[0].startswith(("row-", "place-", "space-", "opus-", "token-carry"))]
        ending = [each for each in lit if each[0] == "token-done"]
        return self.rng.choice(eager if eager and self.rng.random() < 0.8 else ending or lit)

    def step(self) -> bool:
        """One decision; False when the game is over."""
        seen = look(self.page)
        if seen["state"] == "over":
            return False
        if seen["state"] == "done":
            self.touch("[data-test=done]")
            self.page.wait_for_function("() => !document.querySelector('[data-test=done]')")
            return True
        assert seen["buttons"] == [], "an action has no drawn element"
        if seen["picks"]:
            self.touches.append(pick_any(self.page, self.rng, 0.2))
            self.acts.append("picks")
            return True
        key, acts = self.choose(seen["lit"])
        self.touch(f'[data-touch="{key}"][data-state=legal]')
        took = 1
        if self.page.wait_for_function(ANSWER, arg=seen["state"]).json_value() == "chosen":
            act = self.rng.choice(acts)
            self.touch(f'[data-test=confirm][data-act="{act}"]')
            took = 2
            self.page.wait_for_function(f"before => ({ANSWER})(before) === 'taken'", arg=seen["state"])
        else:
            act = acts[0]
        self.acts.append(act)
        self.touches.append(took)
        return True

    def turns(self) -> dict[str, list[int]]:
        """How many touches each whole turn took, by what was done in it."""
        found: dict[str, list[int]] = {}
        count, what = 0, Counter[str]()
        for act, n in [*zip(self.acts, self.touches), ("experience", 0)]:
            verb = act.split()[0]
            if verb == "experience" and count:
                found.setdefault(" + ".join(sorted(what.elements())) or "ducats", []).append(count)
                count, what = 0, Counter()
            if verb in MAIN:
                what[verb] += 1
            count += n
        return found


# How many things that can have the focus lie between the one that has it and this one; negative: behind it.
FAR: Final = """selector => {
  const all = [...document.querySelectorAll('a[href], button:enabled, input, select, textarea, [tabindex], svg [data-touch]')]
    .filter(e => e.getAttribute('tabindex') !== '-1' && e.getClientRects().length > 0);
  return all.indexOf(document.querySelector(selector)) - all.indexOf(document.activeElement);
}"""
# Whether whoever looks can see what has the focus: an outline, or a halo in a drawing.
VISIBLE: Final = """() => {
  const it = document.activeElement;
  const halo = it.querySelector(':scope > .halo');
  return getComputedStyle(it).outlineStyle !== 'none' || (!!halo && Number(getComputedStyle(halo).opacity) > 0.5);
}"""


class Keys(Person):
    """The same with the keyboard alone: Tab, Enter and Escape."""

    def focused(self) -> str:
        found: str = self.page.evaluate("document.activeElement.dataset.touch ?? ''")
        return found

    def reach(self, selector: str) -> None:
        """Tab to a thing. What only says what it is, and parts that scroll, may have the focus on the way; nothing holds it."""
        for _ in range(8):
            if self.page.evaluate("document.activeElement.tabIndex < 0"):
                self.page.keyboard.press("Tab")  # from the question on; or the browser remembers where the focus was
            far: int = self.page.evaluate(FAR, selector)
            if far == 0:
                break
            for _ in range(abs(far)):
                self.page.keyboard.press("Tab" if far > 0 else "Shift+Tab")
        else:
            raise AssertionError(f"{selector} can't be reached from {self.focused()}")
        self.page.wait_for_function(VISIBLE)  # a halo comes up in a moment; nobody would see the focus if it did not

    def answer(self, key: str, waver: bool = False) -> None:
        """Choose a thing, perhaps take that back with Escape, and confirm with a second Enter."""
        before: str = self.page.evaluate("document.querySelector('.table').dataset.asked")
        self.reach(f'[data-touch="{key}"]')
        assert self.page.evaluate("document.activeElement.getAttribute('aria-label')")
        self.page.keyboard.press("Enter")
        said = self.page.wait_for_function(ANSWER, arg=before).json_value()
        if said == "chosen" and waver:
            self.page.keyboard.press("Escape")
            self.page.wait_for_function("() => !document.querySelector('[data-test=confirm]')")
            assert self.focused() == key, "Escape loses the place"
            self.page.keyboard.press("Enter")
            self.page.wait_for_function(ANSWER, arg=before)
            self.reach("[data-test=confirm]")
        if said == "chosen":
            self.page.keyboard.press("Enter")
            self.page.wait_for_function(f"before => ({ANSWER})(before) === 'taken'", arg=before)

    def step(self) -> bool:
        seen = look(self.page)
        if seen["picks"]:
            self.pick(seen)
        elif seen["state"] != "over":
            self.answer(self.choose(seen["lit"])[0])
        return bool(seen["state"] != "over")

    def pick(self, seen: dict[str, Any]) -> None:
        """As much of a run of picks as it takes, all of the same kind."""
        before, key = seen["state"], seen["lit"][0][0] if seen["lit"] else ""
        for n in range(20):
            if self.page.locator("[data-test=confirm-picks]").is_enabled():
                break
            self.reach(f'[data-touch="{key}"]')
            self.page.keyboard.press("Enter")
            self.page.wait_for_function(PICKED, arg=n + 1)
        self.reach("[data-test=confirm-picks]")
        self.page.keyboard.press("Enter")
        settle(self.page, before)


def whole_game(browser: Browser, server: Server, players: int, width: int, height: int) -> None:
    """From the first move to the last at a real server, by touching what lights up, and nothing else."""
    finger = width < 500
    context = browser.new_context(
        viewport={"width": width, "height": height}, base_url=server.url, locale="en", reduced_motion="reduce", has_touch=finger
    )
    page = context.new_page()
    page.set_default_timeout(60_000)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    table = make(page, bots(players), game="lacrimosa", done="never")
    page.goto(f"/table/{table['table']}")
    person = Person(page, players, finger)
    while person.step():
        pass
    assert errors == []
    page.locator("[data-test=end]").wait_for()
    # Points by source add up to the total.
    columns = page.eval_on_selector_all(
        "[data-test=end] tbody tr", "rows => rows.map(r => [...r.querySelectorAll('td')].map(c => Number(c.textContent)))"
    )
    totals = page.eval_on_selector_all("[data-test=end] tfoot tr:first-child td", "all => all.map(c => Number(c.textContent))")
    assert [sum(column) for column in zip(*columns)] == totals
    # Twenty turns, most kinds of action, and no turn a chore.
    turns = person.turns()
    assert sum(len(each) for each in turns.values()) == 20
    assert {verb for done in turns for verb in done.split(" + ")} >= {"travel", "requiem", "commission"}, turns
    assert max(max(each) for each in turns.values()) <= 16, turns
    context.close()
