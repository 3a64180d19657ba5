"""What a terminal without our signs shows instead of them: one letter for one, so that columns stay columns."""

from __future__ import annotations

import codecs
import unicodedata
from typing import Final

NAME: Final = "parlour-ascii"
INSTEAD: Final = str.maketrans(
    {
        **dict.fromkeys("─━–—−‐‑", "-"),
        **dict.fromkeys("│▮", "|"),
        **dict.fromkeys("·•", "."),
        **dict.fromkeys("“”«»„", '"'),
        **dict.fromkeys("’‘", "'"),
        **dict.fromkeys("\u00a0\u202f\u2009", " "),
        **dict(zip("→←▸…★✓✗●○■□×♪♬№°ßœæøŒÆ¿¡", "><>~*+xo.#.xesNosoaoOA?!")),
    }
)


def plain(text: str) -> str:
    """Every sign by the letter that stands for it; accents are left out; what has no likeness is a question mark."""
    return "".join(likeness(sign) for sign in text.translate(INSTEAD))


def likeness(sign: str) -> str:
    if sign.isascii():
        return sign
    base = unicodedata.normalize("NFKD", sign)[:1]
    return base if base.isascii() else "?"


def instead(error: UnicodeError) -> tuple[str, int]:
    """For the codec: what cannot be written, written otherwise."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return plain(error.object[error.start : error.end]), error.end


codecs.register_error(NAME, instead)


def can_show(text: str, encoding: str) -> bool:
    """Whether a terminal of this encoding has the letters of a text, or others like them."""
    return "?" not in text.encode(encoding, NAME).decode(encoding)
