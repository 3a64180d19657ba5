"""What each player knows: the view they get, and the worlds they must believe possible [LA-8].

Only hands and personal decks hide anything. What nobody has seen (card deck, piles, the Soloist's deck) lies in no order
at all until it is drawn, and which cards are among it everybody can count.
"""

from __future__ import annotations

from mypy_extensions import i64

from parlour.engine.core import NOBODY
from parlour.engine.overlay import laid_over
from parlour.engine.rng import Rng
from parlour.shelf.lacrimosa.components import (
    ACTIONS,
    BONUSES,
    CARDS,
    CITIES,
    COMPOSERS,
    CONSTANZES,
    COURTS,
    DESKS,
    FIRST_MEMORY,
    LEVELS,
    MOVEMENTS,
    NOTES,
    PLACES,
    POINTS,
    SOLOISTS,
    SPACES,
    TILES,
)
from parlour.shelf.lacrimosa.heaps import EMPTY, bit, nth, numbers, size
from parlour.shelf.lacrimosa.rules.row import memories_left, opuses_left
from parlour.shelf.lacrimosa.rules.targets import price_of_memory, price_of_opus, price_of_place
from parlour.shelf.lacrimosa.scoring import (
    DUCATS_PER_VP,
    POINTS_PER_VP,
    favours_met,
    leading,
    points_in_movement,
    requiem_points,
    story_points,
)
from parlour.shelf.lacrimosa.state import COVERED, FREE, MARKER, NEUTRAL_OWNER, NONE, SOLOIST_SEAT, Lacrimosa, Player


def known(s: Lacrimosa, viewer: int) -> dict[str, object]:
    """Everything this seat knows, by perfect recall, and nothing else."""
    return laid_over(shared(s), own(s, viewer))


def shared(s: Lacrimosa) -> dict[str, object]:
    """[LA-8.1] What lies open to all: everything but hands, and what things would cost the viewer."""
    return {
        "round": s.round,
        "turn": s.turn,
        "first": s.first,
        "level": LEVELS[s.level] if s.level != NONE else None,
        "bonus": BONUSES[s.bonus] if s.bonus != NONE else None,
        "edition": s.box.edition,
        "row": [card_view(s, index) for index in range(len(s.row))],
        "deck": {
            "opuses": opuses_left(s),
            "memories": memories_left(s),
            "unseen": [CARDS[card] for card in numbers(s.opus_deck) + numbers(s.memory_deck, FIRST_MEMORY)],
        },
        "mozart": PLACES[s.mozart],
        "map": [place_view(s, place) for place in range(len(PLACES))],
        "court_pile": [COURTS[tile] for tile in numbers(s.court_pile)],
        "city_pile": [CITIES[tile] for tile in numbers(s.city_pile)],
        "city_used": [CITIES[tile] for tile in numbers(s.city_used)],
        "composers": [COMPOSERS[composer] for composer in s.composers],
        "constanze": CONSTANZES[s.constanze] if s.constanze != NONE else None,
        "requiem": [space_view(s, space) for space in range(len(SPACES))],
        "movements": [movement_view(s, movement) for movement in range(len(MOVEMENTS))],
        "icons": [name for kind, name in enumerate(ACTIONS) for _ in range(s.icons >> 3 * kind & 7)],
        "due": list(s.due),
        "solo_deck": [SOLOISTS[card] for card in numbers(s.solo_deck)],
        "players": [player_view(s, seat) for seat in range(len(s.players))],
    }


def own(s: Lacrimosa, viewer: int) -> dict[str, object]:
    """[LA-8.1, LA-2.9] The hands as this viewer knows them; `missing` are the ducats that a player lacks for a card or a place
    when every exchange is counted."""
    found: dict[str, object] = {"players": [hand_view(s, seat, viewer) for seat in range(len(s.players))]}
    if 0 <= viewer < s.seats:
        me = s.players[viewer]
        found["row"] = [missing_for_card(s, me, index) for index in range(len(s.row))]
        found["map"] = [
            {"missing": max(0, price_of_place(s, me, place))} if s.map[place] != NONE else None for place in range(len(PLACES))
        ]
    return found


def missing_for_card(s: Lacrimosa, me: Player, index: int) -> dict[str, object] | None:
    card = s.row[index]
    if card == NONE:
        return None
    return {"missing": max(0, price_of_opus(s, me, index) if card < FIRST_MEMORY else price_of_memory(s, me, index))}


def card_view(s: Lacrimosa, index: int) -> dict[str, object] | None:
    """[LA-1.3] A card of the row with its final price there; `reward` is what its space gives first."""
    card = s.row[index]
    if card == NONE:
        return None
    slot = s.box.slots[index]
    price: dict[str, int] = {}
    if card < FIRST_MEMORY:
        opus = s.box.opuses[card]
        price = {"ducats": opus.ducats + slot.opus_ducats, "talent": opus.talent + slot.opus_talent, "reward": slot.reward}
    else:
        price = {"ducats": slot.ducats, "wild": slot.wild}
        for kind, name in enumerate(POINTS):
            price[name] = slot.points[kind]
    return {"card": CARDS[card], "price": {name: n for name, n in price.items() if n}}


def place_view(s: Lacrimosa, place: int) -> dict[str, object]:
    """[LA-4.5] A place, its tile, what the way there costs now and where it leads."""
    found = s.map[place]
    names = COURTS if s.box.is_court[place] else CITIES
    way = [s.mozart]
    while way[-1] != place:
        way.append(s.box.next_stop[way[-1]][place])
    return {
        "place": PLACES[place],
        "tile": names[found >> 1] if found != NONE else None,
        "golden": found != NONE and found & 1 == 1,
        "road": s.box.roads[s.mozart][place],
        "way": [PLACES[stop] for stop in way],
    }


def space_view(s: Lacrimosa, space: int) -> dict[str, object]:
    what = s.spaces[space]
    owner: object = None
    if what == COVERED:
        owner = "constanze"
    elif what != FREE:
        owner = "neutral" if what >> 1 == NEUTRAL_OWNER else what >> 1
    return {"space": SPACES[space], "owner": owner, "note": NOTES[what & 1] if what >= 0 else None}


def movement_view(s: Lacrimosa, movement: int) -> dict[str, object]:
    """[LA-8.1, LA-7.2] Both stacks, open to all, who leads now, and what it would pay each player."""
    ahead = leading(s, movement)
    row: dict[str, object] = {
        "movement": MOVEMENTS[movement],
        "high": s.box.high[movement],
        "low": s.box.low[movement],
        "leads": NOTES[ahead] if ahead != NONE else None,
        "points": [points_in_movement(s, owner, movement) for owner in range(len(s.players))],
    }
    for note, name in enumerate(NOTES):
        stack = len(MOVEMENTS) * note + movement
        row[name] = [TILES[tile] for tile in s.stacks[stack][s.taken[stack] :]]
    return row


def player_view(s: Lacrimosa, seat: int) -> dict[str, object]:
    """[LA-8.1] Hand and deck are secret, all else is open; played cards of the Soloist are his own kind."""
    p = s.players[seat]
    soloist = s.level != NONE and seat == SOLOIST_SEAT
    names = SOLOISTS if soloist else CARDS
    row: dict[str, object] = {
        "soloist": soloist,
        "vp": p.vp,
        "finance": p.finance,
        "experiences": [names[card] for card in p.experiences],
        "story": [names[card] for card in p.story],
        "desks": {
            DESKS[desk]: "marker" if what == MARKER else TILES[what] if what >= 0 else None for desk, what in enumerate(p.desks)
        },
        "courts": [COURTS[court] for court in p.courts],
        "met": [COURTS[court] for court in met_now(s, seat)],
        "worth": worth_now(s, seat) if s.player() != NOBODY else {},
    }
    if not soloist:
        row |= {
            "ducats": p.ducats,
            "tracks": dict(zip(POINTS, p.tracks)),
            "markers": dict(zip(POINTS, p.markers)),
            "opuses": [CARDS[card] for card in p.opuses],
            "turned": [CARDS[card] for card in p.turned],
            "deck": size(p.deck),
            "wild": [p.wild_steps, p.wild_markers, p.wild_from],
        }
    return row


def hand_view(s: Lacrimosa, seat: int, viewer: int) -> dict[str, object] | None:
    """[LA-8.1] A hand as the viewer knows it, and what lies in deck or hand besides: all can count that."""
    if s.level != NONE and seat == SOLOIST_SEAT:
        return None
    p = s.players[seat]
    known = known_hand(p, seat == viewer)
    return {
        "hand": [CARDS[card] for card in numbers(known, FIRST_MEMORY)],
        "hidden": size(p.hand & ~known),
        "elsewhere": [CARDS[card] for card in numbers((p.hand | p.deck) & ~known, FIRST_MEMORY)],
    }


def met_now(s: Lacrimosa, seat: int) -> list[int]:
    """[LA-7.1, LA-9.12] The royal favours that would pay if the game ended now; the Soloist's always do."""
    return list(s.players[seat].courts) if s.level != NONE and seat == SOLOIST_SEAT else favours_met(s, seat)


def worth_now(s: Lacrimosa, seat: int) -> dict[str, int]:
    """[LA-7] What the final scoring would add if it came now, by source."""
    row = {
        "favours": sum(s.box.courts[court].favour for court in met_now(s, seat)),
        "requiem": requiem_points(s, seat),
    }
    if seat < s.seats:
        row["points-left"] = story_points(s, seat) // POINTS_PER_VP
        row["ducats-left"] = s.players[seat].ducats // DUCATS_PER_VP
    return row


def known_hand(p: Player, own: bool) -> i64:
    """[LA-8.1] Hand cards a seat knows: all its own, all when the deck is empty, otherwise the one that was left over."""
    if own or not p.deck:
        return p.hand
    return bit(p.kept - FIRST_MEMORY) if p.kept != NONE else EMPTY


def imagine(s: Lacrimosa, viewer: int, rng: Rng) -> Lacrimosa:
    """A clone in which everything `viewer` does not know is dealt anew: what others hold and what is left in their decks."""
    c = s.clone()
    for seat in range(c.seats):
        if seat != viewer:
            deal_again(c.players[seat], rng)
    c.reseal(viewer, rng)
    return c


def deal_again(p: Player, rng: Rng) -> None:
    """Hand and deck of another player, apart from what all know of the hand."""
    known = known_hand(p, False)
    pool = (p.hand | p.deck) & ~known
    hidden = size(p.hand & ~known)
    p.hand = known
    for _ in range(hidden):
        card = bit(nth(pool, rng.below(size(pool))))
        pool &= ~card
        p.hand |= card
    p.deck = pool
    for _ in range(size(pool)):
        rng.below(1)  # the deck is shuffled, too: nobody sees how
