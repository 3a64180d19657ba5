"""[LA-1.6, LA-6.5] The map: tiles turn golden, empty places are filled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.core import Chance, Step
from parlour.engine.rng import Rng
from parlour.engine.words import LEGAL
from parlour.shelf.lacrimosa.actions import CITY, COURT, WORDS
from parlour.shelf.lacrimosa.components import PLACES
from parlour.shelf.lacrimosa.heaps import EMPTY, bit, has, nth, size
from parlour.shelf.lacrimosa.state import NONE, Lacrimosa

COURT_PLACED: Final = WORDS.event("court-placed", "court place", news=True)
CITY_PLACED: Final = WORDS.event("city-placed", "city place", news=True)
CITIES_RESHUFFLED: Final = WORDS.event("cities-reshuffled")
TURNED_GOLDEN: Final = WORDS.event("turned-golden")

NOT_IN_PILE: Final = WORDS.reason("not-in-pile", "LA-1.6")


class TurnGolden(Step[Lacrimosa]):
    """[LA-6.5] Every tile that is still on the map shows its golden side from now on."""

    def run(self, s: Lacrimosa) -> None:
        for place, tile in enumerate(s.map):
            if tile != NONE:
                s.map[place] = tile | 1
        s.tell(TURNED_GOLDEN)


class FillMap(Step[Lacrimosa]):
    """[LA-1.6, LA-6.5] A tile on every empty place, in the order of their numbers, golden side down."""

    def run(self, s: Lacrimosa) -> None:
        for place in range(len(PLACES)):
            if s.map[place] == NONE:
                s.then(PLACE_COURT[place] if s.box.is_court[place] else PLACE_CITY[place])


class PlaceCourt(Chance[Lacrimosa]):
    """[LA-1.6, LA-6.5] A court tile from the pile, which always suffices: 3 at the start and 4 times at most 3, of 16."""

    def __init__(self, place: i64) -> None:
        super().__init__(COURT, "LA-1.6")
        self.place: Final = place

    def refuse(self, s: Lacrimosa, action: i64) -> i64:
        return LEGAL if has(s.court_pile, COURT.noun(action)) else NOT_IN_PILE

    def draw(self, s: Lacrimosa, rng: Rng) -> i64:
        return COURT.of(nth(s.court_pile, rng.below(size(s.court_pile))))

    def apply(self, s: Lacrimosa, action: i64) -> None:
        tile = COURT.noun(action)
        s.court_pile &= ~bit(tile)
        s.map[self.place] = 2 * tile
        s.tell(COURT_PLACED, tile, self.place)


class PlaceCity(Chance[Lacrimosa]):
    """[LA-1.6, LA-6.5] A city tile from the pile; when it is empty, the used ones make a new one."""

    def __init__(self, place: i64) -> None:
        super().__init__(CITY, "LA-1.6")
        self.place: Final = place

    def start(self, s: Lacrimosa) -> bool:
        if not s.city_pile:
            s.city_pile = s.city_used
            s.city_used = EMPTY
            s.tell(CITIES_RESHUFFLED)
        return super().start(s)

    def refuse(self, s: Lacrimosa, action: i64) -> i64:
        return LEGAL if has(s.city_pile, CITY.noun(action)) else NOT_IN_PILE

    def draw(self, s: Lacrimosa, rng: Rng) -> i64:
        return CITY.of(nth(s.city_pile, rng.below(size(s.city_pile))))

    def apply(self, s: Lacrimosa, action: i64) -> None:
        tile = CITY.noun(action)
        s.city_pile &= ~bit(tile)
        s.map[self.place] = 2 * tile
        s.tell(CITY_PLACED, tile, self.place)


TURN_GOLDEN: Final = TurnGolden()
FILL_MAP: Final = FillMap()
PLACE_COURT: Final = [PlaceCourt(place) for place in range(len(PLACES))]
PLACE_CITY: Final = [PlaceCity(place) for place in range(len(PLACES))]
