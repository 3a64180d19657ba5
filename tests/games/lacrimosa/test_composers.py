"""Recurring rewards of composer tiles [LA-5]."""

from __future__ import annotations

from tests.games.lacrimosa.table import acting, asked, at, do, legal, me, quiet, refusal, told

ROW = "row me-1-1 me-1-2 op-1-4 op-1-5 op-1-6 op-1-8 op-1-2"
THREE = "composers eybler sussmayr"


def test_la_5_1_sequentia() -> None:
    """[LA-5.1] The example: percussion of the Sequentia by Eybler gives a travel step in each maintenance."""
    steps = []
    for tile in (True, False):
        s = acting("requiem", "ducats 1")
        do(s, "requiem eighth-Q-P" if tile else "done")
        quiet(s, lambda t: len(told(t, "maintained")) == 2)
        steps.append(sum(args[2] for args in told(s, "track-rose") if args[:2] == [0, 1]))
    assert steps[0] == steps[1] + 1


def test_la_5_1_sequentia_in_every_maintenance() -> None:
    """[LA-5.1] With no other travel in the Story row the track stands on 1 afterwards; the tile stays."""
    own = "desks desk-2=E-Q1, story me-start-1 me-start-3 me-start-4 me-start-6"
    own += ", experiences me-start-2 me-start-5 me-start-9 me-start-8"
    s = at(f"spaces Q-P=0-eighth; 0: {own}, hand me-start-7; ask maintenance")
    assert list(me(s).tracks) == [2, 1, 2]


def test_la_5_2_offertorium_on_all_three() -> None:
    """[LA-5.2] VP for commissioning, performing and selling an opus of the type; other types give nothing."""
    own = "ducats 30, talent 4, desks desk-3=S-F1 desk-4=S-F2, opuses op-1-4 op-1-9 op-1-6"
    row = "row me-1-1 me-1-2 me-1-3 me-1-4 op-1-1 op-1-2 op-1-5"
    s = acting("commission perform-or-sell perform-or-sell", own, f"spaces F-S1=0-sixteenth F-S2=0-sixteenth; {row}")
    do(s, "commission op-1-5", "reveal me-1-7")
    assert me(s).vp == 3 + 1  # S-F1: religious
    do(s, "sell op-1-4")
    assert me(s).vp == 4 + 2 + 1
    do(s, "perform op-1-9")
    assert me(s).vp == 7 + 1  # S-F2: chamber
    s = do(acting("perform-or-sell", own, "spaces F-S1=0-sixteenth F-S2=0-sixteenth"), "perform op-1-6")
    assert me(s).vp == 0


def test_la_5_2_several_tiles_add_up() -> None:
    """[LA-5.2] The chamber tiles of both composers give 1 VP each."""
    own = "ducats 30, desks desk-2=E-F1 desk-3=E-F2 desk-4=S-F1 desk-5=S-F2, opuses op-1-8"
    s = acting("perform-or-sell", own, "spaces F-W=0-eighth F-S1=0-eighth F-S2=0-sixteenth F-V1=0-sixteenth")
    do(s, "perform op-1-8")
    assert me(s).vp == 2


def test_la_5_2_a_citys_sale_counts() -> None:
    """[LA-5.2, LA-5.3] A city's sell-only gives Offertorium, but no Agnus Dei repeat."""
    own = "opuses op-1-4 op-1-5, talent 4, desks desk-3=S-F1 desk-4=Z-A1"
    table = "composers stadler sussmayr; spaces F-S1=0-eighth A-S=0-sixteenth; map salzburg=ci-sell-religious"
    s = do(acting("travel", own, table), "travel salzburg", "sell op-1-4")
    assert me(s).vp == 2 + 1
    assert asked(s) == "Exchange"


def test_la_5_3_two_tiles_three_commissions() -> None:
    """[LA-5.3] Ours: two Agnus Dei commission tiles make three commissions, each at full cost, and no more."""
    own = "ducats 40, talent 4, desks desk-3=E-A1 desk-4=E-A2 desk-5=Z-A1 desk-6=Z-A2"
    table = f"{THREE}; spaces A-S=0-eighth A-V=0-eighth A-W=0-sixteenth A-P=0-sixteenth; {ROW}"
    s = do(acting("commission", own, table, 3), "commission op-1-2", "reveal op-1-7")
    do(s, "commission op-1-8", "reveal op-1-9", "commission op-1-6", "reveal me-1-7")
    assert asked(s) == "Exchange"
    assert len(me(s).opuses) == 1 + 3
    assert me(s).vp == 3 + 2 + 3
    assert me(s).ducats == 40 + 1 - 3 + 1 - 1 + 1 - 2  # each slid to the space that gives a ducat first
    assert me(s).tracks[0] == 1


def test_la_5_3_repeats_follow_and_trigger_nothing() -> None:
    """[LA-5.3] One tile: one extra, right after the action and the refill; the extra brings no other."""
    own = "ducats 40, talent 4, desks desk-3=Z-A1 desk-4=Z-A2"
    s = acting("commission", own, f"{THREE}; spaces A-S=0-sixteenth A-V=0-sixteenth; {ROW}")
    do(s, "commission op-1-2", "reveal op-1-7")
    assert asked(s) == "RepeatAction"
    do(s, "commission op-1-8", "reveal op-1-9")
    assert asked(s) == "Exchange"
    assert told(s, "again") == [[0, 1]]
    assert len(me(s).opuses) == 3


def test_la_5_3_each_icon_triggers() -> None:
    """[LA-5.3] Two icons on a card, one tile: two extras, each after its own action; an extra may be declined."""
    own = "talent 4, opuses op-start-1 op-1-6 op-1-7 op-1-8, desks desk-3=Z-A1"
    s = acting("perform-or-sell perform-or-sell", own, f"{THREE}; spaces A-S=0-sixteenth")
    do(s, "perform op-1-6")
    assert asked(s) == "RepeatAction"
    do(s, "perform op-1-7")
    assert asked(s) == "ChooseAction"
    do(s, "perform op-1-8")
    assert asked(s) == "RepeatAction"
    do(s, "done")
    assert asked(s) == "Exchange"
    assert me(s).ducats == 10 + 3 + 4 + 2


def test_la_5_3_not_for_the_action_that_brought_it() -> None:
    """[LA-5.3] Stadler's Agnus Dei tile repeats the Requiem, but not the one by which it comes."""
    s = acting("requiem requiem", "ducats 60, composition 4, markers composition composition composition composition")
    do(s, "requiem sixteenth-A-P")
    quiet(s, lambda t: asked(t) != "MixPoints")
    assert asked(s) == "ChooseAction"
    do(s, "requiem sixteenth-K-O")
    quiet(s, lambda t: asked(t) != "MixPoints")
    assert asked(s) == "RepeatAction"  # now it lies there


def test_la_5_3_a_nested_whole_action_triggers_inside_an_extra() -> None:
    """[LA-5.3] Travel twice by E-A1; the second city gives Document, a new action."""
    own = "ducats 40, travel 4, desks desk-3=E-A1"
    table = f"spaces A-S=0-eighth; map salzburg=ci-theatre wien=co-t1 praha=ci-document; {ROW}"
    s = do(acting("travel", own, table), "travel wien")
    assert asked(s) == "RepeatAction"
    do(s, "travel praha")
    assert asked(s) == "GivenAction"
    do(s, "document me-1-2", "reveal op-1-9")
    assert asked(s) == "Exchange"
    assert refusal(s, "travel salzburg") == "not-this LA-2.8"
    assert legal(s)[-1] == "done"
