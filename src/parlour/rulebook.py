"""The rules a player reads, clause by clause: where each is from, and where code and tests cite it."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

from parlour.engine.game import Game
from parlour.language import LANGUAGES, Language

SOURCES: Final = ["rulebook", "ruling", "deduced"]  # of a sentence; the rulebook's own bear no mark
MIXED: Final = "mixed"  # of a clause whose sentences have several
MARKS: Final = {"ruling": "mark-ruling", "deduced": "mark-deduced"}  # their words, put in brackets


class RulebookError(ValueError):
    """A rulebook that cannot be read, or a clause it does not have."""


class NoClause(RulebookError):
    """Nothing in the rules is called so. The message is English; what it says is there for whoever says it otherwise."""

    def __init__(self, name: str, first: str, last: str, like: str) -> None:
        super().__init__(f"rules: no clause is called {name!r} (there are sections {first} to {last}, clauses like {like})")
        self.name: Final = name
        self.first: Final = first
        self.last: Final = last
        self.like: Final = like


class Clause:
    """One numbered paragraph, and where each of its sentences is from."""

    def __init__(self, id: str, text: str, sources: list[str]) -> None:
        self.id: Final = id
        self.text: Final = text
        self.sources: Final = sources
        self.source: Final = sources[0] if len(set(sources)) == 1 else MIXED


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

    def about(self, words: str) -> list[Clause]:
        """Clauses that have all these words; of a section that is called so, all: they go on with `she`."""
        wanted = words.casefold().split()

        def has(text: str) -> bool:
            return all(word in text.casefold() for word in wanted)

        found = []
        for section in self.sections:
            whole = has(section.title)
            found += [clause for clause in section.clauses if whole or has(clause.text)]
        return found

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
        if not self.clauses:
            raise RulebookError(f"rules: no clause is called {name!r} (there are none)")
        raise NoClause(name, self.sections[0].id, self.sections[-1].id, next(iter(self.clauses)))


def read_rulebook(game: Game, language: str) -> Rulebook:
    """The rules in a language, or in another if there are none."""
    text, found = rules_text(game, language)
    return parse(text, found)


def rules_text(game: Game, language: str) -> tuple[str, str]:
    """The rules as they are written, and the language they are in: the one asked for, or English, or any."""
    for code in dict.fromkeys([language, "en", *LANGUAGES]):
        path = game.folder / ("rules.md" if code == "en" else f"rules.{code}.md")
        if path.is_file():
            return path.read_text(encoding="utf-8"), code
    raise RulebookError(f"rules: {game.id} has no rules.md")


def marks_of(language: str) -> dict[str, str]:
    """What marks a sentence that no rulebook says: `(our ruling)`, `(our deduction)`."""
    words = Language(None, language)
    return {source: f"({words.say(key)})" for source, key in MARKS.items()}


def sources_of(text: str, marks: dict[str, str]) -> list[str]:
    """Where each sentence is from. A mark in a sentence is about that sentence; before the first, it is about them all."""
    sentences = re.split(r"(?<=[.!?])\s+", text)
    for source, mark in marks.items():
        if text.startswith(mark):
            return [source] * len(sentences)
    return [next((source for source, mark in marks.items() if mark in sentence), "rulebook") for sentence in sentences]


def parse(text: str, language: str = "en") -> Rulebook:
    """Paragraphs: `# Title`, an introduction, `## ID Title`, `**ID** text`. A plain paragraph goes on with the one before."""
    marks = marks_of(language)
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
            sections[-1].clauses.append(Clause(found[1], found[2], sources_of(found[2], marks)))
        elif sections[-1].clauses:
            last = sections[-1].clauses.pop()
            longer = f"{last.text}\n\n{words}"
            sections[-1].clauses.append(Clause(last.id, longer, sources_of(longer, marks)))
    return Rulebook(title, "\n\n".join(introduction), sections)


class Cited:
    """Where one clause is cited: lines of the game's code, and tests that play it and check something."""

    def __init__(self, clause: str) -> None:
        self.clause: Final = clause
        self.code: Final[list[str]] = []  # file:line
        self.tests: Final[list[str]] = []  # file::name


def tests_of(game: Game) -> Path | None:
    """Where the tests of a game are: beside its sources, or below the working directory. An installation holds none."""
    below = Path("tests") / "games" / game.folder.name
    places = [*(above / below for above in game.folder.parents[3:4]), Path.cwd() / below]
    found = next((place for place in places if place.is_dir()), None)
    if found is not None:
        return found
    package = game.folder.parent  # of a game laid out like the example: its tests lie beside it, or in tests/
    beside = [package, package / "tests"] if (package / "pyproject.toml").is_file() else []
    here = [Path.cwd(), Path.cwd() / "tests"]
    return next((place for place in [*beside, *here] if any(place.glob("test_*.py"))), None)


def coverage(game: Game, tests: Path | None = None) -> list[Cited]:
    """For each clause of the English rules: which code cites it and which tests, if there are any to look at."""
    rows = {id: Cited(id) for id in read_rulebook(game, "en").clauses}
    for path in sorted(game.folder.rglob("*.py")):
        name = path.relative_to(game.folder).as_posix()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for id in cited(game, line):
                if id in rows:
                    rows[id].code.append(f"{name}:{number}")
    folder = tests or tests_of(game)
    if folder is None:
        return list(rows.values())
    package = (folder / "pyproject.toml").is_file()  # below it lie other things too
    for path in sorted(folder.glob("test_*.py") if package else folder.rglob("test_*.py")):
        name = path.relative_to(folder).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for id in proved(game, node):
                    if id in rows:
                        rows[id].tests.append(f"{name}::{node.name}")
    return list(rows.values())


def cited(game: Game, line: str) -> list[str]:
    """The clauses a line of code cites: in brackets, `[ND-3.8, ND-8.3]`, or as a text of its own, `"ND-3.8"`."""
    id = rf"{game.prefix}-\d+\.\d+"
    found = [name for part in re.findall(rf"\[({game.prefix}-[^\]]*)\]", line) for name in re.findall(rf"\b{id}\b", part)]
    return list(dict.fromkeys(found + re.findall(rf'"({id})"', line)))


def proved(game: Game, test: ast.FunctionDef) -> list[str]:
    """The clauses its docstring begins with, if the test has an `assert` or a `raises`: a mention is not a test."""
    id = rf"{game.prefix}-\d+\.\d+"
    begins = re.match(rf"\s*(?:\[([^\]]*)\]|({id}(?:, {id})*))", ast.get_docstring(test) or "")
    if begins is None or not any(map(is_check, ast.walk(test))):
        return []
    return cited(game, f"[{begins[1] or begins[2]}]")


def is_check(node: ast.AST) -> bool:
    """Whether a piece of a test checks something."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        return node.func.attr == "raises"
    return isinstance(node, ast.Assert)
