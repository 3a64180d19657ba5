"""Looking back: any step of a finished game from any seat, any moment of a running one as its seat knew it."""

from __future__ import annotations

from typing import Any, Final

from parlour.engine.core import SPECTATOR, State
from parlour.engine.record import RecordError, begin, line, play_line
from parlour.engine.rng import SecureRng
from parlour.engine.tally import tally
from parlour.server.basics.errors import Refused
from parlour.server.journal.kinds import fold
from parlour.server.journal.lines import Head, Line
from parlour.server.journal.play import Play
from parlour.server.journal.told import heard

COUNT: Final = 100


def must_be_over(play: Play) -> None:
    if play.status not in ("over", "abandoned"):
        raise Refused("error-running", "a running game shows its record to nobody", 403)


def first_state(play: Play) -> State:
    """The empty table of a finished game, if its rules are still these."""
    if play.broken is not None:
        raise Refused("error-record", str(play.broken), 409)
    try:
        return begin(play.game, play.record())
    except RecordError as error:
        raise Refused("error-record", str(error), 409) from None


def step_frame(play: Play, s: State, step: int, seat: int) -> dict[str, Any]:
    """The table as a seat knew it after so many lines, and what led there."""
    game = play.game
    asked = s.asked()
    told = [heard(event, seat) for event in s.told or []]
    text = game.words.text
    return {
        "step": step,
        "line": line(play.moves[step - 1]) if step else None,
        "mover": play.moves[step - 1][0] if step else None,
        "view": game.view(s, seat),
        "asked": asked,
        "do": [text(action) for action in s.legal(seat)] if seat in asked else [],
        "told": told,
        "scores": s.scores(),
    }


def steps(play: Play, seat: int, first: int, count: int) -> list[dict[str, Any]]:
    must_be_over(play)
    if seat != SPECTATOR and not 0 <= seat < len(play.sitters):
        raise Refused(
            "error-bad-value", "seat: no such seat", 422, field="seat", came=seat, allowed=[SPECTATOR, *range(len(play.sitters))]
        )
    if not 0 <= first <= len(play.moves):
        raise Refused(
            "error-bad-value",
            f"step: the game has {len(play.moves)}",
            422,
            field="step",
            came=first,
            allowed=[0, len(play.moves)],
        )
    s = first_state(play)
    frames = []
    for step in range(min(first + count, len(play.moves) + 1)):
        if step:
            if s.told is not None:
                s.told.clear()
            play_line(play.game, s, step, play.moves[step - 1])
        if step >= first:
            frames.append(step_frame(play, s, step, seat))
    return frames


def moment(head: Head, lines: list[Line], seat: int) -> dict[str, Any]:
    """The table as a seat knew it after these lines of its journal, whatever was taken back since."""
    play = fold(head, lines)
    shown = play.game.view(play.s, seat) if play.s is not None and play.broken is None else None
    told = [entry.heard(seat) for entry in play.log.after(play.rev - 1)]
    return {"rev": play.rev, "at": play.at, "seat": seat, "view": shown, "told": told, "asked": play.asked()}


def sheet(play: Play) -> dict[str, Any]:
    """Scores and places, the game's own rows where it has some, and how the scores went."""
    must_be_over(play)
    s = first_state(play)
    course = [{"step": 0, "scores": s.scores()}]
    for step, move in enumerate(play.moves):
        play_line(play.game, s, step + 1, move)
        scores = s.scores()
        if scores != course[-1]["scores"]:
            course.append({"step": step + 1, "scores": scores})
    shown = [{"key": key, "values": values} for key, values in play.game.sheet(s)]
    return {"scores": s.scores(), "ranking": play.ranking(), "rows": shown, "steps": course}


def counted_by(play: Play, seat: int) -> list[tuple[str, list[int | None]]]:
    """The score sheet of a game under way, as far as a seat can count it."""
    s = first_state(play)
    for step, move in enumerate(play.moves, 1):
        play_line(play.game, s, step, move)
    return tally(play.game, s, seat, SecureRng())
