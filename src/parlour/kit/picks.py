"""A run of picks as one question: every order of a set is accepted and leads to the same state, and its options are right."""

from __future__ import annotations

from itertools import permutations
from typing import Any, Final

from parlour.engine.core import Choice, State
from parlour.engine.game import Game
from parlour.engine.picks import PickError, Run, picks_of
from parlour.engine.rng import Rng
from parlour.kit.facts import facts

MOST: Final = 150  # sets of a run that are all looked at; of a larger run some orders are
ORDERS: Final = 4
CONFIRM: Final = "so that a game has two records: refuse what was passed over with CONFIRMED"

Picked = tuple[int, ...]


class TooMany(Exception):
    """More sets than are worth listing."""


def check_picks(game: Game, s: State, rng: Rng) -> None:
    """Every run asked for now, if any is."""
    for seat in s.asked():
        run = picks_of(game, s, seat)
        if run is not None:
            check_run(game, s, seat, run, rng)


def check_run(game: Game, s: State, seat: int, run: Run, rng: Rng) -> None:
    before = facts(s)
    whole: dict[Picked, object] = {}
    try:
        list_sets(run, s.clone(), run.question, (), whole)
    except TooMany:
        check_orders(game, s, seat, run, some_set(run, rng), None, rng)
    else:
        check_options(game, run, list(whole), rng)
        chosen = list(whole)[rng.below(len(whole))]
        check_orders(game, s, seat, run, list(chosen), whole[chosen], rng)
    assert facts(s) == before, "asking about picks changed the table"


def list_sets(run: Run, world: State, question: Choice[Any], chosen: Picked, found: dict[Picked, object]) -> None:
    """Every set that the engine's own questions lead to, and the table it leads to."""
    legal = question.legal(world)
    for action in legal:
        after = world.clone()
        pick = run.is_pick(action)
        more = (action,) * question.pick_counts(world, action) if pick else ()
        then = run.after(after, question, action) if pick else None
        if not pick:
            question.apply(after, action)
            after.pause()
        sets = [tuple(sorted(chosen + more))]
        if pick and len(legal) == 1 and question.picks_left(world) == 0:
            sets.append(chosen)  # what has one answer need not be said
        for picked in sets:
            if then is not None:
                list_sets(run, after, then, picked, found)
                continue
            end = after.clone()
            if not run.together:
                if end.choice is not None:  # it waits even where it is forced
                    end.then(end.choice)
                    end.settle()
                if picked in found:
                    assert found[picked] == facts(end), f"{texts(run, picked)}: two ways to the same picks end differently"
            twice = picked in found and picked == sets[0] and question.picks_ascend()
            assert not twice, f"{texts(run, picked)}: two ways to the same picks, {CONFIRM}"
            found[picked] = facts(end)
        if len(found) > MOST:
            raise TooMany


def texts(run: Run, picked: Picked | list[int]) -> list[str]:
    return [run.game.words.text(action) for action in picked]


def contains(larger: Picked, smaller: list[int]) -> bool:
    return all(larger.count(action) >= smaller.count(action) for action in smaller)


def check_options(game: Game, run: Run, whole: list[Picked], rng: Rng) -> None:
    """What may be added, and what may be confirmed, is what some whole set has."""
    chosen: list[int] = []
    every = [action for verb in run.picks for action in range(verb.base, verb.base + verb.size)]
    for _ in range(5):
        options = run.options(chosen)
        possible = [action for action in every if any(contains(larger, chosen + [action]) for larger in whole)]
        assert options.add == possible, f"with {texts(run, chosen)}: {texts(run, options.add)}, not {texts(run, possible)}"
        assert options.confirm == (tuple(sorted(chosen)) in whole), f"{texts(run, chosen)}: confirm is {options.confirm}"
        most = max([len(larger) - len(chosen) for larger in whole if contains(larger, chosen)], default=0)
        assert options.left < 0 or most <= options.left, f"{texts(run, chosen)}: {most} more fit, not {options.left}"
        for action in every:
            if action not in possible:
                refused(run, chosen + [action])
                break
        if not options.confirm:
            refused(run, chosen)
        if not possible:
            return
        chosen = [*chosen, possible[rng.below(len(possible))]]


def refused(run: Run, chosen: list[int]) -> None:
    try:
        run.play(chosen)
    except PickError:
        return
    raise AssertionError(f"{texts(run, chosen)} can be played, and should not")


def some_set(run: Run, rng: Rng) -> list[int]:
    """A set put together by what may be added."""
    chosen: list[int] = []
    while True:
        options = run.options(chosen)
        if options.confirm and (not options.add or rng.below(3) == 0):
            return chosen
        chosen.append(options.add[rng.below(len(options.add))])


def check_orders(game: Game, s: State, seat: int, run: Run, chosen: list[int], end: object, rng: Rng) -> None:
    """The same set in several orders: each pick may be added to those before it, and all lead to the same table."""
    orders = list(permutations(sorted(chosen))) if len(chosen) < 5 else [tuple(chosen), tuple(chosen[::-1])]
    ends = []
    for _ in range(min(ORDERS, len(orders))):
        order = list(orders.pop(rng.below(len(orders))))
        for i, action in enumerate(order):
            assert action in run.options(order[:i]).add, f"{texts(run, order)}: {i} cannot be added"
        actions = run.play(order)
        run.preview(order, rng)
        ends.append(facts(played(game, s, seat, actions, rng)) if not run.together else actions)
    assert all(one == ends[0] for one in ends), f"{texts(run, chosen)}: the order matters"
    if run.together:
        played(game, s, seat, run.play(chosen), rng)
    else:
        assert end is None or ends[0] == end, f"{texts(run, chosen)}: not what its picks do one by one"


def played(game: Game, s: State, seat: int, actions: list[int], rng: Rng) -> State:
    """The table after these actions; whoever else is asked at the same time answers anything."""
    world = s.clone()
    for action in actions:
        while seat not in world.asked():
            other = world.player()
            assert world.together is not None, "the run was over before its last action"
            world.apply(other, world.legal(other)[rng.below(len(world.legal(other)))])
        assert action in world.legal(seat), f"{game.words.text(action)} is not legal"
        world.apply(seat, action)
    return world
