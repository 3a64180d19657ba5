"""How a test plays House of Fado: recorded games to go on from, and a hand that touches, plans and confirms."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page

from parlour.engine.core import CHANCE, NOBODY, State
from parlour.engine.record import Record
from parlour.engine.rng import Rng
from parlour.games import find
from tests.web.hand import asked, legal, settle

GAME = find("house-of-fado")
CHOSEN = """before => document.querySelector('[data-test=confirm]')
                   || document.querySelector('.table').dataset.asked !== before"""


def at(text: str, players: int = 2) -> State:
    """The position in these words."""
    return GAME.arrange(GAME.choose({"players": players}), text, {})


def last_turn(players: int, seed: int) -> tuple[str, int, list[str]]:
    """A whole game at random: its record, the step at which seat 0 begins its last turn, and what it does from there on."""
    options = GAME.choose({"players": players, "first": "random" if players == 1 else "1"})
    s = GAME.new(options)
    rng = Rng(seed)
    moves: list[tuple[int, str]] = []
    step = 0
    while s.player() != NOBODY:
        seat = s.player()
        action = s.draw(rng) if seat == CHANCE else s.legal(seat)[rng.below(len(s.legal(seat)))]
        text = GAME.words.text(action)
        if seat == 0 and text.startswith("take "):
            step = len(moves)
        moves.append((seat, text))
        s.apply(seat, action)
    record = Record(GAME.id, GAME.version, options, {}, ["Ada", "Blanche", "Cosme", "Dinah"][:players], moves)
    return record.text(), step, [text for seat, text in moves[step:] if seat == 0]


def fork(page: Page, players: int, seed: int) -> tuple[str, list[str]]:
    """A table that plays on from seat 0's last turn; the other seats are bots."""
    record, step, own = last_turn(players, seed)
    page.request.post("/api/me", data={"name": "Ada"})
    made = page.request.post("/api/import", data={"record": record, "title": "", "public": False})
    assert made.ok, made.text()
    seats: list[dict[str, Any]] = [{"kind": "me"}] + [{"kind": "bot", "level": "random"}] * (players - 1)
    table = page.request.post(f"/api/tables/{made.json()['table']}/fork", data={"step": step, "seats": seats, "done": "never"})
    assert table.ok, table.text()
    found: str = table.json()["table"]
    return found, own


def rest(page: Page) -> None:
    """Wait until a plan has been carried out."""
    page.wait_for_function("() => document.querySelector('[data-test=board]')?.dataset.running !== 'true'")


def step(page: Page, rng: random.Random, wanted: list[str]) -> bool:
    """One decision by touching: what is wanted first, otherwise anything; False when the game is over."""
    rest(page)
    question = asked(page)
    if question == "over":
        return False
    if question == "done":
        page.locator("[data-test=done]").click()
        page.wait_for_function("() => !document.querySelector('[data-test=done]')")
        return True
    assert page.locator("[data-fallback]").count() == 0, "an action has no drawn element"
    keys = legal(page)
    act = ""
    while wanted and not act:
        act = wanted.pop(0)
        here = page.eval_on_selector_all(
            "[data-touch]",
            """(all, act) => all.filter(e => e.getBoundingClientRect().width > 0 && e.dataset.do.split('|').includes(act))
                                .map(e => e.dataset.touch)""",
            act,
        )
        keys, act = (here, act) if here else (keys, "")
    key = rng.choice(keys)
    thing = page.locator(f'[data-touch="{key}"]').first
    final = thing.get_attribute("data-test") == "confirm"  # the plan's own button: touching it is confirming it
    thing.click()
    page.wait_for_function(CHOSEN, arg=question)
    if not final and page.evaluate("document.querySelector('.table').dataset.asked") == question:
        exact = page.locator(f'[data-test=confirm][data-act="{act}"]')
        (exact if act and exact.count() else page.locator("[data-test=confirm]").first).click()
    settle(page, question)
    rest(page)
    return True
