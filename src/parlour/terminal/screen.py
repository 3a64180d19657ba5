"""The terminal itself: printing, clearing, asking."""

from __future__ import annotations

import sys
from typing import Final

from rich.console import Console, RenderableType

WIDEST: Final = 120


class Screen:
    """Where a game is shown. `live`: a person sits at it, so that it may be cleared and may pause."""

    def __init__(self) -> None:
        self.live: Final = sys.stdin.isatty() and sys.stdout.isatty()
        self.console: Final = Console(highlight=False, soft_wrap=False)
        if self.console.width > WIDEST:
            self.console.width = WIDEST
        if self.live:
            import readline  # noqa: F401  # input() then has line editing and history

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    def show(self, *what: RenderableType) -> None:
        for part in what:
            self.console.print(part)

    def lines(self, what: RenderableType) -> int:
        """How many lines this takes."""
        return len(self.console.render_lines(what, pad=False))

    def clear(self) -> None:
        if self.live:
            self.console.clear()
            self.console.file.write("\x1b[3J")  # what scrolled out may be secret, too

    def ask(self, prompt: str) -> str | None:
        """One line, or None when there are no more."""
        try:
            text = input(prompt)
        except EOFError:
            self.console.print()
            return None
        if not self.live:
            self.console.print(text, markup=False)  # a scripted game reads like a played one
        return text.strip()
