"""What may be done, as a numbered list, and what a typed line means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from parlour.engine.game import Game

GAP: Final = 3


class Option:
    """One legal action: its number, its words, and what it would bring."""

    def __init__(self, number: int, action: int, words: str, hint: str) -> None:
        self.number: Final = number
        self.action: Final = action
        self.words: Final = words
        self.hint: Final = hint

    def label(self) -> Text:
        return Text(f"{self.number:>3} ", "bold cyan")

    def text(self) -> Text:
        text = Text(self.words)
        if self.hint:
            text.append(f" → {self.hint}", "green")
        return text


def by_verb(game: Game, legal: Sequence[int]) -> list[list[int]]:
    """Actions of the same verb together, in the verbs' order of first appearance."""
    groups: dict[str, list[int]] = {}
    for action in legal:
        groups.setdefault(game.words.verb_of(action).name, []).append(action)
    return list(groups.values())


def listed(groups: Sequence[Sequence[Option]], width: int) -> Group:
    """The list in as few lines as it needs: a verb begins a new line, in columns where they fit; short ones share a line."""
    lines: list[RenderableType] = []
    line = Text()
    for group in groups:
        cells = [option.label().append_text(option.text()) for option in group]
        cell = max(cell_len(text.plain) for text in cells) + GAP
        per_line = max(1, (width + GAP) // cell)
        rows = -(-len(cells) // per_line)
        if rows == 1 and line.plain and cell_len(line.plain) + GAP + sum(cell_len(text.plain) + GAP for text in cells) <= width:
            line.append(" " * GAP).append_text((Text(" " * GAP)).join(cells))
            continue
        line = Text()
        if per_line == 1:
            lines.append(wrapped(group))
            continue
        for row in range(rows):
            line = Text()
            for text in cells[row::rows]:  # numbers run down, then right
                line.append_text(text).append(" " * (cell - cell_len(text.plain)))
            line.rstrip()
            lines.append(line)
        if rows > 1:
            line = Text()
    return Group(*lines)


def wrapped(group: Sequence[Option]) -> Table:
    """One option a line; what is too long goes on under its beginning."""
    table = Table.grid()
    table.add_column(no_wrap=True)
    table.add_column()
    for option in group:
        table.add_row(option.label(), option.text())
    return table


def fitting(text: str, options: Sequence[tuple[str, str]]) -> list[int]:
    """Which options a typed line means, given the text and the words of each.

    Its exact text or words; else those that contain every typed word, or a word that begins like it.
    """
    wanted = text.casefold().split()
    if not wanted:
        return []
    for i, (short, words) in enumerate(options):
        if wanted in (short.casefold().split(), words.casefold().split()):
            return [i]
    found = []
    for i, (short, words) in enumerate(options):
        there = parts(short) + parts(words)
        if all(any(word.startswith(typed) for word in there) for typed in wanted):
            found.append(i)
    return found


def parts(text: str) -> list[str]:
    """The words of a text, without punctuation; `blue-bank` counts as a whole and as its two parts."""
    words = [word.strip(".,:;()«»“”\"'’!?") for word in text.casefold().split()]
    return words + [part for word in words if "-" in word for part in word.split("-")]
