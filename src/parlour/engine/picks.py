"""A run of picks whose order does not matter, as one question: choose a set, see what it brings, confirm once.

The engine takes such picks one by one, ascending (`Choice.picks`). Here a set of them, in any order, becomes the actions that
the engine takes. Everything is tried out in an imagined world, so it says nothing that the seat does not know.
"""

from __future__ import annotations

from typing import Any, Final

from parlour.engine.core import MANY, Choice, State, because
from parlour.engine.game import Game
from parlour.engine.record import Move, Record, begin, play_line, replay, undo
from parlour.engine.rng import Rng
from parlour.engine.words import CONFIRMED, ENOUGH, LEGAL, MORE, NOT_THIS, REASONS, Why


class PickError(ValueError):
    """A set of picks that cannot be played: `pick` is the first that is in the way, or -1; `why` says it in words."""

    def __init__(self, pick: int, why: Why) -> None:
        super().__init__(str(why))
        self.pick: Final = pick
        self.why: Final = why


class Taken:
    """One action on the way through a run; the engine carries it out by itself if it is `forced`."""

    def __init__(self, action: int, forced: bool) -> None:
        self.action: Final = action
        self.forced: Final = forced


class Chosen:
    """What may be done with a set of picks: which may be added, whether it can be confirmed now, how many are left.

    `left`: so many more at most, and exactly so many where nothing stops the run before; MANY: nobody can say.
    `stop`: the action that confirms the set, or -1 where the run ends by itself with the last pick.
    """

    def __init__(self, add: list[int], confirm: bool, left: int, stop: int) -> None:
        self.add: Final = add
        self.confirm: Final = confirm
        self.left: Final = left
        self.stop: Final = stop


def picks_of(game: Game, s: State, seat: int) -> Run | None:
    """The run of picks that this seat is asked for now; None if it is asked something else, or nothing."""
    question = s.question(seat)
    return Run(game, s, seat, question) if question is not None and question.picks() else None


class Run:
    """The picks that one seat is asked for, from here to where they are confirmed."""

    def __init__(self, game: Game, s: State, seat: int, question: Choice[Any]) -> None:
        self.game: Final = game
        self.state: Final = s
        self.seat: Final = seat
        self.question: Final = question
        self.picks: Final = question.picks()
        self.together: Final = s.together is not None
        self.world: Final = game.imagine(s, seat, Rng(0))

    def is_pick(self, action: int) -> bool:
        for verb in self.picks:
            if verb.has(action):
                return True
        return False

    def options(self, chosen: list[int]) -> Chosen:
        """What goes with these picks; PickError if no set has them all."""
        self.check(chosen)
        add = []
        for verb in self.picks:
            for action in range(verb.base, verb.base + verb.size):
                if self.way(self.world, self.question, sorted(chosen + [action]), -1, True) is not None:
                    add.append(action)
        whole = self.way(self.world, self.question, sorted(chosen), -1, False)
        left = self.question.picks_left(self.world)
        stop = -1
        if whole is not None and not self.is_pick(whole[-1].action):
            stop = whole[-1].action
        return Chosen(add, whole is not None, max(0, left - len(chosen)) if left > 0 else MANY, stop)

    def play(self, chosen: list[int]) -> list[int]:
        """The actions that the engine takes for this set, what it carries out by itself left out; PickError says why not."""
        whole = self.way(self.world, self.question, sorted(chosen), -1, False)
        if whole is None:
            self.check(chosen)
            raise self.missing(chosen)
        return [taken.action for taken in whole if not taken.forced]

    def missing(self, chosen: list[int]) -> PickError:
        """Why picks that go together are not whole yet: which one others must come before, and what it says; or how many more."""
        need = sorted(chosen)
        world = self.world.clone()
        last = self.pick_by_pick(world, need)
        if need and last is not None:
            pick = least(last, need)
            refusal = last.refuse(world, pick) if pick >= 0 else LEGAL
            if refusal not in (LEGAL, CONFIRMED):
                return PickError(pick, because(world, last, pick, refusal))
        left = self.question.picks_left(self.world)
        return PickError(-1, Why(REASONS[MORE].key, self.question.clause, {"n": max(0, left - len(chosen))}))

    def preview(self, chosen: list[int], rng: Rng) -> list[tuple[str, list[int]]]:
        """What these picks would do as far as the seat can know, as `Game.preview` says it of one action.

        A set that cannot be confirmed yet, or is sealed, shows what its picks do; nothing where others must come first.
        """
        whole = self.way(self.world, self.question, sorted(chosen), -1, False)
        world = self.game.imagine(self.state, self.seat, rng)
        world.told = []
        if whole is not None and not self.together:
            for taken in whole:
                if not taken.forced:
                    world.apply(self.seat, taken.action)
        else:
            need = sorted(chosen)
            self.pick_by_pick(world, need)
            if need:
                return []
        heard: list[tuple[str, list[int]]] = []
        for told in world.told:
            if told.event.news:
                break
            heard.append(told.heard(self.seat))
        return heard

    def pick_by_pick(self, world: State, need: list[int]) -> Choice[Any] | None:
        """Carry out these picks and nothing else, as far as one follows the other: the others stay in `need`.

        The question that is asked then; None if the run is over.
        """
        question: Choice[Any] | None = self.question
        while need:
            action = least(question, need) if question is not None else -1
            if question is None or action < 0 or question.refuse(world, action) != LEGAL:
                break
            count = question.pick_counts(world, action)
            if need.count(action) < count:
                break
            for _ in range(count):
                need.remove(action)
            question = self.after(world, question, action)
        return question

    def check(self, chosen: list[int]) -> None:
        """PickError names the first pick that does not go with those before it."""
        for i, action in enumerate(chosen):
            if not self.is_pick(action):
                raise PickError(action, Why(REASONS[NOT_THIS].key, self.question.clause, {}))
            if self.way(self.world, self.question, sorted(chosen[: i + 1]), -1, True) is None:
                raise PickError(action, self.why(chosen[:i], action))

    def why(self, chosen: list[int], pick: int) -> Why:
        """Why a pick does not go with those chosen: what the questions on their way say of it, else that they are enough."""
        before = self.way(self.world, self.question, sorted(chosen), -1, True) or []
        world = self.world.clone()
        question: Choice[Any] | None = self.question
        found = Why(REASONS[ENOUGH].key, self.question.clause, {})
        for taken in before:
            if question is None:
                break
            if least(question, [pick]) == pick:
                refusal = question.refuse(world, pick)
                if refusal not in (LEGAL, CONFIRMED):
                    found = because(world, question, pick, refusal)
            question = self.after(world, question, taken.action)
        return found

    def way(self, world: State, question: Choice[Any], need: list[int], last: int, more: bool) -> list[Taken] | None:
        """The ascending way from here to the end of the run that takes exactly these picks; with `more`, others besides."""
        legal = question.legal(world)
        forced = len(legal) == 1 and not self.together and question.forcible()
        if not need:
            for action in legal:
                if not self.is_pick(action):
                    return [Taken(action, forced)]
        wanted = least(question, need)
        if wanted >= last and wanted in legal:
            found = self.through(world, question, need, wanted, forced, more)
            if found is not None:
                return found
        if not more and (wanted >= 0 or len(legal) > 1 or question.picks_left(world) != 0):
            return None
        for action in legal:
            if action == wanted or action < last or not self.is_pick(action):
                continue
            if wanted >= 0 and (action > wanted or not question.pick_opens(action)):
                continue
            found = self.through(world, question, need, action, forced, more)
            if found is not None:
                return found
        return None

    def through(
        self, world: State, question: Choice[Any], need: list[int], action: int, forced: bool, more: bool
    ) -> list[Taken] | None:
        """The same, beginning with this action."""
        rest = need.copy()
        counts = question.picks_left(world) != 0
        for _ in range(question.pick_counts(world, action)):
            if action in rest:
                rest.remove(action)
            elif counts and not more:
                return None
        after = world.clone()
        then = self.after(after, question, action)
        if then is None:
            return None if rest else [Taken(action, forced)]
        found = self.way(after, then, rest, action if type(then) is type(question) else -1, more)
        return None if found is None else [Taken(action, forced), *found]

    def after(self, world: State, question: Choice[Any], action: int) -> Choice[Any] | None:
        """Carry out a pick in this world. The next question of the run, or None if it is over."""
        left = question.picks_left(world)
        over = left > 0 and left <= question.pick_counts(world, action)
        question.apply(world, action)
        if self.together:  # the same choice is asked again, together with the others who have picks left
            return None if over else question
        world.pause()
        then = world.choice
        return then if not over and then is not None and then.player == self.seat and then.picks() is self.picks else None


def least(question: Choice[Any], need: list[int]) -> int:
    """The first of these picks that this question is about, or -1."""
    for action in need:
        for verb in question.verbs:
            if verb.has(action):
                return action
    return -1


def undo_run(game: Game, record: Record, seat: int) -> list[Move]:
    """The lines that stay when a seat takes back its last decision, a run of picks as one; RecordError if it may not."""
    moves = undo(game, record, seat)
    while moves and moves[-1][0] == seat:
        before = replay(game, record, len(moves) - 1)
        question = before.question(seat)
        action = game.words.parse(moves[-1][1])
        if question is None or before.together is not None or not any(verb.has(action) for verb in question.picks()):
            break
        left = question.picks_left(before)
        over = left > 0 and left <= question.pick_counts(before, action)
        before.apply(seat, action)
        then = before.question(seat)
        if over or then is None or then.picks() is not question.picks():
            break
        moves = moves[:-1]
    return moves


def reordered(game: Game, record: Record) -> tuple[Record, list[tuple[int, list[str]]]]:
    """A record whose runs of picks stand in any order, as the engine takes them; RecordError if it cannot be played so.

    Beside it what was understood where lines changed: the number of the run's first move, and the moves as they are now.
    """
    s = begin(game, record)
    moves: list[Move] = []
    understood: list[tuple[int, list[str]]] = []
    at = 0
    while at < len(record.moves):
        seat = record.moves[at][0]
        run = picks_of(game, s, seat)
        found = longest(run, record.moves, at) if run is not None else None
        taken, used, end = found if found is not None else ([record.moves[at][1]], 1, "")
        for text in taken:
            play_line(game, s, at + 1, (seat, text))
            moves.append((seat, text))
        if end and record.moves[at + used : at + used + 1] == [(seat, end)] and s.why(seat, game.words.parse(end)) is not None:
            used += 1  # confirmed by hand where the engine goes on by itself
        if taken != [text for _, text in record.moves[at : at + used]]:
            understood.append((at + 1, taken))
        at += used
    return Record(record.game, record.version, record.options, record.edition, record.seats, moves), understood


def longest(run: Run, moves: list[Move], at: int) -> tuple[list[str], int, str] | None:
    """The most of the moves from here on that are one set of this run: as the engine takes them, how many they were, and what

    the engine does by itself in the end.
    """
    words = run.game.words
    chosen: list[int] = []
    for seat, text in moves[at:]:
        action = words.numbers.get(text, -1)
        if seat != run.seat or action < 0 or not run.is_pick(action):
            break
        chosen.append(action)
    for count in range(len(chosen), -1, -1):
        whole = run.way(run.world, run.question, sorted(chosen[:count]), -1, False)
        if whole is None:
            continue
        end = whole[-1]
        said = words.text(end.action)
        if run.is_pick(end.action) or end.forced:
            used = count
        elif moves[at + count : at + count + 1] == [(run.seat, said)]:
            used = count + 1
        elif at + count < len(moves):
            used = count
        else:
            continue  # the record ends within the run: nobody has confirmed it
        if used:
            return [words.text(taken.action) for taken in whole if not taken.forced], used, said if end.forced else ""
    return None
