"""How far something is: on a terminal, on the standard error, once it has taken two seconds."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from threading import current_thread, main_thread
from types import FrameType, TracebackType
from typing import Final, TypeVar

Item = TypeVar("Item")
QUIET: Final = 2.0  # seconds
OFTEN: Final = 0.2  # seconds between two drawings
EACH: Final = 1.0  # seconds between two that the clock makes


class Progress:
    """`with Progress("notre-dame", 1000) as progress: … progress.advance()`; a line with count, rate and time left."""

    def __init__(self, what: str, total: int, done: int = 0) -> None:
        self.what = what
        self.total = total
        self.before: Final = done  # done in an earlier run: it says nothing about the rate
        self.done = done
        self.began: Final = time.monotonic()
        self.drawn = 0.0
        self.live: Final = sys.stderr is not None and sys.stderr.isatty()
        self.clock = False
        self.ended: Callable[[int, FrameType | None], object] | int | None = None  # what SIGTERM did before

    def __enter__(self) -> Progress:
        """From here on the line is drawn by itself, too: the first piece of work may take minutes. Whoever ends us with SIGTERM
        stops us like Ctrl-C: what is done is kept."""
        if signal.getsignal(signal.SIGTERM) is signal.SIG_DFL and current_thread() is main_thread():
            self.ended = signal.signal(signal.SIGTERM, stopped)
        self.clock = self.live and hasattr(signal, "setitimer") and signal.getsignal(signal.SIGALRM) is signal.SIG_DFL
        if self.clock:
            signal.signal(signal.SIGALRM, lambda number, frame: self.draw())
            signal.setitimer(signal.ITIMER_REAL, QUIET, EACH)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None) -> None:
        if self.clock:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, signal.SIG_DFL)
        if self.ended is not None:
            signal.signal(signal.SIGTERM, self.ended)
        self.wipe()

    def advance(self, by: int = 1, what: str = "") -> None:
        self.done += by
        self.what = what or self.what
        self.draw()

    def draw(self) -> None:
        now = time.monotonic()
        if self.live and now - self.began >= QUIET and now - self.drawn >= OFTEN:
            self.drawn = now
            line = f"\r\x1b[K{self.line(now - self.began)}"
            os.write(sys.stderr.fileno(), line.encode(sys.stderr.encoding, "replace"))  # whole, whoever is interrupted by it

    def line(self, seconds: float) -> str:
        """`notre-dame  312/1,000  45.2/s  0:15 left`; before the first is done, for how long it has been at it."""
        rate = (self.done - self.before) / max(seconds, 0.001)
        text = f"{self.what}  {self.done:,}/{self.total:,}"
        if rate:
            text += f"  {rate:,.0f}/s" if rate >= 10 else f"  {rate:.1f}/s" if rate >= 0.1 else f"  {1 / rate:.0f} s each"
            return f"{text}  {clock((self.total - self.done) / rate)} left"
        return f"{text}  {clock(seconds)}"

    def note(self, text: str) -> None:
        """A line that stays."""
        self.wipe()
        print(text, file=sys.stderr, flush=True)

    def wipe(self) -> None:
        if self.drawn:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
            self.drawn = 0.0


def stopped(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def clock(seconds: float) -> str:
    """`0:15`, `12:01`, `1:02:03`."""
    minutes, rest = divmod(round(max(0.0, seconds)), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def watched(items: Iterable[Item], what: str, total: int) -> Iterator[Item]:
    """The same items, and how far they are."""
    with Progress(what, total) as progress:
        for item in items:
            yield item
            progress.advance()
