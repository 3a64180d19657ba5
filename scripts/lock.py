"""Exact versions with hashes, for every platform and Python we support, from the ranges in pyproject.toml.

python -m scripts.lock              what is locked stays where the ranges allow it
python -m scripts.lock --upgrade    the newest of everything
"""

from __future__ import annotations

import sys

from scripts.environment import uv_run

PLAY = ["table", "postgres"]
DEV = [*PLAY, "envs", "openspiel", "ray", "data", "notebook"]  # not `train`: the worked example names its own
LOCKS = {
    "play": [f"--extra={extra}" for extra in PLAY],
    "dev": [*[f"--extra={extra}" for extra in DEV], "--group=dev"],
}


def main() -> None:
    for name, wanted in LOCKS.items():
        fixed = ["--universal", "--python-version=3.11", "--generate-hashes", "--no-header", "--no-annotate"]
        uv_run("pip", "compile", "--quiet", "pyproject.toml", *fixed, *wanted, *sys.argv[1:], "-o", f"requirements/{name}.txt")


if __name__ == "__main__":
    main()
