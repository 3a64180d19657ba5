"""Tables for learning: chance and bots answer by themselves, everybody else is asked.

Compiled; it knows no NumPy. What seats see and may do is written into buffers that are there from the beginning, and that arrays
can look at: numbers in a list are dearer than the game itself.
"""

from __future__ import annotations

from copy import copy
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

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


def actions_of_seats(game: Game) -> int:
    """Where chance begins in the action space: behind the last verb that a seat can say."""
    game.new({})  # by now every draw is built, and its verb marked
    return max([verb.base + verb.size for verb in game.words.verbs if not verb.chance], default=0)


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
        self.actions: Final = actions_of_seats(game)
        self.nothing: Final = vec[u8]([0] * self.actions)  # a mask of nothing that may be done
        rewards_of(reward, [0] * len(bots), [1] * len(bots))  # an unknown reward stops here

    def __copy__(self) -> Rules:
        """Nothing in it changes: copies of an environment share it."""
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Rules:
        return self

    def __reduce__(self) -> tuple[type[Rules], tuple[Any, ...]]:
        return Rules, (self.game, self.options, self.edition, self.bots, self.reward, self.most)


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
        self.seen: Final = Numbers()

    def reseed(self, seed: int) -> None:
        """The next game and all that follow depend on this number alone."""
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
        """The game is over, and pays this."""
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

    def look(self, seat: int) -> vec[i16]:
        """What this seat knows, as numbers, until somebody looks again."""
        self.seen.begin()
        self.rules.game.observe(self.state, seat, self.seen)
        return self.seen.buffer

    def packed(self, seat: int) -> bytes:
        """The same to be kept: two bytes each."""
        self.look(seat)
        return self.seen.packed()

    def mask(self, seat: int) -> vec[u8]:
        """For every action 1 if this seat may do it now, else 0."""
        found = self.rules.nothing[:]
        if seat == self.player:
            for action in self.legal:
                found[action] = 1
        return found

    def clone(self) -> Table:
        """The same game at the same point, with the same luck ahead."""
        other = Table(self.rules, 0)
        other.chance = copy(self.chance)
        other.thought = copy(self.thought)
        other.resume(copy(self.state), self.fields())
        return other

    def __copy__(self) -> Table:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return self.clone()

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        """Pickled as what was done: the state is played anew."""
        return restored, (self.rules, self.chance, self.thought, self.fields())

    def fields(self) -> tuple[Any, ...]:
        """All but rules, generators and state."""
        flags = (self.moves, self.over, self.truncated, self.illegal, self.state.told is not None)
        return (bool(self.seats), self.player, flags, self.rewards.copy(), self.who.copy(), self.what.copy())

    def resume(self, state: State, fields: tuple[Any, ...]) -> None:
        """Be where another table is: this state, and its `fields`."""
        begun, self.player, flags, self.rewards, self.who, self.what = fields
        self.moves, self.over, self.truncated, self.illegal, told = flags
        self.state = state
        if begun:
            self.seats = [Seat(self.rules.game, state, number) for number in range(self.rules.seats)]
        if not told:
            state.told = None
        self.legal = state.legal(self.player) if self.player >= 0 else []


def restored(rules: Rules, chance: Rng, thought: Rng, fields: tuple[Any, ...]) -> Table:
    """A table at the point where another was pickled."""
    table = Table(rules, 0)
    table.chance = chance
    table.thought = thought
    state = table.state
    for player, action in zip(fields[4], fields[5]):
        state.apply(player, action)
    table.resume(state, fields)
    return table


class Finished:
    """How a game of a batch ended, and what every seat saw last: its table has begun another since."""

    def __init__(
        self, index: int, rewards: list[float], truncated: bool, illegal: bool, moves: int, scores: list[int], packed: list[bytes]
    ) -> None:
        self.index: Final = index
        self.rewards: Final = rewards
        self.truncated: Final = truncated
        self.illegal: Final = illegal
        self.moves: Final = moves
        self.scores: Final = scores
        self.packed: Final = packed

    def __copy__(self) -> Finished:
        """Nothing in it changes."""
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Finished:
        return self

    def __reduce__(self) -> tuple[type[Finished], tuple[Any, ...]]:
        return Finished, (self.index, self.rewards, self.truncated, self.illegal, self.moves, self.scores, self.packed)


def ended(index: int, table: Table) -> Finished:
    """How the game of a table has ended."""
    seen = [table.packed(seat) for seat in range(table.rules.seats)]
    return Finished(index, table.rewards, table.truncated, table.illegal, table.moves, table.state.scores(), seen)


class Tables:
    """Many games side by side, one action each per step; a finished game is followed by the next in the same step."""

    def __init__(self, rules: Rules, tables: list[Table], features: int) -> None:
        self.rules: Final = rules
        self.actions: Final[i64] = rules.actions
        self.features: Final = features
        self.tables: Final = tables
        self.finished: list[Finished] = []
        self.players: Final = vec[i64]([NOBODY] * len(tables))  # who is asked
        self.seen: Final = Numbers(features * len(tables))  # the numbers of all who are asked
        self.masks: Final = vec[u8]([0] * (rules.actions * len(tables)))  # 1 where they may
        self.marks = vec[i64]()  # the places of these ones
        self.counts: Final = vec[i64]([0] * len(tables))  # how many each may do

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
            self.finished.append(ended(i, table))
            table.begin(False)

    def step(self, actions: list[int]) -> None:
        """One action for each table; what ended is in `finished`, and has been followed by the next game."""
        self.finished = []
        for i, table in enumerate(self.tables):
            table.act(actions[i])
            if table.over:
                self.finished.append(ended(i, table))
                self.start(i, table)
        self.look()

    def look(self) -> None:
        """What everybody who is asked now sees, and may do."""
        game = self.rules.game
        seen = self.seen
        masks = self.masks
        for mark in self.marks:
            masks[mark] = 0
        marks = vec[i64]()
        start: i64 = 0
        seen.begin()
        for i, table in enumerate(self.tables):
            game.observe(table.state, table.player, seen)
            for action in table.legal:
                mark = start + action
                masks[mark] = 1
                marks = append(marks, mark)
            self.counts[i] = len(table.legal)
            self.players[i] = table.player
            start += self.actions
        self.marks = marks
        if seen.at != self.features * len(self.tables):
            raise ValueError(f"{game.id}: a seat observes {self.features} numbers, not {seen.at / len(self.tables):g}")

    def clone(self) -> Tables:
        """The same games at the same points, with the same luck ahead."""
        return gathered(self.rules, [table.clone() for table in self.tables], self.features, self.finished)

    def __copy__(self) -> Tables:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Tables:
        return self.clone()

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return gathered, (self.rules, self.tables, self.features, self.finished)


def gathered(rules: Rules, tables: list[Table], features: int, finished: list[Finished]) -> Tables:
    """These tables side by side."""
    found = Tables(rules, tables, features)
    found.finished = finished
    if tables and tables[0].seats:  # begun
        found.look()
    return found


def many(rules: Rules, count: int, features: int) -> Tables:
    """So many tables, not begun yet."""
    return Tables(rules, [Table(rules, i) for i in range(count)], features)
