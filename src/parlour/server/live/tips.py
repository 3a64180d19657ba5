"""Tips at a table: each once a person, never two in a turn, none while a guided game speaks; and what is counted of them."""

from __future__ import annotations

from typing import Any

from parlour.learn.tips import Moment, tips_of
from parlour.server.basics.errors import Refused
from parlour.server.journal import lessons
from parlour.server.live.connection import Connection
from parlour.server.live.learning import Warned, one
from parlour.server.live.table import LiveTable
from parlour.server.stores import learning
from parlour.server.stores.store import Conflict


async def next_tip(c: Connection, seat: int, lang: str) -> dict[str, Any]:
    """The tip that belongs to what this seat is asked now, and how many it has not seen."""
    table, game = c.table, c.table.play.game
    visitor = c.visitor.id if c.visitor is not None else ""
    if c.tips_seen is None:
        c.tips_seen = await learning.seen(table.process.store, visitor, game.id)
    async with table.lock:
        play = table.play
        ask, tips = play.asks[seat], tips_of(game)
        guided = lessons.director_of(play) is not None
        found = None
        if play.question(seat) is not None and not guided and tips.all:
            assert play.s is not None
            moment = Moment(game, play.head.edition, play.s, seat)
            fitting = moment.tips()
            turn = tips.turn_of(play.moves, seat, lessons.legal_of(play, seat))
            if table.tipped.get(seat) != turn:
                found = next((tip for tip in fitting if tip.id not in c.tips_seen), None)
            if found is not None:
                table.tipped[seat] = turn
                c.tips_seen.add(found.id)
            table.warned[seat] = Warned(ask, moment, [tip for tip in fitting if tip.id in c.tips_seen and tip.mistake], lang)
    shown = None
    if found is not None:
        try:
            await table.process.store.write(
                learning.saw(visitor, game.id, found.id), *one(table.process, play, "tip-shown", found.id, lang=lang)
            )
            shown = {"id": found.id, "key": found.key, "args": moment.numbers(found), "clause": found.clause}
        except Conflict:  # seen on another device meanwhile
            shown = None
    left = len([tip for tip in tips.all if tip.id not in c.tips_seen])
    return {"type": "tip", "ask": ask, "tip": shown, "left": left}


async def closed_tip(c: Connection, name: str, lang: str) -> None:
    """It was closed before it can have been read."""
    known = [tip.id for tip in tips_of(c.table.play.game).all]
    if name not in known:
        raise Refused("error-bad-value", "id: no such tip", 422, field="id", came=name, allowed=known)
    todo = one(c.table.process, c.table.play, "tip-closed", name, lang=lang)
    if todo:
        await c.table.process.store.write(*todo)


async def note_mistake(table: LiveTable, seat: int, ask: str, texts: list[str]) -> None:
    """An answer was given: was it what a tip had warned of?"""
    warned = table.warned.pop(seat, None)
    mistakes = warned.mistaken(ask, texts) if warned is not None else []
    if warned is not None and mistakes:
        todo = [do for tip in mistakes for do in one(table.process, table.play, "tip-ignored", tip.id, lang=warned.lang)]
        if todo:
            await table.process.store.write(*todo)


async def what_is_learnt(table: LiveTable, what: str) -> None:
    """A touch beside what is lit, "show me", "skip", or the answer to the question at the end, in a guided game."""
    if table.learning is None:
        if what not in ("show", "skip"):
            raise Refused("error-not-asked", "this is no guided game", 409, field="learn", came=what)
        return
    play = table.play
    asked = what in ("yes", "nearly", "no")
    todo = table.learning.could_play(play, what) if asked else table.learning.did(play, what)
    if todo:
        await table.process.store.write(*todo)
