"""Notre Dame for PettingZoo: `notre_dame_v1.env(players=2, reward="win")`."""

from __future__ import annotations

from typing import Any

from parlour.envs.aec import SeatsEnv, wrapped

__all__ = ["env", "raw_env"]


def raw_env(**settings: Any) -> SeatsEnv:
    return SeatsEnv("notre-dame", **settings)


def env(**settings: Any) -> Any:
    return wrapped(raw_env(**settings))
