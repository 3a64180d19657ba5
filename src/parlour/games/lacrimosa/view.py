"""What each player knows: the view they get, and the worlds they must believe possible [LA-8].

Only hands and personal decks hide anything. What nobody has seen (card deck, piles, the Soloist's deck) lies in no order
at all until it is drawn, and which cards are among it everybody can count.
"""

from __future__ import annotations

from parlour.engine.rng import Rng
from parlour.games.lacrimosa.components import (
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
from parlour.games.lacrimosa.rules.row import memories_left, opuses_left
from parlour.games.lacrimosa.scoring import leading
from parlour.games.lacrimosa.state import COVERED, FREE, MARKER, NEUTRAL_OWNER, NONE, SOLOIST_SEAT, Lacrimosa, Player


def view(s: Lacrimosa, viewer: int) -> dict[str, object]:
    """Everything this seat knows, by perfect recall, and nothing else."""
    return {
        "round": s.round,
        "turn": s.turn,
        "first": s.first,
        "level": LEVELS[s.level] if s.level != NONE else None,
        "bonus": BONUSES[s.bonus] if s.bonus != NONE else None,
        "row": [card_view(s, index) for index in range(len(s.row))],
        "deck": {
            "opuses": opuses_left(s),
            "memories": memories_left(s),
            "unseen": [CARDS[card] for card in s.opus_deck + s.memory_deck],
        },
        "mozart": PLACES[s.mozart],
        "map": [place_view(s, place) for place in range(len(PLACES))],
        "court_pile": [COURTS[tile] for tile in s.court_pile],
        "city_pile": [CITIES[tile] for tile in s.city_pile],
        "city_used": [CITIES[tile] for tile in s.city_used],
        "composers": [COMPOSERS[composer] for composer in s.composers],
        "constanze": CONSTANZES[s.constanze] if s.constanze != NONE else None,
        "requiem": [space_view(s, space) for space in range(len(SPACES))],
        "movements": [movement_view(s, movement) for movement in range(len(MOVEMENTS))],
        "icons": [name for kind, name in enumerate(ACTIONS) for _ in range(s.icons >> 3 * kind & 7)],
        "due": s.due.copy(),
        "solo_deck": [SOLOISTS[card] for card in s.solo_deck],
        "asked": s.asked(),
        "answer": s.answer(viewer),
        "players": [player_view(s, seat, viewer) for seat in range(len(s.players))],
    }


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
    """[LA-4.5] A place, its tile, and what the way there costs now."""
    found = s.map[place]
    names = COURTS if s.box.is_court[place] else CITIES
    return {
        "place": PLACES[place],
        "tile": names[found >> 1] if found != NONE else None,
        "golden": found != NONE and found & 1 == 1,
        "road": s.box.roads[s.mozart][place],
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
    """[LA-8.1] Both stacks, open to all, and who leads now."""
    ahead = leading(s, movement)
    row: dict[str, object] = {
        "movement": MOVEMENTS[movement],
        "high": s.box.high[movement],
        "low": s.box.low[movement],
        "leads": NOTES[ahead] if ahead != NONE else None,
    }
    for note, name in enumerate(NOTES):
        stack = len(MOVEMENTS) * note + movement
        row[name] = [TILES[tile] for tile in s.stacks[stack][s.taken[stack] :]]
    return row


def player_view(s: Lacrimosa, seat: int, viewer: int) -> dict[str, object]:
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
    }
    if not soloist:
        known = known_hand(p, seat == viewer)
        row |= {
            "ducats": p.ducats,
            "tracks": dict(zip(POINTS, p.tracks)),
            "markers": dict(zip(POINTS, p.markers)),
            "opuses": [CARDS[card] for card in p.opuses],
            "turned": [CARDS[card] for card in p.turned],
            "hand": [CARDS[card] for card in known],
            "hidden": len(p.hand) - len(known),
            "deck": len(p.deck),
            "elsewhere": [CARDS[card] for card in sorted(p.hand + p.deck) if card not in known],  # in deck or hand: all can count
            "wild": [p.wild_steps, p.wild_markers, p.wild_from],
        }
    return row


def known_hand(p: Player, own: bool) -> list[int]:
    """[LA-8.1] Hand cards a seat knows: all its own, all when the deck is empty, otherwise the one that was left over."""
    if own or not p.deck:
        return p.hand
    return [p.kept] if p.kept != NONE else []


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
    pool = rng.shuffled([card for card in p.hand + p.deck if card not in known])
    hidden = len(p.hand) - len(known)
    p.hand = sorted(known + pool[:hidden])
    p.deck = sorted(pool[hidden:])
