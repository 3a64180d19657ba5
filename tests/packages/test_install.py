"""The ways in which people install Parlour, each in an empty environment, each followed by a game."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tarfile
import time
import urllib.request
from pathlib import Path

import pytest

from tests.packages.conftest import CLEAN, DIST, ROOT, UV, one, run
from tests.ports import free_port

GAME = """
import parlour
from parlour.engine.core import __file__ as engine
table = parlour.Table("lacrimosa", players=2, seed=1)
table.play_on("novice")
print(table.over, engine.endswith(".so"), sorted(parlour.games()))
"""
NAMES = "['house-of-fado', 'lacrimosa', 'notre-dame']"


def test_what_players_install(clean: Path, tmp_path: Path) -> None:
    """`pip install parlour`, then `parlour`: the table in the browser, compiled, with bots."""
    fresh = [word for name in ("parlour", "parlour-engine") for word in ("--refresh-package", name)]  # built anew
    run(UV, "pip", "install", "--python", clean, *fresh, "--find-links", DIST, one("parlour-*.whl"), cwd=tmp_path)
    assert run(clean, "-c", GAME, cwd=tmp_path).stdout.split(" ", 2) == ["True", "True", f"{NAMES}\n"]
    port = free_port()
    environment = {**CLEAN, "PARLOUR_PORT": str(port), "PARLOUR_DATA": str(tmp_path / "data"), "BROWSER": "true"}
    with subprocess.Popen([str(clean.with_name("parlour"))], cwd=tmp_path, env=environment, stdout=subprocess.DEVNULL) as server:
        try:
            page = answer(f"http://127.0.0.1:{port}/")
            script = re.search(r'type="module"[^>]* src="([^"]+\.js)"', page)
            assert script, page
            assert len(answer(f"http://127.0.0.1:{port}/{script[1].lstrip('./')}")) > 10_000
        finally:
            server.terminate()


def answer(url: str) -> str:
    until = time.monotonic() + 60
    while True:
        try:
            return str(urllib.request.urlopen(url, timeout=5).read().decode())
        except OSError:
            assert time.monotonic() < until, f"no answer from {url}"
            time.sleep(0.2)


def test_what_learners_install(clean: Path, tmp_path: Path) -> None:
    """The engine with its environments: no web server comes along, and `parlour` says what it would take."""
    run(UV, "pip", "install", "--python", clean, f"{one('parlour_engine-*.whl')}[envs]", cwd=tmp_path)
    assert run(clean, "-c", GAME, cwd=tmp_path).stdout.split(" ", 2) == ["True", "True", f"{NAMES}\n"]
    steps = "from parlour.envs import notre_dame_v1; e = notre_dame_v1.env(); e.reset(seed=1); print(e.agent_selection)"
    assert run(clean, "-c", steps, cwd=tmp_path).stdout
    there = run(UV, "pip", "list", "--python", clean, cwd=tmp_path).stdout
    assert not re.search(r"^(fastapi|uvicorn|starlette)\b", there, re.M)
    done = subprocess.run([str(clean.with_name("parlour"))], cwd=tmp_path, env=CLEAN, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert "pip install parlour" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_sources_without_a_compiler(clean: Path, tmp_path: Path) -> None:
    """The source distribution installs as plain Python, with the table, and says so when asked."""
    nothing = tmp_path / "no-compiler"
    nothing.mkdir()
    for tool in ("sh", "env", "dirname", "uname"):
        os.symlink(str(shutil.which(tool)), nothing / tool)
    path = {"PATH": str(nothing)}
    run(UV, "pip", "install", "--python", clean, f"{one('parlour_engine-*.tar.gz')}[table]", cwd=tmp_path, **path)
    assert run(clean, "-c", GAME, cwd=tmp_path).stdout.split(" ", 2) == ["True", "False", f"{NAMES}\n"]
    assert "plain Python" in run(clean.with_name("parlour"), "--version", cwd=tmp_path).stdout
    where = run(clean, "-c", "from parlour import server; print(server.__path__[0])", cwd=tmp_path).stdout.strip()
    assert (Path(where) / "static" / "index.html").exists()


@pytest.mark.timeout(900)  # it compiles everything, beside browsers
def test_the_container(tmp_path: Path) -> None:
    """The Dockerfile's own commands, with its paths below a folder: all but those of the system's package manager and users."""
    text = (ROOT / "deploy" / "Dockerfile").read_text(encoding="utf-8")
    with tarfile.open(one("parlour_engine-*.tar.gz")) as packed:  # what a checkout holds
        packed.extractall(tmp_path, filter="data")
    source = tmp_path / one("parlour_engine-*.tar.gz").name.removesuffix(".tar.gz")
    places = {"/src": str(source), "/opt/parlour": str(tmp_path / "opt"), "/data": str(tmp_path / "data")}

    def here(command: str) -> str:
        for path, place in places.items():
            command = re.sub(rf"(?<![\w/.-]){path}(?![\w-])", place, command)
        return command

    commands = [line for line in re.findall(r"^RUN (.*)$", text, re.M) if not line.startswith(("apt-get", "useradd"))]
    assert len(commands) == 4
    quick = {"PARLOUR_OPT": "0"}  # the compiler's optimiser is not what is tried here
    for command in commands:
        done = run("sh", "-c", here(command), cwd=tmp_path, **quick)
    assert "compiled" in done.stdout
    port = str(free_port())
    settings = dict(pair.split("=") for pair in here(re.findall(r"^ENV (.*)$", text, re.M)[0]).split())
    settings |= {"PARLOUR_HOST": "127.0.0.1", "PARLOUR_PORT": port}
    start, health = (re.findall(r'"((?:[^"\\]|\\.)*)"', row) for row in re.findall(r"CMD \[(.*)\]$", text, re.M)[::-1])
    with subprocess.Popen([here(word) for word in start], cwd=tmp_path, env={**CLEAN, **settings}) as server:
        try:
            answer(f"http://127.0.0.1:{port}/api/health")
            run(*[here(word).replace("8017", port) for word in health], cwd=tmp_path)
            assert "<script" in answer(f"http://127.0.0.1:{port}/")
        finally:
            server.terminate()
