"""docs/LIFE.md, the drawing of a table's life, from the table in the server: python -m scripts.life. A test compares them."""

from __future__ import annotations

from pathlib import Path

from parlour.server.journal.life import LIFE, STATES, WHO

PAGE = Path(__file__).parents[1] / "docs" / "LIFE.md"


def drawing() -> list[str]:
    """The states and what leads from one to another; what leaves a table in its state stands in the list below."""
    arrows: dict[tuple[str, str], list[str]] = {}
    for rule in LIFE:
        for state in rule.leads:
            for after in rule.follows(state):
                if after != state:
                    arrows.setdefault((state, after), []).append(rule.kind)
    lines = ["```mermaid", "stateDiagram-v2", "    [*] --> waiting: a table is made"]
    lines += [f"    {before} --> {after}: {', '.join(kinds)}" for (before, after), kinds in arrows.items()]
    lines += [f"    {state} --> [*]" for state in STATES if not any(before == state for before, _ in arrows)]
    return [*lines, "```"]


def page() -> str:
    lines = [
        "# The life of a table",
        "",
        "Written by `python -m scripts.life` from `src/parlour/server/journal/life.py`, which decides what may be written into a",
        "table's journal; a test holds them together, and another lives random lives by it (`tests/server/test_life.py`).",
        "",
        *drawing(),
        "",
        "## States",
        "",
        *[f"- **{state}**: {text}" for state, text in STATES.items()],
        "",
        "## Who may do what",
        "",
        f"| line | who | {' | '.join(STATES)} | |",
        f"|---|---|{'---|' * len(STATES)}---|",
    ]
    for rule in LIFE:
        cells = []
        for state in STATES:
            after = rule.follows(state)
            cells.append("•" if after == [state] else " or ".join(after))
        who = ", ".join(rule.who)
        lines.append(f"| `{rule.kind}` | {who} | {' | '.join(cells)} | {rule.means} |")
    lines += [
        "",
        "A dot: possible, and the table stays in its state. An empty field: refused.",
        "",
        *[f"- {name}: {text}" for name, text in WHO.items()],
        "",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
