"""Who is ahead: what a game knows of the worth of its positions, in a form that every bot can use.

A game hands out judges (`Game.judge`). One that weighs hand-made terms has `Terms`; one that says nothing of its own is judged
by points so far and a few random games.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from parlour.engine.core import CHANCE, NOBODY, State
from parlour.engine.playout import playout
from parlour.engine.rng import Rng
from parlour.engine.scales import Scales, Weights

S = TypeVar("S", bound=State, default=Any)

NOVICE: Final = 0  # for whom a judge judges
ADEPT: Final = 1
MASTER: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Generic[S]):
    """Says what a world is worth to everybody in it; automated opponents without a seat come after the seats.

    This one counts points as they stand. Its heirs, in a game's `value.py`, add what they expect to come.
    """

    def __init__(self, weights: Weights, scale: float) -> None:
        self.weights: Final = weights
        self.scales: Final = Scales(weights)
        self.scale: Final = scale  # see `doubt`

    def points(self, s: S) -> list[float]:
        """Points by player as they stand; in a finished game, the final ones."""
        return [float(score) for score in s.scores()]

    def estimate(self, s: S) -> list[float]:
        """The final points to expect, by player."""
        return self.points(s)

    def own(self, s: S, seat: int) -> float:
        """The final points to expect of one seat."""
        return self.estimate(s)[seat]

    def terms(self, s: S, seat: int) -> list[float]:
        """What the estimate of a seat is made of, before weighing."""
        return []

    def left(self, s: S) -> float:
        """The share of the game still to come."""
        return 0.5

    def clock(self, s: S) -> int:
        """Rises when a turn is over, even if the same seat goes on."""
        return 0

    def interrupted(self, s: S) -> bool:
        """Whether somebody is asked in the middle of another's turn, which goes on afterwards."""
        return False

    def sensible(self, s: S, seat: int, legal: list[int]) -> list[int]:
        """The legal actions less those that are never better than another; never empty."""
        return legal

    def goes_in_circles(self, s: S) -> bool:
        """Whether a game that has no last round has lasted so long that a Novice should now and then try something else."""
        return False

    def doubt(self, s: S) -> float:
        """Points ahead that make a win some three times as likely as not, half-way through."""
        return self.scale

    def cost(self) -> int:
        """How many times as long as weighing terms it takes to judge a world: so many fewer are tried."""
        return 1

    def plays(self) -> bool:
        """Whether it judges by one game to the end: too rough to say which actions to look at first."""
        return False

    def novice_picks(self) -> int:
        """How many picks beyond the one at hand a Novice sees: none where a pick shows what it brings, else one."""
        return 1

    def ahead(self, s: S) -> list[float]:
        """By player: the own points to expect less the best other's. Alone, the own points."""
        return leads(self.points(s) if s.player() == NOBODY else self.estimate(s))

    def chances(self, s: S, ahead: list[float]) -> list[float]:
        """How likely each player is to win, going by how far each is ahead; of a finished game, who has won."""
        return [self.chance(s, ahead, player) for player in range(len(ahead))]

    def chance(self, s: S, ahead: list[float], player: int) -> float:
        """The same of one player."""
        lead = ahead[player]
        if s.player() == NOBODY:
            ranking = s.ranking()
            won = ranking[player] == 1 if player < len(ranking) else lead > 0.0
            return 0.96 * (1.0 if won else 0.0) + 0.04 * likely(lead, self.doubt(s))
        return likely(lead, self.doubt(s) * (0.3 + sqrt(max(0.0, self.left(s)))))


def leads(points: list[float]) -> list[float]:
    """By player: the own points less the best other's."""
    best = -1e9
    second = -1e9
    for x in points:
        if x > best:
            second = best
            best = x
        elif x > second:
            second = x
    if len(points) == 1:
        return points
    return [x - (second if x == best else best) for x in points]


def likely(lead: float, spread: float) -> float:
    """The logistic curve."""
    x = lead / spread
    if x > 30.0:
        return 1.0
    return 1.0 / (1.0 + exp(-x)) if x > -30.0 else 0.0


class Terms:
    """What a game's positions are weighed by: the names of the terms, and their weights for whoever weighs."""

    def __init__(
        self,
        names: list[str],
        weights: Weights,
        forgettable: dict[str, list[str]],  # what a Novice may forget: by name, the terms that go with it
        masterly: Weights,  # Master's, at a table of at least so many players
        masterly_from: int = 1,
        alone: Weights | None = None,  # for playing alone, the automated opponent's behind the own ones
        opponent: list[str] | None = None,  # the names of the opponent's terms
    ) -> None:
        self.names: Final = names
        self.weights: Final = weights
        self.forgettable: Final = forgettable
        self.masterly: Final = masterly
        self.masterly_from: Final = masterly_from
        self.alone: Final[Weights] = alone or weights
        self.opponent: Final[list[str]] = opponent or []

    def forgotten(self, seat: int) -> str:
        """The one thing that a Novice at this seat never thinks of."""
        names = list(self.forgettable)
        return names[seat % len(names)] if names else ""

    def of(self, level: int, seat: int, players: int) -> Weights:
        """The weights of somebody of this level at this seat."""
        if level == MASTER:
            return self.masterly if players >= self.masterly_from else self.weights
        if level == ADEPT:
            return self.weights
        forgotten = self.forgettable.get(self.forgotten(seat), [])
        return [[0.0, 0.0] if name in forgotten else pair for name, pair in zip(self.names, self.weights)]


class RandomGames(Judge[Any]):
    """For any game: points as they stand, and as random games from there end.

    As many games as make up so many decisions, at most `MANY`: those of a short game are cheap.
    """

    def __init__(self, decisions: int) -> None:
        super().__init__([], 1.0)
        self.decisions: Final = decisions
        self.rng: Final = Rng(decisions)  # one for all games: first numbers of neighbouring seeds are too regular to judge by
        self.ends = 0  # that were seen so far,
        self.apart = 0  # and how far from each other the players were in all of them

    def estimate(self, s: Any) -> list[float]:
        state: State = s
        total = [float(score) for score in state.scores()]
        games = 0
        left = self.decisions
        while games == 0 or (left > 0 and games < MANY):
            end = state.clone()
            left -= 1 + playout(end, self.rng)
            scores = end.scores()
            for i in range(len(total)):
                total[i] += scores[i]
            games += 1
            self.ends += 1
            self.apart += max(scores) - min(scores)
        return [x / (games + 1.0) for x in total]

    def doubt(self, s: Any) -> float:
        return (1.0 + self.apart) / (1.0 + self.ends)

    def cost(self) -> int:
        return 25

    def novice_picks(self) -> int:
        return 0


class LearningGames(RandomGames):
    """For Master's search: one game a look, in which what has gone well in earlier ones is done more often.

    Leads count, not wins: of a few rough games they say more.
    """

    def __init__(self) -> None:
        super().__init__(1)
        self.tried: Final[dict[int, int]] = {}  # by action and seat, in all games so far,
        self.worth: Final[dict[int, float]] = {}  # and the chances that came of it, summed

    def estimate(self, s: Any) -> list[float]:
        state: State = s
        end = state.clone()
        done = self.play(end)
        scores = end.scores()
        self.ends += 1
        self.apart += max(scores) - min(scores)
        found = [float(score) for score in scores]
        chances = self.chances(end, leads(found))
        for key in done:
            self.tried[key] = self.tried.get(key, 0) + 1
            self.worth[key] = self.worth.get(key, 0.0) + chances[key % SEATS]
        return found

    def play(self, s: State) -> list[int]:
        """To the end; what was decided."""
        rng = self.rng
        done: list[int] = []
        while True:
            seat = s.player()
            if seat == NOBODY:
                return done
            if seat == CHANCE:
                s.apply(CHANCE, s.draw(rng))
                continue
            legal = s.legal(seat)
            action = legal[rng.below(len(legal))]
            if len(legal) > 1:
                if rng.below(10) >= AT_RANDOM:
                    action = self.liked(seat, legal, action)
                done.append(action * SEATS + seat)
            s.apply(seat, action)

    def liked(self, seat: int, legal: list[int], lot: int) -> int:
        """What went best so far; what was never done goes before all else, and the lot decides among equals."""
        best = lot
        most = self.liking(lot * SEATS + seat)
        for action in legal:
            worth = self.liking(action * SEATS + seat)
            if worth > most:
                best = action
                most = worth
        return best

    def liking(self, key: int) -> float:
        tried = self.tried.get(key, 0)
        return self.worth[key] / tried if tried else 1.0

    def chance(self, s: Any, ahead: list[float], player: int) -> float:
        return likely(ahead[player], self.doubt(s))

    def plays(self) -> bool:
        return True


MANY: Final = 100
SEATS: Final = 64  # more than ever sit at a table
AT_RANDOM: Final = 4  # of ten decisions in a learning game
RANDOM_DECISIONS: Final = [1, 4000]  # for a Novice, an Adept
