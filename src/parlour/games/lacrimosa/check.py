"""What must hold in every state: nothing lost, nothing double, nothing out of bounds."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Final

from parlour.engine.words import Told
from parlour.games.lacrimosa.components import ACTIONS, EFFECTS, FIRST_MEMORY, NEEDS, RECURRING, SOLOISTS, STANDARD
from parlour.games.lacrimosa.effects import (
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
from parlour.games.lacrimosa.rules.acting import AGAIN
from parlour.games.lacrimosa.rules.requiem import TOOK_TILE
from parlour.games.lacrimosa.rules.row import BONUS_REVEALED
from parlour.games.lacrimosa.rules.travel import USED_CITY
from parlour.games.lacrimosa.scoring import FAVOUR_MET, fits
from parlour.games.lacrimosa.solo import SOLO_EXPERIENCED
from parlour.games.lacrimosa.state import LIFTED, MARKER, NEUTRAL_OWNER, NONE, SOLOIST_SEAT, Lacrimosa


def check(s: Lacrimosa) -> None:
    """[LA-1, LA-2.7] Cards, tiles and markers are conserved; tracks stay on their scale."""
    seen: list[int] = [card for card in s.row if card != NONE]
    tiles: list[int] = []
    courts = s.court_pile.copy()
    for owner, p in enumerate(s.players):
        soloist = owner >= s.seats
        if not soloist:
            nine = p.hand + p.deck + p.experiences + p.story
            assert len(set(nine)) == len(nine) == 9, f"{owner}: {len(nine)} memory cards"  # [LA-2.7]
            assert p.kept == NONE or p.kept in p.hand, f"{owner}: the kept card is not in hand"
            assert (p.hand, p.deck) == (sorted(p.hand), sorted(p.deck)), f"{owner}: an order that tells"
            seen += [card for card in nine if card >= FIRST_MEMORY + 9] + p.opuses
            assert set(p.turned) <= set(p.opuses), f"{owner}: a turned opus is not there"
        assert min(p.ducats, p.vp, p.finance, *p.tracks, *p.markers) >= 0, f"{owner}: below zero"
        assert p.finance <= s.box.finance_most, f"{owner}: finance on {p.finance}"
        assert max(p.tracks) <= s.box.track_most, f"{owner}: tracks on {p.tracks}"
        placed = len(s.own_markers(owner))
        assert p.desks.count(MARKER) + placed == len(p.desks), f"{owner}: requiem markers"
        assert soloist or p.desks.count(LIFTED) <= 1, f"{owner}: desks without a tile"
        tiles += [tile for tile in p.desks if tile >= 0]
        courts += p.courts
    assert len(set(seen)) == len(seen), "a card is in two places"
    assert not set(seen) & set(s.opus_deck + s.memory_deck), "a card is in the deck and elsewhere"
    cities = s.city_pile + s.city_used
    for place, found in enumerate(s.map):
        if found != NONE:
            (courts if s.box.is_court[place] else cities).append(found >> 1)
    assert sorted(courts) == list(range(len(s.box.courts))), "court tiles"
    assert sorted(cities) == list(range(len(s.box.cities))), "city tiles"
    gone = [tile for stack, n in zip(s.stacks, s.taken) for tile in stack[:n]]
    assert sorted(tiles) == sorted(gone), "composer tiles"
    neutral = len(s.own_markers(NEUTRAL_OWNER))
    lifted = sum(
        1 for p in s.players[: s.seats] for desk, what in enumerate(p.desks) if s.box.desk_neutral[desk] and what != MARKER
    )
    assert neutral <= lifted, "neutral markers"
    gaps = [i for i, card in enumerate(s.row) if card == NONE]
    assert gaps == list(range(len(gaps))), "a gap between cards"
    if s.level != NONE:
        him = s.players[SOLOIST_SEAT]
        assert sorted(s.solo_deck + him.experiences + him.story) == s.box.level_deck[s.level], "the Soloist's cards"


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


def can_serve(s: Lacrimosa, needs: list[int], items: list[int]) -> bool:
    """Whether some order of some items meets the needs one by one."""
    useful = [item for item in items if any(fits(s, need, item) for need in needs)]
    return any(all(fits(s, need, item) for need, item in zip(needs, order)) for order in permutations(useful, len(needs)))


def effects() -> list[str]:
    """What cities, composer tiles, period bonuses, courts and Soloist cards can say, and whatever points come from."""
    found = [f"city {effect}" for effect in EFFECTS] + [f"tile {each}" for each in RECURRING]
    found += [f"tile gives {ACTIONS[action]}" for action in sorted({tile.action for tile in STANDARD.tiles} - {NONE})]
    found += [f"again {ACTIONS[action]}" for action in sorted({tile.again for tile in STANDARD.tiles} - {NONE})]
    found += [f"bonus for {ACTIONS[action]}" for action in sorted({bonus.action for bonus in STANDARD.bonuses})]
    found += [f"favour for {NEEDS[need]}" for need in sorted({need for court in STANDARD.courts for need in court.needs})]
    found += [f"soloist {card}" for card in SOLOISTS]
    found += [f"points from {origin}" for i, origin in enumerate(ORIGINS) if i != FROM_DOCUMENT]
    return found + [f"Soloist's points from {ORIGINS[origin]}" for origin in HIS_ORIGINS]


def effects_in(told: Told) -> list[str]:
    """Which of them an event shows at work."""
    event = told.event
    if event is USED_CITY:
        return [f"city {EFFECTS[STANDARD.cities[told.args[1]].effect]}"]
    if event is TOOK_TILE:
        tile = STANDARD.tiles[told.args[1]]
        return [f"tile {RECURRING[tile.each]}"] + ([f"tile gives {ACTIONS[tile.action]}"] if tile.action != NONE else [])
    if event is AGAIN:
        return [f"again {ACTIONS[told.args[1]]}"]
    if event is BONUS_REVEALED:
        return [f"bonus for {ACTIONS[STANDARD.bonuses[told.args[0]].action]}"]
    if event is FAVOUR_MET:
        return [f"favour for {NEEDS[need]}" for need in STANDARD.courts[told.args[1]].needs]
    if event is SOLO_EXPERIENCED:
        return [f"soloist {SOLOISTS[told.args[0]]}"]
    if event is SCORED:
        return [f"points from {ORIGINS[told.args[2]]}"]
    if event is SOLOIST_SCORED:
        return [f"Soloist's points from {ORIGINS[told.args[1]]}"]
    return []


HIS_ORIGINS: Final = [FROM_OPUS, FROM_SALE, FROM_FINANCE, FROM_FAVOURS, FROM_REQUIEM, FROM_DOCUMENT]
