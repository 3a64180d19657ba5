"""What lies on the table. Nothing on it is secret: only the order of the fado pile and of the bag is unknown, to all.

Lists that seldom change are marked *shared*: clones share them, and a change is a new list (`changed`).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from parlour.engine.core import State
from parlour.engine.vecs import vec
from parlour.shelf.house_of_fado.components import COLOURS, FADOS, MUSICIANS, NOTES, Box

SEATS: Final = range(4)
SEAT_COUNT: Final = 4  # a number rather than len(SEATS): the compiler reckons with it
ALFAMA: Final = 1  # her place among the players of a solo game; it is no seat
NONE: Final = -1  # no musician, no worker, no tile, no critic, no owner

KIND_COUNT: Final = 3
GROUP: Final = 6  # places of a boulevard group, row by row
COLOUR_COUNT: Final = len(COLOURS)
GREY: Final = 0
BLACK: Final = 1
BROWN: Final = 2
SINGER: Final = 1  # the kind that black customers applaud
NOTE_COUNT: Final = len(NOTES)
TOP_FAME: Final = 6
GROUPS: Final = 3  # of customers in the street
GROUP_SIZE: Final = 4
BAG: Final = 3  # the places of `crowd` after the street groups
DISCARD: Final = 4
TABLE_COUNT: Final = 3
BAR_PLACE: Final = 3  # the place of `guests` after the tables
DISPLAY: Final = 4

BOARD_SPACES: Final = 7
RESTAURANT: Final = 7
SPOTS: Final = 4  # the action space itself and its 3 kick-out spaces
REHEARSAL: Final = 5
FADO_STAR: Final = 3  # after the musicians' stars
PRESTIGE_STAR: Final = 4
STAR_COUNT: Final = 5
LAST_STAR: Final = 3  # the one that ends the game

# [HF-2.6] For each board space: its area, and its left one of the two groups or kinds beside it.
AREA: Final = vec[i64]([0, 0, 1, 2, 2, 3, 1])
BESIDE: Final = vec[i64]([0, 1, 1, 1, 0, 0, 0])


@mypyc_attr(acyclic=True)
@final
class Player:
    coins: i64
    points: i64
    supply: i64  # workers never placed yet
    lifted: i64  # workers in the hand: being moved, or kicked out
    areas: i64  # actions where an own worker stands, on the space or a kick-out space beside it, as bits
    removed: i64  # prestige markers no longer on the track
    critic: i64  # the table of the critic, or NONE
    fados: i64  # tiles scored, as bits
    notes: vec[i64]  # by type
    trio: vec[i64]  # the musician of each kind, or NONE for the amateur; shared
    guests: vec[i64]  # customers at each table and at the bar: 3 * place + colour

    def clone(self) -> Player:
        c = Player()
        c.coins = self.coins
        c.points = self.points
        c.supply = self.supply
        c.lifted = self.lifted
        c.areas = self.areas
        c.removed = self.removed
        c.critic = self.critic
        c.fados = self.fados
        c.notes = self.notes[:]
        c.trio = self.trio
        c.guests = self.guests[:]
        return c

    def at(self, place: i64) -> i64:
        """How many customers sit at a table or at the bar."""
        i = place * COLOUR_COUNT
        return self.guests[i] + self.guests[i + 1] + self.guests[i + 2]

    def seated(self) -> tuple[int, int]:
        """How many tables have customers, and how many these are."""
        tables: i64 = 0
        customers: i64 = 0
        for table in range(TABLE_COUNT):
            there = self.at(table)
            if there:
                tables += 1
                customers += there
        return tables, customers

    def of_colour(self, colour: i64) -> i64:
        """How many customers of a colour are in the restaurant, the bar included."""
        g = self.guests
        return g[colour] + g[3 + colour] + g[6 + colour] + g[9 + colour]

    def table_free(self, table: i64) -> bool:
        """[HF-4.2, HF-4.3] An empty table; the third one must have been prepared."""
        if table == 2 and self.removed < 5:
            return False
        return self.critic != table and self.at(table) == 0

    def has_musician(self) -> bool:
        """Whether one of the trio is no amateur."""
        return self.trio[0] != NONE or self.trio[1] != NONE or self.trio[2] != NONE

    def has_free_table(self) -> bool:
        return self.table_free(0) or self.table_free(1) or self.table_free(2)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class HouseOfFado(State):
    box: Box
    solo: bool
    players: list[Player]  # in a solo game Alfama is the second
    round: i64
    first: i64  # the seat of the first player
    workers: vec[i64]  # whose worker stands there, or NONE: 4 * space + spot
    boulevard: vec[i64]  # the musician at each place, or NONE: 6 * kind + place; shared
    fame: vec[i64]  # of each musician; 0: no die yet; shared
    star_places: i64  # musicians who have reached their star, as bits
    retired: i64  # musicians removed from the game, as bits
    crowd: vec[i64]  # customers in the street groups, the bag and the discard: 3 * place + colour
    critics: i64  # street groups with a critic, as bits
    notes: vec[i64]  # the piles
    display: vec[i64]  # the fado tiles on the board, or NONE; shared
    top: i64  # the fado tile on top of the pile, turned up, or NONE
    pile: i64  # the fado tiles below it, as bits
    tiles: vec[i64]  # the tile under each billboard; shared
    billboards: vec[i64]  # the musician on each, or NONE; shared
    beside: vec[i64]  # prestige markers beside the billboards: 4 * billboard + seat; shared
    stars: vec[i64]  # who has taken each, or NONE; shared
    applauding: vec[i64]  # customers who have applauded in this closing, by colour; shared
    last: i64  # solo: the board space that the human used last
    closed: bool  # solo: the human closed on the last turn

    def clone(self) -> HouseOfFado:
        c = HouseOfFado()
        c.wait_like(self)
        c.box = self.box
        c.solo = self.solo
        c.players = [p.clone() for p in self.players]
        c.round = self.round
        c.first = self.first
        c.workers = self.workers[:]
        c.boulevard = self.boulevard
        c.fame = self.fame
        c.star_places = self.star_places
        c.retired = self.retired
        c.crowd = self.crowd[:]
        c.critics = self.critics
        c.notes = self.notes[:]
        c.display = self.display
        c.top = self.top
        c.pile = self.pile
        c.tiles = self.tiles
        c.billboards = self.billboards
        c.beside = self.beside
        c.stars = self.stars
        c.applauding = self.applauding
        c.last = self.last
        c.closed = self.closed
        return c

    def seats(self) -> i64:
        """Alfama has no seat."""
        return 1 if self.solo else len(self.players)

    def stars_taken(self) -> i64:
        n: i64 = 0
        for owner in self.stars:
            if owner != NONE:
                n += 1
        return n

    def stars_of(self, player: i64) -> i64:
        n: i64 = 0
        for owner in self.stars:
            if owner == player:
                n += 1
        return n

    def customers(self, place: i64) -> i64:
        """How many customers a street group, the bag or the discard has."""
        i = place * COLOUR_COUNT
        return self.crowd[i] + self.crowd[i + 1] + self.crowd[i + 2]

    def fame_of(self, player: i64, kind: i64) -> i64:
        """The fame of a player's musician; 0 for the amateur [HF-3.7]."""
        musician = self.players[player].trio[kind]
        if musician == NONE:
            return 0
        return self.fame[musician]

    def scores(self) -> list[int]:
        return [self.players[seat].points for seat in range(self.seats())]

    def ranking(self) -> list[int]:
        """[HF-8.6] Most points; then stars, fado tiles and coins; then shared. Alfama can be ahead of a lone seat."""
        keys = [(p.points, self.stars_of(i), size(p.fados), p.coins) for i, p in enumerate(self.players)]
        return [1 + sum(1 for other in keys if other > keys[seat]) for seat in range(self.seats())]


def changed(items: vec[i64], i: i64, value: i64) -> vec[i64]:
    """A new list with one value changed, for lists that clones share."""
    new = items[:]
    new[i] = value
    return new


def kind_of(musician: i64) -> i64:
    return musician // GROUP


def bits(mask: i64) -> list[int]:
    """The numbers in a set, ascending."""
    found = []
    i: i64 = 0
    while mask:
        if mask & 1:
            found.append(i)
        mask >>= 1
        i += 1
    return found


def bit_at(mask: i64, n: i64) -> i64:
    """The n-th number of a set."""
    i: i64 = 0
    while True:
        if mask & 1:
            if n == 0:
                return i
            n -= 1
        mask >>= 1
        i += 1


def size(mask: i64) -> i64:
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def lay_out(players: i64, box: Box) -> HouseOfFado:
    """[HF-1.1 to HF-1.8] The table before anything is drawn, with nothing pending. One player: Alfama is the second."""
    s = HouseOfFado()
    s.begin()
    s.box = box
    s.solo = players == 1
    count = 2 if s.solo else players
    s.players = [new_player(box, s.solo and i == ALFAMA) for i in range(count)]
    s.round = 1
    s.first = 0
    s.workers = vec[i64]([NONE] * (BOARD_SPACES * SPOTS))
    s.boulevard = vec[i64]([NONE] * len(MUSICIANS))
    s.fame = vec[i64]([0] * len(MUSICIANS))
    s.star_places = 0
    s.retired = 0
    s.crowd = vec[i64]([0] * (3 * COLOUR_COUNT) + [n * count for n in box.per_player] + [0] * COLOUR_COUNT)
    s.critics = box.critics[count]
    s.notes = box.notes[:]
    s.notes[0] -= count
    s.display = vec[i64]([NONE] * DISPLAY)
    s.top = NONE
    s.pile = sum(1 << i for i in range(len(FADOS)) if box.fados[i].players <= count)
    s.tiles = vec[i64]()
    s.billboards = vec[i64]([NONE] * KIND_COUNT)
    s.beside = vec[i64]([0] * (KIND_COUNT * SEAT_COUNT))
    s.stars = vec[i64]([NONE] * STAR_COUNT)
    s.applauding = vec[i64]([0] * COLOUR_COUNT)
    s.last = REHEARSAL
    s.closed = False
    return s


def new_player(box: Box, alfama: bool) -> Player:
    """[HF-1.8, HF-9.1] What everybody begins with; Alfama has no coins."""
    p = Player()
    p.coins = 0 if alfama else box.start_coins
    p.points = 0
    p.supply = box.workers
    p.lifted = 0
    p.areas = 0
    p.removed = 0
    p.critic = NONE
    p.fados = 0
    p.notes = vec[i64]([1] + [0] * (NOTE_COUNT - 1))
    p.trio = vec[i64]([NONE] * KIND_COUNT)
    p.guests = vec[i64]([0] * ((TABLE_COUNT + 1) * COLOUR_COUNT))
    return p
