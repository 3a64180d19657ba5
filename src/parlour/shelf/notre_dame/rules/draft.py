"""The draft: simultaneous and secret [ND-2.3, ND-2.4]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.actions import Actions
from parlour.engine.core import Chance, Choice, Step, Together
from parlour.engine.rng import Rng
from parlour.engine.words import LEGAL
from parlour.shelf.notre_dame.actions import DEAL, KEEP, WORDS
from parlour.shelf.notre_dame.state import (
    SEATS,
    NotreDame,
    bit,
    bit_at,
    bits,
    card_of,
    each,
    kind_of,
    owner_of,
    size,
)

DEALT: Final = WORDS.event("dealt", "player", secret="card")
PASSED_ON: Final = WORDS.event("passed-on", "player other", secret="card")

NOT_IN_PACKET: Final = WORDS.reason("not-in-packet", "ND-2.3")
NOT_IN_DECK: Final = WORDS.reason("not-in-deck", "ND-2.3")

CARDS_DRAWN: Final = 3


class Draft(Step[NotreDame]):
    """[ND-2.3] Draw 3, keep 1 and pass 2 left, keep 1 and pass 1 left, keep that one. [ND-2.4] Left is the other of two."""

    def run(self, s: NotreDame) -> None:
        n = len(s.players)
        for p in s.players:
            p.gave = 0
        s.then(DEAL_CARD[0])
        s.then(KEEP_ONE[n])
        s.then(PASS_ON)
        s.then(KEEP_ONE[n])
        s.then(PASS_ON)


class DealCard(Chance[NotreDame]):
    """[ND-2.3] A card from the own deck, seen by its owner alone; three for each, seat by seat."""

    def __init__(self, to: i64) -> None:
        super().__init__(DEAL, "ND-2.3")
        self.to: Final = to

    def refuse(self, s: NotreDame, action: i64) -> i64:
        p = s.players[self.to]
        card = DEAL.noun(action)
        return LEGAL if owner_of(card) == p.board and p.deck >> kind_of(card) & 1 else NOT_IN_DECK

    def offer(self, s: NotreDame, found: Actions) -> None:
        p = s.players[self.to]
        for kind in bits(p.deck):
            found.add(DEAL.of(card_of(p.board, kind)))

    def draw(self, s: NotreDame, rng: Rng) -> i64:
        p = s.players[self.to]
        return DEAL.of(card_of(p.board, bit_at(p.deck, rng.below(size(p.deck)))))

    def apply(self, s: NotreDame, action: i64) -> None:
        p = s.players[self.to]
        card = DEAL.noun(action)
        p.deck &= ~bit(kind_of(card))
        p.packet |= bit(card)
        p.seen |= bit(card)
        s.tell(DEALT, self.to, card, to=1 << self.to)
        if size(p.packet) < CARDS_DRAWN:
            s.then(self)
        elif self.to + 1 < len(s.players):
            s.then(DEAL_CARD[self.to + 1])


class KeepCard(Choice[NotreDame]):
    """[ND-2.3] Keep one card of the packet in secret; the others will be passed on."""

    def refuse(self, s: NotreDame, action: i64) -> i64:
        return LEGAL if s.players[self.player].packet >> KEEP.noun(action) & 1 else NOT_IN_PACKET

    def offer(self, s: NotreDame, found: Actions) -> None:
        each(KEEP, s.players[self.player].packet, found)

    def about(self, s: NotreDame) -> dict[str, int]:
        return {"other": s.left_of(self.player), "cards": size(s.players[self.player].packet) - 1}

    def apply(self, s: NotreDame, action: i64) -> None:
        p = s.players[self.player]
        card = bit(KEEP.noun(action))
        p.packet &= ~card
        p.hand |= card


class PassOn(Step[NotreDame]):
    """[ND-2.3] All packets go left at once; a single card is kept by whoever gets it. Giver and receiver know the faces."""

    def run(self, s: NotreDame) -> None:
        if s.told is not None:
            for seat, p in enumerate(s.players):
                left = s.left_of(seat)
                for card in bits(p.packet):
                    s.tell(PASSED_ON, seat, left, card, to=1 << seat | 1 << left)
        coming = s.players[-1].packet
        single = size(coming) == 1
        for p in s.players:
            going = p.packet
            p.packet = coming
            p.seen |= coming
            if single:
                p.packet = 0
                p.hand |= coming
                p.gave &= ~coming  # [ND-2.4] with two players an own card comes back
            elif p.gave == 0:
                p.gave = going
            coming = going


DRAFT: Final = Draft()
DEAL_CARD: Final = [DealCard(p) for p in SEATS]
KEEP_ONE: Final = [Together([KeepCard(p, [KEEP], "ND-2.3") for p in range(n)]) for n in range(len(SEATS) + 1)]
PASS_ON: Final = PassOn()
