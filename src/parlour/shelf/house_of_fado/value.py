"""What a position is worth to a player: hand-made terms of an open table, in points.

A term's worth is its number times (now + later × the share of the game still to come); `WEIGHTS` holds both for every term.
The terms are ours. The weights among players were set by hand, and Master's have evolved from those (`MASTERLY`); `alone.py` has
those against Alfama.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.judge import Judge, Terms
from parlour.engine.scales import Scales, Signs, Weights
from parlour.shelf.house_of_fado.actions import APPLAUD, DONE, HIRE, INVITE
from parlour.shelf.house_of_fado.alone import (
    ALFAMA_TERMS,
    ALFAMA_WEIGHTS,
    IMPATIENCE,
    LATE,
    LONG,
    SCALE_ALONE,
    SOLO_WEIGHTS,
    lay_alfama,
    turns_left,
)
from parlour.shelf.house_of_fado.components import Box
from parlour.shelf.house_of_fado.rules.kickout import BonusGuest, BonusNote, BonusRaise, KickOut
from parlour.shelf.house_of_fado.scoring import billboard_points
from parlour.shelf.house_of_fado.state import (
    BAR_PLACE,
    BLACK,
    BROWN,
    FADO_STAR,
    GREY,
    KIND_COUNT,
    LAST_STAR,
    NONE,
    NOTE_COUNT,
    PRESTIGE_STAR,
    RESTAURANT,
    SEAT_COUNT,
    SINGER,
    TABLE_COUNT,
    TOP_FAME,
    HouseOfFado,
    Player,
    kind_of,
    size,
)

NAMES: Final = [
    "one",
    "points",
    "fame",
    "fame-beyond-3",
    "musicians",
    "stars",
    "billboards",
    "second-billboard-marker",
    "fados",
    "first-coins",
    "more-coins",
    "many-coins",
    "notes",
    "many-notes",
    "best-tile",
    "removed",
    "pay-two",
    "third-table",
    "pay-three",
    "near-prestige-star",
    "near-fado-star",
    "near-musicians-star",
    "at-the-musicians-star",
    "customers",
    "customers-pay",
    "applause",
    "bar",
    "critic",
    "free-tables",
    "may-close",
    "promotion",
    "workers",
]
COUNT: Final = len(NAMES)

# What a Novice may forget, by name, and the terms that go with it.
FORGETTABLE: Final = {
    "majorities": ["billboards", "second-billboard-marker"],
    "stars": ["near-prestige-star", "near-fado-star", "near-musicians-star", "at-the-musicians-star"],
    "notes": ["notes", "many-notes", "best-tile"],
}

DRAGS_ON: Final = 45  # rounds after which a game among players takes too long
HURRY: Final = 0.5  # points a round, for the whole way to a star
CIRCLES: Final = 60  # rounds after which two Novices may wait for ever, each for better guests than have come

SCALE: Final = 10.0  # points ahead that make a win three times as likely as not

# now and later, term by term
WEIGHTS: Final = [
    [0.0, 25.0],
    [1.0, 0.0],
    [1.0, 0.6],
    [0.3, 0.6],
    [0.3, 1.0],
    [1.0, 0.0],
    [0.9, -0.3],
    [0.3, 1.0],
    [1.0, 0.3],
    [0.2, 0.5],
    [0.2, 0.3],
    [0.2, 0.1],
    [0.2, 0.8],
    [0.0, -0.3],
    [0.5, 0.3],
    [0.3, 0.8],
    [0.2, 1.5],
    [0.2, 1.5],
    [0.2, 1.0],
    [2.0, 4.0],
    [2.0, 3.0],
    [2.0, 3.0],
    [5.0, 3.0],
    [0.1, 0.3],
    [0.15, 0.2],
    [0.4, 0.3],
    [0.1, 0.2],
    [1.0, 1.0],
    [0.1, 0.3],
    [0.5, 0.5],
    [0.3, 0.3],
    [0.0, 0.5],
]
# The same for Master: these have evolved (`python -m parlour.arena.evolve`).
MASTERLY: Final = [
    [0.00, 25.00],  # one
    [1.00, 0.00],  # points
    [0.94, 0.87],  # fame
    [0.37, 0.47],  # fame-beyond-3
    [0.15, 0.78],  # musicians
    [1.67, 0.01],  # stars
    [2.09, 0.03],  # billboards
    [0.47, 1.01],  # second-billboard-marker
    [1.50, 0.46],  # fados
    [0.21, 0.60],  # first-coins
    [0.27, 0.28],  # more-coins
    [0.24, 0.05],  # many-coins
    [0.24, 0.63],  # notes
    [0.02, -0.08],  # many-notes
    [0.37, 0.24],  # best-tile
    [0.48, 1.08],  # removed
    [0.28, 1.55],  # pay-two
    [0.09, 1.43],  # third-table
    [0.17, 1.23],  # pay-three
    [2.06, 3.20],  # near-prestige-star
    [2.35, 4.16],  # near-fado-star
    [2.66, 4.25],  # near-musicians-star
    [5.09, 2.42],  # at-the-musicians-star
    [0.13, 0.34],  # customers
    [0.20, 0.23],  # customers-pay
    [0.32, 0.48],  # applause
    [0.16, 0.28],  # bar
    [0.23, 0.54],  # critic
    [0.13, 0.27],  # free-tables
    [0.45, 0.46],  # may-close
    [0.36, 0.30],  # promotion
    [0.03, 0.40],  # workers
]


def nearest(s: HouseOfFado, star: i64) -> float:
    """How near anybody is to a star, from 0 to 1."""
    most: i64 = 0
    for player in range(len(s.players)):
        steps = steps_to(s, player, star)
        if steps > most:
            most = steps
    near = share_of(s, star, most)
    return near * near


def nearness(s: HouseOfFado, player: i64, star: i64) -> float:
    return share_of(s, star, steps_to(s, player, star))


def steps_to(s: HouseOfFado, player: i64, star: i64) -> i64:
    """How many steps a player has made towards a star: prestige markers, fado tiles, or the musician's fame."""
    if star == PRESTIGE_STAR:
        return s.players[player].removed
    if star == FADO_STAR:
        return size(s.players[player].fados)
    return s.fame_of(player, star)


def share_of(s: HouseOfFado, star: i64, steps: i64) -> float:
    """So many steps as a share of the way to a star."""
    if star == PRESTIGE_STAR:
        return min(1.0, float(steps) / float(s.box.track))
    if star == FADO_STAR:
        return min(1.0, float(steps) / 3.0)
    return float(steps) / 6.0


def note_table(s: HouseOfFado, signs: Signs) -> bool:
    """Whether all that `measure` looks at beyond a player's own is what it was."""
    for on in s.billboards:
        signs.note(on)
        signs.note(s.fame[on] if on != NONE else 0)
    signs.note(len(s.players))
    signs.note_all(s.stars)
    signs.note_all(s.beside)
    signs.note_all(s.tiles)
    signs.note_all(s.display)
    return signs.same()


def note_player(s: HouseOfFado, player: i64, signs: Signs) -> bool:
    """Whether all of a player's own that `measure` looks at is what it was."""
    p = s.players[player]
    for musician in p.trio:
        signs.note(musician)
        signs.note(s.fame[musician] if musician != NONE else 0)
    signs.note(p.coins)
    signs.note(p.points)
    signs.note(p.supply)
    signs.note(p.areas)
    signs.note(p.removed)
    signs.note(p.critic)
    signs.note(p.fados)
    signs.note_all(p.notes)
    signs.note_all(p.guests)
    return signs.same()


def measure(s: HouseOfFado, player: i64, scales: Scales) -> None:
    """Lay the numbers that NAMES names on the scales, for one player."""
    p = s.players[player]
    coins = p.coins
    fame: i64 = 0
    high: i64 = 0
    musicians: i64 = 0
    star_near = 0.0
    star_there = 0.0
    promotion: i64 = 0
    for kind in range(KIND_COUNT):
        musician = p.trio[kind]
        if musician == NONE:
            continue
        musicians += 1
        shown = s.fame[musician]
        fame += shown
        high += max(0, shown - 3)
        if s.stars[kind] == NONE:
            star_near += float(shown * shown) / 36.0
            if shown == TOP_FAME:
                star_there += 1.0
        on = s.billboards[kind]
        if shown >= 2 and p.removed < s.box.track and (on == NONE or s.fame[on] < shown):
            promotion = max(promotion, shown)
    billboards: i64 = 0
    second: i64 = 0
    ready = len(s.tiles) == KIND_COUNT
    for kind in range(KIND_COUNT):
        if ready:
            billboards += billboard_points(s, player, kind)
        second += max(0, s.beside[kind * SEAT_COUNT + player] - 1)
    notes: i64 = 0
    for note in range(NOTE_COUNT):
        notes += p.notes[note]
    customers = p.at(0) + p.at(1) + p.at(2)
    fados = size(p.fados)
    tables: i64 = 0
    for table in range(TABLE_COUNT):
        if p.table_free(table):
            tables += 1
    prestige_near = nearness(s, player, PRESTIGE_STAR) if s.stars[PRESTIGE_STAR] == NONE else 0.0
    fado_near = nearness(s, player, FADO_STAR) if s.stars[FADO_STAR] == NONE else 0.0
    scales.add(1.0)
    scales.count(p.points)
    scales.count(fame)
    scales.count(high)
    scales.count(musicians)
    scales.count(s.box.star_points[s.stars_of(player)])
    scales.count(billboards)
    scales.count(second)
    scales.count(s.box.fado_points[min(fados, 4)])
    scales.count(min(coins, 4))
    scales.count(max(0, min(coins, 10) - 4))
    scales.count(max(0, coins - 10))
    scales.count(min(notes, 4))
    scales.count(max(0, notes - 4))
    scales.add(best_tile(s, p))
    scales.count(p.removed)
    scales.add(1.0 if p.removed >= 3 else 0.0)
    scales.add(1.0 if p.removed >= 5 else 0.0)
    scales.add(1.0 if p.removed >= 7 else 0.0)
    scales.add(prestige_near * prestige_near)
    scales.add(fado_near * fado_near)
    scales.add(star_near)
    scales.add(star_there)
    scales.count(customers)
    scales.count(customers * s.box.pay[p.removed])
    scales.add(applause(s, p))
    scales.count(p.at(BAR_PLACE))
    scales.add(0.0 if p.critic == NONE else float(min(2, s.box.track - p.removed)))
    scales.count(tables)
    scales.add(0.0 if p.areas >> RESTAURANT & 1 else 1.0)
    scales.count(promotion)
    scales.count(p.supply)


def best_tile(s: HouseOfFado, p: Player) -> float:
    """The points of the fado tile nearest to being scored, less for every note that is missing."""
    best = 0.0
    for fado in s.display:
        if fado != NONE:
            row = s.box.fados[fado]
            worth = float(row.points) + 3.0
            if worth <= best:
                continue
            missing: i64 = 0
            for note in range(NOTE_COUNT):
                lacking = row.need[note] - p.notes[note]
                if lacking > 0:
                    missing += lacking
            best = max(best, worth / (1.0 + float(missing)))
    return best


def applause(s: HouseOfFado, p: Player) -> float:
    """How many raises the customers in the restaurant could give the own musicians, roughly."""
    grey = p.of_colour(GREY)
    black = p.of_colour(BLACK)
    brown = p.of_colour(BROWN)
    raises = 0.0
    singer = p.trio[SINGER]
    if singer != NONE and s.fame[singer] < TOP_FAME:
        need = s.box.applause[s.fame[singer]]
        used = min(black, 2 * need)
        raises += float(used) / float(need)
        if black < need:
            spare = min(grey, need - black)
            raises += float(spare) / float(need)
            grey -= spare
    hands = float(brown + grey)
    for kind in range(KIND_COUNT):
        musician = p.trio[kind]
        if kind != SINGER and musician != NONE and s.fame[musician] < TOP_FAME:
            need = s.box.applause[s.fame[musician]]
            spent = min(hands, 2.0 * float(need))
            raises += spent / float(need)
            hands -= spent
    return raises


def hurry(s: HouseOfFado, player: i64) -> float:
    """In a game that drags on, what brings a player nearer to the stars counts for more every round."""
    late = s.round - DRAGS_ON
    if late <= 0:
        return 0.0
    progress = 0.0
    for star in range(PRESTIGE_STAR + 1):
        if s.stars[star] == player:
            progress += 1.0
        elif s.stars[star] == NONE:
            progress += nearness(s, player, star)
    return HURRY * float(late) * progress


TERMS: Final = Terms(
    NAMES,
    WEIGHTS,
    FORGETTABLE,
    MASTERLY,
    masterly_from=3,  # evolved with four seats; with two the usual ones are better
    alone=SOLO_WEIGHTS + ALFAMA_WEIGHTS,
    opponent=ALFAMA_TERMS,
)


class HouseOfFadoJudge(Judge[HouseOfFado]):
    def __init__(self, weights: Weights, alone: Weights, alfama: Weights) -> None:
        super().__init__(weights, SCALE)
        self.box: Box | None = None  # of the table judged last
        self.alone: Final = Scales(alone)
        self.alfama: Final = Scales(alfama)

    def points(self, s: HouseOfFado) -> list[float]:
        """Points by player, Alfama's too."""
        return [float(p.points) for p in s.players]

    def estimate(self, s: HouseOfFado) -> list[float]:
        """The final points to expect, by player, Alfama's too: alone one plays by other weights, and she has her own."""
        rest = self.left(s)
        if s.solo:
            self.alone.set(rest)
            measure(s, 0, self.alone)
            self.alfama.set(rest)
            lay_alfama(s, self.alfama)
            late = IMPATIENCE * float(max(0, s.round - LATE)) * rest  # so that no game goes on for ever
            return [self.alone.weighed(), self.alfama.weighed() + late]
        found = []
        scales = self.scales
        scales.set(rest)
        if s.box is not self.box:
            self.box = s.box
            scales.clear()
        known = note_table(s, scales.table)
        for player in range(len(s.players)):
            pan = scales.pan(player)
            same = note_player(s, player, pan.signs) and known
            if not same:
                measure(s, player, scales)
            found.append(scales.weigh(pan, same) + hurry(s, player))
        return found

    def own(self, s: HouseOfFado, seat: int) -> float:
        """The final points to expect of one player: what those kicked out go by, who can hardly harm others."""
        scales = self.alone if s.solo else self.scales
        scales.set(self.left(s))
        scales.no_pan()
        measure(s, seat, scales)
        return scales.weighed() + (0.0 if s.solo else hurry(s, seat))

    def terms(self, s: HouseOfFado, seat: int) -> list[float]:
        self.scales.no_pan()
        measure(s, seat, self.scales)
        return self.scales.listed()

    def left(self, s: HouseOfFado) -> float:
        """The share of the game still to come: three stars end it, and those nearly reached count in part."""
        taken = s.stars_taken()
        if taken >= LAST_STAR:
            return 0.0
        if s.solo:
            return min(1.0, turns_left(s, LAST_STAR - taken) / LONG)
        first = 0.0
        second = 0.0
        third = 0.0
        for star in range(PRESTIGE_STAR + 1):
            if s.stars[star] == NONE:
                near = nearest(s, star)
                if near > first:
                    third = second
                    second = first
                    first = near
                elif near > second:
                    third = second
                    second = near
                elif near > third:
                    third = near
        done = first
        if taken < 2:
            done += second
        if taken < 1:
            done += third
        return 1.0 - (float(taken) + 0.8 * done) / LAST_STAR

    def clock(self, s: HouseOfFado) -> int:
        return s.round

    def interrupted(self, s: HouseOfFado) -> bool:
        """Whether somebody kicked out is asked; whoever placed the worker acts next [HF-2.3]."""
        return isinstance(s.choice, (KickOut, BonusGuest, BonusNote, BonusRaise))

    def sensible(self, s: HouseOfFado, seat: int, legal: list[int]) -> list[int]:
        """Of musicians alike in kind, fame and note one will do; seats and hands stay idle only where a star depends on it."""
        found = []
        alike = 0
        more = False
        for action in legal:
            if HIRE.has(action):
                musician = HIRE.noun(action)
                place: int = kind_of(musician) * 32 + s.fame[musician] * NOTE_COUNT + s.box.note_of[musician]
                bit = 1 << place  # wider than an i64
                if alike & bit:
                    continue
                alike |= bit
            elif INVITE.has(action):
                more = True
            elif APPLAUD.has(action):
                if s.fame_of(seat, APPLAUD.noun(action)) < TOP_FAME - 1:
                    more = True
            elif more and DONE.has(action):
                continue
            found.append(action)
        return found

    def goes_in_circles(self, s: HouseOfFado) -> bool:
        return not s.solo and s.round > CIRCLES

    def doubt(self, s: HouseOfFado) -> float:
        return SCALE_ALONE if s.solo else self.scale


def judge_with(weights: Weights) -> HouseOfFadoJudge:
    """Weights among players; or, as `TERMS.alone`, for playing alone with Alfama's behind them."""
    if len(weights) > COUNT:
        return HouseOfFadoJudge(WEIGHTS, weights[:COUNT], weights[COUNT:])
    return HouseOfFadoJudge(weights, alone_too(weights), ALFAMA_WEIGHTS)


def alone_too(weights: Weights) -> Weights:
    """The weights against Alfama for somebody with these weights among players: what is forgotten stays so."""
    return [pair if weights[i][0] or weights[i][1] else [0.0, 0.0] for i, pair in enumerate(SOLO_WEIGHTS)]
