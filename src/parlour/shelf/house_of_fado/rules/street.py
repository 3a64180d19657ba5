"""Street [HF-4]: invite customers of one group to one table, or a critic."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.actions import Actions
from parlour.engine.core import Choice
from parlour.engine.words import CONFIRMED, LEGAL, Verb
from parlour.shelf.house_of_fado.actions import CRITIC, DONE, INVITE, PASS, TABLE, WORDS
from parlour.shelf.house_of_fado.effects import ACTION_LEFT, pay
from parlour.shelf.house_of_fado.state import (
    AREA,
    BESIDE,
    BOARD_SPACES,
    COLOUR_COUNT,
    GROUPS,
    NONE,
    SEATS,
    TABLE_COUNT,
    HouseOfFado,
)

GUEST_PICKS: Final = [INVITE, CRITIC, TABLE]  # customers of one group, or a critic, and their table

SEATED: Final = WORDS.event("seated", "player colour group table")
CRITIC_SEATED: Final = WORDS.event("critic-seated", "player group table")

NOT_BESIDE_STREET: Final = WORDS.reason("not-beside-street", "HF-4.2", "space")
NONE_OF_COLOUR: Final = WORDS.reason("none-of-colour", "HF-4.2")
NO_FREE_TABLE: Final = WORDS.reason("no-free-table", "HF-4.2")
TABLE_OCCUPIED: Final = WORDS.reason("table-occupied", "HF-4.2", "table")
TABLE_NOT_PREPARED: Final = WORDS.reason("table-not-prepared", "HF-4.3")
ONE_GROUP_ONLY: Final = WORDS.reason("one-group-only", "HF-4.2")
CUSTOMERS_OR_CRITIC: Final = WORDS.reason("customers-or-critic", "HF-4.1")
NO_CRITIC_THERE: Final = WORDS.reason("no-critic-there", "HF-4.4", "group")
CRITIC_ALREADY: Final = WORDS.reason("critic-already", "HF-4.4")
NO_COINS_FOR_CRITIC: Final = WORDS.reason("no-coins-for-critic", "HF-4.4", "price coins")
NO_TABLE_FOR_CRITIC: Final = WORDS.reason("no-table-for-critic", "HF-4.4")


class Street(Choice[HouseOfFado]):
    """[HF-4.1] The first customer, or a critic, from a group beside the space."""

    def __init__(self, player: i64, space: i64) -> None:
        super().__init__(player, [INVITE, CRITIC, PASS], "HF-4.1")
        self.space: Final = space

    def picks(self) -> list[Verb]:
        return GUEST_PICKS

    def about(self, s: HouseOfFado) -> dict[str, int]:
        return {"price": s.box.critic_price[s.players[self.player].removed]}

    def refuse(self, s: HouseOfFado, action: i64) -> i64:
        if PASS.has(action):
            return LEGAL
        p = s.players[self.player]
        if INVITE.has(action):
            if not 0 <= INVITE.noun(action) // COLOUR_COUNT - BESIDE[self.space] <= 1:
                return NOT_BESIDE_STREET
            if s.crowd[INVITE.noun(action)] == 0:
                return NONE_OF_COLOUR
            return LEGAL if p.has_free_table() else NO_FREE_TABLE
        group = CRITIC.noun(action)
        if not 0 <= group - BESIDE[self.space] <= 1:
            return NOT_BESIDE_STREET
        if p.critic != NONE:
            return CRITIC_ALREADY
        if not s.critics >> group & 1:
            return NO_CRITIC_THERE
        if not p.has_free_table():
            return NO_TABLE_FOR_CRITIC
        return LEGAL if p.coins >= s.box.critic_price[p.removed] else NO_COINS_FOR_CRITIC

    def details(self, s: HouseOfFado, action: i64, refusal: i64) -> list[int]:
        if refusal == NOT_BESIDE_STREET:
            return [self.space]
        if refusal == NO_CRITIC_THERE:
            return [CRITIC.noun(action)]
        return [s.box.critic_price[s.players[self.player].removed], s.players[self.player].coins]

    def offer(self, s: HouseOfFado, found: Actions) -> None:
        p = s.players[self.player]
        if p.has_free_table():
            left = BESIDE[self.space]
            for guest in range(left * COLOUR_COUNT, (left + 2) * COLOUR_COUNT):
                if s.crowd[guest]:
                    found.add(INVITE.base + guest)
            if p.critic == NONE and p.coins >= s.box.critic_price[p.removed]:
                if s.critics >> left & 1:
                    found.add(CRITIC.base + left)
                if s.critics >> left + 1 & 1:
                    found.add(CRITIC.base + left + 1)
        found.add(PASS.base)

    def apply(self, s: HouseOfFado, action: i64) -> None:
        if INVITE.has(action):
            s.then(SEATING_FIRST[self.player][INVITE.noun(action)])
        elif CRITIC.has(action):
            s.then(SEATING_CRITIC[self.player][CRITIC.noun(action)])
        else:
            s.tell(ACTION_LEFT, self.player)


class ChooseTable(Choice[HouseOfFado]):
    """An empty table; the third one only when it is prepared [HF-4.3]."""

    def picks(self) -> list[Verb]:
        return GUEST_PICKS

    def picks_left(self, s: HouseOfFado) -> i64:
        return 0

    def refuse(self, s: HouseOfFado, action: i64) -> i64:
        p = s.players[self.player]
        table = TABLE.noun(action)
        if p.table_free(table):
            return LEGAL
        return TABLE_OCCUPIED if p.critic == table or p.at(table) else TABLE_NOT_PREPARED

    def details(self, s: HouseOfFado, action: i64, refusal: i64) -> list[int]:
        return [TABLE.noun(action)]


class SeatFirst(ChooseTable):
    """[HF-4.2] The table at which all the invited customers will sit."""

    def __init__(self, player: i64, guest: i64) -> None:
        super().__init__(player, [TABLE], "HF-4.2")
        self.guest: Final = guest

    def apply(self, s: HouseOfFado, action: i64) -> None:
        seat_guest(s, self.player, TABLE.noun(action), self.guest)


def seat_guest(s: HouseOfFado, player: i64, table: i64, guest: i64) -> None:
    """[HF-4.2] One customer sits down; while there are seats, more of the same group may follow."""
    p = s.players[player]
    colour = guest % COLOUR_COUNT
    s.crowd[guest] -= 1
    p.guests[table * COLOUR_COUNT + colour] += 1
    s.tell(SEATED, player, colour, guest // COLOUR_COUNT, table)
    if p.at(table) < s.box.seats[table]:
        s.then(INVITING_MORE[player][table * (GROUPS * COLOUR_COUNT) + guest])


class InviteMore(Choice[HouseOfFado]):
    """[HF-4.2] Another customer of the group: grey before black before brown, so that no two paths mean the same."""

    def __init__(self, player: i64, table: i64, last: i64) -> None:
        super().__init__(player, [INVITE, CRITIC, DONE], "HF-4.2")
        self.table: Final = table
        self.last: Final = last  # group and colour of the one before
        self.end: Final = (last // COLOUR_COUNT + 1) * COLOUR_COUNT

    def picks(self) -> list[Verb]:
        return GUEST_PICKS

    def picks_left(self, s: HouseOfFado) -> i64:
        return s.box.seats[self.table] - s.players[self.player].at(self.table)

    def about(self, s: HouseOfFado) -> dict[str, int]:
        return {"table": self.table, "free": s.box.seats[self.table] - s.players[self.player].at(self.table)}

    def refuse(self, s: HouseOfFado, action: i64) -> i64:
        if DONE.has(action):
            return LEGAL
        if CRITIC.has(action):
            return CUSTOMERS_OR_CRITIC
        guest = INVITE.noun(action)
        if guest // COLOUR_COUNT != self.last // COLOUR_COUNT:
            return ONE_GROUP_ONLY
        if s.crowd[guest] == 0:
            return NONE_OF_COLOUR
        return LEGAL if guest >= self.last else CONFIRMED

    def offer(self, s: HouseOfFado, found: Actions) -> None:
        for guest in range(self.last, self.end):
            if s.crowd[guest]:
                found.add(INVITE.base + guest)
        found.add(DONE.base)

    def apply(self, s: HouseOfFado, action: i64) -> None:
        if INVITE.has(action):
            seat_guest(s, self.player, self.table, INVITE.noun(action))


class SeatCritic(ChooseTable):
    """[HF-4.4] The critic gets a table of its own; the price is paid."""

    def __init__(self, player: i64, group: i64) -> None:
        super().__init__(player, [TABLE], "HF-4.4")
        self.group: Final = group

    def apply(self, s: HouseOfFado, action: i64) -> None:
        p = s.players[self.player]
        pay(s, self.player, s.box.critic_price[p.removed])
        s.critics &= ~(1 << self.group)
        p.critic = TABLE.noun(action)
        s.tell(CRITIC_SEATED, self.player, self.group, p.critic)


INVITING: Final = [[Street(p, space if AREA[space] == 1 else 2) for space in range(BOARD_SPACES)] for p in SEATS]
SEATING_FIRST: Final = [[SeatFirst(p, guest) for guest in range(GROUPS * COLOUR_COUNT)] for p in SEATS]
INVITING_MORE: Final = [
    [InviteMore(p, table, guest) for table in range(TABLE_COUNT) for guest in range(GROUPS * COLOUR_COUNT)] for p in SEATS
]
SEATING_CRITIC: Final = [[SeatCritic(p, group) for group in range(GROUPS)] for p in SEATS]
