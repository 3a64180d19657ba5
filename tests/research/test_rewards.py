"""What a finished game pays: by rank, for the win, by the margin."""

from __future__ import annotations

import pytest

from parlour.envs.tables import rewards_of


@pytest.mark.parametrize(
    ("kind", "scores", "places", "paid"),
    [
        ("rank", [50, 40, 30], [1, 2, 3], [1.0, 0.0, -1.0]),
        ("rank", [50, 40, 30, 20, 10], [1, 2, 3, 4, 5], [1.0, 0.5, 0.0, -0.5, -1.0]),
        ("rank", [30, 40, 40], [3, 1, 1], [-1.0, 0.5, 0.5]),  # a shared place pays the mean of its places
        ("rank", [40, 40], [1, 2], [1.0, -1.0]),  # a tie that the rules break
        ("rank", [40], [1], [1.0]),
        ("rank", [40], [2], [-1.0]),
        ("win", [50, 40, 30], [1, 2, 3], [1.0, 0.0, 0.0]),
        ("win", [30, 40, 40], [3, 1, 1], [0.0, 0.5, 0.5]),
        ("win", [40], [2], [0.0]),
        ("margin", [50, 40, 30], [1, 2, 3], [10.0, -10.0, -20.0]),
        ("margin", [40, 40], [1, 2], [0.0, 0.0]),
        ("margin", [37], [1], [37.0]),
    ],
)
def test_rewards(kind: str, scores: list[int], places: list[int], paid: list[float]) -> None:
    assert rewards_of(kind, scores, places) == paid


def test_unknown_reward() -> None:
    with pytest.raises(ValueError, match="rank, win, margin, not glory"):
        rewards_of("glory", [1], [1])
