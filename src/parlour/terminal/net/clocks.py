"""The clocks of a table: how much is left, and when to warn."""

from __future__ import annotations

from collections.abc import Callable
from threading import Timer
from time import monotonic
from typing import Final

from parlour.language import Language
from parlour.terminal.net.changes import Frame

LOW: Final = [3600.0, 60.0, 30.0, 10.0]  # seconds that are left when it is said, of those that are less than what there was
DAY, HOUR, MINUTE = 86_400, 3_600, 60


def in_words(seconds: float, language: Language) -> str:
    """`9:05`, `2 h 05 min`, `3 days 4 h`."""
    whole = max(0, int(seconds))
    if whole >= DAY:
        return language.say("clock-days", {"days": whole // DAY, "hours": whole % DAY // HOUR})
    if whole >= HOUR:
        return language.say("clock-hours", {"hours": whole // HOUR, "minutes": f"{whole % HOUR // MINUTE:02}"})
    return f"{whole // MINUTE}:{whole % MINUTE:02}"


class Clocks:
    """The clocks as they were told last. `ring` is called by another thread when ours runs low, with the seconds left."""

    def __init__(self, ring: Callable[[float], None]) -> None:
        self.ring: Final = ring
        self.seats: list[Frame] = []
        self.increment = 0.0  # seconds that each answer adds
        self.heard = 0.0  # when
        self.timers: Final[list[Timer]] = []

    def hear(self, frame: Frame) -> None:
        self.stop()
        self.seats = frame["clocks"].get("seats", []) if frame["over"] is None else []
        self.increment = frame["clocks"].get("increment", 0.0)  # older servers did not say
        self.heard = monotonic()
        mine = [self.left(seat) for seat in frame["mine"] if seat < len(self.seats) and self.seats[seat]["runs"]]
        for low in LOW:  # all of them: whoever thinks for long is sent no frame between two
            if mine and low < min(mine):
                timer = Timer(min(mine) - low, self.ring, [low])
                timer.daemon = True
                timer.start()
                self.timers.append(timer)

    def stop(self) -> None:
        for timer in self.timers:
            timer.cancel()
        self.timers.clear()

    def left(self, seat: int) -> float:
        one = self.seats[seat]
        return float(one["left"]) - (monotonic() - self.heard if one["runs"] else 0.0)

    def line(self, language: Language) -> str:
        """Everybody's, in one line; nothing where there are none. Whose runs is marked."""
        shown = []
        for seat, one in enumerate(self.seats):
            if one["left"] is not None:
                mark = "▸" if one["runs"] else ""
                shown.append(f"{mark}{language.colon(language.seat(seat))} {in_words(self.left(seat), language)}")
        if shown and self.increment:
            shown.append(language.say("clock-increment", {"seconds": int(self.increment)}))
        return " · ".join(shown)
