"""Two games that one viewer cannot tell apart: they differ in draws and answers that the viewer has not learnt."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from parlour.engine.core import CHANCE, NOBODY, State
from parlour.engine.game import Game, Options
from parlour.engine.record import Move
from parlour.engine.rng import Rng
from parlour.kit.facts import facts

MOST: Final = 16  # actions looked at a line and a table
OFTEN: Final = 4  # one in so many lines differs where it can
TRIES: Final = 60  # times to go back

Told = list[tuple[str, list[int]]]


@dataclass
class Twins:
    """Lines of two tables. The viewer sees the same after each of the first `same` lines, and something else after the next."""

    one: list[Move] = field(default_factory=list)
    other: list[Move] = field(default_factory=list)
    same: int = 0
    hidden: set[str] = field(default_factory=set)  # the verbs of lines that differ and were not noticed


def seen(game: Game, s: State, viewer: int, seat: int, action: int) -> str:
    """What the viewer notices of an action."""
    after = s.clone()
    after.told = []
    after.apply(seat, action)
    heard: Told = [told.heard(viewer) for told in after.told]
    return repr((heard, game.view(after, viewer), after.asked(), after.player()))


def sample(actions: list[int], rng: Rng) -> list[int]:
    mixed = rng.shuffled(actions)
    return mixed[:MOST]


def matches(game: Game, s: State, t: State, viewer: int, seat: int, rng: Rng) -> list[tuple[int, int]]:
    """Pairs of actions, one for each table, that look alike to the viewer."""
    if seat == viewer:  # it knows what it does
        assert s.legal(seat) == t.legal(seat), "what a seat may do tells a secret"
        action = rng.shuffled(s.legal(seat))[0]
        return [(action, action)] if seen(game, s, viewer, seat, action) == seen(game, t, viewer, seat, action) else []
    ours: dict[str, list[int]] = {}
    for action in sample(s.legal(seat), rng):
        ours.setdefault(seen(game, s, viewer, seat, action), []).append(action)
    found = []
    for action in sample(t.legal(seat), rng):
        found += [(mine, action) for mine in ours.get(seen(game, t, viewer, seat, action), [])]
    return found


def weave(game: Game, options: Options, viewer: int, seed: int, most: int, reveal: bool = False) -> Twins:
    """Play two tables side by side at random, different where the viewer does not notice, for so many lines.

    Where it would have to notice, both go back to where they last were the same and try again. With `reveal` the last line
    is one that the viewer tells apart.
    """
    rng = Rng(seed)
    s, t = game.new(options), game.new(options)
    made = Twins()
    kept, alike = 0, s.clone()
    tries = TRIES
    while len(made.one) < most and s.player() != NOBODY:
        asked = s.asked() or [CHANCE]
        assert asked == (t.asked() or [CHANCE]), "who is asked tells a secret"
        seat = asked[rng.below(len(asked))]
        pairs = matches(game, s, t, viewer, seat, rng)
        if not pairs:
            if not tries:
                break
            tries -= 1
            s, t = alike.clone(), alike.clone()
            del made.one[kept:], made.other[kept:]
            continue
        apart = [pair for pair in pairs if pair[0] != pair[1]]
        a, b = apart[rng.below(len(apart))] if apart and rng.below(OFTEN) == 0 else pairs[rng.below(len(pairs))]
        made.one.append((seat, game.words.text(a)))
        made.other.append((seat, game.words.text(b)))
        s.apply(seat, a)
        t.apply(seat, b)
        if facts(s) == facts(t):
            kept, alike = len(made.one), s.clone()
    made.same = len(made.one)
    made.hidden = {line[1].partition(" ")[0] for line, other in zip(made.one, made.other) if line != other}
    if reveal:
        part(game, s, t, made, viewer)
    return made


def part(game: Game, s: State, t: State, made: Twins, viewer: int) -> None:
    """Add the line that shows the viewer which of the two tables it sits at."""
    for _ in range(200):
        if s.player() == NOBODY or t.player() == NOBODY:
            return
        seat = (s.asked() or [CHANCE])[0]
        alike = [action for action in s.legal(seat) if action in t.legal(seat)]
        apart = seat == CHANCE or not alike  # a draw parts them, or what one of them cannot do
        mine, theirs = (s.legal(seat)[0], t.legal(seat)[-1]) if apart else (alike[0], alike[0])
        differ = seen(game, s, viewer, seat, mine) != seen(game, t, viewer, seat, theirs)
        made.one.append((seat, game.words.text(mine)))
        made.other.append((seat, game.words.text(theirs)))
        s.apply(seat, mine)
        t.apply(seat, theirs)
        if differ:
            return
        made.same += 1


def apart(game: Game, options: Options, lines: list[Move], others: list[Move]) -> bool:
    """Whether the two tables really are different."""
    s, t = game.new(options), game.new(options)
    for a, b in zip(lines, others):
        s.apply(a[0], game.words.parse(a[1]))
        t.apply(b[0], game.words.parse(b[1]))
    return facts(s) != facts(t)
