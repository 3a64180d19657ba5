"""The wheel that people install: compiled, or plain at once for a first start. Built once for each state of the sources.

python -m scripts.wheel                 the compiled wheel, into build/wheels/compiled
python -m scripts.wheel --into ENV      and installed into an environment, alone
"""

from __future__ import annotations

import contextlib
import hashlib
import shutil
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from scripts.environment import ROOT, python_of, say, uv_run

try:
    import fcntl
except ModuleNotFoundError:  # Windows
    fcntl = None  # type: ignore[assignment]

WHEELS = ROOT / "build" / "wheels"
SOURCES = ["src", "web/src", "web/public", "packaging"]
FILES = ["setup.py", "pyproject.toml", "web/package-lock.json", "web/vite.config.ts", "web/index.html", "README.md"]
MADE = {"__pycache__", "static", "build", "dist"}  # folders that a build leaves behind


def sources() -> Iterator[Path]:
    """Everything that the wheel is made from, in a fixed order."""
    for folder in SOURCES:
        for path in sorted((ROOT / folder).rglob("*")):
            made = any(part in MADE or part.endswith(".egg-info") for part in path.relative_to(ROOT).parts[:-1])
            if path.is_file() and not made:
                yield path
    yield from (ROOT / name for name in FILES)


def fingerprint() -> str:
    found = hashlib.sha256(sys.version.encode())
    for path in sources():
        found.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def current(kind: str) -> Path | None:
    """The wheel of this kind, if it was built from the sources as they are now."""
    stamp = WHEELS / kind / "fingerprint"
    if stamp.exists() and stamp.read_text() == fingerprint():
        return next((WHEELS / kind).glob("parlour_engine-*.whl"), None)
    return None


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """One build at a time: `make play` builds in the background, and two in one folder spoil each other."""
    if fcntl is None:
        yield
        return
    WHEELS.mkdir(parents=True, exist_ok=True)
    with open(WHEELS / "lock", "w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            say("waiting for another build to end …")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build(kind: str) -> Path:
    """The wheel: `compiled`, or `plain`."""
    found = current(kind)
    if found is not None:
        return found
    with alone():
        return current(kind) or fresh(kind)


def fresh(kind: str) -> Path:
    wanted = fingerprint()
    say("building the compiled engine (some 2 minutes on two cores, once) …" if kind == "compiled" else "building the package …")
    began = time.monotonic()
    target = WHEELS / kind
    shutil.rmtree(target, ignore_errors=True)
    for old in (ROOT / "build").glob("lib*"):  # modules of an earlier layout would go into the wheel
        shutil.rmtree(old)
    constraints = ROOT / "requirements" / "dev.txt"
    plain = {"PARLOUR_PLAIN": "1"} if kind == "plain" else {}
    uv_run(
        "build", "--quiet", "--wheel", "--python", sys.executable, "--build-constraint", constraints, "-o", target, ROOT, **plain
    )
    (target / "fingerprint").write_text(wanted)
    wheel = next(target.glob("parlour_engine-*.whl"))
    say(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB in {time.monotonic() - began:.0f} s")
    return wheel


def install(environment: Path, wheel: Path) -> None:
    """This wheel, in place of whatever of ours the environment had."""
    stamp = environment / "wheel"
    mark = f"{wheel} {wheel.stat().st_mtime_ns}"
    if not stamp.exists() or stamp.read_text() != mark:
        uv_run("pip", "install", "--quiet", "--no-deps", "--reinstall", "--python", python_of(environment), wheel)
        stamp.write_text(mark)


if __name__ == "__main__":
    built = build("compiled")
    if "--into" in sys.argv:
        install(ROOT / sys.argv[sys.argv.index("--into") + 1], built)
