"""Gymnasium: one seat against bots, one game or many at once."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, SupportsIndex

from parlour.extras import missing

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing("envs", error) from None

from parlour.engine.box import Edition
from parlour.engine.record import Record
from parlour.envs.common import (
    Mask,
    Observation,
    Opponent,
    drawn,
    observation_of,
    observed,
    record_of,
    rules_of,
    seen_in,
    unpacked,
    whole,
)
from parlour.envs.spec import find_spec
from parlour.envs.tables import Table
from parlour.envs.vector import Batch, VectorGames


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """The agent has one seat; bots have the others: a name or a Bot for all, or one for each, from the next seat on.

    An illegal action ends the game with -1; `info["why"]` says why it is illegal, by its clause.
    """

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        seat: SupportsIndex = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        reward: str = "rank",
        max_moves: int | None = None,
        edition: Edition | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.parlour = find_spec(game)
        self.seat = whole("seat", seat, 0)
        self.render_mode = render_mode
        self.table = Table(rules_of(self.parlour, options, edition, opponents, self.seat, reward, max_moves), 0)
        self.observation_space: spaces.Space[Any] = observed(self.parlour, options)
        self.action_space = spaces.Discrete(self.parlour.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """A new game, up to the agent's first question. The same seed gives the same luck."""
        super().reset(seed=seed)
        self.table.reseed(int(self.np_random.integers(2**40)))
        self.table.begin(False)
        return self.look(), {}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The agent does this, and bots answer until it is asked again or the game is over."""
        table = self.table
        if table.over:
            raise gymnasium.error.ResetNeeded("the game is over: call reset")
        chosen = int(action)
        info: dict[str, Any] = {}
        if chosen not in table.legal:
            info["why"] = str(table.state.why(self.seat, chosen))
        table.act(chosen)
        if table.over:
            info["scores"] = table.state.scores()
            info["places"] = table.state.ranking()
        if self.render_mode == "human":
            self.render()
        return self.look(), table.rewards[self.seat], table.over and not table.truncated, table.truncated, info

    def look(self) -> Observation:
        """What the agent's seat knows, and may do."""
        return {"observation": observation_of(self.table, self.seat), "action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        """What may be done, as maskable PPO asks for it."""
        return seen_in(self.table.mask(self.table.player), np.int8)

    def render(self) -> str | None:
        """The table as a spectator sees it, printed (`human`) or returned (`ansi`)."""
        text = drawn(self.table)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def __copy__(self) -> SeatEnv:
        return self.clone()

    def clone(self) -> SeatEnv:
        """The same game at the same point, with the same luck ahead; `copy.deepcopy` and `pickle` do the same."""
        return deepcopy(self)

    def record(self) -> Record:
        """The game so far, to be kept, replayed, or looked at in the browser."""
        return record_of(self.table)


class SeatVectorEnv(VectorEnv[Observation, NDArray[np.int64], Any]):
    """The same seat in many games at once; a finished game is followed by the next in the same step."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int,
        game: str,
        *,
        seat: SupportsIndex = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        self.games = VectorGames(game, num_envs, opponents=opponents, seat=seat, **settings)
        self.num_envs = self.games.count
        self.seat = whole("seat", seat, 0)
        self.render_mode = render_mode
        self.single_observation_space = observed(self.games.spec, self.games.rules.options)
        self.single_action_space = spaces.Discrete(self.games.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | list[int | None] | None = None, options: Any = None) -> tuple[Observation, dict[str, Any]]:
        """One seed for all; a list's first counts."""
        super().reset(seed=seed[0] if isinstance(seed, list) else seed)
        return self.look(self.games.reset(int(self.np_random.integers(2**40)))), {}

    def step(self, actions: NDArray[np.int64]) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One action for each game; `final_obs` holds what was seen last where a game has ended."""
        batch = self.games.step(actions)
        info: dict[str, Any] = {}
        if batch.finished:
            last = np.full(self.num_envs, None, object)
            for game in batch.finished:
                features = unpacked(game.packed[self.seat])
                last[game.index] = {"observation": features, "action_mask": np.zeros(self.games.actions, np.int8)}
            info = {"final_obs": last, "_final_obs": batch.terminated | batch.truncated}
        return self.look(batch), batch.rewards[:, self.seat].astype(np.float64), batch.terminated, batch.truncated, info

    def __copy__(self) -> SeatVectorEnv:
        return self.clone()

    def clone(self) -> SeatVectorEnv:
        """The same games at the same points, with the same luck ahead; `copy.deepcopy` and `pickle` do the same."""
        return deepcopy(self)

    def look(self, batch: Batch) -> Observation:
        """What the seat knows and may do in each game."""
        return {"observation": batch.observations, "action_mask": batch.masks}

    def action_masks(self) -> Mask:
        """What may be done in each game, as maskable PPO asks for it."""
        return self.games.batch().masks
