"""`parlour lab`: thousands of games between bots, as a report."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from parlour.commands.common import EDITION_HELP, OPTION_HELP, check_writable, edition_of, given_options, split_seats
from parlour.workers import RAY_HELP

if TYPE_CHECKING:
    from parlour.engine.game import Game
    from parlour.lab.play import Row, Study


def register(app: typer.Typer) -> None:
    app.command("lab")(lab)


def lab(
    game: Annotated[str, typer.Argument(help="Which game.")],
    games: Annotated[int, typer.Option(min=1, help="How many games at each table.")] = 1000,
    players: Annotated[str, typer.Option(help="Seat counts: 2,3,4. Otherwise all, and alone at every level.")] = "",
    seats: Annotated[str, typer.Option(help="Bots: adept, or a line-up whose seats rotate: master,adept,adept.")] = "adept",
    alone: Annotated[str, typer.Option(help="Who plays alone, one after the other.")] = "novice,adept",
    iterations: Annotated[int, typer.Option(min=0, help="Of those who search, a turn.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    ray: Annotated[str, typer.Option(metavar="[ADDRESS]", help=RAY_HELP)] = "",
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same games, whatever --jobs says.")] = 0,
    option: Annotated[list[str] | None, typer.Option(help=OPTION_HELP)] = None,
    edition: Annotated[Path | None, typer.Option(help=EDITION_HELP)] = None,
    keep: Annotated[Path | None, typer.Option(help="Keep every game there; the same command then goes on after a stop.")] = None,
    out: Annotated[Path | None, typer.Option(help="Write the report there: one HTML file that needs nothing else.")] = None,
    json: Annotated[Path | None, typer.Option(help="Write all figures there, for programs.")] = None,
) -> None:
    """Let bots play and look at what comes of it: scores by seat, source and strategy, the worth of things, length, endings."""
    from json import dumps

    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from parlour.arena.entrants import entrant
    from parlour.games import find
    from parlour.lab.kept import Kept
    from parlour.lab.report import page
    from parlour.lab.studies import play_study, seat_counts, studies_of, title_of
    from parlour.lab.tables import show

    one = find(game)
    line_up, soloists = split_seats(seats), split_seats(alone)
    for name in line_up + soloists:
        entrant(name, iterations, 0.0)
    counts = seat_counts(one, players)
    given = given_options(option or [])
    rows = edition_of(edition)
    studies = studies_of(one, given, counts, line_up, soloists, rows, seed, iterations)
    for study in studies:
        one.new(study.options, rows)  # a wrong edition stops here
    for path in (keep, out, json):
        if path is not None:
            check_writable(path)
    progress = Progress(
        "[progress.description]{task.description}",
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    kept = Kept(keep) if keep is not None else None
    began = time.perf_counter()
    found: list[tuple[Study, list[Row]]] = []
    with progress:
        for study in studies:
            task = progress.add_task(f"{one.id}, {title_of(study)}", total=games)
            played: list[Row] = []
            for some in play_study(study, games, jobs, ray, kept):
                played += some
                progress.advance(task, len(some))
            found.append((study, sorted(played, key=lambda row: row["number"])))
    report = summed_up(one, found, games, seed, time.perf_counter() - began)
    if json is not None:
        json.write_text(dumps(report, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    if out is not None:
        out.write_text(page(report), encoding="utf-8")
    show(report)


def summed_up(game: Game, found: list[tuple[Study, list[Row]]], games: int, seed: int, seconds: float) -> dict[str, Any]:
    """Everything that the report says, as plain figures."""
    from parlour import __version__
    from parlour.lab.figures import figures
    from parlour.lab.lenses import lens_of
    from parlour.lab.naming import Naming
    from parlour.lab.studies import title_of

    naming = Naming(game)
    lens = lens_of(game)
    return {
        "game": game.id,
        "title": naming.language.say("game-title"),
        "rules": game.version,
        "parlour": __version__,
        "games": games,
        "seed": seed,
        "seconds": round(seconds, 1),
        "strategies": lens.groups,
        "studies": [
            {
                "title": title_of(study),
                "options": study.options,
                "edition": study.edition,
                "bots": study.bots,
                "unfinished": sum(1 for row in rows if "unfinished" in row),
                **figures(game, lens, naming, [row for row in rows if "unfinished" not in row], study.bots),
            }
            for study, rows in found
        ],
    }
