"""What seats decide: their answers, and taking them back."""

from __future__ import annotations

from typing import Final

from parlour.server.basics.errors import Refused
from parlour.server.journal import lessons
from parlour.server.journal.lines import Line
from parlour.server.journal.moves import picked
from parlour.server.journal.play import Play
from parlour.server.live.connection import Connection
from parlour.server.live.fields import Answer, Message, field, not_taken_over, ok, seat_of, text_field, texts_field
from parlour.server.live.tips import note_mistake, what_is_learnt

PREPARED: Final = 20
LEARN: Final = ["show", "skip", "wrong", "yes", "nearly", "no"]


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


async def keep_seat(c: Connection, seat: int) -> None:
    """Whoever moves has not lost the seat."""
    table = c.table
    if table.play.sitters[seat].reissue is not None:
        await table.change(lambda play: table.line(seat, "reissue-refused") if play.sitters[seat].reissue is not None else None)


async def undo(c: Connection, m: Message) -> Answer:
    seat = seat_of(c, m)

    def make(play: Play) -> Line:
        c.table.must_run()
        not_taken_over(play, seat)
        if not play.can_undo(seat):
            raise Refused("error-cannot-undo", "nothing of this seat's can be taken back", 409)
        return c.table.line(seat, "undo", fair=True)

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
