"""Printed values: rows of TOML with a provenance each, which an edition may correct within stated bounds."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

Row = dict[str, Any]
Tables = dict[str, list[Row]]  # kind -> rows, each with an id
Edition = dict[str, dict[str, Row]]  # kind -> id -> the fields that differ

LONGEST: Final = 100_000  # characters of an edition file,
WIDEST: Final = 500  # and of one of its lines
PROVENANCES: Final = ["rulebook", "source", "deduced", "reconstructed"]


class EditionError(ValueError):
    """A row or an edition that cannot be used; the message names kind, id, field and what is allowed."""


class Range:
    """Whole numbers from `least` to `most`."""

    def __init__(self, least: int, most: int) -> None:
        self.least: Final = least
        self.most: Final = most


class Words:
    """One of a few words; `fixed` ones are printed shape (ids, graphs) and no edition changes them."""

    def __init__(self, words: list[str], fixed: bool = False) -> None:
        self.words: Final = words
        self.fixed: Final = fixed


# What a field may hold: numbers, words, a list of either, or a table with fields of its own.
Shape = Range | Words | dict[str, Any]
Shapes = dict[str, dict[str, Shape]]  # kind -> field -> what it may hold


def read_tables(folder: Path) -> Tables:
    """All `*.toml` of a components folder: `[[kind]]` rows with an id and a provenance."""
    tables: Tables = {}
    for path in sorted(folder.glob("*.toml")):
        for kind, rows in tomllib.loads(path.read_text(encoding="utf-8")).items():
            tables.setdefault(kind, []).extend(rows)
    return tables


def read_edition(text: str) -> Edition:
    """An edition file: `[kind.id]` with the fields that differ. The rows are checked against a game's box later.

    Its length is bounded, since reading `a.a.a.…` takes time that grows with its square.
    """
    if len(text) > LONGEST or max(map(len, text.splitlines()), default=0) > WIDEST:
        raise EditionError(f"edition: at most {LONGEST} characters, {WIDEST} in a line")
    try:
        raw: dict[str, Any] = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise EditionError(f"edition: not TOML: {error}") from None
    for kind, rows in raw.items():
        if not isinstance(rows, dict) or not all(isinstance(row, dict) for row in rows.values()):
            raise EditionError(f"edition: {kind}: write rows as [{kind}.some-id]")
    edition: Edition = raw
    return edition


def ids(tables: Tables, kind: str) -> list[str]:
    """Names by number. No edition changes them, so the action space stays."""
    return [row["id"] for row in tables[kind]]


def corrected(tables: Tables, shapes: Shapes, edition: Edition) -> Tables:
    """The rows with the edition's values, all checked; the first bad one stops here and is named."""
    for kind, changes in edition.items():
        if kind not in tables:
            raise EditionError(f"edition: no such kind: {kind} (there are {', '.join(tables)})")
        for name in changes:
            if name not in ids(tables, kind):
                raise EditionError(f"edition: {kind}: no such id: {name} (there are {', '.join(ids(tables, kind))})")
    return {
        kind: [correct(kind, row, shapes.get(kind, {}), edition.get(kind, {}).get(row["id"], {})) for row in rows]
        for kind, rows in tables.items()
    }


def correct(kind: str, row: Row, shape: dict[str, Shape], changes: Row) -> Row:
    """One row with its changes."""
    where = f"{kind} {row['id']}"
    if row.get("provenance") not in PROVENANCES:
        raise EditionError(f"{where}: provenance must be one of {', '.join(PROVENANCES)}, not {row.get('provenance')!r}")
    for field in changes:
        allowed = shape.get(field)
        if allowed is None or (isinstance(allowed, Words) and allowed.fixed):
            free = [f for f, a in shape.items() if not (isinstance(a, Words) and a.fixed)]
            raise EditionError(f"{where}: {field} cannot be changed (only {', '.join(free) or 'nothing'} can)")
        old = row.get(field)
        if isinstance(old, list) and (not isinstance(changes[field], list) or len(changes[field]) != len(old)):
            raise EditionError(f"{where}: {field} must be a list of {len(old)}, not {changes[field]!r}")
    new = {**row, **changes}
    for field, value in new.items():
        if field not in ("id", "provenance"):
            if field not in shape:
                raise EditionError(f"{where}: unknown field {field} (known: {', '.join(shape)})")
            check(f"{where}: {field}", value, shape[field], row.get(field))
    return new


def check(where: str, value: Any, shape: Shape, printed: Any) -> None:
    """Stop at a value that its shape does not allow; a list only where the printed row has one."""
    if isinstance(value, list) and isinstance(printed, list):
        for item in value:
            check(where, item, shape, None)
    elif isinstance(shape, Range):
        if isinstance(value, bool) or not isinstance(value, int) or not shape.least <= value <= shape.most:
            raise EditionError(f"{where} must be a whole number from {shape.least} to {shape.most}, not {value!r}")
    elif isinstance(shape, Words):
        if value not in shape.words:
            raise EditionError(f"{where} must be one of {', '.join(shape.words)}, not {value!r}")
    else:
        if not isinstance(value, dict):
            raise EditionError(f"{where} must be a table of {', '.join(shape)}, not {value!r}")
        for key, item in value.items():
            if key not in shape:
                raise EditionError(f"{where}: unknown {key} (known: {', '.join(shape)})")
            check(f"{where}.{key}", item, shape[key], printed.get(key) if isinstance(printed, dict) else None)
