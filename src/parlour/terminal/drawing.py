"""How a game is drawn. A game without a drawing of its own gets its view laid out field by field."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from parlour.engine.game import Game
from parlour.language import Language

View = dict[str, Any]
Heard = tuple[str, list[int]]


class Drawing:
    """The generic drawing, and what a game's own one overrides."""

    words: Path | None = None  # a folder with further messages
    quiet: Sequence[str] = ()  # events that the short log leaves out

    def table(self, view: View, seat: int, language: Language, question: str, detail: int) -> RenderableType:
        """What this seat sees while it is asked a question (`play-card`). `detail`: from 0, the essentials, to 3, everything."""
        return fields(view, seat, language)

    def style(self, view: View, seat: int) -> str:
        """A seat's colour."""
        return STYLES[seat % len(STYLES)]

    def hint(self, language: Language, seat: int, events: list[Heard]) -> str:
        """What an action would bring, in a word or two, from its preview."""
        return ""


STYLES: Final = ["blue", "red", "green", "yellow", "magenta"]


def drawing_of(game: Game) -> Drawing:
    if game.id == "notre-dame":
        from parlour.terminal.notre_dame import NotreDameDrawing

        return NotreDameDrawing()
    return Drawing()


def fields(view: View, seat: int, language: Language) -> RenderableType:
    """Plain fields in a line, players as columns of a table, everything else a line each. Empty ones are left out."""
    shown = {key: value for key, value in view.items() if key not in ("asked", "answer") and value is not None}
    plain = [f"{label(key)} {said(key, value, language)}" for key, value in shown.items() if is_plain(value)]
    parts: list[RenderableType] = [Text(" · ".join(plain))]
    for key, value in shown.items():
        if key == "players" and isinstance(value, list):
            parts.append(players(value, seat, language))
        elif not is_plain(value) and said(key, value, language):
            parts.append(Text.assemble((f"{label(key)}: ", "dim"), said(key, value, language)))
    return Group(*parts)


def players(rows: list[View], seat: int, language: Language) -> Table:
    """One column per player, one row per field that anybody has."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column()
    for number in range(len(rows)):
        table.add_column(language.seat(number), style="bold" if number == seat else "")
    for key in dict.fromkeys(key for row in rows for key in row):
        cells = [said(key, row.get(key), language) for row in rows]
        if any(cells):
            table.add_row(label(key), *cells)
    return table


def is_plain(value: object) -> bool:
    return isinstance(value, (str, int))


def label(key: str) -> str:
    return key.replace("_", " ")


def said(key: str, value: Any, language: Language) -> str:
    """A value in words: nouns by their names, tables without what is zero or empty, lists with commas."""
    if value is None or value == [] or value == {}:
        return ""
    if isinstance(value, bool):
        return "+" if value else "−"
    if isinstance(value, str):
        return named(key, value, language)
    if isinstance(value, dict):
        parts = [item_said(key, str(name), item, language) for name, item in value.items() if item]
        return ", ".join(filter(None, parts))
    if isinstance(value, list):
        between = "; " if any(isinstance(item, dict) for item in value) else ", "
        return between.join(said(key, item, language) or "–" for item in value)
    return str(value)


def item_said(key: str, name: str, item: Any, language: Language) -> str:
    """One field of a table: `Bank 2` where the table's key is a kind of noun (`sectors`), `rats 2`, or only the noun."""
    text = said(name, item, language)
    nouns = language.game.nouns if language.game is not None else {}
    if not text or (isinstance(item, str) and item in nouns.get(name, [])):
        return text
    for kind in (key, key.removesuffix("s")):
        if name in nouns.get(kind, []):
            return f"{language.thing(kind, name)} {text}"
    return f"{label(name)} {text}"


def named(key: str, value: str, language: Language) -> str:
    """A noun's name: of the kind that the key names (`card`, or `cards` for several), or of any kind that has it."""
    nouns = language.game.nouns if language.game is not None else {}
    for kind in (key, key.removesuffix("s"), *nouns):
        if value in nouns.get(kind, []):
            return language.thing(kind, value)
    return label(value)
