"""Restaurant [HF-7]: closing in six steps: pay, applaud, peak, farewell, review, leave."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.actions import Actions
from parlour.engine.core import Choice, Step
from parlour.engine.vecs import vec
from parlour.engine.words import CONFIRMED, LEGAL, Verb
from parlour.shelf.house_of_fado.actions import APPLAUD, CLOSE, DISMISS, DONE, PASS, RETIRE, RETURN, WORDS
from parlour.shelf.house_of_fado.effects import (
    ACTION_LEFT,
    FROM_FAREWELL,
    FROM_PEAK,
    back_to_boulevard,
    earn,
    gain_coins,
    remove_marker,
    take_star,
)
from parlour.shelf.house_of_fado.rules.kickout import AMATEUR
from parlour.shelf.house_of_fado.state import (
    BLACK,
    BROWN,
    COLOUR_COUNT,
    DISCARD,
    GREY,
    KIND_COUNT,
    NONE,
    SEATS,
    SINGER,
    TABLE_COUNT,
    TOP_FAME,
    HouseOfFado,
    changed,
)

PEAK_POINTS: Final = 6
REVIEW_MARKERS: Final = 2
APPLAUD_PICKS: Final = [APPLAUD]
RETIRE_PICKS: Final = [RETIRE]
DISMISS_PICKS: Final = [DISMISS]

CLOSED: Final = WORDS.event("closed", "player")
CUSTOMERS_PAID: Final = WORDS.event("customers-paid", "player customers")
GUITAR_APPLAUDED: Final = WORDS.event("guitar-applauded", "player musician fame grey brown")
SINGER_APPLAUDED: Final = WORDS.event("singer-applauded", "player musician fame grey black")
STAR_REACHED: Final = WORDS.event("star-reached", "player musician")
RETIRED: Final = WORDS.event("retired", "player musician")
DISMISSED: Final = WORDS.event("dismissed", "player musician")
REVIEWED: Final = WORDS.event("reviewed", "player markers")
CRITIC_LEFT: Final = WORDS.event("critic-left", "player group")
CUSTOMERS_LEFT: Final = WORDS.event("customers-left", "player customers")

APPLAUD_AT_TOP: Final = WORDS.reason("applaud-at-top", "HF-7.3")
TOO_LITTLE_APPLAUSE: Final = WORDS.reason("too-little-applause", "HF-7.3", "kind needed free")
NOT_AT_PEAK: Final = WORDS.reason("not-at-peak", "HF-7.4")
NOBODY_TO_DISMISS: Final = WORDS.reason("nobody-to-dismiss", "HF-7.5", "kind")
GROUP_HAS_CRITIC: Final = WORDS.reason("group-has-critic", "HF-7.6", "group")


class Close(Choice[HouseOfFado]):
    """[HF-2.1, HF-7.1] Close the restaurant, or leave it open."""

    def refuse(self, s: HouseOfFado, action: i64) -> i64:
        return LEGAL

    def offer(self, s: HouseOfFado, found: Actions) -> None:
        found.add(CLOSE.of())
        found.add(PASS.of())

    def apply(self, s: HouseOfFado, action: i64) -> None:
        if CLOSE.has(action):
            close(s, self.player)
        else:
            s.tell(ACTION_LEFT, self.player)


def close(s: HouseOfFado, seat: i64) -> None:
    """[HF-7.1] Pay, applaud, peak, farewell, review, leave."""
    s.tell(CLOSED, seat)
    customers_pay(s, seat)
    s.then(APPLAUSE[seat][0])
    s.then(PEAKS[seat])
    s.then(FAREWELLS[seat][0])
    s.then(REVIEWS[seat])
    s.then(LEAVING[seat])


def customers_pay(s: HouseOfFado, seat: i64) -> None:
    """[HF-7.2] Each customer at a table pays by prestige; bar and critics nothing."""
    p = s.players[seat]
    customers = p.at(0) + p.at(1) + p.at(2)
    if customers:
        s.tell(CUSTOMERS_PAID, seat, customers)
        gain_coins(s, seat, customers * s.box.pay[p.removed])


class Applaud(Choice[HouseOfFado]):
    """[HF-7.3] Raise musicians one by one, from left to right (`kind` on), so that no two paths mean the same.

    Some assignment of customers can pay for all raises exactly when this greedy one can: only guitars want brown and only
    singers black, so these applaud first, and the grey ones fill up.
    """

    def __init__(self, player: i64, kind: i64) -> None:
        super().__init__(player, [APPLAUD, DONE], "HF-7.3")
        self.kind: Final = kind

    def picks(self) -> list[Verb]:
        return APPLAUD_PICKS

    def about(self, s: HouseOfFado) -> dict[str, int]:
        p = s.players[self.player]
        return {
            "grey": p.of_colour(GREY) - s.applauding[GREY],
            "black": p.of_colour(BLACK) - s.applauding[BLACK],
            "brown": p.of_colour(BROWN) - s.applauding[BROWN],
        }

    def refuse(self, s: HouseOfFado, action: i64) -> i64:
        if DONE.has(action):
            return LEGAL
        kind = APPLAUD.noun(action)
        fame = s.fame_of(self.player, kind)
        if fame == 0:
            return AMATEUR
        if fame == TOP_FAME:
            return APPLAUD_AT_TOP
        if free_hands(s, self.player, kind) < s.box.applause[fame]:
            return TOO_LITTLE_APPLAUSE
        return LEGAL if kind >= self.kind else CONFIRMED

    def details(self, s: HouseOfFado, action: i64, refusal: i64) -> list[int]:
        kind = APPLAUD.noun(action)
        return [kind, s.box.applause[s.fame_of(self.player, kind)], free_hands(s, self.player, kind)]

    def offer(self, s: HouseOfFado, found: Actions) -> None:
        for kind in range(self.kind, KIND_COUNT):
            musician = s.players[self.player].trio[kind]
            if musician != NONE and free_hands(s, self.player, kind) >= s.box.applause[s.fame[musician]]:
                found.add(APPLAUD.base + kind)
        found.add(DONE.base)

    def apply(self, s: HouseOfFado, action: i64) -> None:
        if DONE.has(action):
            s.applauding = NOBODY_APPLAUDS
            return
        kind = APPLAUD.noun(action)
        applaud(s, self.player, kind)
        s.then(APPLAUSE[self.player][kind])


def free_hands(s: HouseOfFado, seat: i64, kind: i64) -> i64:
    """[HF-7.3] Customers who can still applaud a musician of this kind."""
    p = s.players[seat]
    own = BLACK if kind == SINGER else BROWN
    return p.of_colour(GREY) - s.applauding[GREY] + p.of_colour(own) - s.applauding[own]


def applaud(s: HouseOfFado, seat: i64, kind: i64) -> None:
    """[HF-7.3] The customers who can applaud nobody else go first; grey ones fill up."""
    p = s.players[seat]
    musician = p.trio[kind]
    needed = s.box.applause[s.fame[musician]]
    own = BLACK if kind == SINGER else BROWN
    colour = min(needed, p.of_colour(own) - s.applauding[own])
    grey = needed - colour
    standing = s.applauding[:]
    standing[own] += colour
    standing[GREY] += grey
    s.applauding = standing
    s.fame = changed(s.fame, musician, s.fame[musician] + 1)
    s.tell(SINGER_APPLAUDED if kind == SINGER else GUITAR_APPLAUDED, seat, musician, s.fame[musician], grey, colour)


class Peaks(Step[HouseOfFado]):
    """[HF-7.4, HF-7.8] Every own musician of fame 6 whose star is still on the board must take it; others may retire."""

    def __init__(self, player: i64) -> None:
        self.player: Final = player

    def run(self, s: HouseOfFado) -> None:
        p = s.players[self.player]
        more = False
        for kind in range(KIND_COUNT):
            musician = p.trio[kind]
            if musician != NONE and s.fame[musician] == TOP_FAME:
                if s.stars[kind] == NONE:
                    p.trio = changed(p.trio, kind, NONE)
                    s.star_places |= 1 << musician
                    s.tell(STAR_REACHED, self.player, musician)
                    earn(s, self.player, PEAK_POINTS, FROM_PEAK)
                    take_star(s, self.player, kind)
                else:
                    more = True
        if more:
            s.then(PEAKING[self.player][0])


class Peak(Choice[HouseOfFado]):
    """[HF-7.4] Musicians of fame 6 who came too late for a star retire for points, or stay; from left to right."""

    def __init__(self, player: i64, kind: i64) -> None:
        super().__init__(player, [RETIRE, DONE], "HF-7.4")
        self.kind: Final = kind

    def picks(self) -> list[Verb]:
        return RETIRE_PICKS

    def refuse(self, s: HouseOfFado, action: i64) -> i64:
        if DONE.has(action):
            return LEGAL
        if s.fame_of(self.player, RETIRE.noun(action)) < TOP_FAME:
            return NOT_AT_PEAK
        return LEGAL if RETIRE.noun(action) >= self.kind else CONFIRMED

    def apply(self, s: HouseOfFado, action: i64) -> None:
        if DONE.has(action):
            return
        kind = RETIRE.noun(action)
        p = s.players[self.player]
        musician = p.trio[kind]
        p.trio = changed(p.trio, kind, NONE)
        s.fame = changed(s.fame, musician, 0)
        s.retired |= 1 << musician
        s.tell(RETIRED, self.player, musician)
        earn(s, self.player, PEAK_POINTS, FROM_PEAK)
        s.then(PEAKING[self.player][kind])


class Farewell(Choice[HouseOfFado]):
    """[HF-7.5] Dismiss musicians for points by fame, or keep them; from left to right."""

    def __init__(self, player: i64, kind: i64) -> None:
        super().__init__(player, [DISMISS, DONE], "HF-7.5")
        self.kind: Final = kind

    def picks(self) -> list[Verb]:
        return DISMISS_PICKS

    def refuse(self, s: HouseOfFado, action: i64) -> i64:
        if DONE.has(action):
            return LEGAL
        if s.players[self.player].trio[DISMISS.noun(action)] == NONE:
            return NOBODY_TO_DISMISS
        return LEGAL if DISMISS.noun(action) >= self.kind else CONFIRMED

    def details(self, s: HouseOfFado, action: i64, refusal: i64) -> list[int]:
        return [DISMISS.noun(action)]

    def offer(self, s: HouseOfFado, found: Actions) -> None:
        trio = s.players[self.player].trio
        for kind in range(self.kind, KIND_COUNT):
            if trio[kind] != NONE:
                found.add(DISMISS.base + kind)
        found.add(DONE.base)

    def apply(self, s: HouseOfFado, action: i64) -> None:
        if DONE.has(action):
            return
        kind = DISMISS.noun(action)
        p = s.players[self.player]
        musician = p.trio[kind]
        p.trio = changed(p.trio, kind, NONE)
        s.tell(DISMISSED, self.player, musician)
        earn(s, self.player, s.fame[musician], FROM_FAREWELL)
        back_to_boulevard(s, musician)
        s.then(FAREWELLS[self.player][kind])


class Review(Step[HouseOfFado]):
    """[HF-7.6] A critic removes the two leftmost markers, to the box, or what is left of them; then it returns."""

    def __init__(self, player: i64) -> None:
        self.player: Final = player

    def run(self, s: HouseOfFado) -> None:
        p = s.players[self.player]
        if p.critic == NONE:
            return
        markers = min(REVIEW_MARKERS, s.box.track - p.removed)
        s.tell(REVIEWED, self.player, markers)
        for _ in range(markers):
            remove_marker(s, self.player)
        s.then(RETURNING[self.player])


class ReturnCritic(Choice[HouseOfFado]):
    """[HF-7.6] The critic goes to a group without one."""

    def refuse(self, s: HouseOfFado, action: i64) -> i64:
        return GROUP_HAS_CRITIC if s.critics >> RETURN.noun(action) & 1 else LEGAL

    def details(self, s: HouseOfFado, action: i64, refusal: i64) -> list[int]:
        return [RETURN.noun(action)]

    def apply(self, s: HouseOfFado, action: i64) -> None:
        s.players[self.player].critic = NONE
        s.critics |= 1 << RETURN.noun(action)
        s.tell(CRITIC_LEFT, self.player, RETURN.noun(action))


class Leave(Step[HouseOfFado]):
    """[HF-7.7] All customers go to the discard, from the tables and the bar."""

    def __init__(self, player: i64) -> None:
        self.player: Final = player

    def run(self, s: HouseOfFado) -> None:
        customers = send_home(s, self.player)
        if customers:
            s.tell(CUSTOMERS_LEFT, self.player, customers)


def send_home(s: HouseOfFado, player: i64) -> i64:
    """Everybody leaves the restaurant; how many there were."""
    guests = s.players[player].guests
    customers: i64 = 0
    for i in range((TABLE_COUNT + 1) * COLOUR_COUNT):
        if guests[i]:
            customers += guests[i]
            s.crowd[DISCARD * COLOUR_COUNT + i % COLOUR_COUNT] += guests[i]
            guests[i] = 0
    return customers


NOBODY_APPLAUDS: Final = vec[i64]([0] * COLOUR_COUNT)
CLOSE_RESTAURANT: Final = [Close(p, [CLOSE, PASS], "HF-7.1") for p in SEATS]
APPLAUSE: Final = [[Applaud(p, kind) for kind in range(KIND_COUNT)] for p in SEATS]
PEAKS: Final = [Peaks(p) for p in SEATS]
PEAKING: Final = [[Peak(p, kind) for kind in range(KIND_COUNT)] for p in SEATS]
FAREWELLS: Final = [[Farewell(p, kind) for kind in range(KIND_COUNT)] for p in SEATS]
REVIEWS: Final = [Review(p) for p in SEATS]
RETURNING: Final = [ReturnCritic(p, [RETURN], "HF-7.6") for p in SEATS]
LEAVING: Final = [Leave(p) for p in SEATS]
