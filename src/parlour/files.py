"""Files that are kept: nothing is lost in them, nobody else writes in them meanwhile, and what is no file stays what it is."""

from __future__ import annotations

import errno
import os
import shutil
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO, Final


class InUse(OSError):
    """Another process plays in this file."""

    def __init__(self, path: Path) -> None:
        super().__init__(None, "in use: another process plays in this file", str(path))


class NotAFile(OSError):
    """A device or a pipe, whose place no file may take."""

    def __init__(self, path: Path) -> None:
        super().__init__(None, "not a file", str(path))


def written_at(path: Path) -> Path:
    """Where what is written to this path goes: where a link leads. OSError if a file there may not be written."""
    real = Path(os.path.realpath(path))
    if real.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if real.exists() and not real.is_file():
        raise NotAFile(path)
    if real.exists() and not (os.access(real, os.W_OK) and real.stat().st_mode & 0o222):  # who may do everything is asked, too
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
    return real


class SaveFile:
    """A file that is ours while it is open. The lock is a file beside it, which the system lets go of if we die."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self.real: Final = written_at(path)
        self.lock: Final = self.real.with_name(self.real.name + ".lock")
        self.guard: IO[str] = self.taken()
        try:
            with self.real.open("a"):  # stop before the game rather than in it; a new file is left empty
                pass
        except OSError as error:
            self.close()
            raise OSError(error.errno, error.strerror, str(path)) from None

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
        fresh = self.real.with_name(self.real.name + ".new")
        try:
            with fresh.open("w", encoding="utf-8") as file:
                with suppress(FileNotFoundError):  # somebody has removed it meanwhile
                    shutil.copymode(self.real, fresh)
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(fresh, self.real)
        except OSError:
            fresh.unlink(missing_ok=True)
            raise

    def append(self, line: str) -> None:
        """One more line, all of it or nothing; after one that was cut off it begins anew."""
        end = self.real.stat().st_size
        try:
            with self.real.open("ab+") as file:
                file.seek(max(0, end - 1))
                cut = file.read(1) not in (b"", b"\n")
                file.write(b"\n" * cut + line.encode() + b"\n")
        except OSError as error:
            os.truncate(self.real, end)
            raise OSError(error.errno, error.strerror, str(self.path)) from None

    def close(self) -> None:
        """Let others play in it. A file in which nothing was kept goes, too."""
        if self.guard.closed:
            return
        if self.real.is_file() and not self.real.stat().st_size:
            self.real.unlink()
        if sys.platform == "win32":  # where an open file cannot be removed
            self.guard.close()
            self.lock.unlink(missing_ok=True)
        else:
            self.lock.unlink(missing_ok=True)
            self.guard.close()


def hold(guard: IO[str]) -> None:
    """Lock it, or OSError at once."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(guard.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(guard, fcntl.LOCK_EX | fcntl.LOCK_NB)
