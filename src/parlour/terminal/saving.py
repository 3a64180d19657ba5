"""Where the games of somebody who names no file are kept, and why one cannot be."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from parlour.files import InUse, NotAFile, SaveFile
from parlour.language import Language


def state_folder() -> Path:
    """Where what a user leaves behind is kept, unless they say where."""
    return Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "parlour"


def cannot_keep() -> OSError | RuntimeError | None:
    """Why nothing can be kept for who names no file, if nothing can: better heard before the first move than after the last."""
    try:
        state_folder().mkdir(parents=True, exist_ok=True, mode=0o700)
        if not os.access(state_folder(), os.W_OK | os.X_OK):
            return PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(state_folder()))
    except (OSError, RuntimeError) as error:
        return error
    return None


def rescue(game: str) -> SaveFile:
    """A new file for a game that somebody leaves without having named one."""
    folder = state_folder()
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    name = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    number = 1
    while True:
        path = folder / (f"{name}.game" if number == 1 else f"{name}-{number}.game")
        if not path.exists():
            return SaveFile(path)
        number += 1


def left_behind(game: str, goes_on: Callable[[Path], bool]) -> Path | None:
    """The latest game that was kept for somebody who named no file, unless it is over or being played now."""
    try:
        found = sorted(state_folder().glob(f"{game}-[0-9]*.game"), key=lambda path: path.stat().st_mtime, reverse=True)
    except (OSError, RuntimeError):  # no home, or none of ours
        return None
    for path in found:
        try:
            SaveFile(path).close()
        except OSError:
            continue
        if path.exists() and goes_on(path):  # an empty one has gone
            return path
    return None


def trouble(error: OSError, language: Language) -> str:
    """Why a file cannot be had, in words where there are some, else as the system says it."""
    ours = {InUse: "file-in-use", NotAFile: "file-none"}
    key = ours.get(type(error), f"file-{errno.errorcode.get(error.errno or 0, '')}")
    return language.say(key) if language.has(key) else str(error.strerror or error)
