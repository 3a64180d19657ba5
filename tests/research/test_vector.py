"""Many games at once are the same games as one by one."""

from __future__ import annotations

import numpy as np
import pytest

from parlour.envs import Spec, specs
from parlour.envs.aec import SeatsEnv
from parlour.envs.vector import VectorGames

EACH = pytest.mark.parametrize("spec", specs(), ids=lambda spec: str(spec.name))


@EACH
def test_the_same_games_as_one_by_one(spec: Spec) -> None:
    """Observations, masks, players, rewards, ends, and the next games after them."""
    count, seed = 3, 11
    players = spec.game.seat_counts()[1]
    settings = {"players": players, "max_moves": 120, "reward": "margin"}
    games = VectorGames(spec.game.id, count, **settings)  # type: ignore[arg-type]
    single = [SeatsEnv(spec.game.id, **settings) for _ in range(count)]  # type: ignore[arg-type]
    for i, env in enumerate(single):
        env.reset(seed=seed + i)
    rng = np.random.default_rng(5)
    batch = games.reset(seed)
    ended = 0
    for _ in range(500):
        for i, env in enumerate(single):
            seen = env.observe(env.agent_selection)
            assert batch.players[i] == env.seat[env.agent_selection]
            assert np.array_equal(batch.observations[i], seen["observation"])
            assert np.array_equal(batch.masks[i], seen["action_mask"])
        actions = games.sample(rng)
        batch = games.step(actions)
        assert len(batch.finished) == int((batch.terminated | batch.truncated).sum())
        for i, env in enumerate(single):
            env.step(int(actions[i]))
            assert batch.rewards[i].tolist() == list(env.rewards.values())
            assert (batch.terminated[i], batch.truncated[i]) == (env.terminations["player_0"], env.truncations["player_0"])
            if env.table.over:
                ended += 1
                game = next(game for game in batch.finished if game.index == i)
                assert game.packed == [env.table.packed(seat) for seat in range(players)]
                assert game.scores == env.table.state.scores()
                env.reset()
    assert ended > 2 * count


@EACH
def test_every_seat_count(spec: Spec) -> None:
    for players in spec.game.seat_counts():
        games = VectorGames(spec.game.id, 2, players=players)
        batch = games.reset(1)
        rng = np.random.default_rng(1)
        for _ in range(50):
            actions = games.sample(rng)
            assert all(batch.masks[i, action] for i, action in enumerate(actions))
            batch = games.step(actions)
        assert batch.rewards.shape == (2, players)
        assert games.record(0).moves


@EACH
def test_arrays_may_be_the_same_ones_written_over(spec: Spec) -> None:
    """A copy goes on by itself: it has arrays of its own."""
    fresh, same = (VectorGames(spec.game.id, 3, reuse=reuse) for reuse in (False, True))
    before, first = fresh.reset(4), same.reset(4)
    kept = first.observations.copy()
    rng = np.random.default_rng(4)
    for _ in range(60):
        actions = fresh.sample(rng)
        batch, again = fresh.step(actions), same.step(actions)
        assert np.array_equal(batch.observations, first.observations)
        assert np.array_equal(batch.masks, first.masks)
        assert np.array_equal(batch.players, first.players)
    assert again.observations is first.observations
    assert np.array_equal(before.observations, kept)
    other = same.clone()
    other.step(other.sample(rng))
    assert np.array_equal(batch.observations, first.observations)


def test_samples_are_uniform() -> None:
    games = VectorGames("notre-dame", 2000, players=2, first="0")
    batch = games.reset(0)
    drawn = games.sample(np.random.default_rng(0))
    assert set(batch.masks.sum(axis=1)) == {3}, "three cards to choose from"
    places = np.array([np.flatnonzero(mask).tolist().index(action) for mask, action in zip(batch.masks, drawn)])
    assert np.abs(np.bincount(places) - 2000 / 3).max() < 100


def test_against_bots_only_one_seat_is_asked() -> None:
    games = VectorGames("lacrimosa", 4, players=3, seat=1, opponents=["greedy", "random"])
    batch = games.reset(0)
    rng = np.random.default_rng(0)
    for _ in range(100):
        assert set(batch.players) == {1}
        batch = games.step(games.sample(rng))
    assert games.record(2).seats == ["random", "agent", "greedy"]


def test_an_illegal_action_ends_its_game_alone() -> None:
    games = VectorGames("notre-dame", 2, players=2)
    batch = games.reset(0)
    batch = games.step([0, int(np.flatnonzero(batch.masks[1])[0])])
    assert batch.rewards.tolist() == [[-1, 0], [0, 0]]
    assert batch.terminated.tolist() == [True, False]
    assert batch.finished[0].illegal


def test_bad_settings() -> None:
    with pytest.raises(ValueError, match="count: must be at least 1"):
        VectorGames("notre-dame", 0)
    games = VectorGames("notre-dame", 2)
    games.reset()
    with pytest.raises(ValueError, match="actions: expected 2, not 1"):
        games.step([0])
