"""Run tests against what people install: the wheels of dist/ in a clean environment, from a folder that has no sources.

python -m scripts.tested tests/server -n 2        pytest, with these arguments
python -m scripts.tested --only                   only install, into build/tested
python -m scripts.tested --with examples/lantern_quay tests/fourth     with a game from elsewhere installed, too

The folder is the source distribution without `src` and without the built table: what a test reads, it must hold.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

from scripts import dist
from scripts.environment import ROOT, locked, python_of, run, say, uv_run

HOME = ROOT / "build" / "tested"
FOLDERS = ROOT / "build" / "tested-from"
AXE = "web/node_modules/axe-core/axe.min.js"  # the one tool of the browser's tests that comes with the browser's packages


def install() -> Path:
    """The wheels of dist/, in an environment that holds what the lock names and nothing else of ours. Its Python."""
    dist.build()
    python = locked(HOME, ROOT / "requirements" / "dev.txt")
    stamp = HOME / "wheels"
    wanted = (dist.DIST / ".fingerprint").read_text()
    if not stamp.exists() or stamp.read_text() != wanted:
        wheels = sorted(dist.DIST.glob("*.whl"))
        say(f"build/tested: installing {', '.join(path.name for path in wheels)}")
        uv_run("pip", "install", "--quiet", "--no-deps", "--reinstall", "--python", python, *wheels)
        stamp.write_text(wanted)
    return python


def sources(game: Path) -> list[Path]:
    return [path for path in sorted(game.rglob("*")) if path.suffix in (".py", ".toml", ".md", ".ftl")]


def installed(game: Path) -> Path:
    """A game's package, built as its own pyproject.toml says, compiled, and laid out as pip does: a folder for PYTHONPATH."""
    home = ROOT / "build" / "with" / game.name
    wanted = (dist.DIST / ".fingerprint").read_text() + "".join(sha256(read.read_bytes()).hexdigest() for read in sources(game))
    if not (home / "wanted").exists() or (home / "wanted").read_text() != wanted:
        say(f"{home.relative_to(ROOT)}: building and installing {game}")
        shutil.rmtree(home, ignore_errors=True)
        left_out = shutil.ignore_patterns("build", "__pycache__", "*.egg-info")
        shutil.copytree(game, home / "sources", ignore=left_out)
        run(python_of(HOME), "-m", "build", "--wheel", "--no-isolation", "--outdir", home / "dist", home / "sources")
        with zipfile.ZipFile(next((home / "dist").glob("*.whl"))) as packed:
            packed.extractall(home / "site")
        (home / "wanted").write_text(wanted)
    return home / "site"


def unpack(home: Path) -> Path:
    """What the source distribution holds beside the package, as it is in the working tree now."""
    source = next(dist.DIST.glob("parlour_engine-*.tar.gz"))
    with tarfile.open(source) as packed:
        packed.extractall(home, filter="data")
    folder = home / source.name.removesuffix(".tar.gz")
    shutil.rmtree(folder / "src")
    for name in ("tests", "docs", "examples", "benchmarks", "scripts"):  # not in the wheel: perhaps newer than what is packed
        shutil.rmtree(folder / name, ignore_errors=True)
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / AXE).parent.mkdir(parents=True)
    shutil.copy(ROOT / AXE, folder / AXE)
    return folder


def main() -> None:
    install()
    if sys.argv[1:] == ["--only"]:
        return
    # without bytecode, hundreds of servers and commands would each compile all that they import
    unwanted = ("PYTHONPATH", "PYTHONDONTWRITEBYTECODE")
    environment = {key: value for key, value in os.environ.items() if key not in unwanted}
    environment |= {"PARLOUR_BUILD": "compiled", "PARLOUR_NEEDS": str(ROOT / "build" / "needs")}
    arguments = sys.argv[1:]
    if arguments[0] == "--with":
        environment["PYTHONPATH"] = str(installed(ROOT / arguments[1]))
        arguments = arguments[2:]
    command = [str(python_of(HOME)), "-m", "pytest", *arguments]
    FOLDERS.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=FOLDERS, ignore_cleanup_errors=True) as home:  # one for each run: several go on side by side
        code = subprocess.run(command, cwd=unpack(Path(home)), env=environment).returncode
    raise SystemExit(code)


if __name__ == "__main__":
    main()
