"""Every block of Python in the README and the guides runs as it stands, and prints what stands beside it."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

ROOT = Path(__file__).parents[2]
PAGES = [page for page in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))) if "```python\n" in page.read_text("utf-8")]


def test_the_guides_have_examples() -> None:
    assert {"README.md", "LIBRARY.md", "RESEARCH.md"} <= {page.name for page in PAGES}


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The blocks of a page one after the other, in a folder of their own; `print(…)  # this` prints this."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"rng": np.random.default_rng(0), "__name__": "example"}
    blocks = re.findall(r"^```python\n(.*?)^```", page.read_text(encoding="utf-8"), re.S | re.M)
    assert blocks
    for block in blocks:
        capsys.readouterr()
        exec(compile(block, f"{page.name}: {block.splitlines()[0]}", "exec"), names)
        expected = re.findall(r"^ *print\(.*\)\s+# (.*)$", block, re.M)  # beside it, or on the next line
        if expected:
            assert capsys.readouterr().out.splitlines() == expected, block
