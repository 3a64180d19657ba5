"""The director of a guided game: which station it is, what is offered, what luck and rivals answer, and when it is over.

Everything follows from the lesson and the moves so far, so that a lesson is resumed wherever its record is read, and what is
taken back is taken back here too. An answer is known by its text alone: it is the first step ahead, in this station or the next,
that takes it. A step whose question never came is passed over; an answer that no step takes was to an unlisted question.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from parlour.engine.core import CHANCE, State
from parlour.engine.game import Game
from parlour.engine.record import Move
from parlour.engine.words import Told
from parlour.learn.lesson import Lesson, Station, Step, verb_of

AHEAD: Final = 4  # lines that a rival may leave out to find back into the record


@dataclass(slots=True)
class Director:
    """A lesson after some moves."""

    lesson: Lesson
    step: int = 0  # the next of the learner's
    free: int = 0  # the learner's answers since the last step: then nobody follows the record any more
    drawn: dict[str, int] = field(default_factory=dict)  # how often chance was asked, by verb
    lines: dict[int, int] = field(default_factory=dict)  # how far each rival is
    began: dict[int, int] = field(default_factory=dict)  # station: the move with which it began
    own: list[int] = field(default_factory=list)  # the learner's moves that took a step

    # -- what has happened ---------------------------------------------------------------------------------------------

    def take(self, number: int, move: Move) -> None:
        """One move more, the so-manieth of the record."""
        seat, text = move
        if seat == CHANCE:
            self.drawn[verb_of(text)] = self.drawn.get(verb_of(text), 0) + 1
        elif seat == self.lesson.seat:
            self.answered(number, text)
        else:
            self.lines[seat] = after(self.lesson.rivals.get(seat, []), self.lines.get(seat, 0), text)

    def answered(self, number: int, text: str) -> None:
        if self.step == len(self.lesson.steps) and not self.lesson.until:
            self.free += 1
            return
        taken = next((step for step in self.ahead() if self.lesson.steps[step].takes(text)), -1)
        if taken < 0 and self.last() and verb_of(text) in self.lesson.until:
            self.step = len(self.lesson.steps)
            self.free += 1
            return
        if self.step == len(self.lesson.steps):
            return  # what is asked besides, until the guided part ends
        if taken < 0 and verb_of(text) in self.lesson.steps[self.step].verbs():
            taken = self.step  # answered in another way: it will not be asked again
        if taken >= 0:
            station = self.lesson.station_of(taken)
            assert station is not None
            self.began.setdefault(station.number, number)
            self.own.append(number)
            self.step = taken + 1

    def ahead(self) -> range:
        """The steps that may come next: the rest of this station, and the next one's."""
        here = self.lesson.station_of(self.step)
        if here is None:
            return range(0)
        behind = self.lesson.station_of(here.last)
        return range(self.step, behind.last if behind is not None else here.last)

    def last(self) -> bool:
        """Whether the last station has come."""
        return self.step >= self.lesson.stations[-1].first

    # -- what comes next -----------------------------------------------------------------------------------------------

    def over(self, game: Game, s: State) -> bool:
        """Whether the guided part has ended: its last step is taken, and what the lesson waits for is asked."""
        if self.free or not self.lesson.until:
            return self.free > 0 or self.step == len(self.lesson.steps)
        if not self.last() or s.question(self.lesson.seat) is None:
            return False
        legal = [game.words.text(action) for action in s.legal(self.lesson.seat)]
        return self.next_step(legal) is None and any(verb_of(text) in self.lesson.until for text in legal)

    def next_step(self, legal: list[str]) -> Step | None:
        """The step that this question is about; None for an unlisted question."""
        steps = [self.lesson.steps[step] for step in self.ahead()]
        return next((step for step in steps if step.among(legal)), None)

    def at(self, legal: list[str]) -> int:
        """The step that the learner is at."""
        return next((step for step in self.ahead() if self.lesson.steps[step].among(legal)), self.step)

    def station(self, legal: list[str]) -> Station | None:
        """The station the learner is at."""
        return self.lesson.station_of(self.at(legal))

    def offered(self, legal: list[str]) -> list[str]:
        """What the learner is to choose from, the written answer first; everything, where the lesson does not care."""
        step = self.next_step(legal)
        return step.among(legal) if step is not None else list(legal)

    def offered_picks(self, legal: list[str], verbs: set[str], add: list[str]) -> list[str]:
        """The same for a run of picks, chosen in any order: all that the steps of the run take."""
        found: list[str] = []
        for step in self.run(legal, verbs):
            found += [text for text in step.among(add) if text not in found]
        return found or list(add)

    def run(self, legal: list[str], verbs: set[str]) -> list[Step]:
        """The steps of a run of picks, from the question on."""
        steps = [self.lesson.steps[step] for step in self.ahead()]
        while steps and not steps[0].among(legal):
            steps.pop(0)
        end = next((i for i, step in enumerate(steps) if step.played or not step.verbs() & verbs), len(steps))
        return steps[:end]

    def accepts(self, legal: list[str], verbs: set[str], picks: Sequence[str]) -> bool:
        """Whether a run of picks is what the lesson offers: each step of it gets one, and nothing is left over. Where any noun
        will do, so will any number of them."""
        steps = self.run(legal, verbs)
        if not steps:
            return True
        if any(text.endswith(" *") for step in steps for text in step.texts):
            return all(any(step.takes(pick) for step in steps) for pick in picks)
        left = list(picks)
        for step in steps:
            fitting = step.among(left)
            if not fitting:
                return False
            left.remove(fitting[0])
        return not [text for text in left if verb_of(text) in {verb for step in steps for verb in step.verbs()}]

    def played(self, legal: list[str]) -> str:
        """What is played for the learner now, or nothing."""
        step = self.next_step(legal)
        return step.among(legal)[0] if step is not None and step.played else ""

    def shown(self, legal: list[str]) -> str:
        """What "Show me" and "Skip" play."""
        return self.offered(legal)[0]

    def rival(self, seat: int, legal: list[str]) -> str:
        """What a rival does by the record, or nothing: then Novice decides."""
        lines, at = self.lesson.rivals.get(seat, []), self.lines.get(seat, 0)
        return "" if self.free else next((text for text in lines[at : at + AHEAD] if text in legal), "")

    def luck(self, legal: list[str]) -> str:
        """What chance answers by the record, or nothing: then dice decide. A draw that cannot be is passed over."""
        verb = verb_of(legal[0])
        texts, at = self.lesson.luck.get(verb, []), self.drawn.get(verb, 0)
        return texts[at] if at < len(texts) and not self.free and texts[at] in legal else ""

    # -- what is said --------------------------------------------------------------------------------------------------

    def after(self, legal: list[str], over: bool = False) -> Station | None:
        """The station that the learner's last answer completed: its sentence stands until the next one. Nothing is legal while
        others play. Where the guided part ends later than its last step, so does its last sentence come. What is played for
        the learner as a station begins is no answer."""
        step = self.step
        here = self.lesson.station_of(step - 1) if step and not self.free else None
        if here is not None and here.first and all(each.played for each in self.lesson.steps[here.first : step]):
            step = here.first
        done = self.lesson.station_of(step - 1) if here is not None else None
        if over or (self.lesson.until and done is self.lesson.stations[-1]):
            return done if over else None
        complete = done is not None and (done.last == step or (bool(legal) and self.station(legal) is not done))
        return done if complete else None

    def subject(self, station: Station) -> tuple[int, int | None]:
        """The moves that a station's sentence before tells of: from the learner's last step in an earlier station up to the
        first in this one. What comes of this one's own steps changes nothing that has been said."""
        began = self.began.get(station.number)
        earlier = [move for move in self.own if began is None or move < began]
        return (earlier[-1] if earlier else 0), began

    def numbers(self, station: Station, what: str, told: list[Told]) -> dict[str, int]:
        """The numbers of a station's sentence, of what was told in its moves."""
        figures = {"say": station.says, "after": station.after}.get(what, {})  # the first sentence has the numbers
        return {name: figure.of(told, self.lesson.seat) for name, figure in figures.items()}


def after(lines: list[str], at: int, text: str) -> int:
    """How far a rival is after this move."""
    for i in range(at, min(at + AHEAD, len(lines))):
        if lines[i] == text:
            return i + 1
    return at + 1 if at < len(lines) and verb_of(lines[at]) == verb_of(text) else at


def follow(lesson: Lesson, moves: Sequence[Move]) -> Director:
    """The lesson after these moves."""
    director = Director(lesson)
    for number, move in enumerate(moves):
        director.take(number, move)
    return director
