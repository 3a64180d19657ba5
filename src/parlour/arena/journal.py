"""The file of a match: what was agreed, every game so far, and the figures. An interrupted match goes on from it."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from parlour.arena.figures import summary
from parlour.arena.match import Match, Row


class JournalError(ValueError):
    """A file that belongs to something else; the message says what differs."""


def read(path: Path, match: Match) -> list[Row]:
    """The games already played, of this very match; none if there is no file yet."""
    if path.exists() and not path.is_file():  # a device must not become a file
        raise JournalError(f"{path}: not a file")
    if not path.exists() or path.stat().st_size == 0:
        return []
    try:
        found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        config: dict[str, Any] = found["match"]
        rows: list[Row] = found["games"]
    except (ValueError, KeyError, TypeError):
        raise JournalError(f"{path}: not the file of a match") from None
    for name, value in match.config().items():
        if config.get(name) != value:
            raise JournalError(f"{path}: belongs to a match with other {name}: {config.get(name)}, not {value}")
    return rows


def write(path: Path, match: Match, rows: list[Row]) -> None:
    """All of it; a half-written file never takes the old one's place."""
    text = json.dumps({"match": match.config(), "summary": summary(rows, match.seats), "games": rows})
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(text + "\n", encoding="utf-8")
    os.replace(fresh, path)
