"""`parlour host`: a table on the net for friends, opened and played from the terminal."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import websockets  # noqa: F401  # asked for here, so that whoever lacks it is told what to install

from parlour.commands.common import HUMAN, options_for, read_text, split_seats
from parlour.commands.faults import STOPPED
from parlour.commands.grammar import BadInput, near
from parlour.commands.play import seat_count
from parlour.commands.words import Message, quoted

if TYPE_CHECKING:
    from parlour.engine.game import Game

OPEN: Final = "open"  # a seat that anybody may take
MOST_MINUTES, MOST_SECONDS, MOST_DAYS = 1440, 3600, 60  # as a server takes them


def host(
    game: str,
    server: str,
    seats: str | None,
    players: int | None,
    option: list[str],
    edition: Path | None,
    name: str,
    clock: str,
    hints: bool,
    public: bool,
    lang: str,
) -> int:
    """Open a table at a server, and play there."""
    from parlour.server.basics.settings import data_folder
    from parlour.shelf import find
    from parlour.terminal.net.hosting import host as open_table
    from parlour.terminal.net.visitor import Refused
    from parlour.terminal.screen import language_for

    one = find(game)
    code = language_for(lang)
    named = split_seats(seats) if seats is not None else [HUMAN] * seat_count(one, option, players)
    if players is not None and len(named) != players:
        raise BadInput(Message("fault-seats-players", players=players, seats=len(named)))
    table = {
        "game": one.id,
        "options": dict(options_for(one, option, len(named), code)),
        "edition": read_text(edition) if edition is not None else "",
        "seats": wished(one, named),
        "public": public,
        "hints": hints,
        "clock": clock_of(clock),
    }
    try:
        stopped = open_table(server, table, name, code, data_folder() / "visitor.cookies")
    except Refused as error:
        raise BadInput(str(error)) from None
    return STOPPED if stopped else 0


def wished(game: Game, named: list[str]) -> list[dict[str, Any]]:
    """Seats as a server wants them: the first person is whoever types this, the others get links."""
    from parlour.bots import BOTS, characters_of

    known = [HUMAN, OPEN, *[bot.name for bot in [*BOTS, *characters_of(game)]]]
    found: list[dict[str, Any]] = []
    for seat in named:
        kind, _, name = seat.partition(":")
        if kind not in known:
            raise BadInput(Message("fault-nobody", name=quoted(kind)), near(kind, known))
        if kind in (HUMAN, OPEN):
            mine = kind == HUMAN and not any(one["kind"] == "me" for one in found)
            found.append({"kind": "me" if mine else "person" if kind == HUMAN else OPEN})
        else:
            found.append({"kind": "bot", "level": kind, **({"name": name} if name else {})})
    if not any(one["kind"] == "me" for one in found):
        raise BadInput(Message("fault-seats-you", human=HUMAN))
    return found


def clock_of(text: str) -> dict[str, object]:
    """`10+15`: ten minutes each and fifteen seconds for each answer; `3d`: three days for each answer."""
    live, slow = re.fullmatch(r"(\d+)\+(\d+)", text), re.fullmatch(r"(\d+)d", text)
    if not text:
        return {"kind": "none"}
    if live is not None and 1 <= int(live[1]) <= MOST_MINUTES and int(live[2]) <= MOST_SECONDS:
        return {"kind": "live", "reserve": 60 * int(live[1]), "increment": int(live[2])}
    if slow is not None and 1 <= int(slow[1]) <= MOST_DAYS:
        return {"kind": "slow", "days": int(slow[1])}
    raise BadInput(Message("fault-clock", text=quoted(text)))
