"""Environments can be cloned, copied and pickled in the middle of a game, on both builds; a missing extra says which it is."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

import parlour
from parlour.bots import Bot, Seat
from parlour.engine.rng import Rng
from parlour.envs import specs
from parlour.envs.aec import SeatsEnv
from parlour.envs.single import SeatEnv, SeatVectorEnv
from parlour.envs.vector import VectorGames
from parlour.shelf import find
from tests.seats import fewest

GAMES = [spec.game.id for spec in specs()]
each_game = pytest.mark.parametrize("game", GAMES)
Again = Callable[[Any], Any]
ways = pytest.mark.parametrize(
    "again",
    [lambda env: env.clone(), copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))],
    ids=["clone", "copy", "deepcopy", "pickle"],
)


class Last(Bot):
    """An opponent of somebody's own."""

    def choose(self, seat: Seat, rng: Rng) -> int:
        return seat.legal()[-1]


def act(env: SeatsEnv, rng: np.random.Generator, moves: int = -1) -> None:
    while env.agents and moves:
        mask = env.observe(env.agent_selection)["action_mask"]
        dead = env.terminations[env.agent_selection]
        env.step(None if dead else int(rng.choice(np.flatnonzero(mask))))
        moves -= 1


@ways
@each_game
def test_pettingzoo(game: str, again: Again) -> None:
    env = SeatsEnv(game, players=max(find(game).seat_counts()))
    again(env).reset(seed=1)
    env.reset(seed=1)
    act(env, np.random.default_rng(1), 9)
    other = again(env)
    assert other.record().text() == env.record().text()
    assert other.agent_selection == env.agent_selection
    np.testing.assert_array_equal(other.state(), env.state())
    for one in (env, other):
        act(one, np.random.default_rng(2), 15)
    assert other.record().text() == env.record().text()
    act(env, np.random.default_rng(3), 1)
    assert len(env.record().moves) > len(other.record().moves)
    for one in (env, other):  # the luck of the games to come is the same too
        one.reset()
        act(one, np.random.default_rng(4), 5)
    assert other.record().text() == env.record().text()


@ways
@pytest.mark.parametrize("opponents", ["greedy", "master", Last("last")], ids=["greedy", "master", "own"])
def test_gymnasium(opponents: str | Bot, again: Again) -> None:
    env = SeatEnv("notre-dame", opponents=opponents, players=2)
    env.reset(seed=3)
    for _ in range(4):
        env.step(int(np.flatnonzero(env.action_masks())[0]))
    other = again(env)
    for _ in range(8):
        action = int(np.flatnonzero(env.action_masks())[-1])
        mine, theirs = env.step(action), other.step(action)
        np.testing.assert_array_equal(mine[0]["observation"], theirs[0]["observation"])
        assert mine[1:] == theirs[1:]
    assert other.record().text() == env.record().text()
    env.reset()
    other.reset()
    assert other.record().text() == env.record().text()


def test_gymnasium_in_its_wrappers() -> None:
    """What `gymnasium.make` gives is copied and pickled as a whole."""
    env: gymnasium.Env[Any, Any] = gymnasium.make("parlour/lacrimosa-v1", players=2)
    env.reset(seed=5)
    inner: Any = env.unwrapped
    env.step(int(np.flatnonzero(inner.action_masks())[0]))
    copies: list[Any] = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    for other in copies:
        assert other.unwrapped.record().text() == inner.record().text()
        assert other.unwrapped is not inner


@ways
@each_game
def test_many_games_per_call(game: str, again: Again) -> None:
    games = VectorGames(game, 4, players=fewest(find(game)), max_moves=7)
    games.reset(np.int64(2))  # type: ignore[arg-type]
    for _ in range(10):
        games.step(games.sample(np.random.default_rng(1)))
    other = again(games)
    for i in range(10):
        actions = games.sample(np.random.default_rng(i))
        mine, theirs = games.step(actions), other.step(list(actions))
        for ours, copied in zip(mine[:6], theirs[:6]):
            np.testing.assert_array_equal(ours, copied)
        assert len(mine.finished) == len(theirs.finished)
    assert [other.record(i).text() for i in range(4)] == [games.record(i).text() for i in range(4)]


@ways
def test_the_same_seat_in_many_games(again: Again) -> None:
    env = SeatVectorEnv(3, "notre-dame", opponents="novice", players=2)
    env.reset(seed=1)
    env.step(env.games.sample(np.random.default_rng(1)))
    other = again(env)
    for _ in range(5):
        actions = env.games.sample(np.random.default_rng(2))
        for mine, theirs in zip(env.step(actions)[1:4], other.step(actions)[1:4]):
            np.testing.assert_array_equal(mine, theirs)
        np.testing.assert_array_equal(env.action_masks(), other.action_masks())


def test_numbers_of_numpy() -> None:
    """Compiled code takes no NumPy integer for an int; what learners call does."""
    one = np.int64(1)
    env = SeatsEnv("notre-dame", players=2, max_moves=np.int32(40))  # type: ignore[arg-type]
    env.reset(seed=one)  # type: ignore[arg-type]
    env.step(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0])
    table = parlour.Table("notre-dame", players=2, seed=one)  # type: ignore[arg-type]
    table.play(np.array(table.numbers(1))[0], seat=one)  # type: ignore[arg-type]
    assert table.asked == [0]
    assert VectorGames("lacrimosa", 2, players=2).reset(np.uint8(3)).players.shape == (2,)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("gone", "module", "extra"),
    [
        (["numpy", "gymnasium", "pettingzoo"], "parlour.envs.notre_dame_v1", "envs"),
        (["numpy", "gymnasium", "pettingzoo"], "parlour.envs.vector", "envs"),
        (["gymnasium", "pettingzoo"], "parlour.envs.single", "envs"),
        (["pettingzoo"], "parlour.envs.lacrimosa_v1", "envs"),
        (["pyspiel"], "parlour.envs.spiel", "openspiel"),
        (["pyarrow"], "parlour.envs.dataset", "data"),
    ],
)
def test_a_missing_extra_says_which(gone: list[str], module: str, extra: str) -> None:
    """Where a package is not installed, the import's error names the command that brings it."""
    program = f"""
import sys
from importlib.machinery import PathFinder
class Without(PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        return None if name.partition(".")[0] in {gone!r} else super().find_spec(name, path, target)
sys.meta_path[sys.meta_path.index(PathFinder)] = Without
import parlour.envs
try:
    from parlour.envs import {module.rpartition(".")[2]}
except ModuleNotFoundError as error:
    print(type(error).__name__, error)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert done.stdout.strip() == f"MissingExtra {gone[0]} is not installed: pip install 'parlour-engine[{extra}]'", done.stderr


def test_settings_may_be_numbers_of_numpy() -> None:
    """Taken wherever a whole number or a switch is: options, seats, counts. What is no whole number is refused by name."""
    env = SeatEnv("notre-dame", seat=np.int64(1), players=np.int64(3), new_persons=np.bool_(True))
    env.reset(seed=1)
    assert type(env.seat) is int
    assert env.record().options == {**env.record().options, "players": 3, "new-persons": True}
    games = VectorGames("notre-dame", np.int64(4), opponents="random", seat=np.int64(1), players=np.int64(2))
    batch = games.reset(1)
    games.step(batch.masks.argmax(axis=1))
    assert parlour.Table("notre-dame", players=np.int64(2)).options["players"] == 2
    with pytest.raises(ValueError, match=r"^actions: must be a whole number, not 0\.5$"):
        games.step([0.5] * 4)  # type: ignore[list-item]
    with pytest.raises(ValueError, match=r"^count: must be a whole number, not 2\.5$"):
        VectorGames("notre-dame", 2.5)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"^players: must be one of 2, 3, 4, 5, not 2\.5$"):
        parlour.Table("notre-dame", players=np.float64(2.5))
    for moves in (2.5, -1):
        with pytest.raises(ValueError, match=r"^moves: must be a whole number of at least 0, or None, not "):
            parlour.Table("notre-dame").play_on("random", moves=moves)  # type: ignore[arg-type]
