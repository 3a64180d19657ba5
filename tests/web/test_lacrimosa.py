"""Lacrimosa drawn: whole games by touching, payment, travel, maintenance, the Soloist; phone, keyboard, themes, languages."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from parlour.engine.core import NOBODY, State, name_of
from parlour.engine.game import play_chance
from parlour.engine.rng import Rng
from parlour.shelf import find
from tests.web.conftest import Server
from tests.web.hand import asked, legal, question, settle
from tests.web.lacrimosa import Keys, Person, whole_game
from tests.web.pretend import ORIGIN, Pretend
from tests.web.test_pages import in_both_themes, violations

GAME = find("lacrimosa")
# Whatever is under way is held there, and how many stops it makes is written down.
HELD = """() => {
  const animate = Element.prototype.animate;
  window.flown = [];
  Element.prototype.animate = function (frames, timing) {
    const found = animate.call(this, frames, timing);
    if (this.closest('.travelling')) {
      window.flown.push({ what: this.className, stops: frames.length, moves: 'transform' in frames[0] });
      found.pause();
    }
    return found;
  };
}"""


def reached(players: int, kind: str, starts: str = "", least_round: int = 2) -> State:
    """A random game up to the first such question to seat 0 that can be answered with such an action."""
    for seed in range(60):
        rng = Rng(seed)
        s = GAME.new({"players": players})
        play_chance(s, rng)
        while s.player() != NOBODY:
            asks = s.question(0)
            if asks is not None and name_of(asks) == kind and getattr(s, "round", 0) >= least_round:
                if any(GAME.words.text(action).startswith(starts) for action in s.legal(0)):
                    return s
            legal_now = s.legal(s.player())
            better = [a for a in legal_now if GAME.words.text(a).split()[0] not in ("done", "cash", "buy", "take-ducats")]
            choice = better or legal_now
            s.apply(s.player(), choice[rng.below(len(choice))])
            play_chance(s, rng)
    raise AssertionError(f"no {kind} {starts}")


def shown(browser: Browser, s: State, width: int = 1440, height: int = 900) -> tuple[Page, Pretend]:
    """A table in that position, without a server."""
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce", has_touch=width < 500)
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.add_init_script("localStorage.setItem('parlour-prefs', JSON.stringify({theme: 'light', language: 'en'}))")
    pretend = Pretend(GAME, s, 0)
    pretend.install(page)
    page.goto(f"{ORIGIN}/table/t1")
    page.locator("[data-test=board]").wait_for()
    asked(page)
    return page, pretend


def put(page: Page, pretend: Pretend, s: State) -> None:
    """Another position on the same page; back when it is drawn."""
    pretend.put(s)
    page.wait_for_function("id => document.querySelector('.table').dataset.asked === id", arg=f"{pretend.ask}.0")
    page.wait_for_function("() => document.querySelector('.table').dataset.waiting === '0'")
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 0)))")


def press(page: Page, key: str, quiet: bool = False) -> None:
    """A real click on a thing. `quiet`: it is not legal now."""
    page.locator(f'[data-touch="{key}"]').first.click(force=quiet)


@pytest.mark.parametrize(("players", "width", "height"), [(1, 1440, 900), (4, 360, 740)])
def test_a_whole_game_with_a_real_pointer(browser: Browser, dealt: Server, players: int, width: int, height: int) -> None:
    """From the first move to the last, by clicks (on a phone: taps) on what lights up; with two: whole_games.py."""
    whole_game(browser, dealt, players, width, height)


def test_prices_and_payment_are_shown_before_anything_happens(browser: Browser, built: None) -> None:
    s = reached(3, "choose-action", "commission")
    page, pretend = shown(browser, s)
    view: Any = GAME.view(s, 0)
    for entry in view["row"]:
        tag = page.locator(f'.slot:has([data-touch="row-{entry["card"]}"]) .price')
        expect(tag).to_contain_text(str(entry["price"].get("ducats", "")))
        if entry["missing"]:
            expect(tag).to_contain_text(f"{entry['missing']} short")
        else:
            expect(tag).to_contain_text("Commission" if entry["card"].startswith("op-") else "Document")
    key = next(key for key in legal(page) if key.startswith("row-op"))
    press(page, key)
    expect(page.locator("[data-test=chosen] .chip").first).to_contain_text(re.compile(r"[+−]\d"))
    expect(page.locator(".coins .to, .track .after").first).to_be_attached()
    assert pretend.acted == []
    page.context.close()


def test_the_cheapest_way_is_drawn_and_travelled(browser: Browser, built: None) -> None:
    s = reached(3, "choose-action", "travel")
    page, pretend = shown(browser, s)
    view: Any = GAME.view(s, 0)
    far = max((p for p in view["map"] if f"travel {p['place']}" in texts(s)), key=lambda p: len(p["way"]))
    press(page, f"place-{far['place']}")
    expect(page.locator(".way")).to_have_count(len(far["way"]) - 1)
    expect(page.locator("[data-test=confirm]")).to_contain_text("Travel to")
    before = asked(page)
    press(page, f"place-{far['place']}")  # a second touch confirms
    settle(page, before)
    assert pretend.acted == [f"travel {far['place']}"]
    page.context.close()


def test_the_coach_drives_along_the_roads(browser: Browser, built: None) -> None:
    """What flies is a copy, by way of the places in between; nothing waits for it."""
    s = reached(2, "choose-action", "travel")
    page, pretend = shown(browser, s)
    view: Any = GAME.view(s, 0)
    far = max((p for p in view["map"] if f"travel {p['place']}" in texts(s)), key=lambda p: len(p["way"]))
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(HELD)
    press(page, f"place-{far['place']}")
    page.locator("[data-test=confirm]").first.click()
    assert len(far["way"]) > 2
    page.wait_for_function(
        "stops => window.flown.some(each => each.what === 'piece' && each.stops === stops)", arg=len(far["way"])
    )
    assert pretend.acted == [f"travel {far['place']}"]
    page.context.close()


def test_what_is_bought_goes_to_its_owner_where_the_shelf_has_no_room(browser: Browser, built: None) -> None:
    """And in a low window the whole score is in sight, without scrolling."""
    page, pretend = shown(browser, reached(2, "choose-action", "commission", 1), 1280, 720)
    assert page.evaluate("(e => e.scrollHeight - e.clientHeight)(document.querySelector('.score'))") == 0
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(HELD)
    press(page, next(key for key in legal(page) if key.startswith("row-op")))
    page.locator("[data-test=confirm]").first.click()
    page.locator("[data-test=picks]").wait_for()
    assert not page.locator(".own .shelf").first.is_visible()
    page.wait_for_function("() => window.flown.some(each => each.what === 'piece')")
    assert page.evaluate("() => window.flown.find(each => each.what === 'piece').moves"), "it fades instead of going anywhere"
    assert pretend.acted[-1].startswith("commission ")
    page.context.close()


def test_on_a_phone_the_purse_says_what_would_be_left(browser: Browser, built: None) -> None:
    """And the own parts are tabs: the one in view is selected, the question selects the one it is about."""
    page, pretend = shown(browser, reached(3, "play-experience"), 360, 740)
    expect(page.locator("[data-test=part-hand]")).to_have_attribute("aria-selected", "true")
    page.locator("[data-test=part-diary]").tap()
    expect(page.locator("[data-test=part-diary]")).to_have_attribute("aria-selected", "true")
    expect(page.locator("[data-part=diary]")).to_be_in_viewport(ratio=0.5)
    s = reached(3, "choose-action", "commission")
    put(page, pretend, s)
    view: Any = GAME.view(s, 0)
    purse = page.locator("[data-test=purse]")
    expect(purse).to_contain_text(str(view["players"][0]["ducats"]))
    page.locator(f'[data-touch="{next(key for key in legal(page) if key.startswith("row-op"))}"]').tap()
    expect(purse).to_contain_text("›")
    expect(purse).to_be_in_viewport()
    page.context.close()


def texts(s: State) -> list[str]:
    return [GAME.words.text(action) for action in s.legal(0)]


def test_a_space_asks_for_the_composer(browser: Browser, built: None) -> None:
    s = reached(3, "choose-action", "requiem")
    page, _ = shown(browser, s)
    key = next(key for key in legal(page) if key.startswith("space-"))
    expect(page.locator(f'[data-touch="{key}"]')).to_have_attribute("aria-label", re.compile(r"Free\. .*Costs"))
    press(page, key)
    expect(page.locator("[data-test=confirm]").first).to_have_text(re.compile(r"^\s*(Eybler|Stadler|Süßmayr|Freystädtler) [♪♬]"))
    expect(page.locator("[data-test=chosen] .chip").first).to_be_visible()
    page.context.close()


def test_why_not_names_the_rule(browser: Browser, built: None) -> None:
    page, _ = shown(browser, reached(3, "play-experience"))
    press(page, "place-london", quiet=True)
    expect(page.locator("[data-test=refusal]")).to_contain_text(re.compile(r"^Not now\. .*not what you are asked"))
    page.context.close()


def before_maintenance() -> State:
    """Seat 0 is asked something in the first round, and "done" leads to maintenance."""
    rng = Rng(2)
    s = GAME.new({"players": 2})
    play_chance(s, rng)
    done = GAME.words.parse("done")
    while True:
        seat = s.player()
        acts = s.legal(seat)
        if seat == 0 and done in acts:
            c = s.clone()
            c.told = []
            c.apply(0, done)
            if any(told.event.name == "maintained" for told in c.told or []):
                return s
        s.apply(seat, done if done in acts else acts[0])
        play_chance(s, rng)


@pytest.mark.parametrize("width", [1440, 360])
def test_maintenance_in_acts_that_can_be_skipped(browser: Browser, built: None, width: int) -> None:
    """Act by act with motion; a key shows all; it covers nothing of the board, and goes when one plays on."""
    page, _ = shown(browser, before_maintenance(), width, 740)
    page.emulate_media(reduced_motion="no-preference")
    person = Person(page, 1, width < 500)
    person.touch("[data-test=confirm-picks]")
    upkeep = page.locator("[data-test=upkeep]")
    expect(upkeep).to_contain_text("Your diary")
    expect(upkeep).to_be_in_viewport()
    asked(page)  # skips what moves
    expect(upkeep).to_contain_text("receives")
    hidden = page.evaluate(
        """() => {
          const panel = document.querySelector('[data-test=upkeep]').getBoundingClientRect();
          return [...document.querySelectorAll('[data-test=board] [data-touch]')].filter(e => {
            const b = e.getBoundingClientRect();
            return b.left < panel.right && b.right > panel.left && b.top < panel.bottom && b.bottom > panel.top;
          }).map(e => e.dataset.touch);
        }"""
    )
    assert hidden == []
    assert person.step()
    if width > 500:
        expect(upkeep).to_have_count(0)
    else:
        page.locator("[data-test=page-row]").tap()
        expect(page.locator("[data-test=page-row]")).to_have_attribute("aria-pressed", "true")
    page.context.close()


@pytest.mark.parametrize("width", [1440, 360])
def test_the_soloist_says_what_he_does_and_why(browser: Browser, built: None, width: int) -> None:
    s = GAME.new({"players": 1, "level": "hard"})
    play_chance(s, Rng(3))
    page, pretend = shown(browser, s, width, 800)
    person = Person(page, 3, width < 500)
    while not any(told["event"] == "solo-experienced" for told in pretend.log):
        assert person.step()
    asked(page)
    panel = page.locator("[data-test=soloist]")
    expect(panel).to_be_in_viewport()
    expect(panel).to_contain_text("What:")
    expect(panel.locator("li").first).to_contain_text("Soloist")
    assert violations(page) == []
    page.context.close()


@pytest.mark.parametrize("width", [1440, 360])
def test_no_axe_violations(browser: Browser, built: None, width: int) -> None:
    page, pretend = shown(browser, reached(3, "play-experience"), width, 800)
    for s in (pretend.s, reached(3, "choose-action", "perform", 3), reached(3, "mix-points"), reached(3, "exchange", "cash")):
        put(page, pretend, s)
        assert in_both_themes(page) == []
    press(page, legal(page)[0])
    assert in_both_themes(page) == []
    page.context.close()


def test_a_phone_fits_and_can_be_touched(browser: Browser, built: None) -> None:
    page, pretend = shown(browser, reached(3, "play-experience"), 360, 740)
    kinds = [("choose-action", "requiem"), ("choose-action", "travel"), ("choose-action", "commission"), ("exchange", "cash")]
    for s in [pretend.s, *(reached(3, *kind) for kind in kinds)]:
        put(page, pretend, s)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        small = page.eval_on_selector_all(
            '.table button, .table a, [data-touch][role="button"]',
            """all => all.map(e => [e, e.getBoundingClientRect()])
                         .filter(([e, b]) => b.width > 0 && (b.width < 43.9 || b.height < 43.9))
                         .map(([e, b]) => `${e.dataset.touch ?? e.outerHTML.slice(0, 90)} ${b.width}x${b.height}`)""",
        )
        assert small == []
    # An opus of the row is called by its name, or by how it begins.
    names = page.eval_on_selector_all("[data-page=row] .title .page", "all => all.map(e => e.innerText.trim())")
    assert names
    assert all(names)
    # The question brings up the part it is about.
    page.locator("[data-test=page-map]").click()
    expect(page.locator("[data-test=page-map]")).to_have_attribute("aria-pressed", "true")
    page.context.close()


def test_whole_turns_by_keyboard_alone(browser: Browser, built: None) -> None:
    """Tab, arrows, Enter and Escape: travel, payment, the score; then turn after turn, with the maintenance."""
    page, pretend = shown(browser, reached(2, "choose-action", "travel"))
    keys = Keys(page, 7)
    expect(page.locator("[data-voice=polite]")).to_contain_text("Your turn. What do you do with your card?")
    for kind, starts, prefix in (
        ("choose-action", "travel", "place-"),
        ("choose-action", "commission", "row-op"),
        ("mix-points", "", "token-"),
        ("choose-action", "requiem", "space-"),
        ("choose-action", "perform", "opus-"),
    ):
        put(page, pretend, reached(2, kind, starts))
        before = len(pretend.acted)
        keys.answer(next(key for key in legal(page) if key.startswith(prefix)), waver=True)
        assert len(pretend.acted) == before + 1
    # An arrow goes from a thing to the next one in that direction.
    put(page, pretend, reached(2, "play-experience"))
    first, second = [key for key in legal(page) if key.startswith("hand-")][:2]
    keys.reach(f'[data-touch="{first}"]')
    page.keyboard.press("ArrowRight")
    assert keys.focused() == second
    # Two rounds and more, with the maintenance between them.
    before = len(pretend.acted)
    while sum(act.startswith("experience ") for act in pretend.acted[before:]) < 6:
        assert keys.step()
    assert any(told["event"] == "maintained" for told in pretend.log)
    page.context.close()


def test_four_languages_in_the_middle(browser: Browser, built: None) -> None:
    page, _ = shown(browser, reached(3, "choose-action", "travel"))
    press(page, next(key for key in legal(page) if key.startswith("place-")))
    seen = set()
    for language in ("ru", "fr", "es", "en"):
        page.locator("[data-test=language]").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("[data-test=chosen]")).to_be_visible()
        seen.add(question(page))
        labels = page.eval_on_selector_all("[data-touch]", "all => all.map(e => e.getAttribute('aria-label')).join('\\n')")
        assert not re.search(r"\b(la|nd|error|ask|do|tell)-[a-z]", page.locator("body").inner_text() + labels)
    assert len(seen) == 4
    page.context.close()


def test_the_own_things_stay_where_they_are_and_giving_up_has_a_place_of_its_own(browser: Browser, built: None) -> None:
    """Diary and stores lie where they lay, whatever is asked; no more of an action asks twice, away from what confirmed."""
    kinds = ("play-experience", "play-story", "card-or-ducats", "choose-action", "mix-points", "exchange")
    page, pretend = shown(browser, reached(3, kinds[0]), 1280, 720)
    diary: set[tuple[float, float]] = set()
    stores: set[tuple[float, float]] = set()
    carry = None
    for kind in kinds:
        put(page, pretend, reached(3, kind, "done" if kind == "choose-action" else ""))
        for what, lie in ((".own .diary", diary), (".own > .stores", stores)):
            box = page.locator(what).bounding_box()
            assert box is not None, f"{kind}: no {what}"
            lie.add((box["x"], box["y"]))
        if kind == "card-or-ducats":
            carry = page.locator("[data-touch=token-carry-out]").bounding_box()
        if kind == "choose-action":
            done = page.locator("[data-touch=token-done]").bounding_box()
            assert carry is not None
            assert done is not None
            assert done["x"] > carry["x"] + carry["width"]
            press(page, "token-done")
            expect(page.locator("[data-test=confirm][data-act=done]")).to_be_visible()
            assert pretend.acted == []
    assert len(diary) == len(stores) == 1, (diary, stores)
    expect(page.locator("[data-test=confirm-picks]")).not_to_have_class(re.compile("primary"))  # nothing is chosen: it gives up
    page.context.close()


def test_only_a_pointer_that_moves_asks_what_a_thing_is(browser: Browser, built: None) -> None:
    page, pretend = shown(browser, reached(3, "play-experience"), 1280, 720)
    page.locator("[data-touch^=hand-]").first.hover()
    tip = page.locator(".tip[aria-hidden]")
    expect(tip).to_be_visible()
    put(page, pretend, reached(3, "card-or-ducats"))  # its token lies under the pointer now
    assert page.evaluate("() => document.querySelector('[data-touch=token-carry-out]').matches(':hover')")
    expect(tip).to_have_count(0)
    page.locator("[data-touch=token-carry-out]").hover(position={"x": 20, "y": 20})
    expect(tip).to_be_visible()
    assert (tip.inner_text()).count("Carry out the card") == 1
    page.context.close()
