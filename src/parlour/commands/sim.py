"""`parlour sim`: many games between bots, and what came of them."""

from __future__ import annotations

import time
from contextlib import AbstractContextManager, closing, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from parlour.commands.common import (
    EDITION_HELP,
    OPTION_HELP,
    BadInput,
    check_writable,
    edition_of,
    given_options,
    options_for,
    split_seats,
)
from parlour.workers import RAY_HELP

if TYPE_CHECKING:
    from parlour.commands.series import Result
    from parlour.engine.game import Game, Options
    from parlour.envs.dataset import DecisionWriter


OUT_HELP: Final = (
    "Write the games there: a row for each decision into a .parquet file, otherwise a record as a JSON line for each game."
)


def register(app: typer.Typer) -> None:
    app.command("sim")(sim)


def sim(
    game: Annotated[str, typer.Argument(help="Which game.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    players: Annotated[int | None, typer.Option(help="How many seats; otherwise as many as --seats names.")] = None,
    seats: Annotated[str | None, typer.Option(help="Bots: greedy,random,random. A single one sits everywhere.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same games, whatever --jobs says.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    ray: Annotated[str, typer.Option(metavar="[ADDRESS]", help=RAY_HELP)] = "",
    option: Annotated[list[str] | None, typer.Option(help=OPTION_HELP)] = None,
    edition: Annotated[Path | None, typer.Option(help=EDITION_HELP)] = None,
    out: Annotated[Path | None, typer.Option(help=OUT_HELP)] = None,
    json: Annotated[bool, typer.Option(help="For programs.")] = False,
) -> None:
    """Let bots play: speed, mean scores by seat with 95 % confidence intervals, wins."""
    from json import dumps

    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from parlour.bots import find_bot
    from parlour.commands.series import Series, play_series
    from parlour.games import find

    one = find(game)
    names = split_seats(seats) if seats is not None else ["random"]
    for name in names:
        find_bot(name)
    if len(names) == 1:  # one bot sits everywhere
        names *= game_seats(one, option or [], players)
    if players is not None and len(names) != players:
        raise BadInput(f"seats: {players} players, but {len(names)} seats are named")
    options = options_for(one, option or [], len(names))
    rows = edition_of(edition)
    one.new(options, rows)  # a wrong edition stops here
    if out is not None:
        check_writable(out)
    series = Series(one.id, options, rows, names, seed, out is not None)
    results: list[Result] = []
    began = time.perf_counter()
    progress = Progress(
        "[progress.description]{task.description}",
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with progress, written(out, one, options) if out is not None else nullcontext() as file:
        task = progress.add_task(one.id, total=games)
        for result in play_series(series, games, jobs, ray):
            if file is not None:
                file.add(result.record, series.seed_of(len(results)))
            results.append(result)
            progress.advance(task)
    seconds = time.perf_counter() - began
    summary = summed_up(one.id, options, names, seed, jobs, results, seconds)
    if json:
        print(dumps(summary))
    else:
        show(summary)


class JsonLines:
    """One record a line."""

    def __init__(self, path: Path) -> None:
        self.file: Final = path.open("w", encoding="utf-8")

    def add(self, record: str, seed: int) -> None:
        self.file.write(record + "\n")

    def close(self) -> None:
        self.file.close()


def written(path: Path, game: Game, options: Options) -> AbstractContextManager[JsonLines | DecisionWriter]:
    """Where games go, by the name's ending."""
    if path.suffix != ".parquet":
        return closing(JsonLines(path))
    try:
        from parlour.envs.dataset import DecisionWriter
    except ModuleNotFoundError as error:
        raise BadInput(f"{path}: needs {error.name}, which is not installed (pip install 'parlour[data]')") from None
    return closing(DecisionWriter(path, game.id, options))


def game_seats(game: Game, pairs: list[str], players: int | None) -> int:
    """How many seats there are when only one bot is named."""
    given = given_options(pairs)
    if players is not None and any(option.name == "players" for option in game.options):
        given.setdefault("players", players)
    return game.seats(game.choose(given))


def summed_up(
    game: str, options: Options, names: list[str], seed: int, jobs: int, results: list[Result], seconds: float
) -> dict[str, Any]:
    from parlour.commands.series import interval

    games = len(results)
    decisions = sum(result.decisions for result in results)
    by_seat = []
    for seat, name in enumerate(names):
        mean, half = interval([result.scores[seat] for result in results])
        wins = sum(1 / result.ranking.count(1) for result in results if result.ranking[seat] == 1)
        by_seat.append({"seat": seat, "bot": name, "mean": mean, "low": mean - half, "high": mean + half, "wins": wins})
    return {
        "game": game,
        "options": options,
        "seed": seed,
        "jobs": jobs,
        "games": games,
        "decisions": decisions,
        "seconds": seconds,
        "games_per_second": games / seconds,
        "decisions_per_second": decisions / seconds,
        "seats": by_seat,
    }


def show(summary: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    speed = f"{summary['games_per_second']:,.1f} games/s, {summary['decisions_per_second']:,.0f} decisions/s"
    console.print(f"{summary['game']}: {summary['games']:,} games in {summary['seconds']:.2f} s, {speed}")
    table = Table(box=None, header_style="dim")
    for heading in ("Seat", "Bot", "Mean score", "95 % interval", "Wins", "Share"):
        table.add_column(heading, justify="left" if heading == "Bot" else "right")
    for row in summary["seats"]:
        share = f"{100 * row['wins'] / summary['games']:.1f} %"
        interval = f"{row['low']:.2f} to {row['high']:.2f}"
        table.add_row(str(row["seat"] + 1), row["bot"], f"{row['mean']:.2f}", interval, f"{row['wins']:,.1f}", share)
    console.print(table)
