"""What a demanding reader would complain about on a screen, found by looking at every word and everything that can be touched."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

# Each kind of complaint; those of NOTES are worth a look, the others are wrong.
NOTES: Final = ("scrolls", "away")

LOOK: Final = (Path(__file__).parent / "complaints.js").read_text()


def complaints(page: Page, finger: bool) -> list[str]:
    """All of them; `finger`: the screen is touched."""
    found: list[Any] = page.evaluate(LOOK, finger)
    return [str(one) for one in found]


def wrong(page: Page, finger: bool) -> list[str]:
    return [one for one in complaints(page, finger) if not one.startswith(NOTES)]
