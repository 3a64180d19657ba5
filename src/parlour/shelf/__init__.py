"""The games there are: whatever installed packages register under the entry point group `parlour.games`, ours among them.

Only the game asked for is loaded. A package that cannot be loaded is named with its error (`broken`) and takes nothing down.
"""

from __future__ import annotations

import logging
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from parlour.engine.game import Game
from parlour.nearest import UnknownName

GROUP: Final = "parlour.games"
LOG: Final = logging.getLogger("parlour")
_BROKEN: Final[dict[str, str]] = {}


class UnknownGame(UnknownName):
    """No game has this name, or its package is broken; the message says which there are, or what is wrong."""


@cache
def _registered() -> dict[str, EntryPoint]:
    """By name, ours first; a name that two packages claim stays with the first of them."""
    found: dict[str, EntryPoint] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (not entry.value.startswith("parlour.shelf."), entry.name)):
        if entry.name not in found:
            found[entry.name] = entry
        elif entry.value != found[entry.name].value:
            _note(f"{entry.name} of {_package(entry)}", f"{_package(found[entry.name])} has a game of that name already")
    return found


def _package(entry: EntryPoint) -> str:
    return f"{entry.dist.name} {entry.dist.version}" if entry.dist is not None else entry.value


def _note(name: str, error: str) -> None:
    _BROKEN[name] = error
    LOG.warning("a game cannot be loaded: %s: %s", name, error)


@cache
def _load(name: str) -> Game | None:
    """The game, or nothing and a note of what is wrong with its package, whatever that is."""
    entry = _registered()[name]
    try:
        game = entry.load()
        if not isinstance(game, Game):
            raise TypeError(f"{entry.value} is {type(game).__name__}, not a Game")
        if game.id != name:
            raise ValueError(f"it is registered as {name}, but its id is {game.id}")
    except (Exception, SystemExit) as error:
        _note(name, f"{type(error).__name__}: {error} ({_package(entry)})")
        return None
    return game


def names() -> list[str]:
    """What games are called, without loading any."""
    return list(_registered())


def games() -> list[Game]:
    """All games that can be loaded."""
    return [game for game in map(_load, names()) if game is not None]


def broken() -> dict[str, str]:
    """By name: what is wrong with the packages that could not be loaded."""
    games()
    return dict(_BROKEN)


def find(name: str) -> Game:
    if name not in _registered():
        raise UnknownGame(f"game: no game is called {name!r}", name, names())
    game = _load(name)
    if game is None:
        raise UnknownGame(f"game: {name} cannot be loaded: {_BROKEN[name]}")
    return game
