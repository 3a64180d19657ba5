"""A game on the screen: the compiled engine if it is there, plain Python otherwise."""

from __future__ import annotations

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main() -> None:
    native = ROOT / "build" / "native"
    if (native / "fingerprint").exists():
        os.environ["PYTHONPATH"] = str(native)
    python = str(ROOT / ".venv" / "bin" / "python")
    arguments = sys.argv[1:] or ["play", "notre-dame", "--seats", "human,greedy,greedy"]
    os.execv(python, [python, "-m", "parlour", *arguments])


if __name__ == "__main__":
    main()
