"""Milestones of a game, as they are written: `milestones.toml` in its folder.

A milestone has an id and a condition on how a finished game stands for one seat (`when`, in the notation of tips): the fields of
its view, `me` (its own row of `players`), `seat`, `seats`, `score`, `place`, and `happened`, which says how often each event was
about the seat: `get(happened, "overrun")`, `get(happened, "earned cathedral")`. Its words are `milestone-<game>-<id>`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from types import CodeType
from typing import Any, Final

from parlour.engine.core import State
from parlour.engine.game import Game
from parlour.engine.words import Told
from parlour.learn.conditions import holds, read_condition

MILESTONES: Final = "milestones.toml"
FIELDS: Final = {"id", "when"}


class MilestoneError(ValueError):
    """Milestones that cannot be read: the message names the milestone and the field."""


@dataclass(frozen=True, slots=True)
class Milestone:
    id: str
    key: str  # of its words
    when: CodeType


@cache
def milestones_of(game: Game) -> tuple[Milestone, ...]:
    """The milestones of a game; one without the file has none."""
    path = game.folder / MILESTONES
    return read_milestones(game, path.read_text(encoding="utf-8")) if path.is_file() else ()


def read_milestones(game: Game, text: str) -> tuple[Milestone, ...]:
    try:
        rows: list[dict[str, Any]] = tomllib.loads(text).get("milestone", [])
    except tomllib.TOMLDecodeError as error:
        raise MilestoneError(f"{game.id}: {MILESTONES}: {error}") from None
    found = []
    for number, row in enumerate(rows, 1):
        where = f"{MILESTONES}: {row.get('id', f'milestone {number}')}"
        if set(row) != FIELDS:
            raise MilestoneError(f"{where}: has {', '.join(sorted(row))}; it needs {', '.join(sorted(FIELDS))}")
        try:
            when = read_condition(f"{where}: when", row["when"])
        except ValueError as error:
            raise MilestoneError(str(error)) from None
        found.append(Milestone(row["id"], f"milestone-{game.id}-{row['id']}", when))
    if len({one.id for one in found}) < len(found):
        raise MilestoneError(f"{MILESTONES}: two milestones with one id")
    return tuple(found)


def reached(game: Game, s: State, told: Iterable[Told], seat: int, place: int) -> list[str]:
    """The milestones that a finished game has brought a seat, by id."""
    rows = milestones_of(game)
    if not rows:
        return []
    view, scores = game.view(s, seat), s.scores()
    players = view.get("players")
    known = {
        **view,
        "me": players[seat] if isinstance(players, list) else {},
        "seat": seat,
        "seats": len(scores),
        "score": scores[seat],
        "place": place,
        "happened": happened(game, told, seat),
    }
    return [one.id for one in rows if holds(one.when, known)]


def happened(game: Game, told: Iterable[Told], seat: int) -> dict[str, int]:
    """How often each event was about a seat: by its name, and by its name with each noun that it named."""
    found: dict[str, int] = {}
    for one in told:
        names = one.event.args
        if names[:1] != ["player"] or one.args[0] != seat:
            continue
        what = one.event.name
        nouns = [game.nouns[name][value] for name, value in zip(names[1:], one.args[1:]) if name in game.nouns and value >= 0]
        for key in [what, *[f"{what} {noun}" for noun in nouns]]:
            found[key] = found.get(key, 0) + 1
    return found
