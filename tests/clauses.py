"""Which clauses of a game's rules are cited, by its code and by tests that check something; the same for every game.

A clause counts as cited by code where a docstring or comment has it in brackets, `[ND-3.8]`, `[ND-3.8, ND-8.3] Streets`, or where
it stands as a text of its own, `"ND-3.8"`: the clause of a reason, a choice or an option. It counts as tested where the docstring
of a test function begins with it in brackets and the body has an `assert` or a `raises`: a mention is not a test.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

from parlour.engine.game import Game
from parlour.engine.words import REASONS

LANGUAGES = ["", ".ru", ".fr", ".es"]


def clauses(game: Game, language: str = "") -> list[str]:
    """The ids of the paragraphs of rules.md, in order."""
    text = (game.folder / f"rules{language}.md").read_text(encoding="utf-8")
    return re.findall(rf"^\*\*({game.prefix}-\d+\.\d+)\*\*", text, re.MULTILINE)


def named(game: Game, text: str) -> list[str]:
    """Every id a text names."""
    return re.findall(rf"\b{game.prefix}-\d+\.\d+\b", text)


def bracketed(game: Game, text: str) -> list[str]:
    return [id for part in re.findall(rf"\[({game.prefix}-[^\]]*)\]", text) for id in named(game, part)]


def cited_by_code(game: Game) -> set[str]:
    found = {REASONS[number].clause for number in game.words.reasons} | {option.clause for option in game.options}
    for path in game.folder.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        found.update(bracketed(game, text))
        found.update(re.findall(rf'"({game.prefix}-\d+\.\d+)"', text))
    return found - {""}


def functions_of(folder: Path) -> list[ast.FunctionDef]:
    found = []
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.append(node)
    return found


def checks(node: ast.AST) -> bool:
    """An `assert`, or a call of `pytest.raises`."""
    if isinstance(node, ast.Assert):
        return True
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "raises"


def proved_by(game: Game, test: ast.FunctionDef) -> list[str]:
    """The clauses a test plays: those its docstring begins with, if it checks anything."""
    docstring = re.match(r"\s*\[[^\]]*\]", ast.get_docstring(test) or "")
    return bracketed(game, docstring[0]) if docstring and any(checks(node) for node in ast.walk(test)) else []


def not_cited(game: Game) -> list[str]:
    """Clauses that no code cites."""
    cited = cited_by_code(game)
    return [id for id in clauses(game) if id not in cited]


def not_proved(game: Game, tests: Path) -> list[str]:
    """Clauses that no test plays and checks."""
    proved = {id for test in functions_of(tests) for id in proved_by(game, test)}
    return [id for id in clauses(game) if id not in proved]


def unknown(game: Game, tests: Path) -> list[str]:
    """Citations of clauses there are not: in code, rules of any language, words and tests."""
    known = set(clauses(game))
    found = [f"reason or option: {id}" for id in sorted(cited_by_code(game) - known)]
    for folder in (game.folder, tests):
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".md", ".ftl", ".toml"):
                found += [f"{path.name}: {id}" for id in named(game, path.read_text(encoding="utf-8")) if id not in known]
    return found


def twice(game: Game) -> list[str]:
    """Ids that two paragraphs have."""
    ids = clauses(game)
    return sorted({id for id in ids if ids.count(id) > 1})
