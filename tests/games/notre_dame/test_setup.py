"""Set-up [ND-1]."""

from __future__ import annotations

import pytest

from parlour.engine.core import CHANCE
from parlour.engine.game import OptionError
from parlour.shelf.notre_dame import GAME
from parlour.shelf.notre_dame.components import CARDS, COLOURS, MARKETS, MESSAGES, PERSONS, SECTORS, STANDARD
from tests.games.notre_dame.table import (
    BROWN,
    asked_to,
    at,
    chance_is_next,
    do,
    hiring,
    legal,
    me,
    new,
    playing,
    quiet,
    refusal,
    told,
)

ALL = [2, 3, 4, 5]


@pytest.mark.parametrize(
    ("players", "boards", "colours"), [(2, 4, [0, 2]), (3, 3, [0, 1, 2]), (4, 4, [0, 1, 2, 3]), (5, 5, [0, 1, 2, 3, 4])]
)
def test_districts_around_the_cathedral(players: int, boards: int, colours: list[int]) -> None:
    """[ND-1.1] As many districts as players; two players sit opposite each other in the layout for four."""
    s = new(players)
    assert s.boards == boards
    assert [p.board for p in s.players] == colours
    assert len(s.markets) == 5 * boards


@pytest.mark.parametrize("players", [0, 1, 6, "three"])
def test_two_to_five_players(players: object) -> None:
    """[ND-1.1] No other number of players."""
    with pytest.raises(OptionError, match=f"players: must be one of 2, 3, 4, 5, not {players}"):
        GAME.new({"players": players})


@pytest.mark.parametrize(("players", "payout"), [(2, 6), (3, 8), (4, 10), (5, 12)])
def test_payout_by_players(players: int, payout: int) -> None:
    """[ND-1.2] A lone marker in Notre Dame earns the whole tile: 6, 8, 10 or 12."""
    s = at("round 3; 1: cathedral 1, supply 3; ask scoring", players)
    assert s.scores() == [0, payout, 0, 0, 0][:players]


@pytest.mark.parametrize("players", ALL)
def test_what_everybody_begins_with(players: int) -> None:
    """[ND-1.3] Friend off the board, carriage on the own centre, 4 and 10 markers, 3 gold, rat on 0, 9 cards."""
    s = new(players)
    for p in s.players:
        assert (p.friend, p.supply, p.reserve, p.gold, p.rat, p.prestige, p.cathedral) == (-1, 4, 10, 3, 0, 0, 0)
        assert list(p.sectors) == [0] * 7
        assert MARKETS[p.carriage] == f"{COLOURS[p.board]}-centre"
        assert (p.deck, p.hand, list(p.messages)) == (0b111111111, 0, [])


@pytest.mark.parametrize("players", ALL)
def test_messages_lie_in_their_own_district(players: int) -> None:
    """[ND-1.4] Each colour's four messages, one of each kind, on the four outer markets; none on a centre."""
    s = quiet(new(players), lambda s: s.round > 0)
    for board in range(s.boards):
        assert s.markets[board * 5] == -1
        assert sorted(s.markets[board * 5 + 1 : board * 5 + 5]) == [0, 1, 2, 3]


def test_messages_lie_as_they_were_drawn() -> None:
    """[ND-1.4] Chance decides which message lies where, colour by colour, before anything else."""
    s = do(new(3, first="0"), "lay prestige-rat-marker-gold", "lay rat-gold-prestige-marker")
    lying = {MARKETS[m]: MESSAGES[kind] for m, kind in enumerate(s.markets) if kind != -1}
    assert len(lying) == 8
    assert (lying["blue-m0"], lying["blue-m2"], lying["blue-m4"], lying["blue-m6"]) == ("prestige", "rat", "marker", "gold")
    assert (lying["vermilion-m0"], lying["vermilion-m6"]) == ("rat", "marker")
    assert chance_is_next(s)
    assert len(legal(s)) == 24


def test_neutral_districts() -> None:
    """[ND-1.4] With two players the two unused colours' messages lie in the neutral districts, and no carriage stands there."""
    s = quiet(new(2), lambda s: s.round > 0)
    assert sum(kind != -1 for kind in s.markets) == 16
    assert [MARKETS[p.carriage] for p in s.players] == ["blue-centre", "green-centre"]


@pytest.mark.parametrize("new_persons", [False, True])
def test_when_persons_turn_up(new_persons: bool) -> None:
    """[ND-1.5] Every brown person once in each period, grey ones once in the game: A, then B, then C."""
    s = quiet(new(3, new_persons=new_persons), lambda s: False)
    seen = [PERSONS[args[0]] for args in told(s, "turned-up")]
    assert len(seen) == 27
    for period in range(3):
        rounds = seen[9 * period : 9 * period + 9]
        assert sorted(person for person in rounds if person in BROWN) == sorted(BROWN)
        greys = [person for person in rounds if person not in BROWN]
        assert [STANDARD.persons[PERSONS.index(person)].pile for person in greys] == [period + 1] * 3
    assert len({person for person in seen if person not in BROWN}) == 9


def test_grey_pile_begins_with_a() -> None:
    """[ND-1.5] In the first round no card of B or C can come, and no brown one from the grey pile."""
    s = quiet(new(3, first="0"), lambda s: len(s.open) == 2)
    assert sorted(legal(s)) == ["turn-up bishop", "turn-up city-guard", "turn-up night-watchman"]
    for person in ("lawyer", "mayor", "doctor", "scholar"):
        assert refusal(s, f"turn-up {person}") == "not-next ND-1.5"


@pytest.mark.parametrize(("players", "bank"), [(2, 19), (3, 16), (4, 13), (5, 10)])
def test_gold_in_the_bank(players: int, bank: int) -> None:
    """[ND-1.6] 25 gold in all, 3 of it with each player."""
    s = new(players)
    assert s.bank == bank
    assert s.bank + sum(p.gold for p in s.players) == 25


def test_prestige_never_runs_out() -> None:
    """[ND-1.6] More prestige than the box has tokens can still be earned."""
    s = hiring("manager", "prestige 400")
    assert me(s).prestige == 800


def test_first_player_drawn() -> None:
    """[ND-1.7] By default chance hands out the bell ringer, to a colour that plays."""
    s = quiet(new(2), lambda s: "first blue" in legal(s))
    assert legal(s) == ["first blue", "first green"]
    assert refusal(s, "first vermilion") == "no-such-seat ND-1.7"
    assert do(s, "first green").first == 1


def test_first_player_chosen() -> None:
    """[ND-1.7] The first player can be chosen among the seats there are."""
    s = quiet(new(3, first="2"), lambda s: asked_to(s, "waste"))
    assert (s.first, s.player(), told(s, "first-player")) == (2, 2, [[2]])
    with pytest.raises(OptionError, match="first: must be one of random, 0, 1, 2, not 3"):
        new(3, first="3")


def test_three_new_persons_of_each_letter() -> None:
    """[ND-1.8] With New Persons 3 of 9 are drawn for each letter and shown to all; the others leave the game."""
    s = quiet(new(4, new_persons=True, first="0"), lambda s: any(text.startswith("include") for text in legal(s)))
    assert len(legal(s)) == 9
    do(s, "include scholar", "include manager")
    assert refusal(s, "include scholar") == "not-this-pile ND-1.8"
    assert refusal(s, "include spy") == "not-this-pile ND-1.8"
    assert len(legal(s)) == 7
    do(
        s,
        "include bishop",
        "include spy",
        "include lawyer",
        "include gypsies",
        "include advisor",
        "include mayor",
        "include guard",
    )
    chosen = ["manager", "scholar", "bishop", "spy", "lawyer", "gypsies", "advisor", "mayor", "guard"]
    for viewer in (-3, 0, 3):
        assert sorted(map(str, GAME.view(s, viewer)["grey"])) == sorted(chosen)  # type: ignore[call-overload]
    do(s, "turn-up monk", "turn-up doctor")
    assert sorted(legal(s)) == ["turn-up bishop", "turn-up manager", "turn-up scholar"]


def test_base_game_has_no_new_persons() -> None:
    """[ND-1.8] Without the option the nine base persons are piled and nothing is drawn for it."""
    s = new(4)
    assert sum(s.grey >> i & 1 for i in range(len(PERSONS))) == 9
    assert all(STANDARD.persons[i].base for i in range(len(PERSONS)) if s.grey >> i & 1)


def test_sectors_and_cards() -> None:
    """[ND-1.9] Seven sectors, and nine cards: one for each, Notre Dame, trusted friend."""
    assert SECTORS == ["cloister-school", "bank", "residence", "carriage-house", "hotel", "park", "hospital"]
    blue = [card.removeprefix("blue-") for card in CARDS if card.startswith("blue-")]
    assert blue == SECTORS + ["notre-dame", "trusted-friend"]


def test_notre_dame_and_harbour_are_no_sectors() -> None:
    """[ND-1.9] The friend can go to seven places; markers in Notre Dame fill no sector."""
    s = playing("trusted-friend")
    assert legal(s) == [f"to {sector}" for sector in SECTORS]
    for place in ("notre-dame", "harbour"):
        with pytest.raises(ValueError, match=f"no such action: to {place}"):
            GAME.words.parse(f"to {place}")
    assert me(hiring("night-watchman", "cathedral 3, supply 0")).prestige == 7


def test_chance_does_nothing_else() -> None:
    """[ND-2.2] A person that is not in the pile cannot be turned up."""
    s = quiet(new(3, first="0"), lambda s: s.round == 1)
    do(s, "turn-up monk")
    assert s.why(CHANCE, GAME.words.parse("turn-up monk")) is not None
    assert refusal(s, "turn-up monk") == "not-in-pile ND-2.2"
    assert refusal(s, "turn-up bishop") == "not-in-pile ND-2.2"
