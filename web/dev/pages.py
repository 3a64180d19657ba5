"""Pictures of the pages of a running server: python web/dev/pages.py URL FOLDER."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]


def main() -> None:
    url, folder = sys.argv[1], Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        for name, theme, width, height in (
            ("desk", "light", 1440, 900),
            ("night", "dark", 1440, 900),
            ("phone", "light", 360, 740),
        ):
            context = browser.new_context(viewport={"width": width, "height": height}, base_url=url)
            page = context.new_page()
            page.on("pageerror", lambda error: print("PAGE ERROR", error))
            prefs = json.dumps({"theme": theme, "language": "en", "name": "Ada"})
            page.add_init_script(f"localStorage.setItem('parlour-prefs', {json.dumps(prefs)})")
            context.request.post("/api/me", data={"name": "Ada"})
            seats = [{"kind": "me"}, {"kind": "person"}, {"kind": "bot", "level": "random"}]
            made = context.request.post("/api/tables", data={"game": "notre-dame", "options": {"players": 3}, "seats": seats})
            pages = {"home": "/", "new": "/new/notre-dame", "rules": "/rules/notre-dame#ND-2.5", "me": "/me"}
            pages["lobby"] = f"/table/{made.json()['table']}"
            for page_name, path in pages.items():
                page.goto(path)
                page.wait_for_timeout(900)
                page.screenshot(path=folder / f"{name}-{page_name}.png", full_page=name == "phone" and page_name == "home")
            context.close()
        browser.close()


main()
