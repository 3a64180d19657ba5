"""Gymnasium's own check on every game, and one seat against bots."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers import FlattenObservation

from parlour.bots import Bot, Seat
from parlour.engine.record import replay
from parlour.engine.rng import Rng
from parlour.envs import Spec, specs
from parlour.envs.single import SeatEnv, SeatVectorEnv
from tests.seats import fewest

EACH = pytest.mark.parametrize("spec", specs(), ids=lambda spec: str(spec.name))


def pick(seen: dict[str, Any], rng: np.random.Generator) -> np.int64:
    return np.int64(rng.choice(np.flatnonzero(seen["action_mask"])))


@EACH
def test_check_env(spec: Spec) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(spec.gym_id, players=fewest(spec.game), render_mode="ansi").unwrapped)


@EACH
def test_a_whole_game(spec: Spec) -> None:
    """Only the one seat is asked; the record names who sat where and replays to the same end."""
    for players in spec.game.seat_counts():
        env = SeatEnv(spec.game.id, players=players, seat=players - 1, opponents="greedy", reward="margin", max_moves=2000)
        rng = np.random.default_rng(1)
        seen, _ = env.reset(seed=1)
        done = False
        while not done:
            seen, reward, terminated, truncated, info = env.step(pick(seen, rng))
            done = terminated or truncated
        end = replay(spec.game, env.record())
        if terminated:
            assert info["scores"] == end.scores()
            best = max(info["scores"][:-1], default=0)
            assert reward == info["scores"][-1] - best
        assert env.record().seats == ["greedy"] * (players - 1) + ["agent"]
        with pytest.raises(gymnasium.error.ResetNeeded):
            env.step(np.int64(0))


def test_seeds() -> None:
    """One seed, one game: luck and bots alike."""

    def played(seed: int) -> list[str]:
        env = SeatEnv("notre-dame", players=3)
        rng = np.random.default_rng(2)
        seen, _ = env.reset(seed=seed)
        for _ in range(20):
            seen, *_ = env.step(pick(seen, rng))
        return [text for _, text in env.record().moves]

    assert played(7) == played(7)
    assert played(7) != played(8)


def test_an_illegal_action_ends_the_game_and_says_why() -> None:
    env = SeatEnv("notre-dame", players=2)
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(np.int64(0))
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["why"].startswith("not-this [ND-")


def test_truncation() -> None:
    env = SeatEnv("notre-dame", players=2, max_moves=3)
    rng = np.random.default_rng(3)
    seen, _ = env.reset(seed=1)
    ends = []
    for _ in range(3):
        seen, reward, terminated, truncated, _ = env.step(pick(seen, rng))
        ends.append((reward, terminated, truncated))
    assert ends == [(0.0, False, False), (0.0, False, False), (0.0, False, True)]


class Last(Bot):
    """A bot of one's own: it takes the last of the legal actions."""

    def choose(self, seat: Seat, rng: Rng) -> int:
        return seat.legal()[-1]


def test_opponents() -> None:
    """By name, a bot of one's own, or one for each seat; wrong ones are named."""
    env = SeatEnv("notre-dame", players=3, opponents=["novice", Last("last")], seat=1)
    env.reset(seed=1)
    assert env.record().seats == ["last", "agent", "novice"]
    with pytest.raises(ValueError, match="3 players need 2, not 1"):
        SeatEnv("notre-dame", players=3, opponents=["novice"])
    with pytest.raises(ValueError, match="no bot is called 'champion'"):
        SeatEnv("notre-dame", players=3, opponents="champion")
    with pytest.raises(ValueError, match="seat: must be 0 to 2, not 3"):
        SeatEnv("notre-dame", players=3, seat=3)


def test_flat_observation() -> None:
    """Gymnasium's wrapper makes one vector of features and mask."""
    env = FlattenObservation(gymnasium.make("parlour/notre_dame-v1", players=2))
    seen, _ = env.reset(seed=1)
    assert seen.shape == (318 + 210,)


@EACH
def test_many_at_once(spec: Spec) -> None:
    """The vector form through Gymnasium's door: spaces hold, finished games hand over what was seen last."""
    env = gymnasium.make_vec(
        spec.gym_id, num_envs=3, vectorization_mode="vector_entry_point", players=fewest(spec.game), max_moves=12, reward="win"
    )
    assert isinstance(env.unwrapped, SeatVectorEnv)
    rng = np.random.default_rng(4)
    seen, _ = env.reset(seed=4)
    cut = 0
    for step in range(1, 40):
        assert env.observation_space.contains(seen)
        assert np.array_equal(env.unwrapped.action_masks(), seen["action_mask"])
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        seen, rewards, terminated, truncated, info = env.step(actions)
        assert rewards.shape == terminated.shape == truncated.shape == (3,)
        assert ("final_obs" in info) == bool((terminated | truncated).any())
        if truncated.any():
            cut += 1
            last = info["final_obs"][int(np.flatnonzero(truncated)[0])]
            assert env.single_observation_space.contains(last)
        assert not truncated.any() or step >= 12
    assert cut > 0
