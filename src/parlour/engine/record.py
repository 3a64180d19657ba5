"""A whole game as text: the save, the replay, the undo, the bug report, the golden test and the research data."""

from __future__ import annotations

import json
from typing import Any, Final

from parlour.engine.box import Edition
from parlour.engine.core import CHANCE, State
from parlour.engine.game import Game, Options

FORMAT: Final = "parlour-record 1"
Move = tuple[int, str]


class RecordError(ValueError):
    """A record that cannot be read or replayed; the message names the line and what is wrong with it."""


class Record:
    """A game id, rules version, options, edition rows, seats, and lines `seat: text`."""

    def __init__(self, game: str, version: int, options: Options, edition: Edition, seats: list[str], moves: list[Move]) -> None:
        self.game: Final = game
        self.version: Final = version
        self.options: Final = options
        self.edition: Final = edition
        self.seats: Final = seats
        self.moves: Final = moves

    def __reduce__(self) -> tuple[type[Record], tuple[Any, ...]]:
        """Pickled and copied by what it is made of: a compiled class knows no other way."""
        return Record, (self.game, self.version, self.options, self.edition, self.seats, self.moves)

    def text(self) -> str:
        """The record as a text file."""
        head = [FORMAT, f"game: {self.game}", f"rules: {self.version}"]
        head += [f"{key}: {dumped(value)}" for key, value in self.parts()]
        return "\n".join(head + [""] + [line(move) for move in self.moves]) + "\n"

    def parts(self) -> list[tuple[str, Any]]:
        """The lines of the head that hold JSON."""
        return [("options", self.options), ("edition", self.edition), ("seats", self.seats)]

    def json(self) -> str:
        """The record as one line of JSON, for files of many games."""
        row = {"game": self.game, "rules": self.version, **dict(self.parts()), "moves": [line(move) for move in self.moves]}
        return dumped(row)


def dumped(value: Any) -> str:
    """JSON on one line, whatever a reader takes for the end of one: names may have any letter."""
    text = json.dumps(value, ensure_ascii=False)
    for end in ("\x85", "\u2028", "\u2029"):
        text = text.replace(end, f"\\u{ord(end):04x}")
    return text


def line(move: Move) -> str:
    """A move as a line of a record: `0: hire doctor`, `chance: draw blue-bank`."""
    seat, text = move
    return f"{'chance' if seat == CHANCE else seat}: {text}"


def read_line(number: int, text: str) -> Move:
    """A line of a record as a move; RecordError names the line that is none."""
    seat, colon, action = text.partition(": ")
    if not colon or not (seat == "chance" or (seat.isdecimal() and len(seat) == 1)):
        raise RecordError(f"line {number}: expected `seat: action`, not {text[:80]!r}")
    return (CHANCE if seat == "chance" else int(seat)), action


def read_record(text: str) -> Record:
    """A record from its text, either form."""
    if text.startswith("{"):
        return read_json(text)
    lines = text.replace("\r\n", "\n").split("\n")  # not at what else may end a line: names of old records have it
    if lines[0] != FORMAT:
        raise RecordError(f"line 1: expected {FORMAT!r}")
    head: dict[str, str] = {}
    number = 1
    while number < len(lines) and lines[number]:
        key, colon, value = lines[number].partition(": ")
        number += 1
        if not colon:
            raise RecordError(f"line {number}: expected `name: value`, not {lines[number - 1][:80]!r}")
        head[key] = value
    try:
        row: dict[str, Any] = {key: json.loads(head[key]) for key in ("rules", "options", "edition", "seats")}
        row["game"] = head["game"]
    except KeyError as missing:
        raise RecordError(f"the head has no line {missing.args[0]!r}") from None
    except (ValueError, RecursionError) as error:
        raise RecordError(f"the head cannot be read: {error}") from None
    moves = [read_line(number + 1 + i, text) for i, text in enumerate(lines[number:]) if text]
    return checked(row, moves)


def read_json(text: str) -> Record:
    """A record from one line of JSON."""
    try:
        row = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"not JSON: {error}") from None
    moves = row.get("moves") if isinstance(row, dict) else None
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise RecordError("moves: expected a list of lines `seat: action`")
    return checked(row, [read_line(i + 1, move) for i, move in enumerate(moves)])


def checked(row: dict[str, Any], moves: list[Move]) -> Record:
    """The head's fields have their types, or the first wrong one is named."""
    expected: list[tuple[str, type, str]] = [
        ("game", str, "a name"),
        ("rules", int, "a number"),
        ("options", dict, "a table"),
        ("edition", dict, "a table"),
        ("seats", list, "a list of names"),
    ]
    for key, kind, what in expected:
        if not isinstance(row.get(key), kind):
            raise RecordError(f"{key}: expected {what}, not {row.get(key)!r}")
    if not all(isinstance(rows, dict) and all(isinstance(r, dict) for r in rows.values()) for rows in row["edition"].values()):
        raise RecordError("edition: expected kind -> id -> fields")
    return Record(row["game"], row["rules"], row["options"], row["edition"], [str(name) for name in row["seats"]], moves)


def begin(game: Game, record: Record) -> State:
    """The table before the record's first line."""
    if record.game != game.id:
        raise RecordError(f"game: this is a record of {record.game}, not of {game.id}")
    if record.version != game.version:
        raise RecordError(f"rules: the record was played under version {record.version}, these are version {game.version}")
    try:
        return game.new(record.options, record.edition)
    except ValueError as error:
        raise RecordError(str(error)) from None


def play_line(game: Game, s: State, number: int, move: Move) -> None:
    """Carry out one line, or say why it cannot be."""
    seat, text = move
    try:
        action = game.words.parse(text)
    except ValueError as error:
        raise RecordError(f"move {number}: {error}") from None
    why = s.why(seat, action)
    if why is not None:
        raise RecordError(f"move {number}: {line(move)}: {why}")
    s.apply(seat, action)


def replay(game: Game, record: Record, moves: int = -1) -> State:
    """The table after the first so many lines, or after all."""
    s = begin(game, record)
    for number, move in enumerate(record.moves if moves < 0 else record.moves[:moves]):
        play_line(game, s, number + 1, move)
    return s


def undo(game: Game, record: Record, seat: int) -> list[Move]:
    """The lines that stay when a seat takes back its last decision; RecordError if it may not.

    It goes back to the seat's own last decision, never past chance, news, or another seat's decision.
    A sealed answer can be taken back while others are still thinking, whoever answered since.
    """
    moves = record.moves
    s = replay(game, record)
    if s.together is not None and s.answer(seat) >= 0:
        last = max(i for i, move in enumerate(moves) if move[0] == seat)
        return moves[:last] + moves[last + 1 :]
    if not moves or moves[-1][0] != seat:
        raise RecordError("nothing of this seat's can be taken back: chance or another seat has moved since")
    s = replay(game, record, len(moves) - 1)
    together = s.together is not None
    heard = len(s.told or [])
    play_line(game, s, len(moves), moves[-1])
    if together or any(told.is_news_to(seat) for told in (s.told or [])[heard:]):
        raise RecordError("nothing of this seat's can be taken back: it has learnt something since")
    return moves[:-1]
