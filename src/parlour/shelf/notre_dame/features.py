"""Numbers that describe what a seat knows, for hand-made values and for learning. Own seat first, then clockwise.

For the table: round, the bank, this round's plague. For each player: gold, prestige, markers in supply and reserve, pieces
in each sector, markers in Notre Dame, where the friend is, rat, messages by kind and by colour, cards in hand. For the
viewer: how many cards of each kind it holds or must choose from, and which persons are open. Seats that nobody has are zeros.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.numbers import Numbers
from parlour.shelf.notre_dame.components import KINDS, MESSAGES, PERSONS, SECTORS
from parlour.shelf.notre_dame.rules.plague import plague_value
from parlour.shelf.notre_dame.state import (
    COLOUR_COUNT,
    KIND_COUNT,
    MESSAGE_COUNT,
    SEATS,
    SECTOR_COUNT,
    NotreDame,
    Player,
    bit,
    kind_of,
    lowest,
    size,
)

TABLE: Final = ["round", "bank", "plague", "first"]
EACH: Final = (
    ["gold", "prestige", "supply", "reserve", "cathedral", "rat", "cured", "hand"]
    + [f"pieces-{sector}" for sector in SECTORS]
    + [f"friend-{sector}" for sector in SECTORS]
    + [f"messages-{kind}" for kind in MESSAGES]
    + [f"messages-colour-{i}" for i in range(COLOUR_COUNT)]
)
OWN: Final = (
    [f"holds-{kind}" for kind in KINDS] + [f"offered-{kind}" for kind in KINDS] + [f"open-{person}" for person in PERSONS]
)
NAMES: Final = TABLE + [f"{name}-{i}" for i in SEATS for name in EACH] + OWN


def observe(s: NotreDame, seat: i64, out: Numbers) -> None:
    """As many numbers as NAMES, from what this seat knows."""
    n = len(s.players)
    out.add(s.round)
    out.add(s.bank)
    out.add(plague_value(s))
    out.add((s.first - seat) % n)
    for i in range(n):
        of_player(s, s.players[(seat + i) % n], out)
    out.zeros((len(SEATS) - n) * len(EACH))
    me = s.players[seat]
    of_cards(me.hand, out)
    of_cards(me.packet, out)
    persons: i64 = 0
    for person in s.open:
        persons |= bit(person)
    out.bits(len(PERSONS), persons)


def of_player(s: NotreDame, p: Player, out: Numbers) -> None:
    out.add(p.gold)
    out.add(p.prestige)
    out.add(p.supply)
    out.add(p.reserve)
    out.add(p.cathedral)
    out.add(p.rat)
    out.add(1 if p.cured else 0)
    out.add(size(p.hand))
    for sector in range(SECTOR_COUNT):
        out.add(p.pieces(sector))
    out.one_of(SECTOR_COUNT, p.friend)
    kinds = out.zeros(MESSAGE_COUNT)
    colours = out.zeros(COLOUR_COUNT)  # as seen from the own board
    for message in p.messages:
        out.count(kinds + message % MESSAGE_COUNT)
        out.count(colours + (message // MESSAGE_COUNT - p.board) % s.boards)


def of_cards(cards: i64, out: Numbers) -> None:
    """How many there are of each kind."""
    kinds = out.zeros(KIND_COUNT)
    while cards:
        out.count(kinds + kind_of(lowest(cards)))
        cards &= cards - 1
