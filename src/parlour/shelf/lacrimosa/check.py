"""What must hold in every state: nothing lost, nothing double, nothing out of bounds."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Final

from mypy_extensions import i64

from parlour.engine.effects import Effect
from parlour.engine.pieces import found_all, found_once
from parlour.engine.vecs import vec
from parlour.shelf.lacrimosa.components import ACTIONS, FIRST_MEMORY, NEEDS, RECURRING, SOLOISTS, STANDARD
from parlour.shelf.lacrimosa.components import EFFECTS as CITY_EFFECTS
from parlour.shelf.lacrimosa.effects import (
    FROM_DOCUMENT,
    FROM_FAVOURS,
    FROM_FINANCE,
    FROM_OPUS,
    FROM_REQUIEM,
    FROM_SALE,
    ORIGINS,
    SCORED,
    SOLOIST_SCORED,
)
from parlour.shelf.lacrimosa.heaps import has, heap_of, size
from parlour.shelf.lacrimosa.rules.acting import AGAIN
from parlour.shelf.lacrimosa.rules.requiem import TOOK_TILE
from parlour.shelf.lacrimosa.rules.row import BONUS_REVEALED
from parlour.shelf.lacrimosa.rules.travel import USED_CITY
from parlour.shelf.lacrimosa.scoring import FAVOUR_MET, fits
from parlour.shelf.lacrimosa.solo import SOLO_EXPERIENCED
from parlour.shelf.lacrimosa.state import KIND_COUNT, LIFTED, MARKER, NEUTRAL_OWNER, NONE, SOLOIST_SEAT, Lacrimosa, Player


def check(s: Lacrimosa) -> None:
    """[LA-1, LA-2.7] Cards, tiles and markers are conserved; tracks stay on their scale."""
    check_row(s)
    opuses = s.opus_deck  # cards in one place each, as bits
    memories = s.memory_deck
    for card in s.row:
        if card >= FIRST_MEMORY:
            memories = found_once(memories, card - FIRST_MEMORY, "memory cards")
        elif card != NONE:
            opuses = found_once(opuses, card, "opus cards")
    courts = s.court_pile
    placed: i64 = 0  # markers in the Requiem, eight bits for each owner
    for what in s.spaces:
        if what >= 0:
            place: int = what >> 1 << 3  # no i64: `1 <<` would be 32 bits wide
            placed += 1 << place
    tiles: i64 = 0
    lifted: i64 = 0
    for owner, p in enumerate(s.players):
        soloist = owner >= s.seats
        check_player(s, owner, p)
        if not soloist:
            opuses = found_all(opuses, p.opuses, 0, "opus cards")
            memories |= check_memories(owner, p, memories)
        courts = found_all(courts, p.courts, 0, "court tiles")
        assert len(p.desks) == len(s.box.desk_neutral), f"{owner}: {len(p.desks)} desks"
        gone = 0
        without = 0
        for desk, tile in enumerate(p.desks):
            if tile != MARKER:
                gone += 1
                if not soloist and s.box.desk_neutral[desk]:
                    lifted += 1
            if tile == LIFTED:
                without += 1
            elif tile >= 0:
                tiles = found_once(tiles, tile, "composer tiles")
        assert placed >> i64(owner << 3) & 255 == gone, f"{owner}: requiem markers"
        assert soloist or without <= 1, f"{owner}: desks without a tile"
    assert placed >> i64(NEUTRAL_OWNER << 3) <= lifted, "neutral markers"
    check_tiles(s, tiles, courts)
    if s.level != NONE:
        him = s.players[SOLOIST_SEAT]
        cards = "the Soloist's cards"
        his = found_all(found_all(s.solo_deck, him.experiences, 0, cards), him.story, 0, cards)
        assert his == heap_of(s.box.level_deck[s.level]), cards


def check_row(s: Lacrimosa) -> None:
    """Gaps are at the left, before the first card."""
    cards = False
    for card in s.row:
        assert card != NONE or not cards, "a gap between cards"
        cards = cards or card != NONE


def check_player(s: Lacrimosa, owner: int, p: Player) -> None:
    """Nothing below zero, nothing beyond its track."""
    assert p.ducats >= 0, f"{owner}: {p.ducats} ducats"
    assert p.vp >= 0, f"{owner}: {p.vp} victory points"
    assert 0 <= p.finance <= s.box.finance_most, f"{owner}: finance on {p.finance}"
    for kind in range(KIND_COUNT):
        assert 0 <= p.tracks[kind] <= s.box.track_most, f"{owner}: tracks on {p.tracks}"
        assert p.markers[kind] >= 0, f"{owner}: markers below zero"
    for opus in p.turned:
        assert opus in p.opuses, f"{owner}: a turned opus is not there"


def check_memories(owner: int, p: Player, elsewhere: i64) -> i64:
    """[LA-2.7] Nine memory cards, those that others cannot have lie nowhere else."""
    assert size(p.hand) + size(p.deck) + len(p.experiences) + len(p.story) == 9, f"{owner}: not nine memory cards"
    assert not p.hand & p.deck, f"{owner}: a memory card in hand and deck"
    nine = p.hand | p.deck
    nine = found_all(nine, p.experiences, FIRST_MEMORY, "memory cards")
    nine = found_all(nine, p.story, FIRST_MEMORY, "memory cards")
    assert p.kept == NONE or has(p.hand, p.kept - FIRST_MEMORY), f"{owner}: the kept card is not in hand"
    bought: i64 = nine >> 9 << 9  # the first nine are everybody's own
    assert not elsewhere & bought, f"{owner}: a memory card is in two places"
    return bought


def check_tiles(s: Lacrimosa, tiles: i64, courts: i64) -> None:
    """Court tiles, city tiles and composer tiles: all are there, and none is in two places."""
    assert not s.city_pile & s.city_used, "city tiles: used, and in the pile"
    cities = s.city_pile | s.city_used
    for place, found in enumerate(s.map):
        if found != NONE:
            if s.box.is_court[place]:
                courts = found_once(courts, found >> 1, "court tiles")
            else:
                cities = found_once(cities, found >> 1, "city tiles")
    assert courts == (1 << len(s.box.courts)) - 1, "court tiles"
    assert cities == (1 << len(s.box.cities)) - 1, "city tiles"
    gone: i64 = 0
    for stack, taken in enumerate(s.taken):
        if taken:
            of_stack = s.stacks[stack]
            assert 0 < taken <= len(of_stack), f"{taken} tiles gone from a stack of {len(of_stack)}"
            for i in range(taken):
                gone = found_once(gone, of_stack[i], "composer tiles")
    assert tiles == gone, "composer tiles"


def sheet(s: Lacrimosa) -> list[list[int]]:
    """Victory points by origin and seat, from what was told."""
    rows = [[0] * s.seats for _ in ORIGINS]
    for told in s.told or []:
        if told.event is SCORED:
            seat, n, origin = told.args
            rows[origin][seat] += n
    return rows


def recount(s: Lacrimosa) -> list[int]:
    """Scores once more: what was told in play, and the final scoring worked out anew from the table [LA-7]."""
    scores = [0] * s.seats
    for told in s.told or []:
        if told.event is SCORED and told.args[2] < FROM_FAVOURS:
            scores[told.args[0]] += told.args[1]
    for seat in range(s.seats):
        p = s.players[seat]
        scores[seat] += best_by_hand(s, seat) + requiem_by_hand(s, seat)
        scores[seat] += (sum(p.tracks) + sum(p.markers)) // 2 + p.ducats // 3
    return scores


def requiem_by_hand(s: Lacrimosa, owner: int) -> int:
    """[LA-7.2] Movement by movement: count both composers, then pay each own marker."""
    points = 0
    for movement, spaces in enumerate(s.box.spaces_in):
        here = [s.spaces[space] for space in spaces if s.spaces[space] >= 0]
        count = [sum(1 for what in here if what % 2 == note) for note in (0, 1)]
        for what in here:
            if what // 2 == owner:
                wins = count[what % 2] > count[1 - what % 2]
                points += s.box.high[movement] if wins else s.box.low[movement]
    return points


def best_by_hand(s: Lacrimosa, seat: int) -> int:
    """[LA-7.1] The best set of favours by trying all sets of tiles, the largest first, and all ways to serve them."""
    p = s.players[seat]
    total = 0
    for by_opus, items in ((True, p.opuses), (False, s.own_markers(seat))):
        courts = [court for court in p.courts if s.box.courts[court].of_opuses == by_opus]
        worth = 0
        for n in range(len(courts), 0, -1):
            for chosen in combinations(courts, n):
                value = sum(s.box.courts[court].favour for court in chosen)
                needs = [need for court in chosen for need in s.box.courts[court].needs]
                if value > worth and len(needs) <= len(items) and can_serve(s, needs, items):
                    worth = value
        total += worth
    return total


def can_serve(s: Lacrimosa, needs: list[int], items: vec[i64]) -> bool:
    """Whether some order of some items meets the needs one by one."""
    useful = [item for item in items if any(fits(s, need, item) for need in needs)]
    return any(all(fits(s, need, item) for need, item in zip(needs, order)) for order in permutations(useful, len(needs)))


HIS_ORIGINS: Final = [FROM_OPUS, FROM_SALE, FROM_FINANCE, FROM_FAVOURS, FROM_REQUIEM, FROM_DOCUMENT]
TILES: Final = STANDARD.tiles
GIVES: Final = [ACTIONS[tile.action] if tile.action != NONE else "" for tile in TILES]
REPEATED: Final = {tile.again for tile in TILES}
EFFECTS: Final = [
    Effect(USED_CITY, "city", [CITY_EFFECTS[city.effect] for city in STANDARD.cities], 1),
    Effect(TOOK_TILE, "tile", [RECURRING[tile.each] for tile in TILES], 1),
    Effect(TOOK_TILE, "tile gives", GIVES, 1),
    Effect(AGAIN, "again", [name if action in REPEATED else "" for action, name in enumerate(ACTIONS)], 1),
    Effect(BONUS_REVEALED, "bonus for", [ACTIONS[bonus.action] for bonus in STANDARD.bonuses], 0),
    *[Effect(FAVOUR_MET, "favour for", [NEEDS[court.needs[i]] for court in STANDARD.courts], 1) for i in (0, 1)],
    Effect(SOLO_EXPERIENCED, "soloist", SOLOISTS, 0),
    Effect(SCORED, "points from", [origin if i != FROM_DOCUMENT else "" for i, origin in enumerate(ORIGINS)], 2),
    Effect(SOLOIST_SCORED, "Soloist's points from", [origin if i in HIS_ORIGINS else "" for i, origin in enumerate(ORIGINS)], 1),
]
