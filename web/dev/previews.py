"""The app's icons and the pictures of shared links, made anew: python web/dev/previews.py (needs Pillow, and `make web`)."""

from __future__ import annotations

import io
import os
import random
import sys
import tempfile
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
from tests.web.conftest import CHROMIUM, FLAGS, LIBRARIES, Server  # noqa: E402
from tests.web.fado import step  # noqa: E402
from tests.web.hand import asked, make, move  # noqa: E402
from tests.web.lacrimosa import Person  # noqa: E402

PUBLIC: Final = ROOT / "web" / "public"
SIZE: Final = (1200, 630)
WINDOW: Final = {"width": 1720, "height": 903}  # of the same shape, with room for a table


def icon(browser: Browser, size: int, margin: int, path: Path) -> None:
    """With a margin it is whole in whatever shape a telephone cuts out."""
    page = browser.new_page(viewport={"width": size, "height": size})
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    page.set_content(f"<style>body{{margin:0}} svg{{display:block; width:{size - 2 * margin}px; margin:{margin}px}}</style>{svg}")
    if margin:
        page.add_style_tag(content="body{background:#1f2c4a}")
    page.screenshot(path=path, omit_background=margin == 0)
    Image.open(path).quantize(64).save(path, optimize=True)
    page.close()


def picture(browser: Browser, server: Server, game: str, path: Path) -> None:
    """A table after a few moves, or the house."""
    rng = random.Random(4)
    context = browser.new_context(viewport=WINDOW, base_url=server.url, locale="en", reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(60_000)
    if game:
        bots = [{"kind": "bot", "level": "adept"}] * 2
        made = make(page, [{"kind": "me"}, *bots], game=game, done="never")
        page.goto(f"/table/{made['table']}")
        turn = {"notre-dame": lambda: move(page, rng), "house-of-fado": lambda: step(page, rng, [])}.get(
            game, Person(page, 4).step
        )
        for _ in range(18):
            turn()
        asked(page)
    else:
        page.goto("/")
        page.locator("[data-test=play-notre-dame]").wait_for()
    page.mouse.move(2, 2)
    page.wait_for_timeout(1500)
    shot = Image.open(io.BytesIO(page.screenshot())).convert("RGB").resize(SIZE, Image.Resampling.LANCZOS)
    shot.save(path, quality=72, optimize=True, progressive=True)
    context.close()


def main() -> None:
    (PUBLIC / "preview").mkdir(exist_ok=True)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as data:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS, env={**os.environ, **LIBRARIES})
        for size in (180, 192, 512):
            icon(browser, size, 0, PUBLIC / f"icon-{size}.png")
        icon(browser, 512, 64, PUBLIC / "icon-maskable-512.png")
        server = Server(Path(data), seed=5)
        try:
            for game in sys.argv[1:] or ["notre-dame", "house-of-fado", "lacrimosa", ""]:
                picture(browser, server, game, PUBLIC / "preview" / f"{game or 'parlour'}.jpg")
        finally:
            server.stop()
        browser.close()


main()
