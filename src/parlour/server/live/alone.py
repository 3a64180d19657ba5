"""A table without a server: one person against bots, all of it in one place. It speaks a table's protocol (docs/PROTOCOL.md);
whoever runs it passes messages on and keeps the record. The browser runs it, in a worker, where nothing else can be reached."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict
from typing import Any, Final

from parlour.advice import hint
from parlour.bots import Seat, find_bot
from parlour.engine.core import SPECTATOR
from parlour.engine.picks import PickError
from parlour.engine.record import line, read_record
from parlour.engine.rng import Rng, SecureRng
from parlour.server.basics.errors import Refused, told_why
from parlour.server.journal import ending, life, moves, replays
from parlour.server.journal.kinds import take
from parlour.server.journal.lines import HOST, Head, Line
from parlour.server.journal.luck import Luck
from parlour.server.journal.play import Play, check_picks, check_run, check_text, refused_pick
from parlour.server.live import frames
from parlour.server.people.firsts import End, firsts
from parlour.shelf import find, games

ME: Final = "me"
HINTS: Final = "adept"  # whom to ask: a Master would take too long here
Fields = dict[str, Any]


class Alone:
    """One table. `hear` takes what the person says and answers; `step` lets the next bot move, if one is asked."""

    def __init__(
        self, table: str, game: str, options: Fields, seats: list[Fields], start: list[str] | None = None, rng: Rng | None = None
    ) -> None:
        one = find(game)
        self.rng: Final = rng or SecureRng()
        self.luck: Final = Luck(self.rng)
        settings = {
            "title": "",
            "public": False,
            "clock": {"kind": "none"},
            "rated": False,
            "done": "never",
            "hints": True,
            "take_over": {"level": HINTS, "after": None},
            "reissue_wait": 0,
            "seats": [{**seat, "visitor": ME} if seat["kind"] == "person" else seat for seat in seats],
            "lobby": [],
            "start": start or [],
        }
        now = time.time()
        self.play: Final = Play(Head(table, one.id, one.version, dict(one.choose(options)), {}, settings, now))
        self.seat: Final = next(i for i, seat in enumerate(seats) if seat["kind"] == "person")
        self.looks = self.seat
        self.lines: Final[list[Line]] = []
        self.write(HOST, "created")
        self.write(HOST, "started")

    @classmethod
    def resumed(cls, table: str, record: str, seats: list[Fields], reason: str = "") -> Alone:
        """Goes on from a record; ValueError says what is wrong with it. A `reason` for which it ended early is no part of one."""
        kept = read_record(record)
        found = cls(table, kept.game, dict(kept.options), seats, [line(move) for move in kept.moves])
        if found.play.frozen is not None:
            raise ValueError(found.play.frozen["message"])
        if reason and found.play.status == "playing":
            (found.resign if reason == "abandoned" else found.end)({"propose": {"what": "end"}})
        return found

    def write(self, seat: int, kind: str, **data: Any) -> None:
        if kind not in ("created", "started"):
            life.allow(self.play, kind)
        new = Line(self.play.rev + 1, max(time.time(), self.play.at), seat, kind, data)
        take(self.play, new, self.luck)
        self.lines.append(new)

    def record(self) -> str:
        return self.play.record().text()

    def kept(self) -> Fields:
        """What is written down of it after every move; when it is over, also how it came out, and what the person reached."""
        over = self.play.status in life.ENDED
        found: Fields = ending.outcome(self.play) if over else {"scores": None, "ranking": None, "reason": ""}
        reached = found["reached"][self.seat] if "reached" in found else None
        return {**found, "record": self.record(), "over": over, "reached": reached}

    # -- what is shown

    def frame(self, since: int) -> Fields:
        """The whole table as this seat sees it, and what it was told after that rev."""
        play, seat = self.play, self.looks
        return {
            **frames.common(play, frames.seats(play, {self.seat}), time.time()),
            **frames.personal(play, seat),
            "view": play.game.view(play.s, seat) if play.s is not None and play.broken is None else None,
            "since": since,
            "told": frames.news(play, seat, since),
            "mine": [self.seat],
            "host": False,
            "claims": [],
            "muted": [],
            "muted_voices": [],
        }

    def answer(self, what: str, seat: int = SPECTATOR, rev: int = 0, step: int = 0, count: int = 1) -> Fields:
        """What is asked for once: the table, its log, an earlier moment, the score sheet, steps of a finished game."""
        play = self.play
        if seat not in (self.seat, SPECTATOR) and play.status not in life.ENDED:
            raise Refused("error-not-yours", "this seat is another's", 403)
        if what == "log":
            return {"rev": play.rev, "turn": play.turn[seat] if seat >= 0 else 0, "told": frames.news(play, seat, 0), "chat": []}
        if what == "moment":
            return replays.moment(play.head, [each for each in self.lines if each.rev <= rev], seat)
        if what == "sheet":
            return replays.sheet(play)
        if what == "replay":
            return {"frames": replays.steps(play, seat, step, count), "steps": len(play.moves)}
        if what != "table":
            raise Refused("error-not-found", f"nothing is called {what}", 404)
        return self.summary()

    def summary(self) -> Fields:
        play, settings = self.play, self.play.head.settings
        asked = play.asked()
        seats = [
            {"seat": i, "kind": sitter.kind, "name": sitter.name or None, "level": sitter.level or None}
            for i, sitter in enumerate(play.sitters)
        ]
        shown = {name: settings[name] for name in ("title", "public", "rated", "clock")}
        more = {"hints": settings["hints"], "take_over": settings["take_over"]}
        players = play.game.view(play.s, SPECTATOR).get("players") if play.s is not None else None
        colours = [row.get("colour") for row in players if isinstance(row, dict)] if isinstance(players, list) else []
        facts = {
            **shown,
            **more,
            "status": play.status,
            "options": play.head.options,
            "edition": [],
            "seats": seats,
            "colours": colours,
        }
        return {
            **shown,
            "table": play.head.id,
            "game": play.head.game,
            "options": play.head.options,
            "status": play.status,
            "rev": play.rev,
            "created": play.head.created,
            "changed": play.at,
            "host": None,
            "hosting": False,
            "mine": [self.seat],
            "asked": asked,
            "waits_for_me": self.seat in asked,
            "due": None,
            "free": [],
            "scores": play.scores(),
            "ranking": play.ranking(),
            "reason": play.reason or None,
            "rest": None,
            "lesson": None,
            "seats": seats,
            "settings": {"kept": {}, "lobby": [], "done": settings["done"], "hints": True, "public": False},
            "facts": facts,
        }

    # -- what is said

    def hear(self, message: Fields) -> list[Fields]:
        """The answer, and the table if it has changed."""
        before = self.play.rev
        handle = next((HANDLERS[key] for key in HANDLERS if key in message), None)
        try:
            if handle is None:
                raise Refused("error-unknown-message", "this is not heard without a server", 400, allowed=list(HANDLERS))
            answer = handle(self, message)
        except Refused as refused:
            answer = {"type": "error", **refused.body()}
        shown = [self.frame(before)] if self.play.rev > before or "as" in message else []
        return [*shown, {**answer, "n": message.get("n")}]

    def asked(self, m: Fields) -> int:
        if m.get("ask") != self.play.asks[self.seat] or not m.get("ask"):
            raise Refused("error-old-ask", "this is not the question any more", 409, field="ask", came=m.get("ask"))
        return self.seat

    def said(self) -> Fields:
        return {"type": "ok", "rev": self.play.rev}

    def do(self, m: Fields) -> Fields:
        seat, text = self.asked(m), str(m["do"])
        check_text(self.play, seat, text)
        self.write(seat, "hold" if moves.must_hold(self.play, seat) else "move", do=text)
        return self.said()

    def picks(self, m: Fields) -> Fields:
        seat, chosen, play = self.asked(m), [str(text) for text in m["picks"]], self.play
        run = check_run(play, seat)
        try:
            texts = [play.game.words.text(action) for action in run.play(check_picks(play, "picks", chosen))]
        except PickError as error:
            raise refused_pick(play, "picks", chosen, error) from None
        self.write(seat, "hold" if moves.must_hold(play, seat) else "move", do=texts[0], more=texts[1:], picks=sorted(chosen))
        return self.said()

    def what_if(self, m: Fields) -> Fields:
        play, chosen = self.play, [str(text) for text in m["what-if"]]
        run = check_run(play, self.seat)
        actions = check_picks(play, "what-if", chosen)
        try:
            options = frames.options_of(play, run, actions)
        except PickError as error:
            raise refused_pick(play, "what-if", chosen, error) from None
        told = self.named(run.preview(actions, self.rng))
        return {"type": "what-if", "ask": play.asks[self.seat], "chosen": chosen, **options, "told": told}

    def why(self, m: Fields) -> Fields:
        try:
            action = self.play.game.words.parse(str(m["why"]))
        except ValueError as error:
            raise Refused("error-no-such-action", str(error), field="why", came=m["why"]) from None
        assert self.play.s is not None
        reason = self.play.s.why(self.seat, action)
        return {"type": "why", "do": m["why"], "why": told_why(reason) if reason is not None else None}

    def preview(self, m: Fields) -> Fields:
        play = self.play
        if play.question(self.seat) is None or play.s is None:
            raise Refused("error-not-asked", "this seat is not asked now", 409)
        action = check_text(play, self.seat, str(m["preview"]))
        told = self.named(play.game.preview(play.s, self.seat, action, self.rng))
        return {"type": "preview", "do": m["preview"], "told": told}

    def named(self, heard: list[tuple[str, list[int]]]) -> list[Fields]:
        names = {event.name: event.args for event in self.play.game.words.events}
        return [{"event": name, "args": dict(zip(names[name], args))} for name, args in heard]

    def undo(self, m: Fields) -> Fields:
        if not self.play.can_undo(self.seat):
            raise Refused("error-cannot-undo", "nothing of this seat's can be taken back", 409)
        self.write(self.seat, "undo")
        return self.said()

    def redo(self, m: Fields) -> Fields:
        if not self.play.can_redo(self.seat):
            raise Refused("error-cannot-redo", "nothing of this seat's can be done again", 409)
        texts = self.play.redos[self.seat][-1]
        self.write(self.seat, "redo", do=texts[0], **({"more": texts[1:]} if len(texts) > 1 else {}))
        return self.said()

    def hint(self, m: Fields) -> Fields:
        play = self.play
        if play.question(self.seat) is None or play.s is None:
            raise Refused("error-not-asked", "this seat is not asked now", 409)
        picks = [] if m["hint"] is True else [str(text) for text in m["hint"]]
        if picks:
            try:
                check_run(play, self.seat).check(check_picks(play, "hint", picks))
            except PickError as error:
                raise refused_pick(play, "hint", picks, error) from None
        advice = hint(find_bot(HINTS), play.game, play.s, self.seat, picks, self.rng)
        return {
            "type": "hint",
            "ask": play.asks[self.seat],
            "do": advice[0]["do"],
            "alternatives": advice,
            "level": HINTS,
            "trouble": None,
        }

    def end(self, m: Fields) -> Fields:
        """Nobody else has to agree."""
        if m["propose"].get("what") != "end":
            raise Refused("error-unknown-message", "there is nobody to propose this to", 400)
        self.write(self.seat, "propose", what="end", here=True)
        return self.said()

    def resign(self, m: Fields) -> Fields:
        """Nobody is left to play with: that is the end."""
        self.write(self.seat, "resign", level=HINTS)
        return self.said()

    def look_as(self, m: Fields) -> Fields:
        """At the end everybody's hand may be seen."""
        seat = m["as"]
        if seat not in (self.seat, SPECTATOR) and self.play.status not in life.ENDED:
            raise Refused("error-not-yours", "this seat is another's", 403)
        self.looks = seat
        return self.said()

    def ping(self, m: Fields) -> Fields:
        return {"type": "pong"}

    # -- bots

    def step(self) -> Fields | None:
        """The next bot's move, and the table afterwards; None while a person is asked or the game is over."""
        play = self.play
        if play.status != "playing" or play.s is None:
            return None
        seat = next((seat for seat in play.asked() if play.sitters[seat].bot), -1)
        if seat < 0:
            return None
        before = play.rev
        action = find_bot(play.sitters[seat].level, play.game).choose(Seat(play.game, play.s, seat), self.rng)
        self.write(seat, "move", do=play.game.words.text(action), by="bot")
        return self.frame(before)


HANDLERS: Final[dict[str, Callable[[Alone, Fields], Fields]]] = {
    "do": Alone.do,
    "picks": Alone.picks,
    "what-if": Alone.what_if,
    "why": Alone.why,
    "preview": Alone.preview,
    "undo": Alone.undo,
    "redo": Alone.redo,
    "hint": Alone.hint,
    "propose": Alone.end,
    "resign": Alone.resign,
    "as": Alone.look_as,
    "ping": Alone.ping,
}


def reached(kept: list[Fields]) -> list[Fields]:
    """What a person has reached for the first time in the games that are kept, the oldest first."""
    ends = [
        End(
            one["id"],
            one["game"],
            one["ended"],
            len(one["seats"]),
            one["scores"][seat],
            one["ranking"][seat],
            tuple(dict.fromkeys(other["level"] for other in one["seats"] if other["kind"] == "bot")),
            tuple(one["reached"]),
        )
        for one in kept
        for seat, sitter in enumerate(one["seats"])
        if sitter["kind"] == "person" and one.get("reached") is not None
    ]
    return [asdict(first) for first in firsts(ends, [game.id for game in games()])]
