"""What lies on the table, and who has seen it.

What can grow is replaced whenever it changes, never changed in place: clones share it.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from parlour.engine.actions import Actions
from parlour.engine.core import State
from parlour.engine.vecs import vec
from parlour.engine.words import Verb
from parlour.shelf.notre_dame.components import PERSONS, Box

SEATS: Final = range(5)
NONE: Final = -1  # no friend on the board, no message

SCHOOL: Final = 0
BANK: Final = 1
RESIDENCE: Final = 2
CARRIAGE_HOUSE: Final = 3
HOTEL: Final = 4
PARK: Final = 5
HOSPITAL: Final = 6
CATHEDRAL: Final = 7  # Notre Dame: a place for markers and a kind of card, not a sector
FRIEND: Final = 8  # a kind of card, and the friend as a piece
SECTOR_COUNT: Final = 7  # numbers rather than len(SECTORS): the compiler reckons with them
KIND_COUNT: Final = 9
MESSAGE_COUNT: Final = 4
COLOUR_COUNT: Final = 5
DISTRICT: Final = 5  # markets of one district; the first is its centre
ALL_KINDS: Final = 0b111111111
HIGHEST: Final = 1 << 44  # the last card, as a bit
ROUNDS: Final = 9
ROUNDS_PER_PERIOD: Final = 3
NOTHING: Final = vec[i64]()


@mypyc_attr(acyclic=True)
@final
class Player:
    board: i64  # the district, and with it the colour
    gold: i64
    prestige: i64
    supply: i64  # markers in the personal supply
    reserve: i64  # own markers in the general supply
    sectors: vec[i64]  # markers in each sector, the friend not counted
    cathedral: i64  # markers in Notre Dame
    friend: i64  # its sector, or NONE
    rat: i64
    carriage: i64  # market
    messages: vec[i64]  # collected: 4 * colour + kind
    cured: bool  # hired the Doctor this round
    deck: i64  # kinds of own cards not yet drawn, as bits
    packet: i64  # cards to choose from in the draft, as bits; secret
    hand: i64  # cards kept, as bits; secret
    gave: i64  # own cards passed on this round, as bits: this player knows they lie with two others
    seen: i64  # cards whose face this player has seen this period, beyond those shown to all, as bits

    def clone(self) -> Player:
        c = Player()
        c.board = self.board
        c.gold = self.gold
        c.prestige = self.prestige
        c.supply = self.supply
        c.reserve = self.reserve
        c.sectors = self.sectors[:]
        c.cathedral = self.cathedral
        c.friend = self.friend
        c.rat = self.rat
        c.carriage = self.carriage
        c.messages = self.messages
        c.cured = self.cured
        c.deck = self.deck
        c.packet = self.packet
        c.hand = self.hand
        c.gave = self.gave
        c.seen = self.seen
        return c

    def pieces(self, sector: i64) -> i64:
        """[ND-3.4] The friend counts as one marker wherever pieces of a sector are counted."""
        return self.sectors[sector] + 1 if self.friend == sector else self.sectors[sector]

    def markers_at(self, place: i64) -> i64:
        """Markers that can be taken away from a sector or from Notre Dame."""
        return self.cathedral if place == CATHEDRAL else self.sectors[place]

    def add_marker(self, place: i64, n: i64) -> None:
        if place == CATHEDRAL:
            self.cathedral += n
        else:
            self.sectors[place] += n


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class NotreDame(State):
    box: Box
    open_scores: bool
    boards: i64  # districts around the cathedral
    players: list[Player]
    round: i64  # 1 to 9; 0 before the first
    first: i64  # the seat with the bell ringer
    bank: i64
    markets: vec[i64]  # kind of message on each market, or NONE
    open: vec[i64]  # this round's persons: brown, brown, grey
    brown: i64  # persons of this period still to come, as bits
    grey: i64  # persons of the game still to come, as bits
    coming: list[int]  # the same in order, once a Spy has looked; empty before
    spied: i64  # the seats that know this order, as bits
    discard: i64  # cards on the common pile, as bits
    shown: i64  # cards that everybody has seen this period, as bits

    def clone(self) -> NotreDame:
        c = NotreDame()
        c.wait_like(self)
        c.box = self.box
        c.open_scores = self.open_scores
        c.boards = self.boards
        c.players = [p.clone() for p in self.players]
        c.round = self.round
        c.first = self.first
        c.bank = self.bank
        c.markets = self.markets[:]
        c.open = self.open
        c.brown = self.brown
        c.grey = self.grey
        c.coming = self.coming
        c.spied = self.spied
        c.discard = self.discard
        c.shown = self.shown
        return c

    def left_of(self, seat: i64) -> i64:
        return seat + 1 if seat + 1 < len(self.players) else 0

    def clockwise(self) -> list[int]:
        """The seats from the first player on."""
        return [(self.first + i) % len(self.players) for i in range(len(self.players))]

    def period(self) -> i64:
        """0, 1, 2 for A, B, C."""
        return (self.round - 1) // ROUNDS_PER_PERIOD

    def scores(self) -> list[int]:
        return [p.prestige for p in self.players]

    def ranking(self) -> list[int]:
        """[ND-2.11] Most prestige; then gold and markers in the personal supply, summed; then shared."""
        keys = [(p.prestige, p.gold + p.supply) for p in self.players]
        return [1 + sum(1 for other in keys if other > key) for key in keys]


def card_of(board: i64, kind: i64) -> i64:
    return board * KIND_COUNT + kind


def kind_of(card: i64) -> i64:
    return card % KIND_COUNT


def owner_of(card: i64) -> i64:
    """The board a card belongs to: the colour of its back, which all can see [ND-7.1]."""
    return card // KIND_COUNT


def colour(board: i64) -> i64:
    """All cards of a board, as bits."""
    return bit(board * KIND_COUNT) * ALL_KINDS


def bit(i: i64) -> i64:
    """The set of one number. Shifted down from the highest: `1 <<` is 32 bits wide in the compiler's C."""
    return HIGHEST >> 44 - i


def lowest(mask: i64) -> i64:
    """The smallest number of a set; `mask & mask - 1` are the others."""
    assert mask  # or it would be sought for ever
    i: i64 = 0
    while not mask & 255:
        mask >>= 8
        i += 8
    while not mask & 1:
        mask >>= 1
        i += 1
    return i


def bits(mask: i64) -> list[int]:
    """The numbers in a set, ascending."""
    found: list[int] = []
    while mask:
        found.append(lowest(mask))
        mask &= mask - 1
    return found


def each(verb: Verb, nouns: i64, found: Actions) -> None:
    """Offer what a verb makes of each number in a set."""
    base: i64 = verb.base
    while nouns:
        found.add(base + lowest(nouns))
        nouns &= nouns - 1


def mask_of(items: list[int]) -> i64:
    mask: i64 = 0
    for i in items:
        mask |= bit(i)
    return mask


def bit_at(mask: i64, n: i64) -> i64:
    """The n-th number of a set."""
    while n:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


def size(mask: i64) -> i64:
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


if __file__.endswith(".py"):  # Python has words for it, and is faster with them
    globals().update(lowest=lambda mask: (mask & -mask).bit_length() - 1, size=int.bit_count)


def lay_out(players: i64, box: Box, open_scores: bool) -> NotreDame:
    """[ND-1.1, ND-1.3, ND-1.6] The table before anything is drawn, with nothing pending."""
    s = NotreDame()
    s.begin()
    s.box = box
    s.open_scores = open_scores
    s.boards = 4 if players == 2 else players
    s.players = [new_player(seat * 2 if players == 2 else seat, box) for seat in range(players)]
    s.round = 0
    s.first = 0
    s.bank = box.gold - players * box.start_gold
    s.markets = vec[i64]([NONE] * (s.boards * DISTRICT))
    s.open = NOTHING
    s.brown = box.piles[0]
    s.grey = 0
    s.coming = []
    s.spied = 0
    s.discard = 0
    s.shown = 0
    return s


def new_player(board: i64, box: Box) -> Player:
    """[ND-1.3] What everybody begins with."""
    p = Player()
    p.board = board
    p.gold = box.start_gold
    p.prestige = 0
    p.supply = box.start_markers
    p.reserve = box.markers - box.start_markers
    p.sectors = vec[i64]([0] * SECTOR_COUNT)
    p.cathedral = 0
    p.friend = NONE
    p.rat = 0
    p.carriage = board * DISTRICT
    p.messages = NOTHING
    p.cured = False
    p.deck = ALL_KINDS
    p.packet = 0
    p.hand = 0
    p.gave = 0
    p.seen = 0
    return p


ADVISOR: Final = PERSONS.index("advisor")
SCHOLAR: Final = PERSONS.index("scholar")
