"""The documentation as pages: every guide and the rules of every game are in it, no link is dead, public names are explained."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import parlour
from scripts import docs

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built as `make docs` does, elsewhere; a dead link or an unknown name in the reference stops it."""
    folder = tmp_path_factory.mktemp("build")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(docs, "PAGES", folder / "docs")
        patch.setattr(docs, "SITE", folder / "site")
        patch.setattr(docs, "CONFIGURED", folder / "zensical.toml")
        docs.gather()
        docs.build()
    return folder / "site"


def page(site: Path, name: str) -> str:
    return (site / name / "index.html").read_text(encoding="utf-8")


def test_what_people_import_is_in_the_reference() -> None:
    told = {name for _, _, names in docs.REFERENCE.values() for name in names}
    assert {f"parlour.{name}" for name in ("games", "game", "levels", "table.Table", "table.Refused")} <= told
    assert set(parlour.__all__) == {"games", "game", "levels", "Table", "Refused", "__version__"}


def test_every_page_is_there(site: Path) -> None:
    told = {path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").glob("*.md")}
    assert told <= set(docs.sources())
    for source in docs.sources():
        name = docs.place(source).removesuffix(".md")
        assert (site / ("" if name == "index" else name) / "index.html").is_file(), source
    for game in ("notre-dame", "house-of-fado", "lacrimosa"):
        for language in ("", "-ru", "-fr", "-es"):
            assert "-1.1</strong>" in page(site, f"rules/{game}{language}")
    assert "Три раунда: A, B и C." in page(site, "rules/notre-dame-ru")  # the glossary of its guide


def test_the_reference_explains(site: Path) -> None:
    """Names and what their docstrings say, of what is compiled too."""
    assert "Why a seat may not do this now" in page(site, "reference/table")
    assert "Carry out a legal action" in page(site, "reference/engine")
    assert "Chooses one of the legal actions" in page(site, "reference/bots")
    assert "The same game at the same point" in page(site, "reference/environments")


def module_of(name: str) -> Path:
    """The source that a name of the reference is in."""
    parts = name.split(".")
    for end in range(len(parts), 0, -1):
        path = ROOT.joinpath("src", *parts[:end])
        if path.with_suffix(".py").is_file() or (path / "__init__.py").is_file():
            return path.with_suffix(".py") if path.with_suffix(".py").is_file() else path / "__init__.py"
    raise AssertionError(name)


@pytest.mark.parametrize("path", sorted({module_of(name) for _, _, names in docs.REFERENCE.values() for name in names}), ids=str)
def test_every_public_name_is_explained(path: Path) -> None:
    """Compiled modules drop their docstrings: the reference, made from the sources, has them all."""

    def bare(nodes: list[ast.stmt], above: str) -> list[str]:
        found = []
        for node in nodes:
            if isinstance(node, (ast.ClassDef, ast.FunctionDef)) and not node.name.startswith("_"):
                found += [] if ast.get_docstring(node) else [above + node.name]
                found += bare(node.body, f"{above}{node.name}.") if isinstance(node, ast.ClassDef) else []
        return found

    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert ast.get_docstring(tree)
    assert bare(tree.body, "") == []


def test_pages_link_pages_and_files(site: Path) -> None:
    """Links that lead out of the pages take their file along."""
    home = page(site, "")
    assert 'href="library/"' in home
    linked = [name for name in re.findall(r'(?:src|href)="([^":#?]+)"', home) if not name.startswith("assets/")]
    assert [name for name in linked if name.startswith("files/")]
    for name in linked:
        found = site / name
        assert found.is_file() or (found / "index.html").is_file(), name


def test_a_dead_link_stops_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "README.md").write_text("[gone](docs/GONE.md)\n", encoding="utf-8")
    monkeypatch.setattr(docs, "ROOT", tmp_path)
    monkeypatch.setattr(docs, "PAGES", tmp_path / "out")
    monkeypatch.setattr(docs, "sources", lambda: ["README.md"])
    with pytest.raises(SystemExit, match=r"README\.md: links docs/GONE\.md, which is not there"):
        docs.gather()
