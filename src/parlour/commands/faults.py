"""Around every command: whose fault it was, in one line and in the reader's language.

What was typed or what the system refuses: code 2. What is wrong with Parlour itself: code 70, and a report in a file.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from typing import Any, Final

from parlour.commands.grammar import BadInput, near
from parlour.commands.plain import print_anywhere
from parlour.commands.words import Message, Said, about, because, in_words, quoted
from parlour.extras import MissingExtra
from parlour.nearest import UnknownName
from parlour.spoken import LANGUAGES, language_of, spoken

BAD_INPUT: Final = 2
OURS: Final = 70  # EX_SOFTWARE
STOPPED: Final = 130  # as a shell says of SIGINT
CLOSED: Final = 141  # as a shell says of SIGPIPE
THEIRS: Final = {  # what other modules say of input; by name, for they need not be loaded to be asked
    "parlour.bots.UnknownBot",
    "parlour.engine.box.EditionError",
    "parlour.engine.options.OptionError",
    "parlour.engine.record.RecordError",
    "parlour.extras.MissingExtra",
    "parlour.rulebook.RulebookError",
    "parlour.shelf.UnknownGame",
    "parlour.spoken.UnknownLanguage",
    "parlour.workers.WorkersError",
}
UNKNOWN: Final = {"UnknownBot": "fault-no-bot", "UnknownGame": "fault-no-game", "UnknownLanguage": "fault-no-language"}


def guarded(work: Callable[[Sequence[str]], int], args: Sequence[str]) -> int:
    """Do the work; whatever comes of it is an exit code and at most one line."""
    print_anywhere()
    try:
        code = work(args)
        if sys.stdout is not None:
            sys.stdout.flush()  # here, where a closed pipe or a full disk can still be told
        return code
    except KeyboardInterrupt as error:
        return say(stopped(error).said(reader(args)), STOPPED)
    except SystemExit as error:
        if isinstance(error.__context__, BrokenPipeError):  # rich makes this of it
            return silent()
        if isinstance(error.code, str):
            return say(error.code, BAD_INPUT)
        return error.code or 0
    except BrokenPipeError:
        return silent()
    except Exception as error:
        if is_theirs(error):
            silent()  # what is not printed yet must not be tried again when Python ends
            return say(in_words(worded(error), reader(args)), BAD_INPUT)
        ours = Message("fault-ours", error=shortly(error), report=reported(error, args))
        return say(ours.said(reader(args)), OURS)


def opened() -> None:
    """What a shell has closed (`>&-`) is closed to us, too, but there: nothing can be read, what is printed is refused as on a
    full disk, and nobody hears of errors. No other file takes its number."""
    for name, mode, flag in (("stdin", "r", os.O_RDONLY), ("stdout", "w", os.O_RDONLY), ("stderr", "w", os.O_WRONLY)):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.open(os.devnull, flag), mode, encoding="utf-8"))  # noqa: SIM115 - as long as we live


def reader(args: Sequence[str]) -> str:
    """The language of whoever typed this. --lang counts wherever it stands, for the line may be wrong before it; a wrong one is
    answered as the system speaks."""
    asked = ""
    words = iter(args)
    for word in words:
        if word == "--":
            break
        if word == "--lang":
            asked = next(words, "")
        elif word.startswith("--lang="):
            asked = word.partition("=")[2]
    return language_of(asked) if language_of(asked) in LANGUAGES else spoken()


def is_theirs(error: Exception) -> bool:
    """Whether it was typed, or the system's doing; a file of our own that is not there is our doing."""
    if isinstance(error, OSError):
        here = os.path.dirname(os.path.dirname(__file__))
        return not str(error.filename or "").startswith(here + os.sep)
    if isinstance(error, (BadInput, MemoryError)):
        return True
    return any(f"{kind.__module__}.{kind.__qualname__}" in THEIRS for kind in type(error).__mro__)


def worded(error: Exception) -> Said | str:
    """What is to be said of it. Errors of other rooms know no languages, but some carry what they are about; the system's texts
    stay as they are where there are no words for them."""
    kind = type(error).__name__
    if isinstance(error, BadInput):
        return error
    if isinstance(error, UnknownName) and error.names and kind in UNKNOWN:
        return BadInput(Message(UNKNOWN[kind], name=quoted(error.name)), near(error.name, error.names))
    if kind == "WrongBudget":
        return budget(error)
    if isinstance(error, MissingExtra) and error.command:
        return Message("fault-no-extra", name=(error.name or "").partition(".")[0], command=error.command)
    if isinstance(error, OSError):
        return about(error.filename, because(error)) if error.filename is not None else because(error)
    return str(error) or kind


def budget(error: Any) -> Message:
    """What is wrong with a bot's budget."""
    text = quoted(error.text)
    if error.why == "form":
        return Message("fault-budget-form", iterations=f"{error.bot}:400", seconds=f"{error.bot}:0.1s", text=text)
    if error.why == "none":
        return Message("fault-budget-none", name=error.bot, text=text)
    return Message("fault-budget-amount", text=text)


def stopped(error: KeyboardInterrupt) -> Said:
    """That it was stopped, and how to go on; where that is English, all of it is."""
    if any(not isinstance(part, Said) for part in error.args):
        return BadInput(" ".join(["stopped", *map(str, error.args)]))
    return BadInput(Message("fault-stopped"), *error.args)


def shortly(error: Exception) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__


def say(message: str, code: int) -> int:
    try:
        line = " ".join(message.splitlines()).replace("\t", " ")
        line = "".join(sign if sign.isprintable() or sign.isspace() else repr(sign)[1:-1] for sign in line)  # none is obeyed
        print(f"parlour: {' '.join(filter(None, line.split(' ')))}", file=sys.stderr, flush=True)  # no-break spaces stay
    except (OSError, ValueError):
        silent()
    return code


def silent() -> int:
    """Nobody reads on, or nothing can be printed: what is still held back is let go of."""
    for stream in (sys.stdout, sys.stderr):
        try:
            if stream is not None:
                stream.flush()
        except (OSError, ValueError):
            try:
                os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
            except (OSError, ValueError):
                continue
    return CLOSED


def reported(error: Exception, args: Sequence[str]) -> Message:
    """Write down what happened, and say where. Links in what was typed may hold secrets: they are left out."""
    import platform
    import tempfile
    from traceback import format_exception

    from parlour import __version__
    from parlour.build import described

    typed = " ".join(word.partition("://")[0] + "://…" if "://" in word else word for word in args)
    lines = [
        f"parlour {__version__} ({described()})",
        f"Python {platform.python_version()}, {platform.platform()}",
        f"command: parlour {typed}",
        "",
        *format_exception(error),
    ]
    try:
        handle, path = tempfile.mkstemp(".txt", "parlour-report-")
        with os.fdopen(handle, "w", encoding="utf-8", errors="backslashreplace") as file:
            file.write("\n".join(lines))
    except OSError as full:
        return Message("fault-no-report", reason=because(full))
    return Message("fault-report", path=path)
