"""The rules a player reads, clause by clause, and where code and tests cite each of them."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

from parlour.engine.game import Game


class RulebookError(ValueError):
    """A rulebook that cannot be read, or a clause it does not have."""


class Clause:
    """One numbered paragraph."""

    def __init__(self, id: str, text: str) -> None:
        self.id: Final = id
        self.text: Final = text


class Section:
    """A chapter: `## ND-1 Set-up` and its clauses."""

    def __init__(self, id: str, title: str) -> None:
        self.id: Final = id
        self.title: Final = title
        self.clauses: Final[list[Clause]] = []


class Rulebook:
    """A title, an introduction, and sections of clauses."""

    def __init__(self, title: str, introduction: str, sections: list[Section]) -> None:
        self.title: Final = title
        self.introduction: Final = introduction
        self.sections: Final = sections
        self.clauses: Final = {clause.id: clause for section in sections for clause in section.clauses}

    def find(self, name: str, prefix: str) -> list[Section]:
        """A clause (`ND-3.8`, `3.8`) or a whole section (`ND-3`, `3`), as sections that hold only what was asked for."""
        wanted = name.strip().rstrip(".").upper()
        if not wanted.startswith(f"{prefix}-"):
            wanted = f"{prefix}-{wanted}"
        for section in self.sections:
            if section.id == wanted:
                return [section]
            for clause in section.clauses:
                if clause.id == wanted:
                    only = Section(section.id, section.title)
                    only.clauses.append(clause)
                    return [only]
        ids = [section.id for section in self.sections]
        where = f"sections {ids[0]} to {ids[-1]}, clauses like {next(iter(self.clauses))}" if self.clauses else "none"
        raise RulebookError(f"rules: no clause is called {name!r} (there are {where})")


def read_rulebook(game: Game, language: str) -> Rulebook:
    """The rules in a language, or in English if there are none."""
    path = game.folder / f"rules.{language}.md"
    if language == "en" or not path.is_file():
        path = game.folder / "rules.md"
    if not path.is_file():
        raise RulebookError(f"rules: {game.id} has no rules.md")
    return parse(path.read_text(encoding="utf-8"))


def parse(text: str) -> Rulebook:
    """Paragraphs: `# Title`, an introduction, `## ID Title`, `**ID** text`. A plain paragraph goes on with the one before."""
    title = ""
    introduction: list[str] = []
    sections: list[Section] = []
    for paragraph in re.split(r"\n\s*\n", text.strip()):
        words = " ".join(paragraph.split())
        if words.startswith("## "):
            id, _, heading = words[3:].partition(" ")
            sections.append(Section(id, heading))
        elif words.startswith("# "):
            title = words[2:]
        elif not sections:
            introduction.append(words)
        elif found := re.match(r"\*\*([^*]+)\*\*\s*(.*)", words):
            sections[-1].clauses.append(Clause(found[1], found[2]))
        elif sections[-1].clauses:
            last = sections[-1].clauses.pop()
            sections[-1].clauses.append(Clause(last.id, f"{last.text}\n\n{words}"))
    return Rulebook(title, "\n\n".join(introduction), sections)


class Test:
    """A test that cites a clause; `asserts` if it checks something rather than mentions it."""

    def __init__(self, place: str, asserts: bool) -> None:
        self.place: Final = place  # file::name
        self.asserts: Final = asserts


class Cited:
    """Where one clause is cited: lines of the game's code, and tests."""

    def __init__(self, clause: str) -> None:
        self.clause: Final = clause
        self.code: Final[list[str]] = []  # file:line
        self.tests: Final[list[Test]] = []


def tests_of(game: Game) -> Path:
    """Where the tests of a game are in a source tree."""
    return game.folder.parents[3] / "tests" / "games" / game.folder.name


def coverage(game: Game, tests: Path | None = None) -> list[Cited]:
    """For each clause of the English rules: which code cites it and which tests."""
    rows = {id: Cited(id) for id in read_rulebook(game, "en").clauses}
    for path in sorted(game.folder.rglob("*.py")):
        name = path.relative_to(game.folder).as_posix()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for id in cited(game, line):
                if id in rows:
                    rows[id].code.append(f"{name}:{number}")
    folder = tests if tests is not None else tests_of(game)
    for path in sorted(folder.rglob("test_*.py")):
        name = path.relative_to(folder).as_posix()
        for id, test, asserts in tests_in(game, path.read_text(encoding="utf-8")):
            if id in rows:
                rows[id].tests.append(Test(f"{name}::{test}", asserts))
    return list(rows.values())


def cited(game: Game, text: str) -> list[str]:
    """The clauses a text names, as `ND-3.8`, or as `nd_3_8` in a test's name; each once, in order."""
    written = re.findall(rf"\b{game.prefix}-\d+\.\d+\b", text)
    named = [f"{game.prefix}-{a}.{b}" for a, b in re.findall(rf"(?:^|_){game.prefix.lower()}_(\d+)_(\d+)(?=_|\b)", text)]
    return list(dict.fromkeys(written + named))


def tests_in(game: Game, source: str) -> list[tuple[str, str, bool]]:
    """Clause, test, and whether the test asserts: for every test function, by its name, marks, docstring and body."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            asserts = any(is_check(part) for part in ast.walk(node))
            first = min([node.lineno] + [mark.lineno for mark in node.decorator_list])
            body = "\n".join(source.splitlines()[first - 1 : node.end_lineno])
            found += [(id, node.name, asserts) for id in cited(game, f"{node.name}\n{body}")]
    return found


def is_check(node: ast.AST) -> bool:
    """An assert, or a call of something named for it: `pytest.raises`, `refused(…)`, `check_…(…)`, `assert_…(…)`."""
    if isinstance(node, ast.Assert):
        return True
    if not isinstance(node, ast.Call):
        return False
    name = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id if isinstance(node.func, ast.Name) else ""
    return name == "raises" or name.startswith(("assert", "check", "refuse"))
