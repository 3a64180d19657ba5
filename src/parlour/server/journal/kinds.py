"""The kinds of lines that a journal has, what each of them does, and carrying them out.

A fresh line gets its chance from `luck` and keeps it in its data; a line read back replays it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from parlour.server.journal import forgetting, moves, seating
from parlour.server.journal.lines import Changed, Head, Line
from parlour.server.journal.luck import Luck
from parlour.server.journal.play import Play


def created(play: Play, line: Line, luck: Luck | None) -> None:
    play.tell(line, "created")


def restarted(play: Play, line: Line, luck: Luck | None) -> None:
    """Nobody could play for a while: `gap` seconds were not charged."""
    play.tell(line, "restarted")


def freeze(play: Play, line: Line, luck: Luck | None) -> None:
    if play.status in ("over", "abandoned"):
        return
    play.status = "frozen"
    play.frozen = {"line": line.data["line"], "message": line.data["message"]}
    play.noted = True
    play.tell(line, "frozen")


def thaw(play: Play, line: Line, luck: Luck | None) -> None:
    if play.broken is None and play.status == "frozen":
        play.status = "playing" if play.s is not None else "waiting"
        play.frozen = None
        play.noted = False


def resume(play: Play, line: Line, luck: Luck | None) -> None:
    """The day has come until which they rest."""
    seating.go_on(play, line)


KINDS: Final[dict[str, Callable[[Play, Line, Luck | None], None]]] = {
    "created": created,
    "sat": seating.sat,
    "left": seating.left,
    "swapped": seating.swapped,
    "changed": seating.changed,
    "renamed": seating.renamed,
    "bot": seating.seat_bot,
    "started": moves.started,
    "move": moves.moved,
    "hold": moves.hold,
    "undo": moves.undone,
    "redo": moves.redone,
    "done": moves.done,
    "propose": seating.propose,
    "consent": seating.consent,
    "resign": seating.resign,
    "flagged": seating.flagged,
    "back": seating.came_back,
    "reissue": seating.reissue,
    "reissue-claimed": seating.reissue_claimed,
    "unlocked": seating.unlocked,
    "reissue-refused": seating.reissue_refused,
    "seat-moved": seating.seat_moved,
    "chat": seating.said,
    "prepare": moves.prepare,
    "restarted": restarted,
    "resume": resume,
    "freeze": freeze,
    "thaw": thaw,
    "abandon": seating.abandon,
    "rematch": seating.rematch,
    "forgotten": forgetting.forgotten,
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
    "forgotten",
    "renamed",
}  # what a frozen table still takes


PLAYED: Final = {"move", "hold", "undo", "redo", "done", "prepare", "chat"}  # after which everybody sits as before


def stand_still(play: Play, at: float, gap: float) -> None:
    """Time passes, but for `gap` seconds in which nobody could play; what was to happen at a time happens later by so much."""
    play.clocks.pass_time(at, gap)
    if gap:
        for seat, sitter in enumerate(play.sitters):
            if play.resting is None:  # a rest counts as a whole
                play.asked_at[seat] += gap
            if sitter.reissue is not None and sitter.reissue["soonest"]:
                sitter.reissue["soonest"] += gap
                sitter.reissue["until"] += gap


def take(play: Play, line: Line, luck: Luck | None = None) -> None:
    """Carry out one line. With `luck` it is new and gets its chance; without, it is replayed and must come out the same."""
    assert line.rev == play.rev + 1, f"line {line.rev} after {play.rev}"
    status, gap = play.status, float(line.data.get("gap", 0.0))
    stand_still(play, line.at, gap)
    try:
        if play.broken is None or line.kind in ALWAYS:
            KINDS[line.kind](play, line, luck)
    except Changed as changed:
        play.broken = changed
        if play.status in ("waiting", "playing"):
            play.status = "frozen"
        play.frozen = {"line": changed.rev, "message": str(changed)}
    play.rev = line.rev
    play.at = line.at
    if gap or line.kind not in PLAYED or play.status != status:
        play.seated = line.rev
    play.clocks.running = [seat for seat in play.asked() if not play.sitters[seat].bot]


def fold(head: Head, lines: list[Line]) -> Play:
    """The table that a journal tells of."""
    play = Play(head)
    for line in lines:
        take(play, line)
    return play
