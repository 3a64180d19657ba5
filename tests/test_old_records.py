"""Records are kept for ever: a record of these rules replays to its end; one of other rules says so instead of being guessed at.

`tests/games/<game>/old_records` only ever grows. `ends.json` holds what each file was worth when it was laid down, and its
SHA-256, so that no file is quietly replaced. When a rules fix changes what a record means, the game's version goes up: its
records of before stay there and must then be refused by a sentence naming both versions; new ones are laid down beside them by
`python -m tests.test_old_records`.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from parlour.engine.core import NOBODY
from parlour.engine.game import Game
from parlour.engine.record import Record, RecordError, read_record, replay
from parlour.shelf import find
from tests.seats import ours

FOLDERS = sorted(Path(__file__).parent.glob("games/*/old_records"))
PATHS = [path for folder in FOLDERS for path in sorted(folder.glob("*.record"))]


def ends_in(folder: Path) -> dict[str, Any]:
    noted = folder / "ends.json"
    found: dict[str, Any] = json.loads(noted.read_text(encoding="utf-8")) if noted.exists() else {}
    return found


def lay_down() -> None:
    """Note the ends of records that are new here; what is noted already stays as it is."""
    for folder in FOLDERS:
        ends = ends_in(folder)
        for path in sorted(folder.glob("*.record")):
            if path.name not in ends:
                text = path.read_text(encoding="utf-8")
                record = read_record(text)
                s = replay(find(record.game), record)
                ends[path.name] = {
                    "sha256": sha256(text.encode()).hexdigest(),
                    "rules": record.version,
                    "scores": s.scores(),
                    "ranking": s.ranking(),
                }
        (folder / "ends.json").write_text(json.dumps(ends, indent=1) + "\n", encoding="utf-8")


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.name)
def test_an_old_record(path: Path) -> None:
    end = ends_in(path.parent)[path.name]
    text = path.read_text(encoding="utf-8")
    assert sha256(text.encode()).hexdigest() == end["sha256"], "an old record is never changed"
    record = read_record(text)
    assert record.version == end["rules"]
    game = find(record.game)
    if record.version == game.version:
        s = replay(game, record)
        assert s.player() == NOBODY
        assert (s.scores(), s.ranking()) == (end["scores"], end["ranking"])
        return
    with pytest.raises(RecordError, match=f"under version {record.version}, these are version {game.version}"):
        replay(game, record)


@pytest.mark.parametrize("game", ours(), ids=lambda game: game.id)
def test_every_game_has_old_records_and_none_is_missing(game: Game) -> None:
    folder = Path(__file__).parent / "games" / game.folder.name / "old_records"
    there = {path.name for path in folder.glob("*.record")}
    assert set(ends_in(folder)) == there, "old records are kept for ever"
    assert len(there) >= 4
    assert {read_record((folder / name).read_text(encoding="utf-8")).game for name in there} == {game.id}


@pytest.mark.parametrize("version", [0, 99])
def test_a_record_of_other_rules_is_not_guessed_at(version: int) -> None:
    for path in (path for path in PATHS if "2-players" in path.name):
        record = read_record(path.read_text(encoding="utf-8"))
        other = Record(record.game, version, record.options, record.edition, record.seats, record.moves)
        game = find(record.game)
        with pytest.raises(RecordError, match=f"rules: the record was played under version {version}, these are version"):
            replay(game, read_record(other.text()))


if __name__ == "__main__":
    lay_down()
