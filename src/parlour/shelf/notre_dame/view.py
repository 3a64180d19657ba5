"""What each player knows: the view they get, and the worlds they must believe possible [ND-7]."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from parlour.engine.core import SPECTATOR
from parlour.engine.overlay import laid_over
from parlour.engine.rng import Rng
from parlour.engine.vecs import vec
from parlour.shelf.notre_dame.components import CARDS, COLOURS, MARKETS, MESSAGES, PERSONS, SECTORS
from parlour.shelf.notre_dame.rules.plague import plague_value
from parlour.shelf.notre_dame.state import (
    HOSPITAL,
    NONE,
    NotreDame,
    Player,
    bit,
    bit_at,
    bits,
    card_of,
    colour,
    size,
)


def known(s: NotreDame, viewer: int) -> dict[str, object]:
    """Everything this seat knows, by perfect recall, and nothing else."""
    return laid_over(shared(s), own(s, viewer))


def shared(s: NotreDame) -> dict[str, object]:
    """[ND-7.1, ND-7.2] What lies open to all: everything but hands, packets, what was seen and the order of persons to come."""
    return {
        "round": s.round,
        "period": "ABC"[s.period()] if s.round else None,
        "first": s.first,
        "open_scores": s.open_scores,
        "bank": s.bank,
        "payout": s.box.payout[len(s.players)],
        "markets": {MARKETS[m]: MESSAGES[kind] for m, kind in enumerate(s.markets) if kind != NONE},
        "persons": [{"person": PERSONS[person], "rats": s.box.persons[person].rats} for person in s.open],
        "plague": plague_value(s),
        "brown": [PERSONS[person] for person in bits(s.brown)],
        "grey": [PERSONS[person] for person in bits(s.grey)],
        "coming": None,
        "spied": bits(s.spied),
        "shown": [CARDS[card] for card in bits(s.shown)],
        "players": [player_view(s, p) for p in s.players],
    }


def own(s: NotreDame, viewer: int) -> dict[str, object]:
    """[ND-7.1, ND-6.22] The cards as this viewer sees them, and what the Spy has shown."""
    known = known_cards(s, viewer)
    found: dict[str, object] = {"players": [cards_view(s, p, seat, viewer, known) for seat, p in enumerate(s.players)]}
    if knows_coming(s, viewer):
        found["coming"] = [PERSONS[person] for person in s.coming]
    return found


def player_view(s: NotreDame, p: Player) -> dict[str, object]:
    return {
        "colour": COLOURS[p.board],
        "gold": p.gold,
        "prestige": p.prestige,
        "supply": p.supply,
        "reserve": p.reserve,
        "sectors": {name: p.pieces(sector) for sector, name in enumerate(SECTORS)},
        "cathedral": p.cathedral,
        "friend": SECTORS[p.friend] if p.friend != NONE else None,
        "rat": p.rat,
        "carriage": MARKETS[p.carriage],
        "messages": [{"colour": COLOURS[m // len(MESSAGES)], "message": MESSAGES[m % len(MESSAGES)]} for m in p.messages],
        "cured": p.cured,
        "plague": (0 if p.cured else plague_value(s)) - p.pieces(HOSPITAL),
        "deck": size(p.deck),
    }


def cards_view(s: NotreDame, p: Player, seat: int, viewer: int, known: i64) -> dict[str, object]:
    """[ND-7.1] Hand and packet; backs show their colour."""
    own = seat == viewer
    row: dict[str, object] = {
        # A back's colour; the face too where the viewer knows that exactly this card lies there.
        "hand": faces(s, p.hand, viewer, own, known),
        "packet": faces(s, p.packet, viewer, own, known),
    }
    if own:
        row["seen"] = [CARDS[card] for card in bits(p.seen & ~s.shown)]
        row["gave"] = [CARDS[card] for card in bits(p.gave)]
    return row


def faces(s: NotreDame, cards: i64, viewer: int, own: bool, known: i64) -> list[dict[str, object]]:
    """By colour, faces before backs: the place of a back among faces would tell its rank."""
    found: list[dict[str, object]] = []
    for board in range(s.boards):
        mine = cards & colour(board)
        pool = unplaced(s, viewer, board, known)
        hidden = mine & pool
        if own or hidden == pool:  # nothing else is left that these backs could be
            hidden = 0
        found += [{"colour": COLOURS[board], "card": CARDS[card]} for card in bits(mine & ~hidden)]
        found += [{"colour": COLOURS[board], "card": None} for _ in range(size(hidden))]
    return found


def unplaced(s: NotreDame, viewer: int, board: int, known: i64) -> i64:
    """The cards of a colour of which the viewer cannot say where they lie, as bits.

    Of two own cards passed on, the next player keeps one and passes the other: which is which shows only later.
    """
    if viewer != SPECTATOR and s.players[viewer].board == board:
        return s.players[viewer].gave & ~s.shown
    return colour(board) & ~known


def known_cards(s: NotreDame, viewer: int) -> i64:
    """The cards whose face this seat has seen this period, as bits."""
    return s.shown if viewer == SPECTATOR else s.shown | s.players[viewer].seen


def knows_coming(s: NotreDame, viewer: int) -> bool:
    """[ND-6.22] Whether the viewer has hired the Spy since the order was fixed."""
    return viewer != SPECTATOR and s.spied >> viewer & 1 == 1


def imagine(s: NotreDame, viewer: int, rng: Rng) -> NotreDame:
    """A clone in which everything `viewer` has not seen is dealt anew."""
    c = s.clone()
    known = known_cards(s, viewer)
    for seat, owner in enumerate(c.players):
        if seat == viewer:
            deal_own(c, viewer, rng)
        else:
            deal_hidden(c, owner, viewer, known, rng)
    for seat, p in enumerate(c.players):
        if seat != viewer:  # what others have seen and given is theirs to know
            forget(c, p, seat)
    if not knows_coming(s, viewer):
        c.coming = shuffled_by_pile(c, rng)
    c.reseal(viewer, rng)
    return c


@final
class Pool:
    """Cards that may lie anywhere, shuffled, and dealt from the end."""

    def __init__(self, cards: i64, rng: Rng) -> None:
        self.cards = vec[i64]([0] * size(cards))
        self.left = len(self.cards)
        for i in range(self.left):
            card = bit(bit_at(cards, rng.below(self.left - i)))
            self.cards[i] = card
            cards &= ~card

    def next(self) -> i64:
        """The next card, as a bit."""
        assert self.left
        self.left -= 1
        return self.cards[self.left]

    def rest(self) -> i64:
        """All that are left, as bits."""
        found: i64 = 0
        for i in range(self.left):
            found |= self.cards[i]
        return found


def deal_own(c: NotreDame, viewer: int, rng: Rng) -> None:
    """[ND-7.1] The two own cards passed on lie with the next two players (or one is laid aside): which has which?"""
    p = c.players[viewer]
    passed_on = unplaced(c, viewer, p.board, 0)
    pool = Pool(passed_on, rng)
    c.discard &= ~passed_on
    for seat, other in enumerate(c.players):
        if seat != viewer:
            redeal(other, colour(p.board), pool)
    c.discard |= pool.rest()


def deal_hidden(c: NotreDame, owner: Player, viewer: int, known: i64, rng: Rng) -> None:
    """[ND-7.1] Cards of another colour whose face the viewer has not seen may lie anywhere such a back lies."""
    unseen = unplaced(c, viewer, owner.board, known)
    pool = Pool(unseen, rng)
    for seat, other in enumerate(c.players):
        if seat != viewer:
            redeal(other, unseen, pool)
    laid_aside = c.discard & unseen
    c.discard &= ~laid_aside
    for _ in range(size(laid_aside)):
        c.discard |= pool.next()
    owner.deck = pool.rest() >> card_of(owner.board, 0)


def redeal(p: Player, unseen: i64, pool: Pool) -> None:
    """Each unseen card that a player holds becomes the next one of the pool."""
    p.hand = exchanged(p.hand, unseen, pool)
    p.packet = exchanged(p.packet, unseen, pool)


def exchanged(cards: i64, unseen: i64, pool: Pool) -> i64:
    """These cards, with others of the pool for those that are unseen."""
    kept = cards & ~unseen
    for _ in range(size(cards & unseen)):
        kept |= pool.next()
    return kept


def forget(c: NotreDame, p: Player, seat: int) -> None:
    """What another player can have seen in the imagined world: the own cards drawn, what it holds, what it passed on."""
    left = c.players[c.left_of(seat)]
    right = c.players[seat - 1]
    p.seen = colour(p.board) & ~(p.deck << card_of(p.board, 0)) | p.hand | p.packet
    p.gave = 0
    for other in c.players:
        if other is not p:
            held = other.hand | other.packet
            p.gave |= held & colour(p.board)
            if other is left and other is not right:
                p.seen |= held & colour(right.board)


def shuffled_by_pile(c: NotreDame, rng: Rng) -> list[int]:
    """[ND-7.3] The grey cards to come in any order within their piles, as far as chance has put them in order."""
    order: list[int] = []
    if not c.coming:
        for pile in range(1, 4):
            rng.skip_shuffle(size(c.grey & c.box.piles[pile]))
        return order
    for pile in range(1, 4):
        order += rng.shuffled([person for person in bits(c.grey) if c.box.persons[person].pile == pile])
    return order[: len(c.coming)]
