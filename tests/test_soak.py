"""The soak on a few games: it finds nothing, goes on where it was, and counts what it saw."""

from __future__ import annotations

from pathlib import Path

from parlour.games import GAMES
from parlour.kit import soak
from parlour.kit.soak import never, plan, read_done, report, seek_game, shares


def test_a_million_games_are_shared_out() -> None:
    assert sum(shares(1_000_000).values()) == 1_000_000
    assert set(shares(100)) == {game.id for game in GAMES}
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


def test_seeking_sees_more_and_says_what_it_never_saw() -> None:
    game = GAMES[0]
    seen: dict[str, int] = {}
    assert seek_game(game, game.choose({"players": 2}), 1, seen) > 100
    missing = never(game.id, seen)
    assert "event game-ended" not in missing
    assert "reason not-asked" not in missing
    assert 0 < len(missing) < game.words.size
    assert "ending one winner" in seen or "ending a shared win" in seen
