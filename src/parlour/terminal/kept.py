"""Keeping a sitting's game in a file: the one that was named, or one of our own for who named none."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Final

from parlour.files import SaveFile
from parlour.terminal.page import Page
from parlour.terminal.saving import rescue, trouble
from parlour.terminal.session import Session


class Kept:
    """Where a game is kept while it is played; what cannot be written is said, and the game goes on."""

    def __init__(self, session: Session, page: Page, file: SaveFile | None) -> None:
        self.session: Final = session
        self.page: Final = page
        self.file: SaveFile | None = file
        self.unnamed = False  # whether the file is one that nobody named
        self.failed = False  # whether the game is not in the file as it stands

    def keep(self) -> None:
        """Bring the file up to date; a person who named none has one from the first decision on."""
        try:
            if self.file is None and self.page.screen.live and any(self.is_person(seat) for seat, _ in self.session.moves):
                self.file, self.unnamed = rescue(self.session.game.id), True
            if self.file is not None:
                self.session.save(self.file)
            self.failed = False
        except (OSError, RuntimeError) as error:  # no home, or no room in it
            self.failed = True
            where = f"{self.file.path}: " if self.file is not None else ""
            self.page.answer("not-saved", {"reason": f"{where}{self.why(error)}"})

    def write(self, name: str) -> None:
        """`save` keeps the game in its file; in another one it writes a copy, and the game goes on being kept in its own."""
        path = Path(name).expanduser() if name else self.file.path if self.file is not None else None
        if path is None:
            self.page.answer("save-where")
            return
        try:
            if name and self.unnamed:  # from now on it has a name
                self.forget()
            if self.file is None or path != self.file.path:
                file = SaveFile(path)
                if path.stat().st_size:  # nothing is overwritten
                    file.close()
                    raise FileExistsError(errno.EEXIST, "")
                if self.file is not None:
                    try:
                        self.session.save(file)
                    finally:
                        file.close()
                    self.page.answer("copied", {"file": str(path), "kept": str(self.file.path)})
                    return
                self.file = file
            self.session.save(self.file)
        except OSError as error:
            self.failed = self.failed or not name
            self.page.answer("not-saved", {"reason": f"{path}: {self.why(error)}"})
            return
        self.page.answer("saved", {"file": str(path)})

    def forget(self) -> None:
        """The file that nobody named is needed no more."""
        if self.file is not None and self.unnamed:
            self.file.path.unlink(missing_ok=True)
            self.file.close()
            self.file, self.unnamed = None, False

    def close(self) -> None:
        if self.file is not None:
            self.file.close()

    def is_person(self, seat: int) -> bool:
        return seat >= 0 and self.session.bots[seat] is None

    def why(self, error: OSError | RuntimeError) -> str:
        return trouble(error, self.page.language) if isinstance(error, OSError) else str(error)
