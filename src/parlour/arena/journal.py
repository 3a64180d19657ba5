"""The file of a match: what was agreed, and a line for every game so far. An interrupted match goes on from it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from parlour.arena.match import Match, Row
from parlour.files import SaveFile


class JournalError(ValueError):
    """A file that belongs to something else; of another match, by what it differs, and how."""

    def __init__(self, path: Path, name: str = "", there: object = None, wanted: object = None) -> None:
        other = f"belongs to a match with other {name}: {there}, not {wanted}" if name else "not the file of a match"
        super().__init__(f"{path}: {other}")
        self.path: Final = path
        self.name: Final = name
        self.there: Final = there
        self.wanted: Final = wanted


def read(file: SaveFile, match: Match) -> list[Row]:
    """The games already played, of this very match; a line that was cut off is played again."""
    try:
        first, *lines = file.real.read_text(encoding="utf-8").splitlines() or [""]
        if not first:
            return []
        found: dict[str, Any] = json.loads(first)
        config: dict[str, Any] = found["match"]
        rows: list[Row] = found.get("games", [])  # files of earlier versions hold all in one line
    except (ValueError, KeyError, TypeError, AttributeError):
        raise JournalError(file.path) from None
    for name, value in match.config().items():
        if config.get(name) != value:
            raise JournalError(file.path, name, config.get(name), value)
    for line in lines:
        try:
            rows.append(json.loads(line))
        except ValueError:
            continue
    return rows


def add(file: SaveFile, match: Match, row: Row) -> None:
    if not file.real.stat().st_size:
        file.append(json.dumps({"match": match.config()}))
    file.append(json.dumps(row))
