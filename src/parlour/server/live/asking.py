"""What is asked at a table and changes nothing: why, what if, hints and tips, another seat's view."""

from __future__ import annotations

import logging
from typing import Any, Final

from parlour.engine.core import SPECTATOR
from parlour.engine.picks import PickError
from parlour.engine.record import Record
from parlour.engine.rng import SecureRng
from parlour.server.basics.errors import Refused, not_yours, told_why
from parlour.server.journal import life
from parlour.server.journal.play import Play, check_picks, check_run, check_text, refused_pick
from parlour.server.journal.replays import counted_by
from parlour.server.live import frames
from parlour.server.live.bots import STRONGEST
from parlour.server.live.connection import Connection
from parlour.server.live.fields import Answer, Message, field, ok, seat_of, text_field, texts_field
from parlour.server.live.tips import closed_tip, next_tip
from parlour.spoken import LANGUAGES

LOG: Final = logging.getLogger("parlour")


async def what_if(c: Connection, m: Message) -> Answer:
    """What goes with these picks, whether they can be confirmed now, and what they would do."""
    seat = seat_of(c, m)
    chosen = texts_field(m, "what-if")
    async with c.table.lock:
        play = c.table.play
        c.table.must_run()
        run = check_run(play, seat)
        actions = check_picks(play, "what-if", chosen)
        try:
            options = frames.options_of(play, run, actions)
        except PickError as error:
            raise refused_pick(play, "what-if", chosen, error) from None
        told = named(play, run.preview(actions, SecureRng()))
        ask = play.asks[seat]
    return {"type": "what-if", "ask": ask, "chosen": chosen, **options, "told": told}


async def look_as(c: Connection, m: Message) -> Answer:
    seat = field(m, "as", int, "a seat, or -3")
    table = c.table
    ended = table.play.status in life.ENDED and 0 <= seat < len(table.play.sitters)
    if seat != SPECTATOR and seat not in c.mine and not ended:
        raise not_yours("you do not hold this seat")
    async with table.lock:
        c.seat = seat
        table.showing.look(table.play, c, table.play.turn[seat] if seat >= 0 else c.rev)
    return None


async def why(c: Connection, m: Message) -> Answer:
    seat = seat_of(c, m)
    text = text_field(m, "why", 200)
    async with c.table.lock:
        play = c.table.play
        if play.s is None or play.broken is not None:
            c.table.must_run()
        assert play.s is not None
        try:
            action = play.game.words.parse(text)
        except ValueError as error:
            raise Refused("error-no-such-action", str(error), field="why", came=text) from None
        reason = play.s.why(seat, action)
    return {"type": "why", "do": text, "why": told_why(reason) if reason is not None else None}


async def preview(c: Connection, m: Message) -> Answer:
    seat = seat_of(c, m)
    text = text_field(m, "preview", 200)
    async with c.table.lock:
        play = c.table.play
        c.table.must_run()
        if play.question(seat) is None:
            raise Refused("error-not-asked", "this seat is not asked now", 409)
        assert play.s is not None
        action = check_text(play, seat, text)
        told = named(play, play.game.preview(play.s, seat, action, SecureRng()))
    return {"type": "preview", "do": text, "told": told}


def named(play: Play, heard: list[tuple[str, list[int]]]) -> list[dict[str, Any]]:
    """Events with their arguments by name."""
    names = {event.name: event.args for event in play.game.words.events}
    return [{"event": name, "args": dict(zip(names[name], args))} for name, args in heard]


async def sheet(c: Connection, m: Message) -> Answer:
    """Where the points come from, as far as this seat can count; whoever looks on may ask, too."""
    seat = seat_of(c, m) if "seat" in m else c.seat
    async with c.table.lock:
        play = c.table.play
        if play.s is None or play.broken is not None:
            c.table.must_run()
        assert play.s is not None
        counted = counted_by(play, seat)
    return {"type": "sheet", "rows": [{"key": key, "values": values} for key, values in counted]}


async def hint(c: Connection, m: Message) -> Answer:
    seat = seat_of(c, m)
    play = c.table.play
    c.table.must_run()
    if not play.head.settings["hints"] or play.head.settings["rated"]:
        raise Refused("error-hints-off", "this table plays without hints", 403)
    if play.question(seat) is None:
        raise Refused("error-not-asked", "this seat is not asked now", 409)
    picks = [] if m["hint"] is True else texts_field(m, "hint")
    if picks:
        try:
            check_run(play, seat).check(check_picks(play, "hint", picks))
        except PickError as error:
            raise refused_pick(play, "hint", picks, error) from None
    hinting, whose = c.table.process.hinting, f"{c.table.id} {seat}"
    if hinting.of(whose):
        raise Refused("error-too-fast", "this seat's last hint is still being thought about", 429, field="hint")
    if not c.bucket.take(5):
        raise Refused("error-too-fast", "too many hints", 429)
    hinting.add(whose)
    c.table.process.spawn(advise(c, m, seat, play.asks[seat], play.record(), picks))
    return None


async def advise(c: Connection, m: Message, seat: int, ask: str, record: Record, picks: list[str]) -> None:
    """Think without keeping the connection from moving meanwhile; the hint belongs to the question it was asked for."""
    level = STRONGEST
    try:
        thought = await c.table.process.bots.advise(c.table.id, record, seat, level, picks)
        answer = {
            "type": "hint",
            "ask": ask,
            "do": thought.text,
            "level": level,
            "alternatives": thought.found,
            "trouble": thought.trouble or None,
        }
    except Exception:
        LOG.exception("a hint failed", extra={"table": c.table.id, "seat": seat})
        answer = {"type": "error", **Refused("error-internal", "something went wrong here", 500).body()}
    finally:
        c.table.process.hinting.add(f"{c.table.id} {seat}", -1)
    c.put(frames.dump({**answer, "n": m.get("n")}).encode())


async def tip(c: Connection, m: Message) -> Answer:
    """A tip for what this seat is asked, if there is one that it has not seen; or one was closed as soon as it came."""
    seat = seat_of(c, m)
    what, lang = m["tip"], m.get("lang", "")
    if what not in ("next", "closed"):
        raise Refused("error-bad-value", "tip: must be next or closed", 422, field="tip", came=what, allowed=["next", "closed"])
    if lang not in LANGUAGES:
        raise Refused("error-bad-value", "lang: no such language", 422, field="lang", came=lang, allowed=list(LANGUAGES))
    if what == "closed":
        await closed_tip(c, text_field(m, "id", 50), lang)
        return ok(c.table.play.rev)
    settings = c.table.play.head.settings
    c.table.must_run()
    if not settings["hints"] or settings["rated"]:
        raise Refused("error-hints-off", "this table plays without hints", 403)
    return await next_tip(c, seat, lang)
