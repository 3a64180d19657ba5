"""Fits the weights of a game's value to how games end: `python -m parlour.arena.fit GAME [GAMES] [ROUNDS]`.

Adepts with weights shaken a little, each in its own way, play; what every seat's terms were at many moments is set against the
points it still made. Ridge regression towards the weights there are. Prints the new ones, ready for the game's `value.py`.
"""

from __future__ import annotations

import sys
from math import exp
from typing import Final

from parlour.bots import Seat
from parlour.bots.adept import Adept
from parlour.engine.core import CHANCE, NOBODY
from parlour.engine.game import Game
from parlour.engine.rng import Rng
from parlour.engine.scales import Weights
from parlour.shelf import find

SHAKEN: Final = 0.5  # how far, as a power of e
SAMPLED: Final = 5  # one decision of so many
STRAY: Final = 12  # one move of so many is any legal one
FIRM: Final = 60.0  # games' worth of belief in the old weights


def shaken(weights: Weights, rng: Rng) -> Weights:
    found = []
    for pair in weights:
        factor = exp(SHAKEN * float(rng.below(2001) - 1000) / 1000)
        found.append([pair[0] * factor, pair[1] * factor])
    return found


Sample = tuple[list[float], float, float]  # terms, share of the game left, final points


def samples(game: Game, players: int, weights: Weights, seed: int) -> list[Sample]:
    """One game."""
    rng = Rng(seed)
    s = game.new({"players": players})
    s.told = None
    judge = game.judge()
    bots = [Adept("adept", game.judge_with(shaken(weights, rng))) for _ in range(players)]
    seats = [Seat(game, s, seat) for seat in range(players)]
    seen: list[tuple[int, list[float], float]] = []
    player = s.player()
    while player != NOBODY:
        if player == CHANCE:
            s.apply(CHANCE, s.draw(rng))
        else:
            if rng.below(SAMPLED) == 0:
                for seat in range(players):
                    seen.append((seat, judge.terms(s, seat), judge.left(s)))
            legal = s.legal(player)
            stray = rng.below(STRAY) == 0
            s.apply(player, legal[rng.below(len(legal))] if stray else bots[player].choose(seats[player], rng))
        player = s.player()
    final = judge.points(s)
    return [(terms, left, final[seat]) for seat, terms, left in seen]


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss, with pivots."""
    n = len(right)
    rows = [[*matrix[i], right[i]] for i in range(n)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for k in range(i + 1, n):
            factor = rows[k][i] / rows[i][i]
            if factor:
                rows[k] = [a - factor * b for a, b in zip(rows[k], rows[i])]
    found = [0.0] * n
    for i in range(n - 1, -1, -1):
        found[i] = (rows[i][n] - sum(rows[i][k] * found[k] for k in range(i + 1, n))) / rows[i][i]
    return found


def fit(data: list[Sample], weights: Weights, fixed: int) -> tuple[Weights, float, float]:
    """New weights, and the mean square error before and after. The term `fixed` (points already made) keeps its weight."""
    count = len(weights)
    n = 2 * count
    matrix = [[0.0] * n for _ in range(n)]
    right = [0.0] * n
    before = 0.0
    for terms, left, final in data:
        row = terms + [x * left for x in terms]
        error = final - sum(x * (weights[i][0] + weights[i][1] * left) for i, x in enumerate(terms))
        before += error * error
        used = [i for i in range(n) if row[i] and i != fixed and i != count + fixed]
        for i in used:
            x = row[i]
            line = matrix[i]
            for k in used:
                line[k] += x * row[k]
            right[i] += x * error
    for i in range(n):
        matrix[i][i] += FIRM * (1.0 + matrix[i][i] / max(1, len(data)))
    change = solve(matrix, right)
    fitted = [[weights[i][0] + change[i], weights[i][1] + change[count + i]] for i in range(count)]
    after = 0.0
    for terms, left, final in data:
        after += (final - sum(x * (fitted[i][0] + fitted[i][1] * left) for i, x in enumerate(terms))) ** 2
    return fitted, before / len(data), after / len(data)


def main(arguments: list[str]) -> None:
    game = find(arguments[0])
    games = int(arguments[1]) if len(arguments) > 1 else 200
    rounds = int(arguments[2]) if len(arguments) > 2 else 2
    first = int(arguments[3]) if len(arguments) > 3 else 1
    terms = game.terms()
    if terms is None:
        raise SystemExit(f"{game.id} has no terms to fit")
    names, weights = terms.names, terms.weights
    counts = [players for players in game.seat_counts() if players > 1]
    for number in range(rounds):
        data: list[Sample] = []
        for i in range(games):
            data += samples(game, counts[i % len(counts)], weights, (first + number) * 1_000_003 + i)
        weights, before, after = fit(data, weights, names.index("points"))
        print(
            f"# round {number + 1}: {len(data)} samples, mean square error {before:.1f} -> {after:.1f}",
            file=sys.stderr,
            flush=True,
        )
    for name, pair in zip(names, weights):
        print(f"    [{pair[0]:.2f}, {pair[1]:.2f}],  # {name}")


if __name__ == "__main__":
    main(sys.argv[1:])
