"""One live table: its play, who looks at it, and the one way to change it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import orjson

from parlour.engine.core import SPECTATOR
from parlour.engine.rng import SecureRng
from parlour.server import frames, moves, ratings, sql
from parlour.server.errors import Refused, not_found
from parlour.server.journal import HOST, Line
from parlour.server.play import Play, ask_key, check_text, fold
from parlour.server.store import Conflict, Do

if TYPE_CHECKING:
    from parlour.server.hall import Hall
    from parlour.server.socket import Connection

LOG: Final = logging.getLogger("parlour")
SECURE: Final = SecureRng()
SEATING: Final = {
    "created",
    "sat",
    "left",
    "bot",
    "started",
    "resign",
    "flagged",
    "back",
    "reissue-claimed",
    "unlocked",
    "consent",
    "seat-moved",
}
TRIES: Final = 50
PATIENCE: Final = 3.0  # seconds more than its limit for which a bot's turn is leased


class Table:
    def __init__(self, hall: Hall, play: Play) -> None:
        self.hall: Final = hall
        self.play = play
        self.id: Final = play.head.id
        self.lock: Final = asyncio.Lock()
        self.stale = False  # what is in memory may be ahead of the store
        self.connections: Final[set[Connection]] = set()
        self.elsewhere: Final[dict[str, tuple[list[int], int]]] = {}  # who is connected to other processes
        self.thinking: Final[dict[int, asyncio.Task[None]]] = {}
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
                    self.show()
                line = make(self.play)
                if line is None:
                    return self.play.rev
                if await self.commit(line, also):
                    self.hall.metrics.took(time.monotonic() - begun)
                    self.hall.metrics.count("changes")
                    await self.answer_prepared()
                    self.show()
                    break
            else:
                raise Refused("error-internal", "the table is too busy", 503)
        self.go_on()
        return line.rev

    async def answer_prepared(self) -> None:
        """What was answered beforehand is carried out before anybody sees the question."""
        while self.play.status == "playing" and not self.stale:
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
        play.take(line, SECURE)
        todo = [sql.journal_line(self.id, line), sql.table_state(play), *also]
        if running and play.status == "over":
            play.ratings, rated = await ratings.rate(self.hall.store, play)
            if play.ratings:
                line.data["ratings"] = play.ratings
                todo[0] = sql.journal_line(self.id, line)
                todo += rated
            self.hall.metrics.count("games_over")
        if line.kind in SEATING:
            todo += sql.sittings(play)
        if self.hall.store.shared:
            todo.append(sql.notify(orjson.dumps({"t": self.id, "rev": line.rev, "p": self.hall.process}).decode()))
        try:
            await self.hall.store.write(*todo)
        except Conflict:
            if also and await self.still_first(line):
                raise  # it is not the rev that was taken but the link
            self.hall.metrics.count("conflicts")
            return False
        self.stale = False
        return True

    async def still_first(self, line: Line) -> bool:
        """Whether nobody has written this rev."""
        return not await sql.journal(self.hall.store, self.id, line.rev - 1)

    async def reload(self) -> None:
        """Read the whole journal again."""
        if await sql.table_head(self.hall.store, self.id) is None:
            self.hall.tables.pop(self.id, None)
            for connection in list(self.connections):
                connection.drop(4404)
            raise not_found("table")
        self.play = fold(self.play.head, await sql.journal(self.hall.store, self.id))
        self.stale = False

    async def catch_up(self) -> None:
        """Another process has written: take over what it wrote, and show it."""
        async with self.lock:
            if self.stale:
                await self.reload()
            else:
                for line in await sql.journal(self.hall.store, self.id, self.play.rev):
                    self.play.take(line)
            self.show()
        self.go_on()

    def line(self, seat: int, kind: str, **data: Any) -> Line:
        return Line(self.play.rev + 1, max(time.time(), self.play.at), seat, kind, data)

    # -- showing -------------------------------------------------------------------------------------------------------

    def here(self) -> set[int]:
        seats = {seat for connection in self.connections for seat in connection.mine}
        for others, _ in self.elsewhere.values():
            seats.update(others)
        return seats

    def watching(self) -> int:
        return sum(1 for connection in self.connections if not connection.mine) + sum(n for _, n in self.elsewhere.values())

    def show(self) -> None:
        """Send every connection what it has not seen yet: what was said, and the table if more than that has changed."""
        shared = b""
        views: dict[int, bytes] = {}
        for connection in list(self.connections):
            connection.refresh(self.play)
            since = connection.rev
            said = self.said_after(since)
            for line in said:
                connection.send_chat(self.play, line)
            if self.play.rev - since > len(said):
                shared = shared or frames.common(self.play, self.here(), time.time())
                self.send(connection, since, shared, views)

    def said_after(self, rev: int) -> list[Line]:
        chat = self.play.chat
        first = len(chat)
        while first and chat[first - 1].rev > rev:
            first -= 1
        return chat[first:]

    def send(self, connection: Connection, since: int, shared: bytes = b"", views: dict[int, bytes] | None = None) -> None:
        """One table frame: what is common, what is this seat's, what is this connection's."""
        seat = connection.seat
        views = {} if views is None else views
        if seat not in views:
            views[seat] = orjson.dumps(frames.personal(self.play, seat), option=frames.FLAGS)
        shared = shared or frames.common(self.play, self.here(), time.time())
        own = {
            "since": since,
            "told": frames.news(self.play, seat, since),
            "mine": connection.mine,
            "host": connection.host,
            "muted": connection.muted,
        }
        connection.rev = self.play.rev
        connection.put(b"%b,%b,%b" % (shared[:-1], views[seat][1:-1], orjson.dumps(own)[1:]))

    def show_here(self, tell: bool = True) -> None:
        """Who is connected, to all; the other processes are told too."""
        text = frames.dump({"type": "here", "seats": sorted(self.here()), "watching": self.watching()}).encode()
        for connection in list(self.connections):
            connection.put(text)
        if tell and self.hall.store.shared:
            mine = sorted({seat for connection in self.connections for seat in connection.mine})
            watching = sum(1 for connection in self.connections if not connection.mine)
            self.hall.say({"t": self.id, "here": mine, "w": watching, "p": self.hall.process})

    # -- going on by itself --------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Let the bots and the prepared answers of the seats now asked have their turn, and start a full table."""
        play = self.play
        if play.status != "playing" or play.waiting >= 0 or self.hall.closing:
            return
        for seat in play.asked():
            if (play.sitters[seat].bot or self.prepared(seat)) and seat not in self.thinking:
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

    async def turn(self, seat: int) -> None:
        """A bot's turn, or a prepared answer; goes on while the same seat is asked."""
        try:
            while not self.hall.closing:
                play = self.play
                ask = play.asks[seat]
                if play.status != "playing" or not ask or play.waiting >= 0:
                    return
                text, how = self.prepared(seat), "prepared"
                if play.sitters[seat].bot:
                    if self.hall.store.shared and not await self.leased():
                        return
                    text, how = await self.hall.bots.think(self.id, play.record(), seat, play.sitters[seat].level), "bot"
                    self.hall.metrics.count("bot_turns")
                if not text:
                    return
                await self.change(lambda _, ask=ask, text=text, how=how: self.move(seat, ask, text, how))  # type: ignore[misc]
        except Refused as refused:
            LOG.info("a turn came too late", extra={"table": self.id, "seat": seat, "what": refused.key})
            if refused.key != "error-not-running":
                asyncio.get_running_loop().call_later(0.05, self.go_on)
        except Exception:
            LOG.exception("a turn failed", extra={"table": self.id, "seat": seat})
            asyncio.get_running_loop().call_later(5, self.go_on)

    async def leased(self) -> bool:
        """Whether this process may play the bots of this table now. If not, look again later."""
        now = time.time()
        length = self.hall.bots.seconds + PATIENCE
        try:
            await self.hall.store.write(sql.lease(self.id, self.hall.process, now, now + length))
            self.leasing = True
        except Conflict:
            asyncio.get_running_loop().call_later(length, self.go_on)
            return False
        return True

    def move(self, seat: int, ask: str, text: str, how: str = "") -> Line | None:
        """The line of an answer; None if the same answer stands there already, even if it was the game's last."""
        play = self.play
        if ask in play.answers:
            given, _ = play.answers[ask]
            if given == text and ask.endswith(f".{seat}"):
                return None
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
        if how == "bot" and not play.sitters[seat].bot:
            raise Refused("error-not-asked", "the person is back", 409)
        check_text(play, seat, text)
        data = {"do": text, "by": how} if how else {"do": text}
        return self.line(seat, "hold" if moves.must_hold(play, seat) else "move", **data)

    def must_run(self) -> None:
        if self.play.status == "frozen":
            raise Refused("error-frozen", f"the table is frozen: {(self.play.frozen or {}).get('message')}", 409)
        if self.play.status != "playing":
            raise Refused("error-not-running", "the game is not running", 409)

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
        take_over = play.head.settings["take_over"]
        out = play.clocks.out(now)
        if take_over["after"] is not None:
            out += [seat for seat in play.clocks.running if play.asked_at[seat] + take_over["after"] <= now]
        if out:
            return self.line(out[0], "flagged", level=take_over["level"])
        for seat, sitter in enumerate(play.sitters):
            if sitter.reissue is not None and sitter.reissue["visitor"] and sitter.reissue["until"] <= now:
                return self.line(seat, "unlocked")
        return None

    def idle(self) -> bool:
        return not self.connections and not self.thinking and not self.lock.locked() and time.monotonic() - self.used > 60


def viewer_of(play: Play, visitor: str | None) -> list[int]:
    """The seats that a visitor holds."""
    return [seat for seat, sitter in enumerate(play.sitters) if visitor and sitter.visitor == visitor and not sitter.resigned]


__all__ = ["HOST", "SPECTATOR", "Table", "viewer_of"]
