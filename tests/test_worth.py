"""What the pages say things are worth: from real games, of these rules, about things that exist, and made as documented."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.engine.game import Game
from parlour.language import LANGUAGES, Language
from parlour.shelf import games
from scripts.worth import FEW, worth

WORDS = Path(__file__).parents[1] / "web" / "src" / "words" / "editions"
SHIPPED = [game for game in games() if (game.folder / "worth.json").is_file()]


def test_our_games_have_one() -> None:
    assert {"notre-dame", "house-of-fado", "lacrimosa"} <= {game.id for game in SHIPPED}


@pytest.mark.parametrize("game", SHIPPED, ids=lambda game: str(game.id))
def test_a_report_fits_the_rules_and_the_words(game: Game) -> None:
    found = json.loads((game.folder / "worth.json").read_text(encoding="utf-8"))
    assert (found["game"], found["rules"]) == (game.id, game.version), "counted under these rules: python -m scripts.worth"
    assert {study["players"] for study in found["studies"]} == {
        int(str(n)) for option in game.options if option.name == "players" for n in option.values
    }
    for study in found["studies"]:
        assert study["games"] >= 200
        assert study["bots"]
        for figure in (study["score"], study["first"], study["beaten"]):
            assert figure is None or figure[1] <= figure[0] <= figure[2]
        for group in study["items"]:
            key = f"worth-{group['title'].lower().replace(' ', '-')} = "
            assert all(f"\n{key}" in (WORDS / f"{code}.ftl").read_text(encoding="utf-8") for code in LANGUAGES), key
            for name, _, tables, value, low, high in group["things"]:
                assert low <= value <= high
                assert tables >= FEW
                assert not any(Language(game, code).thing(group["kind"], name).startswith("⟨") for code in ("en",)), name


def test_it_is_made_from_what_the_lab_says() -> None:
    """The documented way, with few games: every figure of the page is one of the report."""
    command = [
        sys.executable,
        "-m",
        "parlour",
        "lab",
        "notre-dame",
        "--games",
        "30",
        "--players",
        "2",
        "--seats",
        "random",
        "--json",
    ]
    report = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    (study,) = worth(report)["studies"]
    (counted,) = report["studies"]
    assert (study["games"], study["bots"], study["players"]) == (30, ["random"], 2)
    assert study["score"] == [round(counted["scores"]["all"][key], 3) for key in ("mean", "low", "high")]
    things = {one["id"]: one for group in counted["items"] for one in group["things"] if group["title"] == "Action cards played"}
    rows = next(group["things"] for group in study["items"] if group["title"] == "Action cards played")
    assert rows
    for name, per, tables, value, _, _ in rows:
        points = things[name]["points"]
        assert (per, tables, value) == (round(things[name]["per_game"], 2), points["tables"], round(points["value"], 2))
