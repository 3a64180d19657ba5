"""What somebody has reached for the first time, told from the games that they have finished, in the order in which these ended.

Nothing of it is kept: it is gone with the games, or with whoever forgets them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Final

EASY: Final = "novice"  # to beat one is the first win


@dataclass(frozen=True, slots=True)
class End:
    """How a game ended for one person; a guided game that was gone through and is not over has no place."""

    table: str
    game: str
    at: float
    seats: int = 0
    points: int = 0
    place: int = 0
    rivals: tuple[str, ...] = ()  # the bots at the table, by level or name
    reached: tuple[str, ...] = ()  # milestones of the game
    guided: bool = False


@dataclass(frozen=True, slots=True)
class First:
    """`what` was reached: in which game, about whom or what, how much, at which table and when."""

    what: str
    game: str
    table: str
    at: float
    about: str = ""
    n: int = 0


def firsts(ends: Iterable[End], games: Collection[str]) -> list[First]:
    """Everything reached, the oldest first; of best results, each that was one. `games` are all that there are."""
    found: list[First] = []
    best: dict[str, int] = {}
    known: set[tuple[str, str, str]] = set()

    def reach(end: End, what: str, about: str = "", n: int = 0, game: str | None = None) -> None:
        key = (what, end.game if game is None else game, about)
        if key not in known:
            known.add(key)
            found.append(First(what, key[1], end.table, end.at, about, n))

    for end in sorted(ends, key=lambda end: end.at):
        if end.guided:
            reach(end, "learnt")
        if not end.place:
            continue
        reach(end, "finished")
        if len(games) > 1 and {game for what, game, _ in known if what == "finished"} >= set(games):
            reach(end, "all-games", n=len(games), game="")
        if end.place == 1:
            if ("won", end.game, "") not in known or end.seats == 1:  # the first win says it, alone a milestone of the game
                known.add(("won-with", end.game, str(end.seats)))
            reach(end, "won")
            reach(end, "won-with", str(end.seats), end.seats)
            for rival in end.rivals:
                if rival != EASY:
                    reach(end, "won-against", rival)
        for milestone in end.reached:
            reach(end, "milestone", milestone)
        if end.points > best.get(end.game, end.points):
            found.append(First("best", end.game, end.table, end.at, n=end.points))
        best[end.game] = max(end.points, best.get(end.game, end.points))
    return found
