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

from parlour.bots.seat import Alternative, Seat
from parlour.bots.through import Through
from parlour.engine.core import NOBODY, State
from parlour.engine.judge import Judge
from parlour.engine.playout import playout
from parlour.engine.rng import Rng

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


@final
class Edge:
    """An action somebody may take, and what came of it."""

    def __init__(self, action: int, chance: float, ahead: float, lot: int) -> None:
        self.action: Final = action
        self.visits = 1.0  # the first judgement counts as one
        self.chances = chance + HAIR * lot  # summed, of the seat that acts; equals are drawn by lot
        self.aheads = ahead
        self.weight: Final = exp((chance - 0.5) / SIGHT.sharp)
        self.nodes: Final[list[Node]] = []  # by who decides next


@final
class Node:
    """A decision of a seat."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.visits = 0.0
        self.edges: Final[dict[int, Edge]] = {}


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
        path: list[Edge] = []
        seats: list[int] = []
        nodes: list[Node] = []
        clock = judge.clock(world)
        own = True  # nobody else has acted yet
        while True:
            seat = world.player() if path else self.seat.number  # where several are asked at the same time, first oneself
            if seat == NOBODY:
                leads = judge.ahead(world)
                chances = judge.chances(world, leads)
                break
            if path:
                node = node_for(path[len(path) - 1], seat)
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
            best = self.select(node, world, seat, legal)
            path.append(best)
            seats.append(seat)
            own = own and seat == self.seat.number
            world.apply(seat, best.action)
        for node in nodes:
            node.visits += 1.0
        for i in range(len(path)):
            edge = path[i]
            edge.visits += 1.0
            edge.chances += chances[seats[i]]
            edge.aheads += leads[seats[i]]

    def expand(self, node: Node, world: State, seat: int, legal: list[int], own: bool) -> tuple[list[float], list[float]]:
        """Try every action of a new node; what the best one leads to. Where judging is playing, one game is for all of them."""
        leads: list[float] = []
        chances: list[float] = []
        if self.judge.plays():
            leads = self.judge.ahead(world)
            chances = self.judge.chances(world, leads)
            for action in legal:
                node.edges[action] = Edge(action, chances[seat], leads[seat], self.rng.below(LOTS))
            return leads, chances
        for action in legal:
            ahead, chance = self.judged(world, seat, action, own)
            node.edges[action] = Edge(action, chance[seat], ahead[seat], self.rng.below(LOTS))
            if not chances or chance[seat] > chances[seat]:
                leads = ahead
                chances = chance
        return leads, chances

    def judged(self, world: State, seat: int, action: int, own: bool) -> tuple[list[float], list[float]]:
        """Everybody's leads and chances after an action and the picks that follow."""
        after = world.clone()
        through = Through(self.judge, seat, self.judge.clock(world))
        picks = SIGHT.own_picks if own else SIGHT.picks
        leads = through.after(after, action, picks, (SIGHT.own_tries if own else SIGHT.tries) // self.judge.cost())
        return leads, self.judge.chances(after, leads)

    def select(self, node: Node, world: State, seat: int, legal: list[int]) -> Edge:
        """The action to look at now: what has gone well, or what the judgement likes and few have tried."""
        weights = 0.0
        edges: list[Edge] = []
        for action in legal:
            edge = node.edges.get(action)
            if edge is None:
                ahead, chance = self.judged(world, seat, action, False)
                edge = Edge(action, chance[seat], ahead[seat], self.rng.below(LOTS))
                node.edges[action] = edge
            weights += edge.weight
            edges.append(edge)
        urge = SIGHT.explore * sqrt(node.visits) / weights
        best = edges[0]
        most = -1.0
        if self.judge.plays():  # by what is still unknown of each (UCT): nothing was judged beforehand
            urge = SIGHT.dare * sqrt(log(1.0 + node.visits))
            for edge in edges:
                score = edge.chances / edge.visits + urge / sqrt(edge.visits)
                if score > most:
                    most = score
                    best = edge
            return best
        for edge in edges:
            score = edge.chances / edge.visits + urge * edge.weight / (1.0 + edge.visits)
            if score > most:
                most = score
                best = edge
        return best

    def alternatives(self) -> list[Alternative]:
        """What can be done now, the most looked at first. The tree may know of more, from worlds that turned out otherwise."""
        found = []
        for action in self.seat.legal():
            visits = 0.0
            chances = 0.0
            aheads = 0.0
            for root in [self.root, *self.roots]:
                edge = root.edges.get(action)
                if edge is not None:
                    visits += edge.visits
                    chances += edge.chances
                    aheads += edge.aheads
            if visits:
                found.append(Alternative(action, chances / visits, aheads / visits, int(visits)))
        found.sort(key=rank)
        return found

    def advance(self, action: int, seat: Seat) -> None:
        """The seat has taken this action and is asked again: keep what was thought about that."""
        self.seat = seat
        self.roots.clear()
        self.worlds.clear()
        edge = self.root.edges.get(action)
        self.root = node_for(edge, seat.number) if edge is not None else Node(seat.number)


def rank(a: Alternative) -> tuple[int, float, int]:
    """What alternatives are ordered by: the most looked at first."""
    return -a.visits, -a.chance, a.action


def node_for(edge: Edge, seat: int) -> Node:
    """The decision of this seat after an action."""
    for node in edge.nodes:
        if node.seat == seat:
            return node
    node = Node(seat)
    edge.nodes.append(node)
    return node
