"""How soon a newcomer makes a first own move: python web/dev/reading.py [languages] [games].

Goes from the home page to the first move of each guided game and on to "play on": by touch on a phone, and by keyboard alone
(Tab, Enter and the keys that are shown) on a laptop. Prints touches or keys and the machine's seconds, and for a person: every
word of what is read before it (the game's line at home, the pitch, the first station), read at WORDS a minute, a second a touch
or Enter, less a Tab.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from playwright.sync_api import Browser, Page, sync_playwright
from stations import opened

from tests.web.conftest import CHROMIUM, FLAGS, LIBRARIES, Server
from tests.web.learning import GAMES, SETTLED, look, press, tap, walk

WORDS = 230  # read in a minute
A_TOUCH = 1.0  # seconds, to aim and to touch, or to press Enter
A_TAB = 0.3  # one after the other
GOAL = 30.0
FOCUSED = "selector => !!document.activeElement?.closest(selector)"


def words_of(page: Page, *selectors: str) -> int:
    return sum(len(page.locator(selector).first.inner_text().split()) for selector in selectors)


class Hand:
    """Touches by finger, or reaches everything by Tab and presses Enter, and counts."""

    def __init__(self, page: Page, keys: bool) -> None:
        self.page = page
        self.keys = keys
        self.count = 0
        self.seconds = 0.0

    def take(self, seconds: float = A_TOUCH) -> None:
        self.count += 1
        self.seconds += seconds

    def reach(self, selector: str) -> None:
        """Along the page by Tab until it is there; the first stop skips what stands before the content, and a key that is shown
        beside it at home is quicker (at the table it would do it at once)."""
        for tabs in range(80):
            if self.page.evaluate(FOCUSED, selector):
                return
            if tabs and selector.startswith("[data-test=learn-") and (shown := self.page.locator(f"{selector} kbd")).count():
                self.page.keyboard.press(shown.get_attribute("data-key") or "")
                self.take(A_TAB)
                continue
            self.page.keyboard.press("Enter" if tabs == 1 and self.page.evaluate(FOCUSED, "[data-test=skip]") else "Tab")
            self.take(A_TAB)
        raise AssertionError(f"not reached by Tab: {selector}")

    def touch(self, selector: str) -> None:
        if not self.keys:
            tap(self.page, selector)
        elif selector == "[data-test=confirm]" and self.page.evaluate(FOCUSED, "[data-touch][data-state=chosen]"):
            self.page.keyboard.press("Enter")  # once more means it
        elif selector.startswith("[data-test"):
            self.reach(selector)
            self.page.keyboard.press("Enter")
        else:
            press(self.page, selector)
        self.take()


def scrolled(page: Page, selector: str) -> bool:
    """Whether one has to scroll to see it."""
    box = page.locator(selector).bounding_box()
    size = page.viewport_size
    return box is None or size is None or box["y"] + box["height"] > size["height"]


def learn(browser: Browser, server: Server, game: str, language: str, keys: bool) -> bool:
    page = opened(browser, server, "laptop" if keys else "phone", language)
    hand = Hand(page, keys)
    page.goto("/")
    button = f"[data-test=learn-{game}]"
    page.locator(button).wait_for()
    read = words_of(page, f"[data-game={game}] h2", f"[data-game={game}] .tagline", button)
    if scrolled(page, button) and not keys:
        hand.take()
    began = time.monotonic()
    hand.touch(button)
    page.locator("[data-test=learn-begin]").wait_for()
    read += words_of(page, "[data-test=coach]")
    hand.touch("[data-test=learn-begin]")
    here = look(page)
    read += words_of(page, "[data-test=coach] .say")
    now = here
    while (now["station"], now["ask"]) == (here["station"], here["ask"]):
        hand.touch(now["confirm"] or now["lit"][0])
        page.wait_for_function(SETTLED, arg=[now["ask"], now["picked"]])
        now = look(page, hurry=not keys)
    machine, touches = time.monotonic() - began, hand.count
    person = 60 * read / WORDS + hand.seconds + machine
    walk(page, game, hand.touch, hurry=not keys)  # a pointer would take the focus along
    hand.touch("[data-test=play-on]")
    page.locator("[data-test=coach]").wait_for(state="detached")
    how = "keys" if keys else "touches"
    print(
        f"{game} {language}, {how}: first move after {touches} {how}, {read} words, {machine:.1f} s of the machine: "
        f"{person:.0f} s for a person; {hand.count} {how} to play on",
        flush=True,
    )
    page.context.close()
    return person < GOAL


def main() -> None:
    languages, games = ((sys.argv[1:] + ["", ""])[i].split(",") for i in range(2))
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS, env={**os.environ, **LIBRARIES})
        try:
            soon = [
                learn(browser, server, game, language, keys)
                for language in (languages if any(languages) else ["en"])
                for game in (games if any(games) else GAMES)
                for keys in (False, True)
            ]
        finally:
            browser.close()
            server.stop()
    if not all(soon):
        raise SystemExit(f"over {GOAL:.0f} seconds")


if __name__ == "__main__":
    main()
