"""What lies on the table, and who has seen it.

Tables of fixed size (tracks, markers, row, places, spaces, stacks) are changed in place and copied by `clone`.
Cards and tiles in an order are replaced whenever they change, never changed in place: clones share them. Those in no order
are heaps (heaps.py); memory cards count there from the first one on.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from parlour.engine.core import State
from parlour.engine.vecs import append, vec
from parlour.shelf.lacrimosa.components import DESKS, FIRST_MEMORY, MOVEMENTS, PLACES, SPACES, START_OPUS, Box
from parlour.shelf.lacrimosa.heaps import EMPTY, bit, heap_of

SEATS: Final = range(4)
SOLOIST_SEAT: Final = 1  # where his board lies in a solo game
NONE: Final = -1  # no card, no tile, no composer
MARKER: Final = -1  # on a desk: the own requiem marker is still there; otherwise the composer tile that took its place
LIFTED: Final = -2  # on a desk: the marker has gone, the tile is not there yet
FREE: Final = -1  # on an instrument space: nothing; otherwise 2 * owner + note
COVERED: Final = -2  # on an instrument space: a Constanze counter
NEUTRAL_OWNER: Final = 4  # the owner of neutral markers
ROUNDS: Final = 5
TURNS: Final = 4
HAND: Final = 4
START_DECK: Final = 0b111111111  # the first nine memory cards
ROW: Final = 7
NOTHING: Final = vec[i64]()

TALENT: Final = 0
JOURNEY: Final = 1  # travel points
COMPOSITION: Final = 2
KIND_COUNT: Final = 3  # of story points

DOCUMENTING: Final = 0  # the actions
COMMISSIONING: Final = 1
PERFORM_OR_SELL: Final = 2
TRAVELLING: Final = 3
REQUIEM_WORK: Final = 4


@mypyc_attr(acyclic=True)
@final
class Player:
    ducats: i64
    vp: i64
    finance: i64
    tracks: vec[i64]  # story points on the tracks, by kind
    markers: vec[i64]  # and in markers
    hand: i64  # a heap of memory cards; secret
    deck: i64  # those not drawn yet; secret
    kept: i64  # a card of the hand that all know: it was left when the eight others had been played
    experiences: vec[i64]  # played this round, in order
    story: vec[i64]
    opuses: vec[i64]
    turned: vec[i64]  # opuses performed this round
    desks: vec[i64]  # by instrument space of the board: MARKER, LIFTED or a composer tile
    courts: vec[i64]  # court tiles
    wild_steps: i64  # wild steps and markers still to be chosen,
    wild_markers: i64
    wild_from: i64  # and the first kind that may be: picks ascend

    def clone(self) -> Player:
        c = Player()
        c.ducats = self.ducats
        c.vp = self.vp
        c.finance = self.finance
        c.tracks = self.tracks[:]
        c.markers = self.markers[:]
        c.hand = self.hand
        c.deck = self.deck
        c.kept = self.kept
        c.experiences = self.experiences
        c.story = self.story
        c.opuses = self.opuses
        c.turned = self.turned
        c.desks = self.desks
        c.courts = self.courts
        c.wild_steps = self.wild_steps
        c.wild_markers = self.wild_markers
        c.wild_from = self.wild_from
        return c


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Lacrimosa(State):
    box: Box
    seats: i64  # people at the table
    level: i64  # of the Soloist, or NONE
    by_movements: bool  # [LA-7.5] the Spanish tie-break
    composers: list[int]  # of the eighth and of the sixteenth note
    stacks: list[vec[i64]]  # composer tiles, first on top, by 5 * note + movement
    constanze: i64  # card
    players: list[Player]  # in a solo game the Soloist is the second
    round: i64  # 1 to 5: the period
    turn: i64  # turns played this round
    first: i64  # the seat with the tuning fork
    bonus: i64  # this period's bonus tile
    row: vec[i64]  # cards from left to right; NONE is a gap
    opus_deck: i64  # a heap of this period's cards that nobody has seen, removed ones included
    memory_deck: i64
    mozart: i64  # place
    map: vec[i64]  # by place: 2 * tile + 1 if golden, or NONE
    court_pile: i64  # a heap of tiles not drawn yet
    city_pile: i64
    city_used: i64
    spaces: vec[i64]  # of the Requiem: FREE, COVERED or 2 * owner + note
    taken: vec[i64]  # tiles gone from each stack
    icons: i64  # of the card being carried out: three bits for each action not done yet
    target: i64  # what the action under way is about: a card, a place, a spot
    desk: i64  # the desk whose marker was lifted for it
    due: vec[i64]  # still to be paid: ducats, talent, travel, composition, wild
    pick_from: i64  # the first exchange that may come: picks ascend
    solo_deck: i64  # a heap of the Soloist's cards not drawn yet

    def clone(self) -> Lacrimosa:
        c = Lacrimosa()
        c.wait_like(self)
        c.box = self.box
        c.seats = self.seats
        c.level = self.level
        c.by_movements = self.by_movements
        c.composers = self.composers
        c.stacks = self.stacks
        c.constanze = self.constanze
        c.players = [p.clone() for p in self.players]
        c.round = self.round
        c.turn = self.turn
        c.first = self.first
        c.bonus = self.bonus
        c.row = self.row[:]
        c.opus_deck = self.opus_deck
        c.memory_deck = self.memory_deck
        c.mozart = self.mozart
        c.map = self.map[:]
        c.court_pile = self.court_pile
        c.city_pile = self.city_pile
        c.city_used = self.city_used
        c.spaces = self.spaces[:]
        c.taken = self.taken[:]
        c.icons = self.icons
        c.target = self.target
        c.desk = self.desk
        c.due = self.due
        c.pick_from = self.pick_from
        c.solo_deck = self.solo_deck
        return c

    def top(self, stack: i64) -> i64:
        """The composer tile on top of a stack, or NONE."""
        tiles = self.stacks[stack]
        gone = self.taken[stack]
        if gone < len(tiles):
            return tiles[gone]
        return NONE

    def own_markers(self, owner: i64) -> vec[i64]:
        """The spaces of the Requiem on which this owner has a marker."""
        found = vec[i64]()
        for space, what in enumerate(self.spaces):
            if what >= 0 and what >> 1 == owner:
                found = append(found, space)
        return found

    def movements_of(self, owner: i64) -> i64:
        """In how many movements this owner has a marker."""
        return len({self.box.movement_of[space] for space in self.own_markers(owner)})

    def scores(self) -> list[int]:
        return [self.players[seat].vp for seat in range(self.seats)]

    def ranking(self) -> list[int]:
        """[LA-7.5] Most VP; then most own markers in the Requiem (or movements); then most opuses; then shared.

        In a solo game the Soloist has a place too, and the human the other one [LA-9.12].
        """
        keys = []
        for owner, p in enumerate(self.players):
            work = self.movements_of(owner) if self.by_movements else len(self.own_markers(owner))
            keys.append((p.vp, work, len(p.opuses)))
        return [1 + sum(1 for other in keys if other > keys[seat]) for seat in range(self.seats)]


def replaced(items: vec[i64], index: i64, item: i64) -> vec[i64]:
    """The same with another item in one place."""
    new = items[:]
    new[index] = item
    return new


def lay_out(seats: i64, box: Box, composers: list[int], level: i64, by_movements: bool) -> Lacrimosa:
    """[LA-1.7, LA-1.8, LA-9.2] The table before anything is drawn, with nothing pending."""
    s = Lacrimosa()
    s.begin()
    s.box = box
    s.seats = seats
    s.level = level if seats == 1 else NONE
    s.by_movements = by_movements
    s.composers = composers
    s.stacks = stacks_of(composers, seats, box)
    s.constanze = NONE
    s.players = [new_player(seat, box) for seat in range(seats)]
    if seats == 1:
        s.players.append(new_soloist(level, box))
    s.round = 1
    s.turn = 0
    s.first = 0
    s.bonus = NONE
    s.row = vec[i64]([NONE] * ROW)
    s.opus_deck = heap_of(box.period_opuses[1])
    s.memory_deck = heap_of(box.period_memories[1], FIRST_MEMORY)
    s.mozart = 0
    s.map = vec[i64]([NONE] * len(PLACES))
    s.court_pile = bit(len(box.courts)) - 1
    s.city_pile = bit(len(box.cities)) - 1
    s.city_used = EMPTY
    s.spaces = vec[i64]([FREE] * len(SPACES))
    s.taken = vec[i64]([0] * (2 * len(MOVEMENTS)))
    s.icons = 0
    s.target = NONE
    s.desk = NONE
    s.due = NOTHING
    s.pick_from = 0
    s.solo_deck = heap_of(box.level_deck[level]) if seats == 1 else EMPTY
    return s


def stacks_of(composers: list[int], seats: i64, box: Box) -> list[vec[i64]]:
    """[LA-1.4] Both composers' tiles, stack by stack; none yet of one who is still to be drawn."""
    stacks: list[vec[i64]] = []
    for note in range(2):
        stacks += box.stacks[seats][composers[note]] if note < len(composers) else [NOTHING] * len(MOVEMENTS)
    return stacks


def new_player(seat: i64, box: Box) -> Player:
    """[LA-1.8] What everybody begins with; ducats and VP follow when the first player is known [LA-1.9]."""
    p = Player()
    p.ducats = 0
    p.vp = 0
    p.finance = box.finance_start
    p.tracks = vec[i64]([box.track_start] * KIND_COUNT)
    p.markers = vec[i64]([0] * KIND_COUNT)
    p.hand = EMPTY
    p.deck = START_DECK
    p.kept = NONE
    p.experiences = NOTHING
    p.story = NOTHING
    p.opuses = vec[i64]([START_OPUS + seat])
    p.turned = NOTHING
    p.desks = vec[i64]([MARKER] * len(DESKS))
    p.courts = NOTHING
    p.wild_steps = 0
    p.wild_markers = 0
    p.wild_from = 0
    return p


def new_soloist(level: i64, box: Box) -> Player:
    """[LA-9.2] A board with seven requiem markers and finance, and nothing else."""
    p = new_player(0, box)
    p.finance = box.level_finance[level]
    p.tracks = vec[i64]([0] * KIND_COUNT)
    p.deck = EMPTY
    p.opuses = NOTHING
    return p


MOVEMENT_COUNT: Final = len(MOVEMENTS)
