"""A server whose bots can be broken on purpose: `python -m tests.server.broken`, and a file that says how.

A worker runs this module too, since it is the server's main module; so the bots are the broken ones there as well.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Final

from parlour.bots import BOTS, Alternative, Bot, Seat
from parlour.bots.master import Master
from parlour.bots.search import Budget
from parlour.engine.core import State
from parlour.engine.judge import Judge
from parlour.engine.rng import Rng

MOOD: Final = Path(os.environ["PARLOUR_MOOD"])  # what the bots do instead of thinking; empty: they think


class Blocked(Judge):
    """Of no position any opinion: a search fails at its first look."""

    def estimate(self, s: State) -> list[float]:
        raise RuntimeError("broken on purpose")


class Moody(Bot):
    """Thinks as the bot that it stands for, unless the file says otherwise."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.name)
        self.bot: Final = bot
        self.blocked: Final = Master(bot.name, Budget(4, 0.0), Blocked([], 1.0))

    def spoil(self) -> str:
        mood = MOOD.read_text()
        if mood == "raise":
            raise RuntimeError("broken on purpose")
        if mood == "sleep":
            time.sleep(60)
        if mood == "end":
            os._exit(1)
        return mood

    def choose(self, seat: Seat, rng: Rng) -> int:
        mood = self.spoil()
        if mood == "cheat":
            return 999_999
        bot = self.blocked if mood == "block" else self.bot
        action = bot.choose(seat, rng)
        self.failures = self.blocked.failures
        return action

    def weigh(self, seat: Seat, rng: Rng) -> list[Alternative]:
        return [] if self.spoil() == "silence" else self.bot.weigh(seat, rng)


BOTS[:] = [bot if bot.name in ("random", "greedy") else Moody(bot) for bot in BOTS]

if __name__ == "__main__":
    from parlour.server.basics.settings import Settings
    from parlour.server.commands import run

    run(Settings.from_environment())
