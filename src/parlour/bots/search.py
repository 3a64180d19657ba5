"""Information-set Monte-Carlo tree search for any game: worlds are imagined, the tree is shared by all of them.

Open loop: a node stands for the decisions that led to it, whatever chance did in between and whatever hidden cards lie where;
of its actions only those count that are legal in the world at hand. Everybody is expected to do what is best for them (max^n),
and best is the chance to win, going by the lead over the best other. A new node is judged by trying each of its actions once
and looking through the picks that follow; the judgement also says which actions to look at first.
"""

from __future__ import annotations

from math import exp, log, sqrt
from time import perf_counter, sleep, thread_time
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from parlour.bots.seat import Alternative, Seat
from parlour.bots.through import Through
from parlour.engine.actions import Actions
from parlour.engine.core import NOBODY, State
from parlour.engine.judge import Judge
from parlour.engine.playout import playout
from parlour.engine.rng import Rng
from parlour.engine.vecs import append, vec

LOTS: Final = 1 << 16
HAIR: Final = 1e-12  # of a chance: what a lot is worth
BREATHE: Final = 64  # iterations between two breaths, in which others may stop this one


@final
class Budget:
    """How long a turn may be thought about: iterations, seconds (0: no limit), and a limit that holds in any case.

    In the arena the seconds are the processor's, so that nobody is weaker because the machine is busy.
    """

    def __init__(self, iterations: int, seconds: float, hard: float = 20.0, processor: bool = False) -> None:
        self.iterations: Final = iterations
        self.seconds: Final = seconds
        self.hard: Final = hard
        self.processor: Final = processor

    def __reduce__(self) -> tuple[type[Budget], tuple[Any, ...]]:
        return Budget, (self.iterations, self.seconds, self.hard, self.processor)

    def now(self) -> float:
        """The clock that the seconds are of."""
        return thread_time() if self.processor else perf_counter()


class Sight:
    """How the search looks ahead. One for all; experiments may change it."""

    def __init__(self) -> None:
        self.explore = 0.9  # how much the judgement's favourites are looked at again
        self.dare = 0.35  # the same, where judging is playing
        self.sharp = 0.03  # a difference of this chance makes an action e times as likely to be looked at
        self.tries = 24  # worlds tried to look through the picks behind one action
        self.picks = 3  # and how many picks deep
        self.own_tries = 1000  # the same in the turn that is being thought about: few nodes, and they matter most
        self.own_picks = 8
        self.worlds = 0  # trees of their own for so many fixed worlds; 0: one tree for all worlds, each imagined anew
        self.playouts = False  # a new node is worth what a random game from there ends with, not what it is judged to be


SIGHT: Final = Sight()


@mypyc_attr(acyclic=True)
@final
class Node:
    """A decision of a seat: the actions that were ever legal there, and what came of each, side by side."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat
        self.visits = 0.0
        self.actions = vec[i64]()
        self.looks = vec[float]()  # at each action: the first judgement counts as one
        self.chances = vec[float]()  # summed, of the seat that acts; equals are drawn by lot
        self.aheads = vec[float]()
        self.weights = vec[float]()  # how likely each is to be looked at again
        self.after: Final[list[Node | None]] = []  # the decision after each
        self.beside: Node | None = None  # the decision of another seat after the same action

    def add(self, action: i64, chance: float, ahead: float, lot: i64) -> None:
        """An action that is new here, as it was judged at first."""
        self.actions = append(self.actions, action)
        self.looks = append(self.looks, 1.0)
        self.chances = append(self.chances, chance + HAIR * float(lot))
        self.aheads = append(self.aheads, ahead)
        self.weights = append(self.weights, exp((chance - 0.5) / SIGHT.sharp))
        self.after.append(None)

    def place(self, action: i64, near: i64) -> i64:
        """Where an action stands, mostly here; -1: nowhere."""
        actions = self.actions
        if near < len(actions) and actions[near] == action:
            return near
        for i in range(len(actions)):
            if actions[i] == action:
                return i
        return -1

    def next(self, place: i64, seat: i64) -> Node:
        """The decision of this seat after an action."""
        first = self.after[place]
        node = first
        while node is not None:
            if node.seat == seat:
                return node
            node = node.beside
        node = Node(seat)
        node.beside = first
        self.after[place] = node
        return node


@final
class Search:
    """One seat's thoughts about one decision; `advance` goes on with the decision after it."""

    def __init__(self, seat: Seat, judge: Judge, rng: Rng) -> None:
        self.seat = seat
        self.judge: Final = judge
        self.rng: Final = rng
        self.root = Node(seat.number)
        self.roots: Final[list[Node]] = []  # of the fixed worlds, where there are any
        self.worlds: Final[list[State]] = []
        self.taken: Final = Actions()  # of each node on the way down, the place of its action
        self.places: Final = Actions()  # of the legal actions at one node
        self.iterations = 0
        self.stopped = False  # set it from anywhere to end the thinking

    def think(self, iterations: int, budget: Budget, deadline: float) -> int:
        """Go on until so many iterations are done or the time has come; how many were done."""
        done = 0
        while done < iterations and not self.stopped:
            self.iterate()
            done += 1
            if budget.now() >= deadline:
                break
            if done % BREATHE == 0:
                sleep(0)
        self.iterations += done
        return done

    def iterate(self) -> None:
        """One imagined world, down the tree to a new node, judged, and the judgement carried back up."""
        judge = self.judge
        rng = self.rng
        node = self.root
        if SIGHT.worlds:
            if len(self.worlds) < SIGHT.worlds:
                self.worlds.append(self.seat.imagine(rng))
                self.roots.append(Node(self.seat.number))
            which = rng.below(len(self.worlds))
            node = self.roots[which]
            world = self.worlds[which].clone()
        else:
            world = self.seat.imagine(rng)
        world.luck = rng
        nodes: list[Node] = []
        taken = self.taken
        taken.clear()
        clock = judge.clock(world)
        own = True  # nobody else has acted yet
        while True:
            deep = taken.size()
            seat = world.player() if deep else node.seat  # where several are asked at the same time, first oneself
            if seat == NOBODY:
                leads = judge.ahead(world)
                chances = judge.chances(world, leads)
                break
            if deep:
                node = node.next(taken.at(deep - 1), seat)
            nodes.append(node)
            legal = judge.sensible(world, seat, world.legal(seat))
            if node.visits == 0.0:
                own = own and seat == self.seat.number and judge.clock(world) == clock
                leads, chances = self.expand(node, world, seat, legal, own)
                if SIGHT.playouts:
                    playout(world, rng)
                    leads = judge.ahead(world)
                    chances = judge.chances(world, leads)
                break
            place = self.select(node, world, seat, legal)
            taken.add(place)
            own = own and seat == self.seat.number
            world.apply(seat, node.actions[place])
        for i, node in enumerate(nodes):
            node.visits += 1.0
            if i < taken.size():
                place = taken.at(i)
                node.looks[place] += 1.0
                node.chances[place] += chances[node.seat]
                node.aheads[place] += leads[node.seat]

    def expand(self, node: Node, world: State, seat: i64, legal: list[int], own: bool) -> tuple[list[float], list[float]]:
        """Try every action of a new node; what the best one leads to. Where judging is playing, one game is for all of them."""
        leads: list[float] = []
        chances: list[float] = []
        if self.judge.plays():
            leads = self.judge.ahead(world)
            chances = self.judge.chances(world, leads)
            for action in legal:
                node.add(action, chances[seat], leads[seat], self.rng.below(LOTS))
            return leads, chances
        best = world
        most = -1.0
        for action in legal:
            after = world.clone()
            ahead = self.judged(after, seat, action, own)
            chance = self.judge.chance(after, ahead, seat)
            node.add(action, chance, ahead[seat], self.rng.below(LOTS))
            if chance > most:
                most = chance
                best = after
                leads = ahead
        return leads, self.judge.chances(best, leads)

    def judged(self, after: State, seat: i64, action: i64, own: bool) -> list[float]:
        """Everybody's leads after an action in this world and the picks that follow."""
        through = Through(self.judge, seat, self.judge.clock(after))
        picks = SIGHT.own_picks if own else SIGHT.picks
        return through.after(after, action, picks, (SIGHT.own_tries if own else SIGHT.tries) // self.judge.cost())

    def select(self, node: Node, world: State, seat: i64, legal: list[int]) -> i64:
        """The place of the action to look at now: what has gone well, or what the judgement likes and few have tried."""
        places = self.places
        places.clear()
        weights = 0.0
        for action in legal:
            place = node.place(action, places.size())
            if place < 0:
                place = len(node.actions)
                after = world.clone()
                ahead = self.judged(after, seat, action, False)
                node.add(action, self.judge.chance(after, ahead, seat), ahead[seat], self.rng.below(LOTS))
            weights += node.weights[place]
            places.add(place)
        plays = self.judge.plays()  # then by what is still unknown of each (UCT): nothing was judged beforehand
        urge = SIGHT.dare * sqrt(log(1.0 + node.visits)) if plays else SIGHT.explore * sqrt(node.visits) / weights
        best = places.at(0)
        most = -1.0
        for i in range(places.size()):
            place = places.at(i)
            looks = node.looks[place]
            score = node.chances[place] / looks
            score += urge / sqrt(looks) if plays else urge * node.weights[place] / (1.0 + looks)
            if score > most:
                most = score
                best = place
        return best

    def alternatives(self) -> list[Alternative]:
        """What can be done now, the most looked at first. The tree may know of more, from worlds that turned out otherwise."""
        found = []
        for action in self.seat.legal():
            visits = 0.0
            chances = 0.0
            aheads = 0.0
            for root in [self.root, *self.roots]:
                place = root.place(action, 0)
                if place >= 0:
                    visits += root.looks[place]
                    chances += root.chances[place]
                    aheads += root.aheads[place]
            if visits:
                found.append(Alternative(action, chances / visits, aheads / visits, int(visits)))
        found.sort(key=rank)
        return found

    def advance(self, action: int, seat: Seat) -> None:
        """The seat has taken this action and is asked again: keep what was thought about that."""
        self.seat = seat
        self.roots.clear()
        self.worlds.clear()
        place = self.root.place(action, 0)
        self.root = self.root.next(place, seat.number) if place >= 0 else Node(seat.number)


def rank(a: Alternative) -> tuple[int, float, int]:
    """What alternatives are ordered by: the most looked at first."""
    return -a.visits, -a.chance, a.action
