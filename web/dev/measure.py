"""What the browser costs: python web/dev/measure.py [updates].

For the home page and each drawn game's table, what a first visit loads (gzip; fonts as they are). For each game at its
largest table, how long the main thread works on one update: a move arrives, board and log follow, the page is laid out and
painted. Changes are sent as the server sends them, one after the other as fast as they are shown: quick bots. Counted in time of
that thread, so that others who work on the machine change it little; motion is off. Nothing is throttled by Chromium: drawn
without a graphics card, on one core of whatever machine this is. The aim is a frame, 16 ms; what each game may cost is its LIMIT,
over the first twenty updates and on a machine that is not busy: ends with 1 if one costs more. Looking on costs 1 ms of it.

What a slower laptop would need is told as the same work at a quarter of the speed, reckoned and not measured: when Chromium
throttles (Emulation.setCPUThrottlingRate), it holds the thread up for three quarters of the time, which says nothing new about
the work, and a clock on the wall counts whoever else is busy here as well.
"""

from __future__ import annotations

import gzip
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from playwright.sync_api import Browser, CDPSession, Page, Response, sync_playwright

from parlour.engine.core import CHANCE, NOBODY
from parlour.engine.game import play_chance
from parlour.engine.rng import Rng
from parlour.shelf import find
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.pretend import ORIGIN, STATIC, Pretend

GAMES = {"notre-dame": 5, "house-of-fado": 4, "lacrimosa": 4}
LIMIT = {"notre-dame": 14.0, "house-of-fado": 16.0, "lacrimosa": 18.0}  # milliseconds: lowered when a game gets lighter
SHOWN = """rev => new Promise(done => {
  const table = document.querySelector('.table');
  const settled = () => Number(table.dataset.rev) >= rev && table.dataset.waiting === '0';
  const painted = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
  const watch = new MutationObserver(() => { if (settled()) { watch.disconnect(); painted(); } });
  if (settled()) painted();
  else watch.observe(table, { attributes: true });
})"""


def opened(browser: Browser, pretend: Pretend, path: str) -> tuple[Page, dict[str, int]]:
    page = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce").new_page()
    loaded: dict[str, int] = {}

    def note(response: Response) -> None:
        file = STATIC / response.url.removeprefix(f"{ORIGIN}/").split("?")[0]
        if file.is_file():
            data = file.read_bytes()
            loaded[file.name] = len(data) if ".woff" in file.suffix else len(gzip.compress(data))

    page.on("response", note)
    pretend.install(page)
    page.goto(f"{ORIGIN}{path}")
    page.wait_for_load_state("networkidle")
    return page, loaded


def work(session: CDPSession) -> dict[str, float]:
    return {row["name"]: row["value"] * 1000 for row in session.send("Performance.getMetrics")["metrics"]}


def update(browser: Browser, name: str, seats: int, updates: int) -> bool:
    """Whether it keeps within its limit; the figures are printed."""
    game, rng = find(name), Rng(1)
    s = game.new({"players": seats})
    play_chance(s, rng)
    pretend = Pretend(game, s, 0)
    page, loaded = opened(browser, pretend, "/table/t1")
    page.wait_for_selector("[data-test=board]")
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    spent = dict.fromkeys(("TaskDuration", "ScriptDuration", "RecalcStyleDuration", "LayoutDuration"), 0.0)
    worst, done = 0.0, 0
    while done < updates and s.player() != NOBODY:
        before = work(session)
        seat = s.player()
        if seat == CHANCE:
            play_chance(s, rng)
            continue
        legal = s.legal(seat)
        pretend.ask += 1
        pretend.carry_out(seat, legal[rng.below(len(legal))])
        told = len(s.told or [])
        play_chance(s, rng)
        pretend.hear(told)
        pretend.send()
        page.evaluate(SHOWN, pretend.rev)
        after = work(session)
        for key in spent:
            spent[key] += after[key] - before[key]
        worst = max(worst, after["TaskDuration"] - before["TaskDuration"])
        done += 1
    page.context.close()
    kilobytes = sum(loaded.values()) / 1000
    mean, script, style, layout = (value / done for value in spent.values())
    rest = mean - script - style - layout
    parts = f"scripts {script:.1f}, style {style:.1f}, layout {layout:.1f}, paint and the rest {rest:.1f}"
    times = f"{mean:.1f} ms each ({parts}), at most {worst:.1f} ms; at a quarter of the speed {4 * mean:.0f} ms each"
    print(f"{name:14} {seats} seats: {kilobytes:6.1f} kB; {done} updates, {times} (limit {LIMIT[name]:.0f} ms)", flush=True)
    return mean <= LIMIT[name]


def main() -> None:
    updates = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        game = find("notre-dame")
        page, loaded = opened(browser, Pretend(game, game.new({"players": 3}), 0), "/")
        fonts = sum(size for file, size in loaded.items() if ".woff" in file)
        print(f"home: {sum(loaded.values()) / 1000:.1f} kB, of which fonts {fonts / 1000:.1f} kB")
        page.context.close()
        kept = [update(browser, name, seats, updates) for name, seats in GAMES.items()]
        browser.close()
    sys.exit(0 if all(kept) else 1)


if __name__ == "__main__":
    main()
