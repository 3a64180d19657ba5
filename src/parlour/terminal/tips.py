"""Tips when they matter, at the terminal: each once a person, never two in a turn, and `tips` switches them off and on.

What has been shown is kept in the folder for a user's state, for all games. Where it cannot be kept, tips come again another day.
"""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Any, Final

from parlour.language import Language
from parlour.learn.tips import Moment, tips_of
from parlour.terminal.saving import state_folder
from parlour.terminal.session import Session

FILE: Final = "tips.json"


class Switch:
    """Whether somebody wants tips: off and on again by a word, and kept."""

    def __init__(self, folder: Path | None = None) -> None:
        self.path: Final = (folder or state_folder()) / FILE
        self.off = bool(self.kept().get("off"))

    def kept(self) -> dict[str, Any]:
        with contextlib.suppress(OSError, ValueError):
            found = json.loads(self.path.read_text(encoding="utf-8"))
            return found if isinstance(found, dict) else {}
        return {}

    def keep(self) -> None:
        text = json.dumps({**self.kept(), "off": self.off, **self.more()})
        with contextlib.suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            self.path.write_text(text, encoding="utf-8")

    def switch(self) -> bool:
        """Off, or on again; whether they are on now."""
        self.off = not self.off
        self.keep()
        return not self.off

    def more(self) -> dict[str, Any]:
        """What else is kept."""
        return {}


class Tips(Switch):
    """The tips of one sitting."""

    def __init__(self, session: Session, language: Language, folder: Path | None = None) -> None:
        super().__init__(folder)
        self.session: Final = session
        self.language: Final = language
        self.seen: Final[set[str]] = set(self.kept().get(session.game.id, []))
        self.turn = -1  # in which the last one came
        self.shown: tuple[int, str] = (-1, "")  # at how many moves, and its words: a table drawn anew says it again

    def more(self) -> dict[str, Any]:
        return {self.session.game.id: sorted(self.seen)}

    def now(self, seat: int) -> str:
        """The tip for what this seat is asked, in words, or nothing."""
        session = self.session
        made, words = self.shown
        if made == len(session.moves):
            return "" if self.off else words
        self.shown = (len(session.moves), "")
        tips = tips_of(session.game)
        if self.off or not tips.all or session.s.question(seat) is None:
            return ""
        legal = [session.game.words.text(action) for action in session.s.legal(seat)]
        turn = tips.turn_of(session.moves, seat, legal)
        if turn == self.turn:
            return ""
        moment = Moment(session.game, session.edition, session.s, seat)
        for tip in moment.tips(self.seen)[:1]:
            self.turn = turn
            self.seen.add(tip.id)
            self.keep()
            text = self.language.say(tip.key, moment.numbers(tip))
            self.shown = (len(session.moves), self.language.say("tip-says", {"tip": f"{text} [{tip.clause}]"}))
        return self.shown[1]
