"""One way through a guided game, without a server: the director's word, or a choice of the test where it leaves one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from parlour.bots import Seat, find_bot
from parlour.engine.core import CHANCE, State
from parlour.engine.game import Game
from parlour.engine.record import Move, begin
from parlour.engine.rng import Rng
from parlour.engine.words import Told
from parlour.learn.director import Director
from parlour.learn.lesson import lesson_of

Choose = Callable[[list[str]], str]


@dataclass
class Said:
    """A sentence on the way: its station, say (say-2 …) or after, its numbers, and what had been told."""

    station: int
    what: str
    numbers: dict[str, int]
    told: list[Told]


@dataclass
class Way:
    """What happened on the way."""

    moves: list[Move] = field(default_factory=list)
    said: list[Said] = field(default_factory=list)  # once each, as it was said first
    changed: list[Said] = field(default_factory=list)  # what was said again with other numbers
    unlisted: int = 0
    by_dice: int = 0
    by_novice: int = 0


def walk(game: Game, choose: Choose, seed: int) -> tuple[Way, Director, State]:
    """From the first draw to the end of the guided part."""
    lesson = lesson_of(game)
    assert lesson is not None
    rng, text = Rng(seed), game.words.text
    director, way, s = Director(lesson), Way(), begin(game, lesson.record)
    told: list[list[Told]] = []  # by move
    while True:
        player = s.player()
        seat = CHANCE if player == CHANCE else s.asked()[0]
        legal = [text(action) for action in s.legal(seat)]
        if seat == CHANCE:
            move = director.luck(legal)
            way.by_dice += not move
            move = move or text(s.draw(rng))
        elif seat != lesson.seat:
            note(way, director, [], told, False)
            move = director.rival(seat, legal)
            way.by_novice += not move
            move = move or text(find_bot(lesson.record.seats[seat], game).choose(Seat(game, s, seat), rng))
        else:
            note(way, director, legal, told, director.over(game, s))
            if director.over(game, s):
                return way, director, s
            way.unlisted += director.next_step(legal) is None
            move = director.played(legal) or choose(director.offered(legal))
        assert s.told is not None
        s.told.clear()
        s.apply(seat, game.words.parse(move))
        told.append(list(s.told))
        director.take(len(way.moves), (seat, move))
        way.moves.append((seat, move))


def note(way: Way, director: Director, legal: list[str], told: list[list[Told]], over: bool) -> None:
    """What is said at this moment: when the learner is asked, and where all of it is known while others play."""

    def heard_in(first: int, end: int | None = None) -> list[Told]:
        return [event for events in told[first:end] for event in events]

    now = []
    done = director.after(legal, over)
    if done is not None:
        heard = heard_in(director.began[done.number])
        numbers = director.numbers(done, "after", heard)
        now += [Said(done.number, "after", numbers, heard)] if legal or all(numbers.values()) else []
    here = director.station(legal) if legal and not over else None
    if here is not None:
        heard = heard_in(*director.subject(here))
        what = director.lesson.saying(here, director.at(legal))
        now.append(Said(here.number, what, director.numbers(here, what, heard), heard))
    for said in now:
        before = next((one for one in way.said if (one.station, one.what) == (said.station, said.what)), None)
        if before is None:
            way.said.append(said)
        elif before.numbers != said.numbers:
            way.changed.append(said)
