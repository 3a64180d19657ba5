"""`parlour learn`: a guided game in the terminal."""

from __future__ import annotations

from contextlib import closing, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from parlour.commands.common import display_names, level_names, records_of
from parlour.commands.faults import BAD_INPUT, STOPPED
from parlour.commands.grammar import BadInput, there_are
from parlour.commands.words import Message, about

if TYPE_CHECKING:
    from parlour.terminal.learning import Guided


def learn(game: str, save: Path | None, resume: Path | None, force: bool, lang: str) -> int:
    """A game that teaches as it is played. Where a person sits at it and names no file, it is kept for the next time."""
    from parlour.files import SaveFile
    from parlour.language import Language
    from parlour.learn.lesson import lesson_of
    from parlour.shelf import find, games
    from parlour.terminal.drawing import drawing_of
    from parlour.terminal.learning import Guided, Learning
    from parlour.terminal.page import WORDS
    from parlour.terminal.saving import state_folder
    from parlour.terminal.screen import Screen, language_for

    one = find(game)
    lesson = lesson_of(one)
    if lesson is None:
        there = [other.id for other in games() if lesson_of(other) is not None]
        raise BadInput(Message("fault-no-lesson", game=one.id), there_are(there))
    if save is not None and resume is not None:
        raise BadInput(Message("fault-learn-save"))
    if force and resume is not None:
        raise BadInput(Message("fault-learn-force"))
    guided, screen = Guided(one, lesson), Screen()
    path = save or resume
    own = path is None and screen.live
    if own:
        path = state_folder() / f"learn-{one.id}.game"
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    gone_on = False
    with closing(SaveFile(path)) if path is not None else nullcontext() as file:
        if path is not None and path.stat().st_size and not force:
            try:
                gone_on = restored(guided, path)
            except BadInput as error:
                raise BadInput(Message("fault-learn-anew", error=error)) from None
            if not gone_on and not own:
                raise BadInput(about(path, Message("fault-learn-finished")))
        code = language_for(lang)
        drawing = drawing_of(one)
        common = Language(None, code)
        seats = ["human" if seat == lesson.seat else name for seat, name in enumerate(lesson.record.seats)]
        folders = [WORDS, *([drawing.words] if drawing.words is not None else [])]
        called = display_names(seats, Language(None, code, more=folders).say("name"), level_names(common, one))  # one person
        playing = Learning(guided, Language(one, code, called, folders), drawing, screen, file, own)
        if gone_on and own:
            anew = f"parlour learn {one.id} --force{playing.as_before()}"
            playing.notice = playing.language.say("learn-goes-on", {"command": anew})
        try:
            stopped = playing.run()
            return STOPPED if stopped else BAD_INPUT if path is not None and playing.kept.failed else 0
        finally:
            playing.kept.close()


def restored(guided: Guided, path: Path) -> bool:
    """The guided game in a file; False if it is over, so that another one begins."""
    from parlour.engine.core import NOBODY
    from parlour.engine.record import RecordError

    (record,) = records_of(path)[:1]
    if record.game != guided.game.id or record.seats != guided.seats:
        raise BadInput(about(path, Message("fault-learn-other", game=guided.game.id)))
    try:
        guided.restore(record.moves)
    except RecordError as error:
        raise BadInput(about(path, error)) from None
    if guided.s.player() != NOBODY:
        return True
    guided.restore([])
    return False
