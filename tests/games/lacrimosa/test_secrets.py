"""What each seat knows [LA-8]."""

from __future__ import annotations

from parlour.engine.core import SPECTATOR
from parlour.engine.rng import Rng
from parlour.shelf.lacrimosa import GAME
from parlour.shelf.lacrimosa.heaps import size
from parlour.shelf.lacrimosa.state import Lacrimosa
from tests.games.lacrimosa.table import at, card, dealt, do, legal, me, memories, new, quiet

HAND = "hand me-start-1 me-start-2 me-start-3 me-start-4"


def seen(s: Lacrimosa, viewer: int, seat: int) -> dict[str, object]:
    players = GAME.view(s, viewer)["players"]
    assert isinstance(players, list)
    row = players[seat]
    assert isinstance(row, dict)
    return row


def test_la_8_1_hands_are_secret() -> None:
    """[LA-8.1] The own hand is known; of another's only the number of cards, and which nine there are."""
    s = at(f"0: {HAND}; ask 0 experience")
    assert seen(s, 0, 0)["hand"] == ["me-start-1", "me-start-2", "me-start-3", "me-start-4"]
    other = seen(s, 1, 0)
    assert (other["hand"], other["hidden"], other["deck"]) == ([], 4, 5)
    assert other["elsewhere"] == [f"me-start-{i}" for i in range(1, 10)]
    assert seen(s, SPECTATOR, 0)["hand"] == []


def test_la_8_1_the_kept_card_is_known() -> None:
    """[LA-8.1] Nine less eight played: everybody knows the card that stays in hand, until it is played."""
    s = at("0: finance 0, hand me-start-9; 1: finance 0; ask maintenance")
    dealt(s)
    assert seen(s, 1, 0)["hand"] == ["me-start-9"]
    for seed in range(20):
        world = GAME.imagine(s, 1, Rng(seed))
        assert isinstance(world, Lacrimosa)
        assert card("me-start-9") in memories(world.players[0].hand)
    quiet(s, lambda t: t.player() == 0)
    do(s, "experience me-start-9")
    assert seen(s, 1, 0)["hand"] == []


def test_la_8_1_an_empty_deck_tells_the_hand() -> None:
    """[LA-8.1] After the third turn three cards are left, and all can count which."""
    s = at("turn 7; 0: deck, hand me-start-7 me-start-8 me-start-9; ask 0 experience")
    assert seen(s, 1, 0)["hand"] == ["me-start-7", "me-start-8", "me-start-9"]


def test_la_8_1_worlds_reach_every_hand() -> None:
    """[LA-8.1] Of nine cards any four can be in another's hand; the own ones never change."""
    s = at(f"0: {HAND}; ask 0 experience")
    found: set[int] = set()
    for seed in range(60):
        world = GAME.imagine(s, 1, Rng(seed))
        assert isinstance(world, Lacrimosa)
        found |= set(memories(world.players[0].hand))
        assert world.players[1].hand == s.players[1].hand
    assert len(found) == 9


def test_la_8_1_open_information() -> None:
    """[LA-8.1] Composer stacks, piles by content, points and money are open to a spectator."""
    s = dealt(new(3, composers="eybler-stadler"))
    view = GAME.view(s, SPECTATOR)
    movements = view["movements"]
    assert isinstance(movements, list)
    assert movements[1]["eighth"] == ["E-Q1", "E-Q2", "E-Q3"]
    piles = view["city_pile"]
    assert isinstance(piles, list)
    assert len(piles) == 7
    assert seen(s, SPECTATOR, 1)["ducats"] == s.players[1].ducats


def test_la_8_1_drawing_is_told_to_one() -> None:
    """[LA-8.1] What is drawn is told to who draws it; the others hear that a card was drawn."""
    s = new(2, composers="eybler-stadler")
    quiet(s, lambda t: t.player() >= 0)
    drew = next(event for event in s.told or [] if event.event.name == "drew" and event.args[0] == 0)
    assert len(drew.heard(0)[1]) == 2
    assert drew.heard(1)[1] == drew.heard(SPECTATOR)[1] == [0]
    assert legal(s)[0].startswith("experience")
    assert size(me(s).hand) == 4
