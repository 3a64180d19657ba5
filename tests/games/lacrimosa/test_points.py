"""Story points and tracks [LA-3]."""

from __future__ import annotations

import pytest

from parlour.shelf.lacrimosa.effects import raise_finance, raise_track, score
from tests.games.lacrimosa.table import acting, asked, at, do, legal, me, missing, quiet, refusal, told


@pytest.mark.parametrize("track", [0, 1, 2])
def test_la_3_1_two_talent_in_any_mix(track: int) -> None:
    """[LA-3.1] The rulebook's example: 2 talent from markers, from the track, or both."""
    s = acting("commission", "talent 2, markers talent talent", "row - - - - - op-1-1 me-1-1")
    do(s, "commission op-1-1")
    assert asked(s) == "MixPoints"
    assert legal(s) == ["from-track 0", "from-track 1", "from-track 2"]
    do(s, f"from-track {track}", "reveal op-1-9")
    assert (me(s).tracks[0], me(s).markers[0]) == (2 - track, track)


def test_la_3_1_travel_and_composition_in_any_mix() -> None:
    """[LA-3.1] The same for the other two kinds: whoever pays is asked, and what it leaves is left."""
    s = do(acting("travel", "travel 2, markers travel travel", "map wien=co-t1"), "travel wien")
    assert (asked(s), s.player(), legal(s)) == ("MixPoints", 0, ["from-track 0", "from-track 1", "from-track 2"])
    do(s, "from-track 1")
    assert (me(s).tracks[1], me(s).markers[1], told(s, "spent")) == (1, 1, [[0, 1, 1, 1]])
    s = do(acting("requiem", "composition 1, markers composition"), "requiem eighth-K-O")
    assert (asked(s), s.player(), legal(s)) == ("MixPoints", 0, ["from-track 0", "from-track 1"])
    do(s, "from-track 0")
    assert (me(s).tracks[2], me(s).markers[2], told(s, "spent")) == (1, 0, [[0, 2, 0, 1]])


def test_la_3_1_one_way_is_taken_without_asking() -> None:
    """[LA-3.1] With markers only, with the track only, or with just enough, there is nothing to ask."""
    for own, left in (
        ("talent 0, markers talent talent talent", (0, 1)),
        ("talent 3", (1, 0)),
        ("talent 1, markers talent", (0, 0)),
    ):
        s = do(acting("commission", own, "row - - - - - op-1-1 me-1-1"), "commission op-1-1")
        assert (me(s).tracks[0], me(s).markers[0]) == left
        assert told(s, "forced") == []


def test_la_3_1_markers_stay_tracks_go() -> None:
    """[LA-3.1] Maintenance resets tracks; markers are kept."""
    s = at("0: talent 4, markers talent composition; ask maintenance")
    assert list(me(s).markers) == [1, 0, 1]
    assert list(me(s).tracks) != [4, 2, 2]


def test_la_3_2_beyond_a_track() -> None:
    """[LA-3.2] Ours: a track on 3 goes up by 2: 4 and 1 ducat."""
    s = at("0: talent 3, ducats 0; ask 0 experience")
    raise_track(s, 0, 0, 2)
    assert (me(s).tracks[0], me(s).ducats) == (4, 1)
    assert (told(s, "track-rose"), told(s, "track-full")) == ([[0, 0, 1]], [[0, 0, 1]])


def test_la_3_3_beyond_finance() -> None:
    """[LA-3.3] Ours: finance at its end goes up by 2: 4 VP."""
    s = at("0: finance 9; ask 0 experience")
    raise_finance(s, 0, 2)
    assert (me(s).finance, me(s).vp) == (9, 4)


def test_la_3_4_wild_points_one_by_one() -> None:
    """[LA-3.4] S-K3 gives two wild markers: each is chosen by itself, kinds ascending."""
    s = acting(
        "requiem",
        "ducats 20, composition 4, desks desk-2=S-K1 desk-3=S-K2",
        "composers eybler stadler; spaces K-P=0-sixteenth K-S=0-sixteenth",
        4,
    )
    do(s, "requiem sixteenth-K-O")
    assert asked(s) == "PickMarker"
    do(s, "pick travel")
    assert refusal(s, "pick talent") == "confirmed "
    do(s, "pick composition")
    assert list(me(s).markers) == [0, 1, 1]
    assert asked(s) != "PickMarker"  # both are taken


def test_la_3_4_a_wild_point_of_a_price() -> None:
    """[LA-3.4] The leftmost space costs 4 ducats and a point of any kind, from a track or in markers."""
    row = "row me-1-4 op-1-1 op-1-2 op-1-3 op-1-4 op-1-5 op-1-6"
    s = do(acting("document", "talent 1, travel 0, composition 0, markers travel", row), "document me-1-4")
    assert asked(s) == "PayWild"
    assert legal(s) == ["wild-from talent-track", "wild-from travel-marker"]
    do(s, "wild-from travel-marker", "reveal op-1-9")
    assert (list(me(s).tracks), list(me(s).markers), me(s).ducats) == ([1, 0, 0], [0, 0, 0], 6)
    s = do(acting("document", "ducats 7, talent 0, travel 0, composition 0", row), "document me-1-4", "reveal op-1-9")
    assert me(s).ducats == 0  # nothing there to pay with: bought for 3
    assert told(s, "bought-any") == [[0, 1]]
    for ducats, short in ((3, 1), (4, 0)):  # a marker that pays the point cannot be sold as well
        s = acting("document travel", f"ducats {ducats}, talent 0, travel 0, composition 0, markers talent", row)
        assert (missing(s, "document me-1-4") if short else refusal(s, "document me-1-4")) == (short or "legal")


def test_la_3_4_a_full_track_may_be_chosen() -> None:
    """[LA-3.4] It gives a ducat."""
    own = "experiences me-5-3, talent 4, ducats 0, deck me-start-4 me-start-5 me-start-6 me-start-7 me-start-8"
    s = at(f"round 5; 0: {own}, hand me-start-2 me-start-3, story me-start-1; ask 0 card")
    do(s, "carry-out", "raise talent")
    assert (me(s).tracks[0], me(s).ducats) == (4, 1)


def test_la_3_5_the_bank_never_runs_out() -> None:
    """[LA-3.5] More than the 70 ducats and 15 markers of a kind in the box."""
    s = at("0: ducats 500, markers " + " ".join(["talent"] * 20) + "; 1: ducats 300; ask 0 exchange")
    do(s, "buy talent")
    assert (me(s).markers[0], me(s).ducats, s.players[1].ducats) == (21, 497, 300)


def test_la_3_6_points_without_limit() -> None:
    """[LA-3.6] Past 50 and past 100."""
    s = at("0: vp 48; ask 0 experience")
    for total in (58, 108, 158):
        score(s, 0, 10 if total == 58 else 50, 1)
        assert s.scores()[0] == total
    quiet(s, lambda t: t.player() != 0)
    assert s.scores()[0] == 158
