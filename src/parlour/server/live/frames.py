"""What one viewer is sent of a table."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import orjson

from parlour.engine.core import SPECTATOR
from parlour.engine.game import Game
from parlour.engine.picks import Run, picks_of
from parlour.server.journal import lessons
from parlour.server.journal.lines import Line
from parlour.server.journal.play import Play, ask_key
from parlour.server.journal.sitter import opens_at

FLAGS: Final = orjson.OPT_NON_STR_KEYS


@cache
def action_texts(game: Game) -> list[str]:
    """The text of every action, by its number."""
    return [game.words.text(action) for action in range(game.words.size)]


def dump(frame: dict[str, Any]) -> str:
    return orjson.dumps(frame, option=FLAGS).decode()


def seats(play: Play, here: set[int]) -> list[dict[str, Any]]:
    """Who sits where, as all see it."""
    found = []
    for seat, sitter in enumerate(play.sitters):
        lost = sitter.reissue
        row = {
            "seat": seat,
            "kind": sitter.kind,
            "name": sitter.name or None,
            "level": sitter.level or None,
            "here": seat in here,
            "bot": sitter.bot,
            "resigned": sitter.resigned,
            "reissue": {"until": opens_at(lost), "claimed": bool(lost["visitor"])} if lost else None,
        }
        found.append(row)
    return found


def common(play: Play, seats: list[dict[str, Any]], now: float, stood_still: float = 0.0) -> dict[str, Any]:
    """The part of a table frame that is the same for all. Nothing in it is changed in its place afterwards."""
    settings = play.head.settings
    over = None
    if play.status in ("over", "abandoned"):
        over = {
            "scores": play.scores(),
            "ranking": play.ranking(),
            "ratings": play.ratings,
            "reason": play.reason,
            "rematch": play.rematch or None,
        }
    return {
        "type": "table",
        "table": play.head.id,
        "game": play.head.game,
        "rev": play.rev,
        "at": now,
        "status": play.status,
        "paused": play.paused(),
        "rest": dict(play.resting) if play.resting is not None else None,
        "asked": play.asked(),
        "answered": play.answered(),
        "seats": seats,
        "clocks": play.clocks.shown(now, stood_still),
        "consent": consent(play),
        "hints": settings["hints"],
        "rated": settings["rated"],
        "over": over,
        "frozen": play.frozen,
    }


def consent(play: Play) -> dict[str, Any] | None:
    """What is proposed now; else a lost seat's new link that others have to agree to."""
    if play.proposal is not None:
        return dict(play.proposal)
    for seat, sitter in enumerate(play.sitters):
        if sitter.reissue is not None:
            r = sitter.reissue
            return {
                "id": r["id"],
                "what": "reissue",
                "by": None,
                "seat": seat,
                "to": None,
                "agreed": r["agreed"],
                "needed": r["needed"],
            }
    return None


def personal(play: Play, seat: int) -> dict[str, Any]:
    """What only this seat gets, but for the view and the news."""
    ask = None
    do: list[str] = []
    s = play.s
    question = play.question(seat)
    if question is not None and s is not None:
        texts = action_texts(play.game)
        ask = {
            "id": play.asks[seat],
            "key": ask_key(question),
            "clause": question.clause,
            "args": question.about(s),
            "picks": run_of(play, seat),
        }
        do = [texts[action] for action in s.legal(seat)]
    sits = seat >= 0
    return {
        "seat": seat,
        "ask": ask,
        "do": do,
        "undo": sits and play.can_undo(seat),
        "redo": sits and play.can_redo(seat),
        "done": sits and play.waiting == seat and play.resting is None,
        "held": play.held[0] if play.held and play.waiting == seat else None,
        "held_more": play.held[1:] if play.waiting == seat else [],
        "turn": play.turn[seat] if sits else 0,
        "decided": decided(play, seat) if sits else None,
        "prepared": play.prepared[seat] if sits else [],
        "lesson": lesson_of(play, seat),
    }


def decided(play: Play, seat: int) -> dict[str, Any] | None:
    """This seat's last answer, unless it was taken back: who comes back to a sealed one has forgotten it."""
    last = len(play.moves) - 1
    while last >= 0 and play.moves[last][0] != seat:
        last -= 1
    if last < 0:
        return None
    rev, texts = play.origin[last], play.rest[seat].copy()
    while last >= 0 and play.origin[last] == rev:
        if play.moves[last][0] == seat:
            texts.insert(0, play.moves[last][1])
        last -= 1
    return {"rev": rev, "do": texts}


def lesson_of(play: Play, seat: int) -> dict[str, Any] | None:
    """Where the learner is in a guided game; None at any other table."""
    if play.lesson is None or play.s is None or seat < 0:
        return None
    return lessons.row(play, seat, picks_of(play.game, play.s, seat) if play.question(seat) is not None else None)


def run_of(play: Play, seat: int) -> dict[str, Any] | None:
    """The run of picks that this seat is asked for, as long as nothing is chosen; None for any other question."""
    assert play.s is not None
    run = picks_of(play.game, play.s, seat)
    return {"verbs": [verb.name for verb in run.picks], **options_of(play, run, [])} if run is not None else None


def options_of(play: Play, run: Run, chosen: list[int]) -> dict[str, Any]:
    """What may be done with these picks; in a guided game only what it takes can be confirmed."""
    texts = action_texts(play.game)
    found = run.options(chosen)
    return {
        "add": [texts[action] for action in found.add],
        "confirm": found.confirm and lessons.takes(play, run, [texts[action] for action in chosen]),
        "stop": texts[found.stop] if found.stop >= 0 else None,
        "left": found.left if found.left >= 0 else None,
    }


def news(play: Play, seat: int, since: int) -> list[dict[str, Any]]:
    """What was told after that rev, as this seat heard it."""
    return [entry.heard(seat) for entry in play.log.after(since)]


def chat_frame(line: Line) -> dict[str, Any]:
    return {
        "type": "chat",
        "rev": line.rev,
        "at": line.at,
        "seat": line.seat,
        "name": line.data["name"],
        "text": line.data["text"],
        "voice": line.data.get("voice"),
    }


def hears(play: Play, line: Line, watcher: bool) -> bool:
    """Spectators of a running game are heard by spectators only."""
    return watcher or line.seat != SPECTATOR or play.status in ("over", "abandoned", "waiting")
