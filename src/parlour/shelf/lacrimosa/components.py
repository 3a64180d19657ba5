"""What lies in the box: the rows of components/*.toml, perhaps corrected by an edition, ready for the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from mypy_extensions import i64

from parlour.engine.box import Edition, EditionError, Range, Row, Shape, Shapes, Words, corrected, ids, read_tables
from parlour.engine.vecs import vec

TABLES: Final = read_tables(Path(__file__).with_name("components"))

POINTS: Final = ["talent", "travel", "composition"]  # the three kinds of story points
ACTIONS: Final = ["document", "commission", "perform-or-sell", "travel", "requiem"]
TYPES: Final = ["opera", "religious", "symphony", "chamber"]
PERIODS: Final = ["none", "I", "II", "III", "IV", "V"]
COMPOSERS: Final = ["eybler", "stadler", "sussmayr", "freystadtler"]
MOVEMENTS: Final = ids(TABLES, "movement")
INSTRUMENTS: Final = ["winds", "percussion", "strings", "voice", "organ"]
NOTES: Final = ["eighth", "sixteenth"]  # the composer of the upper row, and the one of the lower
OPUSES: Final = ids(TABLES, "opus")  # the starting ones last
MEMORIES: Final = ids(TABLES, "memory")  # the starting ones first
CARDS: Final = OPUSES + MEMORIES  # every card has one number
TILES: Final = ids(TABLES, "tile")
COURTS: Final = ids(TABLES, "court")
CITIES: Final = ids(TABLES, "city")
BONUSES: Final = ids(TABLES, "bonus")
PLACES: Final = ids(TABLES, "place")
SPACES: Final = ids(TABLES, "space")
SPOTS: Final = [f"{note}-{space}" for space in SPACES for note in NOTES]  # a space and the composer shown there
DESKS: Final = ids(TABLES, "desk")
CONSTANZES: Final = ids(TABLES, "constanze")
SOLOISTS: Final = ids(TABLES, "soloist")
LEVELS: Final = ids(TABLES, "level")
EFFECTS: Final = ["none", "sell", "perform", "count", "document"]  # of city tiles
RECURRING: Final = ["none", "maintenance", "opus", "action"]  # when a composer tile pays again
NEEDS: Final = TYPES + PERIODS[1:] + INSTRUMENTS + MOVEMENTS  # what a royal favour can ask for

START_OPUS: Final = OPUSES.index("op-start-1")  # of seat 0; one for each seat from here on
FIRST_MEMORY: Final = len(OPUSES)  # the first memory card
FIRST_DEALT: Final = FIRST_MEMORY + 9  # the first memory card that comes from the deck

SMALL: Final = Range(0, 12)
TABLE_OF_POINTS: Final[Shape] = {"talent": SMALL, "travel": SMALL, "composition": SMALL}
GAIN: Final[Shape] = {"ducats": SMALL, "vp": SMALL, "talent": SMALL, "travel": SMALL, "composition": SMALL, "wild": Range(0, 3)}
DESK_GAIN: Final[Shape] = {
    "ducats": SMALL, "vp": SMALL, "talent": SMALL, "travel": SMALL, "composition": SMALL, "finance": Range(0, 3),
}  # fmt: skip
SIDE: Final[Shape] = {
    "ducats": SMALL, "vp": SMALL, "talent": SMALL, "travel": SMALL, "composition": SMALL, "wild": Range(0, 3),
    "vp-each": SMALL, "if-done-finance": SMALL, "if-done-ducats": SMALL,
}  # fmt: skip
ICONS: Final[Shape] = {action: Range(1, 3) for action in ACTIONS}
SHAPES: Final[Shapes] = {
    "opus": {
        "period": Words(PERIODS, fixed=True),
        "type": Words([*TYPES, "none"]),
        "talent": Range(0, 6),
        "ducats": SMALL,
        "vp": Range(0, 30),
        "perform": {"talent": Range(0, 4), "ducats": Range(0, 20)},
        "sell": {"talent": Range(0, 4), "finance": Range(0, 6), "vp": Range(0, 20)},
    },
    "memory": {
        "period": Words(PERIODS, fixed=True),
        "reward": {"ducats": SMALL, "talent": SMALL, "travel": SMALL, "composition": SMALL, "wild": Range(0, 3)},
        "actions": ICONS,
        "story": {"talent": SMALL, "travel": SMALL, "composition": SMALL, "wild": Range(0, 3), "vp": SMALL},
    },
    "tile": {
        "composer": Words(COMPOSERS, fixed=True),
        "movement": Words(MOVEMENTS, fixed=True),
        "dots": Words(["0", "3", "4"]),
        "cost": {"ducats": SMALL, "composition": Range(0, 6), "finance": Range(0, 3)},
        "reward": GAIN,
        "action": Words([*ACTIONS, "none"]),
        "each": Words(RECURRING, fixed=True),
        "track": Words(POINTS),
        "type": Words(TYPES),
        "vp": SMALL,
        "again": Words(ACTIONS),
    },
    "court": {"cost": TABLE_OF_POINTS, "plain": GAIN, "gold": GAIN, "needs": Words(NEEDS), "favour": Range(0, 20)},
    "city": {"cost": TABLE_OF_POINTS, "effect": Words(EFFECTS), "type": Words([*TYPES, "none"]), "plain": SIDE, "gold": SIDE},
    "bonus": {"period": Words(PERIODS, fixed=True), "action": Words(ACTIONS), "reward": GAIN},
    "movement": {"high": SMALL, "low": SMALL},
    "space": {"movement": Words(MOVEMENTS, fixed=True), "instrument": Words(INSTRUMENTS, fixed=True)},
    "constanze": {"two": Words(SPACES), "three": Words(SPACES), "four": Words(SPACES)},
    "place": {"kind": Words(["city", "court"], fixed=True)},
    "road": {"from": Words(PLACES, fixed=True), "to": Words(PLACES, fixed=True), "ducats": SMALL},
    "slot": {
        "opus": {"ducats": SMALL, "talent": SMALL},
        "reward": {"ducats": SMALL},
        "memory": {"ducats": SMALL, "talent": SMALL, "travel": SMALL, "composition": SMALL, "wild": Range(0, 1)},
    },
    "desk": {"instrument": Words(INSTRUMENTS, fixed=True), "reward": DESK_GAIN, "neutral": Range(0, 1)},
    "finance": {"ducats": SMALL, "wild": Range(0, 3), "vp": SMALL},
    "track": {"most": Range(2, 9), "start": Range(0, 9), "beyond": SMALL},
    "seat": {"ducats": Range(0, 20), "vp": SMALL},
    "removed": {"opus": Range(0, 4), "memory": Range(0, 4)},
    "soloist": {
        "actions": ICONS,
        "side": Words(["left", "right"]),
        "direction": Words(["ascending", "descending"]),
        "courts": Range(0, 3),
        "movement": Words(MOVEMENTS),
        "instrument": Words(["top", "bottom"]),
    },
    "level": {"deck": Words(SOLOISTS, fixed=True), "finance": Range(0, 9)},
}


@final
class Gain:
    """What a tile, a space or a bonus gives at once: ducats, victory points, finance steps and story markers."""

    def __init__(self, row: Row) -> None:
        self.ducats: Final[i64] = row.get("ducats", 0)
        self.vp: Final[i64] = row.get("vp", 0)
        self.finance: Final[i64] = row.get("finance", 0)
        self.markers: Final = points(row)
        self.wild: Final[i64] = row.get("wild", 0)


@final
class Opus:
    """One opus card. A starting one has neither period (0) nor type (-1) [LA-7.6]."""

    def __init__(self, row: Row) -> None:
        self.period: Final = PERIODS.index(row["period"])
        self.type: Final = word(TYPES, row["type"])
        self.talent: Final[i64] = row["talent"]
        self.ducats: Final[i64] = row["ducats"]
        self.vp: Final[i64] = row["vp"]
        self.perform_talent: Final[i64] = row["perform"].get("talent", 0)
        self.perform_ducats: Final[i64] = row["perform"].get("ducats", 0)
        self.sell_talent: Final[i64] = row["sell"].get("talent", 0)
        self.sell_finance: Final[i64] = row["sell"].get("finance", 0)
        self.sell_vp: Final[i64] = row["sell"].get("vp", 0)


@final
class Memory:
    """One memory card: reward and actions in the Experiences row, points in the Story row."""

    def __init__(self, row: Row) -> None:
        self.period: Final = PERIODS.index(row["period"])
        self.ducats: Final[i64] = row["reward"].get("ducats", 0)
        self.steps: Final = points(row["reward"])
        self.wild: Final[i64] = row["reward"].get("wild", 0)
        self.actions: Final = icons(row["actions"])
        self.icons: Final = icon_code(self.actions)
        self.story: Final = points(row["story"])
        self.story_wild: Final[i64] = row["story"].get("wild", 0)
        self.story_vp: Final[i64] = row["story"].get("vp", 0)


@final
class Tile:
    """One composer tile."""

    def __init__(self, row: Row) -> None:
        self.composer: Final = COMPOSERS.index(row["composer"])
        self.movement: Final = MOVEMENTS.index(row["movement"])
        self.dots: Final = int(row["dots"])
        self.ducats: Final[i64] = row["cost"].get("ducats", 0)
        self.composition: Final[i64] = row["cost"].get("composition", 0)
        self.finance: Final[i64] = row["cost"].get("finance", 0)
        self.reward: Final = Gain(row["reward"])
        self.action: Final = word(ACTIONS, row["action"])
        self.each: Final = RECURRING.index(row["each"])
        self.track: Final = word(POINTS, row.get("track", "none"))
        self.type: Final = word(TYPES, row.get("type", "none"))
        self.vp: Final[i64] = row.get("vp", 0)
        self.again: Final = word(ACTIONS, row.get("again", "none"))


@final
class Court:
    """One royal court tile."""

    def __init__(self, row: Row) -> None:
        self.cost: Final = points(row["cost"])
        self.sides: Final = [Gain(row["plain"]), Gain(row["gold"])]
        self.needs: Final = vec[i64]([NEEDS.index(need) for need in row["needs"]])
        self.favour: Final[i64] = row["favour"]
        self.of_opuses: Final = self.needs[0] < len(TYPES) + len(PERIODS) - 1
        if self.of_opuses != (self.needs[1] < len(TYPES) + len(PERIODS) - 1):
            raise EditionError(f"court {row['id']}: needs must both speak of opuses or both of the Requiem")


@final
class City:
    """One city tile; its sides differ in numbers only."""

    def __init__(self, row: Row) -> None:
        self.cost: Final = points(row["cost"])
        self.effect: Final = EFFECTS.index(row["effect"])
        self.type: Final = word(TYPES, row["type"])
        sides = [row["plain"], row["gold"]]
        self.sides: Final = [Gain(side) for side in sides]
        self.vp_each: Final = vec[i64]([side.get("vp-each", 0) for side in sides])
        self.done_finance: Final = vec[i64]([side.get("if-done-finance", 0) for side in sides])
        self.done_ducats: Final = vec[i64]([side.get("if-done-ducats", 0) for side in sides])


@final
class Bonus:
    """One period bonus tile."""

    def __init__(self, row: Row) -> None:
        self.period: Final = PERIODS.index(row["period"])
        self.action: Final = ACTIONS.index(row["action"])
        self.reward: Final = Gain(row["reward"])


@final
class Slot:
    """One space of the card row."""

    def __init__(self, row: Row) -> None:
        self.opus_ducats: Final[i64] = row["opus"].get("ducats", 0)
        self.opus_talent: Final[i64] = row["opus"].get("talent", 0)
        self.reward: Final[i64] = row["reward"].get("ducats", 0)
        self.ducats: Final[i64] = row["memory"].get("ducats", 0)
        self.points: Final = points(row["memory"])
        self.wild: Final[i64] = row["memory"].get("wild", 0)


@final
class SoloCard:
    """One card of the Soloist."""

    def __init__(self, row: Row) -> None:
        self.actions: Final = icons(row["actions"])
        self.right: Final[bool] = row["side"] == "right"
        self.step: Final = 1 if row["direction"] == "ascending" else -1
        self.courts: Final[i64] = row["courts"]
        self.movement: Final = MOVEMENTS.index(row["movement"])
        self.top: Final[bool] = row["instrument"] == "top"


def stacks(tiles: list[Tile], composer: i64, seats: i64) -> list[vec[i64]]:
    """[LA-1.4, LA-9.1] A composer's tiles by movement; the dots decide which stay out, but not in a solo game."""
    found = []
    for movement in range(len(MOVEMENTS)):
        own = [i for i, tile in enumerate(tiles) if tile.composer == composer and tile.movement == movement]
        found.append(vec[i64]([i for i in own if seats == 1 or tiles[i].dots <= seats]))
    return found


@final
class Box:
    """All printed values of one edition. Never changes: every clone and every table share it."""

    def __init__(self, edition: Edition) -> None:
        tables = corrected(TABLES, SHAPES, edition)
        self.edition: Final = edition  # a record holds these rows
        self.opuses: Final = [Opus(row) for row in tables["opus"]]
        blank = Memory(tables["memory"][0])
        self.memories: Final = [blank] * FIRST_MEMORY + [Memory(row) for row in tables["memory"]]  # by card number
        self.tiles: Final = [Tile(row) for row in tables["tile"]]
        self.stacks: Final = [[stacks(self.tiles, composer, seats) for composer in range(len(COMPOSERS))] for seats in range(5)]
        self.courts: Final = [Court(row) for row in tables["court"]]
        self.cities: Final = [City(row) for row in tables["city"]]
        self.bonuses: Final = [Bonus(row) for row in tables["bonus"]]
        self.slots: Final = [Slot(row) for row in tables["slot"]]
        self.high: Final = vec[i64]([row["high"] for row in tables["movement"]])
        self.low: Final = vec[i64]([row["low"] for row in tables["movement"]])
        self.movement_of: Final = vec[i64]([MOVEMENTS.index(row["movement"]) for row in tables["space"]])
        self.instrument_of: Final = vec[i64]([INSTRUMENTS.index(row["instrument"]) for row in tables["space"]])
        self.spaces_in: Final = [
            vec[i64]([i for i, m in enumerate(self.movement_of) if m == movement]) for movement in range(len(MOVEMENTS))
        ]
        self.covered: Final = [
            [[SPACES.index(space) for space in row[word]] for word in ("two", "two", "three", "four")]
            for row in tables["constanze"]
        ]  # by card and number of players less one
        self.desk_instrument: Final = vec[i64]([INSTRUMENTS.index(row["instrument"]) for row in tables["desk"]])
        self.desk_reward: Final = [Gain(row["reward"]) for row in tables["desk"]]
        self.desk_neutral: Final = vec[i64]([row["neutral"] for row in tables["desk"]])
        self.desks_of: Final = [
            vec[i64]([i for i, instrument in enumerate(self.desk_instrument) if instrument == wanted])
            for wanted in range(len(INSTRUMENTS))
        ]
        self.most_help: Final = vec[i64](
            [
                max(self.desk_reward[desk].ducats + 3 * sum(self.desk_reward[desk].markers) for desk in desks)
                for desks in self.desks_of
            ]
        )  # by instrument: how many ducats the reward can be worth to whoever has to pay
        self.finance: Final = [Gain(row) for row in tables["finance"]]
        self.finance_most: Final = len(self.finance) - 1
        tracks = {row["id"]: row for row in tables["track"]}
        self.track_most: Final[i64] = tracks["story"]["most"]
        self.track_start: Final[i64] = tracks["story"]["start"]
        self.track_beyond: Final[i64] = tracks["story"]["beyond"]
        self.finance_start: Final[i64] = tracks["purse"]["start"]
        self.finance_beyond: Final[i64] = tracks["purse"]["beyond"]
        self.start_ducats: Final = vec[i64]([row["ducats"] for row in tables["seat"]])
        self.start_vp: Final = vec[i64]([row["vp"] for row in tables["seat"]])
        removed = [tables["removed"][i] for i in (0, 0, 1, 2)]
        self.removed_opuses: Final = vec[i64]([row["opus"] for row in removed])  # by number of players less one
        self.removed_memories: Final = vec[i64]([row["memory"] for row in removed])
        self.is_court: Final[list[bool]] = [row["kind"] == "court" for row in tables["place"]]
        self.next_stop: Final = [[b for b, _ in enumerate(PLACES)] for _ in PLACES]  # on the cheapest way from a place to another
        self.roads: Final = [vec[i64](row) for row in shortest(tables["road"], self.next_stop)]
        self.soloists: Final = [SoloCard(row) for row in tables["soloist"]]
        self.level_deck: Final = [sorted(SOLOISTS.index(card) for card in row["deck"]) for row in tables["level"]]
        self.level_finance: Final = vec[i64]([row["finance"] for row in tables["level"]])
        self.period_opuses: Final = [
            [i for i, opus in enumerate(self.opuses) if opus.period == period] for period in range(len(PERIODS))
        ]
        self.period_memories: Final = [
            [i for i, memory in enumerate(self.memories) if i >= FIRST_DEALT and memory.period == period]
            for period in range(len(PERIODS))
        ]
        self.period_bonuses: Final = [
            [i for i, bonus in enumerate(self.bonuses) if bonus.period == period] for period in range(len(PERIODS))
        ]
        check_box(self)


def check_box(box: Box) -> None:
    """What no single row can say for itself."""
    for name, start, most in (("story", box.track_start, box.track_most), ("purse", box.finance_start, box.finance_most)):
        if start > most:
            raise EditionError(f"track {name}: start must be 0 to {most}, not {start}")
    for i, step in enumerate(box.level_finance):
        if step > box.finance_most:
            raise EditionError(f"level {LEVELS[i]}: finance must be 0 to {box.finance_most}, not {step}")
    for card, rows in enumerate(box.covered):
        for row in rows:
            if len(set(row)) != len(row):
                raise EditionError(f"constanze {CONSTANZES[card]}: a space is named twice")
    for number, memory in enumerate(box.memories):
        if len(memory.actions) > 3:
            raise EditionError(f"memory {CARDS[number]}: there must be 1 to 3 icons, not {len(memory.actions)}")
    for i, opus in enumerate(box.opuses):
        if opus.type < 0 and i < START_OPUS:
            raise EditionError(f"opus {OPUSES[i]}: type must be one of {', '.join(TYPES)}")
    for i, city in enumerate(box.cities):
        if city.type < 0 and EFFECTS[city.effect] in ("sell", "perform", "count"):
            raise EditionError(f"city {CITIES[i]}: effect {EFFECTS[city.effect]} needs a type")


def word(words: list[str], given: str) -> i64:
    """The number of a word, or -1 for `none`."""
    return words.index(given) if given in words else -1


def points(row: Row) -> vec[i64]:
    """Story points by kind."""
    return vec[i64]([row.get(kind, 0) for kind in POINTS])


def icons(row: Row) -> list[int]:
    """Action icons in printed order."""
    return [ACTIONS.index(action) for action, count in row.items() for _ in range(count)]


def icon_code(actions: list[int]) -> i64:
    """The same as one number, three bits for each action."""
    code: i64 = 0
    for action in actions:
        code += 1 << 3 * action
    return code


def shortest(roads: list[Row], next_stop: list[list[int]]) -> list[list[int]]:
    """[LA-4.5] The price of the cheapest way from each place to each other; `next_stop` learns where each way goes first."""
    far: i64 = 1000
    table = [[0 if a == b else far for b in PLACES] for a in PLACES]
    for road in roads:
        a, b = PLACES.index(road["from"]), PLACES.index(road["to"])
        table[a][b] = table[b][a] = min(table[a][b], road["ducats"])
    for middle in range(len(PLACES)):
        for a in range(len(PLACES)):
            for b in range(len(PLACES)):
                if table[a][middle] + table[middle][b] < table[a][b]:
                    table[a][b] = table[a][middle] + table[middle][b]
                    next_stop[a][b] = next_stop[a][middle]
    return table


STANDARD: Final = Box({})
