"""What lies in the box: the rows of components/*.toml, perhaps corrected by an edition, ready for the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from mypy_extensions import i64

from parlour.engine.box import Edition, EditionError, Range, Row, Shapes, Words, corrected, ids, read_tables
from parlour.engine.vecs import vec

TABLES: Final = read_tables(Path(__file__).with_name("components"))

COLOURS: Final = ["blue", "vermilion", "green", "amber", "rose"]  # of the boards, clockwise
SECTORS: Final = ["cloister-school", "bank", "residence", "carriage-house", "hotel", "park", "hospital"]
KINDS: Final = SECTORS + ["notre-dame", "trusted-friend"]  # of action cards: one a sector, and two more [ND-1.9]
CARDS: Final = [f"{colour}-{kind}" for colour in COLOURS for kind in KINDS]
CORNERS: Final = ids(TABLES, "street")  # the five markets of a district
MARKETS: Final = [f"{colour}-{corner}" for colour in COLOURS for corner in CORNERS]
MESSAGES: Final = ids(TABLES, "message")
PERSONS: Final = ids(TABLES, "person")
PILES: Final = ["brown", "a", "b", "c"]

# The effect words; persons.py gives them their meaning.
POWERS: Final = [
    "gain",
    "benefit",
    "rearrange",
    "displace",
    "cure",
    "per-piece",
    "per-empty-sector",
    "found",
    "per-sector",
    "per-space-ahead",
    "per-message-pair",
    "per-piece-in-fullest",
    "double",
    "nurse",
    "third-card",
    "ordain",
    "run-sector",
    "per-cathedral-marker",
    "spy",
    "per-returned-marker",
    "messages-again",
    "per-bare-market",
    "pay-for-rats",
    "settle-empty-sectors",
    "hire-more",
    "per-reserve-pair",
    "per-hotel-piece",
    "per-rat",
    "tour",
    "visit-friend",
]

SMALL: Final = Range(0, 12)
SHAPES: Final[Shapes] = {
    "payout": {"prestige": Range(1, 30)},
    "supply": {
        "gold": Range(15, 60),
        "start_gold": Range(0, 3),
        "markers": Range(14, 14),
        "start_markers": Range(0, 14),
        "plague_track": Range(9, 9),
    },
    "board": {
        "donation": SMALL,
        "hotel_double_from": Range(2, 14),
        "park_pieces_per_bonus": Range(1, 14),
        "penalty_prestige": SMALL,
    },
    "message": {"prestige": SMALL, "gold": SMALL, "markers": SMALL, "rat": SMALL},
    "street": {"to": Words([f"{side}{corner}" for side in ("", "next.", "prev.") for corner in CORNERS], fixed=True)},
    "person": {
        "pile": Words(PILES, fixed=True),
        "set": Words(["base", "new-persons"], fixed=True),
        "power": Words(POWERS, fixed=True),
        "prestige": SMALL,
        "gold": SMALL,
        "markers": SMALL,
        "at_least": Range(1, 14),
        "pieces": Range(3, 3),
        "picks": Range(1, 2),
        "rats": Range(0, 6),
    },
}


@final
class Person:
    """One person card."""

    def __init__(self, row: Row) -> None:
        self.pile: Final[i64] = PILES.index(row["pile"])
        self.base: Final[bool] = row["set"] == "base"
        self.power: Final[i64] = POWERS.index(row["power"])
        self.prestige: Final[i64] = row.get("prestige", 0)
        self.gold: Final[i64] = row.get("gold", 0)
        self.markers: Final[i64] = row.get("markers", 0)
        self.at_least: Final[i64] = row.get("at_least", 0)
        self.picks: Final[i64] = row.get("picks", 0)
        self.rats: Final[i64] = row["rats"]


@final
class Message:
    """One kind of message."""

    def __init__(self, row: Row) -> None:
        self.prestige: Final[i64] = row["prestige"]
        self.gold: Final[i64] = row.get("gold", 0)
        self.markers: Final[i64] = row.get("markers", 0)
        self.rat: Final[i64] = row.get("rat", 0)


@final
class Box:
    """All printed values of one edition. Never changes: every clone and every table share it."""

    def __init__(self, edition: Edition) -> None:
        tables = corrected(TABLES, SHAPES, edition)
        supply, board = tables["supply"][0], tables["board"][0]
        self.edition: Final = edition  # a record holds these rows
        self.payout: Final = vec[i64]([0, 0] + [row["prestige"] for row in tables["payout"]])  # by number of players
        self.gold: Final[i64] = supply["gold"]
        self.start_gold: Final[i64] = supply["start_gold"]
        self.markers: Final[i64] = supply["markers"]
        self.start_markers: Final[i64] = supply["start_markers"]
        self.last_space: Final[i64] = supply["plague_track"]
        self.donation: Final = vec[i64](board["donation"])
        self.hotel_double_from: Final[i64] = board["hotel_double_from"]
        self.park_pieces_per_bonus: Final[i64] = board["park_pieces_per_bonus"]
        self.penalty_prestige: Final[i64] = board["penalty_prestige"]
        self.messages: Final = [Message(row) for row in tables["message"]]
        self.persons: Final = [Person(row) for row in tables["person"]]
        self.reach: Final = [reach(tables["street"], boards) if boards > 2 else [] for boards in range(6)]
        self.piles: Final = [sum(1 << i for i, p in enumerate(self.persons) if p.pile == n) for n in range(len(PILES))]
        if sum(1 for p in self.persons if p.pile == 0) != 6 or len(self.persons) != 33:
            raise EditionError("person: there must be 6 brown and 27 grey persons")


def neighbours(streets: list[Row], boards: i64) -> list[list[int]]:
    """[ND-3.8] The markets one step away from each market, with so many boards around the cathedral."""
    found = []
    for board in range(boards):
        for street in streets:
            row = []
            for name in street["to"]:
                side, _, corner = name.rpartition(".")
                shift = 1 if side == "next" else -1 if side == "prev" else 0
                row.append((board + shift) % boards * len(CORNERS) + CORNERS.index(corner))
            found.append(row)
    for market, row in enumerate(found):
        for other in row:
            if market not in found[other]:
                raise EditionError(f"street {market}: {other} has no way back")
    return found


def reach(streets: list[Row], boards: i64) -> list[list[vec[i64]]]:
    """By number of steps (the last row: enough to reach everything) and market: the markets within reach."""
    near = neighbours(streets, boards)
    table = [[[market] for market in range(len(near))]]
    while any(len(row) < len(near) for row in table[-1]):
        table.append([sorted({n for m in row for n in [m, *near[m]]}) for row in table[-1]])
    return [[vec[i64](row) for row in rows] for rows in table]


STANDARD: Final = Box({})
