"""Restaurant: closing in six steps [HF-7]."""

from __future__ import annotations

import pytest

from parlour.shelf.house_of_fado.state import HouseOfFado
from tests.games.house_of_fado.table import at, do, fame, group, guests, legal, me, names, reasons, refusal, street, told, trio

TRIO = "musicians portuguese-guitar-1={} singer-1={} classical-guitar-1={}"


def closing(own: str, rest: str = "", players: int = 2) -> HouseOfFado:
    """Seat 0 has just closed."""
    return do(at(f"{rest}; 0: at restaurant, {own}; ask 0 restaurant", players), "close")


def test_nobody_is_kicked_out_of_a_restaurant() -> None:
    """[HF-7.1] Every owner has a space of one's own."""
    s = at("1: at restaurant; ask 0")
    do(s, "place restaurant")
    assert (s.player(), s.players[1].areas, me(s).areas) == (0, 1 << 7, 1 << 7)


def test_six_steps_in_order() -> None:
    """[HF-7.1] Pay, applaud, peak, farewell, review, leave."""
    s = closing("two brown=2, three critic, musicians portuguese-guitar-1=1 singer-1=6")
    do(s, "applaud portuguese-guitar", "dismiss portuguese-guitar", "return left")
    order = ["customers-paid", "guitar-applauded", "star-reached", "dismissed", "reviewed", "critic-left", "customers-left"]
    found = [name for name in names(s) if name in order]
    assert found == order
    assert s.player() == 1


@pytest.mark.parametrize(("removed", "each"), list(enumerate([1, 1, 1, 2, 2, 2, 2, 3, 3])))
def test_customers_pay_by_prestige(removed: int, each: int) -> None:
    """[HF-7.2] 1, 2 or 3 coins each with 0-2, 3-6, 7 or more markers removed."""
    s = closing(f"coins 0, removed {removed}, two brown=2, three grey=1 black=2")
    assert me(s).coins == 5 * each


def test_bar_and_critic_do_not_pay() -> None:
    """[HF-7.2] Only customers at tables pay."""
    s = closing("coins 0, bar brown=2, two critic, three black=1")
    assert me(s).coins == 1


@pytest.mark.parametrize(("shown", "needed"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_applause_needed(shown: int, needed: int) -> None:
    """[HF-7.3] 1 customer from fame 1, 2 from 2 and 3, 3 from 4 and 5."""
    s = closing(f"removed 5, four grey={needed}, musicians classical-guitar-1={shown}")
    do(s, "applaud classical-guitar")
    assert fame(s, "classical-guitar-1") == shown + 1
    if needed > 1:
        s = closing(f"removed 5, four grey={needed - 1}, musicians classical-guitar-1={shown} singer-1=1")
        assert refusal(s, "applaud classical-guitar") == "too-little-applause HF-7.3"
        assert reasons(s, "applaud classical-guitar") == {"kind": 2, "needed": needed, "free": needed - 1}


@pytest.mark.parametrize(
    ("kind", "colour", "claps"),
    [
        ("portuguese-guitar", "grey", True),
        ("portuguese-guitar", "brown", True),
        ("portuguese-guitar", "black", False),
        ("singer", "grey", True),
        ("singer", "black", True),
        ("singer", "brown", False),
        ("classical-guitar", "grey", True),
        ("classical-guitar", "brown", True),
        ("classical-guitar", "black", False),
    ],
)
def test_who_applauds_whom(kind: str, colour: str, claps: bool) -> None:
    """[HF-7.3] Guitarists: grey and brown; singers: grey and black."""
    s = closing(f"two {colour}=1, musicians {kind}-1=1")
    if claps:
        do(s, f"applaud {kind}")
        assert fame(s, f"{kind}-1") == 2
    else:
        assert legal(s) == [f"dismiss {kind}", "done"]
        assert "applaud" not in " ".join(names(s))


def test_customers_mix_and_the_bar_applauds_too() -> None:
    """[HF-7.3] A brown customer at a table and a grey one at the bar raise a guitar from 2 to 3."""
    s = closing("two brown=1, bar grey=1, musicians portuguese-guitar-1=2")
    do(s, "applaud portuguese-guitar")
    assert told(s, "guitar-applauded") == [[0, 0, 3, 1, 1]]


def test_each_customer_counts_once() -> None:
    """[HF-7.3] Two grey customers raise two musicians from 1 to 2, and nobody any further."""
    s = closing("two grey=2, " + TRIO.format(1, 1, 1))
    do(s, "applaud portuguese-guitar", "applaud singer")
    assert told(s, "forced")[-1] == [0]
    assert legal(s) == ["dismiss portuguese-guitar", "dismiss singer", "dismiss classical-guitar", "done"]
    assert [fame(s, f"{kind}-1") for kind in ("portuguese-guitar", "singer", "classical-guitar")] == [2, 2, 1]


def test_the_same_musician_again_and_again() -> None:
    """[HF-7.3] Eight grey and brown customers take a guitar from 2 to 5: 2 + 2 + 3 of them, and one is left."""
    s = closing("removed 5, two brown=2, three brown=3, four grey=3, musicians classical-guitar-1=2")
    do(s, "applaud classical-guitar", "applaud classical-guitar", "applaud classical-guitar")
    assert fame(s, "classical-guitar-1") == 5
    assert [args[3:] for args in told(s, "guitar-applauded")] == [[0, 2], [0, 2], [2, 1]]
    assert legal(s)[0] == "dismiss classical-guitar"


def test_never_above_six() -> None:
    """[HF-7.3] A musician of fame 6 is not raised."""
    s = closing("removed 5, two black=2, three grey=1, " + "musicians singer-1=6 classical-guitar-1=1", rest="stars singer=1")
    assert refusal(s, "applaud singer") == "applaud-at-top HF-7.3"


def test_critics_never_applaud() -> None:
    """[HF-7.3] A critic alone raises nobody."""
    s = closing("two critic, musicians singer-1=1")
    assert legal(s) == ["dismiss singer", "done"]


def test_example_of_applause() -> None:
    """[HF-7.3] Guitar 2, singer 2, guitar 3; 3 brown, 1 black, 1 grey and a critic.

    Two browns raise the classical guitar to 4; three more for 5 are not there. Of the Portuguese guitar (grey and brown)
    and the singer (grey and black) only one can follow. After the singer one brown is left, which raises nobody.
    """
    own = "removed 5, two critic, three brown=3, bar grey=1 black=1, " + TRIO.format(2, 2, 3)
    s = closing(own)
    do(s, "applaud classical-guitar")
    assert told(s, "guitar-applauded") == [[0, 12, 4, 0, 2]]
    assert not [a for a in legal(s) if a.startswith("applaud")]
    s = closing(own)
    do(s, "applaud portuguese-guitar", "applaud classical-guitar")
    assert told(s, "guitar-applauded") == [[0, 0, 3, 0, 2], [0, 12, 4, 1, 1]]
    assert "applaud singer" not in legal(s)
    s = closing(own)
    do(s, "applaud portuguese-guitar", "applaud singer")
    assert "applaud classical-guitar" not in legal(s)
    s = closing(own)
    do(s, "applaud singer", "applaud classical-guitar")
    assert [fame(s, f"{kind}-1") for kind in ("portuguese-guitar", "singer", "classical-guitar")] == [2, 3, 4]
    assert told(s, "singer-applauded") == [[0, 6, 3, 1, 1]]
    assert not [a for a in legal(s) if a.startswith("applaud")]


def test_applause_in_ascending_order() -> None:
    """[HF-7.3] Raises go from left to right, so that no two paths mean the same."""
    s = closing("two grey=2, " + TRIO.format(1, 1, 1))
    do(s, "applaud singer")
    assert refusal(s, "applaud portuguese-guitar") == "confirmed "
    assert legal(s) == ["applaud classical-guitar", "done"]


def test_the_first_at_the_peak_takes_the_star() -> None:
    """[HF-7.4] It must move to the star place: the star and 6 points, and the place at home is free."""
    s = closing("removed 5, four grey=3, musicians singer-1=5")
    do(s, "applaud singer")
    assert (list(s.stars), me(s).points, trio(s)) == ([-1, 0, -1, -1, -1], 6, ["-", "-", "-"])
    assert s.star_places == 1 << 6
    assert "singer-1" not in group(s, 1)


def test_late_at_the_peak() -> None:
    """[HF-7.4] Without its star the musician retires for 6 points, out of the game with its die in the supply."""
    s = closing("musicians singer-1=6", rest="stars singer=1")
    assert legal(s) == ["retire singer", "done"]
    do(s, "retire singer")
    assert (me(s).points, trio(s), fame(s, "singer-1"), s.retired) == (6, ["-", "-", "-"], 0, 1 << 6)
    assert "singer-1" not in group(s, 1)


def test_late_at_the_peak_and_kept() -> None:
    """[HF-7.4] Or it is kept, and asked again at the next closing."""
    s = closing("musicians singer-1=6", rest="stars singer=1")
    do(s, "done")
    assert legal(s) == ["dismiss singer", "done"]
    do(s, "done")
    assert (me(s).points, trio(s)) == (0, ["-", "singer-1", "-"])


def test_peak_choices() -> None:
    """[HF-7.4] Only fame 6 retires, from left to right."""
    s = closing("musicians portuguese-guitar-1=6 singer-1=6 classical-guitar-1=5", rest="stars portuguese-guitar=1 singer=1")
    assert refusal(s, "retire classical-guitar") == "not-at-peak HF-7.4"
    do(s, "retire singer")
    assert told(s, "earned") == [[0, 6, 2]]
    s = closing(TRIO.format(6, 6, 6), rest="stars portuguese-guitar=1 singer=1 classical-guitar=1")
    do(s, "retire singer")
    assert refusal(s, "retire portuguese-guitar") == "confirmed "


def test_two_stars_at_once() -> None:
    """[HF-7.4] Every own musician of fame 6 is looked at."""
    s = closing("musicians portuguese-guitar-1=6 classical-guitar-1=6")
    assert (list(s.stars[:3]), me(s).points) == ([0, -1, 0], 12)


def test_farewell() -> None:
    """[HF-7.5] Points by fame; back to the group with the die; kept if not dismissed."""
    s = closing(TRIO.format(4, 3, 2))
    do(s, "dismiss portuguese-guitar", "dismiss classical-guitar")
    assert (me(s).points, trio(s)) == (6, ["-", "singer-1", "-"])
    assert fame(s, "portuguese-guitar-1") == 4
    assert "portuguese-guitar-1" in group(s, 0)
    assert told(s, "earned") == [[0, 4, 3], [0, 2, 3]]


def test_farewell_in_ascending_order() -> None:
    """[HF-7.5] From left to right."""
    s = closing(TRIO.format(4, 3, 2))
    do(s, "dismiss singer")
    assert refusal(s, "dismiss portuguese-guitar") == "confirmed "
    assert reasons(s, "dismiss singer") == {"kind": 1}


def test_dismissed_at_six() -> None:
    """[HF-7.5] 6 points, but nobody can hire it again."""
    s = closing("musicians singer-1=6", rest="stars singer=1")
    do(s, "done", "dismiss singer")
    assert (me(s).points, fame(s, "singer-1")) == (6, 6)
    do(s, "place boulevard-left")
    assert refusal(s, "hire singer-1") == "too-famous-to-hire HF-3.3"


def test_review() -> None:
    """[HF-7.6] Two markers go to the box, and the critic to any group without one."""
    s = closing("two critic, removed 1", rest="right critic", players=3)
    assert me(s).removed == 3
    assert refusal(s, "return right") == "group-has-critic HF-7.6"
    assert legal(s) == ["return left", "return centre"]
    do(s, "return centre")
    assert (me(s).critic, bin(s.critics).count("1")) == (-1, 2)
    assert list(s.beside) == [0] * 12


@pytest.mark.parametrize(("removed", "after"), [(6, 8), (7, 8), (8, 8)])
def test_review_at_the_end_of_the_track(removed: int, after: int) -> None:
    """[HF-7.6] With one marker left only that one goes; with none the critic still returns."""
    s = closing(f"two critic, removed {removed}", rest="stars prestige=1")
    assert me(s).removed == after
    assert legal(s) == ["return left", "return centre", "return right"]
    do(s, "return left")
    assert (s.critics, me(s).critic, s.player()) == (1, -1, 1)


def test_everybody_leaves() -> None:
    """[HF-7.7] Tables and bar go to the discard."""
    s = closing("removed 5, two grey=1 brown=1, three black=3, four brown=2, bar black=1 brown=1", players=3)
    assert [guests(s, place) for place in range(4)] == [[0, 0, 0]] * 4
    assert street(s, 4) == [1, 4, 4]
    assert told(s, "customers-left") == [[0, 9]]


def test_raised_to_six_by_the_bonus() -> None:
    """[HF-7.8] The star waits until the next closing."""
    s = at("1: at rehearsal, coins 6, musicians singer-1=5; ask 0")
    do(s, "place rehearsal", "shift left", "raise singer")
    assert (fame(s, "singer-1"), s.stars[1], trio(s, 1)) == (6, -1, ["-", "singer-1", "-"])
    do(s, "pass", "place restaurant", "close")
    assert (s.stars[1], s.players[1].points) == (1, 6)


def test_example_of_a_closing() -> None:
    """[HF-7.1 to HF-7.7] The rulebook's closing, with 3 markers removed before.

    HF-7.1, HF-7.2: 3 customers at 2 coins, the bar does not pay. HF-7.3: brown raises 1 to 2, brown and the bar's brown
    3 to 4, black and the bar's grey 2 to 3. HF-7.4: no peak. HF-7.5: the guitarist of fame 2 gives 2 points. HF-7.6: two markers
    go, which prepares the third table. HF-7.7: all leave.
    """
    s = closing("coins 0, removed 3, three brown=2 black=1, bar brown=1 grey=1, two critic, " + TRIO.format(1, 2, 3))
    assert me(s).coins == 6
    do(s, "applaud portuguese-guitar", "applaud singer", "applaud classical-guitar")
    assert told(s, "guitar-applauded") == [[0, 0, 2, 0, 1], [0, 12, 4, 0, 2]]
    assert told(s, "singer-applauded") == [[0, 6, 3, 1, 1]]
    assert "star-reached" not in names(s)
    do(s, "dismiss portuguese-guitar", "done")
    assert me(s).points == 2
    assert (me(s).removed, told(s, "table-prepared")) == (5, [[0]])
    do(s, "return right")
    assert street(s, 4) == [1, 1, 3]
    assert me(s).table_free(2)
    assert trio(s) == ["-", "singer-1", "classical-guitar-1"]
