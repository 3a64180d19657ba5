"""An environment's name stands for its actions, its observation and its rules; when one of them changes, the version rises."""

from __future__ import annotations

import pytest

import parlour.envs
from parlour.engine.core import CHANCE, NOBODY
from parlour.engine.rng import Rng
from parlour.envs import Spec, UnknownEnvironment, find_spec, specs
from parlour.envs.common import BOUND
from parlour.kit.play import all_options
from parlour.shelf import games

# Add a line when a version rises; never change one of a released version, or trained policies play another game unawares.
KNOWN = {
    "notre_dame_v1": "43ea7fc97cc9f97c",
    "house_of_fado_v1": "b6f061b8a11cdeae",
    "lacrimosa_v1": "5ce5a06c0eb491d4",
}

EACH = pytest.mark.parametrize("spec", specs(), ids=lambda spec: str(spec.name))


@EACH
def test_a_name_means_what_it_meant(spec: Spec) -> None:
    found = spec.fingerprint()
    assert KNOWN.get(spec.name, found) == found, f"{spec.name}: actions, features or rules changed: raise its `env_version`"


@EACH
def test_every_version_has_its_module(spec: Spec) -> None:
    module = getattr(parlour.envs, spec.name)
    assert module.env().metadata["name"] == spec.name
    assert module.raw_env().metadata["name"] == spec.name


@EACH
def test_seats_act_below_chance_above(spec: Spec) -> None:
    """Seats' actions are the first so many, chance's the others; no feature leaves the bounds of the space."""
    game = spec.game
    every = all_options(game)
    for seed, options in enumerate(every[:: max(1, len(every) // 8)]):
        s = game.new(options)
        s.told = None
        rng = Rng(seed)
        step = 0
        while s.player() != NOBODY:
            if s.player() == CHANCE:
                action = s.draw(rng)
                assert spec.actions <= action < game.words.size
            else:
                legal = s.legal(s.player())
                assert max(legal) < spec.actions
                action = legal[rng.below(len(legal))]
                if step % 20 == 0:
                    features = game.features(s, s.player())
                    assert len(features) == len(spec.feature_names(options))
                    assert max(map(abs, features)) < BOUND / 2
            s.apply(s.player(), action)
            step += 1


def test_names() -> None:
    assert [spec.game for spec in specs()] == games()
    assert {spec.name for spec in specs()} >= set(KNOWN)
    assert find_spec("notre-dame") is find_spec("notre_dame_v1") is find_spec("notre_dame")
    with pytest.raises(UnknownEnvironment, match="notre_dame_v1"):
        find_spec("catan")
