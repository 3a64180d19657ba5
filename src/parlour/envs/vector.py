"""Many games per call, as arrays: whoever is asked at each table, what they see and may do, and what finished games paid."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import NamedTuple, SupportsIndex

from parlour.extras import missing

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing("envs", error) from None

from parlour.engine.box import Edition
from parlour.engine.record import Record
from parlour.envs.common import Floats, Mask, Opponent, record_of, rules_of, seen_in, whole
from parlour.envs.spec import find_spec
from parlour.envs.tables import Finished, many


class Batch(NamedTuple):
    """One row for each table. A finished game has paid its rewards, and the row shows the first question of the next."""

    observations: Floats  # [tables, features] of the seat that is asked
    masks: Mask  # [tables, actions] 1 where it may
    players: NDArray[np.int64]  # [tables] the seat that is asked
    rewards: Floats  # [tables, seats] paid by this step: zeros but where a game has ended
    terminated: NDArray[np.bool_]  # [tables] the game came to its end, or an illegal action ended it
    truncated: NDArray[np.bool_]  # [tables] `max_moves` cut it short
    finished: list[Finished]  # the games that ended, with what every seat saw last


class VectorGames:
    """So many games of one kind side by side: `step` takes one action for each, from the seat that is asked there.

    With `opponents` only `seat` is asked, and bots answer for all others. The arrays are new with every call;
    with `reuse` observations, masks and players are the same ones, written over: copy what you keep.
    """

    def __init__(
        self,
        game: str,
        count: SupportsIndex,
        *,
        opponents: Opponent | Sequence[Opponent] | None = None,
        seat: SupportsIndex = 0,
        reward: str = "rank",
        max_moves: int | None = None,
        edition: Edition | None = None,
        reuse: bool = False,
        **options: object,
    ) -> None:
        count = whole("count", count, 1)
        self.spec = find_spec(game)
        self.rules = rules_of(self.spec, options, edition, opponents, whole("seat", seat, 0), reward, max_moves)
        self.count = count
        self.seats = self.rules.seats
        self.actions = self.spec.actions
        self.features = len(self.spec.feature_names(self.rules.options))
        self.tables = many(self.rules, count, self.features)
        self.observations = np.zeros((count, self.features), np.float32) if reuse else None

    def reset(self, seed: int = 0) -> Batch:
        """New games at all tables. Table `i` plays what a single one with the seed `seed + i` plays."""
        self.tables.reset(int(seed))
        return self.batch()

    def step(self, actions: NDArray[np.integer] | Sequence[int]) -> Batch:
        """One action for each table; an illegal one ends its game and costs the seat 1."""
        plain = isinstance(actions, np.ndarray) and np.issubdtype(actions.dtype, np.integer)
        chosen = np.asarray(actions).tolist() if plain else [whole("actions", action) for action in actions]
        if len(chosen) != self.count:
            raise ValueError(f"actions: expected {self.count}, not {len(chosen)}")
        self.tables.step(chosen)
        return self.batch()

    def batch(self) -> Batch:
        """All tables as they stand now, as arrays."""
        tables = self.tables
        seen = seen_in(tables.seen.buffer, np.int16).reshape(self.count, self.features)
        masks = seen_in(tables.masks, np.int8).reshape(self.count, self.actions)
        players = seen_in(tables.players, np.int64)
        if self.observations is None:
            observations, masks, players = seen.astype(np.float32), masks.copy(), players.copy()
        else:
            observations = self.observations
            observations[...] = seen
        rewards = np.zeros((self.count, self.seats), np.float32)
        terminated = np.zeros(self.count, np.bool_)
        truncated = np.zeros(self.count, np.bool_)
        for game in tables.finished:
            rewards[game.index] = game.rewards
            terminated[game.index] = not game.truncated
            truncated[game.index] = game.truncated
        return Batch(observations, masks, players, rewards, terminated, truncated, tables.finished)

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for each table, all equally likely."""
        counts = seen_in(self.tables.counts, np.int64)
        starts = np.cumsum(counts) - counts
        marks = seen_in(self.tables.marks, np.int64)
        picked: NDArray[np.int64] = marks[starts + (rng.random(self.count) * counts).astype(np.int64)] % self.actions
        return picked

    def __copy__(self) -> VectorGames:
        return self.clone()

    def clone(self) -> VectorGames:
        """The same games at the same points, with the same luck ahead; `copy.deepcopy` and `pickle` do the same."""
        return deepcopy(self)

    def record(self, table: int) -> Record:
        """The running game of one table so far."""
        return record_of(self.tables.tables[table])
