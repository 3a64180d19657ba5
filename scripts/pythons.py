"""Run tests as plain Python on the oldest Python that this machine has, with the oldest packages we promise, and on the newest.

python -m scripts.pythons tests/games -n 2
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

from scripts.environment import ROOT, index, locked, python_of, say, uv, uv_run

OLDEST = (3, 11)
TOOLS = {"pytest", "pytest-timeout", "pytest-xdist", "hypothesis", "fluent-syntax"}  # what the rules' tests import


def installed() -> list[Path]:
    """Every CPython here that is new enough, one of each version, the oldest first."""
    command = [str(uv()), "python", "list", "--only-installed", "--output-format", "json"]
    rows = json.loads(subprocess.run(command, capture_output=True, text=True, check=True, env={**os.environ, **index()}).stdout)
    found: dict[tuple[int, int], Path] = {}
    for row in rows:
        version = (row["version_parts"]["major"], row["version_parts"]["minor"])
        plain = row["implementation"] == "cpython" and row.get("variant", "default") == "default"
        if version >= OLDEST and plain and re.fullmatch(r"\d+\.\d+\.\d+", row["version"]):
            found.setdefault(version, Path(row["path"]))
    return [found[version] for version in sorted(found)]


def pins(names: set[str]) -> list[str]:
    """The locked versions of these."""
    lock = (ROOT / "requirements" / "dev.txt").read_text(encoding="utf-8")
    return [pin for pin in re.findall(r"^([a-z0-9-]+==\S+)", lock, re.M) if pin.partition("==")[0] in names]


def environment(python: Path, name: str, lowest: bool) -> Path:
    """The engine's dependencies, at the lower end of their ranges or as locked, and the tests' tools."""
    home = ROOT / "build" / "pythons" / name
    if not lowest:
        return locked(home, ROOT / "requirements" / "dev.txt", str(python))
    uv_run("venv", "--quiet", "--clear", "--python", python, home)
    given = ["--resolution=lowest-direct", "-r", "pyproject.toml", "--extra=table", *pins(TOOLS)]
    uv_run("pip", "install", "--quiet", "--python", python_of(home), *given)
    return python_of(home)


def main() -> None:
    found = installed()
    for python, name in ((found[0], "oldest"), (found[-1], "newest")):
        mine = environment(python, name, name == "oldest")
        uv_run("pip", "install", "--quiet", "--no-deps", "--python", mine, "--editable", ".")  # its entry points name the games
        version = subprocess.run([str(mine), "--version"], capture_output=True, text=True, check=True).stdout.strip()
        packages = "the lowest versions of our ranges" if name == "oldest" else "the locked packages"
        say(f"{version}, the {name} here, with {packages}")
        done = subprocess.run([str(mine), "-m", "pytest", *sys.argv[1:]], cwd=ROOT)
        if done.returncode:
            raise SystemExit(done.returncode)


if __name__ == "__main__":
    main()
