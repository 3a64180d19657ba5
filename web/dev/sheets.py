"""Contact sheets of all pages around a game: python web/dev/sheets.py FOLDER [languages, as en,ru] [themes, as light].

Starts a server, brings two people through a table's life, takes a picture of every page at laptop and phone size, and puts them
on one sheet for each size, language and theme. Words that are missing and what sticks out at the side are printed.
"""

from __future__ import annotations

import base64
import json
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from playwright.sync_api import Browser, Page, expect, sync_playwright

from parlour.table import Table
from tests.web.conftest import CHROMIUM, FLAGS, LIBRARIES, Server
from tests.web.hand import make

SIZES = {"laptop": (1280, 800, 3), "phone": (390, 844, 6)}  # and how many stand in a row
CLOCK = {"kind": "live", "reserve": 900, "increment": 10}
WIDE = "() => document.documentElement.scrollWidth - innerWidth"
KEYS = r"""() => {
  const found = document.body.innerText.match(/\b(?:error|state|edition|worth|consent|ended|clock)-[a-z-]+[a-z]\b/g);
  return (found ?? []).join(' ');
}"""


class Sheet:
    """Pictures of one size, language and theme."""

    def __init__(self, browser: Browser, server: Server, folder: Path, size: str, language: str, theme: str) -> None:
        self.browser, self.server, self.folder = browser, server, folder
        self.size, self.language, self.theme = size, language, theme
        self.taken: list[tuple[str, bytes]] = []

    def page(self, name: str = "") -> Page:
        """Somebody's browser; without a name, a stranger's."""
        width, height, _ = SIZES[self.size]
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            locale=self.language,
            base_url=self.server.url,
            reduced_motion="reduce",
            has_touch=self.size == "phone",
        )
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.on("pageerror", lambda error: print("PAGE ERROR", error))
        kept = json.dumps({"theme": self.theme, "language": self.language, **({"name": name} if name else {})})
        page.add_init_script(f"localStorage.setItem('parlour-prefs', {json.dumps(kept)})")
        if name:
            page.request.post("/api/me", data={"name": name})
        return page

    def take(self, name: str, page: Page) -> None:
        page.wait_for_timeout(350)
        where = f"{self.size} {self.language} {self.theme} {name}"
        if (wide := page.evaluate(WIDE)) > 0:
            print(f"{where}: {wide} pixels too wide")
        if missing := page.evaluate(KEYS):
            print(f"{where}: words missing: {missing}")
        shot = page.screenshot()
        (self.folder / f"{name}-{self.size}-{self.language}-{self.theme}.png").write_bytes(shot)
        self.taken.append((name, shot))

    def put_together(self) -> Path:
        """All pictures on one sheet."""
        path = self.folder / f"sheet-{self.size}-{self.language}-{self.theme}.png"
        contact(self.browser, self.taken, SIZES[self.size][2], path)
        return path


def contact(browser: Browser, shots: list[tuple[str, bytes]], columns: int, path: Path) -> None:
    """Pictures side by side on one sheet, each with its name."""
    shown = "".join(
        f"<figure><img src='data:image/png;base64,{base64.b64encode(shot).decode()}'><figcaption>{name}</figcaption></figure>"
        for name, shot in shots
    )
    style = (
        f"body{{margin:12px;display:grid;grid-template-columns:repeat({columns},1fr);gap:12px;background:#888}}"
        "figure{margin:0}img{width:100%;display:block}figcaption{font:16px sans-serif;color:#fff}"
    )
    page = browser.new_page(viewport={"width": 1680, "height": 900})
    page.set_content(f"<style>{style}</style>{shown}")
    page.screenshot(path=path, full_page=True)
    page.close()


def token(link: str) -> dict[str, str]:
    return {"token": link.partition("#")[2]}


def before(sheet: Sheet, host: Page) -> None:
    """Until the game begins."""
    for name, path in (("home", "/"), ("new-table", "/new/lacrimosa")):
        host.goto(path)
        expect(host.locator("h2, form").first).to_be_visible()
        sheet.take(name, host)
    made = make(host, [{"kind": "me"}, {"kind": "person"}, {"kind": "open"}], who="Ada", clock=CLOCK, public=True)
    host.goto(f"/table/{made['table']}")
    expect(host.locator("[data-test=lobby]")).to_be_visible()
    sheet.take("waiting-room", host)
    stranger = sheet.page()
    stranger.goto(made["links"]["seats"]["1"])
    expect(stranger.locator("[data-test=claim]")).to_be_visible()
    sheet.take("invitation", stranger)
    stranger.context.close()


def during(sheet: Sheet, host: Page, guest: Page) -> str:
    """A game between two: host's panel, a pause, and its end."""
    wish = {"done": "never", "clock": CLOCK, "rated": True, "hints": False, "who": "Ada"}
    made = make(host, [{"kind": "me"}, {"kind": "person"}], {"first": "0"}, **wish)
    guest.request.post("/api/claim", data=token(made["links"]["seats"]["1"]))
    table = f"/table/{made['table']}"
    for page in (host, guest):
        page.goto(table)
        page.locator('.table[data-status="playing"]').wait_for()
    host.locator("[data-test=menu]").click()
    sheet.take("menu", host)
    host.locator("[data-test=seats-and-links]").click()
    sheet.take("hosts-panel", host)
    host.keyboard.press("Escape")
    host.locator("[data-test=menu]").click()
    host.locator("[data-test=pause]").click()
    host.locator("[data-test=pause-dated]").check()
    sheet.take("pause", host)
    host.locator("[data-test=really]").click()
    expect(guest.locator("[data-test=consent]")).to_be_visible()
    sheet.take("pause-proposed", guest)
    guest.locator("[data-test=consent] .primary").click()
    expect(host.locator("[data-test=resting]")).to_be_visible()
    sheet.take("resting", host)
    stranger = sheet.page()
    stranger.goto(table)
    stranger.locator("h1").wait_for()
    sheet.take("error-private", stranger)
    stranger.goto(made["links"]["seats"]["1"])
    stranger.get_by_role("alert").filter(has_text=".").first.wait_for()
    sheet.take("error-link-used", stranger)
    stranger.goto("/table/t0")
    stranger.locator("h1").wait_for()
    sheet.take("error-no-table", stranger)
    stranger.context.close()
    guest.locator("[data-test=menu]").click()
    guest.locator("[data-test=resign]").click()
    guest.locator("[data-test=really]").click()
    host.locator("[data-test=menu]").click()
    host.locator("[data-test=end-game]").click()
    host.locator("[data-test=really]").click()
    expect(host.locator("[data-test=end]")).to_be_visible()
    sheet.take("end", host)
    host.locator("[data-test=again]").click()
    expect(host.locator("[data-test=lobby]")).to_be_visible()
    sheet.take("rematch", host)
    return str(made["table"])


def after(sheet: Sheet, host: Page, table: str) -> None:
    """What was, and what else there is."""
    host.goto("/me")
    host.locator("table").first.wait_for()
    sheet.take("my-games", host)
    host.evaluate("scrollTo(0, document.body.scrollHeight)")
    sheet.take("profile", host)
    host.goto(f"/replay/{table}")
    host.locator(".table[data-step]").wait_for()
    sheet.take("replay", host)
    host.goto("/ratings/notre-dame")
    host.locator("[data-test=rating-me]").wait_for()
    sheet.take("ratings", host)
    host.goto("/statistics/notre-dame")
    host.locator("[data-test=worth-games]").wait_for()
    sheet.take("statistics", host)
    host.goto("/editions/notre-dame")
    host.locator("[data-test=row-doctor] input").last.fill("2")
    sheet.take("editions", host)
    host.goto("/import")
    game = Table("notre-dame", players=2, seed=3)
    game.play_on("random")
    lines = game.record().text().splitlines()
    host.locator("#record").fill("\n".join([*lines[:12], lines[11], *lines[12:]]))
    host.locator("[data-test=import]").click()
    host.locator("[data-test=record-wrong]").wait_for()
    sheet.take("import", host)


def shot(browser: Browser, server: Server, folder: Path, size: str, language: str, theme: str) -> None:
    sheet = Sheet(browser, server, folder, size, language, theme)
    host, guest = sheet.page("Ada"), sheet.page("Blanche")
    steps: list[Callable[[], object]] = [lambda: before(sheet, host), lambda: after(sheet, host, during(sheet, host, guest))]
    for step in steps:
        step()
    host.context.close()
    guest.context.close()
    print(sheet.put_together(), flush=True)


def main() -> None:
    folder = Path(sys.argv[1])
    languages = (sys.argv[2] if len(sys.argv) > 2 else "en,ru").split(",")
    themes = (sys.argv[3] if len(sys.argv) > 3 else "light").split(",")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS, env={**os.environ, **LIBRARIES})
        for size in SIZES:
            for language in languages:
                for theme in themes:
                    shot(browser, server, folder, size, language, theme)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
