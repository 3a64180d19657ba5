"""House of Fado in the browser: whole games by touching, plans, kick-outs, Alfama, phone, keys, languages."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from parlour.engine.core import State
from parlour.engine.game import play_chance
from parlour.engine.rng import Rng
from tests.web.conftest import Open, Server
from tests.web.fado import GAME, Duel, Typist, at, step, whole_game
from tests.web.hand import asked, bots, make
from tests.web.pretend import ORIGIN, Pretend
from tests.web.test_pages import in_both_themes, violations

TABLE = (
    "round 6; left grey=1 brown=2; centre grey=2 black=1 brown=1; right black=2 brown=1 critic; tiles a b c;"
    "billboards singer-2=4 portuguese-guitar-2=3; stars fado=1;"
)
OWN = "0: points 17, coins 9, notes clef=1 minim=2 quaver=1, fados three-2, removed 4, beside singer=2"
OTHERS = "1: points 21, coins 4, at street-left boulevard-right, removed 3, beside singer=1; 2: coins 12; 3: coins 2"
FULL = "musicians portuguese-guitar-1=3 singer-1=5, two grey=1 black=1, three critic, bar grey=1 black=1"


class Shown:
    """A page that shows positions straight from the engine."""

    def __init__(
        self, browser: Browser, s: State, width: int = 1440, height: int = 900, theme: str = "dark", language: str = "en"
    ):
        touch = width < 500
        self.context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce", has_touch=touch)
        self.page = self.context.new_page()
        self.page.set_default_timeout(60_000)
        saved = f"JSON.stringify({{theme: '{theme}', language: '{language}'}})"
        self.page.add_init_script(f"localStorage.setItem('parlour-prefs', {saved})")
        self.table = Pretend(GAME, s, 0)
        self.table.install(self.page)
        self.page.goto(f"{ORIGIN}/table/t1")
        self.page.locator("[data-test=board] .city").wait_for()

    def touch(self, key: str, quiet: bool = False) -> None:
        self.page.locator(f'[data-touch="{key}"]').first.click(force=quiet)

    def name(self, key: str) -> str:
        return self.page.locator(f'[data-touch="{key}"]').first.get_attribute("aria-label") or ""


Show = Callable[..., Shown]


@pytest.fixture
def show(browser: Browser, built: None) -> Iterator[Show]:
    opened: list[Shown] = []

    def make_one(s: State, **more: Any) -> Shown:
        found = Shown(browser, s, **more)
        opened.append(found)
        return found

    yield make_one
    for each in opened:
        each.context.close()


def placing() -> State:
    return at(f"{TABLE} {OWN}, at boulevard-left street-right=centre, supply 1, {FULL}; {OTHERS}; ask 0", 4)


def closing() -> State:
    return at(f"{TABLE} {OWN}, at boulevard-left restaurant, {FULL}; {OTHERS}; ask 0 restaurant", 4)


def inviting() -> State:
    return at(f"{TABLE} {OWN}, at boulevard-left street-right, musicians singer-1=5; {OTHERS}; ask 0 street-right", 4)


def alfama() -> State:
    """Her turn after a pass: she picks up, places, and kicks the human out of the boulevard."""
    s = at(
        "last rehearsal; 0: at boulevard-left street-right rehearsal; 1: at street-left billboards-right boulevard-right; ask 0",
        1,
    )
    for act in ("take street-right", "place billboards-left", "pass"):
        if GAME.words.parse(act) in s.legal(0):
            s.apply(0, GAME.words.parse(act))
            play_chance(s, Rng(2))
    return s


def test_a_whole_game_with_a_real_pointer(browser: Browser, dealt: Server) -> None:
    """At a real server, from the first move to the last; alone and with four: whole_games.py."""
    assert whole_game(browser, dealt, 2, 1280, 720).clicks > 100


def test_a_lamp_says_who_would_be_kicked_out_and_get_what(show: Show) -> None:
    shown = show(placing())
    name = shown.name("space-street-left")
    assert "Blanche is kicked out" in name
    assert "any note, for 1 coin; 1 coin; any note, for 2 coins" in name
    shown.touch("space-street-left")
    expect(shown.page.locator(".own .note")).to_contain_text("Blanche is kicked out")
    expect(shown.page.locator("[data-test=whose-turn]")).to_have_text("Your turn")
    # One's own workers bar the way, and the reason is said.
    shown.touch("space-boulevard-left", quiet=True)
    expect(shown.page.locator("[data-test=refusal]")).to_contain_text("already have a worker")


def test_prices_and_majorities_as_they_are_now(show: Show) -> None:
    shown = show(at(f"{TABLE} {OWN}, at billboards-left, musicians singer-1=5; {OTHERS}; ask 0 billboards-left", 4))
    name = shown.name("poster-singer")
    assert "Ada: 2, now 12 points" in name
    assert "Blanche: 1, now 7 points" in name
    assert "If you promote here: 12 instead of 12" in name
    assert "Contract for 6 coins" in shown.name("poster-portuguese-guitar")
    assert "Next: the table for four" in shown.page.locator(".track .words").first.inner_text()
    shown.touch("stage-singer")
    expect(shown.page.locator("[data-test=chosen] .chip").first).to_be_visible()
    expect(shown.page.locator(".foot li.ghost")).to_contain_text("×3")


def test_applause_shows_its_result_before_it_is_confirmed(show: Show) -> None:
    shown = show(closing())
    page = shown.page
    expect(page.locator("[data-test=closing]")).to_contain_text("would pay 4 coins")
    shown.touch("space-restaurant")
    page.locator("[data-test=confirm]").first.click()
    confirm = page.locator("[data-test=confirm-picks]")
    expect(confirm).to_contain_text("No applause")
    expect(page.locator("[data-test=closing] li.now")).to_contain_text("Applaud")
    shown.touch("stage-singer")
    expect(page.locator("[data-test=brings]")).to_contain_text("fame 6")
    page.locator(".clap").first.click()
    expect(confirm).to_contain_text("No applause")
    shown.touch("stage-singer")
    shown.touch("stage-portuguese-guitar", quiet=True)
    expect(page.locator("[data-test=refusal]")).to_contain_text("not enough applause")
    assert shown.table.acted == ["close"]
    confirm.click()
    expect(page.locator("[data-test=closing] li.now")).to_contain_text("Farewell")
    assert shown.table.acted == ["close", "applaud singer"]  # nothing else could be applauded, so nobody is asked


def test_a_kick_out_offers_its_bonuses_with_words(show: Show) -> None:
    s = at(f"{TABLE} {OWN}, at boulevard-left; {OTHERS}; ask 1", 4)
    s.apply(1, GAME.words.parse("place boulevard-left"))
    shown = show(s)
    expect(shown.page.locator("[data-test=sentence]")).to_contain_text("Blanche kicks you out")
    expect(shown.page.locator("[data-test=whose-turn]")).to_have_text("You are asked · Blanche’s turn")
    tray = shown.page.get_by_role("group", name="To choose from")
    expect(tray).to_contain_text("A customer for the bar, for 1 coin")
    shown.touch("exit-boulevard-left-centre")
    expect(shown.page.locator("[data-test=chosen] .chip")).to_contain_text("+1")


def test_nothing_moves_from_under_the_pointer_when_keys_were_pressed_before(show: Show) -> None:
    page = show(placing()).page
    by_key = page.locator("[data-test=to-legal]:not(.hidden)")  # takes room from the sentence, and so from the board
    page.keyboard.press("Shift")
    by_key.wait_for()
    page.locator('[data-touch="space-street-left"]').hover()
    page.mouse.down()
    expect(by_key).to_have_count(1)
    page.mouse.up()
    page.locator("[data-test=chosen]").wait_for()
    expect(by_key).to_have_count(0)


def test_guests_without_a_table_are_told_what_is_missing(show: Show) -> None:
    shown = show(inviting())
    rest, confirm = shown.page.locator("[data-test=rest]"), shown.page.locator("[data-test=confirm-picks]")
    shown.touch("guest-centre-brown")
    expect(rest).to_have_text("Choose a table, too.")
    expect(confirm).to_be_disabled()
    shown.touch("table-three")
    expect(confirm).to_be_enabled()
    shown.touch("guest-centre-brown")  # no more of them: all are taken back
    expect(rest).to_have_text("Choose who sits there, too.")


def test_in_a_low_window_no_way_out_is_below_the_edge(show: Show) -> None:
    kicked = at(f"{TABLE} {OWN}, at boulevard-left; {OTHERS}; ask 1", 4)
    kicked.apply(1, GAME.words.parse("place boulevard-left"))
    page = show(kicked, width=640, height=360).page
    tokens = page.locator("[data-touch^=token-shift]")
    expect(tokens).to_have_count(3)
    for token in tokens.all():
        expect(token).to_be_in_viewport(ratio=1)


def test_two_stars_at_once_stand_beside_each_other(show: Show) -> None:
    shown = show(placing())
    table = shown.table
    table.rev, table.ask = table.rev + 1, table.ask + 1
    taken = [{"rev": table.rev, "at": 0, "event": "star-taken", "args": {"player": n, "star": n}} for n in (0, 1)]
    table.told += taken
    table.send()
    shown.page.wait_for_function(
        """() => {
          const [one, two] = [...document.querySelectorAll('[data-test=star-won]')].map((each) => each.getBoundingClientRect());
          return one && two && (one.right <= two.left || one.bottom <= two.top);
        }"""
    )


def test_kick_outs_answered_beforehand(visit: Open) -> None:
    page = visit()
    table = make(page, bots(2), game="house-of-fado", done="never")
    page.goto(f"/table/{table['table']}")
    asked(page)
    page.locator("[data-test=prepare]").click()
    page.locator("[data-test=prepare-rehearsal]").select_option("left")
    page.locator("[data-test=prepare-raise]").select_option("singer")
    page.locator("[data-test=prepare-note]").select_option("pass")
    assert violations(page) == []
    page.locator("[data-test=prepare-save]").click()
    expect(page.locator("[data-test=prepare]")).to_contain_text("answered beforehand")
    page.locator("[data-test=prepare]").click()  # it is kept, and shown again
    expect(page.locator("[data-test=prepare-raise]")).to_have_value("singer")
    expect(page.locator("[data-test=prepare-note]")).to_have_value("pass")
    expect(page.locator("[data-test=prepare-guest]")).to_have_value("")


def test_alfama_moves_step_by_step_with_reasons(show: Show) -> None:
    shown = show(alfama())
    steps = shown.page.locator("[data-test=alfama]")
    expect(steps).to_contain_text("Alfama picks up her worker")
    expect(steps).to_contain_text("the first one clockwise where she can act")
    steps.get_by_role("button", name="One step back").click()
    expect(shown.page.locator(".lamp.walked")).to_have_count(1)
    assert violations(shown.page) == []
    # Her turn waited for the worker she kicks out: what she does then is shown as well.
    shown.touch("token-shift centre")
    shown.page.locator("[data-test=confirm]").click()
    expect(steps.locator("li").nth(2)).to_contain_text("has to leave")
    expect(steps.locator("li").last).to_be_visible()


def test_no_axe_violations(show: Show) -> None:
    shown = show(placing(), theme="light")
    page = shown.page
    shown.touch("space-street-left")
    page.locator("[data-test=chosen]").wait_for()
    found = in_both_themes(page)
    page.locator("[data-test=plate-1]").click()
    page.get_by_role("dialog").wait_for()
    found += in_both_themes(page)
    page.keyboard.press("Escape")
    shown.table.put(closing())
    page.locator("[data-test=closing]").wait_for()
    found += in_both_themes(page)
    assert found == []


def small(page: Page) -> list[str]:
    """What can be touched now and is too small for a thumb."""
    found: list[str] = page.eval_on_selector_all(
        '.table button, .table a, [data-touch][data-state="legal"]',
        """all => all.map(e => [e, e.getBoundingClientRect()])
                     .filter(([e, b]) => b.width > 0 && (b.width < 44 || b.height < 44))
                     .map(([e, b]) => `${e.outerHTML.slice(0, 90)} ${b.width}x${b.height}`)""",
    )
    return found


def test_a_phone_of_360_pixels(visit: Open, show: Show) -> None:
    page = visit(360, 740, touch=True)
    table = make(page, bots(3), game="house-of-fado", done="never")
    page.goto(f"/table/{table['table']}")
    rng = random.Random(6)
    for _ in range(12):
        asked(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        assert small(page) == []
        if not step(page, rng, []):
            break
    assert violations(page) == []
    shown = show(closing(), width=360, height=740)
    shown.touch("star-singer")  # what can't be used is named
    expect(shown.page.locator("[data-test=named]")).to_contain_text("Star of song. For the first of this kind")
    shown.touch("token-close")
    shown.page.locator("[data-test=confirm]").first.click()
    shown.touch("stage-singer")
    expect(shown.page.locator("[data-test=pick]")).to_contain_text("Singer")
    assert small(shown.page) == []


def test_by_keyboard_alone(browser: Browser, built: None) -> None:
    """Turns and a whole closing with Tab, Enter and Escape: the focus is seen, everything has a name, nothing is a trap."""
    person = Typist(Duel(2, 8))
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(60_000)
    person.open(page, ORIGIN)
    expect(page.locator("[data-voice=polite]")).to_contain_text("Where do you place the worker")
    # What is chosen is given up with Escape, and a second Enter confirms.
    person.reach('[data-touch="space-rehearsal"]', "place rehearsal")
    page.keyboard.press("Enter")
    expect(page.locator("[data-test=chosen]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-test=chosen]")).to_have_count(0)
    assert person.table.acted == []
    # A dialog is left with Escape too, and the focus goes back.
    person.reach("[data-test=prepare]", "")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate("document.activeElement.dataset.test") == "prepare"
    while "close" not in person.table.acted or sum(act.startswith("place") for act in person.table.acted) < 7:
        person.decide()
    assert {"hire", "invite"} <= {act.split()[0] for act in person.table.acted}
    # Arrows go from thing to thing, legal or not; Tab goes on past the board and comes round again.
    page.keyboard.press("n")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.touch !== undefined")
    stops = page.eval_on_selector_all("a[href], button, select, input, textarea, summary, [tabindex='0']", "all => all.length")
    assert stops < 400
    for _ in range(stops + 5):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement === document.body"):
            break
    else:
        raise AssertionError("Tab never leaves the page")
    context.close()


def test_four_languages(show: Show) -> None:
    shown = show(closing())
    page = shown.page
    shown.touch("space-restaurant")
    page.locator("[data-test=confirm]").first.click()
    seen = {""}
    before = page.locator("[data-test=closing]").inner_text()
    for language in ("ru", "fr", "es", "en"):
        page.locator("[data-test=language]").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("[data-test=closing]")).not_to_have_text(before, use_inner_text=True)
        before = page.locator("[data-test=closing]").inner_text()
        seen.add(before)
        everything = page.locator("body").inner_text() + " ".join(
            page.eval_on_selector_all("[aria-label]", "all => all.map(e => e.getAttribute('aria-label'))")
        )
        assert not re.search(r"\b(hf|error|state|ask|do|tell)-[a-z]", everything)
    assert len(seen) == 5
