"""What the computer would do here: its best alternatives and what it expects of them."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from parlour.bots import Alternative, Seat, find_bot
from parlour.engine.core import Choice, State
from parlour.engine.game import Game
from parlour.engine.picks import Run
from parlour.engine.rng import Rng
from parlour.language import Language

LEVEL = "master"  # its advice is the best there is
SHOWN = 3  # alternatives that a hint names

Advice = Alternative


def advised(game: Game, s: State, seat: int, lot: int, among: Container[int]) -> list[Advice]:
    """The best things to do of those that are offered, best first. Its own lots: asking draws nothing from the table's luck."""
    return [one for one in find_bot(LEVEL).weigh(Seat(game, s, seat), Rng(lot)) if one.action in among][:SHOWN]


def expected(language: Language, chance: float, ahead: float) -> str:
    """`46 % to win, 2.5 points ahead`."""
    exact = round(abs(ahead), 1)
    count = int(exact) if exact == int(exact) else exact
    points = str(count) if language.code == "en" else str(count).replace(".", ",")
    key = "expects-ahead" if ahead >= 0 else "expects-behind"
    return language.say(key, {"chance": round(100 * chance), "points": points, "count": count})


def advised_picks(run: Run, chosen: list[int], lot: int) -> tuple[list[int], Advice | None]:
    """The best whole set that has the picks chosen already, and what is expected of it, if the computer can say.

    The picks are thought through one by one, as the engine asks for them, in the world in which the run is tried out.
    """
    bot, rng = find_bot(LEVEL), Rng(lot)
    world = run.world.clone()
    need = sorted(chosen)
    found: list[int] = []
    first: Advice | None = None
    question: Choice[Any] | None = run.question
    last = -1
    while question is not None:
        fits = [action for action in question.legal(world) if goes(run, world, question, need, last, action)]
        best = next((action for action in fits if action in need), fits[0])  # where the computer would have nothing of it
        if len(fits) > 1 or first is None:
            weighed = [one for one in bot.weigh(Seat(run.game, world, run.seat), rng) if one.action in fits]
            if weighed:
                best = weighed[0].action
                first = first or weighed[0]
        if not run.is_pick(best):
            break
        for _ in range(question.pick_counts(world, best)):
            found.append(best)
            if best in need:
                need.remove(best)
        then = run.after(world, question, best)
        last = best if type(then) is type(question) else -1
        question = then
    return found, first


def goes(run: Run, world: State, question: Choice[Any], need: list[int], last: int, action: int) -> bool:
    """Whether this can be taken now, and the picks that are chosen after it."""
    if not run.is_pick(action):
        return not need
    return action >= last and run.through(world, question, need, action, False, True) is not None
