"""Who plays: a bot by name, perhaps with a budget of its own, as `master:400` (iterations a turn) or `master:0.1s`."""

from __future__ import annotations

from math import inf

from parlour.bots import Bot, Character, UnknownBot, find_bot
from parlour.bots.master import Master
from parlour.bots.search import Budget
from parlour.engine.game import Game


def entrant(text: str, iterations: int, seconds: float, game: Game | None = None) -> Bot:
    """A bot of its own for one seat of one game, so that no game depends on another. The budget is for those without one."""
    name, _, own = text.partition(":")
    bot = find_bot(name, game)
    if isinstance(bot, Character):
        budget = Budget(max(0, iterations), max(0.0, seconds), processor=True) if iterations > 0 or seconds > 0.0 else bot.budget
        return Character(name, bot.level, bot.style, budget)
    if not isinstance(bot, Master):
        if own:
            raise UnknownBot(f"seats: {name} thinks without a budget, so {text!r} means nothing")
        return bot
    if own:
        try:
            if own.endswith("s"):
                iterations, seconds = 0, float(own[:-1])
            else:
                iterations, seconds = int(own), 0.0
        except ValueError:
            raise UnknownBot(f"seats: expected {name}:400 or {name}:0.1s, not {text!r}") from None
        if not 0 < iterations + seconds < inf:
            raise UnknownBot(f"seats: a budget must be more than nothing and have an end, not {text!r}")
    if iterations <= 0 and seconds <= 0.0:
        return Master(name, bot.budget)
    return Master(name, Budget(max(0, iterations), max(0.0, seconds), processor=True))
