"""`parlour arena`: how strong the bots are, as figures."""

from __future__ import annotations

from contextlib import closing, nullcontext
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

from parlour.commands.common import options_for, split_seats, unbroken
from parlour.commands.grammar import BadInput
from parlour.commands.progress import Progress
from parlour.commands.words import Message, about

if TYPE_CHECKING:
    from parlour.arena.journal import JournalError
    from parlour.arena.match import Match


def arena(
    game: str,
    seats: str,
    games: int,
    option: list[str],
    time: float,
    iterations: int,
    target: float,
    seed: int,
    jobs: int,
    ray: str,
    keep: Path | None,
    json: bool,
) -> None:
    """Let bots play a match: seats rotated, the same luck for every seating, win shares and ratings with 95 % intervals."""
    from json import dumps

    from parlour.arena.entrants import entrant
    from parlour.arena.figures import decided, summary, won
    from parlour.arena.journal import JournalError, add, read
    from parlour.arena.match import Match, play_all
    from parlour.files import SaveFile
    from parlour.shelf import find

    one = find(game)
    names = split_seats(seats)
    if iterations and time:
        raise BadInput(Message("fault-either", one="--time", other="--iterations"))
    for name in names:
        entrant(name, iterations, time, one)
    match = Match(one.id, options_for(one, option, len(names)), names, seed, iterations, time)
    began = perf_counter()
    verdict = 0
    stopped = False
    with closing(SaveFile(keep)) if keep is not None else nullcontext() as file:
        try:
            kept = read(file, match) if file is not None else []
        except JournalError as error:
            raise BadInput(worded(error)) from None
        rows = [row for row in kept if row["number"] < games]
        played = {row["number"] for row in rows}
        numbers = [number for number in range(games) if number not in played]
        with Progress(f"{one.id} {seats}", games, games - len(numbers)) as progress:
            try:
                with closing(play_all(match, numbers, jobs, ray)) as coming:
                    for row in coming:
                        with unbroken():
                            rows.append(row)
                            if file is not None:
                                add(file, match, row)
                        wins = sum(won(row, 0) for row in rows)
                        progress.advance(1, f"{one.id}  {names[0]} {100 * wins / len(rows):.0f} %")
                        if target:
                            verdict = decided(wins, len(rows), target)
                            if verdict:
                                break
            except KeyboardInterrupt:
                stopped = True
    figures = {
        **match.config(),
        "games": len(rows),
        "elapsed": perf_counter() - began,
        "target": target,
        "verdict": verdict,
        "bots": summary(rows, names) if rows else [],
    }
    if rows and json:
        print(dumps(figures))
    elif rows:
        show(match, figures)
    if stopped:
        how = f"the same command goes on, for they are kept in {keep}" if keep is not None else "--keep FILE keeps them to go on"
        raise KeyboardInterrupt(f"after {len(rows):,} of {games:,} games; {how}")


def worded(error: JournalError) -> Message:
    """What a file that belongs to something else holds, by the option that would have to differ."""
    if not error.name:
        return about(error.path, Message("fault-not-a-match"))
    options = {"game": Message("value-game"), "options": "--option", "seconds": "--time"}
    there, wanted = error.there, error.wanted
    if isinstance(there, dict) and isinstance(wanted, dict):  # of many options, those that differ
        other = [name for name in {**there, **wanted} if there.get(name) != wanted.get(name)]
        there, wanted = ({name: one[name] for name in other if name in one} for one in (there, wanted))
    values = {"there": listed(there), "wanted": listed(wanted)}
    return about(error.path, Message("fault-other-match", name=options.get(error.name, f"--{error.name}"), **values))


def listed(value: object) -> str:
    """As it is typed: `adept,novice`, `players=2,new-persons=yes`."""
    from parlour.engine.options import shown

    if isinstance(value, dict):
        return ",".join(f"{name}={shown(one)}" for name, one in value.items())
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


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
    table = Table(box=None, header_style="dim", pad_edge=False)
    for heading in ("Bot", "Wins", "Share", "Mean rank", "Points", "Elo", "ms a decision"):
        table.add_column(heading, justify="left" if heading == "Bot" else "right")
    for row in figures["bots"]:
        table.add_row(
            row["bot"] + (f" ×{row['seats']}" if row["seats"] > 1 else ""),
            f"{row['wins']:.1f}",
            f"{100 * row['share']:.1f} %",
            f"{row['rank']:.2f}",
            f"{row['score']:.1f}",
            f"{row['elo']:.0f}",
            f"{1000 * row['seconds_a_decision']:.1f}",
        )
        share = f"{100 * row['share_low']:.1f}–{100 * row['share_high']:.1f}"
        table.add_row("", "", share, f"{row['rank_low']:.2f}–{row['rank_high']:.2f}", "", bounds(row), "", style="dim")
    console.print(table)
    console.print("Below each figure its 95 % interval.", style="dim")
    if figures["target"]:
        said = {1: "above", -1: "below", 0: "not yet told from"}[figures["verdict"]]
        console.print(f"{match.seats[0]}: {said} the target of {100 * figures['target']:.0f} % (sequential test, 5 % error)")


def bounds(row: dict[str, Any]) -> str:
    """`1480–1590`, or the only bound that the games set."""
    low, high = row["elo_low"], row["elo_high"]
    if low is None or high is None:
        return f"from {low:.0f}" if low is not None else f"to {high:.0f}" if high is not None else ""
    return f"{low:.0f}–{high:.0f}"
