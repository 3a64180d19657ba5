"""What a line of the journal does to the game: moves, answers held back, undo and redo."""

from __future__ import annotations

from dataclasses import dataclass
from sys import intern
from typing import TYPE_CHECKING

from parlour.engine.core import OPEN, State
from parlour.engine.record import read_line
from parlour.engine.rng import Rng
from parlour.server.journal import Line
from parlour.server.seats import NO_SEAT

if TYPE_CHECKING:
    from parlour.server.play import Play


@dataclass(slots=True)
class Back:
    """Where a seat can go back to."""

    seat: int
    state: State
    moves: int


def started(play: Play, line: Line, rng: Rng | None) -> None:
    """Set up, play what a fork begins with, and let chance begin. Seats still empty get the bots named."""
    for seat, level in line.data.get("bots", {}).items():
        sitter = play.sitters[int(seat)]
        sitter.kind, sitter.level, sitter.bot = "bot", level, True
    play.status = "playing"
    play.tell(line, "started")
    play.s = play.begin()
    for number, text in enumerate(play.head.settings.get("start", [])):
        play.replay_line(line, read_line(number + 1, text))
    play.gather(line)
    if not play.head.settings.get("imported"):
        play.chance(line, rng)
    play.settled(line, rng, NO_SEAT)


def moved(play: Play, line: Line, rng: Rng | None) -> None:
    """A seat's answer, and the chance it causes."""
    seat, text = line.seat, intern(line.data["do"])
    play.redos[seat].clear()
    carry_out(play, line, rng, seat, text)


def carry_out(play: Play, line: Line, rng: Rng | None, seat: int, text: str) -> None:
    s = play.s
    assert s is not None
    if play.back and play.back[-1].seat != seat:
        play.back.clear()
    together = s.together is not None
    sealed = together and s.sealed.count(OPEN) > 1
    earlier = Back(seat, s.clone(), len(play.moves)) if not together else None
    play.answers[play.asks[seat]] = (text, line.rev)
    if rng is None:
        play.replay_line(line, (seat, text))
    else:
        s.apply(seat, play.game.words.parse(text))
        play.moves.append((seat, text))
        play.origin.append(line.rev)
    play.turn[seat] = line.rev
    play.clocks.answered(seat)
    news = any(told.event.news and told.to >> seat & 1 for told in s.told or [])
    play.gather(line)
    if not sealed:
        for other, redo in enumerate(play.redos):
            if other != seat:
                redo.clear()
    if earlier is not None and not news:
        play.back.append(earlier)
    elif not sealed:
        play.back.clear()
    if not sealed and not together and must_confirm(play, seat):
        play.waiting = seat
    elif not sealed:
        play.chance(line, rng)
    play.settled(line, rng, seat, sealed)


def must_confirm(play: Play, seat: int) -> bool:
    """Whether play, about to pass on, waits for this seat's "done"."""
    s = play.s
    assert s is not None
    setting = play.head.settings["done"]
    if setting == "never" or play.sitters[seat].bot or s.asked() == [seat]:
        return False
    player = s.player()
    return setting == "always" or player < 0 or any(play.sitters[other].bot or play.prepared[other] for other in s.asked())


def must_hold(play: Play, seat: int) -> bool:
    """Whether this seat's answer is the last sealed one and would reveal them all."""
    s = play.s
    assert s is not None
    last = s.together is not None and s.asked() == [seat]
    return last and play.head.settings["done"] != "never" and not play.sitters[seat].bot


def hold(play: Play, line: Line, rng: Rng | None) -> None:
    """The last sealed answer, not carried out before "done"; nobody else knows."""
    play.held = line.data["do"]
    play.waiting = line.seat
    play.answers[play.asks[line.seat]] = (play.held, line.rev)
    play.asks[line.seat] = ""


def done(play: Play, line: Line, rng: Rng | None) -> None:
    play.waiting = NO_SEAT
    if play.held:
        text, play.held = play.held, ""
        carry_out(play, line, rng, line.seat, text)
    else:
        play.chance(line, rng)
        play.settled(line, rng, line.seat)


def undone(play: Play, line: Line, rng: Rng | None) -> None:
    """A seat takes back its own last decision."""
    seat, s = line.seat, play.s
    assert s is not None
    if play.held:
        play.held = ""
        play.waiting = NO_SEAT
        play.settled(line, rng, seat, True)
        return
    sealed = s.together is not None and s.answer(seat) != OPEN
    if sealed:
        last = max(i for i, move in enumerate(play.moves) if move[0] == seat)
        assert s.together is not None
        s.sealed[s.together.index(seat)] = OPEN
        (_, text), rev = play.moves.pop(last), play.origin.pop(last)
    else:
        earlier = play.back.pop()
        play.s = earlier.state
        play.s.told = []
        text, rev = play.moves[earlier.moves][1], play.origin[earlier.moves]
        del play.moves[earlier.moves :]
        del play.origin[earlier.moves :]
        play.waiting = NO_SEAT
    play.redos[seat].append(text)
    play.clocks.taken_back(seat)
    strike_out(play, line, [rev])
    play.settled(line, rng, seat, sealed)


def strike_out(play: Play, line: Line, revs: list[int]) -> None:
    for entry in play.entries:
        if entry.rev in revs and entry.told is not None:
            entry.undone = True
    play.tell(line, "undo", player=line.seat, undone=revs)


def redone(play: Play, line: Line, rng: Rng | None) -> None:
    play.redos[line.seat].pop()
    play.tell(line, "redo", player=line.seat)
    carry_out(play, line, rng, line.seat, line.data["do"])


def go_back(play: Play, line: Line, rng: Rng | None, to: int) -> None:
    """By consent: the game as the lines up to that rev left it. Chance after it is drawn anew."""
    kept = sum(1 for rev in play.origin if rev <= to)
    moves, revs = play.moves[:kept], sorted(set(play.origin[kept:]))
    origin = play.origin[:kept]
    play.s = play.begin()
    play.moves, play.origin = [], []
    for move in moves:
        play.replay_line(line, move)
    play.origin = origin
    if play.s.told:
        play.s.told.clear()
    play.waiting = NO_SEAT
    play.held = ""
    play.back.clear()
    for redo in play.redos:
        redo.clear()
    strike_out(play, line, revs)
    play.chance(line, rng)
    play.settled(line, rng, NO_SEAT)


def prepare(play: Play, line: Line, rng: Rng | None) -> None:
    play.prepared[line.seat] = line.data["rows"]
