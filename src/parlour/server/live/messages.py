"""What a client says at a table, and what comes back."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import orjson

from parlour.engine.core import SPECTATOR
from parlour.engine.picks import PickError
from parlour.engine.record import Record
from parlour.engine.rng import SecureRng
from parlour.server.basics.errors import Refused, not_yours, told_why
from parlour.server.journal import lessons, life
from parlour.server.journal.forgetting import voice_of
from parlour.server.journal.lines import Line
from parlour.server.journal.moves import picked
from parlour.server.journal.play import Play, check_picks, check_run, check_text, refused_pick
from parlour.server.journal.replays import counted_by
from parlour.server.live import frames
from parlour.server.live.bots import STRONGEST
from parlour.server.live.connection import PATIENCE, TOO_FAST, Connection
from parlour.server.live.tips import closed_tip, next_tip, note_mistake, what_is_learnt
from parlour.server.people.names import shown_text
from parlour.server.stores import moderation, sql
from parlour.spoken import LANGUAGES

LOG: Final = logging.getLogger("parlour")
CHAT_LENGTH: Final = 500
WATCHERS_SAY: Final = 500  # lines that the spectators of a table may say
NOTE_LENGTH: Final = 10_000
PREPARED: Final = 20
PROPOSALS: Final = ["undo", "end", "pause", "resume"]
LONGEST_REST: Final = 60  # days
PICKS: Final = 60  # more than any run can have
LEARN: Final = ["show", "skip", "wrong", "yes", "nearly", "no"]
Message = dict[str, Any]
Answer = dict[str, Any] | None  # None: the answer is a table frame, already sent


async def receive(c: Connection, raw: str) -> None:
    """Handle one message and answer it."""
    n: Any = None
    try:
        in_time = c.bucket.take()  # nonsense counts as well
        if not in_time:
            c.too_fast += 1
            if c.too_fast > PATIENCE:
                c.drop(TOO_FAST)
                return
        message = parse(raw)
        n = message.get("n")
        if not in_time:
            raise Refused("error-too-fast", "too many messages", 429)
        c.table.process.metrics.count("messages")
        answer = await handler(message)(c, message)
    except Refused as refused:
        answer = {"type": "error", **refused.body()}
    except Exception:
        LOG.exception("a message failed", extra={"table": c.table.id})
        answer = {"type": "error", **Refused("error-internal", "something went wrong here", 500).body()}
    if answer is not None:
        answer["n"] = n if isinstance(n, (int, str, float)) else None
        c.put(frames.dump(answer).encode())


def parse(raw: str) -> Message:
    try:
        message = orjson.loads(raw)
    except ValueError as error:
        raise Refused("error-bad-json", f"not JSON: {error}") from None
    if not isinstance(message, dict):
        raise Refused("error-bad-json", "a message is one JSON object", came=message)
    return message


def handler(message: Message) -> Callable[[Connection, Message], Awaitable[Answer]]:
    for key, handle in HANDLERS.items():
        if key in message:
            return handle
    raise Refused(
        "error-unknown-message", f"a message has one of {', '.join(HANDLERS)}", came=list(message)[:5], allowed=list(HANDLERS)
    )


def field(message: Message, name: str, kind: type, what: str) -> Any:
    value = message.get(name)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise Refused("error-bad-value", f"{name}: must be {what}", 422, field=name, came=value, allowed=what)
    return value


def text_field(message: Message, name: str, length: int) -> str:
    value = str(field(message, name, str, f"a text of at most {length} characters"))
    if len(value) > length:
        raise Refused(
            "error-bad-value",
            f"{name}: must be a text of at most {length} characters",
            422,
            field=name,
            came=len(value),
            allowed=length,
        )
    return value


def texts_field(message: Message, name: str) -> list[str]:
    what = f"a list of at most {PICKS} actions as text"
    value = field(message, name, list, what)
    if len(value) > PICKS:
        raise Refused("error-bad-value", f"{name}: must be {what}", 422, field=name, came=len(value), allowed=PICKS)
    for i, text in enumerate(value):
        if not isinstance(text, str) or len(text) > 200:
            raise Refused(
                "error-bad-value", f"{name}[{i}]: must be an action as text", 422, field=f"{name}[{i}]", came=text, allowed=what
            )
    return list(value)


def seat_of(c: Connection, message: Message) -> int:
    """The own seat that a message acts for."""
    seat = message.get("seat", c.seat)
    if isinstance(seat, bool) or not isinstance(seat, int) or seat not in c.mine:
        raise not_yours("you do not hold this seat") if c.mine else not_yours("you only watch")
    return seat


def ok(rev: int) -> Answer:
    return {"type": "ok", "rev": rev}


async def do(c: Connection, m: Message) -> Answer:
    seat = seat_of(c, m)
    text = text_field(m, "do", 200)
    ask = text_field(m, "ask", 50)
    table = c.table
    not_taken_over(table.play, seat)
    await keep_seat(c, seat)
    earlier = table.play.answers.get(ask)
    rev = await table.change(lambda _: table.move(seat, ask, text))
    await note_mistake(table, seat, ask, [text])
    return ok(earlier[1] if earlier is not None and earlier[0] == text else rev)


async def picks(c: Connection, m: Message) -> Answer:
    """A whole run of picks, in any order: one line of the journal."""
    seat = seat_of(c, m)
    chosen = texts_field(m, "picks")
    ask = text_field(m, "ask", 50)
    table = c.table
    not_taken_over(table.play, seat)
    await keep_seat(c, seat)
    earlier = table.play.answers.get(ask)
    rev = await table.change(lambda _: table.picks(seat, ask, chosen))
    await note_mistake(table, seat, ask, chosen)
    return ok(earlier[1] if earlier is not None and earlier[0] == picked(chosen) else rev)


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


async def keep_seat(c: Connection, seat: int) -> None:
    """Whoever moves has not lost the seat."""
    table = c.table
    if table.play.sitters[seat].reissue is not None:
        await table.change(lambda play: table.line(seat, "reissue-refused") if play.sitters[seat].reissue is not None else None)


def not_taken_over(play: Play, seat: int) -> None:
    if play.sitters[seat].bot:
        raise Refused("error-not-asked", "a bot plays this seat now; come back first", 409, field="back")


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


async def undo(c: Connection, m: Message) -> Answer:
    seat = seat_of(c, m)

    def make(play: Play) -> Line:
        c.table.must_run()
        not_taken_over(play, seat)
        if not play.can_undo(seat):
            raise Refused("error-cannot-undo", "nothing of this seat's can be taken back", 409)
        return c.table.line(seat, "undo")

    return ok(await c.table.change(make))


async def redo(c: Connection, m: Message) -> Answer:
    seat = seat_of(c, m)

    def make(play: Play) -> Line:
        c.table.must_run()
        not_taken_over(play, seat)
        if not play.can_redo(seat):
            raise Refused("error-cannot-redo", "nothing of this seat's can be done again", 409)
        texts = play.redos[seat][-1]
        return c.table.line(seat, "redo", do=texts[0], **({"more": texts[1:]} if len(texts) > 1 else {}))

    return ok(await c.table.change(make))


async def done(c: Connection, m: Message) -> Answer:
    seat = seat_of(c, m)

    def make(play: Play) -> Line:
        c.table.must_run()
        if play.waiting != seat:
            raise Refused("error-nothing-to-confirm", "nothing waits for this seat", 409)
        return c.table.line(seat, "done")

    return ok(await c.table.change(make))


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
        if what == "end":
            return c.table.line(seat, "propose", what="end", here=True)
        if what == "resume":
            if play.resting is None:
                raise Refused("error-not-resting", "the table does not rest", 409)
            return c.table.line(seat, "propose", what="resume", here=True)
        c.table.must_run()
        if what == "pause":
            return c.table.line(seat, "propose", what="pause", here=True, days=days)
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
    if not c.bucket.take(4) or not c.table.may_talk(c.visitor.id):
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


async def prepare(c: Connection, m: Message) -> Answer:
    seat = seat_of(c, m)
    rows = field(m, "prepare", list, 'a list of {"ask": …, "args": …, "do": …}')
    play = c.table.play
    possible = play.game.out_of_turn
    if len(rows) > PREPARED:
        raise Refused(
            "error-bad-value", f"prepare: at most {PREPARED} rows", 422, field="prepare", came=len(rows), allowed=PREPARED
        )
    kept = []
    for i, row in enumerate(rows):
        where = f"prepare[{i}]"
        if not isinstance(row, dict) or not isinstance(row.get("ask"), str) or row["ask"] not in possible:
            came = row.get("ask") if isinstance(row, dict) else row
            raise Refused(
                "error-bad-value",
                f"{where}.ask: no question that can be answered beforehand",
                422,
                field=f"{where}.ask",
                came=came,
                allowed=list(possible),
            )
        text = row.get("do")
        if (
            not isinstance(text, str)
            or text not in play.game.words.numbers
            or str(text).partition(" ")[0] not in possible[row["ask"]]
        ):
            raise Refused(
                "error-no-such-action",
                f"{where}.do: no answer to this question",
                422,
                field=f"{where}.do",
                came=text,
                allowed=possible[row["ask"]],
            )
        args = row.get("args") or {}
        if not isinstance(args, dict) or not all(isinstance(value, int) for value in args.values()):
            raise Refused("error-bad-value", f"{where}.args: must be numbers by name", 422, field=f"{where}.args", came=args)
        kept.append({"ask": row["ask"], "args": args, "do": text})

    def make(_: Play) -> Line:
        return c.table.line(seat, "prepare", rows=kept)

    return ok(await c.table.change(make))


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
    if seat in c.table.hinting:
        raise Refused("error-too-fast", "this seat's last hint is still being thought about", 429, field="hint")
    if not c.bucket.take(5):
        raise Refused("error-too-fast", "too many hints", 429)
    c.table.hinting.add(seat)
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
        c.table.hinting.discard(seat)
    c.put(frames.dump({**answer, "n": m.get("n")}).encode())


async def learn(c: Connection, m: Message) -> Answer:
    """In a guided game: play this answer for me, or the whole station; or count a touch beside what is lit, a word at the end."""
    seat = seat_of(c, m)
    what = m["learn"]
    table = c.table
    if what not in LEARN:
        raise Refused("error-bad-value", f"learn: must be {', '.join(LEARN)}", 422, field="learn", came=what, allowed=LEARN)
    if what not in ("show", "skip"):
        await what_is_learnt(table, what)
        return ok(table.play.rev)
    director = lessons.director_of(table.play)
    legal = lessons.legal_of(table.play, seat) if director is not None else []
    if director is None or seat != director.lesson.seat or not legal or lessons.over(table.play, director):
        raise Refused("error-not-asked", "no station of a guided game waits for this seat", 409, field="learn", came=what)
    station = director.station(legal)
    assert station is not None
    if what == "skip":
        table.skipping = station.number
    await what_is_learnt(table, what)
    ask, text = table.play.asks[seat], director.shown(legal)
    return ok(await table.change(lambda _: table.move(seat, ask, text, "lesson")))


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


async def ping(c: Connection, m: Message) -> Answer:
    return {"type": "pong"}


HANDLERS: Final[dict[str, Callable[[Connection, Message], Awaitable[Answer]]]] = {
    "do": do,
    "picks": picks,
    "what-if": what_if,
    "as": look_as,
    "why": why,
    "preview": preview,
    "sheet": sheet,
    "undo": undo,
    "redo": redo,
    "done": done,
    "propose": propose,
    "consent": consent,
    "resign": resign,
    "back": back,
    "refuse-reissue": refuse_reissue,
    "chat": chat,
    "mute": mute,
    "note": note,
    "prepare": prepare,
    "hint": hint,
    "learn": learn,
    "tip": tip,
    "ping": ping,
}
