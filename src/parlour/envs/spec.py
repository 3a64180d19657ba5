"""What an environment is called, and what its numbers mean: the version rises when actions, observation or rules change."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from typing import Final

from parlour.engine.game import Game, Options
from parlour.envs.tables import actions_of_seats
from parlour.shelf import find, games, names


class UnknownEnvironment(ValueError):
    """No environment has this name; the message says which there are."""


class Spec:
    """One game as an environment: its version, and where in its action space chance begins."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self.version: Final = game.env_version
        self.actions: Final = actions_of_seats(game)  # a seat's actions are 0 to this; chance's follow
        self.stem: Final = game.id.replace("-", "_")
        self.name: Final = f"{self.stem}_v{self.version}"
        self.gym_id: Final = f"parlour/{self.stem}-v{self.version}"

    def feature_names(self, options: Options) -> list[str]:
        """What each number of an observation says."""
        return self.game.feature_names(options)

    def fingerprint(self) -> str:
        """Of everything that a trained policy relies on: actions and features by name and order, and the rules' version."""
        words = self.game.words
        parts = [f"rules {self.game.version}", f"seats' actions {self.actions}"]
        parts += [words.text(action) for action in range(words.size)]
        for players in self.game.seat_counts():
            parts += [f"players {players}", *self.feature_names(self.game.choose({"players": players}))]
        return sha256("\n".join(parts).encode()).hexdigest()[:16]

    def choose(self, given: Mapping[str, object]) -> Options:
        """Options by their names, or as keywords: `new_persons` is `new-persons`."""
        return self.game.choose({name.replace("_", "-"): value for name, value in given.items()})


@cache
def spec_of(game: str) -> Spec:
    """One game as an environment."""
    return Spec(find(game))


def specs() -> list[Spec]:
    """Every game as an environment. A changed fingerprint asks for a higher `env_version` of the game."""
    return [spec_of(game.id) for game in games()]


def find_spec(name: str) -> Spec:
    """By the game's name (`notre-dame`) or the environment's (`notre_dame_v1`); no other game is loaded."""
    for game in names():
        if name.replace("_", "-").startswith(game):
            spec = spec_of(game)
            if name in (game, spec.stem, spec.name):
                return spec
    raise UnknownEnvironment(f"environment: none is called {name!r} (there are {', '.join(spec.name for spec in specs())})")
