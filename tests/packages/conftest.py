"""The packages of dist/, and environments to install them into. Run from the sources, after `make dist`."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
DIST: Final = ROOT / "dist"
UV: Final = ROOT / "build" / "uv" / "bin" / "uv"
# Nothing of ours, of the caller's Python or of the caller's settings.
CLEAN: Final = {
    key: value
    for key, value in os.environ.items()
    if not key.startswith(("PARLOUR", "PYTHON", "VIRTUAL_ENV", "PYTEST")) and key not in ("CI", "CC")
}
Run = Callable[..., subprocess.CompletedProcess[str]]


def one(pattern: str) -> Path:
    """The one file of dist/ that is called so."""
    found = sorted(DIST.glob(pattern))
    assert len(found) == 1, f"dist/{pattern}: {len(found)} files (make dist)"
    return found[0]


def run(*command: str | Path, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """A command that must succeed, in a folder that has no sources."""
    done = subprocess.run(
        [str(word) for word in command], cwd=cwd, env={**CLEAN, **environment}, capture_output=True, text=True, timeout=900
    )
    assert done.returncode == 0, f"{' '.join(map(str, command))}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    return done


@pytest.fixture
def clean(tmp_path: Path) -> Path:
    """The Python of an empty environment."""
    run(UV, "venv", "--quiet", "--python", sys.executable, tmp_path / "env", cwd=tmp_path)
    return tmp_path / "env" / "bin" / "python"
