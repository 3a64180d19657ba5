"""The soak on a few games: it finds nothing, goes on where it was, and counts what it saw."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.engine.effects import every
from parlour.engine.rng import Rng
from parlour.kit import soak
from parlour.kit.soak import Done, never, note_forced, plan, read_done, report, seek_game, shares
from parlour.shelf import find, games


def test_a_million_games_are_shared_out() -> None:
    assert sum(shares(1_000_000).values()) == 1_000_000
    assert set(shares(100)) == {game.id for game in games()}
    assert sum(job.count for job in plan(1_000_000, 200, 20_000, "", seek=False)) == 1_000_000


def test_a_run_goes_on_where_it_was(tmp_path: Path) -> None:
    todo = plan(20, 2000, 10**9, str(tmp_path / "findings"), seek=False)
    first = next(iter(soak.soak(todo, tmp_path, 1)))
    with open(tmp_path / "done.jsonl", "a", encoding="utf-8") as out:
        out.write('{"key": "cut o')  # stopped in the middle of a line
    again = list(soak.soak(todo, tmp_path, 1))
    assert again[0].key == first.key
    assert sum(done.games for done in again) == sum(job.count for job in todo) == 20
    assert [done.findings for done in again] == [[]] * len(todo)
    assert len(read_done(tmp_path)) >= len(todo) - 1
    assert "0 |" in report(again, 1.0)
    kept = {done.key for done in again}
    assert not any(job.key() in kept for job in plan(20, 1000, 10**9, "", seek=False)), "checked more closely: not done yet"


def test_processes_share_a_run(tmp_path: Path) -> None:
    """Jobs and what came of them travel between processes, plain and compiled, and it is the same."""
    alone = [done.json() for done in soak.soak(plan(6, 2000, 10**9, "", seek=False), tmp_path / "alone", 1)]
    assert [done.json() for done in soak.soak(plan(6, 2000, 10**9, "", seek=False), tmp_path / "two", 2)] == alone


def test_seeking_sees_more_and_says_what_it_never_saw() -> None:
    game = games()[0]
    seen: dict[str, int] = {}
    assert seek_game(game, game.new({"players": 2}), Rng(1), seen) > 100
    missing = never(game.id, seen)
    assert "event game-ended" not in missing
    assert "reason not-asked" not in missing
    assert 0 < len(missing) < game.words.size
    assert any(f"ending {ending}" in seen for ending in game.endings())
    text = report([Done("one", game.id, 1, 100, [], seen)], 1.0)
    for kind in ("events", "reasons", "reasons that left one answer", "effects", "endings", "actions"):
        assert f"**{kind}** seen: " in text
    for what, times in seen.items():
        kind, _, name = what.partition(" ")
        assert kind in ("action", "question") or f"{name} {times:,}" in text


@pytest.mark.parametrize("name", [game.id for game in games()])
def test_positions_to_seek_from(name: str) -> None:
    """Each can be put, and what is counted from there is what the game says it has."""
    game = find(name)
    known = {f"effect {effect}" for effect in every(game.effects())} | {f"ending {ending}" for ending in game.endings()}
    assert len(known) == len(every(game.effects())) + len(game.endings())
    seen: dict[str, int] = {}
    for n, start in enumerate(find(name).starts()):
        s = game.arrange(game.choose(start.options), start.words, start.edition)
        game.check(s)
        if n < 3 or s.player() < -1:
            seek_game(game, s, Rng(n), seen)
    assert {what for what in seen if what.startswith(("effect ", "ending "))} <= known
    if game.starts():
        assert any(what.startswith("effect ") for what in seen)
        assert any(what.startswith("ending ") for what in seen)


def test_reasons_that_leave_one_answer() -> None:
    """Whoever has no free table is not asked about the street at all; why not is counted all the same."""
    game = find("house-of-fado")
    s = game.arrange(game.choose({"players": 2}), "0: two brown=1, three brown=1, coins 5; ask 0", {})
    seen: dict[str, int] = {}
    note_forced(s, 0, game.words.parse("place street-left"), seen)
    assert seen["forced no-free-table"] > 0
    assert "reason no-free-table" not in never(game.id, seen)
    assert "reason bar-full" in never(game.id, seen)
