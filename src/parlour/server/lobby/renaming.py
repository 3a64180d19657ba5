"""A new name reaches the seats that somebody holds."""

from __future__ import annotations

import re
from functools import partial

from parlour.server.basics.errors import Refused
from parlour.server.journal.lines import Line
from parlour.server.journal.play import Play
from parlour.server.live.server import Server
from parlour.server.live.table import LiveTable
from parlour.server.lobby.invitations import name_at
from parlour.server.people.identity import Visitor
from parlour.server.people.names import NAME_LENGTH
from parlour.server.stores import sql


async def rename_seats(server: Server, before: Visitor, name: str) -> None:
    """At tables that are not over. Who holds several seats of one, or is called otherwise there, keeps those names."""
    for row in await sql.seats_of(server.store, before.id):
        if came_from(row["name"], before.name):
            table = await server.table(row["table_id"])
            try:
                await table.change(partial(renamed, table, before, name))
            except Refused:
                continue  # it has ended meanwhile


def renamed(table: LiveTable, before: Visitor, name: str, play: Play) -> Line | None:
    mine = [seat for seat, sitter in enumerate(play.sitters) if sitter.visitor == before.id]
    if len(mine) != 1 or not came_from(play.sitters[mine[0]].name, before.name):
        return None
    new = name_at(play, mine[0], Visitor(before.id, name, before.device))
    return table.line(mine[0], "renamed", name=new) if new != play.sitters[mine[0]].name else None


def came_from(shown: str, name: str) -> bool:
    """Whether a name at a table is the visitor's, with a number where somebody else's looked the same."""
    return shown == name or re.fullmatch(re.escape(name[: NAME_LENGTH - 3]) + r" \d+", shown) is not None
