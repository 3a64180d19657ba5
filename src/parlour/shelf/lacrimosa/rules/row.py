"""[LA-1.3, LA-4.3, LA-6.6] The card row: cards leave it, the rest slides right, new ones come from the deck."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.actions import Actions
from parlour.engine.core import Chance, Step
from parlour.engine.rng import Rng
from parlour.engine.words import LEGAL
from parlour.shelf.lacrimosa.actions import BONUS, REVEAL, WORDS
from parlour.shelf.lacrimosa.components import FIRST_MEMORY
from parlour.shelf.lacrimosa.heaps import bit, each, has, heap_of, nth, numbers, size
from parlour.shelf.lacrimosa.state import NONE, ROW, Lacrimosa

REVEALED: Final = WORDS.event("revealed", "card", news=True)
BONUS_REVEALED: Final = WORDS.event("bonus-revealed", "bonus", news=True)
PERIOD_BEGAN: Final = WORDS.event("period-began", "n")
LEFT_ROW: Final = WORDS.event("left-row", "card")

NOT_IN_DECK: Final = WORDS.reason("not-in-deck", "LA-1.2")
NOT_THIS_PERIOD: Final = WORDS.reason("not-this-period", "LA-1.2")


def opuses_left(s: Lacrimosa) -> i64:
    """[LA-1.2] Opuses still in this period's deck: those nobody has seen, less those removed unseen."""
    return size(s.opus_deck) - s.box.removed_opuses[s.seats - 1]


def memories_left(s: Lacrimosa) -> i64:
    return size(s.memory_deck) - s.box.removed_memories[s.seats - 1]


def take_from_row(s: Lacrimosa, index: i64) -> None:
    """[LA-4.1, LA-4.2] The card leaves its space, the cards left of it slide right, and the row is refilled."""
    row = s.row
    while index > 0:
        row[index] = row[index - 1]
        index -= 1
    row[0] = NONE
    s.then(REFILL)


class Refill(Step[Lacrimosa]):
    """[LA-4.3] Fill the gaps, all at the left, until the next bonus tile shows up or the deck is empty."""

    def run(self, s: Lacrimosa) -> None:
        if s.row[0] == NONE and opuses_left(s) + memories_left(s) > 0:
            s.then(REVEAL_NEXT)
            gaps: i64 = 1
            while gaps < ROW and s.row[gaps] == NONE:
                gaps += 1
            if gaps > 1:
                s.then(REFILL)


class Reveal(Chance[Lacrimosa]):
    """[LA-1.3] The next card of the deck comes to the rightmost gap. Removed cards are among the unseen, but never come."""

    def refuse(self, s: Lacrimosa, action: i64) -> i64:
        card = REVEAL.noun(action)
        if card < FIRST_MEMORY:
            return LEGAL if has(s.opus_deck, card) and opuses_left(s) > 0 else NOT_IN_DECK
        return LEGAL if has(s.memory_deck, card - FIRST_MEMORY) and memories_left(s) > 0 else NOT_IN_DECK

    def offer(self, s: Lacrimosa, found: Actions) -> None:
        if opuses_left(s) > 0:
            each(REVEAL, s.opus_deck, found)
        if memories_left(s) > 0:
            for card in numbers(s.memory_deck, FIRST_MEMORY):
                found.add(REVEAL.of(card))

    def weights(self, s: Lacrimosa) -> list[int]:
        """Each card of the deck is as likely as any other, each unseen opus as any other opus, and so with memories."""
        opus = opuses_left(s) * size(s.memory_deck)
        memory = memories_left(s) * size(s.opus_deck)
        if not s.opus_deck or not s.memory_deck:
            opus = memory = 1
        return [opus if REVEAL.noun(action) < FIRST_MEMORY else memory for action in self.legal(s)]

    def draw(self, s: Lacrimosa, rng: Rng) -> i64:
        opuses = opuses_left(s)
        if rng.below(opuses + memories_left(s)) < opuses:
            return REVEAL.of(nth(s.opus_deck, rng.below(size(s.opus_deck))))
        return REVEAL.of(FIRST_MEMORY + nth(s.memory_deck, rng.below(size(s.memory_deck))))

    def apply(self, s: Lacrimosa, action: i64) -> None:
        card = REVEAL.noun(action)
        if card < FIRST_MEMORY:
            s.opus_deck &= ~bit(card)
        else:
            s.memory_deck &= ~bit(card - FIRST_MEMORY)
        gap: i64 = 0
        while gap + 1 < ROW and s.row[gap + 1] == NONE:
            gap += 1
        s.row[gap] = card
        s.tell(REVEALED, card)


class RevealBonus(Chance[Lacrimosa]):
    """[LA-1.2, LA-6.6] One of the period's three bonus tiles is turned up."""

    def refuse(self, s: Lacrimosa, action: i64) -> i64:
        return LEGAL if BONUS.noun(action) in s.box.period_bonuses[s.round] else NOT_THIS_PERIOD

    def draw(self, s: Lacrimosa, rng: Rng) -> i64:
        tiles = s.box.period_bonuses[s.round]
        return BONUS.of(tiles[rng.below(len(tiles))])

    def apply(self, s: Lacrimosa, action: i64) -> None:
        s.bonus = BONUS.noun(action)
        s.tell(BONUS_REVEALED, s.bonus)


def next_period(s: Lacrimosa) -> None:
    """[LA-6.6] The four rightmost cards leave, and what was left of the old period; then the new one begins."""
    s.round += 1
    s.tell(PERIOD_BEGAN, s.round)
    kept: list[int] = []
    for index, card in enumerate(s.row):
        if card != NONE:
            if index < ROW - 4:
                kept.append(card)
            else:
                s.tell(LEFT_ROW, card)
    for index in range(ROW):
        s.row[index] = kept[index - (ROW - len(kept))] if index >= ROW - len(kept) else NONE
    s.opus_deck = heap_of(s.box.period_opuses[s.round])
    s.memory_deck = heap_of(s.box.period_memories[s.round], FIRST_MEMORY)
    s.then(REVEAL_BONUS)
    s.then(REFILL)


REFILL: Final = Refill()
REVEAL_NEXT: Final = Reveal(REVEAL, "LA-1.3")
REVEAL_BONUS: Final = RevealBonus(BONUS, "LA-1.2")
