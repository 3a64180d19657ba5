"""The games as environments for research: PettingZoo, Gymnasium, many games at once, OpenSpiel. See docs/RESEARCH.md.

from parlour.envs import notre_dame_v1                 # PettingZoo: notre_dame_v1.env(players=3)
gymnasium.make("parlour/notre_dame-v1")                # one seat against bots
from parlour.envs.vector import VectorGames            # many games per call
import parlour.envs.spiel                              # pyspiel.load_game("notre_dame_v1(players=2)")
"""

from __future__ import annotations

from importlib.util import find_spec as installed

from parlour.envs.spec import SPECS, Spec, UnknownEnvironment, find_spec

__all__ = ["SPECS", "Spec", "UnknownEnvironment", "find_spec"]

if installed("gymnasium"):
    import gymnasium

    for spec in SPECS:
        gymnasium.register(
            spec.gym_id,
            "parlour.envs.single:SeatEnv",
            vector_entry_point="parlour.envs.single:SeatVectorEnv",
            kwargs={"game": spec.game.id},
            disable_env_checker=True,
        )

if installed("pettingzoo"):
    import pettingzoo

    for spec in SPECS:
        pettingzoo.register("aec", f"parlour/{spec.name}", f"parlour.envs.{spec.name}:env")
