"""What the persons do for whoever hires them [ND-6]. One effect word of persons.toml, one branch of `use`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.actions import Actions
from parlour.engine.core import Chance, Choice, Step
from parlour.engine.rng import Rng
from parlour.engine.words import CONFIRMED, LEGAL, Verb
from parlour.shelf.notre_dame.actions import FORESEE, FROM, MOVE, PASS, PAY, PIECES, REUSE, TO, WORDS
from parlour.shelf.notre_dame.components import PERSONS
from parlour.shelf.notre_dame.effects import (
    FROM_PERSON,
    earn,
    gain_gold,
    gain_markers,
    rat_back,
    settle_marker,
    use_message,
)
from parlour.shelf.notre_dame.rules.cards import (
    FRIEND_WENT,
    MOVED,
    cannot_carry_out,
    carry_out,
)
from parlour.shelf.notre_dame.rules.plague import fullest, plague_value
from parlour.shelf.notre_dame.rules.sectors import AT_HOSTESS, act, offer_benefits
from parlour.shelf.notre_dame.state import (
    CATHEDRAL,
    DISTRICT,
    FRIEND,
    HOSPITAL,
    HOTEL,
    MESSAGE_COUNT,
    NONE,
    SEATS,
    SECTOR_COUNT,
    NotreDame,
    Player,
    bit_at,
    each,
    kind_of,
    lowest,
    mask_of,
    size,
)

SHOWED_THIRD: Final = WORDS.event("showed-third", "player card", news=True)
REARRANGED: Final = WORDS.event("rearranged", "player place sector pieces")
TOURED: Final = WORDS.event("toured", "player place sector")
RETURNED: Final = WORDS.event("returned", "player place")
FORESEEN: Final = WORDS.event("foreseen", "position")
SPIED: Final = WORDS.event("spied", "player position", secret="person", news=True)
CURED: Final = WORDS.event("cured", "player")
PAID_FOR_RATS: Final = WORDS.event("paid-for-rats", "player gold")
REUSED: Final = WORDS.event("reused", "player message count")

NO_PIECE_THERE: Final = WORDS.reason("no-piece-there", "ND-6.4")
NO_PIECES_TO_MOVE: Final = WORDS.reason("no-pieces-to-move", "ND-6.2")
NOT_FROM_CATHEDRAL: Final = WORDS.reason("not-from-cathedral", "ND-6.2")
NOT_FROM_CATHEDRAL_TOUR: Final = WORDS.reason("not-from-cathedral-tour", "ND-6.32")
WHOLE_SECTOR: Final = WORDS.reason("whole-sector", "ND-6.32")
NOTHING_TO_TOUR: Final = WORDS.reason("nothing-to-tour", "ND-6.32")
ANOTHER_SECTOR: Final = WORDS.reason("another-sector", "ND-6.2")
ANOTHER_SECTOR_TOUR: Final = WORDS.reason("another-sector-tour", "ND-6.32")
ANOTHER_SECTOR_DISPLACE: Final = WORDS.reason("another-sector-displace", "ND-6.4")
SECTOR_WITH_FRIEND: Final = WORDS.reason("sector-with-friend", "ND-6.2")
NOT_SO_MANY: Final = WORDS.reason("not-so-many", "ND-6.2")
FRIEND_ELSEWHERE: Final = WORDS.reason("friend-elsewhere", "ND-6.2")
FRIEND_NOT_RETURNED: Final = WORDS.reason("friend-not-returned", "ND-6.23")
NO_MARKER_TO_RETURN: Final = WORDS.reason("no-marker-to-return", "ND-6.23")
SECTOR_NOT_EMPTY: Final = WORDS.reason("sector-not-empty", "ND-6.9")
SECTOR_SETTLED: Final = WORDS.reason("sector-settled", "ND-6.27")
SECTOR_EMPTY: Final = WORDS.reason("sector-empty", "ND-6.20")
NO_MESSAGE_OF_KIND: Final = WORDS.reason("no-message-of-kind", "ND-6.24")
PURSE_TOO_SMALL: Final = WORDS.reason("purse-too-small", "ND-6.26", "gold")
RAT_TOO_NEAR: Final = WORDS.reason("rat-too-near", "ND-6.26", "space")
NOT_NEXT: Final = WORDS.reason("not-next", "ND-1.5")

# The effect words by number, in the order of POWERS: written out, so that the compiler reckons with them.
GAIN: Final = 0
BENEFIT_POWER: Final = 1
REARRANGE: Final = 2
DISPLACE: Final = 3
CURE: Final = 4
PER_PIECE: Final = 5
PER_EMPTY_SECTOR: Final = 6
FOUND: Final = 7
PER_SECTOR: Final = 8
PER_SPACE_AHEAD: Final = 9
PER_MESSAGE_PAIR: Final = 10
PER_PIECE_IN_FULLEST: Final = 11
DOUBLE: Final = 12
NURSE: Final = 13
THIRD_CARD: Final = 14
ORDAIN: Final = 15
RUN_SECTOR: Final = 16
PER_CATHEDRAL_MARKER: Final = 17
SPY: Final = 18
PER_RETURNED_MARKER: Final = 19
MESSAGES_AGAIN: Final = 20
PER_BARE_MARKET: Final = 21
PAY_FOR_RATS: Final = 22
SETTLE_EMPTY_SECTORS: Final = 23
HIRE_MORE_POWER: Final = 24
PER_RESERVE_PAIR: Final = 25
PER_HOTEL_PIECE: Final = 26
PER_RAT: Final = 27
TOUR: Final = 28
VISIT_FRIEND: Final = 29


def use(s: NotreDame, seat: i64, number: i64) -> None:
    """[ND-6] A hired person's power. The Advisor's is a hire and stands in hire.py. [ND-8.6] It may come to nothing."""
    p = s.players[seat]
    person = s.box.persons[number]
    power = person.power
    if power == GAIN:  # [ND-6.3] Moneylender, [ND-6.5] Monk
        gain_gold(s, seat, person.gold)
        gain_markers(s, seat, person.markers)
        earn(s, seat, person.prestige, FROM_PERSON + number)
    elif power == BENEFIT_POWER:  # [ND-6.1] Hostess
        earn(s, seat, person.prestige, FROM_PERSON + number)
        offer_benefits(s, seat, AT_HOSTESS, person.picks)
    elif power == REARRANGE:
        if fullest(p):
            s.then(MINSTREL_FROM[seat])
    elif power == DISPLACE:
        if fullest(p) or p.cathedral:
            s.then(JESTER_FROM[seat])
    elif power == CURE:  # [ND-6.6] Doctor
        p.cured = True
        s.tell(CURED, seat)
    elif power == FOUND:  # [ND-6.9] Bishop; no empty sector or no marker: nothing
        if p.reserve and sectors_with(p, 1) < SECTOR_COUNT:
            s.then(BISHOP_SECTOR[seat])
    elif power == NURSE:  # [ND-6.17] Nurse
        settle_marker(s, seat, HOSPITAL)
        rat_back(s, seat, 1)
    elif power == THIRD_CARD:
        show_third(s, seat)
    elif power == ORDAIN:  # [ND-6.19] Priest
        settle_marker(s, seat, CATHEDRAL)
    elif power == RUN_SECTOR:  # [ND-6.20] Steward
        if fullest(p):
            s.then(STEWARD_SECTOR[seat])
    elif power == SPY:
        earn(s, seat, person.prestige, FROM_PERSON + number)
        s.then(LOOK[seat])
    elif power == PER_RETURNED_MARKER:
        s.then(GYPSIES_RETURN[seat][0][0])
    elif power == MESSAGES_AGAIN:
        if len(p.messages):
            s.then(COACHMAN_KIND[seat])
    elif power == PER_BARE_MARKET:  # [ND-6.25] Merchant: all five own markets count
        gain_gold(s, seat, person.gold * bare_markets(s, p))
    elif power == PAY_FOR_RATS:
        if p.rat and p.gold:
            s.then(BENEFACTOR_PAY[seat])
    elif power == SETTLE_EMPTY_SECTORS:
        settle_empty_sectors(s, seat)
    elif power == TOUR:
        if fullest(p):
            s.then(ACTRESS_FROM[seat])
    elif power == VISIT_FRIEND:  # [ND-6.33] Mistress; no friend on the board or no marker: nothing
        if p.friend != NONE and settle_marker(s, seat, p.friend):
            act(s, seat, p.friend)
    else:
        earn(s, seat, prestige_of(s, p, number), FROM_PERSON + number)


def prestige_of(s: NotreDame, p: Player, number: i64) -> i64:
    """What the persons pay that only count something."""
    person = s.box.persons[number]
    power = person.power
    n: i64 = 0
    if power == PER_PIECE:  # [ND-6.7] City guard
        n = p.cathedral if p.friend == NONE else p.cathedral + 1
        for markers in p.sectors:
            n += markers
    elif power == PER_EMPTY_SECTOR:  # [ND-6.8] Night watchman
        n = SECTOR_COUNT - sectors_with(p, 1)
    elif power == PER_SECTOR:  # [ND-6.10] Guild master, [ND-6.14] Mayor, [ND-6.15] Carpenter
        n = sectors_with(p, person.at_least)
    elif power == PER_SPACE_AHEAD:  # [ND-6.11] Beggar
        n = s.box.last_space - p.rat
    elif power == PER_MESSAGE_PAIR:  # [ND-6.12] Lawyer
        n = len(p.messages) // 2
    elif power == PER_PIECE_IN_FULLEST:  # [ND-6.13] Lady of the court
        n = fullest(p)
    elif power == PER_CATHEDRAL_MARKER:  # [ND-6.21] Bell ringer
        n = p.cathedral
    elif power == PER_RESERVE_PAIR:  # [ND-6.29] Guard
        n = p.reserve // 2
    elif power == PER_HOTEL_PIECE:  # [ND-6.30] Host
        n = p.pieces(HOTEL)
    elif power == PER_RAT:  # [ND-6.31] Gravedigger
        n = plague_value(s)
    elif power == DOUBLE:  # [ND-6.16] Manager
        return p.prestige
    return n * person.prestige


def sectors_with(p: Player, pieces: i64) -> i64:
    """How many own sectors hold at least so many pieces."""
    n: i64 = 0
    for markers in p.sectors:
        if markers >= pieces:
            n += 1
    if p.friend != NONE and p.pieces(p.friend) == pieces:  # the friend makes up what is missing
        n += 1
    return n


def bare_markets(s: NotreDame, p: Player) -> i64:
    """[ND-6.25] The own markets without a message."""
    n: i64 = 0
    for market in range(p.board * DISTRICT, p.board * DISTRICT + DISTRICT):
        if s.markets[market] == NONE:
            n += 1
    return n


def show_third(s: NotreDame, seat: i64) -> None:
    """[ND-6.18] Scholar: show the third card and carry it out, if it can be."""
    p = s.players[seat]
    card = lowest(p.hand)
    s.discard |= p.hand
    s.shown |= p.hand
    p.hand = 0
    s.tell(SHOWED_THIRD, seat, card)
    if cannot_carry_out(p, kind_of(card)) == LEGAL:
        carry_out(s, seat, kind_of(card))


class MinstrelFrom(Choice[NotreDame]):
    """[ND-6.2] Minstrel: first, from which sector pieces are moved."""

    def refuse(self, s: NotreDame, action: i64) -> i64:
        source = FROM.noun(action)
        if source == CATHEDRAL:
            return NOT_FROM_CATHEDRAL
        if source == FRIEND:
            return SECTOR_WITH_FRIEND
        return LEGAL if s.players[self.player].pieces(source) else NO_PIECES_TO_MOVE

    def apply(self, s: NotreDame, action: i64) -> None:
        s.then(MINSTREL_TO[self.player][FROM.noun(action)])


class MinstrelTo(Choice[NotreDame]):
    """[ND-6.2] Minstrel: then, to which other sector."""

    def __init__(self, player: i64, source: i64) -> None:
        super().__init__(player, [TO], "ND-6.2")
        self.source: Final = source

    def refuse(self, s: NotreDame, action: i64) -> i64:
        return LEGAL if TO.noun(action) != self.source else ANOTHER_SECTOR

    def about(self, s: NotreDame) -> dict[str, int]:
        return {"sector": self.source}

    def apply(self, s: NotreDame, action: i64) -> None:
        s.then(MINSTREL_PIECES[self.player][self.source][TO.noun(action)])


class MinstrelPieces(Choice[NotreDame]):
    """[ND-6.2] Minstrel: last, one to three pieces, the friend among them or not; no action follows."""

    def __init__(self, player: i64, source: i64, target: i64) -> None:
        super().__init__(player, [MOVE], "ND-6.2")
        self.source: Final = source
        self.target: Final = target

    def refuse(self, s: NotreDame, action: i64) -> i64:
        p = s.players[self.player]
        choice = MOVE.noun(action)
        if choice >= WITH_FRIEND and p.friend != self.source:
            return FRIEND_ELSEWHERE
        return LEGAL if markers_among(choice) <= p.sectors[self.source] else NOT_SO_MANY

    def about(self, s: NotreDame) -> dict[str, int]:
        return {"place": self.source, "sector": self.target}

    def apply(self, s: NotreDame, action: i64) -> None:
        p = s.players[self.player]
        choice = MOVE.noun(action)
        p.sectors[self.source] -= markers_among(choice)
        p.sectors[self.target] += markers_among(choice)
        if choice >= WITH_FRIEND:
            p.friend = self.target
        s.tell(REARRANGED, self.player, self.source, self.target, choice)


WITH_FRIEND: Final = PIECES.index("friend")


def markers_among(choice: i64) -> i64:
    """How many markers one of PIECES has: 1, 2, 3, and 0, 1, 2 beside the friend."""
    return choice - WITH_FRIEND if choice >= WITH_FRIEND else choice + 1


class JesterFrom(Choice[NotreDame]):
    """[ND-6.4] Jester: first, which marker (of a sector or Notre Dame), or the friend."""

    def refuse(self, s: NotreDame, action: i64) -> i64:
        p = s.players[self.player]
        source = FROM.noun(action)
        if source == FRIEND:
            return LEGAL if p.friend != NONE else NO_PIECE_THERE
        return LEGAL if p.markers_at(source) else NO_PIECE_THERE

    def apply(self, s: NotreDame, action: i64) -> None:
        s.then(JESTER_TO[self.player][FROM.noun(action)])


class JesterTo(Choice[NotreDame]):
    """[ND-6.4] Jester: then, to which other sector, whose action is carried out."""

    def __init__(self, player: i64, source: i64) -> None:
        super().__init__(player, [TO], "ND-6.4")
        self.source: Final = source

    def refuse(self, s: NotreDame, action: i64) -> i64:
        here = s.players[self.player].friend if self.source == FRIEND else self.source
        return LEGAL if TO.noun(action) != here else ANOTHER_SECTOR_DISPLACE

    def about(self, s: NotreDame) -> dict[str, int]:
        return {"place": self.source}

    def apply(self, s: NotreDame, action: i64) -> None:
        p = s.players[self.player]
        target = TO.noun(action)
        if self.source == FRIEND:
            p.friend = target
            s.tell(FRIEND_WENT, self.player, target)
        else:
            p.add_marker(self.source, -1)
            p.add_marker(target, 1)
            s.tell(MOVED, self.player, self.source, target)
        act(s, self.player, target)


class BishopSector(Choice[NotreDame]):
    """[ND-6.9] Bishop: a marker of the general supply into an empty own sector, whose action is carried out."""

    def refuse(self, s: NotreDame, action: i64) -> i64:
        return SECTOR_NOT_EMPTY if s.players[self.player].pieces(TO.noun(action)) else LEGAL

    def apply(self, s: NotreDame, action: i64) -> None:
        settle_marker(s, self.player, TO.noun(action))
        act(s, self.player, TO.noun(action))


class StewardSector(Choice[NotreDame]):
    """[ND-6.20] Steward: the action of an own sector with at least one piece, as many as are there now."""

    def refuse(self, s: NotreDame, action: i64) -> i64:
        return LEGAL if s.players[self.player].pieces(TO.noun(action)) else SECTOR_EMPTY

    def apply(self, s: NotreDame, action: i64) -> None:
        act(s, self.player, TO.noun(action))


class ActressFrom(Choice[NotreDame]):
    """[ND-6.32] Actress: first, which sector's pieces go on tour."""

    def refuse(self, s: NotreDame, action: i64) -> i64:
        source = FROM.noun(action)
        if source == CATHEDRAL:
            return NOT_FROM_CATHEDRAL_TOUR
        if source == FRIEND:
            return WHOLE_SECTOR
        return LEGAL if s.players[self.player].pieces(source) else NOTHING_TO_TOUR

    def apply(self, s: NotreDame, action: i64) -> None:
        s.then(ACTRESS_TO[self.player][FROM.noun(action)])


class ActressTo(Choice[NotreDame]):
    """[ND-6.32] Actress: then, to which other sector all of them move; its action is carried out."""

    def __init__(self, player: i64, source: i64) -> None:
        super().__init__(player, [TO], "ND-6.32")
        self.source: Final = source

    def refuse(self, s: NotreDame, action: i64) -> i64:
        return LEGAL if TO.noun(action) != self.source else ANOTHER_SECTOR_TOUR

    def about(self, s: NotreDame) -> dict[str, int]:
        return {"sector": self.source}

    def apply(self, s: NotreDame, action: i64) -> None:
        p = s.players[self.player]
        target = TO.noun(action)
        p.sectors[target] += p.sectors[self.source]
        p.sectors[self.source] = 0
        if p.friend == self.source:
            p.friend = target
        s.tell(TOURED, self.player, self.source, target)
        act(s, self.player, target)


class GypsiesReturn(Choice[NotreDame]):
    """[ND-6.23] Gypsies: return a marker, place by place in printed order, until the player has had enough; then the prestige."""

    def __init__(self, player: i64, lowest: i64, count: i64) -> None:
        super().__init__(player, [FROM, PASS], "ND-6.23")
        self.lowest: Final = lowest
        self.count: Final = count

    def refuse(self, s: NotreDame, action: i64) -> i64:
        if PASS.has(action):
            return LEGAL
        source = FROM.noun(action)
        if source == FRIEND:
            return FRIEND_NOT_RETURNED
        if not s.players[self.player].markers_at(source):
            return NO_MARKER_TO_RETURN
        return LEGAL if source >= self.lowest else CONFIRMED

    def picks(self) -> list[Verb]:
        return RETURN_PICKS

    def about(self, s: NotreDame) -> dict[str, int]:
        return {"count": self.count}

    def apply(self, s: NotreDame, action: i64) -> None:
        if PASS.has(action):
            earn(s, self.player, self.count * s.box.persons[GYPSIES].prestige, FROM_PERSON + GYPSIES)
            return
        p = s.players[self.player]
        source = FROM.noun(action)
        p.add_marker(source, -1)
        p.reserve += 1
        s.tell(RETURNED, self.player, source)
        s.then(GYPSIES_RETURN[self.player][source][self.count + 1])


RETURN_PICKS: Final = [FROM]
GYPSIES: Final = PERSONS.index("gypsies")
COACHMAN: Final = PERSONS.index("coachman")


def count_of_kind(p: Player, kind: i64) -> i64:
    """How many messages of a kind a player has collected."""
    n: i64 = 0
    for message in p.messages:
        if message % MESSAGE_COUNT == kind:
            n += 1
    return n


class CoachmanKind(Choice[NotreDame]):
    """[ND-6.24] Coachman: all collected messages of one kind once more, as one event [ND-8.1]."""

    def refuse(self, s: NotreDame, action: i64) -> i64:
        return LEGAL if count_of_kind(s.players[self.player], REUSE.noun(action)) else NO_MESSAGE_OF_KIND

    def apply(self, s: NotreDame, action: i64) -> None:
        kind = REUSE.noun(action)
        n = count_of_kind(s.players[self.player], kind)
        s.tell(REUSED, self.player, kind, n)
        use_message(s, self.player, s.box.messages[kind], n, True, FROM_PERSON + COACHMAN)


class BenefactorPay(Choice[NotreDame]):
    """[ND-6.26] Benefactor: gold for rat steps, one each, no more than the rat's space."""

    def refuse(self, s: NotreDame, action: i64) -> i64:
        p = s.players[self.player]
        if PAY.noun(action) >= p.gold:
            return PURSE_TOO_SMALL
        return LEGAL if PAY.noun(action) < p.rat else RAT_TOO_NEAR

    def details(self, s: NotreDame, action: i64, refusal: i64) -> list[int]:
        p = s.players[self.player]
        return [p.gold if refusal == PURSE_TOO_SMALL else p.rat]

    def apply(self, s: NotreDame, action: i64) -> None:
        gold = PAY.noun(action) + 1
        s.players[self.player].gold -= gold
        s.bank += gold
        s.tell(PAID_FOR_RATS, self.player, gold)
        rat_back(s, self.player, gold)


def settle_empty_sectors(s: NotreDame, seat: i64) -> None:
    """[ND-6.27] Butcher: a marker into each empty own sector; the player picks them if the supply is short."""
    p = s.players[seat]
    empty = SECTOR_COUNT - sectors_with(p, 1)
    if p.reserve >= empty:
        for sector in range(SECTOR_COUNT):
            if p.pieces(sector) == 0:
                settle_marker(s, seat, sector)
    elif p.reserve:
        s.then(BUTCHER_SECTOR[seat][0])


SETTLE_PICKS: Final = [TO]


class ButcherSector(Choice[NotreDame]):
    """[ND-6.27] Butcher, short of markers: the next empty sector to get one, in printed order."""

    def __init__(self, player: i64, lowest: i64) -> None:
        super().__init__(player, [TO], "ND-6.27")
        self.lowest: Final = lowest

    def refuse(self, s: NotreDame, action: i64) -> i64:
        p = s.players[self.player]
        sector = TO.noun(action)
        if p.pieces(sector):
            return SECTOR_SETTLED
        if sector < self.lowest:
            return CONFIRMED
        # Enough empty sectors must remain for the markers that are left.
        after: i64 = 0
        for other in range(sector + 1, SECTOR_COUNT):
            if p.pieces(other) == 0:
                after += 1
        return LEGAL if after >= p.reserve - 1 else CONFIRMED

    def picks(self) -> list[Verb]:
        return SETTLE_PICKS

    def picks_left(self, s: NotreDame) -> i64:
        return s.players[self.player].reserve

    def apply(self, s: NotreDame, action: i64) -> None:
        sector = TO.noun(action)
        settle_marker(s, self.player, sector)
        if s.players[self.player].reserve:
            s.then(BUTCHER_SECTOR[self.player][sector + 1])


class Look(Step[NotreDame]):
    """[ND-6.22] Spy: see the grey cards still to come, in order. If nobody has yet, chance puts them in order now."""

    def __init__(self, player: i64) -> None:
        self.player: Final = player

    def run(self, s: NotreDame) -> None:
        left = size(s.grey) - len(s.coming)
        if left:
            for _ in range(left):
                s.then(FORESEE_GREY)
            s.then(self)
            return
        s.spied |= 1 << self.player
        for position, person in enumerate(s.coming):
            s.tell(SPIED, self.player, position, person, to=1 << self.player)


class ForeseeGrey(Chance[NotreDame]):
    """[ND-6.22, ND-1.5] The next grey card gets its place: period by period, unseen."""

    def refuse(self, s: NotreDame, action: i64) -> i64:
        return LEGAL if next_greys(s) >> FORESEE.noun(action) & 1 else NOT_NEXT

    def offer(self, s: NotreDame, found: Actions) -> None:
        each(FORESEE, next_greys(s), found)

    def draw(self, s: NotreDame, rng: Rng) -> i64:
        greys = next_greys(s)
        return FORESEE.of(bit_at(greys, rng.below(size(greys))))

    def apply(self, s: NotreDame, action: i64) -> None:
        s.tell(FORESEEN, len(s.coming))
        s.coming = s.coming + [FORESEE.noun(action)]


def next_greys(s: NotreDame) -> i64:
    """[ND-1.5] The grey persons that can be next without an order: those of the earliest pile left, as bits."""
    left = s.grey & ~mask_of(s.coming)
    for pile in s.box.piles:
        if left & pile:
            return left & pile
    return 0


SECTORS_RANGE: Final = range(SECTOR_COUNT)
MINSTREL_FROM: Final = [MinstrelFrom(p, [FROM], "ND-6.2") for p in SEATS]
MINSTREL_TO: Final = [[MinstrelTo(p, a) for a in SECTORS_RANGE] for p in SEATS]
MINSTREL_PIECES: Final = [[[MinstrelPieces(p, a, b) for b in SECTORS_RANGE] for a in SECTORS_RANGE] for p in SEATS]
JESTER_FROM: Final = [JesterFrom(p, [FROM], "ND-6.4") for p in SEATS]
JESTER_TO: Final = [[JesterTo(p, a) for a in range(FRIEND + 1)] for p in SEATS]
BISHOP_SECTOR: Final = [BishopSector(p, [TO], "ND-6.9") for p in SEATS]
STEWARD_SECTOR: Final = [StewardSector(p, [TO], "ND-6.20") for p in SEATS]
ACTRESS_FROM: Final = [ActressFrom(p, [FROM], "ND-6.32") for p in SEATS]
ACTRESS_TO: Final = [[ActressTo(p, a) for a in SECTORS_RANGE] for p in SEATS]
GYPSIES_RETURN: Final = [[[GypsiesReturn(p, low, n) for n in range(15)] for low in range(CATHEDRAL + 1)] for p in SEATS]
COACHMAN_KIND: Final = [CoachmanKind(p, [REUSE], "ND-6.24") for p in SEATS]
BENEFACTOR_PAY: Final = [BenefactorPay(p, [PAY], "ND-6.26") for p in SEATS]
BUTCHER_SECTOR: Final = [[ButcherSector(p, low) for low in range(SECTOR_COUNT + 1)] for p in SEATS]
LOOK: Final = [Look(p) for p in SEATS]
FORESEE_GREY: Final = ForeseeGrey(FORESEE, "ND-6.22")
