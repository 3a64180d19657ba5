"""Numbers that describe what a seat knows, for hand-made values and for learning. Own seat first, then clockwise.

For the table: round, turns played, where Mozart is, the bonus tile, cards of the row, tiles of the map, composers, who leads
each movement and what is on top of each stack. For each player: ducats, VP, finance, tracks, markers, opuses by type and
period, markers in each movement and of each instrument, court tiles, Sequentia, Offertorium and Agnus Dei rewards, icons of
its nine cards. For the viewer: its hand. Seats that nobody has are zeros; in a solo game the Soloist is the second player.
"""

from __future__ import annotations

from typing import Final

from parlour.engine.numbers import counted, marked
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
EACH_MAINTENANCE: Final = RECURRING.index("maintenance")
EACH_ACTION: Final = RECURRING.index("action")


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
    courts = [0] * len(COURTS)
    cities = [0] * len(CITIES)
    golden = [0] * len(PLACES)
    for place, found in enumerate(s.map):
        if found != NONE:
            tiles = courts if s.box.is_court[place] else cities
            tiles[found >> 1] = 1
            golden[place] = found & 1
    row += courts
    row += cities
    row += golden
    for note in range(len(NOTES)):
        row += marked(len(COMPOSERS), s.composers[note : note + 1])
    for movement in range(len(MOVEMENTS)):
        row += marked(len(NOTES), [leading(s, movement)])
    free = [0] * len(MOVEMENTS)
    for space, what in enumerate(s.spaces):
        if what == NONE:
            free[s.box.movement_of[space]] += 1
    row += free
    for stack in range(2 * len(MOVEMENTS)):
        tile = s.top(stack)
        row += [s.box.tiles[tile].ducats, s.box.tiles[tile].composition] if tile != NONE else [-1, -1]
    return row + [s.icons >> 3 * kind & 7 for kind in range(len(ACTIONS))]


def of_player(s: Lacrimosa, owner: int) -> list[int]:
    p = s.players[owner]
    row = [p.ducats, p.vp, p.finance, len(p.hand), len(p.deck), len(p.turned)] + p.tracks + p.markers
    types = [0] * (len(TYPES) + 1)  # without a type: the last
    periods = [0] * len(PERIODS)
    for card in p.opuses:
        opus = s.box.opuses[card]
        types[opus.type] += 1
        periods[opus.period] += 1
    row += types
    row += periods[1:]
    written = [0] * (len(MOVEMENTS) * len(NOTES))
    instruments = [0] * len(INSTRUMENTS)
    for space, what in enumerate(s.spaces):
        if what >= 0 and what >> 1 == owner:
            written[s.box.movement_of[space] * len(NOTES) + (what & 1)] += 1
            instruments[s.box.instrument_of[space]] += 1
    row += written
    row += instruments
    row += counted(len(INSTRUMENTS), [s.box.desk_instrument[desk] for desk, what in enumerate(p.desks) if what == MARKER])
    row += marked(len(COURTS), p.courts)
    row += recurring(s, p)
    row += of_cards(s, p, owner >= s.seats)
    return row


def recurring(s: Lacrimosa, p: Player) -> list[int]:
    """What the composer tiles on the desks give again and again."""
    tracks = [0] * len(POINTS)
    points = [0] * len(TYPES)
    again = [0] * len(ACTIONS)
    for what in p.desks:
        if what >= 0:
            tile = s.box.tiles[what]
            if tile.each == EACH_MAINTENANCE and tile.track >= 0:
                tracks[tile.track] += 1
            elif tile.each == EACH_ACTION and tile.again >= 0:
                again[tile.again] += 1
            if tile.type >= 0:
                points[tile.type] += tile.vp
    return tracks + points + again


def of_cards(s: Lacrimosa, p: Player, soloist: bool) -> list[int]:
    """Icons of the nine cards, which all can count, of those in the Experiences row, and what the Story row will bring."""
    if soloist:
        return [0] * (2 * len(ACTIONS) + len(POINTS) + 2)
    nine = [0] * len(ACTIONS)
    played = [0] * len(ACTIONS)
    for cards in (p.hand, p.deck, p.story, p.experiences):
        for number in cards:
            for action in s.box.memories[number].actions:
                nine[action] += 1
    for number in p.experiences:
        for action in s.box.memories[number].actions:
            played[action] += 1
    story = [0] * (len(POINTS) + 2)  # the last two: wild, VP
    for number in p.story:
        card = s.box.memories[number]
        for kind, points in enumerate(card.story):
            story[kind] += points
        story[-2] += card.story_wild
        story[-1] += card.story_vp
    return nine + played + story
