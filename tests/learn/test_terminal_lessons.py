"""Guided games at the terminal: the same stations, `show` and `skip`, kind answers, kept in a file, and played on from."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.engine.record import read_record
from parlour.learn.director import follow
from parlour.learn.lesson import lesson_of
from parlour.shelf import find
from tests.runner import Result, run

STATIONS = {"notre-dame": 13, "house-of-fado": 14, "lacrimosa": 12}
PLACE = {"en": "Learn, {} of {}:", "ru": "Обучение, {} из {}:", "fr": "Leçon, {} sur {} :", "es": "Lección, {} de {}:"}


def learn(game: str, lines: list[str], *args: str, lang: str = "en") -> Result:
    return run("learn", game, "--lang", lang, *args, text="".join(f"{line}\n" for line in lines))


@pytest.mark.parametrize(("game", "lang"), [("notre-dame", "fr"), ("house-of-fado", "ru"), ("lacrimosa", "es")])
def test_a_whole_lesson_by_the_first_option(game: str, lang: str, tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    result = learn(game, ["1"] * 48 + ["quit"], "--save", str(path), lang=lang)
    assert result.exit_code == 0, result.output
    for number in range(1, STATIONS[game] + 1):
        assert PLACE[lang].format(number, STATIONS[game]).replace("\u00a0", " ") in result.output.replace("\u00a0", " "), number
    assert "⟨" not in result.output
    lesson = lesson_of(find(game))
    assert lesson is not None
    assert follow(lesson, read_record(path.read_text()).moves).free > 0  # it went on as an ordinary game


def test_other_answers_show_and_skip(tmp_path: Path) -> None:
    """What is legal is for later, what is not has its clause; after three, how to be shown. Left, and gone on with."""
    path = tmp_path / "a.game"
    result = learn("notre-dame", ["play green-bank", "hire doctor", "nonsense", "show", "skip", "quit"], "--save", str(path))
    assert "A good idea for later." in result.output
    assert "[ND-2.5]" in result.output
    assert result.output.index("Type show") > result.output.index("nonsense")
    assert "Learn, 3 of 13:" in result.output
    assert f"parlour learn notre-dame --resume {path}" in result.output
    again = learn("notre-dame", ["quit"], "--resume", str(path))
    assert "Learn, 3 of 13:" in again.output


@pytest.mark.parametrize("game", STATIONS)
def test_a_hint_is_about_what_is_offered(game: str, tmp_path: Path) -> None:
    """A station offers one thing, and the computer might do another: it says how to be shown, and goes on."""
    result = learn(game, ["hint", "1", "hint", "1", "hint", "1", "hint", "quit"], "--save", str(tmp_path / "a.game"))
    assert result.exit_code == 0, result.output
    assert result.output.count("Thinking") == 4
    assert "Type show" in result.output or "% to win" in result.output


def test_what_cannot_be_learnt_is_said(tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    assert learn("lacrimosa", ["quit"], "--save", str(path)).exit_code == 0
    wrong = learn("notre-dame", [], "--resume", str(path))
    assert wrong.exit_code == 2
    assert "this is not a guided game of notre-dame" in wrong.output
    assert learn("chess", []).exit_code == 2
