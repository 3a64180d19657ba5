"""`parlour rules`: the rules in four languages, where each clause is from, and where it is cited."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.commands.grammar import BadInput
from parlour.commands.words import Message, quoted

if TYPE_CHECKING:
    from parlour.rulebook import Clause


def rules(game: str, clause: str, coverage: bool, sources: bool, json: bool, lang: str) -> None:
    """Print the rules of a game, clause by clause."""
    from json import dumps

    from rich.console import Console
    from rich.text import Text

    from parlour.rulebook import NoClause, marks_of, read_rulebook
    from parlour.shelf import find
    from parlour.terminal.layout import flowing  # which ends no line within French quotation marks

    one = find(game)
    book = read_rulebook(one, lang)
    if clause and not any(sign.isdigit() for sign in clause) and not (coverage or sources):
        show_found(game, clause, lang, json)
        return
    try:
        sections = book.find(clause, one.prefix) if clause else book.sections
    except NoClause as there:
        where = {"first": there.first, "last": there.last, "like": there.like}
        raise BadInput(Message("fault-no-clause", name=quoted(there.name), **where)) from None
    clauses = [found for section in sections for found in section.clauses]
    if coverage:
        show_coverage(game, [found.id for found in clauses], json)
        return
    if sources:
        show_sources(clauses, json)
        return
    if json:
        rows = [
            {"section": section.id, "title": section.title, "clauses": {found.id: found.text for found in section.clauses}}
            for section in sections
        ]
        print(dumps({"game": one.id, "title": book.title, "sections": rows}, ensure_ascii=False))
        return
    console = Console(highlight=False)
    if not clause:
        console.print(Text(book.title, "bold"), Text(f"\n{book.introduction}"))
    for section in sections:
        console.print(Text(f"\n{section.id} {section.title}" if not clause else f"{section.id} {section.title}", "bold"))
        for found in section.clauses:
            said = Text.assemble((f"{found.id}  ", "cyan"), found.text)
            said.highlight_words(marks_of(lang).values(), "italic yellow")
            console.print(*flowing([said], console.width, "", Text(), 0), sep="\n")


def show_found(game: str, words: str, lang: str, json: bool) -> None:
    """What these words are: in the glossary, of a card, person or tile, in the clauses; the names first."""
    from json import dumps

    from rich.console import Console
    from rich.text import Text

    from parlour.guide import Reader
    from parlour.rulebook import read_rulebook
    from parlour.shelf import find
    from parlour.terminal.layout import flowing

    one = find(game)
    reader, console = Reader(one, lang), Console(highlight=False)
    parts = reader.found(words, read_rulebook(one, lang))
    if json and parts:
        found = [{"title": title, "entries": [{"name": name, "text": text} for name, text in rows]} for title, rows in parts]
        print(dumps({"game": one.id, "words": words, "found": found}, ensure_ascii=False))
        return
    for title, rows in parts:
        console.print(Text(title, "bold"))
        for name, text in rows:
            console.print(*flowing([Text.assemble((f"{name}  ", "cyan"), text)], console.width, "", Text(), 0), sep="\n")
    if not parts:
        raise BadInput(reader.language.say("rules-nothing", {"words": words}))


def show_sources(clauses: list[Clause], json: bool) -> None:
    """Each clause with the sources of its sentences, then how many clauses and sentences there are of each."""
    from json import dumps

    from rich.console import Console
    from rich.table import Table

    from parlour.rulebook import MIXED, SOURCES

    if json:
        print(dumps([{"clause": found.id, "source": found.source, "sentences": found.sources} for found in clauses]))
        return
    table = Table(box=None, header_style="dim")
    for heading in ("Clause", "Source", "Sentences"):
        table.add_column(heading, overflow="fold")
    for found in clauses:
        table.add_row(found.id, found.source, counted(found.sources, SOURCES))
    console = Console(highlight=False)
    console.print(table)
    console.print(f"{len(clauses)} clauses: {counted([found.source for found in clauses], [*SOURCES, MIXED])}")
    sentences = [source for found in clauses for source in found.sources]
    console.print(f"{len(sentences)} sentences: {counted(sentences, SOURCES)}")


def counted(said: list[str], names: list[str]) -> str:
    """`3 rulebook, 1 ruling`; what there is none of is left out."""
    return ", ".join(f"{said.count(name)} {name}" for name in names if name in said)


def show_coverage(game: str, wanted: list[str], json: bool) -> None:
    from json import dumps

    from rich.console import Console
    from rich.table import Table

    from parlour.rulebook import coverage, tests_of
    from parlour.shelf import find

    one = find(game)
    tests = tests_of(one)
    rows = [row for row in coverage(one, tests) if row.clause in wanted]
    if json:
        print(dumps([{"clause": row.clause, "code": row.code, "tests": row.tests if tests else None} for row in rows]))
        return
    table = Table(box=None, header_style="dim")
    for heading in ("Clause", "Code", "Tests"):
        table.add_column(heading, overflow="fold")
    for row in rows:
        table.add_row(row.clause, brief(row.code), brief(row.tests))
    console = Console(highlight=False)
    console.print(table)
    with_code = sum(1 for row in rows if row.code)
    said = f"{len(rows)} clauses: {with_code} cited by code"
    if tests is None:
        console.print(f"{said}. An installation holds no tests: call this in a folder that has tests/games/{one.folder.name}.")
        return
    console.print(f"{said}, {sum(1 for row in rows if row.tests)} played by a test that checks something")


def brief(places: list[str]) -> str:
    """The first place and how many more, or a dash."""
    return f"{places[0]}{f' +{len(places) - 1}' if len(places) > 1 else ''}" if places else "–"
