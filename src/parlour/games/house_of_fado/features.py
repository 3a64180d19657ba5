"""Numbers that describe the table as a seat sees it, for hand-made values and for learning. Own seat first, then clockwise.

For the table: round, stars left, the street, the bag, the notes, the best of each boulevard group, the fado tiles on the
board with what the viewer lacks for them, and the billboards. For each player: coins, points, what the table would be worth
now, workers and where they stand, prestige, critic, notes, fado tiles, musicians' fame, customers by colour at tables and
bar, stars. Seats that nobody has are zeros; in a solo game Alfama comes second.
"""

from __future__ import annotations

from typing import Final

from parlour.games.house_of_fado.actions import SPACES
from parlour.games.house_of_fado.components import COLOURS, KINDS, NOTES, SEATINGS, SIDES, UNPAYABLE
from parlour.games.house_of_fado.scoring import worth
from parlour.games.house_of_fado.state import (
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
    SEATS,
    SPOTS,
    STAR_COUNT,
    TABLE_COUNT,
    HouseOfFado,
    size,
)

STARS: Final = [*KINDS, "fado", "prestige"]
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
NOBODYS: Final = [0] * len(EACH)


def numbers(s: HouseOfFado, seat: int) -> list[int]:
    """As many numbers as NAMES, from what this seat knows."""
    n = len(s.players)
    found = of_table(s, seat)
    for i in SEATS:
        if i < n:
            found += of_player(s, (seat + i) % n)
        else:
            found += NOBODYS
    return found


def of_table(s: HouseOfFado, seat: int) -> list[int]:
    row = [s.round, (s.first - seat) % len(s.players), s.stars_taken()] + s.applauding
    row += [1 if star == NONE else 0 for star in s.stars]
    row += s.crowd[: (BAG + 1) * COLOUR_COUNT]
    row += [s.critics >> group & 1 for group in range(GROUPS)]
    row += s.notes
    for kind in range(KIND_COUNT):
        there = 0
        cheapest = UNPAYABLE
        for spot in range(kind * GROUP, (kind + 1) * GROUP):
            m = s.boulevard[spot]
            if m != NONE:
                there += 1
                cheapest = min(cheapest, s.box.price[s.fame[m]] + s.box.surcharge[kind])
        on_billboard = s.billboards[kind]
        values = s.box.two if len(s.players) == 2 else s.box.values
        tile = values[s.tiles[kind]] if kind < len(s.tiles) else [0, 0]
        row += [
            there,
            cheapest if cheapest < UNPAYABLE else 0,
            s.fame[on_billboard] if on_billboard != NONE else 0,
            tile[0],
            tile[1],
        ]
    for fado in s.display:
        if fado == NONE:
            row += [0, 0]
        else:
            need = s.box.fados[fado].need
            have = s.players[seat].notes
            missing = 0
            for note in range(NOTE_COUNT):
                if need[note] > have[note]:
                    missing += need[note] - have[note]
            row += [s.box.fados[fado].points, missing]
    return row


def of_player(s: HouseOfFado, player: int) -> list[int]:
    p = s.players[player]
    value = worth(s, player) if len(s.tiles) == KIND_COUNT else p.points
    row = [p.coins, p.points, value, p.supply, p.lifted, p.removed, 0 if p.critic == NONE else 1, size(p.fados)]
    row += [p.areas >> space & 1 for space in range(RESTAURANT + 1)]
    row += [1 if s.workers[space * SPOTS] == player else 0 for space in range(BOARD_SPACES)]
    row += p.notes
    row += [s.fame_of(player, kind) for kind in range(KIND_COUNT)]
    row += [s.beside[kind * len(SEATS) + player] for kind in range(KIND_COUNT)]
    seated = [0] * COLOUR_COUNT
    for place in range(TABLE_COUNT * COLOUR_COUNT):
        seated[place % COLOUR_COUNT] += p.guests[place]
    row += seated
    row += p.guests[BAR_PLACE * COLOUR_COUNT :]
    row += [1 if p.table_free(table) else 0 for table in range(TABLE_COUNT)]
    row += [1 if s.stars[star] == player else 0 for star in range(STAR_COUNT)]
    return row
