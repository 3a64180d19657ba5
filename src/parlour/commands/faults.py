"""Around every command: whose fault it was, in one line.

What was typed or what the system refuses: code 2. What is wrong with Parlour itself: code 70, and a report in a file.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from typing import Final

from parlour.commands.grammar import BadInput
from parlour.commands.plain import print_anywhere

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
    "concurrent.futures.process.BrokenProcessPool",
}


def guarded(work: Callable[[Sequence[str]], int], args: Sequence[str]) -> int:
    """Do the work; whatever comes of it is an exit code and at most one line."""
    print_anywhere()
    try:
        code = work(args)
        if sys.stdout is not None:
            sys.stdout.flush()  # here, where a closed pipe or a full disk can still be told
        return code
    except KeyboardInterrupt as error:
        return say(" ".join(["stopped", *map(str, error.args)]), STOPPED)
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
            return say(told(error), BAD_INPUT)
        return say(f"{shortly(error)}; this is a fault of Parlour's, not yours: {reported(error, args)}", OURS)


def is_theirs(error: Exception) -> bool:
    """Whether it was typed, or the system's doing; a file of our own that is not there is our doing."""
    if isinstance(error, OSError):
        here = os.path.dirname(os.path.dirname(__file__))
        return not str(error.filename or "").startswith(here + os.sep)
    if isinstance(error, (BadInput, MemoryError)):
        return True
    return any(f"{kind.__module__}.{kind.__qualname__}" in THEIRS for kind in type(error).__mro__)


def told(error: Exception) -> str:
    if isinstance(error, OSError):
        where = f"{error.filename}: " if error.filename is not None else ""
        return f"{where}{error.strerror or error}"
    return str(error) or type(error).__name__


def shortly(error: Exception) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__


def say(message: str, code: int) -> int:
    try:
        print(f"parlour: {' '.join(message.split())}", file=sys.stderr, flush=True)
    except (OSError, ValueError):
        silent()
    return code


def silent() -> int:
    """Nobody reads on. What is still held back must not be tried again when Python ends."""
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


def reported(error: Exception, args: Sequence[str]) -> str:
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
        return f"no report could be written ({full.strerror})"
    return f"please send the report {path}"
