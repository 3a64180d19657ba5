"""Positions in words: what all games' readers of them share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from parlour.engine.box import Edition
from parlour.engine.core import State
from parlour.engine.options import Value

S = TypeVar("S", bound=State)


class Start:
    """A position in words, with the options and the edition it needs."""

    def __init__(self, words: str, players: int, options: dict[str, Value] | None = None, edition: Edition | None = None) -> None:
        self.words: Final = words
        self.options: Final = {"players": players, **(options or {})}
        self.edition: Final[Edition] = edition or {}


Known = dict[str, int]  # the words there are, and how many may follow each; ANY: any number
Said = dict[str, list[str]]  # a word, and what followed it
ANY: Final = -1


class Words:
    """The clauses of a text, each said once: `round 4; 0: coins 7, at street; ask 0`.

    `seats` has the words that each seat knows; `names`, who else may be spoken of, and as which seat.
    """

    def __init__(self, text: str, table: Known, seats: list[Known], names: dict[str, int] | None = None) -> None:
        self.table: Final[Said] = {}
        self.seats: Final[list[Said]] = [{} for _ in seats]
        named = names or {}
        numbered = len(seats) - len(named)
        for clause in text.split(";"):
            words = clause.split()
            if words and words[0].endswith(":"):
                name = words[0][:-1]
                seat = named[name] if name in named else number(name, 0, numbered - 1, "seat")
                for part in clause.partition(":")[2].split(","):
                    if part.split():
                        put(self.seats[seat], seats[seat], part.split())
            elif words:
                put(self.table, table, words)


def put(into: Said, known: Known, words: list[str]) -> None:
    """One word with what follows it, or the reason why not."""
    word, follow = words[0], len(words) - 1
    if word not in known:
        raise ValueError(f"no such word: {word} (there are {', '.join(known)})")
    if word in into:
        raise ValueError(f"said twice: {word}")
    if known[word] not in (ANY, follow):
        raise ValueError(f"{word}: takes {known[word]} words, not {follow}")
    into[word] = words[1:]


def number(word: str, least: int, most: int, what: str) -> int:
    if not word.isdecimal() or not least <= int(word) <= most:
        raise ValueError(f"{what}: must be {least} to {most}, not {word}")
    return int(word)


def counted(said: Said, what: str, default: int, most: int, least: int = 0) -> int:
    """The number said of something."""
    return number(said[what][0], least, most, what) if what in said else default


def one(words: list[str], names: list[str], what: str) -> int:
    """The one thing that is named."""
    if len(words) != 1 or words[0] not in names:
        raise ValueError(f"{what}: must be one of {', '.join(names)}, not {' '.join(words)}")
    return names.index(words[0])


def many(words: list[str], names: list[str], what: str) -> list[int]:
    """The things that are named, each once."""
    for word in words:
        if word not in names:
            raise ValueError(f"{what}: no such name: {word}")
    if len(set(words)) != len(words):
        raise ValueError(f"{what}: something is named twice")
    return [names.index(word) for word in words]


def pairs(words: list[str], what: str) -> list[tuple[str, str]]:
    """`this=that` for each word."""
    for word in words:
        if "=" not in word:
            raise ValueError(f"{what}: expected `this=that`, not {word}")
    return [(left, right) for left, _, right in (word.partition("=") for word in words)]


def counts(words: list[str], names: list[str], most: int, what: str) -> list[tuple[int, int]]:
    """`name=number` for each word."""
    said = pairs(words, what)
    found = many([name for name, _ in said], names, what)
    return [(i, number(n, 0, most, f"{what} {name}")) for i, (name, n) in zip(found, said)]


def listed(word: str, things: list[int], names: list[str]) -> str:
    """A word, and what it names; `-` for nothing."""
    return " ".join([word, *(names[i] if i >= 0 else "-" for i in things)])


def settled(s: S, check: Callable[[S], None]) -> S:
    """The position, if it can be, and whatever then happens by itself."""
    try:
        check(s)
    except AssertionError as error:
        raise ValueError(f"this position cannot be: {error}") from None
    s.settle()
    return s
