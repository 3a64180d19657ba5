"""The worked example: what it reached, for three seeds, and its picture. PyTorch is not needed to read that."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from xml.etree import ElementTree

from parlour.arena.figures import wilson

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_three_seeds_beat_novice_beyond_chance() -> None:
    results = json.loads((EXAMPLES / "beat_novice.json").read_text(encoding="utf-8"))
    assert [one["seed"] for one in results] == [1, 2, 3]
    for one in results:
        assert one["games"] >= 1000
        assert (one["low"], one["high"]) == wilson(one["wins"], one["games"])
        assert one["low"] > 0.5
        made = [point[0] for point in one["curve"]]
        assert made == sorted(set(made))
        assert one["cpu_seconds"] < 20 * 60  # three seeds: an hour at most


def test_the_picture_shows_these_results() -> None:
    text = (EXAMPLES / "beat_novice.svg").read_text(encoding="utf-8")
    assert ElementTree.fromstring(text).tag.endswith("svg")
    for one in json.loads((EXAMPLES / "beat_novice.json").read_text(encoding="utf-8")):
        assert f"seed {one['seed']}: {100 * one['share']:.1f} % of {one['games']} games" in text


def test_the_script_says_what_it_is() -> None:
    tree = ast.parse((EXAMPLES / "beat_novice.py").read_text(encoding="utf-8"))
    assert "Novice" in (ast.get_docstring(tree) or "")
