"""The file a game is kept in: nothing is lost in it, and nobody else plays in it meanwhile."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import IO, Final

from parlour.language import Language


class InUse(OSError):
    """Another process plays in this file."""

    def __init__(self, path: Path) -> None:
        super().__init__(None, "in use: another process plays in this file", str(path))


class SaveFile:
    """A file that is ours while it is open. The lock is a file beside it, which the system lets go of if we die."""

    def __init__(self, path: Path) -> None:
        if not path.name:
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
        self.path: Final = path
        self.lock: Final = path.with_name(path.name + ".lock")
        self.guard: IO[str] = self.taken()
        try:
            with path.open("a"):  # stop before the game rather than in it; a new file is left empty
                pass
        except OSError:
            self.close()
            raise

    def taken(self) -> IO[str]:
        while True:
            try:
                guard = open(self.lock, "a")  # noqa: SIM115 - held while we play
            except OSError as error:
                raise OSError(error.errno, error.strerror, str(self.path)) from None
            try:
                hold(guard)
            except OSError:
                guard.close()
                raise InUse(self.path) from None
            try:  # whoever had it before may have removed it just now
                if os.path.samestat(os.fstat(guard.fileno()), os.stat(self.lock)):
                    return guard
            except FileNotFoundError:
                pass
            guard.close()

    def write(self, text: str) -> None:
        """All of it or nothing: a half-written file never takes the old one's place."""
        fresh = self.path.with_name(self.path.name + ".new")
        try:
            with fresh.open("w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(fresh, self.path)
        except OSError:
            fresh.unlink(missing_ok=True)
            raise

    def close(self) -> None:
        """Let others play in it. A file in which nothing was kept goes, too."""
        if self.guard.closed:
            return
        if self.path.is_file() and not self.path.stat().st_size:
            self.path.unlink()
        if sys.platform == "win32":  # where an open file cannot be removed
            self.guard.close()
            self.lock.unlink(missing_ok=True)
        else:
            self.lock.unlink(missing_ok=True)
            self.guard.close()


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
    key = "file-in-use" if isinstance(error, InUse) else f"file-{errno.errorcode.get(error.errno or 0, '')}"
    return language.say(key) if language.has(key) else str(error.strerror or error)


def hold(guard: IO[str]) -> None:
    """Lock it, or OSError at once."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(guard.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(guard, fcntl.LOCK_EX | fcntl.LOCK_NB)
