"""One game of a study, and the row of numbers that is kept of it."""

from __future__ import annotations

from math import log10
from typing import Any, Final

from parlour.arena.entrants import entrant
from parlour.arena.match import seating
from parlour.bots import Seat
from parlour.engine.box import Edition
from parlour.engine.core import CHANCE, NOBODY, name_of
from parlour.engine.game import Options
from parlour.engine.rng import Rng
from parlour.lab.look import look
from parlour.shelf import find

SPREAD: Final = 1_000_003  # so that neighbouring seeds share no games
LIMIT: Final = 1500  # decisions a seat: whoever has not come to an end by then goes round in circles
BINS: Final = 20  # a game's decisions in so many equal parts, to see how branching changes

Row = dict[str, Any]  # one game, as plain numbers


class Study:
    """What all games of one study have in common. A plain class: processes exchange it."""

    def __init__(self, game: str, options: Options, edition: Edition, bots: list[str], seed: int, iterations: int = 0) -> None:
        self.game: Final = game
        self.options: Final = options
        self.edition: Final = edition
        self.bots: Final = bots  # the line-up: it moves on one seat every game
        self.seed: Final = seed
        self.iterations: Final = iterations  # of those who search


def play(study: Study, number: int) -> Row:
    """One game; it depends on its number and the study alone. One that does not end is left, and its row is its number alone."""
    game = find(study.game)
    count = len(study.bots)
    order = seating(count, number)
    seed = study.seed * SPREAD + number
    chance = Rng(2 * seed)
    thought = Rng(2 * seed + 1)
    s = game.new(study.options, study.edition)
    bots = [entrant(study.bots[i], study.iterations, 0.0, game) for i in order]
    seats = [Seat(game, s, seat) for seat in range(count)]
    decisions = [0] * count
    questions: dict[str, list[int]] = {}  # by question: how often, legal actions in all, the most of them
    verbs: dict[str, int] = {}
    widths: list[int] = []
    draws = 0
    player = s.player()
    while player != NOBODY:
        if len(widths) > LIMIT * count:
            return {"number": number, "unfinished": True}
        if player == CHANCE:
            draws += 1
            s.apply(CHANCE, s.draw(chance))
        else:
            width = len(s.legal(player))
            question = s.question(player)
            action = bots[player].choose(seats[player], thought)
            if width > 1 and question is not None:
                decisions[player] += 1
                widths.append(width)
                asked = questions.setdefault(name_of(question), [0, 0, 0])
                asked[0] += 1
                asked[1] += width
                asked[2] = max(asked[2], width)
                verb = game.words.verb_of(action).name
                verbs[verb] = verbs.get(verb, 0) + 1
            s.apply(player, action)
        player = s.player()
    notes = look(game, s, count)
    points = game.judge().points(s)
    return {
        "number": number,
        "order": order,
        "first": notes.first,
        "scores": s.scores(),
        "ranks": s.ranking(),
        "automaton": points[count] if len(points) > count else None,
        "turns": notes.turns,
        "decisions": decisions,
        "draws": draws,
        "tree": sum(log10(width) for width in widths),
        "widths": binned(widths),
        "questions": questions,
        "verbs": verbs,
        "points": notes.points,
        "taken": notes.taken,
        "facts": notes.facts,
    }


def binned(widths: list[int]) -> list[list[int]]:
    """Decisions and legal actions in each twentieth of a game."""
    bins = [[0, 0] for _ in range(BINS)]
    for i, width in enumerate(widths):
        one = bins[i * BINS // len(widths)]
        one[0] += 1
        one[1] += width
    return bins
