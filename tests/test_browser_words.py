"""The browser's own words: alike in four languages, with every plural, and set as each language is set."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast

from parlour.kit.wording import Words, everything, variables
from tests.test_words import CATEGORIES, LANGUAGES, NUMBERS, PLURALS, TRANSLATIONS, is_plural, typeset, uncounted

FOLDER = Path(__file__).parents[1] / "web" / "src" / "words"
# Arguments that are names, or words that have been put together already; all others are numbers.
NAMED = re.compile(
    "act(ion)?|ask|bonuses|came|clause|composer|fans|host|kind|later|names?|needs|next|notes?|period|phase|player|rises|source|space|table|"
    "now|text|type|until|what|who|words|year"
)
RANGES = ["most", "seats"]  # of numbers that are more than one
# Words that may follow a number without being counted by it; abbreviations never are.
UNCOUNTED = {
    "en": "at black brown each for from grey in instead left more now of on prestige short to",
    "ru": "в вместо для за и из или на по",
    "fr": "à au dans de en et maintenant ou par pour sur",
    "es": "a ahora al con de del en más o para por y",
}


# Everybody's, those of pages (around the table, about editions) and of each game's drawing: each is fetched by whoever needs it.
PARTS = sorted(str(path.parent.relative_to(FOLDER.parent)) for path in FOLDER.parent.rglob("en.ftl"))


@cache
def part(name: str, code: str) -> Words:
    return Words(FOLDER.parent / name / f"{code}.ftl", code)


def messages(code: str) -> Iterator[tuple[Words, str, ast.Message]]:
    """All that the browser says by itself."""
    for name in PARTS:
        words = part(name, code)
        for key, message in words.messages.items():
            yield words, key, message


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_line_is_a_message(code: str) -> None:
    assert [part(name, code).junk for name in PARTS if part(name, code).junk] == []
    assert [key for key, n in Counter(key for name in PARTS for key in part(name, code).keys).items() if n > 1] == []


@pytest.mark.parametrize("name", PARTS)
@pytest.mark.parametrize("code", TRANSLATIONS)
def test_languages_have_the_same_keys_and_arguments(code: str, name: str) -> None:
    mine, english = part(name, code).messages, part(name, "en").messages
    assert set(mine) == set(english)
    assert [key for key in mine if variables(mine[key]) != variables(english[key])] == []


def test_words_lie_where_they_are_fetched() -> None:
    """What a game's drawing says is in its folder, and nobody else says it: a table loads the words of one game."""
    assert PARTS == [
        "games/house-of-fado/words",
        "games/lacrimosa/words",
        "games/notre-dame/words",
        "words",
        "words/editions",
        "words/pages",
    ]
    sources = {path: path.read_text() for path in FOLDER.parent.rglob("*") if path.suffix in (".svelte", ".ts")}
    home, table = FOLDER.parent, re.compile("pages/(Table|Replay)|table/|lib/(?!alone-begin)|games/")
    at_table = [text for path, text in sources.items() if table.match(str(path.relative_to(home)))]
    of_pages = re.compile(rf"""["`]({"|".join(map(re.escape, part("words/pages", "en").messages))})["`]""")
    assert [found[0] for text in at_table if (found := re.search(rf"\bt\({of_pages.pattern}", text))] == []
    for name in PARTS:
        if name.startswith("games/"):
            said = re.compile(rf"""["`]({"|".join(map(re.escape, part(name, "en").messages))})["`]""")
            here = FOLDER.parent / name
            assert [str(path) for path, text in sources.items() if here.parent not in path.parents and said.search(text)] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_plurals_are_complete(code: str) -> None:
    for _, key, message in messages(code):
        for part in everything(message):
            if isinstance(part, ast.SelectExpression):
                named = {v.key.name for v in part.variants if isinstance(v.key, ast.Identifier)}
                assert named <= CATEGORIES, f"{key}: {named}"
                if is_plural(part):
                    assert all(named & set(c.split("|")) for c in PLURALS[code]), f"{key}: only {sorted(named)}"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_can_be_put_into_words(code: str) -> None:
    """With numbers of every plural form; what comes out has no seams and the language's own typography."""
    for mine, key, message in messages(code):
        used = variables(message)
        for number in NUMBERS:
            text, errors = mine.say(key, "", {name: "Ada" if NAMED.fullmatch(name) else number for name in used})
            assert errors == [], f"{key}: {errors}"
            assert not re.search(r"[{}⟨⟩]|  | [.,]|[,;:][.,;:]|^\s|\s$|[\"']", text), f"{key}: {text!r}"
            assert key == "key-help" or typeset(code, text), f"{key}: {text!r}"


@pytest.mark.parametrize("code", LANGUAGES)
def test_counted_nouns_have_plurals(code: str) -> None:
    """A number with a word after it stands in a plural selector of that number."""
    for _, key, message in messages(code):
        assert message.value is not None
        assert list(uncounted(message.value, counts, UNCOUNTED[code].split(), set())) == [], key


def counts(name: str) -> bool:
    return not NAMED.fullmatch(name) and name not in RANGES


def test_a_name_and_its_colon_are_set_in_one_place() -> None:
    """French puts a space before it: so pages join with `colon(name)`, never with a colon of their own."""
    sources = [path for path in (FOLDER.parent).rglob("*") if path.suffix in (".svelte", ".ts")]
    joined = re.compile(r"(\b(t|g|noun)\([^{}]*(\{[^{}]*\}[^{}]*)*\)|\$?\{\w+)\}:[ <`]")
    found = {str(path): joined.findall(path.read_text().partition("<style>")[0]) for path in sources}
    assert [path for path, joins in found.items() if joins] == []


def test_the_credits_are_those_of_the_notice() -> None:
    """Every author, artist and publisher of NOTICE.md stands on the page Credits, with the years."""
    page = (FOLDER.parent / "pages" / "Credits.svelte").read_text(encoding="utf-8")
    notice = (FOLDER.parents[2] / "NOTICE.md").read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in notice.splitlines() if line.startswith("| ")][1:]
    assert len(rows) == page.count("{ game: ")
    for game, *people in rows:
        for name in re.split(r", | and |; in Russian: | / ", ", ".join(people)):
            assert f'"{name}"' in page, name
        assert all(year in page for year in re.findall(r"\b20\d\d\b", game))


def test_rules_and_pages_point_at_no_file() -> None:
    """Who reads at the table has no README: credits are on a page of their own."""
    texts = [*FOLDER.parent.rglob("*.ftl"), *(FOLDER.parents[2] / "src/parlour/shelf").glob("*/rules*.md")]
    assert [str(path) for path in texts if "README" in path.read_text(encoding="utf-8")] == []
