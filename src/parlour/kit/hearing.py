"""What the others learn from somebody's move: nothing that they are not told as news, neither by words nor by silence."""

from __future__ import annotations

from typing import Final

from parlour.engine.core import CHANCE, NOBODY, OPEN, SPECTATOR, State
from parlour.engine.game import Game, Options
from parlour.engine.rng import Rng
from parlour.engine.words import Told
from parlour.kit.facts import facts

Heard = list[tuple[str, list[int]]]
FORCIBLE: Final = "; is the Choice that was forced `forcible`, though its reasons are hidden?"
WORLDS: Final = 4  # that a listener believes in, a state


def heard(s: State, viewer: int) -> Heard:
    return [told.heard(viewer) for told in s.told or []]


def viewers(game: Game, options: Options) -> list[int]:
    return [*range(game.seats(options)), SPECTATOR]


def some(viewers: list[int], rng: Rng) -> list[int]:
    """Two of the viewers: over many states everybody's turn comes, and a state costs no more at a full table."""
    first = rng.below(len(viewers))
    return [viewers[first], viewers[(first + 1 + rng.below(len(viewers) - 1)) % len(viewers)]] if len(viewers) > 1 else viewers


def check_hearing(game: Game, options: Options, s: State, rng: Rng) -> None:
    """One move, and the same move in worlds that a listener believes in; then another move that it cannot tell from the first."""
    if s.player() == NOBODY:
        return
    moves = some_moves(s, rng)
    seats = [seat for seat, _ in moves]
    for viewer in some(viewers(game, options), rng):
        if viewer not in seats:
            check_same_move(game, s, viewer, moves, rng)
            check_other_move(game, s, viewer, moves, some_moves(s, rng), rng)


def some_moves(s: State, rng: Rng) -> list[tuple[int, int]]:
    """A move of whoever decides; of several at the same time, one each."""
    if s.player() == CHANCE:
        return [(CHANCE, s.draw(rng))]
    return [(seat, s.legal(seat)[rng.below(len(s.legal(seat)))]) for seat in s.asked()]


def after(s: State, moves: list[tuple[int, int]]) -> State:
    end = s.clone()
    end.told = []
    for seat, action in moves:
        end.apply(seat, action)
    return end


def sealed_as_in(world: State, s: State) -> bool:
    """Put the truth's sealed answers into an imagined world; False if somebody could not have given one there."""
    if s.together is None:
        return True
    for choice, answer in zip(s.together.choices, s.sealed):
        if answer != OPEN and answer not in choice.legal(world):
            return False
    world.sealed = s.sealed.copy()
    return True


def check_same_move(game: Game, s: State, viewer: int, moves: list[tuple[int, int]], rng: Rng) -> None:
    """The same move sounds the same in all worlds that the viewer believes in, until it is told news."""
    end = after(s, moves)
    for _ in range(WORLDS):
        world = game.imagine(s, viewer, rng)
        if not sealed_as_in(world, s) or any(action not in world.legal(seat) for seat, action in moves):
            continue
        other = after(world, moves)
        if differ(end, other, viewer):
            names = ", ".join(game.words.text(action) for _, action in moves)
            told = [heard(end, viewer), heard(other, viewer)]
            at = first_difference(*told)
            forced = any(name == "forced" for one in told for name, _ in one[: at + 1])
            what = f"{said(told[0], at)} in one world, {said(told[1], at)} in another"
            raise AssertionError(f"seat {viewer} learns a secret from {names}: it hears {what}{FORCIBLE if forced else ''}")


def differ(one: State, two: State, viewer: int) -> bool:
    """Whether the viewer hears something else before it is told any news, or let into a secret."""
    told, other = one.told or [], two.told or []
    for a, b in zip(told, other):
        if teaches(a, viewer) or teaches(b, viewer):
            return False
        if a.heard(viewer) != b.heard(viewer):
            return True
    if len(told) == len(other):
        return False
    rest = (told if len(told) > len(other) else other)[min(len(told), len(other)) :]
    return not teaches(rest[0], viewer)


def teaches(told: Told, viewer: int) -> bool:
    return told.event.news or (viewer >= 0 and told.to >> viewer & 1 == 1)


def first_difference(one: Heard, two: Heard) -> int:
    at = 0
    while at < len(one) and at < len(two) and one[at] == two[at]:
        at += 1
    return at


def said(told: Heard, at: int) -> str:
    return " ".join([told[at][0], *map(str, told[at][1])]) if at < len(told) else "nothing"


def check_other_move(
    game: Game, s: State, viewer: int, moves: list[tuple[int, int]], others: list[tuple[int, int]], rng: Rng
) -> None:
    """Where a viewer imagines the same after two moves that end differently, it has heard the same of them."""
    one, two = after(s, moves), after(s, others)
    told, other = heard(one, viewer), heard(two, viewer)
    if told == other or facts(one) == facts(two):
        return
    seed = rng.below(1_000_000)
    if facts(game.imagine(one, viewer, Rng(seed))) == facts(game.imagine(two, viewer, Rng(seed))):
        at = first_difference(told, other)
        what = f"{said(told, at)} and not {said(other, at)}"
        raise AssertionError(f"seat {viewer} hears {what}, and imagines that it cannot tell them apart")
