"""[LA-4, LA-5.3] Doing actions: those of the card, those a tile gives, and those done once more."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.actions import Actions
from parlour.engine.core import Choice, Step
from parlour.engine.vecs import place_of
from parlour.engine.words import LEGAL, Verb
from parlour.shelf.lacrimosa.actions import COMMISSION, DOCUMENT, DONE, PERFORM, REQUIEM, SELL, TRAVEL, WORDS
from parlour.shelf.lacrimosa.components import ACTIONS, CITIES, EFFECTS, FIRST_DEALT, RECURRING
from parlour.shelf.lacrimosa.effects import get_ducats, raise_finance
from parlour.shelf.lacrimosa.rules.opus import commission, document, perform, sell
from parlour.shelf.lacrimosa.rules.payment import charge
from parlour.shelf.lacrimosa.rules.requiem import compose, take_tile
from parlour.shelf.lacrimosa.rules.targets import details_of_target, list_opuses, list_targets, refuse_target
from parlour.shelf.lacrimosa.rules.travel import arrive
from parlour.shelf.lacrimosa.state import (
    COMMISSIONING,
    DOCUMENTING,
    MARKER,
    NONE,
    PERFORM_OR_SELL,
    REQUIEM_WORK,
    SEATS,
    TRAVELLING,
    Lacrimosa,
)

STOPPED: Final = WORDS.event("stopped", "player")
DECLINED: Final = WORDS.event("declined", "player action")
AGAIN: Final = WORDS.event("again", "player action")

NO_ICON: Final = WORDS.reason("no-icon", "LA-2.4", "action")
OTHER_ACTION: Final = WORDS.reason("city-says-otherwise", "LA-4.9", "city")
OTHER_TYPE: Final = WORDS.reason("other-type", "LA-4.9", "type")

VERBS_OF: Final[list[list[Verb]]] = [[DOCUMENT], [COMMISSION], [PERFORM, SELL], [TRAVEL], [REQUIEM]]  # by action
EACH_ACTION: Final = RECURRING.index("action")
SELL_EFFECT: Final = EFFECTS.index("sell")
PERFORM_EFFECT: Final = EFFECTS.index("perform")
SELLING: Final = len(ACTIONS)  # perform-or-sell, when it sells
DOCUMENT_EFFECT: Final = EFFECTS.index("document")


def kind_of(action: i64) -> i64:
    """Which of the five actions this does: their verbs follow each other in the action space."""
    if action < COMMISSION.base:
        return DOCUMENTING
    if action < PERFORM.base:
        return COMMISSIONING
    if action < TRAVEL.base:
        return PERFORM_OR_SELL
    return TRAVELLING if action < REQUIEM.base else REQUIEM_WORK


def repeats(s: Lacrimosa, seat: i64, kind: i64) -> i64:
    """[LA-5.3] How often this action may be done once more: one for each own tile that shows it."""
    n: i64 = 0
    for number in s.players[seat].desks:
        if number > MARKER:
            tile = s.box.tiles[number]
            if tile.each == EACH_ACTION and tile.again == kind:
                n += 1
    return n


def act(s: Lacrimosa, seat: i64, action: i64, kind: i64) -> None:
    """[LA-5.3] A whole action; then, directly after it, the extras of the tiles that lay there before it began."""
    extras = repeats(s, seat, kind)
    begin(s, seat, action)
    if extras:
        s.then(REPEAT[(seat * len(ACTIONS) + kind) * MOST_REPEATS + min(extras, MOST_REPEATS) - 1])


def begin(s: Lacrimosa, seat: i64, action: i64) -> None:
    """[LA-4] Pay, and do it: at once if there is one way to pay, otherwise when the questions are answered."""
    box = s.box
    what = kind_of(action)
    if what == DOCUMENTING:
        s.target = FIRST_DEALT + DOCUMENT.noun(action)
        slot = box.slots[place_of(s.target, s.row)]
        paid = charge(s, seat, slot.ducats, slot.points[0], slot.points[1], slot.points[2], slot.wild)
    elif what == COMMISSIONING:
        s.target = COMMISSION.noun(action)
        slot = box.slots[place_of(s.target, s.row)]
        opus = box.opuses[s.target]
        get_ducats(s, seat, slot.reward)
        paid = charge(s, seat, opus.ducats + slot.opus_ducats, opus.talent + slot.opus_talent, 0, 0, 0)
    elif what == TRAVELLING:
        place = TRAVEL.noun(action)
        s.target = place
        tile = s.map[place] >> 1
        cost = box.courts[tile].cost if box.is_court[place] else box.cities[tile].cost
        paid = charge(s, seat, box.roads[s.mozart][place], cost[0], cost[1], cost[2], 0)
    elif what == REQUIEM_WORK:
        compose(s, seat, REQUIEM.noun(action))
        paid = False
    elif PERFORM.has(action):
        s.target = PERFORM.noun(action)
        paid = charge(s, seat, 0, box.opuses[s.target].perform_talent, 0, 0, 0)
    else:
        what = SELLING
        s.target = SELL.noun(action)
        paid = charge(s, seat, 0, box.opuses[s.target].sell_talent, 0, 0, 0)
    if paid:
        finish(s, seat, what)
    else:
        s.then(FINISH[seat * FINISHES + what])


def finish(s: Lacrimosa, seat: i64, what: i64) -> None:
    """[LA-4] What was chosen has been paid: now it happens."""
    if what == DOCUMENTING:
        document(s, seat, s.target)
    elif what == COMMISSIONING:
        commission(s, seat, s.target)
    elif what == PERFORM_OR_SELL:
        perform(s, seat, s.target)
    elif what == SELLING:
        sell(s, seat, s.target)
    elif what == TRAVELLING:
        finish_travel(s, seat)
    else:
        kind = take_tile(s, seat)
        if kind != NONE:
            s.then(GIVEN[seat * len(ACTIONS) + kind])
    s.target = NONE
    s.desk = NONE


def finish_travel(s: Lacrimosa, seat: i64) -> None:
    """[LA-4.5, LA-4.8, LA-4.9] The tile's reward; then its action, which may be declined."""
    found = arrive(s, seat, s.target)
    if found != NONE:
        effect = s.box.cities[found >> 1].effect
        if effect == DOCUMENT_EFFECT:
            s.then(GIVEN[seat * len(ACTIONS) + DOCUMENTING])
        elif effect in (SELL_EFFECT, PERFORM_EFFECT):
            s.then(CITY_OPUS[seat * 2 * len(CITIES) + found])


class Finish(Step[Lacrimosa]):
    """[LA-4] The questions about paying are answered: do what was paid for."""

    def __init__(self, seat: i64, what: i64) -> None:
        self.seat: Final = seat
        self.what: Final = what

    def run(self, s: Lacrimosa) -> None:
        finish(s, self.seat, self.what)


class ChooseAction(Choice[Lacrimosa]):
    """[LA-2.4] The actions of the card, in any order, each of them optional."""

    def refuse(self, s: Lacrimosa, action: i64) -> i64:
        if DONE.has(action):
            return LEGAL
        if not s.icons >> 3 * kind_of(action) & 7:
            return NO_ICON
        return refuse_target(s, self.player, action)

    def offer(self, s: Lacrimosa, found: Actions) -> None:
        icons = s.icons
        kind: i64 = 0
        while icons:
            if icons & 7:
                list_targets(s, self.player, kind, found)
            icons >>= 3
            kind += 1
        found.add(DONE.base)

    def apply(self, s: Lacrimosa, action: i64) -> None:
        if DONE.has(action):
            s.icons = 0
            s.tell(STOPPED, self.player)
            return
        kind = kind_of(action)
        s.icons -= 1 << 3 * kind
        act(s, self.player, action, kind)
        if s.icons:
            s.then(self)

    def details(self, s: Lacrimosa, action: i64, refusal: i64) -> list[int]:
        return [kind_of(action)] if refusal == NO_ICON else details_of_target(s, self.player, action, refusal)


class GivenAction(Choice[Lacrimosa]):
    """[LA-4.8] A whole action that a city or composer tile gives: now or never, at the usual cost."""

    def __init__(self, player: i64, kind: i64) -> None:
        super().__init__(player, VERBS_OF[kind] + [DONE], "LA-4.8")
        self.kind: Final = kind

    def refuse(self, s: Lacrimosa, action: i64) -> i64:
        return LEGAL if DONE.has(action) else refuse_target(s, self.player, action)

    def offer(self, s: Lacrimosa, found: Actions) -> None:
        list_targets(s, self.player, self.kind, found)
        found.add(DONE.base)

    def apply(self, s: Lacrimosa, action: i64) -> None:
        if DONE.has(action):
            s.tell(DECLINED, self.player, self.kind)
        else:
            act(s, self.player, action, self.kind)

    def details(self, s: Lacrimosa, action: i64, refusal: i64) -> list[int]:
        return details_of_target(s, self.player, action, refusal)

    def about(self, s: Lacrimosa) -> dict[str, int]:
        return {"action": self.kind}


class RepeatAction(Choice[Lacrimosa]):
    """[LA-5.3] The same action once more, at full cost; the extras trigger no tile themselves."""

    def __init__(self, player: i64, kind: i64, left: i64) -> None:
        super().__init__(player, VERBS_OF[kind] + [DONE], "LA-5.3")
        self.kind: Final = kind
        self.left: Final = left

    def refuse(self, s: Lacrimosa, action: i64) -> i64:
        return LEGAL if DONE.has(action) else refuse_target(s, self.player, action)

    def offer(self, s: Lacrimosa, found: Actions) -> None:
        list_targets(s, self.player, self.kind, found)
        found.add(DONE.base)

    def apply(self, s: Lacrimosa, action: i64) -> None:
        if DONE.has(action):
            s.tell(DECLINED, self.player, self.kind)
            return
        s.tell(AGAIN, self.player, self.kind)
        begin(s, self.player, action)
        if self.left > 1:
            s.then(REPEAT[(self.player * len(ACTIONS) + self.kind) * MOST_REPEATS + self.left - 2])

    def details(self, s: Lacrimosa, action: i64, refusal: i64) -> list[int]:
        return details_of_target(s, self.player, action, refusal)

    def about(self, s: Lacrimosa) -> dict[str, int]:
        return {"action": self.kind, "n": self.left}


class CityOpus(Choice[Lacrimosa]):
    """[LA-4.9] A city's "perform" or "sell" for opuses of one type; the extra comes only if it is done, and after it."""

    def __init__(self, player: i64, found: i64) -> None:
        super().__init__(player, [PERFORM, SELL, DONE], "LA-4.9")
        self.tile: Final = found >> 1
        self.side: Final = found & 1

    def refuse(self, s: Lacrimosa, action: i64) -> i64:
        if DONE.has(action):
            return LEGAL
        city = s.box.cities[self.tile]
        if PERFORM.has(action) != (city.effect == PERFORM_EFFECT):
            return OTHER_ACTION
        refusal = refuse_target(s, self.player, action)
        card = PERFORM.noun(action) if PERFORM.has(action) else SELL.noun(action)
        if refusal == LEGAL and s.box.opuses[card].type != city.type:
            return OTHER_TYPE
        return refusal

    def offer(self, s: Lacrimosa, found: Actions) -> None:
        city = s.box.cities[self.tile]
        performing = city.effect == PERFORM_EFFECT
        list_opuses(s, self.player, performing, not performing, city.type, found)
        found.add(DONE.base)

    def apply(self, s: Lacrimosa, action: i64) -> None:
        if DONE.has(action):
            s.tell(DECLINED, self.player, PERFORM_OR_SELL)
            return
        begin(s, self.player, action)
        s.then(CITY_EXTRA[self.player * 2 * len(CITIES) + 2 * self.tile + self.side])

    def details(self, s: Lacrimosa, action: i64, refusal: i64) -> list[int]:
        if refusal == OTHER_ACTION:
            return [self.tile]
        if refusal == OTHER_TYPE:
            return [s.box.cities[self.tile].type]
        return details_of_target(s, self.player, action, refusal)

    def about(self, s: Lacrimosa) -> dict[str, int]:
        return {"city": self.tile, "type": s.box.cities[self.tile].type}


class CityExtra(Step[Lacrimosa]):
    """[LA-4.9] The extra of a city whose action has been done."""

    def __init__(self, seat: i64, found: i64) -> None:
        self.seat: Final = seat
        self.tile: Final = found >> 1
        self.side: Final = found & 1

    def run(self, s: Lacrimosa) -> None:
        city = s.box.cities[self.tile]
        get_ducats(s, self.seat, city.done_ducats[self.side])
        raise_finance(s, self.seat, city.done_finance[self.side])


FINISHES: Final = len(ACTIONS) + 1
MOST_REPEATS: Final = 7  # more tiles do not fit on a board
CHOOSE_ACTION: Final = [
    ChooseAction(seat, [DOCUMENT, COMMISSION, PERFORM, SELL, TRAVEL, REQUIEM, DONE], "LA-2.4") for seat in SEATS
]
GIVEN: Final = [GivenAction(seat, kind) for seat in SEATS for kind in range(len(ACTIONS))]
REPEAT: Final = [
    RepeatAction(seat, kind, left) for seat in SEATS for kind in range(len(ACTIONS)) for left in range(1, MOST_REPEATS + 1)
]
CITY_OPUS: Final = [CityOpus(seat, found) for seat in SEATS for found in range(2 * len(CITIES))]
CITY_EXTRA: Final = [CityExtra(seat, found) for seat in SEATS for found in range(2 * len(CITIES))]
FINISH: Final = [Finish(seat, what) for seat in SEATS for what in range(FINISHES)]
