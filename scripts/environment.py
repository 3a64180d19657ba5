"""Python environments from lock files, with uv: a first one in half a minute, the next in seconds.

python -m scripts.environment .venv requirements/dev.txt --editable
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UV = "uv==0.13.7"
LINES = 60  # of what a failed step said
BIN = "Scripts" if os.name == "nt" else "bin"


def say(text: str) -> None:
    print(f"parlour: {text}", flush=True)


def stop(text: str) -> SystemExit:
    return SystemExit(f"parlour: {text}")


def run(*command: str | Path, **environment: str) -> None:
    """A step that must succeed; what it printed stands above our one line."""
    done = subprocess.run([str(word) for word in command], cwd=ROOT, env={**os.environ, **environment})
    if done.returncode:
        raise stop(f"this failed: {' '.join(str(word) for word in command)}")


def quietly(*command: str | Path, **environment: str) -> None:
    """A step that says much and is heard only if it fails: then the end of it, which says why, above our one line."""
    words = [str(word) for word in command]
    done = subprocess.run(
        words,
        cwd=ROOT,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if done.returncode:
        said = done.stdout.rstrip().splitlines()[-LINES:]
        print("\n".join(said) or "(it said nothing)", file=sys.stderr, flush=True)
        raise stop(f"this failed with code {done.returncode}: {' '.join(words)}")


def python_of(environment: Path) -> Path:
    return environment / BIN / ("python.exe" if os.name == "nt" else "python")


def uv() -> Path:
    """The installer, in a small environment of its own."""
    if sys.version_info < (3, 11):  # noqa: UP036  whoever has an older one is told so
        raise stop(f"Python 3.11 or newer is needed, this is {sys.version.split()[0]} (make PYTHON=python3.12 …)")
    home = ROOT / "build" / "uv"
    found = home / BIN / ("uv.exe" if os.name == "nt" else "uv")
    if not (home / UV).exists():
        say("getting the installer …")
        if subprocess.run([sys.executable, "-m", "venv", "--clear", str(home)]).returncode:
            raise stop("this Python cannot make environments: install its venv module (Debian: python3-venv)")
        run(python_of(home), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", UV)
        (home / UV).touch()
    return found


def index() -> dict[str, str]:
    """uv does not read pip's settings: an index that pip is told to use is passed on."""
    url = os.environ.get("PIP_INDEX_URL", "")
    if not url:
        asked = subprocess.run([sys.executable, "-m", "pip", "config", "get", "global.index-url"], capture_output=True, text=True)
        url = asked.stdout.strip()
    return {"UV_DEFAULT_INDEX": url} if url and "UV_DEFAULT_INDEX" not in os.environ else {}


def uv_run(*arguments: str | Path, **environment: str) -> None:
    run(uv(), *arguments, **{"UV_NO_PROGRESS": "1", **index(), **environment})


def uv_quietly(*arguments: str | Path, **environment: str) -> None:
    """For builds: `uv build --quiet` would keep to itself why one failed."""
    quietly(uv(), *arguments, **{"UV_NO_PROGRESS": "1", **index(), **environment})


def locked(environment: Path, lock: Path, python: str = "") -> Path:
    """An environment that holds exactly what the lock file names; nothing to do if it does already. Its Python."""
    wanted = hashlib.sha256(lock.read_bytes() + (python or sys.version).encode()).hexdigest()
    stamp = environment / "locked"
    if stamp.exists() and stamp.read_text() == wanted:
        return python_of(environment)
    count = sum(line[:1].isalnum() for line in lock.read_text(encoding="utf-8").splitlines())
    say(f"{shown(environment)}: installing up to {count} packages of {shown(lock)} …")
    uv_run("venv", "--quiet", "--clear", "--python", python or sys.executable, environment)
    uv_run("pip", "install", "--quiet", "--python", python_of(environment), "--require-hashes", "-r", lock)
    stamp.write_text(wanted)
    return python_of(environment)


def editable(environment: Path) -> None:
    """Parlour itself, from its sources, as plain Python."""
    stamp = environment / "editable"
    if not stamp.exists() or stamp.stat().st_mtime < (ROOT / "pyproject.toml").stat().st_mtime:
        uv_run(
            "pip", "install", "--quiet", "--no-deps", "--python", python_of(environment), "--editable", ROOT, PARLOUR_PLAIN="1"
        )
        stamp.touch()


def shown(path: Path) -> str:
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)


if __name__ == "__main__":
    where = ROOT / sys.argv[1]
    locked(where, ROOT / sys.argv[2])
    if "--editable" in sys.argv:
        editable(where)
