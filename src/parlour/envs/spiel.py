"""OpenSpiel: importing this registers every game with `pyspiel`, with its chance nodes explicit.

import parlour.envs.spiel
game = pyspiel.load_game("notre_dame_v1(players=2,reward=win)")
"""

from __future__ import annotations

from collections.abc import Callable
from json import dumps
from typing import Any, Final

from parlour.extras import missing

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise missing("openspiel", error) from None

from parlour.engine.core import CHANCE, NOBODY, Chance, State
from parlour.engine.game import Options
from parlour.engine.rng import Rng
from parlour.engine.words import Event, Told
from parlour.envs.common import BOUND, whole
from parlour.envs.spec import Spec, find_spec, specs
from parlour.envs.tables import REWARDS, rewards_of

DID: Final = Event("did", "", "action")  # a seat's own decision, in its stream
UTILITY: Final = pyspiel.GameType.Utility
LONGEST: Final = 20_000  # decisions: no game comes near it
FINE: Final = 1 << 53  # steps of a uniform random number


class Table:
    """A state of ours inside one of theirs: what was done, and what each seat was told and did."""

    def __init__(
        self, spec: Spec, options: Options, state: State, streams: list[str], moves: int, done: list[int] | None
    ) -> None:
        self.spec: Final = spec
        self.options: Final = options
        self.state: Final = state
        self.streams: Final = streams
        self.moves = moves  # of seats
        self.done: Final = done  # all actions, chance's too; None in an imagined world, which has no past

    def __deepcopy__(self, memo: object) -> Table:
        """Theirs are cloned by copying deeply; ours knows a shorter way."""
        state = self.state.clone()
        state.told = (self.state.told or []).copy()
        done = None if self.done is None else self.done.copy()
        return Table(self.spec, self.options, state, self.streams.copy(), self.moves, done)

    def __reduce__(self) -> tuple[Callable[..., Table], tuple[object, ...]]:
        """Theirs are serialised by pickling; ours is its actions."""
        if self.done is None:
            raise pyspiel.SpielError("a resampled state has no past and cannot be serialised")
        return replayed, (self.spec.name, self.options, self.done)

    def apply(self, action: int) -> None:
        """Whoever is to decide, chance too, does this."""
        s = self.state
        player = s.player()
        if player != CHANCE:
            assert s.told is not None
            s.told.append(Told(DID, [action], 1 << player))
            self.moves += 1
        if self.done is not None:
            self.done.append(action)
        s.apply(player, action)

    def stream(self, seat: int) -> str:
        """Everything this seat was told and did, in order: one line for each event, `>` before its own actions.

        What has happened since somebody last asked is put into words now, so that playouts need not.
        """
        for told in self.state.told or []:
            for hearer in range(len(self.streams)):
                self.streams[hearer] += line(self.spec, told, hearer)
        self.state.told = []
        return self.streams[seat]


def begun(spec: Spec, options: Options) -> Table:
    """A table before its first move."""
    return Table(spec, options, spec.game.new(options), [""] * spec.game.seats(options), 0, [])


def replayed(name: str, options: Options, done: list[int]) -> Table:
    """A table after these actions: what unpickling calls."""
    table = begun(find_spec(name), options)
    for action in done:
        table.apply(action)
    return table


def line(spec: Spec, told: Told, seat: int) -> str:
    """One event as a line of a seat's stream."""
    name, args = told.heard(seat)
    if told.event is DID:
        return f"> {spec.game.words.text(args[0])}\n" if args else ""
    return " ".join([name, *map(str, args)]) + "\n"


class SpielState(pyspiel.State):
    """A table as OpenSpiel sees it. Choices at the same time are asked in seat order; answers stay sealed."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.made: Table | None = None  # set up when first asked for: a clone brings its own

    @property
    def ours(self) -> SpielGame:
        """The game that this is a state of."""
        game: SpielGame = self.get_game()
        return game

    @property
    def table(self) -> Table:
        """Our table inside."""
        if self.made is None:
            game = self.ours
            self.made = begun(game.spec, game.options)
        return self.made

    def current_player(self) -> int:
        """Who is to decide: a seat, chance, or nobody at the end."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        player = self.table.state.player()
        return int(pyspiel.PlayerId.CHANCE) if player == CHANCE else player

    def is_terminal(self) -> bool:
        """Whether the game has ended or was cut short."""
        return self.table.state.player() == NOBODY or self.table.moves >= self.ours.most

    def _legal_actions(self, player: int) -> list[int]:
        """In ascending order, as they want it."""
        return sorted(self.table.state.legal(player)) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can do, and how likely each of it is."""
        s = self.table.state
        chance = s.choice
        assert isinstance(chance, Chance)
        weights = chance.weights(s)
        total = sum(weights)
        return sorted((action, weight / total) for action, weight in zip(chance.legal(s), weights) if weight)

    def _apply_action(self, action: int) -> None:
        self.table.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.ours.spec.game.words.text(action)

    def returns(self) -> list[float]:
        """Paid at the end; nothing for a game that `max_moves` cut short."""
        s = self.table.state
        if s.player() != NOBODY:
            return [0.0] * self.ours.seats
        return rewards_of(self.ours.reward, s.scores(), s.ranking())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that this player must believe possible, dealt anew: its stream is the same, and others' say what they

        would know there. It has no history: whoever holds it can't read the truth out of it, nor serialise it.
        """
        game = self.ours
        mine = self.table.stream(player)
        world = game.spec.game.imagine(self.table.state, player, Rng(int(sampler() * FINE)))
        world.told = []
        streams = [mine if seat == player else f"knows {dumps(game.spec.game.view(world, seat))}\n" for seat in range(game.seats)]
        other: SpielState = game.new_initial_state()
        other.made = Table(game.spec, game.options, world, streams, self.table.moves, None)
        return other

    def __str__(self) -> str:
        """What each seat knows; decks have no order before they are drawn, so this is all there is."""
        game = self.ours
        return "\n".join(dumps(game.spec.game.view(self.table.state, seat)) for seat in range(game.seats))


class SpielObserver:
    """With perfect recall: a seat's whole stream. Without: its view as JSON. As a tensor: its features."""

    def __init__(self, game: SpielGame, recall: bool) -> None:
        self.game: Final = game
        self.recall: Final = recall
        self.tensor: Final = np.zeros(game.features, np.float32)
        self.dict: Final = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what a player knows."""
        self.tensor[:] = self.game.spec.game.numbers(state.table.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player knows, as text."""
        if self.recall:
            return state.table.stream(player)
        return dumps(self.game.spec.game.view(state.table.state, player), ensure_ascii=False)


class SpielGame(pyspiel.Game):
    """One of our games with its options as parameters, `-` written as `_`; `reward` and `max_moves` as everywhere."""

    spec: Spec  # of the subclass that is registered

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        spec = self.spec
        given = {**parameters(spec), **(params or {})}
        self.reward: Final = str(given.pop("reward"))
        if self.reward not in REWARDS:
            raise ValueError(f"reward: must be one of {', '.join(REWARDS)}, not {self.reward!r}")
        most = whole("max_moves", given.pop("max_moves"), 0)  # 0: no limit
        self.most: Final = most if most > 0 else LONGEST
        self.options: Final = spec.choose(given)
        self.seats: Final = spec.game.seats(self.options)
        self.features: Final = len(spec.feature_names(self.options))
        low, high = {"rank": (-1.0, 1.0), "win": (0.0, 1.0)}.get(self.reward, (-BOUND, BOUND))
        utility, total = UTILITY.GENERAL_SUM, None
        if self.reward == "rank" and self.seats > 1:
            utility, total = UTILITY.ZERO_SUM, 0.0
        elif self.reward == "win" and self.seats > 1 and most <= 0:  # a game cut short pays nobody
            utility, total = UTILITY.CONSTANT_SUM, 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=spec.actions,
            max_chance_outcomes=spec.game.words.size,
            num_players=self.seats,
            min_utility=low,
            max_utility=high,
            utility_sum=total,
            max_game_length=self.most,
        )
        super().__init__(game_type(spec, utility), info, params or {})

    def new_initial_state(self) -> SpielState:
        """A state before the first move."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What algorithms observe states with."""
        return SpielObserver(self, bool(iig_obs_type and iig_obs_type.perfect_recall))


def parameters(spec: Spec) -> dict[str, Any]:
    """What can be chosen, with its default."""
    options = {option.name.replace("-", "_"): option.default for option in spec.game.options}
    return {**options, "reward": "rank", "max_moves": 0}


def game_type(spec: Spec, utility: Any) -> Any:
    """How OpenSpiel classifies a game of ours."""
    return pyspiel.GameType(
        short_name=spec.name,
        long_name=spec.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(spec.game.seat_counts()),
        min_num_players=min(spec.game.seat_counts()),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(spec),
    )


for one in specs():
    pyspiel.register_game(game_type(one, UTILITY.GENERAL_SUM), type(one.stem, (SpielGame,), {"spec": one}))
