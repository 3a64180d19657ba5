"""Everything a player, or chance, can do in one go. The order is the action space."""

from __future__ import annotations

from typing import Final

from parlour.engine.words import Vocabulary
from parlour.shelf.house_of_fado.components import COLOURS, FADOS, KINDS, MUSICIANS, NOTES, SEATINGS, SIDES, TILES

SPACES: Final = [  # [HF-2.6] clockwise; the last one is the own restaurant
    "boulevard-left",
    "boulevard-right",
    "street-right",
    "billboards-right",
    "billboards-left",
    "rehearsal",
    "street-left",
    "restaurant",
]
GUESTS: Final = [f"{group}-{colour}" for group in SIDES for colour in COLOURS]  # a customer, by group and colour

WORDS: Final = Vocabulary()
PASS: Final = WORDS.verb("pass")  # do without the action or the bonus
DONE: Final = WORDS.verb("done")  # enough of it
TAKE: Final = WORDS.verb("take", SPACES, "space")  # a worker from there, or from a kick-out space beside it
PLACE: Final = WORDS.verb("place", SPACES, "space")
SHIFT: Final = WORDS.verb("shift", SIDES, "side")  # the kicked-out worker
BAR: Final = WORDS.verb("bar", GUESTS, "guest")
NOTE: Final = WORDS.verb("note", NOTES, "note")
RAISE: Final = WORDS.verb("raise", KINDS, "kind")
HIRE: Final = WORDS.verb("hire", MUSICIANS, "musician")
INVITE: Final = WORDS.verb("invite", GUESTS, "guest")
CRITIC: Final = WORDS.verb("critic", SIDES, "group")
TABLE: Final = WORDS.verb("table", SEATINGS, "table")
COMPOSE: Final = WORDS.verb("compose", FADOS, "fado")
PROMOTE: Final = WORDS.verb("promote", KINDS, "kind")
CONTRACT: Final = WORDS.verb("contract", KINDS, "kind")
CLOSE: Final = WORDS.verb("close")
APPLAUD: Final = WORDS.verb("applaud", KINDS, "kind")
RETIRE: Final = WORDS.verb("retire", KINDS, "kind")
DISMISS: Final = WORDS.verb("dismiss", KINDS, "kind")
RETURN: Final = WORDS.verb("return", SIDES, "group")  # the critic

FIRST: Final = WORDS.verb("first", ["0", "1", "2", "3"], "player")  # from here on, chance
DEAL: Final = WORDS.verb("deal", MUSICIANS, "musician")
REVEAL: Final = WORDS.verb("reveal", FADOS, "fado")
LAY: Final = WORDS.verb("lay", TILES, "tile")
DRAW: Final = WORDS.verb("draw", COLOURS, "colour")
ROLL: Final = WORDS.verb("roll", ["1", "2", "3", "4", "5", "6"], "die")
