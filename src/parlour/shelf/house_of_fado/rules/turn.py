"""The turn [HF-2]: pick up a worker, place it, kick out whoever stands there, act, refill the street, next player."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.actions import Actions
from parlour.engine.core import Choice, Step
from parlour.engine.vecs import vec
from parlour.engine.words import LEGAL
from parlour.shelf.house_of_fado.actions import PLACE, TAKE, WORDS
from parlour.shelf.house_of_fado.components import Box
from parlour.shelf.house_of_fado.rules.billboards import BILLBOARDS
from parlour.shelf.house_of_fado.rules.boulevard import HIRING
from parlour.shelf.house_of_fado.rules.closing import CLOSE_RESTAURANT, close
from parlour.shelf.house_of_fado.rules.ending import FINAL_SCORING
from parlour.shelf.house_of_fado.rules.kickout import kick_out
from parlour.shelf.house_of_fado.rules.rehearsal import COMPOSING
from parlour.shelf.house_of_fado.rules.setting_up import DRAW_GUEST, prepare
from parlour.shelf.house_of_fado.rules.street import INVITING
from parlour.shelf.house_of_fado.solo import ALFAMA_TURN
from parlour.shelf.house_of_fado.state import (
    ALFAMA,
    AREA,
    BOARD_SPACES,
    GROUP_SIZE,
    GROUPS,
    LAST_STAR,
    NONE,
    RESTAURANT,
    SEATS,
    SPOTS,
    HouseOfFado,
    lay_out,
)

TAKEN_UP: Final = WORDS.event("taken-up", "player space")
PLACED: Final = WORDS.event("placed", "player space")

NO_WORKER_THERE: Final = WORDS.reason("no-worker-there", "HF-2.2")
TAKE_UP_FIRST: Final = WORDS.reason("take-up-first", "HF-2.2")
SUPPLY_FIRST: Final = WORDS.reason("supply-first", "HF-2.2")
HOLDING_ONE: Final = WORDS.reason("holding-one", "HF-2.1")
OWN_WORKER_THERE: Final = WORDS.reason("own-worker-there", "HF-2.4", "space")
JUST_TAKEN_FROM: Final = WORDS.reason("just-taken-from", "HF-2.4", "space")


def set_up(players: i64, box: Box, first: i64) -> HouseOfFado:
    """[HF-1] A fresh table, waiting for the first draw; `first` is the first player's seat, or NONE to draw one."""
    s = lay_out(players, box)
    prepare(s, first)
    s.then(FIRST_TURN)
    s.settle()
    return s


class TakeUp(Choice[HouseOfFado]):
    """[HF-2.2] From the fourth turn on: which of the placed workers moves."""

    def refuse(self, s: HouseOfFado, action: i64) -> i64:
        if PLACE.has(action):
            return TAKE_UP_FIRST
        return LEGAL if s.players[self.player].areas >> TAKE.noun(action) & 1 else NO_WORKER_THERE

    def offer(self, s: HouseOfFado, found: Actions) -> None:
        found.extend(TAKES[s.players[self.player].areas])

    def apply(self, s: HouseOfFado, action: i64) -> None:
        space = TAKE.noun(action)
        take_up(s, self.player, space)
        s.tell(TAKEN_UP, self.player, space)
        s.then(PLACING[self.player][space])


def take_up(s: HouseOfFado, player: i64, space: i64) -> None:
    """The worker leaves the action space, one of its kick-out spaces, or the restaurant."""
    p = s.players[player]
    p.areas &= ~(1 << space)
    p.lifted += 1
    if space != RESTAURANT:
        spot = space * SPOTS
        while s.workers[spot] != player:
            spot += 1
        s.workers[spot] = NONE


class Place(Choice[HouseOfFado]):
    """[HF-2.1, HF-2.4] Where the worker goes; `origin` is the action it was just taken from, NONE for the supply."""

    def __init__(self, player: i64, origin: i64) -> None:
        super().__init__(player, [PLACE, TAKE], "HF-2.1")
        self.origin: Final = origin
        self.closed: Final = 0 if origin == NONE else 1 << origin

    def refuse(self, s: HouseOfFado, action: i64) -> i64:
        if TAKE.has(action):
            return SUPPLY_FIRST if self.origin == NONE else HOLDING_ONE
        space = PLACE.noun(action)
        if s.players[self.player].areas >> space & 1:
            return OWN_WORKER_THERE
        return JUST_TAKEN_FROM if space == self.origin else LEGAL

    def details(self, s: HouseOfFado, action: i64, refusal: i64) -> list[int]:
        return [PLACE.noun(action)]

    def offer(self, s: HouseOfFado, found: Actions) -> None:
        found.extend(PLACES[s.players[self.player].areas | self.closed])

    def apply(self, s: HouseOfFado, action: i64) -> None:
        p = s.players[self.player]
        space = PLACE.noun(action)
        if self.origin == NONE:
            p.supply -= 1
        else:
            p.lifted -= 1
        p.areas |= 1 << space
        s.tell(PLACED, self.player, space)
        if s.solo:
            show_alfama(s, space)
        if space == RESTAURANT:
            offer_closing(s, self.player)
        else:
            kick_out(s, self.player, space)
            s.then(action_of(self.player, space))
        s.then(END_TURN[self.player])


def show_alfama(s: HouseOfFado, space: i64) -> None:
    """[HF-9.3, HF-9.9] What she looks at: the board space the human used last, and whether the human has just closed."""
    s.closed = space == RESTAURANT
    if not s.closed:
        s.last = space


def offer_closing(s: HouseOfFado, player: i64) -> None:
    """[HF-2.1] One may close, or leave the restaurant open; alone, one always closes [HF-9.9]."""
    if s.solo:
        close(s, player)
    else:
        s.then(CLOSE_RESTAURANT[player])


def action_of(player: i64, space: i64) -> Choice[HouseOfFado]:
    """What the space lets its worker do."""
    area = AREA[space]
    if area == 0:
        return HIRING[player][space]
    if area == 1:
        return INVITING[player][space]
    if area == 2:
        return BILLBOARDS[player][space]
    return COMPOSING[player]


class EndTurn(Step[HouseOfFado]):
    """[HF-2.5] Street groups with 0 or 1 customers are refilled to 4, from left to right; then the next player."""

    def __init__(self, player: i64) -> None:
        self.player: Final = player

    def run(self, s: HouseOfFado) -> None:
        drawing = False
        for group in range(GROUPS):
            there = s.customers(group)
            if there <= 1:
                drawing = True
                for _ in range(GROUP_SIZE - there):
                    s.then(DRAW_GUEST[group])
        if drawing:
            s.then(NEXT_TURN[self.player])
        else:
            next_turn(s, self.player)


class NextTurn(Step[HouseOfFado]):
    """[HF-2.1, HF-8.3] Clockwise to the next player, or to the end."""

    def __init__(self, after: i64) -> None:
        self.after: Final = after

    def run(self, s: HouseOfFado) -> None:
        next_turn(s, self.after)


def next_turn(s: HouseOfFado, after: i64) -> None:
    """[HF-8.3] Three stars gone: the last turn is that of the player on the first player's right."""
    player = after + 1 if after + 1 < len(s.players) else 0
    if player == s.first:
        if s.stars_taken() >= LAST_STAR:
            s.then(FINAL_SCORING)
            return
        s.round += 1
    begin_turn(s, player)


class FirstTurn(Step[HouseOfFado]):
    """[HF-1.9] Set-up is over: the first player begins."""

    def run(self, s: HouseOfFado) -> None:
        begin_turn(s, s.first)


def begin_turn(s: HouseOfFado, player: i64) -> None:
    """[HF-2.2] The first three turns use the workers of the supply; Alfama's turn runs by itself."""
    if s.solo and player == ALFAMA:
        s.then(ALFAMA_TURN)
        s.then(END_TURN[ALFAMA])
    elif s.players[player].supply:
        s.then(PLACING_NEW[player])
    else:
        s.then(TAKING_UP[player])


# By the actions where own workers stand, as bits: what can be taken up, and where a worker can go. Shared, never changed.
TAKES: Final = [vec[i64]([TAKE.of(space) for space in range(RESTAURANT + 1) if areas >> space & 1]) for areas in range(256)]
PLACES: Final = [vec[i64]([PLACE.of(space) for space in range(RESTAURANT + 1) if not areas >> space & 1]) for areas in range(256)]
TAKING_UP: Final = [TakeUp(p, [TAKE, PLACE], "HF-2.2") for p in SEATS]
PLACING: Final = [[Place(p, space) for space in range(BOARD_SPACES + 1)] for p in SEATS]
PLACING_NEW: Final = [Place(p, NONE) for p in SEATS]
END_TURN: Final = [EndTurn(p) for p in SEATS]
NEXT_TURN: Final = [NextTurn(p) for p in SEATS]
FIRST_TURN: Final = FirstTurn()
