"""One live table: its play, and the one way to change it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import orjson

from parlour.engine.picks import PickError
from parlour.server.basics.errors import Refused, not_found
from parlour.server.journal import lessons, life, luck, moves
from parlour.server.journal.kinds import fold, take
from parlour.server.journal.lines import HOST, Line
from parlour.server.journal.play import Play, ask_key, check_picks, check_run, check_text, refused_pick
from parlour.server.journal.sitter import opens_at
from parlour.server.live.learning import Learning, Warned, second_game
from parlour.server.live.process import Process
from parlour.server.live.showing import Showing
from parlour.server.people import ratings
from parlour.server.stores import sql
from parlour.server.stores.store import Conflict, Do

LOG: Final = logging.getLogger("parlour")
SEATING: Final = {
    "created",
    "sat",
    "left",
    "swapped",
    "changed",
    "renamed",
    "bot",
    "started",
    "resign",
    "flagged",
    "back",
    "reissue-claimed",
    "unlocked",
    "consent",
    "seat-moved",
    "forgotten",
}
SPARE: Final = {"undo", "redo", "chat", "prepare", "propose", "reissue", "sat", "swapped", "changed"}  # what it can do without
TRIES: Final = 50
PATIENCE: Final = 3.0  # seconds more than its limit for which a bot's turn is leased


class LiveTable:
    """One table that is open in this process."""

    def __init__(self, process: Process, play: Play) -> None:
        self.process: Final = process
        self.play = play
        self.id: Final = play.head.id
        self.lock: Final = asyncio.Lock()
        self.stale = False  # what is in memory may be ahead of the store
        self.gone = False  # deleted by another process
        self.showing: Final = Showing(process, self.id)
        self.thinking: Final[dict[int, asyncio.Task[None]]] = {}
        self.skipping = 0  # the station of a guided game that is being played for the learner
        self.learning = Learning(process, play) if play.lesson is not None else None
        self.tipped: Final[dict[int, int]] = {}  # the turn in which each seat was shown its last tip
        self.warned: Final[dict[int, Warned]] = {}  # what each seat has been told of what it is asked now
        self.leasing = False  # this process plays the bots
        self.used = time.monotonic()

    # -- changing ------------------------------------------------------------------------------------------------------

    async def change(self, make: Callable[[Play], Line | None], *also: Do) -> int:
        """Make one line of the journal: on disk first, then everybody hears of it. The rev it got.

        `make` looks at the play and says what line to write, None if it stands there already, or raises Refused.
        Where another process was first, the journal is read again and `make` is asked once more.
        """
        begun = time.monotonic()
        self.used = begun
        async with self.lock:
            for _ in range(TRIES):
                if self.stale:
                    await self.reload()
                    self.showing.show(self.play)
                line = make(self.play)
                if line is None:
                    return self.play.rev
                self.must_have_room(line)
                if await self.commit(line, also):
                    self.process.metrics.took(time.monotonic() - begun)
                    self.process.metrics.count("changes")
                    await self.answer_prepared()
                    self.showing.show(self.play)
                    break
            else:
                raise Refused("error-internal", "the table is too busy", 503)
        self.go_on()
        return line.rev

    def must_have_room(self, line: Line) -> None:
        """A table whose journal is very long takes what the game needs, and nothing else."""
        limit = self.process.settings.limits.lines
        if line.kind in SPARE and self.play.rev >= limit:
            raise Refused("error-table-full", f"this table has {limit} lines: it takes nothing but moves", 409, allowed=limit)

    async def answer_prepared(self) -> None:
        """What was answered beforehand is carried out before anybody sees the question."""
        while life.state_of(self.play) == "playing" and not self.stale:
            ready = [seat for seat in self.play.asked() if self.prepared(seat)]
            if not ready:
                return
            await self.commit(self.move(ready[0], self.play.asks[ready[0]], self.prepared(ready[0]), "prepared"), ())

    async def commit(self, line: Line | None, also: tuple[Do, ...]) -> bool:
        """Carry out a new line and write it down. False if somebody else wrote this rev first."""
        if line is None:
            return True
        play = self.play
        self.stale = True
        running = play.status == "playing"
        take(play, line, luck.SECURE)
        todo = [sql.journal_line(self.id, line), sql.table_state(play), *also]
        if running and play.status == "over":
            play.ratings, rated = await ratings.rate(self.process.store, play)
            if play.ratings:
                line.data["ratings"] = play.ratings
                todo[0] = sql.journal_line(self.id, line)
                todo += rated
            self.process.metrics.count("games_over")
        if line.kind in SEATING:
            todo += sql.sittings(play)
        if self.learning is not None:
            todo += self.learning.took(play, line)
        if line.kind == "changed":
            todo.append(sql.table_head_again(play))
        say = orjson.dumps({"t": self.id, "rev": line.rev, "p": self.process.id}).decode() if self.process.store.shared else ""
        try:
            await self.process.write(*todo, say=say)
        except Conflict:
            if also and await self.still_first(line):
                raise  # it is not the rev that was taken but the link
            self.process.metrics.count("conflicts")
            return False
        self.stale = False
        if line.kind == "started":
            self.process.spawn(second_game(self.process, play))
        return True

    async def still_first(self, line: Line) -> bool:
        """Whether nobody has written this rev."""
        return not await sql.journal(self.process.store, self.id, line.rev - 1)

    async def reload(self) -> None:
        """Read the whole journal again."""
        if await sql.table_head(self.process.store, self.id) is None:
            self.end()
            raise not_found("table")
        lines = await sql.journal(self.process.store, self.id)
        self.play = await asyncio.to_thread(fold, self.play.head, lines)
        self.learning = Learning(self.process, self.play) if self.play.lesson is not None else None
        self.stale = False

    def end(self) -> None:
        """It was deleted."""
        self.gone = True
        for viewer in list(self.showing.viewers):
            viewer.drop(4404)

    async def catch_up(self) -> None:
        """Another process has written: take over what it wrote, and show it."""
        async with self.lock:
            if self.stale:
                await self.reload()
            else:
                for line in await sql.journal(self.process.store, self.id, self.play.rev):
                    take(self.play, line)
            self.showing.show(self.play)
        self.go_on()

    def line(self, seat: int, kind: str, **data: Any) -> Line:
        """A line that may be written now, or Refused."""
        life.allow(self.play, kind)
        now, lost = self.process.time.now(), self.lost()
        if lost:
            data["gap"] = round(lost, 3)
        return Line(self.play.rev + 1, max(now, self.play.at), seat, kind, data)

    def lost(self) -> float:
        """For how long nobody could play since the last line, where that matters."""
        return self.process.lost(self.play)

    # -- going on by itself --------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Let the bots and the prepared answers of the seats now asked have their turn, and tell persons who are away."""
        play = self.play
        if play.status != "playing" or self.process.closing:
            return
        self.process.pushing.look(self)
        if play.waiting >= 0 or play.paused():
            return
        for seat in play.asked():
            answers = play.sitters[seat].bot or self.prepared(seat) or self.guided(seat)
            if answers and seat not in self.thinking:
                task = self.thinking[seat] = asyncio.create_task(self.turn(seat))
                task.add_done_callback(lambda _, seat=seat: self.thinking.pop(seat, None))  # type: ignore[misc]

    def prepared(self, seat: int) -> str:
        """The answer that a seat has left for what it is asked now, or nothing."""
        play = self.play
        question = play.question(seat)
        if question is None or not play.prepared[seat]:
            return ""
        assert play.s is not None
        key, args = ask_key(question), question.about(play.s)
        legal = [play.game.words.text(action) for action in play.s.legal(seat)]
        for row in play.prepared[seat]:
            if (
                row["ask"] == key
                and row["do"] in legal
                and all(args.get(name) == value for name, value in (row.get("args") or {}).items())
            ):
                return str(row["do"])
        return ""

    def guided(self, seat: int) -> str:
        """What a guided game plays for this seat now, or nothing."""
        return lessons.guided(self.play, seat, self.skipping) if self.play.lesson is not None else ""

    async def turn(self, seat: int) -> None:
        """A bot's turn, or a prepared answer; goes on while the same seat is asked."""
        try:
            while not self.process.closing:
                play = self.play
                ask = play.asks[seat]
                if life.state_of(play) != "playing" or not ask or play.waiting >= 0:
                    return
                text, how, trouble = self.prepared(seat), "prepared", ""
                if guided := self.guided(seat):
                    text, how = guided, "lesson"
                elif play.sitters[seat].bot:
                    if self.process.store.shared:
                        if not await self.leased():
                            return
                        if self.play.asks[seat] != ask:  # answered, or taken back, meanwhile
                            continue
                    thought = await self.process.bots.think(self.id, self.play.record(), seat, play.sitters[seat].level)
                    text, how, trouble = thought.text, "bot", thought.trouble
                    self.process.metrics.count("bot_turns")
                if not text:
                    return
                await self.change(partial(self.turn_line, seat, ask, text, how, trouble))
        except Refused as refused:
            about = {"table": self.id, "seat": seat, "what": refused.key}
            if refused.key in ("error-refused", "error-no-such-action"):  # it was asked this, and its answer was wrong
                self.process.metrics.count("turns_failed")
                LOG.error("a turn was refused: %s", refused.message, extra=about)
                asyncio.get_running_loop().call_later(5, self.go_on)
                return
            LOG.info("a turn came too late", extra=about)
            if refused.key not in ("error-not-running", "error-paused", "error-resting"):
                asyncio.get_running_loop().call_later(0.05, self.go_on)
        except Exception:
            self.process.metrics.count("turns_failed")
            LOG.exception("a turn failed", extra={"table": self.id, "seat": seat})
            asyncio.get_running_loop().call_later(5, self.go_on)

    async def leased(self) -> bool:
        """Whether this process may play the bots of this table now. If not, look again later."""
        now = self.process.time.now()
        length = self.process.bots.seconds + PATIENCE
        try:
            await self.process.store.write(sql.lease(self.id, self.process.id, now, now + length))
            self.leasing = True
        except Conflict:
            asyncio.get_running_loop().call_later(length, self.go_on)
            return False
        return True

    def turn_line(self, seat: int, ask: str, text: str, how: str, trouble: str, _: Play) -> Line | None:
        """The line of a bot's or a prepared answer; it says when a bot was late or failed and this is a simpler choice."""
        line = self.move(seat, ask, text, how)
        if line is not None and trouble:
            line.data["trouble"] = trouble
        return line

    def move(self, seat: int, ask: str, text: str, how: str = "") -> Line | None:
        """The line of an answer; None if the same answer stands there already, even if it was the game's last."""
        if self.answered_so(seat, ask, text):
            return None
        play = self.play
        if how == "bot" and not play.sitters[seat].bot:
            raise Refused("error-not-asked", "the person is back", 409)
        check_text(play, seat, text)
        if play.lesson is not None and not how:
            lessons.fits(play, seat, text)
        data = {"do": text, "by": how} if how else {"do": text}
        return self.line(seat, "hold" if moves.must_hold(play, seat) else "move", **data)

    def picks(self, seat: int, ask: str, chosen: list[str]) -> Line | None:
        """The line of a run of picks, whole, in whatever order they came; None if it stands there already."""
        if self.answered_so(seat, ask, moves.picked(chosen)):
            return None
        play = self.play
        run = check_run(play, seat)
        actions = check_picks(play, "picks", chosen)
        try:
            texts = [play.game.words.text(action) for action in run.play(actions)]
        except PickError as error:
            raise refused_pick(play, "picks", chosen, error) from None
        if play.lesson is not None:
            lessons.picks_fit(play, seat, run, chosen)
        data = {"do": texts[0], "more": texts[1:], "picks": sorted(chosen)}
        return self.line(seat, "hold" if moves.must_hold(play, seat) else "move", **data)

    def answered_so(self, seat: int, ask: str, given: str) -> bool:
        """Whether this answer to this question stands there already; Refused if the question is not asked (any more)."""
        play = self.play
        if ask in play.answers:
            earlier, _ = play.answers[ask]
            if earlier == given and ask.endswith(f".{seat}"):
                return True
            if ask != play.asks[seat]:
                raise Refused(
                    "error-old-ask",
                    "this question was answered already",
                    409,
                    field="ask",
                    came=ask,
                    allowed=play.asks[seat] or None,
                )
        self.must_run()
        if not play.asks[seat]:
            raise Refused("error-not-asked", "this seat is not asked now", 409, field="ask", came=ask)
        if ask != play.asks[seat]:
            raise Refused(
                "error-old-ask", "this is not the question any more", 409, field="ask", came=ask, allowed=play.asks[seat]
            )
        return False

    def must_run(self) -> None:
        life.allow(self.play, "move")

    # -- time ----------------------------------------------------------------------------------------------------------

    async def tick(self, now: float) -> None:
        """Something is due: a clock has run out, a wait has passed, or a bot was forgotten."""
        while True:
            line = self.overdue(now)
            if line is None:
                break
            seat, kind = line.seat, line.kind

            def again(_: Play, seat: int = seat, kind: str = kind) -> Line | None:
                fresh = self.overdue(now)
                return fresh if fresh is not None and (fresh.seat, fresh.kind) == (seat, kind) else None

            await self.change(again)
        self.go_on()

    def overdue(self, now: float) -> Line | None:
        play = self.play
        if play.status != "playing":
            return None
        if play.resting is not None and play.resting["until"] is not None and play.resting["until"] <= now:
            return self.line(HOST, "resume")
        take_over = play.head.settings["take_over"]
        then = now - self.lost()
        out = play.clocks.out(then)
        if take_over["after"] is not None:
            out += [seat for seat in play.clocks.running if play.asked_at[seat] + take_over["after"] <= then]
        if out:
            return self.line(out[0], "flagged", level=take_over["level"], silent=True)
        for seat, sitter in enumerate(play.sitters):
            if sitter.reissue is not None and sitter.reissue["visitor"] and opens_at(sitter.reissue) <= then:
                return self.line(seat, "unlocked")
        return self.resumed(now)

    def resumed(self, now: float) -> Line | None:
        """Something was due, if nobody could not have played meanwhile: say so, and look again when it is."""
        due = self.play.due()
        return self.line(HOST, "restarted") if self.lost() and due is not None and due <= now else None

    def unused(self) -> bool:
        """Nobody looks at it, and nothing is under way."""
        return not self.showing.viewers and not self.thinking and not self.lock.locked()

    def idle(self, patience: float) -> bool:
        return self.gone or (time.monotonic() - self.used > patience and self.unused())
