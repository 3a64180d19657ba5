"""What must hold in every state: nothing lost, nothing double, nothing out of bounds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.core import CHANCE
from parlour.engine.effects import Effect
from parlour.shelf.notre_dame.components import MESSAGES, PERSONS, POWERS, STANDARD
from parlour.shelf.notre_dame.effects import EARNED, PARK_BONUS, PLAGUE_LOSS, SOURCES
from parlour.shelf.notre_dame.rules.carriage import FETCHED
from parlour.shelf.notre_dame.rules.hire import HIRED
from parlour.shelf.notre_dame.rules.plague import OVERRUN
from parlour.shelf.notre_dame.state import (
    DISTRICT,
    NONE,
    ROUNDS_PER_PERIOD,
    NotreDame,
    bit,
    bits,
    card_of,
    colour,
    mask_of,
    size,
)


def check(s: NotreDame) -> None:
    """[ND-1] Gold, markers, messages, cards and persons are conserved; tracks stay on their scale."""
    gold = s.bank
    messages = 0
    for kind in s.markets:
        messages += kind != NONE
    cards: i64 = s.discard
    every: i64 = 0
    for p in s.players:
        gold += p.gold
        messages += len(p.messages)
        markers = p.supply + p.reserve + p.cathedral
        for there in p.sectors:
            markers += there
            assert there >= 0, f"{p.board}: a sector below zero"
        assert markers == s.box.markers, f"{p.board}: {markers} markers"
        assert p.supply >= 0, f"{p.board}: supply {p.supply}"
        assert p.reserve >= 0, f"{p.board}: reserve {p.reserve}"
        assert p.cathedral >= 0, f"{p.board}: cathedral {p.cathedral}"
        assert p.gold >= 0, f"{p.board}: {p.gold} gold"
        assert p.prestige >= 0, f"{p.board}: {p.prestige} prestige"
        assert 0 <= p.rat <= s.box.last_space, f"{p.board}: rat on {p.rat}"
        assert NONE <= p.friend < len(p.sectors), f"{p.board}: friend at {p.friend}"
        cards = found_once(cards, p.deck << card_of(p.board, 0))
        cards = found_once(cards, p.hand)
        cards = found_once(cards, p.packet)
        every |= colour(p.board)
    assert s.bank >= 0, f"bank: {s.bank}"
    assert gold == s.box.gold, f"{gold} gold"
    assert messages == s.boards * (DISTRICT - 1) or s.round == 0, f"{messages} messages"
    assert cards == every, f"cards lost or not of this table: {bits(cards ^ every)}"
    assert not s.shown & ~s.discard, "a shown card is not on the pile"
    if len(s.open):
        check_persons(s)


def found_once(found: i64, more: i64) -> i64:
    """The cards found so far, with those that lie at one more place."""
    assert not found & more, f"in two places: {bits(found & more)}"
    return found | more


def check_persons(s: NotreDame) -> None:
    """[ND-1.5, ND-2.2] Two brown persons and a grey one of the period are open, no person is in two places."""
    persons = s.box.persons
    waiting: i64 = s.brown | s.grey
    found = waiting
    browns = 0
    greys = 0
    for person in s.open:
        assert not found & bit(person), f"open: {PERSONS[person]} is in two places"
        found |= bit(person)
        if persons[person].pile == 0:
            browns += 1
        else:
            greys += 1
            assert persons[person].pile == s.period() + 1, "open: a grey person of another period"
    rounds_before = (s.round - 1) % ROUNDS_PER_PERIOD
    assert browns <= 2, "open: more than two brown persons"
    assert browns + greys <= 3, f"open: {list(s.open)}"
    assert size(s.brown) + browns == 6 - 2 * rounds_before, f"brown: {size(s.brown)} to come, {browns} open"
    grey = size(s.grey)
    assert grey + greys == 10 - s.round, f"grey: {grey} to come, {greys} open"
    brown = s.brown
    person = 0
    while brown:
        assert not brown & 1 or persons[person].pile == 0, "brown: a grey person"
        brown >>= 1
        person += 1
    if s.coming:
        check_coming(s, grey)
    assert not s.spied or len(s.coming) == grey, "spied: not every grey person has its place"


def check_coming(s: NotreDame, grey: int) -> None:
    """Grey persons whose order a Spy has seen: each of them once, period by period."""
    persons = s.box.persons
    assert not mask_of(s.coming) & ~s.grey, "coming: a person that is not in the grey pile"
    foreseeing = s.choice is not None and s.choice.player == CHANCE
    assert len(s.coming) == grey or foreseeing, "coming: some grey persons have a place and some have not"
    for one, other in zip(s.coming, s.coming[1:]):
        assert persons[one].pile <= persons[other].pile, "coming: the periods are out of order"


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


# Persons who pay no prestige themselves let others pay, or give something else.
PAYING: Final = [
    source
    if source not in PERSONS or STANDARD.persons[PERSONS.index(source)].prestige or source in ("manager", "coachman")
    else ""
    for source in SOURCES[:PLAGUE_LOSS]
]
EFFECTS: Final = [
    Effect(HIRED, "power", [POWERS[person.power] for person in STANDARD.persons], 1),
    Effect(FETCHED, "message", MESSAGES, 2),
    Effect(EARNED, "prestige from", PAYING, 3),
    Effect(EARNED, "prestige from", ["", "park"], 2),
]
