"""What came of a match: win shares and mean ranks with 95 % intervals, ratings, and when enough has been played."""

from __future__ import annotations

from math import exp, log, log10, sqrt
from typing import Any, Final, NamedTuple

from parlour.arena.match import Row
from parlour.engine.rng import Rng

Z: Final = 1.959964  # half of 95 % of a normal distribution
RESAMPLES: Final = 200
ERROR: Final = 0.05  # of a sequential test, either way
EDGE: Final = 0.05  # it tells a share this much above the target from one as much below


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson; shared wins count in part."""
    if games == 0:
        return 0.0, 1.0
    p = wins / games
    middle = (p + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * sqrt(p * (1 - p) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_interval(values: list[float]) -> tuple[float, float, float]:
    """The mean and its 95 % interval, by the normal distribution."""
    n = len(values)
    if n == 0:
        return 0.0, 0.0, 0.0
    mean = sum(values) / n
    if n == 1:
        return mean, mean, mean
    half = Z * sqrt(sum((x - mean) ** 2 for x in values) / (n - 1) / n)
    return mean, mean - half, mean + half


def won(row: Row, place: int) -> float:
    """Whether this place of the line-up won a game; a shared win counts in part."""
    ranks: list[int] = row["ranks"]
    return 1.0 / ranks.count(1) if ranks[row["order"].index(place)] == 1 else 0.0


def rank(row: Row, place: int) -> float:
    """The rank of this place of the line-up; equal ranks share theirs."""
    ranks: list[int] = row["ranks"]
    own: int = ranks[row["order"].index(place)]
    return own + (ranks.count(own) - 1) / 2


def elo(rows: list[Row], seats: list[str]) -> dict[str, float]:
    """Ratings around 1500 from who came before whom (Bradley and Terry); a drawn game with everybody keeps them finite."""
    names = sorted(set(seats))
    wins = {a: {b: 0.5 for b in names if b != a} for a in names}
    for row in rows:
        ranks = row["ranks"]
        order = row["order"]
        for i, a in enumerate(order):
            for j, b in enumerate(order):
                if i != j and seats[a] != seats[b] and ranks[i] <= ranks[j]:
                    wins[seats[a]][seats[b]] += 1.0 if ranks[i] < ranks[j] else 0.5
    strength = dict.fromkeys(names, 1.0)
    for _ in range(200):
        for a in names:
            met = sum((wins[a][b] + wins[b][a]) / (strength[a] + strength[b]) for b in names if b != a)
            if met > 0.0:
                strength[a] = sum(wins[a].values()) / met
        mean = sum(log(strength[a]) for a in names) / len(names)
        strength = {a: x / exp(mean) for a, x in strength.items()}
    return {a: 1500.0 + 400.0 * log10(x) for a, x in strength.items()}


class Rating(NamedTuple):
    """A rating and its 95 % interval; None where the games set no bound, for nothing but wins or losses was seen."""

    elo: float
    low: float | None
    high: float | None


def ratings(rows: list[Row], seats: list[str]) -> dict[str, Rating]:
    """Each rating with its 95 % interval, by drawing the games anew."""
    found = elo(rows, seats)
    if len(found) < 2 or not rows:
        return {name: Rating(x, None, None) for name, x in found.items()}
    rng = Rng(len(rows))
    drawn: dict[str, list[float]] = {name: [] for name in found}
    for _ in range(RESAMPLES):
        for name, x in elo([rows[rng.below(len(rows))] for _ in rows], seats).items():
            drawn[name].append(x)
    low, high = int(0.025 * RESAMPLES), int(0.975 * RESAMPLES) - 1
    rated = {}
    for name, x in found.items():
        share = sum(ahead(row, seats, name) for row in rows)
        if 0.0 < share < len(rows):
            rated[name] = Rating(x, sorted(drawn[name])[low], sorted(drawn[name])[high])
        else:  # drawn anew, such games are always the same: Wilson's interval of the share says what is known
            rated[name] = one_sided(x, share, len(rows), len(found))
    return rated


def ahead(row: Row, seats: list[str], name: str) -> float:
    """The share of the other bots that a bot came before in a game; equal ranks count half."""
    ranks, order = row["ranks"], row["order"]
    met = [
        1.0 if ranks[i] < ranks[j] else 0.5 if ranks[i] == ranks[j] else 0.0
        for i, a in enumerate(order)
        for j, b in enumerate(order)
        if seats[a] == name != seats[b]
    ]
    return sum(met) / len(met)


def one_sided(x: float, share: float, games: int, bots: int) -> Rating:
    """The rating of a bot that came before all others in every game, or behind them; the mean of all ratings is 1500."""
    low, high = wilson(share, games)
    bound = 1500.0 + 400.0 * log10((low / (1.0 - low)) if share else (high / (1.0 - high))) * (bots - 1) / bots
    return Rating(x, bound, None) if share else Rating(x, None, bound)


def decided(wins: float, games: int, target: float) -> int:
    """A sequential test of a win share against a target: 1 above it, -1 below it, 0 not yet known."""
    low, high = max(0.01, target - EDGE), min(0.99, target + EDGE)
    evidence = wins * log(high / low) + (games - wins) * log((1 - high) / (1 - low))
    enough = log((1 - ERROR) / ERROR)
    return 1 if evidence >= enough else -1 if evidence <= -enough else 0


def summary(rows: list[Row], seats: list[str]) -> list[dict[str, Any]]:
    """For every bot of the line-up: its share of wins, per seat it has, mean rank and score, rating, seconds a decision."""
    rated = ratings(rows, seats)
    found = []
    for name in dict.fromkeys(seats):
        places = [i for i, seat in enumerate(seats) if seat == name]
        wins = sum(won(row, place) for row in rows for place in places)
        low, high = wilson(wins, len(rows))
        n = len(places)
        rank_mean, rank_low, rank_high = mean_interval([sum(rank(row, place) for place in places) / n for row in rows])
        scores = [float(row["scores"][row["order"].index(place)]) for row in rows for place in places]
        spent = sum(row["seconds"][row["order"].index(place)] for row in rows for place in places)
        made = sum(row["decisions"][row["order"].index(place)] for row in rows for place in places)
        found.append(
            {
                "bot": name,
                "seats": n,
                "games": len(rows),
                "wins": wins,
                "share": wins / len(rows) if rows else 0.0,
                "share_low": low,
                "share_high": high,
                "rank": rank_mean,
                "rank_low": rank_low,
                "rank_high": rank_high,
                "score": mean_interval(scores)[0],
                "elo": rated[name].elo,
                "elo_low": rated[name].low,
                "elo_high": rated[name].high,
                "seconds_a_decision": spent / made if made else 0.0,
            }
        )
    return found
