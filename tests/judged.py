"""Games worked out by hand from the rulebook by a judge who had not seen the code: `*.annotated` beside their records."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

from parlour.engine.core import State
from parlour.engine.game import Game
from parlour.engine.record import begin, line, play_line, read_record

NOTE = re.compile(r"  = (\d): (.+?) \[[A-Z]{2}-[^\]]+\]")
Counts = dict[tuple[int, str], int]
HEAD = 7  # lines of a record before its first move


def groups(path: Path) -> list[tuple[str, list[str]]]:
    """Each move with the judge's notes below it."""
    found: list[tuple[str, list[str]]] = []
    for text in path.read_text(encoding="utf-8").splitlines()[HEAD:]:
        if text.startswith("  "):
            if found:
                found[-1][1].append(text)
        elif text:
            found.append((text, []))
    return found


def judged(notes: list[str]) -> Counts:
    """The changes the judge wrote, added up."""
    found: Counts = {}
    for note in notes:
        match = NOTE.match(note)
        if match:
            for change in match[2].split(", "):
                name, amount = change.rsplit(" ", 1)
                key = int(match[1]), name
                found[key] = found.get(key, 0) + int(amount)
    return found


def totals(note: str) -> Counts:
    """`seat 0 points 41 coins 14 | seat 1 points 34 coins 1` as counts."""
    found: Counts = {}
    for part in note.split("|"):
        words = part[part.index("seat ") :].split()
        for name, amount in zip(words[2::2], words[3::2]):
            found[int(words[1]), name] = int(amount)
    return found


def walk(game: Game, path: Path, counts: Callable[[State], Counts]) -> Iterator[tuple[str, list[str], Counts, Counts, State]]:
    """Every move with its notes, and what the table counted before and after it."""
    record = read_record(path.with_suffix(".record").read_text(encoding="utf-8"))
    every = groups(path)
    assert [text for text, _ in every] == [line(move) for move in record.moves], "the judge's lines are the record's"
    s = begin(game, record)
    for number, (move, (text, notes)) in enumerate(zip(record.moves, every)):
        before = counts(s)
        play_line(game, s, number + 1, move)
        yield text, notes, before, counts(s), s
