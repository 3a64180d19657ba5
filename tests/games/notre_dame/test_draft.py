"""The draft [ND-2.3, ND-2.4]."""

from __future__ import annotations

from parlour.engine.rng import Rng
from parlour.shelf.notre_dame import GAME
from parlour.shelf.notre_dame.components import CARDS
from parlour.shelf.notre_dame.state import NotreDame, bits, owner_of, size
from tests.games.notre_dame.table import do, legal, new, quiet, refusal, told


def hands(s: NotreDame) -> list[list[str]]:
    return [[CARDS[card] for card in bits(p.hand)] for p in s.players]


def dealt(players: int, *cards: str) -> NotreDame:
    """The first draft, with everybody's first three cards by name, and whatever first player."""
    s = quiet(new(players, first="0"), lambda s: s.round == 1 and len(s.open) == 3)
    return do(s, *[f"deal {card}" for card in cards])


def three() -> NotreDame:
    return dealt(
        3,
        *["blue-bank", "blue-park", "blue-hotel"],
        *["vermilion-bank", "vermilion-park", "vermilion-hotel"],
        *["green-bank", "green-park", "green-hotel"],
    )


def test_two_passes_to_the_left() -> None:
    """[ND-2.3] Keep 1 of 3 and pass 2 left, keep 1 of these and pass 1 left, keep that one."""
    s = three()
    assert [legal(s, seat) for seat in range(3)] == [
        [f"keep {c}-{k}" for k in ("bank", "hotel", "park")] for c in ("blue", "vermilion", "green")
    ]
    do(s, "keep blue-bank", "keep vermilion-park", "keep green-hotel")
    assert hands(s) == [["blue-bank"], ["vermilion-park"], ["green-hotel"]]
    assert legal(s, 0) == ["keep green-bank", "keep green-park"]
    assert legal(s, 1) == ["keep blue-hotel", "keep blue-park"]
    assert legal(s, 2) == ["keep vermilion-bank", "keep vermilion-hotel"]
    do(s, "keep green-park", "keep blue-hotel", "keep vermilion-bank")
    assert hands(s) == [
        ["blue-bank", "vermilion-hotel", "green-park"],
        ["blue-hotel", "vermilion-park", "green-bank"],
        ["blue-park", "vermilion-bank", "green-hotel"],
    ]
    assert all(p.packet == 0 for p in s.players)


def test_a_kept_card_is_not_passed_on() -> None:
    """[ND-2.3] In the second pass only the two received cards can be kept or passed; the kept one is out of reach."""
    s = do(three(), "keep blue-bank", "keep vermilion-park", "keep green-hotel")
    assert refusal(s, "keep blue-bank", 0) == "not-in-packet ND-2.3"
    assert refusal(s, "keep blue-park", 0) == "not-in-packet ND-2.3"
    do(s, "keep green-park", "keep blue-hotel", "keep vermilion-bank")
    assert CARDS.index("blue-bank") in bits(s.players[0].hand)


def test_who_hears_which_card() -> None:
    """[ND-2.3] A dealt card is told to its owner alone, a passed one to giver and receiver; others hear that there was one."""
    s = do(three(), "keep blue-bank", "keep vermilion-park", "keep green-hotel")
    heard = {name: [event for event in s.told or [] if event.event.name == name] for name in ("dealt", "passed-on")}
    assert (len(heard["dealt"]), len(heard["passed-on"])) == (9, 6)
    for event in heard["dealt"]:
        assert [seat for seat in (-3, 0, 1, 2) if len(event.heard(seat)[1]) == 2] == [event.args[0]]
    for event in heard["passed-on"]:
        assert [seat for seat in (-3, 0, 1, 2) if len(event.heard(seat)[1]) == 3] == sorted(event.args[:2])


def test_nobody_looks_before_everybody_has_passed() -> None:
    """[ND-2.3] While one player still thinks, nobody gets a card, and no view changes but for who is asked."""
    s = three()
    before = [GAME.view(s, seat) for seat in range(3)]
    for seat, card in [(2, "green-hotel"), (0, "blue-bank")]:
        s.apply(seat, GAME.words.parse(f"keep {card}"))
    assert s.asked() == [1]
    assert [p.hand for p in s.players] == [0, 0, 0]
    assert told(s, "passed-on") == []
    assert GAME.view(s, 1) | {"asked": 0} == before[1] | {"asked": 0}
    assert refusal(s, "keep blue-park", 0) == "not-asked ND-2.3"
    s.apply(1, GAME.words.parse("keep vermilion-park"))
    assert len(told(s, "passed-on")) == 6


def test_any_order_of_answers() -> None:
    """[ND-2.3] Choosing is simultaneous: the order of the answers changes nothing."""
    ends = []
    for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
        s = three()
        for seat in order:
            s.apply(seat, GAME.words.parse(["keep blue-bank", "keep vermilion-park", "keep green-hotel"][seat]))
        ends.append(([GAME.view(s, seat) for seat in range(3)], [event.args for event in s.told or []]))
    assert ends[0] == ends[1] == ends[2]


def test_cards_of_three_owners() -> None:
    """[ND-2.3] With three or more players, everybody holds three cards of three owners: self, right, right of that."""
    for players in (3, 4, 5):
        s = quiet(new(players), lambda s: s.round == 1 and all(size(p.hand) == 3 for p in s.players))
        for seat, p in enumerate(s.players):
            owners = sorted((seat - back) % players for back in range(3))
            assert [owner_of(card) for card in bits(p.hand)] == owners


def test_only_the_own_deck_is_drawn_from() -> None:
    """[ND-2.3] Three cards of the own deck, none twice, and six are left."""
    s = quiet(new(4, first="0"), lambda s: s.round == 1 and len(s.open) == 3)
    assert legal(s) == [f"deal {card}" for card in CARDS[:9]]
    do(s, "deal blue-bank")
    assert refusal(s, "deal blue-bank") == "not-in-deck ND-2.3"
    assert refusal(s, "deal green-bank") == "not-in-deck ND-2.3"
    do(s, "deal blue-park", "deal blue-hotel")
    assert bin(s.players[0].deck).count("1") == 6
    assert legal(s)[0] == "deal vermilion-cloister-school"


def test_every_card_once_in_a_period() -> None:
    """[ND-2.3] In three rounds everybody draws all nine own cards."""
    s = quiet(new(3), lambda s: s.round == 4)
    assert sorted(args[1] for args in told(s, "dealt")) == list(range(27))


def test_two_players() -> None:
    """[ND-2.4] Pass 2 across, keep 1 of the 2 received, give 1 back: two own cards and one of the opponent's."""
    s = dealt(2, "blue-bank", "blue-park", "blue-hotel", "green-bank", "green-park", "green-hotel")
    do(s, "keep blue-bank", "keep green-hotel")
    assert legal(s, 0) == ["keep green-bank", "keep green-park"]
    do(s, "keep green-park", "keep blue-hotel")
    assert hands(s) == [["blue-bank", "blue-park", "green-park"], ["blue-hotel", "green-bank", "green-hotel"]]


def test_a_random_draft_of_two() -> None:
    """[ND-2.4] However the two choose, each holds two own cards and one of the other's."""
    for seed in range(20):
        rng = Rng(seed)
        s = new(2)
        while not all(size(p.hand) == 3 for p in s.players):
            seat = s.player()
            options = s.legal(seat)
            s.apply(seat, options[rng.below(len(options))])
        assert [[owner_of(card) for card in bits(p.hand)] for p in s.players] == [[0, 0, 2], [0, 2, 2]]
