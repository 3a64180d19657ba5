"""The kinds of lines that a journal has, and what each of them does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from parlour.engine.rng import Rng
from parlour.server import moves, persons
from parlour.server.journal import Line

if TYPE_CHECKING:
    from parlour.server.play import Play


def created(play: Play, line: Line, rng: Rng | None) -> None:
    play.tell(line, "created")


def restarted(play: Play, line: Line, rng: Rng | None) -> None:
    """Clocks stood still while the server was down: `gap` seconds were not charged."""
    gap = float(line.data["gap"])
    for seat in range(len(play.sitters)):
        play.asked_at[seat] += gap
    play.tell(line, "restarted")


def freeze(play: Play, line: Line, rng: Rng | None) -> None:
    play.status = "frozen"
    play.frozen = {"line": line.data["line"], "message": line.data["message"]}
    play.noted = True
    play.tell(line, "frozen")


def thaw(play: Play, line: Line, rng: Rng | None) -> None:
    if play.broken is None and play.status == "frozen":
        play.status = "playing" if play.s is not None else "waiting"
        play.frozen = None
        play.noted = False


KINDS: Final[dict[str, Callable[[Play, Line, Rng | None], None]]] = {
    "created": created,
    "sat": persons.sat,
    "left": persons.left,
    "bot": persons.seat_bot,
    "started": moves.started,
    "move": moves.moved,
    "hold": moves.hold,
    "undo": moves.undone,
    "redo": moves.redone,
    "done": moves.done,
    "propose": persons.propose,
    "consent": persons.consent,
    "resign": persons.resign,
    "flagged": persons.flagged,
    "back": persons.came_back,
    "reissue": persons.reissue,
    "reissue-claimed": persons.reissue_claimed,
    "unlocked": persons.unlocked,
    "reissue-refused": persons.reissue_refused,
    "seat-moved": persons.seat_moved,
    "chat": persons.said,
    "prepare": moves.prepare,
    "restarted": restarted,
    "freeze": freeze,
    "thaw": thaw,
    "abandon": persons.abandon,
}
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
