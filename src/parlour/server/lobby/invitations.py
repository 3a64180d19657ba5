"""Claiming links, taking open seats, moving and re-issuing seats."""

from __future__ import annotations

from typing import Any

from parlour.server.basics.errors import Refused, not_yours
from parlour.server.journal import life
from parlour.server.journal.lines import HOST, Line
from parlour.server.journal.play import Play
from parlour.server.live.server import Server
from parlour.server.live.table import LiveTable
from parlour.server.people.identity import SOON, Issued, NewDevice, Visitor, used
from parlour.server.people.names import told_apart
from parlour.server.stores import moderation, sql
from parlour.server.stores.moderation import audit
from parlour.server.stores.store import Conflict, Row


def taken() -> Refused:
    return Refused("error-seat-taken", "somebody sits there already", 409, field="seat")


def already() -> Refused:
    return Refused("error-link-used", "this link was claimed already", 409, field="token")


async def claim(server: Server, row: Row, visitor: Visitor) -> dict[str, Any]:
    """A visitor claims a link."""
    kind, table, seat = row["kind"], row["table_id"] or None, row["seat"] if row["seat"] >= 0 else None
    answer: dict[str, Any] = {"kind": kind, "table": table, "seat": seat, "name": visitor.name, "locked": False}
    mine = row["used_by"] == visitor.id  # claimed again by the same visitor: the same answer
    refused = used(row)
    if refused is not None and not mine:
        raise refused
    if mine and kind != "watch":
        return answer
    try:
        if kind == "moderate":
            todo = [moderation.new_moderator(visitor.id, server.time.now()), audit(visitor.id, "moderator", visitor.id)]
            await server.store.write(sql.use_link(row["id"], visitor.id), *todo)
        elif kind in ("watch", "host"):
            todo = [sql.new_member(row["table_id"], visitor.id, kind)]
            await server.store.write(*([sql.use_link(row["id"], visitor.id)] if kind == "host" else []), *todo)
        else:
            found = await server.table(row["table_id"])
            await take_seat(found, row, visitor)
            answer["locked"] = kind == "reissue" and found.play.sitters[row["seat"]].visitor != visitor.id
    except Conflict:
        raise already() from None
    return answer


def name_at(play: Play, seat: int, visitor: Visitor) -> str:
    """A visitor's name at a table: nobody looks like somebody else there."""
    return told_apart(visitor.name, [s.name for other, s in enumerate(play.sitters) if other != seat and s.visitor != visitor.id])


async def take_seat(table: LiveTable, row: Row, visitor: Visitor) -> None:
    seat, kind = row["seat"], row["kind"]
    used_now = sql.use_link(row["id"], visitor.id)

    def make(play: Play) -> Line:
        sitter = play.sitters[seat]
        data = {"visitor": visitor.id, "name": name_at(play, seat, visitor)}
        if kind == "seat":
            if sitter.kind != "open":
                raise taken()
            return table.line(seat, "sat", **data)
        if kind == "move":
            if sitter.visitor != row["visitor"]:
                raise Refused("error-link-unknown", "this link is not valid any more", 404, field="token")
            return table.line(seat, "seat-moved", **data)
        if sitter.reissue is None or sitter.reissue["link"] != row["id"]:
            raise Refused("error-link-unknown", "this link was called off", 404, field="token")
        return table.line(seat, "reissue-claimed", **data)

    await table.change(make, used_now)
    await start_if_full(table)


def kept_for(play: Play, visitor: Visitor) -> dict[int, str]:
    """The free seats of a rematch that are kept for a visitor, with the names they had there."""
    mine = {seat: row["name"] for seat, row in play.kept.items() if row["visitor"] == visitor.id}
    return {seat: name for seat, name in mine.items() if play.status == "waiting" and play.sitters[seat].kind == "open"}


async def sit(table: LiveTable, seat: int, visitor: Visitor, name: str = "") -> int:
    """Take an open seat from the lobby, or one's own at a rematch."""
    play = table.play
    if seat not in kept_for(play, visitor) and (not play.head.settings["public"] or seat not in play.lobby):
        raise not_yours("this seat needs an invitation")
    if visitor.id in play.asked_out:
        raise Refused(
            "error-asked-out", "the host has asked you to leave: it takes an invitation to come back", 403, field="seat"
        )

    def make(play: Play) -> Line:
        if play.status != "waiting" or play.sitters[seat].kind != "open":
            raise taken()
        return table.line(seat, "sat", visitor=visitor.id, name=name or name_at(play, seat, visitor))

    rev = await table.change(make, sql.kill_links(table.id, "seat", seat))
    await start_if_full(table)
    return rev


async def leave(table: LiveTable, seat: int, visitor: Visitor) -> int:
    def make(play: Play) -> Line:
        if play.status != "waiting":
            raise Refused("error-running", "the game has started; resign instead", 409)
        if play.sitters[seat].visitor != visitor.id:
            raise not_yours("you do not hold this seat")
        return table.line(seat, "left")

    return await table.change(make, sql.reopen_link(table.id, seat, visitor.id))


async def start_if_full(table: LiveTable) -> None:
    def make(play: Play) -> Line | None:
        ready = play.status == "waiting" and all(sitter.kind != "open" for sitter in play.sitters)
        return table.line(HOST, "started") if ready else None

    await table.change(make)


async def start(table: LiveTable) -> int:
    """Host: fill what is empty with bots."""

    def make(play: Play) -> Line:
        if play.status != "waiting":
            raise Refused("error-running", "the game has started already", 409)
        level = play.head.settings["take_over"]["level"]
        return table.line(
            HOST, "started", bots={str(seat): level for seat, sitter in enumerate(play.sitters) if sitter.kind == "open"}
        )

    return await table.change(make)


def existing(play: Play, seat: int | None) -> int:
    if seat is None or not 0 <= seat < len(play.sitters):
        raise Refused(
            "error-bad-value", "seat: no such seat", 422, field="seat", came=seat, allowed=list(range(len(play.sitters)))
        )
    return seat


async def new_link(server: Server, table: LiveTable, kind: str, seat: int | None) -> str:
    """Host: a link for an unclaimed seat or for spectators; the old one dies."""
    if kind == "seat" and table.play.sitters[existing(table.play, seat)].kind != "open":
        raise Refused("error-seat-taken", "this seat is claimed; re-issue it if it was lost", 409, field="seat", came=seat)
    number = seat if kind == "seat" and seat is not None else -1
    issued = Issued(kind, table.id, number)
    await server.store.write(sql.kill_links(table.id, kind, number), issued.todo)
    return issued.token


async def move_link(server: Server, table: LiveTable, seat: int, visitor: Visitor) -> Issued:
    """Owner: a link that moves the seat to whoever claims it soon."""
    if table.play.sitters[existing(table.play, seat)].visitor != visitor.id:
        raise not_yours("you do not hold this seat")
    issued = Issued("move", table.id, seat, visitor.id, SOON)
    await server.store.write(sql.kill_links(table.id, "move", seat), issued.todo)
    return issued


async def reissue(server: Server, table: LiveTable, seat: int, host: Visitor) -> tuple[Issued, float]:
    """Host: a new link for a lost seat; the table hears of it, and the seat's view stays locked for a while."""
    existing(table.play, seat)
    hosts = {row["visitor"] for row in (await sql.hosts(server.store, [table.id]))[table.id]}
    sits = any(sitter.visitor == host.id for sitter in table.play.sitters)
    if host.id not in hosts and not (
        sits and table.play.sitters[seat].visitor in hosts
    ):  # else a lost host would be lost for good
        raise Refused("error-not-host", "only a host may do this, but for the seat of a host", 403)
    issued = Issued("reissue", table.id, seat)
    now = server.time.now()
    soonest = now + server.settings.limits.reissue_wait
    until = max(soonest, now + table.play.head.settings["reissue_wait"])

    def make(play: Play) -> Line:
        life.allow(play, "reissue")
        if not play.sitters[seat].visitor or play.sitters[seat].resigned:
            raise Refused("error-bad-value", "seat: nobody has claimed it", 409, field="seat", came=seat)
        return table.line(seat, "reissue", link=issued.id, until=until, soonest=soonest, host=host.id)

    noted = audit(host.id, "reissue", table.id, seat=seat)
    await table.change(make, sql.kill_links(table.id, "reissue", seat), issued.todo, noted)
    return issued, until


async def device_link(server: Server, visitor: Visitor) -> Issued:
    issued = Issued("device", "", -1, visitor.id, SOON)
    await server.store.write(issued.todo)
    return issued


async def claim_device(server: Server, row: Row) -> NewDevice:
    """The claimer becomes the visitor who made the link, on one more device."""
    device = NewDevice(row["visitor"])
    try:
        await server.store.write(sql.use_link(row["id"], row["visitor"]), device.todo)
    except Conflict:
        raise already() from None
    return device
