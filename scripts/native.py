"""Build the compiled wheel and lay it out in a folder beside the sources; nothing to do if no source has changed."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def fingerprint() -> str:
    """Of everything that the engine is made from."""
    found = hashlib.sha256()
    for path in sorted([*(ROOT / "src").rglob("*"), ROOT / "setup.py", ROOT / "pyproject.toml"]):
        built = "__pycache__" in path.parts or "static" in path.parts or ".egg-info" in str(path)
        if path.is_file() and not built:
            found.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return found.hexdigest()


def current(target: Path) -> bool:
    """Whether the folder holds a build of the sources as they are now."""
    stamp = target / "fingerprint"
    return stamp.exists() and stamp.read_text() == fingerprint()


def build(target: Path) -> None:
    wanted = fingerprint()
    if current(target):
        return
    print("building the compiled engine (a few minutes, once)", flush=True)
    work = ROOT / "build" / "wheel"
    shutil.rmtree(work, ignore_errors=True)
    for old in (ROOT / "build").glob("lib.*"):  # modules of an earlier layout would go into the wheel
        shutil.rmtree(old)
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        "--wheel-dir",
        str(work),
        str(ROOT),
    ]
    subprocess.run(command, check=True)
    fresh = target.with_name(target.name + ".new")
    shutil.rmtree(fresh, ignore_errors=True)
    with zipfile.ZipFile(next(work.glob("*.whl"))) as wheel:
        wheel.extractall(fresh)
    static = fresh / "parlour" / "server" / "static"  # the browser's table is built apart, and shared
    shutil.rmtree(static, ignore_errors=True)
    static.symlink_to(ROOT / "src" / "parlour" / "server" / "static")
    (fresh / "fingerprint").write_text(wanted)
    shutil.rmtree(target, ignore_errors=True)
    fresh.rename(target)


if __name__ == "__main__":
    build(ROOT / sys.argv[1])
