"""Reporting somebody, and what a moderator does about it: mute, kick, ban, take a name away; all of it is written down."""

from __future__ import annotations

import time
from typing import Any, Final

from parlour.server.basics.errors import Refused, not_found
from parlour.server.journal.forgetting import voice_of
from parlour.server.journal.lines import Line
from parlour.server.journal.play import Play
from parlour.server.live.sanctions import FOREVER
from parlour.server.live.server import Server
from parlour.server.live.table import LiveTable
from parlour.server.lobby import renaming
from parlour.server.people.identity import Visitor, new_id
from parlour.server.stores import keeping, moderation, sql
from parlour.server.stores.moderation import audit
from parlour.server.stores.store import Conflict, Row

SAID: Final = 20  # of the last lines of somebody reported, that a moderator reads


async def report(server: Server, table: LiveTable, visitor: Visitor, seat: int, voice: str, reason: str, text: str) -> None:
    """Tell the moderators of whoever sits on a seat, or has spoken with this voice."""
    if voice:
        whom = await moderation.speaker(server.store, table.id, voice)
    else:
        whom = table.play.sitters[seat].visitor if 0 <= seat < len(table.play.sitters) else ""
    if not whom or whom == visitor.id:
        field = "voice" if voice else "seat"
        raise Refused("error-bad-value", f"{field}: nobody whom you could report", 422, field=field, came=voice or seat)
    if not server.reporters.take(visitor.id):
        raise Refused("error-too-fast", "too many reports: wait a moment", 429)
    if await moderation.reported_already(server.store, visitor.id, whom, table.id):
        return
    row = {
        "id": new_id("n"),
        "at": time.time(),
        "table_id": table.id,
        "reporter": visitor.id,
        "visitor": whom,
        "seat": -1 if voice else seat,
        "voice": voice,
        "reason": reason,
        "text": text,
    }
    await server.store.write(moderation.new_report(row), audit(visitor.id, "report", whom, table=table.id, reason=reason))
    server.metrics.count("reports")


def said_by(play: Play, visitor: str, table: str) -> list[dict[str, Any]]:
    """What somebody has said at a table lately; nothing of the game."""
    seats = {seat for seat, sitter in enumerate(play.sitters) if sitter.visitor == visitor}
    voice = voice_of(visitor, table)
    lines = [line for line in play.chat if line.seat in seats or line.data.get("voice") == voice]
    return [{"at": line.at, "name": line.data["name"], "text": line.data["text"]} for line in lines[-SAID:]]


async def open_reports(server: Server) -> list[dict[str, Any]]:
    found = []
    for row in await moderation.open_reports(server.store):
        try:
            play = (await server.table(row["table_id"])).play
        except Refused:  # deleted since
            play = None
        found.append({**row, "said": said_by(play, row["visitor"], row["table_id"]) if play is not None else []})
    return found


async def decide(
    server: Server, moderator: Visitor, kind: str, whom: str, table: str, hours: float | None, reason: str, address: bool
) -> bool:
    """Mute, kick or ban somebody; what was reported of them is dealt with. Whether nobody new comes from their address either."""
    if await sql.name_of(server.store, whom) is None:
        raise not_found("visitor")
    if await moderation.moderates(server.store, whom):
        raise Refused("error-moderator", "a moderator: the operator takes that away first (parlour moderators remove)", 409)
    if kind == "kick" and await sql.table_head(server.store, table) is None:
        raise not_found("table")
    now = time.time()
    row: Row = {
        "id": new_id("x"),
        "visitor": whom,
        "kind": kind,
        "table_id": table if kind == "kick" else "",
        "address": server.seen.of(whom) if address and kind == "ban" else "",
        "at": now,
        "ends": FOREVER if hours is None or kind == "kick" else now + 3600 * hours,
        "moderator": moderator.id,
        "reason": reason,
    }
    where = {"table": table} if kind == "kick" else {"address": bool(row["address"])} if kind == "ban" else {}
    done = audit(moderator.id, kind, whom, hours=hours, reason=reason, sanction=row["id"], **where)
    await server.store.write(moderation.new_sanction(row), moderation.close_reports(whom, now), done)
    server.metrics.count("sanctions")
    await server.learn_sanctions()
    if kind == "kick":
        await show_out(server, whom, table)
    elif kind == "ban":
        for seat in await moderation.running_seats(server.store, whom):
            await show_out(server, whom, seat["table_id"])
    return bool(row["address"])


async def show_out(server: Server, whom: str, name: str) -> None:
    """Somebody's seats at a table are empty again, or a bot plays them."""
    await give_up_seats(await server.table(name), whom)


async def give_up_seats(table: LiveTable, whom: str) -> None:
    """Before the start a seat is free again; afterwards it resigns."""
    for seat in range(len(table.play.sitters)):

        def make(play: Play, seat: int = seat) -> Line | None:
            sitter = play.sitters[seat]
            if sitter.visitor != whom or sitter.resigned:
                return None
            if play.status == "waiting":
                return table.line(seat, "left")
            if play.status != "playing":
                return None
            return table.line(seat, "resign", level=play.head.settings["take_over"]["level"])

        await table.change(make)


async def lift(server: Server, moderator: Visitor, name: str) -> None:
    row = await moderation.sanction(server.store, name)
    if row is None:
        raise not_found("sanction")
    try:
        await server.store.write(
            moderation.lift(name), audit(moderator.id, "lift", row["visitor"], kind=row["kind"], sanction=name)
        )
    except Conflict:
        raise not_found("sanction") from None
    await server.learn_sanctions()


async def dismiss(server: Server, moderator: Visitor, whom: str) -> None:
    """What was reported of somebody comes to nothing."""
    if not await moderation.open_reports_of(server.store, whom):
        raise not_found("report")
    await server.store.write(moderation.close_reports(whom, time.time()), audit(moderator.id, "dismiss", whom))


async def take_name(server: Server, moderator: Visitor, whom: str) -> None:
    """Somebody's name was no name to have: they get one without meaning, and may choose again."""
    before = await sql.name_of(server.store, whom)
    if before is None:
        raise not_found("visitor")
    plain = f"Guest {whom[1:5]}"
    todo = [sql.rename(whom, plain), keeping.drop_name(whom), moderation.close_reports(whom, time.time())]
    await server.store.write(*todo, audit(moderator.id, "name", whom))
    await renaming.rename_seats(server, Visitor(whom, before, ""), plain)
