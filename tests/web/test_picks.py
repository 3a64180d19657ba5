"""Runs of picks in the browser: the rulebooks' examples as they are printed, in any order, confirmed once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, cast

import pytest
from playwright.sync_api import Browser, Page, expect

from parlour.advice import best_picks
from parlour.bots import find_bot
from parlour.engine.core import State
from parlour.engine.game import Game
from parlour.engine.picks import picks_of
from parlour.engine.rng import Rng
from parlour.shelf import find
from parlour.shelf.house_of_fado.state import HouseOfFado
from tests.games.house_of_fado.table import at as at_fado
from tests.games.house_of_fado.table import do
from tests.games.house_of_fado.test_picks import MUSICIANS, closing
from tests.games.lacrimosa.table import at as at_lacrimosa
from tests.games.lacrimosa.test_maintenance import STARTS
from tests.games.lacrimosa.test_why import wild
from tests.games.notre_dame.table import hiring, playing
from tests.web.conftest import Open
from tests.web.hand import PICKED, asked, bots, look, make, pick, settle, touch
from tests.web.lacrimosa import Keys
from tests.web.pretend import ORIGIN, Pretend

ND, HF, LA = find("notre-dame"), find("house-of-fado"), find("lacrimosa")
NOW: Final = "state => document.querySelector('[data-test=picks]')?.dataset.now === state"


def wild_steps() -> State:
    """[LA-6.1] Maintenance with three wild steps: two of a Story card, one of the finance track; the other seat has two."""
    own = f"finance 4, {STARTS}, hand me-start-9, story me-3-7 me-start-5 me-start-6 me-start-7"
    other = f"finance 4, {STARTS}, hand me-start-9, story me-3-5 me-start-5 me-start-6 me-start-7"
    return at_lacrimosa(f"round 3; 0: {own}; 1: {other}; ask maintenance")


def applause() -> State:
    """[HF-7.3] The example: fame 2, 2 and 3; 3 brown, 1 black, 1 grey and a critic."""
    own = f"two critic, three brown=2 black=1, bar brown=1 grey=1, {MUSICIANS.format(2, 2, 3)}"
    return do(at_fado(closing(own), 3), "close")


def peaks() -> State:
    """[HF-7.4] Three musicians of fame 6 whose stars have gone."""
    return do(at_fado(closing(MUSICIANS.format(6, 6, 6), "stars portuguese-guitar=1 singer=1 classical-guitar=1")), "close")


def farewell() -> State:
    return do(at_fado(closing(MUSICIANS.format(2, 3, 4))), "close")


def street() -> State:
    return at_fado("left grey=2 brown=2; 0: at street-left; ask 0 street-left")


def hiring_two() -> State:
    """[HF-3.1] The example: a Portuguese guitar of fame 2 for 4 coins and a singer of fame 1 for 3."""
    return at_fado("fame portuguese-guitar-1=2 singer-1=1; 0: coins 7, at boulevard-left; ask 0 boulevard-left")


def exchange() -> State:
    return at_lacrimosa("0: ducats 5, markers travel; ask 0 exchange")


Play = Callable[..., tuple[Page, Pretend]]


@pytest.fixture
def play(browser: Browser, built: None) -> Iterator[Play]:
    """A page that shows positions straight from the engine."""
    contexts = []
    errors: list[str] = []

    def opened(game: Game, s: State, width: int = 1440, height: int = 900) -> tuple[Page, Pretend]:
        context = browser.new_context(
            viewport={"width": width, "height": height}, reduced_motion="reduce", has_touch=width < 500, locale="en"
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.on("pageerror", lambda error: errors.append(str(error)))
        table = Pretend(game, s, 0)
        table.install(page)
        page.goto(f"{ORIGIN}/table/t1")
        asked(page)
        return page, table

    yield opened
    for context in contexts:
        context.close()
    assert errors == []


def me(table: Pretend) -> Any:
    """Seat 0, whatever the game."""
    return cast(Any, table.s).players[0]


def confirm(page: Page) -> None:
    before = page.evaluate("document.querySelector('.table').dataset.asked")
    page.locator("[data-test=confirm-picks]").click()
    settle(page, before)


def put(page: Page, table: Pretend, s: State) -> None:
    """Another position on the same page."""
    table.put(s)
    page.wait_for_function("id => document.querySelector('.table').dataset.asked === id", arg=f"{table.ask}.0")
    look(page)


def test_a_hint_says_all_picks_and_goes_on_from_those_that_are_chosen(play: Play) -> None:
    """“Do it” chooses the whole set; asked again, the hint has it, and “Do it” confirms it."""
    page, table = play(HF, hiring_two())
    hint, heed = page.locator("[data-test=hint]"), page.locator("[data-test=heed]")
    pick(page, ["musician-singer-1"])
    page.locator("[data-test=hint-button]").click()
    run = picks_of(HF, table.s, 0)
    assert run is not None
    first = HF.words.parse("hire singer-1")
    whole, _ = best_picks(find_bot("adept"), run, [first], Rng(1))
    assert (first in whole, len(whole)) == (True, 2)
    heed.click()
    page.wait_for_function(PICKED, arg=2)
    expect(page.locator("[data-test=refusal]")).to_have_count(0)
    page.locator("[data-test=hint-button]").click()
    expect(hint).to_contain_text("Hint – ")
    before = page.evaluate("document.querySelector('.table').dataset.asked")
    heed.click()
    settle(page, before)
    assert [sorted(HF.words.parse(text) for text in texts) for texts in table.confirmed] == [sorted(whole)]


def test_notre_dame(play: Play) -> None:
    """[ND-3.11, ND-6.23, ND-6.27] Hotel, Gypsies, Butcher: the rat before the gold, Notre Dame first, the last sector first."""
    page, table = play(ND, playing("hotel", "hotel 2, rat 1"))
    rest, brings = page.locator("[data-test=rest]"), page.locator("[data-test=brings]")
    expect(page.locator("[data-test=confirm-picks]")).to_have_text("Pass")
    expect(rest).to_have_text("You may choose up to 2 more.")
    pick(page, ["token-benefit rat"])  # the marker stands on 1: it goes back once, and the second benefit is still there
    expect(rest).to_have_text("You may choose one more.")
    expect(brings).to_contain_text("You move your rat marker back 1 step")
    pick(page, ["token-benefit gold"], 1)
    expect(brings).to_contain_text("You gain 1 gold")
    touch(page, "token-benefit marker", quiet=True)
    expect(page.locator("[data-test=refusal]")).to_contain_text("Take a pick back to choose another")
    assert table.acted == []
    touch(page, "token-benefit rat")  # once more takes it back
    page.wait_for_function(PICKED, arg=1)
    pick(page, ["token-benefit rat"], 1)
    confirm(page)
    assert table.confirmed == [["benefit gold", "benefit rat"]]
    assert (me(table).rat, table.acted) == (0, ["benefit gold", "benefit rat"])

    put(page, table, hiring("gypsies", "bank 1, park 2, cathedral 1"))
    prestige = me(table).prestige
    pick(page, ["cathedral", "sector-park", "sector-bank", "sector-park"])
    expect(page.locator("[data-test=picks] .gain").first).to_contain_text("+8")
    assert page.locator('[data-touch="sector-park"]').get_attribute("data-picked") == "2"
    page.locator('[data-test=pick][data-act="from bank"]').click()  # the chip's cross takes it back
    page.wait_for_function(PICKED, arg=3)
    expect(page.locator("[data-test=picks] .gain").first).to_contain_text("+6")
    confirm(page)
    assert me(table).prestige == prestige + 6
    assert sum(me(table).sectors) == 1

    put(page, table, hiring("butcher", "bank 8, supply 4"))
    expect(rest).to_have_text("Choose 2 more before you confirm.")
    expect(page.locator("[data-test=confirm-picks]")).to_be_disabled()
    pick(page, ["sector-park", "sector-residence"])
    touch(page, "sector-hotel", quiet=True)
    expect(page.locator("[data-test=refusal]")).to_contain_text("No more can be chosen")
    confirm(page)
    assert sorted(table.confirmed[-1]) == ["to park", "to residence"]


def test_house_of_fado(play: Play) -> None:
    """[HF-3.1, HF-4.2, HF-7.3 to HF-7.5] The classical guitar before the singer, brown before grey, the table first or last."""
    page, table = play(HF, applause())
    pick(page, ["stage-classical-guitar"])
    touch(page, "stage-portuguese-guitar")
    page.wait_for_function(PICKED, arg=2)
    touch(page, "stage-singer", quiet=True)  # two hands for each: not enough for all three
    expect(page.locator("[data-test=refusal]")).to_contain_text("not enough applause")
    touch(page, "stage-portuguese-guitar")
    page.wait_for_function(PICKED, arg=1)
    pick(page, ["stage-singer"], 1)
    expect(page.locator("[data-test=brings]")).to_contain_text("fame 4")
    expect(page.locator("[data-test=confirm-picks]")).to_have_text("Applaud like this")
    confirm(page)
    assert table.confirmed == [["applaud classical-guitar", "applaud singer"]]
    assert [cast(HouseOfFado, table.s).fame_of(0, kind) for kind in range(3)] == [2, 3, 4]
    # What comes next is the farewell, as one question as well: the right one first.
    put(page, table, farewell())
    expect(page.locator("[data-test=confirm-picks]")).to_have_text("Keep everyone on stage")
    pick(page, ["stage-classical-guitar", "stage-portuguese-guitar"])
    confirm(page)
    assert table.confirmed[-1] == ["dismiss classical-guitar", "dismiss portuguese-guitar"]
    assert me(table).points == 6
    put(page, table, peaks())
    pick(page, ["stage-classical-guitar", "stage-portuguese-guitar"])
    confirm(page)
    assert (table.confirmed[-1], me(table).points) == (["retire classical-guitar", "retire portuguese-guitar"], 12)
    # Guests, and the table they sit at: touched between them, and another one instead.
    put(page, table, street())
    pick(page, ["guest-left-brown"])
    expect(page.locator("[data-test=sentence]")).to_contain_text("At which table do they sit?")
    expect(page.locator("[data-test=confirm-picks]")).to_be_disabled()
    pick(page, ["table-two", "guest-left-grey"], 1)
    touch(page, "table-three")
    expect(page.locator('[data-test=pick][data-act="table three"]')).to_be_visible()
    page.wait_for_function(PICKED, arg=3)
    pick(page, ["guest-left-brown"], 3)
    expect(page.locator(".guest.ghost")).to_have_count(3)
    confirm(page)
    assert table.confirmed[-1] == ["invite left-brown", "invite left-grey", "table three", "invite left-brown"]
    assert list(me(table).guests)[3:6] == [1, 0, 2]
    put(page, table, hiring_two())
    pick(page, ["musician-singer-1", "musician-portuguese-guitar-1"])
    expect(page.locator("[data-test=picks] .gain").first).to_contain_text("−7")
    confirm(page)
    assert me(table).coins == 0


def test_lacrimosa(play: Play) -> None:
    """[LA-2.8, LA-3.4, LA-6.1] Composition first: each wild counts by itself; buying first, cashing in later; undone as one."""
    page, table = play(LA, wild_steps())
    rest = page.locator("[data-test=rest]")
    expect(page.locator("[data-test=sentence]")).to_contain_text("3 wild points")
    expect(page.locator("[data-test=sentence]")).to_contain_text("At its end a track gives 1 ducat instead")
    expect(rest).to_have_text("Choose 3 more before you confirm.")
    pick(page, ["track-composition"])
    expect(rest).to_have_text("Choose 2 more before you confirm.")
    pick(page, ["track-talent", "track-composition"], 1)
    expect(rest).to_have_text("No more can be chosen.")
    confirm(page)
    assert table.confirmed == [["raise composition", "raise talent", "raise composition"]]
    assert list(me(table).tracks) == [1, 1, 4]
    put(page, table, wild())
    before = list(me(table).markers)
    pick(page, ["markers-composition", "markers-talent"])
    confirm(page)
    assert [now - old for now, old in zip(me(table).markers, before)] == [1, 0, 1]
    put(page, table, exchange())
    expect(page.locator("[data-test=confirm-picks]")).to_have_text("End the turn")
    pick(page, ["markers-composition", "markers-talent"])
    expect(rest).to_have_text("Choose more before you confirm.")  # six ducats: a marker must be given up as well
    pick(page, ["markers-travel"], 2)
    expect(page.locator("[data-test=confirm-picks]")).to_have_text("Exchange and end the turn")
    confirm(page)
    assert table.confirmed[-1] == ["buy composition", "buy talent", "cash travel"]
    assert (me(table).ducats, list(me(table).markers)) == (0, [1, 0, 1])


def test_by_keyboard_alone(play: Play) -> None:
    """Enter chooses, Escape and Backspace take back, D confirms; what is chosen is said; of two things, which."""
    page, table = play(LA, exchange())
    keys = Keys(page, 1)
    voice = page.locator("[data-voice=polite]")
    keys.reach('[data-touch="markers-travel"]')
    page.keyboard.press("Enter")  # sell it, or buy another?
    expect(page.locator("[data-test=option]")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.locator("[data-test=option]")).to_have_count(0)
    page.keyboard.press("Enter")
    page.keyboard.press("2")
    page.wait_for_function(PICKED, arg=1)
    expect(voice).to_contain_text("3 ducats for a travel marker chosen.")
    assert keys.focused() == "markers-travel"
    thing = page.locator('[data-touch="markers-travel"]')
    expect(thing).to_have_attribute("aria-pressed", "true")
    assert "Chosen." in (thing.get_attribute("aria-label") or "")
    page.keyboard.press("Backspace")
    page.wait_for_function(PICKED, arg=0)
    expect(voice).to_contain_text("Nothing chosen yet.")
    expect(thing).to_have_attribute("aria-pressed", "false")
    keys.reach('[data-touch="markers-composition"]')
    page.keyboard.press(" ")
    page.wait_for_function(PICKED, arg=1)
    page.keyboard.press("Escape")
    page.wait_for_function(PICKED, arg=0)
    page.keyboard.press("Enter")
    page.wait_for_function(PICKED, arg=1)
    before = page.evaluate("document.querySelector('.table').dataset.asked")
    page.keyboard.press("d")
    settle(page, before)
    assert table.confirmed == [["buy composition"]]


def test_on_a_phone(play: Play) -> None:
    """Guests and their table by thumb: everything is 44 pixels or more, and nothing is beside the screen."""
    page, table = play(HF, street(), 360, 740)
    for thing, n in (("guest-left-brown", 1), ("table-three", 2), ("guest-left-grey", 3)):
        page.locator(f'[data-touch="{thing}"]').first.tap()
        page.wait_for_function(PICKED, arg=n)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
    small = page.eval_on_selector_all(
        '[data-test=picks] button, [data-touch][data-state="legal"], [data-touch][data-state="chosen"]',
        """all => all.map(e => [e, e.getBoundingClientRect()]).filter(([e, b]) => b.width > 0 && (b.width < 44 || b.height < 44))
                     .map(([e, b]) => `${e.outerHTML.slice(0, 90)} ${b.width}x${b.height}`)""",
    )
    assert small == []
    expect(page.locator("[data-test=confirm-picks]")).to_be_in_viewport()
    before = page.evaluate("document.querySelector('.table').dataset.asked")
    page.locator("[data-test=confirm-picks]").tap()
    settle(page, before)
    assert table.confirmed == [["invite left-brown", "table three", "invite left-grey"]]


class Foreign(Pretend):
    """A game that nobody has drawn and that has no words here."""

    def api(self, path: str) -> Any:
        found = super().api(path)
        if path.endswith("/words"):
            return {"lang": "en", "text": ""}
        if path == "/api/games":
            return {"games": [{**found["games"][0], "id": "foreign"}]}
        return {**found, "game": "foreign"} if path == "/api/tables/t1" else found


def test_a_foreign_game(browser: Browser, built: None) -> None:
    """Buttons instead of drawn things: in any order, once more takes back, confirmed once."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce", locale="en")
    page = context.new_page()
    table = Foreign(ND, hiring("gypsies", "bank 1, park 2, cathedral 1"), 0)
    table.install(page)
    page.goto(f"{ORIGIN}/table/t1")
    expect(page.locator("[data-fallback]")).to_have_count(3)
    for n, act in enumerate(["from notre-dame", "from park", "from bank"], 1):
        page.locator(f'[data-fallback="{act}"]').click()
        page.wait_for_function(PICKED, arg=n)
    expect(page.locator('[data-fallback="from bank"]')).to_have_attribute("aria-pressed", "true")
    page.locator('[data-fallback="from bank"]').click()
    page.wait_for_function(PICKED, arg=2)
    confirm(page)
    assert table.confirmed == [["from notre-dame", "from park"]]
    context.close()


class Moody(Pretend):
    """A table that answers what-if only when it is in the mood."""

    mood = ""

    def answer(self, message: dict[str, Any]) -> dict[str, Any]:
        if "what-if" in message and self.mood == "fails":
            return {"type": "error", "n": message["n"], "error": {"key": "error-bad-value", "message": ""}}
        if "what-if" in message and self.mood == "sleeps":
            return {"type": "pong"}
        return super().answer(message)


def test_an_answer_that_does_not_come(browser: Browser, built: None) -> None:
    """Slow or failing, it is said and can be tried again; what was chosen is kept, also over a lost connection."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce", locale="en")
    page = context.new_page()
    table = Moody(HF, farewell(), 0)
    table.install(page)
    page.goto(f"{ORIGIN}/table/t1")
    asked(page)
    late, chips = page.locator("[data-test=late]"), page.locator("[data-test=pick]")
    table.mood = "fails"
    touch(page, "stage-singer")
    expect(late).to_contain_text("What you chose is still here")
    expect(chips).to_have_count(1)
    table.mood = "sleeps"
    page.locator("[data-test=again]").click()
    expect(late).to_contain_text("taking its time")
    table.mood = ""
    page.locator("[data-test=again]").click()
    page.wait_for_function(PICKED, arg=1)
    expect(late).to_have_count(0)
    table.mood = "sleeps"
    touch(page, "stage-classical-guitar")
    page.wait_for_function(NOW, arg="asked")
    table.mood = ""
    assert table.socket is not None
    table.socket.close(code=1012)
    expect(page.locator("[data-test=lost]")).to_have_count(0)
    page.wait_for_function(PICKED, arg=2)
    confirm(page)
    assert table.confirmed == [["dismiss singer", "dismiss classical-guitar"]]
    context.close()


def test_at_a_real_server(visit: Open) -> None:
    """Guests in any order at a table on the net: one line of the journal, and one undo takes all of it back."""
    page = visit()
    table = make(page, bots(2), {"first": "0"}, game="house-of-fado", done="always")
    page.goto(f"/table/{table['table']}")
    asked(page)
    touch(page, "space-street-left")
    page.locator("[data-test=confirm]").first.click()
    page.locator("[data-test=picks]").wait_for()
    guests = [key for key, acts in look(page)["lit"] if acts[0].startswith("invite left")]
    rev = int(page.locator(".table").get_attribute("data-rev") or 0)
    pick(page, [guests[-1], "table-two"])
    if len(guests) > 1:
        pick(page, [guests[0]], 2)
    page.reload()  # the page is another one: nothing was said, nothing is lost at the table
    page.locator("[data-test=picks]").wait_for()
    assert int(page.locator(".table").get_attribute("data-rev") or 0) == rev
    look(page)
    pick(page, ["table-two", guests[-1]])
    page.locator("[data-test=confirm-picks]").click()
    page.locator("[data-test=done]").wait_for()
    assert int(page.locator(".table").get_attribute("data-rev") or 0) == rev + 1
    page.get_by_role("button", name="Undo").click()
    page.locator("[data-test=picks]").wait_for()
    expect(page.locator("[data-test=pick]")).to_have_count(0)
