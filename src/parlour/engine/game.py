"""What a game offers to tables, bots, environments and statistics."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from mypy_extensions import mypyc_attr

from parlour.engine.box import Edition
from parlour.engine.core import CHANCE, NOBODY, State
from parlour.engine.knowledge import Tracker
from parlour.engine.numbers import Numbers
from parlour.engine.rng import Rng
from parlour.engine.words import Told, Vocabulary

Value = int | str | bool
Options = dict[str, Value]


class OptionError(ValueError):
    """An option that cannot be used; the message names the field, what came and what is allowed."""


class Option:
    """Something chosen before the game: a name, the allowed values, the default, and the clause behind it."""

    def __init__(self, name: str, values: list[Value], default: Value, clause: str) -> None:
        self.name: Final = name
        self.values: Final = values
        self.default: Final = default
        self.clause: Final = clause

    def read(self, value: object) -> Value:
        """The allowed value that this is, or is the text of (`yes` and `no` for a switch)."""
        for allowed in self.values:
            if type(value) is type(allowed) and value == allowed:
                return allowed
            if isinstance(value, (str, int)) and not isinstance(value, bool) and str(value) == shown(allowed):
                return allowed
        raise OptionError(f"{self.name}: must be one of {', '.join(shown(v) for v in self.values)}, not {value}")


def shown(value: Value) -> str:
    """How a value is written on a command line."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game: its set-up, its words, and what each seat may know. A folder holds one subclass of this."""

    id: str  # as in `parlour play notre-dame`
    version: int  # of the rules: rises when old records would replay differently
    prefix: str  # of the clauses: `ND`
    end: str  # the clause that ends the game
    folder: Path  # rules.md, words/*.ftl, components/*.toml
    options: list[Option]
    beginner: Options  # a gentle first game
    words: Vocabulary
    nouns: dict[str, list[str]]  # kind -> ids, for words of arguments that no verb has

    def setup(self, options: Options, edition: Edition) -> State:
        """The table before the first draw. Options and edition have been checked by `new`."""
        raise NotImplementedError

    def view(self, s: State, viewer: int) -> dict[str, object]:
        """Everything this seat (or SPECTATOR) knows, by perfect recall, and nothing else."""
        raise NotImplementedError

    def imagine(self, s: State, viewer: int, rng: Rng) -> State:
        """A clone in which everything the viewer does not know is dealt anew."""
        raise NotImplementedError

    def observe(self, s: State, seat: int, out: Numbers) -> None:
        """Write whole numbers that describe what a seat knows, always as many."""
        raise NotImplementedError

    def numbers(self, s: State, seat: int) -> list[int]:
        """The same as a list."""
        out = Numbers()
        self.observe(s, seat, out)
        return out.unpacked()

    def features(self, s: State, seat: int) -> list[float]:
        """The same as learners want them."""
        return [float(x) for x in self.numbers(s, seat)]

    def feature_names(self, options: Options) -> list[str]:
        """What each of the numbers says."""
        raise NotImplementedError

    def arrange(self, options: Options, text: str, edition: Edition) -> State:
        """A position from a few words; ValueError names the word that is wrong."""
        raise NotImplementedError

    def describe(self, s: State) -> str:
        """The words for a position, which `arrange` reads back."""
        raise NotImplementedError

    def check(self, s: State) -> None:
        """Pieces conserved, numbers within bounds: an AssertionError says what is wrong."""
        raise NotImplementedError

    def recount(self, s: State) -> list[int]:
        """Final scores worked out once more from the table and what was told, for the conformance kit."""
        raise NotImplementedError

    def places(self, s: State) -> dict[str, list[int]]:
        """Where each hidden thing lies, in the truth or in an imagined world, for the conformance kit."""
        raise NotImplementedError

    def tracker(self, options: Options, seat: int) -> Tracker:
        """A listener that works out from what a seat is told where each hidden thing can be."""
        raise NotImplementedError

    def effects(self) -> list[str]:
        """Every effect that components can say, in the words of their rows, for the conformance kit."""
        return []

    def effects_in(self, told: Told) -> list[str]:
        """Which of these effects an event shows at work."""
        return []

    def endings(self) -> list[str]:
        """Every way in which a game can end."""
        ways = ["won by points", "won by a tie-break", "a shared win"]
        alone = any(option.name == "players" and 1 in option.values for option in self.options)
        return ways + ["alone and ahead", "alone and behind"] if alone else ways

    def endings_of(self, s: State) -> list[str]:
        """In which of these ways this game, now over, has ended."""
        places = s.ranking()
        if len(places) == 1:
            return ["alone and ahead" if places[0] == 1 else "alone and behind"]
        if places.count(1) > 1:
            return ["a shared win"]
        scores = s.scores()
        return ["won by a tie-break" if scores.count(max(scores)) > 1 else "won by points"]

    def sheet(self, s: State) -> list[tuple[str, list[int]]]:
        """The score sheet as it stands: a message key and the points by seat for every source; the sums are the scores."""
        return []

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
        return {name: option.read(given[name]) if name in given else option.default for name, option in known.items()}

    def new(self, given: Mapping[str, object], edition: Edition | None = None) -> State:
        """A fresh table."""
        return self.setup(self.choose(given), edition or {})

    def compound(self, kind: str) -> list[str]:
        """The kinds that a noun's id is put together from, as `blue-bank` is of a colour and a kind; mostly none."""
        return []

    def seats(self, options: Mapping[str, object]) -> int:
        """How many seats a table with these options has."""
        return int(str(options["players"]))

    def preview(self, s: State, seat: int, action: int, rng: Rng) -> list[tuple[str, list[int]]]:
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
    return s.player() == NOBODY


def play_chance(s: State, rng: Rng) -> None:
    """Let chance answer until a seat is asked or the game is over."""
    while s.player() == CHANCE:
        s.apply(CHANCE, s.draw(rng))
