"""Tips at the terminal: each once, one in a turn at most, said again when the table is drawn anew, and switched off for good."""

from __future__ import annotations

from pathlib import Path

from parlour.bots import find_bot
from parlour.engine.rng import Rng
from parlour.language import Language
from parlour.shelf import find
from parlour.terminal.page import WORDS
from parlour.terminal.session import Session
from parlour.terminal.tips import Tips

GAME = find("lacrimosa")


def sitting(seed: int) -> Session:
    seats, bots = ["human", "novice"], [None, find_bot("novice")]
    session = Session(GAME, GAME.choose({"players": 2}), {}, seats, bots, Rng(seed), Rng(seed))
    session.go_on()
    return session


def played(session: Session, tips: Tips, questions: int) -> list[tuple[int, str]]:
    """So many questions with the first answer: in which turn which tip came."""
    found, turn = [], 0
    for _ in range(questions):
        legal = session.s.legal(0)
        turn += GAME.words.text(legal[0]).startswith("experience")
        if said := tips.now(0):
            found.append((turn, said))
            assert tips.now(0) == said  # the table is drawn anew
        session.act(0, legal[0])
        session.go_on()
    return found


def test_each_once_and_one_a_turn(tmp_path: Path) -> None:
    language = Language(GAME, "fr", [], [WORDS])
    session = sitting(1)
    said = played(session, Tips(session, language, tmp_path), 30)
    assert len(said) > 2
    assert len({turn for turn, _ in said}) == len({words for _, words in said}) == len(said)
    assert all(words.startswith("Conseil") and "[LA-" in words for _, words in said)
    another = sitting(2)  # on another day
    again = played(another, Tips(another, language, tmp_path), 30)
    assert not {words for _, words in said} & {words for _, words in again}


def test_off_is_off_until_they_are_wanted_again(tmp_path: Path) -> None:
    language = Language(GAME, "en", [], [WORDS])
    session = sitting(1)
    tips = Tips(session, language, tmp_path)
    assert tips.switch() is False
    assert played(session, tips, 10) == []
    later = sitting(1)
    assert played(later, Tips(later, language, tmp_path), 10) == []
    wanted = Tips(later, language, tmp_path)
    assert wanted.switch() is True
    assert played(later, wanted, 10) != []


def test_what_was_kept_may_be_broken(tmp_path: Path) -> None:
    (tmp_path / "tips.json").write_text("[")
    session = sitting(1)
    assert played(session, Tips(session, Language(GAME, "en", [], [WORDS]), tmp_path), 10) != []
