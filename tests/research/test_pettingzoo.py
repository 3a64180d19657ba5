"""PettingZoo's own tests on every game and seat count, and what they don't look at."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

import parlour.envs
from parlour.engine.record import replay
from parlour.envs import Spec, house_of_fado_v1, lacrimosa_v1, notre_dame_v1, specs
from parlour.envs.aec import SeatsEnv
from parlour.kit.play import all_options

MODULES = {spec.game.id: getattr(parlour.envs, spec.name) for spec in specs()}
TABLES = [pytest.param(spec.game.id, n, id=f"{spec.name}-{n}") for spec in specs() for n in spec.game.seat_counts()]
# Any observation with a mask gets these; PettingZoo keeps its own games out by name.
EXPECTED = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}


def finish(env: Any, seed: int, rng: np.random.Generator) -> dict[str, float]:
    """A whole random game; what each agent was paid."""
    env.reset(seed=seed)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        paid[agent] += reward
        env.step(None if terminated or truncated else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return paid


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_api(game: str, players: int) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(MODULES[game].env(players=players, max_moves=400), num_cycles=100)
    assert {str(warning.message) for warning in caught} <= EXPECTED


@pytest.mark.parametrize("game", MODULES)
def test_seed(game: str) -> None:
    seed_test(MODULES[game].env, num_cycles=30)


def test_performance(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(notre_dame_v1.env(players=4))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("spec", specs(), ids=lambda spec: str(spec.name))
def test_whole_games_with_all_options(spec: Spec) -> None:
    """Every option can be given as a keyword; what was played is a record that replays to the same end."""
    every = all_options(spec.game)
    rng = np.random.default_rng(1)
    for seed, options in enumerate(every[:: max(1, len(every) // 8)]):
        env = MODULES[spec.game.id].raw_env(**{name.replace("-", "_"): value for name, value in options.items()})
        paid = finish(env, seed, rng)
        end = replay(spec.game, env.record())
        assert end.scores() == env.table.state.scores()
        if len(paid) > 1:
            assert sum(paid.values()) == pytest.approx(0)
            assert max(paid.values()) > 0


def test_what_is_seen_and_allowed() -> None:
    """The observation is the seat's features, the mask its legal actions; whoever is not asked may do nothing."""
    env = house_of_fado_v1.raw_env(players=3)
    env.reset(seed=4)
    rng = np.random.default_rng(4)
    for _ in range(200):
        asked = env.agent_selection
        for seat, agent in enumerate(env.agents):
            seen = env.observe(agent)
            assert seen["observation"].tolist() == env.parlour.game.features(env.table.state, seat)
            allowed = sorted(env.table.state.legal(seat)) if agent == asked else []
            assert np.flatnonzero(seen["action_mask"]).tolist() == allowed
        env.step(rng.choice(np.flatnonzero(env.observe(asked)["action_mask"])))
    assert env.state().shape == env.state_space.shape
    assert env.state_space.contains(env.state())


def test_several_decisions_in_a_row() -> None:
    env = lacrimosa_v1.raw_env(players=2)
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    asked = []
    for agent in env.agent_iter(60):
        asked.append(agent)
        env.step(rng.choice(np.flatnonzero(env.observe(agent)["action_mask"])))
    assert any(asked[i] == asked[i + 1] == asked[i + 2] for i in range(len(asked) - 2))


def test_choices_at_the_same_time_are_sealed() -> None:
    """In the draft all are asked in seat order; nobody sees an answer before the last is in."""
    env = notre_dame_v1.raw_env(players=3)
    env.reset(seed=2)
    before = {agent: env.observe(agent)["observation"] for agent in env.agents}
    asked = []
    for _ in range(2):
        asked.append(env.agent_selection)
        env.step(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0])
        for agent in env.agents[len(asked) :]:
            assert np.array_equal(env.observe(agent)["observation"], before[agent])
    assert [*asked, env.agent_selection] == ["player_0", "player_1", "player_2"]
    env.step(np.flatnonzero(env.observe("player_2")["action_mask"])[0])
    assert not np.array_equal(env.observe("player_0")["observation"], before["player_0"])


def test_an_illegal_action_ends_the_game() -> None:
    env = notre_dame_v1.env(players=2)
    env.reset(seed=3)
    seen = env.last()[0]
    env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert env.rewards == {"player_0": -1, "player_1": 0}
    assert all(env.terminations.values())
    assert env.unwrapped.table.illegal


def test_an_illegal_action_says_why() -> None:
    """Without the wrapper it is refused, with the clause, and nothing has happened."""
    env = notre_dame_v1.raw_env(players=2)
    env.reset(seed=3)
    with pytest.raises(ValueError, match=r"player_0 may not do 0: not-this \[ND-"):
        env.step(0)
    assert env.agent_selection == "player_0"


@pytest.mark.parametrize("most", [1, 7, 20])
def test_truncation(most: int) -> None:
    """`max_moves` cuts a game short: everybody is truncated, nobody terminated, nobody paid."""
    env = notre_dame_v1.raw_env(players=3, max_moves=most)
    env.reset(seed=5)
    for _ in range(most):
        assert not any(env.truncations.values())
        env.step(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0])
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}


def test_a_game_that_ends_on_its_last_move_is_not_truncated() -> None:
    rng = np.random.default_rng(6)
    env = notre_dame_v1.raw_env(players=2)
    finish(env, 6, rng)
    moves = env.table.moves
    env = notre_dame_v1.raw_env(players=2, max_moves=moves)
    paid = finish(env, 6, np.random.default_rng(6))
    assert env.table.moves == moves
    assert sorted(paid.values()) == [-1, 1]


def test_seeds() -> None:
    """A seed gives the same luck; without one the numbers go on; fresh environments differ."""

    def first(env: SeatsEnv, seed: int | None) -> list[int]:
        env.reset(seed=seed)
        return env.table.what

    env = notre_dame_v1.raw_env()
    once, then = first(env, 1), first(env, None)
    assert once != then
    assert [first(env, 1), first(env, None)] == [once, then]
    assert first(notre_dame_v1.raw_env(), None) != first(notre_dame_v1.raw_env(), None)


def test_calls_out_of_order() -> None:
    """Nothing can be seen or done before the first reset; a step after the end is a warning, as in PettingZoo's wrapper."""
    env = notre_dame_v1.env(players=2)
    for call in (lambda: env.observe("player_0"), lambda: env.step(0), env.state, env.render):
        with pytest.raises(AssertionError, match="reset"):
            call()
    finish(env, 1, np.random.default_rng(1))
    assert env.agents == []
    env.step(None)


def test_by_name() -> None:
    env = pettingzoo.make("aec", "parlour/lacrimosa_v1", players=4)
    assert env.metadata["name"] == "lacrimosa_v1"
    assert env.max_num_agents == 4


def test_render(capsys: pytest.CaptureFixture[str]) -> None:
    env = notre_dame_v1.raw_env(players=2, render_mode="ansi")
    env.reset(seed=1)
    assert "seat 0 is asked" in str(env.render())
    assert '"packet": [{"colour": "blue", "card": null}' in str(env.render()), "hidden cards are not drawn"
    env = notre_dame_v1.raw_env(players=2, render_mode="human")
    env.reset(seed=1)
    env.step(env.table.legal[0])
    assert "seat 1 is asked" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"players": 9}, "players: must be one of 2, 3, 4, 5, not 9"),
        ({"expansion": True}, "expansion: no such option"),
        ({"reward": "glory"}, "reward: must be one of"),
        ({"max_moves": 0}, "max_moves: must be at least 1"),
    ],
)
def test_bad_settings(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        notre_dame_v1.env(**settings)
