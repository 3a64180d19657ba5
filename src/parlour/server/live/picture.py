"""A table as its viewers see it after a change: built once for all of them, and what is different from the picture before."""

from __future__ import annotations

from typing import Any, Final

import orjson

from parlour.engine.core import SPECTATOR
from parlour.engine.overlay import Change, Path, differences, overlaid
from parlour.server.journal.play import Play
from parlour.server.journal.told import Entry
from parlour.server.live import frames

ALWAYS: Final = ("rev", "at")  # said in every frame
FEW: Final = 8  # members of a list that are kept apart, as players are: most moves change one of them
Fields = dict[str, Any]  # of a frame
Parts = dict[str, bytes | list[bytes]]  # of a view, written out


def encoded(value: Any) -> bytes:
    try:
        return orjson.dumps(value)
    except TypeError:  # a view that counts by numbers, which is written at half the speed
        return orjson.dumps(value, option=frames.FLAGS)


def kept(value: Any, before: bytes | None = None) -> bytes:
    """The same to be kept: the very bytes from before if it is written as it was; else a copy, since what orjson returns has room
    for some kilobytes more."""
    data = encoded(value)
    return before if before is not None and data == before else memoryview(data).tobytes()


def members(fields: Fields) -> bytes:
    """Fields as members of an object, with a comma before them."""
    return b"," + encoded(fields)[1:-1] if fields else b""


def others(fields: Fields, was: Fields) -> Fields:
    """Those that are not what they were."""
    return {name: value for name, value in fields.items() if value != was[name]}


def listed(changes: list[Change]) -> list[tuple[Any, ...]]:
    """As they are sent: each the steps of its path, and at its end what lies there now."""
    return [(*path, value) for path, value in changes]


def found_at(path: Path, value: Any) -> Any:
    """What lies at a place; None if there is no such place."""
    for step in path:
        if isinstance(value, dict):
            value = value.get(step)
        elif isinstance(value, list) and isinstance(step, int) and step < len(value):
            value = value[step]
        else:
            return None
    return value


def parts_of(view: dict[str, Any], before: Parts) -> Parts:
    """A view by its parts, each as it is sent. What is written as it was is the same object as before."""
    found: Parts = {}
    for key, part in view.items():
        old = before.get(key)
        if type(part) is list and part and len(part) <= FEW and type(part[0]) is dict:
            if isinstance(old, list) and len(old) == len(part):
                found[key] = [kept(member, was) for member, was in zip(part, old)]
            else:
                found[key] = [kept(member) for member in part]
        else:
            found[key] = kept(part, old if isinstance(old, bytes) else None)
    return found


def other_parts(view: dict[str, Any], parts: Parts, before: Parts) -> list[Change]:
    """What is different in a view. Only what is written differently is looked into."""
    found: list[Change] = []
    for key, data in parts.items():
        old = before.get(key)
        if old is data:
            continue
        if isinstance(old, bytes) and isinstance(data, bytes):
            differences((key,), orjson.loads(old), view[key], found)
        elif isinstance(old, list) and isinstance(data, list) and len(old) == len(data):
            for i, member in enumerate(data):
                if old[i] is not member:
                    differences((key, i), orjson.loads(old[i]), view[key][i], found)
        else:
            found.append(((key,), view[key]))
    return found


class Seen:
    """What belongs to one seat: what it is asked and may do, and what it knows besides what all know."""

    __slots__ = ("fields", "known")

    def __init__(self, fields: Fields, known: bytes) -> None:
        self.fields: Final = fields
        self.known: Final = known


class Draft:
    """What is worked out once while a picture is shown, for all who are sent the same, and let go when all have it."""

    __slots__ = ("before", "begun", "changed", "filled", "shared", "told", "view", "wholes")

    def __init__(self, before: Picture | None, view: dict[str, Any] | None) -> None:
        self.before: Final = before
        self.view: Final = view  # what all see
        self.begun = b""  # how every frame of changes begins: with what is different for all
        self.shared: list[tuple[Any, ...]] = []  # what is different for all in the view
        self.filled: list[Path] = []  # places in it that are filled anew
        self.changed: Final[dict[int, bytes | None]] = {}
        self.wholes: Final[dict[int, bytes]] = {}
        self.told: Final[
            dict[int, tuple[list[Entry], set[int], dict[int, bytes]]]
        ] = {}  # by rev: entries, who hears more, as said


class Picture:
    """What everybody has been sent. Of a view that is kept written out by its parts: enough to know what is different next time,
    in a tenth of the memory, and quicker than to compare the things themselves."""

    __slots__ = ("common", "draft", "parts", "rev", "seen")

    def __init__(self, play: Play, common: Fields, before: Picture | None = None) -> None:
        view = play.game.shared_view(play.s) if play.s is not None and play.broken is None else None
        self.rev: Final = play.rev
        self.common: Final = common
        self.parts: Final[Parts] = parts_of(view or {}, before.parts if before is not None else {})
        self.seen: Final[dict[int, Seen]] = {}
        self.draft: Draft | None = Draft(before, view)

    def drafted(self) -> Draft:
        if self.draft is None:  # it was shown to all, and somebody comes later
            self.draft = Draft(None, None)
        return self.draft

    def fields_of(self, play: Play, seat: int) -> Fields:
        """What is asked of this seat, and what it may do; from now on its changes are known."""
        if seat not in self.seen:
            self.look(play, seat, None)
        return self.seen[seat].fields

    def look(self, play: Play, seat: int, was: Seen | None) -> dict[str, Any]:
        """What this seat knows besides what all know."""
        known = play.game.own_view(play.s, seat) if play.s is not None and play.broken is None else {}
        self.seen[seat] = Seen(frames.personal(play, seat), kept(known, was.known if was is not None else None))
        return known

    def whole(self, play: Play, common: Fields, seat: int) -> bytes:
        """Everything that this seat sees."""
        wholes = self.drafted().wholes
        if seat not in wholes:
            view = play.game.view(play.s, seat) if play.s is not None and play.broken is None else None
            wholes[seat] = encoded({**common, **self.fields_of(play, seat), "view": view})[:-1]
        return wholes[seat]

    def since_then(self, common: Fields) -> Fields:
        """What has changed without a line in the journal, as clocks do."""
        return {name: value for name, value in others(common, self.common).items() if name not in ALWAYS}

    def changed(self, play: Play, seat: int) -> bytes | None:
        """What this seat sees differently from the picture before; None if all of it has to be said."""
        changed = self.drafted().changed
        if seat not in changed:
            changed[seat] = self.compared(play, seat)
        return changed[seat]

    def compared(self, play: Play, seat: int) -> bytes | None:
        draft = self.drafted()
        before, view = draft.before, draft.view
        if before is None or view is None or not before.parts or seat not in before.seen:
            return None
        if not draft.begun:
            self.compare_for_all(draft, before, view)
        was = before.seen[seat]
        known = self.look(play, seat, was)
        seen = self.seen[seat]
        mine: list[Change] = []
        for path in draft.filled:  # what was laid there is gone with it, and is laid there again
            laid = found_at(path, known)
            if laid is not None:
                overlaid(path, found_at(path, view), None, laid, mine)
        if was.known is not seen.known and not overlaid((), view, orjson.loads(was.known), known, mine):
            return None
        fields = others(seen.fields, was.fields)
        if draft.shared or mine:
            fields["changes"] = draft.shared + listed(mine)
        return draft.begun + members(fields)

    def compare_for_all(self, draft: Draft, before: Picture, view: dict[str, Any]) -> None:
        changes = other_parts(view, self.parts, before.parts)
        draft.shared = listed(changes)
        draft.filled = [path for path, value in changes if isinstance(value, (dict, list))]
        common = self.common
        draft.begun = encoded({"type": "change", "rev": self.rev, "at": common["at"], **others(common, before.common)})[:-1]

    def news(self, play: Play, seat: int, since: int) -> bytes:
        """What this seat was told after that rev; the same bytes for all who heard the same."""
        told = self.drafted().told
        if since not in told:
            entries = play.log.after(since)
            told[since] = entries, {seat for seat in range(len(play.sitters)) if any(e.whispered_to(seat) for e in entries)}, {}
        entries, whispered, said = told[since]
        who = seat if seat in whispered else SPECTATOR
        if who not in said:
            said[who] = encoded([entry.heard(who) for entry in entries])
        return said[who]
