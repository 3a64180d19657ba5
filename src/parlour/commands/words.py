"""The words of help pages, and of what was typed wrong. They are plain Fluent messages, with nothing but `{ $name }` to fill in,
so that a few lines read them at once: loading what reads all of Fluent takes as long as everything else that `--help` does,
several times over."""

from __future__ import annotations

import errno
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).with_name("words")
OUR_OWN: Final = {"InUse": "fault-in-use", "NotAFile": "fault-not-a-file"}  # errors of ours, by name: they need not be loaded
SYSTEM: Final = {  # what often goes wrong with files
    errno.EACCES: "fault-system-eacces",
    errno.EADDRINUSE: "fault-system-eaddrinuse",
    errno.EBADF: "fault-system-ebadf",
    errno.EEXIST: "fault-system-eexist",
    errno.EIO: "fault-system-eio",
    errno.EISDIR: "fault-system-eisdir",
    errno.ENAMETOOLONG: "fault-system-enametoolong",
    errno.ENOENT: "fault-system-enoent",
    errno.ENOSPC: "fault-system-enospc",
    errno.ENOTDIR: "fault-system-enotdir",
    errno.EPERM: "fault-system-eperm",
    errno.EROFS: "fault-system-erofs",
}
THOUSANDS: Final = {"ru": "\u00a0", "fr": "\u202f", "es": "\u00a0"}  # what stands between them


@cache
def messages(code: str) -> dict[str, str]:
    found: dict[str, str] = {}
    key = ""
    for line in (FOLDER / f"{code}.ftl").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            key = ""
        elif line and not line.startswith(" "):
            key, _, text = line.partition(" =")
            found[key] = text.strip()
        elif key:
            found[key] += f"\n{line}"
    return {key: said(text) for key, text in found.items()}


def said(text: str) -> str:
    """A message's text as Fluent reads it: what begins on the next line is one block, its indent left out."""
    from textwrap import dedent

    first, _, more = text.rstrip().partition("\n")
    return "\n".join(part for part in (first, dedent(more)) if part)


class Words:
    """What help says in one language."""

    def __init__(self, code: str) -> None:
        self.code: Final = code
        self.messages: Final = messages(code)

    def say(self, *keys: str) -> str:
        """The first of these messages that there is."""
        return next((self.messages[key] for key in keys if key in self.messages), f"⟨{keys[0]}⟩")

    def fill(self, key: str, args: Mapping[str, object]) -> str:
        """A message with its arguments in their places. What an argument says is never looked through again."""
        first, *rest = self.say(key).split("{ $")
        parts = [first]
        for part in rest:
            name, _, text = part.partition(" }")
            parts += [in_words(args[name], self.code), text]
        return "".join(parts)

    def colon(self, text: str) -> str:
        """With a colon as the language writes it: French has a space before it."""
        return f"{text}\u00a0:" if self.code == "fr" else f"{text}:"


class Said:
    """Something to be said once it is known in which language. As text it is English: for logs, and whoever calls from Python."""

    def said(self, code: str) -> str:
        raise NotImplementedError

    def __str__(self) -> str:
        return self.said("en")


class Message(Said):
    """A key of words and its arguments: texts, numbers, or what is to be said in the same language."""

    def __init__(self, key: str, **args: object) -> None:
        self.key: Final = key
        self.args: Final = args

    def said(self, code: str) -> str:
        return Words(code).fill(self.key, self.args)


def in_words(value: object, code: str) -> str:
    """An argument as it is read. A number that only names something is given as text: nothing divides its thousands."""
    if isinstance(value, Said):
        return value.said(code)
    return f"{value:,}".replace(",", THOUSANDS.get(code, ",")) if isinstance(value, int) else str(value)


def about(what: object, error: object) -> Message:
    """`a.game: not a text file`: first what it is about."""
    return Message("fault-about", what=what, error=error)


def because(error: OSError) -> Message | str:
    """Why something cannot be had: in words where it is common, else as the system says it."""
    key = OUR_OWN.get(type(error).__name__) or SYSTEM.get(error.errno or 0)
    return Message(key) if key is not None else error.strerror or str(error)


def quoted(text: object) -> Message:
    """What somebody typed, in quotation marks; signs that a terminal would obey are spelt out."""
    return Message("fault-quoted", text=repr(str(text))[1:-1])
