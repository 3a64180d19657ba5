"""What a line does that takes a person's name from a table: the game stays, for those who played it."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from parlour.server.journal.lines import Line
from parlour.server.journal.luck import Luck
from parlour.server.journal.play import Play

NOBODY: Final = "—"  # the name of somebody who is not here any more, and what they have said


def voice_of(visitor: str, table: str) -> str:
    """What stands for somebody at one table: the same as long as they are the same, and nothing elsewhere."""
    return hashlib.sha256(f"{table} {visitor}".encode()).hexdigest()[:12]


def without(value: Any, table: str, voice: str, stranger: str) -> Any:
    """The same, with a stranger's id for the visitor's, and no name beside it."""
    if isinstance(value, dict):
        whose = value.get("visitor")
        named = "name" in value and isinstance(whose, str) and voice_of(whose, table) == voice
        return {
            **{key: without(item, table, voice, stranger) for key, item in value.items()},
            **({"name": NOBODY} if named else {}),
        }
    if isinstance(value, list):
        return [without(item, table, voice, stranger) for item in value]
    return stranger if isinstance(value, str) and value[:1] == "v" and voice_of(value, table) == voice else value


def forgotten(play: Play, line: Line, luck: Luck | None) -> None:
    """Somebody has left this server for good. What is written before this line does not name them any more (lobby/my_data.py):
    read back, they are the stranger already; here and in other processes they become one now."""
    voice, stranger, table = line.data["voice"], line.data["stranger"], play.head.id
    play.head.settings.update(without(play.head.settings, table, voice, stranger))
    seats = [seat for seat, who in enumerate(play.sitters) if without(who.visitor, table, voice, stranger) == stranger]
    for seat in seats:
        sitter = play.sitters[seat]
        sitter.visitor, sitter.name = stranger, NOBODY
        if play.status == "frozen":  # nobody waits for their consent
            sitter.resigned = sitter.bot = True
    for name, args in play.log.tables.values():
        if name == "renamed" and args["player"] in seats:
            args["who"] = NOBODY
    play.holders[:] = without(play.holders, table, voice, stranger)
    for said in play.chat:
        if said.seat in seats or said.data.get("voice") == voice:
            said.data.update(name=NOBODY, text=NOBODY)
