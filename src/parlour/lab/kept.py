"""Games already played, one line for each batch, so that a study that was stopped goes on where it was."""

from __future__ import annotations

import json
from typing import Final

from parlour.files import SaveFile
from parlour.lab.play import Row, Study
from parlour.shelf import find


def key_of(study: Study) -> str:
    """What two studies must share for their games to be the same."""
    parts = [study.game, find(study.game).version, study.options, study.edition, study.bots, study.seed, study.iterations]
    return json.dumps(parts, sort_keys=True)


class NotKept(ValueError):
    """A file that belongs to something else."""


class Kept:
    """The file of one or several studies. A line that was cut off is played again; a file of something else is not touched."""

    def __init__(self, file: SaveFile) -> None:
        self.file: Final = file
        if not is_ours(file.real.read_bytes()):
            raise NotKept(f"{file.path}: not the file of a study")

    def of(self, study: Study) -> dict[int, list[Row]]:
        """The batches of a study, by the number of their first game."""
        found: dict[int, list[Row]] = {}
        key = key_of(study)
        for line in self.file.real.read_text(encoding="utf-8").splitlines():
            try:
                row = json.loads(line)
                if row["study"] == key:
                    found[row["games"][0]["number"]] = row["games"]
            except (ValueError, KeyError, TypeError, IndexError):
                continue
        return found

    def add(self, study: Study, games: list[Row]) -> None:
        self.file.append(json.dumps({"study": key_of(study), "games": games}))


def is_ours(content: bytes) -> bool:
    """Whether these are batches of studies; the last line of each run may be cut off, so one that is whole is enough."""
    if not content.strip():
        return True
    for line in content.splitlines():
        try:
            row = json.loads(line)
        except ValueError:
            if line.startswith(b'{"study": ') or b'{"study": '.startswith(line):
                continue  # cut off
            return False
        if not isinstance(row, dict) or set(row) != {"study", "games"}:
            return False
    return True
