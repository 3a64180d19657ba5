"""`parlour lab`: thousands of games between bots, as a report."""

from __future__ import annotations

import time
from contextlib import closing, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

from parlour.commands.common import check_free, edition_of, given_options, new_file, split_seats
from parlour.commands.grammar import BadInput
from parlour.commands.progress import Progress
from parlour.commands.words import Message, about

if TYPE_CHECKING:
    from parlour.engine.game import Game
    from parlour.lab.play import Row, Study


def lab(
    game: str,
    games: int,
    seats: str,
    players: list[int],
    alone: str,
    option: list[str],
    edition: Path | None,
    iterations: int,
    seed: int,
    jobs: int,
    ray: str,
    keep: Path | None,
    out: Path | None,
    force: bool,
    json: bool,
) -> None:
    """Let bots play and look at what comes of it: scores by seat, source and strategy, the worth of things, length, endings."""
    from json import dumps

    from parlour.arena.entrants import entrant
    from parlour.files import SaveFile
    from parlour.lab.kept import Kept, NotKept
    from parlour.lab.report import page
    from parlour.lab.studies import play_study, seat_counts, studies_of, title_of
    from parlour.lab.tables import show
    from parlour.shelf import find

    one = find(game)
    line_up, soloists = split_seats(seats), split_seats(alone)
    for name in line_up + soloists:
        entrant(name, iterations, 0.0, one)
    given = given_options(option)
    counts = seat_counts(one, wanted(one, given.pop("players", None), players))
    rows = edition_of(edition)
    studies = studies_of(one, given, counts, line_up, soloists, rows, seed, iterations)
    for study in studies:
        one.new(study.options, rows)  # a wrong edition stops here
    check_free(out, force)
    began = time.perf_counter()
    found: list[tuple[Study, list[Row]]] = []
    stopped = False
    total = games * len(studies)
    with closing(SaveFile(keep)) if keep is not None else nullcontext() as file, Progress(one.id, total) as progress:
        try:
            kept = Kept(file) if file is not None else None
        except NotKept:
            raise BadInput(about(keep, Message("fault-not-a-study"))) from None
        for study in studies:
            played: list[Row] = []
            try:
                with closing(play_study(study, games, jobs, ray, kept)) as coming:
                    for some in coming:
                        played += some
                        progress.advance(len(some), f"{one.id}, {title_of(study)}")
            except KeyboardInterrupt:
                stopped = True
            if played:
                found.append((study, sorted(played, key=lambda row: row["number"])))
            if stopped:
                break
    if found:
        report = summed_up(one, found, games, seed, time.perf_counter() - began)
        if out is not None and not (stopped and keep is not None):  # the same command goes on, and writes it
            with new_file(out) as fresh:
                fresh.write_text(page(report), encoding="utf-8")
        if json:
            print(dumps(report, ensure_ascii=False))
        else:
            show(report)
    if stopped:
        how = f"the same command goes on, for they are kept in {keep}" if keep is not None else "--keep FILE keeps them to go on"
        done = sum(len(rows) for _, rows in found)
        raise KeyboardInterrupt(f"after {done:,} of {total:,} games; {how}")


def wanted(game: Game, option: object, players: list[int]) -> list[int]:
    """Seat counts, said in one way or the other; if in both, they must agree."""
    if option is None:
        return players
    if players and [str(count) for count in players] != [option]:
        raise BadInput(Message("fault-players-option", players=option, seats=", ".join(map(str, players))))
    return [int(str(one.read(option))) for one in game.options if one.name == "players"]


def summed_up(game: Game, found: list[tuple[Study, list[Row]]], games: int, seed: int, seconds: float) -> dict[str, Any]:
    """Everything that the report says, as plain figures."""
    from parlour import __version__
    from parlour.lab.figures import figures
    from parlour.lab.naming import Naming
    from parlour.lab.studies import title_of

    naming = Naming(game)
    lens = game.lens()
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
