"""`parlour arena`: how strong the bots are, as figures."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from parlour.commands.common import OPTION_HELP, BadInput, check_writable, options_for, split_seats
from parlour.workers import RAY_HELP

if TYPE_CHECKING:
    from parlour.arena.match import Match, Row


def register(app: typer.Typer) -> None:
    app.command("arena")(arena)


def arena(
    game: Annotated[str, typer.Argument(help="Which game.")],
    seats: Annotated[str, typer.Option(help="The line-up: master,adept,adept,novice; master:400 has a budget of its own.")],
    games: Annotated[int, typer.Option(min=1, help="How many games; the seats rotate.")] = 40,
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    ray: Annotated[str, typer.Option(metavar="[ADDRESS]", help=RAY_HELP)] = "",
    seconds: Annotated[
        float, typer.Option("--time", min=0.0, help="Seconds of the processor a turn, for those who search.")
    ] = 0.0,
    iterations: Annotated[int, typer.Option(min=0, help="Iterations a turn instead: the same games every time.")] = 0,
    seed: Annotated[int, typer.Option(min=0, help="Whose luck.")] = 0,
    target: Annotated[
        float, typer.Option(min=0.0, max=1.0, help="Stop once the first bot's share is known to be above or below.")
    ] = 0.0,
    option: Annotated[list[str] | None, typer.Option(help=OPTION_HELP)] = None,
    out: Annotated[Path | None, typer.Option(help="A JSON file with all games and figures; a match begun there goes on.")] = None,
    json: Annotated[bool, typer.Option(help="For programs.")] = False,
) -> None:
    """Let bots play a match: seats rotated, the same luck for every seating, win shares and ratings with 95 % intervals."""
    from json import dumps

    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from parlour.arena.entrants import entrant
    from parlour.arena.figures import decided, summary, won
    from parlour.arena.journal import JournalError, read, write
    from parlour.arena.match import Match, play_all
    from parlour.games import find

    one = find(game)
    names = split_seats(seats)
    if iterations and seconds:
        raise BadInput("arena: either --time or --iterations")
    for name in names:
        entrant(name, iterations, seconds)
    match = Match(one.id, options_for(one, option or [], len(names)), names, seed, iterations, seconds)
    rows: list[Row] = []
    if out is not None:
        try:
            rows = read(out, match)
        except JournalError as error:
            raise BadInput(str(error)) from None
        check_writable(out)
    played = {row["number"] for row in rows}
    numbers = [number for number in range(games) if number not in played]
    progress = Progress(
        "[progress.description]{task.description}",
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    began = time.perf_counter()
    verdict = 0
    with progress:
        task = progress.add_task(f"{one.id} {seats}", total=games, completed=games - len(numbers))
        for row in play_all(match, numbers, jobs, ray) if numbers else []:
            rows.append(row)
            progress.advance(task)
            wins = sum(won(row, 0) for row in rows)
            progress.update(task, description=f"{names[0]} {100 * wins / len(rows):.0f} %")
            if out is not None:
                write(out, match, rows)
            if target:
                verdict = decided(wins, len(rows), target)
                if verdict:
                    break
    figures = {
        **match.config(),
        "games": len(rows),
        "elapsed": time.perf_counter() - began,
        "target": target,
        "verdict": verdict,
        "bots": summary(rows, names),
    }
    if json:
        print(dumps(figures))
    else:
        show(match, figures)


def show(match: Match, figures: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    budget = (
        f"{match.seconds:g} s a turn"
        if match.seconds
        else f"{match.iterations:,} iterations a turn"
        if match.iterations
        else "default budget"
    )
    console.print(f"{match.game}, {len(match.seats)} seats: {figures['games']} games, {budget}, seed {match.seed}")
    table = Table(box=None, header_style="dim")
    for heading in ("Bot", "Seats", "Wins", "Share", "95 %", "Mean rank", "95 %", "Mean score", "Elo", "95 %", "ms a decision"):
        table.add_column(heading, justify="left" if heading == "Bot" else "right")
    for row in figures["bots"]:
        table.add_row(
            row["bot"],
            str(row["seats"]),
            f"{row['wins']:.1f}",
            f"{100 * row['share']:.1f} %",
            f"{100 * row['share_low']:.1f} to {100 * row['share_high']:.1f}",
            f"{row['rank']:.2f}",
            f"{row['rank_low']:.2f} to {row['rank_high']:.2f}",
            f"{row['score']:.1f}",
            f"{row['elo']:.0f}",
            f"{row['elo_low']:.0f} to {row['elo_high']:.0f}",
            f"{1000 * row['seconds_a_decision']:.1f}",
        )
    console.print(table)
    if figures["target"]:
        said = {1: "above", -1: "below", 0: "not yet told from"}[figures["verdict"]]
        console.print(f"{match.seats[0]}: {said} the target of {100 * figures['target']:.0f} % (sequential test, 5 % error)")
