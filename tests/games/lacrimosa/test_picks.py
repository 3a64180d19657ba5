"""Several picks as one question: wild story points, and exchanges as often as one likes, in any order."""

from __future__ import annotations

from itertools import permutations

from parlour.kit.facts import facts
from parlour.shelf.lacrimosa import GAME
from tests.games.lacrimosa.table import at, me
from tests.games.lacrimosa.test_why import wild
from tests.picked import choose, may_add, options, why_not


def test_la_2_8_exchanges_in_any_order() -> None:
    """[LA-2.8] Buying first, cashing in later: a travel marker for a ducat beside talent for three, composition first."""
    texts = ["buy composition", "buy talent", "cash travel"]
    ends = []
    for order in permutations(texts):
        s = at("0: ducats 5, markers travel; ask 0 exchange")
        choose(GAME, s, *order)
        assert (me(s).ducats, list(me(s).markers)) == (0, [1, 0, 1])
        ends.append(facts(s))
    assert all(end == ends[0] for end in ends)


def test_la_2_8_what_an_exchange_needs() -> None:
    """[LA-2.8] Three ducats for a marker: with two, a marker must be given up as well, and is offered."""
    s = at("0: ducats 2, markers travel; ask 0 exchange")
    assert may_add(GAME, s) == ["cash travel", "buy talent", "buy travel", "buy composition"]
    assert not options(GAME, s, "buy talent").confirm
    assert may_add(GAME, s, "buy talent") == ["cash travel"]
    missing = why_not(GAME, s, "buy talent")  # not only that something is: what
    assert (missing.key, missing.args) == ("not-three-ducats", {"n": 2})
    assert why_not(GAME, s, "buy talent", "buy talent").key == "not-three-ducats"
    assert why_not(GAME, s, "cash talent").key == "nothing-there"
    s = choose(GAME, s, "buy talent", "cash travel")
    assert (me(s).ducats, list(me(s).markers)) == (0, [1, 0, 0])


def test_la_2_8_many_markers_and_ducats() -> None:
    """[LA-2.8] A rich player's exchange is answered at once, and to the last ducat."""
    s = at(f"0: ducats 20, markers {' '.join(['talent travel composition'] * 4)}; ask 0 exchange")
    ten = ["buy composition"] * 10
    assert "buy composition" not in may_add(GAME, s, *ten)
    assert may_add(GAME, s, *ten)[:1] == ["cash talent"]


def test_la_3_4_each_wild_marker_by_itself() -> None:
    """[LA-3.4] Two wild markers, each of a kind of one's choice, composition first; one pick does not take both."""
    s = wild()
    assert options(GAME, s).left == 2
    more = why_not(GAME, s, "pick composition")
    assert (more.key, more.args) == ("choose-more", {"n": 1})
    before = list(me(s).markers)
    choose(GAME, s, "pick composition", "pick talent")
    assert [now - old for now, old in zip(me(s).markers, before)] == [1, 0, 1]
    s = choose(GAME, wild(), "pick composition", "pick composition")
    assert me(s).markers[2] == before[2] + 2
