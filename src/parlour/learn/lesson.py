"""A guided game as it is written: `learn/stations.toml` and `learn/luck.record` in the folder of its game.

A station has steps: what the learner is to do, the written answer first. `~` is played for the learner, at `>` another
sentence stands, `/` divides free choices, `*` is any noun. Whatever is wrong with the data is said when it is read, with the
station's number.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from parlour.engine.core import CHANCE
from parlour.engine.game import Game
from parlour.engine.record import Record, RecordError, read_record
from parlour.learn.figures import Figure, read_figure

STATIONS: Final = "stations.toml"
LUCK: Final = "luck.record"
FIELDS: Final = {"do", "lit", "clauses", "says", "after"}


class LessonError(ValueError):
    """A guided game that cannot be read: the message names the station and the field."""


def verb_of(text: str) -> str:
    return text.partition(" ")[0]


@dataclass(frozen=True, slots=True)
class Step:
    """One answer of the learner: which texts it may be, the written one first; or one that is played for them."""

    texts: tuple[str, ...]
    played: bool  # for the learner
    speaks: bool = False  # from here on the station says something else

    def takes(self, text: str) -> bool:
        return any(text == one or (one.endswith(" *") and verb_of(text) == verb_of(one)) for one in self.texts)

    def verbs(self) -> set[str]:
        return {verb_of(one) for one in self.texts}

    def among(self, legal: list[str]) -> list[str]:
        """Those of the legal texts that it takes, the written one first."""
        found = [text for text in legal if self.takes(text)]
        return sorted(found, key=lambda text: self.texts.index(text) if text in self.texts else len(self.texts))


@dataclass(frozen=True, slots=True)
class Station:
    """A sentence, what it lights up, what is to be done, and a sentence afterwards."""

    number: int  # from 1
    first: int  # of the lesson's steps
    last: int  # the first of the next station
    lit: tuple[str, ...]  # parts of the table that the sentence is about
    clauses: tuple[str, ...]
    says: dict[str, Figure]  # the numbers of the sentence before, by what was told since the learner's last answer
    after: dict[str, Figure]  # and afterwards, by what was told since the station began


@dataclass(frozen=True, slots=True)
class Lesson:
    """All of it, and the record that luck and rivals follow while they can."""

    game: str
    record: Record
    seat: int  # the learner's
    stations: tuple[Station, ...]
    steps: tuple[Step, ...]
    until: frozenset[str]  # verbs: after the last station it is over when the learner is asked for one; empty: at once
    luck: dict[str, list[str]]  # what chance answers, by verb
    rivals: dict[int, list[str]]  # what each of the others does

    def station_of(self, step: int) -> Station | None:
        """The station that a step belongs to; None behind the last."""
        return next((station for station in self.stations if station.first <= step < station.last), None)

    def key(self, number: int, what: str) -> str:
        """The message of a station: `learn-notre-dame-3-say`."""
        return f"learn-{self.game}-{number}-{what}"

    def saying(self, station: Station, step: int) -> str:
        """Which of its sentences a station says at a step: `say` from the first on, then `say-2`."""
        spoken = sum(one.speaks for one in self.steps[station.first : step + 1])
        return f"say-{spoken + 1}" if spoken else "say"

    def keys(self) -> dict[str, list[str]]:
        """Every message of this lesson, with the names of its numbers."""
        found: dict[str, list[str]] = {f"learn-{self.game}-{one}": [] for one in ("pitch", "end")}
        for station in self.stations:
            for step in range(station.first, station.last):
                found[self.key(station.number, self.saying(station, step))] = []
            found[self.key(station.number, "say")] = list(station.says)
            found[self.key(station.number, "after")] = list(station.after)
        return found


@cache
def lesson_of(game: Game) -> Lesson | None:
    """The guided game of a game, if it has one."""
    folder = game.folder / "learn"
    return read_lesson(game, folder) if (folder / STATIONS).is_file() else None


def read_lesson(game: Game, folder: Path) -> Lesson:
    try:
        record = read_record((folder / LUCK).read_text(encoding="utf-8"))
        rows: dict[str, Any] = tomllib.loads((folder / STATIONS).read_text(encoding="utf-8"))
    except (OSError, RecordError, tomllib.TOMLDecodeError) as error:
        raise LessonError(f"{game.id}: {error}") from None
    if record.game != game.id:
        raise LessonError(f"{LUCK}: a record of {record.game}, not of {game.id}")
    seat = record.seats.index("learner") if "learner" in record.seats else 0
    steps: list[Step] = []
    stations = []
    for number, row in enumerate(rows.get("station", []), 1):
        stations.append(read_station(game, number, row, steps))
    until = frozenset(str(rows.get("until", "")).split())
    if strange := until - {verb.name for verb in game.words.verbs}:
        raise LessonError(f"{STATIONS}: until: no such verb: {', '.join(sorted(strange))}")
    luck: dict[str, list[str]] = {}
    rivals: dict[int, list[str]] = {}
    for mover, text in record.moves:
        if mover == CHANCE:
            luck.setdefault(verb_of(text), []).append(text)
        elif mover != seat:
            rivals.setdefault(mover, []).append(text)
    return Lesson(game.id, record, seat, tuple(stations), tuple(steps), until, luck, rivals)


def read_station(game: Game, number: int, row: dict[str, Any], steps: list[Step]) -> Station:
    where = f"{STATIONS}: station {number}"
    if set(row) - FIELDS or not row.get("do"):
        raise LessonError(
            f"{where}: has {', '.join(sorted(row)) or 'nothing'}; it needs do, and may have {', '.join(sorted(FIELDS))}"
        )
    first = len(steps)
    for text in row["do"]:
        steps.append(read_step(game, where, text))
    try:
        figures = {
            name: {key: read_figure(game, f"{name}.{key}", text) for key, text in row.get(name, {}).items()}
            for name in ("says", "after")
        }
    except ValueError as error:
        raise LessonError(f"{where}: {error}") from None
    lit, clauses = tuple(row.get("lit", [])), tuple(row.get("clauses", []))
    return Station(number, first, len(steps), lit, clauses, figures["says"], figures["after"])


def read_step(game: Game, where: str, text: str) -> Step:
    mark = text[0] if text[:1] in ("~", ">") else ""
    texts = tuple(one.strip() for one in text.removeprefix(mark).split("/"))
    verbs = {verb.name for verb in game.words.verbs}
    for one in texts:
        known = verb_of(one) in verbs if one.endswith(" *") else one in game.words.numbers
        if not known:
            raise LessonError(f"{where}: no such action: {one!r}")
    return Step(texts, mark == "~", mark == ">")
