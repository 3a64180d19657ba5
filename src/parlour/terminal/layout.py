"""Parts of a table laid out for a screen: as much as fits, what is missed most first, in two columns where there is room."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.text import Text

ALWAYS: Final = 100  # a part that is never left out
WIDE: Final = 116  # columns from which parts stand side by side
BETWEEN: Final = " │ "
ACROSS_SHARE: Final = 4  # a quarter of the rows is kept for what stands above two columns
LEFT, RIGHT, ACROSS = 0, 1, 2
LONGEST, SHORTEST = 24, 12  # letters of a name in a table

Drawn = Callable[[int, int], list[Text]]  # at a width and a size, from 0


class Block:
    """One part of the table, at sizes from terse to full; `needs` says how much each of them would be missed."""

    def __init__(self, draw: Drawn, needs: Sequence[int] = (ALWAYS,), side: int = LEFT) -> None:
        self.draw: Final = draw
        self.needs: Final = needs
        self.side: Final = side
        self.size = -1  # at which it stands on the screen; below 0: not at all
        self.left_out = 0  # rows that it would have besides, if it were whole

    def is_whole(self) -> bool:
        """Whether all of it is on the screen."""
        return self.size == len(self.needs) - 1


Cache = dict[tuple[Block, int], list[Text]]  # what was drawn already, by part and size


def laid_out(blocks: Sequence[Block], width: int, rows: int) -> list[Text]:
    """The parts in their order, none wider than the screen, and all together no higher than `rows` if that can be."""
    if width < WIDE:
        return fitted(blocks, width, rows)
    above = [block for block in blocks if block.side == ACROSS]
    each = (width - cell_len(BETWEEN)) // 2
    left = rows - len(fitted(above, width, rows // ACROSS_SHARE))
    lower = beside(*shared_out(blocks, each, left), each)
    return fitted(above, width, rows - len(lower)) + lower  # what the columns leave free is for what stands above them


def shared_out(blocks: Sequence[Block], width: int, rows: int) -> tuple[list[Text], list[Text]]:
    """The two columns. Where one has no room for its last parts, they stand in the other, if less is missed so."""
    sides = [[block for block in blocks if block.side == side] for side in (LEFT, RIGHT)]
    ways = [(sides[LEFT][:kept], sides[RIGHT] + sides[LEFT][kept:]) for kept in range(len(sides[LEFT]), 0, -1)]
    ways += [(sides[LEFT] + sides[RIGHT][kept:], sides[RIGHT][:kept]) for kept in range(len(sides[RIGHT]) - 1, 0, -1)]
    cache: Cache = {}

    def missed(way: tuple[list[Block], list[Block]]) -> list[int]:
        for side in way:
            fitted(side, width, rows, cache)
        return sorted((need for block in blocks if block.side != ACROSS for need in block.needs[block.size + 1 :]), reverse=True)

    best = min(ways, key=missed)  # of equal ones the first: as the drawing has them
    return fitted(best[0], width, rows, cache), fitted(best[1], width, rows, cache)


def fitted(blocks: Sequence[Block], width: int, rows: int, cache: Cache | None = None) -> list[Text]:
    """One column: whatever is needed most takes its room first, be it another part or a fuller size of one that is there."""
    known: Cache = {} if cache is None else cache

    def drawn(i: int, size: int) -> list[Text]:
        if (blocks[i], size) not in known:
            known[blocks[i], size] = [clipped(line, width) for line in blocks[i].draw(width, size)]
        return known[blocks[i], size]

    sizes: dict[int, int] = {}
    used = 0
    steps = [(need, i, size) for i, block in enumerate(blocks) for size, need in enumerate(block.needs)]
    for need, i, size in sorted(steps, key=lambda step: (-step[0], step[2])):
        if sizes.get(i, -1) == size - 1:
            more = len(drawn(i, size)) - (len(drawn(i, size - 1)) if size else 0)
            if need >= ALWAYS or used + more <= rows:
                sizes[i] = size
                used += more
    for i, block in enumerate(blocks):
        block.size = sizes.get(i, -1)
        now = len(drawn(i, block.size)) if i in sizes else 0
        block.left_out = 0 if block.is_whole() else max(0, len(drawn(i, len(block.needs) - 1)) - now)
    return [line for i in sorted(sizes) for line in drawn(i, sizes[i])]


def beside(left: Sequence[Text], right: Sequence[Text], width: int) -> list[Text]:
    """Two columns, with a line between them."""
    lines = []
    for i in range(max(len(left), len(right))):
        first = left[i] if i < len(left) else Text()
        line = Text.assemble(first, " " * (width - cell_len(first.plain)), (BETWEEN, "dim"))
        if i < len(right):
            line.append_text(right[i])
        lines.append(line)
    return lines


def clipped(text: Text, width: int) -> Text:
    """Cut, with a mark, where it would be wider than the screen."""
    if cell_len(text.plain) > width:
        text = text.copy()
        text.truncate(width, overflow="ellipsis")
    return text


def flowing(parts: Sequence[Text], width: int, between: str = " · ", first: Text | None = None, indent: int = 2) -> list[Text]:
    """Parts after one another, going on in the next line only between two parts; a part too long for any line is folded."""
    margin = " " * indent
    if between.strip() in (",", ";"):  # which ends a line, too
        parts = [Text.assemble(part, (between[:-1], "dim")) for part in parts[:-1]] + [*parts[-1:]]
        between = between[-1]
    line = Text.assemble(first) if first is not None else Text(margin)  # so that its style ends where it does
    lines = []
    begun = False
    for part in parts:
        if begun:
            if cell_len(line.plain) + cell_len(between) + cell_len(part.plain) <= width:
                line.append(between, "dim")
            else:
                lines.append(line)
                line = Text(margin)
        begun = True
        if cell_len(line.plain) + cell_len(part.plain) > width >= indent + cell_len(part.plain) and line.plain.strip():
            lines.append(line)
            line = Text(margin)
        while cell_len(line.plain) + cell_len(part.plain) > width:
            fitting = fits(part.plain, width - cell_len(line.plain))
            cut = part.plain.rfind(" ", 1, max(2, fitting + 1))
            if cut <= 0 and not line.plain.strip():  # a single word that is too long, as a path
                cut = max(1, fitting)
                lines.append(Text.assemble(line, part[:cut]))
                line, part = Text(margin), part[cut:]
                continue
            lines.append(Text.assemble(line, part[: max(cut, 0)]))
            line, part = Text(margin), part[cut + 1 :] if cut > 0 else part
        line.append_text(part)
    lines.append(line)
    return lines


def fits(text: str, width: int) -> int:
    """How many of its characters have room; some are two columns wide."""
    room = width
    for i, character in enumerate(text):
        room -= cell_len(character)
        if room < 0:
            return i
    return len(text)


def aligned(rows: Sequence[Sequence[Text]], sides: str, gap: int) -> list[Text]:
    """Rows of cells, each column to one side. (A table of many columns would take longer to draw than all the rest.)"""
    widths = [max((cell_len(row[i].plain) for row in rows if i < len(row)), default=0) for i in range(len(sides))]
    lines = []
    for row in rows:
        line = Text()
        for i, one in enumerate(row):
            space = " " * (widths[i] - cell_len(one.plain))
            line.append(" " * gap if i and widths[i] else "").append(space if sides[i] == ">" else "")
            line.append_text(one).append(space if sides[i] == "<" else "")
        line.rstrip()
        lines.append(line)
    return lines


def in_columns(cells: Sequence[Text], width: int, gap: int = 2, most: int = 4, least: int = 1) -> list[Text]:
    """Cells of one width in as many columns as there is room for, running down, then right; at least so many, cut if need be."""
    if not cells:
        return []
    widest = max(cell_len(cell.plain) for cell in cells)
    columns = max(least, min(most, len(cells), (width + gap) // (widest + gap)))
    each = min(widest, (width - gap * (columns - 1)) // columns)
    rows = -(-len(cells) // columns)
    lines = []
    for row in range(rows):
        line = Text()
        for i, cell in enumerate(cells[row::rows]):
            line.append(" " * gap if i else "").append_text(padded(clipped(cell, each), each))
        line.rstrip()
        lines.append(line)
    return lines


def padded(text: Text, width: int) -> Text:
    return Text.assemble(text, " " * (width - cell_len(text.plain)))


def fit(name: str, width: int) -> str:
    """A name, cut if it is too long; a number at its end stays: it tells two of them apart."""
    if cell_len(name) <= width:
        return name
    head, _, last = name.rpartition(" ")
    end = last if last.isdecimal() and len(last) + 2 < width else ""
    body = head if end else name
    while body and cell_len(body) + 1 + len(end) > width:
        body = body[:-1]
    return f"{body}…{end}"


def ruled(parts: Sequence[str], width: int) -> Text:
    """A line across the screen that begins with words: the first bold, the last left out where there is no room for them."""
    text = Text(parts[0], "bold")
    for part in parts[1:]:
        if cell_len(text.plain) + 3 + cell_len(part) <= width:
            text.append(f" · {part}", "not bold")
    return Text.assemble(text, " ", ("─" * max(0, width - cell_len(text.plain) - 1), "dim"))


def tabled(rows: Sequence[Sequence[Text]], width: int) -> list[Text]:
    """A row for each player below its heads, wide or narrow; where even that has no room, a line of heads and cells for each.

    Names stay whole as long as they can.
    """
    for name, gap in ((LONGEST, 2), (LONGEST, 1), (SHORTEST, 2), (SHORTEST, 1)):
        cut = [[Text(fit(row[0].plain, name), row[0].style), *row[1:]] for row in rows]
        lines = aligned(cut, "<" + ">" * (len(rows[0]) - 1), gap)
        if max(cell_len(line.plain) for line in lines) <= width:
            return lines
    lines = []
    for row in rows[1:]:
        parts = [Text.assemble((f"{head.plain} ", "dim"), cell) for head, cell in zip(rows[0][1:], row[1:]) if cell.plain != "·"]
        lines += flowing(parts, width, "  ", row[0].copy().append(" "))
    return lines


def lines_of(what: RenderableType, width: int) -> list[Text]:
    """Anything that can be drawn, as lines of a width."""
    console = Console(width=width, force_terminal=True, highlight=False)
    with console.capture() as capture:
        console.print(what)
    return [Text.from_ansi(line) for line in capture.get().splitlines()]
