"""Rules that are read clause by clause."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from parlour.engine.game import Game
from parlour.games import GAMES, find
from parlour.rulebook import RulebookError, cited, coverage, parse, proved, read_rulebook

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


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_same_clauses_in_every_language(game: Game) -> None:
    english = read_rulebook(game, "en")
    assert english.clauses
    assert english.introduction
    for language in ("ru", "fr", "es"):
        book = read_rulebook(game, language)
        assert list(book.clauses) == list(english.clauses)
        assert book.introduction != english.introduction


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
