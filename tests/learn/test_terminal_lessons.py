"""Guided games at the terminal: the same stations, `show` and `skip`, kind answers, kept in a file, and played on from."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from benchmarks.terminal import ESCAPES, Terminal
from parlour.engine.record import read_record
from parlour.language import Language
from parlour.learn.director import follow
from parlour.learn.lesson import lesson_of
from parlour.shelf import find
from tests.runner import Result, run

STATIONS = {"notre-dame": 13, "house-of-fado": 14, "lacrimosa": 12}
PLACE = {"en": "Learn, {} of {}:", "ru": "Обучение, {} из {}:", "fr": "Leçon, {} sur {} :", "es": "Lección, {} de {}:"}


def learn(game: str, lines: list[str], *args: str, lang: str = "en") -> Result:
    return run("learn", game, "--lang", lang, *args, text="".join(f"{line}\n" for line in lines))


@pytest.mark.parametrize(("game", "lang"), [("notre-dame", "fr"), ("house-of-fado", "ru"), ("lacrimosa", "es")])
def test_a_whole_lesson_by_the_first_option(game: str, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every station; and its sentences are the same whenever they stand there, whatever was done in it."""
    path, said = tmp_path / "a.game", dict[str, set[str]]()

    def say(self: Language, key: str, *args: Any) -> str:
        text = spoken(self, key, *args)
        if re.fullmatch(r"learn-.*-\d+-(say|after)(-listed)?", key):
            said.setdefault(key.removesuffix("-listed"), set()).add(text)
        return text

    spoken = Language.say
    monkeypatch.setattr(Language, "say", say)
    result = learn(game, ["1"] * 48 + ["quit"], "--save", str(path), lang=lang)
    assert result.exit_code == 0, result.output
    for number in range(1, STATIONS[game] + 1):
        assert PLACE[lang].format(number, STATIONS[game]).replace("\u00a0", " ") in result.output.replace("\u00a0", " "), number
    assert "⟨" not in result.output
    assert len(said) == 2 * STATIONS[game]
    assert [texts for texts in said.values() if len(texts) > 1] == []
    lesson = lesson_of(find(game))
    assert lesson is not None
    assert follow(lesson, read_record(path.read_text()).moves).free > 0  # it went on as an ordinary game


def test_other_answers_show_and_skip(tmp_path: Path) -> None:
    """What is legal is for later, what is not has its clause; after three, how to be shown. Left, and gone on with."""
    path = tmp_path / "a.game"
    result = learn("notre-dame", ["play green-bank", "hire doctor", "nonsense", "show", "skip", "quit"], "--save", str(path))
    assert "A good idea for later." in result.output
    assert "[ND-2.5]" in result.output
    first, _, later = result.output.partition("nonsense")
    assert "Type show" in first  # at the first station,
    assert "Type show" in later  # and where somebody seems lost
    assert "Learn, 3 of 13:" in result.output
    assert re.search(r"^(number or words · )?show · skip · undo", result.output, re.MULTILINE)  # at every station
    assert f"parlour learn notre-dame --resume {path}" in result.output
    again = learn("notre-dame", ["quit"], "--resume", str(path))
    assert "Learn, 3 of 13:" in again.output


def test_help_in_a_lesson(tmp_path: Path) -> None:
    """It names what only a lesson has, and its examples can be typed; after the lesson's end it does not."""
    result = learn("notre-dame", ["help", "why 3", "quit"], "--save", str(tmp_path / "a.game"))
    for line in (r"^  show +have this step played for you$", r"^  skip +have the whole station played$", r"^  why 1 +why"):
        assert re.search(line, result.output, re.MULTILINE)
    assert "There is no option 3, only option 1." in result.output


def test_a_person_finds_the_lesson_where_it_was(tmp_path: Path) -> None:
    """Without a file's name it is kept after every decision: killed, it goes on next time; --force begins anew."""
    home = {"XDG_STATE_HOME": str(tmp_path), "PARLOUR_LANG": "en"}

    def begun(*more: str) -> tuple[Terminal, str]:
        terminal = Terminal(["learn", "notre-dame", *more], 80, 24, **home)
        return terminal, ESCAPES.sub("", terminal.read(" > "))

    terminal, _ = begun()
    for _ in range(3):
        terminal.type("show")
        last = ESCAPES.sub("", terminal.read(" > "))
    terminal.process.kill()
    terminal.close()
    station = re.findall(r"Learn, (\d+) of 13:", last)[-1]
    assert int(station) > 1
    terminal, seen = begun()
    assert "You go on where you left off." in " ".join(seen.split())
    assert f"Learn, {station} of 13:" in seen
    terminal.type("quit")
    assert "Go on with: parlour learn notre-dame\r\n" in re.sub(r"\x1b\[\d+m", "", terminal.read("never"))
    assert terminal.close() == 0
    terminal, seen = begun("--force")
    assert "Learn, 1 of 13:" in seen
    terminal.type("quit")
    terminal.read("never")
    assert terminal.close() == 0


@pytest.mark.parametrize("game", STATIONS)
def test_a_hint_is_about_what_is_offered(game: str, tmp_path: Path) -> None:
    """A station offers one thing: that is the hint, without figures; of several the computer says what it would do."""
    result = learn(game, ["hint", "1", "hint", "1", "hint", "1", "hint", "quit"], "--save", str(tmp_path / "a.game"))
    assert result.exit_code == 0, result.output
    answers = re.findall(r"> hint\n(.+)", result.output)
    assert len(answers) == 4
    assert all(re.match(r"Thinking| *1\) (?!.*% to win)", one) for one in answers), answers


def test_what_cannot_be_learnt_is_said(tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    assert learn("lacrimosa", ["quit"], "--save", str(path)).exit_code == 0
    wrong = learn("notre-dame", [], "--resume", str(path))
    assert wrong.exit_code == 2
    assert "this is not a guided game of notre-dame" in wrong.output
    assert learn("chess", []).exit_code == 2
    assert learn("lacrimosa", [], "--resume", str(path), "--force").exit_code == 2
