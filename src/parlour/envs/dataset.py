"""Games as a table: one row for every decision of a seat, in a Parquet file. docs/RESEARCH.md has the columns.

parlour sim notre-dame --games 1000 --out games.parquet
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from parlour.extras import missing

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ModuleNotFoundError as error:
    raise missing("data", error) from None

from parlour import __version__
from parlour.engine.core import CHANCE, NOBODY, name_of
from parlour.engine.record import Record, RecordError, begin, play_line, read_record
from parlour.envs.spec import Spec, find_spec
from parlour.envs.tables import REWARDS, rewards_of

FORMAT: Final = "parlour-decisions 1"  # rises when a column changes its name or meaning
ROWS: Final = 20_000  # of one group in the file
TEXT: Final = pa.dictionary(pa.int32(), pa.string())

Columns = dict[str, list[Any]]


def schema_of(spec: Spec, options: dict[str, Any]) -> pa.Schema:
    """The columns; names of features and texts of actions are in the file's metadata."""
    features = spec.feature_names(spec.choose(options))
    fields = [
        ("env", TEXT),  # the environment's name and version: what actions and features mean
        ("game", pa.int64()),  # its number in the file, from 0
        ("seed", pa.int64()),  # chance and bots depend on it; -1 where there was none
        ("options", TEXT),  # as JSON
        ("players", pa.int8()),
        ("move", pa.int32()),  # the line in the record, chance counted, from 0
        ("decision", pa.int32()),  # the how-manieth of all seats' decisions, from 0
        ("seat", pa.int8()),
        ("bot", TEXT),  # who sat there
        ("question", TEXT),  # what was asked: `ask-keep-card` without the `ask-`
        ("observation", pa.list_(pa.int16(), len(features))),  # what the seat knew: its features
        ("legal", pa.list_(pa.int16())),  # what it could do, ascending
        ("action", pa.int16()),  # what it did,
        ("text", TEXT),  # and in words
        ("score", pa.int32()),  # the seat's at the end of the game
        ("place", pa.int8()),  # 1 is best
        *[(reward, pa.float32()) for reward in REWARDS],  # what an environment would have paid the seat
    ]
    about = {
        "format": FORMAT,
        "parlour": __version__,
        "rules": str(spec.game.version),
        "features": json.dumps(features),
        "actions": json.dumps([spec.game.words.text(action) for action in range(spec.actions)]),
    }
    return pa.schema(fields, about)


def decisions(record: Record, number: int = 0, seed: int = -1) -> Columns:
    """The rows of one finished game as columns, by replaying it; RecordError if it is not finished: nobody has won it yet."""
    spec = find_spec(record.game)
    game = spec.game
    s = begin(game, record)
    s.told = None
    rows: Columns = {
        name: [] for name in ("move", "decision", "seat", "bot", "question", "observation", "legal", "action", "text")
    }
    for at, (seat, text) in enumerate(record.moves):
        if seat != CHANCE:
            question = s.question(seat)
            assert question is not None, f"move {at + 1}: seat {seat} is not asked"
            values = (
                at,
                len(rows["seat"]),
                seat,
                record.seats[seat],
                name_of(question),
                game.numbers(s, seat),
                sorted(s.legal(seat)),
                game.words.parse(text),
                text,
            )
            for column, value in zip(rows.values(), values):
                column.append(value)
        play_line(game, s, at + 1, (seat, text))
    if s.player() != NOBODY:
        raise RecordError(f"the game is not over after its {len(record.moves)} moves: its scores and places say nothing")
    seats: list[int] = rows["seat"]
    options = json.dumps(record.options, sort_keys=True)
    same = {"env": spec.name, "game": number, "seed": seed, "options": options, "players": len(s.scores())}
    by_seat: dict[str, list[Any]] = {"score": s.scores(), "place": s.ranking()}
    for reward in REWARDS:
        by_seat[reward] = rewards_of(reward, s.scores(), s.ranking())
    rows.update({name: [value] * len(seats) for name, value in same.items()})
    rows.update({name: [values[seat] for seat in seats] for name, values in by_seat.items()})
    return rows


class DecisionWriter:
    """Writes game after game; what is written when it is closed can be read, also after an interruption."""

    def __init__(self, path: Path, game: str, options: dict[str, Any]) -> None:
        self.schema: Final = schema_of(find_spec(game), options)
        self.writer: Final = pq.ParquetWriter(path, self.schema, compression="zstd")
        self.waiting: Columns = {}
        self.games = 0

    def add(self, record: Record | str, seed: int = -1) -> None:
        """A finished game, also as the text of its record."""
        rows = decisions(read_record(record) if isinstance(record, str) else record, self.games, seed)
        self.games += 1
        for name in self.schema.names:
            self.waiting.setdefault(name, []).extend(rows[name])
        if len(self.waiting["seat"]) >= ROWS:
            self.flush()

    def flush(self) -> None:
        """Write what has been gathered as one group of rows."""
        if self.waiting:
            self.writer.write_table(pa.table(self.waiting, self.schema))
            self.waiting = {}

    def close(self) -> None:
        """Write the rest, and the file's end."""
        self.flush()
        self.writer.close()
