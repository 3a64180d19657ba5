"""What can be said at a table: actions, reasons against them, and events."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64


def missing(thing: object, method: str, what: str) -> NotImplementedError:
    """What to raise for a method that every heir must have."""
    return NotImplementedError(f"{type(thing).__name__} has no `{method}`, which {what}")


@final
class Verb:
    """A named block of action numbers, one for each noun: `hire doctor`, `pass`."""

    def __init__(self, name: str, kind: str, nouns: list[str], base: i64, chance: bool = False) -> None:
        self.name: Final = name
        self.kind: Final = kind  # of its nouns, for words: `person` makes `person-doctor`
        self.nouns: Final = nouns
        self.base: Final = base
        self.size: Final[i64] = len(nouns)
        self.chance = chance  # whether chance says it, and no seat

    def __reduce__(self) -> tuple[type[Verb], tuple[Any, ...]]:
        """Pickled and copied, as all below, by what it is made of: a compiled class knows no other way."""
        return Verb, (self.name, self.kind, self.nouns, self.base, self.chance)

    def of(self, noun: i64 = 0) -> i64:
        """The action of this verb with a noun."""
        return self.base + noun

    def noun(self, action: i64) -> i64:
        """The noun of an action of this verb."""
        return action - self.base

    def has(self, action: i64) -> bool:
        """Whether an action is of this verb."""
        return 0 <= action - self.base < self.size


@final
class Event:
    """A kind of thing worth telling: `name` is its message key; `args` everyone hears, `secret` some.

    `news` marks what its hearers could not have known: undo and previews stop there.
    """

    def __init__(self, name: str, args: str = "", secret: str = "", news: bool = False) -> None:
        self.name: Final = name
        self.args: Final = args.split() + secret.split()
        self.public = len(args.split())  # a test leaks on purpose by raising it
        self.news: Final = news

    def __reduce__(self) -> tuple[type[Event], tuple[Any, ...]]:
        return Event, (self.name, " ".join(self.args[: self.public]), " ".join(self.args[self.public :]), self.news)


@final
class Told:
    """One thing that happened; the seats in `to` (as bits) hear its secret arguments too."""

    def __init__(self, event: Event, args: list[int], to: i64) -> None:
        self.event: Final = event
        self.args: Final = args
        self.to: Final = to

    def __reduce__(self) -> tuple[type[Told], tuple[Any, ...]]:
        return Told, (self.event, self.args, self.to)

    def is_news_to(self, seat: i64) -> bool:
        """Whether this seat has learnt something by it: of a secret, those who hear it; of what is public, everybody."""
        event = self.event
        return event.news and (event.public == len(event.args) or (seat >= 0 and self.to >> seat & 1 == 1))

    def heard(self, seat: i64) -> tuple[str, list[int]]:
        """What this seat hears of it; a spectator's negative seat hears the public part."""
        if seat >= 0 and self.to >> seat & 1:
            return self.event.name, self.args
        return self.event.name, self.args[: self.event.public]


class Reason:
    """Why not: a message key, the clause behind it, and the names of its arguments."""

    def __init__(self, key: str, clause: str, args: str = "") -> None:
        self.key: Final = key
        self.clause: Final = clause
        self.args: Final = args.split()


class Why:
    """A refusal, ready for words: key, clause and named arguments."""

    def __init__(self, key: str, clause: str, args: dict[str, int]) -> None:
        self.key: Final = key
        self.clause: Final = clause
        self.args: Final = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Why) and (self.key, self.clause, self.args) == (other.key, other.clause, other.args)

    def __hash__(self) -> int:
        return hash((self.key, self.clause))

    def __reduce__(self) -> tuple[type[Why], tuple[Any, ...]]:
        return Why, (self.key, self.clause, self.args)

    def __repr__(self) -> str:
        return f"{self.key} [{self.clause}] {self.args or ''}".strip()


LEGAL: Final = 0
REASONS: Final = [Reason("legal", "")]  # all games share the numbers; they never leave the process


def reason(key: str, clause: str, args: str = "") -> i64:
    """The number `refuse` returns for this reason."""
    REASONS.append(Reason(key, clause, args))
    return len(REASONS) - 1


NOT_ASKED: Final = reason("not-asked", "", "player")  # clause: that of what is asked instead
NOT_THIS: Final = reason("not-this", "")
GAME_OVER: Final = reason("game-over", "")
CONFIRMED: Final = reason("confirmed", "")  # picks of the run were confirmed one by one, and this one was passed over
ENOUGH: Final = reason("enough-chosen", "")  # a set of picks has one too many
MORE: Final = reason("choose-more", "", "n")  # or too few; 0: nobody can say how many
SHARED: Final = [NOT_ASKED, NOT_THIS, GAME_OVER, CONFIRMED, ENOUGH, MORE]  # whose words no game has to write

FORCED: Final = Event("forced", "player")  # what follows was the only legal action


class Vocabulary:
    """Everything that can be said in one game. The verbs, in order, are its action space."""

    def __init__(self) -> None:
        self.verbs: Final[list[Verb]] = []
        self.events: Final[list[Event]] = [FORCED]
        self.reasons: Final[list[int]] = [NOT_ASKED, NOT_THIS, GAME_OVER]
        self.size = 0
        self.numbers: Final[dict[str, int]] = {}

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        """The numbers of reasons never leave the process: another one has its own for the same reasons."""
        reasons = [(REASONS[number].key, REASONS[number].clause, " ".join(REASONS[number].args)) for number in self.reasons]
        return vocabulary_of, (self.verbs, self.events, reasons)

    def verb(self, name: str, nouns: list[str] | None = None, kind: str = "") -> Verb:
        """Add a verb: `kind` names its nouns for words, and stays empty for a verb that stands alone."""
        verb = Verb(name, kind, [""] if nouns is None else nouns, self.size)
        self.verbs.append(verb)
        self.size += verb.size
        for noun in range(verb.size):
            self.numbers[self.text(verb.of(noun))] = verb.of(noun)
        return verb

    def event(self, name: str, args: str = "", secret: str = "", news: bool = False) -> Event:
        """Add an event: `args` everyone hears, `secret` only some."""
        event = Event(name, args, secret, news)
        self.events.append(event)
        return event

    def reason(self, key: str, clause: str, args: str = "") -> i64:
        """Add a reason against actions; its number is what `refuse` returns."""
        number = reason(key, clause, args)
        self.reasons.append(number)
        return number

    def verb_of(self, action: i64) -> Verb:
        """The verb of an action; ValueError if there is no such action."""
        for verb in self.verbs:
            if verb.has(action):
                return verb
        raise ValueError(f"no such action: {action}")

    def text(self, action: i64) -> str:
        """An action as text: `hire doctor`."""
        verb = self.verb_of(action)
        return f"{verb.name} {verb.nouns[verb.noun(action)]}".strip()

    def parse(self, text: str) -> i64:
        """The action that a text names; ValueError if there is none."""
        action = self.numbers.get(text)
        if action is None:
            raise ValueError(f"no such action: {text}")
        return action


def vocabulary_of(verbs: list[Verb], events: list[Event], reasons: list[tuple[str, str, str]]) -> Vocabulary:
    """A vocabulary that has travelled."""
    words = Vocabulary()
    words.verbs.extend(verbs)
    words.size = sum(verb.size for verb in verbs)
    for action in range(words.size):
        words.numbers[words.text(action)] = action
    words.events.clear()
    words.events.extend(events)
    words.reasons.clear()
    known = {(one.key, one.clause, " ".join(one.args)): number for number, one in enumerate(REASONS)}
    for key, clause, args in reasons:
        number = known.get((key, clause, args))
        words.reasons.append(reason(key, clause, args) if number is None else number)
    return words
