"""What the seven sectors do once a piece has come [ND-3.5 to ND-3.15]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.actions import Actions
from parlour.engine.core import Choice
from parlour.engine.words import CONFIRMED, LEGAL, Verb
from parlour.shelf.notre_dame.actions import BENEFIT, BENEFITS, PASS, WORDS
from parlour.shelf.notre_dame.effects import (
    FROM_RESIDENCE,
    GAINED_GOLD,
    TOOK_GOLD,
    earn,
    gain_gold,
    gain_markers,
    rat_back,
)
from parlour.shelf.notre_dame.rules.carriage import DRIVE_CARRIAGE
from parlour.shelf.notre_dame.state import (
    BANK,
    CARRIAGE_HOUSE,
    HOTEL,
    RESIDENCE,
    SCHOOL,
    SEATS,
    NotreDame,
)

GOLD: Final = 0
MARKER: Final = 1
RAT: Final = 2

AT_HOTEL: Final = 0  # who offers benefits, for the clause behind them
AT_HOSTESS: Final = 1
BENEFIT_PICKS: Final = [BENEFIT]

NO_COMMON_GOLD: Final = WORDS.reason("no-common-gold", "ND-8.2")
NO_RESERVE: Final = WORDS.reason("no-reserve", "ND-3.17")
RAT_AT_ZERO: Final = [WORDS.reason("rat-at-zero", clause) for clause in ("ND-3.11", "ND-6.1")]


def act(s: NotreDame, seat: i64, sector: i64) -> None:
    """[ND-3.4, ND-8.8] Carry out a sector's action with the pieces that are there now."""
    n = s.players[seat].pieces(sector)
    if sector == SCHOOL:
        gain_markers(s, seat, n)  # [ND-3.5]
    elif sector == BANK:
        draw_on_bank(s, seat, n)
    elif sector == RESIDENCE:
        earn(s, seat, n, FROM_RESIDENCE)  # [ND-3.7]
    elif sector == CARRIAGE_HOUSE:
        s.then(DRIVE_CARRIAGE[seat])
    elif sector == HOTEL:
        offer_benefits(s, seat, AT_HOTEL, 2 if n >= s.box.hotel_double_from else 1)
    else:
        rat_back(s, seat, 1)  # [ND-3.13, ND-3.15] park and hospital, whatever the count


def draw_on_bank(s: NotreDame, seat: i64, gold: i64) -> None:
    """[ND-3.6, ND-8.2] Gold from the stock; what is missing comes from the richest other player, next clockwise of several."""
    p = s.players[seat]
    common = min(gold, s.bank)
    s.bank -= common
    p.gold += common
    if common:
        s.tell(GAINED_GOLD, seat, common)
    if common < gold:
        richest = s.left_of(seat)
        other = s.left_of(richest)
        while other != seat:
            if s.players[other].gold > s.players[richest].gold:
                richest = other
            other = s.left_of(other)
        taken = min(gold - common, s.players[richest].gold)
        if taken:
            s.players[richest].gold -= taken
            p.gold += taken
            s.tell(TOOK_GOLD, seat, richest, taken)


def offer_benefits(s: NotreDame, seat: i64, place: i64, picks: i64) -> None:
    """[ND-3.11, ND-6.1] One or two of gold, marker, rat, at the hotel or from the Hostess."""
    s.then(CHOOSE_BENEFIT[place][seat][GOLD][picks])


class ChooseBenefit(Choice[NotreDame]):
    """[ND-3.11] One of 1 gold, 1 marker, rat one step back, or nothing; a second pick never goes back in this order."""

    def __init__(self, place: i64, player: i64, lowest: i64, picks: i64) -> None:
        super().__init__(player, [BENEFIT, PASS], "ND-6.1" if place == AT_HOSTESS else "ND-3.11")
        self.place: Final = place
        self.lowest: Final = lowest
        self.count: Final = picks  # still to be chosen

    def refuse(self, s: NotreDame, action: i64) -> i64:
        if PASS.has(action):
            return LEGAL
        benefit = BENEFIT.noun(action)
        if benefit == GOLD and s.bank == 0:
            return NO_COMMON_GOLD
        if benefit == MARKER and s.players[self.player].reserve == 0:
            return NO_RESERVE
        if benefit == RAT and s.players[self.player].rat == 0:
            return RAT_AT_ZERO[self.place]
        return LEGAL if benefit >= self.lowest else CONFIRMED

    def offer(self, s: NotreDame, found: Actions) -> None:
        p = s.players[self.player]
        if self.lowest == GOLD and s.bank:
            found.add(BENEFIT.of(GOLD))
        if self.lowest <= MARKER and p.reserve:
            found.add(BENEFIT.of(MARKER))
        if p.rat:
            found.add(BENEFIT.of(RAT))
        found.add(PASS.of())

    def picks(self) -> list[Verb]:
        return BENEFIT_PICKS

    def picks_left(self, s: NotreDame) -> i64:
        return self.count

    def about(self, s: NotreDame) -> dict[str, int]:
        return {"picks": self.count}

    def apply(self, s: NotreDame, action: i64) -> None:
        if PASS.has(action):
            return
        benefit = BENEFIT.noun(action)
        if benefit == GOLD:
            gain_gold(s, self.player, 1)
        elif benefit == MARKER:
            gain_markers(s, self.player, 1)
        else:
            rat_back(s, self.player, 1)
        if self.count > 1:
            s.then(CHOOSE_BENEFIT[self.place][self.player][benefit][self.count - 1])


CHOOSE_BENEFIT: Final = [
    [[[ChooseBenefit(place, p, low, n) for n in range(3)] for low in range(len(BENEFITS))] for p in SEATS]
    for place in (AT_HOTEL, AT_HOSTESS)
]
