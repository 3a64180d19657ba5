"""What a finished table has brought to whom, for lists and for those who played: all of it follows from its journal."""

from __future__ import annotations

from typing import Any

from parlour.milestones import reached
from parlour.server.journal.play import Play


def outcome(play: Play) -> dict[str, Any]:
    """Scores, places, why it ended and when; and by seat the milestones of whoever played it to the end, None for all others."""
    found = {"scores": play.scores(), "ranking": play.ranking(), "reason": play.reason}
    if play.status != "over" or play.broken is not None:
        return found
    ended = max((entry.at for entry in play.log.after(0) if entry.table == "over"), default=play.at)
    return {**found, "ended": ended, "reached": reached_by(play)}


def reached_by(play: Play) -> list[list[str] | None]:
    s, places = play.s, play.ranking()
    if s is None or places is None or play.reason != "end":
        return [None] * len(play.sitters)
    told = [entry.told for entry in play.log.after(0) if entry.told is not None and not entry.undone]
    return [
        reached(play.game, s, told, seat, places[seat]) if sitter.plays() else None for seat, sitter in enumerate(play.sitters)
    ]
