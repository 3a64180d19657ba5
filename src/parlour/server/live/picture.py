"""A table as its viewers see it after a change: built once for all of them, and what is different from the picture before."""

from __future__ import annotations

from typing import Any, Final

import orjson

from parlour.engine.core import SPECTATOR
from parlour.engine.overlay import Change, Path, differences, overlaid
from parlour.server.journal.play import Play
from parlour.server.live import frames

ALWAYS: Final = ("rev", "at")  # said in every frame
Fields = dict[str, Any]  # of a frame


def encoded(value: Any) -> bytes:
    return orjson.dumps(value, option=frames.FLAGS)


def members(fields: Fields) -> bytes:
    """Fields as members of an object, with a comma before them."""
    return b"," + encoded(fields)[1:-1] if fields else b""


def other_fields(fields: Fields, data: bytes, before: bytes) -> bytes:
    """Those that are not what they were."""
    if data == before:
        return b""
    was = orjson.loads(before)
    return members({name: value for name, value in fields.items() if was[name] != value})


def written(changes: list[Change]) -> bytes:
    """As they are sent: each a list of the steps of its path, and at its end what lies there now."""
    return b",".join([encoded((*path, value)) for path, value in changes])


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


class Seen:
    """What belongs to one seat: what it is asked and may do, and what it knows besides what all know. The values are there only
    while the picture is shown; their bytes stay."""

    def __init__(self, play: Play, seat: int) -> None:
        self.fields = frames.personal(play, seat)
        self.known = play.game.own_view(play.s, seat) if play.s is not None and play.broken is None else {}
        self.fields_data: Final = encoded(self.fields)
        self.known_data: Final = encoded(self.known)


class Picture:
    """What is kept of it are bytes, the view's by its parts: enough to know what is different next time, whatever was changed in
    its place meanwhile. `shared`, the view's part that is the same for all, is there only while the picture is shown.
    """

    def __init__(self, play: Play, common: Fields, before: Picture | None = None) -> None:
        self.rev: Final = play.rev
        self.before = before
        self.shared = play.game.shared_view(play.s) if play.s is not None and play.broken is None else None
        self.parts: Final = {key: encoded(part) for key, part in (self.shared or {}).items()}
        self.common = {name: value for name, value in common.items() if name not in ALWAYS}
        self.common_data: Final = encoded(self.common)
        self.seen: Final[dict[int, Seen]] = {}
        self.wholes: Final[dict[int, bytes]] = {}
        self.changes: Final[dict[int, bytes | None]] = {}
        self.told: Final[dict[tuple[int, int], bytes]] = {}
        self.of_all: tuple[bytes, bytes, list[Path]] | None = None  # what has changed for all: fields, view, places filled anew

    def shown(self) -> None:
        """Everybody has got it: what was needed for that alone is let go."""
        self.before = self.shared = self.of_all = None
        self.common = {}
        for seen in self.seen.values():
            seen.fields, seen.known = {}, {}
        for cache in (self.wholes, self.changes, self.told):
            cache.clear()

    def look(self, play: Play, seat: int) -> Seen:
        """What belongs to this seat, built the first time that somebody is sent it."""
        if seat not in self.seen:
            self.seen[seat] = Seen(play, seat)
        return self.seen[seat]

    def whole(self, play: Play, common: Fields, seat: int) -> bytes:
        """Everything that this seat sees."""
        if seat not in self.wholes:
            fields = self.look(play, seat).fields_data[1:-1]
            view = play.game.view(play.s, seat) if play.s is not None and play.broken is None else None
            self.wholes[seat] = b"%b,%b%b" % (encoded(common)[:-1], fields, members({"view": view}))
        return self.wholes[seat]

    def changed(self, play: Play, common: Fields, seat: int) -> bytes | None:
        """What this seat sees differently from the picture before; None if all of it has to be said."""
        if seat not in self.changes:
            self.changes[seat] = self.compared(self.look(play, seat), seat)
        changes = self.changes[seat]
        return self.begun(common) + changes if changes is not None else None

    def begun(self, common: Fields) -> bytes:
        return b'{"type":"change"' + members({name: common[name] for name in ALWAYS})

    def meanwhile(self, common: Fields) -> bytes:
        """For somebody who has seen this very picture: what changes without a line in the journal, as clocks do."""
        fields = {name: value for name, value in common.items() if name not in ALWAYS}
        return other_fields(fields, encoded(fields), self.common_data)

    def compared(self, seen: Seen, seat: int) -> bytes | None:
        before = self.before
        if before is None or self.shared is None or not before.parts or seat not in before.seen:
            return None
        if self.of_all is None:
            self.of_all = self.compared_for_all(before)
        fields, shared, filled = self.of_all
        was = before.seen[seat]
        mine: list[Change] = []
        for path in filled:  # what was laid there is gone with it, and is laid there again
            laid = found_at(path, seen.known)
            if laid is not None:
                overlaid(path, found_at(path, self.shared), None, laid, mine)
        if was.known_data != seen.known_data and not overlaid((), self.shared, orjson.loads(was.known_data), seen.known, mine):
            return None
        personal = other_fields(seen.fields, seen.fields_data, was.fields_data)
        changes = b",".join([each for each in (shared, written(mine)) if each])
        return fields + personal + (b',"changes":[' + changes + b"]" if changes else b"")

    def compared_for_all(self, before: Picture) -> tuple[bytes, bytes, list[Path]]:
        """Only parts whose bytes are other ones are looked into."""
        assert self.shared is not None
        changes: list[Change] = []
        for key, data in self.parts.items():
            old = before.parts.get(key)
            if old is None:
                changes.append(((key,), self.shared[key]))
            elif old != data:
                differences((key,), orjson.loads(old), self.shared[key], changes)
        filled = [path for path, value in changes if isinstance(value, (dict, list))]
        return other_fields(self.common, self.common_data, before.common_data), written(changes), filled

    def news(self, play: Play, seat: int, since: int) -> bytes:
        """What this seat was told after that rev; the same bytes for all who heard the same."""
        entries = frames.after(play, since)
        who = seat if any(entry.whispered_to(seat) for entry in entries) else SPECTATOR
        if (who, since) not in self.told:
            self.told[who, since] = encoded([entry.heard(who) for entry in entries])
        return self.told[who, since]
