"""A table worked out from its journal: what the lines so far come to."""

from __future__ import annotations

import zlib
from sys import intern
from typing import Any, Final

from parlour.engine.core import CHANCE, NOBODY, OPEN, Choice, State, name_of
from parlour.engine.game import Game
from parlour.engine.picks import PickError, Run, picks_of
from parlour.engine.record import Move, Record, RecordError, play_line
from parlour.learn.director import follow
from parlour.learn.lesson import Lesson, lesson_of
from parlour.server.basics.errors import Refused
from parlour.server.journal.clocks import Clocks
from parlour.server.journal.lines import Changed, Head, Line
from parlour.server.journal.luck import Luck
from parlour.server.journal.sitter import NO_SEAT, Sitter, opens_at
from parlour.server.journal.told import Log
from parlour.shelf import find

BOT_DUE: Final = 60.0  # seconds after which somebody looks whether a bot was forgotten


KEYS: Final[dict[type, str]] = {}


def ask_key(question: Choice[Any]) -> str:
    """The message key of a question: `ask-keep-card`."""
    kind = type(question)
    if kind not in KEYS:
        KEYS[kind] = "ask-" + name_of(question)
    return KEYS[kind]


class Back:
    """Where a seat can go back to."""

    __slots__ = ("moves", "seat", "state")

    def __init__(self, seat: int, state: State, moves: int) -> None:
        self.seat: Final = seat
        self.state: Final = state
        self.moves: Final = moves


class Play:
    """Everything about one table that its journal says."""

    def __init__(self, head: Head) -> None:
        self.head = head
        self.game: Final[Game] = find(head.game)
        self.rev = 0
        self.at = head.created
        self.seated = 0  # the last rev that may have changed who sits where, how they are shown, or the status
        self.status = "waiting"
        self.sitters: Final = [Sitter(**row) for row in head.settings["seats"]]
        for sitter in self.sitters:
            sitter.bot = sitter.kind == "bot"
        self.lobby: list[int] = list(head.settings.get("lobby", []))  # the seats that anybody may take while they are free
        self.kept: dict[int, dict[str, str]] = {int(seat): row for seat, row in head.settings.get("kept", {}).items()}
        self.asked_out: Final[set[str]] = set()  # whom a host has asked to leave
        self.lesson: Final[Lesson | None] = lesson_of(self.game) if head.settings.get("lesson") else None
        self.s: State | None = None
        self.moves: list[Move] = []
        self.origin: list[int] = []  # the rev that each move came with
        self.back: Final[list[Back]] = []
        self.redos: Final[list[list[list[str]]]] = []
        self.rest: Final[list[list[str]]] = []  # picks chosen, but not asked for yet
        self.log: Final = Log()
        self.chat: Final[list[Line]] = []
        self.asks: Final[list[str]] = []
        self.asked_at: Final[list[float]] = []
        self.answers: Final[dict[str, tuple[str, int]]] = {}
        self.turn: Final[list[int]] = []  # the rev of each seat's last answer
        self.waiting = NO_SEAT  # the seat that has to say "done"
        self.held: list[str] = []  # a last sealed answer that waits for "done"
        self.proposal: dict[str, Any] | None = None
        self.resting: dict[str, Any] | None = None  # they have agreed to pause: by whom, since, until
        self.prepared: Final[list[list[dict[str, Any]]]] = []
        self.clocks = Clocks(head.settings["clock"], len(self.sitters))
        self.reason = ""
        self.rematch = ""  # the table at which they play again
        self.holders: Final[list[str]] = []  # who held each seat at the start: they bear a rated result
        self.ratings: list[dict[str, Any]] = []
        self.broken: Changed | None = None  # the past replays differently
        self.frozen: dict[str, Any] | None = None
        self.noted = False  # that it is frozen stands in the journal
        self.lay_places()

    def lay_places(self) -> None:
        """A place for everybody who will sit here, with nothing on it: before the start their number can change."""
        count = len(self.sitters)
        self.redos[:] = [[] for _ in range(count)]
        self.rest[:] = [[] for _ in range(count)]
        self.asks[:] = [""] * count
        self.asked_at[:] = [0.0] * count
        self.turn[:] = [0] * count
        self.prepared[:] = [[] for _ in range(count)]
        self.holders[:] = [""] * count
        self.clocks = Clocks(self.head.settings["clock"], count)

    # -- what a line does to it -----------------------------------------------------------------------------------------

    def tell(self, line: Line, name: str, **args: Any) -> None:
        self.log.note(line.rev, line.at, name, args)

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
        self.moves.append((move[0], intern(move[1])))
        self.origin.append(line.rev)

    def gather(self, line: Line) -> None:
        """Keep what was just told."""
        assert self.s is not None
        if self.s.told:
            for told in self.s.told:
                self.log.tell(line.rev, line.at, told)
            self.s.told.clear()

    def chance(self, line: Line, luck: Luck | None) -> bool:
        """Chance answers until a seat is asked: drawn now, or as the line says. Whether it had to."""
        s = self.s
        assert s is not None
        if s.player() != CHANCE:
            return False
        self.back.clear()
        for redo in self.redos:
            redo.clear()
        if luck is None:
            for text in line.data.get("chance", []):
                self.replay_line(line, (CHANCE, text))
            if s.player() == CHANCE:
                raise Changed(line.rev, f"line {line.rev}: chance is asked once more than it was")
        else:
            drawn = line.data["chance"] = []
            while s.player() == CHANCE:
                action = self.lucky(s) if self.lesson is not None else -1
                if action < 0:
                    action = luck.draw(s)
                s.apply(CHANCE, action)
                drawn.append(intern(self.game.words.text(action)))  # tables share their texts
                self.moves.append((CHANCE, drawn[-1]))
                self.origin.append(line.rev)
        self.gather(line)
        return True

    def lucky(self, s: State) -> int:
        """What chance answers in a guided game, or -1: then it draws."""
        assert self.lesson is not None
        words = self.game.words
        text = follow(self.lesson, self.moves).luck([words.text(action) for action in s.legal(CHANCE)])
        return words.parse(text) if text else -1

    def settled(self, line: Line, luck: Luck | None, mover: int, sealed: bool = False) -> None:
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
        news = self.log.after(line.rev - 1)
        told = [(e.told.event.name, e.told.args, e.told.to) for e in reversed(news) if e.told is not None]
        player = s.player()
        total = zlib.crc32(repr((told, s.asked(), player, len(s.legal(player)) if player >= 0 else 0)).encode())
        if luck is not None:
            line.data["sum"] = total
        elif line.data.get("sum", total) != total:
            text = line.data.get("do", line.kind)
            raise Changed(
                line.rev,
                f"line {line.rev}: {line.seat if line.seat >= 0 else 'table'}: {text}: comes out differently under these rules",
            )

    def finish(self, line: Line, status: str, reason: str) -> None:
        self.status = status
        self.reason = reason
        self.waiting = NO_SEAT
        self.held = []
        self.proposal = None
        self.resting = None
        for seat in range(len(self.sitters)):
            self.asks[seat] = ""
        self.tell(line, "over" if status == "over" else "abandoned")

    # -- questions about it --------------------------------------------------------------------------------------------

    def asked(self) -> list[int]:
        """The seats that the table waits for now."""
        if self.status != "playing" or self.s is None or self.resting is not None:
            return []
        return [self.waiting] if self.waiting != NO_SEAT else self.s.asked()

    def paused(self) -> bool:
        """Persons are in the game still, but bots hold all their seats: without a person nothing goes on."""
        if self.status != "playing":
            return False
        for sitter in self.sitters:  # asked several times a move: the first who plays is enough
            if sitter.plays():
                return False
        return any(sitter.person() for sitter in self.sitters)

    def awaited(self) -> list[int]:
        """The seats whose persons the table waits for: asked, or of a paused table any who could come back."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.person()] if self.paused() else self.asked()

    def free(self) -> list[int]:
        """The seats that anybody may take now."""
        return [seat for seat in self.lobby if self.sitters[seat].kind == "open"] if self.status == "waiting" else []

    def answered(self) -> list[int]:
        s = self.s
        if s is None or s.together is None or self.status != "playing":
            return []
        return [choice.player for i, choice in enumerate(s.together.choices) if s.sealed[i] != OPEN]

    def question(self, seat: int) -> Choice[Any] | None:
        if self.status != "playing" or self.resting is not None or self.s is None or self.waiting != NO_SEAT or seat < 0:
            return None
        return self.s.question(seat)

    def can_undo(self, seat: int) -> bool:
        s = self.s
        if self.status != "playing" or self.resting is not None or s is None or seat < 0:
            return False
        if self.held:
            return self.waiting == seat
        if s.together is not None and s.answer(seat) != OPEN:
            return True
        return bool(self.back) and self.back[-1].seat == seat and self.moves[-1][0] == seat

    def can_redo(self, seat: int) -> bool:
        if seat < 0 or not self.redos[seat] or self.question(seat) is None or self.s is None:
            return False
        return self.game.words.parse(self.redos[seat][-1][0]) in self.s.legal(seat)

    def record(self) -> Record:
        names = [sitter.name or sitter.level for sitter in self.sitters]
        return Record(self.head.game, self.head.version, self.head.options, self.head.edition, names, list(self.moves))

    def timed(self) -> bool:
        """Whether something will happen here at a certain time."""
        waits = any(sitter.reissue is not None for sitter in self.sitters)
        return self.clocks.kind != "none" or self.head.settings["take_over"]["after"] is not None or waits

    def due(self) -> float | None:
        """When this table needs a look although nobody moves."""
        if self.status != "playing":
            return None
        times = [self.clocks.due(), self.resting["until"] if self.resting is not None else None]
        after = self.head.settings["take_over"]["after"]
        if after is not None:
            times += [self.asked_at[seat] + after for seat in self.clocks.running]
        if any(self.sitters[seat].bot for seat in self.asked()) and not self.paused():
            times.append(self.at + BOT_DUE)
        times += [opens_at(sitter.reissue) for sitter in self.sitters if sitter.reissue is not None and sitter.reissue["visitor"]]
        return min((time for time in times if time is not None), default=None)

    def scores(self) -> list[int] | None:
        return self.s.scores() if self.s is not None and self.status in ("over", "abandoned") else None

    def ranking(self) -> list[int] | None:
        """Places at the end; who resigned or was replaced comes after those who played on. Where everybody else has resigned,
        whoever is left has won."""
        if self.s is None or self.status != "over" or self.reason not in ("end", "resigned"):
            return None
        places = self.s.ranking() if self.reason == "end" else [1 if sitter.plays() else 2 for sitter in self.sitters]
        gone = [place for sitter, place in zip(self.sitters, places) if sitter.gone()]
        kept = [place for sitter, place in zip(self.sitters, places) if not sitter.gone()]
        return [
            place + sum(other >= place for other in kept) if sitter.gone() else place - sum(other < place for other in gone)
            for sitter, place in zip(self.sitters, places)
        ]


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


def check_run(play: Play, seat: int) -> Run:
    """The run of picks that this seat is asked for."""
    if play.question(seat) is None:
        raise Refused("error-not-asked", "this seat is not asked now", 409)
    assert play.s is not None
    run = picks_of(play.game, play.s, seat)
    if run is None:
        raise Refused("error-no-picks", "this question is no run of picks: answer it with `do`", 409)
    return run


def check_picks(play: Play, field: str, chosen: list[str]) -> list[int]:
    """The actions that these texts name; Refused names the first that none is."""
    actions = []
    for i, text in enumerate(chosen):
        try:
            actions.append(play.game.words.parse(text))
        except ValueError as error:
            raise Refused("error-no-such-action", str(error), field=f"{field}[{i}]", came=text) from None
    return actions


def refused_pick(play: Play, field: str, chosen: list[str], error: PickError) -> Refused:
    """Which of these picks is in the way, and why; the whole list, if they are too few."""
    text = play.game.words.text(error.pick) if error.pick >= 0 else ""
    where = f"{field}[{chosen.index(text)}]" if text else field
    return Refused("error-refused", f"{text or field}: {error}", field=where, came=text or chosen, why=error.why)
