"""Means, spreads and effects with their 95 % intervals."""

from __future__ import annotations

from math import sqrt
from typing import Any

from parlour.arena.figures import Z, mean_interval

Pair = tuple[float, float]  # how often somebody took a thing, and what came of it


def spread(values: list[float]) -> dict[str, float]:
    """The mean with its interval, and how far single values lie apart."""
    if not values:
        return {}
    mean, low, high = mean_interval(values)
    ordered = sorted(values)
    n = len(ordered)
    return {
        "n": n,
        "mean": mean,
        "low": low,
        "high": high,
        "min": ordered[0],
        "p5": ordered[int(0.05 * (n - 1))],
        "p25": ordered[int(0.25 * (n - 1))],
        "median": ordered[int(0.5 * (n - 1))],
        "p75": ordered[int(0.75 * (n - 1))],
        "p95": ordered[int(0.95 * (n - 1))],
        "max": ordered[-1],
    }


def histogram(values: list[float], bins: int = 40) -> dict[str, Any]:
    """How often values fall into each of some equal whole-numbered steps."""
    if not values:
        return {"from": 0, "step": 1, "counts": []}
    least, most = int(min(values) // 1), int(max(values) // 1)
    step = max(1, -(-(most - least + 1) // bins))
    counts = [0] * ((most - least) // step + 1)
    for value in values:
        counts[int(value - least) // step] += 1
    return {"from": least, "step": step, "counts": counts}


def effect(tables: list[list[Pair]]) -> dict[str, float] | None:
    """What taking a thing once more goes with, compared with the others at the same table, and its 95 % interval.

    Least squares within tables: every pair is measured from its table's mean, so that a thing that everybody has says nothing
    and strong or rich tables don't count. Where one seat takes a thing and the others don't, this is the mean of the taker's
    result less the others'. The interval takes tables, not seats, as independent. Tables of one seat are compared with
    each other. `tables` is how many had a difference to tell.
    """
    if tables and all(len(table) == 1 for table in tables):
        tables = [[table[0] for table in tables]]
        xs = [x for x, _ in tables[0]]
        x_mean = sum(xs) / len(xs)
        y_mean = sum(y for _, y in tables[0]) / len(xs)
        told = [((x - x_mean) * (y - y_mean), (x - x_mean) ** 2) for x, y in tables[0]]
        unlike = len(xs) - max(xs.count(x) for x in set(xs))  # games that differ from the usual one
    else:
        told = [(xy, xx) for xy, xx in map(within, tables) if xx > 0.0]
        unlike = len(told)
    below = sum(xx for _, xx in told)
    if unlike < 3 or below <= 0.0:
        return None
    slope = sum(xy for xy, _ in told) / below
    n = len(told)
    error = sqrt(sum((xy - slope * xx) ** 2 for xy, xx in told) * n / (n - 1)) / below
    half = (Z + (Z**3 + Z) / (4 * (unlike - 1))) * error  # Student's t, expanded
    return {"value": slope, "low": slope - half, "high": slope + half, "tables": unlike}


def within(table: list[Pair]) -> tuple[float, float]:
    n = len(table)
    x_mean = sum(x for x, _ in table) / n
    y_mean = sum(y for _, y in table) / n
    return sum((x - x_mean) * (y - y_mean) for x, y in table), sum((x - x_mean) ** 2 for x, _ in table)
