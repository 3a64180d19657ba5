"""`parlour play`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from parlour.commands.common import (
    EDITION_HELP,
    HUMAN,
    LANG_HELP,
    OPTION_HELP,
    BadInput,
    check_writable,
    display_names,
    edition_of,
    level_names,
    options_for,
    records_of,
    split_seats,
)

if TYPE_CHECKING:
    from parlour.bots import Bot
    from parlour.terminal.session import Session

SEATS_HELP: Final = (
    "Who sits where, as human:Ann,adept,novice (a name may follow). Bots: novice (sensible, but short-sighted), "
    "adept (greedy, with a good eye for the position), master (thinks ahead by search)."
)


def register(app: typer.Typer) -> None:
    app.command("play")(play)


def play(
    game: Annotated[str, typer.Argument(help="Which game: see parlour games.")],
    seats: Annotated[str | None, typer.Option(help=SEATS_HELP)] = None,
    option: Annotated[list[str] | None, typer.Option(help=OPTION_HELP)] = None,
    edition: Annotated[Path | None, typer.Option(help=EDITION_HELP)] = None,
    lang: Annotated[str | None, typer.Option(help=LANG_HELP)] = None,
    save: Annotated[Path | None, typer.Option(help="Keep the game in this file.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with the game in this file, and keep it there.")] = None,
    seed: Annotated[int | None, typer.Option(min=0, help="Draw cards that can be drawn again.")] = None,
    quick: Annotated[bool, typer.Option(help="No pause in which a decision can still be taken back.")] = False,
) -> None:
    """Play in the terminal, with bots or with others at the same keyboard."""
    from parlour.games import find
    from parlour.language import Language, spoken
    from parlour.terminal.drawing import drawing_of
    from parlour.terminal.play import WORDS, Play
    from parlour.terminal.screen import Screen

    one = find(game)
    code = spoken(lang)
    if resume is not None:
        if save is not None or seats is not None or option or edition is not None:
            raise BadInput("resume: the file says who plays what; --seats, --option, --edition and --save don't go with it")
        session = resumed(game, resume, seed)
        save = resume
    else:
        names = split_seats(seats) if seats is not None else [HUMAN] + ["adept"] * (one.seats(one.beginner) - 1)
        session = fresh(game, names, option or [], edition, seed)
    if save is not None:
        check_writable(save)
    drawing = drawing_of(one)
    folders = [WORDS, *([drawing.words] if drawing.words is not None else [])]
    common = Language(None, code)
    called = display_names(session.seats, common.say("seat", {"number": "{}"}), level_names(common))
    language = Language(one, code, called, folders)
    Play(session, language, drawing, Screen(), save, quick).run()


def fresh(game: str, seats: list[str], option: list[str], edition: Path | None, seed: int | None) -> Session:
    from parlour.bots import find_bot
    from parlour.engine.rng import Rng, SecureRng
    from parlour.games import find
    from parlour.terminal.session import Session

    one = find(game)
    bots: list[Bot | None] = []
    for seat in seats:
        kind = seat.partition(":")[0]
        try:
            bots.append(None if kind == HUMAN else find_bot(kind))
        except ValueError as error:
            raise BadInput(str(error).replace("there are ", f"there are {HUMAN}, ")) from None
    options = options_for(one, option, len(seats))
    chance = SecureRng() if seed is None else Rng(2 * seed)
    thought = SecureRng() if seed is None else Rng(2 * seed + 1)
    return Session(one, options, edition_of(edition), seats, bots, chance, thought)


def resumed(game: str, path: Path, seed: int | None) -> Session:
    """The game of a record; whoever is no bot is a person."""
    from parlour.bots import BOTS
    from parlour.engine.record import RecordError, begin
    from parlour.engine.rng import Rng, SecureRng
    from parlour.games import find
    from parlour.terminal.session import Session

    records = records_of(path)
    if len(records) != 1:
        raise BadInput(f"{path}: {len(records)} records; one can be resumed")
    record = records[0]
    one = find(game)
    if record.game != one.id:
        raise BadInput(f"{path}: this is a record of {record.game}, not of {one.id}")
    known = {bot.name: bot for bot in BOTS}
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
