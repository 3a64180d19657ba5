"""[LA-4] What each action can be done with, and why not: one list and one refusal for each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.actions import Actions
from parlour.engine.vecs import place_of, vec
from parlour.engine.words import LEGAL
from parlour.shelf.lacrimosa.actions import COMMISSION, DOCUMENT, PERFORM, REQUIEM, SELL, TRAVEL, WORDS
from parlour.shelf.lacrimosa.components import FIRST_DEALT, FIRST_MEMORY
from parlour.shelf.lacrimosa.rules.payment import PRICE, short
from parlour.shelf.lacrimosa.state import (
    COMMISSIONING,
    DOCUMENTING,
    FREE,
    MARKER,
    MOVEMENT_COUNT,
    NONE,
    PERFORM_OR_SELL,
    TRAVELLING,
    Lacrimosa,
    Player,
)

NOT_IN_ROW: Final = WORDS.reason("not-in-row", "LA-4.2", "card")
TOO_DEAR: Final = WORDS.reason("too-dear", "LA-2.9", "n")
NOT_YOUR_OPUS: Final = WORDS.reason("not-your-opus", "LA-4.4", "card")
TURNED_ALREADY: Final = WORDS.reason("turned-already", "LA-4.4", "card")
NO_TILE_HERE: Final = WORDS.reason("no-tile-here", "LA-4.5", "place")
SPACE_TAKEN: Final = WORDS.reason("space-taken", "LA-4.6")
SPACE_COVERED: Final = WORDS.reason("space-covered", "LA-1.5")
NO_COMPOSER: Final = WORDS.reason("no-composer", "LA-4.6")
NO_MARKER_LEFT: Final = WORDS.reason("no-marker-left", "LA-4.6", "instrument")
NO_FINANCE: Final = WORDS.reason("no-finance", "LA-4.6", "n")

CANNOT: Final = 1000000  # no ducats would help
HOPELESS: Final = vec[i64]([CANNOT] * (2 * MOVEMENT_COUNT))


def price_of_memory(s: Lacrimosa, me: Player, index: i64) -> i64:
    """[LA-4.1] Ducats missing for the memory on this space of the row."""
    slot = s.box.slots[index]
    return short(me, slot.ducats, slot.points[0], slot.points[1], slot.points[2], slot.wild)


def price_of_opus(s: Lacrimosa, me: Player, index: i64) -> i64:
    """[LA-4.2] Ducats missing for the opus on this space: its cost and the space's extra, less what the space gives first."""
    slot = s.box.slots[index]
    opus = s.box.opuses[s.row[index]]
    return short(me, opus.ducats + slot.opus_ducats - slot.reward, opus.talent + slot.opus_talent, 0, 0, 0)


def price_of_place(s: Lacrimosa, me: Player, place: i64) -> i64:
    """[LA-4.5] Ducats missing for the roads and the tile at their end."""
    tile = s.map[place] >> 1
    cost = s.box.courts[tile].cost if s.box.is_court[place] else s.box.cities[tile].cost
    return short(me, s.box.roads[s.mozart][place], cost[0], cost[1], cost[2], 0)


def price_of_tile(s: Lacrimosa, me: Player, number: i64, desk: i64) -> i64:
    """[LA-4.6] Ducats missing for a composer tile, when the reward of this desk has come first; CANNOT: finance is too low."""
    tile = s.box.tiles[number]
    reward = s.box.desk_reward[desk]
    if tile.finance and min(me.finance + reward.finance, s.box.finance_most) < tile.finance:
        return CANNOT
    need = tile.ducats - me.ducats - reward.ducats
    spare = me.markers[0] + me.markers[1] + reward.markers[0] + reward.markers[1]
    left = me.tracks[2] - tile.composition
    if left >= 0:
        spare += me.markers[2] + reward.markers[2]
    else:
        left += me.markers[2] + reward.markers[2]
        if left >= 0:
            spare += left
        else:
            need -= PRICE * left
    return need - spare


def best_price(s: Lacrimosa, me: Player, tile: i64, instrument: i64) -> i64:
    """The least that is missing with any own marker of this instrument; more than CANNOT: there is none."""
    best = CANNOT + 1
    for desk in s.box.desks_of[instrument]:
        if me.desks[desk] == MARKER:
            price = price_of_tile(s, me, tile, desk)
            if price < best:
                best = price
    return best


def list_targets(s: Lacrimosa, seat: i64, kind: i64, found: Actions) -> None:
    """Everything this seat could do now with an action of this kind."""
    me = s.players[seat]
    if kind == DOCUMENTING:
        for index, card in enumerate(s.row):
            if card >= FIRST_MEMORY and price_of_memory(s, me, index) <= 0:
                found.add(DOCUMENT.base + card - FIRST_DEALT)
    elif kind == COMMISSIONING:
        for index, card in enumerate(s.row):
            if card != NONE and card < FIRST_MEMORY and price_of_opus(s, me, index) <= 0:
                found.add(COMMISSION.base + card)
    elif kind == PERFORM_OR_SELL:
        list_opuses(s, seat, True, True, NONE, found)
    elif kind == TRAVELLING:
        for place, tile in enumerate(s.map):
            if tile != NONE and price_of_place(s, me, place) <= 0:
                found.add(TRAVEL.base + place)
    else:
        list_spots(s, seat, found)


def list_opuses(s: Lacrimosa, seat: i64, perform: bool, sell: bool, wanted: i64, found: Actions) -> None:
    """[LA-4.4, LA-4.9] Own opuses not turned yet, perhaps of one type only."""
    me = s.players[seat]
    for card in me.opuses:
        if card not in me.turned:
            opus = s.box.opuses[card]
            if wanted == NONE or opus.type == wanted:
                if perform and (opus.perform_talent == 0 or short(me, 0, opus.perform_talent, 0, 0, 0) <= 0):
                    found.add(PERFORM.base + card)
                if sell and (opus.sell_talent == 0 or short(me, 0, opus.sell_talent, 0, 0, 0) <= 0):
                    found.add(SELL.base + card)


def list_spots(s: Lacrimosa, seat: i64, found: Actions) -> None:
    """[LA-4.6] Empty spaces with a composer whose top tile can be paid and an own marker of the instrument."""
    me = s.players[seat]
    box = s.box
    instruments = box.instrument_of
    left: i64 = 0  # instruments with an own marker, as bits
    for desk, what in enumerate(me.desks):
        if what == MARKER:
            instrument: i64 = box.desk_instrument[desk]
            left |= 1 << instrument
    sure: i64 = 0  # stacks whose top tile can be paid whatever the desk gives, as bits: its reward can only help
    lacks = HOPELESS[:]  # what is missing where it depends on the desk
    stack: i64
    for stack in range(2 * MOVEMENT_COUNT):
        number = s.top(stack)
        if number != NONE:
            tile = box.tiles[number]
            missing = short(me, tile.ducats, 0, 0, tile.composition, 0)
            if missing <= 0 and me.finance >= tile.finance:
                sure |= 1 << stack
            else:
                lacks[stack] = missing
    movements = box.movement_of
    helps = box.most_help
    for space, what in enumerate(s.spaces):
        if what == FREE:
            instrument = instruments[space]
            if left >> instrument & 1:
                stack = movements[space]
                if sure >> stack & 1 or (lacks[stack] <= helps[instrument] and best_price(s, me, s.top(stack), instrument) <= 0):
                    found.add(REQUIEM.base + 2 * space)
                stack += MOVEMENT_COUNT
                if sure >> stack & 1 or (lacks[stack] <= helps[instrument] and best_price(s, me, s.top(stack), instrument) <= 0):
                    found.add(REQUIEM.base + 2 * space + 1)


def refuse_target(s: Lacrimosa, seat: i64, action: i64) -> i64:
    """Why this seat cannot do this with the action it has; LEGAL if it can."""
    me = s.players[seat]
    if DOCUMENT.has(action):
        card = FIRST_DEALT + DOCUMENT.noun(action)
        if card not in s.row:
            return NOT_IN_ROW
        return LEGAL if price_of_memory(s, me, place_of(card, s.row)) <= 0 else TOO_DEAR
    if COMMISSION.has(action):
        card = COMMISSION.noun(action)
        if card not in s.row:
            return NOT_IN_ROW
        return LEGAL if price_of_opus(s, me, place_of(card, s.row)) <= 0 else TOO_DEAR
    if PERFORM.has(action) or SELL.has(action):
        card = PERFORM.noun(action) if PERFORM.has(action) else SELL.noun(action)
        if card not in me.opuses:
            return NOT_YOUR_OPUS
        if card in me.turned:
            return TURNED_ALREADY
        opus = s.box.opuses[card]
        talent = opus.perform_talent if PERFORM.has(action) else opus.sell_talent
        return LEGAL if talent == 0 or short(me, 0, talent, 0, 0, 0) <= 0 else TOO_DEAR
    if TRAVEL.has(action):
        if s.map[TRAVEL.noun(action)] == NONE:
            return NO_TILE_HERE
        return LEGAL if price_of_place(s, me, TRAVEL.noun(action)) <= 0 else TOO_DEAR
    return refuse_spot(s, me, REQUIEM.noun(action))


def refuse_spot(s: Lacrimosa, me: Player, spot: i64) -> i64:
    """[LA-4.6] Why this space cannot be composed by this composer now."""
    space = spot >> 1
    if s.spaces[space] != FREE:
        return SPACE_TAKEN if s.spaces[space] >= 0 else SPACE_COVERED
    tile = s.top(MOVEMENT_COUNT * (spot & 1) + s.box.movement_of[space])
    if tile == NONE:
        return NO_COMPOSER
    missing = best_price(s, me, tile, s.box.instrument_of[space])
    if missing > CANNOT:
        return NO_MARKER_LEFT
    if missing == CANNOT:
        return NO_FINANCE
    return LEGAL if missing <= 0 else TOO_DEAR


def details_of_target(s: Lacrimosa, seat: i64, action: i64, refusal: i64) -> list[int]:
    """What the words of a refusal need: what is missing, or what it is about."""
    me = s.players[seat]
    if DOCUMENT.has(action):
        card = FIRST_DEALT + DOCUMENT.noun(action)
        return [price_of_memory(s, me, place_of(card, s.row)) if refusal == TOO_DEAR else card]
    if COMMISSION.has(action):
        card = COMMISSION.noun(action)
        return [price_of_opus(s, me, place_of(card, s.row)) if refusal == TOO_DEAR else card]
    if PERFORM.has(action):
        card = PERFORM.noun(action)
        return [short(me, 0, s.box.opuses[card].perform_talent, 0, 0, 0) if refusal == TOO_DEAR else card]
    if SELL.has(action):
        card = SELL.noun(action)
        return [short(me, 0, s.box.opuses[card].sell_talent, 0, 0, 0) if refusal == TOO_DEAR else card]
    if TRAVEL.has(action):
        place = TRAVEL.noun(action)
        return [price_of_place(s, me, place) if refusal == TOO_DEAR else place]
    spot = REQUIEM.noun(action)
    instrument = s.box.instrument_of[spot >> 1]
    if refusal == NO_MARKER_LEFT:
        return [instrument]
    tile = s.top(MOVEMENT_COUNT * (spot & 1) + s.box.movement_of[spot >> 1])
    if refusal == NO_FINANCE:
        return [s.box.tiles[tile].finance]
    return [best_price(s, me, tile, instrument)]
