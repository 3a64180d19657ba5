"""The matrix of screens, to be looked at: python web/dev/look.py FOLDER GAME [SCENES [SIZES [THEMES [LANGUAGES]]]].

Lists with commas, or "all": `look.py /tmp/seen lacrimosa play,maintenance desk,phone dark ru`; of the languages English alone
unless named. Every scene is a picture, all of a size, theme and language are one contact sheet (sheet-….png), and beside each
picture it is said what a reader would complain about (tests/web/complaints.py). Ends with 1 if anything is wrong.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from playwright.sync_api import Browser, Page, sync_playwright
from sheets import contact

from parlour.engine.core import NOBODY, State
from parlour.engine.game import Game
from parlour.shelf import find
from tests.web import hand
from tests.web.complaints import NOTES, complaints
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.pretend import ORIGIN, Pretend
from tests.web.scenes import ALONE, SCENES

SIZES = {  # and how many stand in a row of a contact sheet
    "desk": (1440, 900, 3),
    "laptop": (1280, 720, 3),
    "tablet": (1024, 768, 4),
    "side": (844, 390, 4),
    "low": (640, 360, 4),
    "tall": (390, 844, 7),
    "phone": (360, 740, 7),
}
FINGERS = {"side", "low", "tall", "phone"}
THEMES = ["light", "dark"]


def opened(browser: Browser, game: Game, s: State, size: str, theme: str, language: str) -> tuple[Page, Pretend]:
    width, height, _ = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce", has_touch=size in FINGERS)
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.on("pageerror", lambda error: print("PAGE ERROR", error))
    saved = json.dumps({"theme": theme, "language": language, "logOpen": True, "sound": False})
    page.add_init_script(f"localStorage.setItem('parlour-prefs', {json.dumps(saved)})")
    table = Pretend(game, s, 0)
    table.install(page)
    page.goto(f"{ORIGIN}/table/t1")
    page.wait_for_function("() => document.querySelector('[data-test=board]')?.children.length")
    page.wait_for_timeout(400)
    return page, table


def listed(place: int, all_of: list[str]) -> list[str]:
    given = sys.argv[place] if len(sys.argv) > place else "all"
    return all_of if given == "all" else given.split(",")


def main() -> None:
    folder, name = Path(sys.argv[1]), sys.argv[2]
    folder.mkdir(parents=True, exist_ok=True)
    game = find(name)
    wanted = {scene: SCENES[name][scene] for scene in listed(3, list(SCENES[name]))}
    positions = {scene: position() for scene, (position, _) in wanted.items()}
    wrong: Counter[str] = Counter()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for size in listed(4, list(SIZES)):
            for theme in listed(5, THEMES):
                for language in listed(6, ["en"]) if len(sys.argv) > 6 else ["en"]:
                    page: Page | None = None
                    shots: list[tuple[str, bytes]] = []
                    for scene, (_, act) in wanted.items():
                        s = positions[scene].clone()
                        s.told = list(positions[scene].told or []) if scene in ALONE else []
                        if page is None or scene in ALONE:
                            if page is not None:
                                page.context.close()
                            page, table = opened(browser, game, s, size, theme, language)
                        else:
                            page.keyboard.press("Escape")
                            page.evaluate("() => dispatchEvent(new PointerEvent('pointerup'))")  # no keyboard from here on
                            table.put(s)
                            page.wait_for_timeout(300)
                        file = f"{name}-{scene}-{size}-{theme}-{language}.png"
                        try:
                            if s.player() != NOBODY and s.question(0) is not None:
                                hand.asked(page)
                            act(page, table)
                        except Exception as error:  # the picture shows how far it came
                            print(file, "STOPPED", str(error)[:200])
                        page.wait_for_timeout(350)
                        shots.append((scene, page.screenshot(path=folder / file)))
                        found = complaints(page, size in FINGERS)
                        wrong.update(one.split()[0].rstrip(":") for one in found if not one.startswith(NOTES))
                        print(file, *found, sep="\n    ", flush=True)
                    if page is not None:
                        page.context.close()
                    sheet = folder / f"sheet-{name}-{size}-{theme}-{language}.png"
                    contact(browser, shots, SIZES[size][2], sheet)
                    print(sheet, flush=True)
        browser.close()
    print("wrong:", dict(wrong.most_common()) or "nothing")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
