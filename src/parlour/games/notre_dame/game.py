"""Notre Dame as the engine sees it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from parlour.engine.box import Edition
from parlour.engine.core import State
from parlour.engine.game import Game, Option, OptionError, Options
from parlour.engine.knowledge import Tracker
from parlour.engine.numbers import Numbers
from parlour.engine.rng import Rng
from parlour.engine.words import Told
from parlour.games.notre_dame import arrange as positions
from parlour.games.notre_dame import check as checking
from parlour.games.notre_dame import features
from parlour.games.notre_dame import tracker as tracking
from parlour.games.notre_dame import view as views
from parlour.games.notre_dame.actions import BENEFITS, PIECES, PLACES, WORDS
from parlour.games.notre_dame.check import check, recount, sheet
from parlour.games.notre_dame.components import CARDS, COLOURS, CORNERS, KINDS, MARKETS, MESSAGES, PERSONS, SECTORS, STANDARD, Box
from parlour.games.notre_dame.effects import SOURCES
from parlour.games.notre_dame.rules.flow import set_up
from parlour.games.notre_dame.state import NotreDame


class NotreDameGame(Game):
    def __init__(self) -> None:
        self.id = "notre-dame"
        self.version = 1
        self.prefix = "ND"
        self.end = "ND-2.11"
        self.folder = Path(__file__).parent
        self.options = [
            Option("players", [2, 3, 4, 5], 4, "ND-1.1"),
            Option("new-persons", [False, True], False, "ND-1.8"),
            Option("first", ["random", "0", "1", "2", "3", "4"], "random", "ND-1.7"),
            Option("open-scores", [True, False], True, "ND-7.2"),
        ]
        self.beginner = {"players": 3, "new-persons": False, "first": "random", "open-scores": True}
        self.words = WORDS
        self.nouns = {
            "card": CARDS,
            "colour": COLOURS,
            "market": MARKETS,
            "message": MESSAGES,
            "person": PERSONS,
            "sector": SECTORS,
            "place": PLACES,
            "pieces": PIECES,
            "benefit": BENEFITS,
            "source": SOURCES,
            "period": ["a", "b", "c"],
            "kind": KINDS,
            "corner": CORNERS,
        }

    def compound(self, kind: str) -> list[str]:
        return ["colour", "kind"] if kind == "card" else ["colour", "corner"] if kind == "market" else []

    def choose(self, given: Mapping[str, object]) -> Options:
        """[ND-1.7] A chosen first player must have a seat."""
        options = super().choose(given)
        if options["first"] != "random" and int(str(options["first"])) >= self.seats(options):
            raise OptionError(f"first: must be random or 0 to {self.seats(options) - 1}, not {options['first']}")
        return options

    def setup(self, options: Options, edition: Edition) -> State:
        first = -1 if options["first"] == "random" else int(str(options["first"]))
        box = Box(edition) if edition else STANDARD
        return set_up(self.seats(options), box, bool(options["new-persons"]), first, bool(options["open-scores"]))

    def view(self, s: State, viewer: int) -> dict[str, object]:
        assert isinstance(s, NotreDame)
        return views.view(s, viewer)

    def imagine(self, s: State, viewer: int, rng: Rng) -> State:
        assert isinstance(s, NotreDame)
        return views.imagine(s, viewer, rng)

    def observe(self, s: State, seat: int, out: Numbers) -> None:
        assert isinstance(s, NotreDame)
        features.observe(s, seat, out)

    def feature_names(self, options: Options) -> list[str]:
        return features.NAMES

    def arrange(self, options: Options, text: str, edition: Edition) -> State:
        return positions.arrange(options, text, Box(edition) if edition else STANDARD)

    def describe(self, s: State) -> str:
        assert isinstance(s, NotreDame)
        return positions.describe(s)

    def check(self, s: State) -> None:
        assert isinstance(s, NotreDame)
        check(s)

    def recount(self, s: State) -> list[int]:
        assert isinstance(s, NotreDame)
        return recount(s)

    def sheet(self, s: State) -> list[tuple[str, list[int]]]:
        assert isinstance(s, NotreDame)
        return [(f"source-{name}", row) for name, row in zip(SOURCES, sheet(s)) if any(row)]

    def effects(self) -> list[str]:
        return checking.effects()

    def effects_in(self, told: Told) -> list[str]:
        return checking.effects_in(told)

    def places(self, s: State) -> dict[str, list[int]]:
        assert isinstance(s, NotreDame)
        return tracking.places(s)

    def tracker(self, options: Options, seat: int) -> Tracker:
        return tracking.NotreDameTracker(self.seats(options), seat, bool(options["new-persons"]))


GAME: Final = NotreDameGame()
