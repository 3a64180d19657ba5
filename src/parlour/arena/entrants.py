"""Who plays: a bot by name, perhaps with a budget of its own, as `master:400` (iterations a turn) or `master:0.1s`."""

from __future__ import annotations

from math import inf
from typing import Final

from parlour.bots import Bot, Character, UnknownBot, find_bot
from parlour.bots.master import Master
from parlour.bots.search import Budget
from parlour.engine.game import Game


class WrongBudget(UnknownBot):
    """What follows a bot's colon is no budget. The message is English; the rest is there for other languages."""

    def __init__(self, why: str, name: str, text: str, message: str) -> None:
        super().__init__(f"seats: {message}")
        self.why: Final = why
        self.bot: Final = name
        self.text: Final = text


def entrant(text: str, iterations: int, seconds: float, game: Game | None = None) -> Bot:
    """A bot of its own for one seat of one game, so that no game depends on another. The budget is for those without one."""
    name, _, own = text.partition(":")
    bot = find_bot(name, game)
    if isinstance(bot, Character):
        budget = Budget(max(0, iterations), max(0.0, seconds), processor=True) if iterations > 0 or seconds > 0.0 else bot.budget
        return Character(name, bot.level, bot.style, budget)
    if not isinstance(bot, Master):
        if own:
            raise WrongBudget("none", name, text, f"{name} thinks without a budget, so {text!r} means nothing")
        return bot
    if own:
        try:
            if own.endswith("s"):
                iterations, seconds = 0, float(own[:-1])
            else:
                iterations, seconds = int(own), 0.0
        except ValueError:
            raise WrongBudget("form", name, text, f"expected {name}:400 or {name}:0.1s, not {text!r}") from None
        if not 0 < iterations + seconds < inf:
            raise WrongBudget("amount", name, text, f"a budget must be more than nothing and have an end, not {text!r}")
    if iterations <= 0 and seconds <= 0.0:
        return Master(name, bot.budget)
    return Master(name, Budget(max(0, iterations), max(0.0, seconds), processor=True))
