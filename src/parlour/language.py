"""Words for people: actions, events, questions and refusals in one language, from the Fluent files of a game.

A missing message falls back to English, then to its own key in ⟨⟩; nothing here raises over words.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from parlour.engine.core import Choice, State, name_of
from parlour.engine.game import Game, Value, shown
from parlour.engine.words import Told, Why

LANGUAGES: Final = ["en", "ru", "fr", "es"]
COMMON: Final = Path(__file__).with_name("words")
SEAT_NAMES: Final = ["player", "other"]  # arguments that are seats
Args = Mapping[str, str | int]
Forms = dict[str, str]  # of a noun: "" is the plain one, others are its attributes


class UnknownLanguage(ValueError):
    """A language there are no words for; the message says which there are."""


def spoken(asked: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, else PARLOUR_LANG, else the system's, else English."""
    if asked is not None:
        if language_of(asked) not in LANGUAGES:
            raise UnknownLanguage(f"lang: no words for {asked!r} (there are {', '.join(LANGUAGES)})")
        return language_of(asked)
    for name in ("PARLOUR_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if language_of(environment.get(name, "")) in LANGUAGES:
            return language_of(environment[name])
    return "en"


def language_of(locale: str) -> str:
    """`ru` of `ru_RU.UTF-8`."""
    return locale.replace("-", "_").partition(".")[0].partition("_")[0].lower()


class Variables(Visitor):
    """Collects the names of the arguments that a message uses."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.append(node.id.name)


class Messages:
    """The messages of one language, and the names of the arguments each of them uses."""

    def __init__(self, code: str, folders: Sequence[Path]) -> None:
        self.bundle: Final = FluentBundle([code], use_isolating=False)
        self.variables: Final[dict[str, list[str]]] = {}
        for folder in folders:
            path = folder / f"{code}.ftl"
            if path.is_file():
                resource = FluentResource(path.read_text(encoding="utf-8"))
                self.bundle.add_resource(resource)
                for entry in resource.body:
                    if isinstance(entry, ast.Message):
                        used = Variables()
                        used.visit(entry)
                        self.variables.setdefault(entry.id.name, used.names)

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def forms(self, key: str, given: Args) -> Forms:
        """A message's value and attributes, put into words. A form that a noun does not have is its plain one."""
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
    return Messages(code, folders)


class Language:
    """Puts one game into words of one language. `names` are the seats' names; `more` holds further folders of messages."""

    def __init__(self, game: Game | None, code: str, names: Sequence[str] = (), more: Sequence[Path] = ()) -> None:
        folders = (COMMON, *([game.folder / "words"] if game is not None else []), *more)
        self.game: Final = game
        self.code: Final = code
        self.names: Final = list(names)
        self.sources: Final = [messages(c, folders) for c in dict.fromkeys([code, "en"])]
        self.nouns: Final[dict[tuple[str, str], Forms]] = {}

    def has(self, key: str) -> bool:
        return any(source.has(key) for source in self.sources)

    def forms(self, key: str, args: Args | None = None) -> Forms:
        """A message's value under "" and its attributes."""
        for source in self.sources:
            if source.has(key):
                return {"": f"⟨{key}⟩", **source.forms(key, args or {})}
        return {"": f"⟨{key}⟩"}

    def say(self, key: str, args: Args | None = None) -> str:
        return self.forms(key, args)[""]

    def seat(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else str(seat + 1)

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
                found = self.forms(f"{kind}-{name}")
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
            if name in SEAT_NAMES:
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
        if not verb.kind:
            return self.say(f"do-{verb.name}")
        if verb.kind in SEAT_NAMES:
            return self.say(f"do-{verb.name}", {verb.kind: self.seat(verb.noun(action))})
        if verb.kind in self.game.nouns:
            return self.say(f"do-{verb.name}", spread(verb.kind, self.noun(verb.kind, noun)))
        return self.say(f"do-{verb.name}", {verb.kind: int(noun) if noun.isdecimal() else noun})

    def event(self, name: str, args: Sequence[int]) -> str:
        """What happened, as somebody heard it: secret arguments may be missing."""
        assert self.game is not None
        names = next((event.args for event in self.game.words.events if event.name == name), [])
        key = f"tell-{name}"
        if len(args) < len(names) and self.has(f"{key}-hidden"):
            key = f"{key}-hidden"
        return self.say(key, self.arguments(dict(zip(names, args))))

    def told(self, told: Told, viewer: int | None) -> str:
        """What happened, as a viewer hears it; None hears everything."""
        name, args = (told.event.name, told.args) if viewer is None else told.heard(viewer)
        return self.event(name, args)

    def ask(self, s: State, question: Choice[Any]) -> str:
        """What a seat is asked, in one sentence."""
        return self.say(f"ask-{name_of(question)}", self.arguments(question.about(s)))

    def why(self, why: Why) -> str:
        """Why not, in one sentence."""
        return self.say(f"why-{why.key}", self.arguments(why.args))

    def option(self, name: str) -> str:
        return self.say(f"option-{name}")

    def option_help(self, name: str) -> str:
        return self.say(f"option-{name}-help")

    def option_value(self, name: str, value: Value) -> str:
        """A value in words; numbers and values without words of their own are written as on the command line."""
        key = shown(value) if isinstance(value, bool) else f"option-{name}-{value}"
        return self.say(key) if self.has(key) else shown(value)


def spread(name: str, forms: Forms) -> dict[str, str | int]:
    """A noun's forms as arguments: `person`, `person-acc`, …"""
    return {f"{name}-{form}" if form else name: text for form, text in forms.items()}


def plain(variable: str, given: Mapping[str, str | int]) -> str:
    """The longest given argument that this variable is a form of, or nothing."""
    return max((base for base in prefixes(variable) if base in given), key=len, default="")


def prefixes(variable: str) -> Iterator[str]:
    """`a` and `a-b` of `a-b-c`."""
    parts = variable.split("-")
    for i in range(1, len(parts)):
        yield "-".join(parts[:i])
