"""The terminal itself: printing, clearing, asking."""

from __future__ import annotations

import io
import os
import select
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from time import monotonic
from types import FrameType
from typing import Final

from rich.cells import cell_len
from rich.console import Console, RenderableType

from parlour.language import Language
from parlour.terminal import ascii

RESIZED: Final = "\x0c"  # what nobody types
LEAST_WIDTH: Final = 20  # columns: nothing can be set out in fewer, and some systems say that there are none
KNOCK: Final = 0.05  # seconds
HEARD: Final = 0.5  # seconds after which a line that is still waited for was not broken off: what reads it hushes some exceptions
BREAKING: Final = {getattr(signal, name) for name in ("SIGINT", "SIGWINCH", "SIGCONT", "SIGUSR1") if hasattr(signal, name)}
NEWS: Final = "\x0e"  # nor this: something has come that whoever types should see at once

Completer = Callable[[str], Sequence[str]]


def language_for(code: str) -> str:
    """The language wanted, or English where the terminal has not its letters."""
    return code if ascii.can_show(Language(None, code).say(f"language-{code}"), sys.stdout.encoding) else "en"


class Redraw(Exception):
    """The terminal has another size now, or is ours again."""


class News(Exception):
    """Something has come from elsewhere."""


class Cleared(Exception):
    """Ctrl-C while something was typed: it is gone, and nothing else."""


def alone() -> None:
    """One signal at a time breaks a line off: what reads it asks for signals once more while that one is on its way out, and
    Python takes whatever a second handler does then for a fault."""
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_BLOCK, BREAKING)


def all_heard() -> None:
    """The line is left: those that waited come now."""
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, BREAKING)


@contextmanager
def heeding(begun: Callable[[], str], keep: Callable[[str], None], redraw: bool) -> Iterator[None]:
    """Within it Ctrl-C raises Cleared where something is begun; and, if asked for, a change of size or a return raises Redraw.

    What is begun then is kept.
    """

    def again(number: int, frame: FrameType | None) -> None:
        alone()
        keep(begun())
        raise Redraw

    def stopped(number: int, frame: FrameType | None) -> None:
        alone()
        raise Cleared if begun() else KeyboardInterrupt

    handlers: dict[int, Callable[[int, FrameType | None], None]] = {}
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:  # whoever ignores it, as in the background, goes on so
        handlers[signal.SIGINT] = stopped
    for name in ("SIGWINCH", "SIGCONT") if redraw else ():  # where the system has them
        if hasattr(signal, name):
            handlers[getattr(signal, name)] = again
    before = {number: signal.signal(number, handler) for number, handler in handlers.items()}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


class Drawn:
    """Something as it will stand on the screen."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.lines: Final = text.count("\n")


class Screen:
    """Where a game is shown. `live`: a person sits at it, so that it may be cleared and may pause.

    `shared`: by several persons, so that what scrolled out is cleared, too. Whoever sits alone keeps it.
    """

    def __init__(self, console: Console | None = None) -> None:
        self.live: Final = sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
        for stream, errors in ((sys.stdout, ascii.NAME), (sys.stdin, "replace")):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors=errors)
        if os.environ.get("COLUMNS") == "0":  # as if nothing were said
            del os.environ["COLUMNS"]
        self.console: Final = console or Console(highlight=False, soft_wrap=False, emoji=False)
        self.completer: Completer = lambda typed: []
        self.begun: Callable[[], str] = str  # what is typed of a line, where the system can tell
        self.rest = ""  # what was begun of a line that was broken off: the next one begins with it
        self.begin_with: Callable[[], None] = lambda: None
        self.forget_lines: Callable[[], None] = lambda: None  # those that the arrow keys bring back
        self.got: Final[list[str]] = []  # the line that was typed
        self.asking = False  # whether a line is being typed
        self.wakes = False  # whether it may be broken off
        self.woken = False
        self.hushed = False  # whether what is raised now would be lost
        self.broken_off = 0.0  # when that was tried last
        self.shared = False
        self.titled = False  # whether the window's title is ours
        if self.live:
            self.read_lines()

    def read_lines(self) -> None:
        """Line editing, history, and words completed with Tab, where the system has them."""
        try:
            import readline
        except ImportError:
            return

        def complete(typed: str, state: int) -> str | None:
            with self.unheard():
                found = self.completer(typed)
            return found[state] if state < len(found) else None

        def begin() -> None:
            with self.unheard():
                text, self.rest = self.rest, ""
                readline.insert_text(text)

        self.begun = readline.get_line_buffer
        self.forget_lines = readline.clear_history
        self.begin_with = lambda: readline.set_startup_hook(begin if self.rest else None)
        readline.set_completer_delims("\n")  # a line is completed as a whole
        readline.set_completer(complete)
        editline = "libedit" in (readline.__doc__ or "")
        readline.parse_and_bind("bind ^I rl_complete" if editline else "tab: complete")

    @contextmanager
    def unheard(self) -> Iterator[None]:
        """What is raised in here would be lost: news wait, and a signal that broke off no line keeps no other waiting."""
        self.hushed = True
        try:
            yield
        except BaseException:
            all_heard()
            raise
        finally:
            self.hushed = False

    @property
    def width(self) -> int:
        return max(LEAST_WIDTH, self.console.width)

    @property
    def height(self) -> int:
        return self.console.height

    def show(self, *what: RenderableType | Drawn) -> None:
        for part in what:
            if isinstance(part, Drawn):
                self.console.file.write(part.text)
            else:
                self.console.print(part)

    def drawn(self, what: RenderableType) -> Drawn:
        """Drawn for this screen, but not shown yet: first we see how many lines it takes."""
        with self.console.capture() as capture:
            self.console.print(what)
        return Drawn(capture.get())

    def clear(self) -> None:
        if self.live:
            self.console.clear()
            if self.shared:
                self.console.file.write("\x1b[3J")  # what scrolled out may be secret, too,
                self.forget_lines()  # and what was answered

    def notify(self, text: str) -> None:
        """Ring, and say it in the window's title: perhaps nobody is looking."""
        if self.live:
            keep = "" if self.titled else "\x1b[22;2t"  # the title it had, for later
            self.titled = True
            self.console.file.write(f"{keep}\x1b]2;{text}\x07\x07")
            self.console.file.flush()

    def noticed(self) -> None:
        """The window has its own title again."""
        if self.titled:
            self.titled = False
            self.console.file.write("\x1b]2;\x07\x1b[23;2t")
            self.console.file.flush()

    def may_wake(self) -> None:
        """From now on `wake` breaks off a line that is being typed, where the system can."""
        if not self.live or not hasattr(signal, "pthread_kill"):
            return

        def came(number: int, frame: FrameType | None) -> None:
            if self.asking and not self.hushed and monotonic() - self.broken_off > HEARD:
                alone()
                self.broken_off = monotonic()
                self.rest = self.begun()
                raise News

        signal.signal(signal.SIGUSR1, came)  # for good: it may come late, and would end the program where nobody heeds it
        self.wakes = True

    def wake(self) -> None:
        """Something has come. Called by any thread."""
        self.woken = True
        self.knock()

    def knock(self) -> None:
        """Until it is heard: a signal that comes just before a line is waited for is noted, and breaks nothing off."""
        if self.asking and self.woken and self.wakes:
            signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGUSR1)
            again = threading.Timer(KNOCK, self.knock)
            again.daemon = True
            again.start()

    def forget_typed(self) -> bool:
        """Lines that were typed ahead are gone; whether there were any."""
        self.rest = ""
        if not self.live or sys.platform == "win32" or not select.select([sys.stdin], [], [], 0)[0]:
            return False
        import termios

        termios.tcflush(sys.stdin, termios.TCIFLUSH)
        return True

    def ask(self, prompt: str, completer: Completer | None = None, redraw: bool = False) -> str | None:
        """One line, or None when there are no more. The completer says what a beginning can become.

        `redraw`: the answer is RESIZED when the terminal gets another size or comes back to us. NEWS: somebody wakes us.
        """
        self.completer = completer or (lambda typed: [])
        self.got.clear()
        while not self.got:
            self.begin_with()
            try:
                with heeding(self.begun, self.keep, redraw) if self.live else nullcontext():
                    self.read(prompt)
            except EOFError:
                self.console.print()
                return None
            except Redraw:
                if self.got:
                    break
                return RESIZED
            except News:
                self.asking, self.broken_off = False, 0.0
                if self.got:
                    break
                self.woken = False
                rows = cell_len(prompt + self.rest) // self.width
                self.console.file.write(f"\x1b[{rows}A\r\x1b[J" if rows else "\r\x1b[J")
                return NEWS
            except Cleared:
                self.console.print()
            finally:
                self.asking = False
                if self.live:
                    all_heard()
        self.rest = ""
        text = self.got.pop()
        if not self.live:
            self.console.print(text, markup=False)  # a scripted game reads like a played one
        return text.strip()

    def read(self, prompt: str) -> None:
        """A line, into `got`: in one step, for a signal that comes after Enter must not lose what was typed."""
        self.asking = True
        if self.wakes and self.woken:  # before anybody could break it off
            raise News
        if sys.stdin is None:  # closed
            raise EOFError
        self.got.extend(map(input, [prompt]))

    def keep(self, begun: str) -> None:
        self.rest = begun
