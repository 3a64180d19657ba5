"""The score sheet of a game under way, as far as one viewer can count."""

from __future__ import annotations

from typing import Any, Final

from parlour.engine.core import NOBODY, State
from parlour.engine.game import Game
from parlour.engine.rng import Rng

WORLDS: Final = 4  # as many as must agree on a number that is told


def tally(game: Game[Any], s: State, viewer: int, rng: Rng) -> list[tuple[str, list[int | None]]]:
    """Points by source and seat; None where a number hangs on what the viewer does not know, or may not be told.

    Counted in worlds that look the same to the viewer and from what it has heard, never in the true one: so nothing can be read
    from it. `s` must still have everything that was told.
    """
    if s.player() == NOBODY:
        return [(key, [*values]) for key, values in game.sheet(s)]
    heard = [told for told in s.told or [] if len(told.heard(viewer)[1]) == len(told.args)]
    sheets = []
    for _ in range(WORLDS):
        world = game.imagine(s, viewer, rng)
        world.told = heard
        sheets.append(dict(game.sheet(world)))
    closed = game.view(s, viewer).get("open_scores") is False  # agreed upon: everybody counts for themselves
    found: list[tuple[str, list[int | None]]] = []
    for key in dict.fromkeys([key for sheet in sheets for key in sheet]):
        values: list[int | None] = []
        for seat in range(len(s.scores())):
            counted = {sheet[key][seat] if key in sheet else 0 for sheet in sheets}
            values.append(counted.pop() if len(counted) == 1 and not (closed and seat != viewer) else None)
        found.append((key, values))
    return found
