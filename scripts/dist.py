"""Build the wheel into dist/: compiled, or plain where no compiler is to be had."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMMAND = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", "dist", "."]


def main() -> None:
    if subprocess.run(COMMAND, cwd=ROOT).returncode != 0:
        print("no compiled wheel (see above); building a plain one")
        subprocess.run(COMMAND, cwd=ROOT, check=True, env={**os.environ, "PARLOUR_PLAIN": "1"})
    for wheel in sorted((ROOT / "dist").glob("*.whl")):
        print(f"dist/{wheel.name}: {wheel.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
