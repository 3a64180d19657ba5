"""OpenSpiel's own test on every game, its IS-MCTS, and what a seat's information state holds."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import parlour.envs.spiel
from parlour.envs import Spec, specs

assert parlour.envs.spiel

EACH = pytest.mark.parametrize("spec", specs(), ids=lambda spec: str(spec.name))


def go_on(state: Any, rng: np.random.RandomState) -> None:
    """One step at random."""
    if state.is_chance_node():
        actions, odds = zip(*state.chance_outcomes())
        state.apply_action(int(rng.choice(actions, p=odds)))
    else:
        state.apply_action(int(rng.choice(state.legal_actions())))


@pytest.mark.parametrize(
    "name",
    [
        "notre_dame_v1(players=2)",
        "notre_dame_v1(players=5,new_persons=True,reward=win,max_moves=60)",
        "house_of_fado_v1(players=1,reward=margin,max_moves=100)",
        "house_of_fado_v1(players=3,max_moves=100)",
        "lacrimosa_v1(players=1,level=hard,max_moves=60)",
        "lacrimosa_v1(players=4,composers=eybler-stadler,max_moves=60)",
    ],
)
def test_random_sim(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@EACH
def test_a_game_and_its_numbers(spec: Spec) -> None:
    for players in spec.game.seat_counts():
        game = pyspiel.load_game(f"{spec.name}(players={players})")
        assert game.num_players() == players
        assert game.num_distinct_actions() == spec.actions
        assert game.observation_tensor_shape() == [len(spec.feature_names(spec.choose({"players": players})))]
        assert str(game) == str(pyspiel.load_game(str(game)))
    with pytest.raises(ValueError, match="players: must be one of"):
        pyspiel.load_game(f"{spec.name}(players=7)")


@EACH
def test_worlds(spec: Spec) -> None:
    """A resampled state looks the same to its player in every way, and somewhere different to another."""
    players = max(2, spec.game.seat_counts()[0])
    game = pyspiel.load_game(f"{spec.name}(players={players},max_moves=80)")
    rng = np.random.RandomState(3)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    state = game.new_initial_state()
    differ = 0
    while not state.is_terminal():
        if not state.is_chance_node():
            seat = state.current_player()
            other = state.resample_from_infostate(seat, sampler)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            assert other.legal_actions() == state.legal_actions()
            assert other.history() == []
            with pytest.raises(pyspiel.SpielError, match="has no past"):
                pickle.dumps(other.made)
            next_seat = (seat + 1) % players
            differ += other.observation_string(next_seat) != state.observation_string(next_seat)
            copy = other.clone()
            action = state.legal_actions()[0]
            other.apply_action(action)
            assert copy.information_state_string(seat) == state.information_state_string(seat), "a clone stands alone"
            assert f"> {spec.game.words.text(action)}\n" in other.information_state_string(seat)
        go_on(state, rng)
    assert differ > 0 or spec.game.id == "house-of-fado", "House of Fado hides nothing from a seat that another sees"


def test_a_stream_is_what_the_seat_was_told_and_did() -> None:
    """A card dealt to seat 1 is in its stream alone; a kept card shows to nobody else."""
    game = pyspiel.load_game("notre_dame_v1(players=2)")
    rng = np.random.RandomState(1)
    state = game.new_initial_state()
    while not (state.is_chance_node() and "dealt 1" in state.child(state.legal_actions()[0]).information_state_string(0)[-9:]):
        go_on(state, rng)
    one, two = [state.child(action) for action in state.legal_actions()[:2]]
    assert one.information_state_string(0) == two.information_state_string(0)
    assert one.information_state_string(1) != two.information_state_string(1)
    while state.is_chance_node():
        go_on(state, rng)
    assert state.current_player() == 0
    one, two = [state.child(action) for action in state.legal_actions()[:2]]
    assert one.information_state_string(1) == two.information_state_string(1) == state.information_state_string(1)
    assert one.information_state_string(0) != two.information_state_string(0)


@pytest.mark.parametrize(
    "name", ["notre_dame_v1(players=2)", "house_of_fado_v1(players=2,max_moves=40)", "lacrimosa_v1(players=1,max_moves=30)"]
)
def test_ismcts(name: str) -> None:
    """Their IS-MCTS plays a whole game of Notre Dame, and the beginning of the others, with consistent action sets."""
    game = pyspiel.load_game(name)
    rng = np.random.RandomState(2)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, rng), 2.0, max_simulations=4, max_world_samples=2, random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            go_on(state, rng)
    assert len(state.returns()) == game.num_players()
    if "max_moves" not in name:
        assert sum(state.returns()) == 0
        assert max(state.returns()) in (0, 1)  # a tie pays nobody


def test_returns_of_a_game_cut_short() -> None:
    game = pyspiel.load_game("notre_dame_v1(players=2,max_moves=3)")
    state = game.new_initial_state()
    rng = np.random.RandomState(1)
    moves = 0
    while not state.is_terminal():
        moves += not state.is_chance_node()
        go_on(state, rng)
    assert moves == 3
    assert state.returns() == [0, 0]
    assert state.current_player() == pyspiel.PlayerId.TERMINAL


@pytest.mark.parametrize(
    ("given", "said"), [("reward=x", "reward: must be one of"), ("max_moves=-5", "max_moves: must be at least 0")]
)
def test_wrong_settings_are_refused_at_once(given: str, said: str) -> None:
    with pytest.raises(ValueError, match=f"^{said}"):
        pyspiel.load_game(f"notre_dame_v1({given})")
