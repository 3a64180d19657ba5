"""Numbers that describe what a seat knows, for hand-made values and for learning. Own seat first, then clockwise.

For the table: round, the bank, this round's plague. For each player: gold, prestige, markers in supply and reserve, pieces
in each sector, markers in Notre Dame, where the friend is, rat, messages by kind and by colour, cards in hand. For the
viewer: how many cards of each kind it holds or must choose from, and which persons are open. Seats that nobody has are zeros.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.numbers import Numbers, bits_of
from parlour.shelf.notre_dame.components import KINDS, MESSAGES, PERSONS, SECTORS
from parlour.shelf.notre_dame.rules.plague import plague_value
from parlour.shelf.notre_dame.state import (
    COLOUR_COUNT,
    MESSAGE_COUNT,
    SEATS,
    SECTOR_COUNT,
    NotreDame,
    Player,
    bits,
    kind_of,
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
    out.all(kinds_of(me.hand))
    out.all(kinds_of(me.packet))
    out.bits(len(PERSONS), bits_of(s.open))


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
    kinds = [0] * len(MESSAGES)
    colours = [0] * COLOUR_COUNT  # as seen from the own board
    for message in p.messages:
        kinds[message % MESSAGE_COUNT] += 1
        colours[(message // MESSAGE_COUNT - p.board) % s.boards] += 1
    out.all(kinds)
    out.all(colours)


def kinds_of(cards: i64) -> list[int]:
    row = [0] * len(KINDS)
    for card in bits(cards):
        row[kind_of(card)] += 1
    return row
