"""The pictures of README, taken from a running server: python web/dev/pictures.py URL FOLDER (needs Pillow)."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.conftest import CHROMIUM, FLAGS

BOTS = {
    "notre-dame": ["odette", "colette", "thibault"],
    "house-of-fado": ["ines", "nuno"],
    "lacrimosa": ["ottilie", "leni"],
}


def opened(browser: Browser, url: str, theme: str, width: int, height: int) -> Page:
    context = browser.new_context(viewport={"width": width, "height": height}, base_url=url)
    page = context.new_page()
    prefs = json.dumps({"theme": theme, "language": "en", "name": "Ada", "logOpen": width > 1000})
    page.add_init_script(f"localStorage.setItem('parlour-prefs', {json.dumps(prefs)})")
    context.request.post("/api/me", data={"name": "Ada"})
    return page


def table(page: Page, game: str, players: int) -> None:
    bots = [{"kind": "bot", "level": name} for name in BOTS[game][: players - 1]]
    body = {"game": game, "options": {"players": players}, "seats": [{"kind": "me"}, *bots], "done": "never", "hints": True}
    page.goto(f"/table/{page.request.post('/api/tables', data=body).json()['table']}")


def asked(page: Page) -> str:
    page.wait_for_function("() => document.querySelector('.table')?.dataset.asked", timeout=60_000)
    page.keyboard.press("Shift")
    page.wait_for_timeout(120)
    return page.locator("[data-test=sentence]").inner_text()


def answer(page: Page) -> None:
    """What a bot would do; several picks are chosen first, and then confirmed."""
    asked(page)
    before = page.evaluate("document.querySelector('.table').dataset.asked")
    page.locator("[data-test=hint-button]").click()
    while page.evaluate("document.querySelector('.table').dataset.asked") == before:
        if page.locator("[data-test=heed]:enabled").count():
            page.locator("[data-test=heed]").click()
        page.wait_for_timeout(300)


def until(page: Page, words: str, moves: int) -> None:
    while moves > 0 or words not in asked(page):
        answer(page)
        moves -= 1


def keep(page: Page, path: Path) -> None:
    page.mouse.move(5, 5)
    page.wait_for_timeout(1800)
    picture = Image.open(io.BytesIO(page.screenshot()))
    picture.convert("RGB").quantize(256, dither=Image.Dither.NONE).save(path, optimize=True)


def film(page: Page, path: Path) -> None:
    """A card is chosen, played, and the others answer."""
    frames: list[Image.Image] = []

    def shoot(times: int, pause: int) -> None:
        for _ in range(times):
            picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
            frames.append(picture.resize((picture.width * 5 // 8, picture.height * 5 // 8), Image.Resampling.LANCZOS))
            page.wait_for_timeout(pause)

    asked(page)
    shoot(3, 60)
    page.locator('[data-touch^="hand-"][data-state="legal"]').first.click()
    page.wait_for_timeout(300)
    shoot(4, 60)
    page.locator("[data-test=confirm]").first.click()
    shoot(22, 40)
    frames[0].save(path, save_all=True, append_images=frames[1:], duration=180, loop=0, quality=62, method=4)


def main() -> None:
    url, folder = sys.argv[1], Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = opened(browser, url, "light", 1440, 900)
        page.goto("/")
        page.locator("[data-test=play-notre-dame]").wait_for()
        keep(page, folder / "home.png")
        table(page, "notre-dame", 4)
        until(page, "do you play", 14)
        keep(page, folder / "table.png")
        film(page, folder / "play.webp")
        for game, words, moves in (("house-of-fado", "place the worker", 16), ("lacrimosa", "Experiences", 18)):
            table(page, game, 3)
            until(page, words, moves)
            keep(page, folder / f"{game}.png")
        page = opened(browser, url, "dark", 360, 740)
        table(page, "notre-dame", 3)
        until(page, "do you hire", 10)
        keep(page, folder / "phone.png")
        browser.close()


if __name__ == "__main__":
    main()
