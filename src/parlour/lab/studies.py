"""Which tables a report looks at: every seat count, and alone at every level."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial

from parlour.engine.box import Edition
from parlour.engine.game import Game, OptionError, Options
from parlour.lab.kept import Kept
from parlour.lab.play import Row, Study, play
from parlour.workers import run

BATCH = 5  # games that one worker plays in one go


def studies_of(
    game: Game,
    given: dict[str, object],
    counts: list[int],
    bots: list[str],
    alone: list[str],
    edition: Edition,
    seed: int,
    iterations: int,
) -> list[Study]:
    """One study for each seat count; alone, one for each level of the automated opponent and each bot of `alone`."""
    found = []
    for count in counts:
        if count > 1:
            if len(bots) > count:
                raise OptionError(f"seats: {len(bots)} bots are named, but {count} play (--players says how many)")
            line_up = bots if len(bots) == count else [bots[i % len(bots)] for i in range(count)]
            found.append(Study(game.id, game.choose({**given, "players": count}), edition, line_up, seed, iterations))
            continue
        for options in solo_options(game, given):
            found += [Study(game.id, options, edition, [bot], seed, iterations) for bot in alone]
    return found


def solo_options(game: Game, given: dict[str, object]) -> list[Options]:
    """[LA-9.2] The levels of the automated opponent, unless one is given or there are none."""
    levels = next((option.values for option in game.options if option.name == "level"), [])
    if "level" in given or not levels:
        return [game.choose({**given, "players": 1})]
    return [game.choose({**given, "players": 1, "level": level}) for level in levels]


def seat_counts(game: Game, wanted: list[int]) -> list[int]:
    """Those wanted, or all that the game allows."""
    allowed = [int(str(value)) for value in next(option.values for option in game.options if option.name == "players")]
    for count in wanted:
        if count not in allowed:
            raise OptionError(f"players: must be one of {', '.join(str(n) for n in allowed)}, not {count}")
    return list(dict.fromkeys(wanted)) or allowed


def batch(study: Study, numbers: range) -> list[Row]:
    return [play(study, number) for number in numbers]


def play_study(study: Study, games: int, jobs: int, ray: str = "", kept: Kept | None = None) -> Generator[list[Row], None, None]:
    """All games, some at a time: those kept from an earlier run first, then the others in their order."""
    todo = [range(at, min(at + BATCH, games)) for at in range(0, games, BATCH)]
    earlier = kept.of(study) if kept is not None else {}
    for numbers in list(todo):
        rows = earlier.get(numbers.start, [])
        if len(rows) == len(numbers):
            todo.remove(numbers)
            yield rows
    for rows in run(partial(batch, study), todo, jobs, ray):
        if kept is not None:
            kept.add(study, rows)
        yield rows


def title_of(study: Study) -> str:
    """`3 players, adept`; alone, the level too."""
    bots = ", ".join(dict.fromkeys(study.bots))
    if len(study.bots) > 1:
        return f"{len(study.bots)} players, {bots}"
    level = study.options.get("level")
    return f"solo, {level}, {bots}" if level is not None else f"solo, {bots}"
