"""Numbers that describe what a seat knows, for hand-made values and for learning. Own seat first, then clockwise.

For the table: round, turns played, where Mozart is, the bonus tile, cards of the row, tiles of the map, composers, who leads
each movement and what is on top of each stack. For each player: ducats, VP, finance, tracks, markers, opuses by type and
period, markers in each movement and of each instrument, court tiles, Sequentia, Offertorium and Agnus Dei rewards, icons of
its nine cards. For the viewer: its hand. Seats that nobody has are zeros; in a solo game the Soloist is the second player.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.numbers import Numbers
from parlour.shelf.lacrimosa.components import (
    ACTIONS,
    BONUSES,
    CARDS,
    CITIES,
    COMPOSERS,
    COURTS,
    FIRST_MEMORY,
    INSTRUMENTS,
    MOVEMENTS,
    NOTES,
    PERIODS,
    PLACES,
    POINTS,
    RECURRING,
    TYPES,
)
from parlour.shelf.lacrimosa.heaps import lowest, size
from parlour.shelf.lacrimosa.scoring import leading
from parlour.shelf.lacrimosa.state import MARKER, NONE, ROW, SEATS, Lacrimosa, Player

TABLE: Final = (
    ["round", "turn", "first", "due"]
    + [f"mozart-{place}" for place in PLACES]
    + [f"bonus-{bonus}" for bonus in BONUSES]
    + [f"row-{i}-{what}" for i in range(ROW) for what in ("opus", "memory", "vp", "ducats", "points")]
    + [f"court-{court}" for court in COURTS]
    + [f"city-{city}" for city in CITIES]
    + [f"golden-{place}" for place in PLACES]
    + [f"composer-{note}-{composer}" for note in NOTES for composer in COMPOSERS]
    + [f"leads-{movement}-{note}" for movement in MOVEMENTS for note in NOTES]
    + [f"free-{movement}" for movement in MOVEMENTS]
    + [f"top-{note}-{movement}-{what}" for note in NOTES for movement in MOVEMENTS for what in ("ducats", "composition")]
    + [f"icon-{action}" for action in ACTIONS]
)
EACH: Final = (
    ["ducats", "vp", "finance", "hand", "deck", "turned"]
    + [f"track-{kind}" for kind in POINTS]
    + [f"markers-{kind}" for kind in POINTS]
    + [f"opuses-{kind}" for kind in [*TYPES, "none"]]
    + [f"opuses-{period}" for period in PERIODS[1:]]
    + [f"written-{movement}-{note}" for movement in MOVEMENTS for note in NOTES]
    + [f"written-{instrument}" for instrument in INSTRUMENTS]
    + [f"left-{instrument}" for instrument in INSTRUMENTS]
    + [f"has-{court}" for court in COURTS]
    + [f"each-round-{kind}" for kind in POINTS]
    + [f"each-{kind}" for kind in TYPES]
    + [f"again-{action}" for action in ACTIONS]
    + [f"cards-{action}" for action in ACTIONS]
    + [f"played-{action}" for action in ACTIONS]
    + [f"to-come-{kind}" for kind in [*POINTS, "wild", "vp"]]
)
OWN: Final = [f"holds-{card}" for card in CARDS[FIRST_MEMORY:]]
NAMES: Final = TABLE + [f"{name}-{i}" for i in SEATS for name in EACH] + OWN
EACH_MAINTENANCE: Final = RECURRING.index("maintenance")
EACH_ACTION: Final = RECURRING.index("action")


def observe(s: Lacrimosa, seat: i64, out: Numbers) -> None:
    """As many numbers as NAMES, from what this seat knows."""
    n = len(s.players)
    of_table(s, seat, out)
    for i in range(n):
        of_player(s, (seat + i) % n, out)
    out.zeros((len(SEATS) - n) * len(EACH))
    out.bits(len(CARDS) - FIRST_MEMORY, s.players[seat].hand)


def of_table(s: Lacrimosa, seat: i64, out: Numbers) -> None:
    out.add(s.round)
    out.add(s.turn)
    out.add((s.first - seat) % s.seats)
    due: i64 = 0
    for part in s.due:
        due += part
    out.add(due)
    out.one_of(len(PLACES), s.mozart)
    out.one_of(len(BONUSES), s.bonus)
    for index, card in enumerate(s.row):
        of_slot(s, index, card, out)
    courts: i64 = 0
    cities: i64 = 0
    golden: i64 = 0
    for place, found in enumerate(s.map):
        if found != NONE:
            if s.box.is_court[place]:
                courts |= 1 << (found >> 1)
            else:
                cities |= 1 << (found >> 1)
            golden |= (found & 1) << place
    out.bits(len(COURTS), courts)
    out.bits(len(CITIES), cities)
    out.bits(len(PLACES), golden)
    for note in range(len(NOTES)):
        out.one_of(len(COMPOSERS), s.composers[note] if note < len(s.composers) else NONE)
    for movement in range(len(MOVEMENTS)):
        out.one_of(len(NOTES), leading(s, movement))
    for spaces in s.box.spaces_in:
        free: i64 = 0
        for space in spaces:
            if s.spaces[space] == NONE:
                free += 1
        out.add(free)
    for stack in range(2 * len(MOVEMENTS)):
        top = s.top(stack)
        out.add(s.box.tiles[top].ducats if top != NONE else -1)
        out.add(s.box.tiles[top].composition if top != NONE else -1)
    for kind in range(len(ACTIONS)):
        out.add(s.icons >> 3 * kind & 7)


def of_slot(s: Lacrimosa, index: i64, card: i64, out: Numbers) -> None:
    """A place of the row: opus or memory, its points, and what it costs there."""
    slot = s.box.slots[index]
    if card == NONE:
        out.zeros(5)
    elif card < FIRST_MEMORY:
        opus = s.box.opuses[card]
        out.add(1)
        out.add(0)
        out.add(opus.vp)
        out.add(opus.ducats + slot.opus_ducats - slot.reward)
        out.add(opus.talent + slot.opus_talent)
    else:
        out.add(0)
        out.add(1)
        out.add(s.box.memories[card].story_vp)
        out.add(slot.ducats)
        out.add(slot.points[0] + slot.points[1] + slot.points[2] + slot.wild)


def of_player(s: Lacrimosa, owner: i64, out: Numbers) -> None:
    p = s.players[owner]
    out.add(p.ducats)
    out.add(p.vp)
    out.add(p.finance)
    out.add(size(p.hand))
    out.add(size(p.deck))
    out.add(len(p.turned))
    out.each(p.tracks)
    out.each(p.markers)
    types = out.zeros(len(TYPES) + 1)  # without a type: the last
    periods = out.zeros(len(PERIODS) - 1)
    for card in p.opuses:
        opus = s.box.opuses[card]
        out.count(types + (opus.type if opus.type >= 0 else len(TYPES)))
        if opus.period:
            out.count(periods + opus.period - 1)
    written = out.zeros(len(MOVEMENTS) * len(NOTES))
    instruments = out.zeros(len(INSTRUMENTS))
    for space, what in enumerate(s.spaces):
        if what >= 0 and what >> 1 == owner:
            out.count(written + s.box.movement_of[space] * len(NOTES) + (what & 1))
            out.count(instruments + s.box.instrument_of[space])
    of_desks(s, p, out)
    if owner < s.seats:
        of_cards(s, p, out)
    else:  # the Soloist has none
        out.zeros(2 * len(ACTIONS) + len(POINTS) + 2)


def of_desks(s: Lacrimosa, p: Player, out: Numbers) -> None:
    """Instruments still on the board, court tiles, and what the composer tiles there give again and again."""
    left = out.zeros(len(INSTRUMENTS))
    courts = out.zeros(len(COURTS))
    tracks = out.zeros(len(POINTS))
    points = out.zeros(len(TYPES))
    again = out.zeros(len(ACTIONS))
    for court in p.courts:
        out.count(courts + court)
    for desk, what in enumerate(p.desks):
        if what == MARKER:
            out.count(left + s.box.desk_instrument[desk])
        elif what >= 0:
            tile = s.box.tiles[what]
            if tile.each == EACH_MAINTENANCE and tile.track >= 0:
                out.count(tracks + tile.track)
            elif tile.each == EACH_ACTION and tile.again >= 0:
                out.count(again + tile.again)
            if tile.type >= 0:
                out.count(points + tile.type, tile.vp)


def of_cards(s: Lacrimosa, p: Player, out: Numbers) -> None:
    """Icons of the nine cards, which all can count, of those in the Experiences row, and what the Story row will bring."""
    nine = out.zeros(len(ACTIONS))
    played = out.zeros(len(ACTIONS))
    story = out.zeros(len(POINTS))
    wild = out.zeros(1)
    vp = out.zeros(1)
    for card in p.experiences:
        add_icons(s, card, nine, out)
        add_icons(s, card, played, out)
    held = p.hand | p.deck
    while held:
        add_icons(s, FIRST_MEMORY + lowest(held), nine, out)
        held &= held - 1
    for card in p.story:
        add_icons(s, card, nine, out)
        memory = s.box.memories[card]
        for kind in range(len(POINTS)):
            out.count(story + kind, memory.story[kind])
        out.count(wild, memory.story_wild)
        out.count(vp, memory.story_vp)


def add_icons(s: Lacrimosa, card: i64, row: i64, out: Numbers) -> None:
    """One more for each icon of a card."""
    icons = s.box.memories[card].icons
    while icons:
        out.count(row, icons & 7)
        icons >>= 3
        row += 1
