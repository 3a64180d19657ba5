"""`parlour fuzz`, `parlour soak` and `parlour bench`."""

from __future__ import annotations

import time
from contextlib import closing
from functools import partial
from json import dumps
from pathlib import Path
from typing import TYPE_CHECKING

from parlour.build import compiled, described
from parlour.commands.common import made_folder
from parlour.commands.grammar import BadInput
from parlour.commands.progress import Progress, watched
from parlour.commands.table import typed
from parlour.shelf import find

if TYPE_CHECKING:
    from parlour.kit.bench import Row


def fuzz(game: str, games: int, whole: int, knowledge: int, seed: int, jobs: int, folder: Path, json: bool) -> int:
    """Play random games over all seat counts and options and check what every game must satisfy."""
    from parlour.kit.fuzz import fuzz as run
    from parlour.kit.package import wrong_package

    found = wrong_package(find(game))
    made_folder(folder)
    began = time.monotonic()
    played = moves = 0
    stopped = False
    with Progress(game, games) as progress:
        for finding in found:
            progress.note(finding)
        try:
            with closing(run(game, games, jobs, seed, whole, knowledge, str(folder))) as coming:
                for done, made, findings in coming:
                    played += done
                    moves += made
                    found += findings
                    progress.advance(done)
                    for finding in findings:
                        progress.note(finding)
        except KeyboardInterrupt:
            stopped = True
    seconds = time.monotonic() - began
    if json:
        print(dumps({"game": game, "games": played, "moves": moves, "seconds": round(seconds, 1), "findings": found}))
    else:
        print(f"{game}: {played:,} games, {moves:,} moves in {seconds:.0f} s, {len(found)} findings")
    if stopped:
        rest = {"games": games - played, "seed": seed + played}  # a game's seed is the one before it and one more
        line = typed("fuzz", game=game, **rest, jobs=jobs, whole=whole, knowledge=knowledge, folder=folder, json=json)
        raise KeyboardInterrupt(f"after {played:,} of {games:,} games; the others: {line}")
    return 1 if found else 0


def soak(games: int, seek: bool, whole: int, knowledge: int, seconds: float, jobs: int, folder: Path, json: bool) -> int:
    """Play a million random games, check every state, and report what was seen how often."""
    from parlour.kit.soak import plan, report
    from parlour.kit.soak import soak as run

    made_folder(folder)
    began = time.monotonic()
    done = []
    todo = plan(games, whole, knowledge, str(folder / "findings"), seek)
    stopped = False
    with Progress("soak", games) as progress:
        try:
            with closing(run(todo, folder, jobs)) as coming:
                for row in coming:
                    done.append(row)
                    progress.advance(row.games)
                    for finding in row.findings:
                        progress.note(finding)
                    if seconds and time.monotonic() - began > seconds:
                        break
        except KeyboardInterrupt:
            stopped = True
    spent = time.monotonic() - began
    path = folder / "report.md"
    path.write_text(report(done, spent), encoding="utf-8")
    findings = [finding for row in done for finding in row.findings]
    played = sum(row.games for row in done)
    moves = sum(row.moves for row in done)
    if json:
        rows = {"games": played, "moves": moves, "seconds": round(spent, 1), "findings": findings, "report": str(path)}
        print(dumps(rows))
    else:
        print(f"{played:,} games, {moves:,} moves, {len(findings)} findings; report: {path}")
    if stopped:
        raise KeyboardInterrupt(f"after {played:,} of {games:,} games; the same command goes on, for they are kept in {folder}")
    return 1 if findings else 0


def bench(peers: bool, plain: bool, json: bool) -> None:
    """Decisions per second, cloning and replaying, for every game; single core. A plain engine is measured only by name."""
    if compiled() == plain:
        raise BadInput(f"bench: this is the {described()}" + ("" if plain else " (--plain measures it all the same)"))
    if peers:
        beside_peers(json)
        return
    from parlour.kit.bench import measure_game, tables
    from parlour.kit.startup import COMMANDS, startup

    todo = [partial(measure_game, game, players) for game, players in tables()] + [partial(startup, words) for words in COMMANDS]
    found: list[Row] = []
    try:
        for measure in watched(todo, "bench", len(todo)):
            found.append(measure())
    except KeyboardInterrupt:
        show_bench(found, json)
        raise KeyboardInterrupt(f"after {len(found)} of {len(todo)} measurements; they are not kept") from None
    show_bench(found, json)


def show_bench(found: list[Row], json: bool) -> None:
    """What has been measured: games, then starts of commands."""
    rows, starts = [row for row in found if "start_ms" not in row], [row for row in found if "start_ms" in row]
    if json:
        print(dumps(found))
        return
    from rich.console import Console
    from rich.table import Table

    columns = {
        "what": "what",
        "as": "as",
        "players": "players",
        "decisions_per_s": "decisions/s",
        "clone_us": "clone µs",
        "imagine_us": "imagined world µs",
        "estimate_us": "estimate µs",
        "observe_us": "observation µs",
        "replay_ms": "replay ms",
    }
    table = Table(*columns.values())
    for row in rows:
        table.add_row(*[str(row[key]) for key in columns])
    console = Console()
    if rows:
        console.print(table)
    table = Table("start", "as", "ms", "of the processor, ms")
    for row in starts:
        table.add_row(*[str(row[key]) for key in ("what", "as", "start_ms", "processor_ms")])
    if starts:
        console.print(table)


def beside_peers(as_json: bool) -> None:
    """Other engines and environments in the same run; the table is Markdown."""
    from parlour.kit.peers import measure, show

    rows = measure(each=lambda peers: watched(peers, "bench", len(peers)))
    print(dumps(rows) if as_json else f"parlour: {described()}\n\n{show(rows)}")
