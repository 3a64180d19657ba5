"""`parlour learn`: a guided game in the terminal."""

from __future__ import annotations

from contextlib import closing, nullcontext
from pathlib import Path

from parlour.commands.common import display_names, level_names, records_of
from parlour.commands.grammar import BadInput


def learn(game: str, save: Path | None, resume: Path | None, lang: str) -> None:
    """A game that teaches as it is played."""
    from parlour.engine.record import RecordError
    from parlour.language import Language
    from parlour.learn.lesson import lesson_of
    from parlour.shelf import find, games
    from parlour.terminal.drawing import drawing_of
    from parlour.terminal.learning import Guided, Learning
    from parlour.terminal.page import WORDS
    from parlour.terminal.saving import SaveFile
    from parlour.terminal.screen import Screen, language_for

    one = find(game)
    lesson = lesson_of(one)
    if lesson is None:
        there = ", ".join(other.id for other in games() if lesson_of(other) is not None)
        raise BadInput(f"learn: {one.id} has no guided game (there are {there})")
    if save is not None and resume is not None:
        raise BadInput("resume: the game is kept in the file it comes from; --save doesn't go with it")
    guided = Guided(one, lesson)
    path = save or resume
    with closing(SaveFile(path)) if path is not None else nullcontext() as file:
        if path is not None and path.stat().st_size:
            (record,) = records_of(path)[:1]
            if record.game != one.id or record.seats != lesson.record.seats:
                raise BadInput(f"{path}: this is not a guided game of {one.id}")
            try:
                guided.restore(record.moves)
            except RecordError as error:
                raise BadInput(f"{path}: {error}") from None
        code = language_for(lang)
        drawing = drawing_of(one)
        common = Language(None, code)
        seats = ["human" if seat == lesson.seat else name for seat, name in enumerate(lesson.record.seats)]
        called = display_names(seats, common.say("seat", {"number": "{}"}), level_names(common))
        folders = [WORDS, *([drawing.words] if drawing.words is not None else [])]
        playing = Learning(guided, Language(one, code, called, folders), drawing, Screen(), file)
        try:
            playing.run()
        finally:
            if playing.save is not None:
                playing.save.close()
