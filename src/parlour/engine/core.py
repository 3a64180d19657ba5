"""What is pending, who decides, what they may do, and what is told."""

from __future__ import annotations

import re
from typing import Any, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from parlour.engine.actions import Actions
from parlour.engine.rng import Rng
from parlour.engine.vecs import append, vec
from parlour.engine.words import FORCED, GAME_OVER, LEGAL, NOT_ASKED, NOT_THIS, REASONS, Event, Told, Verb, Why, missing

CHANCE: Final = -1  # "player" of a Choice that the dice, the deck or the bag decides
NOBODY: Final = -2  # the game is over
SPECTATOR: Final = -3  # looks on: a viewer, never a player
OPEN: Final = -1  # no answer yet
MANY: Final = -1  # picks of a run: as many as one likes, until one stops
NO_PICKS: Final[list[Verb]] = []
NOTHING_SEALED: Final[list[int]] = []  # where nobody answers at the same time as others; never changed

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something the game still has to do. Immutable: built once, shared by all tables."""

    def run(self, s: S) -> None:
        """What happens by itself."""
        raise missing(self, "run", "does what the step is there for")

    def start(self, s: S) -> bool:
        """Its turn has come: happen now, or return True and wait for an answer."""
        self.run(s)
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[S]):
    """A step that waits until `player` picks one of the legal actions of its `verbs`; `clause` is what it is about."""

    def __init__(self, player: i64, verbs: list[Verb], clause: str) -> None:
        self.player: Final = player
        self.verbs: Final = verbs
        self.clause: Final = clause

    def refuse(self, s: S, action: i64) -> i64:
        """0 if this action of our verbs is legal, or the number of the reason why not."""
        raise missing(self, "refuse", "says which actions are legal, and why the others are not")

    def offer(self, s: S, found: Actions) -> None:
        """Lay out what `refuse` lets through. Override it only with a shorter way to the same."""
        for verb in self.verbs:
            for action in range(verb.base, verb.base + verb.size):
                if self.refuse(s, action) == LEGAL:
                    found.add(action)

    def legal(self, s: S) -> list[int]:
        """What is offered, as a list."""
        found = Actions()
        self.offer(s, found)
        return found.numbers()

    def apply(self, s: S, action: i64) -> None:
        """Carry out one of the legal actions."""
        raise missing(self, "apply", "carries out a legal action")

    def about(self, s: S) -> dict[str, int]:
        """Arguments for the words of this question, from what the asked seat knows."""
        return {}

    def details(self, s: S, action: i64, refusal: i64) -> list[int]:
        """Arguments for the words of a refusal, in the order of its reason's names."""
        return []

    def picks(self) -> list[Verb]:
        """The verbs of a run of picks that this question belongs to; none: it is a question by itself.

        Questions of one seat that follow each other and name the same list are one run: whoever is asked chooses a set
        of these actions, in any order, and confirms once (picks.py). Here they come one by one, ascending, so that no
        two paths mean the same; a pick passed over is refused as CONFIRMED. The action of our verbs that is no pick stops.
        """
        return NO_PICKS

    def picks_left(self, s: S) -> i64:
        """How many picks are left, this one included; MANY: until one stops.

        0: a question in the run that does not count as a pick; where it has one answer, that is given.
        """
        return MANY

    def pick_counts(self, s: S, action: i64) -> i64:
        """For how many picks of the same kind this action stands, when one carries out all that are left."""
        return 1

    def pick_opens(self, action: i64) -> bool:
        """Whether this pick can make others possible that are not possible without it."""
        return True

    def picks_ascend(self) -> bool:
        """Whether picks of this run come ascending, as they should. False: in any order, so that a set has several records."""
        return True

    def forcible(self) -> bool:
        """Whether a single legal action is carried out without asking. False where others cannot see why it is the only

        one: that it was forced, or that nobody was asked, would tell them.
        """
        return True

    def start(self, s: S) -> bool:
        """Wait for the seat, unless there is only one thing it can do."""
        options = s.options
        self.offer(s, options)
        if options.size() == 1 and self.forcible():
            action = options.at(0)
            options.clear()
            s.tell(FORCED, self.player)
            self.apply(s, action)
            return False
        s.choice = self
        return True

    def draw(self, s: S, rng: Rng) -> i64:
        """What chance does, where it is chance that chooses."""
        raise missing(self, "draw", "only chance has")


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Choice[S]):
    """A choice nobody makes: the deck, the dice or the bag decides. Never forced: a draw is news."""

    def __init__(self, verb: Verb, clause: str) -> None:
        super().__init__(CHANCE, [verb], clause)
        verb.chance = True

    def start(self, s: S) -> bool:
        """Wait for the draw, however few outcomes there are; where nobody looks on, draw."""
        if s.luck is None:
            s.choice = self
            return True
        self.apply(s, self.draw(s, s.luck))
        return False

    def weights(self, s: S) -> list[int]:
        """How likely each legal action is, in their order."""
        return [1] * len(self.legal(s))

    def draw(self, s: S, rng: Rng) -> i64:
        """One legal action by weight. Override it with a shorter way to the same odds."""
        weights = self.weights(s)
        left = rng.below(sum(weights))
        for action, weight in zip(self.legal(s), weights):
            left -= weight
            if left < 0:
                return action
        raise ValueError("chance has nothing to draw")


@final
class Together(Step[Any]):
    """One choice for each of several seats, in seat order, answered at the same time.

    Answers lie sealed in the state until the last is in; then they are carried out in seat order.
    Never forced: that a seat had only one answer would tell its hand.
    """

    def __init__(self, choices: list[Choice[Any]]) -> None:
        self.choices: Final = choices
        self.seats: Final = [choice.player for choice in choices]

    def start(self, s: Any) -> bool:
        """Wait for all its seats; nobody has answered yet."""
        state: State = s
        state.together = self
        state.sealed = [OPEN] * len(self.choices)
        return True

    def index(self, seat: i64) -> i64:
        """Which of the choices is this seat's, or -1."""
        seats = self.seats
        if 0 <= seat < len(seats) and seats[seat] == seat:
            return seat
        return seats.index(seat) if seat in seats else -1


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """Everything on the table. A game subclasses it and adds its own fields; none leads back to it: nobody would free it."""

    choice: Choice[Any] | None  # what is asked now: one choice,
    options: Actions  # and its legal actions, once they are listed; empty before;
    together: Together | None  # or several choices at the same time;
    sealed: list[int]  # the answers to these so far, in their order
    pending: vec[Step[Any]]  # what comes after, and behind it what is left from before
    waiting: i64  # how many come: the last of them is next, those queued since the mark in the order asked for
    mark: i64  # how many were already waiting when the step now running began
    told: list[Told] | None  # None while a bot is only thinking
    luck: Rng | None  # what chance draws with where it need not wait; None: it waits

    def begin(self) -> None:
        """Nothing is pending yet, and everything is told."""
        self.choice = None
        self.options = Actions()
        self.together = None
        self.sealed = NOTHING_SEALED
        self.pending = vec[Step[Any]]()
        self.waiting = 0
        self.mark = 0
        self.told = []
        self.luck = None

    def wait_like(self, s: State) -> None:
        """For `clone`: wait where `s` waits, and tell nothing."""
        self.choice = s.choice
        self.options = Actions()
        self.together = s.together
        self.sealed = s.sealed if s.together is None else s.sealed.copy()
        self.pending = s.pending[: s.waiting]
        self.waiting = s.waiting
        self.mark = s.mark
        self.told = None
        self.luck = None

    def clone(self) -> State:
        """The same table once more, for thinking: it tells nothing."""
        raise missing(self, "clone", "copies the table; `wait_like` copies what the engine keeps")

    def __copy__(self) -> State:
        """The same table once more, with what was told; also for `deepcopy`: steps and box are shared, and never change."""
        copied = self.clone()
        copied.told = None if self.told is None else self.told.copy()
        return copied

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("a State cannot be pickled: pickle its parlour.Table or its Record, which replay it")

    def __repr__(self) -> str:
        player = self.player()
        if player < 0:
            waits = "chance is to draw" if player == CHANCE else "over"
        else:
            waits = f"asked {', '.join(map(str, self.asked()))}"
        return f"<{type(self).__name__}: {waits}, scores {self.scores()}>"

    def scores(self) -> list[int]:
        """Points by seat, as they stand now."""
        raise missing(self, "scores", "says the points by seat")

    def ranking(self) -> list[int]:
        """Places by seat, ties broken by the rules: 1 is best, equal places are shared."""
        scores = self.scores()
        return [1 + sum(other > own for other in scores) for own in scores]

    def then(self, step: Step[Any]) -> None:
        """Do this next: in the order asked for, before whatever was already waiting."""
        n = self.waiting
        if n < len(self.pending):
            self.pending[n] = step
        else:
            self.pending = append(self.pending, step)
        self.waiting = n + 1

    def queued(self) -> list[Step[Any]]:
        """What is pending, the next one last."""
        return list(self.pending[: self.waiting])

    def tell(self, event: Event, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, to: i64 = 0) -> None:
        """Say what happened; seats in `to` (as bits) hear the secret arguments. Costs a thinking bot nothing."""
        if self.told is not None:
            self.told.append(Told(event, [a, b, c, d, e][: len(event.args)], to))

    def settle(self) -> None:
        """Run what happens by itself, until somebody has something to choose or nothing is left."""
        self.choice = None
        self.options.clear()
        self.together = None
        while self.waiting:
            if next_step(self).start(self):
                return

    def pause(self) -> None:
        """Like `settle`, but a choice waits even where there is only one thing to do: for whoever lays out a run of picks."""
        self.choice = None
        self.options.clear()
        self.together = None
        while self.waiting:
            step = next_step(self)
            if isinstance(step, Choice) and step.player != CHANCE:
                self.choice = step
                return
            if step.start(self):
                return

    def asked(self) -> list[int]:
        """The seats that still have to answer; none when chance decides or the game is over."""
        if self.together is not None:
            return [seat for seat, answer in zip(self.together.seats, self.sealed) if answer == OPEN]
        return [self.choice.player] if self.choice is not None and self.choice.player != CHANCE else []

    def player(self) -> i64:
        """Who is to decide: the first seat still asked, CHANCE or NOBODY."""
        if self.choice is not None:
            return self.choice.player
        if self.together is not None:
            for i, answer in enumerate(self.sealed):
                if answer == OPEN:
                    return self.together.seats[i]
        return NOBODY

    def question(self, seat: i64) -> Choice[Any] | None:
        """What this seat (or CHANCE) is asked now."""
        if self.choice is not None:
            return self.choice if self.choice.player == seat else None
        if self.together is not None:
            i = self.together.index(seat)
            return self.together.choices[i] if i >= 0 and self.sealed[i] == OPEN else None
        return None

    def answer(self, seat: i64) -> i64:
        """What this seat has sealed, or OPEN."""
        i = self.together.index(seat) if self.together is not None else -1
        return self.sealed[i] if i >= 0 else OPEN

    def legal(self, seat: i64) -> list[int]:
        """What this seat may do now."""
        return self.offered(seat).numbers() if self.question(seat) is not None else []

    def offered(self, seat: i64) -> Actions:
        """What this seat, which is asked, may do now: laid out until somebody else asks."""
        options = self.options
        if self.choice is None:  # each choice of a Together has its own
            options.clear()
        if options.size() == 0:
            question = self.question(seat)
            assert question is not None
            question.offer(self, options)
        return options

    def why(self, seat: i64, action: i64) -> Why | None:
        """Why this seat may not do that now; None if it may."""
        question = self.question(seat)
        if question is None:
            asked = self.choice if self.choice is not None else None
            if asked is None and self.together is not None:
                asked = self.together.choices[0]
            if asked is None:
                return Why(REASONS[GAME_OVER].key, "", {})
            return Why(REASONS[NOT_ASKED].key, asked.clause, {"player": self.player()})
        for verb in question.verbs:
            if verb.has(action):
                refusal = question.refuse(self, action)
                return None if refusal == LEGAL else because(self, question, action, refusal)
        return Why(REASONS[NOT_THIS].key, question.clause, {})

    def draw(self, rng: Rng) -> i64:
        """What chance does now."""
        chance = self.choice
        assert chance is not None
        return chance.draw(self, rng)

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out a legal action; what is sealed waits for the last answer.

        Nothing is checked, for speed: an action that is not legal spoils the table. `parlour.Table.play` checks.
        """
        choice = self.choice
        if choice is not None:
            assert choice.player == seat
            choice.apply(self, action)
            self.settle()
        else:
            together = self.together
            assert together is not None
            sealed = self.sealed
            i = together.index(seat)
            assert i >= 0
            assert sealed[i] == OPEN
            sealed[i] = action
            for answer in sealed:
                if answer == OPEN:
                    return
            self.unseal(together)
            self.settle()

    def unseal(self, together: Together) -> None:
        """All have answered: carry out the answers in seat order."""
        answers = self.sealed
        self.sealed = NOTHING_SEALED
        for choice, answer in zip(together.choices, answers):
            choice.apply(self, answer)

    def reseal(self, viewer: i64, rng: Rng) -> None:
        """For `imagine`, when all else is dealt: others' sealed answers become any they could give."""
        self.options.clear()  # listed from the truth
        if self.together is not None:
            for i, choice in enumerate(self.together.choices):
                if self.sealed[i] != OPEN and choice.player != viewer:
                    legal = choice.legal(self)
                    self.sealed[i] = legal[rng.below(len(legal))]


def next_step(s: State) -> Step[Any]:
    """Take the next one off what is pending: of those queued since the mark the first, so these are turned round."""
    pending = s.pending
    last = s.waiting - 1
    i = s.mark
    s.mark = j = last
    while i < j:
        pending[i], pending[j] = pending[j], pending[i]
        i += 1
        j -= 1
    s.waiting = last
    return pending[last]


def because(s: State, question: Choice[Any], action: i64, refusal: i64) -> Why:
    """A refusal with its arguments, ready for words."""
    reason = REASONS[refusal]
    args = question.details(s, action, refusal) if reason.args else []
    return Why(reason.key, reason.clause, dict(zip(reason.args, args)))


def name_of(step: Step[Any]) -> str:
    """A Step's class name in kebab-case, for message keys: `ask-keep-card`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", type(step).__name__).lower()
