"""Looking back at a finished game, and a whole game without a mouse."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from parlour.engine.core import CHANCE, NOBODY
from parlour.engine.record import Record
from parlour.engine.rng import Rng
from parlour.shelf import find
from tests.web import alone
from tests.web.conftest import Open
from tests.web.hand import asked, bots, make, move, settle
from tests.web.test_pages import violations


def finished(name: str, players: int) -> str:
    """The record of a whole game at random."""
    game = find(name)
    options = game.choose({"players": players})
    s = game.new(options)
    rng = Rng(11)
    moves = []
    while s.player() != NOBODY:
        seat = s.player()
        action = s.draw(rng) if seat == CHANCE else s.legal(seat)[rng.below(len(s.legal(seat)))]
        moves.append((seat, game.words.text(action)))
        s.apply(seat, action)
    return Record(game.id, game.version, options, {}, ["Ada", "Blanche", "Cosme"][:players], moves).text()


def test_replay_scrubs_and_forks(visit: Open) -> None:
    page = visit()
    page.request.post("/api/me", data={"name": "Ada"})
    made = page.request.post("/api/import", data={"record": finished("notre-dame", 3), "title": "", "public": False})
    assert made.ok, made.text()
    page.goto(f"/replay/{made.json()['table']}")
    scrub = page.locator("[data-test=scrub]")
    scrub.wait_for()
    frame = page.locator(".table")
    steps = int(frame.get_attribute("data-steps") or "0")
    assert steps > 150
    start = page.locator("[data-test=moment]").inner_text()
    page.locator("[data-test=step-on]").click()
    expect(frame).to_have_attribute("data-step", "1")
    page.keyboard.press("End")
    expect(frame).to_have_attribute("data-step", str(steps))
    expect(page.locator("[data-test=moment]")).not_to_have_text(start)
    middle = steps // 2
    scrub.fill(str(middle))
    expect(frame).to_have_attribute("data-step", str(middle))
    expect(page.locator("[data-test=status]")).to_contain_text("Round")
    line = page.locator("[data-test=log] .line").last
    step = line.get_attribute("data-rev")
    line.click()
    expect(frame).to_have_attribute("data-step", step or "")
    # From a player's side the hand is there; an onlooker sees none.
    scrub.fill(str(middle))
    page.locator("[data-test=seen-by]").select_option("1")
    for _ in range(20):
        if page.locator(".own .card").count():
            break
        page.locator("[data-test=step-on]").click()
    expect(page.locator(".own .card").first).to_be_visible()
    assert violations(page) == []
    page.locator("[data-test=fork]").click()
    page.wait_for_url(re.compile(r"/table/"))
    page.locator("[data-test=board] > svg").wait_for()
    assert asked(page)


def test_a_log_line_leads_to_its_moment_in_a_running_game(visit: Open) -> None:
    """Also to one from before the page was opened: the board as this seat saw it then."""
    page = visit()
    table = make(page, bots(3), {"first": "0"}, done="never")
    page.goto(f"/table/{table['table']}")
    rng = random.Random(4)
    seen: dict[str, dict[str, str]] = {}
    frame = page.locator(".table")
    for _ in range(16):
        assert asked(page)
        seen[frame.get_attribute("data-rev") or ""] = drawn(page)
        assert move(page, rng)
    asked(page)
    now = drawn(page)
    page.reload()
    asked(page)
    assert drawn(page) == now
    # At first there is little more than fits; whoever scrolls finds the rest.
    lines = page.locator("[data-test=log] .line")
    few = lines.count()
    assert few < 80
    lines.first.scroll_into_view_if_needed()
    expect(lines.nth(few)).to_be_attached()
    # Then the log does not follow any more, and says so; it does again for whoever asks, or has only come by with Tab.
    newest = page.locator("[data-test=newest]")
    newest.click()
    expect(newest).to_have_count(0)
    lines.first.focus()
    expect(newest).to_be_visible()
    page.locator("#asked").focus()
    expect(newest).to_have_count(0)
    looked = 0
    for rev, board in seen.items():
        line = page.locator(f"[data-test=log] .line[data-rev='{rev}']").last
        if not line.count():
            continue
        line.click()
        expect(frame).to_have_attribute("data-then", rev)
        assert same(drawn(page), board)
        expect(line).to_have_class(re.compile("here"))
        looked += 1
    assert looked >= 5
    assert len({str(board) for board in seen.values()}) > 5
    page.locator("[data-test=question] .btn").first.click()
    expect(frame).to_have_attribute("data-then", "")
    assert drawn(page) == now
    # What happened since the last turn is looked at in the same way.
    while not page.locator("[data-test=since]").count():
        assert move(page, rng)
        asked(page)
    page.reload()
    page.locator("[data-test=since]").click()
    expect(frame).not_to_have_attribute("data-then", "")


def drawn(page: Page) -> dict[str, str]:
    """The board as its things are called: name, how it stands, and (in the present) what can be done with it."""
    found: dict[str, str] = page.eval_on_selector_all(
        "[data-test=board] [data-touch]",
        "all => Object.fromEntries(all.map(e => [e.dataset.touch, e.getAttribute('aria-label')]))",
    )
    return found


def same(then: dict[str, str], live: dict[str, str]) -> bool:
    return then.keys() == live.keys() and all(live[key].startswith(name) for key, name in then.items())


def spoken(page: Page) -> str:
    return page.locator("[data-voice=polite]").inner_text()


def test_a_game_by_keyboard_alone(visit: Open) -> None:
    """Things are found by role and name, chosen and confirmed with Enter; what happens is announced."""
    page = visit()
    page.set_default_timeout(60_000)
    table = make(page, bots(2), {"first": "0"})
    page.goto(f"/table/{table['table']}")
    asked(page)
    page.keyboard.press("Tab")
    expect(page.locator("[data-test=skip]")).to_be_focused()  # the first stop
    first = page.get_by_role("group", name="Keep one").get_by_role("button")
    expect(first).to_have_count(3)
    expect(first.first).to_have_accessible_name(re.compile(r"\(blue\)\. .*Keep", re.S))
    expect(page.locator("[data-voice=polite]")).to_contain_text(re.compile("Your turn. Which card do you keep"))
    first.first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-voice=polite]")).to_contain_text("chosen")
    page.keyboard.press("Escape")
    expect(page.locator("[data-test=chosen]")).to_have_count(0)
    page.locator("[data-test=skip]").focus()  # it leads to what can be done
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.dataset.state") == "legal"
    # Arrows go from thing to thing, legal or not; a thing that can't be done says why.
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.dataset.touch !== undefined")
    moves = 0
    heard: list[str] = []
    while True:
        state = asked(page)
        if state == "over":
            break
        if state == "done":
            page.keyboard.press("d")
            page.wait_for_function("() => !document.querySelector('[data-test=done]')")
            continue
        page.keyboard.press("n")
        focused = page.evaluate(
            "[document.activeElement.getAttribute('role'), document.activeElement.getAttribute('aria-label')]"
        )
        assert focused[0] == "button"
        assert len(focused[1]) > 3
        page.keyboard.press("Enter")
        if page.locator("[data-test=picks]").count():  # which picks a game comes to is luck
            pick_by_keys(page)
        else:
            page.locator("[data-test=chosen]").wait_for()
            page.keyboard.press("Enter")
        settle(page, state)
        heard.append(spoken(page))
        if asked(page) not in ("over", "done"):
            page.wait_for_function("() => document.activeElement !== document.body")  # the focus is never lost
        moves += 1
    assert moves > 30
    assert any("plague" in text.lower() or "rat" in text.lower() for text in heard)
    expect(page.locator("[data-voice=polite]")).to_contain_text("The game is over")
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("wins|You win"))


@pytest.mark.parametrize("name", ["house-of-fado", "lacrimosa"])
def test_a_whole_game_by_keyboard_alone(browser: Browser, built: None, name: str) -> None:
    """Tab, N and Enter from the first question to the last; the focus is never lost."""
    assert alone.by_keyboard(browser, name) > 60


@pytest.mark.parametrize(("name", "least"), [("notre-dame", 40), ("house-of-fado", 80), ("lacrimosa", 80)])
def test_a_whole_game_by_the_accessibility_tree_alone(browser: Browser, built: None, name: str, least: int) -> None:
    """Roles, names and states are enough to play from the first question to the end."""
    assert alone.by_ear(browser, name) >= least


def pick_by_keys(page: Page) -> None:
    """One pick is chosen: as many more as it takes, each the next that is offered, and `d` for done."""
    for _ in range(20):
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


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_movement_can_be_skipped_and_interaction_never_waits(visit: Open, motion: str) -> None:
    page = visit()
    page.emulate_media(reduced_motion="reduce" if motion == "reduce" else "no-preference")
    table = make(page, bots(4), {"first": "1"}, done="never")
    page.goto(f"/table/{table['table']}")
    page.wait_for_function("() => document.querySelector('.table')?.dataset.asked")
    question = page.evaluate("document.querySelector('.table').dataset.asked")
    page.locator('[data-touch^="packet-"][data-state="legal"]').first.dblclick()
    settle(page, question)
