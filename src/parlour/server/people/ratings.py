"""Elo for tables of several: every pair of persons is one game between two.

Everybody begins at 1500. For each pair the expected result is 1 / (1 + 10^(difference / 400)); the result is 1, ½ or 0 by place.
A person gains K / (opponents) times the sum of result minus expectation, with K = 32. Bots are not rated, nor does playing
against oneself count. Who resigned, or whose seat a bot played at the end, comes after all who played on.

Who held a seat at the start bears its result, whoever holds it at the end. A rating is provisional for the first ten games.
What a pair counts: the n-th meeting of two persons in a row counts 1/n (meetings count half after thirty days), and a newcomer
counts little for whoever is not one: (1 + the other's games) / (1 + own games), both up to ten games, at most 1.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from parlour.server.journal.play import Play
from parlour.server.stores import sql
from parlour.server.stores.store import Do, Store

FIRST: Final = 1500.0
K: Final = 32.0
PROVISIONAL: Final = 10  # games until a rating is settled
FORGOTTEN: Final = 30 * 86_400.0  # seconds after which a meeting counts half


@dataclass(frozen=True, slots=True)
class Rated:
    """What is known of a person before the game that is rated."""

    rating: float = FIRST
    games: int = 0


def weight(own: Rated, other: Rated, met: float) -> float:
    """How much of a full game a pair counts for the first of them."""
    known = (1 + min(other.games, PROVISIONAL)) / (1 + min(own.games, PROVISIONAL))
    return min(1.0, known) / (1.0 + met)


def gains(rated: list[Rated], places: list[int], met: list[list[float]]) -> list[float]:
    """What each of several persons wins or loses; `met` says how often each pair has met before."""
    found = []
    for i, (own, place) in enumerate(zip(rated, places)):
        total = 0.0
        for j, (other, theirs) in enumerate(zip(rated, places)):
            if i != j:
                result = 1.0 if place < theirs else 0.5 if place == theirs else 0.0
                expected = 1 / (1 + 10 ** ((other.rating - own.rating) / 400))
                total += weight(own, other, met[i][j]) * (result - expected)
        found.append(K * total / max(1, len(rated) - 1))
    return found


def remembered(games: float, at: float, now: float) -> float:
    """How many meetings are left of those that were counted then."""
    return float(games * 0.5 ** (max(0.0, now - at) / FORGOTTEN))


async def rate(store: Store, play: Play) -> tuple[list[dict[str, Any]], list[Do]]:
    """The changes that a table which just ended brings, for its journal and for the store."""
    ranking, game, now = play.ranking(), play.head.game, play.at
    seats = [seat for seat, holder in enumerate(play.holders) if holder]
    visitors = [play.holders[seat] for seat in seats]
    if not any(sitter.plays() for sitter in play.sitters):  # nobody was there when it ended
        return [], []
    if not play.head.settings["rated"] or ranking is None or len(seats) < 2 or len(set(visitors)) < len(visitors):
        return [], []
    places = [ranking[seat] + (100 if play.sitters[seat].bot else 0) for seat in seats]
    before = []
    for visitor in visitors:
        known = await sql.rating(store, game, visitor)
        before.append(Rated() if known is None else Rated(known["rating"], known["games"]))
    pairs = [sorted([one, other]) for i, one in enumerate(visitors) for other in visitors[:i]]
    counts = {}
    for one, other in pairs:
        row = await sql.met(store, game, one, other)
        counts[one, other] = remembered(row["games"], row["at"], now) if row is not None else 0.0
    met = [[0.0 if a == b else counts[min(a, b), max(a, b)] for b in visitors] for a in visitors]
    won = gains(before, places, met)
    shown = [
        {"seat": seat, "before": round(old.rating), "after": round(old.rating + gain)}
        for seat, old, gain in zip(seats, before, won)
    ]
    todo = [sql.rate(game, visitor, FIRST, gain) for visitor, gain in zip(visitors, won)]
    return shown, todo + [sql.meet(game, one, other, counts[one, other] + 1, now) for one, other in pairs]
