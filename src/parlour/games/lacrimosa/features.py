"""Numbers that describe what a seat knows, for hand-made values and for learning. Own seat first, then clockwise.

For the table: round, turns played, where Mozart is, the bonus tile, cards of the row, tiles of the map, composers, who leads
each movement and what is on top of each stack. For each player: ducats, VP, finance, tracks, markers, opuses by type and
period, markers in each movement and of each instrument, court tiles, Sequentia, Offertorium and Agnus Dei rewards, icons of
its nine cards. For the viewer: its hand. Seats that nobody has are zeros; in a solo game the Soloist is the second player.
"""

from __future__ import annotations

from typing import Final

from parlour.engine.numbers import marked
from parlour.games.lacrimosa.components import (
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
from parlour.games.lacrimosa.scoring import leading
from parlour.games.lacrimosa.state import MARKER, NONE, ROW, SEATS, Lacrimosa, Player

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
NOBODYS: Final = [0] * len(EACH)


def numbers(s: Lacrimosa, seat: int) -> list[int]:
    """As many numbers as NAMES, from what this seat knows."""
    n = len(s.players)
    found = of_table(s, seat)
    for i in SEATS:
        if i < n:
            found += of_player(s, (seat + i) % n)
        else:
            found += NOBODYS
    hand = s.players[seat].hand
    return found + marked(len(CARDS) - FIRST_MEMORY, [card - FIRST_MEMORY for card in hand])


def of_table(s: Lacrimosa, seat: int) -> list[int]:
    row = [s.round, s.turn, (s.first - seat) % s.seats, sum(s.due)]
    row += marked(len(PLACES), [s.mozart])
    row += marked(len(BONUSES), [s.bonus])
    for index, card in enumerate(s.row):
        slot = s.box.slots[index]
        if card == NONE:
            row += [0, 0, 0, 0, 0]
        elif card < FIRST_MEMORY:
            opus = s.box.opuses[card]
            row += [1, 0, opus.vp, opus.ducats + slot.opus_ducats - slot.reward, opus.talent + slot.opus_talent]
        else:
            row += [0, 1, s.box.memories[card].story_vp, slot.ducats, sum(slot.points) + slot.wild]
    courts = [found >> 1 for place, found in enumerate(s.map) if found != NONE and s.box.is_court[place]]
    cities = [found >> 1 for place, found in enumerate(s.map) if found != NONE and not s.box.is_court[place]]
    row += marked(len(COURTS), courts)
    row += marked(len(CITIES), cities)
    row += [1 if found != NONE and found & 1 == 1 else 0 for found in s.map]
    for note in range(len(NOTES)):
        row += marked(len(COMPOSERS), s.composers[note : note + 1])
    for movement in range(len(MOVEMENTS)):
        ahead = leading(s, movement)
        row += [1 if ahead == note else 0 for note in range(len(NOTES))]
    row += [sum(1 for space in spaces if s.spaces[space] == NONE) for spaces in s.box.spaces_in]
    for stack in range(2 * len(MOVEMENTS)):
        tile = s.top(stack)
        row += [s.box.tiles[tile].ducats, s.box.tiles[tile].composition] if tile != NONE else [-1, -1]
    return row + [s.icons >> 3 * kind & 7 for kind in range(len(ACTIONS))]


def of_player(s: Lacrimosa, owner: int) -> list[int]:
    p = s.players[owner]
    row = [p.ducats, p.vp, p.finance, len(p.hand), len(p.deck), len(p.turned)] + p.tracks + p.markers
    types = [s.box.opuses[card].type for card in p.opuses]
    periods = [s.box.opuses[card].period for card in p.opuses]
    row += [types.count(kind) for kind in [*range(len(TYPES)), NONE]]
    row += [periods.count(period) for period in range(1, len(PERIODS))]
    own = s.own_markers(owner)
    for movement in range(len(MOVEMENTS)):
        here = [s.spaces[space] & 1 for space in own if s.box.movement_of[space] == movement]
        row += [here.count(note) for note in range(len(NOTES))]
    written = [s.box.instrument_of[space] for space in own]
    left = [s.box.desk_instrument[desk] for desk, what in enumerate(p.desks) if what == MARKER]
    row += [written.count(i) for i in range(len(INSTRUMENTS))] + [left.count(i) for i in range(len(INSTRUMENTS))]
    row += marked(len(COURTS), p.courts)
    return row + recurring(s, p) + of_cards(s, p, owner >= s.seats)


def recurring(s: Lacrimosa, p: Player) -> list[int]:
    """What the composer tiles on the desks give again and again."""
    tiles = [s.box.tiles[what] for what in p.desks if what >= 0]
    tracks = [tile.track for tile in tiles if tile.each == RECURRING.index("maintenance")]
    again = [tile.again for tile in tiles if tile.each == RECURRING.index("action")]
    row = [tracks.count(kind) for kind in range(len(POINTS))]
    row += [sum(tile.vp for tile in tiles if tile.type == kind) for kind in range(len(TYPES))]
    return row + [again.count(kind) for kind in range(len(ACTIONS))]


def of_cards(s: Lacrimosa, p: Player, soloist: bool) -> list[int]:
    """Icons of the nine cards, which all can count, of those in the Experiences row, and what the Story row will bring."""
    if soloist:
        return [0] * (2 * len(ACTIONS) + len(POINTS) + 2)
    nine = [s.box.memories[card] for card in p.hand + p.deck + p.experiences + p.story]
    played = [s.box.memories[card] for card in p.experiences]
    story = [s.box.memories[card] for card in p.story]
    row = [sum(card.icons >> 3 * kind & 7 for card in nine) for kind in range(len(ACTIONS))]
    row += [sum(card.icons >> 3 * kind & 7 for card in played) for kind in range(len(ACTIONS))]
    row += [sum(card.story[kind] for card in story) for kind in range(len(POINTS))]
    return row + [sum(card.story_wild for card in story), sum(card.story_vp for card in story)]
