"""Time at a table, worked out from the times of its journal's lines alone, so that it survives restarts."""

from __future__ import annotations

from typing import Any, Final

DAY: Final = 86_400.0
UNDOS: Final = 200  # answers of a seat after which slow clocks forget what was left before
COMING_BACK: Final = 60.0  # seconds a person has at least after taking the seat back from a bot


class Clocks:
    """What each seat has left, and which clocks ran since when."""

    def __init__(self, clock: dict[str, Any], seats: int) -> None:
        self.kind: Final[str] = clock["kind"]
        self.reserve: Final = float(clock.get("reserve", 0)) if self.kind == "live" else float(clock.get("days", 0)) * DAY
        self.increment: Final = float(clock.get("increment", 0)) if self.kind == "live" else 0.0
        self.left: Final = [self.reserve] * seats
        self.running: list[int] = []
        self.fresh: Final = [True] * seats  # slow: has answered, so that the next question begins anew
        self.before: Final[list[list[list[float]]]] = [[] for _ in range(seats)]  # slow: left at each answer, charged since
        self.lent: Final = [0.0] * seats  # what each was charged since the last answer
        self.at = 0.0

    def pass_time(self, at: float, stood_still: float = 0.0) -> None:
        """Charge the clocks that ran up to now, but not for the time the server was down."""
        passed = max(0.0, at - self.at - stood_still)
        for seat in self.running:
            self.left[seat] -= passed
            self.lent[seat] += passed
            if self.before[seat]:
                self.before[seat][-1][1] += passed
        self.at = at

    def asked(self, seat: int) -> None:
        """A new question: slow clocks begin anew, once for each answer. Asked again, they go on."""
        if self.kind == "slow" and self.fresh[seat]:
            self.left[seat] = self.reserve
            self.fresh[seat] = False

    def answered(self, seat: int) -> None:
        if self.kind == "slow":
            self.before[seat].append([self.left[seat], 0.0])
            del self.before[seat][:-UNDOS]
            self.fresh[seat] = True
        self.left[seat] += self.increment
        self.lent[:] = [0.0] * len(self.lent)

    def taken_back(self, seat: int, passed_on: bool = True) -> None:
        """The seat has what it had when it answered, less what it has used since. Where the turn had passed on, the others have
        their time back; of live clocks it is the seat's own: else one could think while the others' clocks run."""
        self.left[seat] -= self.increment
        if passed_on:
            others = [0.0 if other == seat else lent for other, lent in enumerate(self.lent)]
            self.left[:] = [left + lent for left, lent in zip(self.left, others)]
            if self.kind == "live":
                self.left[seat] -= max(others)
            self.lent[:] = [0.0] * len(self.lent)
        if self.kind == "slow" and self.before[seat]:
            left, used = self.before[seat].pop()
            if self.before[seat]:
                self.before[seat][-1][1] += used
            self.left[seat] = left - used
        self.fresh[seat] = False

    def anew(self) -> None:
        """All have agreed to go back: slow clocks begin anew."""
        self.fresh[:] = [True] * len(self.fresh)
        for before in self.before:
            before.clear()

    def back(self, seat: int) -> None:
        """A person takes the seat again."""
        self.left[seat] = self.reserve if self.kind == "slow" else max(self.left[seat], self.increment, COMING_BACK)

    def rested(self) -> None:
        """After a rest nobody finds the time gone at once: all have some time at least, though never more than at the start."""
        least = min(self.reserve, DAY if self.kind == "slow" else COMING_BACK)
        self.left[:] = [max(left, least) for left in self.left]

    def due(self) -> float | None:
        """When the first clock runs out."""
        if self.kind == "none" or not self.running:
            return None
        return self.at + max(0.0, min(self.left[seat] for seat in self.running))

    def out(self, now: float) -> list[int]:
        """The seats whose time is over."""
        return [] if self.kind == "none" else [seat for seat in self.running if self.left[seat] - (now - self.at) <= 0]

    def shown(self, now: float, stood_still: float = 0.0) -> dict[str, Any]:
        if self.kind == "none":
            return {"kind": "none"}
        seats = []
        for seat, left in enumerate(self.left):
            runs = seat in self.running
            seats.append({"left": round(left - (now - self.at - stood_still if runs else 0.0), 1), "runs": runs})
        return {"kind": self.kind, "at": now, "increment": self.increment, "seats": seats}
