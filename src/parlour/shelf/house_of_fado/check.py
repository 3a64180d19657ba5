"""What must hold in every state: nothing lost, nothing double, nothing out of bounds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.effects import Effect
from parlour.engine.pieces import found_once
from parlour.shelf.house_of_fado.components import BONUSES, COLOURS, FADOS, MUSICIANS, NOTES, STANDARD, STARS, TILES
from parlour.shelf.house_of_fado.effects import (
    ALFAMA_EARNED,
    ALFAMA_STAR_TAKEN,
    EARNED,
    END_NEAR,
    FROM_COINS,
    FROM_CUSTOMERS,
    FROM_FADO,
    FROM_FAME,
    FROM_PROMOTION,
    NOTE_TAKEN,
    SOURCES,
    STAR_TAKEN,
)
from parlour.shelf.house_of_fado.rules.boulevard import HIRED
from parlour.shelf.house_of_fado.rules.kickout import KICKED_OUT, SIDES
from parlour.shelf.house_of_fado.rules.rehearsal import COMPOSED
from parlour.shelf.house_of_fado.rules.setting_up import TILE_LAID
from parlour.shelf.house_of_fado.solo import ALFAMA_COMPOSED
from parlour.shelf.house_of_fado.state import (
    ALFAMA,
    AREA,
    BAR_PLACE,
    BOARD_SPACES,
    COLOUR_COUNT,
    FADO_STAR,
    GROUP,
    GROUPS,
    KIND_COUNT,
    NONE,
    NOTE_COUNT,
    RESTAURANT,
    SEAT_COUNT,
    SPOTS,
    TABLE_COUNT,
    TOP_FAME,
    HouseOfFado,
    bits,
    size,
)


def check(s: HouseOfFado) -> None:
    """[HF-1] Workers, musicians, customers, critics, notes, fado tiles, markers and stars are conserved and in bounds."""
    check_workers(s)
    check_musicians(s)
    check_restaurants(s)
    check_table(s)


def check_workers(s: HouseOfFado) -> None:
    """[HF-2.2, HF-2.4] Three workers each, never two of a player at one action, and the bits say where."""
    assert len(s.workers) == BOARD_SPACES * SPOTS, f"{len(s.workers)} spots for workers"
    standing: i64 = 0  # spaces with a worker, eight bits for each player
    for spot, owner in enumerate(s.workers):
        if owner != NONE:
            assert 0 <= owner < len(s.players), f"a worker of {owner}"
            bit: int = 1 << ((owner << 3) + (spot >> 2))  # four spots a space
            assert not standing & bit, f"{owner}: two workers at {spot >> 2}"
            standing |= bit
    for player, p in enumerate(s.players):
        areas = int(standing >> i64(player << 3) & 127) | p.areas & 1 << RESTAURANT
        placed = size(areas)
        in_limbo = p.areas & ~areas  # kicked out, and the owner still has to choose a space
        assert p.areas == areas or (p.lifted == 1 and in_limbo & in_limbo - 1 == 0), (
            f"{player}: workers at {areas}, not {p.areas}"
        )
        assert p.supply >= 0, f"{player}: supply {p.supply}"
        assert placed + p.supply + p.lifted == s.box.workers, f"{player}: {placed + p.supply + p.lifted} workers"


def check_musicians(s: HouseOfFado) -> None:
    """[HF-1.1, HF-3.5] Each musician in play is in one place, of its kind, with a die where it must have one."""
    stars = s.star_places
    assert not stars & s.retired, "a musician is in two places"
    found: i64 = stars | s.retired
    boulevard = s.boulevard
    assert len(boulevard) == KIND_COUNT * GROUP, f"{len(boulevard)} places on the boulevard"
    for kind in range(KIND_COUNT):
        first = kind * GROUP
        for place in range(first, first + GROUP):
            musician = boulevard[place]
            if musician != NONE:
                assert first <= musician < first + GROUP, f"{musician} in the wrong group"
                found = found_once(found, musician, "musicians")
        if s.billboards[kind] != NONE:
            found = found_once(found, check_musician(s, s.billboards[kind], first), "musicians")
        for p in s.players:
            musician = p.trio[kind]
            if musician != NONE:
                found = found_once(found, check_musician(s, musician, first), "musicians")
        reached = size(stars >> first & (1 << GROUP) - 1)
        assert reached == (s.stars[kind] != NONE), f"the star of {kind} and its musician do not agree"
    if len(s.tiles) == KIND_COUNT:  # the table is laid out
        players = len(s.players)
        in_play: i64 = 0
        bit: i64 = 1
        for least in s.box.least_players:
            if least <= players:
                in_play |= bit
            bit <<= 1
        assert found == in_play, f"a musician is lost or not of this table: {bits(int(found ^ in_play))}"
    for fame in s.fame:
        assert 0 <= fame <= TOP_FAME, "fame out of bounds"


def check_musician(s: HouseOfFado, musician: int, first: int) -> int:
    """A musician on a billboard or a stage is of its kind and has a die."""
    assert first <= musician < first + GROUP, f"{musician} in a place for {first // GROUP}"
    assert s.fame[musician] >= 1, f"{musician} has no die"
    return musician


def check_restaurants(s: HouseOfFado) -> None:
    """[HF-1.8, HF-4.2, HF-4.4] Seats, markers, coins and notes within bounds."""
    for player, p in enumerate(s.players):
        assert p.coins >= 0, f"{player}: {p.coins} coins"
        assert p.points >= 0, f"{player}: {p.points} points"
        for guests in p.guests:
            assert guests >= 0, f"{player}: guests below zero"
        assert p.coins == 0 or not (s.solo and player == ALFAMA), "Alfama has coins"
        beside = 0
        for kind in range(KIND_COUNT):
            beside += s.beside[kind * SEAT_COUNT + player]
        assert beside <= p.removed <= s.box.track, f"{player}: {beside} of {p.removed} markers beside billboards"
        for table in range(TABLE_COUNT):
            there = p.at(table)
            assert there <= s.box.seats[table], f"{player}: too many at table {table}"
            assert there == 0 or p.critic != table, f"{player}: critic and customers at table {table}"
        assert p.removed >= 5 or (p.at(2) == 0 and p.critic != 2), f"{player}: the third table is not prepared"
        assert p.at(BAR_PLACE) <= s.box.bar, f"{player}: too many at the bar"


def check_table(s: HouseOfFado) -> None:
    """[HF-1.2 to HF-1.6] Customers, critics, notes, fado tiles and stars."""
    players = len(s.players)
    for colour in range(COLOUR_COUNT):
        customers = 0
        most = 0
        for place in range(GROUPS + 2):
            customers += s.crowd[place * COLOUR_COUNT + colour]
        for p in s.players:
            inside = p.of_colour(colour)
            customers += inside
            if inside > most:
                most = inside
        assert customers == s.box.per_player[colour] * players, f"{customers} {COLOURS[colour]} customers"
        assert 0 <= s.applauding[colour] <= most, "too many applaud"
    for customers in s.crowd:
        assert customers >= 0, "customers below zero"
    critics = size(s.critics)
    tiles: i64 = s.pile
    for p in s.players:
        if p.critic != NONE:
            critics += 1
        assert not tiles & i64(p.fados), "a fado tile is in two places"
        tiles |= p.fados
    assert critics == size(s.box.critics[players]), f"{critics} critics"
    for note in range(NOTE_COUNT):
        held = s.notes[note]
        assert held >= 0, f"{NOTES[note]} below zero"
        for p in s.players:
            own = p.notes[note]
            assert own >= 0, f"{NOTES[note]} below zero"
            held += own
        assert held == s.box.notes[note], f"{NOTES[note]} lost"
    for fado in s.display:
        if fado != NONE:
            tiles = found_once(tiles, fado, "fado tiles")
    if s.top != NONE:
        tiles = found_once(tiles, s.top, "fado tiles")
    in_play: i64 = 0
    bit: i64 = 1
    for tile in s.box.fados:
        if tile.players <= players:
            in_play |= bit
        bit <<= 1
    assert tiles == in_play, f"a fado tile is lost or not of this table: {bits(int(tiles ^ in_play))}"
    for star in s.stars:
        assert NONE <= star < players, f"a star belongs to {star}"


def sheet(s: HouseOfFado) -> list[list[int]]:
    """Points by source and player, from what was told."""
    rows = [[0] * len(s.players) for _ in SOURCES]
    for told in s.told or []:
        if told.event is EARNED:
            rows[told.args[2]][told.args[0]] += told.args[1]
        elif told.event is ALFAMA_EARNED:
            rows[told.args[1]][ALFAMA] += told.args[0]
    return rows


def recount(s: HouseOfFado) -> list[int]:
    """Points once more: what was told during the game, and the end worked out from the table in another way."""
    scores = [sum(row[player] for row in sheet(s)[:FROM_FAME]) for player in range(len(s.players))]
    for player, p in enumerate(s.players):
        scores[player] += sum(s.fame[m] for m in p.trio if m != NONE) + s.box.star_points[s.stars_of(player)]
        scores[player] += s.box.fado_points[min(len(bits(p.fados)), 4)] + p.coins // s.box.coins_per_point
    for kind in range(KIND_COUNT):
        if s.billboards[kind] != NONE:
            values = list((s.box.two if len(s.players) == 2 else s.box.values)[s.tiles[kind]]) + [0] * SEAT_COUNT
            markers = s.beside[kind * SEAT_COUNT : kind * SEAT_COUNT + len(s.players)]
            if s.solo and markers[0] == markers[ALFAMA] > 0:
                scores[ALFAMA] += values[0]
                scores[0] += values[1]
                continue
            for n in set(markers) - {0}:
                sharing = [player for player, m in enumerate(markers) if m == n]
                best = sum(1 for m in markers if m > n)
                for player in sharing:
                    scores[player] += sum(values[best : best + len(sharing)]) // len(sharing)
    return scores[: s.seats()]


def endings() -> list[str]:
    """[HF-8.3] The third star ends the game, whichever it is; Alfama takes two of them only [HF-9.8, HF-9.10]."""
    return [f"third star: {star}" for star in STARS] + [f"third star, Alfama's: {star}" for star in STARS[FADO_STAR:]]


def endings_of(s: HouseOfFado) -> list[str]:
    """The star that was taken last before the end was near."""
    found: list[str] = []
    for told in s.told or []:
        if told.event is STAR_TAKEN:
            found = [f"third star: {STARS[told.args[1]]}"]
        elif told.event is ALFAMA_STAR_TAKEN:
            found = [f"third star, Alfama's: {STARS[told.args[0]]}"]
        elif told.event is END_NEAR:
            return found
    return []


HER_SOURCES: Final = [FROM_FADO, FROM_PROMOTION, FROM_CUSTOMERS, *range(FROM_FAME, FROM_COINS)]  # no farewell, no coins
EFFECTS: Final = [
    Effect(
        KICKED_OUT, "bonus", [BONUSES[STANDARD.bonus[area * SIDES + side]] for area in AREA for side in range(SIDES)], 1, SIDES
    ),
    Effect(NOTE_TAKEN, "note", NOTES, 1),
    Effect(HIRED, "musician", MUSICIANS, 1),
    Effect(COMPOSED, "fado", FADOS, 1),
    Effect(ALFAMA_COMPOSED, "fado", FADOS, 0),
    Effect(TILE_LAID, "billboard", TILES, 0),
    Effect(STAR_TAKEN, "star", STARS, 1),
    Effect(ALFAMA_STAR_TAKEN, "star", STARS, 0),
    Effect(EARNED, "points from", [source if i != FROM_CUSTOMERS else "" for i, source in enumerate(SOURCES)], 2),
    Effect(ALFAMA_EARNED, "Alfama's points from", [source if i in HER_SOURCES else "" for i, source in enumerate(SOURCES)], 1),
]
