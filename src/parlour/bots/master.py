"""Master: information-set Monte-Carlo tree search within a budget for each turn."""

from __future__ import annotations

import gc
import logging
import os
from typing import Any, Final

from parlour.bots.adept import Adept
from parlour.bots.random import Random
from parlour.bots.search import Budget, Search
from parlour.bots.seat import Alternative, Bot, Seat
from parlour.engine.judge import MASTER, Judge
from parlour.engine.rng import Rng

LOG: Final = logging.getLogger("parlour")
COMPILED: Final = not __file__.endswith(".py")
ITERATIONS: Final = int(os.environ.get("PARLOUR_ITERATIONS") or (2000 if COMPILED else 60))  # a turn, unless told otherwise
FIRST_PICK: Final = 0.85  # of a turn's budget; half of the rest for every pick that follows
SEATS: Final = 5
FOREVER: Final = 1 << 40


class Kept:
    """What a seat thought about its turn so far, and what it expects to be asked next."""

    def __init__(self, search: Search, view: dict[str, object], legal: list[int], iterations: float, seconds: float) -> None:
        self.search: Final = search
        self.view: Final = view
        self.legal: Final = legal  # what is picked but not yet put down may show here alone
        self.iterations: Final = iterations  # left of the turn's budget
        self.seconds: Final = seconds


class Master(Bot):
    """The same seat, numbers and iterations, the same choice. What it keeps between two picks of a turn is its tree."""

    def __init__(self, name: str, budget: Budget, judge: Judge | None = None) -> None:
        super().__init__(name)
        self.budget: Final = budget
        self.judge: Final = judge  # of its own, for experiments; otherwise the game's
        self.kept: Final[list[Kept | None]] = [None] * SEATS
        self.thinking: Search | None = None

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        """A copy thinks afresh: the tree of a turn under way stays here."""
        return Master, (self.name, self.budget, self.judge)

    def stop(self) -> None:
        """End the thinking now, from another thread or a signal: the best so far is chosen."""
        if self.thinking is not None:
            self.thinking.stopped = True

    def choose(self, seat: Seat, rng: Rng) -> int:
        """What has been looked at most; a failure is logged and counted, and a simpler choice made."""
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        try:
            return self.weigh(seat, rng)[0].action
        except Exception:
            LOG.exception("the search failed; a simpler choice instead", extra={"game": seat.game.id, "seat": seat.number})
        self.failures += 1
        return simple(seat, rng)

    def weigh(self, seat: Seat, rng: Rng) -> list[Alternative]:
        """What the search has looked at within its budget, best first; the tree of a turn under way is used again."""
        budget = self.budget
        began = budget.now()
        number = seat.number
        legal = seat.legal()
        view = seat.view()
        kept = self.kept[number] if number < SEATS else None
        self.kept[number] = None
        if kept is not None and kept.view == view and kept.legal == legal:
            search = kept.search
            search.seat = seat
            iterations = kept.iterations
            seconds = kept.seconds
            share = 0.5
        else:
            judge = self.judge if self.judge is not None else seat.game.judge(MASTER, number, len(seat.imagine(rng).scores()))
            search = Search(seat, judge, Rng(rng.below(1 << 30)))
            iterations = float(budget.iterations) if budget.iterations else float(FOREVER)
            seconds = budget.seconds if budget.seconds else budget.hard
            share = FIRST_PICK
        self.thinking = search
        search.stopped = False
        collecting = gc.isenabled()
        gc.disable()
        try:
            done = search.think(max(1, int(iterations * share)), budget, began + min(seconds * share, budget.hard))
        finally:
            self.thinking = None
            if collecting:
                gc.enable()
        found = search.alternatives()
        self.keep(seat, search, found[0].action, iterations - done, max(0.001, seconds - (budget.now() - began)))
        return found

    def keep(self, seat: Seat, search: Search, action: int, iterations: float, seconds: float) -> None:
        """If the same seat is asked again right after this, the tree and the rest of the budget serve that."""
        world = seat.imagine(search.rng)
        if world.player() != seat.number or world.asked() != [seat.number]:
            return
        world.apply(seat.number, action)
        if world.player() == seat.number:
            search.advance(action, seat)
            view = seat.game.view(world, seat.number)
            self.kept[seat.number] = Kept(search, view, world.legal(seat.number), iterations, seconds)


def simple(seat: Seat, rng: Rng) -> int:
    """What Adept would do, or, if that fails too, anything."""
    try:
        return Adept("adept").choose(seat, rng)
    except Exception:
        LOG.exception("the simpler choice failed too", extra={"game": seat.game.id, "seat": seat.number})
    return Random("random").choose(seat, rng)
