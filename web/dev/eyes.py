"""The tables as others see them, to be looked at: python web/dev/eyes.py FOLDER [GAMES].

One scene of each game without red, green or blue, without colours, in the system's own colours (forced), with letters twice as
large, on a phone held upright and on its side, for the right hand and for the left: one contact sheet a game.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from playwright.sync_api import sync_playwright
from sheets import contact

from parlour.shelf import find
from tests.web import hand
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.pretend import ORIGIN, Pretend
from tests.web.scenes import SCENES

SCENE = {"notre-dame": "play", "house-of-fado": "place", "lacrimosa": "play"}
DESK, TALL, SIDE = (1440, 900), (390, 844), (844, 390)
EYES = {"no red": "protanopia", "no green": "deuteranopia", "no blue": "tritanopia", "no colour": "achromatopsia"}
HOWS: dict[str, tuple[tuple[int, int], dict[str, object]]] = {
    **{name: (DESK, {"eyes": kind}) for name, kind in EYES.items()},
    "forced": (DESK, {"forced": "light"}),
    "forced dark": (DESK, {"forced": "dark"}),
    "forced phone": (TALL, {"forced": "light"}),
    "200%": (DESK, {"zoom": 2}),
    "200% phone": (TALL, {"zoom": 2}),
    "right hand": (SIDE, {}),
    "left hand": (SIDE, {"left": True}),
    "left hand tall": (TALL, {"left": True}),
}


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name in sys.argv[2].split(",") if len(sys.argv) > 2 else SCENE:
            position, touches = SCENES[name][SCENE[name]]
            shots: list[tuple[str, bytes]] = []
            for how, ((width, height), more) in HOWS.items():
                zoom = int(str(more.get("zoom", 1)))
                whole = zoom if width > height else 1  # on a desk the whole page is enlarged, on a phone its letters
                context = browser.new_context(
                    viewport={"width": width // whole, "height": height // whole},
                    device_scale_factor=whole,
                    reduced_motion="reduce",
                    forced_colors="active" if "forced" in more else "none",
                    color_scheme="dark" if more.get("forced") == "dark" else "light",
                    has_touch=(width, height) != DESK,
                )
                page = context.new_page()
                saved = json.dumps({"leftHanded": bool(more.get("left")), "logOpen": True, "sound": False})
                page.add_init_script(f"localStorage.setItem('parlour-prefs', {json.dumps(saved)})")
                table = Pretend(find(name), position(), 0)
                table.install(page)
                page.goto(f"{ORIGIN}/table/t1")
                hand.look(page)
                if zoom > whole:
                    page.add_style_tag(content="html { font-size: 200% !important; }")
                touches(page, table)
                if "eyes" in more:
                    session = context.new_cdp_session(page)
                    session.send("Emulation.setEmulatedVisionDeficiency", {"type": more["eyes"]})
                page.wait_for_timeout(300)
                data = page.screenshot()
                (folder / f"{name}-{how.replace(' ', '-').replace('%', '')}.png").write_bytes(data)
                shots.append((how, data))
                context.close()
            contact(browser, shots, 4, folder / f"sheet-{name}.png")
            print(name, len(shots), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
