"""The words of every game and the words they share: complete, alike in four languages, and fit to be read."""

from __future__ import annotations

import ast as python
import importlib
import pkgutil
import re
from collections import Counter
from collections.abc import Callable, Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse, serialize

import parlour
from parlour.bots import BOTS
from parlour.engine.core import Chance, Choice
from parlour.engine.game import Game
from parlour.engine.words import FORCED, GAME_OVER, NOT_ASKED, NOT_THIS, REASONS
from parlour.games import GAMES

SOURCE = Path(parlour.__file__).parent
LANGUAGES = ["en", "ru", "fr", "es"]
TRANSLATIONS = LANGUAGES[1:]
ENGINE_WIDE = "engine"

SEATS = ["player", "other"]  # arguments that are a seat: a name, not a number
NAMED = ["die", "number", "position", "round", "seat", "space"]  # numbers that name a thing: no noun is counted by them
FACETS = ["power"]  # what more can be said of a noun: `person-doctor-power`; of all nouns of a kind or of none
# Words that may follow a number without being counted by it, or do not change with it; abbreviations never do.
UNCOUNTED = {
    "en": "and begins black brown for from gold grey in now of or prestige to",
    "ru": "в для за и из или на от по с",
    "fr": "à au commence de des du en et ou par pour sur",
    "es": "a al de del en o para por y",
}

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
PLURALS = {"en": ["one", "other"], "ru": ["one", "few", "many|other"], "fr": ["one", "other"], "es": ["one", "other"]}
NUMBERS = [0, 1, 2, 3, 4, 5, 10, 11, 21, 22, 25, 100, 101]

# Values that may be the same as in English: titles, names, and words that are spelt alike. `game/key`, with wildcards.
SAME = {
    "ru": ["lacrimosa/card-op-*", "lacrimosa/game-title", "lacrimosa/movement-*"],
    "fr": [
        "engine/level-novice",
        "house-of-fado/source-fado",
        "house-of-fado/source-promotion",
        "house-of-fado/space-restaurant",
        "lacrimosa/action-requiem",
        "lacrimosa/card-op-*",
        "lacrimosa/composer-*",
        "lacrimosa/game-title",
        "lacrimosa/movement-*",
        "lacrimosa/option-composer-*",
        "lacrimosa/place-*",
        "lacrimosa/points-composition",
        "lacrimosa/tile-*",
        "notre-dame/colour-rose",
        "notre-dame/game-title",
    ],
    "es": [
        "engine/no",
        "house-of-fado/source-fado",
        "lacrimosa/card-op-*",
        "lacrimosa/composer-*",
        "lacrimosa/game-title",
        "lacrimosa/movement-*",
        "lacrimosa/option-composer-*",
        "lacrimosa/place-mannheim",
        "lacrimosa/tile-*",
        "notre-dame/game-title",
        "notre-dame/*-benefactor",
        "notre-dame/*-hospital",
        "notre-dame/*-notre-dame",
    ],
}
# Russian values that may have Latin letters, the letters printed on cards and titles of works; and names that keep them anywhere.
LATIN = ["lacrimosa/card-op-*", "lacrimosa/game-title", "notre-dame/period-?"]
LATIN_NAMES = ["Agnus Dei", "Kyrie", "Offertorium", "Sanctus", "Sequentia"]


class Subject:
    """A folder of words: the keys it must have with the arguments that are given to each, and those it may have."""

    def __init__(self, name: str, folder: Path, nouns: dict[str, list[str]], compounds: dict[str, list[str]]) -> None:
        self.name = name
        self.folder = folder
        self.nouns = nouns  # plain ones, by kind
        self.compounds = compounds  # kinds whose nouns are put together, and of what
        self.needed: dict[str, list[str] | None] = {}
        self.allowed: set[str] = set()
        for kind, ids in nouns.items():
            self.needed.update({f"{kind}-{name}": [] for name in ids})
            self.allowed.update(f"{kind}-{name}-{facet}" for name in ids for facet in FACETS)
        self.needed.update(compounds)

    def given(self, key: str) -> list[str] | None:
        """The arguments of a message; None if only whoever uses it knows."""
        return [] if key in self.allowed else self.needed.get(key)

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


def engine_wide() -> Subject:
    subject = Subject(ENGINE_WIDE, SOURCE / "words", {}, {})
    subject.needed = {"chance": [], "no": [], "seat": ["number"], "spectator": [], "yes": []}
    subject.needed.update({f"language-{code}": [] for code in LANGUAGES})
    subject.needed.update({f"level-{bot.name}": [] for bot in BOTS})
    subject.needed.update({f"level-{name}-help": [] for name in ("novice", "adept", "master")})
    subject.needed[f"tell-{FORCED.name}"] = FORCED.args
    subject.needed.update({f"why-{REASONS[n].key}": REASONS[n].args for n in (NOT_ASKED, NOT_THIS, GAME_OVER)})
    return subject


def of_game(game: Game) -> Subject:
    compounds = {kind: game.compound(kind) for kind in game.nouns if game.compound(kind)}
    plain = {kind: ids for kind, ids in game.nouns.items() if kind not in compounds}
    subject = Subject(game.id, game.folder / "words", plain, compounds)
    needed = subject.needed
    needed.update({"game-title": [], "game-tagline": []})
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
    for n in game.words.reasons:
        if n not in (NOT_ASKED, NOT_THIS, GAME_OVER):
            needed[f"why-{REASONS[n].key}"] = REASONS[n].args
    needed.update(questions(game))
    subject.allowed.update(ask(cls) for cls in choice_classes(game) if issubclass(cls, Chance))  # nobody is asked
    return subject


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


@cache
def quoted() -> str:
    """All code that can ask for a message by its key."""
    web = SOURCE.parent.parent / "web" / "src"
    paths = [*SOURCE.rglob("*.py"), *web.rglob("*.ts"), *web.rglob("*.svelte")]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


SUBJECTS = [engine_wide(), *[of_game(game) for game in GAMES]]
EACH = [pytest.param(subject, id=subject.name) for subject in SUBJECTS]
PAIRS = [pytest.param(subject, code, id=f"{subject.name}-{code}") for subject in SUBJECTS for code in LANGUAGES]
TRANSLATED = [pytest.param(subject, code, id=f"{subject.name}-{code}") for subject in SUBJECTS for code in TRANSLATIONS]


@cache
def words(subject: Subject, code: str) -> Words:
    return Words(subject.folder / f"{code}.ftl", code)


def permitted(subject: Subject, key: str, patterns: list[str]) -> bool:
    return any(fnmatch(f"{subject.name}/{key}", pattern) for pattern in patterns)


def texts(node: ast.BaseNode) -> Iterator[str]:
    """What a reader sees of a pattern whatever its arguments are."""
    for part in everything(node):
        if isinstance(part, (ast.TextElement, ast.StringLiteral)):
            yield part.value


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


def written(pattern: ast.Pattern) -> str:
    """A pattern as it stands in the file."""
    return serialize(ast.Resource([ast.Message(ast.Identifier("x"), pattern)]))


@pytest.mark.parametrize(("subject", "code"), PAIRS)
def test_every_line_is_a_message(subject: Subject, code: str) -> None:
    assert words(subject, code).junk == []
    assert [key for key, n in Counter(words(subject, code).keys).items() if n > 1] == []


@pytest.mark.parametrize(("subject", "code"), PAIRS)
def test_every_key_is_there(subject: Subject, code: str) -> None:
    there = words(subject, code).messages
    assert [key for key in subject.needed if key not in there] == []
    for kind, ids in subject.nouns.items():
        for facet in FACETS:
            told = [name for name in ids if f"{kind}-{name}-{facet}" in there]
            assert told in ([], ids), f"{kind}: {facet} of some"


@pytest.mark.parametrize(("subject", "code"), PAIRS)
def test_no_key_is_unknown(subject: Subject, code: str) -> None:
    """What no name in the game makes must be asked for by its key somewhere in the code."""
    free = [key for key in words(subject, code).keys if key not in subject.needed and key not in subject.allowed]
    assert [key for key in free if not re.search(rf"[\"'`]{re.escape(key)}[\"'`]", quoted())] == []


@pytest.mark.parametrize(("subject", "code"), TRANSLATED)
def test_languages_have_the_same_keys(subject: Subject, code: str) -> None:
    assert set(words(subject, code).keys) == set(words(subject, "en").keys)


@pytest.mark.parametrize("subject", EACH)
def test_a_game_does_not_repeat_shared_keys(subject: Subject) -> None:
    if subject.name != ENGINE_WIDE:
        assert set(subject.needed) & set(words(SUBJECTS[0], "en").keys) == set()


@pytest.mark.parametrize(("subject", "code"), PAIRS)
def test_arguments_are_given_and_have_the_forms(subject: Subject, code: str) -> None:
    mine = words(subject, code)
    for key, message in mine.messages.items():
        given = subject.given(key)
        for variable in variables(message):
            base, form = subject.split(variable)
            assert given is None or base in given, f"{key}: nobody gives ${variable}"
            for noun in nouns(subject, base) if form else []:
                assert form in mine.patterns(noun), f"{key}: {noun} has no .{form}"


def nouns(subject: Subject, kind: str) -> list[str]:
    """The messages that the nouns of a kind are made of."""
    return [kind] if kind in subject.compounds else [f"{kind}-{name}" for name in subject.nouns.get(kind, [])]


@pytest.mark.parametrize(("subject", "code"), TRANSLATED)
def test_languages_use_the_same_arguments(subject: Subject, code: str) -> None:
    for key, message in words(subject, code).messages.items():
        used = {subject.split(variable)[0] for variable in variables(message)}
        english = {subject.split(variable)[0] for variable in variables(words(subject, "en").messages[key])}
        assert used == english, key


@pytest.mark.parametrize(("subject", "code"), PAIRS)
def test_every_message_can_be_put_into_words(subject: Subject, code: str) -> None:
    """With each noun, with numbers of every plural form; and what comes out has no seams."""
    mine = words(subject, code)
    for key in mine.keys:
        used = variables(mine.messages[key])
        lengths = [len(samples(subject, mine, *subject.split(name))) for name in used if not subject.counts(name)]
        for i in range(max([len(NUMBERS), *lengths]) if used else 1):
            args = {variable: value_of(subject, mine, variable, i) for variable in used}
            for form in mine.patterns(key):
                text, errors = mine.say(key, form, args)
                assert errors == [], f"{key}: {errors}"
                assert not re.search(r"[{}⟨⟩]|  | [.,]|[,;:][.,;:]|^\s|\s$", text), f"{key}: {text!r}"
                assert typeset(code, text), f"{key}: {text!r}"
                assert text, key


def value_of(subject: Subject, mine: Words, variable: str, i: int) -> str | int:
    base, form = subject.split(variable)
    if subject.counts(variable):
        return NUMBERS[i % len(NUMBERS)]
    found = samples(subject, mine, base, form)
    return found[i % len(found)]


@cache
def samples(subject: Subject, mine: Words, name: str, form: str) -> list[str]:
    """Every noun of a kind in one of its forms; for a seat, a name."""
    if name in SEATS:
        return ["Ada"]
    if name in subject.compounds:
        parts = subject.compounds[name]
        used = variables(mine.patterns(name)[form])
        rounds = range(max(len(subject.nouns[part]) for part in parts))
        return [mine.say(name, form, {variable: value_of(subject, mine, variable, i) for variable in used})[0] for i in rounds]
    return [mine.say(key, form, {})[0] for key in nouns(subject, name)]


def typeset(code: str, text: str) -> bool:
    """French: no-break spaces within « » and before : ; ! ?. Spanish: what ends with ? or ! begins with ¿ or ¡."""
    if code == "fr":
        return not re.search(r"[^\u00a0\u202f][:;!?»]|«[^\u00a0\u202f]", text)
    if code == "es":
        return text.count("¿") == text.count("?") and text.count("¡") == text.count("!")
    return text.count("«") == text.count("»")


@pytest.mark.parametrize(("subject", "code"), TRANSLATED)
def test_values_are_translated(subject: Subject, code: str) -> None:
    mine, english = words(subject, code), words(subject, "en")
    same = set()
    for key in mine.keys:
        for form, pattern in mine.patterns(key).items():
            original = english.patterns(key).get(form)
            if original is not None and re.search(r"[^\W\d_]{2}", " ".join(texts(pattern))):
                if written(pattern) == written(original):
                    same.add(key)
    assert [key for key in sorted(same) if not permitted(subject, key, SAME[code])] == []
    own = [pattern for pattern in SAME[code] if pattern.startswith(f"{subject.name}/")]
    assert [p for p in own if not any(permitted(subject, key, [p]) for key in same)] == [], "permitted without need"


@pytest.mark.parametrize("subject", EACH)
def test_russian_is_cyrillic(subject: Subject) -> None:
    mine = words(subject, "ru")
    seen = {key: re.sub("|".join(LATIN_NAMES), "", " ".join(texts(mine.messages[key]))) for key in mine.keys}
    latin = [key for key, text in seen.items() if re.search("[A-Za-z]", text)]
    assert [key for key in latin if not permitted(subject, key, LATIN)] == []


@pytest.mark.parametrize(("subject", "code"), PAIRS)
def test_plurals_are_complete(subject: Subject, code: str) -> None:
    mine = words(subject, code)
    for key, message in mine.messages.items():
        for part in everything(message):
            if isinstance(part, ast.SelectExpression):
                assert isinstance(part.selector, ast.VariableReference), f"{key}: selects by no argument"
                assert subject.counts(part.selector.id.name), f"{key}: ${part.selector.id.name} is no number"
                named = {v.key.name for v in part.variants if isinstance(v.key, ast.Identifier)}
                assert named <= CATEGORIES, f"{key}: {named}"
                if is_plural(part):
                    assert all(named & set(c.split("|")) for c in PLURALS[code]), f"{key}: only {sorted(named)}"


def is_plural(select: ast.SelectExpression) -> bool:
    """Whether it tells numbers apart by grammar, and not only `[0]` from the rest."""
    return any(isinstance(v.key, ast.Identifier) and v.key.name != "other" for v in select.variants)


@pytest.mark.parametrize(("subject", "code"), PAIRS)
def test_counted_nouns_have_plurals(subject: Subject, code: str) -> None:
    """A number with a word after it stands in a plural selector of that number."""
    mine = words(subject, code)

    def counts(name: str) -> bool:
        return subject.counts(name) and name not in NAMED

    for key in mine.keys:
        for pattern in mine.patterns(key).values():
            assert list(uncounted(pattern, counts, UNCOUNTED[code].split(), set())) == [], key


def uncounted(pattern: ast.Pattern, counts: Callable[[str], bool], allowed: list[str], inside: set[str]) -> Iterator[str]:
    """Numbers with a word after them, outside a plural selector of that number."""
    for part, after in zip(pattern.elements, [*pattern.elements[1:], None]):
        expression = part.expression if isinstance(part, ast.Placeable) else None
        if isinstance(expression, ast.SelectExpression):
            assert isinstance(expression.selector, ast.VariableReference)
            selected = {expression.selector.id.name} if is_plural(expression) else set()
            for variant in expression.variants:
                yield from uncounted(variant.value, counts, allowed, inside | selected)
        elif isinstance(expression, ast.VariableReference) and isinstance(after, ast.TextElement):
            name = expression.id.name
            word = re.match(r"\s+([^\W\d_]+)", after.value)
            if word and counts(name) and name not in inside and not word[1].isupper() and word[1] not in allowed:
                yield f"${name} {word[1]}"
