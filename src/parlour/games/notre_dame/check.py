"""What must hold in every state: nothing lost, nothing double, nothing out of bounds."""

from __future__ import annotations

from parlour.games.notre_dame.effects import EARNED, PARK_BONUS, PLAGUE_LOSS, SOURCES
from parlour.games.notre_dame.rules.plague import OVERRUN
from parlour.games.notre_dame.state import DISTRICT, KIND_COUNT, NONE, NotreDame, card_of, mask_of, size


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
    assert len(s.coming) in (0, size(s.grey)) or s.choice is not None, "some grey persons have an order and some have not"


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
