"""Notre Dame as the engine sees it."""

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
from parlour.shelf.notre_dame import arrange as positions
from parlour.shelf.notre_dame import check as checking
from parlour.shelf.notre_dame import features, value
from parlour.shelf.notre_dame import tracker as tracking
from parlour.shelf.notre_dame import view as views
from parlour.shelf.notre_dame.actions import BENEFITS, PIECES, PLACES, WORDS
from parlour.shelf.notre_dame.check import check, sheet
from parlour.shelf.notre_dame.components import (
    CARDS,
    COLOURS,
    CORNERS,
    KINDS,
    MARKETS,
    MESSAGES,
    PERSONS,
    SECTORS,
    SHAPES,
    STANDARD,
    Box,
)
from parlour.shelf.notre_dame.effects import SOURCES
from parlour.shelf.notre_dame.lens import LENS
from parlour.shelf.notre_dame.rules.flow import set_up
from parlour.shelf.notre_dame.starts import STARTS
from parlour.shelf.notre_dame.state import NotreDame


@mypyc_attr(allow_interpreted_subclasses=True)
class NotreDameGame(Game[NotreDame]):
    def __init__(self) -> None:
        options = [
            Option("players", [2, 3, 4, 5], 4, "ND-1.1"),
            Option("new-persons", [False, True], False, "ND-1.8"),
            Option("first", ["random", "0", "1", "2", "3", "4"], "random", "ND-1.7", seats=True),
            Option("open-scores", [True, False], True, "ND-7.2"),
        ]
        nouns = {
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
        super().__init__("notre-dame", WORDS, options, nouns)
        self.drawing = "parlour.terminal.notre_dame:NotreDameDrawing"
        self.beginner = {"players": 3, "new-persons": False, "first": "random", "open-scores": True}

    def compound(self, kind: str) -> list[str]:
        return ["colour", "kind"] if kind == "card" else ["colour", "corner"] if kind == "market" else []

    def setup(self, options: Options, edition: Edition) -> NotreDame:
        first = -1 if options["first"] == "random" else int(str(options["first"]))
        box = Box(edition) if edition else STANDARD
        return set_up(self.seats(options), box, bool(options["new-persons"]), first, bool(options["open-scores"]))

    def known(self, s: NotreDame, viewer: int) -> dict[str, object]:
        return views.known(s, viewer)

    def shared(self, s: NotreDame) -> dict[str, object]:
        return views.shared(s)

    def own(self, s: NotreDame, viewer: int) -> dict[str, object]:
        return views.own(s, viewer)

    def imagine(self, s: NotreDame, viewer: int, rng: Rng) -> NotreDame:
        return views.imagine(s, viewer, rng)

    def observe(self, s: NotreDame, seat: int, out: Numbers) -> None:
        features.observe(s, seat, out)

    def feature_names(self, options: Options) -> list[str]:
        return features.NAMES

    def arrange(self, options: Options, text: str, edition: Edition) -> NotreDame:
        return positions.arrange(options, text, Box(edition) if edition else STANDARD)

    def describe(self, s: NotreDame) -> str:
        return positions.describe(s)

    def check(self, s: NotreDame) -> None:
        check(s)

    def sheet(self, s: NotreDame) -> list[tuple[str, list[int]]]:
        return [(f"source-{name}", row) for name, row in zip(SOURCES, sheet(s)) if any(row)]

    def effects(self) -> list[Effect]:
        return checking.EFFECTS

    def starts(self) -> list[Start]:
        return STARTS

    def shapes(self) -> Shapes:
        return SHAPES

    def lens(self) -> Lens:
        return LENS

    def terms(self) -> Terms:
        return value.TERMS

    def judge_with(self, weights: Weights) -> Judge[NotreDame]:
        return value.NotreDameJudge(weights)

    def places(self, s: NotreDame) -> dict[str, list[int]]:
        return tracking.places(s)

    def tracker(self, options: Options, seat: int) -> Tracker:
        return tracking.NotreDameTracker(self.seats(options), seat, bool(options["new-persons"]))


GAME: Final[Game] = NotreDameGame()
