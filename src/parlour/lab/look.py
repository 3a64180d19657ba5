"""Reads a finished game through its lens."""

from __future__ import annotations

from parlour.engine.core import State
from parlour.engine.game import Game
from parlour.engine.lens import Notes, Scoring, Taking


def look(game: Game, s: State, seats: int) -> Notes:
    """Read a finished game that told everything."""
    lens = game.lens()
    notes = Notes(seats, turns=[0] * seats)
    scorings: dict[str, list[Scoring]] = {}
    for scoring in lens.scorings:
        scorings.setdefault(scoring.event, []).append(scoring)
    takings: dict[str, list[Taking]] = {}
    for taking in lens.takings:
        takings.setdefault(taking.event, []).append(taking)
    for told in s.told or []:
        name = told.event.name
        if name not in scorings and name not in takings and name not in lens.turns and name != lens.first:
            continue
        args = dict(zip(told.event.args, told.args))
        seat = args["player"]
        if name == lens.first:
            notes.first = seat
        if name in lens.turns:
            notes.turns[seat] += 1
        for scoring in scorings.get(name, []):
            amount = scoring.sign * args[scoring.amount]
            source = scoring.fixed or game.nouns[scoring.source][args[scoring.source]]
            if amount:
                notes.score(source, seat, amount)
        for taking in takings.get(name, []):
            notes.take(taking.title, game.nouns[taking.of][args[taking.noun]], seat)
    if not lens.scorings:
        for key, row in game.sheet(s):
            for seat, amount in enumerate(row):
                if amount:
                    notes.score(key.removeprefix(f"{lens.source_kind}-"), seat, amount)
    lens.more(s, notes)
    return notes
