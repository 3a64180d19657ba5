"""Everything that lies on the quay, and what happens there, clause by clause of rules.md."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.core import Chance, Choice, State, Step, Together
from parlour.engine.words import LEGAL, Vocabulary

WARES: Final = ["tea", "silk", "salt", "amber", "ink", "oil"]
KINDS: Final = 6
EACH: Final = 4  # crates of a ware
NIGHTS: Final = 6
COINS: Final = 10
HIGHEST: Final = 20
ALONE: Final = 4  # coins for a crate that nobody else sells tonight,
CROWDED: Final = 2  # and for one that others sell as well
WISHED: Final = 5  # more points for a crate that one wished for
SEATS: Final = 6
NONE: Final = -1
HOLD: Final = -3  # where crates are beside the seats
QUAY: Final = -2
GONE: Final = -1  # sold or sunk

WORDS: Final = Vocabulary()
PASS: Final = WORDS.verb("pass")
BID: Final = WORDS.verb("bid", [str(n) for n in range(1, HIGHEST + 1)], "n")
SELL: Final = WORDS.verb("sell", WARES, "ware")
REST: Final = WORDS.verb("rest")
DEAL: Final = WORDS.verb("deal", WARES, "ware")  # from here on, chance
LAND: Final = WORDS.verb("land", WARES, "ware")

DEALT: Final = WORDS.event("dealt", "player", secret="ware")
NIGHT: Final = WORDS.event("night", "night player")
LANDED: Final = WORDS.event("landed", "ware")
OFFERED: Final = WORDS.event("offered", "player n")
PASSED: Final = WORDS.event("passed", "player")
WON: Final = WORDS.event("won", "player n")
SUNK: Final = WORDS.event("sunk")
SOLD: Final = WORDS.event("sold", "player ware coins")
REVEALED: Final = WORDS.event("revealed", "player ware points", news=True)

TOO_LOW: Final = WORDS.reason("too-low", "LQ-2.2")
TOO_DEAR: Final = WORDS.reason("too-dear", "LQ-2.3")
NONE_LEFT: Final = WORDS.reason("none-left", "LQ-3.1")
ALREADY_DEALT: Final = WORDS.reason("already-dealt", "LQ-1.2")
NONE_IN_HOLD: Final = WORDS.reason("none-in-hold", "LQ-1.3")


class LanternQuay(State):
    night: int
    bid: int
    bidder: int
    crates: list[list[int]]  # by place, the seats first, and by ware
    coins: list[int]  # from here on by seat
    wishes: list[int]  # a ware each, known to its owner alone
    passed: list[bool]
    sells: list[int]  # a ware, once the sale is open
    fulfilled: list[int]  # points for wishes, once they are turned up

    def __init__(self, players: int) -> None:
        self.begin()
        self.night = 0
        self.bid = 0
        self.bidder = NONE
        self.crates = [[0] * KINDS for _ in range(players + 3)]
        self.crates[HOLD] = [EACH] * KINDS
        self.coins = [COINS] * players
        self.wishes = [NONE] * players
        self.passed = [False] * players
        self.sells = [NONE] * players
        self.fulfilled = [0] * players

    def clone(self) -> LanternQuay:
        c = LanternQuay(0)
        c.wait_like(self)
        c.night = self.night
        c.bid = self.bid
        c.bidder = self.bidder
        c.crates = [crates.copy() for crates in self.crates]
        c.coins = self.coins.copy()
        c.wishes = self.wishes.copy()
        c.passed = self.passed.copy()
        c.sells = self.sells.copy()
        c.fulfilled = self.fulfilled.copy()
        return c

    def leader(self) -> int:
        return (self.night - 1) % len(self.coins)

    def scores(self) -> list[int]:
        """[LQ-4.1] What everybody can count; wishes come in when they are turned up."""
        return [coins + sum(crates) + more for coins, crates, more in zip(self.coins, self.crates, self.fulfilled)]

    def ranking(self) -> list[int]:
        """[LQ-4.2] Points, then crates kept."""
        order = [(points, sum(crates)) for points, crates in zip(self.scores(), self.crates)]
        return [1 + sum(other > mine for other in order) for mine in order]


class DealWish(Chance[LanternQuay]):
    """[LQ-1.2] A wish for the first seat that has none, which nobody else sees."""

    def refuse(self, s: LanternQuay, action: i64) -> i64:
        return ALREADY_DEALT if DEAL.noun(action) in s.wishes else LEGAL

    def apply(self, s: LanternQuay, action: i64) -> None:
        seat = s.wishes.index(NONE)
        s.wishes[seat] = DEAL.noun(action)
        s.tell(DEALT, seat, DEAL.noun(action), to=1 << seat)


class BeginNight(Step[LanternQuay]):
    """[LQ-2.1] Two crates, an auction and a sale, six times; then the end."""

    def run(self, s: LanternQuay) -> None:
        if s.night == NIGHTS:
            s.then(TURN_UP)
            return
        s.night += 1
        s.bid = 0
        s.bidder = NONE
        s.passed = [False] * len(s.coins)
        s.tell(NIGHT, s.night, s.leader())
        s.then(LAND_CRATE)
        s.then(LAND_CRATE)
        s.then(BIDS[s.leader()])
        s.then(SALES[len(s.coins)])
        s.then(PAY)
        s.then(BEGIN_NIGHT)


class LandCrate(Chance[LanternQuay]):
    """[LQ-1.3, LQ-2.1] Each crate in the hold is as likely as any other."""

    def refuse(self, s: LanternQuay, action: i64) -> i64:
        return LEGAL if s.crates[HOLD][LAND.noun(action)] > 0 else NONE_IN_HOLD

    def weights(self, s: LanternQuay) -> list[int]:
        return [crates for crates in s.crates[HOLD] if crates > 0]

    def apply(self, s: LanternQuay, action: i64) -> None:
        s.crates[HOLD][LAND.noun(action)] -= 1
        s.crates[QUAY][LAND.noun(action)] += 1
        s.tell(LANDED, LAND.noun(action))


class Bid(Choice[LanternQuay]):
    """[LQ-2.2] More than the highest bid, or pass; [LQ-2.3] with the coins one has."""

    def about(self, s: LanternQuay) -> dict[str, int]:
        return {"n": s.bid}

    def refuse(self, s: LanternQuay, action: i64) -> i64:
        n = BID.noun(action) + 1 if BID.has(action) else s.bid + 1  # who passes bids nothing
        return TOO_LOW if n <= s.bid else TOO_DEAR if BID.has(action) and n > s.coins[self.player] else LEGAL

    def apply(self, s: LanternQuay, action: i64) -> None:
        if BID.has(action):
            s.bid = BID.noun(action) + 1
            s.bidder = self.player
            s.tell(OFFERED, self.player, s.bid)
        else:
            s.passed[self.player] = True
            s.tell(PASSED, self.player)
        for i in range(1, len(s.coins) + 1):
            turn = (self.player + i) % len(s.coins)
            if not s.passed[turn] and turn != s.bidder:
                s.then(BIDS[turn])
                return
        s.then(AWARD)


class Award(Step[LanternQuay]):
    """[LQ-2.4] The highest bidder pays and takes the crates; without a bid they sink."""

    def run(self, s: LanternQuay) -> None:
        if s.bidder == NONE:
            s.tell(SUNK)
        else:
            s.coins[s.bidder] -= s.bid
            s.tell(WON, s.bidder, s.bid)
        to = s.crates[GONE if s.bidder == NONE else s.bidder]
        for ware in range(KINDS):
            to[ware] += s.crates[QUAY][ware]
            s.crates[QUAY][ware] = 0


class Sell(Choice[LanternQuay]):
    """[LQ-3.1] One ware, or rest."""

    def refuse(self, s: LanternQuay, action: i64) -> i64:
        return NONE_LEFT if SELL.has(action) and s.crates[self.player][SELL.noun(action)] == 0 else LEGAL

    def apply(self, s: LanternQuay, action: i64) -> None:
        s.sells[self.player] = SELL.noun(action) if SELL.has(action) else NONE


class Pay(Step[LanternQuay]):
    """[LQ-3.2] 4 coins a crate for who is alone in a ware, 2 for each of several."""

    def run(self, s: LanternQuay) -> None:
        for player, ware in enumerate(s.sells):
            if ware != NONE:
                coins = s.crates[player][ware] * (ALONE if s.sells.count(ware) == 1 else CROWDED)
                s.coins[player] += coins
                s.crates[GONE][ware] += s.crates[player][ware]
                s.crates[player][ware] = 0
                s.tell(SOLD, player, ware, coins)


class TurnUp(Step[LanternQuay]):
    """[LQ-4.1] The wishes are turned up and count."""

    def run(self, s: LanternQuay) -> None:
        for player, ware in enumerate(s.wishes):
            s.fulfilled[player] = WISHED * s.crates[player][ware]
            s.tell(REVEALED, player, ware, s.fulfilled[player])


DEAL_WISH: Final = DealWish(DEAL, "LQ-1.2")
BEGIN_NIGHT: Final = BeginNight()
LAND_CRATE: Final = LandCrate(LAND, "LQ-2.1")
BIDS: Final = [Bid(seat, [PASS, BID], "LQ-2.2") for seat in range(SEATS)]
AWARD: Final = Award()
SALES: Final = [Together([Sell(seat, [SELL, REST], "LQ-3.1") for seat in range(players)]) for players in range(SEATS + 1)]
PAY: Final = Pay()
TURN_UP: Final = TurnUp()
