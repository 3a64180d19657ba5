"""A game from elsewhere, installed beside Parlour, and not a line of Parlour knows it.

What is true of every game the other tests try with it as well (`make test-fourth`); here is what only such a game shows.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import gymnasium
import numpy as np
import pytest

import parlour.envs
from parlour.arena.match import Match, play
from parlour.engine.record import replay
from parlour.envs.vector import VectorGames
from parlour.kit.play import all_options, random_record
from parlour.shelf import find

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / "examples" / "lantern_quay"
NAME: Final = "lantern-quay"


def command(*arguments: str, cwd: Path, typed: str = "") -> str:
    whole = [sys.executable, "-m", "parlour", *arguments]
    done = subprocess.run(whole, cwd=cwd, input=typed, capture_output=True, text=True, timeout=250)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_parlour_does_not_know_it() -> None:
    """Neither its code nor its pages name the game, and it is installed from elsewhere."""
    package = Path(find("notre-dame").folder).parents[1]
    assert not find(NAME).folder.is_relative_to(package)
    texts = [path for path in package.rglob("*") if path.suffix in (".py", ".ftl", ".toml", ".js", ".html")]
    assert len(texts) > 100
    name = re.compile("lantern[-_ ]?quay", re.IGNORECASE)
    assert [path for path in texts if name.search(path.read_text(encoding="utf-8"))] == []


def test_it_is_small() -> None:
    """Rules, words, tests and packaging below 500 lines, as CONTRIBUTING.md says."""
    there = [path for path in FOLDER.rglob("*") if path.suffix in (".py", ".toml", ".md", ".ftl")]
    files = [path for path in there if not path.is_relative_to(FOLDER / "build")]
    assert len(files) == 8
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) < 500


def test_its_own_tests_pass(tmp_path: Path) -> None:
    """As a stranger runs them, on the package that is installed."""
    tests = [sys.executable, "-m", "pytest", "-q", "--import-mode=importlib", "-p", "no:cacheprovider", str(FOLDER)]
    done = subprocess.run(tests, cwd=tmp_path, capture_output=True, text=True, timeout=250)
    assert done.returncode == 0, done.stdout


def test_the_guide_shows_it() -> None:
    """Every file of it is in CONTRIBUTING.md's guide to a game, and every method that it writes."""
    guide = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## A game\n")[2].partition("\n## ")[0]
    for name in ("pyproject.toml", "rules.md", "words/en.ftl", "rules.py", "game.py", "setup.py", "test_lantern_quay.py"):
        assert f"`{name}`" in guide, name
    code = (FOLDER / "lantern_quay" / "game.py").read_text(encoding="utf-8")
    for method in ("setup", "known", "imagine", "check", "sheet", "places", "tracker", "seated"):
        assert f"    def {method}(" in code
        assert f"`{method}`" in guide, method


def test_compiled_and_plain_are_one(tmp_path: Path) -> None:
    """Its rules are C here, built against the installed engine; the sources play every record to the same end."""
    import lantern_quay.rules

    assert str(lantern_quay.rules.__file__).endswith((".so", ".pyd"))
    game = find(NAME)
    records = [random_record(game, options, seed) for options in all_options(game) for seed in range(20)]
    ends = [replay(game, record).scores() for record in records]
    (tmp_path / "records").write_text("\n".join(record.json() for record in records), encoding="utf-8")
    code = (
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "import lantern_quay.rules as rules; assert rules.__file__.endswith('.py')\n"
        "from lantern_quay.game import GAME; from parlour.engine.record import read_record, replay\n"
        "print([replay(GAME, read_record(line)).scores() for line in open(sys.argv[2])])"
    )
    plain = [sys.executable, "-c", code, str(FOLDER), str(tmp_path / "records")]
    done = subprocess.run(plain, capture_output=True, text=True, timeout=250)
    assert done.stdout == f"{ends}\n", done.stderr


def test_the_command_line(tmp_path: Path) -> None:
    """Fuzzer, soak, games as tables, lab: as for any game."""
    assert "Lantern Quay" in command("games", cwd=tmp_path)
    assert command("rules", NAME, "LQ-2.4", cwd=tmp_path).count("LQ-2.4") == 1
    assert json.loads(command("fuzz", NAME, "--games", "200", "--whole", "20", "--json", cwd=tmp_path))
    command("soak", "--games", "60", "--folder", "soak", cwd=tmp_path)
    assert f"| {NAME} |" in (tmp_path / "soak" / "report.md").read_text(encoding="utf-8")
    command("sim", NAME, "--games", "5", "--seats", "random", "--out", "games.parquet", cwd=tmp_path)
    command("lab", NAME, "--games", "20", "--seats", "random", "--players", "6", "--out", "report.html", cwd=tmp_path)
    import pyarrow.parquet as pq

    rows = pq.read_table(tmp_path / "games.parquet")
    assert set(rows["question"].to_pylist()) == {"bid", "sell"}
    report = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "Lantern Quay" in report
    assert "Crates kept" in report


@pytest.mark.parametrize(("code", "excuse"), [("en", ""), ("fr", "Anglais"), ("ru", "Английский")])
def test_the_terminal(tmp_path: Path, code: str, excuse: str) -> None:
    """Six seats by name, numbers as they are, fields by the game's words; a reader of another language is told what it speaks."""
    seats = "human:Ann,random,random,random,random,random"
    typed = "bid 1\n\nquit\n"
    said = command("play", NAME, "--seats", seats, "--seed", "4", "--lang", code, cwd=tmp_path, typed=typed)
    assert "Highest bid 0" in said
    assert "leader Ann" in said
    assert "On the quay" in said
    assert "⟨" not in said
    assert excuse in said
    assert "This game has no words" not in said
    assert said.count("Ann bids 1.") == 1


def test_levels_are_apart() -> None:
    """Nobody wrote a judge for it. At a table of three a third of the games would be luck; the same seeds, the same games."""
    for level, below, games, iterations, least in (
        ("novice", "random", 60, 0, 36),
        ("adept", "random", 60, 0, 50),
        ("adept", "novice", 60, 0, 25),
        ("master", "adept", 30, 500, 11),
    ):
        match = Match(NAME, find(NAME).choose({"players": 3}), [level, below, below], 1, iterations, 0.0)
        rows = [play(match, number) for number in range(games)]
        won = sum(row["ranks"][row["order"].index(0)] == 1 for row in rows)
        assert won >= least, f"{level} won {won} of {games} against two of {below}"


def test_many_games_per_call() -> None:
    """Numbers that nobody wrote `observe` for: what is known, the own seat first."""
    names = find(NAME).feature_names(find(NAME).choose({"players": 6}))
    assert names[:2] == ["night", "leader"]
    assert names[-1] == "players-5-wish"
    tables = VectorGames(NAME, 8, players=6)
    seen = tables.reset(3)
    assert seen.observations.shape == (8, len(names))
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(200):
        ended += len(tables.step(tables.sample(rng)).finished)
    assert ended >= 8


def test_environments_by_name() -> None:
    """PettingZoo's and Gymnasium's own registers have it."""
    env = gymnasium.make("parlour/lantern_quay-v1", players=4, opponents="random")
    seen, _ = env.reset(seed=1)
    assert seen["action_mask"].any()
    assert parlour.envs.lantern_quay_v1.env(players=3).metadata["name"] == "lantern_quay_v1"
