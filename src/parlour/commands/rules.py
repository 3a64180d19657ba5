"""`parlour rules`: the rules in four languages, and where each clause is cited."""

from __future__ import annotations

from typing import Annotated

import typer

from parlour.commands.common import LANG_HELP


def register(app: typer.Typer) -> None:
    app.command("rules")(rules)


def rules(
    game: Annotated[str, typer.Argument(help="Which game.")],
    clause: Annotated[str, typer.Argument(metavar="[CLAUSE]", help="A clause (ND-2.7) or a section (ND-2).")] = "",
    lang: Annotated[str | None, typer.Option(help=LANG_HELP)] = None,
    coverage: Annotated[bool, typer.Option(help="Where code and tests cite each clause.")] = False,
    json: Annotated[bool, typer.Option(help="For programs.")] = False,
) -> None:
    """Print the rules of a game, clause by clause."""
    from json import dumps

    from rich.console import Console
    from rich.text import Text

    from parlour.games import find
    from parlour.language import spoken
    from parlour.rulebook import read_rulebook

    one = find(game)
    book = read_rulebook(one, spoken(lang))
    sections = book.find(clause, one.prefix) if clause else book.sections
    if coverage:
        show_coverage(game, [found.id for section in sections for found in section.clauses], json)
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
            console.print(Text.assemble((f"{found.id}  ", "cyan"), found.text))


def show_coverage(game: str, wanted: list[str], json: bool) -> None:
    from json import dumps

    from rich.console import Console
    from rich.table import Table

    from parlour.games import find
    from parlour.rulebook import coverage

    rows = [row for row in coverage(find(game)) if row.clause in wanted]
    if json:
        print(dumps([{"clause": row.clause, "code": row.code, "tests": row.tests} for row in rows]))
        return
    table = Table(box=None, header_style="dim")
    for heading in ("Clause", "Code", "Tests"):
        table.add_column(heading, overflow="fold")
    for row in rows:
        table.add_row(row.clause, brief(row.code), brief(row.tests))
    console = Console(highlight=False)
    console.print(table)
    with_code = sum(1 for row in rows if row.code)
    with_tests = sum(1 for row in rows if row.tests)
    console.print(f"{len(rows)} clauses: {with_code} cited by code, {with_tests} played by a test that checks something")


def brief(places: list[str]) -> str:
    """The first place and how many more, or a dash."""
    return f"{places[0]}{f' +{len(places) - 1}' if len(places) > 1 else ''}" if places else "–"
