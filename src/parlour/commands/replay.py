"""`parlour replay`: a record in words, or a check that it still replays."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from parlour.commands.common import display_names, level_names, records_of
from parlour.commands.grammar import BadInput
from parlour.commands.progress import watched
from parlour.commands.words import Message, Words, about

if TYPE_CHECKING:
    from rich.console import Console

    from parlour.engine.core import State
    from parlour.engine.game import Game
    from parlour.engine.record import Record


def replay(record: Path, check: bool, json: bool, lang: str) -> int:
    """Print a recorded game in words, or check it."""
    from json import dumps

    from rich.console import Console

    from parlour.engine.record import RecordError
    from parlour.shelf import find

    records = records_of(record)
    finished = 0
    for number, one in enumerate(watched(records, record.name, len(records)), 1):
        game = find(one.game)
        where = about(record, Message("fault-record", number=str(number))) if len(records) > 1 else record
        try:
            one, s, understood = understand(game, one)
        except RecordError as error:
            if not check:
                raise BadInput(about(where, error)) from None
            print(f"parlour: {about(where, error).said(lang)}", file=sys.stderr)
            return 1
        for move, texts in understood:
            note = about(where, Message("fault-understood", move=str(move), texts=", ".join(texts)))
            print(f"parlour: {note.said(lang)}", file=sys.stderr)
        over = not s.asked() and s.player() != -1
        finished += over
        if json:
            print(dumps({"game": one.game, "moves": len(one.moves), "over": over, "scores": s.scores(), "ranking": s.ranking()}))
        elif not check:
            print_game(one, lang, Console(highlight=False), over)
    if check and not json:
        words = Words(lang)
        counts = [(words.colon(words.say(f"replay-{key}")), n) for key, n in (("whole", len(records)), ("finished", finished))]
        print(words.colon(str(record)), ", ".join(f"{said} {n}" for said, n in counts))
    return 0


def understand(game: Game, record: Record) -> tuple[Record, State, list[tuple[int, list[str]]]]:
    """The record as the engine takes it and the table after it; runs of picks may stand in any order, and it is said how."""
    from parlour.engine.picks import reordered
    from parlour.engine.record import RecordError
    from parlour.engine.record import replay as play_back

    try:
        return record, play_back(game, record), []
    except RecordError as error:
        try:
            same, understood = reordered(game, record)
        except RecordError:
            raise error from None
        return same, play_back(game, same), understood


def print_game(record: Record, code: str, console: Console, over: bool) -> None:
    """Move by move: who did what, and what came of it. Of a game that still goes on, what its one person or an onlooker knows."""
    from rich.text import Text

    from parlour.engine.core import CHANCE, SPECTATOR
    from parlour.engine.record import begin, play_line
    from parlour.language import Language
    from parlour.shelf import find
    from parlour.terminal.layout import flowing
    from parlour.terminal.log import log_lines
    from parlour.terminal.page import WORDS

    game = find(record.game)
    common = Language(None, code)
    levels = level_names(common, game)
    names = display_names(record.seats, common.say("seat", {"number": "{}"}), levels)
    words = Language(game, code, names, [WORDS])
    persons = [seat for seat, name in enumerate(record.seats) if name.partition(":")[0] not in levels]
    viewer = None if over else persons[0] if len(persons) == 1 else SPECTATOR
    console.print(Text.assemble((words.say("game-title"), "bold"), f"  {' · '.join(names)}"))
    s = begin(game, record)
    heard = 0
    for number, move in enumerate(record.moves, 1):
        seat, text = move
        play_line(game, s, number, move)
        told = (s.told or [])[heard:]
        heard += len(told)
        if viewer in (None, seat) and (seat != CHANCE or not told):  # what others chose may be secret; what came of it is heard
            who = words.say("chance") if seat == CHANCE else words.seat(seat)
            said = words.action(game.words.parse(text))
            first = Text.assemble((f"{number:>4} ", "dim"), (f"{who} – ", "bold"))
            console.print(*flowing([Text(said)], console.width, "", first, 7), sep="\n")
        for line in log_lines(words, told, viewer, ["forced"]):
            console.print(*flowing([Text(line)], console.width, "", Text(" " * 7), 9), sep="\n")
    if not over:
        console.print(Text(words.say("unfinished", {"n": len(record.moves)}), "bold"))
        return
    for place, seat in sorted((place, seat) for seat, place in enumerate(s.ranking())):
        console.print(Text(f"{place}. {words.seat(seat)}  {s.scores()[seat]}", "bold"))
