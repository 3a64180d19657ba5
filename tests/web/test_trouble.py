"""What a page shows when a bot breaks: a line in the log, a notice, and a hint that says what it is."""

from __future__ import annotations

import random
import sys
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.server.client import Server
from tests.web.hand import look, make, move

SAID = {
    "en": ("could not think this through; a simpler choice was played instead", "it is only a simple choice"),
    "ru": ("обдумать ход не удалось, вместо него сделан выбор попроще", "это лишь выбор попроще"),
    "fr": ("n’a pas pu aller au bout de sa réflexion", "ce n’est qu’un choix simple"),
    "es": ("no ha podido pensarlo a fondo", "es solo una opción sencilla"),
}


def test_a_broken_bot_is_shown(browser: Browser, built: None, tmp_path: Path) -> None:
    mood = tmp_path / "mood"
    mood.write_text("raise")
    server = Server(tmp_path / "data", PARLOUR_MOOD=str(mood))
    server.start(sys.executable, "-m", "tests.server.broken")
    context = browser.new_context(
        locale="en", base_url=server.url, reduced_motion="reduce", viewport={"width": 1440, "height": 900}
    )
    try:
        page = context.new_page()
        page.set_default_timeout(60_000)
        table = make(page, [{"kind": "me"}, {"kind": "bot", "level": "adept"}], {"first": "0"}, done="never")
        page.goto(f"/table/{table['table']}")
        rng = random.Random(1)
        notice = page.locator("[data-test=notice]")
        while look(page) and not notice.is_visible():
            assert move(page, rng)
        page.locator("[data-test=hint-button]").click()
        for code, (played, hint) in SAID.items():
            page.locator("[data-test=language]").select_option(code)
            expect(notice).to_contain_text(played)
            expect(page.locator("[data-test=log]")).to_contain_text(played)
            expect(page.locator("[data-test=hint]")).to_contain_text(hint)
        page.locator("[data-test=language]").select_option("en")
        # Well again: the next turn says nothing, and a hint has something to expect.
        mood.write_text("")
        move(page, rng)
        expect(notice).to_have_count(0)
        page.locator("[data-test=hint-button]").click()
        expect(page.locator("[data-test=hint] .expects").first).to_contain_text("% to win")
    finally:
        context.close()
        server.stop()
