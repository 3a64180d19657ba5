"""Pictures of the table in many states, to be looked at: python web/dev/look.py FOLDER [name ...]."""

from __future__ import annotations

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from playwright.sync_api import Page, sync_playwright
from tests.web.pretend import ORIGIN, Pretend

from parlour.engine.core import NOBODY, SPECTATOR, name_of
from parlour.engine.game import play_chance
from parlour.engine.rng import Rng
from parlour.games import find
from parlour.games.notre_dame.state import NotreDame

FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}


def state(players: int, want: str, seat: int, seed: int, rounds: int, new: bool = False) -> NotreDame:
    """A random game until this seat is asked that question (or the game is over), not before so many rounds."""
    game = find("notre-dame")
    for tries in range(200):
        rng = Rng(seed + tries)
        s = game.new({"players": players, "new-persons": new, "first": "0"})
        assert isinstance(s, NotreDame)
        play_chance(s, rng)
        while s.player() != NOBODY:
            question = s.question(seat)
            if question is not None and name_of(question) == want and s.round >= rounds:
                return s
            player = s.player()
            legal = s.legal(player)
            plays = [a for a in legal if game.words.text(a).split()[0] not in ("waste", "hire-only", "pass")]
            legal = plays or legal
            s.apply(player, legal[rng.below(len(legal))])
            play_chance(s, rng)
        if want == "over":
            return s
    raise SystemExit(f"no {want}")


# name: players, question, seat, round, screen, theme, language, seat looks on
SHOTS = {
    "play4": (4, "play-card", 0, 5, DESK, "light", "en"),
    "draft4": (4, "keep-card", 0, 4, DESK, "light", "en"),
    "hire4": (4, "hire-person", 0, 5, DESK, "light", "en"),
    "drive4": (4, "drive-carriage", 0, 5, DESK, "light", "en"),
    "play2": (2, "play-card", 0, 5, DESK, "light", "en"),
    "play3": (3, "play-card", 1, 6, DESK, "light", "fr"),
    "play5": (5, "play-card", 2, 7, DESK, "light", "ru"),
    "play5d": (5, "play-card", 0, 7, DESK, "dark", "en"),
    "hire3d": (3, "hire-person", 0, 8, DESK, "dark", "es"),
    "lose4": (4, "lose-marker", 0, 6, DESK, "light", "en"),
    "benefit4": (4, "choose-benefit", 0, 4, DESK, "light", "en"),
    "donate4": (4, "donation", 0, 4, DESK, "light", "en"),
    "over4": (4, "over", 0, 9, DESK, "light", "en"),
    "p-play4": (4, "play-card", 0, 5, PHONE, "light", "en"),
    "p-draft3": (3, "keep-card", 0, 4, PHONE, "light", "en"),
    "p-hire4": (4, "hire-person", 0, 5, PHONE, "light", "en"),
    "p-drive5": (5, "drive-carriage", 0, 5, PHONE, "dark", "ru"),
    "p-play2": (2, "play-card", 0, 5, PHONE, "dark", "en"),
    "p-lose3": (3, "lose-marker", 0, 6, PHONE, "light", "en"),
    "p-over3": (3, "over", 0, 9, PHONE, "light", "en"),
    "watch5": (5, "play-card", 0, 6, DESK, "light", "en"),
}


def prepare(page: Page, theme: str, language: str) -> None:
    prefs = json.dumps({"theme": theme, "language": language, "logOpen": True})
    page.add_init_script(f"localStorage.setItem('parlour-prefs', {json.dumps(prefs)})")


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[2:] or list(SHOTS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        for name in wanted:
            base, _, extra = name.partition("+")
            players, want, seat, rounds, size, theme, language = SHOTS[base]
            s = state(players, want, seat, 7, rounds)
            pretend = Pretend(find("notre-dame"), s, SPECTATOR if base.startswith("watch") else seat)
            page = browser.new_page(viewport=size, has_touch=size is PHONE)
            page.on("pageerror", lambda error: print("PAGE ERROR", error))
            page.on("console", lambda message: message.type in ("error", "warning") and print("CONSOLE", message.text))
            prepare(page, theme, language)
            pretend.install(page)
            page.goto(f"{ORIGIN}/table/t1")
            page.wait_for_selector(".table")
            page.wait_for_timeout(700)
            if extra:  # touch the first legal thing of that kind
                page.locator(f'[data-touch^="{extra}"][data-state="legal"]').first.click(force=True)
                page.wait_for_timeout(500)
            page.screenshot(path=folder / f"{name}.png")
            left = page.locator("[data-fallback]").count()
            print(name, "fallback buttons:", left)
            page.close()
        browser.close()


main()
