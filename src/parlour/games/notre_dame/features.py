"""Numbers that describe what a seat knows, for hand-made values and for learning. Own seat first, then clockwise.

For the table: round, the bank, this round's plague. For each player: gold, prestige, markers in supply and reserve, pieces
in each sector, markers in Notre Dame, where the friend is, rat, messages by kind and by colour, cards in hand. For the
viewer: how many cards of each kind it holds or must choose from, and which persons are open. Seats that nobody has are zeros.
"""

from __future__ import annotations

from typing import Final

from parlour.engine.numbers import marked
from parlour.games.notre_dame.components import KINDS, MESSAGES, PERSONS, SECTORS
from parlour.games.notre_dame.rules.plague import plague_value
from parlour.games.notre_dame.state import COLOUR_COUNT, SEATS, SECTOR_COUNT, NotreDame, Player, kind_of

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
NOBODYS: Final = [0] * len(EACH)


def numbers(s: NotreDame, seat: int) -> list[int]:
    """As many numbers as NAMES, from what this seat knows."""
    n = len(s.players)
    found = [s.round, s.bank, plague_value(s), (s.first - seat) % n]
    for i in SEATS:
        if i < n:
            found += of_player(s, s.players[(seat + i) % n])
        else:
            found += NOBODYS
    me = s.players[seat]
    return found + kinds_of(me.hand) + kinds_of(me.packet) + marked(len(PERSONS), s.open)


def of_player(s: NotreDame, p: Player) -> list[int]:
    row = [p.gold, p.prestige, p.supply, p.reserve, p.cathedral, p.rat, 1 if p.cured else 0, len(p.hand)]
    row += p.sectors
    friend = marked(SECTOR_COUNT, [p.friend])
    if p.friend >= 0:  # counts among the pieces
        row[len(row) - SECTOR_COUNT + p.friend] += 1
    row += friend
    kinds = [0] * len(MESSAGES)
    colours = [0] * COLOUR_COUNT  # as seen from the own board
    for message in p.messages:
        kinds[message % len(MESSAGES)] += 1
        colours[(message // len(MESSAGES) - p.board) % s.boards] += 1
    row += kinds
    row += colours
    return row


def kinds_of(cards: list[int]) -> list[int]:
    row = [0] * len(KINDS)
    for card in cards:
        row[kind_of(card)] += 1
    return row
