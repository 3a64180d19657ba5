"""What a position is worth to a seat: hand-made terms of what the seat knows, or imagines, in prestige.

A term's worth is its number times (now + later × the share of the game still to come); `WEIGHTS` holds both for every term.
The terms are ours; their weights were fitted to the final prestige of games between adepts (`python -m parlour.arena.fit`);
Master's have evolved from those (`MASTERLY`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.core import OPEN
from parlour.engine.judge import Judge, Terms
from parlour.engine.scales import Scales, Signs, Weights
from parlour.engine.vecs import vec
from parlour.shelf.notre_dame.actions import DRIVE, FETCH, FETCH_ONLY, HIRE_ONLY, KEEP, PLAY, WASTE, WORDS
from parlour.shelf.notre_dame.components import POWERS, STANDARD, Box
from parlour.shelf.notre_dame.rules.carriage import may_take
from parlour.shelf.notre_dame.rules.hire import HIRE_PERSON, HIRE_ROUND
from parlour.shelf.notre_dame.rules.persons import CURE, DOUBLE, PER_RAT, prestige_of
from parlour.shelf.notre_dame.rules.plague import PLAGUE, plague_value
from parlour.shelf.notre_dame.state import (
    BANK,
    CARRIAGE_HOUSE,
    CATHEDRAL,
    DISTRICT,
    FRIEND,
    HOSPITAL,
    HOTEL,
    NONE,
    PARK,
    RESIDENCE,
    ROUNDS,
    ROUNDS_PER_PERIOD,
    SCHOOL,
    SECTOR_COUNT,
    NotreDame,
    Player,
    bit,
    kind_of,
    lowest,
    mask_of,
    size,
)

NAMES: Final = [
    "one",
    "points",
    "first-gold",
    "gold-to-three",
    "more-gold",
    "first-markers",
    "more-markers",
    "many-markers",
    "school",
    "bank",
    "residence",
    "carriage-house",
    "hotel",
    "hotel-double",
    "park",
    "park-bonus",
    "hospital",
    "friend",
    "cathedral-soon",
    "cathedral-later",
    "rat",
    "rat-beyond-4",
    "rat-beyond-7",
    "overrun",
    "messages",
    "greys-to-come",
    "hire",
    "hire-second-best",
    "best-card",
    "second-card",
    "third-card",
]

# What a Novice may forget, by name, and the terms that go with it.
FORGETTABLE: Final = {
    "rats": ["rat", "rat-beyond-4", "rat-beyond-7", "overrun", "hospital"],
    "park": ["park", "park-bonus"],
    "majorities": ["cathedral-soon", "cathedral-later"],
}

SCALE: Final = 8.0  # prestige ahead that makes a win three times as likely as not

# What a person is worth whose power is not a count, by effect word, roughly and in prestige.
ROUGHLY: Final = {
    "gain": 2.6,
    "benefit": 4.0,
    "rearrange": 1.2,
    "displace": 2.5,
    "found": 2.5,
    "nurse": 2.0,
    "third-card": 2.5,
    "ordain": 2.0,
    "run-sector": 3.0,
    "spy": 2.0,
    "per-returned-marker": 3.0,
    "messages-again": 4.0,
    "per-bare-market": 2.0,
    "pay-for-rats": 1.0,
    "settle-empty-sectors": 2.0,
    "hire-more": 4.0,
    "tour": 2.5,
    "visit-friend": 2.5,
}
POWER_WORTH: Final = vec[float]([ROUGHLY.get(power, 0.0) for power in POWERS])
# The persons who pay by what can be counted in the district long before.
COUNTING: Final = mask_of(
    [i for i, row in enumerate(STANDARD.persons) if not POWER_WORTH[row.power] and row.power not in (DOUBLE, PER_RAT)]
)
GOLD: Final = 0.9  # in prestige, for comparing cards
MARKER: Final = 0.7
STEP: Final = 0.6  # of the rat

# now and later, term by term
WEIGHTS: Final = [
    [-5.13, 16.60],  # one
    [1.00, 0.00],  # points
    [-0.46, 5.34],  # first-gold
    [0.95, 2.54],  # gold-to-three
    [0.09, 1.58],  # more-gold
    [-0.81, 6.63],  # first-markers
    [-1.62, 5.08],  # more-markers
    [-0.40, 0.65],  # many-markers
    [-0.17, 2.73],  # school
    [0.21, 5.39],  # bank
    [0.52, 3.12],  # residence
    [0.22, 3.84],  # carriage-house
    [0.46, 3.68],  # hotel
    [0.08, -0.03],  # hotel-double
    [0.79, 3.90],  # park
    [-0.02, 0.40],  # park-bonus
    [-0.54, 7.93],  # hospital
    [0.79, -5.01],  # friend
    [0.67, 0.04],  # cathedral-soon
    [0.25, 0.51],  # cathedral-later
    [0.34, 0.03],  # rat
    [-0.14, -1.27],  # rat-beyond-4
    [-0.40, 0.58],  # rat-beyond-7
    [-2.15, -1.52],  # overrun
    [0.48, -3.04],  # messages
    [0.24, -0.34],  # greys-to-come
    [0.52, -0.60],  # hire
    [0.05, 0.48],  # hire-second-best
    [0.30, -0.16],  # best-card
    [0.39, -0.33],  # second-card
    [0.38, -0.73],  # third-card
]

# The same for Master: these have evolved with four seats (`python -m parlour.arena.evolve`), and are better with any number.
MASTERLY: Final = [
    [-5.13, 16.60],  # one
    [1.00, 0.00],  # points
    [0.93, 8.40],  # first-gold
    [0.79, 3.57],  # gold-to-three
    [-0.04, 1.48],  # more-gold
    [-3.09, 13.82],  # first-markers
    [-2.05, 7.37],  # more-markers
    [-0.58, 0.74],  # many-markers
    [-0.03, 3.94],  # school
    [-0.37, 8.87],  # bank
    [1.35, 2.93],  # residence
    [0.89, 5.57],  # carriage-house
    [-0.10, 0.35],  # hotel
    [0.08, -0.05],  # hotel-double
    [1.20, 8.14],  # park
    [0.02, 0.67],  # park-bonus
    [-1.42, 10.87],  # hospital
    [0.44, -4.22],  # friend
    [1.08, -0.03],  # cathedral-soon
    [0.39, 0.68],  # cathedral-later
    [0.34, 0.06],  # rat
    [-0.27, -2.94],  # rat-beyond-4
    [-0.65, 0.52],  # rat-beyond-7
    [-4.22, -2.65],  # overrun
    [0.35, -4.21],  # messages
    [0.26, -0.27],  # greys-to-come
    [1.07, -0.27],  # hire
    [0.13, 0.59],  # hire-second-best
    [0.51, -0.15],  # best-card
    [0.53, -0.31],  # second-card
    [0.39, -0.55],  # third-card
]


def rats_to_come(s: NotreDame) -> i64:
    """The rats of this round's plague, or NONE if none is to come."""
    for i in range(s.waiting):
        if s.pending[i] is PLAGUE:
            return plague_value(s)
    return NONE


def may_hire(s: NotreDame, seat: i64) -> bool:
    """Whether a seat's hire of this round is still to come."""
    hire = HIRE_PERSON[seat][0]
    for i in range(s.waiting):
        step = s.pending[i]
        if step is hire or step is HIRE_ROUND:
            return True
    return s.choice is hire


def note_table(s: NotreDame, rats: i64, signs: Signs) -> bool:
    """Whether all that `measure` looks at beyond a seat's own is what it was."""
    markers: i64 = 0
    for p in s.players:
        markers += p.cathedral
    signs.note(markers)
    signs.note(len(s.players))
    signs.note(s.round)
    signs.note(rats)
    signs.note(s.grey)
    signs.note_all(s.open)
    signs.note_all(s.markets)
    return signs.same()


def note_seat(s: NotreDame, seat: i64, signs: Signs) -> bool:
    """Whether all of a seat's own that `measure` looks at is what it was."""
    p = s.players[seat]
    signs.note(p.prestige)
    signs.note(p.gold)
    signs.note(p.supply)
    signs.note(p.reserve)
    signs.note(p.cathedral)
    signs.note(p.friend)
    signs.note(p.rat)
    signs.note(p.cured)
    signs.note(p.carriage)
    signs.note(p.hand)
    signs.note(p.packet)
    signs.note(s.answer(seat))
    signs.note(p.gold > 0 and may_hire(s, seat))
    signs.note_all(p.sectors)
    signs.note_all(p.messages)
    return signs.same()


def measure(s: NotreDame, seat: i64, rats: i64, scales: Scales) -> None:
    """Lay the numbers that NAMES names on the scales, for one seat; `rats` are still to come this round, or NONE."""
    p = s.players[seat]
    gold = p.gold
    supply = p.supply
    park = p.pieces(PARK)
    bonus = park // s.box.park_pieces_per_bonus
    hotel = p.pieces(HOTEL)
    share = 0.0
    if p.cathedral:
        markers: i64 = 0
        for other in s.players:
            markers += other.cathedral
        share = float(s.box.payout[len(s.players)] // markers * p.cathedral + bonus)
    last = s.round % ROUNDS_PER_PERIOD == 0
    rat = p.rat
    overrun = 0.0
    if rats != NONE:
        rat += (0 if p.cured else rats) - p.pieces(HOSPITAL)
        if rat > s.box.last_space:
            rat = s.box.last_space
            overrun = 1.0
        elif rat < 0:
            rat = 0
    scales.add(1.0)
    scales.count(p.prestige)
    scales.count(min(gold, 1))
    scales.count(max(0, min(gold, 3) - 1))
    scales.count(max(0, gold - 3))
    scales.count(min(supply, 2))
    scales.count(max(0, min(supply, 5) - 2))
    scales.count(max(0, supply - 5))
    scales.count(p.pieces(SCHOOL))
    scales.count(p.pieces(BANK))
    scales.count(p.pieces(RESIDENCE))
    scales.count(p.pieces(CARRIAGE_HOUSE))
    scales.count(hotel)
    scales.add(1.0 if hotel >= s.box.hotel_double_from else 0.0)
    scales.count(park)
    scales.count(bonus)
    scales.count(p.pieces(HOSPITAL))
    scales.add(0.0 if p.friend == NONE else 1.0)
    scales.add(share if last else 0.0)
    scales.add(0.0 if last else share)
    scales.count(rat)
    scales.count(max(0, rat - 4))
    scales.count(max(0, rat - 7))
    scales.add(overrun)
    scales.count(len(p.messages))
    scales.add(greys_to_come(s, p, bonus))
    add_hires(s, seat, gold > 0 and may_hire(s, seat), scales)
    add_cards(s, seat, scales)


def greys_to_come(s: NotreDame, p: Player, bonus: i64) -> float:
    """What the grey persons still to come would pay for the district as it is now; a later period's count half."""
    total = 0.0
    period = s.period() + 1
    greys = s.grey & COUNTING
    while greys:
        person = lowest(greys)
        greys &= greys - 1
        paid = prestige_of(s, p, person)
        if paid:
            total += float(paid + bonus) * (1.0 if s.box.persons[person].pile == period else 0.5)
    return total


def add_hires(s: NotreDame, seat: i64, hiring: bool, scales: Scales) -> None:
    """What the best and the second-best open person are worth, while there is a hire to come and gold for it."""
    best = 0.0
    second = 0.0
    if hiring:
        p = s.players[seat]
        bonus = p.pieces(PARK) // s.box.park_pieces_per_bonus
        for person in s.open:
            row = s.box.persons[person]
            worth = POWER_WORTH[row.power]
            if row.power == CURE:
                after = p.rat + plague_value(s) - p.pieces(HOSPITAL)
                worth = STEP * float(plague_value(s)) + (3.0 if after > s.box.last_space else 0.0)
            elif worth == 0.0:
                worth = float(prestige_of(s, p, person))
                if worth > 0.0:
                    worth += float(bonus)
            elif row.prestige:
                worth += float(bonus)
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
    scales.add(best)
    scales.add(second)


def add_cards(s: NotreDame, seat: i64, scales: Scales) -> None:
    """The cards a seat holds, by what they would bring now: the best two will be played."""
    p = s.players[seat]
    first = 0.0
    second = 0.0
    third = 0.0
    answer = s.answer(seat)
    kept = KEEP.noun(answer) if answer != OPEN else -1
    cards = p.hand
    if kept >= 0:
        cards |= bit(kept)
    elif p.packet:
        cards |= p.packet
    if size(cards) > 1 or p.packet:
        while cards:
            worth = appeal(s, p, kind_of(lowest(cards)))
            cards &= cards - 1
            if worth > first:
                third = second
                second = first
                first = worth
            elif worth > second:
                third = second
                second = worth
            elif worth > third:
                third = worth
        if size(p.hand) == 2 and not p.packet:  # one card left to play
            third = second
            second = 0.0
    scales.add(first)
    scales.add(second)
    scales.add(third)


def appeal(s: NotreDame, p: Player, kind: i64) -> float:
    """What a card of this kind would bring now, in prestige."""
    if kind == FRIEND:
        best = 0.0
        for sector in range(SECTOR_COUNT):
            if sector != p.friend:
                best = max(best, at_sector(s, p, sector, p.pieces(sector) + 1))
        return best + MARKER
    price = MARKER if p.supply > 1 else 1.3 if p.supply else 2.0
    if kind == CATHEDRAL:
        gold = min(p.gold, 3)
        if gold == 0:
            return 0.0
        markers: i64 = 1
        for other in s.players:
            markers += other.cathedral
        bonus = p.pieces(PARK) // s.box.park_pieces_per_bonus
        donated = 0.0
        for paid in range(gold):
            donated = max(donated, float(s.box.donation[paid]) - GOLD * float(paid + 1))
        return donated + float(2 * bonus) + float(s.box.payout[len(s.players)]) / (float(markers) + 1.0) - price
    return max(0.0, at_sector(s, p, kind, p.pieces(kind) + 1) + 0.5 - price)


def at_sector(s: NotreDame, p: Player, sector: i64, pieces: i64) -> float:
    """What a sector's action brings with so many pieces there."""
    if sector == SCHOOL:
        return MARKER * float(min(pieces, p.reserve))
    if sector == BANK:
        return GOLD * float(pieces)
    if sector == RESIDENCE:
        return float(pieces + p.pieces(PARK) // s.box.park_pieces_per_bonus)
    if sector == CARRIAGE_HOUSE:
        return best_message(s, p, pieces)
    if sector == HOTEL:
        return 2 * GOLD if pieces >= s.box.hotel_double_from else GOLD
    step = STEP if p.rat else 0.0
    if p.rat > 5:
        step += 0.5
    if sector == PARK:
        return step + (1.5 if pieces % s.box.park_pieces_per_bonus == 0 else 0.7)
    return step + 0.8


def best_message(s: NotreDame, p: Player, pieces: i64) -> float:
    """The best message within reach of a carriage with so many pieces behind it."""
    reach = s.box.reach[s.boards]
    bonus = p.pieces(PARK) // s.box.park_pieces_per_bonus
    best = 0.0
    for market in reach[min(pieces, len(reach) - 1)][p.carriage]:
        kind = s.markets[market]
        if kind != NONE and (market != p.carriage or pieces > 1):
            message = s.box.messages[kind]
            worth = float(message.prestige + bonus) + GOLD * float(message.gold) + MARKER * float(message.markers)
            if message.rat and p.rat:
                worth += STEP
            if worth > best and may_take(s, p, market // DISTRICT):
                best = worth
    return best


# Actions of these sorts are sometimes never better than another.
WASTING: Final = 1
HALVING: Final = 2  # a person not used, a message without its rat step
DRIVING: Final = 3
FETCHING: Final = 4


def sort_of(action: i64) -> i64:
    if WASTE.has(action):
        return WASTING
    if HIRE_ONLY.has(action) or FETCH_ONLY.has(action):
        return HALVING
    if DRIVE.has(action):
        return DRIVING
    return FETCHING if FETCH.has(action) else 0


SORTS: Final = vec[i64]([sort_of(action) for verb in WORDS.verbs for action in range(verb.base, verb.base + verb.size)])
TERMS: Final = Terms(NAMES, WEIGHTS, FORGETTABLE, MASTERLY)


class NotreDameJudge(Judge[NotreDame]):
    def __init__(self, weights: Weights) -> None:
        super().__init__(weights, SCALE)
        self.box: Box | None = None  # of the table judged last

    def estimate(self, s: NotreDame) -> list[float]:
        """The final prestige to expect, by seat."""
        scales = self.scales
        scales.set(self.left(s))
        found = []
        rats = rats_to_come(s)
        if s.box is not self.box:
            self.box = s.box
            scales.clear()
        known = note_table(s, rats, scales.table)
        for seat in range(len(s.players)):
            pan = scales.pan(seat)
            same = note_seat(s, seat, pan.signs) and known
            if not same:
                measure(s, seat, rats, scales)
            found.append(scales.weigh(pan, same))
        return found

    def terms(self, s: NotreDame, seat: int) -> list[float]:
        self.scales.no_pan()
        measure(s, seat, rats_to_come(s), self.scales)
        return self.scales.listed()

    def left(self, s: NotreDame) -> float:
        """The share of the game still to come; a round is a ninth of it."""
        done = float(s.round - 1)
        if len(s.open):
            plays: i64 = 0
            for p in s.players:
                if p.packet:
                    plays += 2
                elif size(p.hand) > 1:
                    plays += size(p.hand) - 1
            done += 0.75 - 0.375 * float(plays) / float(len(s.players))
        return max(0.0, 1.0 - done / float(ROUNDS))

    def clock(self, s: NotreDame) -> int:
        return s.round

    def sensible(self, s: NotreDame, seat: int, legal: list[int]) -> list[int]:
        """Without what is never better than something else: a wasted card or hire, a message left lying or its rat step."""
        found = []
        fetching = False
        for action in legal:
            if SORTS[action] == FETCHING:
                fetching = True
                break
        drives = 0
        for action in legal:
            sort = SORTS[action]
            if sort == WASTING:
                if s.players[seat].supply and PLAY.of(WASTE.noun(action)) in legal:
                    continue
            elif sort == HALVING:
                continue
            elif sort == DRIVING:
                drives += 1
                if fetching or drives > 3:
                    continue
            found.append(action)
        return found

    def novice_picks(self) -> int:
        return 0
