"""What a page says of itself before any script runs: to browsers, search engines, and whoever shows a preview of a link."""

from __future__ import annotations

from html import escape
from typing import Final

from parlour.engine.game import Game
from parlour.language import LANGUAGES, Language, language_of
from parlour.shelf import games

ABOUT_A_GAME: Final = {"rules", "new", "learn"}  # pages whose second part names a game
ABOUT_A_TABLE: Final = {"table", "replay"}
PUBLIC: Final = {"", "credits"} | ABOUT_A_GAME  # worth finding; the others are somebody's own
TONGUES: Final = 20  # languages that are looked at of those that a browser asks for
LOCALES: Final = {"en": "en_GB", "es": "es_ES", "fr": "fr_FR", "ru": "ru_RU"}  # as previews of links want them
PREVIEW: Final = "preview"  # the folder of pictures, one for each drawn game and one for the house
ROBOTS: Final = "User-agent: *\nDisallow: {base}/api/\nDisallow: {base}/ws/\nDisallow: {base}/table/\nDisallow: {base}/replay/\n"


def reads(accepted: str) -> str:
    """The language that a browser asks for first, of those there are words for (`Accept-Language`)."""
    asked: list[tuple[float, str]] = []
    for part in accepted.split(",", TONGUES)[:TONGUES]:
        tag, _, quality = part.strip().partition(";q=")
        try:
            asked.append((float(quality or 1), language_of(tag)))
        except ValueError:
            continue
    asked.sort(key=lambda each: -each[0])
    return next((code for weight, code in asked if code in LANGUAGES and weight > 0), "en")


def about(path: str, game_of_table: str | None) -> Game | None:
    """The game that a page is about, if it is about one."""
    first, _, rest = path.partition("/")
    name = rest.partition("/")[0] if first in ABOUT_A_GAME else game_of_table
    return next((game for game in games() if game.id == name), None)


def title(code: str, game: Game | None) -> str:
    """What a tab is called before any script runs."""
    return f"{Language(game, code).say('game-title')} · Parlour" if game else "Parlour"


def head(here: str, path: str, code: str, game: Game | None, pictures: set[str]) -> str:
    """Description and preview of one page, as tags; `here` is the address below which everything lies."""
    first = path.partition("/")[0]
    words = Language(game, code)
    site = Language(None, code).say("page-description")
    invited = Language(None, code).say("page-invitation") if first == "claim" else ""
    told = invited or (words.say("game-tagline") if game and words.has("game-tagline") else site)
    picture = game.id if game and game.id in pictures else "parlour"
    tags = [
        ("name", "description", told if game else site),
        ("property", "og:site_name", "Parlour"),
        ("property", "og:type", "website"),
        ("property", "og:title", words.say("game-title") if game else "Parlour"),
        ("property", "og:description", told),
        ("property", "og:locale", LOCALES[code]),
        ("property", "og:image", f"{here}/{PREVIEW}/{picture}.jpg"),
        ("property", "og:image:width", "1200"),
        ("property", "og:image:height", "630"),
        ("name", "twitter:card", "summary_large_image"),
    ]
    if first not in PUBLIC:
        tags.append(("name", "robots", "noindex"))
    return "".join(f'<meta {kind}="{name}" content="{escape(value)}" />\n    ' for kind, name, value in tags)
