"""A part of the matrix of screens in every run: nothing legal off the screen or covered, no word cut, nothing squashed."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser

from parlour.engine.core import State
from parlour.shelf import find
from tests.web import hand
from tests.web.complaints import wrong
from tests.web.pretend import ORIGIN, Pretend
from tests.web.scenes import SCENES

# All of it: web/dev/look.py.
SIZES: Final = {
    (1280, 720): False,
    (1024, 768): False,
    (844, 390): True,
    (640, 360): True,
    (360, 740): True,
}  # and whether it is touched
LOG: Final = {(1024, 768)}  # where the log is open: the narrowest desk there is
PART: Final = {
    "notre-dame": ["five-draft", "hint", "hire", "two"],
    "house-of-fado": ["placed", "guests", "close", "applaud", "out"],
    "lacrimosa": ["commission", "play", "travel", "exchange"],
}


@pytest.mark.parametrize("name", list(PART))
def test_nothing_is_covered_cut_or_squashed(browser: Browser, built: None, name: str) -> None:
    found: list[str] = []
    positions: dict[str, State] = {scene: SCENES[name][scene][0]() for scene in PART[name]}
    for (width, height), finger in SIZES.items():
        context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce", has_touch=finger)
        page = context.new_page()
        if (width, height) in LOG:
            page.add_init_script("localStorage.setItem('parlour-prefs', '{\"logOpen\": true}')")
        table: Pretend | None = None
        for scene, s in positions.items():
            if table is None:
                table = Pretend(find(name), s.clone(), 0)
                table.install(page)
                page.goto(f"{ORIGIN}/table/t1")
                hand.asked(page)
            else:
                page.keyboard.press("Escape")
                table.put(s.clone())
                page.locator(f'.table[data-asked="{table.ask}.0"]').wait_for()
            SCENES[name][scene][1](page, table)
            page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
            found += [f"{scene} {width}x{height} {one}" for one in wrong(page, finger)]
        context.close()
    assert found == []
