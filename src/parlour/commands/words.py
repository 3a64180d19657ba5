"""The words of help pages. They are plain Fluent messages, without arguments, so that ten lines read them at once:
loading what reads all of Fluent takes as long as everything else that `--help` does, several times over."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from textwrap import dedent
from typing import Final

FOLDER: Final = Path(__file__).with_name("words")


@cache
def messages(code: str) -> dict[str, str]:
    found: dict[str, str] = {}
    key = ""
    for line in (FOLDER / f"{code}.ftl").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            key = ""
        elif line and not line.startswith(" "):
            key, _, text = line.partition(" =")
            found[key] = text.strip()
        elif key:
            found[key] += f"\n{line}"
    return {key: said(text) for key, text in found.items()}


def said(text: str) -> str:
    """A message's text as Fluent reads it: what begins on the next line is one block, its indent left out."""
    first, _, more = text.rstrip().partition("\n")
    return "\n".join(part for part in (first, dedent(more)) if part)


class Words:
    """What help says in one language."""

    def __init__(self, code: str) -> None:
        self.code: Final = code
        self.messages: Final = messages(code)

    def say(self, *keys: str) -> str:
        """The first of these messages that there is."""
        return next((self.messages[key] for key in keys if key in self.messages), f"⟨{keys[0]}⟩")

    def colon(self, text: str) -> str:
        """With a colon as the language writes it: French has a space before it."""
        return f"{text}\u00a0:" if self.code == "fr" else f"{text}:"
