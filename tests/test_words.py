"""The words of every game and the words they share: complete, alike in four languages, and fit to be read."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, serialize

import parlour
from parlour.bots import BOTS
from parlour.engine.core import NOBODY
from parlour.engine.game import Game, play_chance
from parlour.engine.rng import Rng
from parlour.engine.words import FORCED, REASONS, SHARED
from parlour.kit.wording import FACETS, FACTS, SEATS, Subject, Words, everything, of_game, variables
from parlour.language import Language
from parlour.shelf import games
from tests.seats import ours

SOURCE = Path(parlour.__file__).parent
LANGUAGES = ["en", "ru", "fr", "es"]
TRANSLATIONS = LANGUAGES[1:]
ENGINE_WIDE = "engine"

NAMED = ["die", "number", "position", "round", "seat", "space"]  # numbers that name a thing: no noun is counted by them
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
        "engine/points",
        "house-of-fado/character-*",
        "house-of-fado/source-fado",
        "house-of-fado/source-promotion",
        "house-of-fado/space-restaurant",
        "lacrimosa/action-requiem",
        "lacrimosa/character-*",
        "lacrimosa/card-op-*",
        "lacrimosa/composer-*",
        "lacrimosa/game-ti*",
        "lacrimosa/movement-*",
        "lacrimosa/option-composer-*",
        "lacrimosa/place-*",
        "lacrimosa/points-composition",
        "lacrimosa/tile-*",
        "notre-dame/character-*",
        "notre-dame/colour-rose",
        "notre-dame/game-title",
    ],
    "es": [
        "engine/no",
        "house-of-fado/character-*",
        "house-of-fado/source-fado",
        "lacrimosa/character-*",
        "lacrimosa/card-op-*",
        "lacrimosa/composer-*",
        "lacrimosa/game-title",
        "lacrimosa/movement-*",
        "lacrimosa/option-composer-*",
        "lacrimosa/place-mannheim",
        "lacrimosa/tile-*",
        "notre-dame/character-*",
        "notre-dame/game-title",
        "notre-dame/*-benefactor",
        "notre-dame/*-hospital",
        "notre-dame/*-notre-dame",
    ],
}
# Russian values that may have Latin letters, the letters printed on cards and titles of works; and names that keep them anywhere.
LATIN = ["lacrimosa/card-op-*", "lacrimosa/game-title", "notre-dame/period-?"]
LATIN_NAMES = ["Agnus Dei", "Kyrie", "Offertorium", "Sanctus", "Sequentia"]


def engine_wide() -> Subject:
    subject = Subject(ENGINE_WIDE, SOURCE / "words", {}, {})
    subject.needed = {"chance": [], "no": [], "points": [], "seat": ["number"], "spectator": [], "yes": []}
    subject.needed.update({f"language-{code}": [] for code in LANGUAGES})
    subject.needed["speaks-only"] = ["language"]
    subject.needed.update({f"level-{bot.name}": [] for bot in BOTS})
    subject.needed.update({f"level-{name}-help": [] for name in ("novice", "adept", "master")})
    subject.needed[f"tell-{FORCED.name}"] = FORCED.args
    subject.needed.update({"no-action": [], "no-action-near": ["near"], "no-action-number": ["most"]})
    subject.needed.update({key: [] for key in ("no-run", "one-pick-each")})
    subject.needed.update({f"why-{REASONS[n].key}": REASONS[n].args for n in SHARED})
    return subject


def subject_of(game: Game) -> Subject:
    """Ours also say how long they take, and how demanding they are."""
    subject = of_game(game)
    subject.needed.update({key: [] for key in FACTS if game in ours()})
    return subject


@cache
def quoted() -> str:
    """All code that can ask for a message by its key."""
    web = SOURCE.parent.parent / "web" / "src"
    paths = [*SOURCE.rglob("*.py"), *web.rglob("*.ts"), *web.rglob("*.svelte")]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def codes(subject: Subject) -> list[str]:
    """Our games speak every language; one from elsewhere may have fewer."""
    return LANGUAGES if subject.folder.is_relative_to(SOURCE) else [path.stem for path in sorted(subject.folder.glob("*.ftl"))]


SUBJECTS = [engine_wide(), *[subject_of(game) for game in games()]]
EACH = [pytest.param(subject, id=subject.name) for subject in SUBJECTS]
PAIRS = [pytest.param(subject, code, id=f"{subject.name}-{code}") for subject in SUBJECTS for code in codes(subject)]
TRANSLATED = [pytest.param(subject, code, id=f"{subject.name}-{code}") for subject in SUBJECTS for code in codes(subject)[1:]]
RUSSIAN = [pytest.param(subject, id=subject.name) for subject in SUBJECTS if "ru" in codes(subject)]


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
    known = {*subject.needed, *subject.allowed, *subject.optional}
    free = [key for key in words(subject, code).keys if key not in known]
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
    """French: no-break spaces within « » and before :, narrow ones before ; ! ?. Spanish: ¿ or ¡ before what ends with ? or !."""
    if code == "fr":
        return not re.search(r"[^\u00a0][:»]|«[^\u00a0]|[^\u202f][;!?]", text)
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


@pytest.mark.parametrize("subject", RUSSIAN)
def test_russian_is_cyrillic(subject: Subject) -> None:
    mine = words(subject, "ru")
    seen = {key: re.sub("|".join(LATIN_NAMES), "", " ".join(texts(mine.messages[key]))) for key in mine.keys}
    latin = [key for key, text in seen.items() if re.search("[A-Za-z]", text)]
    assert [key for key in latin if not permitted(subject, key, LATIN)] == []


@pytest.mark.parametrize(("subject", "code"), PAIRS)
def test_a_sentence_has_one_colon(subject: Subject, code: str) -> None:
    """Whatever nouns and numbers it is put together from; short lists in brackets may have their own."""
    mine = words(subject, code)
    for key in mine.keys:
        used = variables(mine.messages[key])
        for i in range(len(NUMBERS)):
            text, _ = mine.say(key, "", {variable: value_of(subject, mine, variable, i) for variable in used})
            plain = re.sub(r"\([^()]*\)", "", text)
            assert all(sentence.count(":") < 2 for sentence in re.split(r"[.?!](?: |$)", plain)), f"{key}: {text}"


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


@pytest.mark.parametrize("game", ours(), ids=lambda game: game.id)
def test_a_preview_says_you(game: Game) -> None:
    """What follows from an answer is said to whoever gives it, before it is given: not as of somebody called by name."""
    s, rng, seen = game.new({"players": 2}), Rng(3), set[str]()
    args = {event.name: event.args for event in game.words.events}
    play_chance(s, rng)
    while s.player() != NOBODY:
        seat, legal = s.player(), s.legal(s.player())
        action = legal[rng.below(len(legal))]
        told = [each for each in game.preview(s, seat, action, rng) if each[0] != FORCED.name]
        seen |= {name for name, given in told[1:] if dict(zip(args[name], given, strict=True)).get("player") == seat}
        s.apply(seat, action)
        play_chance(s, rng)
    assert len(seen) > 8
    for code in LANGUAGES:
        words = Language(game, code)
        assert [name for name in sorted(seen) if not words.has(f"tell-{name}-you")] == [], code
