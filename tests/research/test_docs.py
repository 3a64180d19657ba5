"""docs/RESEARCH.md says what the environments do."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parlour import __version__
from parlour.envs import SPECS, describe
from parlour.envs.dataset import FORMAT, schema_of
from parlour.envs.tables import REWARDS

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "RESEARCH.md").read_text(encoding="utf-8")


def test_tables_are_the_games() -> None:
    assert describe.updated(PAGE) == PAGE, "run: python -m parlour.envs.describe docs/RESEARCH.md"
    assert all(f"`{spec.name}`: rules version {spec.game.version}" in PAGE for spec in SPECS)


def test_columns_are_those_of_the_file() -> None:
    schema = schema_of(SPECS[0], {})
    section = PAGE.split("## Games as data")[1].split("## ")[0]
    told = [name for row in re.findall(r"^\| (`.*?) \|", section, re.M) for name in re.findall(r"`(\w+)`", row)]
    assert told == schema.names
    assert FORMAT in section


def test_rewards_are_told() -> None:
    section = PAGE.split("## Reward")[1].split("## ")[0]
    assert re.findall(r"^\| `(\w+)`", section, re.M) == REWARDS


@pytest.mark.filterwarnings("ignore")
def test_examples_run() -> None:
    """Every block of Python on the page, one after the other."""
    import numpy as np

    names: dict[str, object] = {"rng": np.random.default_rng(0)}
    blocks = re.findall(r"```python\n(.*?)```", PAGE, re.S)
    assert len(blocks) == 4
    for block in blocks:
        exec(block, names)


def test_citation() -> None:
    assert f"version: {__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
