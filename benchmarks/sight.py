"""Master with another way of looking ahead, against the usual others: which one measures better here.

    python -m benchmarks.sight notre-dame --seats master,adept --time 0.1 --games 40 worlds=8
    python -m benchmarks.sight lacrimosa --seats master,adept --time 0.1 --games 40 own_tries=300

What can be set are the attributes of `parlour.bots.search.Sight`. The same games (seed and seats) for every setting, so that
two runs can be compared game by game; the share of the first bot, its points ahead of the best other, and 95 % intervals.
"""

from __future__ import annotations

import argparse
from math import sqrt

from benchmarks.build import parse
from parlour.arena.figures import wilson
from parlour.arena.match import Match, Row, play
from parlour.bots.search import SIGHT
from parlour.shelf import find


def setting(text: str) -> str:
    """Change one attribute: `worlds=8`, `sharp=0.06`, `playouts=1`."""
    name, _, value = text.partition("=")
    if name.startswith("_") or not hasattr(SIGHT, name) or not value:
        raise argparse.ArgumentTypeError(
            f"{text}: one of {', '.join(n for n in dir(SIGHT) if not n.startswith('_'))}, and =NUMBER"
        )
    kind = type(getattr(SIGHT, name))
    setattr(SIGHT, name, kind(float(value)))
    return text


def result(row: Row) -> tuple[float, float]:
    """What the first bot of the line-up won, and its points ahead of the best other (alone: its points)."""
    seat = row["order"].index(0)
    ranks, scores = row["ranks"], row["scores"]
    won = 1 / ranks.count(1) if ranks[seat] == 1 else 0.0
    others = [score for i, score in enumerate(scores) if i != seat]
    return won, scores[seat] - max(others, default=0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("settings", nargs="*", type=setting)
    parser.add_argument("--seats", default="master,adept")
    parser.add_argument("--time", type=float, default=0.1, help="seconds of the processor a turn")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=7)
    args = parse(parser)
    game = find(args.game)
    seats = args.seats.split(",")
    match = Match(game.id, game.choose({"players": len(seats)}), seats, args.seed, 0, args.time)
    won: list[float] = []
    leads: list[float] = []
    for number in range(args.games):
        one, lead = result(play(match, number))
        won.append(one)
        leads.append(lead)
        print(f"game {number}: {one:.2f} {lead:+.0f}", flush=True)
    n = len(won)
    low, high = wilson(sum(won), n)
    mean = sum(leads) / n
    spread = 1.96 * sqrt(sum((x - mean) ** 2 for x in leads) / max(1, n - 1) / n)
    print(f"{args.game} {args.seats} {' '.join(args.settings) or 'as usual'}: {sum(won):g} of {n} = {sum(won) / n:.1%}", end=" ")
    print(f"({low:.1%} to {high:.1%}), ahead by {mean:+.1f} ± {spread:.1f}")


if __name__ == "__main__":
    main()
