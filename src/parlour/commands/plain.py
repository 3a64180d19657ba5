"""Letters and signs for terminals that don't have them: what would stop the program is written as near as ASCII comes."""

from __future__ import annotations

import codecs
import sys
from io import TextIOWrapper
from typing import Final

NAME: Final = "parlour-plain"
SIGNS: Final = {
    **dict.fromkeys("–—−─━╌┄‐‑", "-"),
    **dict.fromkeys("│┃┆", "|"),
    **dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╰╯╔╗╚╝╠╣╦╩╬", "+"),
    **dict.fromkeys("═", "="),
    **dict.fromkeys("‘’‚′", "'"),
    **dict.fromkeys("“”„«»″", '"'),
    **dict.fromkeys("●•■◆★☆⬤♦", "*"),
    **dict.fromkeys("○□◇◦·∙", "."),
    **dict.fromkeys("→▶▸❯›", ">"),
    **dict.fromkeys("←◀◂‹", "<"),
    **dict.fromkeys("↑▲", "^"),
    **dict.fromkeys("↓▼", "v"),
    **dict.fromkeys("█▓▇▆▅", "#"),
    **dict.fromkeys("\u00a0\u202f\u2009\u2007", " "),
    "…": ".",
    "×": "x",
    "✓": "+",
    "✗": "x",
    "ß": "ss",
    "œ": "oe",
    "Œ": "OE",
    "æ": "ae",
    "№": "N",
    "⟨": "<",
    "⟩": ">",
}
LATIN: Final = "a b v g d e e zh z i y k l m n o p r s t u f kh ts ch sh shch ' y ' e yu ya"
CYRILLIC: Final = dict(zip("абвгдеёжзийклмнопрстуфхцчшщъыьэюя", LATIN.split(" ")))


def plain(char: str) -> str:
    """The nearest in ASCII, or a question mark."""
    if char in SIGNS:
        return SIGNS[char]
    if char.lower() in CYRILLIC:
        text = CYRILLIC[char.lower()]
        return text if char.islower() else text.capitalize()
    from unicodedata import normalize

    return "".join(part for part in normalize("NFKD", char) if part.isascii()) or "?"


def replaced(error: UnicodeError) -> tuple[str | bytes, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(plain, error.object[error.start : error.end])), error.end


def print_anywhere() -> None:
    """From here on nothing that is printed stops the program for want of a letter."""
    codecs.register_error(NAME, replaced)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=NAME)
