"""Whole games with the keyboard alone, and with nothing but what the accessibility tree says, at a table without a server."""

from __future__ import annotations

import random
import time
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page

from parlour.bots import Seat, find_bot
from parlour.engine.core import State
from parlour.engine.game import play_chance
from parlour.engine.rng import Rng
from parlour.shelf import find
from tests.web.hand import asked
from tests.web.pretend import ORIGIN, Pretend

LONG: Final = 20.0  # seconds after which nothing comes any more

# What an Enter has led to: the next question or the end, a run of picks, or something chosen that waits for another Enter.
NEXT: Final = "const t = document.querySelector('.table').dataset; if (t.asked !== before || t.status === 'over') return 'next';"
HAPPENED: Final = f"""before => {{
  {NEXT}
  if (document.querySelector('[data-test=picks]')) return 'picks';
  return document.querySelector('[data-test=chosen]') ? 'chosen' : null;
}}"""


class Rival(Pretend):
    """The other seat plays well: the game comes to its end soon, whatever we do."""

    def pick(self, seat: int) -> int:
        return find_bot("adept").choose(Seat(self.game, self.s, seat), self.rng)


def dealt(name: str, seed: int) -> State:
    s = find(name).new({"players": 2})
    play_chance(s, Rng(seed))
    return s


# How often the page has changed: when to listen again.
CHANGES: Final = """new MutationObserver(() => { window.changes = (window.changes ?? 0) + 1 })
  .observe(document, { subtree: true, childList: true, attributes: true })"""


def seated(browser: Browser, name: str, seed: int) -> tuple[Page, Pretend]:
    """A game between two on a desk, from its beginning."""
    game = find(name)
    s = dealt(name, seed)
    page = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce").new_page()
    page.add_init_script("localStorage.setItem('parlour-prefs', JSON.stringify({theme: 'light', language: 'en', sound: false}))")
    page.add_init_script(CHANGES)
    table = Rival(game, s, 0, seed)
    table.install(page)
    page.goto(f"{ORIGIN}/table/t1")
    return page, table


def by_keyboard(browser: Browser, name: str, seed: int = 5) -> int:
    """Tab from the question to the first answer, N to another, Enter, Enter; how many answers it took."""
    page, _ = seated(browser, name, seed)
    rng = random.Random(seed)
    answers = 0
    while (state := asked(page)) != "over":
        if answers:
            page.wait_for_function("() => document.activeElement !== document.body")  # the focus is never lost
        page.keyboard.press("q")
        page.keyboard.press("Tab")
        for _ in range(rng.randrange(4)):
            page.keyboard.press("n")
        page.keyboard.press("Enter")
        happened = page.wait_for_function(HAPPENED, arg=state).json_value()
        if happened == "picks":
            picks_by_keyboard(page, rng)
        elif happened == "chosen":
            page.keyboard.press("Enter")
        page.wait_for_function(f"before => {{ {NEXT} }}", arg=state)
        answers += 1
    page.context.close()
    return answers


def picks_by_keyboard(page: Page, rng: random.Random) -> None:
    for _ in range(30):
        page.wait_for_function("() => document.querySelector('[data-test=picks]').dataset.now === 'known'")
        if page.locator("[data-test=which]").count():
            page.keyboard.press("1")
        elif page.locator("[data-test=confirm-picks]").is_enabled():
            page.keyboard.press("d")
            return
        else:
            page.keyboard.press("n")
            page.keyboard.press("Enter")
    raise AssertionError("no end of picks")


class Button(NamedTuple):
    name: str
    pressed: str | None  # "false" and "true": a thing on the table that can be chosen
    within: tuple[str, ...]  # the names of what it lies in, the nearest first
    node: int


class Ears:
    """What a screen reader has: roles, names and states, and the way to press a button."""

    def __init__(self, page: Page) -> None:
        self.cdp: CDPSession = page.context.new_cdp_session(page)
        self.cdp.send("Accessibility.enable")

    def hear(self) -> tuple[list[Button], str]:
        """All buttons that can be pressed, and the name of an open dialog."""
        nodes: list[dict[str, Any]] = self.cdp.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}
        found: list[Button] = []
        dialog = ""
        for node in nodes:
            if node.get("ignored"):
                continue
            role, name = node["role"]["value"], str(node.get("name", {}).get("value", ""))
            told = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
            if role == "dialog":
                dialog = name
            if role != "button" or told.get("disabled"):
                continue
            within, up = [], node
            while up.get("parentId") in by_id:
                up = by_id[up["parentId"]]
                if not up.get("ignored") and up["role"]["value"] in ("group", "region", "dialog"):
                    within.append(str(up.get("name", {}).get("value", "")))
            pressed = told.get("pressed")
            found.append(Button(name, None if pressed is None else str(pressed), tuple(within), node["backendDOMNodeId"]))
        return found, dialog

    def press(self, button: Button) -> None:
        thing = self.cdp.send("DOM.resolveNode", {"backendNodeId": button.node})["object"]["objectId"]
        click = "function () { this.dispatchEvent(new MouseEvent('click', { bubbles: true })) }"
        self.cdp.send("Runtime.callFunctionOn", {"objectId": thing, "functionDeclaration": click})


def by_ear(browser: Browser, name: str, seed: int = 5) -> int:
    """Press what may be chosen and confirm what is offered, until a dialog says who wins; how many answers it took."""
    page, table = seated(browser, name, seed)
    ears, rng = Ears(page), random.Random(seed)
    since = time.monotonic()
    while True:
        buttons, dialog = ears.hear()
        if "win" in dialog or "victory" in dialog:
            break
        assert time.monotonic() - since < LONG, f"nothing to press: {[b.name for b in buttons]}"
        button = next_button(buttons, rng)
        if button is None:
            page.keyboard.press("Shift")  # any key skips what still moves
            continue
        before = page.evaluate("window.changes")
        ears.press(button)
        page.wait_for_function("before => window.changes > before", arg=before)
        since = time.monotonic()
    page.context.close()
    return len(table.acted)


def next_button(buttons: list[Button], rng: random.Random) -> Button | None:
    """Confirm what is chosen; else choose something. By the words of the page alone."""
    for button in buttons:
        if button.within and button.within[0].endswith(" chosen.") and button.name != "Cancel":
            return button
    picks = [button for button in buttons if button.within and button.within[0] == "Your picks"]
    confirm = [button for button in picks if button.name and not button.name.startswith(("Take back", "Take all back"))]
    if confirm and (any(button.name.startswith("Take back") for button in picks) or rng.random() < 0.3):
        return confirm[0]
    free = [button for button in buttons if button.pressed == "false"]
    return rng.choice(free) if free else confirm[0] if confirm else None
