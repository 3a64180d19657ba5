"""Elo for tables of several: every pair of persons is one game between two.

Everybody begins at 1500. For each pair the expected result is 1 / (1 + 10^(difference / 400)); the result is 1, ½ or 0 by place.
A person gains K / (opponents) times the sum of result minus expectation, with K = 32. Bots are not rated, nor does playing
against oneself count. Who resigned, or whose seat a bot played at the end, comes after all who played on.
"""

from __future__ import annotations

from typing import Any, Final

from parlour.server import sql
from parlour.server.play import Play
from parlour.server.store import Do, Store

FIRST: Final = 1500.0
K: Final = 32.0


def gains(ratings: list[float], places: list[int]) -> list[float]:
    """What each of several persons wins or loses."""
    found = []
    for i, (own, place) in enumerate(zip(ratings, places)):
        total = 0.0
        for j, (other, theirs) in enumerate(zip(ratings, places)):
            if i != j:
                result = 1.0 if place < theirs else 0.5 if place == theirs else 0.0
                total += result - 1 / (1 + 10 ** ((other - own) / 400))
        found.append(K * total / max(1, len(ratings) - 1))
    return found


async def rate(store: Store, play: Play) -> tuple[list[dict[str, Any]], list[Do]]:
    """The changes that a table which just ended brings, for its journal and for the store."""
    ranking = play.ranking()
    seats = [seat for seat, sitter in enumerate(play.sitters) if sitter.visitor]
    visitors = [play.sitters[seat].visitor for seat in seats]
    if not play.head.settings["rated"] or ranking is None or len(seats) < 2 or len(set(visitors)) < len(visitors):
        return [], []
    places = [ranking[seat] + (100 if play.sitters[seat].bot else 0) for seat in seats]
    before = []
    for visitor in visitors:
        known = await sql.rating(store, play.head.game, visitor)
        before.append(FIRST if known is None else known)
    won = gains(before, places)
    shown = [{"seat": seat, "before": round(old), "after": round(old + gain)} for seat, old, gain in zip(seats, before, won)]
    return shown, [sql.rate(play.head.game, visitor, FIRST, gain) for visitor, gain in zip(visitors, won)]
