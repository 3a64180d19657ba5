"""Editions: the printed values with the bounds in which they may differ, and an edition checked and written as a file."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from parlour.engine.box import Edition, Range, Shape, Words
from parlour.engine.game import Game
from parlour.server.lobby import create, models, shown


def shape_shown(shape: Shape) -> dict[str, Any] | None:
    """What a field may hold, as plain data; None where no edition can change it."""
    if isinstance(shape, Range):
        return {"least": shape.least, "most": shape.most} if shape.least < shape.most else None
    if isinstance(shape, Words):
        return {"words": shape.words} if not shape.fixed else None
    inner = {name: found for name, part in shape.items() if (found := shape_shown(part)) is not None}
    return {"fields": inner} if inner else None


@cache
def rows(game: Game) -> models.EditionRows:
    """All printed rows, and of each kind the fields that an edition may change."""
    shapes = {
        kind: {field: found for field, shape in fields.items() if (found := shape_shown(shape)) is not None}
        for kind, fields in game.shapes().items()
    }
    return models.EditionRows(kinds=shown.edition_rows(game), shapes=shapes)


def checked(game: Game, given: str | dict[str, Any]) -> models.EditionShown:
    """An edition without what is printed so anyway, and as a file; Refused names the row and what is allowed."""
    edition = create.checked_edition(game, game.choose({}), given)
    printed = {(kind, row["id"]): row for kind, table in rows(game).kinds.items() for row in table}
    differs: Edition = {}
    for kind, changes in edition.items():
        for name, fields in changes.items():
            kept = {field: value for field, value in fields.items() if printed[kind, name].get(field) != value}
            if kept:
                differs.setdefault(kind, {})[name] = kept
    return models.EditionShown(edition=differs, text=as_text(differs))


def as_text(edition: Edition) -> str:
    """An edition as the file that `read_edition` reads."""
    tables = []
    for kind, changes in edition.items():
        for name, fields in changes.items():
            lines = [f"{field} = {toml(value)}" for field, value in fields.items()]
            tables.append("\n".join([f"[{kind}.{key(name)}]", *lines]))
    return "\n\n".join(tables) + "\n" if tables else ""


def key(name: str) -> str:
    """Names are ids: plain, or in quotes where they have more than letters, numbers and dashes."""
    return name if name.replace("-", "").replace("_", "").isalnum() and name.isascii() else json.dumps(name)


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key(name)} = {toml(item)}" for name, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(item) for item in value) + "]"
    return json.dumps(value, ensure_ascii=False)
