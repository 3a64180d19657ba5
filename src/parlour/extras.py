"""What is not installed, and the command that installs it."""

from __future__ import annotations

from typing import Final

PACKAGE: Final = "parlour-engine"  # which has the extras; `parlour` is this with the table in the browser


class MissingExtra(ModuleNotFoundError):
    """A package that only some need is not there; the message says how to get it, and so does `command`."""

    command = ""


def install(extra: str) -> str:
    """The command for one extra."""
    return f"pip install '{PACKAGE}[{extra}]'"


def missing(extra: str, error: ModuleNotFoundError) -> ModuleNotFoundError:
    """What to raise instead of an import's own error: the same, and what to install. Anything else is passed on."""
    top = (error.name or "").partition(".")[0]
    if top in ("", "parlour"):
        return error
    found = MissingExtra(f"{top} is not installed: {install(extra)}", name=error.name)
    found.command = install(extra)
    return found
