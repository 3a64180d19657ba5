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

    def table(self, view: View, seat: int, language: Language, verbs: list[str], detail: int) -> RenderableType:
        """What this seat sees while it is asked for one of `verbs`. `detail`: from 0, the essentials, to 2, everything."""
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
    """Plain fields in a line, players as columns of a table, everything else a line each."""
    plain = [f"{label(key)} {value}" for key, value in view.items() if is_plain(value)]
    parts: list[RenderableType] = [Text(" · ".join(plain))]
    for key, value in view.items():
        if key == "players" and isinstance(value, list):
            parts.append(players(value, seat, language))
        elif not is_plain(value) and value not in ([], {}):
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
    return value is None or isinstance(value, (str, int))


def label(key: str) -> str:
    return key.replace("_", " ")


def said(key: str, value: Any, language: Language) -> str:
    """A value in words where the key is a kind of noun (`card`, or `cards` for several), else as it is."""
    if value is None or value == [] or value == {}:
        return ""
    if isinstance(value, bool):
        return "+" if value else "-"
    if isinstance(value, str):
        for kind in (key, key.removesuffix("s")):
            if language.game is not None and value in language.game.nouns.get(kind, []):
                return language.thing(kind, value)
        return value
    if isinstance(value, dict):
        return ", ".join(f"{label(str(k))} {said(str(k), v, language)}" for k, v in value.items() if said(str(k), v, language))
    if isinstance(value, list):
        return ", ".join(said(key, item, language) or "–" for item in value)
    return str(value)
