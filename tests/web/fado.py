"""How a test plays House of Fado: recorded games to go on from, and hands that touch, plan and confirm."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import Browser, Page, expect

from parlour.bots import Seat, find_bot
from parlour.engine.core import NOBODY, State, name_of
from parlour.engine.picks import picks_of
from parlour.engine.rng import Rng
from parlour.shelf import find
from tests.web.conftest import DEALT, Server
from tests.web.hand import look, make, pick_any, settle
from tests.web.pretend import Pretend

GAME = find("house-of-fado")
NOVICE = find_bot("novice")
SHORT = 6000  # with these whims a game of two is a short one
CHOSEN = """before => document.querySelector('[data-test=confirm]')
                   || document.querySelector('.table').dataset.asked !== before"""


def at(text: str, players: int = 2) -> State:
    """The position in these words."""
    return GAME.arrange(GAME.choose({"players": players}), text, {})


def step(page: Page, rng: random.Random, wanted: list[str]) -> bool:
    """One decision by touching: what is wanted first, otherwise anything; False when the game is over."""
    seen = look(page)
    question = seen["state"]
    if question == "over":
        return False
    if question == "done":
        page.locator("[data-test=done]").click()
        page.wait_for_function("() => !document.querySelector('[data-test=done]')")
        return True
    assert seen["buttons"] == [], "an action has no drawn element"
    if seen["picks"]:
        pick_any(page, rng)
        return True
    keys = [key for key, _ in seen["lit"]]
    act = ""
    while wanted and not act:
        act = wanted.pop(0)
        here = [key for key, acts in seen["lit"] if act in acts]
        keys, act = (here, act) if here else (keys, "")
    key = rng.choice(keys)
    thing = page.locator(f'[data-touch="{key}"]').first
    thing.click()
    page.wait_for_function(CHOSEN, arg=question)
    if page.evaluate("document.querySelector('.table').dataset.asked") == question:
        exact = page.locator(f'[data-test=confirm][data-act="{act}"]')
        (exact if act and exact.count() else page.locator("[data-test=confirm]").first).click()
    settle(page, question)
    return True


MORE = {"street": {"seat-first", "seat-critic", "invite-more"}}  # what else belongs to a run of picks, as the engine asks it
LIMIT = 60_000
POLL = 25

# Where to click: the middle of a drawn thing or, if something lies over it, a free point of it.
AIM = """([css, act]) => {
  const table = document.querySelector('.table');
  const board = document.querySelector('[data-test=board]');
  if (!table || table.dataset.waiting !== '0' || board.dataset.running === 'true') return null;
  for (const e of document.querySelectorAll(css)) {
    if (act && !(e.dataset.do ?? e.dataset.act ?? '').split('|').includes(act)) continue;
    if (!e.getBoundingClientRect().width || e.disabled) continue;
    let box = e.getBoundingClientRect();
    const outside = () => {
      for (let up = e.parentElement; up; up = up.parentElement) {
        const b = up.getBoundingClientRect();
        if (getComputedStyle(up).overflowY !== 'visible' && (box.bottom > b.bottom + 1 || box.top < b.top - 1)) return true;
      }
      return box.top < 0 || box.bottom > innerHeight;
    };
    if (outside()) {
      e.scrollIntoView({ block: 'center' });
      box = e.getBoundingClientRect();
    }
    for (const [dx, dy] of [[.5, .5], [.5, .2], [.5, .85], [.2, .5], [.8, .5], [.1, .1], [.9, .9], [.1, .9], [.9, .1]]) {
      const x = box.left + dx * box.width, y = box.top + dy * box.height;
      const hit = document.elementFromPoint(x, y);
      if (hit && e.contains(hit) && hit.closest('[data-touch], button') === e) return [x, y, table.dataset.asked, scrollY];
    }
  }
  return null;
}"""

ANSWERED = """before => document.querySelector('[data-test=end]')
                     || (document.querySelector('.table').dataset.asked !== before
                         && document.querySelector('[data-test=board]').dataset.running === 'false')"""


class Person:
    """Somebody who plays at seat 0 of a table without a server: by the pointer alone, on what is drawn.

    Which of the legal things is touched a novice says, so that a game takes as long as it does among people; the other seats
    are novices too.
    """

    def __init__(self, table: Duel, whim: int = 0) -> None:
        self.table = table
        self.whim = whim
        self.clicks = 0
        self.decisions = 0

    def open(self, page: Page, origin: str) -> None:
        self.page = page
        self.table.install(page)
        page.goto(f"{origin}/table/t1")
        page.locator("[data-test=board] .city").wait_for()

    def wanted(self, s: State) -> str:
        return GAME.words.text(NOVICE.choose(Seat(GAME, s, 0), Rng(self.whim + self.decisions)))

    def click(self, css: str, act: str = "") -> None:
        """One click with the pointer on the first such thing that can be seen, once it stays where it is."""
        before = None
        while True:
            found = self.page.wait_for_function(AIM, arg=[css, act], timeout=LIMIT, polling=POLL).json_value()
            if found == before:
                break
            before = found
            self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        self.page.mouse.click(found[0], found[1])
        self.clicks += 1

    def run(self, asks: set[str]) -> list[str]:
        """What the adept would do until something else is asked."""
        s = self.table.s.clone()
        found: list[str] = []
        while (question := s.question(0)) is not None and name_of(question) in asks:
            found.append(self.wanted(s))
            s.apply(0, GAME.words.parse(found[-1]))
        return found

    def intend(self) -> tuple[list[tuple[str, str]], list[str]]:
        """The next decision, a run of picks being one: what is clicked for it, backwards, and what that should say."""
        s = self.table.s
        question = s.question(0)
        assert question is not None
        asks = name_of(question)
        act = self.wanted(s)
        if question.picks():
            acts = self.run({asks} | MORE.get(asks, set()))
            chosen = [text for text in acts if any(verb.has(GAME.words.parse(text)) for verb in question.picks())]
            things = [('[data-touch][role="button"]:not([aria-disabled])', text) for text in chosen[::-1]]
            return [*things, ("[data-test=confirm-picks]:enabled", "")], acts
        thing = ('[data-touch]:not([data-test=confirm])[data-state="legal"]', act)
        return [thing] if act.split()[0] in ("take", "done") else [thing, ("[data-test=confirm]", act)], [act]

    def decide(self) -> None:
        before = self.table.ask
        clicks, acts = self.intend()
        self.decisions += 1
        for css, act in clicks:
            self.click(css, act)
        self.page.wait_for_function(ANSWERED, arg=f"{before}.0", timeout=LIMIT, polling=POLL)
        self.page.keyboard.press("Shift")  # any key skips what still moves
        assert sorted(self.table.acted[-len(acts) :]) == sorted(acts)


class Guest(Person):
    """Somebody at a real table where luck is fixed. What happens there is worked out here too, move by move."""

    def __init__(self, players: int, seed: int, page: Page) -> None:
        super().__init__(Twin(players, seed), SHORT)
        self.page = page

    def decide(self) -> None:
        """What lights up is what is legal here; one of it is clicked, and the same is done here."""
        seen = look(self.page)
        assert seen["buttons"] == [], "an action has no drawn element"
        run = picks_of(GAME, self.table.s, 0)
        legal = run.options([]).add if run is not None else self.table.s.legal(0)
        lit = sorted({act for _, acts in seen["lit"] for act in acts})
        assert lit == sorted(GAME.words.text(action) for action in legal), self.table.acted[-3:]
        clicks, acts = self.intend()
        self.decisions += 1
        for css, act in clicks:
            self.click(css, act)
        self.page.wait_for_function(ANSWERED, arg=seen["state"], timeout=LIMIT, polling=POLL)
        for act in acts:
            self.table.answer({"do": act})


def whole_game(browser: Browser, server: Server, players: int, width: int, height: int) -> Guest:
    """From the first move to the last at a real table by clicks on what is drawn; points by source add up at the end."""
    context = browser.new_context(
        viewport={"width": width, "height": height},
        base_url=server.url,
        locale="en",
        reduced_motion="reduce",
        has_touch=width < 500,
    )
    page = context.new_page()
    page.set_default_timeout(LIMIT)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    seats: list[dict[str, Any]] = [{"kind": "me"}] + [{"kind": "bot", "level": "novice"}] * (players - 1)
    table = make(page, seats, game="house-of-fado", done="never")
    guest = Guest(players, DEALT, page)
    page.goto(f"/table/{table['table']}")
    while guest.table.s.player() != NOBODY:
        guest.decide()
    page.locator("[data-test=end]").wait_for()
    assert errors == []
    columns = page.eval_on_selector_all(
        "[data-test=end] tbody tr", "rows => rows.map(r => [...r.querySelectorAll('td')].map(c => Number(c.textContent)))"
    )
    totals = page.eval_on_selector_all("[data-test=end] tfoot tr:first-child td", "all => all.map(c => Number(c.textContent))")
    assert [sum(column) for column in zip(*columns)] == totals
    assert len(totals) == max(2, players), "Alfama has a column"
    assert totals[:players] == guest.table.s.scores()
    expect(page.get_by_role("dialog").locator("h2").first).to_contain_text(re.compile("wins?|victory"))
    verbs = {act.split()[0] for act in guest.table.acted}
    assert verbs >= {"take", "place", "hire", "invite", "applaud"}
    context.close()
    return guest


# Where a thing lies in the order of Tab, seen from what has the focus: so many presses; and whether it can be reached at all.
TABS = """([css, act]) => {
  const table = document.querySelector('.table');
  const board = document.querySelector('[data-test=board]');
  if (!table || table.dataset.waiting !== '0' || board.dataset.running === 'true') return null;
  const order = [...document.querySelectorAll('a[href], button, select, input, textarea, summary, [tabindex]')]
    .filter(e => e.tabIndex >= 0 && !e.disabled && e.getClientRects().length && getComputedStyle(e).visibility === 'visible');
  const there = order.findIndex(e => e.matches(css) && (!act || (e.dataset.do ?? e.dataset.act ?? '').split('|').includes(act)));
  if (there < 0) return null;
  const here = order.indexOf(document.activeElement);
  return { presses: there - here, here: order[there] === document.activeElement };
}"""
FOCUS = """() => {
  const e = document.activeElement;
  const style = getComputedStyle(e);
  const box = e.getBoundingClientRect();
  return {
    seen: e.matches(':focus-visible') && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2,
    inside: box.top >= -1 && box.bottom <= innerHeight + 1,
    name: e.getAttribute('aria-label') ?? e.innerText,
  };
}"""


class Typist(Person):
    """Somebody who plays with Tab, Enter and Escape alone."""

    def click(self, css: str, act: str = "") -> None:
        self.reach(css, act)
        self.page.keyboard.press("Enter")
        self.clicks += 1

    def reach(self, css: str, act: str) -> None:
        """Go there with Tab; whatever has the focus can be seen and has a name."""
        for _ in range(8):
            found = self.page.wait_for_function(TABS, arg=[css, act], timeout=LIMIT, polling=POLL).json_value()
            if found["here"]:
                break
            for _ in range(abs(found["presses"])):
                self.page.keyboard.press("Tab" if found["presses"] > 0 else "Shift+Tab")
        else:
            raise AssertionError(f"Tab does not lead to {css} {act}")
        focus = self.page.evaluate(FOCUS)
        assert focus["seen"], f"{css} {act}: the focus cannot be seen"
        assert focus["inside"], f"{css} {act}: what has the focus is outside the window"
        assert len(focus["name"]) > 3


class Duel(Pretend):
    """A whole game from its beginning; the other seats are novices, who answer at once."""

    def __init__(self, players: int, seed: int) -> None:
        super().__init__(GAME, GAME.new(GAME.choose({"players": players})), 0, seed)
        self.others()

    def pick(self, seat: int) -> int:
        return NOVICE.choose(Seat(self.game, self.s, seat), self.rng)


class Twin(Duel):
    """The same game as at a server with fixed luck: chance draws from one seed, bots from the next."""

    def __init__(self, players: int, seed: int) -> None:
        self.thoughts = Rng(seed + 1)
        super().__init__(players, seed)

    def pick(self, seat: int) -> int:
        return NOVICE.choose(Seat(self.game, self.s, seat), self.thoughts)
