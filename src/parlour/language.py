"""Words for people: actions, events, questions and refusals in one language, from the Fluent files of a game.

A message that a language lacks is said in English, then in any language that the game speaks. Where none has it, actions, events,
questions and nouns are said by their names (`bid 5`), everything else by its key in ⟨⟩; nothing here raises over words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final
from unicodedata import category

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from parlour.engine.core import Choice, State, name_of
from parlour.engine.game import Game, Value, shown
from parlour.engine.words import Told, Why
from parlour.spoken import LANGUAGES as LANGUAGES
from parlour.spoken import UnknownLanguage as UnknownLanguage
from parlour.spoken import language_of as language_of
from parlour.spoken import spoken as spoken

COMMON: Final = Path(__file__).with_name("words")
Args = Mapping[str, str | int | float]
Forms = dict[str, str]  # of a noun: "" is the plain one, others are its attributes


def languages_of(game: Game) -> list[str]:
    """The languages that a game has words in."""
    return [code for code in LANGUAGES if (game.folder / "words" / f"{code}.ftl").is_file()]


def spoken_by(game: Game, code: str) -> str:
    """The language in which a game speaks to a reader of this one: the same, or English, or whatever it has."""
    there = languages_of(game)
    return next((one for one in (code, "en", *there) if one in there), "en")


ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)  # where a message or a term begins


class Names(Visitor):
    """Collects the names of the arguments that a message uses, and of the messages and terms that it refers to."""

    def __init__(self) -> None:
        self.arguments: list[str] = []
        self.others: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """An argument."""
        self.arguments.append(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        """Another message."""
        self.others.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        """A term, perhaps with arguments of its own."""
        self.others.append(f"-{node.id.name}")
        self.generic_visit(node)


class Messages:
    """The messages of one language, and the names of the arguments each of them uses.

    A file is only cut into entries; an entry is parsed when it is first said, for a game says few of its thousand at once.
    """

    def __init__(self, code: str, folders: Sequence[Path]) -> None:
        self.bundle: Final = FluentBundle([code], use_isolating=False)
        self.variables: Final[dict[str, list[str]]] = {}
        self.unread: Final[dict[str, str]] = {}
        for folder in folders:
            path = folder / f"{code}.ftl"
            if path.is_file():
                text = path.read_text(encoding="utf-8")
                starts = [*ENTRY.finditer(text)]
                for this, after in zip(starts, [*[found.start() for found in starts[1:]], len(text)]):
                    self.unread.setdefault(this[1], text[this.start() : after])

    def read(self, key: str) -> None:
        """Parse an entry, and those that it refers to."""
        text = self.unread.get(key)
        if text is None or key in self.variables:
            return
        resource = FluentResource(text)
        self.bundle.add_resource(resource)
        used = Names()
        for entry in resource.body:
            used.visit(entry)
        self.variables[key] = used.arguments
        for other in used.others:
            self.read(other)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        self.read(key)
        return self.bundle.has_message(key)

    def forms(self, key: str, given: Args) -> Forms:
        """A message's value and attributes, put into words. A form that a noun does not have is its plain one."""
        self.read(key)
        args: dict[str, Any] = dict(given)
        for name in self.variables[key]:
            base = plain(name, given)
            if base and name not in args:
                args[name] = args[base]
        message = self.bundle.get_message(key)
        found = {name: str(self.bundle.format_pattern(pattern, args)[0]) for name, pattern in message.attributes.items()}
        if message.value is not None:
            found[""] = str(self.bundle.format_pattern(message.value, args)[0])
        return found


@cache
def messages(code: str, folders: tuple[Path, ...]) -> Messages:
    """The messages of a language, read once."""
    return Messages(code, folders)


def without_controls(text: str) -> str:
    """What somebody wrote, without signs that command a terminal or turn the direction of the line."""
    return "".join(sign for sign in text if category(sign) not in ("Cc", "Cf"))


class Language:
    """Puts one game into words of one language. `names` are the seats' names; `more` holds further folders of messages."""

    def __init__(self, game: Game | None, code: str, names: Sequence[str] = (), more: Sequence[Path] = ()) -> None:
        folders = (COMMON, *([game.folder / "words"] if game is not None else []), *more)
        self.game: Final = game
        self.code: Final = code
        self.names: Final = [without_controls(name) for name in names]
        self.spoken: Final = spoken_by(game, code) if game is not None else code  # what the game's own words are in
        self.sources: Final = [messages(c, folders) for c in dict.fromkeys([code, "en", self.spoken])]
        self.nouns: Final[dict[tuple[str, str], Forms]] = {}

    def has(self, key: str) -> bool:
        """Whether there are words for a key, in this language or in English."""
        return any(source.has(key) for source in self.sources)

    def forms(self, key: str, args: Args | None = None, otherwise: str = "") -> Forms:
        """A message's value under "" and its attributes; where there is none, what is to be said otherwise."""
        for source in self.sources:
            if source.has(key):
                return {"": f"⟨{key}⟩", **source.forms(key, args or {})}
        return {"": otherwise or f"⟨{key}⟩"}

    def say(self, key: str, args: Args | None = None, otherwise: str = "") -> str:
        """A message in words; where there is none, what is to be said otherwise."""
        return self.forms(key, args, otherwise)[""]

    def excuse(self) -> str:
        """What to tell a reader whose language the game does not speak; nothing if it does."""
        if self.spoken == self.code:
            return ""
        return self.say("speaks-only", {"language": self.say(f"language-{self.spoken}")})

    def colon(self, name: str) -> str:
        """A name before what it names, with the colon as the language sets it."""
        return self.say("colon", {"name": name})

    def joined(self, first: str, *more: str) -> str:
        """Sentences in a row, with the semicolon as the language sets it."""
        for one in more:
            first = self.say("joined", {"first": first, "next": one})
        return first

    def seat(self, seat: int) -> str:
        """A seat by its name, or by its number from 1."""
        return self.names[seat] if 0 <= seat < len(self.names) else str(seat + 1)

    def is_seat(self, name: str) -> bool:
        """Whether an argument, or a field of a view, that is called so holds a seat."""
        return self.game is not None and name in self.game.seated

    def noun(self, kind: str, name: str) -> Forms:
        """A thing by its id, in all forms its message has: `person-doctor`, or `card` put together from its parts."""
        found = self.nouns.get((kind, name))
        if found is None:
            parts = self.game.compound(kind) if self.game is not None else []
            if parts:
                args: dict[str, str | int] = {}
                for part, word in zip(parts, name.split("-", len(parts) - 1)):
                    args.update(spread(part, self.noun(part, word)))
                found = self.forms(kind, args)
            else:
                found = self.forms(f"{kind}-{name}", None, named(name))
            self.nouns[kind, name] = found
        return found

    def thing(self, kind: str, name: str) -> str:
        """A noun's plain form."""
        return self.noun(kind, name)[""]

    def arguments(self, args: Mapping[str, int]) -> dict[str, str | int]:
        """Named ints as words: seats by their names, nouns with all their forms, numbers as they are."""
        found: dict[str, str | int] = {}
        nouns = self.game.nouns if self.game is not None else {}
        for name, value in args.items():
            if self.is_seat(name):
                found[name] = self.seat(value)
            elif name in nouns and 0 <= value < len(nouns[name]):
                found.update(spread(name, self.noun(name, nouns[name][value])))
            else:
                found[name] = value
        return found

    def action(self, action: int) -> str:
        """What a player does, as on a button."""
        assert self.game is not None
        verb = self.game.words.verb_of(action)
        noun = verb.nouns[verb.noun(action)]
        args: dict[str, str | int] = {}
        if self.is_seat(verb.kind):
            args[verb.kind] = self.seat(verb.noun(action))
        elif verb.kind in self.game.nouns:
            args.update(spread(verb.kind, self.noun(verb.kind, noun)))
        elif verb.kind:
            args[verb.kind] = int(noun) if noun.isdecimal() else noun
        return self.say(f"do-{verb.name}", args, named(self.game.words.text(action)))

    def event(self, name: str, args: Sequence[int], names: Sequence[str] = ()) -> str:
        """What happened, as somebody heard it: secret arguments may be missing. `names`: those of an event of the reader."""
        assert self.game is not None
        names = next((event.args for event in self.game.words.events if event.name == name), names)
        key = f"tell-{name}"
        if len(args) < len(names) and self.has(f"{key}-hidden"):
            key = f"{key}-hidden"
        given = self.arguments(dict(zip(names, args)))
        return self.say(key, given, " ".join([named(name), *[str(given[one]) for one in names if one in given]]))

    def told(self, told: Told, viewer: int | None) -> str:
        """What happened, as a viewer hears it; None hears everything."""
        name, args = (told.event.name, told.args) if viewer is None else told.heard(viewer)
        return self.event(name, args, told.event.args)

    def ask(self, s: State, question: Choice[Any]) -> str:
        """What a seat is asked, in one sentence."""
        name = name_of(question)
        return self.say(f"ask-{name}", self.arguments(question.about(s)), f"{named(name)}?")

    def why(self, why: Why) -> str:
        """Why not, in one sentence."""
        return self.say(f"why-{why.key}", self.arguments(why.args), named(why.key))

    def option(self, name: str) -> str:
        """What an option is called."""
        return self.say(f"option-{name}")

    def option_help(self, name: str) -> str:
        """What an option means."""
        return self.say(f"option-{name}-help")

    def option_value(self, name: str, value: Value) -> str:
        """A value in words; numbers and values without words of their own are written as on the command line."""
        key = shown(value) if isinstance(value, bool) else f"option-{name}-{value}"
        return self.say(key) if self.has(key) else shown(value)


def named(name: str) -> str:
    """An id as words: what is said of a thing that has no message."""
    return name.replace("-", " ").replace("_", " ")


def spread(name: str, forms: Forms) -> dict[str, str | int]:
    """A noun's forms as arguments: `person`, `person-acc`, …"""
    return {f"{name}-{form}" if form else name: text for form, text in forms.items()}


def plain(variable: str, given: Args) -> str:
    """The longest given argument that this variable is a form of, or nothing."""
    return max((base for base in prefixes(variable) if base in given), key=len, default="")


def prefixes(variable: str) -> Iterator[str]:
    """`a` and `a-b` of `a-b-c`."""
    parts = variable.split("-")
    for i in range(1, len(parts)):
        yield "-".join(parts[:i])
