"""Every sign that the words and the pages use is in a font that is shipped: nobody sees an empty box for want of another font."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser

from parlour.shelf import find
from tests.web.conftest import ROOT
from tests.web.pretend import ORIGIN, Pretend

FAMILIES: Final = ("Alegreya", "Source Sans 3")
ROWS: Final = """([families, signs]) => Promise.all(families.map(family => {
  const row = document.body.appendChild(document.createElement('p'));
  row.className = 'signs';
  row.style.font = `16px "${family}"`;
  for (const sign of signs) row.appendChild(document.createElement('span')).textContent = sign;
  return document.fonts.load(`16px "${family}"`, signs.join(''));
})).then(() => undefined)"""


def written() -> Iterator[Path]:
    """What readers of the browser's pages may see: words, rules, names of things, and the pages themselves."""
    for folder, kinds in {
        ROOT / "web/src": ("*.ftl", "*.svelte", "*.ts"),
        ROOT / "src/parlour/shelf": ("*.ftl", "*.md", "*.toml"),
        ROOT / "src/parlour/words": ("*.ftl",),
    }.items():
        for kind in kinds:
            yield from folder.rglob(kind)


def missing(browser: Browser, signs: list[str]) -> set[str]:
    """Those that Chromium takes from elsewhere, or has not at all."""
    game = find("lacrimosa")
    context = browser.new_context()
    page = context.new_page()
    Pretend(game, game.new({"players": 2}), 0).install(page)
    page.goto(f"{ORIGIN}/credits")
    page.locator("main h1").wait_for()
    page.evaluate(ROWS, [list(FAMILIES), signs])
    wide = page.eval_on_selector_all(".signs span", "all => all.map(e => e.getBoundingClientRect().width)")
    assert max(wide) < 1.5 * 16, "a sign as wide as two"
    session = context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    nodes = session.send("DOM.querySelectorAll", {"nodeId": root, "selector": ".signs span"})["nodeIds"]
    found: set[str] = set()
    for sign, node in zip(signs * len(FAMILIES), nodes, strict=True):
        used: list[dict[str, Any]] = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
        if not all(font["isCustomFont"] for font in used):
            found.add(sign)
    context.close()
    return found


def test_no_sign_is_left_to_the_fonts_of_the_machine(browser: Browser, built: None) -> None:
    signs = sorted({sign for file in written() for sign in file.read_text("utf-8") if not sign.isspace()})
    assert {"→", "★", "♪", "я", "ñ"} <= set(signs)
    assert missing(browser, signs) == set()
    assert missing(browser, ["☂"]) == {"☂"}  # and it would be noticed
