"""What lies in the box, and editions that correct it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

import pytest

from parlour.engine.box import Edition, EditionError, read_edition
from parlour.engine.core import CHANCE, NOBODY
from parlour.engine.record import Record, read_record, replay
from parlour.engine.rng import Rng
from parlour.shelf.lacrimosa import GAME
from parlour.shelf.lacrimosa.components import ACTIONS, PLACES, STANDARD, TABLES, TYPES, Box
from parlour.shelf.lacrimosa.state import Lacrimosa
from tests.games.lacrimosa.table import acting, at, do, me, new, tile


def test_starting_cards_are_a_balanced_nine() -> None:
    """[LA-1.1] Two icons of each action, one of Document; three points of each kind."""
    nine = STANDARD.memories[50:59]
    assert [sum(card.icons >> 3 * a & 7 for card in nine) for a in range(5)] == [1, 2, 2, 2, 2]
    assert [sum(card.story[kind] for card in nine) for kind in range(3)] == [3, 3, 3]
    assert ACTIONS[0] == "document"


def test_opuses_by_type_and_period() -> None:
    """[LA-4.2] Every period has every type, and dear opuses are worth more."""
    for period in range(1, 6):
        kinds = {STANDARD.opuses[i].type for i in STANDARD.period_opuses[period]}
        assert kinds == set(range(len(TYPES)))
    for opus in STANDARD.opuses[:46]:
        assert 0 < opus.vp <= 18
        assert opus.talent + opus.ducats > 0


def test_bonus_tiles() -> None:
    """[LA-1.2, LA-6.3] Three for each period, three for each action."""
    assert [len(STANDARD.period_bonuses[p]) for p in range(1, 6)] == [3] * 5
    assert [sum(b.action == a for b in STANDARD.bonuses) for a in range(5)] == [3] * 5


def test_the_requiem_board() -> None:
    """[LA-4.6, LA-1.5] 28 spaces in five movements, every one with winds; seven desks: 1, 1, 2, 2 and 1 markers."""
    assert [len(spaces) for spaces in STANDARD.spaces_in] == [5, 7, 6, 5, 5]
    assert [len(desks) for desks in STANDARD.desks_of] == [1, 1, 2, 2, 1]
    for spaces in STANDARD.spaces_in:
        assert STANDARD.instrument_of[spaces[0]] == 0
    for rows in STANDARD.covered:
        assert [len(row) for row in rows] == [10, 10, 6, 2]
        assert set(rows[3]) <= set(rows[2]) <= set(rows[1])


def test_stacks_get_dearer_downwards() -> None:
    """[LA-1.4] Within a stack no tile is cheaper than the one above, counting a point for two ducats."""
    s = new(4, composers="sussmayr-freystadtler")
    for stack in s.stacks:
        prices = [s.box.tiles[t].ducats + 2 * s.box.tiles[t].composition + 2 * s.box.tiles[t].finance for t in stack]
        assert prices == sorted(prices)


def test_roads() -> None:
    """[LA-4.5] The map is connected, and the cheapest way from Salzburg to London costs 5."""
    assert max(max(row) for row in STANDARD.roads) < 10
    assert STANDARD.roads[0][PLACES.index("london")] == 5
    for a in range(11):
        for b in range(11):
            assert STANDARD.roads[a][b] == STANDARD.roads[b][a]


EDITION: Edition = {
    "opus": {"op-1-2": {"ducats": 1, "vp": 9, "type": "chamber"}},
    "memory": {"me-1-1": {"actions": {"requiem": 2}, "reward": {"ducats": 5}}},
    "tile": {"E-Q1": {"cost": {"ducats": 1}, "track": "talent"}},
    "court": {"co-t1": {"favour": 12, "cost": {"travel": 1}}},
    "city": {"ci-theatre": {"plain": {"vp": 9}}},
    "slot": {"row-7": {"reward": {"ducats": 4}, "memory": {"ducats": 0}}},
    "road": {"salzburg-wien": {"ducats": 3}},
    "finance": {"finance-2": {"ducats": 5}},
    "track": {"story": {"most": 6}},
    "seat": {"seat-1": {"ducats": 20}},
}


def test_an_edition_changes_values() -> None:
    """[LA-4.2, LA-4.5, LA-4.6, LA-6.2] Each corrected value is used by the rules."""
    row = "row me-1-2 me-1-3 op-1-4 op-1-5 op-1-6 op-1-7 op-1-2"
    s = do(at(f"icons commission; {row}; 0: ducats 0; ask 0 action", 2, EDITION), "commission op-1-2")
    assert (me(s).ducats, me(s).vp) == (3, 9)
    s = do(at("icons travel; map wien=co-t1; 0: ; ask 0 action", 2, EDITION), "travel wien")
    assert (me(s).ducats, me(s).tracks[1]) == (20 - 1 - 1, 1)  # over Prague it is cheaper now
    s = do(at("icons requiem; 0: ; ask 0 action", 2, EDITION), "requiem eighth-Q-P")
    assert (me(s).ducats, me(s).tracks[2], me(s).desks[1]) == (20 + 2 - 1, 2, tile("E-Q1"))
    s = at("0: ducats 0, finance 2; 1: finance 0; ask maintenance", 2, EDITION)
    assert me(s).ducats == 5


@pytest.mark.parametrize(
    ("edition", "message"),
    [
        ({"opera": {}}, "no such kind: opera"),
        ({"opus": {"op-9-9": {"vp": 1}}}, "opus: no such id: op-9-9"),
        ({"opus": {"op-1-1": {"vp": 99}}}, "opus op-1-1: vp must be a whole number from 0 to 30, not 99"),
        ({"opus": {"op-1-1": {"period": "II"}}}, "opus op-1-1: period cannot be changed"),
        ({"opus": {"op-1-1": {"type": "waltz"}}}, "opus op-1-1: type must be one of"),
        ({"opus": {"op-1-1": {"type": "none"}}}, "opus op-1-1: type must be one of"),
        ({"memory": {"me-1-1": {"actions": {"nap": 1}}}}, "memory me-1-1: actions: unknown nap"),
        ({"memory": {"me-1-1": {"actions": {"requiem": 3, "travel": 1}}}}, "memory me-1-1: there must be 1 to 3 icons, not 4"),
        ({"tile": {"E-K1": {"movement": "sanctus"}}}, "tile E-K1: movement cannot be changed"),
        ({"court": {"co-t1": {"needs": ["opera"]}}}, "court co-t1: needs must be a list of 2"),
        ({"court": {"co-t1": {"needs": ["opera", "organ"]}}}, "court co-t1: needs must both speak of opuses"),
        ({"city": {"ci-theatre": {"effect": "sell"}}}, "city ci-theatre: effect sell needs a type"),
        ({"constanze": {"cz-1": {"four": ["K-W", "K-W"]}}}, "constanze cz-1: a space is named twice"),
        ({"track": {"story": {"start": 7}}}, "track story: start must be 0 to 4, not 7"),
        ({"level": {"easy": {"deck": ["so-1"]}}}, "level easy: deck cannot be changed"),
        ({"desk": {"desk-1": {"reward": {"wild": 1}}}}, "desk desk-1: reward: unknown wild"),
    ],
)
def test_a_bad_edition_is_named(edition: Edition, message: str) -> None:
    """The row, the field and what is allowed."""
    with pytest.raises(EditionError, match=message):
        Box(edition)


def test_an_edition_file() -> None:
    """A user with the box writes TOML."""
    edition = read_edition("[opus.op-5-1]\nvp = 17\n[city.ci-theatre.gold]\nvp = 5\n")
    box = Box(edition)
    assert (box.opuses[36].vp, box.cities[14].sides[1].vp, box.cities[14].sides[1].ducats) == (17, 5, 0)


def moves(s: Lacrimosa, rng: Rng) -> Iterator[tuple[int, str]]:
    while s.player() != NOBODY:
        seat = s.player()
        action = s.draw(rng) if seat == CHANCE else s.legal(seat)[rng.below(len(s.legal(seat)))]
        s.apply(seat, action)
        yield seat, GAME.words.text(action)


def test_two_editions_in_one_process() -> None:
    """[LA-1.1] Played turn by turn side by side, each goes as it does alone; the record holds the rows."""
    alone = [list(moves(new(2, edition), Rng(5))) for edition in (None, EDITION)]
    pairs = list(zip_longest(moves(new(2), Rng(5)), moves(new(2, EDITION), Rng(5))))
    assert [[move for move in game if move] for game in zip(*pairs)] == alone
    assert alone[0] != alone[1]
    record = Record(GAME.id, GAME.version, GAME.choose({"players": 2}), EDITION, ["a", "b"], alone[1])
    s = replay(GAME, read_record(record.text()))
    assert s.player() == NOBODY
    assert acting("requiem").box.edition == {}
    assert {row["provenance"] for row in TABLES["opus"]} == {"reconstructed", "source"}
