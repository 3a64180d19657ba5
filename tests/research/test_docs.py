"""docs/RESEARCH.md says what the environments do."""

from __future__ import annotations

import re
from pathlib import Path

from parlour import __version__
from parlour.envs import describe, specs
from parlour.envs.dataset import FORMAT, schema_of
from parlour.envs.tables import REWARDS

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "RESEARCH.md").read_text(encoding="utf-8")


def test_tables_are_the_games() -> None:
    assert describe.updated(PAGE) == PAGE, "run: python -m parlour.envs.describe docs/RESEARCH.md"
    assert all(f"`{spec.name}`: rules version {spec.game.version}" in PAGE for spec in specs())


def test_columns_are_those_of_the_file() -> None:
    schema = schema_of(specs()[0], {})
    section = PAGE.split("## Games as data")[1].split("## ")[0]
    told = [name for row in re.findall(r"^\| (`.*?) \|", section, re.M) for name in re.findall(r"`(\w+)`", row)]
    assert told == schema.names
    assert FORMAT in section


def test_rewards_are_told() -> None:
    section = PAGE.split("## Reward")[1].split("## ")[0]
    assert re.findall(r"^\| `(\w+)`", section, re.M) == REWARDS


def test_citation() -> None:
    assert f"version: {__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
