"""Tables for learning: chance and bots answer by themselves, everybody else is asked.

Compiled; it knows no NumPy. What a seat sees is packed into bytes here: numbers in a list are dearer than the game itself.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i64_le

from parlour.bots.seat import Bot, Seat
from parlour.engine.box import Edition
from parlour.engine.core import CHANCE, NOBODY, State
from parlour.engine.game import Game, Options
from parlour.engine.numbers import Numbers
from parlour.engine.rng import Rng

REWARDS: Final = ["rank", "win", "margin"]
ILLEGAL: Final = -1.0  # what an illegal action costs whoever tries it, and ends the game
ENDLESS: Final = 0  # no limit to the moves


def rewards_of(kind: str, scores: list[int], places: list[int]) -> list[float]:
    """What each seat gets at the end of a game.

    `rank`: seats it beat less seats that beat it, over how many others there are: 1 for a win, -1 for the last place.
    `win`: 1, shared by those in the first place; 0 for all others.
    `margin`: points over the best other seat.
    Alone, against the game's own opponent: 1 or -1; 1 or 0; the points.
    """
    n = len(scores)
    if kind == "rank":
        if n == 1:
            return [1.0 if places[0] == 1 else -1.0]
        return [(sum(p > own for p in places) - sum(p < own for p in places)) / (n - 1) for own in places]
    if kind == "win":
        return [1.0 / places.count(1) if place == 1 else 0.0 for place in places]
    if kind == "margin":
        if n == 1:
            return [float(scores[0])]
        best = max(scores)
        second = sorted(scores)[-2]
        return [float(own - (second if own == best else best)) for own in scores]
    raise ValueError(f"reward: must be one of {', '.join(REWARDS)}, not {kind}")


class Rules:
    """What all games of an environment have in common."""

    def __init__(self, game: Game, options: Options, edition: Edition, bots: list[Bot | None], reward: str, most: int) -> None:
        self.game: Final = game
        self.options: Final = options
        self.edition: Final = edition
        self.bots: Final = bots  # None for a seat that is asked
        self.seats: Final = len(bots)
        self.reward: Final = reward
        self.most: Final = most  # actions of asked seats before a game is cut short; ENDLESS for none
        rewards_of(reward, [0] * len(bots), [1] * len(bots))  # an unknown reward stops here


class Table:
    """One game after another. `player` is asked, with `legal` to choose from, until the game is over."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules: Final = rules
        self.chance = Rng(2 * seed)
        self.thought = Rng(2 * seed + 1)
        self.state: State = rules.game.new(rules.options, rules.edition)
        self.seats: list[Seat] = []
        self.player = NOBODY
        self.legal: list[int] = []
        self.moves = 0  # of asked seats
        self.over = True
        self.truncated = False
        self.illegal = False
        self.rewards = [0.0] * rules.seats
        self.who: list[int] = []  # the game so far, chance included
        self.what: list[int] = []

    def reseed(self, seed: int) -> None:
        """The next game and all that follow hang on this number alone."""
        self.chance = Rng(2 * seed)
        self.thought = Rng(2 * seed + 1)

    def begin(self, told: bool) -> None:
        """A new game, up to its first question. What happens is kept in `state.told` if somebody wants it."""
        rules = self.rules
        self.state = rules.game.new(rules.options, rules.edition)
        if not told:
            self.state.told = None
        self.seats = [Seat(rules.game, self.state, number) for number in range(rules.seats)]
        self.moves = 0
        self.over = False
        self.truncated = False
        self.illegal = False
        self.rewards = [0.0] * rules.seats
        self.who = []
        self.what = []
        self.go_on()

    def go_on(self) -> None:
        """Chance and bots answer until somebody else is asked or the game is over."""
        s = self.state
        while True:
            player = s.player()
            if player >= 0:
                bot = self.rules.bots[player]
                if bot is None:
                    self.player = player
                    self.legal = s.legal(player)
                    return
                action = bot.choose(self.seats[player], self.thought)
            elif player == CHANCE:
                action = s.draw(self.chance)
            else:
                self.end(rewards_of(self.rules.reward, s.scores(), s.ranking()))
                return
            self.who.append(player)
            self.what.append(action)
            s.apply(player, action)

    def end(self, rewards: list[float]) -> None:
        self.player = NOBODY
        self.legal = []
        self.over = True
        self.rewards = rewards

    def act(self, action: int) -> None:
        """Whoever is asked does this. An illegal action ends the game, and costs whoever tried it."""
        if action not in self.legal:
            rewards = [0.0] * self.rules.seats
            rewards[self.player] = ILLEGAL
            self.illegal = True
            self.end(rewards)
            return
        self.who.append(self.player)
        self.what.append(action)
        self.state.apply(self.player, action)
        self.moves += 1
        self.go_on()
        if self.moves == self.rules.most and not self.over:
            self.truncated = True
            self.end([0.0] * self.rules.seats)

    def packed(self, seat: int) -> bytes:
        """What this seat knows: its numbers, two bytes each, the low one first."""
        out = Numbers()
        self.rules.game.observe(self.state, seat, out)
        return out.packed()


class Finished:
    """How a game of a batch ended, and what every seat saw last: its table has begun another since."""

    def __init__(self, index: int, table: Table) -> None:
        self.index: Final = index
        self.rewards: Final = table.rewards
        self.truncated: Final = table.truncated
        self.illegal: Final = table.illegal
        self.moves: Final = table.moves
        self.scores: Final = table.state.scores()
        self.packed: Final = [table.packed(seat) for seat in range(table.rules.seats)]


class Tables:
    """Many games side by side, one action each per step; a finished game is followed by the next in the same step."""

    def __init__(self, rules: Rules, count: int, actions: int) -> None:
        self.rules: Final = rules
        self.actions: Final = actions
        self.tables: Final = [Table(rules, i) for i in range(count)]
        self.finished: list[Finished] = []
        self.players: list[int] = []
        self.packed = b""  # the numbers of all who are asked, two bytes each
        self.marks = b""  # what they may do, as places in a flat array of `actions` for each, eight bytes each
        self.counts: list[int] = []  # how many each may do

    def reset(self, seed: int) -> None:
        """Table `i` plays the same games as a single one with the seed `seed + i`."""
        self.finished = []
        for i, table in enumerate(self.tables):
            table.reseed(seed + i)
            self.start(i, table)
        self.look()

    def start(self, i: int, table: Table) -> None:
        """A new game that asks something; one that only bots play to its end counts as finished."""
        table.begin(False)
        while table.over:
            self.finished.append(Finished(i, table))
            table.begin(False)

    def step(self, actions: list[int]) -> None:
        self.finished = []
        for i, table in enumerate(self.tables):
            table.act(actions[i])
            if table.over:
                self.finished.append(Finished(i, table))
                self.start(i, table)
        self.look()

    def look(self) -> None:
        """What everybody who is asked now sees, and may do."""
        game = self.rules.game
        packed = Numbers()
        marks = BytesWriter()
        players: list[int] = []
        counts: list[int] = []
        start = 0
        for table in self.tables:
            game.observe(table.state, table.player, packed)
            legal = table.legal
            for action in legal:
                write_i64_le(marks, start + action)
            counts.append(len(legal))
            players.append(table.player)
            start += self.actions
        self.packed = packed.packed()
        self.marks = marks.getvalue()
        self.players = players
        self.counts = counts
