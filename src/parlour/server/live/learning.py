"""What is counted of guided games and tips: by day, game and language, of nobody in particular. One setting switches it off."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from parlour.learn.director import Director, follow
from parlour.learn.tips import Moment, Tip
from parlour.server.journal.lines import Line
from parlour.server.journal.play import Play
from parlour.server.live.process import Process
from parlour.server.stores import learning
from parlour.server.stores.store import Do

WEEK: Final = 7 * 86_400.0
AWAY: Final = 60.0  # seconds without a move after which whoever opens the table has come back to it


def one(process: Process, play: Play, what: str, about: str = "", seconds: float = 0.0, lang: str | None = None) -> list[Do]:
    """One more of it, in the language of the guided game unless another is named; nothing where the operator counts nothing."""
    if not process.settings.count_learning:
        return []
    spoken = str(play.head.settings.get("lang", "")) if lang is None else lang
    return [learning.counted(process.time.now(), play.head.game, spoken, what, about, learning.bucket_of(seconds))]


def begun(process: Process, play: Play) -> list[Do]:
    return [*one(process, play, "begun"), *one(process, play, "reached", "1")]


@dataclass(slots=True)
class Warned:
    """A question to a seat, and the tips that it has seen of those that belong there."""

    ask: str
    moment: Moment
    tips: list[Tip]
    lang: str

    def mistaken(self, ask: str, texts: list[str]) -> list[Tip]:
        """What it was told and does all the same."""
        return [tip for tip in self.tips if ask == self.ask and self.moment.mistaken(tip, texts)]


class Learning:
    """A guided game as it is counted: what was counted is not counted again where something is taken back."""

    def __init__(self, process: Process, play: Play) -> None:
        self.process: Final = process
        director = self.director(play)
        self.moved = bool(director.own)
        self.station = self.at(play, director)
        self.since = process.time.now()
        self.ended = self.station > len(director.lesson.stations)
        self.on = director.free > 0
        self.out = play.status != "playing"
        self.answered = False

    def director(self, play: Play) -> Director:
        assert play.lesson is not None
        return follow(play.lesson, play.moves)

    def at(self, play: Play, director: Director) -> int:
        """The number of the station, from 1; behind the last when the guided part is over."""
        station = director.lesson.station_of(director.step)
        over = director.free > 0 or play.s is None or director.over(play.game, play.s)
        return station.number if station is not None and not over else len(director.lesson.stations) + 1

    def took(self, play: Play, line: Line) -> list[Do]:
        """What a new line of the journal adds."""
        director, now, found = self.director(play), self.process.time.now(), list[Do]()
        own = line.kind in ("move", "hold") and line.seat == director.lesson.seat and "by" not in line.data
        if own and not self.moved:
            self.moved = True
            found += one(self.process, play, "first-move", seconds=now - play.head.created)
        station = self.at(play, director)
        if station > self.station:
            found += one(self.process, play, "seconds", str(self.station), now - self.since)
            for number in range(self.station + 1, min(station, len(director.lesson.stations)) + 1):
                found += one(self.process, play, "reached", str(number))
            self.station, self.since = station, now
        if station > len(director.lesson.stations) and not self.ended:
            self.ended = True
            found += one(self.process, play, "finished", seconds=now - play.head.created)
        if director.free and not self.on:
            self.on = True
            found += one(self.process, play, "played-on")
        if play.status == "over" and self.on and not self.out:
            self.out = True
            found += one(self.process, play, "played-out")
        return found

    def came_back(self, play: Play) -> list[Do]:
        """The learner opens the table: again, after a while."""
        now = self.process.time.now()
        self.since = now  # nobody has looked at the station meanwhile
        return one(self.process, play, "resumed") if self.moved and not self.ended and now - play.at > AWAY else []

    def did(self, play: Play, what: str) -> list[Do]:
        """A touch beside what is lit, "show me" or "skip", at the station where the learner is."""
        return one(self.process, play, what, str(self.station)) if not self.ended else []

    def could_play(self, play: Play, answer: str) -> list[Do]:
        """The one question at the end: once."""
        if not self.ended or self.answered:
            return []
        self.answered = True
        return one(self.process, play, "friends", answer)


async def second_game(process: Process, play: Play) -> None:
    """A game begins: whose guided game of this kind was within a week, and who has not played it since, plays a second one."""
    if not process.settings.count_learning or play.lesson is not None:
        return
    now = process.time.now()
    for visitor in sorted({sitter.visitor for sitter in play.sitters if sitter.visitor}):
        lesson = await learning.first_lesson(process.store, visitor, play.head.game, now - WEEK)
        if lesson is None:
            continue
        if not await learning.played_between(process.store, visitor, play.head.game, lesson["created"], play.head.created):
            await process.store.write(*one(process, play, "second-game", lang=str(lesson["settings"].get("lang", ""))))
