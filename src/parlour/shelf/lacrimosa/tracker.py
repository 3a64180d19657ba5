"""What one seat can know of cards and tiles, worked out from nothing but what it was told [LA-8]."""

from __future__ import annotations

from typing import Final

from parlour.engine.knowledge import Place, Tracker
from parlour.shelf.lacrimosa.components import FIRST_MEMORY, STANDARD
from parlour.shelf.lacrimosa.heaps import numbers
from parlour.shelf.lacrimosa.state import NONE, Lacrimosa


def places(s: Lacrimosa) -> dict[str, list[int]]:
    """Hands and personal decks; and what nobody has seen of the period's cards, the piles and the Soloist's deck."""
    at: dict[str, list[int]] = {}
    for seat in range(s.seats):
        at[f"hand {seat}"] = numbers(s.players[seat].hand, FIRST_MEMORY)
        at[f"deck {seat}"] = numbers(s.players[seat].deck, FIRST_MEMORY)
    at["unseen"] = numbers(s.opus_deck) + numbers(s.memory_deck, FIRST_MEMORY)
    at["courts"] = numbers(s.court_pile)
    at["cities"] = numbers(s.city_pile)
    at["used"] = numbers(s.city_used)
    if s.level != NONE:
        at["soloist"] = numbers(s.solo_deck)
    return at


class LacrimosaTracker(Tracker):
    """Counts cards: nine for each seat, of which those played are open; what is left lies in hand or deck."""

    def __init__(self, seats: int, seat: int, level: int) -> None:
        self.seats: Final = seats
        self.seat: Final = seat
        self.level: Final = level
        self.own: list[set[int]] = [set(range(FIRST_MEMORY, FIRST_MEMORY + 9)) for _ in range(seats)]  # the nine cards
        self.played: list[set[int]] = [set() for _ in range(seats)]
        self.held: list[int] = [0] * seats  # how many in hand,
        self.known: list[set[int]] = [set() for _ in range(seats)]  # and which of them are known to be there
        self.unseen: set[int] = cards_of(1)
        self.unseen_soloist: set[int] = set(STANDARD.level_deck[level]) if level >= 0 else set()
        self.courts: set[int] = set(range(len(STANDARD.courts)))
        self.cities: set[int] = set(range(len(STANDARD.cities)))
        self.used: set[int] = set()

    def hear(self, name: str, args: list[int]) -> None:
        if name in ("drew", "drew-last"):
            self.held[args[0]] += 1
            if len(args) > 1:
                self.known[args[0]].add(args[1])
        elif name in ("experienced", "storied"):
            self.held[args[0]] -= 1
            self.known[args[0]].discard(args[1])
            self.played[args[0]].add(args[1])
        elif name == "documented":
            self.own[args[0]].add(args[1])
            self.played[args[0]].add(args[1])
        elif name == "left-game":
            self.own[args[0]].discard(args[1])
            self.played[args[0]].discard(args[1])
        elif name == "kept":
            assert args[1] in self.own[args[0]] - self.played[args[0]], "a kept card was played"
            self.known[args[0]] = {args[1]}
            self.played[args[0]] = set()
        else:
            self.hear_table(name, args)

    def hear_table(self, name: str, args: list[int]) -> None:
        if name == "period-began":
            self.unseen = cards_of(args[0])
        elif name == "revealed":
            self.unseen.remove(args[0])
        elif name == "court-placed":
            self.courts.remove(args[0])
        elif name == "city-placed":
            self.cities.remove(args[0])
        elif name == "used-city":
            self.used.add(args[1])
        elif name == "solo-discarded":
            self.used.add(args[0])
        elif name == "cities-reshuffled":
            self.cities, self.used = self.used, set()
        elif name in ("solo-experienced", "solo-storied"):
            self.unseen_soloist.remove(args[0])
        elif name == "solo-gathered":
            self.unseen_soloist = set(STANDARD.level_deck[self.level])

    def places(self) -> dict[str, Place]:
        found: dict[str, Place] = {}
        for seat in range(self.seats):
            known = self.known[seat]
            pool = self.own[seat] - self.played[seat] - known
            hidden = self.held[seat] - len(known)
            in_deck = len(pool) - hidden
            everything = not hidden or not in_deck  # nothing is left open
            hand = known | (pool if not in_deck else set())
            deck = pool if not hidden else set()
            found[f"hand {seat}"] = Place(self.held[seat], hand, set() if everything else pool)
            found[f"deck {seat}"] = Place(in_deck, deck, set() if everything else pool)
        for name, things in (("unseen", self.unseen), ("courts", self.courts), ("cities", self.cities), ("used", self.used)):
            found[name] = Place(len(things), things, set())
        if self.level >= 0:
            found["soloist"] = Place(len(self.unseen_soloist), self.unseen_soloist, set())
        return found


def cards_of(period: int) -> set[int]:
    return set(STANDARD.period_opuses[period] + STANDARD.period_memories[period])
