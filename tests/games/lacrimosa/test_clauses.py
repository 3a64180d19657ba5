"""Every clause of the rules is cited by code, played by a test, and written in four languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.shelf.lacrimosa import GAME
from tests import clauses

HERE = Path(__file__).parent


def test_number_of_clauses() -> None:
    """Nine chapters of 10, 9, 6, 9, 3, 8, 6, 1 and 12 clauses, each id once and in order."""
    ids = clauses.clauses(GAME)
    chapters = [10, 9, 6, 9, 3, 8, 6, 1, 12]
    assert ids == [f"LA-{chapter}.{n}" for chapter, count in enumerate(chapters, 1) for n in range(1, count + 1)]
    assert clauses.twice(GAME) == []


@pytest.mark.parametrize("language", clauses.LANGUAGES[1:])
def test_same_clauses_in_every_language(language: str) -> None:
    """The same ids in the same order."""
    assert clauses.clauses(GAME, language) == clauses.clauses(GAME)


def test_every_clause_is_cited_by_code() -> None:
    assert clauses.not_cited(GAME) == []


def test_every_clause_is_proved_by_a_test() -> None:
    assert clauses.not_proved(GAME, HERE) == []


def test_no_unknown_clause_is_cited() -> None:
    assert clauses.unknown(GAME, HERE) == []
