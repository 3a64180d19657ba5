"""Small pictures as SVG text: bars, histograms, lines, and points with their intervals."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10

WIDTH = 720
LEFT = 250  # room for names
RIGHT = 90  # room for figures
LINE = 22


def svg(width: float, height: float, body: list[str], title: str) -> str:
    inner = "".join(body)
    label = escape(title, quote=True)
    return f'<svg viewBox="0 0 {width:.0f} {height:.0f}" role="img" aria-label="{label}">{inner}</svg>'


def text(x: float, y: float, said: str, kind: str = "", anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(said)}</text>'


def rect(x: float, y: float, width: float, height: float, kind: str, hint: str = "") -> str:
    told = f"<title>{escape(hint)}</title>" if hint else ""
    size = f'width="{max(0.0, width):.1f}" height="{max(0.0, height):.1f}"'
    return f'<rect x="{x:.1f}" y="{y:.1f}" {size} class="{kind}">{told}</rect>'


def stroke(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def ticks(low: float, high: float, about: int = 5) -> list[float]:
    """Round numbers from low to high."""
    size = (high - low) / about or 1.0
    power = 10 ** floor(log10(size))
    step = next(power * n for n in (1, 2, 5, 10) if power * n >= size * 0.999)
    return [step * i for i in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]


def short(value: float) -> str:
    return (
        f"{value:.0f}" if abs(value - round(value)) < 1e-9 else f"{value:.1f}" if abs(value * 10 % 1) < 1e-6 else f"{value:.2f}"
    )


def clipped(said: str, room: int) -> str:
    return said if len(said) <= room else said[: room - 1] + "…"


Mark = tuple[str, float, float, float, str]  # name, value, low, high, what is said at its right


def forest(title: str, marks: Sequence[Mark], middle: float = 0.0, percent: bool = False, faint: Sequence[bool] = ()) -> str:
    """One line for each thing: its value, its interval, and the line of no difference. What may well be nothing is pale."""
    if not marks:
        return ""
    wide = [x for _, value, low, high, _ in marks for x in (value, low, high)] + [middle]
    ordered = sorted(wide)
    low, high = min(ordered), max(ordered)
    values = [value for _, value, _, _, _ in marks]
    reach = (max(values) - min(values)) or 1.0  # a few very wide intervals must not squeeze all others
    low, high = max(low, min(values) - reach), min(high, max(values) + reach)
    low, high = min(low, middle), max(high, middle)
    room = (high - low) * 0.03 or 0.5
    low, high = low - room, high + room
    scale = (WIDTH - LEFT - RIGHT) / (high - low)
    height = LINE * len(marks) + 30
    body = []
    for tick in ticks(low, high):
        x = LEFT + (tick - low) * scale
        body.append(stroke(x, 0, x, height - 24, "grid"))
        body.append(text(x, height - 8, f"{100 * tick:.0f} %" if percent else short(tick), "small", "middle"))
    x = LEFT + (middle - low) * scale
    body.append(stroke(x, 0, x, height - 24, "zero"))
    for i, (name, value, least, most, said) in enumerate(marks):
        y = 12 + LINE * i
        pale = least <= middle <= most if not faint else faint[i]
        side = "pale" if pale else "good" if value > middle else "bad"
        a = LEFT + (max(least, low) - low) * scale
        b = LEFT + (min(most, high) - low) * scale
        body.append(text(LEFT - 10, y + 4, clipped(name, 38), "", "end"))
        body.append(stroke(a, y, b, y, f"whisker {side}"))
        body.append(f'<circle cx="{LEFT + (value - low) * scale:.1f}" cy="{y:.1f}" r="4.5" class="{side}"/>')
        body.append(text(WIDTH - RIGHT + 8, y + 4, said, "small"))
    return svg(WIDTH, height, body, title)


def stacked(title: str, bars: Sequence[tuple[str, Sequence[float]]], names: Sequence[str]) -> str:
    """Bars put together from parts, with a legend. Parts below nothing are left to the table."""
    most = max((sum(max(0.0, x) for x in parts) for _, parts in bars), default=1.0) or 1.0
    scale = (WIDTH - 150 - 60) / most
    body = []
    for i, (name, parts) in enumerate(bars):
        x, y = 150.0, 8 + 34.0 * i
        body.append(text(140, y + 17, clipped(name, 24), "", "end"))
        for k, part in enumerate(parts):
            if part > 0:
                width = part * scale
                body.append(rect(x, y, width, 24, f"c{k % 10}", f"{names[k]}: {part:.1f}"))
                if width > 30:
                    body.append(text(x + width / 2, y + 16, f"{part:.1f}", "onbar", "middle"))
                x += width
        body.append(text(x + 8, y + 17, f"{sum(parts):.1f}", "small"))
    y = 8 + 34 * len(bars) + 12
    x = 150.0
    for k, name in enumerate(names):
        wide = 26 + 7.2 * len(name)
        if x + wide > WIDTH:
            x, y = 150.0, y + 20
        body.append(rect(x, y - 10, 12, 12, f"c{k % 10}"))
        body.append(text(x + 17, y, name, "small"))
        x += wide
    return svg(WIDTH, y + 14, body, title)


def bars(title: str, lines: Sequence[tuple[str, float, str]]) -> str:
    """Plain bars with a name at the left and a figure at the right."""
    most = max((value for _, value, _ in lines), default=1.0) or 1.0
    body = []
    for i, (name, value, said) in enumerate(lines):
        y = 4 + LINE * i
        width = (WIDTH - LEFT - RIGHT - 40) * value / most
        body.append(text(LEFT - 10, y + 12, clipped(name, 38), "", "end"))
        body.append(rect(LEFT, y, width, 15, "c0"))
        body.append(text(LEFT + width + 8, y + 12, said, "small"))
    return svg(WIDTH, LINE * len(lines) + 8, body, title)


def histogram(title: str, start: float, step: float, counts: Sequence[int], unit: str) -> str:
    """How often each value came."""
    if not counts:
        return ""
    height, wide = 150.0, WIDTH - 60
    most = max(counts) or 1
    total = sum(counts)
    each = wide / len(counts)
    body = [stroke(40, height, WIDTH - 20, height, "zero")]
    for i, count in enumerate(counts):
        tall = (height - 12) * count / most
        at = f"{start + i * step:.0f}" if step == 1 else f"{start + i * step:.0f}–{start + (i + 1) * step - 1:.0f}"
        body.append(rect(40 + i * each, height - tall, each - 1, tall, "c0", f"{at} {unit}: {100 * count / total:.1f} %"))
    for tick in ticks(start, start + step * len(counts), 8):
        x = 40 + (tick - start + (0.5 if step == 1 else 0)) / step * each
        if x < WIDTH - 20:
            body.append(text(x, height + 16, short(tick), "small", "middle"))
    body.append(text(WIDTH - 20, height + 32, unit, "small", "end"))
    return svg(WIDTH, height + 38, body, title)


def curve(title: str, values: Sequence[float], across: str, upward: str) -> str:
    """A line over equal parts of a game."""
    height, wide = 150.0, WIDTH - 60
    most = max(values, default=1.0) or 1.0
    body = []
    for tick in ticks(0, most, 4):
        y = height - (height - 14) * tick / most
        body.append(stroke(40, y, WIDTH - 20, y, "grid"))
        body.append(text(34, y + 4, short(tick), "small", "end"))
    spots = [(40 + wide * (i + 0.5) / len(values), height - (height - 14) * v / most) for i, v in enumerate(values)]
    body.append(f'<polyline points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in spots)}" class="line"/>')
    body.append(text(40, height + 18, "start", "small") + text(WIDTH - 20, height + 18, "end of the game", "small", "end"))
    body.append(text(WIDTH / 2, height + 18, f"{upward}, {across}", "small", "middle"))
    return svg(WIDTH, height + 26, body, title)
