"""One ply: whatever leaves this seat furthest ahead of the best other score, for any game."""

from __future__ import annotations

from parlour.bots.seat import Bot, Seat
from parlour.engine.rng import Rng


class Greedy(Bot):
    """Tries every legal action in one imagined world; equals are drawn by lot."""

    def choose(self, seat: Seat, rng: Rng) -> int:
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        world = seat.imagine(rng)
        best: list[int] = []
        most = 0
        for action in legal:
            after = world.clone()
            after.apply(seat.number, action)
            value = lead(after.scores(), seat.number)
            if not best or value > most:
                best = [action]
                most = value
            elif value == most:
                best.append(action)
        return best[rng.below(len(best))]


def lead(scores: list[int], seat: int) -> int:
    """Own points less the best other's; alone at the table, the own points."""
    others = scores[:seat] + scores[seat + 1 :]
    return scores[seat] - max(others) if others else scores[seat]
