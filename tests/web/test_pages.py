"""Every page: no axe violations, no words missing, light enough, and good on a phone."""

from __future__ import annotations

import gzip
import random
import re
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, expect

import parlour
from tests.web.conftest import ROOT, Open
from tests.web.hand import asked, bots, legal, make, move, touch

AXE: Final = ROOT / "web/node_modules/axe-core/axe.min.js"
PACKAGE: Final = Path(parlour.__file__).parent
STATIC: Final = PACKAGE / "server/static"
LANGUAGES: Final = ["en", "ru", "fr", "es"]
# Russian words with names that keep their letters
LATIN: Final = [
    "credits-fonts",
    "credits-licence",
    "error-record-start",
    "key-enter",
    "key-esc",
    "key-tab",
    "link-open-house",
    "press-again-keys",
    "push-cannot",
]
COLOURS: Final = ["color-contrast", "link-in-text-block"]  # the rules that ask for colours


def violations(page: Page, rules: list[str] | None = None) -> list[str]:
    """What axe-core finds on this page, as short lines."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text())
    found: dict[str, Any] = page.evaluate(
        "rules => axe.run(document, {resultTypes: ['violations'], ...(rules && {runOnly: {type: 'rule', values: rules}})})", rules
    )
    return [f"{v['id']}: {node['target']} {node['failureSummary']}" for v in found["violations"] for node in v["nodes"]]


DRESS: Final = """async theme => {
  const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  document.documentElement.dataset.theme = theme;
  await frame();
  await Promise.allSettled(document.getAnimations().filter(a => a instanceof CSSTransition).map(a => a.finished));
  await frame();
}"""


def in_both_themes(page: Page) -> list[str]:
    """All rules in the light; by night only colours are different, so what is about colours is looked at again."""
    page.evaluate(DRESS, "light")
    found = violations(page)
    page.evaluate(DRESS, "dark")
    found += [f"dark {line}" for line in violations(page, COLOURS)]
    page.evaluate(DRESS, "light")
    return found


def test_no_axe_violations_on_any_page(visit: Open) -> None:
    page = visit()
    page.add_init_script("localStorage.setItem('parlour-prefs', JSON.stringify({theme: 'light', language: 'en'}))")
    found: list[str] = []
    for path in (
        "/",
        "/new/notre-dame",
        "/rules",
        "/rules/notre-dame",
        "/me",
        "/ratings",
        "/statistics/lacrimosa",
        "/editions/lacrimosa",
        "/import",
        "/credits",
        "/claim",
        "/nowhere",
    ):
        page.goto(path)
        page.locator("h1").first.wait_for(state="attached")
        page.wait_for_timeout(150)
        found += [f"{path} {line}" for line in in_both_themes(page)]
    table = make(page, bots(4))
    page.goto(f"/table/{table['table']}")
    asked(page)
    found += [f"draft {line}" for line in in_both_themes(page)]
    touch(page, legal(page)[0])
    page.locator("[data-test=chosen]").wait_for()
    found += [f"chosen {line}" for line in in_both_themes(page)]
    for button in ("menu", "scores", "plate-1"):
        page.locator(f"[data-test={button}]").click()
        page.get_by_role("dialog").wait_for()
        found += [f"{button} {line}" for line in in_both_themes(page)]
        page.keyboard.press("Escape")
    lobby = make(page, [{"kind": "me"}, {"kind": "person"}, {"kind": "open"}])
    page.goto(f"/table/{lobby['table']}")
    page.locator("[data-test=lobby]").wait_for()
    found += [f"lobby {line}" for line in in_both_themes(page)]
    assert found == []


def test_a_phone_of_360_pixels(visit: Open) -> None:
    """Nothing scrolls sideways, what can be touched is large enough, and a round can be played."""
    page = visit(360, 740, touch=True)
    room = make(page, [{"kind": "me"}, {"kind": "person"}, {"kind": "open"}, {"kind": "bot", "level": "random"}], public=True)
    invitation = "/claim#" + room["links"]["seats"]["1"].partition("#")[2]
    for path in ("/", "/new/notre-dame", "/rules", "/rules/notre-dame", "/me", "/credits", invitation, f"/table/{room['table']}"):
        page.goto(path)
        page.locator("h1, h2").first.wait_for(state="attached")
        page.wait_for_timeout(100)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, path
    assert page.locator("[data-test=lobby]").evaluate("lobby => lobby.scrollWidth <= lobby.clientWidth")
    title = page.get_by_role("heading", name="Notre Dame").bounding_box()
    assert title is not None
    assert title["width"] > 80  # which game it is
    page.set_viewport_size({"width": 640, "height": 360})
    assert page.locator("[data-test=lobby]").evaluate("lobby => lobby.clientWidth") > 500  # and all of a low window
    page.set_viewport_size({"width": 360, "height": 740})
    table = make(page, bots(3))
    page.goto(f"/table/{table['table']}")
    page.locator("[data-test=log-button]").click()
    page.go_back()  # from the log, which covers the screen, not from the table
    expect(page.locator(".log")).to_have_count(0)
    page.locator("[data-test=log-button]").click()
    page.locator(".log").get_by_role("button", name="Close").click()
    page.wait_for_function("() => !history.state?.sheet")  # it leaves no step behind
    assert page.url.endswith(table["table"])
    rng = random.Random(6)
    for _ in range(14):
        assert asked(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        small = page.eval_on_selector_all(
            ".table button, .table a, .touch[data-touch], .person[data-touch], .token[data-touch]",
            """all => all.map(e => [e, e.getBoundingClientRect()])
                         .filter(([e, b]) => b.width > 0 && (b.width < 44 || b.height < 44))
                         .map(([e, b]) => `${e.outerHTML.slice(0, 90)} ${b.width}x${b.height}`)""",
        )
        assert small == []
        if not move(page, rng):
            break
    assert violations(page) == []


# What of a card stands outside it, where it would be cut off.
CUT: Final = """card => [...card.querySelectorAll('.about *')]
  .filter(e => e.getBoundingClientRect().right > card.getBoundingClientRect().right)
  .map(e => e.outerHTML.slice(0, 90))"""


def test_the_cards_of_home(visit: Open) -> None:
    """All of a card can be reached at a glance on a low laptop; in large letters nothing of it is cut off."""
    page = visit(1280, 720)
    page.goto("/")
    for game in ("house-of-fado", "lacrimosa", "notre-dame"):
        expect(page.locator(f"[data-test=play-{game}]")).to_be_in_viewport(ratio=1)
        minutes = page.locator(f"[data-game={game}] .minutes")
        minutes.scroll_into_view_if_needed()
        minutes.locator("svg").first.wait_for()
        expect(minutes).to_have_accessible_name("How to play in three minutes")  # nothing of what the picture shows
        page.evaluate("scrollTo(0, 0)")
    page.set_viewport_size({"width": 390, "height": 844})
    page.add_style_tag(content="html { font-size: 200% !important; }")
    for card in page.locator(".cover").all():
        assert card.evaluate(CUT) == []


def test_a_spectator_sees_no_secrets(visit: Open) -> None:
    host = visit()
    table = make(host, bots(3), public=True)
    host.goto(f"/table/{table['table']}")
    asked(host)
    watcher = visit()
    watcher.goto(f"/table/{table['table']}")
    watcher.locator("[data-test=board] > svg").wait_for()
    assert watcher.locator(".touch").count() == 0
    assert watcher.locator('[role="button"][data-touch]').count() == 0
    assert violations(watcher) == []


def test_rulings_stand_out(visit: Open) -> None:
    """A sentence that no rulebook says bears a mark one can see, in the reader's language."""
    for language, mark in (("en", "our ruling"), ("ru", "наше решение"), ("fr", "notre décision"), ("es", "decisión nuestra")):
        page = visit(language=language)
        page.goto("/rules/notre-dame/clauses")
        clause = page.locator("[id='ND-5.5']")
        expect(clause.locator(".mark")).to_have_text(f"({mark})")
        assert page.locator("[id='ND-5.4'] .mark").count() == 0


def test_a_table_begins_as_the_reader_s_rulebook_says(visit: Open) -> None:
    """[LA-7.5] Spanish readers find movements chosen, for a first game too; everybody else markers."""
    for language, chosen in (("es", "1"), ("en", "0")):
        page = visit(language=language)
        page.goto("/new/lacrimosa")
        expect(page.locator("#o-tie-break")).to_have_value(chosen)
        page.locator("[data-test=beginner]").click()
        expect(page.locator("#o-tie-break")).to_have_value(chosen)


def test_first_load_is_light(visit: Open) -> None:
    """Below 300 kB compressed without the game's art."""
    page = visit()
    loaded: list[str] = []
    page.on("response", lambda response: loaded.append(response.url) if response.ok else None)
    page.add_init_script("window.requestIdleCallback = () => 0")  # the pictures of play are the games' art
    page.goto("/")
    page.locator("[data-test=play-notre-dame]").wait_for()
    page.wait_for_load_state("networkidle")
    size = 0
    for url in loaded:
        file = STATIC / re.sub(r"^https?://[^/]+/", "", url).split("?")[0]
        if file.is_file():
            data = file.read_bytes()
            size += len(data) if file.suffix == ".woff2" else len(gzip.compress(data))
    assert 0 < size < 300_000, size


def said(language: str) -> str:
    """All the browser's own words: everybody's, and those that pages and drawings fetch for themselves."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "web/src").rglob(f"{language}.ftl")))


def keys(text: str) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.M))


def test_interface_words_are_complete() -> None:
    """Every key the code asks for has words, and no English is left in the other languages."""
    english = said("en")
    shared = keys((PACKAGE / "words/en.ftl").read_text(encoding="utf-8"))
    used: set[str] = set()
    for file in (ROOT / "web/src").rglob("*"):
        if file.suffix in {".svelte", ".ts"}:
            used |= set(re.findall(r"""\bt\(\s*"([a-z][\w-]+)"\s*[,)]""", file.read_text(encoding="utf-8")))
    assert used - keys(english) - shared == set()
    for language in LANGUAGES[1:]:
        text = said(language)
        assert keys(text) == keys(english), language
        for key, value in re.findall(r"^([a-z][\w-]*) = (.+)$", text, re.M):
            variables = set(re.findall(r"\$(\w+)", value))
            original = re.search(rf"^{key} =(.*(?:\n[ ].*)*)", english, re.M)
            assert original is not None
            assert variables <= set(re.findall(r"\$(\w+)", original[1])), (language, key)
            if language == "ru":
                plain = re.sub(r"\{[^}]*\}", "", value)
                assert not re.search(r"[A-Za-z]{3,}", plain) or key in LATIN, (key, value)


def test_a_game_that_is_not_drawn_is_playable_with_buttons(visit: Open) -> None:
    """Areas and buttons from the view and the legal actions alone."""
    page = visit()
    games = page.request.get("/api/games").json()["games"]
    drawn = {path.parent.name for path in (ROOT / "web/src/games").glob("*/index.ts")}
    for game in games:
        if game["id"] in drawn:
            continue
        players = 2 if 2 in game["seats"] else game["seats"][0]
        table = make(page, bots(players), {"players": players}, game=game["id"])
        page.goto(f"/table/{table['table']}")
        for _ in range(5):
            state = asked(page)
            if state == "over":
                break
            if state == "done":
                page.locator("[data-test=done]").click()
                page.wait_for_timeout(100)
                continue
            page.locator("[data-fallback]").first.click()
            page.locator("[data-test=confirm]").first.click()
            page.wait_for_function("id => document.querySelector('.table').dataset.asked !== id", arg=state)
        assert violations(page) == []
        expect(page.locator("[data-test=log] .line").first).to_be_attached()
