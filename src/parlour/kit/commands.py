"""`parlour fuzz`, `parlour soak` and `parlour bench`."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from parlour.games import UnknownGame, find


def register(app: typer.Typer) -> None:
    app.command()(fuzz)
    app.command()(soak)
    app.command()(bench)


def fuzz(
    game: Annotated[str, typer.Argument(help="which game")],
    games: Annotated[int, typer.Option(min=1, help="how many random games")] = 1000,
    jobs: Annotated[int, typer.Option(min=1, help="processes")] = os.cpu_count() or 1,
    seed: Annotated[int, typer.Option(min=0, help="the first game's seed")] = 0,
    whole: Annotated[int, typer.Option(min=1, help="the whole kit in one of so many states")] = 200,
    knowledge: Annotated[int, typer.Option(min=1, help="what seats know, in one of so many states")] = 2000,
    out: Annotated[Path, typer.Option(help="folder for the records of failing games")] = Path("var/fuzz"),
    as_json: Annotated[bool, typer.Option("--json", help="print the result as JSON")] = False,
) -> None:
    """Play random games over all seat counts and options and check what every game must satisfy."""
    from parlour.kit.fuzz import fuzz as run  # imported late: `parlour --help` stays quick

    try:
        find(game)
    except UnknownGame as error:
        print(error, file=sys.stderr)
        raise typer.Exit(2) from None
    began = time.monotonic()
    played = moves = 0
    found: list[str] = []
    columns = (TextColumn(game), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task(game, total=games)
        for done, made, findings in run(game, games, jobs, seed, whole, knowledge, str(out)):
            played += done
            moves += made
            found += findings
            progress.update(task, advance=done)
            for finding in findings:
                progress.console.print(finding)
    seconds = time.monotonic() - began
    if as_json:
        print(json.dumps({"game": game, "games": played, "moves": moves, "seconds": round(seconds, 1), "findings": found}))
    else:
        print(f"{game}: {played:,} games, {moves:,} moves in {seconds:.0f} s, {len(found)} findings")
    if found:
        raise typer.Exit(1)


def soak(
    games: Annotated[int, typer.Option(min=1, help="how many random games, over all games, seat counts and options")] = 1_000_000,
    jobs: Annotated[int, typer.Option(min=1, help="processes")] = os.cpu_count() or 1,
    seek: Annotated[bool, typer.Option(help="seek what is rare: seldom actions first, and every reason against them")] = False,
    whole: Annotated[int, typer.Option(min=1, help="the whole kit in one of so many states")] = 200,
    knowledge: Annotated[int, typer.Option(min=1, help="what seats know, in one of so many states")] = 20_000,
    out: Annotated[Path, typer.Option(help="folder of the run; one that was stopped goes on")] = Path("var/soak"),
    seconds: Annotated[float, typer.Option(help="stop after so long; the same command goes on later")] = 0.0,
) -> None:
    """Play a million random games, check every state, and report what was seen how often."""
    from parlour.kit.soak import plan, report
    from parlour.kit.soak import soak as run  # imported late: `parlour --help` stays quick

    began = time.monotonic()
    done = []
    todo = plan(games, whole, knowledge, str(out / "findings"), seek)
    columns = (TextColumn("soak"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("soak", total=sum(job.count for job in todo))
        for row in run(todo, out, jobs):
            done.append(row)
            progress.update(task, advance=row.games)
            for finding in row.findings:
                progress.console.print(finding)
            if seconds and time.monotonic() - began > seconds:
                break
    spent = time.monotonic() - began
    (out / "report.md").write_text(report(done, spent), encoding="utf-8")
    findings = sum(len(row.findings) for row in done)
    played = sum(row.games for row in done)
    print(f"{played:,} games, {sum(row.moves for row in done):,} moves, {findings} findings; report: {out / 'report.md'}")
    if findings:
        raise typer.Exit(1)


def bench(
    peers: Annotated[bool, typer.Option(help="beside other engines, in the same run")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="print the figures as JSON")] = False,
) -> None:
    """Decisions per second, cloning and replaying, for every game; single core."""
    if peers:
        beside_peers(as_json)
        return
    from parlour.kit.bench import measure

    rows = measure()
    if as_json:
        print(json.dumps(rows))
        return
    from rich.table import Table

    table = Table("what", "as", "players", "decisions/s", "clone µs", "replay ms")
    for row in rows:
        table.add_row(*[str(row.get(key, "")) for key in ("what", "as", "players", "decisions_per_s", "clone_us", "replay_ms")])
    Console().print(table)


def beside_peers(as_json: bool) -> None:
    """Other engines and environments in the same run; the table is Markdown."""
    from parlour.kit.bench import build
    from parlour.kit.peers import measure, show

    rows = measure()
    print(json.dumps(rows) if as_json else f"parlour: {build()}\n\n{show(rows)}")
