"""The course of a game: periods, rounds, phases, hiring, the end [ND-2]."""

from __future__ import annotations

import pytest

from parlour.engine.core import NOBODY
from parlour.shelf.notre_dame import GAME
from parlour.shelf.notre_dame.components import PERSONS
from tests.games.notre_dame.table import BROWN, asked_to, at, do, hiring, in_round, legal, me, new, quiet, refusal, to_hire, told


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nine_rounds_in_three_periods(players: int) -> None:
    """[ND-2.1] Three periods of three rounds; then nothing more is asked."""
    s = quiet(new(players), lambda s: False)
    assert told(s, "round-began") == [[1, 0], [2, 0], [3, 0], [4, 1], [5, 1], [6, 1], [7, 2], [8, 2], [9, 2]]
    assert told(s, "period-ended") == [[0], [1], [2]]
    assert s.player() == NOBODY


def test_five_phases() -> None:
    """[ND-2.1] A round is persons, draft, actions, hire, plague, in this order."""
    s = quiet(new(3), lambda s: s.round == 2)
    names = [event.event.name for event in s.told or []]
    phases = ["turned-up", "dealt", "passed-on", "wasted", "hired-nobody", "plague-came"]
    first = [names.index(name) for name in phases]
    last = [len(names) - 1 - names[::-1].index(name) for name in phases]
    assert first == sorted(first)
    for before, after in zip(last, first[1:]):
        assert before < after


def test_two_brown_persons_and_a_grey_one() -> None:
    """[ND-2.2] Two brown persons and one grey one lie open when the draft begins."""
    s = quiet(new(3, first="0"), lambda s: s.round == 1)
    do(s, "turn-up jester", "turn-up doctor", "turn-up city-guard")
    assert [PERSONS[person] for person in s.open] == ["jester", "doctor", "city-guard"]
    assert all(text.startswith("deal blue-") for text in legal(s))
    assert GAME.view(s, -3)["plague"] == 1 + 3 + 2


def test_plague_comes_after_the_hire() -> None:
    """[ND-2.8] When the last player has hired or passed, the round's rats strike: here 0 + 1 + 1."""
    s = at("open monk moneylender night-watchman; first 1; 1: hospital 1; ask 0 hire", 3)
    assert [p.rat for p in s.players] == [0, 0, 0]
    do(s, "pass")
    assert [p.rat for p in s.players] == [2, 1, 2]
    assert s.round == 2


def test_bell_ringer_goes_left() -> None:
    """[ND-2.9] Each round begins with the left neighbour of the last first player."""
    s = new(3, first="1")
    first = []
    for number in range(1, 10):
        quiet(quiet(s, in_round(number)), lambda s: asked_to(s, "waste"))
        first.append((s.first, s.player()))
    assert first == [(seat, seat) for seat in [1, 2, 0, 1, 2, 0, 1, 2, 0]]


def test_open_persons_leave() -> None:
    """[ND-2.9] Persons of the last round cannot come again while their pile lasts: six, four, two brown ones to choose from."""
    s = new(4)
    for number, left in [(1, 6), (2, 4), (3, 2), (4, 6)]:
        quiet(s, in_round(number))
        assert (len(s.open), len(legal(s))) == (0, left)


def test_end_of_a_period() -> None:
    """[ND-2.10] After three rounds Notre Dame pays, the browns are back, and so are everybody's nine cards."""
    s = at("round 3; first 2; 0: cathedral 1, supply 3; 1: cathedral 1, supply 3; ask 1 hire", 3)
    assert (s.brown, [bin(p.deck).count("1") for p in s.players]) == (0, [0, 0, 0])
    assert bin(s.discard).count("1") == 27
    do(s, "pass")
    assert s.scores() == [4, 4, 0]
    assert s.round == 4
    assert sorted(legal(s)) == sorted(f"turn-up {person}" for person in BROWN)
    assert [p.deck for p in s.players] == [0b111111111] * 3
    assert (s.discard, s.shown) == (0, 0)


def test_no_scoring_in_between() -> None:
    """[ND-2.10] After the first or second round of a period markers stay in Notre Dame and cards on the pile."""
    s = do(at("round 2; first 2; 0: cathedral 1, supply 3; ask 1 hire", 3), "pass")
    assert (s.scores(), me(s).cathedral, s.round) == ([0, 0, 0], 1, 3)
    assert [bin(p.deck).count("1") for p in s.players] == [3, 3, 3]


def test_ninth_round_ends_the_game() -> None:
    """[ND-2.11] After the ninth round's scoring the game is over, and nobody may do anything."""
    s = do(at("round 9; first 2; 0: cathedral 1, supply 3, prestige 5; 1: prestige 12; ask 1 hire", 3), "pass")
    assert s.player() == NOBODY
    assert s.scores() == [13, 12, 0]
    assert s.ranking() == [1, 2, 3]
    assert refusal(s, "pass", seat=0) == "game-over "


@pytest.mark.parametrize(
    ("words", "ranking"),
    [
        ("0: prestige 20; 1: prestige 30; 2: prestige 25", [3, 1, 2]),
        ("0: prestige 30, gold 2, supply 4; 1: prestige 30, gold 7, supply 0; 2: prestige 29, gold 9", [2, 1, 3]),  # 6 against 7
        ("0: prestige 30, gold 3, supply 2; 1: prestige 30, gold 1, supply 4; 2: prestige 30, gold 2, supply 2", [1, 1, 3]),
        ("0: prestige 9; 1: prestige 9; 2: prestige 9", [1, 1, 1]),
    ],
)
def test_ranking(words: str, ranking: list[int]) -> None:
    """[ND-2.11] Most prestige; then most gold and markers in the personal supply together; then a shared win."""
    assert at(f"round 9; {words}; ask 0 play", 3).ranking() == ranking


def test_markers_on_the_board_break_no_tie() -> None:
    """[ND-2.11] Only gold and markers in the personal supply count, not those on the board or in the general supply."""
    s = at("round 9; 0: prestige 9, supply 1, bank 9; 1: prestige 9, supply 2; ask 0 play", 2)
    assert s.ranking() == [2, 1]


def test_hire_in_turn() -> None:
    """[ND-2.7] From the first player clockwise; several may hire the same person, each for 1 gold and once."""
    s = at("open moneylender monk bishop; first 2; ask 2 hire")
    order = []
    while s.player() >= 0 and s.round == 1:
        order.append(s.player())
        do(s, "hire moneylender")
    assert order == [2, 3, 0, 1]
    assert [(p.gold, p.prestige) for p in s.players] == [(4, 1)] * 4


def test_nobody_hires_twice() -> None:
    """[ND-2.7] After one hire it is the next player's turn."""
    s = hiring("monk")
    assert s.player() == 1
    assert refusal(s, "hire monk", seat=0) == "not-asked ND-2.7"


def test_hire_pays_first() -> None:
    """[ND-2.7] The gold goes to the bank before the power is used: an empty bank pays the Moneylender with it."""
    s = hiring("moneylender", "gold 10", "1: gold 15; 2: gold 0; 3: gold 0")
    assert (me(s).gold, s.bank, me(s).prestige) == (10, 0, 1)


def test_power_is_optional() -> None:
    """[ND-2.7] Whoever hires may let the power go; the gold is paid all the same."""
    s = do(to_hire("moneylender"), "hire-only moneylender")
    assert (me(s).gold, me(s).prestige, s.bank) == (2, 0, 14)


def test_passing() -> None:
    """[ND-2.7] Hiring nobody is allowed and costs nothing; a person who is not open cannot be hired."""
    s = to_hire("moneylender")
    assert sorted(legal(s)) == sorted(
        ["pass"] + [f"{verb} {person}" for verb in ("hire", "hire-only") for person in ("moneylender", "monk", "night-watchman")]
    )
    assert refusal(s, "hire doctor") == "not-open ND-2.7"
    do(s, "pass")
    assert (me(s).gold, s.player()) == (3, 1)


def test_without_gold_no_hire() -> None:
    """[ND-2.7] Without gold passing is forced: the engine passes for the player and says so."""
    s = at("0: gold 0; ask 0 hire")
    assert s.player() == 1
    assert [event.event.name for event in s.told or []][-2:] == ["forced", "hired-nobody"]
    assert told(s, "hired-nobody") == [[0]]
