"""What things are worth, for the pages of each game: python -m scripts.worth REPORT.json …

A report is what the lab has found (use the compiled build):

    parlour lab notre-dame --games 500 --alone adept --keep games.jsonl --json > report.json

Of it the pages need a little: it is written to worth.json in the game's folder, and ships with the package. Every figure is
counted from games that were played, and stands there with how many and with its interval; what too few tables tell is left out.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from parlour.shelf import find

FEW: Final = 20  # tables that must have a difference to tell
Figures = dict[str, Any]


def interval(found: Figures, middle: str) -> list[float]:
    return [round(found[key], 3) for key in (middle, "low", "high")]


def thing(found: Figures) -> list[Any]:
    """Id, how often a game, tables that can tell, points that go with one more, least, most."""
    points = found["points"]
    return [found["id"], round(found["per_game"], 2), points["tables"], *[round(points[k], 2) for k in ("value", "low", "high")]]


def study(found: Figures) -> Figures:
    """One table of a report: so many players, or alone at a level."""
    items, level = [], found["options"].get("level") if found["players"] == 1 else None
    for group in found["items"]:
        things = [thing(one) for one in group["things"] if one["points"] and one["points"]["tables"] >= FEW]
        items += [{"title": group["title"], "kind": group["kind"], "things": things}] if things else []
    return {
        "players": found["players"],
        "level": level,
        "bots": [name for name in found["title"].split(", ")[1:] if name != level],
        "games": found["games"],
        "score": interval(found["scores"]["all"], "mean"),
        "first": interval(found["seats"][0], "share") if found["players"] > 1 else None,
        "beaten": interval(found["solo"], "share") if "solo" in found else None,
        "sources": [[one["id"], *interval(one, "mean")] for one in found["sources"]],
        "items": items,
    }


def worth(report: Figures) -> Figures:
    return {
        "game": report["game"],
        "rules": report["rules"],
        "seed": report["seed"],
        "source": find(report["game"]).lens().source_kind,
        "studies": [study(one) for one in report["studies"] if one["games"]],
    }


def main() -> None:
    for path in sys.argv[1:]:
        found = worth(json.loads(Path(path).read_text(encoding="utf-8")))
        out = find(found["game"]).folder / "worth.json"
        out.write_text(json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
        print(f"{out}: {len(found['studies'])} tables, {out.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
