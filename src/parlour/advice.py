"""What a bot would do here, and all of it where a run of picks is asked for: hints at the table and at the terminal."""

from __future__ import annotations

from typing import Any, Final

from parlour.bots import Alternative, Bot, Seat, in_order
from parlour.engine.core import Choice, State
from parlour.engine.game import Game
from parlour.engine.picks import Run, picks_of
from parlour.engine.rng import Rng

SHOWN: Final = 3  # alternatives that a hint names
Row = dict[str, Any]


def hint(bot: Bot, game: Game, s: State, seat: int, picks: list[str], rng: Rng) -> list[Row]:
    """What can be done, best first, with what is expected of it; in a run of picks the best one says the whole set, with those
    that are chosen already."""
    text, run = game.words.text, picks_of(game, s, seat)
    whole: list[int] = []
    if run is None:
        found = in_order(bot.weigh(Seat(game, s, seat), rng), SHOWN)
    else:
        whole, found = best_picks(bot, run, [game.words.parse(pick) for pick in picks], rng)
    if not found:
        raise ValueError(f"{bot.name} has nothing to say in {game.id}")
    rows: list[Row] = [
        {"do": text(a.action), "chance": round(a.chance, 3), "ahead": round(a.ahead, 1), "looks": a.visits} for a in found
    ]
    if whole:
        rows[0]["picks"] = [text(action) for action in whole]
    return rows


def best_picks(bot: Bot, run: Run, chosen: list[int], rng: Rng) -> tuple[list[int], list[Alternative]]:
    """The best whole set that has the picks chosen already, and what is expected of its first pick and of others in its place.

    The picks are thought through one by one, as the engine asks for them, in the world in which the run is tried out.
    """
    world = run.world.clone()
    need = sorted(chosen)
    found: list[int] = []
    first: list[Alternative] = []
    question: Choice[Any] | None = run.question
    last = -1
    while question is not None:
        fits = [action for action in question.legal(world) if goes(run, world, question, need, last, action)]
        best = next((action for action in fits if action in need), fits[0])  # where the computer would have nothing of it
        if len(fits) > 1 or not first:
            weighed = in_order([one for one in bot.weigh(Seat(run.game, world, run.seat), rng) if one.action in fits], SHOWN)
            if weighed:
                best = weighed[0].action
                first = first or weighed
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
