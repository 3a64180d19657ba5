"""The wheel that people install: compiled, or plain at once for a first start. Built once for each state of the sources.

python -m scripts.wheel                 the compiled wheel, into build/wheels/compiled
python -m scripts.wheel --into ENV      and installed into an environment, alone

`profiled` is for a release: compiled to count what runs how often, trained (scripts/training.py), and compiled with that.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path

from scripts.environment import ROOT, python_of, run, say, uv_quietly, uv_run

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
    """The wheel: `compiled`, `profiled`, or `plain`."""
    found = current(kind)
    if found is not None:
        return found
    with alone():
        return current(kind) or fresh(kind)


def fresh(kind: str) -> Path:
    wanted = fingerprint()
    says = {
        "compiled": "building the compiled engine (some 2 minutes on two cores, once) …",
        "profiled": "building the compiled engine twice, with training in between (some 6 minutes on two cores) …",
    }
    say(says.get(kind, "building the package …"))
    began = time.monotonic()
    if kind == "profiled":
        for counted in (ROOT / "build").glob("temp*/**/*.gcda"):  # of other sources
            counted.unlink()
        settings = {"PARLOUR_OPT": "2", "PYTHONHASHSEED": "0"}  # the same C both times, or the counts would not fit
        train(made("counting", PARLOUR_PROFILE="count", **settings))
        wheel = made(kind, PARLOUR_PROFILE="use", **settings)
    elif kind == "plain":
        wheel = made(kind, PARLOUR_PLAIN="1")
    else:
        wheel = made(kind)
    (WHEELS / kind / "fingerprint").write_text(wanted)
    say(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB in {time.monotonic() - began:.0f} s")
    return wheel


def made(kind: str, **environment: str) -> Path:
    """One build, into a folder of its own."""
    target = WHEELS / kind
    shutil.rmtree(target, ignore_errors=True)
    for old in (ROOT / "build").glob("lib*"):  # modules of an earlier layout would go into the wheel
        shutil.rmtree(old)
    constraints = ROOT / "requirements" / "dev.txt"
    python = ["--python", sys.executable, "--build-constraint", str(constraints)]
    uv_quietly("build", "--wheel", *python, "-o", target, ROOT, **environment)
    return next(target.glob("parlour_engine-*.whl"))


def train(counting: Path) -> None:
    """Let the wheel that counts play; its counts lie beside the compiler's objects when it ends."""
    folder = counting.with_name("unpacked")
    with zipfile.ZipFile(counting) as packed:
        packed.extractall(folder)
    run(python_of(ROOT / ".venv"), "-m", "scripts.training", PYTHONPATH=str(folder))


def counts() -> bool:
    """Whether the compiler here is GCC: others keep their counts elsewhere."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    told = shutil.which(compiler) and subprocess.run([compiler, "--version"], capture_output=True, text=True).stdout
    return sys.platform == "linux" and bool(told) and "Free Software Foundation" in str(told)


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
