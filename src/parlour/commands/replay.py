"""`parlour replay`: a record in words, or a check that it still replays."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from parlour.commands.common import LANG_HELP, BadInput, display_names, level_names, records_of

if TYPE_CHECKING:
    from rich.console import Console

    from parlour.engine.record import Record


def register(app: typer.Typer) -> None:
    app.command("replay")(replay)


def replay(
    record: Annotated[Path, typer.Argument(help="A record as text, or a file with one record as JSON on each line.")],
    check: Annotated[bool, typer.Option(help="Only check that it replays; exit code 1 if it doesn't.")] = False,
    lang: Annotated[str | None, typer.Option(help=LANG_HELP)] = None,
    json: Annotated[bool, typer.Option(help="For programs: what became of each record.")] = False,
) -> None:
    """Print a recorded game in words, or check it."""
    from json import dumps

    from rich.console import Console

    from parlour.engine.record import RecordError
    from parlour.engine.record import replay as play_back
    from parlour.games import find
    from parlour.language import spoken

    code = spoken(lang)
    records = records_of(record)
    finished = 0
    for number, one in enumerate(records, 1):
        game = find(one.game)
        where = f"{record}: record {number}: " if len(records) > 1 else f"{record}: "
        try:
            s = play_back(game, one)
        except RecordError as error:
            if not check:
                raise BadInput(f"{where}{error}") from None
            typer.echo(f"parlour: {where}{error}", err=True)
            raise typer.Exit(1) from None
        over = not s.asked() and s.player() != -1
        finished += over
        if json:
            print(dumps({"game": one.game, "moves": len(one.moves), "over": over, "scores": s.scores(), "ranking": s.ranking()}))
        elif not check:
            print_game(one, code, Console(highlight=False, soft_wrap=not sys.stdout.isatty()))
    if check and not json:
        print(f"{record}: {len(records)} {'record replays' if len(records) == 1 else 'records replay'}, {finished} to the end")


def print_game(record: Record, code: str, console: Console) -> None:
    """Move by move: who did what, and what came of it."""
    from rich.padding import Padding
    from rich.text import Text

    from parlour.engine.core import CHANCE
    from parlour.engine.record import begin, play_line
    from parlour.games import find
    from parlour.language import Language
    from parlour.terminal.log import log_lines

    game = find(record.game)
    common = Language(None, code)
    names = display_names(record.seats, common.say("seat", {"number": "{}"}), level_names(common))
    words = Language(game, code, names)
    console.print(Text.assemble((words.say("game-title"), "bold"), f"  {' · '.join(names)}"))
    s = begin(game, record)
    heard = 0
    for number, move in enumerate(record.moves, 1):
        seat, text = move
        play_line(game, s, number, move)
        told = (s.told or [])[heard:]
        heard += len(told)
        if seat != CHANCE or not told:
            who = words.say("chance") if seat == CHANCE else words.seat(seat)
            said = words.action(game.words.parse(text))
            console.print(Text.assemble((f"{number:>4} ", "dim"), (f"{who}: ", "bold"), said))
        for line in log_lines(words, told, None, ["forced"]):
            console.print(Padding(line, (0, 0, 0, 7)) if console.is_terminal else f"       {line}", markup=False)
    for place, seat in sorted((place, seat) for seat, place in enumerate(s.ranking())):
        console.print(Text(f"{place}. {words.seat(seat)}  {s.scores()[seat]}", "bold"))
