"""Rules that are read clause by clause."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from shutil import copytree

import pytest

from parlour import rulebook
from parlour.engine.game import Game
from parlour.language import LANGUAGES, languages_of
from parlour.rulebook import RulebookError, cited, coverage, marks_of, parse, proved, read_rulebook
from parlour.shelf import find, games
from parlour.shelf.notre_dame.game import NotreDameGame
from tests.seats import ours

ND = find("notre-dame")
TEXT = """# A game

What it is
about.

## AG-1 First

**AG-1.1** One sentence.
It goes on.

**AG-1.2** Another.

A second paragraph.

## AG-2 Second

**AG-2.1** Last.
"""


def test_parse() -> None:
    book = parse(TEXT)
    assert (book.title, book.introduction) == ("A game", "What it is about.")
    assert [(section.id, section.title) for section in book.sections] == [("AG-1", "First"), ("AG-2", "Second")]
    assert {clause.id: clause.text for clause in book.clauses.values()} == {
        "AG-1.1": "One sentence. It goes on.",
        "AG-1.2": "Another.\n\nA second paragraph.",
        "AG-2.1": "Last.",
    }


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_french_marks_keep_their_no_break_spaces(game: Game) -> None:
    """As they are written, and as they are read: no line begins with a colon or ends with an opening quotation mark."""
    book = read_rulebook(game, "fr")
    read = [book.introduction, *[clause.text for clause in book.clauses.values()], *[section.title for section in book.sections]]
    for text in [*read, *game.folder.joinpath("rules.fr.md").read_text(encoding="utf-8").splitlines()]:
        assert not re.search(r" [:;?!](\s|$)|« | »", text), text
    assert any("\u00a0" in text for text in read)


@pytest.mark.parametrize("name", ["AG-1.2", "ag-1.2", "1.2", " 1.2 "])
def test_find_a_clause(name: str) -> None:
    found = parse(TEXT).find(name, "AG")
    assert [[clause.id for clause in section.clauses] for section in found] == [["AG-1.2"]]
    assert found[0].title == "First"


@pytest.mark.parametrize("name", ["AG-1", "1"])
def test_find_a_section(name: str) -> None:
    assert [clause.id for clause in parse(TEXT).find(name, "AG")[0].clauses] == ["AG-1.1", "AG-1.2"]


@pytest.mark.parametrize("name", ["AG-9", "1.9", "", "nonsense"])
def test_find_nothing(name: str) -> None:
    with pytest.raises(RulebookError, match=r"there are sections AG-1 to AG-2, clauses like AG-1\.1"):
        parse(TEXT).find(name, "AG")


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_the_same_clauses_in_every_language(game: Game) -> None:
    """In those that the game speaks; ours speak all of them."""
    assert game not in ours() or languages_of(game) == LANGUAGES
    first, *others = languages_of(game)
    original = read_rulebook(game, first)
    assert original.clauses
    assert original.introduction
    for language in others:
        book = read_rulebook(game, language)
        assert list(book.clauses) == list(original.clauses)
        assert book.introduction != original.introduction


def test_sources() -> None:
    """A mark is about its sentence, before the first sentence about all of them; without one, the rulebook says it."""
    text = """## AG-1 Said by whom

**AG-1.1** One (AG-1.2). Two.

**AG-1.2** One. Two; and half of it (our ruling). Three (our deduction).

**AG-1.3** (our ruling) One. Two.

Three.

**AG-1.4** One (our deduction).
"""
    found = parse(text).clauses
    assert {id: clause.sources for id, clause in found.items()} == {
        "AG-1.1": ["rulebook", "rulebook"],
        "AG-1.2": ["rulebook", "ruling", "deduced"],
        "AG-1.3": ["ruling", "ruling", "ruling"],
        "AG-1.4": ["deduced"],
    }
    assert [clause.source for clause in found.values()] == ["rulebook", "mixed", "ruling", "deduced"]
    russian = text.replace("our ruling", "наше решение").replace("our deduction", "наш вывод")
    assert [clause.source for clause in parse(russian, "ru").clauses.values()] == ["rulebook", "mixed", "ruling", "deduced"]


TRANSLATED = [pytest.param(game, code, id=f"{game.id}-{code}") for game in games() for code in languages_of(game)[1:]]


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_the_same_rulings_in_every_language(game: Game, language: str) -> None:
    """Each clause is from the same source, with as many sentences of ours, and no language has another's marks."""
    original = read_rulebook(game, languages_of(game)[0])
    book = read_rulebook(game, language)
    assert game not in ours() or {clause.source for clause in original.clauses.values()} >= {"rulebook", "ruling", "mixed"}
    for id, clause in original.clauses.items():
        mine = book.clauses[id]
        assert mine.source == clause.source, id
        for mark in ("ruling", "deduced"):
            assert mine.sources.count(mark) == clause.sources.count(mark), id
    text = (game.folder / f"rules.{language}.md").read_text(encoding="utf-8")
    assert not [mark for other in LANGUAGES if other != language for mark in marks_of(other).values() if mark in text]


RULINGS = {
    "notre-dame": "ND-3.3 ND-3.17 ND-5.3 ND-5.5 ND-6.24 ND-8.1 ND-8.8",
    "house-of-fado": "HF-6.3 HF-7.4 HF-9.7 HF-9.10",
    "lacrimosa": "LA-1.5 LA-4.8 LA-7.5 LA-9.10 LA-9.12",
}
DEDUCED = {"notre-dame": "ND-1.2 ND-7.3", "house-of-fado": "HF-2.6 HF-3.3 HF-8.4", "lacrimosa": "LA-1.5 LA-9.2"}


@pytest.mark.parametrize("game", ours(), ids=lambda game: game.id)
def test_what_readers_of_the_rulebook_asked_about(game: Game) -> None:
    """Where the rulebook is silent, disagrees with another edition or prints only part of a table, the clause says so."""
    clauses = read_rulebook(game, "en").clauses
    assert [id for id in RULINGS[game.id].split() if "ruling" not in clauses[id].sources] == []
    assert [id for id in DEDUCED[game.id].split() if "deduced" not in clauses[id].sources] == []


def test_no_such_language_is_english() -> None:
    assert read_rulebook(ND, "eo").introduction == read_rulebook(ND, "en").introduction


def test_cited() -> None:
    assert cited(ND, '"""[ND-3.8, ND-8.3] Streets; see ND-1.1."""') == ["ND-3.8", "ND-8.3"]
    assert cited(ND, 'reason("too-far", "ND-3.8", "steps")') == ["ND-3.8"]
    assert cited(ND, "ND-3.8 is only mentioned") == []


def test_a_mention_is_no_test() -> None:
    def of(source: str) -> list[str]:
        node = ast.parse(source).body[0]
        assert isinstance(node, ast.FunctionDef)
        return proved(ND, node)

    assert of('def test_a():\n    """[ND-1.2, ND-1.3] So."""\n    assert 1 == 1\n') == ["ND-1.2", "ND-1.3"]
    assert of('def test_a():\n    """[ND-1.2] So."""\n    with pytest.raises(ValueError):\n        f()\n') == ["ND-1.2"]
    assert of('def test_a():\n    """[ND-1.2] So."""\n    play()\n') == []
    assert of('def test_a():\n    """So [ND-1.2]."""\n    assert 1\n') == []


def test_coverage(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text('def test_purse():\n    """[ND-1.3] Three gold."""\n    assert 3 == 3\n')
    rows = {row.clause: row for row in coverage(ND, tmp_path)}
    assert list(rows) == list(read_rulebook(ND, "en").clauses)
    assert rows["ND-1.3"].tests == ["test_one.py::test_purse"]
    assert rows["ND-1.4"].tests == []
    assert any(place.startswith("rules/carriage.py:") for place in rows["ND-3.8"].code)
    assert all(row.code for row in rows.values())


def test_tests_beside_a_package_are_found(tmp_path: Path) -> None:
    """A game laid out like the example: `pyproject.toml`, the package, and tests whose docstrings begin with the clause."""
    game = NotreDameGame()
    copytree(game.folder, tmp_path / "other_dame")
    game.folder = tmp_path / "other_dame"
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "test_it.py").write_text('def test_it():\n    """ND-1.1, ND-1.2: so."""\n    assert 1\n', encoding="utf-8")
    assert rulebook.tests_of(game) == tmp_path
    assert [row.clause for row in coverage(game) if row.tests] == ["ND-1.1", "ND-1.2"]
