"""What several commands read from their arguments: games, options, editions, seats, files."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from parlour.engine.box import Edition
    from parlour.engine.game import Game, Options
    from parlour.engine.record import Record
    from parlour.language import Language

HUMAN: Final = "human"

OPTION_HELP: Final = "An option of the game as name=value; may be repeated. See: parlour games GAME."
EDITION_HELP: Final = "A TOML file that corrects printed values."
LANG_HELP: Final = "Language: en, ru, fr or es. Otherwise PARLOUR_LANG, then the system's."


class BadInput(ValueError):
    """Something typed that cannot be used; the message is one clear line."""


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path}: not a text file in UTF-8") from None


def check_writable(path: Path) -> None:
    """Stop before the work rather than after it. An existing file keeps its content, a new one is left empty."""
    try:
        with path.open("a"):
            pass
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from None


def edition_of(path: Path | None) -> Edition:
    from parlour.engine.box import EditionError, read_edition

    if path is None:
        return {}
    try:
        return read_edition(read_text(path))
    except EditionError as error:
        raise BadInput(f"{path}: {error}") from None


def given_options(pairs: list[str]) -> dict[str, object]:
    """`name=value` as typed; the game checks names and values."""
    found: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name or not value:
            raise BadInput(f"option: expected name=value, not {pair!r}")
        if name in found:
            raise BadInput(f"option: {name} is given twice")
        found[name] = value
    return found


def options_for(game: Game, pairs: list[str], seats: int | None) -> Options:
    """All options, with as many players as there are seats."""
    given = given_options(pairs)
    if seats is not None:
        if str(given.get("players", seats)) != str(seats):
            raise BadInput(f"players: the option says {given['players']}, but there are {seats} seats")
        if any(option.name == "players" for option in game.options):
            given["players"] = seats
    options = game.choose(given)
    if seats is not None and game.seats(options) != seats:
        raise BadInput(f"seats: {game.id} with these options has {game.seats(options)} seats, not {seats}")
    return options


def split_seats(text: str) -> list[str]:
    seats = [seat.strip() for seat in text.split(",")]
    if not all(seats):
        raise BadInput(f"seats: expected names with commas between them, as human,adept; not {text!r}")
    return seats


def records_of(path: Path) -> list[Record]:
    """One record as text, or one per line as JSON."""
    from parlour.engine.record import RecordError, read_record

    text = read_text(path)
    if not text.strip():
        raise BadInput(f"{path}: empty")
    if not text.startswith("{"):
        try:
            return [read_record(text)]
        except RecordError as error:
            raise BadInput(f"{path}: {error}") from None
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            try:
                found.append(read_record(line))
            except RecordError as error:
                raise BadInput(f"{path}: line {number}: {error}") from None
    return found


def level_names(words: Language) -> dict[str, str]:
    """What each bot is called in a language."""
    from parlour.bots import BOTS

    return {bot.name: words.say(f"level-{bot.name}") for bot in BOTS}


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
