"""Who is ahead: the games' hand-made values, in a form that every bot can use."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import mypyc_attr

from parlour.engine.core import NOBODY, State
from parlour.engine.game import Game
from parlour.engine.scales import Scales, Weights
from parlour.games.house_of_fado import alone
from parlour.games.house_of_fado import value as house_of_fado
from parlour.games.house_of_fado.state import HouseOfFado
from parlour.games.lacrimosa import value as lacrimosa
from parlour.games.lacrimosa.state import Lacrimosa
from parlour.games.notre_dame import value as notre_dame
from parlour.games.notre_dame.state import NotreDame


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Says what a world is worth to everybody in it; automated opponents without a seat come after the seats.

    This one knows no game: points as they stand. Its heirs add what a game's `value.py` expects to come.
    """

    def __init__(self, weights: Weights, scale: float) -> None:
        self.weights: Final = weights
        self.scales: Final = Scales(weights)
        self.scale: Final = scale  # see `doubt`

    def points(self, s: State) -> list[float]:
        """Points by player as they stand; in a finished game, the final ones."""
        return [float(score) for score in s.scores()]

    def estimate(self, s: State) -> list[float]:
        """The final points to expect, by player."""
        return self.points(s)

    def own(self, s: State, seat: int) -> float:
        """The final points to expect of one seat."""
        return self.estimate(s)[seat]

    def terms(self, s: State, seat: int) -> list[float]:
        """What the estimate of a seat is made of, before weighing."""
        return []

    def left(self, s: State) -> float:
        """The share of the game still to come."""
        return 0.5

    def clock(self, s: State) -> int:
        """Rises when a turn is over, even if the same seat goes on."""
        return 0

    def interrupted(self, s: State) -> bool:
        """Whether somebody is asked in the middle of another's turn, which goes on afterwards."""
        return False

    def sensible(self, s: State, seat: int, legal: list[int]) -> list[int]:
        """The legal actions less those that are never better than another; never empty."""
        return legal

    def doubt(self, s: State) -> float:
        """Points ahead that make a win some three times as likely as not, half-way through."""
        return self.scale

    def ahead(self, s: State) -> list[float]:
        """By player: the own points to expect less the best other's. Alone, the own points."""
        return leads(self.points(s) if s.player() == NOBODY else self.estimate(s))

    def chances(self, s: State, ahead: list[float]) -> list[float]:
        """How likely each player is to win, going by how far each is ahead; of a finished game, who has won."""
        if s.player() == NOBODY:
            found = []
            ranking = s.ranking()
            for i, lead in enumerate(ahead):
                won = ranking[i] == 1 if i < len(ranking) else lead > 0.0
                found.append(0.96 * (1.0 if won else 0.0) + 0.04 * likely(lead, self.doubt(s)))
            return found
        spread = self.doubt(s) * (0.3 + sqrt(max(0.0, self.left(s))))
        return [likely(lead, spread) for lead in ahead]


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


class NotreDameJudge(Judge):
    def estimate(self, s: State) -> list[float]:
        assert isinstance(s, NotreDame)
        return notre_dame.estimate(s, self.scales)

    def terms(self, s: State, seat: int) -> list[float]:
        assert isinstance(s, NotreDame)
        notre_dame.lay(s, seat, self.scales)
        return self.scales.listed()

    def left(self, s: State) -> float:
        assert isinstance(s, NotreDame)
        return notre_dame.left(s)

    def clock(self, s: State) -> int:
        assert isinstance(s, NotreDame)
        return s.round

    def sensible(self, s: State, seat: int, legal: list[int]) -> list[int]:
        assert isinstance(s, NotreDame)
        return notre_dame.sensible(s, seat, legal)


class HouseOfFadoJudge(Judge):
    def __init__(self, weights: Weights, scale: float, solo: Weights, alfama: Weights) -> None:
        super().__init__(weights, scale)
        self.alone: Final = Scales(solo)
        self.alfama: Final = Scales(alfama)

    def points(self, s: State) -> list[float]:
        assert isinstance(s, HouseOfFado)
        return house_of_fado.points(s)

    def estimate(self, s: State) -> list[float]:
        assert isinstance(s, HouseOfFado)
        return house_of_fado.estimate(s, self.scales, self.alone, self.alfama)

    def own(self, s: State, seat: int) -> float:
        assert isinstance(s, HouseOfFado)
        return house_of_fado.own(s, seat, self.alone if s.solo else self.scales)

    def terms(self, s: State, seat: int) -> list[float]:
        assert isinstance(s, HouseOfFado)
        house_of_fado.lay(s, seat, self.scales)
        return self.scales.listed()

    def left(self, s: State) -> float:
        assert isinstance(s, HouseOfFado)
        return house_of_fado.left(s)

    def clock(self, s: State) -> int:
        assert isinstance(s, HouseOfFado)
        return s.round

    def interrupted(self, s: State) -> bool:
        assert isinstance(s, HouseOfFado)
        return house_of_fado.interrupted(s)

    def sensible(self, s: State, seat: int, legal: list[int]) -> list[int]:
        assert isinstance(s, HouseOfFado)
        return house_of_fado.sensible(s, seat, legal)

    def doubt(self, s: State) -> float:
        assert isinstance(s, HouseOfFado)
        return alone.SCALE if s.solo else self.scale


class LacrimosaJudge(Judge):
    def __init__(self, weights: Weights, scale: float) -> None:
        super().__init__(weights, scale)
        self.cards: lacrimosa.Cards | None = None

    def cards_in(self, s: Lacrimosa) -> lacrimosa.Cards:
        """What the cards of its box are worth; all worlds of a game have the same box."""
        if self.cards is None or self.cards.box is not s.box:
            self.cards = lacrimosa.Cards(s.box)
        return self.cards

    def points(self, s: State) -> list[float]:
        assert isinstance(s, Lacrimosa)
        return lacrimosa.points(s)

    def estimate(self, s: State) -> list[float]:
        assert isinstance(s, Lacrimosa)
        return lacrimosa.estimate(s, self.cards_in(s), self.scales)

    def terms(self, s: State, seat: int) -> list[float]:
        assert isinstance(s, Lacrimosa)
        lacrimosa.lay(s, seat, lacrimosa.leaders(s), self.cards_in(s), self.scales)
        return self.scales.listed()

    def left(self, s: State) -> float:
        assert isinstance(s, Lacrimosa)
        return lacrimosa.left(s)

    def clock(self, s: State) -> int:
        assert isinstance(s, Lacrimosa)
        return s.round * 64 + s.turn

    def sensible(self, s: State, seat: int, legal: list[int]) -> list[int]:
        assert isinstance(s, Lacrimosa)
        return lacrimosa.sensible(s, seat, legal)


def without(weights: Weights, terms: list[str], forgotten: list[str]) -> Weights:
    """The same weights for somebody who forgets these terms."""
    return [[0.0, 0.0] if name in forgotten else pair for name, pair in zip(terms, weights)]


def judge_with(game: Game, weights: Weights) -> Judge:
    """A judge of this game with weights of its own; one that only counts points, if the game has no value."""
    if game.id == "notre-dame":
        return NotreDameJudge(weights, notre_dame.SCALE)
    if game.id == "house-of-fado":
        return HouseOfFadoJudge(weights, house_of_fado.SCALE, house_of_fado.alone_too(weights), alone.ALFAMA_WEIGHTS)
    if game.id == "lacrimosa":
        return LacrimosaJudge(weights, lacrimosa.SCALE)
    return Judge([], 10.0)


def judge_alone_with(game: Game, weights: Weights) -> Judge:
    """The same with weights for playing alone, the automated opponent's behind the own ones where it has some."""
    if game.id == "house-of-fado":
        count = house_of_fado.COUNT
        return HouseOfFadoJudge(house_of_fado.WEIGHTS, house_of_fado.SCALE, weights[:count], weights[count:])
    return judge_with(game, weights)


def judge_of(game: Game) -> Judge:
    """A good judge of this game."""
    return judge_with(game, weights_of(game))


def masterly_judge_of(game: Game, players: int) -> Judge:
    """The best judge there is of this game with so many players."""
    return judge_with(game, masterly_weights_of(game, players))


def weights_of(game: Game) -> Weights:
    if game.id == "notre-dame":
        return notre_dame.WEIGHTS
    if game.id == "house-of-fado":
        return house_of_fado.WEIGHTS
    if game.id == "lacrimosa":
        return lacrimosa.WEIGHTS
    return []


def masterly_weights_of(game: Game, players: int) -> Weights:
    if game.id == "notre-dame":
        return notre_dame.masterly(players)
    if game.id == "house-of-fado":
        return house_of_fado.masterly(players)
    if game.id == "lacrimosa":
        return lacrimosa.masterly(players)
    return []


def weights_alone_of(game: Game) -> Weights:
    """What `judge_alone_with` takes."""
    if game.id == "house-of-fado":
        return alone.SOLO_WEIGHTS + alone.ALFAMA_WEIGHTS
    return weights_of(game)


def opponent_terms(game: Game) -> list[str]:
    """Of the automated opponent, where it has terms of its own."""
    return alone.ALFAMA_TERMS if game.id == "house-of-fado" else []


def term_names(game: Game) -> list[str]:
    if game.id == "notre-dame":
        return notre_dame.TERMS
    if game.id == "house-of-fado":
        return house_of_fado.TERMS
    if game.id == "lacrimosa":
        return lacrimosa.TERMS
    return []


def forgettable(game: Game) -> dict[str, list[str]]:
    """What a Novice may forget: by name, the terms that go with it."""
    if game.id == "notre-dame":
        return notre_dame.FORGETTABLE
    if game.id == "house-of-fado":
        return house_of_fado.FORGETTABLE
    if game.id == "lacrimosa":
        return lacrimosa.FORGETTABLE
    return {}


def forgotten_by(game: Game, seat: int) -> str:
    """The one thing that a Novice at this seat never thinks of; nothing where the game names none."""
    names = list(forgettable(game))
    return names[seat % len(names)] if names else ""


def novice_picks(game: Game) -> int:
    """How many picks beyond the one at hand a Novice sees: none where a pick shows what it brings, else one."""
    return 0 if game.id == "notre-dame" else 1


def forgetful_judge_of(game: Game, seat: int) -> Judge:
    """A judge who forgets one named thing."""
    name = forgotten_by(game, seat)
    return judge_with(game, without(weights_of(game), term_names(game), forgettable(game).get(name, [])))
