"""What those at a table do among themselves: propose and consent, leave and come back, talk, take notes."""

from __future__ import annotations

from typing import Final

from parlour.engine.core import SPECTATOR
from parlour.server.basics.errors import Refused, not_yours
from parlour.server.journal import life
from parlour.server.journal.forgetting import voice_of
from parlour.server.journal.lines import Line
from parlour.server.journal.play import Play
from parlour.server.live.connection import Connection
from parlour.server.live.fields import Answer, Message, field, not_taken_over, ok, seat_of, text_field
from parlour.server.people.names import shown_text
from parlour.server.stores import moderation, sql

CHAT_LENGTH: Final = 500
WATCHERS_SAY: Final = 500  # lines that the spectators of a table may say
NOTE_LENGTH: Final = 10_000
PROPOSALS: Final = ["undo", "end", "pause", "resume"]
LONGEST_REST: Final = 60  # days


async def propose(c: Connection, m: Message) -> Answer:
    seat = seat_of(c, m)
    wish = field(m, "propose", dict, 'an object as {"what": "undo", "to": 35} or {"what": "end"}')
    what = wish.get("what")
    if what not in PROPOSALS:
        raise Refused(
            "error-bad-value",
            f"propose.what: must be one of {', '.join(PROPOSALS)}",
            422,
            field="propose.what",
            came=what,
            allowed=PROPOSALS,
        )
    days = days_of(wish) if what == "pause" else None

    def make(play: Play) -> Line:
        if play.status == "playing":
            not_taken_over(play, seat)
        # Whose time is over is not asked, but where it counts: whoever loses would use that moment to end it without a result.
        here = {} if play.head.settings["rated"] else {"here": True}
        if what == "end":
            return c.table.line(seat, "propose", what="end", **here)
        if what == "resume":
            if play.resting is None:
                raise Refused("error-not-resting", "the table does not rest", 409)
            return c.table.line(seat, "propose", what="resume", here=True)
        c.table.must_run()
        if what == "pause":
            return c.table.line(seat, "propose", what="pause", days=days, **here)
        first = play.origin[0] if play.origin else play.rev
        to = wish.get("to")
        if isinstance(to, bool) or not isinstance(to, int) or not first <= to < play.rev:
            raise Refused(
                "error-bad-value",
                f"propose.to: must be a rev from {first} to {play.rev - 1}",
                422,
                field="propose.to",
                came=to,
                allowed=[first, play.rev - 1],
            )
        return c.table.line(seat, "propose", what="undo", to=to)

    return ok(await c.table.change(make))


def days_of(wish: Message) -> float | None:
    """For how long they would rest; None: until one of them wants to go on."""
    days = wish.get("days")
    if days is None or (isinstance(days, (int, float)) and not isinstance(days, bool) and 0 < days <= LONGEST_REST):
        return days
    raise Refused(
        "error-bad-value",
        f"propose.days: must be more than 0 and at most {LONGEST_REST}, or be left out",
        422,
        field="propose.days",
        came=days,
        allowed=LONGEST_REST,
    )


async def consent(c: Connection, m: Message) -> Answer:
    seat = seat_of(c, m)
    name = text_field(m, "consent", 50)
    yes = field(m, "yes", bool, "true or false")

    def make(play: Play) -> Line:
        for sitter in play.sitters:
            if sitter.reissue is not None and sitter.reissue["id"] == name:
                if seat not in sitter.reissue["needed"]:
                    raise not_yours("this seat is not asked for its consent")
                return c.table.line(seat, "consent", id=name, yes=yes)
        if play.proposal is None or play.proposal["id"] != name:
            raise Refused(
                "error-not-found",
                "this is not proposed (any more)",
                404,
                field="consent",
                came=name,
                allowed=play.proposal and play.proposal["id"],
            )
        if seat not in play.proposal["needed"] and not (seat == play.proposal["by"] and not yes):
            raise not_yours("this seat is not asked for its consent")
        return c.table.line(seat, "consent", id=name, yes=yes)

    return ok(await c.table.change(make))


async def resign(c: Connection, m: Message) -> Answer:
    seat = seat_of(c, m)

    def make(play: Play) -> Line:
        if play.sitters[seat].resigned:
            raise Refused("error-resigned", "this seat has resigned already", 409)
        return c.table.line(seat, "resign", level=play.head.settings["take_over"]["level"])

    return ok(await c.table.change(make))


async def back(c: Connection, m: Message) -> Answer:
    seat = seat_of(c, m)

    def make(play: Play) -> Line | None:
        life.allow(play, "back")
        if play.sitters[seat].resigned:
            raise Refused("error-resigned", "this seat has resigned", 409)
        late = play.sitters[seat].late and play.sitters[seat].back == play.asks[seat]
        if late and life.state_of(play) == "playing":  # else it would be a minute more for the same question, for ever
            raise Refused("error-too-fast", "a bot answers this: your time for it ran out twice", 429, field="back")
        return c.table.line(seat, "back") if play.sitters[seat].bot else None

    return ok(await c.table.change(make))


async def refuse_reissue(c: Connection, m: Message) -> Answer:
    seat = seat_of(c, m)
    return ok(
        await c.table.change(
            lambda play: c.table.line(seat, "reissue-refused") if play.sitters[seat].reissue is not None else None
        )
    )


async def chat(c: Connection, m: Message) -> Answer:
    text = shown_text(text_field(m, "chat", CHAT_LENGTH))
    if not text:
        raise Refused("error-bad-value", "chat: must not be empty", 422, field="chat", came="", allowed="a text")
    if c.visitor is None:
        raise Refused("error-no-visitor", "choose a nickname first", 401)
    c.table.process.sanctions.may_speak(c.visitor.id)
    if not c.bucket.take(4) or not c.table.process.talkers.take(f"{c.table.id} {c.visitor.id}"):
        raise Refused("error-too-fast", "too many messages", 429)
    seat = c.seat if c.seat in c.mine else c.mine[0] if c.mine else SPECTATOR
    # As the seat is called; a spectator as they are called now, whatever they were when they connected.
    name = c.table.play.sitters[seat].name if seat >= 0 else await sql.name_of(c.table.process.store, c.visitor.id)
    data = {"text": text, "name": name or c.visitor.name}
    whose = []
    if seat == SPECTATOR:
        data["voice"] = voice_of(c.visitor.id, c.table.id)
        whose = [moderation.new_speaker(c.table.id, data["voice"], c.visitor.id)]

    def make(play: Play) -> Line:
        if seat == SPECTATOR and sum(1 for line in play.chat if line.seat == SPECTATOR) >= WATCHERS_SAY:
            raise Refused("error-table-full", f"spectators have said {WATCHERS_SAY} things here", 409, allowed=WATCHERS_SAY)
        return c.table.line(seat, "chat", **data)

    return ok(await c.table.change(make, *whose))


async def mute(c: Connection, m: Message) -> Answer:
    """A seat by its number, a spectator by the `voice` of what they said."""
    whom = m.get("mute")
    on = field(m, "on", bool, "true or false")
    if c.visitor is None:
        raise Refused("error-no-visitor", "choose a nickname first", 401)
    store, table, visitor = c.table.process.store, c.table.id, c.visitor.id
    if isinstance(whom, str):
        if whom not in {line.data.get("voice") for line in c.table.play.chat}:
            raise Refused("error-bad-value", "mute: nobody with this voice has spoken here", 422, field="mute", came=whom)
        await store.write(sql.mute_voice(table, visitor, whom, on))
    else:
        seat = field(m, "mute", int, "a seat, or the voice of a spectator")
        if not 0 <= seat < len(c.table.play.sitters):
            raise Refused("error-bad-value", "mute: no such seat", 422, field="mute", came=seat)
        await store.write(sql.mute(table, visitor, seat, on))
    muted, voices = await sql.muted(store, table, visitor), await sql.muted_voices(store, table, visitor)
    for other in c.table.showing.viewers:
        if other.visitor is not None and other.visitor.id == visitor:
            other.muted, other.muted_voices = muted, voices
    async with c.table.lock:
        c.table.showing.look(c.table.play, c, c.rev)
    return ok(c.table.play.rev)


async def note(c: Connection, m: Message) -> Answer:
    if c.visitor is None:
        raise Refused("error-no-visitor", "choose a nickname first", 401)
    store, visitor = c.table.process.store, c.visitor.id
    if m["note"] is not None:
        await store.write(sql.keep_note(c.table.id, visitor, text_field(m, "note", NOTE_LENGTH).replace("\0", "")))
    return {"type": "note", "text": await sql.note(store, c.table.id, visitor)}
