"""Billboards: promoting and contracting, and their kick-out bonuses [HF-6]."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.shelf.house_of_fado import GAME
from tests.games.house_of_fado.table import at, do, fame, group, guests, legal, me, names, reasons, refusal, told, trio


def test_promote_or_contract() -> None:
    """[HF-6.1] One of them, then the turn is over."""
    s = at("billboards portuguese-guitar-1=2; 0: coins 9, musicians singer-1=2, at billboards-left; ask 0 billboards-left")
    assert legal(s) == ["contract portuguese-guitar", "promote singer", "pass"]
    do(s, "promote singer")
    assert s.player() == 1


@pytest.mark.parametrize(
    ("space", "kinds", "other"), [("left", [0, 1], "classical-guitar"), ("right", [1, 2], "portuguese-guitar")]
)
def test_billboards_of_a_space(space: str, kinds: list[int], other: str) -> None:
    """[HF-6.1] Portuguese guitar and singer at the left space, singer and classical guitar at the right one."""
    trio = "portuguese-guitar-1=3 singer-1=3 classical-guitar-1=3"
    s = at(f"0: musicians {trio}, at billboards-{space}; ask 0 billboards-{space}")
    assert refusal(s, f"promote {other}") == "billboard-not-served HF-6.1"
    assert refusal(s, f"contract {other}") == "billboard-not-served HF-6.1"
    assert len(legal(s)) == 3


def test_fame_two_at_least() -> None:
    """[HF-6.2] Fame 1 is not enough."""
    s = at("0: musicians singer-1=1 portuguese-guitar-1=2, at billboards-left; ask 0 billboards-left")
    assert refusal(s, "promote singer") == "fame-too-low HF-6.2"
    assert refusal(s, "promote portuguese-guitar") == "legal"


def test_room_for_every_marker() -> None:
    """[HF-6.3] All 8 markers of a player may stand beside one billboard, and another player's too."""
    hers = "1: removed 8, beside singer=8"
    s = at(f"0: removed 7, beside singer=7, musicians singer-1=3, at billboards-left; {hers}; ask 0 billboards-left")
    do(s, "promote singer")
    assert list(s.beside[4:6]) == [8, 8]


def test_nobody_to_promote() -> None:
    """[HF-6.2] An amateur is no musician of one's own."""
    s = at("0: musicians singer-1=2, at billboards-left; ask 0 billboards-left")
    assert refusal(s, "promote portuguese-guitar") == "nobody-to-promote HF-6.2"
    assert reasons(s, "promote portuguese-guitar") == {"kind": 0}


def test_only_a_higher_fame_replaces() -> None:
    """[HF-6.2] Equal fame is refused; the one replaced returns with its die and can be hired again."""
    s = at("billboards singer-2=3; 0: musicians singer-1=3 portuguese-guitar-1=2, at billboards-left; ask 0 billboards-left")
    assert refusal(s, "promote singer") == "not-more-famous HF-6.2"
    assert reasons(s, "promote singer") == {"fame": 3}
    s = at("billboards singer-2=3; 0: musicians singer-1=4, at billboards-left; ask 0 billboards-left")
    do(s, "promote singer")
    assert s.billboards[1] == 6
    assert group(s, 1)[:3] == ["singer-3", "singer-4", "singer-2"]
    assert fame(s, "singer-2") == 3
    assert told(s, "back-to-boulevard") == [[7, 3]]


def test_fame_six_keeps_the_billboard() -> None:
    """[HF-6.2] Nobody can promote that kind again, not even with fame 6."""
    s = at("billboards singer-2=6; 0: musicians singer-1=6 portuguese-guitar-1=2, at billboards-left; ask 0 billboards-left")
    assert refusal(s, "promote singer") == "billboard-for-good HF-6.2"
    assert refusal(s, "contract singer") == "too-famous-to-contract HF-6.4"


def test_marker_and_points() -> None:
    """[HF-6.3] The leftmost marker goes beside the billboard, and the fame is gained in points."""
    s = at("0: musicians singer-1=4, removed 3, beside classical-guitar=1, at billboards-right; ask 0 billboards-right")
    do(s, "promote singer")
    assert (me(s).points, me(s).removed, trio(s)) == (4, 4, ["-", "-", "-"])
    assert [s.beside[4 * kind] for kind in range(3)] == [0, 1, 1]
    assert told(s, "earned") == [[0, 4, 1]]
    assert names(s).index("marker-removed") < names(s).index("earned")


def test_no_marker_no_promotion() -> None:
    """[HF-6.3] With all 8 markers gone nobody is promoted."""
    own = "coins 9, musicians portuguese-guitar-1=4, removed 8, at billboards-left"
    s = at(f"billboards singer-2=1; stars prestige=0; 0: {own}; ask 0 billboards-left")
    assert refusal(s, "promote portuguese-guitar") == "no-marker-left HF-6.3"


@pytest.mark.parametrize(("shown", "price"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_contract_without_surcharge(shown: int, price: int) -> None:
    """[HF-6.4] Only the fame is paid for; the musician comes with its note."""
    s = at(f"billboards singer-2={shown}; 0: coins 20, notes, at billboards-left; ask 0 billboards-left")
    do(s, "contract singer")
    assert (me(s).coins, trio(s), list(me(s).notes)) == (20 - price, ["-", "singer-2", "-"], [0, 1, 0, 0])
    assert list(s.billboards) == [-1, -1, -1]


def test_contract_refusals() -> None:
    """[HF-6.4] An empty billboard, a taken place, too few coins."""
    s = at(
        "billboards portuguese-guitar-2=5 singer-2=2; 0: coins 9, musicians singer-1=3, at billboards-left; ask 0 billboards-left"
    )
    assert refusal(s, "contract singer") == "place-taken HF-6.4"
    assert refusal(s, "contract portuguese-guitar") == "no-coins-to-contract HF-6.4"
    assert reasons(s, "contract portuguese-guitar") == {"price": 15, "coins": 9}
    s = at("billboards singer-2=2; 0: coins 9, at billboards-left; ask 0 billboards-left")
    assert refusal(s, "contract portuguese-guitar") == "billboard-empty HF-6.4"


def test_markers_stay_when_the_musician_goes() -> None:
    """[HF-6.4] A contract leaves everybody's markers beside the billboard."""
    s = at("billboards singer-2=2; 1: removed 2, beside singer=2; 0: coins 9, at billboards-left; ask 0 billboards-left")
    do(s, "contract singer")
    assert list(s.beside[4:6]) == [0, 2]


@pytest.mark.parametrize(("side", "coins", "notes", "bar"), [("left", 5, 1, 0), ("centre", 7, 0, 0), ("right", 5, 0, 1)])
def test_the_bonuses_of_the_billboards(side: str, coins: int, notes: int, bar: int) -> None:
    """[HF-6.5] Any note; 2 coins; a customer for the bar."""
    s = at("right grey=3; 1: at billboards-right, notes; ask 0")
    do(s, "place billboards-right", f"shift {side}")
    if notes:
        do(s, "note minim")
    if bar:
        assert refusal(s, "bar left-brown") == "group-not-beside HF-3.6"
        do(s, "bar right-grey")
    assert (s.players[1].coins, s.players[1].notes[1], guests(s, 3, 1)) == (coins, notes, [bar, 0, 0])


def test_a_full_bar_at_the_billboards() -> None:
    """[HF-6.5] No free place: no customer."""
    s = at("1: at billboards-right, bar grey=1 black=1; ask 0")
    do(s, "place billboards-right", "shift right")
    assert "bonus-impossible" in names(s)
    assert guests(s, 3, 1) == [1, 1, 0]


def test_the_view_says_what_a_promotion_would_pay() -> None:
    """[HF-6.3, HF-8.5] Majorities as they stand, and with one more marker of each player; a contract at its own price."""
    s = at("tiles a b c; billboards singer-2=3; 0: removed 1, beside singer=1; 1: removed 2, beside singer=2; ask 0")
    view: dict[str, Any] = GAME.view(s, 0)["billboards"]  # type: ignore[assignment]
    assert (view["singer"]["points"], view["singer"]["promoted"], view["singer"]["contract"]) == ([7, 12], [9, 12], 6)
    empty = view["portuguese-guitar"]
    assert (empty["points"], empty["promoted"], empty["contract"]) == ([0, 0], [14, 14], None)
