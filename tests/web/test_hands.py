"""For every hand and ear: the left thumb, two fingers that enlarge, and what is said aloud, in which order."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Browser, Page, expect

from parlour.engine.game import play_chance
from parlour.engine.rng import Rng
from parlour.shelf import find
from tests.web.hand import asked
from tests.web.pretend import ORIGIN, Pretend


def opened(browser: Browser, name: str, **how: Any) -> tuple[Page, Pretend]:
    game = find(name)
    s = game.new({"players": 2})
    play_chance(s, Rng(5))
    page = browser.new_context(locale="en", reduced_motion="reduce", **how).new_page()
    table = Pretend(game, s, 0)
    table.install(page)
    page.goto(f"{ORIGIN}/table/t1")
    asked(page)
    return page, table


def left_edge(page: Page, what: str) -> float:
    box = page.locator(what).first.bounding_box()
    assert box is not None
    return box["x"]


def test_a_phone_in_the_left_hand_and_two_fingers(browser: Browser, built: None) -> None:
    """On its side the panel changes sides with the hand, and stays so; everything can be enlarged."""
    page, _ = opened(browser, "notre-dame", viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True)
    assert left_edge(page, "main > .own") > left_edge(page, "[data-test=board]")
    page.locator("[data-test=menu]").tap()
    page.locator("[data-test=left-handed]").check()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert left_edge(page, "main > .own") < left_edge(page, "[data-test=board]")
    page.reload()
    asked(page)
    assert left_edge(page, "main > .own") < left_edge(page, "[data-test=board]")
    fingers = page.context.new_cdp_session(page)
    drawn = page.locator("[data-test=board] svg > g").first
    before = drawn.get_attribute("transform") or ""
    pinch = {"y": 200, "scaleFactor": 2, "relativeSpeed": 800}
    fingers.send("Input.synthesizePinchGesture", {"x": 650, **pinch})
    expect(drawn).not_to_have_attribute("transform", before)  # the board enlarges itself
    assert page.evaluate("visualViewport.scale") == 1
    fingers.send("Input.synthesizePinchGesture", {"x": 150, **pinch})
    page.wait_for_function("() => visualViewport.scale > 1.5")  # and all else the browser
    page.context.close()


def test_the_question_is_said_first_then_what_touches_you_the_rest_on_demand(browser: Browser, built: None) -> None:
    page, table = opened(browser, "house-of-fado", viewport={"width": 1280, "height": 720})
    page.keyboard.press("q")  # somebody who plays by keyboard
    said = page.locator("[data-voice=polite]")
    expect(said).to_contain_text("Your turn.")
    event = next(event for event in table.game.words.events if event.name == "coins-gained")
    table.rev, table.ask = table.rev + 1, table.ask + 1
    for player, coins in ((1, 3), (0, 2)):
        told = {"player": player, "coins": coins}
        assert set(event.args) == set(told)
        table.told.append({"rev": table.rev, "at": 0, "event": event.name, "args": told})
    table.log += table.told
    table.send()
    expect(said).to_have_text(re.compile(r"Your turn\. [^.?]+[.?] You gain 2 coins\. 1 more thing happened: S tells it\."))
    # The key S of a keyboard that writes Russian
    page.evaluate("document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'ы', code: 'KeyS', bubbles: true}))")
    expect(said).to_contain_text("Blanche gains 3 coins.")
    page.context.close()


def test_what_an_answer_brings_is_said_to_you(browser: Browser, built: None) -> None:
    """Before it is confirmed: the answer in its own words, then what follows from it; nobody is called by name."""
    page, table = opened(browser, "house-of-fado", viewport={"width": 1280, "height": 720})
    s, game = table.s, table.game
    while not (
        gains := [act for act in s.legal(0) if [name for name, _ in game.preview(s, 0, act, Rng(1))][1:2] == ["coins-gained"]]
    ):
        s.apply(0, s.legal(0)[0])
        table.others()
    table.put(s)
    asked(page)
    page.locator(f'[data-touch][data-state=legal][data-do*="{game.words.text(gains[0])}"]').first.click()
    said = page.locator("[data-voice=polite]")
    expect(said).to_have_text(re.compile(r"chosen\. Move to [^.]+\. You have to leave [^.]+\. You gain 1 coin\."))
    expect(said).not_to_contain_text("Ada")
    page.context.close()


def test_a_hint_on_a_phone_keeps_its_buttons_in_sight_and_shows_its_place(browser: Browser, built: None) -> None:
    """However little room its words have; the board goes where it speaks of; Escape closes it."""
    page, _ = opened(browser, "house-of-fado", viewport={"width": 390, "height": 700}, has_touch=True, is_mobile=True)
    page.locator("[data-test=hint-button]").tap()
    heed, close = page.locator("[data-test=heed]"), page.locator("[data-test=hint] .close")
    expect(page.locator("[data-test=advised]").first).to_be_in_viewport()
    box = page.locator("[data-test=hint]")
    box.evaluate("e => { e.style.maxHeight = '90px'; }")
    for down in (0, 400):
        box.evaluate("(e, down) => e.scrollTo(0, down)", down)
        for button in (heed, close):
            assert button.evaluate(
                "e => { const b = e.getBoundingClientRect();"
                " return e.contains(document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2)); }"
            )
    page.keyboard.press("Escape")
    expect(box).to_have_count(0)
    page.context.close()
