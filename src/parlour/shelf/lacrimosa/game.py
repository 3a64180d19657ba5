"""Lacrimosa as the engine sees it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Final

from mypy_extensions import mypyc_attr

from parlour.engine.box import Edition, Shapes
from parlour.engine.effects import Effect
from parlour.engine.game import Game, Option, OptionError, Options, Value
from parlour.engine.judge import Judge, Terms
from parlour.engine.knowledge import Tracker
from parlour.engine.lens import Lens
from parlour.engine.numbers import Numbers
from parlour.engine.positions import Start
from parlour.engine.rng import Rng
from parlour.engine.scales import Weights
from parlour.shelf.lacrimosa import arrange as positions
from parlour.shelf.lacrimosa import check as checking
from parlour.shelf.lacrimosa import features, value
from parlour.shelf.lacrimosa import tracker as tracking
from parlour.shelf.lacrimosa import view as views
from parlour.shelf.lacrimosa.actions import SOURCES, WORDS
from parlour.shelf.lacrimosa.check import check, recount, sheet
from parlour.shelf.lacrimosa.components import (
    ACTIONS,
    BONUSES,
    CARDS,
    CITIES,
    COMPOSERS,
    CONSTANZES,
    COURTS,
    DESKS,
    INSTRUMENTS,
    LEVELS,
    MOVEMENTS,
    NOTES,
    PLACES,
    POINTS,
    SHAPES,
    SOLOISTS,
    SPACES,
    SPOTS,
    STANDARD,
    TILES,
    TYPES,
    Box,
)
from parlour.shelf.lacrimosa.effects import ORIGINS
from parlour.shelf.lacrimosa.lens import LENS
from parlour.shelf.lacrimosa.rules.setup import set_up
from parlour.shelf.lacrimosa.starts import STARTS
from parlour.shelf.lacrimosa.state import Lacrimosa

PAIRS: Final[list[Value]] = [f"{a}-{b}" for a, b in combinations(COMPOSERS, 2)]


@mypyc_attr(allow_interpreted_subclasses=True)
class LacrimosaGame(Game[Lacrimosa]):
    def __init__(self) -> None:
        options = [
            Option("players", [1, 2, 3, 4], 3, "LA-1.1"),
            Option("composers", ["random", *PAIRS], "random", "LA-1.4", counts=[2, 3, 4]),
            Option("composer", ["random", *COMPOSERS], "random", "LA-9.1", counts=[1]),
            Option("level", list(LEVELS), "medium", "LA-9.2", counts=[1]),
            Option("tie-break", ["markers", "movements"], "markers", "LA-7.5", {"es": "movements"}),
        ]
        nouns = {
            "card": CARDS,
            "points": POINTS,
            "action": ACTIONS,
            "type": TYPES,
            "instrument": INSTRUMENTS,
            "movement": MOVEMENTS,
            "note": NOTES,
            "space": SPACES,
            "spot": SPOTS,
            "desk": DESKS,
            "place": PLACES,
            "court": COURTS,
            "city": CITIES,
            "tile": TILES,
            "bonus": BONUSES,
            "composer": COMPOSERS,
            "constanze": CONSTANZES,
            "soloist": SOLOISTS,
            "source": SOURCES,
            "origin": ORIGINS,
            "side": ["left", "right"],
            "direction": ["ascending", "descending"],
            "end": ["top", "bottom"],
        }
        super().__init__("lacrimosa", WORDS, options, nouns)
        self.drawing = "parlour.terminal.lacrimosa:LacrimosaDrawing"
        self.beginner = {
            "players": 2,
            "composers": "eybler-stadler",
            "composer": "random",
            "level": "medium",
            "tie-break": "markers",
        }

    def compound(self, kind: str) -> list[str]:
        return ["note", "space"] if kind == "spot" else []

    def choose(self, given: Mapping[str, object]) -> Options:
        """[LA-1.4, LA-9.1, LA-9.2] One composer and a level alone, a pair of composers with others: nothing is chosen in vain."""
        options = super().choose(given)
        players = self.seats(options)
        for option in self.options:
            if option.counts and players not in option.counts and options[option.name] != option.default:
                who = "alone" if players == 1 else "with others"
                raise OptionError(f"{option.name}: {who} must be {option.default}, not {options[option.name]}")
        return options

    def setup(self, options: Options, edition: Edition) -> Lacrimosa:
        box = Box(edition) if edition else STANDARD
        level = LEVELS.index(str(options["level"]))
        return set_up(self.seats(options), box, named_composers(options), level, options["tie-break"] == "movements")

    def known(self, s: Lacrimosa, viewer: int) -> dict[str, object]:
        return views.known(s, viewer)

    def shared(self, s: Lacrimosa) -> dict[str, object]:
        return views.shared(s)

    def own(self, s: Lacrimosa, viewer: int) -> dict[str, object]:
        return views.own(s, viewer)

    def imagine(self, s: Lacrimosa, viewer: int, rng: Rng) -> Lacrimosa:
        return views.imagine(s, viewer, rng)

    def observe(self, s: Lacrimosa, seat: int, out: Numbers) -> None:
        features.observe(s, seat, out)

    def feature_names(self, options: Options) -> list[str]:
        return features.NAMES

    def arrange(self, options: Options, text: str, edition: Edition) -> Lacrimosa:
        return positions.arrange(options, text, Box(edition) if edition else STANDARD)

    def describe(self, s: Lacrimosa) -> str:
        return positions.describe(s)

    def check(self, s: Lacrimosa) -> None:
        check(s)

    def recount(self, s: Lacrimosa) -> list[int]:
        return recount(s)

    def sheet(self, s: Lacrimosa) -> list[tuple[str, list[int]]]:
        """Points by origin for each seat; the Soloist's stand in the view."""
        return [(f"origin-{name}", row) for name, row in zip(ORIGINS, sheet(s)) if any(row)]

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

    def judge_with(self, weights: Weights) -> Judge[Lacrimosa]:
        return value.LacrimosaJudge(weights)

    def places(self, s: Lacrimosa) -> dict[str, list[int]]:
        return tracking.places(s)

    def tracker(self, options: Options, seat: int) -> Tracker:
        seats = self.seats(options)
        return tracking.LacrimosaTracker(seats, seat, LEVELS.index(str(options["level"])) if seats == 1 else -1)


def named_composers(options: Options) -> list[int]:
    """[LA-1.4, LA-9.1] The composers chosen by name, the eighth note first; none when they are drawn."""
    named = str(options["composer"] if options["players"] == 1 else options["composers"])
    return [] if named == "random" else [COMPOSERS.index(name) for name in named.split("-")]


GAME: Final[Game] = LacrimosaGame()
