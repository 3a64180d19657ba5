"""A table as its viewers see it after a change: built once for all of them, and what is different from the picture before."""

from __future__ import annotations

from typing import Any, Final

import orjson

from parlour.engine.core import SPECTATOR
from parlour.engine.overlay import leaves
from parlour.server.journal.play import Play
from parlour.server.live import frames

Path = tuple[str | int, ...]
ALWAYS: Final = ("rev", "at")  # said in every frame
NOWHERE: Final = object()


def differences(path: Path, old: Any, new: Any, found: list[tuple[Path, Any]]) -> None:
    """Where two values differ: inside of them, as long as both have the same shape; else the whole of the new one."""
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        for key, value in new.items():
            if value != old[key]:
                differences((*path, key), old[key], value, found)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new) and holds(new):
        for i, value in enumerate(new):
            if value != old[i]:
                differences((*path, i), old[i], value, found)
    else:
        found.append((path, new))


def holds(values: list[Any]) -> bool:
    """Whether there is something inside of a list to look into."""
    return any(isinstance(value, (dict, list)) for value in values)


def there(path: Path, value: Any) -> Any:
    """What lies at the end of a path."""
    for step in path:
        try:
            value = value[step]
        except (KeyError, IndexError, TypeError):
            return NOWHERE
    return value


def below(path: Path, replaced: list[Path]) -> bool:
    return any(path[: len(other)] == other for other in replaced)


def written(changes: list[tuple[Path, Any]]) -> bytes:
    """As they are sent: each a list of the steps of its path, and at its end what lies there now."""
    return b",".join([orjson.dumps((*path, value), option=frames.FLAGS) for path, value in changes])


Fields = dict[str, bytes]  # of a frame, encoded one by one: a value may be changed in its place, its bytes are not


def encoded(fields: dict[str, Any]) -> Fields:
    return {name: orjson.dumps(value, option=frames.FLAGS) for name, value in fields.items()}


def members(fields: Fields, but: Fields | None = None) -> bytes:
    """Fields as members of an object, each with a comma before it; those that are the same elsewhere are left out."""
    if but is None:
        return b"".join([b',"%b":%b' % (name.encode(), data) for name, data in fields.items()])
    return b"".join([b',"%b":%b' % (name.encode(), data) for name, data in fields.items() if data != but[name]])


class Picture:
    """What is kept of it are the bytes of the view by its parts, and small fields: enough to know what is different next time.

    `shared`, the view's part that is the same for all, is there only while the picture is shown.
    """

    def __init__(self, play: Play, common: Fields, before: Picture | None = None) -> None:
        self.rev: Final = play.rev
        self.common: Final = common
        self.before = before
        self.shared = play.game.shared_view(play.s) if play.s is not None and play.broken is None else None
        self.parts: Final = encoded(self.shared or {})
        self.personal: Final[dict[int, Fields]] = {}
        self.own: Final[dict[int, bytes]] = {}
        self.known: Final[dict[int, Any]] = {}  # the same, while the picture is shown
        self.wholes: Final[dict[int, bytes]] = {}
        self.changes: Final[dict[int, bytes | None]] = {}
        self.told: Final[dict[tuple[int, int], bytes]] = {}
        self.of_all: tuple[bytes, bytes, list[Path]] | None = None  # what has changed for all: fields, view, paths put in place

    def shown(self) -> None:
        """Everybody has got it: what was needed for that alone is let go."""
        self.before = self.shared = self.of_all = None
        for cache in (self.known, self.wholes, self.changes, self.told):
            cache.clear()

    def look(self, play: Play, seat: int) -> None:
        """Build what belongs to this seat, the first time that somebody is sent it."""
        if seat not in self.personal:
            self.personal[seat] = encoded(frames.personal(play, seat))
            known = play.game.own_view(play.s, seat) if play.s is not None and play.broken is None else {}
            self.own[seat], self.known[seat] = orjson.dumps(known, option=frames.FLAGS), known

    def whole(self, play: Play, common: Fields, seat: int) -> bytes:
        """Everything that this seat sees."""
        if seat not in self.wholes:
            self.look(play, seat)
            view = play.game.view(play.s, seat) if play.s is not None and play.broken is None else None
            self.wholes[seat] = b"{" + members({**common, **self.personal[seat], **encoded({"view": view})})[1:]
        return self.wholes[seat]

    def changed(self, play: Play, common: Fields, seat: int) -> bytes | None:
        """What this seat sees differently from the picture before; None if all of it has to be said."""
        if seat not in self.changes:
            self.look(play, seat)
            self.changes[seat] = self.compared(seat)
        changes = self.changes[seat]
        return self.unchanged(common) + changes if changes is not None else None

    def unchanged(self, common: Fields) -> bytes:
        """For somebody who has seen this very picture."""
        return b'{"type":"change","rev":%b,"at":%b' % (common["rev"], common["at"])

    def compared(self, seat: int) -> bytes | None:
        before = self.before
        if before is None or self.shared is None or not before.parts or seat not in before.personal:
            return None
        if self.of_all is None:
            self.of_all = self.compared_for_all(before)
        fields, shared, replaced = self.of_all
        mine = self.compared_for(seat, before, replaced)
        if mine is None:
            return None
        personal = members(self.personal[seat], before.personal[seat])
        changes = b",".join([each for each in (shared, written(mine)) if each])
        return fields + personal + (b',"changes":[' + changes + b"]" if changes else b"")

    def compared_for_all(self, before: Picture) -> tuple[bytes, bytes, list[Path]]:
        """Only parts whose bytes are other ones are looked into."""
        assert self.shared is not None
        changes: list[tuple[Path, Any]] = []
        for key, data in self.parts.items():
            old = before.parts.get(key)
            if old is None:
                changes.append(((key,), self.shared[key]))
            elif old != data:
                differences((key,), orjson.loads(old), self.shared[key], changes)
        fields = {name: data for name, data in self.common.items() if name not in ALWAYS}
        replaced = [path for path, value in changes if value is None or isinstance(value, (dict, list))]
        return members(fields, before.common), written(changes), replaced

    def compared_for(self, seat: int, before: Picture, replaced: list[Path]) -> list[tuple[Path, Any]] | None:
        """What this seat knows besides: where it is something else, and where what was laid over has been put in place anew."""
        changes: list[tuple[Path, Any]] = []
        old, known = before.own[seat], self.known[seat]
        if old == self.own[seat] and all(there(path, known) in (NOWHERE, None) for path in replaced):
            return changes
        was, now = leaves(self.shared, orjson.loads(old)), leaves(self.shared, known)
        for path, value in now.items():
            if path not in was or below(path, replaced):
                changes.append((path, value))
            elif value != was[path]:
                differences(path, was[path], value, changes)
        for path in was:
            if path not in now and not below(path, replaced):
                bare = there(path, self.shared)
                if bare is NOWHERE:
                    return None
                changes.append((path, bare))
        return changes

    def news(self, play: Play, seat: int, since: int) -> bytes:
        """What this seat was told after that rev; the same bytes for all who heard the same."""
        entries = frames.after(play, since)
        who = seat if any(entry.whispered_to(seat) for entry in entries) else SPECTATOR
        if (who, since) not in self.told:
            self.told[who, since] = orjson.dumps([entry.heard(who) for entry in entries], option=frames.FLAGS)
        return self.told[who, since]
