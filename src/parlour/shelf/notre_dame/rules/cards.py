"""Playing action cards: placing influence, the trusted friend, and donations to Notre Dame [ND-2.5, ND-2.6, ND-3]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.actions import Actions
from parlour.engine.core import Choice, Step
from parlour.engine.words import LEGAL
from parlour.shelf.notre_dame.actions import DONATE, FROM, PLAY, TO, WASTE, WORDS
from parlour.shelf.notre_dame.effects import FROM_DONATION, PLACED, earn
from parlour.shelf.notre_dame.rules.sectors import act
from parlour.shelf.notre_dame.state import (
    CATHEDRAL,
    FRIEND,
    SCHOLAR,
    SEATS,
    SECTOR_COUNT,
    NotreDame,
    Player,
    bit,
    each,
    kind_of,
    lowest,
    size,
)

PLAYED: Final = WORDS.event("played", "player card")
WASTED: Final = WORDS.event("wasted", "player card")
LAID_ASIDE: Final = WORDS.event("laid-aside", "player", secret="card")
MOVED: Final = WORDS.event("moved", "player place sector")
MOVED_TO_CATHEDRAL: Final = WORDS.event("moved-to-cathedral", "player place")
FRIEND_WENT: Final = WORDS.event("friend-went", "player sector")
DONATED: Final = WORDS.event("donated", "player gold")

NOT_IN_HAND: Final = WORDS.reason("not-in-hand", "ND-2.5")
NO_MARKER: Final = WORDS.reason("no-marker", "ND-3.2")
NO_GOLD_TO_DONATE: Final = WORDS.reason("no-gold-to-donate", "ND-3.16")
BEYOND_PURSE: Final = WORDS.reason("beyond-purse", "ND-3.16", "gold")
NO_MARKER_THERE: Final = WORDS.reason("no-marker-there", "ND-3.2")
SAME_PLACE: Final = WORDS.reason("same-place", "ND-8.4")
FRIEND_STAYS: Final = WORDS.reason("friend-stays", "ND-3.2")
FRIEND_THERE: Final = WORDS.reason("friend-there", "ND-3.12")


def can_place(p: Player, place: i64) -> bool:
    """[ND-3.1, ND-3.2, ND-8.4] A marker in the personal supply, or, with none, one at another place on the board."""
    if p.supply:
        return True
    for other in range(CATHEDRAL + 1):
        if other != place and p.markers_at(other):
            return True
    return False


def cannot_carry_out(p: Player, kind: i64) -> i64:
    """[ND-3.3, ND-3.16] Why a card of this kind would have no effect now, or LEGAL."""
    if kind == FRIEND:
        return LEGAL
    if kind == CATHEDRAL and p.gold == 0:
        return NO_GOLD_TO_DONATE
    return LEGAL if can_place(p, kind) else NO_MARKER


def carry_out(s: NotreDame, seat: i64, kind: i64) -> None:
    """[ND-2.6] A card acts in the player's own district, whatever its colour."""
    if kind == FRIEND:
        s.then(PLACE_FRIEND[seat])
    elif s.players[seat].supply:
        place(s, seat, kind)
    else:
        s.then(MOVE_MARKER[seat][kind])


def place(s: NotreDame, seat: i64, kind: i64) -> None:
    """[ND-3.1] A marker from the personal supply, then the action of the place."""
    p = s.players[seat]
    p.supply -= 1
    p.add_marker(kind, 1)
    s.tell(PLACED, seat, kind)
    act_at(s, seat, kind)


def act_at(s: NotreDame, seat: i64, place: i64) -> None:
    if place == CATHEDRAL:
        s.then(DONATION[seat])
    else:
        act(s, seat, place)


class PlayCard(Choice[NotreDame]):
    """[ND-2.5] Play one card from the hand, with its effect or [ND-3.3] without; the third is laid aside with the second.

    [ND-8.7] Which two of the three are played is decided card by card, not at the end of the draft.
    """

    def refuse(self, s: NotreDame, action: i64) -> i64:
        p = s.players[self.player]
        card = PLAY.noun(action) if PLAY.has(action) else WASTE.noun(action)
        if not p.hand >> card & 1:
            return NOT_IN_HAND
        return cannot_carry_out(p, kind_of(card)) if PLAY.has(action) else LEGAL

    def offer(self, s: NotreDame, found: Actions) -> None:
        p = s.players[self.player]
        rest = p.hand
        while rest:
            card = lowest(rest)
            if cannot_carry_out(p, kind_of(card)) == LEGAL:
                found.add(PLAY.of(card))
            rest &= rest - 1
        each(WASTE, p.hand, found)

    def apply(self, s: NotreDame, action: i64) -> None:
        p = s.players[self.player]
        played = PLAY.has(action)
        card = PLAY.noun(action) if played else WASTE.noun(action)
        p.hand &= ~bit(card)
        s.discard |= bit(card)
        s.shown |= bit(card)
        s.tell(PLAYED if played else WASTED, self.player, card)
        if size(p.hand) == 1 and SCHOLAR not in s.open:
            lay_aside(s, self.player)
        if played:
            carry_out(s, self.player, kind_of(card))


def lay_aside(s: NotreDame, seat: i64) -> None:
    """[ND-2.5] The third card goes to the common pile unseen."""
    p = s.players[seat]
    s.discard |= p.hand
    s.tell(LAID_ASIDE, seat, lowest(p.hand), to=1 << seat)
    p.hand = 0


class MoveMarker(Choice[NotreDame]):
    """[ND-3.2] The personal supply is empty: move a marker here from another sector or from Notre Dame."""

    def __init__(self, player: i64, target: i64) -> None:
        super().__init__(player, [FROM], "ND-3.2")
        self.target: Final = target

    def refuse(self, s: NotreDame, action: i64) -> i64:
        source = FROM.noun(action)
        if source == FRIEND:
            return FRIEND_STAYS
        if source == self.target:
            return SAME_PLACE
        return LEGAL if s.players[self.player].markers_at(source) else NO_MARKER_THERE

    def offer(self, s: NotreDame, found: Actions) -> None:
        p = s.players[self.player]
        for place in range(CATHEDRAL + 1):
            if place != self.target and p.markers_at(place):
                found.add(FROM.of(place))

    def about(self, s: NotreDame) -> dict[str, int]:
        return {"place": self.target}

    def apply(self, s: NotreDame, action: i64) -> None:
        p = s.players[self.player]
        source = FROM.noun(action)
        p.add_marker(source, -1)
        p.add_marker(self.target, 1)
        if self.target == CATHEDRAL:
            s.tell(MOVED_TO_CATHEDRAL, self.player, source)
        else:
            s.tell(MOVED, self.player, source, self.target)
        act_at(s, self.player, self.target)


class PlaceFriend(Choice[NotreDame]):
    """[ND-3.12] The friend goes to any of the seven sectors but the one it is in; then that sector acts."""

    def refuse(self, s: NotreDame, action: i64) -> i64:
        return FRIEND_THERE if s.players[self.player].friend == TO.noun(action) else LEGAL

    def offer(self, s: NotreDame, found: Actions) -> None:
        friend = s.players[self.player].friend
        for sector in range(SECTOR_COUNT):
            if sector != friend:
                found.add(TO.of(sector))

    def apply(self, s: NotreDame, action: i64) -> None:
        sector = TO.noun(action)
        s.players[self.player].friend = sector
        s.tell(FRIEND_WENT, self.player, sector)
        act(s, self.player, sector)


class Donation(Choice[NotreDame]):
    """[ND-3.16] The marker on Notre Dame comes with a donation of 1, 2 or 3 gold for 1, 3 or 6 prestige."""

    def refuse(self, s: NotreDame, action: i64) -> i64:
        return LEGAL if DONATE.noun(action) < s.players[self.player].gold else BEYOND_PURSE

    def details(self, s: NotreDame, action: i64, refusal: i64) -> list[int]:
        return [s.players[self.player].gold]

    def apply(self, s: NotreDame, action: i64) -> None:
        gold = DONATE.noun(action) + 1
        s.players[self.player].gold -= gold
        s.bank += gold
        s.tell(DONATED, self.player, gold)
        earn(s, self.player, s.box.donation[gold - 1], FROM_DONATION)


class PlayRound(Step[NotreDame]):
    """[ND-2.5] From the first player clockwise everybody plays a card, then everybody a second one."""

    def run(self, s: NotreDame) -> None:
        seats = s.clockwise()
        for _ in range(2):
            for seat in seats:
                s.then(PLAY_CARD[seat])


PLAY_CARD: Final = [PlayCard(p, [PLAY, WASTE], "ND-2.5") for p in SEATS]
MOVE_MARKER: Final = [[MoveMarker(p, place) for place in range(CATHEDRAL + 1)] for p in SEATS]
PLACE_FRIEND: Final = [PlaceFriend(p, [TO], "ND-3.12") for p in SEATS]
DONATION: Final = [Donation(p, [DONATE], "ND-3.16") for p in SEATS]
PLAY_ROUND: Final = PlayRound()
