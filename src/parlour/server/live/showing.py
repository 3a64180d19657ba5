"""Who looks at a table, and what each of them is sent of it."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

from parlour.server.journal.lines import Line
from parlour.server.journal.play import Play
from parlour.server.live import frames
from parlour.server.live.picture import ALWAYS, Fields, Picture, encoded, members
from parlour.server.live.process import Process
from parlour.server.people.identity import Visitor

CROWD: Final = 20  # viewers


class Viewer(Protocol):
    """What a table needs of whoever looks at it."""

    mine: list[int]  # the seats that are the viewer's own
    seat: int  # from which they look
    rev: int  # up to which they have been sent everything
    muted: list[int]
    muted_voices: list[str]
    changes: bool  # is sent what has changed, not the whole table again
    picture: Picture | None  # what it has seen last
    seen_from: int  # from which seat that was
    told_own: Fields | None  # what it was told of itself

    @property
    def visitor(self) -> Visitor | None: ...

    @property
    def host(self) -> bool: ...

    def refresh(self, play: Play) -> None: ...

    def own(self, claims: list[int]) -> Fields: ...

    def put(self, frame: bytes) -> None: ...

    def send_chat(self, play: Play, line: Line) -> None: ...

    def drop(self, code: int) -> None: ...

    def beat(self, now: float) -> None: ...


class Showing:
    """The viewers of one table, at this process and elsewhere."""

    def __init__(self, process: Process, table: str) -> None:
        self.process: Final = process
        self.table: Final = table
        self.viewers: Final[set[Viewer]] = set()
        self.picture: Picture | None = None  # what they have been sent last
        self.seats: list[Fields] = []  # who sits where, as all see it
        self.seated: tuple[int, set[int]] = (-1, set())  # since which rev, and who was here
        self.announced = False  # who is here will be said soon
        self.elsewhere: Final[dict[str, tuple[list[int], int]]] = {}  # who is connected to other processes

    def here(self) -> set[int]:
        """The seats whose holders are connected."""
        seats = {seat for viewer in self.viewers for seat in viewer.mine}
        for others, _ in self.elsewhere.values():
            seats.update(others)
        return seats

    def watching(self) -> int:
        return sum(1 for viewer in self.viewers if not viewer.mine) + sum(n for _, n in self.elsewhere.values())

    def show(self, play: Play) -> None:
        """Send everybody what they have not seen yet: what was said, and the table if more than that has changed."""
        for viewer in list(self.viewers):
            viewer.refresh(play)
        common: Fields = {}
        for viewer in list(self.viewers):
            since = viewer.rev
            said = self.said_after(play, since)
            for line in said:
                viewer.send_chat(play, line)
            if play.rev - since > len(said):
                if not common:
                    common = self.common(play)
                    self.picture = Picture(play, common, self.picture)
                self.send(play, viewer, since, common)
        self.shown()

    def shown(self) -> None:
        """All have it: what was needed for that alone is let go, and where nobody looks, the picture too."""
        if self.picture is not None:
            self.picture.draft = None
        if not self.viewers:
            self.picture = None

    def common(self, play: Play) -> Fields:
        here = self.here()
        if self.seated != (play.seated, here):
            self.seated, self.seats = (play.seated, here), frames.seats(play, here)
        return frames.common(play, self.seats, self.process.time.now(), self.process.lost(play))

    def said_after(self, play: Play, rev: int) -> list[Line]:
        chat = play.chat
        first = len(chat)
        while first and chat[first - 1].rev > rev:
            first -= 1
        return chat[first:]

    def look(self, play: Play, viewer: Viewer, since: int) -> None:
        """Show one viewer the table as it is, although nothing has changed."""
        common = self.common(play)
        if self.picture is None or play.rev - self.picture.rev > len(self.said_after(play, self.picture.rev)):
            self.picture = Picture(play, common)
        self.send(play, viewer, since, common)
        self.shown()

    def send(self, play: Play, viewer: Viewer, since: int, common: Fields) -> None:
        """One frame: the table, or what of it is different from the picture that this viewer has seen, and the news."""
        picture, seat = self.picture, viewer.seat
        assert picture is not None
        frame: bytes | None = None
        seen = viewer.picture if viewer.changes and viewer.seen_from == seat else None
        since_then: Fields = {}
        if seen is picture:
            since_then = picture.since_then(common)
            frame = encoded({"type": "change", **{name: common[name] for name in ALWAYS}, **since_then})[:-1]
        elif seen is not None and seen is picture.drafted().before:
            frame = picture.changed(play, seat)
        own: Fields | None = viewer.own(self.claims(play, viewer))
        if frame is None:
            frame = picture.whole(play, common, seat)
        elif own == viewer.told_own:
            own = None
        viewer.picture = picture if not since_then else None  # who has seen more than the picture is shown the next one whole
        viewer.seen_from, viewer.rev = seat, play.rev
        viewer.told_own = own or viewer.told_own
        viewer.put(b'%b,"since":%d,"told":%b%b}' % (frame, since, picture.news(play, seat, since), members(own or {})))

    def claims(self, play: Play, viewer: Viewer) -> list[int]:
        """The lost seats whose new link this viewer has claimed: they wait until one opens."""
        visitor = viewer.visitor.id if viewer.visitor is not None else ""
        waits = [(seat, sitter.reissue) for seat, sitter in enumerate(play.sitters) if sitter.reissue is not None]
        return [seat for seat, reissue in waits if visitor and reissue["visitor"] == visitor]

    def show_here(self, tell: bool = True) -> None:
        """Who is connected, to all. Where many are, that is said once for all who come and go within a second: else each of them
        would be as much work as there are viewers."""
        if len(self.viewers) <= CROWD:
            self.say_here(tell)
        elif not self.announced:
            self.announced = True
            asyncio.get_running_loop().call_later(1.0, self.say_here, tell)

    def say_here(self, tell: bool) -> None:
        """The other processes are told too."""
        self.announced = False
        process = self.process
        text = frames.dump({"type": "here", "seats": sorted(self.here()), "watching": self.watching()}).encode()
        for viewer in list(self.viewers):
            viewer.put(text)
        if tell and process.store.shared:
            mine = sorted({seat for viewer in self.viewers for seat in viewer.mine})
            watching = sum(1 for viewer in self.viewers if not viewer.mine)
            process.say({"t": self.table, "here": mine, "w": watching, "p": process.id})
