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
    """A sentence on the way: its station, say or after, its numbers, and what had been told."""

    station: int
    what: str
    numbers: dict[str, int]
    told: list[Told]


@dataclass
class Way:
    """What happened on the way."""

    moves: list[Move] = field(default_factory=list)
    said: list[Said] = field(default_factory=list)
    unlisted: int = 0
    by_dice: int = 0
    by_novice: int = 0


def walk(game: Game, choose: Choose, seed: int) -> tuple[Way, Director, State]:
    """From the first draw to the end of the guided part."""
    lesson = lesson_of(game)
    assert lesson is not None
    rng, novice, text = Rng(seed), find_bot("novice"), game.words.text
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
            move = director.rival(seat, legal)
            way.by_novice += not move
            move = move or text(novice.choose(Seat(game, s, seat), rng))
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
    """What is said when the learner is asked."""

    def since(move: int) -> list[Told]:
        return [event for events in told[move:] for event in events]

    done = director.after(legal, over)
    if done is not None:
        heard = since(director.began[done.number])
        way.said.append(Said(done.number, "after", director.numbers(done, "after", heard), heard))
    here = None if over else director.station(legal)
    if here is not None and (here.number, "say") not in [(said.station, said.what) for said in way.said]:
        heard = since(director.since())
        way.said.append(Said(here.number, "say", director.numbers(here, "say", heard), heard))
