"""Claiming links, taking open seats, moving and re-issuing seats."""

from __future__ import annotations

import time
from typing import Any

from parlour.server import sql
from parlour.server.errors import Refused, not_yours
from parlour.server.hall import Hall
from parlour.server.identity import SOON, Issued, NewDevice, Visitor, used
from parlour.server.journal import HOST, Line
from parlour.server.play import Play
from parlour.server.store import Conflict, Row
from parlour.server.table import Table


def taken() -> Refused:
    return Refused("error-seat-taken", "somebody sits there already", 409, field="seat")


def already() -> Refused:
    return Refused("error-link-used", "this link was claimed already", 409, field="token")


async def claim(hall: Hall, row: Row, visitor: Visitor) -> dict[str, Any]:
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
        if kind in ("watch", "host"):
            todo = [sql.new_member(row["table_id"], visitor.id, kind)]
            await hall.store.write(*([sql.use_link(row["id"], visitor.id)] if kind == "host" else []), *todo)
        else:
            found = await hall.table(row["table_id"])
            await take_seat(found, row, visitor)
            answer["locked"] = kind == "reissue" and found.play.sitters[row["seat"]].visitor != visitor.id
    except Conflict:
        raise already() from None
    return answer


async def take_seat(table: Table, row: Row, visitor: Visitor) -> None:
    seat, kind = row["seat"], row["kind"]
    used_now = sql.use_link(row["id"], visitor.id)
    data = {"visitor": visitor.id, "name": visitor.name}

    def make(play: Play) -> Line:
        sitter = play.sitters[seat]
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


async def sit(table: Table, seat: int, visitor: Visitor) -> int:
    """Take an open seat from the lobby."""
    play = table.play
    if not play.head.settings["public"] or seat not in play.head.settings["lobby"]:
        raise not_yours("this seat needs an invitation")

    def make(play: Play) -> Line:
        if play.status != "waiting" or play.sitters[seat].kind != "open":
            raise taken()
        return table.line(seat, "sat", visitor=visitor.id, name=visitor.name)

    rev = await table.change(make, sql.kill_links(table.id, "seat", seat))
    await start_if_full(table)
    return rev


async def leave(table: Table, seat: int, visitor: Visitor) -> int:
    def make(play: Play) -> Line:
        if play.status != "waiting":
            raise Refused("error-running", "the game has started; resign instead", 409)
        if play.sitters[seat].visitor != visitor.id:
            raise not_yours("you do not hold this seat")
        return table.line(seat, "left")

    return await table.change(make)


async def start_if_full(table: Table) -> None:
    def make(play: Play) -> Line | None:
        ready = play.status == "waiting" and all(sitter.kind != "open" for sitter in play.sitters)
        return table.line(HOST, "started") if ready else None

    await table.change(make)


async def start(table: Table) -> int:
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


async def new_link(hall: Hall, table: Table, kind: str, seat: int | None) -> str:
    """Host: a link for an unclaimed seat or for spectators; the old one dies."""
    if kind == "seat" and table.play.sitters[existing(table.play, seat)].kind != "open":
        raise Refused("error-seat-taken", "this seat is claimed; re-issue it if it was lost", 409, field="seat", came=seat)
    number = seat if kind == "seat" and seat is not None else -1
    issued = Issued(kind, table.id, number)
    await hall.store.write(sql.kill_links(table.id, kind, number), issued.todo)
    return issued.token


async def move_link(hall: Hall, table: Table, seat: int, visitor: Visitor) -> Issued:
    """Owner: a link that moves the seat to whoever claims it soon."""
    if table.play.sitters[existing(table.play, seat)].visitor != visitor.id:
        raise not_yours("you do not hold this seat")
    issued = Issued("move", table.id, seat, visitor.id, SOON)
    await hall.store.write(sql.kill_links(table.id, "move", seat), issued.todo)
    return issued


async def reissue(hall: Hall, table: Table, seat: int, host: Visitor) -> tuple[Issued, float]:
    """Host: a new link for a lost seat; the table hears of it, and the seat's view stays locked for a while."""
    existing(table.play, seat)
    issued = Issued("reissue", table.id, seat)
    until = time.time() + table.play.head.settings["reissue_wait"]

    def make(play: Play) -> Line:
        if play.status in ("over", "abandoned"):
            table.must_run()
        if not play.sitters[seat].visitor or play.sitters[seat].resigned:
            raise Refused("error-bad-value", "seat: nobody has claimed it", 409, field="seat", came=seat)
        return table.line(seat, "reissue", link=issued.id, until=until, host=host.id)

    await table.change(make, sql.kill_links(table.id, "reissue", seat), issued.todo)
    return issued, until


async def device_link(hall: Hall, visitor: Visitor) -> Issued:
    issued = Issued("device", "", -1, visitor.id, SOON)
    await hall.store.write(issued.todo)
    return issued


async def claim_device(hall: Hall, row: Row) -> NewDevice:
    """The claimer becomes the visitor who made the link, on one more device."""
    device = NewDevice(row["visitor"])
    try:
        await hall.store.write(sql.use_link(row["id"], row["visitor"]), device.todo)
    except Conflict:
        raise already() from None
    return device
