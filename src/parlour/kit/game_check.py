"""The kit along one random game, and the record of the game when something is wrong."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from parlour.engine.core import SPECTATOR
from parlour.engine.game import Game, Options
from parlour.engine.record import Move, Record, replay
from parlour.engine.rng import Rng
from parlour.kit.checks import check_cheap, check_end, check_knowledge, check_state, heard, viewers
from parlour.kit.facts import facts
from parlour.kit.play import random_moves


@mypyc_attr(native_class=False)
class Finding(AssertionError):
    """What the kit found, with the record that shows it."""

    def __init__(self, what: str, record: Record) -> None:
        super().__init__(what)
        self.record = record


def check_game(game: Game, options: Options, seed: int, whole: int, knowledge: int) -> Record:
    """One random game: cheap checks in every state, the whole kit in one of `whole`, knowledge in one of `knowledge`."""
    s = game.new(options)
    rng = Rng(seed * 2 + 1)  # the kit's random numbers are not the game's
    trackers = [(viewer, game.tracker(options, viewer)) for viewer in viewers(game, options)]
    told = 0
    moves: list[Move] = []
    record = Record(game.id, game.version, options, {}, ["random"] * game.seats(options), moves)
    try:
        for move in random_moves(game, s, Rng(seed)):
            moves.append(move)
            check_cheap(game, s)
            if rng.below(whole) == 0:
                check_state(game, options, s, rng)
            if rng.below(knowledge) == 0:
                for event in (s.told or [])[told:]:
                    for viewer, tracker in trackers:
                        tracker.hear(*event.heard(viewer))
                told = len(s.told or [])
                viewer, tracker = trackers[rng.below(len(trackers))]
                check_knowledge(game, s, tracker, viewer, rng)
        check_end(game, options, s)
    except Exception as error:
        raise Finding(f"{type(error).__name__}: {error}", record) from error
    return record


def check_replay(game: Game, record: Record) -> None:
    """The record gives the same end, and everybody hears the same, again."""
    one, other = replay(game, record), replay(game, record)
    assert facts(one) == facts(other)
    for viewer in [*range(game.seats(record.options)), SPECTATOR]:
        assert heard(one, viewer) == heard(other, viewer), f"seat {viewer} hears something else in a replay"
