"""The signs that our typefaces lack, drawn by us as a font of a few kilobytes: python web/dev/signs.py writes web/src/signs.woff.

On a machine without other fonts → ★ ♪ would be empty boxes. `tests/web/test_signs.py` fails when a sign of the words or of
the pages is in no font that is shipped: draw it here.
"""

from __future__ import annotations

import math
import struct
import zlib
from pathlib import Path

OUT = Path(__file__).parents[1] / "src" / "signs.woff"
EM, UP, DOWN = 1000, 750, -250
MAGIC = 0x5F0F3CF5  # in every font; the checksum of all stands before it
Point = tuple[float, float, bool]  # x, y, on the line (else it bends it)
Contour = list[Point]  # clockwise: filled; the other way round: a hole


def shape(*points: tuple[float, float]) -> Contour:
    return [(x, y, True) for x, y in points]


def disc(x: float, y: float, rx: float, ry: float = 0, hole: bool = False) -> Contour:
    ry = ry or rx
    found: Contour = []
    for i in range(8):
        for turn, far, on in ((i, 1.0, True), (i + 0.5, 1 / math.cos(math.pi / 8), False)):
            angle = (1 if hole else -1) * turn * math.pi / 4
            found.append((x + far * rx * math.cos(angle), y + far * ry * math.sin(angle), on))
    return found


def star(points: int, outer: float, inner: float, x: float = 400, y: float = 340) -> Contour:
    def at(i: int) -> tuple[float, float]:
        far = inner if i % 2 else outer
        return x + far * math.sin(i * math.pi / points), y + far * math.cos(i * math.pi / points)

    return shape(*(at(i) for i in range(2 * points)))


def bar(x: float, y: float, x2: float, y2: float, wide: float) -> Contour:
    """A line from one point to another."""
    far = math.hypot(x2 - x, y2 - y)
    dx, dy = (y2 - y) / far * wide / 2, -(x2 - x) / far * wide / 2
    return shape((x - dx, y - dy), (x2 - dx, y2 - dy), (x2 + dx, y2 + dy), (x + dx, y + dy))


def arrow(y: float, left: float, right: float, head: float, back: bool = False) -> list[Contour]:
    tip, root, turn = (left, right, 1) if back else (right, left, -1)
    neck = tip + turn * head
    point = shape((tip, y), (neck, y - head * 0.72), (neck, y + head * 0.72))
    return [bar(min(root, neck), y, max(root, neck), y, 62), point if not back else point[::-1]]


def ring(x: float, y: float, r: float, wide: float, begin: float, end: float) -> Contour:
    """Part of a ring, from one angle to another (turns, clockwise from the top)."""
    steps = [begin + (end - begin) * i / 24 for i in range(25)]

    def at(turn: float, far: float) -> tuple[float, float]:
        return x + far * math.sin(2 * math.pi * turn), y + far * math.cos(2 * math.pi * turn)

    return shape(*(at(t, r + wide / 2) for t in steps), *(at(t, r - wide / 2) for t in reversed(steps)))


SIGNS: dict[str, tuple[int, list[Contour]]] = {  # how wide, and what is drawn
    "′": (230, [shape((90, 700), (190, 700), (120, 440), (60, 440))]),
    "″": (400, [shape((90, 700), (190, 700), (120, 440), (60, 440)), shape((260, 700), (360, 700), (290, 440), (230, 440))]),
    "→": (880, arrow(300, 70, 810, 210)),
    "⇄": (880, [*arrow(430, 70, 810, 170), *arrow(190, 70, 810, 170, back=True)]),
    "▸": (520, [shape((90, 560), (440, 310), (90, 60))]),
    "◂": (520, [shape((430, 560), (430, 60), (80, 310))]),
    "●": (760, [disc(380, 320, 270)]),
    "★": (800, [star(5, 390, 160, 400, 310)]),
    "✦": (800, [star(4, 370, 120)]),
    "✕": (720, [bar(120, 80, 600, 560, 84), bar(120, 560, 600, 80, 84)]),
    "⟳": (860, [ring(430, 310, 270, 72, 0.17, 0.95), shape((610, 620), (690, 360), (430, 430))]),
    "♪": (
        560,
        [
            disc(200, 70, 135, 105),
            bar(308, 60, 308, 760, 56),
            shape((280, 760), (336, 760), (480, 520), (470, 400), (410, 500), (280, 570)),
        ],
    ),
    "♬": (
        860,
        [
            disc(190, 40, 130, 100),
            disc(600, 100, 130, 100),
            bar(294, 40, 294, 690, 52),
            bar(704, 100, 704, 750, 52),
            shape((268, 700), (730, 770), (730, 660), (268, 590)),
            shape((268, 540), (730, 610), (730, 520), (268, 450)),
        ],
    ),
    "ᵉ": (370, [ring(185, 520, 125, 58, -0.25, 0.62), bar(40, 520, 330, 520, 52)]),
}


def glyph(contours: list[Contour]) -> bytes:
    points = [[(round(x), round(y), on) for x, y, on in contour] for contour in contours]
    flat = [point for contour in points for point in contour]
    if not flat:
        return b""
    xs, ys = [x for x, _, _ in flat], [y for _, y, _ in flat]
    ends, total = [], 0
    for contour in points:
        total += len(contour)
        ends.append(total - 1)
    data = struct.pack(">hhhhh", len(points), min(xs), min(ys), max(xs), max(ys))
    data += struct.pack(f">{len(ends)}H", *ends) + struct.pack(">H", 0)
    data += bytes(1 if on else 0 for _, _, on in flat)
    for values in (xs, ys):
        data += struct.pack(f">{len(values)}h", *(b - a for a, b in zip([0, *values], values)))
    return data + b"\0" * (-len(data) % 4)


def character_map(codes: list[int]) -> bytes:
    """Format 4, a segment for each sign."""
    ends = [*codes, 0xFFFF]
    n = len(ends)
    power = 2 ** int(math.log2(n))
    deltas = [(i + 1 - code) % 65536 for i, code in enumerate(codes)] + [1]
    table = struct.pack(">HHHH", 2 * n, 2 * power, int(math.log2(power)), 2 * (n - power))
    table += struct.pack(f">{n}H", *ends) + b"\0\0" + struct.pack(f">{n}H", *ends)
    table += struct.pack(f">{n}H", *deltas) + struct.pack(f">{n}H", *[0] * n)
    return struct.pack(">HHHHL", 0, 1, 3, 1, 12) + struct.pack(">HHH", 4, len(table) + 6, 0) + table


def named(texts: dict[int, str]) -> bytes:
    records, strings = b"", b""
    for key, text in sorted(texts.items()):
        data = text.encode("utf-16-be")
        records += struct.pack(">6H", 3, 1, 0x409, key, len(data), len(strings))
        strings += data
    return struct.pack(">HHH", 0, len(texts), 6 + len(records)) + records + strings


def checksum(data: bytes) -> int:
    data += b"\0" * (-len(data) % 4)
    return sum(struct.unpack(f">{len(data) // 4}L", data)) % 2**32


def font() -> bytes:
    codes = sorted(map(ord, SIGNS))
    drawn = [(500, [shape((60, 0), (60, 700), (440, 700), (440, 0)), shape((110, 50), (390, 50), (390, 650), (110, 650))])]
    drawn += [SIGNS[chr(code)] for code in codes]
    outlines = [glyph(contours) for _, contours in drawn]
    offsets = [sum(map(len, outlines[:i])) for i in range(len(outlines) + 1)]
    contours = [contour for _, each in drawn for contour in each]
    left, right = min(p[0] for c in contours for p in c), max(p[0] for c in contours for p in c)
    low, high = min(p[1] for c in contours for p in c), max(p[1] for c in contours for p in c)
    box = struct.pack(">4h", math.floor(left), math.floor(low), math.ceil(right), math.ceil(high))
    widest = max(wide for wide, _ in drawn)
    most = max(sum(map(len, each)) for _, each in drawn), max(len(each) for _, each in drawn)
    name = "Parlour Signs"
    tables = {
        "OS/2": struct.pack(">HhHHH11h", 4, 600, 400, 5, 0, *[0] * 10, 0)
        + bytes(10)
        + struct.pack(">4L4s", 0, 0, 0, 0, b"PRLR")
        + struct.pack(">HHHhhhHH", 64, codes[0], codes[-1], UP, DOWN, 0, UP, -DOWN)
        + struct.pack(">LLhhHHH", 1, 0, 500, 700, 0, 32, 1),
        "cmap": character_map(codes),
        "glyf": b"".join(outlines),
        "head": struct.pack(">LLLLHHqq", 0x10000, 0x10000, 0, MAGIC, 3, EM, 0, 0) + box + struct.pack(">HHhhh", 0, 8, 2, 1, 0),
        "hhea": struct.pack(">LhhhHhhhhhh", 0x10000, UP, DOWN, 0, widest, 0, 0, widest, 1, 0, 0)
        + bytes(8)
        + struct.pack(">hH", 0, len(drawn)),
        "hmtx": b"".join(struct.pack(">Hh", wide, round(min(p[0] for c in each for p in c))) for wide, each in drawn),
        "loca": struct.pack(f">{len(offsets)}L", *offsets),
        "maxp": struct.pack(">LHHH11H", 0x10000, len(drawn), *most, 0, 0, 2, *[0] * 8),
        "name": named({1: name, 2: "Regular", 3: name, 4: name, 6: name.replace(" ", "")}),
        "post": struct.pack(">LLhhLLLLL", 0x30000, 0, -100, 50, 0, 0, 0, 0, 0),
    }
    n = len(tables)
    power = 2 ** int(math.log2(n))
    head = struct.pack(">LHHHH", 0x10000, n, 16 * power, int(math.log2(power)), 16 * (n - power))
    at, records, body = 12 + 16 * n, b"", b""
    for tag, data in sorted(tables.items()):
        records += struct.pack(">4sLLL", tag.encode(), checksum(data), at + len(body), len(data))
        body += data + b"\0" * (-len(data) % 4)
    whole = head + records + body
    where = whole.index(struct.pack(">L", MAGIC)) - 4
    return whole[:where] + struct.pack(">L", (0xB1B0AFBA - checksum(whole)) % 2**32) + whole[where + 4 :]


def pressed(ttf: bytes) -> bytes:
    """The same as WOFF: each table compressed where that is shorter."""
    n = struct.unpack(">H", ttf[4:6])[0]
    at, records, body = 44 + 20 * n, b"", b""
    for i in range(n):
        tag, check, offset, length = struct.unpack(">4sLLL", ttf[12 + 16 * i : 28 + 16 * i])
        data = ttf[offset : offset + length]
        data = min(data, zlib.compress(data, 9), key=len)  # as it is, unless that is shorter
        records += struct.pack(">4sLLLL", tag, at + len(body), len(data), length, check)
        body += data + b"\0" * (-len(data) % 4)
    head = struct.pack(">4sLLHHLHHLLLLL", b"wOFF", 0x10000, at + len(body), n, 0, len(ttf), 1, 0, 0, 0, 0, 0, 0)
    return head + records + body


if __name__ == "__main__":
    OUT.write_bytes(pressed(font()))
    print(f"{OUT.name}: {len(SIGNS)} signs, {OUT.stat().st_size} bytes")
