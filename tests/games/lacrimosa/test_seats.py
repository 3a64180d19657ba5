"""What seat 0 does in the other tests, done by the last of four: whoever acts is asked, nobody else."""

from __future__ import annotations

import pytest

from tests.games.lacrimosa.table import asked, at, do, told

ROW = "row op-1-1 op-1-2 op-1-3 op-1-4 me-1-1 me-1-2 me-1-3"
LAST = 3


@pytest.mark.parametrize(
    ("icons", "own", "table", "first", "question", "answer"),
    [
        ("travel", "", f"{ROW}; map salzburg=ci-document", "travel salzburg", "GivenAction", "document me-1-3"),
        ("travel", "opuses op-1-4, talent 4", "map salzburg=ci-sell-religious", "travel salzburg", "CityOpus", "sell op-1-4"),
        ("travel", "travel 2, markers travel travel", "map wien=co-t1", "travel wien", "MixPoints", "from-track 1"),
        ("requiem", "composition 1, markers composition", "", "requiem eighth-K-O", "MixPoints", "from-track 0"),
        ("commission", "talent 2, markers talent talent", "row - - - - - op-1-1 me-1-1", "commission op-1-1", "MixPoints", ""),
        ("requiem", "", "", "requiem eighth-K-S", "WhichMarker", "take desk-3"),
        ("requiem", "", "", "requiem eighth-K-W", "PlaceNeutral", "neutral sixteenth-K-V"),
    ],
)
def test_la_2_3_the_last_seat_is_asked(icons: str, own: str, table: str, first: str, question: str, answer: str) -> None:
    """[LA-2.3] Every question of an action goes to whoever takes it."""
    s = do(at(f"icons {icons}; {LAST}: {own}; {table}; ask {LAST} action", 4), first)
    assert (asked(s), s.player()) == (question, LAST)
    if answer:
        do(s, answer)
    assert all(args[0] == LAST for args in told(s, "paid", "spent", "composed", "travelled", "documented", "sold"))


def test_la_5_3_the_last_seat_repeats() -> None:
    """[LA-5.3] Two Agnus Dei commission tiles: two extras, asked of whoever has them, and counted down."""
    own = "ducats 40, talent 4, desks desk-3=E-A1 desk-4=E-A2 desk-5=Z-A1 desk-6=Z-A2"
    spaces = "spaces A-S=3-eighth A-V=3-eighth A-W=3-sixteenth A-P=3-sixteenth"
    row = "row me-1-1 me-1-2 op-1-4 op-1-5 op-1-6 op-1-8 op-1-2"
    s = at(f"composers eybler sussmayr; icons commission; {LAST}: {own}; {spaces}; {row}; ask {LAST} action", 4)
    do(s, "commission op-1-2", "reveal op-1-7")
    for left, more in ((2, ["commission op-1-8", "reveal op-1-9"]), (1, ["commission op-1-6", "reveal me-1-7"])):
        question = s.question(LAST)
        assert question is not None
        assert (asked(s), question.about(s)["n"]) == ("RepeatAction", left)
        do(s, *more)
    assert (asked(s), s.player(), told(s, "again")) == ("Exchange", LAST, [[LAST, 1], [LAST, 1]])
