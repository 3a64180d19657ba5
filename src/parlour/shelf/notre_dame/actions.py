"""Everything a player, or chance, can do in one go. The order is the action space."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from parlour.engine.words import Vocabulary
from parlour.shelf.notre_dame.components import CARDS, COLOURS, MARKETS, MESSAGES, PERSONS, SECTORS

BENEFITS: Final = ["gold", "marker", "rat"]
PLACES: Final = SECTORS + ["notre-dame", "friend"]  # where a piece can be taken from; `friend`: the friend, wherever it is
PIECES: Final = ["1", "2", "3", "friend", "friend-1", "friend-2"]  # what the Minstrel moves

WORDS: Final = Vocabulary()
PASS: Final = WORDS.verb("pass")
FROM: Final = WORDS.verb("from", PLACES, "place")
TO: Final = WORDS.verb("to", SECTORS, "sector")
MOVE: Final = WORDS.verb("move", PIECES, "pieces")
DONATE: Final = WORDS.verb("donate", ["1", "2", "3"], "gold")
PAY: Final = WORDS.verb("pay", [str(n) for n in range(1, 10)], "gold")
BENEFIT: Final = WORDS.verb("benefit", BENEFITS, "benefit")
REUSE: Final = WORDS.verb("reuse", MESSAGES, "message")
DRIVE: Final = WORDS.verb("drive", MARKETS, "market")  # stop there and leave the message
FETCH: Final = WORDS.verb("fetch", MARKETS, "market")  # stop there and take the message
FETCH_ONLY: Final = WORDS.verb("fetch-only", MARKETS, "market")  # the same, but the rat stays where it is
HIRE: Final = WORDS.verb("hire", PERSONS, "person")
HIRE_ONLY: Final = WORDS.verb("hire-only", PERSONS, "person")  # pay, and let the power go
KEEP: Final = WORDS.verb("keep", CARDS, "card")
PLAY: Final = WORDS.verb("play", CARDS, "card")
WASTE: Final = WORDS.verb("waste", CARDS, "card")  # play it without effect

FIRST: Final = WORDS.verb("first", COLOURS, "colour")  # from here on, chance
ORDERS: Final = list(permutations(range(len(MESSAGES))))  # of messages on the four outer markets
LAY: Final = WORDS.verb("lay", ["-".join(MESSAGES[m] for m in order) for order in ORDERS], "order")
INCLUDE: Final = WORDS.verb("include", PERSONS, "person")
TURN_UP: Final = WORDS.verb("turn-up", PERSONS, "person")
DEAL: Final = WORDS.verb("deal", CARDS, "card")
FORESEE: Final = WORDS.verb("foresee", PERSONS, "person")
