"""Looking through one's own picks to the end of one's own action."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from parlour.engine.core import State
from parlour.engine.judge import Judge

BETWEEN: Final = 2  # picks that somebody asked in the middle of the turn looks through


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Through:
    """What a world is worth once its seat has made the best of the picks that follow, as leads by player."""

    def __init__(self, judge: Judge, seat: i64, clock: int) -> None:
        self.judge: Final = judge
        self.seat: Final = seat
        self.clock: Final = clock

    def after(self, world: State, action: i64, depth: i64, tries: i64) -> list[float]:
        """The leads after this action of the seat and its best picks. The world is used up.

        `tries` worlds may be tried for that, shared out fairly among the picks; where they run out, a world is judged as it is.
        """
        seat = self.seat
        judge = self.judge
        world.apply(seat, action)
        if judge.interrupted(world) and world.player() != seat:
            self.answer(world)
        choice = world.choice
        if depth == 0 or tries < 2 or choice is None or choice.player != seat or judge.clock(world) != self.clock:
            return judge.ahead(world)
        legal = judge.sensible(world, seat, world.legal(seat))
        if tries < len(legal):
            return judge.ahead(world)
        found: list[float] = []
        for pick in legal:
            leads = self.after(world.clone(), pick, depth - 1, tries // len(legal))
            if not found or leads[seat] > found[seat]:
                found = leads
        return found

    def answer(self, world: State) -> None:
        """Whoever is asked in between takes what is best for their own side; then it is the seat's turn again."""
        judge = self.judge
        while judge.interrupted(world):
            other = world.player()
            best = -1
            most = 0.0
            for pick in judge.sensible(world, other, world.legal(other)):
                worth = self.in_between(world.clone(), other, pick, BETWEEN)
                if best < 0 or worth > most:
                    best = pick
                    most = worth
            world.apply(other, best)

    def in_between(self, world: State, other: i64, pick: i64, depth: i64) -> float:
        """What this pick, and the best of those that follow it, are worth to somebody asked in between."""
        judge = self.judge
        world.apply(other, pick)
        if depth == 0 or not judge.interrupted(world) or world.player() != other:
            return judge.own(world, other)
        most = -1e9
        for then in judge.sensible(world, other, world.legal(other)):
            most = max(most, self.in_between(world.clone(), other, then, depth - 1))
        return most
