"""Records from outside as finished tables: replayed first, and a line that cannot be read or played is named with its reason."""

from __future__ import annotations

import asyncio
import re
import time
from typing import Final

from parlour.engine.core import NOBODY
from parlour.engine.game import Game
from parlour.engine.record import FORMAT, Record, RecordError, begin, line, read_record
from parlour.server.basics.errors import Refused
from parlour.server.journal.lines import HOST, Head, Line
from parlour.server.journal.play import Play
from parlour.server.live.bots import USUAL
from parlour.server.live.server import Server
from parlour.server.live.table import LiveTable
from parlour.server.lobby import create, models
from parlour.server.people.identity import Visitor, new_id
from parlour.server.people.names import NAME_LENGTH, shown_text
from parlour.server.stores import sql

SHOWN: Final = 200  # characters of a wrong line that are sent back


async def import_record(server: Server, host: Visitor, body: models.Import) -> LiveTable:
    """A record as a table to look at and to fork."""
    await create.not_too_many(server, host)
    record = await asyncio.to_thread(checked, body.record)  # others play on meanwhile
    game = create.game_named(record.game)
    over = await asyncio.to_thread(replayed, game, record, body.record)
    play, lines = imported(record, game, host, body.title, body.public, over)
    return await server.create(play, lines, sql.new_member(play.head.id, host.id, "host"))


def checked(text: str) -> Record:
    """A text as a record, or which of its lines is none."""
    try:
        return read_record(text)
    except RecordError as error:
        found = re.match(r"line (\d+): ", str(error))
        if found is None:
            raise Refused("error-record", str(error), 422, field="record") from None
        number = int(found[1])
        came = text if text.startswith("{") else text.split("\n")[number - 1]
        key = "error-record-start" if number == 1 and not text.startswith("{") else "error-record-line"
        allowed = FORMAT if key == "error-record-start" else "seat: action"
        raise Refused(key, str(error), 422, field=f"record[{number}]", came=came[:SHOWN], allowed=allowed) from None


def line_numbers(record: Record, text: str) -> list[int]:
    """On which line of the text each move stands; of JSON, the so-manieth of the moves."""
    if text.startswith("{"):
        return list(range(1, len(record.moves) + 1))
    lines = text.replace("\r\n", "\n").split("\n")
    head = lines.index("") if "" in lines else len(lines)
    return [number for number, said in enumerate(lines, 1) if number > head and said]


def replayed(game: Game, record: Record, text: str) -> bool:
    """Whether the game of a record came to its end; Refused names the first line that cannot be played, and why."""
    try:
        s = begin(game, record)
    except RecordError as error:
        key = "error-record-version" if record.version != game.version else "error-record"
        raise Refused(key, str(error), 422, field="record", came=record.version, allowed=game.version) from None
    numbers = line_numbers(record, text)
    for i, move in enumerate(record.moves):
        where, came = f"record[{numbers[i]}]", line(move)[:SHOWN]
        try:
            action = game.words.parse(move[1])
        except ValueError as error:
            raise Refused("error-record-action", f"line {numbers[i]}: {error}", 422, field=where, came=came) from None
        why = s.why(move[0], action)
        if why is not None:
            raise Refused("error-record-move", f"line {numbers[i]}: {line(move)}: {why}", 422, field=where, came=came, why=why)
        s.apply(move[0], action)
    return s.player() == NOBODY


def shown_name(name: str) -> str:
    """A name from a record, as it may stand on the table."""
    return shown_text(name)[:NAME_LENGTH]


def imported(record: Record, game: Game, host: Visitor, title: str, public: bool, over: bool) -> tuple[Play, list[Line]]:
    """The journal of an imported game: begun with all its lines, and ended at once."""
    options = create.checked_options(game, record.options)
    names = [*record.seats, *[""] * 10][: game.seats(options)]
    seats = [{"kind": "bot", "level": USUAL, "name": shown_name(name)} for name in names]
    body = models.TableSettings(title=title, public=public)
    settings = create.settings_of(body, seats)
    settings["start"] = [line(move) for move in record.moves]
    settings["imported"] = True
    now = time.time()
    play = Play(Head(new_id("t"), game.id, game.version, options, record.edition, settings, now))
    lines = [Line(1, now, HOST, "created"), Line(2, now, HOST, "started")]
    if not over:
        lines.append(Line(3, now, HOST, "abandon"))
    return play, lines
