"""Why not: every refusal there is, provoked as a person could at the table, with its clause."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from parlour.engine.core import NOBODY
from parlour.engine.rng import Rng
from parlour.engine.words import REASONS, Why
from parlour.shelf.notre_dame import GAME
from parlour.shelf.notre_dame.state import NotreDame
from tests.games.notre_dame.table import at, do, hand, hiring, new, playing, quiet, to_hire

Position = Callable[[], NotreDame]
TIED = "open doctor minstrel bishop; 0: rat 9, friend park, bank 1, residence 1, cathedral 1, supply 1; ask plague"


def opening(until: Callable[[NotreDame], bool]) -> Position:
    return lambda: quiet(new(3, first="0"), until)


def ask_first() -> NotreDame:
    return quiet(new(3), lambda s: s.boards * 4 == sum(kind != -1 for kind in s.markets))


def ask_include() -> NotreDame:
    return quiet(new(3, new_persons=True, first="0"), lambda s: all(kind != -1 for i, kind in enumerate(s.markets) if i % 5))


def finished() -> NotreDame:
    return do(at("round 9; first 1; ask 0 hire", 2), "pass")


def broke() -> NotreDame:
    """Asked to hire without gold: at a table passing is forced then, so the gold is taken away by hand."""
    s = to_hire("monk")
    s.bank += s.players[0].gold
    s.players[0].gold = 0
    s.options.clear()
    return s


# key and clause, the position, who tries (None: whoever is asked), and what
CASES: list[tuple[str, Position, int | None, str]] = [
    ("not-asked ND-2.5", lambda: at("ask 0 play"), 1, "play vermilion-bank"),
    ("not-asked ND-2.7", lambda: to_hire("monk"), 2, "hire monk"),
    ("not-asked ND-2.3", lambda: do(opening(lambda s: bool(s.asked()))(), "keep blue-bank"), 0, "keep blue-bank"),
    ("not-this ND-2.5", lambda: at("ask 0 play"), None, "hire monk"),
    ("not-this ND-2.7", lambda: to_hire("monk"), None, "play blue-bank"),
    ("game-over ", finished, 0, "pass"),
    ("no-such-seat ND-1.7", ask_first, None, "first rose"),
    ("not-this-pile ND-1.8", ask_include, None, "include spy"),
    ("not-in-pile ND-2.2", opening(lambda s: len(s.open) == 1), None, "turn-up bishop"),
    ("not-next ND-1.5", opening(lambda s: len(s.open) == 2), None, "turn-up mayor"),
    ("not-in-deck ND-2.3", opening(lambda s: len(s.open) == 3), None, "deal green-bank"),
    ("not-in-packet ND-2.3", opening(lambda s: bool(s.asked())), 0, "keep green-bank"),
    ("not-in-hand ND-2.5", lambda: at(f"0: hand {hand('bank')}; ask 0 play"), None, "play blue-park"),
    ("no-marker ND-3.2", lambda: at(f"0: hand {hand('bank')}, supply 0; ask 0 play"), None, "play blue-bank"),
    ("no-gold-to-donate ND-3.16", lambda: at(f"0: hand {hand('notre-dame')}, gold 0; ask 0 play"), None, "play blue-notre-dame"),
    ("beyond-purse ND-3.16", lambda: playing("notre-dame", "gold 2"), None, "donate 3"),
    ("no-marker-there ND-3.2", lambda: playing("bank", "supply 0, park 1, hotel 1"), None, "from residence"),
    ("same-place ND-8.4", lambda: playing("bank", "supply 0, park 1, hotel 1, bank 1"), None, "from bank"),
    ("friend-stays ND-3.2", lambda: playing("bank", "supply 0, park 1, hotel 1, friend park"), None, "from friend"),
    ("friend-there ND-3.12", lambda: playing("trusted-friend", "friend park"), None, "to park"),
    ("no-common-gold ND-8.2", lambda: playing("hotel", "gold 25", "1: gold 0; 2: gold 0; 3: gold 0"), None, "benefit gold"),
    ("no-reserve ND-3.17", lambda: playing("hotel", "supply 2, bank 12"), None, "benefit marker"),
    ("rat-at-zero ND-3.11", lambda: playing("hotel"), None, "benefit rat"),
    ("rat-at-zero ND-6.1", lambda: hiring("hostess"), None, "benefit rat"),
    ("confirmed ", lambda: do(playing("hotel", "hotel 2"), "benefit marker"), None, "benefit gold"),
    ("too-far ND-3.8", lambda: playing("carriage-house"), None, "fetch green-m0"),
    ("no-such-market ND-1.1", lambda: playing("carriage-house", players=3), None, "drive rose-m0"),
    ("no-message ND-3.8", lambda: playing("carriage-house"), None, "fetch blue-centre"),
    ("must-move ND-8.3", lambda: playing("carriage-house", "carriage blue-m0"), None, "fetch blue-m0"),
    ("colour-held ND-3.10", lambda: playing("carriage-house", "messages blue-gold"), None, "fetch blue-m2"),
    ("no-rat-step ND-3.9", lambda: playing("carriage-house", "rat 0"), None, "fetch-only blue-m4"),
    ("not-open ND-2.7", lambda: to_hire("monk"), None, "hire doctor"),
    ("no-gold ND-2.7", broke, None, "hire monk"),
    ("advisor-again ND-6.28", lambda: hiring("advisor"), None, "hire advisor"),
    ("no-piece-there ND-6.4", lambda: hiring("jester", "bank 1, park 1"), None, "from hotel"),
    ("another-sector-displace ND-6.4", lambda: do(hiring("jester", "bank 1, park 1"), "from bank"), None, "to bank"),
    ("no-pieces-to-move ND-6.2", lambda: hiring("minstrel", "bank 1, park 1"), None, "from hotel"),
    ("not-from-cathedral ND-6.2", lambda: hiring("minstrel", "bank 1, park 1, cathedral 1"), None, "from notre-dame"),
    ("sector-with-friend ND-6.2", lambda: hiring("minstrel", "bank 1, friend park"), None, "from friend"),
    ("another-sector ND-6.2", lambda: do(hiring("minstrel", "bank 1, park 1"), "from bank"), None, "to bank"),
    ("not-so-many ND-6.2", lambda: do(hiring("minstrel", "bank 2, park 1"), "from bank", "to park"), None, "move 3"),
    (
        "friend-elsewhere ND-6.2",
        lambda: do(hiring("minstrel", "bank 2, friend park"), "from bank", "to park"),
        None,
        "move friend",
    ),
    ("sector-not-empty ND-6.9", lambda: hiring("bishop", "bank 1"), None, "to bank"),
    ("sector-empty ND-6.20", lambda: hiring("steward", "bank 1, park 1"), None, "to hotel"),
    ("friend-not-returned ND-6.23", lambda: hiring("gypsies", "bank 1, friend park"), None, "from friend"),
    ("no-marker-to-return ND-6.23", lambda: hiring("gypsies", "bank 1"), None, "from park"),
    ("confirmed ", lambda: do(hiring("gypsies", "bank 1, park 2"), "from park"), None, "from bank"),
    ("no-message-of-kind ND-6.24", lambda: hiring("coachman", "messages blue-gold green-rat"), None, "reuse prestige"),
    ("purse-too-small ND-6.26", lambda: hiring("benefactor", "gold 3, rat 5"), None, "pay 3"),
    ("rat-too-near ND-6.26", lambda: hiring("benefactor", "gold 9, rat 2"), None, "pay 3"),
    ("sector-settled ND-6.27", lambda: hiring("butcher", "bank 8, supply 4"), None, "to bank"),
    ("confirmed ", lambda: do(hiring("butcher", "bank 8, supply 4"), "to hotel"), None, "to residence"),
    ("whole-sector ND-6.32", lambda: hiring("actress", "bank 1, friend park"), None, "from friend"),
    ("not-from-cathedral-tour ND-6.32", lambda: hiring("actress", "bank 1, park 1, cathedral 1"), None, "from notre-dame"),
    ("nothing-to-tour ND-6.32", lambda: hiring("actress", "bank 1, park 1"), None, "from hotel"),
    ("another-sector-tour ND-6.32", lambda: do(hiring("actress", "bank 1, park 1"), "from bank"), None, "to bank"),
    ("not-fullest ND-5.3", lambda: at(TIED, 3), None, "from hotel"),
    ("friend-safe ND-5.3", lambda: at(TIED, 3), None, "from friend"),
    ("cathedral-safe ND-5.5", lambda: at(TIED, 3), None, "from notre-dame"),
    ("only-friend ND-5.5", lambda: at(TIED, 3), None, "from park"),
]


def why(s: NotreDame, seat: int | None, text: str) -> Why | None:
    return s.why(s.player() if seat is None else seat, GAME.words.parse(text))


@pytest.mark.parametrize(("expected", "position", "seat", "text"), CASES, ids=[case[0].replace(" ", "-") for case in CASES])
def test_why(expected: str, position: Position, seat: int | None, text: str) -> None:
    """Key and clause of a refusal, which is the same in every world the seat can imagine."""
    s = position()
    refused = why(s, seat, text)
    assert refused is not None
    assert f"{refused.key} {refused.clause}" == expected
    if s.player() >= 0:
        asker = s.player() if seat is None else seat
        for seed in range(3):
            world = GAME.imagine(s, asker, Rng(seed))
            assert world.why(asker, GAME.words.parse(text)) == refused


def test_every_reason_is_provoked() -> None:
    """Nothing can be refused that no case above provokes."""
    known = {f"{REASONS[number].key} {REASONS[number].clause}" for number in GAME.words.reasons if REASONS[number].clause}
    provoked = {case[0] for case in CASES}
    assert known - provoked == set()
    assert {case.split()[0] for case in provoked} >= {REASONS[number].key for number in GAME.words.reasons}


def test_arguments_of_refusals() -> None:
    """[ND-3.16, ND-3.8, ND-6.26] A refusal says the number that stands in the way."""
    cases = [
        (playing("notre-dame", "gold 2"), "donate 3", {"gold": 2}),
        (playing("carriage-house", "carriage-house 1, friend carriage-house"), "drive green-m4", {"steps": 3}),
        (hiring("benefactor", "gold 3, rat 5"), "pay 3", {"gold": 2}),
        (hiring("benefactor", "gold 9, rat 2"), "pay 3", {"space": 2}),
    ]
    for s, text, args in cases:
        refused = why(s, None, text)
        assert refused is not None
        assert refused.args == args


def test_not_asked_names_who_is() -> None:
    """[ND-2.5] Out of turn one hears whose turn it is."""
    refused = why(at("first 2; ask 2 play"), 0, "play blue-bank")
    assert refused is not None
    assert refused.args == {"player": 2}


def test_legal_is_exactly_what_is_not_refused() -> None:
    """In every arranged position here: `why` is None for the legal actions and no others."""
    for _, position, _, _ in CASES:
        s = position()
        seats = [s.player()] if s.player() != NOBODY else []
        for seat in [*seats, *range(len(s.players))]:
            free = [action for action in range(GAME.words.size) if s.why(seat, action) is None]
            assert free == sorted(s.legal(seat))
