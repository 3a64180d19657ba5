"""PettingZoo: every seat is an agent, asked one after the other as the game asks them."""

from __future__ import annotations

from copy import deepcopy
from secrets import randbits
from typing import Any, ClassVar

from parlour.extras import missing

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.env_logger import EnvLogger
except ModuleNotFoundError as error:
    raise missing("envs", error) from None

from parlour.engine.box import Edition
from parlour.engine.record import Record
from parlour.envs.common import BOUND, Floats, Observation, drawn, observation_of, observed, record_of, rules_of, seen_in
from parlour.envs.spec import find_spec
from parlour.envs.tables import Table


class SeatsEnv(AECEnv):
    """One table. An agent may be asked several times in a row; choices at the same time are asked in seat order,

    and no answer shows before the last is in. Rewards are paid at the end; `max_moves` cuts a game short, without a reward.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["human", "ansi"], "is_parallelizable": False, "render_fps": 1}

    def __init__(
        self,
        game: str,
        *,
        reward: str = "rank",
        max_moves: int | None = None,
        edition: Edition | None = None,
        strict: bool = True,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        self.parlour = find_spec(game)
        self.metadata = {**SeatsEnv.metadata, "name": self.parlour.name}  # type: ignore[misc]
        self.strict = strict  # refuse an illegal action; otherwise it ends the game and costs the agent 1
        self.render_mode = render_mode
        self.rules = rules_of(self.parlour, options, edition, None, 0, reward, max_moves)
        self.table = Table(self.rules, randbits(32))
        self.possible_agents = [f"player_{seat}" for seat in range(self.rules.seats)]
        self.seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observed(self.parlour, options) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.parlour.actions) for agent in self.possible_agents}
        features = len(self.parlour.feature_names(self.rules.options))
        self.state_space = spaces.Box(-BOUND, BOUND, (self.rules.seats * features,), np.float32)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What this agent sees: features and a mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All actions of seats, legal or not."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed gives the same luck; without one, the numbers go on."""
        if seed is not None:
            self.table.reseed(int(seed))
        self.table.begin(False)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[max(0, self.table.player)]
        self._skip_agent_selection = None
        self.settle()

    def observe(self, agent: str) -> Observation:
        """What this agent's seat knows, and what it may do if it is the one to step."""
        table = self.begun()
        seat = self.seat[agent]
        return {"observation": observation_of(table, seat), "action_mask": seen_in(table.mask(seat), np.int8)}

    def state(self) -> Floats:
        """What all seats know together, for centralised training."""
        table = self.begun()
        return np.concatenate([observation_of(table, seat) for seat in range(self.rules.seats)])

    def begun(self) -> Table:
        """The table, once there is a game on it: what PettingZoo's wrapper for the order of calls watches over."""
        if not self.table.seats:
            EnvLogger.error_observe_before_reset()
        return self.table

    def step(self, action: int | None) -> None:
        """The selected agent does this; ValueError says why not, or (`strict=False`) it costs the agent the game."""
        table = self.begun()
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or (self.strict and action not in table.legal):
            raise ValueError(f"{agent} may not do {action}: {self.why(action)}")
        self._cumulative_rewards[agent] = 0.0
        table.act(int(action))
        self.settle()
        if self.render_mode == "human":
            self.render()

    def settle(self) -> None:
        """Whoever is asked is next; at the end everybody is paid."""
        table = self.table
        if not table.over:
            self.agent_selection = self.possible_agents[table.player]
            return
        for agent, reward in zip(self.possible_agents, table.rewards):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward
            self.terminations[agent] = not table.truncated
            self.truncations[agent] = table.truncated
        self._deads_step_first()

    def why(self, action: int | None) -> str:
        """Why whoever is asked may not do that: the reason and its clause."""
        return f"{'no action' if action is None else self.table.state.why(self.table.player, int(action))}"

    def render(self) -> str | None:
        """The table as a spectator sees it, printed (`human`) or returned (`ansi`)."""
        text = drawn(self.begun())
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held that needs closing."""

    def __copy__(self) -> SeatsEnv:
        return self.clone()

    def clone(self) -> SeatsEnv:
        """The same game at the same point, with the same luck ahead; `copy.deepcopy` and `pickle` do the same."""
        return deepcopy(self)

    def record(self) -> Record:
        """The game so far, to be kept, replayed, or looked at in the browser."""
        return record_of(self.table)
