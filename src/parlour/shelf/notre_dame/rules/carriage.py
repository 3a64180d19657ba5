"""The carriage on the streets, and the messages it fetches [ND-3.8 to ND-3.10, ND-8.3]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.actions import Actions
from parlour.engine.core import Choice
from parlour.engine.vecs import more, vec
from parlour.engine.words import LEGAL
from parlour.shelf.notre_dame.actions import DRIVE, FETCH, FETCH_ONLY, WORDS
from parlour.shelf.notre_dame.effects import FROM_MESSAGE, use_message
from parlour.shelf.notre_dame.state import CARRIAGE_HOUSE, DISTRICT, MESSAGE_COUNT, NONE, SEATS, NotreDame, Player, bit, each

DROVE: Final = WORDS.event("drove", "player market")
FETCHED: Final = WORDS.event("fetched", "player colour message")

TOO_FAR: Final = WORDS.reason("too-far", "ND-3.8", "steps")
NO_SUCH_MARKET: Final = WORDS.reason("no-such-market", "ND-1.1")
NO_MESSAGE: Final = WORDS.reason("no-message", "ND-3.8")
MUST_MOVE: Final = WORDS.reason("must-move", "ND-8.3")
COLOUR_HELD: Final = WORDS.reason("colour-held", "ND-3.10")
NO_RAT_STEP: Final = WORDS.reason("no-rat-step", "ND-3.9")


def held(p: Player, colour: i64) -> i64:
    """How many messages of a colour a player has collected."""
    n: i64 = 0
    for message in p.messages:
        if message // MESSAGE_COUNT == colour:
            n += 1
    return n


def left_on_boards(s: NotreDame, colour: i64) -> bool:
    """Whether a message of this colour still lies in its district."""
    for market in range(colour * DISTRICT, colour * DISTRICT + DISTRICT):
        if s.markets[market] != NONE:
            return True
    return False


def may_take(s: NotreDame, p: Player, colour: i64) -> bool:
    """[ND-3.10] No second of a colour before every colour that is still to be had has been collected as often."""
    k = held(p, colour)
    if k:
        for other in range(s.boards):
            if held(p, other) < k and left_on_boards(s, other):
                return False
    return True


def within_reach(s: NotreDame, p: Player) -> vec[i64]:
    """[ND-3.8] Up to as many steps as there are pieces in the carriage house."""
    reach = s.box.reach[s.boards]
    return reach[min(p.pieces(CARRIAGE_HOUSE), len(reach) - 1)][p.carriage]


class DriveCarriage(Choice[NotreDame]):
    """[ND-3.8] Drive to any market within reach and, if a message lies there, take it or leave it.

    [ND-8.3] Zero steps is a legal drive without a message; with two steps or more the carriage may come back to where
    it started, and that counts as stopping there.
    """

    def refuse(self, s: NotreDame, action: i64) -> i64:
        p = s.players[self.player]
        fetch = not DRIVE.has(action)
        market = FETCH_ONLY.noun(action) if FETCH_ONLY.has(action) else FETCH.noun(action) if fetch else DRIVE.noun(action)
        if market >= len(s.markets):
            return NO_SUCH_MARKET
        if market not in within_reach(s, p):
            return TOO_FAR
        if not fetch:
            return LEGAL
        message = s.markets[market]
        if message == NONE:
            return NO_MESSAGE
        if market == p.carriage and p.pieces(CARRIAGE_HOUSE) < 2:
            return MUST_MOVE
        if not may_take(s, p, market // DISTRICT):
            return COLOUR_HELD
        if FETCH_ONLY.has(action) and (p.rat == 0 or s.box.messages[message].rat == 0):
            return NO_RAT_STEP
        return LEGAL

    def details(self, s: NotreDame, action: i64, refusal: i64) -> list[int]:
        return [s.players[self.player].pieces(CARRIAGE_HOUSE)]

    def about(self, s: NotreDame) -> dict[str, int]:
        return {"steps": s.players[self.player].pieces(CARRIAGE_HOUSE)}

    def offer(self, s: NotreDame, found: Actions) -> None:
        p = s.players[self.player]
        fetch: i64 = 0
        only: i64 = 0
        for market in within_reach(s, p):
            found.add(DRIVE.of(market))
            message = s.markets[market]
            if message != NONE and (market != p.carriage or p.pieces(CARRIAGE_HOUSE) > 1) and may_take(s, p, market // DISTRICT):
                fetch |= bit(market)
                if p.rat and s.box.messages[message].rat:
                    only |= bit(market)
        each(FETCH, fetch, found)
        each(FETCH_ONLY, only, found)

    def apply(self, s: NotreDame, action: i64) -> None:
        p = s.players[self.player]
        if DRIVE.has(action):
            p.carriage = DRIVE.noun(action)
            s.tell(DROVE, self.player, p.carriage)
            return
        rat = FETCH.has(action)
        p.carriage = FETCH.noun(action) if rat else FETCH_ONLY.noun(action)
        s.tell(DROVE, self.player, p.carriage)
        kind = s.markets[p.carriage]
        colour = p.carriage // DISTRICT
        s.markets[p.carriage] = NONE
        p.messages = more(p.messages, colour * MESSAGE_COUNT + kind)
        s.tell(FETCHED, self.player, colour, kind)
        use_message(s, self.player, s.box.messages[kind], 1, rat, FROM_MESSAGE)


DRIVE_CARRIAGE: Final = [DriveCarriage(p, [DRIVE, FETCH, FETCH_ONLY], "ND-3.8") for p in SEATS]
