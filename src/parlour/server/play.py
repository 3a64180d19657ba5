"""A table worked out from its journal: nothing here waits, writes or sends.

`take` carries out one line. A fresh line gets its chance from `rng` and keeps it in its data; a line read back replays it.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from parlour.engine.core import CHANCE, NOBODY, OPEN, Choice, State, name_of
from parlour.engine.game import Game
from parlour.engine.record import Move, Record, RecordError, line, play_line, read_line
from parlour.engine.rng import Rng
from parlour.engine.words import Told
from parlour.games import find
from parlour.server.clocks import Clocks
from parlour.server.errors import Refused
from parlour.server.journal import HOST, Head, Line

NO_SEAT: Final = -1
BOT_DUE: Final = 60.0  # seconds after which somebody looks whether a bot was forgotten


class Changed(Exception):
    """The journal does not replay under these rules: the message names the first line that differs."""

    def __init__(self, rev: int, message: str) -> None:
        super().__init__(message)
        self.rev: Final = rev


@dataclass
class Sitter:
    """Who sits on one seat."""

    kind: str  # person, open, bot
    level: str = ""
    visitor: str = ""
    name: str = ""
    bot: bool = False  # a bot plays it now
    resigned: bool = False
    reissue: dict[str, Any] | None = None  # a lost seat's new link: id, until, agreed, visitor, name

    def person(self) -> bool:
        return bool(self.visitor) and not self.resigned


@dataclass
class Entry:
    """One thing told at the table: a game event or a table event, with the rev that caused it."""

    rev: int
    at: float
    told: Told | None
    table: str = ""
    args: dict[str, Any] = field(default_factory=dict)
    undone: bool = False

    def heard(self, seat: int) -> dict[str, Any]:
        if self.told is None:
            row: dict[str, Any] = {"rev": self.rev, "at": self.at, "table": self.table, "args": self.args}
        else:
            row = {"rev": self.rev, "at": self.at, **heard(self.told, seat)}
        if self.undone:
            row["undone"] = True
        return row


def heard(told: Told, seat: int) -> dict[str, Any]:
    """An event with its arguments by name, as far as this seat hears them."""
    name, args = told.heard(seat)
    return {"event": name, "args": dict(zip(told.event.args, args))}


KEYS: Final[dict[type, str]] = {}


def ask_key(question: Choice[Any]) -> str:
    """The message key of a question: `ask-keep-card`."""
    kind = type(question)
    if kind not in KEYS:
        KEYS[kind] = "ask-" + name_of(question)
    return KEYS[kind]


@dataclass
class Back:
    """Where a seat can go back to."""

    seat: int
    state: State
    moves: int


class Play:
    """Everything about one table that its journal says."""

    def __init__(self, head: Head) -> None:
        self.head: Final = head
        self.game: Final[Game] = find(head.game)
        self.rev = 0
        self.at = head.created
        self.status = "waiting"
        self.sitters: Final = [Sitter(**row) for row in head.settings["seats"]]
        for sitter in self.sitters:
            sitter.bot = sitter.kind == "bot"
        count = len(self.sitters)
        self.s: State | None = None
        self.moves: list[Move] = []
        self.origin: list[int] = []  # the rev that each move came with
        self.back: Final[list[Back]] = []
        self.redos: Final[list[list[str]]] = [[] for _ in range(count)]
        self.entries: Final[list[Entry]] = []
        self.chat: Final[list[Line]] = []
        self.asks: Final = [""] * count
        self.asked_at: Final = [0.0] * count
        self.answers: Final[dict[str, tuple[str, int]]] = {}
        self.turn: Final = [0] * count  # the rev of each seat's last answer
        self.waiting = NO_SEAT  # the seat that has to say "done"
        self.held = ""  # a last sealed answer that waits for "done"
        self.proposal: dict[str, Any] | None = None
        self.prepared: Final[list[list[dict[str, Any]]]] = [[] for _ in range(count)]
        self.clocks: Final = Clocks(head.settings["clock"], count)
        self.reason = ""
        self.ratings: list[dict[str, Any]] = []
        self.broken: Changed | None = None  # the past replays differently
        self.frozen: dict[str, Any] | None = None
        self.noted = False  # that it is frozen stands in the journal
        self.kinds: Final[dict[str, Callable[[Line, Rng | None], None]]] = {
            "created": self.nothing,
            "sat": self.sat,
            "left": self.left,
            "bot": self.seat_bot,
            "started": self.started,
            "move": self.moved,
            "hold": self.hold,
            "undo": self.undone,
            "redo": self.redone,
            "done": self.done,
            "propose": self.propose,
            "consent": self.consent,
            "resign": self.resign,
            "flagged": self.flagged,
            "back": self.came_back,
            "reissue": self.reissue,
            "reissue-claimed": self.reissue_claimed,
            "unlocked": self.unlocked,
            "reissue-refused": self.reissue_refused,
            "seat-moved": self.seat_moved,
            "chat": self.said,
            "prepare": self.prepare,
            "restarted": self.restarted,
            "freeze": self.freeze,
            "thaw": self.thaw,
            "abandon": self.abandon,
        }

    # -- the fold ------------------------------------------------------------------------------------------------------

    def take(self, line: Line, rng: Rng | None = None) -> None:
        """Carry out one line. With `rng` it is new and gets its chance; without, it is replayed and must come out the same."""
        assert line.rev == self.rev + 1, f"line {line.rev} after {self.rev}"
        self.clocks.pass_time(line.at, float(line.data.get("gap", 0.0)))
        try:
            if self.broken is None or line.kind in ALWAYS:
                self.kinds[line.kind](line, rng)
        except Changed as changed:
            self.broken = changed
            if self.status in ("waiting", "playing"):
                self.status = "frozen"
            self.frozen = {"line": changed.rev, "message": str(changed)}
        self.rev = line.rev
        self.at = line.at
        self.clocks.running = [seat for seat in self.asked() if not self.sitters[seat].bot]

    def nothing(self, line: Line, rng: Rng | None) -> None:
        self.tell(line, "created")

    def tell(self, line: Line, name: str, **args: Any) -> None:
        self.entries.append(Entry(line.rev, line.at, None, name, args))

    def sat(self, line: Line, rng: Rng | None) -> None:
        sitter = self.sitters[line.seat]
        sitter.kind, sitter.visitor, sitter.name = "person", line.data["visitor"], line.data["name"]
        self.tell(line, "sat", player=line.seat)

    def left(self, line: Line, rng: Rng | None) -> None:
        sitter = self.sitters[line.seat]
        sitter.kind, sitter.visitor, sitter.name = "open", "", ""
        self.tell(line, "left", player=line.seat)

    def seat_bot(self, line: Line, rng: Rng | None) -> None:
        sitter = self.sitters[line.seat]
        sitter.kind, sitter.level, sitter.bot = "bot", line.data["level"], True

    def started(self, line: Line, rng: Rng | None) -> None:
        """Set up, play what a fork begins with, and let chance begin. Seats still empty get the bots named."""
        for seat, level in line.data.get("bots", {}).items():
            sitter = self.sitters[int(seat)]
            sitter.kind, sitter.level, sitter.bot = "bot", level, True
        self.status = "playing"
        self.tell(line, "started")
        self.s = self.begin()
        for number, text in enumerate(self.head.settings.get("start", [])):
            self.replay_line(line, read_line(number + 1, text))
        self.gather(line)
        if not self.head.settings.get("imported"):
            self.chance(line, rng)
        self.settled(line, rng, NO_SEAT)

    def begin(self) -> State:
        try:
            return self.game.new(self.head.options, self.head.edition)
        except ValueError as error:
            raise Changed(1, f"the table cannot be set up any more: {error}") from None

    def replay_line(self, line: Line, move: Move) -> None:
        assert self.s is not None
        try:
            play_line(self.game, self.s, len(self.moves) + 1, move)
        except RecordError as error:
            raise Changed(line.rev, f"line {line.rev}: {error}") from None
        self.moves.append(move)
        self.origin.append(line.rev)

    def gather(self, line: Line) -> None:
        """Keep what was just told."""
        assert self.s is not None
        if self.s.told:
            self.entries.extend([Entry(line.rev, line.at, told) for told in self.s.told])
            self.s.told.clear()

    def chance(self, line: Line, rng: Rng | None) -> bool:
        """Chance answers until a seat is asked: drawn now, or as the line says. Whether it had to."""
        s = self.s
        assert s is not None
        if s.player() != CHANCE:
            return False
        self.back.clear()
        for redo in self.redos:
            redo.clear()
        if rng is None:
            for text in line.data.get("chance", []):
                self.replay_line(line, (CHANCE, text))
            if s.player() == CHANCE:
                raise Changed(line.rev, f"line {line.rev}: chance is asked once more than it was")
        else:
            drawn = line.data["chance"] = []
            while s.player() == CHANCE:
                action = s.draw(rng)
                s.apply(CHANCE, action)
                drawn.append(self.game.words.text(action))
            self.moves += [(CHANCE, text) for text in drawn]
            self.origin += [line.rev] * len(drawn)
        self.gather(line)
        return True

    def settled(self, line: Line, rng: Rng | None, mover: int, sealed: bool = False) -> None:
        """After a change of the game: who is asked now, is it over, and is it the same as when it was written down?"""
        s = self.s
        assert s is not None
        for seat in range(len(self.sitters)):
            if s.question(seat) is None or self.waiting != NO_SEAT:
                self.asks[seat] = ""
            elif not sealed or seat == mover or not self.asks[seat]:
                self.asks[seat] = f"{line.rev}.{seat}"
                self.asked_at[seat] = line.at
                self.clocks.asked(seat)
        if s.player() == NOBODY and self.waiting == NO_SEAT:
            self.status = "over"
            self.reason = "end"
            self.proposal = None
            self.ratings = line.data.get("ratings", [])
            self.tell(line, "over")
        told = [(e.told.event.name, e.told.args, e.told.to) for e in self.entries_of(line.rev) if e.told is not None]
        player = s.player()
        total = zlib.crc32(repr((told, s.asked(), player, len(s.legal(player)) if player >= 0 else 0)).encode())
        if rng is not None:
            line.data["sum"] = total
        elif line.data.get("sum", total) != total:
            text = line.data.get("do", line.kind)
            raise Changed(
                line.rev,
                f"line {line.rev}: {line.seat if line.seat >= 0 else 'table'}: {text}: comes out differently under these rules",
            )

    def entries_of(self, rev: int) -> list[Entry]:
        found = []
        for entry in reversed(self.entries):
            if entry.rev != rev:
                break
            found.append(entry)
        return found

    # -- moves ---------------------------------------------------------------------------------------------------------

    def moved(self, line: Line, rng: Rng | None) -> None:
        """A seat's answer, and the chance it causes."""
        seat, text = line.seat, line.data["do"]
        self.redos[seat].clear()
        self.carry_out(line, rng, seat, text)

    def carry_out(self, line: Line, rng: Rng | None, seat: int, text: str) -> None:
        s = self.s
        assert s is not None
        if self.back and self.back[-1].seat != seat:
            self.back.clear()
        together = s.together is not None
        sealed = together and s.sealed.count(OPEN) > 1
        earlier = Back(seat, s.clone(), len(self.moves)) if not together else None
        self.answers[self.asks[seat]] = (text, line.rev)
        if rng is None:
            self.replay_line(line, (seat, text))
        else:
            s.apply(seat, self.game.words.parse(text))
            self.moves.append((seat, text))
            self.origin.append(line.rev)
        self.turn[seat] = line.rev
        self.clocks.answered(seat)
        news = any(told.event.news and told.to >> seat & 1 for told in s.told or [])
        self.gather(line)
        if not sealed:
            for other, redo in enumerate(self.redos):
                if other != seat:
                    redo.clear()
        if earlier is not None and not news:
            self.back.append(earlier)
        elif not sealed:
            self.back.clear()
        if not sealed and not together and self.must_confirm(seat):
            self.waiting = seat
        elif not sealed:
            self.chance(line, rng)
        self.settled(line, rng, seat, sealed)

    def must_confirm(self, seat: int) -> bool:
        """Whether play, about to pass on, waits for this seat's "done"."""
        s = self.s
        assert s is not None
        setting = self.head.settings["done"]
        if setting == "never" or self.sitters[seat].bot or s.asked() == [seat]:
            return False
        player = s.player()
        return setting == "always" or player < 0 or any(self.sitters[other].bot or self.prepared[other] for other in s.asked())

    def must_hold(self, seat: int) -> bool:
        """Whether this seat's answer is the last sealed one and would reveal them all."""
        s = self.s
        assert s is not None
        last = s.together is not None and s.asked() == [seat]
        return last and self.head.settings["done"] != "never" and not self.sitters[seat].bot

    def hold(self, line: Line, rng: Rng | None) -> None:
        """The last sealed answer, not carried out before "done"; nobody else knows."""
        self.held = line.data["do"]
        self.waiting = line.seat
        self.answers[self.asks[line.seat]] = (self.held, line.rev)
        self.asks[line.seat] = ""

    def done(self, line: Line, rng: Rng | None) -> None:
        self.waiting = NO_SEAT
        if self.held:
            text, self.held = self.held, ""
            self.carry_out(line, rng, line.seat, text)
        else:
            self.chance(line, rng)
            self.settled(line, rng, line.seat)

    def undone(self, line: Line, rng: Rng | None) -> None:
        """A seat takes back its own last decision."""
        seat, s = line.seat, self.s
        assert s is not None
        if self.held:
            self.held = ""
            self.waiting = NO_SEAT
            self.settled(line, rng, seat, True)
            return
        sealed = s.together is not None and s.answer(seat) != OPEN
        if sealed:
            last = max(i for i, move in enumerate(self.moves) if move[0] == seat)
            assert s.together is not None
            s.sealed[s.together.index(seat)] = OPEN
            (_, text), rev = self.moves.pop(last), self.origin.pop(last)
        else:
            earlier = self.back.pop()
            self.s = earlier.state
            self.s.told = []
            text, rev = self.moves[earlier.moves][1], self.origin[earlier.moves]
            del self.moves[earlier.moves :]
            del self.origin[earlier.moves :]
            self.waiting = NO_SEAT
        self.redos[seat].append(text)
        self.clocks.taken_back(seat)
        self.strike_out(line, [rev])
        self.settled(line, rng, seat, sealed)

    def strike_out(self, line: Line, revs: list[int]) -> None:
        for entry in self.entries:
            if entry.rev in revs and entry.told is not None:
                entry.undone = True
        self.tell(line, "undo", player=line.seat, undone=revs)

    def redone(self, line: Line, rng: Rng | None) -> None:
        self.redos[line.seat].pop()
        self.tell(line, "redo", player=line.seat)
        self.carry_out(line, rng, line.seat, line.data["do"])

    def go_back(self, line: Line, rng: Rng | None, to: int) -> None:
        """By consent: the game as the lines up to that rev left it. Chance after it is drawn anew."""
        kept = sum(1 for rev in self.origin if rev <= to)
        moves, revs = self.moves[:kept], sorted(set(self.origin[kept:]))
        origin = self.origin[:kept]
        self.s = self.begin()
        self.moves, self.origin = [], []
        for move in moves:
            self.replay_line(line, move)
        self.origin = origin
        if self.s.told:
            self.s.told.clear()
        self.waiting = NO_SEAT
        self.held = ""
        self.back.clear()
        for redo in self.redos:
            redo.clear()
        self.strike_out(line, revs)
        self.chance(line, rng)
        self.settled(line, rng, NO_SEAT)

    def prepare(self, line: Line, rng: Rng | None) -> None:
        self.prepared[line.seat] = line.data["rows"]

    # -- persons -------------------------------------------------------------------------------------------------------

    def persons(self, but: str = "") -> list[int]:
        """The seats of other persons who are still in the game."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.person() and sitter.visitor != but]

    def propose(self, line: Line, rng: Rng | None) -> None:
        visitor = self.sitters[line.seat].visitor
        self.proposal = {
            "id": f"c{line.rev}",
            "by": line.seat,
            "what": line.data["what"],
            "seat": None,
            "to": line.data.get("to"),
            "agreed": [line.seat],
            "needed": self.persons(visitor),
        }
        self.tell(line, "proposed", player=line.seat, what=line.data["what"], to=line.data.get("to"))
        self.agreed(line, rng)

    def consent(self, line: Line, rng: Rng | None) -> None:
        """A person agrees or refuses, for all seats held."""
        which, visitor = line.data["id"], self.sitters[line.seat].visitor
        if which.startswith("r"):
            self.agree_reissue(line, visitor)
            return
        assert self.proposal is not None
        if not line.data["yes"]:
            self.tell(line, "withdrawn" if self.proposal["by"] == line.seat else "refused", player=line.seat)
            self.proposal = None
            return
        mine = [seat for seat, sitter in enumerate(self.sitters) if sitter.visitor == visitor]
        self.proposal["agreed"] = sorted({*self.proposal["agreed"], *mine})
        self.proposal["needed"] = [seat for seat in self.proposal["needed"] if seat not in mine]
        self.tell(line, "agreed", player=line.seat)
        self.agreed(line, rng)

    def agreed(self, line: Line, rng: Rng | None) -> None:
        """When nobody is missing any more, it happens."""
        proposal = self.proposal
        if proposal is None or proposal["needed"]:
            return
        self.proposal = None
        if proposal["what"] == "undo":
            self.go_back(line, rng, proposal["to"])
        else:
            self.finish(line, "over", "agreed")

    def finish(self, line: Line, status: str, reason: str) -> None:
        self.status = status
        self.reason = reason
        self.waiting = NO_SEAT
        self.held = ""
        self.proposal = None
        for seat in range(len(self.sitters)):
            self.asks[seat] = ""
        self.tell(line, "over" if status == "over" else "abandoned")

    def resign(self, line: Line, rng: Rng | None) -> None:
        sitter = self.sitters[line.seat]
        sitter.resigned = sitter.bot = True
        sitter.level = line.data["level"]
        self.tell(line, "resigned", player=line.seat)
        self.give_to_bot(line, rng)

    def flagged(self, line: Line, rng: Rng | None) -> None:
        """Time is over: a bot takes the seat until its person comes back."""
        sitter = self.sitters[line.seat]
        sitter.bot = True
        sitter.level = line.data["level"]
        self.tell(line, "flagged", player=line.seat)
        self.tell(line, "taken-over", player=line.seat)
        self.give_to_bot(line, rng)

    def give_to_bot(self, line: Line, rng: Rng | None) -> None:
        """What waited for the person's "done" goes on; a table without persons is abandoned."""
        if self.proposal is not None:
            self.proposal["needed"] = [seat for seat in self.proposal["needed"] if seat != line.seat]
            self.agreed(line, rng)
        if not any(sitter.person() for sitter in self.sitters) and self.status == "playing":
            self.finish(line, "abandoned", "abandoned")
        elif self.waiting == line.seat and self.status == "playing":
            self.done(line, rng)

    def came_back(self, line: Line, rng: Rng | None) -> None:
        self.sitters[line.seat].bot = False
        self.clocks.back(line.seat)
        self.asked_at[line.seat] = line.at
        self.tell(line, "back", player=line.seat)

    def abandon(self, line: Line, rng: Rng | None) -> None:
        self.finish(line, "abandoned", "abandoned")

    def reissue(self, line: Line, rng: Rng | None) -> None:
        """The host gives a lost seat a new link; the others are asked."""
        sitter = self.sitters[line.seat]
        needed = [seat for seat in self.persons(sitter.visitor) if self.sitters[seat].visitor != line.data["host"]]
        sitter.reissue = {
            "id": f"r{line.rev}",
            "link": line.data["link"],
            "until": line.data["until"],
            "agreed": [],
            "needed": needed,
            "visitor": "",
            "name": "",
        }
        self.tell(line, "reissued", player=line.seat)

    def reissue_claimed(self, line: Line, rng: Rng | None) -> None:
        reissue = self.sitters[line.seat].reissue
        assert reissue is not None
        reissue["visitor"], reissue["name"] = line.data["visitor"], line.data["name"]
        reissue["needed"] = [seat for seat in reissue["needed"] if self.sitters[seat].visitor != line.data["visitor"]]
        self.unlock_if_agreed(line, line.seat)

    def agree_reissue(self, line: Line, visitor: str) -> None:
        for seat, sitter in enumerate(self.sitters):
            reissue = sitter.reissue
            if reissue is not None and reissue["id"] == line.data["id"]:
                if not line.data["yes"]:
                    sitter.reissue = None
                    self.tell(line, "refused", player=line.seat)
                    return
                reissue["agreed"] = [*reissue["agreed"], line.seat]
                reissue["needed"] = [other for other in reissue["needed"] if self.sitters[other].visitor != visitor]
                self.tell(line, "agreed", player=line.seat)
                self.unlock_if_agreed(line, seat)

    def unlock_if_agreed(self, line: Line, seat: int) -> None:
        reissue = self.sitters[seat].reissue
        if reissue is None or not reissue["visitor"]:
            return
        agreed = bool(reissue["agreed"]) and not reissue["needed"]  # where nobody can agree, the wait decides
        if agreed or line.at >= reissue["until"]:
            self.hand_over(line, seat, reissue["visitor"], reissue["name"])
            self.tell(line, "unlocked", player=seat)

    def unlocked(self, line: Line, rng: Rng | None) -> None:
        """The stated wait has passed."""
        self.unlock_if_agreed(line, line.seat)

    def reissue_refused(self, line: Line, rng: Rng | None) -> None:
        self.sitters[line.seat].reissue = None
        self.tell(line, "refused", player=line.seat)

    def hand_over(self, line: Line, seat: int, visitor: str, name: str) -> None:
        sitter = self.sitters[seat]
        sitter.visitor, sitter.name, sitter.reissue = visitor, name, None

    def seat_moved(self, line: Line, rng: Rng | None) -> None:
        self.hand_over(line, line.seat, line.data["visitor"], line.data["name"])
        self.tell(line, "moved", player=line.seat)

    def said(self, line: Line, rng: Rng | None) -> None:
        self.chat.append(line)

    def restarted(self, line: Line, rng: Rng | None) -> None:
        """Clocks stood still while the server was down: `gap` seconds were not charged."""
        gap = float(line.data["gap"])
        for seat in range(len(self.sitters)):
            self.asked_at[seat] += gap
        self.tell(line, "restarted")

    def freeze(self, line: Line, rng: Rng | None) -> None:
        self.status = "frozen"
        self.frozen = {"line": line.data["line"], "message": line.data["message"]}
        self.noted = True
        self.tell(line, "frozen")

    def thaw(self, line: Line, rng: Rng | None) -> None:
        if self.broken is None and self.status == "frozen":
            self.status = "playing" if self.s is not None else "waiting"
            self.frozen = None
            self.noted = False

    # -- questions about it --------------------------------------------------------------------------------------------

    def asked(self) -> list[int]:
        """The seats that the table waits for now."""
        if self.status != "playing" or self.s is None:
            return []
        return [self.waiting] if self.waiting != NO_SEAT else self.s.asked()

    def answered(self) -> list[int]:
        s = self.s
        if s is None or s.together is None or self.status != "playing":
            return []
        return [choice.player for i, choice in enumerate(s.together.choices) if s.sealed[i] != OPEN]

    def question(self, seat: int) -> Choice[Any] | None:
        if self.status != "playing" or self.s is None or self.waiting != NO_SEAT or seat < 0:
            return None
        return self.s.question(seat)

    def can_undo(self, seat: int) -> bool:
        s = self.s
        if self.status != "playing" or s is None or seat < 0:
            return False
        if self.held:
            return self.waiting == seat
        if s.together is not None and s.answer(seat) != OPEN:
            return True
        return bool(self.back) and self.back[-1].seat == seat and self.moves[-1][0] == seat

    def can_redo(self, seat: int) -> bool:
        if seat < 0 or not self.redos[seat] or self.question(seat) is None or self.s is None:
            return False
        return self.game.words.parse(self.redos[seat][-1]) in self.s.legal(seat)

    def record(self) -> Record:
        names = [sitter.name or sitter.level for sitter in self.sitters]
        return Record(self.head.game, self.head.version, self.head.options, self.head.edition, names, list(self.moves))

    def due(self) -> float | None:
        """When this table needs a look although nobody moves."""
        if self.status != "playing":
            return None
        times = [self.clocks.due()]
        after = self.head.settings["take_over"]["after"]
        if after is not None:
            times += [self.asked_at[seat] + after for seat in self.clocks.running]
        if any(self.sitters[seat].bot for seat in self.asked()):
            times.append(self.at + BOT_DUE)
        times += [sitter.reissue["until"] for sitter in self.sitters if sitter.reissue is not None and sitter.reissue["visitor"]]
        return min((time for time in times if time is not None), default=None)

    def scores(self) -> list[int] | None:
        return self.s.scores() if self.s is not None and self.status in ("over", "abandoned") else None

    def ranking(self) -> list[int] | None:
        """Places at the end; who resigned or was replaced comes after those who played on."""
        if self.s is None or self.status != "over" or self.reason != "end":
            return None
        return self.s.ranking()


ALWAYS: Final = {
    "chat",
    "propose",
    "consent",
    "freeze",
    "thaw",
    "seat-moved",
    "restarted",
    "abandon",
}  # what a frozen table still takes


def check_text(play: Play, seat: int, text: str) -> int:
    """The action that a text names, if this seat may do it now; Refused says why not."""
    try:
        action = play.game.words.parse(text)
    except ValueError as error:
        raise Refused("error-no-such-action", str(error), field="do", came=text) from None
    assert play.s is not None
    why = play.s.why(seat, action)
    if why is not None:
        raise Refused("error-refused", f"{text}: {why}", field="do", came=text, why=why)
    return action


def fold(head: Head, lines: list[Line]) -> Play:
    """The table that a journal tells of."""
    play = Play(head)
    for row in lines:
        play.take(row)
    return play


__all__ = ["HOST", "NO_SEAT", "Changed", "Entry", "Play", "Sitter", "ask_key", "check_text", "fold", "heard", "line"]
