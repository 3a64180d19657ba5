"""A table without a server: the built pages fed with positions straight from the engine, for pictures and for wide checks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, Route, WebSocketRoute

from parlour import server
from parlour.advice import hint
from parlour.bots import find_bot
from parlour.engine.core import CHANCE, NOBODY, Choice, State, name_of
from parlour.engine.game import Game, play_chance
from parlour.engine.overlay import Change, differences
from parlour.engine.picks import PickError, Run, picks_of
from parlour.engine.rng import Rng
from parlour.engine.words import Told
from parlour.milestones import milestones_of
from parlour.server.http.routes.pages import index
from parlour.server.lobby.shown import game_row

ORIGIN: Final = "http://parlour.test"
STATIC: Final = Path(server.__file__).parent / "static"
KINDS: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".woff": "font/woff",
}
NAMES: Final = ["Ada", "Blanche", "Cosme", "Dinah", "Émile"]


def heard(told: Told, seat: int, rev: int) -> dict[str, Any]:
    name, args = told.heard(seat)
    return {"rev": rev, "at": 0, "event": name, "args": dict(zip(told.event.args, args))}


class Pretend:
    """One game, seen and played from one seat; the other seats play at random."""

    def __init__(self, game: Game, s: State, seat: int, seed: int = 1) -> None:
        self.game = game
        self.s = s
        self.seat = seat
        self.rng = Rng(seed)
        self.rev = 1
        self.ask = 1
        self.told: list[dict[str, Any]] = []
        self.log: list[dict[str, Any]] = []
        self.before: list[State] = []
        self.socket: WebSocketRoute | None = None
        self.sent: dict[str, Any] = {}
        self.acted: list[str] = []
        self.confirmed: list[list[str]] = []  # runs of picks, as they were said
        self.hear(0)

    def seats(self) -> int:
        return len(self.s.scores())

    def hear(self, since: int) -> None:
        new = [heard(told, self.seat, self.rev) for told in (self.s.told or [])[since:]]
        self.told += new
        self.log += new

    def carry_out(self, seat: int, action: int) -> None:
        before = len(self.s.told or [])
        self.rev += 1
        self.s.apply(seat, action)
        self.hear(before)

    def others(self) -> None:
        """Chance and the other seats, until this seat is asked."""
        while self.s.player() != NOBODY and self.seat not in self.s.asked():
            seat = self.s.player()
            if seat == CHANCE:
                before = len(self.s.told or [])
                play_chance(self.s, self.rng)
                self.rev += 1
                self.hear(before)
            else:
                self.carry_out(seat, self.pick(seat))
            self.send()

    def pick(self, seat: int) -> int:
        """What another seat does: anything legal."""
        legal = self.s.legal(seat)
        return legal[self.rng.below(len(legal))]

    def asked(self, question: Choice[Any] | None) -> dict[str, Any] | None:
        if question is None:
            return None
        key = f"ask-{name_of(question)}"
        run = picks_of(self.game, self.s, self.seat)
        picks = None if run is None else {"verbs": [verb.name for verb in run.picks], **self.offer(run, [])}
        return {"id": f"{self.ask}.0", "key": key, "clause": question.clause, "args": question.about(self.s), "picks": picks}

    def offer(self, run: Run, chosen: list[int]) -> dict[str, Any]:
        """What goes with these picks, as the server says it."""
        found, text = run.options(chosen), self.game.words.text
        return {
            "add": [text(action) for action in found.add],
            "confirm": found.confirm,
            "stop": text(found.stop) if found.stop >= 0 else None,
            "left": found.left if found.left >= 0 else None,
        }

    def told_of(self, events: list[tuple[str, list[int]]]) -> list[dict[str, Any]]:
        by_name = {event.name: event for event in self.game.words.events}
        return [{"event": name, "args": dict(zip(by_name[name].args, args))} for name, args in events]

    def weigh(self, texts: list[str], n: Any, play: bool) -> dict[str, Any]:
        """Try a set of picks out, or play it whole."""
        run = picks_of(self.game, self.s, self.seat)
        if run is None:  # asked for before the last answer
            return {"type": "error", "n": n, "error": {"key": "error-no-picks", "message": ""}}
        chosen = [self.game.words.parse(text) for text in texts]
        try:
            if play:
                actions = run.play(chosen)
            else:
                told = self.told_of(run.preview(chosen, Rng(1)))
                return {
                    "type": "what-if",
                    "n": n,
                    "ask": f"{self.ask}.0",
                    "chosen": texts,
                    **self.offer(run, chosen),
                    "told": told,
                }
        except PickError as error:
            why = {"key": f"why-{error.why.key}", "clause": error.why.clause, "args": error.why.args}
            return {"type": "error", "n": n, "error": {"key": "error-refused", "message": "", "why": why}}
        self.acted += [self.game.words.text(action) for action in actions]
        self.confirmed.append(texts)
        self.ask += 1
        for action in actions:
            while self.seat not in self.s.asked():  # picked at the same time as others: nobody's next before everybody's first
                self.carry_out(self.s.player(), self.pick(self.s.player()))
            self.carry_out(self.seat, action)
        self.send()
        self.others()
        return {"type": "ok", "n": n, "rev": self.rev}

    def frame(self) -> dict[str, Any]:
        question = self.s.question(self.seat)
        over = self.s.player() == NOBODY
        told, self.told = self.told, []
        return {
            "type": "table",
            "table": "t1",
            "rev": self.rev,
            "since": 0,
            "at": 0,
            "status": "over" if over else "playing",
            "seat": self.seat,
            "mine": [self.seat] if self.seat >= 0 else [],
            "host": True,
            "view": self.game.view(self.s, self.seat),
            "ask": self.asked(question),
            "do": [self.game.words.text(action) for action in self.s.legal(self.seat)],
            "told": told,
            "asked": self.s.asked(),
            "answered": [],
            "undo": bool(self.before),
            "redo": False,
            "done": False,
            "held": None,
            "turn": 0,
            "seats": [
                {
                    "seat": i,
                    "kind": "person" if i == self.seat else "bot",
                    "name": NAMES[i],
                    "level": None,
                    "here": True,
                    "bot": i != self.seat,
                    "resigned": False,
                    "reissue": None,
                }
                for i in range(self.seats())
            ],
            "clocks": {"kind": "none"},
            "consent": None,
            "prepared": [],
            "hints": True,
            "rated": False,
            "paused": False,
            "rest": None,
            "lesson": None,
            "claims": [],
            "muted": [],
            "muted_voices": [],
            "over": {"scores": self.s.scores(), "ranking": self.s.ranking(), "ratings": [], "reason": "end"} if over else None,
            "frozen": None,
        }

    def send(self) -> None:
        """The table, and later what has changed of it, as the server does."""
        if self.socket is None:
            return
        frame = json.loads(json.dumps(self.frame()))
        was, self.sent = self.sent, frame
        if was:
            changes: list[Change] = []
            differences((), was["view"], frame["view"], changes)
            fields = {
                key: value
                for key, value in frame.items()
                if key != "view" and (key in ("rev", "at", "told") or value != was[key])
            }
            frame = {**fields, "type": "change", "changes": [[*path, value] for path, value in changes]}
        self.socket.send(json.dumps(frame))

    def put(self, s: State) -> None:
        """Show another position."""
        self.s = s
        self.ask += 1
        self.rev += 1
        self.told = []
        self.send()

    def answer(self, message: dict[str, Any]) -> dict[str, Any]:
        n = message.get("n")
        words = self.game.words
        if "do" in message:
            self.acted.append(message["do"])
            self.ask += 1
            self.carry_out(self.seat, words.parse(message["do"]))
            self.send()
            self.others()
            return {"type": "ok", "n": n, "rev": self.rev}
        if "why" in message:
            why = self.s.why(self.seat, words.parse(message["why"]))
            return {"type": "why", "n": n, "why": why and {"key": f"why-{why.key}", "clause": why.clause, "args": why.args}}
        if "preview" in message:
            action = words.parse(message["preview"])  # perhaps asked for before the last answer, and out of date
            events = self.game.preview(self.s, self.seat, action, Rng(1)) if action in self.s.legal(self.seat) else []
            return {"type": "preview", "n": n, "do": message["preview"], "told": self.told_of(events)}
        if "what-if" in message:
            return self.weigh(message["what-if"], n, False)
        if "picks" in message:
            return self.weigh(message["picks"], n, True)
        if "hint" in message:
            picks = [] if message["hint"] is True else message["hint"]
            found = hint(find_bot("adept"), self.game, self.s, self.seat, picks, Rng(1))
            return {"type": "hint", "n": n, "ask": f"{self.ask}.0", "do": found[0]["do"], "level": "adept", "alternatives": found}
        return {"type": "ok", "n": n, "rev": self.rev}

    def install(self, page: Page) -> None:
        page.route(f"{ORIGIN}/**", self.serve)
        page.route_web_socket(f"{ORIGIN.replace('http', 'ws')}/ws/**", self.connect)

    def connect(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        self.sent = {}
        socket.on_message(lambda text: socket.send(json.dumps(self.answer(json.loads(str(text))))))
        self.send()

    def serve(self, route: Route) -> None:
        path = route.request.url.removeprefix(ORIGIN).split("?")[0]
        if path.startswith("/api/"):
            route.fulfill(json=self.api(path))
            return
        file = STATIC / path.lstrip("/")
        if file.is_file() and file.name != "index.html":
            route.fulfill(body=file.read_bytes(), content_type=KINDS.get(file.suffix, "text/plain"))
        else:
            route.fulfill(body=index(""), content_type="text/html")

    def api(self, path: str) -> Any:
        if path == "/api/games":
            return {"games": [game_row(self.game)]}
        if path == "/api/me":
            return {"visitor": "v1", "name": "Ada"}
        if path == "/api/mine/firsts":
            whats = [("finished", ""), ("won", ""), *[("milestone", one.id) for one in milestones_of(self.game)[:2]]]
            return {"firsts": [{"what": w, "about": a, "game": self.game.id, "table": "t1", "at": 0, "n": 0} for w, a in whats]}
        if path.endswith("/log"):
            return {"rev": self.rev, "turn": 0, "told": self.log, "chat": []}
        if path.endswith("/sheet"):
            return {"scores": self.s.scores(), "ranking": self.s.ranking(), "rows": [], "steps": []}
        if path.startswith("/api/tables/"):
            seats = [{"seat": i, "kind": "person", "name": NAMES[i], "level": None} for i in range(self.seats())]
            facts = {"title": "", "options": {}, "edition": [], "colours": [None] * self.seats()}
            table = {"table": "t1", "game": self.game.id, "status": "playing", "seats": seats, "mine": [self.seat]}
            return {**table, "options": {}, "facts": facts}
        return {"tables": [], "ratings": []}
