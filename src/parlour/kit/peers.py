"""Other engines and environments in the same run, driven the same way: whole games at random, on one core.

An engine's figure counts decisions: a player's choice among two actions or more; set-up and chance are in the time. An
environment's counts steps: one observation and one action. What is not installed is named, and is no error.
"""

from __future__ import annotations

import gc
import random
import time
import warnings
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Final

from parlour.engine.game import Game
from parlour.engine.playout import playout
from parlour.engine.rng import Rng
from parlour.shelf import games

SECONDS: Final = 0.5  # per figure and repeat
REPEATS: Final = 3  # the best one counts: noise only ever slows down
SEATS: Final = 4
MANY: Final = 64  # games of the vectorised form
MEASURE: Final = "notre-dame"  # the game that all others are compared with

Play = Callable[[], int]  # plays whole games, and says how many decisions or steps they had


class Peer:
    """Something to be measured: `make` imports what it needs and returns a way to play."""

    def __init__(self, group: str, name: str, how: str, players: int, make: Callable[[], Play], ours: bool = False) -> None:
        self.group: Final = group
        self.name: Final = name
        self.how: Final = how
        self.players: Final = players
        self.make: Final = make
        self.ours: Final = ours


def rate(play: Play, seconds: float, repeats: int) -> float:
    """How many a second of process time, in the best of several runs; no garbage is collected meanwhile."""
    best = 0.0
    play()  # imports, caches
    for _ in range(repeats):
        gc.collect()
        gc.disable()
        done = 0
        began = time.process_time()
        while time.process_time() - began < seconds:
            done += play()
        best = max(best, done / (time.process_time() - began))
        gc.enable()
    return best


def measure(
    seconds: float = SECONDS, repeats: int = REPEATS, each: Callable[[list[Peer]], Iterable[Peer]] = iter
) -> list[dict[str, Any]]:
    """Every row: a figure, or what is missing; and how many times it Notre Dame, in the same group, does.

    `each` goes through the peers: whoever waits can be told how far it is.
    """
    rows: list[dict[str, Any]] = []
    for peer in each(peers()):
        row: dict[str, Any] = {
            "group": peer.group,
            "name": peer.name,
            "how": peer.how,
            "players": peer.players,
            "ours": peer.ours,
        }
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                row["rate"] = rate(peer.make(), seconds, repeats)
        except ImportError as error:
            row["missing"] = f"not installed ({error.name or error})"
        rows.append(row)
    for row in rows:
        first = next(one for one in rows if one["group"] == row["group"] and one["name"] == MEASURE)
        if "rate" in row and "rate" in first:
            row["ratio"] = first["rate"] / row["rate"]
    return rows


def peers() -> list[Peer]:
    """Ours first in each group, then the others."""
    engines = [Peer("engine", game.id, "playout", SEATS, partial(our_engine, game), True) for game in games()]
    engines.append(Peer("engine", "catanatron", "its Game.play", 4, catanatron))
    for name, players in (("backgammon", 2), ("gin_rummy", 2), ("hearts", 4)):
        engines.append(Peer("engine", f"OpenSpiel {name}", "from Python", players, partial(open_spiel, name)))
        engines.append(Peer("engine", f"OpenSpiel {name}", "its C++ rollouts", players, partial(open_spiel_native, name)))
    engines += [
        Peer("engine", "RLCard uno", "its Game.step", 2, rlcard_uno),
        Peer("engine", "python-chess", "legal_moves, push", 2, chess),
        Peer("engine", "PokerKit no-limit hold'em", "its State", 6, pokerkit),
    ]
    envs = [Peer("environment", game.id, "PettingZoo", SEATS, partial(our_aec, game.id), True) for game in games()]
    envs += [
        Peer("environment", game.id, f"{MANY} games per call", SEATS, partial(our_vector, game.id), True) for game in games()
    ]
    for name in ("chess_v6", "connect_four_v3", "texas_holdem_v4", "leduc_holdem_v4"):
        envs.append(Peer("environment", f"pettingzoo.classic {name}", "PettingZoo", 2, partial(classic, name)))
    single = [
        Peer("one seat", game.id, "Gymnasium, random opponent", fewest(game), partial(our_gym, game.id), True) for game in games()
    ]
    single.append(Peer("one seat", "catanatron_gym", "Gymnasium, random opponent", 2, catanatron_gym))
    return engines + envs + single


def our_engine(game: Game) -> Play:
    seed = 0

    def play() -> int:
        nonlocal seed
        seed += 1
        s = game.new({"players": SEATS})
        s.told = None
        return playout(s, Rng(seed))

    return play


def our_aec(game: str) -> Play:
    import numpy as np

    from parlour.envs.aec import SeatsEnv

    return aec(SeatsEnv(game, players=SEATS, strict=False), np)


def classic(name: str) -> Play:
    import numpy as np
    import pettingzoo
    from pettingzoo.env_registry.exceptions import FailedToImport

    try:
        return aec(pettingzoo.make("aec", f"classic/{name}"), np)
    except FailedToImport as error:
        raise error.__cause__ or error from None


def aec(env: Any, np: Any) -> Play:
    """Any PettingZoo game, as their own benchmark drives it."""

    def play() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            env.step(random.choice(np.flatnonzero(mask).tolist()))
            steps += 1
        return steps

    return play


def our_vector(game: str) -> Play:
    import numpy as np

    from parlour.envs.vector import VectorGames

    games = VectorGames(game, MANY, players=SEATS)
    rng = np.random.default_rng(0)
    games.reset(0)

    def play() -> int:
        for _ in range(50):
            games.step(games.sample(rng))
        return 50 * MANY

    return play


def fewest(game: Game) -> int:
    """The fewest who play against each other."""
    return min(players for players in game.seat_counts() if players > 1)


def our_gym(game: str) -> Play:
    import gymnasium
    import numpy as np

    from parlour.envs import find_spec

    spec = find_spec(game)
    env = gymnasium.make(spec.gym_id, players=fewest(spec.game))
    return seat(env, lambda seen, info: np.flatnonzero(seen["action_mask"]).tolist())


def seat(env: Any, legal: Callable[[Any, Any], list[int]]) -> Play:
    """Any Gymnasium game with a mask or a list of what may be done."""

    def play() -> int:
        seen, info = env.reset()
        steps = 0
        over = False
        while not over:
            seen, _, terminated, truncated, info = env.step(random.choice(legal(seen, info)))
            over = terminated or truncated
            steps += 1
        return steps

    return play


def catanatron_gym() -> Play:
    import catanatron_gym
    import gymnasium

    assert catanatron_gym
    return seat(gymnasium.make("catanatron_gym:catanatron-v1"), lambda seen, info: list(info["valid_actions"]))


def catanatron() -> Play:
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    class Counting(RandomPlayer):
        decisions = 0

        def decide(self, game: Any, playable_actions: Any) -> Any:
            Counting.decisions += len(playable_actions) > 1
            return super().decide(game, playable_actions)

    def play() -> int:
        before = Counting.decisions
        Catan([Counting(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]).play()
        return Counting.decisions - before

    return play


def open_spiel(name: str) -> Play:
    import pyspiel

    game = pyspiel.load_game(name)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes())
                state.apply_action(random.choices(actions, odds)[0])
            else:
                legal = state.legal_actions()
                decisions += len(legal) > 1
                state.apply_action(random.choice(legal))
        return decisions

    return play


def open_spiel_native(name: str) -> Play:
    """Its C++ search, with one simulation of so many rollouts. They tell no lengths: the mean of games from Python counts."""
    import pyspiel

    one = open_spiel(name)
    mean = sum(one() for _ in range(100)) / 100
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        actions, odds = zip(*state.chance_outcomes())
        state.apply_action(random.choices(actions, odds)[0])
    rollouts = 10
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(rollouts, 0), 1.0, 1, 10, False, 0, False)

    def play() -> int:
        bot.step(state)
        return round(rollouts * mean)

    return play


def rlcard_uno() -> Play:
    from rlcard.games.uno import Game as Uno

    def play() -> int:
        game = Uno()
        game.init_game()
        decisions = 0
        while not game.is_over():
            legal = game.get_legal_actions()
            decisions += len(legal) > 1
            game.step(random.choice(legal))
        return decisions

    return play


def chess() -> Play:
    from chess import Board

    def play() -> int:
        board = Board()
        decisions = 0
        while not board.is_game_over():
            legal = list(board.legal_moves)
            decisions += len(legal) > 1
            board.push(random.choice(legal))
        return decisions

    return play


def pokerkit() -> Play:
    from pokerkit import Automation, NoLimitTexasHoldem

    def play() -> int:
        hand = NoLimitTexasHoldem.create_state(tuple(Automation), True, 0, (1, 2), 2, 200, 6)
        decisions = 0
        while hand.status:
            legal = [hand.check_or_call]
            if hand.can_fold():
                legal.append(hand.fold)
            if hand.can_complete_bet_or_raise_to():
                legal.append(hand.complete_bet_or_raise_to)
            decisions += len(legal) > 1
            random.choice(legal)()
        return decisions

    return play


def show(rows: list[dict[str, Any]]) -> str:
    """One table in Markdown; the ratio is how many times as many Notre Dame does."""
    units = {"engine": "decisions/s", "environment": "steps/s", "one seat": "steps/s"}
    lines = ["| what | how | players | a second | Notre Dame does |", "|---|---|---:|---:|---:|"]
    for row in rows:
        name = f"**{row['name']}**" if row["ours"] else row["name"]
        figure = f"{row['rate']:,.0f} {units[row['group']]}" if "rate" in row else row["missing"]
        ratio = row.get("ratio")
        times = "" if ratio is None else "1" if ratio == 1 else f"{ratio:,.0f} ×" if ratio >= 10 else f"{ratio:.2g} ×"
        lines.append(f"| {name} | {row['how']} | {row['players']} | {figure} | {times} |")
    return "\n".join(lines)
