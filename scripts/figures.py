"""How often bots take each card, person and tile, and what goes with it: for the entries that readers see.

python -m scripts.figures GAME REPORT.json    writes guide/figures.toml of a game from `parlour lab GAME --players 3 --json`

What counts as taking a thing, the game's guide says (`taken`). A thing that was taken too seldom to say more has no points.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from parlour.engine.game import Game
from parlour.guide import entries, read_guide
from parlour.shelf import find


def figures(game: Game, report: dict[str, Any]) -> str:
    """The file, from the first study of a report."""
    study = report["studies"][0]
    things = {items["title"]: {thing["id"]: thing for thing in items["things"]} for items in study["items"]}
    bots = study["title"].rpartition(", ")[2]
    lines = [
        f"# {study['games']} games: parlour lab {game.id}, then python -m scripts.figures. Shares of players; points with 95 %."
    ]
    lines += ["", "[of]", f"games = {study['games']}", f"players = {study['players']}", f'bots = "{bots}"']
    for row in read_guide(game)["entry"]:
        lines += ["", f"[{row['id']}]"] if "taken" in row else []
        for entry in entries(game):
            found = next(
                (things[title][entry["id"]] for title in row.get("taken", []) if entry["id"] in things.get(title, {})), None
            )
            if entry["kind"] == row["id"] and found is not None:
                effect = found["points"]
                said = [f"taken = {found['takers']:.3f}"]
                said += (
                    [f"{name} = {effect[key]:.2f}" for name, key in (("points", "value"), ("low", "low"), ("high", "high"))]
                    if effect
                    else []
                )
                lines.append(f"{entry['id']} = {{ {', '.join(said)} }}")
    return "\n".join(lines) + "\n"


def main() -> None:
    game = find(sys.argv[1])
    report = json.loads(Path(sys.argv[2]).read_text(encoding="utf-8"))
    (game.folder / "guide" / "figures.toml").write_text(figures(game, report), encoding="utf-8")


if __name__ == "__main__":
    main()
