"""`parlour play`: a game in the terminal."""

from __future__ import annotations

from contextlib import closing, nullcontext
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from parlour.commands.common import (
    HUMAN,
    chosen_options,
    display_names,
    edition_of,
    given_options,
    level_names,
    options_for,
    records_of,
    split_seats,
)
from parlour.commands.faults import BAD_INPUT, STOPPED
from parlour.commands.grammar import BadInput, hint, near
from parlour.commands.words import Message, about, quoted

if TYPE_CHECKING:
    from parlour.bots import Bot
    from parlour.engine.game import Game
    from parlour.engine.record import Record
    from parlour.terminal.session import Session


def play(
    game: str | None,
    seats: str | None,
    players: int | None,
    option: list[str],
    edition: Path | None,
    save: Path | None,
    resume: Path | None,
    force: bool,
    seed: int | None,
    confirm: bool,
    lang: str,
) -> int:
    """Play in the terminal, with bots or with others at the same keyboard."""
    from parlour.files import SaveFile
    from parlour.language import Language
    from parlour.shelf import find
    from parlour.terminal.drawing import drawing_of
    from parlour.terminal.page import WORDS
    from parlour.terminal.play import Play
    from parlour.terminal.saving import cannot_keep, left_behind
    from parlour.terminal.screen import Screen, language_for

    one = find(game or kept_game(resume, save, force))
    code = language_for(lang)
    if force and save is None:
        raise BadInput(Message("fault-force-save"))
    if resume is not None:
        if save is not None or seats is not None or players is not None or option or edition is not None:
            raise BadInput(Message("fault-resume-alone"))
        session = resumed(one, resume, seed)  # what cannot go on is not touched
    else:
        named = split_seats(seats) if seats is not None else [HUMAN] + ["adept"] * (seat_count(one, option, players) - 1)
        if players is not None and len(named) != players:
            raise BadInput(Message("fault-seats-players", players=players, seats=len(named)))
        session = fresh(one, named, option, edition, seed, code)
    path = save or resume
    with closing(SaveFile(path)) if path is not None else nullcontext() as file:
        if resume is not None:
            session = resumed(one, resume, seed)  # again, now that it is ours
        elif file is not None and not force and file.path.stat().st_size:
            chosen = seats is not None or players is not None or option or edition is not None
            session = gone_on(one, file.path, session.record() if chosen else None, seed)
        drawing = drawing_of(one)
        folders = [WORDS, *([drawing.words] if drawing.words is not None else [])]
        common = Language(None, code)
        called = display_names(session.seats, common.say("seat", {"number": "{}"}), level_names(common, one))
        language = Language(one, code, called, folders)
        playing = Play(session, language, drawing, Screen(), file, confirm)
        notices = [language.say("no-letters", {"language": language.say(f"language-{lang}")})] if code != lang else []
        unnamed = path is None and playing.screen.live
        left = left_behind(one.id, partial(goes_on, one)) if unnamed else None
        if left is not None:
            notices.append(language.say("left-behind", {"when": when(left), "command": playing.page.copied(playing.again(left))}))
        unkept = cannot_keep() if unnamed else None
        if unkept is not None:
            notices.append(language.say("cannot-keep", {"reason": playing.kept.why(unkept)}))
        playing.notice = " ".join(notices)
        try:
            stopped = playing.run()
            return STOPPED if stopped else BAD_INPUT if path is not None and playing.kept.failed else 0
        finally:
            playing.kept.close()


def kept_game(resume: Path | None, save: Path | None, force: bool) -> str:
    """The game of the file that is to be gone on with: it need not be named again."""
    path = resume or (save if save is not None and not force and save.is_file() and save.stat().st_size else None)
    if path is None:
        raise BadInput(about("play", Message("fault-missing", name=Message("value-game"))), hint("play"))
    return the_record(path).game


def goes_on(game: Game, path: Path) -> bool:
    """Whether a game that can be gone on with is kept there."""
    from parlour.engine.core import NOBODY

    try:
        return resumed(game, path, None).s.player() != NOBODY
    except BadInput:
        return False


def when(path: Path) -> str:
    """When a file was written last; of today's, the hour."""
    from datetime import datetime

    then = datetime.fromtimestamp(path.stat().st_mtime)
    return f"{then:%H:%M}" if then.date() == datetime.now().date() else f"{then:%Y-%m-%d %H:%M}"


def seat_count(game: Game, option: list[str], players: int | None) -> int:
    """As many as were asked for, or as the options say, or as in a first game. Its other options are for that count alone."""
    given = given_options(option)
    if players is None and "players" not in given:
        players = game.seats(game.choose(game.beginner))
    if players is not None and any(one.name == "players" for one in game.options):
        given["players"] = players
    return game.seats(chosen_options(game, given))


def gone_on(game: Game, path: Path, asked: Record | None, seed: int | None) -> Session:
    """The unfinished game in a file that --save names; nothing else that is there may be overwritten."""
    from parlour.engine.core import NOBODY

    try:
        session = resumed(game, path, seed)
    except BadInput as error:
        raise BadInput(Message("fault-kept-else", error=error)) from None
    if session.s.player() == NOBODY:
        raise BadInput(about(path, Message("fault-kept-finished")))
    if asked is not None:
        kept = session.record()
        for key, there, wanted in (
            ("fault-kept-seats", kept.seats, asked.seats),
            ("fault-kept-options", kept.options, asked.options),
            ("fault-kept-edition", kept.edition, asked.edition),
        ):
            if there != wanted:
                raise BadInput(about(path, Message(key)))
    return session


def fresh(one: Game, seats: list[str], option: list[str], edition: Path | None, seed: int | None, language: str) -> Session:
    from parlour.bots import BOTS, characters_of, find_bot
    from parlour.engine.rng import Rng, SecureRng
    from parlour.terminal.session import Session

    known = [HUMAN, *[bot.name for bot in [*BOTS, *characters_of(one)]]]
    bots: list[Bot | None] = []
    for seat in seats:
        kind = seat.partition(":")[0]
        if kind not in known:
            raise BadInput(Message("fault-nobody", name=quoted(kind)), near(kind, known))
        bots.append(None if kind == HUMAN else find_bot(kind, one))
    options = options_for(one, option, len(seats), language)
    chance = SecureRng() if seed is None else Rng(2 * seed)
    thought = SecureRng() if seed is None else Rng(2 * seed + 1)
    return Session(one, options, edition_of(edition), seats, bots, chance, thought)


def the_record(path: Path) -> Record:
    records = records_of(path)
    if len(records) != 1:
        raise BadInput(about(path, Message("fault-records", records=len(records))))
    return records[0]


def resumed(one: Game, path: Path, seed: int | None) -> Session:
    """The game of a record; whoever is no bot is a person."""
    from parlour.bots import BOTS, characters_of
    from parlour.engine.record import RecordError, begin
    from parlour.engine.rng import Rng, SecureRng
    from parlour.terminal.session import Session

    record = the_record(path)
    if record.game != one.id:
        raise BadInput(about(path, Message("fault-other-game", kept=record.game, game=one.id)))
    known: dict[str, Bot] = {bot.name: bot for bot in [*BOTS, *characters_of(one)]}
    try:
        begin(one, record)
        options = one.choose(record.options)
        bots = [known.get(seat.partition(":")[0]) for seat in record.seats]
        rng = [SecureRng() if seed is None else Rng(2 * seed + i) for i in range(2)]
        session = Session(one, options, record.edition, record.seats, bots, rng[0], rng[1])
        session.restore(record.moves)
        if len(bots) != one.seats(options):
            raise BadInput(Message("fault-seats-record", players=one.seats(options), seats=len(bots)))
    except (RecordError, ValueError) as error:
        raise BadInput(about(path, error)) from None
    return session
