"""A game's words: for every name a message, with no argument that nobody gives. What tests do for our games, for any game."""

from __future__ import annotations

import ast as python
import importlib
import pkgutil
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

from parlour.bots.character import characters_of
from parlour.engine.core import Chance, Choice
from parlour.engine.game import Game
from parlour.engine.words import FORCED, REASONS, SHARED
from parlour.language import languages_of
from parlour.learn import tips
from parlour.learn.lesson import lesson_of
from parlour.milestones import milestones_of

SEATS: Final = ["player", "other"]  # arguments that are a seat: a name, not a number
FACETS: Final = ["power"]  # what more can be said of a noun: `person-doctor-power`; of all nouns of a kind or of none
FACTS: Final = [
    "game-feel",
    "game-time",
    "game-weight",
]  # how it feels, how long it takes, how demanding it is: whoever likes says so
ALONE: Final = "game-alone"  # whom one plays against alone


class Subject:
    """A folder of words: the keys it must have with the arguments that are given to each, and those it may have."""

    def __init__(self, name: str, folder: Path, nouns: dict[str, list[str]], compounds: dict[str, list[str]]) -> None:
        self.name = name
        self.folder = folder
        self.nouns = nouns  # plain ones, by kind
        self.compounds = compounds  # kinds whose nouns are put together, and of what
        self.needed: dict[str, list[str] | None] = {}
        self.allowed: set[str] = set()
        self.optional: dict[str, list[str]] = {}  # with their arguments
        for kind, ids in nouns.items():
            self.needed.update({f"{kind}-{name}": [] for name in ids})
            self.allowed.update(f"{kind}-{name}-{facet}" for name in ids for facet in FACETS)
        self.needed.update(compounds)

    def given(self, key: str) -> list[str] | None:
        """The arguments of a message; None if only whoever uses it knows."""
        return [] if key in self.allowed else self.optional.get(key, self.needed.get(key))

    def split(self, variable: str) -> tuple[str, str]:
        """The argument that a variable names, and the form of it: `person-acc` is the form `acc` of `person`."""
        for kind in sorted([*self.nouns, *self.compounds], key=len, reverse=True):
            if variable.startswith(f"{kind}-"):
                return kind, variable[len(kind) + 1 :]
        return variable, ""

    def counts(self, variable: str) -> bool:
        return variable not in SEATS and self.split(variable)[0] not in [*self.nouns, *self.compounds]


class Words:
    """One file: its messages, taken apart and ready to be put into words."""

    def __init__(self, path: Path, code: str) -> None:
        text = path.read_text(encoding="utf-8")
        self.code = code
        body = parse(text).body
        self.junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
        self.keys = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
        self.messages = {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}
        self.bundle = FluentBundle([code], use_isolating=False)
        self.bundle.add_resource(FluentResource(text))

    def patterns(self, key: str) -> dict[str, ast.Pattern]:
        """A message's value under "" and its attributes."""
        message = self.messages[key]
        found = {attribute.id.name: attribute.value for attribute in message.attributes}
        return {"": message.value, **found} if message.value is not None else found

    def say(self, key: str, form: str, args: dict[str, Any]) -> tuple[str, list[Exception]]:
        """A message in one of its forms, put into words, and what went wrong."""
        message = self.bundle.get_message(key)
        pattern = message.attributes[form] if form else message.value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, args)
        return str(text), list(errors)


def of_game(game: Game) -> Subject:
    """Every name in a game, and the arguments that are given to its message."""
    compounds = {kind: game.compound(kind) for kind in game.nouns if game.compound(kind)}
    plain = {kind: ids for kind, ids in game.nouns.items() if kind not in compounds}
    subject = Subject(game.id, game.folder / "words", plain, compounds)
    needed = subject.needed
    needed.update({"game-title": [], "game-tagline": []})
    subject.allowed.update([*FACTS, ALONE])
    for option in game.options:
        needed.update({f"option-{option.name}": [], f"option-{option.name}-help": []})
        needed.update({f"option-{option.name}-{value}": [] for value in option.values if isinstance(value, str)})
        subject.allowed.update(f"option-{option.name}-{n}" for n in option.values if type(n) is int)
    for verb in game.words.verbs:
        sayable = verb.kind in game.nouns or all(noun.isdecimal() for noun in verb.nouns)
        needed[f"do-{verb.name}"] = [verb.kind] if verb.kind and sayable else []
    for event in game.words.events:
        if event is not FORCED:
            needed[f"tell-{event.name}"] = event.args
            if event.public < len(event.args):
                needed[f"tell-{event.name}-hidden"] = event.args[: event.public]
            subject.optional[f"tell-{event.name}-you"] = event.args  # as it is said to the player whom it touches
    for n in game.words.reasons:
        if n not in SHARED:
            needed[f"why-{REASONS[n].key}"] = REASONS[n].args
    needed.update(questions(game))
    for somebody in characters_of(game):
        needed.update({f"character-{somebody.name}{about}": [] for about in ("", "-who", "-says")})
    lesson = lesson_of(game)
    needed.update(lesson.keys() if lesson is not None else {})
    needed.update(tips.keys(game))
    needed.update({one.key: [] for one in milestones_of(game)})
    subject.allowed.update(ask(cls) for cls in choice_classes(game) if issubclass(cls, Chance))  # nobody is asked
    subject.allowed.update(f"view-{field.replace('_', '-')}" for field in fields(game.view(game.new({}), 0)))
    return subject


def fields(part: object) -> Iterator[str]:
    """The names of everything in a view: where a game is not drawn, tables label them with `view-<field>`."""
    if isinstance(part, dict):
        yield from part
    for inner in part.values() if isinstance(part, dict) else part if isinstance(part, list) else []:
        yield from fields(inner)


def questions(game: Game) -> dict[str, list[str] | None]:
    """Every Choice that the game's code makes, and the arguments that its `about` gives, where that can be read."""
    trees = [python.parse(path.read_text(encoding="utf-8")) for path in sorted(game.folder.rglob("*.py"))]
    classes = {node.name: node for tree in trees for node in python.walk(tree) if isinstance(node, python.ClassDef)}
    calls = [node.func for tree in trees for node in python.walk(tree) if isinstance(node, python.Call)]
    called = {made.id for made in calls if isinstance(made, python.Name)}
    found: dict[str, list[str] | None] = {}
    for cls in choice_classes(game):
        if cls.__name__ in called and not issubclass(cls, Chance):
            own = [base.__name__ for base in cls.__mro__ if base.__name__ in classes]
            keys = [key for name in own for key in about(classes[name])]
            named = [key.value for key in keys if isinstance(key, python.Constant) and isinstance(key.value, str)]
            found[ask(cls)] = named if len(named) == len(keys) else None
    return found


def ask(cls: type) -> str:
    return "ask-" + re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()


def choice_classes(game: Game) -> list[type]:
    package = importlib.import_module(type(game).__module__.rpartition(".")[0])
    modules = [importlib.import_module(m.name) for m in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]
    classes = {cls for module in modules for cls in vars(module).values() if isinstance(cls, type)}
    mine = [cls for cls in classes if issubclass(cls, Choice) and cls.__module__.startswith(package.__name__)]
    return sorted(mine, key=lambda cls: cls.__name__)


def about(cls: python.ClassDef) -> Iterator[python.AST | None]:
    """The keys that a class's `about` puts into its dictionary."""
    for method in cls.body:
        if isinstance(method, python.FunctionDef) and method.name == "about":
            for node in python.walk(method):
                if isinstance(node, python.Dict):
                    yield from node.keys
                elif isinstance(node, python.DictComp):
                    yield node.key
                elif isinstance(node, python.Subscript) and isinstance(node.ctx, python.Store):
                    yield node.slice


def variables(node: ast.BaseNode) -> set[str]:
    return {part.id.name for part in everything(node) if isinstance(part, ast.VariableReference)}


def everything(node: object) -> Iterator[ast.BaseNode]:
    if isinstance(node, ast.BaseNode):
        yield node
        for child in vars(node).values():
            yield from everything(child)
    elif isinstance(node, list):
        for child in node:
            yield from everything(child)


def wrong_words(game: Game) -> list[str]:
    """What is wrong with the words of a game, by file and name: what nobody would hear but as a fallback."""
    if not languages_of(game):
        return ["words/en.ftl: there is none, nor in another language"]
    subject = of_game(game)
    return [f"words/{code}.ftl: {what}" for code in languages_of(game) for what in wrong_in(subject, code)]


def wrong_in(subject: Subject, code: str) -> Iterator[str]:
    mine = Words(subject.folder / f"{code}.ftl", code)
    for junk in mine.junk:
        yield f"cannot be read: {(junk or '').strip().splitlines()[0]}"
    for key, n in Counter(mine.keys).items():
        if n > 1:
            yield f"{key} stands there {n} times"
    for key in subject.needed:
        if key not in mine.messages:
            yield f"{key} is missing"
    for key, message in mine.messages.items():
        given = subject.given(key)
        for variable in sorted(variables(message)):
            if given is not None and subject.split(variable)[0] not in given:
                yield f"{key}: nobody gives ${variable}" + (f" (there are {', '.join(given)})" if given else "")
