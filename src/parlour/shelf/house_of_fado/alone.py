"""What only counts alone against Alfama: weights of its own, the turns to the stars, and what she will still make.

How the weights were found: docs/BOTS.md.
"""

from __future__ import annotations

from typing import Final

from parlour.engine.scales import Scales
from parlour.shelf.house_of_fado.scoring import billboard_points
from parlour.shelf.house_of_fado.state import (
    ALFAMA,
    BLACK,
    BROWN,
    FADO_STAR,
    GREY,
    GROUP,
    KIND_COUNT,
    NONE,
    NOTE_COUNT,
    PRESTIGE_STAR,
    SINGER,
    TOP_FAME,
    HouseOfFado,
    Player,
    size,
)

# Alone against Alfama the same terms have weights of their own, and so has what she will still make.
SOLO_WEIGHTS: Final = [
    [-0.49, 21.00],  # one
    [1.00, 0.00],  # points
    [1.61, 0.29],  # fame
    [0.07, 0.10],  # fame-beyond-3
    [0.03, 0.14],  # musicians
    [2.24, -0.16],  # stars
    [0.68, -0.29],  # billboards
    [0.20, 0.78],  # second-billboard-marker
    [1.47, 0.33],  # fados
    [0.31, 0.81],  # first-coins
    [0.35, 0.59],  # more-coins
    [0.43, 0.15],  # many-coins
    [0.07, 0.31],  # notes
    [-0.03, -0.10],  # many-notes
    [0.22, 0.13],  # best-tile
    [0.11, 0.43],  # removed
    [0.13, 0.71],  # pay-two
    [-0.03, 0.91],  # third-table
    [0.17, 0.71],  # pay-three
    [1.79, 3.26],  # near-prestige-star
    [1.31, 2.75],  # near-fado-star
    [1.65, 3.02],  # near-musicians-star
    [3.69, 2.84],  # at-the-musicians-star
    [0.09, 0.28],  # customers
    [0.04, 0.26],  # customers-pay
    [0.36, 0.43],  # applause
    [0.09, 0.26],  # bar
    [0.49, 0.59],  # critic
    [0.08, 0.17],  # free-tables
    [0.31, 0.43],  # may-close
    [0.34, 0.36],  # promotion
    [-0.04, 0.75],  # workers
]
ALFAMA_TERMS: Final = [
    "one",
    "points",
    "fame",
    "promotable-fame",
    "musicians",
    "stars",
    "billboards",
    "fados",
    "notes",
    "removed",
    "third-table",
    "customers-pay",
    "occupied-tables",
    "pay",
    "prestige-star-near",
    "fado-star-near",
]
ALFAMA_WEIGHTS: Final = [
    [2.24, 21.18],  # one
    [1.00, 0.00],  # points
    [1.36, -0.12],  # fame
    [0.19, -0.01],  # promotable-fame
    [-0.01, -0.05],  # musicians
    [0.88, -0.18],  # stars
    [0.49, -0.29],  # billboards
    [1.33, 0.09],  # fados
    [0.02, -0.06],  # notes
    [-0.01, -0.01],  # removed
    [0.01, -0.02],  # third-table
    [1.27, 0.08],  # customers-pay
    [0.04, 0.01],  # occupied-tables
    [15.45, 59.02],  # pay
    [-0.05, -0.04],  # prestige-star-near
    [-0.03, 0.01],  # fado-star-near
]
SCALE_ALONE: Final = (
    20.0  # points ahead that make a win three times as likely as not; twice as many as among players won more games
)
LONG: Final = 30.0  # turns of a solo game, roughly
LATE: Final = 30  # from this round on every turn still to come counts for more and more
IMPATIENCE: Final = 4.0


def turns_left(s: HouseOfFado, stars: int) -> float:
    """How many turns a lone player needs for so many more stars, roughly: those soonest reached."""
    found = []
    for star in range(PRESTIGE_STAR + 1):
        if s.stars[star] == NONE:
            found.append(turns_to(s, star))
    found.sort()
    return sum(found[:stars])


def turns_to(s: HouseOfFado, star: int) -> float:
    """How many turns a lone player needs for a star; Alfama may come first."""
    p = s.players[0]
    if star == PRESTIGE_STAR:
        own = 1.1 * float(s.box.track - p.removed) - (0.0 if p.critic == NONE else 1.5)
        return min(own, 5.0 * float(s.box.track - s.players[ALFAMA].removed))
    if star == FADO_STAR:
        missing = 3 - size(p.fados)
        notes = 0
        for note in range(NOTE_COUNT):
            notes += min(2, p.notes[note])
        own = float(missing) + 0.8 * max(0.0, 2.5 * float(missing) - notes)
        return min(own, 7.0 * float(3 - size(s.players[ALFAMA].fados)))
    hands = p.of_colour(GREY) + p.of_colour(BLACK if star == SINGER else BROWN)
    fame = s.fame_of(0, star)
    if fame:
        return 1.0 + 0.5 * float(max(0, applause_to_the_top(s, fame) - hands))
    best = 9.0  # whoever can be had soonest: nameless and cheap, or famous and dear
    for place in range(star * GROUP, (star + 1) * GROUP):
        musician = s.boulevard[place]
        if musician != NONE and s.fame[musician] < TOP_FAME:
            best = min(best, turns_with(s, p, max(1, s.fame[musician]), s.box.surcharge[star], hands))
    on = s.billboards[star]
    if on != NONE and s.fame[on] < TOP_FAME:
        best = min(best, turns_with(s, p, s.fame[on], 0, hands))
    return best


def turns_with(s: HouseOfFado, p: Player, fame: int, surcharge: int, hands: int) -> float:
    """Turns to a musicians' star with somebody of this fame, to be paid for first."""
    lacking = max(0, s.box.price[fame] + surcharge - p.coins)
    return 2.0 + 0.4 * float(lacking) + 0.5 * float(max(0, applause_to_the_top(s, fame) - hands))


def applause_to_the_top(s: HouseOfFado, fame: int) -> int:
    """How many customers must applaud a musician of this fame until it shows six."""
    need = 0
    for step in range(fame, TOP_FAME):
        need += s.box.applause[step]
    return need


def lay_alfama(s: HouseOfFado, scales: Scales) -> None:
    """Lay the numbers that ALFAMA_TERMS names on the scales."""
    her = s.players[ALFAMA]
    fame = 0
    promotable = 0
    musicians = 0
    billboards = 0
    ready = len(s.tiles) == KIND_COUNT
    for kind in range(KIND_COUNT):
        shown = s.fame_of(ALFAMA, kind)
        if shown:
            musicians += 1
            fame += shown
            on = s.billboards[kind]
            if shown >= 2 and her.removed < s.box.track and (on == NONE or s.fame[on] < shown):
                promotable += shown
        if ready:
            billboards += billboard_points(s, ALFAMA, kind)
    notes = 0
    for note in range(NOTE_COUNT):
        notes += her.notes[note]
    tables, customers = her.seated()
    fados = size(her.fados)
    pay = s.box.pay[her.removed]
    scales.add(1.0)
    scales.count(her.points)
    scales.add(fame)
    scales.add(promotable)
    scales.add(musicians)
    scales.count(s.box.star_points[s.stars_of(ALFAMA)])
    scales.add(billboards)
    scales.count(s.box.fado_points[min(fados, 4)])
    scales.add(notes)
    scales.count(her.removed)
    scales.add(1.0 if her.removed >= 5 else 0.0)
    scales.count(customers * pay)
    scales.add(tables * musicians)
    scales.count(pay)
    scales.add((float(her.removed) / float(s.box.track)) ** 2 if s.stars[PRESTIGE_STAR] == NONE else 0.0)
    scales.add((float(fados) / 3.0) ** 2 if s.stars[FADO_STAR] == NONE else 0.0)
