"""Playing again: one table for everybody who sat at the last one, with everything kept."""

from __future__ import annotations

import time
from typing import Any, Final

from parlour.server.basics.errors import not_yours
from parlour.server.journal import luck, replays
from parlour.server.journal.kinds import take
from parlour.server.journal.lines import HOST, Head, Line
from parlour.server.journal.play import Play
from parlour.server.live.server import Server
from parlour.server.live.table import LiveTable
from parlour.server.lobby import create, invitations
from parlour.server.people.identity import Visitor, new_id
from parlour.server.stores import sql

KEPT: Final = ("title", "public", "clock", "rated", "done", "hints", "take_over", "reissue_wait")


async def rematch(server: Server, old: LiveTable, visitor: Visitor) -> LiveTable:
    """The rematch of a finished game: whoever asks first makes it, and everybody who sat there sits down by asking too."""
    replays.must_be_over(old.play)
    mine = [seat for seat, sitter in enumerate(old.play.sitters) if sitter.visitor == visitor.id]
    if not mine:
        raise not_yours("you did not sit at this table")
    async with old.lock:  # what is being written now is not on disk yet, and would look like one that was called off
        known = old.play.rematch
    if not known or await sql.table_head(server.store, known) is None:
        await make(server, old, visitor, mine[0], known)
    table = await server.table(old.play.rematch)
    for seat, name in invitations.kept_for(table.play, visitor).items():
        await invitations.sit(table, seat, visitor, name)
    return table


async def make(server: Server, old: LiveTable, visitor: Visitor, seat: int, gone: str) -> None:
    """Written together with the line that tells the old table of it: two who ask at the same time get the same one."""
    await create.not_too_many(server, visitor)
    head, now = old.play.head, time.time()
    settings: dict[str, Any] = {name: head.settings[name] for name in KEPT}
    rows, kept = seats_of(old.play, visitor)
    settings.update(seats=rows, lobby=[], kept=kept, rematch_of=head.id)
    game = create.game_named(head.game)
    play = Play(Head(new_id("t"), game.id, game.version, head.options, head.edition, settings, now))
    lines = [Line(1, now, HOST, "created")]
    if not kept:
        lines.append(Line(2, now, HOST, "started"))
    for line in lines:
        take(play, line, luck.SECURE)
    members = [sql.new_member(play.head.id, row["visitor"], "watch") for row in kept.values()]
    todo = [*sql.new_table(play, lines), sql.new_member(play.head.id, visitor.id, "host"), *members]

    def told(was: Play) -> Line | None:
        return old.line(seat, "rematch", table=play.head.id) if was.rematch == gone else None

    await old.change(told, *todo)
    if old.play.rematch == play.head.id:
        server.metrics.count("tables")
        server.add(play).go_on()


def seats_of(play: Play, visitor: Visitor) -> tuple[list[dict[str, Any]], dict[str, dict[str, str]]]:
    """The same people and bots on the same seats: who asks sits there, the others' seats are kept for them."""
    rows: list[dict[str, Any]] = []
    kept: dict[str, dict[str, str]] = {}
    for seat, sitter in enumerate(play.sitters):
        if sitter.kind == "bot":
            rows.append({"kind": "bot", "level": sitter.level, "name": sitter.name})
        elif sitter.visitor == visitor.id:
            rows.append({"kind": "person", "visitor": visitor.id, "name": sitter.name})
        else:
            rows.append({"kind": "open"})
            kept[str(seat)] = {"visitor": sitter.visitor, "name": sitter.name}
    return rows, kept
