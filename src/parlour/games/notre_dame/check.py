"""What must hold in every state: nothing lost, nothing double, nothing out of bounds."""

from __future__ import annotations

from typing import Final

from parlour.engine.core import CHANCE
from parlour.engine.words import Told
from parlour.games.notre_dame.components import MESSAGES, PERSONS, POWERS, STANDARD
from parlour.games.notre_dame.effects import EARNED, PARK_BONUS, PLAGUE_LOSS, SOURCES
from parlour.games.notre_dame.rules.carriage import FETCHED
from parlour.games.notre_dame.rules.hire import HIRED
from parlour.games.notre_dame.rules.plague import OVERRUN
from parlour.games.notre_dame.state import (
    DISTRICT,
    KIND_COUNT,
    NONE,
    ROUNDS_PER_PERIOD,
    NotreDame,
    bits,
    card_of,
    mask_of,
    size,
)


def check(s: NotreDame) -> None:
    """[ND-1] Gold, markers, messages, cards and persons are conserved; tracks stay on their scale."""
    gold = s.bank
    messages = 0
    for kind in s.markets:
        messages += kind != NONE
    cards = s.discard
    held = size(s.discard)
    for p in s.players:
        gold += p.gold
        messages += len(p.messages)
        markers = p.supply + p.reserve + p.cathedral + sum(p.sectors)
        assert markers == s.box.markers, f"{p.board}: {markers} markers"
        assert min(p.supply, p.reserve, p.cathedral, p.gold, p.prestige, min(p.sectors)) >= 0, f"{p.board}: below zero"
        assert 0 <= p.rat <= s.box.last_space, f"{p.board}: rat on {p.rat}"
        assert NONE <= p.friend < len(p.sectors), f"{p.board}: friend at {p.friend}"
        own = p.deck << card_of(p.board, 0) | mask_of(p.hand) | mask_of(p.packet)
        assert not cards & own, f"{p.board}: a card is in two places"
        cards |= own
        held += size(p.deck) + len(p.hand) + len(p.packet)
    assert s.bank >= 0, f"bank: {s.bank}"
    assert gold == s.box.gold, f"{gold} gold"
    assert messages == s.boards * (DISTRICT - 1) or s.round == 0, f"{messages} messages"
    assert held == KIND_COUNT * len(s.players) == size(cards), f"{held} cards"
    assert not s.shown & ~s.discard, "a shown card is not on the pile"
    if s.open:
        check_persons(s)


def check_persons(s: NotreDame) -> None:
    """[ND-1.5, ND-2.2] Two brown persons and a grey one of the period are open, no person is in two places."""
    persons = s.box.persons
    browns = [person for person in s.open if persons[person].pile == 0]
    greys = [person for person in s.open if persons[person].pile != 0]
    rounds_before = (s.round - 1) % ROUNDS_PER_PERIOD
    assert len(set(s.open)) == len(s.open) <= 3, f"open: {s.open}"
    assert len(browns) <= 2, "open: more than two brown persons"
    for person in s.open:
        assert not (s.brown | s.grey) >> person & 1, f"open: {PERSONS[person]} is open and in a pile"
    assert size(s.brown) + len(browns) == 6 - 2 * rounds_before, f"brown: {size(s.brown)} to come, {len(browns)} open"
    for person in greys:
        assert persons[person].pile == s.period() + 1, "open: a grey person of another period"
    assert size(s.grey) + len(greys) == 10 - s.round, f"grey: {size(s.grey)} to come, {len(greys)} open"
    for person in bits(s.brown):
        assert persons[person].pile == 0, "brown: a grey person"
    assert not mask_of(s.coming) & ~s.grey, "coming: a person that is not in the grey pile"
    foreseeing = s.choice is not None and s.choice.player == CHANCE
    assert len(s.coming) in (0, size(s.grey)) or foreseeing, "coming: some grey persons have a place and some have not"
    for one, other in zip(s.coming, s.coming[1:]):
        assert persons[one].pile <= persons[other].pile, "coming: the periods are out of order"
    for seat in bits(s.spied):
        assert len(s.coming) == size(s.grey), f"spied {seat}: not every grey person has its place"


def sheet(s: NotreDame) -> list[list[int]]:
    """Prestige by source and seat, from what was told: what was earned, what the park added, what the plague took."""
    rows = [[0] * len(s.players) for _ in SOURCES]
    for told in s.told or []:
        if told.event is EARNED:
            seat, prestige, bonus, source = told.args
            rows[source][seat] += prestige
            rows[PARK_BONUS][seat] += bonus
        elif told.event is OVERRUN:
            rows[PLAGUE_LOSS][told.args[0]] -= told.args[1]
    return rows


def recount(s: NotreDame) -> list[int]:
    """Prestige once more, as the sum of the score sheet."""
    return [sum(row[seat] for row in sheet(s)) for seat in range(len(s.players))]


def effects() -> list[str]:
    """The powers of persons, the messages, and whatever prestige comes from."""
    found = [f"power {power}" for power in POWERS] + [f"message {kind}" for kind in MESSAGES]
    return found + [f"prestige from {source}" for source in PAYING]


def effects_in(told: Told) -> list[str]:
    """Which of them an event shows at work."""
    if told.event is HIRED:
        return [f"power {POWERS[STANDARD.persons[told.args[1]].power]}"]
    if told.event is FETCHED:
        return [f"message {MESSAGES[told.args[2]]}"]
    if told.event is EARNED:
        _, _, bonus, source = told.args
        return [f"prestige from {SOURCES[source]}"] + (["prestige from park"] if bonus else [])
    return []


# Persons who pay no prestige themselves: they let others pay, or give something else.
PAYING: Final = [
    source
    for source in SOURCES[:PLAGUE_LOSS]
    if source not in PERSONS or STANDARD.persons[PERSONS.index(source)].prestige or source in ("manager", "coachman")
]
