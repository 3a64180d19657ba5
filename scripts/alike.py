"""src/parlour/server/people/alike.txt: which letters look alike, from Unicode's table of confusables: python -m scripts.alike.

A line is what stands for all of them, a space, and the letters that look like it. The table comes with `confusable-homoglyphs`; a
test compares the two, so that an update is seen.
"""

from __future__ import annotations

from pathlib import Path

from confusable_homoglyphs.confusables import confusables_data

FILE = Path(__file__).parents[1] / "src" / "parlour" / "server" / "people" / "alike.txt"


def families() -> dict[str, list[str]]:
    """Letters by what stands for them. Unicode lets one of a family stand for all others: whoever is everybody's neighbour."""
    near = {text: {row["c"] for row in rows} for text, rows in confusables_data.items()}
    found: dict[str, list[str]] = {}
    seen: set[str] = set()
    for text in sorted(near):
        if text in seen:
            continue
        family, waiting = {text}, [text]
        while waiting:
            for other in near.get(waiting.pop(), set()) - family:
                family.add(other)
                waiting.append(other)
        seen |= family
        first = min(family, key=lambda one: (-len(near.get(one, ())), -len(one), one))
        members = sorted(one for one in family if len(one) == 1 and one != first)
        if members and not any(one.isspace() or not one for one in family):
            found[first] = members
    return found


def text() -> str:
    return "".join(f"{first} {''.join(members)}\n" for first, members in sorted(families().items()))


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
