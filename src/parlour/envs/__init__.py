"""The games as environments for research: PettingZoo, Gymnasium, many games at once, OpenSpiel. See docs/RESEARCH.md.

from parlour.envs import notre_dame_v1                 # PettingZoo: notre_dame_v1.env(players=3)
gymnasium.make("parlour/notre_dame-v1")                # one seat against bots
from parlour.envs.vector import VectorGames            # many games per call
import parlour.envs.spiel                              # pyspiel.load_game("notre_dame_v1(players=2)")
"""

from __future__ import annotations

from functools import partial
from importlib.util import find_spec as installed
from types import SimpleNamespace
from typing import Any

from parlour.envs.spec import Spec, UnknownEnvironment, find_spec, specs

__all__ = ["Spec", "UnknownEnvironment", "find_spec", "specs"]

if installed("gymnasium"):
    import gymnasium

    for spec in specs():
        gymnasium.register(
            spec.gym_id,
            "parlour.envs.single:SeatEnv",
            vector_entry_point="parlour.envs.single:SeatVectorEnv",
            kwargs={"game": spec.game.id},
            disable_env_checker=True,
        )

if installed("pettingzoo"):
    import pettingzoo

    for spec in specs():
        entry = "parlour.envs.aec:SeatsEnv"
        pettingzoo.register("aec", f"parlour/{spec.name}", entry, kwargs={"game": spec.game.id, "strict": False})


def __getattr__(name: str) -> Any:
    """`notre_dame_v1`: a game as PettingZoo's own games are, a module with `env` and `raw_env`.

    `raw_env` refuses an illegal action with its reason, and nothing has happened; in `env` it ends the game and costs the agent.
    """
    try:
        spec = find_spec(name)
    except UnknownEnvironment as error:
        raise AttributeError(str(error)) from None
    from parlour.envs.aec import SeatsEnv

    return SimpleNamespace(env=partial(SeatsEnv, spec.game.id, strict=False), raw_env=partial(SeatsEnv, spec.game.id))
