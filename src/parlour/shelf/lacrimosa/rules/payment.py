"""[LA-2.8, LA-2.9, LA-3.1] Paying: what has one way is paid at once, what has several is asked, one step each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.core import Choice, Step
from parlour.engine.vecs import vec
from parlour.engine.words import CONFIRMED, LEGAL, Verb
from parlour.shelf.lacrimosa.actions import CASH, FROM_TRACK, WILD_FROM, WORDS
from parlour.shelf.lacrimosa.state import KIND_COUNT, NOTHING, SEATS, Lacrimosa, Player

PRICE: Final = 3  # ducats for a marker
WORTH: Final = 1  # ducat for a marker

PAID: Final = WORDS.event("paid", "player n")  # all ducats that leave, those for bought markers included
SPENT: Final = WORDS.event("spent", "player points n m")  # so many from the track, so many markers
BOUGHT: Final = WORDS.event("bought", "player points n")
BOUGHT_ANY: Final = WORDS.event("bought-any", "player n")
CASHED: Final = WORDS.event("cashed", "player points n")

NOT_SO_MANY: Final = WORDS.reason("not-so-many", "LA-3.1")
TOO_FEW_LEFT: Final = WORDS.reason("too-few-left", "LA-2.9")
NOTHING_THERE: Final = WORDS.reason("nothing-there", "LA-3.1")
WILD_PICKS: Final = [WILD_FROM]
CASH_PICKS: Final = [CASH]


def short(me: Player, ducats: i64, talent: i64, travel: i64, composition: i64, wild: i64) -> i64:
    """[LA-2.9] The ducats still missing for this price when every exchange is counted; 0 or less: it can be paid.

    Tracks pay first, because nobody can sell them; markers left over are worth a ducat, points missing cost three.
    """
    tracks = me.tracks
    markers = me.markers
    need: i64 = ducats - me.ducats
    free: i64 = 0
    spare: i64 = 0
    left: i64 = tracks[0] - talent
    if left >= 0:
        free += left
        spare += markers[0]
    else:
        left += markers[0]
        if left >= 0:
            spare += left
        else:
            need -= PRICE * left
    left = tracks[1] - travel
    if left >= 0:
        free += left
        spare += markers[1]
    else:
        left += markers[1]
        if left >= 0:
            spare += left
        else:
            need -= PRICE * left
    left = tracks[2] - composition
    if left >= 0:
        free += left
        spare += markers[2]
    else:
        left += markers[2]
        if left >= 0:
            spare += left
        else:
            need -= PRICE * left
    if wild > free:
        wild -= free
        if wild > spare:
            need += PRICE * (wild - spare)
            spare = 0
        else:
            spare -= wild
    return need - spare


def charge(s: Lacrimosa, seat: i64, ducats: i64, talent: i64, travel: i64, composition: i64, wild: i64) -> bool:
    """Pay this price. True: it is paid. False: questions are queued, and it is paid when they are answered."""
    s.pick_from = 0
    return settle(s, seat, ducats, talent, travel, composition, wild)


def settle(s: Lacrimosa, seat: i64, ducats: i64, talent: i64, travel: i64, composition: i64, wild: i64) -> bool:
    """Pay part after part as long as there is one way; stop at the first with several and ask."""
    me = s.players[seat]
    if talent:
        if mixed(me, 0, talent):
            s.due = vec[i64]([ducats, talent, travel, composition, wild])
            return ask(s, MIX[seat * 3], seat)
        ducats += PRICE * spend(s, seat, 0, talent)
    if travel:
        if mixed(me, 1, travel):
            s.due = vec[i64]([ducats, 0, travel, composition, wild])
            return ask(s, MIX[seat * 3 + 1], seat)
        ducats += PRICE * spend(s, seat, 1, travel)
    if composition:
        if mixed(me, 2, composition):
            s.due = vec[i64]([ducats, 0, 0, composition, wild])
            return ask(s, MIX[seat * 3 + 2], seat)
        ducats += PRICE * spend(s, seat, 2, composition)
    if wild:
        sources: i64 = 0
        for kind in range(KIND_COUNT):
            sources += (1 if me.tracks[kind] else 0) + (1 if me.markers[kind] else 0)
        if sources:
            s.due = vec[i64]([ducats, 0, 0, 0, wild])
            return ask(s, PAY_WILD[seat], seat)
        ducats += PRICE * wild
        s.tell(BOUGHT_ANY, seat, wild)
    if ducats > me.ducats:
        s.due = vec[i64]([ducats, 0, 0, 0, 0])
        return ask(s, CASH_IN[seat], seat)
    s.due = NOTHING
    s.pick_from = 0
    if ducats:
        me.ducats -= ducats
        s.tell(PAID, seat, ducats)
    return True


def ask(s: Lacrimosa, question: Step[Lacrimosa], seat: i64) -> bool:
    s.then(question)
    s.then(PAY[seat])
    return False


def mixed(me: Player, kind: i64, cost: i64) -> bool:
    """[LA-3.1] Whether these points could come from the track and from markers in more than one way."""
    return me.tracks[kind] > 0 and me.markers[kind] > 0 and cost < me.tracks[kind] + me.markers[kind]


def spend(s: Lacrimosa, seat: i64, kind: i64, cost: i64) -> i64:
    """Track first, then markers; the number of points that neither has, and that must be bought."""
    me = s.players[seat]
    track = min(cost, me.tracks[kind])
    marker = min(cost - track, me.markers[kind])
    missing = cost - track - marker
    me.tracks[kind] -= track
    me.markers[kind] -= marker
    if missing:
        s.tell(BOUGHT, seat, kind, missing)
    s.tell(SPENT, seat, kind, track, marker + missing)
    return missing


class Pay(Step[Lacrimosa]):
    """[LA-2.9] Go on paying what is still due."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, s: Lacrimosa) -> None:
        if len(s.due):
            due = s.due
            settle(s, self.seat, due[0], due[1], due[2], due[3], due[4])


class MixPoints(Choice[Lacrimosa]):
    """[LA-3.1] Points of one kind from the track, from markers, or both: how many from the track?"""

    def __init__(self, player: i64, kind: i64) -> None:
        super().__init__(player, [FROM_TRACK], "LA-3.1")
        self.kind: Final = kind

    def refuse(self, s: Lacrimosa, action: i64) -> i64:
        me = s.players[self.player]
        kind = self.kind
        n = FROM_TRACK.noun(action)
        rest = s.due[1 + kind] - n
        if n > me.tracks[kind] or rest > me.markers[kind] or rest < 0:
            return NOT_SO_MANY
        me.tracks[kind] -= n
        me.markers[kind] -= rest
        due = s.due
        missing = short(me, due[0], 0, due[2] if kind < 1 else 0, due[3] if kind < 2 else 0, due[4])
        me.tracks[kind] += n
        me.markers[kind] += rest
        return TOO_FEW_LEFT if missing > 0 else LEGAL

    def apply(self, s: Lacrimosa, action: i64) -> None:
        me = s.players[self.player]
        n = FROM_TRACK.noun(action)
        due = s.due[:]
        rest = due[1 + self.kind] - n
        due[1 + self.kind] = 0
        me.tracks[self.kind] -= n
        me.markers[self.kind] -= rest
        s.tell(SPENT, self.player, self.kind, n, rest)
        s.due = due

    def about(self, s: Lacrimosa) -> dict[str, int]:
        return {"points": self.kind, "n": s.due[1 + self.kind]}


class PayWild(Choice[Lacrimosa]):
    """[LA-3.4] A wild point of a price: of any kind, from a track or in markers."""

    def refuse(self, s: Lacrimosa, action: i64) -> i64:
        me = s.players[self.player]
        source = WILD_FROM.noun(action)
        have = me.tracks if source < 3 else me.markers
        kind = source % 3
        if not have[kind]:
            return NOTHING_THERE
        have[kind] -= 1
        missing = short(me, s.due[0], 0, 0, 0, s.due[4] - 1)
        have[kind] += 1
        return TOO_FEW_LEFT if missing > 0 else LEGAL

    def apply(self, s: Lacrimosa, action: i64) -> None:
        me = s.players[self.player]
        source = WILD_FROM.noun(action)
        if source < 3:
            me.tracks[source] -= 1
            s.tell(SPENT, self.player, source, 1, 0)
        else:
            me.markers[source - 3] -= 1
            s.tell(SPENT, self.player, source - 3, 0, 1)
        s.due = vec[i64]([s.due[0], 0, 0, 0, s.due[4] - 1])

    def picks(self) -> list[Verb]:
        return WILD_PICKS

    def picks_left(self, s: Lacrimosa) -> i64:
        return s.due[4]

    def about(self, s: Lacrimosa) -> dict[str, int]:
        return {"n": s.due[4]}


class CashIn(Choice[Lacrimosa]):
    """[LA-2.8] Ducats are missing: which marker is exchanged for one? Kinds ascend, so that no two orders mean the same."""

    def refuse(self, s: Lacrimosa, action: i64) -> i64:
        me = s.players[self.player]
        kind = CASH.noun(action)
        if not me.markers[kind]:
            return NOTHING_THERE
        if kind < s.pick_from:
            return CONFIRMED
        have = 0  # of this kind and those after it: the price must be reached with them
        for k in range(kind, 3):
            have += me.markers[k]
        return LEGAL if me.ducats + have * WORTH >= s.due[0] else CONFIRMED

    def picks(self) -> list[Verb]:
        return CASH_PICKS

    def picks_left(self, s: Lacrimosa) -> i64:
        return s.due[0] - s.players[self.player].ducats

    def apply(self, s: Lacrimosa, action: i64) -> None:
        s.pick_from = CASH.noun(action)
        cash(s, self.player, CASH.noun(action))

    def about(self, s: Lacrimosa) -> dict[str, int]:
        return {"n": s.due[0] - s.players[self.player].ducats}


def cash(s: Lacrimosa, seat: i64, kind: i64) -> None:
    """[LA-2.8] A story marker for a ducat."""
    me = s.players[seat]
    me.markers[kind] -= 1
    me.ducats += WORTH
    s.tell(CASHED, seat, kind, 1)


def buy(s: Lacrimosa, seat: i64, kind: i64) -> None:
    """[LA-2.8] Three ducats for a story marker of choice."""
    me = s.players[seat]
    me.ducats -= PRICE
    me.markers[kind] += 1
    s.tell(BOUGHT, seat, kind, 1)
    s.tell(PAID, seat, PRICE)


PAY: Final = [Pay(seat) for seat in SEATS]
MIX: Final = [MixPoints(seat, kind) for seat in SEATS for kind in range(KIND_COUNT)]
PAY_WILD: Final = [PayWild(seat, [WILD_FROM], "LA-3.4") for seat in SEATS]
CASH_IN: Final = [CashIn(seat, [CASH], "LA-2.8") for seat in SEATS]
