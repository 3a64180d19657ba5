"""How a game is drawn. A game without a drawing of its own gets its view laid out field by field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from pkgutil import resolve_name
from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text

from parlour.engine.game import Game
from parlour.engine.words import Told
from parlour.language import Language, named
from parlour.terminal.layout import ACROSS, ALWAYS, RIGHT, Block, Drawn, flowing, lines_of, ruled

View = dict[str, Any]
Heard = tuple[str, list[int]]


class Shown:
    """How an option stands in the list: what it brings; and, where its own words would be too many, fewer under a heading.

    `rank`: its place there; `late`: it comes after other groups; `aside`: what else the heading says where there is room;
    `also`: other words for it; `brief`: what matters most of what it brings, where there is little room.
    """

    def __init__(
        self,
        hint: str = "",
        words: str = "",
        heading: str = "",
        rank: int = 0,
        aside: str = "",
        also: str = "",
        brief: str = "",
        late: bool = False,
    ) -> None:
        self.hint: Final = hint
        self.words: Final = words
        self.heading: Final = heading
        self.rank: Final = rank
        self.aside: Final = aside
        self.also: Final = also
        self.brief: Final = brief or hint
        self.late: Final = late


class Drawing:
    """The generic drawing, and what a game's own one overrides."""

    words: Path | None = None  # a folder with further messages
    quiet: Sequence[str] = ()  # events that the short log leaves out
    clauses: Mapping[str, str] = {}  # by verb, or verb and beginning of its noun: the rule, or nothing where it is the question's
    of_all: Sequence[str] = ()  # events that befall one player after the other: there the reader's own stands last
    aside: Sequence[str] = ()  # events that the table shows too: told where there is room, else counted

    def blocks(self, view: View, seat: int, language: Language, question: str) -> list[Block]:
        """What this seat sees while it is asked a question (`play-card`), part by part."""
        return generic(view, seat, language)

    def style(self, view: View, seat: int) -> str:
        """A seat's colour."""
        return STYLES[seat % len(STYLES)]

    def shown(self, view: View, seat: int, language: Language, action: str, events: list[Heard]) -> Shown:
        """How an option (`hire doctor`) is listed, given its preview."""
        return Shown()

    def clause(self, action: str, asked: str) -> str | None:
        """The rule for an option (`hire doctor`) of a question about `asked`, or None where it is that of the thing it names."""
        found = [key for key in self.clauses if f"{action} ".startswith((f"{key} ", f"{key}-"))]
        return self.clauses[max(found, key=len)] or asked if found else None

    def signs(self, language: Language) -> list[tuple[str, str]]:
        """What is written short on this table, and the key of what it means: `term-…` of the guide, or a message of its own."""
        return []

    def gathered(self, told: Sequence[Told]) -> Sequence[Told]:
        """What happened, several things in one where that takes fewer words."""
        return told

    def to_come(self, view: View) -> list[tuple[str, list[int]]]:
        """What the end would add if it came now, as in the score sheet: by source and seat."""
        return []

    def automated_to_come(self, view: View) -> list[int]:
        """What the end would add now to the points of those who play without a seat."""
        return []

    def automated(self, view: View, language: Language) -> list[tuple[str, int]]:
        """Who plays without a seat, and their points: House of Fado's Alfama, Lacrimosa's Soloist."""
        return []


def by_source(kind: str, rows: Sequence[dict[str, int]]) -> list[tuple[str, list[int]]]:
    """Points by source of each seat as rows of a sheet, without those that nobody has."""
    keys = dict.fromkeys(key for row in rows for key in row)
    table = [(f"{kind}-{key}", [row.get(key, 0) for row in rows]) for key in keys]
    return [(key, values) for key, values in table if any(values)]


STYLES: Final = ["blue", "red", "green", "yellow", "magenta", "cyan"]
HIDDEN: Final = ("asked", "answer")  # the question says so
MOST: Final = 80  # how much the first field is needed, one less the next


def drawing_of(game: Game) -> Drawing:
    """The game's own drawing, loaded now, or the generic one."""
    found = resolve_name(game.drawing)() if game.drawing else Drawing()
    if not isinstance(found, Drawing):
        raise TypeError(f"{game.id}: {game.drawing} makes {type(found).__name__}, not a Drawing")
    return found


def generic(view: View, seat: int, language: Language) -> list[Block]:
    """Plain fields in a line across, everything else a line each, players as columns of a table. Empty ones are left out."""
    shown = {key: value for key, value in view.items() if key not in HIDDEN and value is not None}
    plain = [f"{label(key, language)} {said(key, value, language)}" for key, value in shown.items() if is_plain(value)]
    blocks = [Block(lambda width, size: heading(plain or [language.say("game-title")], width), side=ACROSS)]
    for key, value in shown.items():
        if key == "players" and isinstance(value, list):
            table = players_drawn(value, seat, language)
            blocks.append(Block(table, [ALWAYS, 90], RIGHT))
        elif not is_plain(value) and said(key, value, language):
            blocks.append(Block(line_drawn(key, value, language), [max(MOST - len(blocks), 1)]))
    if language.excuse():
        blocks.append(Block(lambda width, size: [Text(language.excuse(), "dim")], [MOST]))
    return blocks


def heading(parts: Sequence[str], width: int) -> list[Text]:
    """In one line across the screen, or in several where they are too many."""
    if cell_len(" · ".join(parts)) <= width:
        return [ruled(parts, width)]
    return flowing([Text(part) for part in parts], width, first=Text())


def line_drawn(key: str, value: Any, language: Language) -> Drawn:
    name = Text(f"{language.colon(label(key, language))} ", "bold")
    return lambda width, size: flowing([Text(said(key, value, language))], width, "", name)


def players_drawn(rows: list[View], seat: int, language: Language) -> Drawn:
    """One column per player, one row per field that anybody has; where there is little room, only for what is plain."""
    from rich.table import Table  # only games without a drawing of their own need it

    def draw(width: int, size: int) -> list[Text]:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column()
        for number in range(len(rows)):
            table.add_column(
                Text(language.seat(number), f"bold {STYLES[number % len(STYLES)]}"), style="bold" if number == seat else ""
            )
        for key in dict.fromkeys(key for row in rows for key in row):
            cells = [said(key, row.get(key), language) for row in rows]
            if any(cells) and (size or all(is_plain(row.get(key)) or row.get(key) is None for row in rows)):
                table.add_row(Text(label(key, language), "dim"), *cells)
        return lines_of(table, width)

    return draw


def is_plain(value: object) -> bool:
    return isinstance(value, (str, int))


def label(key: str, language: Language) -> str:
    """What a field is called: `view-highest-bid` of the game's words, else its own name."""
    return language.say(f"view-{key.replace('_', '-')}", None, named(key))


def said(key: str, value: Any, language: Language) -> str:
    """A value in words: nouns by their names, tables without what is zero or empty, lists with commas."""
    if value is None or value == [] or value == {}:
        return ""
    if isinstance(value, bool):
        return "✓" if value else "–"
    if isinstance(value, str):
        return noun_said(key, value, language)
    if isinstance(value, dict):
        parts = [item_said(key, str(name), item, language) for name, item in value.items() if item]
        return ", ".join(filter(None, parts))
    if isinstance(value, list):
        items = [said(key, item, language) or "–" for item in value]
        return language.joined(*items) if any(isinstance(item, dict) for item in value) else ", ".join(items)
    return language.seat(value) if language.is_seat(key) else str(value)


def item_said(key: str, name: str, item: Any, language: Language) -> str:
    """One field of a table: `Bank 2` where the table's key is a kind of noun (`sectors`), `rats 2`, or only the noun."""
    text = said(name, item, language)
    nouns = language.game.nouns if language.game is not None else {}
    if not text or (isinstance(item, str) and item in nouns.get(name, [])):
        return text
    for kind in (key, key.removesuffix("s"), *nouns):
        if name in nouns.get(kind, []) and not language.has(f"view-{name}"):
            return f"{language.thing(kind, name)} {text}"
    return f"{label(name, language)} {text}"


def noun_said(key: str, value: str, language: Language) -> str:
    """A noun's name: of the kind that the key names (`card`, or `cards` for several), or of any kind that has it."""
    nouns = language.game.nouns if language.game is not None else {}
    for kind in (key, key.removesuffix("s"), *nouns):
        if value in nouns.get(kind, []):
            return language.thing(kind, value)
    return named(value)
