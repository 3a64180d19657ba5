"""Records are kept for ever: a record of these rules replays to its end; one of other rules says so instead of being guessed at.

`tests/old_records` only ever grows. `ends.json` holds what each file was worth when it was laid down, and its SHA-256, so that
no file is quietly replaced. When a rules fix changes what a record means, the game's version goes up: its records of before stay
here and must then be refused with a sentence that names both versions; new ones are laid down beside them with
`python -m tests.test_old_records`.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import pytest

from parlour.engine.core import NOBODY
from parlour.engine.record import Record, RecordError, read_record, replay
from parlour.games import GAMES, find

FOLDER = Path(__file__).parent / "old_records"
ENDS = FOLDER / "ends.json"
NAMES = sorted(path.name for path in FOLDER.glob("*.record"))


def text_of(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def lay_down() -> None:
    """Note the ends of records that are new here; what is noted already stays as it is."""
    ends = json.loads(ENDS.read_text(encoding="utf-8")) if ENDS.exists() else {}
    for name in NAMES:
        if name not in ends:
            record = read_record(text_of(name))
            s = replay(find(record.game), record)
            ends[name] = {
                "sha256": sha256(text_of(name).encode()).hexdigest(),
                "rules": record.version,
                "scores": s.scores(),
                "ranking": s.ranking(),
            }
    ENDS.write_text(json.dumps(ends, indent=1) + "\n", encoding="utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_an_old_record(name: str) -> None:
    end = json.loads(ENDS.read_text(encoding="utf-8"))[name]
    text = text_of(name)
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


def test_every_game_has_old_records_and_none_is_missing() -> None:
    ends = json.loads(ENDS.read_text(encoding="utf-8"))
    assert set(ends) == set(NAMES), "old records are kept for ever"
    for game in GAMES:
        assert sum(read_record(text_of(name)).game == game.id for name in NAMES) >= 4


@pytest.mark.parametrize("version", [0, 99])
def test_a_record_of_other_rules_is_not_guessed_at(version: int) -> None:
    for name in (name for name in NAMES if "2-players" in name):
        record = read_record(text_of(name))
        other = Record(record.game, version, record.options, record.edition, record.seats, record.moves)
        game = find(record.game)
        with pytest.raises(RecordError, match=f"rules: the record was played under version {version}, these are version"):
            replay(game, read_record(other.text()))


if __name__ == "__main__":
    lay_down()
