"""Everything a player, or chance, can do in one go. The order is the action space."""

from __future__ import annotations

from typing import Final

from parlour.engine.words import Vocabulary
from parlour.shelf.lacrimosa.components import (
    BONUSES,
    CARDS,
    CITIES,
    COMPOSERS,
    CONSTANZES,
    COURTS,
    DESKS,
    FIRST_DEALT,
    FIRST_MEMORY,
    OPUSES,
    PLACES,
    POINTS,
    SOLOISTS,
    SPOTS,
    START_OPUS,
)

SOURCES: Final = [f"{kind}-{where}" for where in ("track", "marker") for kind in POINTS]  # what a wild point is paid from
COUNTS: Final = [str(n) for n in range(10)]

WORDS: Final = Vocabulary()
EXPERIENCE: Final = WORDS.verb("experience", CARDS[FIRST_MEMORY:], "card")
STORY: Final = WORDS.verb("story", CARDS[FIRST_MEMORY:], "card")
CARRY_OUT: Final = WORDS.verb("carry-out")  # reward and actions of the card
TAKE_DUCATS: Final = WORDS.verb("take-ducats")  # instead of them
DOCUMENT: Final = WORDS.verb("document", CARDS[FIRST_DEALT:], "card")
COMMISSION: Final = WORDS.verb("commission", CARDS[:START_OPUS], "card")
PERFORM: Final = WORDS.verb("perform", OPUSES, "card")
SELL: Final = WORDS.verb("sell", OPUSES, "card")
TRAVEL: Final = WORDS.verb("travel", PLACES, "place")
REQUIEM: Final = WORDS.verb("requiem", SPOTS, "spot")
TAKE: Final = WORDS.verb("take", DESKS, "desk")  # which of two own markers
NEUTRAL: Final = WORDS.verb("neutral", SPOTS, "spot")
FROM_TRACK: Final = WORDS.verb("from-track", COUNTS, "count")  # so many points from the track, the rest in markers
WILD_FROM: Final = WORDS.verb("wild-from", SOURCES, "source")
RAISE: Final = WORDS.verb("raise", POINTS, "points")  # a wild step
PICK: Final = WORDS.verb("pick", POINTS, "points")  # a wild marker
CASH: Final = WORDS.verb("cash", POINTS, "points")  # a marker for a ducat
BUY: Final = WORDS.verb("buy", POINTS, "points")  # three ducats for a marker
DONE: Final = WORDS.verb("done")

FIRST: Final = WORDS.verb("first", ["1", "2", "3", "4"], "player")  # from here on, chance
COMPOSER: Final = WORDS.verb("composer", COMPOSERS, "composer")
CONSTANZE: Final = WORDS.verb("constanze", CONSTANZES, "constanze")
BONUS: Final = WORDS.verb("bonus", BONUSES, "bonus")
REVEAL: Final = WORDS.verb("reveal", CARDS, "card")
COURT: Final = WORDS.verb("court", COURTS, "court")
CITY: Final = WORDS.verb("city", CITIES, "city")
DRAW: Final = WORDS.verb("draw", CARDS[FIRST_MEMORY:], "card")
SOLOIST: Final = WORDS.verb("soloist", SOLOISTS, "soloist")
