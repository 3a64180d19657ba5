"""House of Fado as the engine sees it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from parlour.engine.box import Edition, Shapes
from parlour.engine.effects import Effect
from parlour.engine.game import Game, Option, Options
from parlour.engine.judge import Judge, Terms
from parlour.engine.knowledge import Tracker
from parlour.engine.lens import Lens
from parlour.engine.numbers import Numbers
from parlour.engine.positions import Start
from parlour.engine.rng import Rng
from parlour.engine.scales import Weights
from parlour.shelf.house_of_fado import arrange as positions
from parlour.shelf.house_of_fado import check as checking
from parlour.shelf.house_of_fado import features, value
from parlour.shelf.house_of_fado import tracker as tracking
from parlour.shelf.house_of_fado import view as views
from parlour.shelf.house_of_fado.actions import GUESTS, SPACES, WORDS
from parlour.shelf.house_of_fado.check import check, recount, sheet
from parlour.shelf.house_of_fado.components import (
    COLOURS,
    FADOS,
    KINDS,
    MUSICIANS,
    NOTES,
    SEATINGS,
    SHAPES,
    SIDES,
    STANDARD,
    STARS,
    TILES,
    Box,
)
from parlour.shelf.house_of_fado.effects import SOURCES
from parlour.shelf.house_of_fado.lens import LENS
from parlour.shelf.house_of_fado.rules.turn import set_up
from parlour.shelf.house_of_fado.starts import STARTS
from parlour.shelf.house_of_fado.state import NONE, HouseOfFado


@mypyc_attr(allow_interpreted_subclasses=True)
class HouseOfFadoGame(Game[HouseOfFado]):
    def __init__(self) -> None:
        options = [
            Option("players", [1, 2, 3, 4], 3, "HF-1.1"),
            Option("first", ["random", "0", "1", "2", "3"], "random", "HF-1.9", counts=[2, 3, 4], seats=True),
        ]
        nouns = {
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
            "star": STARS,
            "source": SOURCES,
        }
        super().__init__("house-of-fado", WORDS, options, nouns)
        self.drawing = "parlour.terminal.house_of_fado:HouseOfFadoDrawing"
        self.beginner = {"players": 2, "first": "0"}

    def compound(self, kind: str) -> list[str]:
        return ["group", "colour"] if kind == "guest" else []

    def setup(self, options: Options, edition: Edition) -> HouseOfFado:
        """[HF-9.1] Alone, one is always first."""
        players = self.seats(options)
        first = 0 if players == 1 else NONE if options["first"] == "random" else int(str(options["first"]))
        return set_up(players, Box(edition) if edition else STANDARD, first)

    def known(self, s: HouseOfFado, viewer: int) -> dict[str, object]:
        return views.shared(s)

    def shared(self, s: HouseOfFado) -> dict[str, object]:
        return views.shared(s)

    def own(self, s: HouseOfFado, viewer: int) -> dict[str, object]:
        """Nothing: all lies open."""
        return {}

    def imagine(self, s: HouseOfFado, viewer: int, rng: Rng) -> HouseOfFado:
        return views.imagine(s, viewer, rng)

    def observe(self, s: HouseOfFado, seat: int, out: Numbers) -> None:
        features.observe(s, seat, out)

    def feature_names(self, options: Options) -> list[str]:
        return features.NAMES

    def arrange(self, options: Options, text: str, edition: Edition) -> HouseOfFado:
        return positions.arrange(options, text, Box(edition) if edition else STANDARD)

    def describe(self, s: HouseOfFado) -> str:
        return positions.describe(s)

    def check(self, s: HouseOfFado) -> None:
        check(s)

    def recount(self, s: HouseOfFado) -> list[int]:
        return recount(s)

    def sheet(self, s: HouseOfFado) -> list[tuple[str, list[int]]]:
        """Points by source for each seat; Alfama's stand in the view."""
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

    def effects(self) -> list[Effect]:
        return checking.EFFECTS

    def endings(self) -> list[str]:
        return super().endings() + checking.endings()

    def endings_of(self, s: HouseOfFado) -> list[str]:
        return super().endings_of(s) + checking.endings_of(s)

    def starts(self) -> list[Start]:
        return STARTS

    def shapes(self) -> Shapes:
        return SHAPES

    def lens(self) -> Lens:
        return LENS

    def terms(self) -> Terms:
        return value.TERMS

    def judge_with(self, weights: Weights) -> Judge[HouseOfFado]:
        return value.judge_with(weights)

    def places(self, s: HouseOfFado) -> dict[str, list[int]]:
        return tracking.places(s)

    def tracker(self, options: Options, seat: int) -> Tracker:
        return tracking.HouseOfFadoTracker(self.seats(options))


GAME: Final[Game] = HouseOfFadoGame()
