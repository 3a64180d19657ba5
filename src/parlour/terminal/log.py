"""What happened, in few lines: one for each player's doings."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.text import Text

from parlour.engine.words import Told
from parlour.language import Language


class Aside(str):
    """A line of what the table shows too: where there is no room for all, it is the first to go, and is counted."""

    __slots__ = ()


class Entry(list[Text]):
    """What happened, as it stands on a screen."""

    def __init__(self, lines: Sequence[Text], aside: bool = False) -> None:
        super().__init__(lines)
        self.aside: Final = aside


def log_lines(
    language: Language,
    told: Sequence[Told],
    viewer: int | None,
    quiet: Sequence[str] = (),
    of_all: Sequence[str] = (),
    reader: int | None = None,
    aside: Sequence[str] = (),
) -> list[str]:
    """A line per happening; what the same player does next goes on in the same line, without the name.

    A line goes on only if it began with that name: in "3 customers leave Ann's restaurant" somebody else is the subject.
    `of_all`: events that befall one player after the other; each begins a line, and the reader's stands last, where a short log
    shows it for certain: the viewer's, but where `told` is what a seat has heard already.
    """
    reader = viewer if reader is None else reader
    lines: list[list[str]] = []  # a name, perhaps none, and what is said of it
    begun: list[tuple[str, int | None]] = []  # of each line the first event, and whom it is about
    last = None
    for one in told:
        if one.event.name in quiet:
            continue
        text = language.told(one, viewer)
        subject = one.args[0] if one.event.args[:1] == ["player"] else None
        name = f"{language.seat(subject)} " if subject is not None else ""
        named = subject is not None and text.startswith(name)
        if named and subject == last and one.event.name not in of_all:
            lines[-1].append(text.removeprefix(name))
        else:
            lines.append([name, text.removeprefix(name)] if named else ["", text])
            begun.append((one.event.name, subject))
        last = subject if named else None
    found: list[str] = []
    for name, run in groupby(range(len(lines)), lambda i: begun[i][0]):
        ordered = sorted(run, key=lambda i: name in of_all and begun[i][1] == reader)
        said = [sentence(language, *lines[i]) for i in ordered]
        found += map(Aside, said) if name in aside else said
    return found


def heard_lines(language: Language, events: Sequence[tuple[str, list[int]]], quiet: Sequence[str] = ()) -> list[str]:
    """What a seat would hear, in the same few lines."""
    assert language.game is not None
    known = {event.name: event for event in language.game.words.events}
    return log_lines(language, [Told(known[name], args, 0) for name, args in events], None, quiet)


def sentence(language: Language, name: str, *parts: str) -> str:
    """`Ann draws a card ×3; gains 1 gold.`: what follows on the same is counted."""
    said = []
    for part, run in groupby(parts):
        times = len(list(run))
        whole = part.removesuffix(".")
        said.append(f"{whole} ×{times}{part[len(whole) :]}" if times > 1 else part)
    return name + language.joined(*[part.removesuffix(".") for part in said[:-1]], said[-1])


def news(entries: Sequence[list[Text]], most: int) -> list[list[Text]]:
    """Of each entry what stands in so many lines: the newest and the first begin, then the others from the newest on.

    An entry begins with what somebody did; what came of it follows and is cut first, with a mark. Asides come after all that.
    What has no line is empty.
    """
    asides = [i for i, entry in enumerate(entries) if isinstance(entry, Entry) and entry.aside]
    told = [i for i in range(len(entries)) if i not in asides]
    order = list(dict.fromkeys([*told[-1:], *told[:1], *reversed(told)]))
    kept = [0] * len(entries)
    for i, lines in [(i, 1) for i in order] + [(i, len(entries[i])) for i in [*order, *asides]]:
        kept[i] += min(lines - kept[i], most - sum(kept))
    return [
        [*entry[: n - 1], Text.assemble(entry[n - 1], "…")] if 0 < n < len(entry) else entry[:n]
        for entry, n in zip(entries, kept)
    ]


def last_lines(entries: Sequence[list[Text]], most: int) -> list[list[Text]]:
    """The last entries that have no more lines than this together; the last one has, where it is longer itself."""
    found: list[list[Text]] = []
    for entry in reversed(entries if most else []):
        if found and sum(map(len, found)) + len(entry) > most:
            break
        found.insert(0, entry)
    return found
