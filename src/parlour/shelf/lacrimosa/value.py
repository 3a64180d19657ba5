"""What a position is worth to a player: hand-made terms of what a seat knows, or imagines, in victory points.

A term's worth is its number times (now + later × the share of the game still to come); `WEIGHTS` holds both for every term.
The terms are ours; their weights were fitted to the final points of games between adepts (`python -m parlour.arena.fit`);
Master's have evolved from those (`MASTERLY`).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from parlour.engine.judge import Judge, Terms
from parlour.engine.scales import Scales, Signs, Weights
from parlour.engine.vecs import append, vec
from parlour.shelf.lacrimosa.actions import BUY, CASH, DONE, FROM_TRACK, WILD_FROM
from parlour.shelf.lacrimosa.components import FIRST_MEMORY, RECURRING, Box
from parlour.shelf.lacrimosa.heaps import lowest
from parlour.shelf.lacrimosa.scoring import favours_met, fits, leading
from parlour.shelf.lacrimosa.state import (
    COMPOSITION,
    JOURNEY,
    KIND_COUNT,
    MOVEMENT_COUNT,
    NEUTRAL_OWNER,
    NONE,
    ROUNDS,
    SOLOIST_SEAT,
    TALENT,
    TURNS,
    Lacrimosa,
    Player,
)

NAMES: Final = [
    "one",
    "points",
    "first-ducats",
    "more-ducats",
    "many-ducats",
    "finance",
    "finance-vp",
    "talent-steps",
    "travel-steps",
    "composition-steps",
    "talent-markers",
    "travel-markers",
    "composition-markers",
    "opuses",
    "performances",
    "best-performance",
    "best-sale",
    "requiem",
    "requiem-markers",
    "each-maintenance",
    "each-opus",
    "each-action",
    "favours",
    "favours-half-met",
    "courts",
    "story-points",
    "story-vp",
    "bonus-icons",
    "icons",
    "card-points",
    "hand-icons",
]

# What a Novice may forget, by name, and the terms that go with it.
FORGETTABLE: Final = {
    "majorities": ["requiem", "requiem-markers"],
    "royal favours": ["favours", "favours-half-met", "courts"],
    "the story below": ["story-points", "story-vp", "bonus-icons"],
}

SCALE: Final = 12.0  # points ahead that make a win three times as likely as not

EACH_MAINTENANCE: Final = RECURRING.index("maintenance")
EACH_OPUS: Final = RECURRING.index("opus")
EACH_ACTION: Final = RECURRING.index("action")

# now and later, term by term
WEIGHTS: Final = [
    [-1.76, 56.83],  # one
    [1.00, 0.00],  # points
    [0.43, 0.73],  # first-ducats
    [0.57, 0.34],  # more-ducats
    [0.79, -0.74],  # many-ducats
    [0.26, 4.60],  # finance
    [0.31, 5.14],  # finance-vp
    [1.25, -0.92],  # talent-steps
    [-0.13, -0.11],  # travel-steps
    [-0.57, 2.01],  # composition-steps
    [2.49, -1.02],  # talent-markers
    [0.93, -1.39],  # travel-markers
    [0.81, -1.50],  # composition-markers
    [0.44, -0.24],  # opuses
    [0.01, 0.72],  # performances
    [0.15, -0.32],  # best-performance
    [-0.22, 0.91],  # best-sale
    [1.05, -0.65],  # requiem
    [-0.23, 1.71],  # requiem-markers
    [0.26, 4.43],  # each-maintenance
    [0.05, 1.48],  # each-opus
    [0.47, 3.69],  # each-action
    [0.76, -0.19],  # favours
    [-0.26, 1.36],  # favours-half-met
    [0.27, 2.98],  # courts
    [0.34, 0.12],  # story-points
    [-0.05, 1.73],  # story-vp
    [0.49, 1.42],  # bonus-icons
    [-0.11, -0.11],  # icons
    [0.56, 0.34],  # card-points
    [0.23, -0.52],  # hand-icons
]
# The same for Master: these have evolved (`python -m parlour.arena.evolve`).
MASTERLY: Final = [
    [-1.76, 56.83],  # one
    [1.00, 0.00],  # points
    [0.65, 1.30],  # first-ducats
    [0.61, 0.38],  # more-ducats
    [0.28, -0.53],  # many-ducats
    [1.18, 8.39],  # finance
    [1.26, 6.32],  # finance-vp
    [0.65, -1.00],  # talent-steps
    [-0.12, -0.21],  # travel-steps
    [-0.60, 0.54],  # composition-steps
    [1.79, -0.90],  # talent-markers
    [0.64, -1.44],  # travel-markers
    [0.75, -1.19],  # composition-markers
    [0.68, -0.18],  # opuses
    [0.09, 0.85],  # performances
    [0.14, -0.34],  # best-performance
    [0.03, 1.26],  # best-sale
    [0.89, -0.71],  # requiem
    [-0.38, 3.05],  # requiem-markers
    [0.74, 5.31],  # each-maintenance
    [0.21, 1.66],  # each-opus
    [0.04, 3.21],  # each-action
    [1.20, -0.02],  # favours
    [-0.15, 1.27],  # favours-half-met
    [0.35, 3.00],  # courts
    [0.36, 0.13],  # story-points
    [-0.32, 2.27],  # story-vp
    [0.64, 1.73],  # bonus-icons
    [-0.10, -0.11],  # icons
    [0.86, 0.49],  # card-points
    [0.15, -0.62],  # hand-icons
]


def note_table(s: Lacrimosa, signs: Signs) -> bool:
    """Whether all that `measure` looks at beyond a seat's own is what it was."""
    signs.note(s.bonus)
    signs.note_all(s.spaces)
    return signs.same()


def note_seat(p: Player, signs: Signs) -> bool:
    """Whether all of a seat's own that `measure` looks at is what it was."""
    signs.note(p.ducats)
    signs.note(p.vp)
    signs.note(p.finance)
    signs.note(p.hand)
    signs.note(p.deck)
    signs.note_all(p.tracks)
    signs.note_all(p.markers)
    signs.note_all(p.experiences)
    signs.note_all(p.story)
    signs.note_all(p.opuses)
    signs.note_all(p.turned)
    signs.note_all(p.desks)
    signs.note_all(p.courts)
    return signs.same()


def measure(s: Lacrimosa, seat: i64, requiem: Requiem, cards: Cards, scales: Scales) -> None:
    """Lay the numbers that NAMES names on the scales, for one seat."""
    p = s.players[seat]
    box = s.box
    ducats = p.ducats
    performances = 0.0
    best_performance = 0.0
    best_sale = 0.0
    for card in p.opuses:
        opus = box.opuses[card]
        paid = max(0.0, float(opus.perform_ducats) - 1.2 * float(opus.perform_talent))
        performances += paid
        if card not in p.turned:
            best_performance = max(best_performance, paid)
            best_sale = max(best_sale, float(opus.sell_vp + opus.sell_finance) - 0.6 * float(opus.sell_talent))
    maintenance = 0.0
    per_opus = 0.0
    again = 0.0
    for number in p.desks:
        if number >= 0:
            tile = box.tiles[number]
            if tile.each == EACH_MAINTENANCE:
                maintenance += 1.0
            elif tile.each == EACH_OPUS:
                per_opus += float(tile.vp)
            elif tile.each == EACH_ACTION:
                again += 1.0
    met = 0.0
    half = 0.0
    whole = False
    for court in p.courts:
        needs = needs_met(s, seat, court)
        half += float(box.courts[court].favour * needs) / 2.0
        whole = whole or needs == 2
    if whole:  # otherwise no assignment can meet any
        for court in favours_met(s, seat):
            met += float(box.courts[court].favour)
        half = max(0.0, half - met)
    coming = 0.0
    story_vp: i64 = 0
    for card in p.story:
        coming += float(box.memories[card].story_wild)
        story_vp += box.memories[card].story_vp
    for kind in range(KIND_COUNT):
        steps: i64 = 0
        for card in p.story:
            steps += box.memories[card].story[kind]
        coming += float(steps) if steps <= box.track_most else 0.5 * float(steps + box.track_most)
    income = box.finance[p.finance]
    scales.add(1.0)
    scales.count(p.vp)
    scales.count(min(ducats, 5))
    scales.count(max(0, min(ducats, 12) - 5))
    scales.count(max(0, ducats - 12))
    scales.count(income.ducats + income.wild)
    scales.count(income.vp)
    scales.count(p.tracks[TALENT])
    scales.count(p.tracks[JOURNEY])
    scales.count(p.tracks[COMPOSITION])
    scales.count(p.markers[TALENT])
    scales.count(p.markers[JOURNEY])
    scales.count(p.markers[COMPOSITION])
    scales.count(len(p.opuses))
    scales.add(performances)
    scales.add(best_performance)
    scales.add(best_sale)
    scales.count(requiem.points[seat])
    scales.count(requiem.markers[seat])
    scales.add(maintenance)
    scales.add(per_opus)
    scales.add(again)
    scales.add(met)
    scales.add(half)
    scales.count(len(p.courts))
    scales.add(coming)
    scales.count(story_vp)
    scales.add(bonus_to_come(s, p))
    add_cards(p, cards, scales)


@final
class Requiem:
    """[LA-7.2] By owner: what the Requiem would pay now, and the markers there."""

    def __init__(self, s: Lacrimosa) -> None:
        self.points: Final = vec[i64]([0] * (NEUTRAL_OWNER + 1))
        self.markers: Final = vec[i64]([0] * (NEUTRAL_OWNER + 1))
        box = s.box
        for movement in range(MOVEMENT_COUNT):
            ahead = leading(s, movement)
            for space in box.spaces_in[movement]:
                what = s.spaces[space]
                if what >= 0:
                    owner = what >> 1
                    self.points[owner] += box.high[movement] if what & 1 == ahead else box.low[movement]
                    self.markers[owner] += 1


def needs_met(s: Lacrimosa, seat: i64, court: i64) -> i64:
    """How many of a court tile's two needs something of the own could meet, for itself."""
    row = s.box.courts[court]
    items = s.players[seat].opuses if row.of_opuses else s.own_markers(seat)
    n: i64 = 0
    for need in row.needs:
        for item in items:
            if fits(s, need, item):
                n += 1
                break
    return n


def bonus_to_come(s: Lacrimosa, p: Player) -> float:
    """[LA-6.3] What this period's bonus would give now, in points."""
    if s.bonus == NONE:
        return 0.0
    bonus = s.box.bonuses[s.bonus]
    icons: i64 = 0
    for card in p.experiences:
        icons += s.box.memories[card].icons >> 3 * bonus.action & 7
    reward = bonus.reward
    worth = float(reward.vp) + 0.4 * float(reward.ducats) + 0.6 * float(reward.wild) + 1.5 * float(reward.finance)
    return float(icons) * worth


@final
class Cards:
    """What each memory card is worth in itself, reckoned once for a box: its icons, and the rest in points."""

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        icons = vec[float]()
        points = vec[float]()
        for memory in box.memories:
            icons = append(icons, float(len(memory.actions)))
            found = (
                0.4 * float(memory.ducats) + 0.5 * float(memory.wild) + 0.5 * float(memory.story_wild) + float(memory.story_vp)
            )
            for kind in range(KIND_COUNT):
                found += 0.5 * float(memory.steps[kind] + memory.story[kind])
            points = append(points, found)
        self.icons: Final = icons
        self.points: Final = points


def add_cards(p: Player, cards: Cards, scales: Scales) -> None:
    """How good the nine cards are: icons, points, and the icons still in hand."""
    held = 0.0
    points = 0.0
    heap = p.hand
    while heap:
        card = FIRST_MEMORY + lowest(heap)
        heap &= heap - 1
        held += cards.icons[card]
        points += cards.points[card]
    icons = held
    heap = p.deck
    while heap:
        card = FIRST_MEMORY + lowest(heap)
        heap &= heap - 1
        icons += cards.icons[card]
        points += cards.points[card]
    for card in p.experiences:
        icons += cards.icons[card]
        points += cards.points[card]
    for card in p.story:
        icons += cards.icons[card]
        points += cards.points[card]
    scales.add(icons)
    scales.add(points)
    scales.add(held)


TERMS: Final = Terms(
    NAMES, WEIGHTS, FORGETTABLE, MASTERLY, masterly_from=2
)  # evolved with four seats; alone the usual ones are better


class LacrimosaJudge(Judge[Lacrimosa]):
    def __init__(self, weights: Weights) -> None:
        super().__init__(weights, SCALE)
        self.cards: Cards | None = None
        self.requiem: Requiem | None = None  # as it was judged last

    def cards_in(self, s: Lacrimosa) -> Cards:
        """What the cards of its box are worth; all worlds of a game have the same box."""
        if self.cards is None or self.cards.box is not s.box:
            self.cards = Cards(s.box)
            self.requiem = None
            self.scales.clear()
        return self.cards

    def points(self, s: Lacrimosa) -> list[float]:
        """Points by player, the Soloist's too."""
        return [float(p.vp) for p in s.players]

    def estimate(self, s: Lacrimosa) -> list[float]:
        """The final points to expect, by player; the Soloist's are what he would have now and what he mostly still makes."""
        cards = self.cards_in(s)
        scales = self.scales
        rest = self.left(s)
        scales.set(rest)
        known = note_table(s, scales.table)
        if self.requiem is None or not known:
            self.requiem = Requiem(s)
        requiem = self.requiem
        found = []
        for seat in range(s.seats):
            pan = scales.pan(seat)
            same = note_seat(s.players[seat], pan.signs) and known
            if not same:
                measure(s, seat, requiem, cards, scales)
            found.append(scales.weigh(pan, same))
        if s.level != NONE:
            soloist = s.players[SOLOIST_SEAT]
            total = float(soloist.vp + requiem.points[SOLOIST_SEAT]) + (50.0 + 15.0 * float(s.level)) * rest
            for court in soloist.courts:
                total += float(s.box.courts[court].favour)
            found.append(total)
        return found

    def terms(self, s: Lacrimosa, seat: int) -> list[float]:
        self.scales.no_pan()
        measure(s, seat, Requiem(s), self.cards_in(s), self.scales)
        return self.scales.listed()

    def left(self, s: Lacrimosa) -> float:
        """The share of the game still to come, turn by turn."""
        done = (float(s.round) - 1.0) + max(0.0, float(s.turn) - 0.5) / float(TURNS * s.seats)
        return max(0.0, 1.0 - done / float(ROUNDS))

    def clock(self, s: Lacrimosa) -> int:
        return s.round * 64 + s.turn

    def sensible(self, s: Lacrimosa, seat: int, legal: list[int]) -> list[int]:
        """No exchange that nothing asks for; track points before markers, since only markers last."""
        last = legal[len(legal) - 1]
        if FROM_TRACK.has(last):
            return [last]
        if WILD_FROM.has(legal[0]):
            found = [action for action in legal if WILD_FROM.noun(action) < KIND_COUNT]
            return found if found else legal
        if DONE.has(last) and (CASH.has(legal[0]) or BUY.has(legal[0])):
            return [last]
        return legal
