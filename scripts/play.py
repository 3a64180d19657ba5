"""A game on the screen: the installed package, in an environment of its own, opens the table in the browser.

The first start takes plain Python at once; the compiled engine, ten times faster, is built beside it, quietly, and used from the
next start on.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from scripts import wheel
from scripts.environment import ROOT, locked, python_of, say, stop

HOME = ROOT / "build" / "play"
LOG = ROOT / "build" / "engine.log"


def build_engine() -> bool:
    """In the background and at low priority, if there is a compiler."""
    if shutil.which("cc") is None or os.environ.get("CI"):
        return False
    with open(LOG, "w") as log:
        command = [sys.executable, "-m", "scripts.wheel"]
        subprocess.Popen(["nice", "-n", "19", *command], cwd=ROOT, stdout=log, stderr=log, start_new_session=True)
    return True


def main() -> None:
    say("1 of 3: what Parlour needs …")
    locked(HOME, ROOT / "requirements" / "play.txt")
    say("2 of 3: Parlour itself …")
    compiled = wheel.current("compiled")
    wheel.install(HOME, compiled or wheel.build("plain"))
    if compiled is None:
        if build_engine():
            say(f"the engine is plain Python this time; the compiled one is being built (build/{LOG.name}) for the next start")
        else:
            say("the engine is plain Python: with a C compiler it would be ten times faster")
    say("3 of 3: starting …")
    python = python_of(HOME)
    if not python.exists():
        raise stop(f"{python} is gone: make clean, then again")
    os.execv(python, [str(python), "-m", "parlour", *sys.argv[1:]])


if __name__ == "__main__":
    main()
