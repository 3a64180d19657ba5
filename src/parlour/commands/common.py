"""What several commands read from their arguments: games, options, editions, seats, files."""

from __future__ import annotations

import os
import shutil
import signal
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from parlour.commands.grammar import BadInput, there_are
from parlour.commands.words import Message, about, because, quoted

if TYPE_CHECKING:
    from parlour.engine.box import Edition
    from parlour.engine.game import Game, Options
    from parlour.engine.record import Record
    from parlour.language import Language

HUMAN: Final = "human"
ENOUGH: Final = 10_000_000  # letters that are read of what is no file


def read_text(path: Path) -> str:
    try:
        with path.open(encoding="utf-8") as file:
            if path.is_file():
                return file.read()
            text = file.read(ENOUGH + 1)  # a pipe ends, but some devices do not
            if len(text) > ENOUGH:
                raise BadInput(about(path, Message("fault-too-large")))
            return text
    except OSError as error:
        raise BadInput(about(path, because(error))) from None
    except UnicodeDecodeError:
        raise BadInput(about(path, Message("fault-not-text"))) from None


def check_free(path: Path | None, force: bool) -> None:
    """Stop before the work rather than after it: what is to be written can be, and nothing there is lost without --force."""
    if path is None:
        if force:
            raise BadInput(Message("fault-force-out"))
        return
    if not force and path.is_file() and path.stat().st_size:
        raise BadInput(about(path, Message("fault-exists")))
    with new_file(path):
        pass


@contextmanager
def new_file(path: Path) -> Iterator[Path]:
    """Where to write what is to be at `path`: beside it. It takes the name at the end, unless nothing was written."""
    from parlour.files import written_at

    device = path.exists() and not path.is_file() and not path.is_dir()  # it has nothing to lose
    try:
        real = path if device else written_at(path)
        fresh = real if device else real.with_name(f".{real.name}.{os.getpid()}")
        if not device:
            with fresh.open("x"):
                pass
            if real.exists():
                shutil.copymode(real, fresh)
    except OSError as error:
        raise BadInput(about(path, because(error))) from None
    try:
        yield fresh
    except OSError as error:  # half a file never takes a whole one's place
        if not device:
            fresh.unlink(missing_ok=True)
        raise BadInput(about(path, because(error))) from None
    finally:
        if not device:
            if fresh.exists() and fresh.stat().st_size:
                os.replace(fresh, real)
            fresh.unlink(missing_ok=True)


@contextmanager
def unbroken() -> Iterator[None]:
    """A stop waits until this is done: what is counted as kept is kept, and nothing else is."""
    came: list[int] = []
    stops = [number for number in (signal.SIGINT, signal.SIGTERM) if signal.getsignal(number) is not signal.SIG_IGN]
    before = {number: signal.signal(number, lambda number, _: came.append(number)) for number in stops}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        if came:
            raise KeyboardInterrupt


def made_folder(path: Path) -> None:
    """Stop before the work rather than after it: the folder is there, and can be written to."""
    try:
        if path.exists() and not path.is_dir():
            raise BadInput(about(path, Message("fault-system-enotdir")))
        path.mkdir(parents=True, exist_ok=True)
        probe = path / ".parlour-probe"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise BadInput(about(path, because(error))) from None


def edition_of(path: Path | None) -> Edition:
    from parlour.engine.box import EditionError, read_edition

    if path is None:
        return {}
    try:
        return read_edition(read_text(path))
    except EditionError as error:
        raise BadInput(about(path, error)) from None


def given_options(pairs: list[str]) -> dict[str, object]:
    """`name=value` as typed; the game checks names and values."""
    found: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name or not value:
            raise BadInput(Message("fault-pair", text=quoted(pair)))
        if name in found:
            raise BadInput(Message("fault-pair-twice", name=name))
        found[name] = value
    return found


def chosen_options(game: Game, given: Mapping[str, object]) -> Options:
    """All options. Wrong names and values are told in the reader's language; what a game refuses besides, in its own words."""
    from parlour.engine.options import OptionError, shown

    known = {option.name: option for option in game.options}
    for name in given:
        if name not in known:
            raise BadInput(about(name, Message("fault-no-setting")), there_are(list(known)))
    for name, value in given.items():
        try:
            known[name].read(value)
        except OptionError:
            values = one_of(list(map(shown, known[name].values)))
            raise BadInput(about(name, Message("fault-one-of", values=values, value=str(value)))) from None
    return game.choose(given)


def one_of(values: list[str]) -> Message | str:
    """`1, 2, 3 or 4`"""
    *first, last = values
    return Message("fault-or", first=", ".join(first), last=last) if first else last


def options_for(game: Game, pairs: list[str], seats: int | None, language: str = "en") -> Options:
    """All options, with as many players as there are seats; what is not said is as the language's own rulebook has it."""
    given = {option.name: option.local[language] for option in game.options if language in option.local} | given_options(pairs)
    if seats is not None:
        if str(given.get("players", seats)) != str(seats):
            raise BadInput(Message("fault-players-option", players=given["players"], seats=seats))
        if any(option.name == "players" for option in game.options):
            given["players"] = seats
    options = chosen_options(game, given)
    if seats is not None and game.seats(options) != seats:
        raise BadInput(Message("fault-seats-game", game=game.id, has=game.seats(options), seats=seats))
    return options


def split_seats(text: str) -> list[str]:
    seats = [seat.strip() for seat in text.split(",")]
    for seat in seats:
        if seat.endswith(":"):
            raise BadInput(Message("fault-nameless", text=quoted(seat)))
    if not all(seats):
        raise BadInput(Message("fault-seats", text=quoted(text)))
    return seats


def records_of(path: Path) -> list[Record]:
    """One record as text, or one per line as JSON."""
    from parlour.engine.record import RecordError, read_record

    text = read_text(path)
    if not text.strip():
        raise BadInput(about(path, Message("fault-empty")))
    if not text.startswith("{"):
        try:
            return [read_record(text)]
        except RecordError as error:
            raise BadInput(about(path, error)) from None
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            try:
                found.append(read_record(line))
            except RecordError as error:
                raise BadInput(about(path, about(Message("fault-line", number=str(number)), error))) from None
    return found


def level_names(words: Language, game: Game | None = None) -> dict[str, str]:
    """What each bot is called in a language, and each character of a game."""
    from parlour.bots import BOTS, characters_of
    from parlour.language import Language

    levels = {bot.name: words.say(f"level-{bot.name}") for bot in BOTS}
    if game is None:
        return levels
    spoken = Language(game, words.code)
    return levels | {bot.name: spoken.say(f"character-{bot.name}") for bot in characters_of(game)}


def display_names(seats: list[str], person: str, levels: Mapping[str, str]) -> list[str]:
    """A name for each seat, none twice: what follows a colon, or the bot's level; `person` has a place for a number."""
    names: list[str] = []
    plain = [seat.partition(":")[2] or levels.get(seat, seat) for seat in seats]
    for number, (seat, name) in enumerate(zip(seats, plain), 1):
        if seat == HUMAN:
            names.append(person.format(number))
        else:
            names.append(f"{name} {number}" if plain.count(name) > 1 else name)
    return names
