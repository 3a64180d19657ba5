"""Whole games of House of Fado with the pointer at one, two and four seats: `pytest tests/web/whole_fado.py`, a few minutes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.web.fado import Person
from tests.web.pretend import ORIGIN


@pytest.mark.parametrize(("players", "seed", "width", "height"), [(1, 4, 1280, 720), (2, 8, 1440, 900), (4, 2, 360, 740)])
def test_whole_games_with_the_pointer(browser: Browser, built: None, players: int, seed: int, width: int, height: int) -> None:
    """From the first move to the last by clicks on what is drawn; points by source add up at the end."""
    person = Person(players, seed)
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce", has_touch=width < 500)
    page = context.new_page()
    page.set_default_timeout(60_000)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    person.open(page, ORIGIN)
    person.play()
    assert errors == []
    verbs = {act.split()[0] for act in person.table.acted}
    assert verbs >= {"take", "place", "hire", "invite", "applaud"}
    page.locator("[data-test=end]").wait_for()
    columns = page.eval_on_selector_all(
        "[data-test=end] tbody tr", "rows => rows.map(r => [...r.querySelectorAll('td')].map(c => Number(c.textContent)))"
    )
    totals = page.eval_on_selector_all("[data-test=end] tfoot tr:first-child td", "all => all.map(c => Number(c.textContent))")
    assert [sum(column) for column in zip(*columns)] == totals
    assert len(totals) == max(2, players), "Alfama has a column"
    expect(page.get_by_role("dialog").locator("h2").first).to_contain_text(re.compile("wins|victory"))
    context.close()
