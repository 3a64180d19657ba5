"""The fourth game in a real browser: a table that nobody drew."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Open, browser, built, server, visit  # noqa: F401  fixtures
from tests.web.hand import asked, look, make, settle


def take(page: Page, act: str) -> None:
    before = asked(page)
    page.locator(f"[data-fallback='{act}']").click()
    page.locator("[data-test=confirm]").first.click()
    settle(page, before)


def test_a_table_that_nobody_drew(visit: Open) -> None:  # noqa: F811
    """Words and rules come from the server, seats have names, numbers are as they are, and the sixth seat looks like no other."""
    page = visit(language="fr")
    page.goto("/")
    card = page.locator("[data-game=lantern-quay]")
    expect(card.locator("h2")).to_have_text("Lantern Quay")
    expect(card.locator("[data-test=speaks-only]")).to_contain_text("Anglais")
    expect(page.locator("[data-game=notre-dame] [data-test=speaks-only]")).to_have_count(0)
    expect(card.locator(".facts")).to_have_text(re.compile(r"^[^·]+·\s*30 minutes\s*$"))
    expect(page.locator("[data-game=notre-dame] .facts")).to_have_text(
        re.compile(r"·\s*45 à 75 minutes\s*·\s*difficulté moyenne")
    )
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 5]
    table = make(page, seats, game="lantern-quay", done="never")
    page.goto(f"/table/{table['table']}")
    assert asked(page) not in ("over", "done")
    expect(page.locator("[data-test=sentence]")).to_contain_text("The highest bid is")
    expect(page.locator("[data-test=speaks-only]")).to_contain_text("Anglais")
    on_table = page.locator(".area").first
    expect(on_table).to_contain_text("On the quay")
    expect(on_table.locator(".thing", has_text="leader").locator("dd").first).to_have_text("Ada")
    expect(on_table).not_to_contain_text("asked")
    shown = page.locator(".area h2 svg path")
    assert len({(path.get_attribute("d"), path.get_attribute("fill")) for path in shown.all()}) == 6
    buttons = page.locator("[data-fallback]").all_inner_texts()
    assert "Bid 5" in buttons
    assert len(set(buttons)) == len(buttons)
    take(page, "bid 2")
    expect(page.locator("[data-test=log]")).to_contain_text("Ada bids 2.")
    rng = random.Random(3)
    while (seen := look(page))["state"] != "over":
        take(page, rng.choice(seen["buttons"]))
    expect(page.locator("[data-test=end]")).to_contain_text("Crates kept")
    page.goto("/rules/lantern-quay#LQ-2.4")
    expect(page.locator("#LQ-2\\.4")).to_contain_text(re.compile("highest bidder pays"))
