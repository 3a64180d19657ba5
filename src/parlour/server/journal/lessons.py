"""A table that is a guided game: where it is, what it offers and says. All of it follows from the table's moves."""

from __future__ import annotations

from typing import Any

from parlour.engine.picks import Run
from parlour.engine.words import Told
from parlour.learn.director import Director, follow
from parlour.server.basics.errors import Refused
from parlour.server.journal.play import Play


def director_of(play: Play) -> Director | None:
    """Whoever directs this table now: nobody at an ordinary one, nor once the learner plays on."""
    if play.lesson is None or play.s is None or play.broken is not None:
        return None
    director = follow(play.lesson, play.moves)
    return None if director.free else director


def legal_of(play: Play, seat: int) -> list[str]:
    """What a seat may do now, as texts; nothing where it is not asked."""
    assert play.s is not None
    return [play.game.words.text(action) for action in play.s.legal(seat)] if play.question(seat) is not None else []


def guided(play: Play, seat: int, skipping: int = 0) -> str:
    """What the lesson plays for this seat: a rival's next line, what the learner need not do, a station that is skipped."""
    director = director_of(play)
    legal = legal_of(play, seat) if director is not None else []
    if director is None or not legal:
        return ""
    if seat != director.lesson.seat:
        return director.rival(seat, legal)
    if over(play, director):
        return ""
    station = director.station(legal)
    if skipping and station is not None and station.number == skipping:
        return director.shown(legal)
    return director.played(legal)


def over(play: Play, director: Director) -> bool:
    assert play.s is not None
    return director.over(play.game, play.s)


def fits(play: Play, seat: int, text: str) -> None:
    """Refused, kindly, where the lesson offers something else first."""
    director = director_of(play)
    if director is None or seat != director.lesson.seat or over(play, director):
        return
    offered = director.offered(legal_of(play, seat))
    if text not in offered:
        raise Refused("error-lesson", f"{text}: try what is lit first", 409, field="do", came=text, allowed=offered)


def takes(play: Play, run: Run, chosen: list[str]) -> bool:
    """Whether the lesson takes a run of picks; it takes any where there is none."""
    director = director_of(play)
    if director is None or run.seat != director.lesson.seat or over(play, director):
        return True
    return director.accepts(legal_of(play, run.seat), {verb.name for verb in run.picks}, chosen)


def picks_fit(play: Play, seat: int, run: Run, chosen: list[str]) -> None:
    """The same for a run of picks."""
    director = director_of(play)
    if director is not None and not takes(play, run, chosen):
        verbs = {verb.name for verb in run.picks}
        allowed = director.offered_picks(legal_of(play, seat), verbs, added(play, run))
        raise Refused("error-lesson", "picks: try what is lit first", 409, field="picks", came=chosen, allowed=allowed)


def added(play: Play, run: Run) -> list[str]:
    return [play.game.words.text(action) for action in run.options([]).add]


def told_in(play: Play, first: int, end: int | None = None) -> list[Told]:
    """What was told from that move on, up to another."""
    since, until = (play.origin[move] if move is not None and move < len(play.origin) else play.rev + 1 for move in (first, end))
    entries = [entry for entry in play.log.after(since - 1) if entry.rev < until and not entry.undone]
    return [entry.told for entry in entries if entry.told is not None]


def place(play: Play) -> dict[str, Any] | None:
    """Which station of how many, for lists of tables; nothing once the learner plays on."""
    director = director_of(play)
    if director is None or play.status != "playing":
        return None
    station, ended = director.lesson.station_of(director.step), over(play, director)
    count = len(director.lesson.stations)
    return {"station": station.number if station is not None and not ended else count, "of": count, "over": ended}


def row(play: Play, seat: int, run: Run | None) -> dict[str, Any] | None:
    """What the learner is shown: the station, what is offered, what is lit, and the sentences with their numbers."""
    director = director_of(play)
    if director is None or seat != director.lesson.seat or play.status != "playing":
        return None
    lesson, legal = director.lesson, legal_of(play, seat)
    ended = over(play, director) and bool(legal)
    station = None if ended else director.station(legal)
    done = director.after(legal, ended)
    quiet = ended or not legal or bool(director.played(legal))  # nothing is asked of the learner
    offered = [] if quiet else director.offered(legal)
    if offered and run is not None:
        offered = director.offered_picks(legal, {verb.name for verb in run.picks}, added(play, run))
    said = None
    if station is not None and not quiet:
        saying = lesson.saying(station, director.at(legal))
        numbers = director.numbers(station, saying, told_in(play, *director.subject(station)))
        said = {"key": lesson.key(station.number, saying), "args": numbers}
    afterwards = None
    if done is not None:
        numbers = director.numbers(done, "after", told_in(play, director.began[done.number]))
        if legal or all(numbers.values()):  # what it tells of may come with what others do
            afterwards = {"key": lesson.key(done.number, "after"), "args": numbers}
    return {
        "station": station.number if station is not None else len(lesson.stations),
        "of": len(lesson.stations),
        "say": said,
        "after": afterwards,
        "offered": offered,
        "lit": list(station.lit) if station is not None else [],
        "clauses": list(station.clauses) if station is not None else [],
        "over": ended,
    }
