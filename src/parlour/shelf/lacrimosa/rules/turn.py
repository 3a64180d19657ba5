"""[LA-2] Rounds and turns: two cards, a reward, actions, exchanges, new cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.actions import Actions
from parlour.engine.core import Chance, Choice, Step
from parlour.engine.rng import Rng
from parlour.engine.vecs import last, more
from parlour.engine.words import CONFIRMED, LEGAL, Verb
from parlour.shelf.lacrimosa.actions import BUY, CARRY_OUT, CASH, DONE, DRAW, EXPERIENCE, STORY, TAKE_DUCATS, WORDS
from parlour.shelf.lacrimosa.components import FIRST_MEMORY
from parlour.shelf.lacrimosa.effects import ask_steps, get_ducats, raise_track
from parlour.shelf.lacrimosa.heaps import EMPTY, bit, each, has, nth, numbers, size
from parlour.shelf.lacrimosa.rules.acting import CHOOSE_ACTION
from parlour.shelf.lacrimosa.rules.maintenance import MAINTENANCE
from parlour.shelf.lacrimosa.rules.payment import NOTHING_THERE, PRICE, buy, cash
from parlour.shelf.lacrimosa.rules.row import NOT_IN_DECK
from parlour.shelf.lacrimosa.solo import SOLO_TURN
from parlour.shelf.lacrimosa.state import HAND, KIND_COUNT, NONE, ROUNDS, SEATS, TURNS, Lacrimosa, Player

ROUND_BEGAN: Final = WORDS.event("round-began", "n")
DREW: Final = WORDS.event("drew", "player", secret="card", news=True)
DREW_LAST: Final = WORDS.event("drew-last", "player", secret="card")
EXPERIENCED: Final = WORDS.event("experienced", "player card")
STORIED: Final = WORDS.event("storied", "player card")
TOOK_DUCATS: Final = WORDS.event("took-ducats", "player n")

NOT_IN_HAND: Final = WORDS.reason("not-in-hand", "LA-2.3")
NOT_THREE_DUCATS: Final = WORDS.reason("not-three-ducats", "LA-2.8", "n")


EXCHANGE_PICKS: Final = [CASH, BUY]


class Round(Step[Lacrimosa]):
    """[LA-2.1, LA-2.2] Everybody draws up to four cards, takes four turns, and then comes maintenance."""

    def run(self, s: Lacrimosa) -> None:
        s.turn = 0
        s.tell(ROUND_BEGAN, s.round)
        for place in range(s.seats):
            s.then(DRAW_UP[(s.first + place) % s.seats])
        s.then(NEXT_TURN)
        s.then(MAINTENANCE)
        if s.round < ROUNDS:
            s.then(ROUND)


class NextTurn(Step[Lacrimosa]):
    """[LA-2.1] Clockwise from the first player until everybody has had four turns; the Soloist follows the human [LA-9.3]."""

    def run(self, s: Lacrimosa) -> None:
        if s.turn < TURNS * s.seats:
            s.then(TURN[(s.first + s.turn) % s.seats])
            s.turn += 1
            if s.level != NONE:
                s.then(SOLO_TURN)
            s.then(NEXT_TURN)


class Turn(Step[Lacrimosa]):
    """[LA-2.3, LA-2.6] A turn from its first card to its last."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, s: Lacrimosa) -> None:
        s.then(PLAY_EXPERIENCE[self.seat])
        s.then(PLAY_STORY[self.seat])
        s.then(CARD_OR_DUCATS[self.seat])
        s.then(LAST_EXCHANGE[self.seat])
        s.then(DRAW_UP[self.seat])


class PlayExperience(Choice[Lacrimosa]):
    """[LA-2.3] A hand card for the Experiences row: its reward and actions are for now."""

    def refuse(self, s: Lacrimosa, action: i64) -> i64:
        return LEGAL if has(s.players[self.player].hand, EXPERIENCE.noun(action)) else NOT_IN_HAND

    def offer(self, s: Lacrimosa, found: Actions) -> None:
        each(EXPERIENCE, s.players[self.player].hand, found)

    def apply(self, s: Lacrimosa, action: i64) -> None:
        me = s.players[self.player]
        card = leave_hand(me, EXPERIENCE.noun(action))
        me.experiences = more(me.experiences, card)
        s.tell(EXPERIENCED, self.player, card)


class PlayStory(Choice[Lacrimosa]):
    """[LA-2.3] Another one for the Story slot below: its points are for the next round."""

    def refuse(self, s: Lacrimosa, action: i64) -> i64:
        return LEGAL if has(s.players[self.player].hand, STORY.noun(action)) else NOT_IN_HAND

    def offer(self, s: Lacrimosa, found: Actions) -> None:
        each(STORY, s.players[self.player].hand, found)

    def apply(self, s: Lacrimosa, action: i64) -> None:
        me = s.players[self.player]
        card = leave_hand(me, STORY.noun(action))
        me.story = more(me.story, card)
        s.tell(STORIED, self.player, card)


def leave_hand(me: Player, memory: i64) -> i64:
    """A memory leaves the hand; the card that it is."""
    card = FIRST_MEMORY + memory
    me.hand &= ~bit(memory)
    if me.kept == card:
        me.kept = NONE
    return card


class CardOrDucats(Choice[Lacrimosa]):
    """[LA-2.4, LA-2.5] The card's reward and then its actions, or ducats equal to the number of the period."""

    def refuse(self, s: Lacrimosa, action: i64) -> i64:
        return LEGAL

    def offer(self, s: Lacrimosa, found: Actions) -> None:
        found.add(CARRY_OUT.of())
        found.add(TAKE_DUCATS.of())

    def apply(self, s: Lacrimosa, action: i64) -> None:
        if TAKE_DUCATS.has(action):
            s.tell(TOOK_DUCATS, self.player, s.round)
            s.players[self.player].ducats += s.round
            return
        card = s.box.memories[last(s.players[self.player].experiences)]
        get_ducats(s, self.player, card.ducats)
        steps = card.steps
        if steps[0] or steps[1] or steps[2]:
            for kind in range(KIND_COUNT):
                raise_track(s, self.player, kind, steps[kind])
        if card.wild:
            ask_steps(s, self.player, card.wild)
        s.icons = card.icons
        s.then(CHOOSE_ACTION[self.player])

    def about(self, s: Lacrimosa) -> dict[str, int]:
        return {"card": last(s.players[self.player].experiences), "n": s.round}


class LastExchange(Step[Lacrimosa]):
    """[LA-2.8] Once before the turn ends: exchange whatever there is to exchange."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, s: Lacrimosa) -> None:
        me = s.players[self.seat]
        if me.ducats >= PRICE or me.markers[0] or me.markers[1] or me.markers[2]:
            s.then(EXCHANGE[self.seat])


class Exchange(Choice[Lacrimosa]):
    """[LA-2.8] Markers for a ducat each, then three ducats for a marker each; kinds ascend: no two orders mean the same."""

    def refuse(self, s: Lacrimosa, action: i64) -> i64:
        me = s.players[self.player]
        if CASH.has(action):
            if not me.markers[CASH.noun(action)]:
                return NOTHING_THERE
            return LEGAL if CASH.noun(action) >= s.pick_from else CONFIRMED
        if BUY.has(action):
            if me.ducats < PRICE:
                return NOT_THREE_DUCATS
            return LEGAL if KIND_COUNT + BUY.noun(action) >= s.pick_from else CONFIRMED
        return LEGAL

    def picks(self) -> list[Verb]:
        return EXCHANGE_PICKS

    def pick_opens(self, action: i64) -> bool:
        return CASH.has(action)

    def offer(self, s: Lacrimosa, found: Actions) -> None:
        me = s.players[self.player]
        least = s.pick_from
        for kind in range(KIND_COUNT):
            if kind >= least and me.markers[kind]:
                found.add(CASH.base + kind)
        if me.ducats >= PRICE:
            for kind in range(KIND_COUNT):
                if KIND_COUNT + kind >= least:
                    found.add(BUY.base + kind)
        found.add(DONE.base)

    def apply(self, s: Lacrimosa, action: i64) -> None:
        if CASH.has(action):
            s.pick_from = CASH.noun(action)
            cash(s, self.player, CASH.noun(action))
        elif BUY.has(action):
            s.pick_from = KIND_COUNT + BUY.noun(action)
            buy(s, self.player, BUY.noun(action))
        else:
            s.pick_from = 0
            return
        s.then(self)

    def details(self, s: Lacrimosa, action: i64, refusal: i64) -> list[int]:
        return [s.players[self.player].ducats]


class DrawUp(Step[Lacrimosa]):
    """[LA-1.10, LA-2.2, LA-2.6] Draw up to four cards. When all that is left is drawn, nobody learns anything new."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, s: Lacrimosa) -> None:
        me = s.players[self.seat]
        wanted = HAND - size(me.hand)
        if wanted < size(me.deck):
            for _ in range(wanted):
                s.then(DRAW_ONE[self.seat])
            return
        if s.told is not None:
            for card in numbers(me.deck, FIRST_MEMORY):
                s.tell(DREW_LAST, self.seat, card, to=1 << self.seat)
        me.hand |= me.deck
        me.deck = EMPTY


class DrawOne(Chance[Lacrimosa]):
    """[LA-2.6] A card from the personal deck."""

    def __init__(self, seat: i64) -> None:
        super().__init__(DRAW, "LA-2.6")
        self.seat: Final = seat

    def refuse(self, s: Lacrimosa, action: i64) -> i64:
        return LEGAL if has(s.players[self.seat].deck, DRAW.noun(action)) else NOT_IN_DECK

    def offer(self, s: Lacrimosa, found: Actions) -> None:
        each(DRAW, s.players[self.seat].deck, found)

    def draw(self, s: Lacrimosa, rng: Rng) -> i64:
        deck = s.players[self.seat].deck
        return DRAW.of(nth(deck, rng.below(size(deck))))

    def apply(self, s: Lacrimosa, action: i64) -> None:
        me = s.players[self.seat]
        memory = DRAW.noun(action)
        me.deck &= ~bit(memory)
        me.hand |= bit(memory)
        s.tell(DREW, self.seat, FIRST_MEMORY + memory, to=1 << self.seat)


ROUND: Final = Round()
NEXT_TURN: Final = NextTurn()
TURN: Final = [Turn(seat) for seat in SEATS]
PLAY_EXPERIENCE: Final = [PlayExperience(seat, [EXPERIENCE], "LA-2.3") for seat in SEATS]
PLAY_STORY: Final = [PlayStory(seat, [STORY], "LA-2.3") for seat in SEATS]
CARD_OR_DUCATS: Final = [CardOrDucats(seat, [CARRY_OUT, TAKE_DUCATS], "LA-2.5") for seat in SEATS]
LAST_EXCHANGE: Final = [LastExchange(seat) for seat in SEATS]
EXCHANGE: Final = [Exchange(seat, [CASH, BUY, DONE], "LA-2.8") for seat in SEATS]
DRAW_UP: Final = [DrawUp(seat) for seat in SEATS]
DRAW_ONE: Final = [DrawOne(seat) for seat in SEATS]
