"""Games already played, one line for each batch, so that a study that was stopped goes on where it was."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from parlour.games import find
from parlour.lab.play import Row, Study


def key_of(study: Study) -> str:
    """What two studies must share for their games to be the same."""
    parts = [study.game, find(study.game).version, study.options, study.edition, study.bots, study.seed, study.iterations]
    return json.dumps(parts, sort_keys=True)


class Kept:
    """The file of one or several studies. A line that was cut off, or is no batch of ours, is played again."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        if path.exists() and path.stat().st_size and not path.read_bytes().endswith(b"\n"):
            with path.open("a", encoding="utf-8") as out:  # the last line was cut off: the next begins anew
                out.write("\n")

    def of(self, study: Study) -> dict[int, list[Row]]:
        """The batches of a study, by the number of their first game."""
        found: dict[int, list[Row]] = {}
        key = key_of(study)
        for line in self.path.read_text(encoding="utf-8").splitlines() if self.path.exists() else []:
            try:
                row = json.loads(line)
                if row["study"] == key:
                    found[row["games"][0]["number"]] = row["games"]
            except (ValueError, KeyError, TypeError, IndexError):
                continue
        return found

    def add(self, study: Study, games: list[Row]) -> None:
        with self.path.open("a", encoding="utf-8") as out:
            out.write(json.dumps({"study": key_of(study), "games": games}) + "\n")
