"""Notre Dame for PettingZoo: `notre_dame_v1.env(players=2, reward="win")`."""

from __future__ import annotations

from typing import Any

from parlour.envs.aec import SeatsEnv

__all__ = ["env", "raw_env"]


def raw_env(**settings: Any) -> SeatsEnv:
    """An illegal action is refused with its reason, and nothing has happened."""
    return SeatsEnv("notre-dame", **settings)


def env(**settings: Any) -> SeatsEnv:
    """As PettingZoo's own games: an illegal action ends the game and costs the agent."""
    return SeatsEnv("notre-dame", strict=False, **settings)
