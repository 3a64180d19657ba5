"""Novice: sensible, but looks no further than this pick or the next and forgets one thing altogether."""

from __future__ import annotations

from typing import Any, Final

from parlour.bots.seat import Alternative, Bot, Seat
from parlour.bots.through import Through
from parlour.engine.judge import NOVICE, Judge, likely
from parlour.engine.rng import Rng

TRIES: Final = 40
WHIM: Final = 4  # of so many decisions in a game that goes in circles one is made by lot


class Novice(Bot):
    """Takes what leaves its own side best after this pick, or the next where single picks say nothing.

    It never thinks of one named thing, by where it sits: in Notre Dame the rats, the park or the share in the cathedral.
    """

    def __init__(self, name: str, judge: Judge | None = None) -> None:
        super().__init__(name)
        self.judge: Final = judge  # of its own; otherwise the game's

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return Novice, (self.name, self.judge)

    def choose(self, seat: Seat, rng: Rng) -> int:
        found = self.weigh(seat, rng)
        if self.judge_of(seat).goes_in_circles(seat.imagine(Rng(0))) and rng.below(WHIM) == 0:
            return found[rng.below(len(found))].action
        ties = 1
        while ties < len(found) and found[ties].ahead == found[0].ahead:
            ties += 1
        return found[rng.below(ties)].action

    def judge_of(self, seat: Seat) -> Judge:
        return self.judge if self.judge is not None else seat.game.judge(NOVICE, seat.number)

    def weigh(self, seat: Seat, rng: Rng) -> list[Alternative]:
        judge = self.judge_of(seat)
        world = seat.imagine(rng)
        through = Through(judge, seat.number, judge.clock(world))
        found = []
        for action in judge.sensible(world, seat.number, seat.legal()):
            ahead = through.after(world.clone(), action, judge.novice_picks(), TRIES)[seat.number]
            found.append(Alternative(action, likely(ahead, judge.doubt(world)), ahead, 1))
        found.sort(key=by_lead)
        return found


def by_lead(a: Alternative) -> tuple[float, int]:
    return -a.ahead, a.action
