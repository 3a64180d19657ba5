"""Adept: greedy with a hand-made value of the position, through its own picks to the end of its action."""

from __future__ import annotations

from typing import Any, Final

from parlour.bots.novice import by_lead
from parlour.bots.seat import Alternative, Bot, Seat
from parlour.bots.through import Through
from parlour.engine.judge import ADEPT, Judge
from parlour.engine.rng import Rng

TRIES: Final = 3000  # worlds tried for one decision
PICKS: Final = 8


class Adept(Bot):
    """Takes what leaves it furthest ahead of the best other player once its own action is over; equals are drawn by lot."""

    def __init__(self, name: str, judge: Judge | None = None) -> None:
        super().__init__(name)
        self.judge: Final = judge  # of its own, for fitting values; otherwise the game's

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return Adept, (self.name, self.judge)

    def choose(self, seat: Seat, rng: Rng) -> int:
        """The best, or one of several equally good by lot."""
        if len(seat.legal()) == 1:
            return seat.legal()[0]
        found = self.weigh(seat, rng)
        ties = 1
        while ties < len(found) and found[ties].ahead == found[0].ahead:
            ties += 1
        return found[rng.below(ties)].action

    def weigh(self, seat: Seat, rng: Rng) -> list[Alternative]:
        """Every sensible action played through on an imagined world to the end of its own picks, best first."""
        judge = self.judge if self.judge is not None else seat.game.judge(ADEPT, seat.number)
        world = seat.imagine(rng)
        through = Through(judge, seat.number, judge.clock(world))
        legal = judge.sensible(world, seat.number, seat.legal())
        found = []
        for action in legal:
            after = world.clone()
            leads = through.after(after, action, PICKS, TRIES // (judge.cost() * len(legal)))
            found.append(Alternative(action, judge.chance(world, leads, seat.number), leads[seat.number], 1))
        found.sort(key=by_lead)
        return found
