"""`parlour sim`: many games between bots, and what came of them."""

from __future__ import annotations

import time
from contextlib import AbstractContextManager, closing, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from parlour.commands.common import (
    check_free,
    chosen_options,
    edition_of,
    given_options,
    new_file,
    options_for,
    split_seats,
    unbroken,
)
from parlour.commands.faults import worded
from parlour.commands.grammar import BadInput
from parlour.commands.progress import Progress
from parlour.commands.table import typed
from parlour.commands.words import Message

if TYPE_CHECKING:
    from parlour.commands.series import Result
    from parlour.engine.game import Game, Options
    from parlour.envs.dataset import DecisionWriter


def sim(
    game: str,
    games: int,
    first: int,
    seats: str,
    players: int | None,
    option: list[str],
    edition: Path | None,
    seed: int,
    jobs: int,
    ray: str,
    out: Path | None,
    force: bool,
    json: bool,
) -> None:
    """Let bots play: speed, mean scores by seat with 95 % confidence intervals, wins. Stopped, it sums up what was played."""
    from json import dumps

    from parlour.bots import find_bot
    from parlour.commands.series import Series, play_series
    from parlour.shelf import find

    one = find(game)
    names = split_seats(seats)
    for name in names:
        find_bot(name, one)
    if len(names) == 1:  # one bot sits everywhere
        names *= game_seats(one, option, players)
    if players is not None and len(names) != players:
        raise BadInput(Message("fault-seats-players", players=players, seats=len(names)))
    options = options_for(one, option, len(names))
    rows = edition_of(edition)
    one.new(options, rows)  # a wrong edition stops here
    check_free(out, force)
    series = Series(one.id, options, rows, names, seed, out is not None)
    results: list[Result] = []
    stopped = False
    began = time.perf_counter()
    with new_file(out) if out is not None else nullcontext() as fresh, Progress(one.id, games) as progress:
        try:
            with (
                written(fresh, out.suffix, one, options) if fresh is not None and out is not None else nullcontext() as file,
                closing(play_series(series, games, jobs, ray, first - 1)) as coming,
            ):
                for result in coming:
                    with unbroken():
                        if file is not None:
                            file.add(result.record, series.seed_of(first - 1 + len(results)))
                        results.append(result)
                    progress.advance()
        except KeyboardInterrupt:
            stopped = True
        finally:
            if fresh is not None and not results and fresh != out:  # no game: what was there stays
                fresh.unlink()
    if results:
        summary = summed_up(one.id, options, names, seed, jobs, results, time.perf_counter() - began)
        if json:
            print(dumps(summary))
        else:
            show(summary)
    if stopped:
        done = len(results)
        rest = out.with_stem(f"{out.stem}-from-{first + done}") if out is not None else None
        asked = {"seats": seats, "players": players, "option": option, "edition": edition, "seed": seed, "jobs": jobs}
        line = typed("sim", game=game, games=games - done, first=first + done, ray=ray, out=rest, force=force, json=json, **asked)
        key = "fault-after-kept" if out is not None and done else "fault-after"
        after = Message(key, done=done, games=games, file=out)
        raise KeyboardInterrupt(Message("fault-after-rest", after=after, command=line) if done < games else after)


class JsonLines:
    """One record a line."""

    def __init__(self, path: Path) -> None:
        self.file: Final = path.open("w", encoding="utf-8")

    def add(self, record: str, seed: int) -> None:
        self.file.write(record + "\n")

    def close(self) -> None:
        self.file.close()


def written(path: Path, suffix: str, game: Game, options: Options) -> AbstractContextManager[JsonLines | DecisionWriter]:
    """Where games go, by the name's ending."""
    if suffix != ".parquet":
        return closing(JsonLines(path))
    try:
        from parlour.envs.dataset import DecisionWriter
    except ModuleNotFoundError as error:
        raise BadInput(Message("fault-out", error=worded(error))) from None
    return closing(DecisionWriter(path, game.id, options))


def game_seats(game: Game, pairs: list[str], players: int | None) -> int:
    """How many seats there are when only one bot is named."""
    given = given_options(pairs)
    if players is not None and str(given.get("players", players)) != str(players):
        raise BadInput(Message("fault-players-option", players=given["players"], seats=players))
    if players is not None and any(option.name == "players" for option in game.options):
        given.setdefault("players", players)
    return game.seats(chosen_options(game, given))


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
        low, high = (mean - half, mean + half) if games > 1 else (None, None)  # one game says nothing of how games differ
        by_seat.append({"seat": seat, "bot": name, "mean": mean, "low": low, "high": high, "wins": wins})
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
        interval = f"{row['low']:.2f} to {row['high']:.2f}" if row["low"] is not None else "–"
        table.add_row(str(row["seat"] + 1), row["bot"], f"{row['mean']:.2f}", interval, f"{row['wins']:,.1f}", share)
    console.print(table)
