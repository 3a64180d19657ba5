"""Games are found by the entry points of installed packages, and a broken package takes nothing down."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.shelf import UnknownGame, find, games, names

ROOT = Path(__file__).resolve().parents[1]

# What packages may do wrong: name, module, entry point.
PACKAGES = {
    "wanting": ("import nothing_like_it", "wanting:GAME"),
    "leaving": ("raise SystemExit(3)", "leaving:GAME"),
    "odd": ("GAME = 7", "odd:GAME"),
    "lacking": ("", "lacking:GAME"),
    "alias": ("from parlour.shelf.lacrimosa import GAME", "alias:GAME"),
    "notre-dame": ("from parlour.shelf.lacrimosa import GAME", "usurper:GAME"),
}


@pytest.fixture
def packages(tmp_path: Path) -> Path:
    """A folder as pip leaves it, with one package for each."""
    for name, (code, entry) in PACKAGES.items():
        (tmp_path / f"{entry.partition(':')[0]}.py").write_text(code)
        info = tmp_path / f"{name.replace('-', '_')}_game-1.2.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}-game\nVersion: 1.2\n")
        (info / "entry_points.txt").write_text(f"[parlour.games]\n{name} = {entry}\n")
    return tmp_path


def parlour(packages: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": f"{packages}{os.pathsep}{os.environ.get('PYTHONPATH', '')}", "COLUMNS": "300"}
    command = [sys.executable, "-m", "parlour", *arguments]
    return subprocess.run(command, capture_output=True, text=True, env=environment, cwd=packages)


def test_ours_are_entry_points() -> None:
    assert {"notre-dame", "house-of-fado", "lacrimosa"} <= set(names())
    assert [game.id for game in games()] == names()
    with pytest.raises(UnknownGame, match=r"no game is called 'chess'.*notre-dame"):
        find("chess")


def test_a_broken_package_is_named_and_takes_nothing_down(packages: Path) -> None:
    """Where a user looks, `parlour games` and the log, every broken package stands with its error; our games are all there."""
    listed = parlour(packages, "games", "--lang", "en")
    assert listed.returncode == 0
    for error in (
        "wanting  cannot be loaded: ModuleNotFoundError: No module named 'nothing_like_it' (wanting-game 1.2)",
        "leaving  cannot be loaded: SystemExit: 3 (leaving-game 1.2)",
        "odd  cannot be loaded: TypeError: odd:GAME is int, not a Game (odd-game 1.2)",
        "lacking  cannot be loaded: AttributeError: module 'lacking' has no attribute 'GAME' (lacking-game 1.2)",
        "alias  cannot be loaded: ValueError: it is registered as alias, but its id is lacrimosa (alias-game 1.2)",
        "notre-dame of notre-dame-game 1.2  cannot be loaded: parlour-engine",
    ):
        assert error in listed.stdout
    assert "a game cannot be loaded: wanting: ModuleNotFoundError" in listed.stderr
    rows = json.loads(parlour(packages, "games", "--json").stdout)
    assert [row["game"] for row in rows] == [game.id for game in games()]


def test_only_the_game_asked_for_is_loaded(packages: Path) -> None:
    played = parlour(packages, "sim", "notre-dame", "--games", "1")
    assert (played.returncode, "cannot be loaded" in played.stderr) == (0, True)  # of two with one name, the other is named
    assert "wanting" not in played.stderr
    asked = parlour(packages, "rules", "wanting")
    assert asked.returncode != 0
    assert "wanting cannot be loaded: ModuleNotFoundError: No module named 'nothing_like_it'" in asked.stderr
    assert "Traceback" not in asked.stderr
