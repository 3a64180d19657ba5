"""What a game offers to tables, bots, environments and statistics."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from parlour.engine.box import Edition, EditionError, Shapes
from parlour.engine.core import CHANCE, NOBODY, State
from parlour.engine.effects import Effect
from parlour.engine.judge import ADEPT, MASTER, RANDOM_DECISIONS, Judge, LearningGames, RandomGames, Terms
from parlour.engine.knowledge import Tracker
from parlour.engine.lens import Lens, plain_lens
from parlour.engine.numbers import Numbers
from parlour.engine.options import Option, OptionError, Options, Value, shown
from parlour.engine.overlay import laid_over
from parlour.engine.positions import Start
from parlour.engine.rng import Rng
from parlour.engine.scales import Weights
from parlour.engine.words import Verb, Vocabulary, missing

S = TypeVar("S", bound=State, default=Any)

__all__ = ["Game", "Option", "OptionError", "Options", "Value", "over", "play_chance", "shown"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One game: its set-up, its words, and what each seat may know. A folder holds one subclass of this.

    A game must have `setup`, `known` and `imagine`; all else has a default, and is there to be said better.
    """

    def __init__(self, id: str, words: Vocabulary, options: list[Option], nouns: dict[str, list[str]] | None = None) -> None:
        self.id = id  # as in `parlour play notre-dame`
        self.words = words
        self.options = options
        self.version = 1  # of the rules: rises when old records would replay differently
        self.env_version = 1  # of the environments: rises when actions, features or rules of a released game change
        self.prefix = options[0].clause.partition("-")[0]  # of the clauses: `ND`
        self.folder = Path(str(sys.modules[type(self).__module__].__file__)).parent  # rules.md, words/*.ftl, components/*.toml
        self.drawing = ""  # for the terminal, where there is one: `your_game.drawing:YourDrawing`, an heir of its `Drawing`
        self.beginner: Options = {option.name: option.default for option in options}  # a gentle first game
        # Kind -> ids of what has words of its own; where they are not listed, the nouns of the verbs.
        self.nouns: dict[str, list[str]] = nouns or {verb.kind: verb.nouns for verb in words.verbs if self.names(verb)}

    def setup(self, options: Options, edition: Edition) -> S:
        """The table before the first draw. Options and edition have been checked by `new`."""
        raise missing(self, "setup", "makes the table before the first draw")

    def known(self, s: S, viewer: int) -> dict[str, object]:
        """Everything this seat (or SPECTATOR) knows, by perfect recall, and nothing else."""
        raise missing(self, "known", "says what a seat knows")

    def shared(self, s: S) -> dict[str, object]:
        """Of what is known, what is the same for every seat and spectator: a server builds and sends it once for all of them."""
        return {}

    def own(self, s: S, viewer: int) -> dict[str, object]:
        """All the rest of it, to be laid over what is shared; `known` is both."""
        return self.known(s, viewer)

    def view(self, s: S, viewer: int) -> dict[str, object]:
        """What a seat knows, with who is asked and what it has sealed itself."""
        own = self.own_view(s, viewer)
        return laid_over(self.shared_view(s), own)

    def shared_view(self, s: S) -> dict[str, object]:
        """The part of all views that is the same. Who looks is not even asked, so nothing of theirs can be in it."""
        found = self.shared(s)
        found["asked"] = s.asked()
        return found

    def own_view(self, s: S, viewer: int) -> dict[str, object]:
        """What one view has besides."""
        found = self.own(s, viewer)
        found["answer"] = s.answer(viewer)
        return found

    def imagine(self, s: S, viewer: int, rng: Rng) -> State:
        """A clone in which everything the viewer does not know is dealt anew; at its end, `reseal`."""
        raise missing(self, "imagine", "deals anew what a seat does not know")

    def observe(self, s: S, seat: int, out: Numbers) -> None:
        """Write whole numbers that describe what a seat knows, always as many; here all that `known` says, the own seat first."""
        for _, number in self.counted("", self.known(s, seat), seat, len(s.scores())):
            out.add(number)

    def numbers(self, s: S, seat: int) -> list[int]:
        """The same as a list."""
        out = Numbers()
        self.observe(s, seat, out)
        return out.unpacked()

    def features(self, s: S, seat: int) -> list[float]:
        """The same as learners want them."""
        return [float(x) for x in self.numbers(s, seat)]

    def feature_names(self, options: Options) -> list[str]:
        """What each of the numbers says; a game that writes its own `observe` names them too."""
        return [name for name, _ in self.counted("", self.known(self.setup(options, {}), 0), 0, self.seats(options))]

    def counted(self, name: str, part: object, seat: int, seats: int) -> list[tuple[str, int]]:
        """What is known as numbers with names: things by their place among the nouns, seats from the own one on, nothing as 0."""
        found: list[tuple[str, int]] = []
        if isinstance(part, dict):
            for key, inner in part.items():
                found += self.counted(f"{name}-{key}" if name else str(key), inner, seat, seats)
        elif isinstance(part, list):
            first = seat if name == "players" else 0
            for i in range(len(part)):
                found += self.counted(f"{name}-{i}", part[(first + i) % len(part)], seat, seats)
        else:
            number = 0
            if isinstance(part, str):
                number = 1 + max([ids.index(part) for ids in self.nouns.values() if part in ids], default=-1)
            elif isinstance(part, int):
                number = 1 + (part - seat) % seats if name.rpartition("-")[2] in self.seated else int(part)
            found.append((name, number))
        return found

    def arrange(self, options: Options, text: str, edition: Edition) -> State:
        """A position from a few words; ValueError names the word that is wrong."""
        raise ValueError(f"{self.id}: positions of this game have no words")

    def describe(self, s: S) -> str:
        """The words for a position, which `arrange` reads back; ValueError if it has none."""
        raise ValueError(f"{self.id}: positions of this game have no words")

    def check(self, s: S) -> None:
        """Pieces conserved, numbers within bounds: an AssertionError says what is wrong."""

    def sheet(self, s: S) -> list[tuple[str, list[int]]]:
        """The score sheet as it stands: a message key and the points by seat for every source; the sums are the scores."""
        return [("points", s.scores())]

    def recount(self, s: S) -> list[int]:
        """Final scores worked out once more, for the conformance kit: the sums of the sheet, where that is told by events."""
        return [sum(row[seat] for _, row in self.sheet(s)) for seat in range(len(s.scores()))]

    def places(self, s: S) -> dict[str, list[int]]:
        """Where each hidden thing lies, in the truth or in an imagined world, for the conformance kit."""
        return {}

    def tracker(self, options: Options, seat: int) -> Tracker:
        """A listener that works out from what a seat is told where each hidden thing can be."""
        return Tracker()

    def starts(self) -> list[Start]:
        """Positions from which the soak also plays, to reach what random games hardly reach."""
        return []

    def shapes(self) -> Shapes:
        """What an edition may change, and within which bounds; here, nothing."""
        return {}

    def lens(self) -> Lens:
        """What the lab counts: here, what the score sheet and the events by themselves say."""
        return plain_lens(self.words, self.nouns)

    def terms(self) -> Terms | None:
        """What `judge_with` weighs, for a game whose positions are weighed."""
        return None

    def judge_with(self, weights: Weights) -> Judge[S]:
        """A judge with weights of its own."""
        raise missing(self, "judge_with", "makes a judge who weighs by `terms`")

    def judge(self, level: int = ADEPT, seat: int = 0, players: int = 0) -> Judge[S]:
        """Who says for a bot of this level what a position is worth; without terms, points so far and a few random games."""
        terms = self.terms()
        if terms is None:
            return LearningGames() if level == MASTER else RandomGames(RANDOM_DECISIONS[level])
        return self.judge_with(terms.of(level, seat, players))

    def effects(self) -> list[Effect]:
        """What components can do, in the words of their rows, and the events that show it at work, for the soak."""
        return []

    def endings(self) -> list[str]:
        """Every way in which a game can end."""
        ways = ["won by points", "won by a tie-break", "a shared win"]
        return ways + ["alone and ahead", "alone and behind"] if 1 in self.seat_counts() else ways

    def endings_of(self, s: S) -> list[str]:
        """In which of these ways this game, now over, has ended."""
        places = s.ranking()
        if len(places) == 1:
            return ["alone and ahead" if places[0] == 1 else "alone and behind"]
        if places.count(1) > 1:
            return ["a shared win"]
        scores = s.scores()
        return ["won by a tie-break" if scores.count(max(scores)) > 1 else "won by points"]

    @property
    def seated(self) -> list[str]:
        """What arguments of events, and fields of a view, are called that hold a seat: such a number is said by its name."""
        return ["player", "other"]

    @property
    def out_of_turn(self) -> dict[str, list[str]]:
        """Questions a seat may answer before they come, and the verbs that answer them: `{"ask-kicked-out": ["take"]}`."""
        return {}

    def choose(self, given: Mapping[str, object]) -> Options:
        """All options, with defaults for what is not given; OptionError names what is wrong."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise OptionError(f"{name}: no such option (there are {', '.join(known)})")
        options = {name: option.read(given[name]) if name in given else option.default for name, option in known.items()}
        for name, option in known.items():
            if option.seats and not option.fits(options[name], self.seats(options)):
                fitting = [shown(value) for value in option.values if option.fits(value, self.seats(options))]
                raise OptionError(f"{name}: must be one of {', '.join(fitting)}, not {options[name]}")
        return options

    def new(self, given: Mapping[str, object], edition: Edition | None = None) -> State:
        """A fresh table."""
        if edition and not (self.folder / "components").is_dir():
            raise EditionError(f"edition: {', '.join(edition)}: {self.id} has no printed values that could differ")
        return self.setup(self.choose(given), edition or {})

    def compound(self, kind: str) -> list[str]:
        """The kinds that a noun's id is put together from, as `blue-bank` is of a colour and a kind; mostly none."""
        return []

    def names(self, verb: Verb) -> bool:
        """Whether a verb's nouns are things with words of their own, neither seats nor numbers."""
        return bool(verb.kind) and verb.kind not in self.seated and not all(noun.isdecimal() for noun in verb.nouns)

    def seat_counts(self) -> list[int]:
        """How many may play."""
        return [int(str(n)) for option in self.options if option.name == "players" for n in option.values] or [
            self.seats(self.choose({}))
        ]

    def seats(self, options: Mapping[str, object]) -> int:
        """How many seats a table with these options has."""
        return int(str(options["players"]))

    def __repr__(self) -> str:
        return f"<Game {self.id}, rules {self.version}>"

    def __copy__(self) -> Game[S]:
        """There is one of each game, and it never changes."""
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Game[S]:
        return self

    def __reduce__(self) -> str:
        """Pickled by name: the `GAME` of the module that its class is in."""
        return "GAME"

    def preview(self, s: S, seat: int, action: int, rng: Rng) -> list[tuple[str, list[int]]]:
        """What an action would do as far as the seat can know: its events in an imagined world,

        up to the first chance, news, or other seat's decision. The truth is never asked.
        """
        world = self.imagine(s, seat, rng)
        world.told = []
        together = world.together is not None
        world.apply(seat, action)
        heard: list[tuple[str, list[int]]] = []
        if together:
            return heard
        for told in world.told:
            if told.event.news:
                break
            heard.append(told.heard(seat))
        return heard


def over(s: State) -> bool:
    """Whether the game has ended."""
    return s.player() == NOBODY


def play_chance(s: State, rng: Rng) -> None:
    """Let chance answer until a seat is asked or the game is over."""
    while s.player() == CHANCE:
        s.apply(CHANCE, s.draw(rng))
