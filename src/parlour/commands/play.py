"""`parlour play`: a game in the terminal."""

from __future__ import annotations

from contextlib import closing, nullcontext
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from parlour.commands.common import (
    HUMAN,
    display_names,
    edition_of,
    given_options,
    level_names,
    options_for,
    records_of,
    split_seats,
)
from parlour.commands.faults import STOPPED
from parlour.commands.grammar import BadInput, hint
from parlour.nearest import nearest

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
    from parlour.language import Language
    from parlour.shelf import find
    from parlour.terminal.drawing import drawing_of
    from parlour.terminal.page import WORDS
    from parlour.terminal.play import Play
    from parlour.terminal.saving import SaveFile, cannot_keep, left_behind
    from parlour.terminal.screen import Screen, language_for

    one = find(game or kept_game(resume, save, force))
    code = language_for(lang)
    if force and save is None:
        raise BadInput("force: goes with --save")
    if resume is not None:
        if save is not None or seats is not None or players is not None or option or edition is not None:
            others = "--seats, --players, --option, --edition and --save"
            raise BadInput(f"resume: the file says who plays what; {others} don't go with it")
        session = resumed(one, resume, seed)  # what cannot go on is not touched
    else:
        named = split_seats(seats) if seats is not None else [HUMAN] + ["adept"] * (seat_count(one, option, players) - 1)
        if players is not None and len(named) != players:
            raise BadInput(f"seats: {players} players, but {len(named)} seats are named")
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
            return STOPPED if playing.run() else 0
        finally:
            playing.kept.close()


def kept_game(resume: Path | None, save: Path | None, force: bool) -> str:
    """The game of the file that is to be gone on with: it need not be named again."""
    path = resume or (save if save is not None and not force and save.is_file() and save.stat().st_size else None)
    if path is None:
        raise BadInput(f"play: GAME is missing{hint('play')}")
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
    return game.seats(game.choose(given))


def gone_on(game: Game, path: Path, asked: Record | None, seed: int | None) -> Session:
    """The unfinished game in a file that --save names; nothing else that is there may be overwritten."""
    from parlour.engine.core import NOBODY

    other = "take another name, or --force to begin a new one in its place"
    try:
        session = resumed(game, path, seed)
        if session.s.player() == NOBODY:
            raise BadInput(f"{path}: a finished game is kept there; {other}")
        if asked is not None:
            kept = session.record()
            for name, there, wanted in (
                ("seats", kept.seats, asked.seats),
                ("options", kept.options, asked.options),
                ("edition", kept.edition, asked.edition),
            ):
                if there != wanted:
                    raise BadInput(f"{path}: an unfinished game with other {name} is kept there; go on without them, {other}")
    except BadInput as error:
        raise BadInput(str(error) if other in str(error) else f"{error}; {other}") from None
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
            raise BadInput(f"seats: nobody is called {kind!r}{nearest(kind, known)}")
        bots.append(None if kind == HUMAN else find_bot(kind, one))
    options = options_for(one, option, len(seats), language)
    chance = SecureRng() if seed is None else Rng(2 * seed)
    thought = SecureRng() if seed is None else Rng(2 * seed + 1)
    return Session(one, options, edition_of(edition), seats, bots, chance, thought)


def the_record(path: Path) -> Record:
    records = records_of(path)
    if len(records) != 1:
        raise BadInput(f"{path}: {len(records)} records; one can be resumed")
    return records[0]


def resumed(one: Game, path: Path, seed: int | None) -> Session:
    """The game of a record; whoever is no bot is a person."""
    from parlour.bots import BOTS, characters_of
    from parlour.engine.record import RecordError, begin
    from parlour.engine.rng import Rng, SecureRng
    from parlour.terminal.session import Session

    record = the_record(path)
    if record.game != one.id:
        raise BadInput(f"{path}: this is a record of {record.game}, not of {one.id}")
    known: dict[str, Bot] = {bot.name: bot for bot in [*BOTS, *characters_of(one)]}
    try:
        begin(one, record)
        options = one.choose(record.options)
        bots = [known.get(seat.partition(":")[0]) for seat in record.seats]
        rng = [SecureRng() if seed is None else Rng(2 * seed + i) for i in range(2)]
        session = Session(one, options, record.edition, record.seats, bots, rng[0], rng[1])
        session.restore(record.moves)
        if len(bots) != one.seats(options):
            raise BadInput(f"seats: {one.seats(options)} play, but {len(bots)} are named")
    except (RecordError, ValueError) as error:
        raise BadInput(f"{path}: {error}") from None
    return session
