"""What is needed to play is installed to play: no module of the games, bots or terminal asks for an extra."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PARTS = ["engine", "shelf", "bots", "terminal"]


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def asked_for(path: Path) -> set[str]:
    """Top-level names of what a module imports when it is imported."""
    found: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Import):
            found |= {name.name.partition(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.partition(".")[0])
    return found - set(sys.stdlib_module_names) - {"parlour"}


@pytest.mark.parametrize("part", PARTS)
def test_no_extra_is_needed(part: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    installed = {plain(re.split(r"[=<>;\[ ]", row)[0]) for row in project["dependencies"]}
    brings = packages_distributions()
    files = sorted((ROOT / "src" / "parlour" / part).rglob("*.py"))
    assert files
    for path in files:
        for name in asked_for(path):
            assert {plain(one) for one in brings[name]} & installed, f"{path.relative_to(ROOT)} needs {name}"
