"""Contact sheets of all stations of the guided games: python web/dev/stations.py FOLDER [languages] [sizes] [games].

Goes from the home page to "play on" by what is lit: by touch on phones, by keyboard alone on a laptop. Prints how many touches it
took and how soon the first station waits, and complains where a note lies over what it is about, over the question or another
note, sticks out of the window, or where nothing of what is lit can be seen.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))
sys.path.insert(0, str(Path(__file__).parent))

from playwright.sync_api import Browser, Page, sync_playwright
from sheets import contact

from tests.web.conftest import CHROMIUM, FLAGS, LIBRARIES, Server
from tests.web.learning import GAMES, complaints, look, press, tap, walk

SIZES = {"phone": (390, 844, 7), "low": (844, 390, 4), "laptop": (1280, 720, 4)}  # and how many stand in a row


def opened(browser: Browser, server: Server, size: str, language: str) -> Page:
    width, height, _ = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=language,
        base_url=server.url,
        has_touch=size != "laptop",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.set_default_timeout(30_000)
    page.on("pageerror", lambda error: print("PAGE ERROR", error))
    return page


def learn(browser: Browser, server: Server, folder: Path, game: str, size: str, language: str) -> None:
    page = opened(browser, server, size, language)
    where = f"{game} {size} {language}"
    taken: list[tuple[str, bytes]] = []
    bad = 0

    def touch(selector: str) -> None:
        if size == "laptop":
            press(page, selector)
        else:
            tap(page, selector)

    def at(station: str) -> None:
        nonlocal bad
        page.wait_for_timeout(500)
        for what in complaints(page):
            print(f"{where} {station}: {what}")
            bad += 1
        taken.append((station, page.screenshot()))

    page.goto("/")
    page.locator(f"[data-test=learn-{game}]").wait_for()
    page.wait_for_timeout(1500)  # pictures
    taken.append(("home", page.screenshot()))
    begun = time.monotonic()
    touch(f"[data-test=learn-{game}]")
    page.locator("[data-test=learn-begin]").wait_for()
    page.wait_for_timeout(300)
    taken.append(("begin", page.screenshot()))
    touch("[data-test=learn-begin]")
    look(page)
    ready = time.monotonic() - begun
    try:
        seen, touches = walk(page, game, touch, at)
        page.wait_for_timeout(400)
        taken.append(("end", page.screenshot()))
        touch("[data-test=play-on]")
        page.wait_for_timeout(600)
        taken.append(("on", page.screenshot()))
        print(f"{where}: {len(seen)} stations, {touches + 3} touches, first station after {ready:.1f} s, {bad} complaints")
    except Exception as error:
        taken.append(("stuck", page.screenshot()))
        print(f"{where}: STUCK: {str(error).splitlines()[0]}")
    contact(browser, taken, SIZES[size][2], folder / f"{game}-{size}-{language}.png")
    page.context.close()


def main() -> None:
    folder = Path(sys.argv[1])
    languages, sizes, games = ((sys.argv[2:] + ["", "", ""])[i].split(",") for i in range(3))
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS, env={**os.environ, **LIBRARIES})
        try:
            for language in filter(None, languages) if any(languages) else ["en"]:
                for size in filter(None, sizes) if any(sizes) else SIZES:
                    for game in filter(None, games) if any(games) else GAMES:
                        learn(browser, server, folder, game, size, language)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
