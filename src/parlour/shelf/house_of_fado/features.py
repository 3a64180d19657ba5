"""Numbers that describe the table as a seat sees it, for hand-made values and for learning. Own seat first, then clockwise.

For the table: round, stars left, the street, the bag, the notes, the best of each boulevard group, the fado tiles on the
board with what the viewer lacks for them, and the billboards. For each player: coins, points, what the table would be worth
now, workers and where they stand, prestige, critic, notes, fado tiles, musicians' fame, customers by colour at tables and
bar, stars. Seats that nobody has are zeros; in a solo game Alfama comes second.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.numbers import Numbers
from parlour.shelf.house_of_fado.actions import SPACES
from parlour.shelf.house_of_fado.components import COLOURS, KINDS, NOTES, SEATINGS, SIDES, STARS, UNPAYABLE
from parlour.shelf.house_of_fado.scoring import worth
from parlour.shelf.house_of_fado.state import (
    BAG,
    BAR_PLACE,
    BOARD_SPACES,
    COLOUR_COUNT,
    DISPLAY,
    GROUP,
    GROUPS,
    KIND_COUNT,
    NONE,
    NOTE_COUNT,
    RESTAURANT,
    SEAT_COUNT,
    SEATS,
    SPOTS,
    TABLE_COUNT,
    HouseOfFado,
    size,
)

TABLE: Final = (
    ["round", "first", "stars-taken", "applauding-grey", "applauding-black", "applauding-brown"]
    + [f"star-{star}-open" for star in STARS]
    + [f"{group}-{colour}" for group in [*SIDES, "bag"] for colour in COLOURS]
    + [f"critic-{group}" for group in SIDES]
    + [f"pile-{note}" for note in NOTES]
    + [f"{what}-{kind}" for kind in KINDS for what in ("for-hire", "cheapest", "billboard-fame", "tile-first", "tile-second")]
    + [f"fado-{what}-{i}" for i in range(DISPLAY) for what in ("points", "missing")]
)
EACH: Final = (
    ["coins", "points", "worth", "supply", "lifted", "removed", "critic", "fados"]
    + [f"worker-{space}" for space in SPACES]
    + [f"acts-{space}" for space in SPACES[:BOARD_SPACES]]
    + [f"note-{note}" for note in NOTES]
    + [f"fame-{kind}" for kind in KINDS]
    + [f"markers-{kind}" for kind in KINDS]
    + [f"{place}-{colour}" for place in ("tables", "bar") for colour in COLOURS]
    + [f"free-{table}" for table in SEATINGS]
    + [f"star-{star}" for star in STARS]
)
NAMES: Final = TABLE + [f"{name}-{i}" for i in SEATS for name in EACH]


def observe(s: HouseOfFado, seat: i64, out: Numbers) -> None:
    """As many numbers as NAMES, from what this seat knows."""
    n = len(s.players)
    of_table(s, seat, out)
    for i in range(n):
        of_player(s, (seat + i) % n, out)
    out.zeros((SEAT_COUNT - n) * len(EACH))


def of_table(s: HouseOfFado, seat: i64, out: Numbers) -> None:
    out.add(s.round)
    out.add((s.first - seat) % len(s.players))
    out.add(s.stars_taken())
    out.each(s.applauding)
    for star in s.stars:
        out.add(1 if star == NONE else 0)
    for place in range((BAG + 1) * COLOUR_COUNT):
        out.add(s.crowd[place])
    out.bits(GROUPS, s.critics)
    out.each(s.notes)
    values = s.box.two if len(s.players) == 2 else s.box.values
    for kind in range(KIND_COUNT):
        there: i64 = 0
        cheapest = UNPAYABLE
        for spot in range(kind * GROUP, (kind + 1) * GROUP):
            m = s.boulevard[spot]
            if m != NONE:
                there += 1
                cheapest = min(cheapest, s.box.price[s.fame[m]] + s.box.surcharge[kind])
        on = s.billboards[kind]
        out.add(there)
        out.add(cheapest if cheapest < UNPAYABLE else 0)
        out.add(s.fame[on] if on != NONE else 0)
        placed = kind < len(s.tiles)
        out.add(values[s.tiles[kind]][0] if placed else 0)
        out.add(values[s.tiles[kind]][1] if placed else 0)
    have = s.players[seat].notes
    for fado in s.display:
        if fado == NONE:
            out.zeros(2)
        else:
            tile = s.box.fados[fado]
            missing: i64 = 0
            for note in range(NOTE_COUNT):
                if tile.need[note] > have[note]:
                    missing += tile.need[note] - have[note]
            out.add(tile.points)
            out.add(missing)


def of_player(s: HouseOfFado, player: i64, out: Numbers) -> None:
    p = s.players[player]
    out.add(p.coins)
    out.add(p.points)
    out.add(worth(s, player) if len(s.tiles) == KIND_COUNT else p.points)
    out.add(p.supply)
    out.add(p.lifted)
    out.add(p.removed)
    out.add(0 if p.critic == NONE else 1)
    out.add(size(p.fados))
    out.bits(RESTAURANT + 1, p.areas)
    for space in range(BOARD_SPACES):
        out.add(1 if s.workers[space * SPOTS] == player else 0)
    out.each(p.notes)
    for kind in range(KIND_COUNT):
        out.add(s.fame_of(player, kind))
    for kind in range(KIND_COUNT):
        out.add(s.beside[kind * SEAT_COUNT + player])
    seated = out.zeros(COLOUR_COUNT)
    for place in range(TABLE_COUNT * COLOUR_COUNT):
        out.count(seated + place % COLOUR_COUNT, p.guests[place])
    for place in range(BAR_PLACE * COLOUR_COUNT, len(p.guests)):
        out.add(p.guests[place])
    for table in range(TABLE_COUNT):
        out.add(1 if p.table_free(table) else 0)
    for owner in s.stars:
        out.add(1 if owner == player else 0)
