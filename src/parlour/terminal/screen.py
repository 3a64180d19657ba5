"""The terminal itself: printing, clearing, asking."""

from __future__ import annotations

import sys
from typing import Final

from rich.console import Console, RenderableType

WIDEST: Final = 120


class Drawn:
    """Something as it will stand on the screen."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.lines: Final = text.count("\n")


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

    def show(self, *what: RenderableType | Drawn) -> None:
        for part in what:
            if isinstance(part, Drawn):
                self.console.file.write(part.text)
            else:
                self.console.print(part)

    def drawn(self, what: RenderableType) -> Drawn:
        """Drawn for this screen, but not shown yet: first we see how many lines it takes."""
        with self.console.capture() as capture:
            self.console.print(what)
        return Drawn(capture.get())

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
