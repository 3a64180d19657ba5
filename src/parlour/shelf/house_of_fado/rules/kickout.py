"""Kick-outs [HF-2.3]: the owner of the worker that must go chooses its space and takes the bonus, before the action goes on."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from parlour.engine.actions import Actions
from parlour.engine.core import Choice
from parlour.engine.vecs import vec
from parlour.engine.words import LEGAL
from parlour.shelf.house_of_fado.actions import BAR, NOTE, PASS, RAISE, SHIFT, WORDS
from parlour.shelf.house_of_fado.components import KICKOUTS
from parlour.shelf.house_of_fado.components import SIDES as SIDE_NAMES
from parlour.shelf.house_of_fado.effects import gain_coins, pay, raise_fame, take_note
from parlour.shelf.house_of_fado.state import (
    ALFAMA,
    AREA,
    BAR_PLACE,
    BESIDE,
    BOARD_SPACES,
    COLOUR_COUNT,
    KIND_COUNT,
    NONE,
    NOTE_COUNT,
    SEATS,
    SPOTS,
    TOP_FAME,
    HouseOfFado,
)

COINS: Final = 0  # the bonus words of components.py
CUSTOMER: Final = 1
ANY_NOTE: Final = 2
SIDES: Final = 3

KICKED_OUT: Final = WORDS.event("kicked-out", "player space side")
ALFAMA_KICKED_OUT: Final = WORDS.event("alfama-kicked-out", "space")
BONUS_UNUSED: Final = WORDS.event("bonus-unused", "player")
BONUS_IMPOSSIBLE: Final = WORDS.event("bonus-impossible", "player")
TO_THE_BAR: Final = WORDS.event("to-the-bar", "player colour group")

EXIT_TAKEN: Final = WORDS.reason("exit-taken", "HF-2.3")
NO_COINS_FOR_BONUS: Final = WORDS.reason("no-coins-for-bonus", "HF-2.3", "price coins")
BAR_FULL: Final = WORDS.reason("bar-full", "HF-3.6")
GROUP_NOT_BESIDE: Final = WORDS.reason("group-not-beside", "HF-3.6", "space")
NOBODY_OF_COLOUR: Final = WORDS.reason("nobody-of-colour", "HF-3.6")
PILE_EMPTY: Final = WORDS.reason("pile-empty", "HF-5.1", "note")
AMATEUR: Final = WORDS.reason("amateur", "HF-3.7")
AT_TOP: Final = WORDS.reason("at-top", "HF-5.4")
NO_COINS_TO_RAISE: Final = WORDS.reason("no-coins-to-raise", "HF-5.4", "price coins")


def kick_out(s: HouseOfFado, player: i64, space: i64) -> None:
    """[HF-2.3] The worker takes the action space; whoever stood there must find a kick-out space first."""
    spot = space * SPOTS
    other = s.workers[spot]
    s.workers[spot] = player
    if other == NONE:
        return
    if s.solo and other == ALFAMA:  # [HF-9.4] which space is all the same: no worker of hers will need it
        while s.workers[spot] != NONE:
            spot += 1
        s.workers[spot] = ALFAMA
        s.tell(ALFAMA_KICKED_OUT, space)
    else:
        s.players[other].lifted += 1
        s.then(KICKING_OUT[other][space])


@final
class KickOut(Choice[HouseOfFado]):
    """[HF-2.3] To which free kick-out space the own worker moves; its bonus follows at once."""

    def __init__(self, player: i64, space: i64) -> None:
        super().__init__(player, [SHIFT], "HF-2.3")
        self.space: Final = space

    def about(self, s: HouseOfFado) -> dict[str, int]:
        """What each kick-out space offers: coins, a customer (for coins), a note (for coins), a raise; -1 if it is taken."""
        found = {"space": self.space}
        for side, name in enumerate(SIDE_NAMES):
            row = AREA[self.space] * SIDES + side
            bonus = s.box.bonus[row]
            paid = bonus != COINS and s.box.bonus_price[row] > 0
            taken = s.workers[self.space * SPOTS + 1 + side] != NONE
            found[name] = -1 if taken else 2 * bonus + paid
            found[f"{name}-n"] = s.box.bonus_coins[row] if bonus == COINS else s.box.bonus_price[row]
        return found

    def refuse(self, s: HouseOfFado, action: i64) -> i64:
        return LEGAL if s.workers[self.space * SPOTS + 1 + SHIFT.noun(action)] == NONE else EXIT_TAKEN

    def offer(self, s: HouseOfFado, found: Actions) -> None:
        first = self.space * SPOTS + 1
        free: i64 = 0
        if s.workers[first] == NONE:
            free = 1
        if s.workers[first + 1] == NONE:
            free += 2
        if s.workers[first + 2] == NONE:
            free += 4
        found.extend(EXITS[free])

    def apply(self, s: HouseOfFado, action: i64) -> None:
        side = SHIFT.noun(action)
        s.players[self.player].lifted -= 1
        s.workers[self.space * SPOTS + 1 + side] = self.player
        s.tell(KICKED_OUT, self.player, self.space, side)
        row = AREA[self.space] * SIDES + side
        bonus = s.box.bonus[row]
        if bonus == COINS:
            gain_coins(s, self.player, s.box.bonus_coins[row])
        elif bonus == CUSTOMER:
            s.then(BAR_BONUS[self.player][self.space * SIDES + side])
        elif bonus == ANY_NOTE:
            s.then(NOTE_BONUS[self.player][row])
        else:
            s.then(RAISE_BONUS[self.player])


def leave_bonus(s: HouseOfFado, choice: Choice[HouseOfFado]) -> None:
    """[HF-2.3] A bonus need not be taken, and sometimes cannot."""
    if s.told is not None:
        s.tell(BONUS_IMPOSSIBLE if len(choice.legal(s)) == 1 else BONUS_UNUSED, choice.player)


@final
class BonusGuest(Choice[HouseOfFado]):
    """[HF-3.6, HF-6.5] A customer from a group beside the space for the own bar, perhaps for a coin."""

    def __init__(self, player: i64, space: i64, side: i64) -> None:
        super().__init__(player, [BAR, PASS], "HF-3.6")
        self.space: Final = space
        self.row: Final = AREA[space] * SIDES + side

    def about(self, s: HouseOfFado) -> dict[str, int]:
        return {"price": s.box.bonus_price[self.row]}

    def refuse(self, s: HouseOfFado, action: i64) -> i64:
        if PASS.has(action):
            return LEGAL
        p = s.players[self.player]
        group = BAR.noun(action) // COLOUR_COUNT
        if not 0 <= group - BESIDE[self.space] <= 1:
            return GROUP_NOT_BESIDE
        if s.crowd[BAR.noun(action)] == 0:
            return NOBODY_OF_COLOUR
        if p.at(BAR_PLACE) >= s.box.bar:
            return BAR_FULL
        return LEGAL if p.coins >= s.box.bonus_price[self.row] else NO_COINS_FOR_BONUS

    def details(self, s: HouseOfFado, action: i64, refusal: i64) -> list[int]:
        if refusal == GROUP_NOT_BESIDE:
            return [self.space]
        return [s.box.bonus_price[self.row], s.players[self.player].coins]

    def offer(self, s: HouseOfFado, found: Actions) -> None:
        p = s.players[self.player]
        if p.at(BAR_PLACE) < s.box.bar and p.coins >= s.box.bonus_price[self.row]:
            first = BESIDE[self.space] * COLOUR_COUNT
            for guest in range(first, first + 2 * COLOUR_COUNT):
                if s.crowd[guest]:
                    found.add(BAR.base + guest)
        found.add(PASS.base)

    def apply(self, s: HouseOfFado, action: i64) -> None:
        if PASS.has(action):
            leave_bonus(s, self)
            return
        guest = BAR.noun(action)
        colour = guest % COLOUR_COUNT
        pay(s, self.player, s.box.bonus_price[self.row])
        s.crowd[guest] -= 1
        s.players[self.player].guests[BAR_PLACE * COLOUR_COUNT + colour] += 1
        s.tell(TO_THE_BAR, self.player, colour, guest // COLOUR_COUNT)


@final
class BonusNote(Choice[HouseOfFado]):
    """[HF-4.5, HF-6.5] Any note, perhaps for a coin or two."""

    def __init__(self, player: i64, row: i64) -> None:
        super().__init__(player, [NOTE, PASS], "HF-4.5")
        self.row: Final = row

    def about(self, s: HouseOfFado) -> dict[str, int]:
        return {"price": s.box.bonus_price[self.row]}

    def refuse(self, s: HouseOfFado, action: i64) -> i64:
        if PASS.has(action):
            return LEGAL
        if s.notes[NOTE.noun(action)] == 0:
            return PILE_EMPTY
        return LEGAL if s.players[self.player].coins >= s.box.bonus_price[self.row] else NO_COINS_FOR_BONUS

    def details(self, s: HouseOfFado, action: i64, refusal: i64) -> list[int]:
        if refusal == PILE_EMPTY:
            return [NOTE.noun(action)]
        return [s.box.bonus_price[self.row], s.players[self.player].coins]

    def offer(self, s: HouseOfFado, found: Actions) -> None:
        if s.players[self.player].coins >= s.box.bonus_price[self.row]:
            for note in range(NOTE_COUNT):
                if s.notes[note]:
                    found.add(NOTE.base + note)
        found.add(PASS.base)

    def apply(self, s: HouseOfFado, action: i64) -> None:
        if PASS.has(action):
            leave_bonus(s, self)
            return
        pay(s, self.player, s.box.bonus_price[self.row])
        take_note(s, self.player, NOTE.noun(action))


@final
class BonusRaise(Choice[HouseOfFado]):
    """[HF-5.4] One own musician rises by 1 for as many coins as its new fame."""

    def refuse(self, s: HouseOfFado, action: i64) -> i64:
        if PASS.has(action):
            return LEGAL
        fame = s.fame_of(self.player, RAISE.noun(action))
        if fame == 0:
            return AMATEUR
        if fame == TOP_FAME:
            return AT_TOP
        return LEGAL if s.players[self.player].coins > fame else NO_COINS_TO_RAISE

    def details(self, s: HouseOfFado, action: i64, refusal: i64) -> list[int]:
        return [s.fame_of(self.player, RAISE.noun(action)) + 1, s.players[self.player].coins]

    def offer(self, s: HouseOfFado, found: Actions) -> None:
        coins = s.players[self.player].coins
        for kind in range(KIND_COUNT):
            fame = s.fame_of(self.player, kind)
            if 0 < fame < TOP_FAME and fame < coins:
                found.add(RAISE.base + kind)
        found.add(PASS.base)

    def apply(self, s: HouseOfFado, action: i64) -> None:
        if PASS.has(action):
            leave_bonus(s, self)
            return
        kind = RAISE.noun(action)
        pay(s, self.player, s.fame_of(self.player, kind) + 1)
        raise_fame(s, self.player, kind)


# By free spaces, as bits.
EXITS: Final = [vec[i64]([SHIFT.of(side) for side in range(SIDES) if free >> side & 1]) for free in range(8)]
KICKING_OUT: Final = [[KickOut(p, space) for space in range(BOARD_SPACES)] for p in SEATS]
BAR_BONUS: Final = [[BonusGuest(p, space, side) for space in range(BOARD_SPACES) for side in range(SIDES)] for p in SEATS]
NOTE_BONUS: Final = [[BonusNote(p, row) for row in range(len(KICKOUTS))] for p in SEATS]
RAISE_BONUS: Final = [BonusRaise(p, [RAISE, PASS], "HF-5.4") for p in SEATS]
