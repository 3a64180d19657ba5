"""What one seat can know of cards and persons, worked out from nothing but what it was told [ND-7]."""

from __future__ import annotations

from typing import Final

from parlour.engine.knowledge import Place, Tracker
from parlour.shelf.notre_dame.components import STANDARD
from parlour.shelf.notre_dame.state import (
    KIND_COUNT,
    NotreDame,
    bits,
    card_of,
    colour,
    owner_of,
)

DECK: Final = -1  # where a card can be besides the seats that hold it
ASIDE: Final = -2
SHOWN: Final = -3


def places(s: NotreDame) -> dict[str, list[int]]:
    """Where the cards lie that not everybody has seen, by the colour of their back; and the grey persons in order."""
    at: dict[str, list[int]] = {}
    for seat, owner in enumerate(s.players):
        at[name(DECK, seat)] = [card_of(owner.board, kind) for kind in bits(owner.deck)]
        at[name(ASIDE, seat)] = bits(s.discard & ~s.shown & colour(owner.board))
        for holder, p in enumerate(s.players):
            at[name(holder, seat)] = bits((p.hand | p.packet) & colour(owner.board))
    for i, person in enumerate(s.coming):
        at[f"grey {i}"] = [person]
    return at


def name(where: int, owner: int) -> str:
    return f"{['aside', 'deck'][where + 2] if where < 0 else where} of {owner}"


class NotreDameTracker(Tracker):
    """Follows each card by what the seat saw of it, and the number of backs at each place."""

    def __init__(self, players: int, seat: int, new_persons: bool) -> None:
        self.n: Final = players
        self.seat: Final = seat
        self.boards: Final = [0, 2] if players == 2 else list(range(players))
        self.greys: set[int] = set()
        if not new_persons:
            self.greys = {i for i, p in enumerate(STANDARD.persons) if p.pile and p.base}
        self.coming: list[int] = []  # grey persons that have a place, -1 where unknown
        self.new_period()

    def new_period(self) -> None:
        """All cards are back in their owners' decks."""
        self.count: dict[tuple[int, int], int] = {}  # backs at a place, by owner
        self.where: dict[int, set[int]] = {}  # for cards whose face was seen: the places they can be at
        self.passes = 0
        for owner in range(self.n):
            self.count[DECK, owner] = KIND_COUNT
            self.count[ASIDE, owner] = 0
            for holder in range(self.n):
                self.count[holder, owner] = 0

    def owner(self, card: int) -> int:
        return self.boards.index(owner_of(card))

    def shift(self, owner: int, source: int, target: int) -> None:
        """One card of an owner goes from here to there, face unknown or tracked apart."""
        self.count[source, owner] -= 1
        if target != SHOWN:
            self.count[target, owner] += 1

    def locate(self, card: int, place: int) -> None:
        """A face is seen: it is there and nowhere else; of a pair that was split, the other one is at the other place."""
        before = self.where.get(card, set())
        self.where[card] = {place}
        if len(before) > 1:
            for other, at in self.where.items():
                if other != card and at == before:
                    self.where[other] = before - {self.left}

    def hear(self, name: str, args: list[int]) -> None:
        if name == "period-ended":
            self.new_period()
        elif name == "round-began":
            self.passes = 0
        elif name == "dealt":
            self.shift(args[0], DECK, args[0])
            if len(args) > 1:
                self.where[args[1]] = {args[0]}
        elif name == "passed-on":
            self.hear_pass(args[0], args[1], args[2] if len(args) > 2 else -1)
        elif name in ("played", "wasted", "showed-third"):
            self.left = args[0]
            self.locate(args[1], SHOWN)
            self.shift(self.owner(args[1]), args[0], SHOWN)
        elif name == "laid-aside":
            owner = next(owner for owner in range(self.n) if self.count[args[0], owner])
            self.shift(owner, args[0], ASIDE)
            for card, at in self.where.items():
                if args[0] in at and self.owner(card) == owner:
                    self.where[card] = at - {args[0]} | {ASIDE}
        elif name == "included":
            self.greys.add(args[0])
        elif name == "turned-up" and args[0] in self.greys:
            self.greys.remove(args[0])
            if self.coming:
                self.coming.pop(0)
        elif name == "foreseen":
            self.coming.append(-1)
        elif name == "spied" and len(args) > 2:
            self.coming[args[1]] = args[2]

    def hear_pass(self, giver: int, receiver: int, card: int) -> None:
        """Two cards of the giver's own first; then one of the pair the giver got from the right."""
        owner = giver if self.passes < 2 * self.n else (giver - 1) % self.n
        self.passes += 1
        self.shift(owner, giver, receiver)
        if card >= 0:
            self.where[card] = {receiver}
        elif owner == self.seat:
            for own, at in self.where.items():
                if self.owner(own) == owner and at == {giver}:
                    self.where[own] = {giver, receiver}

    def places(self) -> dict[str, Place]:
        found: dict[str, Place] = {}
        for owner in range(self.n):
            unseen = {card_of(self.boards[owner], kind) for kind in range(KIND_COUNT)} - self.where.keys()
            rows: dict[int, tuple[int, set[int], set[int]]] = {}
            for place in [DECK, ASIDE, *range(self.n)]:
                mine = {card for card, at in self.where.items() if place in at and self.owner(card) == owner}
                must = {card for card in mine if len(self.where[card]) == 1}
                rows[place] = self.count[place, owner], must, mine - must
            # Room for unseen cards: what is left when the seen ones lie somewhere (a split pair takes one place each).
            room = {place: n - len(must) - (1 if may else 0) for place, (n, must, may) in rows.items()}
            free = [place for place in room if room[place] > 0]
            for place, (n, must, may) in rows.items():
                if place in free and len(free) == 1:
                    must = must | unseen
                elif place in free:
                    may = may | unseen
                found[name(place, owner)] = Place(n, must, may)
        for i, place in enumerate(self.grey_places()):
            found[f"grey {i}"] = place
        return found

    def grey_places(self) -> list[Place]:
        """[ND-7.3] Which grey persons are to come is known to all, only their order within a letter is not."""
        order = sorted(self.greys, key=lambda person: (STANDARD.persons[person].pile, person))
        found = []
        for i, known in enumerate(self.coming):
            pile = STANDARD.persons[order[i]].pile
            may = {person for person in self.greys if STANDARD.persons[person].pile == pile}
            must = {known} if known >= 0 else may if len(may) == 1 else set()
            found.append(Place(1, must, set() if must else may))
        return found
