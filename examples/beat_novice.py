"""Train a small policy for two-player Notre Dame that beats Novice: `python examples/beat_novice.py --seed 1`.

A network with masked actions first learns to do as Adept does (supervised), then plays against Novice and gets better by PPO.
It sees what `parlour.envs` gives any learner: the observation and the mask of the seat that is asked. CPU only.
Needs `pip install 'parlour-engine[train]'`; compiled, a seed takes some minutes of one core. `--draw` makes the picture.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from parlour.arena.figures import wilson
from parlour.bots import Seat, find_bot
from parlour.engine.core import CHANCE, NOBODY
from parlour.engine.rng import Rng
from parlour.envs.vector import Batch, VectorGames
from parlour.shelf import find

GAME = find("notre-dame")
TABLES = 32  # on either side of the board
STEPS = 128  # decisions at each table between two updates
EPOCHS, MINIBATCH, CLIP, ENTROPY, LAMBDA = 2, 1024, 0.2, 0.003, 0.95
LEAD = 15.0  # points ahead that are nearly as good as any win

Arrays = Any  # numpy and torch are used untyped


class Policy:
    """Two hidden layers, a head for actions and one for the value. The mask is part of what it sees: it tells the question."""

    def __init__(self, features: int, actions: int, width: int = 128) -> None:
        self.trunk = nn.Sequential(nn.Linear(features + actions, width), nn.Tanh(), nn.Linear(width, width), nn.Tanh())
        self.actor = nn.Linear(width, actions)
        self.critic = nn.Linear(width, 1)
        self.mean, self.scale = torch.zeros(features), torch.ones(features)

    def parameters(self) -> list[Any]:
        return [weight for part in (self.trunk, self.actor, self.critic) for weight in part.parameters()]

    def look(self, seen: Arrays, mask: Arrays) -> tuple[Any, Any]:
        """Log-probabilities of all actions, minus infinity where the mask forbids, and the value."""
        hidden = self.trunk(torch.cat([(seen - self.mean) / self.scale, mask.float()], 1))
        logits = self.actor(hidden).masked_fill(mask == 0, float("-inf"))
        return torch.log_softmax(logits, 1), self.critic(hidden).squeeze(1)


def lessons(games: int, seed: int, features: int, actions: int) -> tuple[Any, Any, Any]:
    """What Adept saw, might do and did, in games against itself."""
    adept = find_bot("adept")
    seen, masks, done = [], [], []
    for number in range(games):
        chance, thought = Rng(2 * (seed * 1_000_003 + number)), Rng(2 * (seed * 1_000_003 + number) + 1)
        s = GAME.new({"players": 2})
        s.told = None
        seats = [Seat(GAME, s, 0), Seat(GAME, s, 1)]
        while (player := s.player()) != NOBODY:
            if player == CHANCE:
                s.apply(CHANCE, s.draw(chance))
                continue
            action = adept.choose(seats[player], thought)
            legal = s.legal(player)
            if len(legal) > 1:
                mask = np.zeros(actions, np.int8)
                mask[legal] = 1
                seen.append(np.array(seats[player].features(), np.float32))
                masks.append(mask)
                done.append(action)
            s.apply(player, action)
    return torch.from_numpy(np.stack(seen)), torch.from_numpy(np.stack(masks)), torch.tensor(done)


def imitate(policy: Policy, data: tuple[Any, Any, Any], epochs: int) -> float:
    """Do as Adept does; the share of decisions on which the policy agrees with it in the end."""
    seen, masks, done = data
    policy.mean, policy.scale = seen.mean(0), seen.std(0) + 1e-2
    adam = torch.optim.Adam(policy.parameters(), lr=1e-3)
    agreed = 0.0
    for _ in range(epochs):
        agreed = 0.0
        for rows in torch.randperm(len(done)).split(MINIBATCH):
            logs, _ = policy.look(seen[rows], masks[rows])
            adam.zero_grad()
            nn.functional.nll_loss(logs, done[rows]).backward()
            adam.step()
            agreed += float((logs.argmax(1) == done[rows]).sum())
    return agreed / len(done)


class Sides:
    """Games against Novice, from both seats: Novice forgets something else at each."""

    def __init__(self, tables: int, seed: int) -> None:
        self.sides = [
            VectorGames("notre-dame", tables, opponents="novice", seat=seat, reward="margin", players=2) for seat in (0, 1)
        ]
        self.tables = tables
        self.batches = [side.reset(seed * 10_000_000 + 1_000_000 * seat) for seat, side in enumerate(self.sides)]

    def seen(self) -> tuple[Any, Any]:
        rows = [(batch.observations, batch.masks) for batch in self.batches]
        return torch.from_numpy(np.concatenate([a for a, _ in rows])), torch.from_numpy(np.concatenate([b for _, b in rows]))

    def step(self, actions: Arrays) -> tuple[Any, Any, list[float]]:
        """Rewards and ends by table, and the points ahead of every game that ended."""
        halves = np.split(actions, 2)
        self.batches = [side.step(half) for side, half in zip(self.sides, halves)]
        ahead = np.concatenate([batch.rewards[:, seat] for seat, batch in enumerate(self.batches)])
        over = np.concatenate([batch.terminated for batch in self.batches])
        ends = [
            float(batch.finished[i].rewards[seat]) for seat, batch in enumerate(self.batches) for i in range(len(batch.finished))
        ]
        return np.tanh(ahead / LEAD), over, ends


def practise(policy: Policy, sides: Sides, adam: Any, warm: bool) -> float:
    """One round of PPO; `warm` only teaches the critic. The share of games won on the way."""
    store: dict[str, list[Any]] = {name: [] for name in ("seen", "mask", "action", "log", "value", "reward", "over")}
    ends: list[float] = []
    for _ in range(STEPS):
        seen, mask = sides.seen()
        with torch.no_grad():
            logs, value = policy.look(seen, mask)
            action = torch.multinomial(logs.exp(), 1).squeeze(1)
        reward, over, ended = sides.step(action.numpy())
        ends += ended
        log = logs.gather(1, action[:, None]).squeeze(1)
        row = (seen, mask, action, log, value, torch.from_numpy(reward).float(), torch.from_numpy(over).float())
        for name, part in zip(store, row):
            store[name].append(part)
    with torch.no_grad():
        coming = policy.look(*sides.seen())[1]
    gain, better = torch.zeros_like(coming), []
    for t in reversed(range(STEPS)):  # how much better than expected each action turned out
        going = 1.0 - store["over"][t]
        gain = store["reward"][t] + coming * going - store["value"][t] + LAMBDA * going * gain
        coming = store["value"][t]
        better.append(gain)
    flat = {name: torch.cat(parts) for name, parts in store.items()}
    advantage = torch.cat(better[::-1])
    target = advantage + flat["value"]
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(target)).split(MINIBATCH):
            logs, value = policy.look(flat["seen"][rows], flat["mask"][rows])
            loss = 0.5 * (value - target[rows]).pow(2).mean()
            if not warm:
                ratio = (logs.gather(1, flat["action"][rows, None]).squeeze(1) - flat["log"][rows]).exp()
                kept = torch.min(ratio * advantage[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * advantage[rows])
                spread = -(logs.exp() * logs.masked_fill(logs == float("-inf"), 0.0)).sum(1)
                loss = loss - kept.mean() - ENTROPY * spread.mean()
            adam.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            adam.step()
    return sum(1.0 if x > 0 else 0.5 if x == 0 else 0.0 for x in ends) / max(1, len(ends))


def test(policy: Policy, games: int, seed: int) -> tuple[float, int]:
    """Wins (a tie is half of one) over so many games against Novice, half from either seat; the likeliest action is taken.

    Every table plays the same number of games, so that short games don't count more often.
    """
    sides = Sides(50, seed)
    rounds = -(-games // 100)
    left = [rounds] * 100
    wins = 0.0
    while any(left):
        with torch.no_grad():
            logs, _ = policy.look(*sides.seen())
        sides.step(logs.argmax(1).numpy())
        for seat, batch in enumerate(sides.batches):
            wins += count(batch, seat, left)
    return wins, rounds * 100


def count(batch: Batch, seat: int, left: list[int]) -> float:
    wins = 0.0
    for game in batch.finished:
        table = 50 * seat + game.index
        if left[table]:
            left[table] -= 1
            ahead = game.rewards[seat]
            wins += 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
    return wins


def train(seed: int, games: int, epochs: int, rounds: int, every: int, final: int) -> dict[str, Any]:
    """One seed: the curve (decisions against Novice, share of test games won) and the last test with its interval."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    began = time.process_time()
    sides = Sides(TABLES, seed)
    policy = Policy(sides.sides[0].features, sides.sides[0].actions)
    agreed = imitate(policy, lessons(games, seed, sides.sides[0].features, sides.sides[0].actions), epochs)
    adam = torch.optim.Adam(policy.parameters(), lr=3e-4)
    curve: list[list[float]] = []

    def mark(made: int) -> None:
        wins, played = test(policy, 200, 900 + seed)
        curve.append([made, wins / played, round(time.process_time() - began)])
        print(f"seed {seed}: {made:>9,} decisions, {100 * wins / played:.1f} % of {played}, {curve[-1][2]:.0f} s", flush=True)

    mark(0)
    for number in range(1, rounds + 1):
        for group in adam.param_groups:
            group["lr"] = 3e-4 * (1.0 - (number - 1) / rounds)
        practise(policy, sides, adam, warm=number <= 3)
        if number % every == 0 or number == rounds:
            mark(number * STEPS * TABLES * 2)
    wins, played = test(policy, final, 500 + seed)
    low, high = wilson(wins, played)
    return {
        "seed": seed, "agreed": agreed, "curve": curve, "wins": wins, "games": played, "share": wins / played,
        "low": low, "high": high, "cpu_seconds": round(time.process_time() - began),
    }  # fmt: skip


def draw(results: list[dict[str, Any]]) -> str:
    """The learning curves as SVG."""
    most = max(point[0] for one in results for point in one["curve"])
    body = ['<rect width="720" height="400" fill="#fff"/>']
    for tenth in range(0, 11, 2):
        y = 340 - 30 * tenth
        body.append(f'<path d="M60 {y}H700" stroke="#ddd"/><text x="52" y="{y + 4}" text-anchor="end">{10 * tenth} %</text>')
    body.append('<path d="M60 190H700" stroke="#888" stroke-dasharray="4 4"/>')
    for fifth in range(6):
        body.append(f'<text x="{60 + 128 * fifth}" y="360" text-anchor="middle">{most * fifth / 5:,.0f}</text>')
    for number, one in enumerate(results):
        colour = ("#3b6ea5", "#b5653a", "#4b8a5f", "#8a5a9e")[number % 4]
        spots = " ".join(f"{60 + 640 * made / most:.1f},{340 - 300 * share:.1f}" for made, share, _ in one["curve"])
        body.append(f'<polyline points="{spots}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        interval = f"{100 * one['low']:.1f} to {100 * one['high']:.1f}"
        said = f"seed {one['seed']}: {100 * one['share']:.1f} % of {one['games']} games ({interval})"
        y = 270 + 18 * number
        body.append(f'<rect x="410" y="{y - 6}" width="14" height="4" fill="{colour}"/><text x="430" y="{y}">{said}</text>')
    body.append('<text x="380" y="384" text-anchor="middle">decisions in play against Novice, after learning from Adept</text>')
    body.append('<text x="60" y="24" font-size="15">Notre Dame for two: share of test games won against Novice</text>')
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 400" font-family="sans-serif" font-size="12">'
    return f"{head}{''.join(body)}</svg>\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=800, help="games of Adept to learn from")
    parser.add_argument("--epochs", type=int, default=5, help="times through them")
    parser.add_argument("--rounds", type=int, default=60, help="updates by PPO")
    parser.add_argument("--every", type=int, default=10, help="updates between two tests")
    parser.add_argument("--test", type=int, default=1000, help="games of the last test")
    parser.add_argument("--out", type=Path, default=Path(__file__).with_name("beat_novice.json"), help="results by seed")
    parser.add_argument("--draw", action="store_true", help="only draw the picture of the results there are")
    given = parser.parse_args()
    results = json.loads(given.out.read_text()) if given.out.exists() else []
    if not given.draw:
        one = train(given.seed, given.games, given.epochs, given.rounds, given.every, given.test)
        results = sorted([*(old for old in results if old["seed"] != given.seed), one], key=lambda found: int(found["seed"]))
        given.out.write_text(json.dumps(results, indent=1) + "\n")
        print(f"seed {given.seed}: {100 * one['share']:.1f} % ({100 * one['low']:.1f} to {100 * one['high']:.1f})")
    given.out.with_suffix(".svg").write_text(draw(results))


if __name__ == "__main__":
    main()
