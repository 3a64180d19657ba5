"""What a line of the journal does to the game: moves, answers held back, undo and redo."""

from __future__ import annotations

from sys import intern

from parlour.engine.core import OPEN
from parlour.engine.record import read_line
from parlour.server.journal.lines import Line
from parlour.server.journal.luck import Luck
from parlour.server.journal.play import Back, Play
from parlour.server.journal.sitter import NO_SEAT


def started(play: Play, line: Line, luck: Luck | None) -> None:
    """Set up, play what a fork begins with, and let chance begin. Seats still empty get the bots named."""
    for seat, level in line.data.get("bots", {}).items():
        sitter = play.sitters[int(seat)]
        sitter.kind, sitter.level, sitter.bot = "bot", level, True
    play.status = "playing"
    play.holders[:] = [sitter.visitor for sitter in play.sitters]
    play.tell(line, "started")
    play.s = play.begin()
    for number, text in enumerate(play.head.settings.get("start", [])):
        play.replay_line(line, read_line(number + 1, text))
    play.gather(line)
    if not play.head.settings.get("imported"):
        play.chance(line, luck)
    play.settled(line, luck, NO_SEAT)


def texts_of(line: Line) -> list[str]:
    """The actions that an answer stands for: one, or those of a run of picks."""
    return [intern(text) for text in [line.data["do"], *line.data.get("more", [])]]


def given_in(line: Line) -> str:
    """What an answer said, to know it again."""
    return picked(line.data["picks"]) if "picks" in line.data else str(line.data["do"])


def picked(picks: list[str]) -> str:
    return " + ".join(["picks", *sorted(picks)])


def moved(play: Play, line: Line, luck: Luck | None) -> None:
    """A seat's answer, and the chance it causes. Where a bot was late or failed, all hear that this is a simpler choice."""
    if "trouble" in line.data:
        play.tell(line, f"bot-{line.data['trouble']}", player=line.seat)
    play.redos[line.seat].clear()
    carry_out(play, line, luck, texts_of(line), given_in(line))


def carry_out(play: Play, line: Line, luck: Luck | None, texts: list[str], given: str) -> None:
    """One answer: an action, or the whole of a run of picks. Of a run asked of several seats at the same time
    one pick is sealed now; the others follow as soon as they are asked for."""
    s, seat = play.s, line.seat
    assert s is not None
    if play.back and play.back[-1].seat != seat:
        play.back.clear()
    together = s.together is not None
    sealed = together and s.sealed.count(OPEN) > 1
    earlier = Back(seat, s.clone(), len(play.moves)) if not together else None
    play.answers[play.asks[seat]] = (given, line.rev)
    if together:
        answer(play, line, luck, seat, texts[0])
        play.rest[seat] = texts[1:]
    else:
        for text in texts:
            answer(play, line, luck, seat, text)
    give_rest(play, line, luck)
    play.turn[seat] = line.rev
    play.clocks.answered(seat)
    news = any(told.is_news_to(seat) for told in s.told or [])
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
        play.chance(line, luck)
    play.settled(line, luck, seat, sealed)


def answer(play: Play, line: Line, luck: Luck | None, seat: int, text: str) -> None:
    """Carry out one action and keep it; replayed, it must still be legal."""
    s = play.s
    assert s is not None
    if luck is None:
        play.replay_line(line, (seat, text))
        return
    s.apply(seat, play.game.words.parse(text))
    play.moves.append((seat, text))
    play.origin.append(line.rev)


def give_rest(play: Play, line: Line, luck: Luck | None) -> None:
    """Picks already chosen answer the questions that ask for them at the same time as others; what does not fit any more
    is forgotten, and asked for."""
    s = play.s
    assert s is not None
    while True:
        ready = [seat for seat in s.asked() if play.rest[seat]] if s.together is not None else []
        if not ready:
            break
        seat = ready[0]
        text = play.rest[seat].pop(0)
        if play.game.words.parse(text) in s.legal(seat):
            answer(play, line, luck, seat, text)
        else:
            play.rest[seat].clear()
    if s.together is None:
        forget_rest(play)


def forget_rest(play: Play) -> None:
    for rest in play.rest:
        rest.clear()


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


def hold(play: Play, line: Line, luck: Luck | None) -> None:
    """The last sealed answer, not carried out before "done"; nobody else knows."""
    play.held = texts_of(line)
    play.waiting = line.seat
    play.answers[play.asks[line.seat]] = (given_in(line), line.rev)
    play.asks[line.seat] = ""


def done(play: Play, line: Line, luck: Luck | None) -> None:
    play.waiting = NO_SEAT
    if play.held:
        texts, play.held = play.held, []
        carry_out(play, line, luck, texts, texts[0])
    else:
        play.chance(line, luck)
        play.settled(line, luck, line.seat)


def undone(play: Play, line: Line, luck: Luck | None) -> None:
    """A seat takes back its own last decision; a run of picks is one."""
    seat, s = line.seat, play.s
    assert s is not None
    if play.held:
        play.held = []
        play.waiting = NO_SEAT
        play.settled(line, luck, seat, True)
        return
    sealed = s.together is not None and s.answer(seat) != OPEN
    if sealed:
        last = next(i for i in reversed(range(len(play.moves))) if play.moves[i][0] == seat)
        assert s.together is not None
        s.sealed[s.together.index(seat)] = OPEN
        (_, text), rev = play.moves.pop(last), play.origin.pop(last)
        texts, play.rest[seat] = [text, *play.rest[seat]], []
    else:
        earlier = play.back.pop()
        play.s = earlier.state
        play.s.told = []
        texts, rev = [text for _, text in play.moves[earlier.moves :]], play.origin[earlier.moves]
        del play.moves[earlier.moves :]
        del play.origin[earlier.moves :]
        play.waiting = NO_SEAT
    play.redos[seat].append(texts)
    strike_out(play, line, [rev], seat)
    play.settled(line, luck, seat, sealed)
    play.clocks.taken_back(seat, passed_on=not sealed and "fair" in line.data)  # older journals left others charged


def strike_out(play: Play, line: Line, revs: list[int], by: int) -> None:
    play.log.strike_out(revs)
    play.tell(line, "undo", player=by, undone=revs)


def redone(play: Play, line: Line, luck: Luck | None) -> None:
    play.redos[line.seat].pop()
    play.tell(line, "redo", player=line.seat)
    carry_out(play, line, luck, texts_of(line), line.data["do"])


def go_back(play: Play, line: Line, luck: Luck | None, to: int, by: int) -> None:
    """By consent, for the seat that asked: the game as the lines up to that rev left it. Chance after it is drawn anew."""
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
    play.held = []
    forget_rest(play)
    play.back.clear()
    for redo in play.redos:
        redo.clear()
    strike_out(play, line, revs, by)
    play.clocks.anew()
    play.chance(line, luck)
    play.settled(line, luck, NO_SEAT)


def prepare(play: Play, line: Line, luck: Luck | None) -> None:
    play.prepared[line.seat] = line.data["rows"]
