"""What lies in the box: the rows of components/*.toml, perhaps corrected by an edition, ready for the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from mypy_extensions import i64

from parlour.engine.box import Edition, EditionError, Range, Row, Shapes, Words, corrected, ids, read_tables
from parlour.engine.vecs import vec

TABLES: Final = read_tables(Path(__file__).with_name("components"))

KINDS: Final = ids(TABLES, "kind")  # of musicians, from left to right
COLOURS: Final = ids(TABLES, "customer")
NOTES: Final = ids(TABLES, "note")
FADOS: Final = ids(TABLES, "fado")
MUSICIANS: Final = ids(TABLES, "musician")
TILES: Final = ids(TABLES, "tile")  # of billboards
STARS: Final = [*KINDS, "fado", "prestige"]
SEATINGS: Final = ids(TABLES, "table")  # the tables of a restaurant, from left to right
KICKOUTS: Final = ids(TABLES, "kickout")
SIDES: Final = ["left", "centre", "right"]  # groups of customers; kick-out spaces
AREAS: Final = ["boulevard", "street", "billboards", "rehearsal"]
BONUSES: Final = ["coins", "customer", "note", "raise"]  # the effect words; rules/kickout.py gives them their meaning
PLAYERS: Final = Range(2, 4)
SMALL: Final = Range(0, 9)

SHAPES: Final[Shapes] = {
    "setup": {"coins": Range(0, 30), "workers": Range(3, 3), "markers": Range(8, 8)},
    "customer": {"per_player": Range(2, 4)},
    "critics": {"groups": Words(SIDES, fixed=True)},
    "kind": {"surcharge": SMALL},
    "fame": {"price": Range(0, 40), "applause": Range(1, 9)},
    "prestige": {"pay": SMALL, "critic": SMALL},
    "table": {"seats": Range(2, 4)},
    "bar": {"seats": Range(2, 2)},
    "grid": {"rows": Range(3, 3), "columns": Range(2, 2)},
    "stars": {"points": Range(0, 60)},
    "fados": {"points": Range(0, 60)},
    "coins": {"per_point": Range(1, 20)},
    "tile": {"values": Range(0, 30), "two": Range(0, 30)},
    "note": {"count": Range(4, 20)},
    "fado": {"points": Range(1, 20), "notes": Words(NOTES), "players": Range(2, 3)},
    "musician": {"kind": Words(KINDS, fixed=True), "note": Words(NOTES), "players": PLAYERS},
    "kickout": {"bonus": Words(BONUSES), "coins": SMALL, "pay": SMALL},
}
UNPAYABLE: Final = 1 << 20  # the price of fame 6


@final
class Fado:
    """One fado tile."""

    def __init__(self, row: Row) -> None:
        self.points: Final[i64] = row["points"]
        self.need: Final = vec[i64]([row["notes"].count(note) for note in NOTES])  # by note
        self.length: Final = len(row["notes"])
        self.notes: Final[list[str]] = sorted(row["notes"], key=NOTES.index)
        self.players: Final[i64] = row["players"]


@final
class Box:
    """All printed values of one edition. Never changes: every clone and every table share it."""

    def __init__(self, edition: Edition) -> None:
        tables = corrected(TABLES, SHAPES, edition)
        self.edition: Final = edition  # a record holds these rows
        self.start_coins: Final[i64] = tables["setup"][0]["coins"]
        self.workers: Final[i64] = tables["setup"][0]["workers"]
        self.track: Final[i64] = tables["setup"][0]["markers"]  # places for markers on the prestige track
        self.per_player: Final = vec[i64]([row["per_player"] for row in tables["customer"]])
        self.critics: Final = vec[i64](
            [0, 0] + [sum(1 << SIDES.index(group) for group in row["groups"]) for row in tables["critics"]]
        )
        self.surcharge: Final = vec[i64]([row["surcharge"] for row in tables["kind"]])
        prices: list[int] = [row["price"] for row in tables["fame"]]
        self.price: Final = vec[i64]([prices[0]] + prices + [UNPAYABLE])  # by fame; 0: no die yet, so it will show 1
        self.applause: Final = vec[i64]([UNPAYABLE] + [row["applause"] for row in tables["fame"]] + [UNPAYABLE])
        self.pay: Final = vec[i64]([row["pay"] for row in tables["prestige"]])  # by markers removed
        self.critic_price: Final = vec[i64]([row["critic"] for row in tables["prestige"]])
        self.seats: Final = vec[i64]([row["seats"] for row in tables["table"]])
        self.bar: Final[i64] = tables["bar"][0]["seats"]
        self.star_points: Final = vec[i64]([0] + [row["points"] for row in tables["stars"]])
        self.fado_points: Final = vec[i64]([0] + [row["points"] for row in tables["fados"]])
        self.coins_per_point: Final[i64] = tables["coins"][0]["per_point"]
        self.values: Final = [vec[i64](row["values"]) for row in tables["tile"]]
        self.two: Final = [vec[i64](row["two"]) for row in tables["tile"]]
        self.notes: Final = vec[i64]([row["count"] for row in tables["note"]])
        self.fados: Final = [Fado(row) for row in tables["fado"]]
        self.note_of: Final = vec[i64]([NOTES.index(row["note"]) for row in tables["musician"]])
        self.least_players: Final = vec[i64]([row["players"] for row in tables["musician"]])
        self.bonus: Final = vec[i64]([BONUSES.index(row["bonus"]) for row in tables["kickout"]])  # by area * 3 + side
        self.bonus_coins: Final = vec[i64]([row["coins"] for row in tables["kickout"]])
        self.bonus_price: Final = vec[i64]([row["pay"] for row in tables["kickout"]])
        self.check(tables["musician"])

    def check(self, musicians: list[Row]) -> None:
        """What a single row cannot say."""
        for kind in KINDS:
            marks = [row["players"] for row in musicians if row["kind"] == kind]
            if len(marks) != 6 or 2 not in marks:
                raise EditionError(f"musician: six must be of the kind {kind}, one at least for 2 players")
        if sum(1 for fado in self.fados if fado.players == 2) < 5:
            raise EditionError("fado: at least 5 tiles must be for 2 players")


STANDARD: Final = Box({})
