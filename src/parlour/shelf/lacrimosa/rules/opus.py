"""[LA-4.1, LA-4.2, LA-4.4, LA-5.2] What documenting, commissioning, performing and selling do, once they are paid."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.vecs import last, less, more, place_of
from parlour.shelf.lacrimosa.actions import WORDS
from parlour.shelf.lacrimosa.components import RECURRING
from parlour.shelf.lacrimosa.effects import FROM_OFFERTORIUM, FROM_OPUS, FROM_SALE, get_ducats, raise_finance, score
from parlour.shelf.lacrimosa.rules.row import take_from_row
from parlour.shelf.lacrimosa.state import Lacrimosa, replaced

DOCUMENTED: Final = WORDS.event("documented", "player card")
LEFT_GAME: Final = WORDS.event("left-game", "player card")
COMMISSIONED: Final = WORDS.event("commissioned", "player card")
PERFORMED: Final = WORDS.event("performed", "player card")
SOLD: Final = WORDS.event("sold", "player card")

EACH_OPUS: Final = RECURRING.index("opus")


def document(s: Lacrimosa, seat: i64, card: i64) -> None:
    """[LA-4.1] The memory takes this turn's Story slot; the card that was there leaves the game."""
    me = s.players[seat]
    old = last(me.story)
    me.story = replaced(me.story, len(me.story) - 1, card)
    s.tell(DOCUMENTED, seat, card)
    s.tell(LEFT_GAME, seat, old)
    take_from_row(s, place_of(card, s.row))


def commission(s: Lacrimosa, seat: i64, card: i64) -> None:
    """[LA-4.2] The opus is kept and scores at once."""
    me = s.players[seat]
    me.opuses = more(me.opuses, card)
    s.tell(COMMISSIONED, seat, card)
    score(s, seat, s.box.opuses[card].vp, FROM_OPUS)
    offertorium(s, seat, card)
    take_from_row(s, place_of(card, s.row))


def perform(s: Lacrimosa, seat: i64, card: i64) -> None:
    """[LA-4.4] Ducats, and the opus is turned till maintenance."""
    me = s.players[seat]
    me.turned = more(me.turned, card)
    s.tell(PERFORMED, seat, card)
    get_ducats(s, seat, s.box.opuses[card].perform_ducats)
    offertorium(s, seat, card)


def sell(s: Lacrimosa, seat: i64, card: i64) -> None:
    """[LA-4.4] Finance and VP, and the opus leaves the game."""
    me = s.players[seat]
    me.opuses = less(me.opuses, card)
    s.tell(SOLD, seat, card)
    raise_finance(s, seat, s.box.opuses[card].sell_finance)
    score(s, seat, s.box.opuses[card].sell_vp, FROM_SALE)
    offertorium(s, seat, card)


def offertorium(s: Lacrimosa, seat: i64, card: i64) -> None:
    """[LA-5.2] Every own tile that shows the type of the opus gives its VP."""
    kind = s.box.opuses[card].type
    for number in s.players[seat].desks:
        if number >= 0:
            tile = s.box.tiles[number]
            if tile.each == EACH_OPUS and tile.type == kind:
                score(s, seat, tile.vp, FROM_OFFERTORIUM)
