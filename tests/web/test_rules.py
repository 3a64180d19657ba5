"""The rules as readers find them: pictures, examples to step through, a search, entries, and a player aid of one page."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Open
from tests.web.test_pages import in_both_themes, violations

LEAVES: Final = ["minutes", "examples", "glossary", "things", "aid"]


def drawn(page: Page) -> None:
    """Until every picture on the page is drawn and has its place."""
    page.wait_for_function(
        """() => { const all = [...document.querySelectorAll('[data-test=scene]')];
                   return all.length && all.every(e => e.dataset.drawn === 'true' && e.clientHeight > 60); }"""
    )


@pytest.mark.parametrize(("game", "language"), [("notre-dame", "ru"), ("house-of-fado", "fr"), ("lacrimosa", "es")])
def test_three_minutes_on_a_phone(visit: Open, game: str, language: str) -> None:
    """Two pages of five pictures by the table's own components; nothing sticks out or can be touched, no word is missing."""
    page = visit(360, 740, language=language)
    page.goto(f"/rules/{game}/minutes")
    expect(page.locator("[data-test=picture]")).to_have_count(5)
    drawn(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert page.locator("figcaption").evaluate_all("all => all.every(e => e.textContent.trim().length > 40)")
    assert page.locator("[data-test=scene] [data-touch]").count() > 10
    assert page.locator('[data-test=scene] [role="button"]').count() == 0
    assert page.locator('[data-test=scene] [data-state="legal"]').count() > 0
    assert not re.search(r"\b(picture|term|rules)-[a-z]", page.locator("main").inner_text())
    assert violations(page) == []


def test_examples_glossary_entries_and_search(visit: Open) -> None:
    """By keyboard: a search leads to a person, an example is stepped through; every leaf is clean in both themes."""
    page = visit()
    found: list[str] = []
    for leaf in LEAVES:
        page.goto(f"/rules/house-of-fado/{leaf}")
        page.locator(f"[data-leaf={leaf}]").wait_for()
        found += [f"{leaf} {line}" for line in in_both_themes(page)]
    assert found == []
    page.goto("/rules/notre-dame/examples#example-plague")
    expect(page.locator("[data-leaf=examples]")).to_be_visible()
    plague = page.locator("[data-test=example]").filter(has=page.locator("#example-plague"))
    plague.locator("[data-test=step-on]").focus()
    page.keyboard.press("Enter")
    expect(plague).to_have_attribute("data-step", "1")
    expect(plague.locator(".told")).to_contain_text("7")
    page.locator("#seek").fill("bell ringer")
    expect(page.locator("[data-test=found]")).to_contain_text("found")
    page.locator("main a", has_text="Bell ringer").last.click()
    expect(page.locator("#persons-bell-ringer")).to_be_focused()
    expect(page.locator("#persons-bell-ringer a")).to_have_text("ND-6.21")
    page.locator("#persons-bell-ringer a").click()
    expect(page.locator("[id='ND-6.21']")).to_be_focused()
    page.locator("[id='ND-3.7'] [data-test=picture-of]").click()
    drawn(page)


@pytest.mark.parametrize("game", ["notre-dame", "house-of-fado", "lacrimosa"])
def test_a_player_aid_is_one_page(visit: Open, game: str) -> None:
    """Printed, in the language with the longest words: one page of A4."""
    for language in ("ru", "fr"):
        page = visit(language=language)
        page.goto(f"/rules/{game}/aid")
        page.locator("[data-test=aid]").wait_for()
        assert len(re.findall(rb"/Type\s*/Page\b(?!s)", page.pdf(prefer_css_page_size=True))) == 1, language


def test_the_rules_open_on_what_a_reader_wants_first(visit: Open) -> None:
    """Three minutes; a link to a clause opens the clauses, and what leads to a picture looks like a button."""
    page = visit()
    page.goto("/rules/lacrimosa")
    page.locator("[data-leaf=minutes]").wait_for()
    page.get_by_role("link", name="All rules").click()
    page.locator("[data-leaf=clauses]").wait_for()
    expect(page.locator("[data-test=picture-of]").first).not_to_have_css("border-top-color", "rgba(0, 0, 0, 0)")
    page.goto("/rules/lacrimosa#LA-2.1")
    expect(page.locator("[id='LA-2.1']")).to_be_in_viewport()


def test_home_says_what_a_game_is_like(visit: Open) -> None:
    """How it feels, a picture of play, and whom one plays against: as many as are chosen, or the opponent of a solo game."""
    page = visit()
    page.goto("/")
    card = page.locator("[data-game=lacrimosa]").first
    expect(card.locator(".feel")).to_contain_text("twice")
    expect(card.locator("[data-test=against-lacrimosa]")).to_have_text("You play against Leni (Novice) and Valentin (Novice).")
    card.get_by_text("Solo", exact=True).click()
    expect(card.locator("[data-test=against-lacrimosa]")).to_have_text("You play alone against the Soloist.")
    # Whoever has played it to the end, however long ago, is no beginner any more.
    page.request.post("/api/me", data={"name": "Ada"})
    figures = {"game": "lacrimosa", "played": 1, "won": 0, "best": 30, "mean": 30.0, "place": 2.0}
    page.route("**/api/mine/figures", lambda route: route.fulfill(json={"games": [figures]}))
    page.reload()
    expect(card.locator("[data-test=against-lacrimosa]")).to_have_text("You play against Ottilie (Adept) and Casimir (Adept).")
    expect(page.locator("[data-test=learn-lacrimosa]")).to_have_count(0)
    card.locator(".minutes").scroll_into_view_if_needed()
    expect(card.locator("[data-test=scene] [data-touch^=place-]").first).to_be_attached()
    card.locator(".minutes").click()
    expect(page.locator("[data-test=picture]")).to_have_count(5)
