"""Before the start: a host asks somebody to leave, lets two change places, or changes what will be played."""

from __future__ import annotations

from typing import Any, Final

from parlour.server.basics.errors import Refused
from parlour.server.journal import life
from parlour.server.journal.lines import HOST, Line
from parlour.server.journal.play import Play
from parlour.server.live.server import Server
from parlour.server.live.table import LiveTable
from parlour.server.lobby import create, invitations, models
from parlour.server.people.identity import Visitor
from parlour.server.stores import sql

CHANGED: Final = ("title", "public", "clock", "rated", "done", "hints", "take_over", "reissue_wait")


def still_waits(play: Play, kind: str) -> None:
    """Refused where the game has begun."""
    if play.status != "waiting":
        raise Refused("error-running", "the game has started", 409)
    life.allow(play, kind)


async def ask_out(table: LiveTable, seat: int, host: Visitor) -> int:
    """Whoever sits there leaves; a bot too."""

    def make(play: Play) -> Line:
        still_waits(play, "left")
        sitter = play.sitters[invitations.existing(play, seat)]
        if sitter.kind == "open":
            raise Refused("error-bad-value", "seat: nobody sits there", 409, field="seat", came=seat)
        if sitter.visitor == host.id:
            raise Refused("error-bad-value", "seat: it is your own; leave it instead", 409, field="seat", came=seat)
        return table.line(seat, "left", asked=True)

    links = [sql.kill_links(table.id, kind, seat) for kind in ("move", "reissue")]
    return await table.change(make, *links)


async def swap(table: LiveTable, one: int, other: int) -> int:
    """Two seats change places, whoever sits there; their links go with them."""
    count = len(table.play.sitters)
    for seat in (one, other):
        invitations.existing(table.play, seat)
    order = list(range(count))
    order[one], order[other] = other, one

    def make(play: Play) -> Line:
        still_waits(play, "swapped")
        if len(play.sitters) != count:
            raise Refused("error-bad-value", "seat: the table has another size by now", 409, field="seat")
        return table.line(HOST, "swapped", order=order)

    return await table.change(make, *sql.reorder_links(table.id, order, count))


def others_sit(play: Play, host: Visitor) -> bool:
    return any(sitter.visitor and sitter.visitor != host.id for sitter in play.sitters)


async def change(server: Server, table: LiveTable, body: models.Changes, host: Visitor) -> int:
    """Other options, another edition or other settings; what is not said stays."""
    still_waits(table.play, "changed")
    head = table.play.head
    game = create.game_named(head.game)
    given = body.model_dump(exclude_unset=True)
    options = create.checked_options(game, {**head.options, **given.get("options", {})})
    edition = create.checked_edition(game, options, body.edition if body.edition is not None else head.edition)
    merged = {name: given.get(name, head.settings[name]) for name in CHANGED}
    create.check_wait(server, merged["reissue_wait"])
    settings = create.settings_of(models.TableSettings(**merged), [])
    if settings["rated"] and others_sit(table.play, host):
        stays = {name: (settings[name], head.settings[name]) for name in ("rated", "clock", "done", "take_over")}
        for name, (new, old) in (stays | {"options": (options, head.options), "edition": (edition, head.edition)}).items():
            if new != old:
                message = f"{name}: whoever sits at a rated table sat down to what it was"
                raise Refused("error-rated-sat", message, 409, field=name, allowed=old)
    order = seats_for(table.play, game.seats(options))
    data: dict[str, Any] = {
        "options": options,
        "edition": edition,
        "settings": {name: settings[name] for name in CHANGED},
        "order": order,
    }
    before, rev = len(table.play.sitters), table.play.rev

    def make(play: Play) -> Line:
        still_waits(play, "changed")
        if play.rev != rev:
            raise Refused("error-bad-value", "somebody came or went meanwhile: look, and say it again", 409)
        return table.line(HOST, "changed", **data)

    done = await table.change(make, *sql.reorder_links(table.id, order, before))
    await invitations.start_if_full(table)
    return done


def seats_for(play: Play, count: int) -> list[int]:
    """Who stays where with so many seats: persons first of all, then bots, then seats that are free; -1 is one more."""
    keep = list(range(len(play.sitters)))
    for kind in ("open", "bot"):
        for seat in reversed([seat for seat in keep if play.sitters[seat].kind == kind]):
            if len(keep) > count:
                keep.remove(seat)
    if len(keep) > count:
        raise Refused(
            "error-seats",
            f"options.players: {len(keep)} persons sit here already: ask somebody to leave first",
            409,
            field="options.players",
            came=count,
            allowed=[len(keep)],
        )
    return keep + [-1] * (count - len(keep))
