"""Fair play: consent is somebody's own, time is charged for thinking alone."""

from __future__ import annotations

from typing import Any

from parlour.engine.rng import Rng
from parlour.server.journal.kinds import fold, take
from parlour.server.journal.lines import HOST, Head, Line
from parlour.server.journal.luck import Luck
from parlour.server.journal.play import Play

NOW = 1_790_000_000.0


class Written:
    """A table of two persons without a server: lines at times that a test names, and the same lines read back."""

    def __init__(self, clock: dict[str, Any], **settings: Any) -> None:
        seats = [{"kind": "person", "visitor": f"v{seat}", "name": f"P{seat}"} for seat in range(2)]
        usual = {
            "done": "never",
            "take_over": {"level": "novice", "after": None},
            "rated": False,
            "hints": False,
            "public": False,
        }
        options = {"players": 2}
        self.head = Head("t1", "notre-dame", 0, options, {}, {**usual, "clock": clock, "seats": seats, **settings}, NOW)
        self.play = Play(self.head)
        self.lines: list[Line] = []
        self.write(0, HOST, "created")
        self.write(0, HOST, "started")

    def write(self, after: float, seat: int, kind: str, **data: Any) -> Play:
        line = Line(self.play.rev + 1, NOW + after, seat, kind, data)
        take(self.play, line, Luck(Rng(1)))
        self.lines.append(line)
        return self.play

    def move(self, after: float, seat: int) -> Play:
        assert self.play.s is not None
        return self.write(after, seat, "move", do=self.play.game.words.text(self.play.s.legal(seat)[0]))

    def one_asked(self, after: float) -> int:
        """Play until one seat is asked by itself; which one."""
        while self.play.s is not None and self.play.s.together is not None:
            self.move(after, self.play.asked()[0])
        return self.play.asked()[0]

    def same_when_read(self) -> None:
        again = fold(self.head, self.lines)
        assert again.broken is None
        assert (again.moves, again.status, again.proposal) == (self.play.moves, self.play.status, self.play.proposal)
        assert again.clocks.left == self.play.clocks.left


LIVE = {"kind": "live", "reserve": 60, "increment": 0}


def test_whoever_runs_out_of_time_has_not_agreed() -> None:
    """An undo proposed while the other's clock runs waits for the other, also when a bot has taken the seat."""
    table = Written(LIVE)
    table.move(1, 0)
    table.move(2, 1)
    table.write(3, 0, "propose", what="undo", to=2)
    moves = list(table.play.moves)
    play = table.write(100, 1, "flagged", level="novice", silent=True)
    assert play.proposal is not None
    assert play.proposal["needed"] == [1]
    assert play.moves == moves
    table.same_when_read()
    assert table.write(101, 1, "consent", id="c5", yes=True).moves != moves
    table.same_when_read()


def test_who_resigns_has_no_say_any_more() -> None:
    table = Written(LIVE)
    table.write(1, 0, "propose", what="end")
    assert table.write(2, 1, "resign", level="novice").status == "over"


def test_an_old_journal_comes_out_as_it_was_written() -> None:
    """Before, a flagged seat's consent was taken for given: such lines do not say `silent`."""
    table = Written(LIVE)
    table.move(1, 0)
    table.move(2, 1)
    table.write(3, 0, "propose", what="undo", to=2)
    play = table.write(100, 1, "flagged", level="novice")
    assert play.proposal is None
    table.same_when_read()


SLOW = {"kind": "slow", "days": 3}
DAY = 86_400.0


def test_slow_clocks_are_not_refilled_by_taking_back() -> None:
    """Move and undo, however often, gives no time: neither to the seat itself nor to the one that waits for it."""
    table = Written(SLOW)
    seat = table.one_asked(2 * DAY)
    left = []
    for i in range(5):
        now = 2 * DAY + (i + 1) * 0.5 * DAY
        table.move(now, seat)
        assert table.play.can_undo(seat)
        table.write(now, seat, "undo")
        left.append(table.play.clocks.left[seat])
    assert left == [2.5 * DAY, 2 * DAY, 1.5 * DAY, DAY, 0.5 * DAY]
    table.same_when_read()


def test_nobody_thinks_while_anothers_clock_runs() -> None:
    """Move, think on while the other's clock runs, and take it back: what that took is one's own, and the other has it again."""
    table = Written({**LIVE, "increment": 5})
    seat = table.one_asked(10)
    before = list(table.play.clocks.left)
    table.move(11, seat)
    assert table.play.asked() == [1 - seat]
    table.write(31, seat, "chat", text="hm", name="")
    table.write(41, seat, "undo", fair=True)
    left = table.play.clocks.left
    assert (left[seat], left[1 - seat]) == (before[seat] - 1 - 30, before[1 - seat])
    table.move(42, seat)
    assert table.play.clocks.left[seat] == before[seat] - 32 + 5
    table.same_when_read()


def test_an_undo_of_an_old_journal_comes_out_as_it_was() -> None:
    table = Written(LIVE)
    seat = table.one_asked(10)
    before = list(table.play.clocks.left)
    table.move(11, seat)
    table.write(41, seat, "undo")
    assert table.play.clocks.left[1 - seat] == before[1 - seat] - 30


def test_slow_clocks_begin_anew_for_each_answer() -> None:
    table = Written(SLOW)
    seat = table.one_asked(2 * DAY)
    assert table.play.clocks.left[seat] == 3 * DAY


def test_what_nobody_could_use_is_not_charged() -> None:
    """Any line may say how long nobody could play before it."""
    table = Written(LIVE, take_over={"level": "novice", "after": 600.0})
    asked = table.play.asked_at[1]
    table.write(1010, 0, "chat", text="hello", name="P0", gap=1000.0)
    assert table.play.clocks.left == [50, 50]
    assert table.play.asked_at[1] == asked + 1000
    table.same_when_read()


def test_a_finished_table_is_not_played_on() -> None:
    """Frozen and thawed again it is still over, also in a journal that says so."""
    table = Written(LIVE)
    table.write(1, 0, "propose", what="end")
    table.write(2, 1, "consent", id="c3", yes=True)
    table.write(3, HOST, "freeze", line=0, message="stop")
    table.write(4, HOST, "thaw")
    assert table.play.status == "over"
    assert table.play.asked() == []


def test_undo_looks_only_at_what_is_taken_back() -> None:
    """The work of an undo does not grow with the table: what was told before it is not looked at. Here it would be struck out."""
    table = Written(LIVE)
    seat = table.one_asked(1)
    log = table.play.log
    for i in range(50):
        table.move(2 + i, seat)
        old = max(0, len(log.revs) - 10)
        for place in range(old):
            log.revs[place] = table.play.rev if place < old - 1 else 0
        before = bytes(log.struck[:old])
        table.write(2 + i, seat, "undo")
        assert log.struck[:old] == before
    assert log.struck.count(1) >= 50
    assert len(log.revs) > 100
