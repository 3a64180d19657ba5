"""A guided game at the terminal: the same sitting as any other, with the director's word for luck, rivals and what is offered."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from parlour.bots import Seat, find_bot
from parlour.engine.core import CHANCE
from parlour.engine.game import Game
from parlour.engine.picks import Run
from parlour.engine.rng import SecureRng
from parlour.engine.words import Told
from parlour.files import SaveFile
from parlour.language import Language
from parlour.learn.director import Director, follow
from parlour.learn.lesson import Lesson
from parlour.terminal.drawing import Drawing
from parlour.terminal.options import Option
from parlour.terminal.page import NOTHING, heard
from parlour.terminal.play import Play
from parlour.terminal.screen import Screen
from parlour.terminal.session import Session

TRIES: Final = 3  # other answers in a row, after which the learner hears how to be shown


class Guided(Session):
    """A table where chance and rivals follow the lesson while they can, and some of the learner's steps are played for them."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        record = lesson.record
        bots = [None if seat == lesson.seat else find_bot(name, game) for seat, name in enumerate(record.seats)]
        super().__init__(game, record.options, record.edition, record.seats, bots, SecureRng(), SecureRng())
        self.lesson: Final = lesson
        self.skipping = 0  # a station

    def director(self) -> Director | None:
        """Whoever directs it; nobody once the guided part is over."""
        found = follow(self.lesson, self.moves)
        return None if found.free or found.over(self.game, self.s) else found

    def legal(self, seat: int) -> list[str]:
        return [self.game.words.text(action) for action in self.s.legal(seat)]

    def go_on(self) -> None:
        """As at any table, but by the lesson's word where it has one."""
        while True:
            player = self.s.player()
            director = follow(self.lesson, self.moves)
            answers = [(seat, self.word(director, seat)) for seat in ([CHANCE] if player == CHANCE else self.s.asked())]
            seat, text = next(((seat, text) for seat, text in answers if text), (CHANCE, ""))
            if text:
                self.act(seat, self.game.words.parse(text))
            elif player == CHANCE:
                self.act(CHANCE, self.s.draw(self.chance))
            elif self.person() < 0 and player >= 0 and (bot := self.bots[player]) is not None:
                self.act(player, bot.choose(Seat(self.game, self.s, player), self.thought))
            else:
                return

    def word(self, director: Director, seat: int) -> str:
        """What the lesson answers for chance, for a rival, or for the learner."""
        legal = self.legal(seat)
        if director.free:
            return ""
        if seat == CHANCE:
            return director.luck(legal)
        if seat != self.lesson.seat:
            return director.rival(seat, legal)
        if director.over(self.game, self.s):
            return ""
        station = director.station(legal)
        skipped = station is not None and station.number == self.skipping
        return director.shown(legal) if skipped else director.played(legal)

    def told_in(self, first: int, end: int | None = None) -> list[Told]:
        """What was told from that move on, up to another."""
        since = self.marks[first] if first < len(self.marks) else 0
        return self.told()[since : None if end is None else self.marks[end]]


class Learning(Play):
    """One sitting with a lesson in it; when it is over, an ordinary game goes on. `own`: it is kept where the next one looks."""

    command = "learn"

    def __init__(
        self, guided: Guided, language: Language, drawing: Drawing, screen: Screen, save: SaveFile | None, own: bool = False
    ) -> None:
        super().__init__(guided, language, drawing, screen, save)
        self.guided: Final = guided
        self.own: Final = own
        self.tries = 0

    def again(self, path: Path) -> str:
        return f"parlour {self.command} {self.game.id}{self.as_before()}" if self.own else super().again(path)

    def run_for(self, seat: int) -> Run | None:
        """A lesson asks for one thing after the other."""
        return super().run_for(seat) if self.guided.director() is None else None

    def possible(self, seat: int, run: Run | None) -> list[int]:
        """In the guided part, what the lesson offers."""
        director = self.guided.director()
        if director is None:
            return super().possible(seat, run)
        return [self.game.words.parse(text) for text in director.offered(self.guided.legal(seat))]

    def notices(self, seat: int) -> list[str]:
        """With the station's sentences, each on a line of its own; and the bar has the words that only a lesson knows."""
        self.page.besides = ["learn-show", "learn-skip"] if self.guided.director() is not None else []
        return [*super().notices(seat), *self.sentences(seat)]

    def tip(self, seat: int) -> str:
        """None while the lesson speaks."""
        return "" if self.guided.director() is not None else super().tip(seat)

    def sentences(self, seat: int) -> list[str]:
        """What the lesson says now: what came of the last station, and what this one is about."""
        guided, lesson, say = self.guided, self.guided.lesson, self.language.say
        director = follow(lesson, guided.moves)
        if director.free:
            return []
        over, legal = director.over(self.game, guided.s), guided.legal(seat)
        found = []
        done = director.after(legal, over)
        if done is not None:
            numbers = director.numbers(done, "after", guided.told_in(director.began[done.number]))
            found.append(say(self.worded(lesson.key(done.number, "after")), numbers))
        elif not director.began:
            found.append(say(f"learn-{lesson.game}-pitch"))
        station = director.station(legal)
        if over:
            found += [say(f"learn-{lesson.game}-end"), say("learn-over")]
        elif station is not None:
            saying = lesson.saying(station, director.at(legal))
            numbers = director.numbers(station, saying, guided.told_in(*director.subject(station)))
            place = say("learn-station", {"n": station.number, "most": len(lesson.stations)})
            found.append(f"{place} {say(self.worded(lesson.key(station.number, saying)), numbers)}")
            found += [say("learn-help")] if station.number == 1 else []
        return found

    def worded(self, key: str) -> str:
        """Where a drawing lights what is meant, a terminal lists it: then it has words of its own."""
        listed = f"{key}-listed"
        return listed if self.language.has(listed) else key

    def understand(self, seat: int, typed: str, options: list[list[Option]]) -> int:
        """`show` and `skip` beside what can always be typed. After a few other answers it says so."""
        director = self.guided.director()
        if director is None:
            return super().understand(seat, typed, options)
        legal, word = self.guided.legal(seat), heard(typed.strip())
        if word in self.said("learn-show") or word in self.said("learn-skip"):
            station = director.station(legal)
            if word in self.said("learn-skip") and station is not None:
                self.guided.skipping = station.number
            return self.game.words.parse(director.shown(legal))
        found = super().understand(seat, typed, options)
        self.tries = self.tries + 1 if found == NOTHING and not self.page.command(typed)[0] else 0
        if self.tries >= TRIES:
            self.answer("learn-help")
        return found

    def no_hint(self) -> str:
        """A station may offer what the computer would not do: how to be shown it."""
        return "learn-help" if self.guided.director() is not None else super().no_hint()

    def said(self, key: str) -> list[str]:
        return [heard(one.strip()) for one in self.language.say(key).split(",")]

    def allow(self, seat: int, action: int) -> None:
        """What is possible; what the lesson does not offer now is for later."""
        director = self.guided.director()
        if director is not None and self.game.words.text(action) not in director.offered(self.guided.legal(seat)):
            self.answer("learn-later")
        else:
            super().allow(seat, action)
