"""What lies in the box, editions that correct it, and the options of a table."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

import pytest

from parlour.bots import find_bot
from parlour.bots.play import play_out
from parlour.engine.box import Edition, EditionError, read_edition
from parlour.engine.core import CHANCE, NOBODY
from parlour.engine.game import OptionError
from parlour.engine.rng import Rng
from parlour.shelf.notre_dame import GAME
from parlour.shelf.notre_dame.components import (
    CARDS,
    COLOURS,
    KINDS,
    MARKETS,
    MESSAGES,
    PERSONS,
    POWERS,
    SECTORS,
    STANDARD,
    TABLES,
    Box,
)
from parlour.shelf.notre_dame.rules import persons
from parlour.shelf.notre_dame.state import COLOUR_COUNT, DISTRICT, HIGHEST, KIND_COUNT, MESSAGE_COUNT, SECTOR_COUNT, NotreDame
from tests.games.notre_dame.table import BROWN, at, do, hand, me, new


def rats(pile: str, sets: tuple[str, ...] = ("base",)) -> int:
    return sum(row["rats"] for row in TABLES["person"] if row["pile"] == pile and row["set"] in sets)


def test_persons() -> None:
    """[ND-1.5, ND-1.8] 15 persons of the base game, 6 brown and 3 of each letter; 18 new ones, 6 of each letter."""
    count = {
        (row["set"], row["pile"]): sum(r["set"] == row["set"] and r["pile"] == row["pile"] for r in TABLES["person"])
        for row in TABLES["person"]
    }
    base = {("base", "brown"): 6, ("base", "a"): 3, ("base", "b"): 3, ("base", "c"): 3}
    added = {("new-persons", "a"): 6, ("new-persons", "b"): 6, ("new-persons", "c"): 6}
    assert count == base | added
    assert PERSONS[:6] == BROWN
    assert len(PERSONS) == len(set(PERSONS)) == 33


def test_rats() -> None:
    """[ND-5.1] With the brown persons a period's rats sum to 12, 13, 12; a base card has 0 to 3, the Doctor at least 1."""
    assert [rats("brown") + rats(pile) for pile in ("a", "b", "c")] == [12, 13, 12]
    assert all(0 <= row["rats"] <= 3 for row in TABLES["person"] if row["set"] == "base")
    assert all(0 <= row["rats"] <= 4 for row in TABLES["person"])
    assert STANDARD.persons[PERSONS.index("doctor")].rats >= 1


def test_known_rats() -> None:
    """[ND-5.1] The rats a public source prints, and no other rows claim a source."""
    known = {
        "manager": 2,
        "scholar": 1,
        "nurse": 4,
        "spy": 1,
        "gypsies": 2,
        "coachman": 3,
        "host": 3,
        "guard": 1,
        "advisor": 2,
    }
    assert {row["id"]: row["rats"] for row in TABLES["person"] if row["provenance"] == "source"} == known


def test_cards_messages_markets() -> None:
    """[ND-1.9, ND-1.4] 45 action cards, 9 of each of 5 colours; 20 messages of 4 kinds; 5 markets a district."""
    assert (len(CARDS), len(set(CARDS)), len(COLOURS), len(KINDS), len(SECTORS)) == (45, 45, 5, 9, 7)
    assert (len(COLOURS), len(KINDS), len(SECTORS), len(MESSAGES)) == (COLOUR_COUNT, KIND_COUNT, SECTOR_COUNT, MESSAGE_COUNT)
    assert (len(MARKETS), len(CARDS)) == (COLOUR_COUNT * DISTRICT, HIGHEST.bit_length())
    assert len(MARKETS) == 25
    prints = [(m.prestige, m.gold, m.markers, m.rat) for m in STANDARD.messages]
    assert prints == [(1, 1, 0, 0), (2, 0, 1, 0), (3, 0, 0, 1), (4, 0, 0, 0)]


def test_supplies() -> None:
    """[ND-1.3, ND-1.6] 25 gold; 14 markers of each colour, 70 in all; a plague track to 9."""
    box = STANDARD
    assert (box.gold, box.start_gold, box.markers * len(COLOURS), box.start_markers, box.last_space) == (25, 3, 70, 4, 9)
    assert (list(box.donation), list(box.payout[2:])) == ([1, 3, 6], [6, 8, 10, 12])
    assert (box.hotel_double_from, box.park_pieces_per_bonus, box.penalty_prestige) == (3, 2, 2)


def test_every_row_has_a_provenance() -> None:
    """Every printed value says where it is from; what the rulebook prints is not called reconstructed."""
    for kind, rows in TABLES.items():
        for row in rows:
            assert row["provenance"] in ("rulebook", "source", "deduced", "reconstructed"), (kind, row["id"])
    assert {row["id"]: row["provenance"] for row in TABLES["payout"]} == {
        "2": "rulebook",
        "3": "deduced",
        "4": "rulebook",
        "5": "deduced",
    }


EDITION: Edition = {
    "person": {"monk": {"rats": 3, "prestige": 4}, "mayor": {"at_least": 2}, "hostess": {"picks": 2}},
    "supply": {"supply": {"gold": 30, "start_gold": 2, "start_markers": 5}},
    "board": {"board": {"donation": [2, 4, 8], "hotel_double_from": 2, "park_pieces_per_bonus": 1, "penalty_prestige": 3}},
    "message": {"prestige": {"prestige": 5, "gold": 1}},
    "payout": {"3": {"prestige": 9}},
}


def test_an_edition_changes_values() -> None:
    """Each corrected value is used by the rules."""
    s = new(3, EDITION)
    assert (s.bank, me(s).gold, me(s).supply, me(s).reserve) == (24, 2, 5, 9)
    s = at("open monk hostess bishop; 0: park 2; ask 0 hire", 3, EDITION)
    assert GAME.view(s, 0)["plague"] == 3 + 0 + 2
    assert me(do(s, "hire monk")).prestige == 4 + 2
    s = do(at("open monk hostess bishop; ask 0 hire", 3, EDITION), "hire hostess", "benefit gold", "benefit gold")
    assert (me(s).gold, me(s).prestige) == (3, 3)
    s = do(at(f"0: hand {hand('notre-dame', 3)}, gold 3; ask 0 play", 3, EDITION), "play blue-notre-dame", "donate 2")
    assert me(s).prestige == 4
    s = do(at(f"0: hand {hand('carriage-house', 3)}; ask 0 play", 3, EDITION), "play blue-carriage-house", "fetch blue-m6")
    assert (me(s).prestige, me(s).gold) == (5, 3)
    s = do(at("round 7; open monk hostess mayor; 0: bank 2; ask 0 hire", 3, EDITION), "hire mayor")
    assert me(s).prestige == 3
    assert at("round 3; 1: cathedral 2; ask scoring", 3, EDITION).scores() == [0, 8, 0]
    s = at("open doctor minstrel bishop; 0: rat 9, prestige 5; ask plague", 3, EDITION)
    assert me(s).prestige == 2


def test_an_edition_changes_no_ids() -> None:
    """The action space stays: the corrected box has the same persons in the same places."""
    box = Box(EDITION)
    assert len(box.persons) == 33
    assert [person.power for person in box.persons] == [person.power for person in STANDARD.persons]
    assert box.edition == EDITION
    assert box.reach == STANDARD.reach


def test_an_edition_file() -> None:
    """An edition is a TOML file with a table for each row that differs."""
    edition = read_edition("[person.doctor]\nrats = 1\n\n[board.board]\ndonation = [1, 2, 3]\n")
    assert edition == {"person": {"doctor": {"rats": 1}}, "board": {"board": {"donation": [1, 2, 3]}}}
    box = Box(edition)
    assert (box.persons[PERSONS.index("doctor")].rats, list(box.donation)) == (1, [1, 2, 3])
    for text, message in [("[person", "edition: not TOML"), ("person = 3", r"edition: person: write rows as \[person.some-id\]")]:
        with pytest.raises(EditionError, match=message):
            read_edition(text)


@pytest.mark.parametrize(
    ("edition", "parts"),
    [
        ({"persons": {"monk": {"rats": 1}}}, ["no such kind", "persons", "person", "message"]),
        ({"person": {"nun": {"rats": 1}}}, ["person", "no such id", "nun", "monk"]),
        ({"person": {"monk": {"rats": 9}}}, ["person monk", "rats", "from 0 to 6", "not 9"]),
        ({"person": {"monk": {"rats": -1}}}, ["person monk", "rats", "from 0 to 6", "not -1"]),
        ({"person": {"monk": {"rats": "2"}}}, ["person monk", "rats", "from 0 to 6", "not '2'"]),
        ({"person": {"monk": {"rats": True}}}, ["person monk", "rats", "from 0 to 6", "not True"]),
        ({"person": {"monk": {"rats": [1, 2]}}}, ["person monk", "rats", "from 0 to 6", r"not [1, 2]"]),
        ({"person": {"monk": {"rats": 1.5}}}, ["person monk", "rats", "from 0 to 6", "not 1.5"]),
        ({"person": {"monk": {"mice": 1}}}, ["person monk", "mice", "rats"]),
        ({"person": {"monk": {"id": "nun"}}}, ["person monk", "id", "cannot be changed"]),
        ({"person": {"monk": {"pile": "a"}}}, ["person monk", "pile", "cannot be changed", "rats"]),
        ({"person": {"monk": {"power": "cure"}}}, ["person monk", "power", "cannot be changed", "rats"]),
        ({"street": {"m0": {"to": ["m2"]}}}, ["street m0", "to", "cannot be changed"]),
        ({"board": {"board": {"donation": [1, 3]}}}, ["board board", "donation", "a list of 3", "[1, 3]"]),
        ({"board": {"board": {"donation": 3}}}, ["board board", "donation", "a list of 3", "not 3"]),
        ({"board": {"board": {"donation": [1, 3, 99]}}}, ["board board", "donation", "from 0 to 12", "not 99"]),
        ({"supply": {"supply": {"gold": 3}}}, ["supply supply", "gold", "from 15 to 60", "not 3"]),
        ({"payout": {"6": {"prestige": 14}}}, ["payout", "no such id", "6", "2, 3, 4, 5"]),
    ],
)
def test_a_bad_edition_is_named(edition: Edition, parts: list[str]) -> None:
    """Kind, id, field, what came and what is allowed."""
    with pytest.raises(EditionError) as error:
        GAME.new({}, edition)
    for part in parts:
        assert part in str(error.value)


def test_two_editions_in_one_process() -> None:
    """Two games of different editions, move by move in turn, go as each does alone."""
    alone = [list(moves(edition)) for edition in ({}, EDITION)]
    pairs = list(zip_longest(moves({}), moves(EDITION)))
    assert [[move for move in game if move is not None] for game in zip(*pairs)] == alone
    assert alone[0] != alone[1]


def moves(edition: Edition) -> Iterator[tuple[int, str, list[int], int]]:
    """A random game, move by move, with the scores after each."""
    s = new(3, edition)
    rng = Rng(5)
    while s.player() != NOBODY:
        seat = s.player()
        legal = s.legal(seat)
        action = s.draw(rng) if seat == CHANCE else legal[rng.below(len(legal))]
        s.apply(seat, action)
        GAME.check(s)
        yield seat, GAME.words.text(action), s.scores(), s.bank


def test_an_edition_game_to_the_end() -> None:
    """A whole game with a corrected box keeps its 30 gold."""
    s = new(4, EDITION)
    play_out(GAME, s, [find_bot("random")] * 4, 3)
    assert s.bank + sum(p.gold for p in s.players) == 30


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"players": 6}, "players: must be one of 2, 3, 4, 5, not 6"),
        ({"players": "many"}, "players: must be one of 2, 3, 4, 5, not many"),
        ({"players": True}, "players: must be one of 2, 3, 4, 5, not True"),
        ({"new-persons": "maybe"}, "new-persons: must be one of no, yes, not maybe"),
        ({"new-persons": 1}, "new-persons: must be one of no, yes, not 1"),
        ({"open-scores": "open"}, "open-scores: must be one of yes, no, not open"),
        ({"first": "me"}, "first: must be one of random, 0, 1, 2, 3, 4, not me"),
        ({"players": 2, "first": "2"}, "first: must be one of random, 0, 1, not 2"),
        ({"expansion": True}, "expansion: no such option (there are players, new-persons, first, open-scores)"),
    ],
)
def test_a_bad_option_is_named(given: dict[str, object], message: str) -> None:
    """[ND-1.1, ND-1.7, ND-1.8, ND-7.2] The field, what came and what is allowed."""
    with pytest.raises(OptionError) as error:
        GAME.new(given)
    assert str(error.value) == message


def test_options_read_from_text() -> None:
    """A command line gives texts; defaults fill the rest, and every option names a clause."""
    assert GAME.choose({"players": "3", "new-persons": "yes"}) == {
        "players": 3,
        "new-persons": True,
        "first": "random",
        "open-scores": True,
    }
    assert GAME.choose({})["players"] == 4
    assert GAME.choose(GAME.beginner) == GAME.beginner
    assert {option.clause for option in GAME.options} == {"ND-1.1", "ND-1.7", "ND-1.8", "ND-7.2"}


@pytest.mark.parametrize("seat", [0, 1])
def test_first_as_a_number(seat: int) -> None:
    """[ND-1.7] A seat may be given as a number as well as a text: the message would otherwise call an allowed value wrong."""
    s = GAME.new({"players": 2, "first": seat})
    assert isinstance(s, NotreDame)
    assert s.first == seat


def test_powers_by_number() -> None:
    """The numbers that the rules reckon with are the places of the effect words."""
    for number, power in enumerate(POWERS):
        name = power.replace("-", "_").upper()
        assert getattr(persons, f"{name}_POWER" if power in ("benefit", "hire-more") else name) == number
