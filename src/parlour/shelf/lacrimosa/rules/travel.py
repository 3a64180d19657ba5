"""[LA-4.5, LA-4.9] Arriving: the tile's reward, and where the tile goes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.vecs import more
from parlour.shelf.lacrimosa.actions import WORDS
from parlour.shelf.lacrimosa.components import EFFECTS
from parlour.shelf.lacrimosa.effects import FROM_CITY, FROM_COURT, gain, score
from parlour.shelf.lacrimosa.heaps import bit
from parlour.shelf.lacrimosa.state import NONE, Lacrimosa

TRAVELLED: Final = WORDS.event("travelled", "player place")
TOOK_COURT: Final = WORDS.event("took-court", "player court")
USED_CITY: Final = WORDS.event("used-city", "player city")

COUNT: Final = EFFECTS.index("count")


def arrive(s: Lacrimosa, seat: i64, place: i64) -> i64:
    """[LA-4.5, LA-4.8] Mozart is there: the visible side pays, then the tile leaves the map. A city's tile and side, or NONE."""
    found = s.map[place]
    tile = found >> 1
    side = found & 1
    s.mozart = place
    s.tell(TRAVELLED, seat, place)
    if s.box.is_court[place]:
        me = s.players[seat]
        gain(s, seat, s.box.courts[tile].sides[side], FROM_COURT)
        me.courts = more(me.courts, tile)
        s.map[place] = NONE
        s.tell(TOOK_COURT, seat, tile)
        return NONE
    city = s.box.cities[tile]
    gain(s, seat, city.sides[side], FROM_CITY)
    if city.effect == COUNT:
        score(s, seat, city.vp_each[side] * opuses_of(s, seat, city.type), FROM_CITY)
    s.city_used |= bit(tile)
    s.map[place] = NONE
    s.tell(USED_CITY, seat, tile)
    return found


def opuses_of(s: Lacrimosa, seat: i64, kind: i64) -> i64:
    """[LA-4.9] Own opuses of a type, turned ones too; sold ones have left."""
    n: i64 = 0
    for card in s.players[seat].opuses:
        if s.box.opuses[card].type == kind:
            n += 1
    return n
