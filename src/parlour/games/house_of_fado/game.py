"""House of Fado as the engine sees it."""

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
from parlour.games.house_of_fado import arrange as positions
from parlour.games.house_of_fado import check as checking
from parlour.games.house_of_fado import features
from parlour.games.house_of_fado import tracker as tracking
from parlour.games.house_of_fado import view as views
from parlour.games.house_of_fado.actions import GUESTS, SPACES, WORDS
from parlour.games.house_of_fado.check import check, recount, sheet
from parlour.games.house_of_fado.components import COLOURS, FADOS, KINDS, MUSICIANS, NOTES, SEATINGS, SIDES, STANDARD, TILES, Box
from parlour.games.house_of_fado.effects import SOURCES
from parlour.games.house_of_fado.rules.turn import set_up
from parlour.games.house_of_fado.state import NONE, HouseOfFado


class HouseOfFadoGame(Game):
    def __init__(self) -> None:
        self.id = "house-of-fado"
        self.version = 1
        self.prefix = "HF"
        self.end = "HF-8.3"
        self.folder = Path(__file__).parent
        self.options = [
            Option("players", [1, 2, 3, 4], 3, "HF-1.1"),
            Option("first", ["random", "0", "1", "2", "3"], "random", "HF-1.9"),
        ]
        self.beginner = {"players": 2, "first": "0"}
        self.words = WORDS
        self.nouns = {
            "space": SPACES,
            "side": SIDES,
            "group": SIDES,
            "guest": GUESTS,
            "colour": COLOURS,
            "note": NOTES,
            "fado": FADOS,
            "kind": KINDS,
            "musician": MUSICIANS,
            "table": SEATINGS,
            "tile": TILES,
            "star": [*KINDS, "fado", "prestige"],
            "source": SOURCES,
        }

    def compound(self, kind: str) -> list[str]:
        return ["group", "colour"] if kind == "guest" else []

    def choose(self, given: Mapping[str, object]) -> Options:
        """[HF-1.9] A chosen first player must have a seat; alone, one is always first [HF-9.1]."""
        options = super().choose(given)
        if options["first"] != "random" and int(str(options["first"])) >= self.seats(options):
            raise OptionError(f"first: must be random or 0 to {self.seats(options) - 1}, not {options['first']}")
        return options

    def setup(self, options: Options, edition: Edition) -> State:
        players = self.seats(options)
        first = 0 if players == 1 else NONE if options["first"] == "random" else int(str(options["first"]))
        return set_up(players, Box(edition) if edition else STANDARD, first)

    def view(self, s: State, viewer: int) -> dict[str, object]:
        assert isinstance(s, HouseOfFado)
        return views.view(s, viewer)

    def imagine(self, s: State, viewer: int, rng: Rng) -> State:
        assert isinstance(s, HouseOfFado)
        return views.imagine(s, viewer, rng)

    def observe(self, s: State, seat: int, out: Numbers) -> None:
        assert isinstance(s, HouseOfFado)
        features.observe(s, seat, out)

    def feature_names(self, options: Options) -> list[str]:
        return features.NAMES

    def arrange(self, options: Options, text: str, edition: Edition) -> State:
        return positions.arrange(options, text, Box(edition) if edition else STANDARD)

    def describe(self, s: State) -> str:
        assert isinstance(s, HouseOfFado)
        return positions.describe(s)

    def check(self, s: State) -> None:
        assert isinstance(s, HouseOfFado)
        check(s)

    def recount(self, s: State) -> list[int]:
        assert isinstance(s, HouseOfFado)
        return recount(s)

    def sheet(self, s: State) -> list[tuple[str, list[int]]]:
        """Points by source for each seat; Alfama's stand in the view."""
        assert isinstance(s, HouseOfFado)
        rows = [row[: s.seats()] for row in sheet(s)]
        return [(f"source-{name}", row) for name, row in zip(SOURCES, rows) if any(row)]

    @property
    def out_of_turn(self) -> dict[str, list[str]]:
        """[HF-2.3] A kicked-out owner may leave the answers beforehand."""
        return {
            "ask-kick-out": ["shift"],
            "ask-bonus-guest": ["bar", "pass"],
            "ask-bonus-note": ["note", "pass"],
            "ask-bonus-raise": ["raise", "pass"],
        }

    def effects(self) -> list[str]:
        return checking.effects()

    def effects_in(self, told: Told) -> list[str]:
        return checking.effects_in(told)

    def endings(self) -> list[str]:
        return super().endings() + checking.endings()

    def endings_of(self, s: State) -> list[str]:
        assert isinstance(s, HouseOfFado)
        return super().endings_of(s) + checking.endings_of(s)

    def places(self, s: State) -> dict[str, list[int]]:
        assert isinstance(s, HouseOfFado)
        return tracking.places(s)

    def tracker(self, options: Options, seat: int) -> Tracker:
        return tracking.HouseOfFadoTracker(self.seats(options))


GAME: Final = HouseOfFadoGame()
