"""[LA-4.6, LA-4.7] The Requiem: lift a marker, take its reward, pay the composer, take the tile."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.actions import Actions
from parlour.engine.core import Choice, Step
from parlour.engine.words import LEGAL
from parlour.shelf.lacrimosa.actions import NEUTRAL, TAKE, WORDS
from parlour.shelf.lacrimosa.effects import FROM_COMPOSER, FROM_DESK, gain
from parlour.shelf.lacrimosa.rules.payment import charge
from parlour.shelf.lacrimosa.rules.targets import (
    CANNOT,
    NO_FINANCE,
    NO_MARKER_LEFT,
    SPACE_COVERED,
    SPACE_TAKEN,
    TOO_DEAR,
    price_of_tile,
)
from parlour.shelf.lacrimosa.state import (
    FREE,
    LIFTED,
    MARKER,
    MOVEMENT_COUNT,
    NEUTRAL_OWNER,
    SEATS,
    Lacrimosa,
    replaced,
)

COMPOSED: Final = WORDS.event("composed", "player spot")
NEUTRAL_PLACED: Final = WORDS.event("neutral-placed", "player spot")
NEUTRAL_LOST: Final = WORDS.event("neutral-lost", "player")
FINANCE_FELL: Final = WORDS.event("finance-fell", "player n")
TOOK_TILE: Final = WORDS.event("took-tile", "player tile")

OTHER_INSTRUMENT: Final = WORDS.reason("other-instrument", "LA-4.6", "instrument")
OTHER_MOVEMENT: Final = WORDS.reason("other-movement", "LA-4.7")


def stack_of(s: Lacrimosa, spot: i64) -> i64:
    """The stack of the composer and movement that a spot names."""
    return MOVEMENT_COUNT * (spot & 1) + s.box.movement_of[spot >> 1]


def compose(s: Lacrimosa, seat: i64, spot: i64) -> None:
    """[LA-4.6] With one marker of the instrument it is lifted at once; with two the player chooses which, hence which reward."""
    s.target = spot
    me = s.players[seat]
    only: i64 = -1
    for desk in s.box.desks_of[s.box.instrument_of[spot >> 1]]:
        if me.desks[desk] == MARKER:
            only = desk if only == -1 else len(me.desks)
    if only < len(me.desks):
        lift(s, seat, only)
    else:
        s.then(WHICH_MARKER[seat])
    s.then(PAY_COMPOSER[seat])


def lift(s: Lacrimosa, seat: i64, desk: i64) -> None:
    """[LA-4.6] The marker goes to the Requiem, and the space it left gives its reward."""
    me = s.players[seat]
    spot = s.target
    s.desk = desk
    me.desks = replaced(me.desks, desk, LIFTED)
    s.spaces[spot >> 1] = 2 * seat + (spot & 1)
    s.tell(COMPOSED, seat, spot)
    gain(s, seat, s.box.desk_reward[desk], FROM_DESK)
    if s.box.desk_neutral[desk]:
        for space in s.box.spaces_in[s.box.movement_of[spot >> 1]]:
            if s.spaces[space] == FREE:
                s.then(PLACE_NEUTRAL[seat])
                return
        s.tell(NEUTRAL_LOST, seat)


class WhichMarker(Choice[Lacrimosa]):
    """[LA-4.6] Which of two own markers of the instrument: the reward it leaves may be needed to pay."""

    def refuse(self, s: Lacrimosa, action: i64) -> i64:
        me = s.players[self.player]
        desk = TAKE.noun(action)
        if s.box.desk_instrument[desk] != s.box.instrument_of[s.target >> 1]:
            return OTHER_INSTRUMENT
        if me.desks[desk] != MARKER:
            return NO_MARKER_LEFT
        missing = price_of_tile(s, me, s.top(stack_of(s, s.target)), desk)
        if missing == CANNOT:
            return NO_FINANCE
        return LEGAL if missing <= 0 else TOO_DEAR

    def apply(self, s: Lacrimosa, action: i64) -> None:
        lift(s, self.player, TAKE.noun(action))

    def details(self, s: Lacrimosa, action: i64, refusal: i64) -> list[int]:
        tile = s.top(stack_of(s, s.target))
        if refusal == TOO_DEAR:
            return [price_of_tile(s, s.players[self.player], tile, TAKE.noun(action))]
        if refusal == NO_FINANCE:
            return [s.box.tiles[tile].finance]
        return [s.box.instrument_of[s.target >> 1]]

    def about(self, s: Lacrimosa) -> dict[str, int]:
        return {"spot": s.target}


class PlaceNeutral(Choice[Lacrimosa]):
    """[LA-4.7] The neutral marker goes to any empty space of the same movement, for either composer."""

    def refuse(self, s: Lacrimosa, action: i64) -> i64:
        space = NEUTRAL.noun(action) >> 1
        if s.box.movement_of[space] != s.box.movement_of[s.target >> 1]:
            return OTHER_MOVEMENT
        if s.spaces[space] == FREE:
            return LEGAL
        return SPACE_TAKEN if s.spaces[space] >= 0 else SPACE_COVERED

    def offer(self, s: Lacrimosa, found: Actions) -> None:
        for space in s.box.spaces_in[s.box.movement_of[s.target >> 1]]:
            if s.spaces[space] == FREE:
                found.add(NEUTRAL.base + 2 * space)
                found.add(NEUTRAL.base + 2 * space + 1)

    def apply(self, s: Lacrimosa, action: i64) -> None:
        spot = NEUTRAL.noun(action)
        s.spaces[spot >> 1] = 2 * NEUTRAL_OWNER + (spot & 1)
        s.tell(NEUTRAL_PLACED, self.player, spot)


class PayComposer(Step[Lacrimosa]):
    """[LA-4.6] Pay the top tile of the composer and movement: finance steps, ducats and composition."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, s: Lacrimosa) -> None:
        tile = s.box.tiles[s.top(stack_of(s, s.target))]
        if tile.finance:
            s.players[self.seat].finance -= tile.finance
            s.tell(FINANCE_FELL, self.seat, tile.finance)
        charge(s, self.seat, tile.ducats, 0, 0, tile.composition, 0)


def take_tile(s: Lacrimosa, seat: i64) -> i64:
    """[LA-4.6, LA-4.8] The tile's reward, then the tile on the freed desk. The action it gives, or NONE."""
    me = s.players[seat]
    stack = stack_of(s, s.target)
    number = s.top(stack)
    tile = s.box.tiles[number]
    gain(s, seat, tile.reward, FROM_COMPOSER)
    s.taken[stack] += 1
    me.desks = replaced(me.desks, s.desk, number)
    s.tell(TOOK_TILE, seat, number)
    return tile.action


WHICH_MARKER: Final = [WhichMarker(seat, [TAKE], "LA-4.6") for seat in SEATS]
PLACE_NEUTRAL: Final = [PlaceNeutral(seat, [NEUTRAL], "LA-4.7") for seat in SEATS]
PAY_COMPOSER: Final = [PayComposer(seat) for seat in SEATS]
