"""Several picks as one question: the rulebook's examples as they are printed."""

from __future__ import annotations

from itertools import permutations

from parlour.kit.facts import facts
from parlour.shelf.house_of_fado import GAME
from tests.games.house_of_fado.table import at, do, fame, me, trio
from tests.picked import choose, may_add, options, why_not

MUSICIANS = "musicians portuguese-guitar-1={} singer-1={} classical-guitar-1={}"


def closing(own: str, rest: str = "") -> str:
    return f"{rest}; 0: at restaurant, {own}; ask 0 restaurant"


def test_hf_7_3_the_example_of_applause() -> None:
    """[HF-7.3] Fame 2, 2 and 3; 3 brown, 1 black, 1 grey and a critic: the classical guitar first, then the singer."""
    own = f"two critic, three brown=2 black=1, bar brown=1 grey=1, {MUSICIANS.format(2, 2, 3)}"
    s = do(at(closing(own), 3), "close")
    assert may_add(GAME, s, "applaud classical-guitar") == ["applaud portuguese-guitar", "applaud singer"]
    again = why_not(GAME, s, "applaud classical-guitar", "applaud classical-guitar")
    assert (again.key, again.args["needed"], again.args["free"]) == ("too-little-applause", 3, 2)
    assert (
        why_not(GAME, s, "applaud classical-guitar", "applaud singer", "applaud portuguese-guitar").key == "too-little-applause"
    )
    choose(GAME, s, "applaud classical-guitar", "applaud singer")
    assert [fame(s, f"{kind}-1") for kind in ("portuguese-guitar", "singer", "classical-guitar")] == [2, 3, 4]


def test_hf_7_3_to_7_5_the_example_of_a_closing() -> None:
    """[HF-7.2, HF-7.3, HF-7.5, HF-7.6] Raises as printed, the classical guitar before the singer; one musician leaves."""
    own = f"removed 3, two critic, three brown=2 black=1, bar brown=1 grey=1, {MUSICIANS.format(1, 2, 3)}"
    s = at(closing(own), 3)
    coins, points = me(s).coins, me(s).points
    do(s, "close")
    choose(GAME, s, "applaud portuguese-guitar", "applaud classical-guitar", "applaud singer")
    assert [fame(s, f"{kind}-1") for kind in ("portuguese-guitar", "singer", "classical-guitar")] == [2, 3, 4]
    choose(GAME, s, "dismiss portuguese-guitar")
    assert (me(s).coins - coins, me(s).points - points) == (6, 2)
    assert trio(s) == ["-", "singer-1", "classical-guitar-1"]
    assert me(s).removed == 5


def test_hf_7_5_farewell_in_any_order() -> None:
    """[HF-7.5] Keep or dismiss each musician: points by fame, the right one first or last."""
    ends = []
    for order in permutations(["dismiss classical-guitar", "dismiss portuguese-guitar", "dismiss singer"]):
        s = do(at(closing(MUSICIANS.format(2, 3, 4))), "close")
        choose(GAME, s, *order)
        assert me(s).points == 9
        ends.append(facts(s))
    assert all(end == ends[0] for end in ends)


def test_hf_7_4_peaks_in_any_order() -> None:
    """[HF-7.4] Musicians of fame 6 whose stars have gone: each retires for 6 points or stays, whichever is named first."""
    position = closing(MUSICIANS.format(6, 6, 6), "stars portuguese-guitar=1 singer=1 classical-guitar=1")
    s = do(at(position), "close")
    assert may_add(GAME, s, "retire classical-guitar") == ["retire portuguese-guitar", "retire singer"]
    choose(GAME, s, "retire classical-guitar", "retire portuguese-guitar")
    assert me(s).points == 12
    assert trio(s) == ["-", "singer-1", "-"]


def test_hf_4_2_customers_of_any_colour_first() -> None:
    """[HF-4.2] Up to as many customers of one group as the table seats, brown before grey, the table first or last."""
    position = "left grey=2 brown=2; 0: at street-left; ask 0 street-left"
    ends = []
    for order in permutations(["invite left-brown", "table three", "invite left-grey", "invite left-brown"]):
        s = choose(GAME, at(position), *order)
        assert list(me(s).guests[3:6]) == [1, 0, 2]
        ends.append(facts(s))
    assert all(end == ends[0] for end in ends)


def test_hf_4_2_what_goes_with_a_table() -> None:
    """[HF-4.2, HF-4.3, HF-4.4] One group, no more than the seats; the critic alone; a table by itself is not enough."""
    s = at("left grey=2 brown=2; 0: at street-left, coins 9; ask 0 street-left")
    assert why_not(GAME, s, "table two").key == "choose-more"
    assert why_not(GAME, s, "table four").key == "enough-chosen"
    full = ["invite left-brown", "table two", "invite left-grey"]
    assert may_add(GAME, s, *full) == []
    assert not [text for text in may_add(GAME, s, "invite left-brown") if "centre" in text or "critic" in text]
    critic = next(text for text in may_add(GAME, s) if text.startswith("critic"))
    assert may_add(GAME, s, critic) == ["table two", "table three"]
    assert GAME.words.text(options(GAME, s).stop) == "pass"


def test_hf_4_2_the_only_table_need_not_be_named() -> None:
    """[HF-4.2] With one table free the customers sit there, named or not."""
    position = "left grey=2 brown=2; 0: two grey=1, at street-left; ask 0 street-left"
    named = choose(GAME, at(position), "invite left-brown", "table three", "invite left-grey")
    unnamed = choose(GAME, at(position), "invite left-brown", "invite left-grey")
    assert facts(named) == facts(unnamed)


def test_hf_3_1_the_example_of_hiring() -> None:
    """[HF-3.1, HF-3.3] A Portuguese guitar of fame 2 for 4 coins and a singer of fame 1 for 3, in either order."""
    position = "fame portuguese-guitar-1=2 singer-1=1; 0: coins 7, at boulevard-left; ask 0 boulevard-left"
    ends = []
    for order in permutations(["hire portuguese-guitar-1", "hire singer-1"]):
        s = choose(GAME, at(position), *order)
        assert (me(s).coins, trio(s)) == (0, ["portuguese-guitar-1", "singer-1", "-"])
        ends.append(facts(s))
    assert ends[0] == ends[1]
