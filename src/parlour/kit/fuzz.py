"""Many random games over all seat counts and options, on all cores; a failing one is written out as a record."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from pathlib import Path

from parlour.engine.game import Game, Options
from parlour.kit.game_check import Finding, Played, check_replay, play_checked
from parlour.kit.play import all_options
from parlour.shelf import find
from parlour.workers import run

CHUNK = 50


def fuzz_one(game: Game, options: Options, seed: int, whole: int, knowledge: int, folder: str, found: list[str]) -> Played | None:
    """One game, checked. A finding goes to the others, and its record into the folder."""
    try:
        played = play_checked(game, options, seed, whole, knowledge)
        if seed % whole == 0:
            check_replay(game, played.record())
    except Finding as finding:
        path = Path(folder) / f"fuzz-{game.id}-{seed}.record"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(finding.record.text(), encoding="utf-8")
        found.append(f"seed {seed}, move {len(finding.record.moves)}: {finding} ({path})")
        return None
    return played


def fuzz_chunk(name: str, seeds: range, whole: int, knowledge: int, folder: str) -> tuple[int, int, list[str]]:
    """Play these seeds, options in turn: how many games and moves, and what was found."""
    game = find(name)
    options = all_options(game)
    moves = 0
    found: list[str] = []
    for seed in seeds:
        played = fuzz_one(game, options[seed % len(options)], seed, whole, knowledge, folder, found)
        moves += len(played.actions) if played is not None else 0
    return len(seeds), moves, found


def fuzz(
    name: str, games: int, jobs: int, first: int, whole: int, knowledge: int, folder: str
) -> Generator[tuple[int, int, list[str]], None, None]:
    """Chunks in the order of their seeds."""
    chunks = [range(at, min(at + CHUNK, first + games)) for at in range(first, first + games, CHUNK)]
    return run(partial(fuzz_chunk, name, whole=whole, knowledge=knowledge, folder=folder), chunks, jobs)
