"""Which language somebody reads: a small module, so that to ask takes no time."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final

from parlour.nearest import UnknownName

LANGUAGES: Final = ["en", "ru", "fr", "es"]


class UnknownLanguage(UnknownName):
    """A language there are no words for; the message says which there are."""


def spoken(asked: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, else PARLOUR_LANG, else the system's, else English."""
    if asked is not None:
        if language_of(asked) not in LANGUAGES:
            raise UnknownLanguage(f"lang: no words for {asked!r}", asked, LANGUAGES)
        return language_of(asked)
    for name in ("PARLOUR_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if language_of(environment.get(name, "")) in LANGUAGES:
            return language_of(environment[name])
    return "en"


def repeated(code: str) -> str:
    """What a command must say to be in this language again; nothing where it is by itself."""
    return f" --lang {code}" if spoken() != code else ""


def language_of(locale: str) -> str:
    """`ru` of `ru_RU.UTF-8`."""
    return locale.replace("-", "_").partition(".")[0].partition("_")[0].lower()
