"""The kit along one random game, and the record of the game when something is wrong."""

from __future__ import annotations

from traceback import extract_tb
from typing import Final

from mypy_extensions import mypyc_attr

from parlour.engine.core import NOBODY, SPECTATOR
from parlour.engine.game import Game, Options
from parlour.engine.knowledge import Tracker
from parlour.engine.record import Record, replay
from parlour.engine.rng import Rng
from parlour.kit.checks import check_cheap, check_end, check_knowledge, check_state
from parlour.kit.facts import facts
from parlour.kit.hearing import heard, viewers
from parlour.kit.package import wrong_package
from parlour.kit.play import LONGEST, pick, record_of

LONG: Final = 5_000  # moves, more than any game of ours has
CHECKED: Final[set[Game]] = set()  # whose package was looked at


@mypyc_attr(native_class=False)
class Finding(AssertionError):
    """What the kit found, with the record that shows it."""

    def __init__(self, what: str, record: Record) -> None:
        super().__init__(what)
        self.record = record


class Played:
    """A random game as it was played. Texts are made when a record is asked for: most games need none."""

    def __init__(self, game: Game, options: Options) -> None:
        self.game: Final = game
        self.options: Final = options
        self.s: Final = game.new(options)
        self.seats: Final[list[int]] = []
        self.actions: Final[list[int]] = []

    def record(self) -> Record:
        moves = [(seat, self.game.words.text(action)) for seat, action in zip(self.seats, self.actions)]
        return record_of(self.game, self.options, moves)


def check_game(game: Game, options: Options, seed: int, whole: int, knowledge: int) -> Record:
    """One random game with its record: see `play_checked`. The first time also what the game's package says: rules and words."""
    if game not in CHECKED and (game.folder / "rules.md").is_file():
        CHECKED.add(game)
        if wrong := wrong_package(game):
            raise Finding("; ".join(wrong), record_of(game, options, []))
    return play_checked(game, options, seed, whole, knowledge).record()


def play_checked(game: Game, options: Options, seed: int, whole: int, knowledge: int) -> Played:
    """One random game: cheap checks in every state, the whole kit in one of `whole`, knowledge in one of `knowledge`."""
    played = Played(game, options)
    try:
        check_moves(played, Rng(seed), Rng(seed * 2 + 1), whole, knowledge)  # the kit's random numbers are not the game's
        check_end(game, options, played.s)
    except Exception as error:
        raise Finding(f"{type(error).__name__}{where(error, game)}: {error}", played.record()) from error
    return played


def where(error: Exception, game: Game) -> str:
    """For what is no finding of the kit's own: the line of the game that raised it."""
    if isinstance(error, AssertionError):
        return ""
    mine = [
        frame for frame in extract_tb(error.__traceback__) if str(game.folder) in frame.filename or "/kit/" not in frame.filename
    ]
    return f" in {mine[-1].name} ({mine[-1].filename.rpartition('/')[2]}:{mine[-1].lineno})" if mine else ""


def check_moves(played: Played, chance: Rng, rng: Rng, whole: int, knowledge: int) -> None:
    game = played.game
    options = played.options
    s = played.s
    trackers: list[tuple[int, Tracker]] = []
    told = 0
    for n in range(LONGEST):
        if s.player() == NOBODY:
            return
        seat, action = pick(s, chance)
        s.apply(seat, action)
        played.seats.append(seat)
        played.actions.append(action)
        check_cheap(game, s)
        if n == LONG:  # it will hardly end: no more than the cheap checks, so that the limit comes soon
            whole = knowledge = LONGEST
        if rng.below(whole) == 0:
            check_state(game, options, s, rng)
        if rng.below(knowledge) == 0:
            if not trackers:
                trackers = [(viewer, game.tracker(options, viewer)) for viewer in viewers(game, options)]
            for event in (s.told or [])[told:]:
                for viewer, tracker in trackers:
                    tracker.hear(*event.heard(viewer))
            told = len(s.told or [])
            viewer, tracker = trackers[rng.below(len(trackers))]
            check_knowledge(game, s, tracker, viewer, rng)
    raise AssertionError(f"no end after {LONGEST:,} moves")


def check_replay(game: Game, record: Record) -> None:
    """The record gives the same end, and everybody hears the same, again."""
    one, other = replay(game, record), replay(game, record)
    assert facts(one) == facts(other)
    for viewer in [*range(game.seats(record.options)), SPECTATOR]:
        assert heard(one, viewer) == heard(other, viewer), f"seat {viewer} hears something else in a replay"
