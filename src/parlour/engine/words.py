"""What can be said at a table: actions, reasons against them, and events."""

from __future__ import annotations

from typing import Final


class Verb:
    """A named block of action numbers, one for each noun: `hire doctor`, `pass`."""

    def __init__(self, name: str, kind: str, nouns: list[str], base: int) -> None:
        self.name: Final = name
        self.kind: Final = kind  # of its nouns, for words: `person` makes `person-doctor`
        self.nouns: Final = nouns
        self.base: Final = base
        self.size: Final = len(nouns)

    def of(self, noun: int = 0) -> int:
        return self.base + noun

    def noun(self, action: int) -> int:
        return action - self.base

    def has(self, action: int) -> bool:
        return 0 <= action - self.base < self.size


class Event:
    """A kind of thing worth telling: `name` is its message key; `args` everyone hears, `secret` some.

    `news` marks what its hearers could not have known: undo and previews stop there.
    """

    def __init__(self, name: str, args: str = "", secret: str = "", news: bool = False) -> None:
        self.name: Final = name
        self.args: Final = args.split() + secret.split()
        self.public = len(args.split())  # a test leaks on purpose by raising it
        self.news: Final = news


class Told:
    """One thing that happened; the seats in `to` (as bits) hear its secret arguments too."""

    def __init__(self, event: Event, args: list[int], to: int) -> None:
        self.event: Final = event
        self.args: Final = args
        self.to: Final = to

    def heard(self, seat: int) -> tuple[str, list[int]]:
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

    def __repr__(self) -> str:
        return f"{self.key} [{self.clause}] {self.args or ''}".strip()


LEGAL: Final = 0
REASONS: Final = [Reason("legal", "")]  # all games share the numbers; they never leave the process


def reason(key: str, clause: str, args: str = "") -> int:
    """The number `refuse` returns for this reason."""
    REASONS.append(Reason(key, clause, args))
    return len(REASONS) - 1


NOT_ASKED: Final = reason("not-asked", "", "player")  # clause: that of what is asked instead
NOT_THIS: Final = reason("not-this", "")
GAME_OVER: Final = reason("game-over", "")

FORCED: Final = Event("forced", "player")  # what follows was the only legal action


class Vocabulary:
    """Everything that can be said in one game. The verbs, in order, are its action space."""

    def __init__(self) -> None:
        self.verbs: Final[list[Verb]] = []
        self.events: Final[list[Event]] = [FORCED]
        self.reasons: Final[list[int]] = [NOT_ASKED, NOT_THIS, GAME_OVER]
        self.size = 0
        self.numbers: Final[dict[str, int]] = {}

    def verb(self, name: str, nouns: list[str] | None = None, kind: str = "") -> Verb:
        """Add a verb: `kind` names its nouns for words, and stays empty for a verb that stands alone."""
        verb = Verb(name, kind, [""] if nouns is None else nouns, self.size)
        self.verbs.append(verb)
        self.size += verb.size
        for noun in range(verb.size):
            self.numbers[self.text(verb.of(noun))] = verb.of(noun)
        return verb

    def event(self, name: str, args: str = "", secret: str = "", news: bool = False) -> Event:
        event = Event(name, args, secret, news)
        self.events.append(event)
        return event

    def reason(self, key: str, clause: str, args: str = "") -> int:
        number = reason(key, clause, args)
        self.reasons.append(number)
        return number

    def verb_of(self, action: int) -> Verb:
        for verb in self.verbs:
            if verb.has(action):
                return verb
        raise ValueError(f"no such action: {action}")

    def text(self, action: int) -> str:
        verb = self.verb_of(action)
        return f"{verb.name} {verb.nouns[verb.noun(action)]}".strip()

    def parse(self, text: str) -> int:
        action = self.numbers.get(text)
        if action is None:
            raise ValueError(f"no such action: {text}")
        return action
