"""What an environment is called, and what its numbers mean: the version rises when actions, observation or rules change."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Final

from parlour.engine.game import Game, Options
from parlour.games import find


class UnknownEnvironment(ValueError):
    """No environment has this name; the message says which there are."""


class Spec:
    """One game as an environment: its version, and where in its action space chance begins."""

    def __init__(self, game: str, version: int, chance: str) -> None:
        self.game: Final = find(game)
        self.version: Final = version
        self.actions: Final = first_of(self.game, chance)  # a seat's actions are 0 to this; chance's follow
        self.stem: Final = game.replace("-", "_")
        self.name: Final = f"{self.stem}_v{version}"
        self.gym_id: Final = f"parlour/{self.stem}-v{version}"

    def feature_names(self, options: Options) -> list[str]:
        return self.game.feature_names(options)

    def fingerprint(self) -> str:
        """Of everything that a trained policy relies on: actions and features by name and order, and the rules' version."""
        words = self.game.words
        parts = [f"rules {self.game.version}", f"seats' actions {self.actions}"]
        parts += [words.text(action) for action in range(words.size)]
        for players in self.players():
            parts += [f"players {players}", *self.feature_names(self.game.choose({"players": players}))]
        return sha256("\n".join(parts).encode()).hexdigest()[:16]

    def players(self) -> list[int]:
        """The seat counts that the game allows."""
        return [int(n) for option in self.game.options if option.name == "players" for n in option.values]

    def choose(self, given: Mapping[str, object]) -> Options:
        """Options by their names, or as keywords: `new_persons` is `new-persons`."""
        return self.game.choose({name.replace("_", "-"): value for name, value in given.items()})


def first_of(game: Game, verb: str) -> int:
    """The number of a verb's first action."""
    return next(found.base for found in game.words.verbs if found.name == verb)


# One line per game. A changed fingerprint (tests/research/test_versions.py) asks for a higher version here.
SPECS: Final = [
    Spec("notre-dame", 1, "first"),
    Spec("house-of-fado", 1, "first"),
    Spec("lacrimosa", 1, "first"),
]


def find_spec(name: str) -> Spec:
    """By the game's name (`notre-dame`) or the environment's (`notre_dame_v1`)."""
    for spec in SPECS:
        if name in (spec.game.id, spec.stem, spec.name):
            return spec
    raise UnknownEnvironment(f"environment: none is called {name!r} (there are {', '.join(spec.name for spec in SPECS)})")
