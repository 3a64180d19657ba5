"""Set-up, rounds and periods [ND-1, ND-2]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.actions import Actions
from parlour.engine.core import Chance, Step
from parlour.engine.rng import Rng
from parlour.engine.vecs import more
from parlour.engine.words import LEGAL
from parlour.shelf.notre_dame.actions import FIRST, INCLUDE, LAY, ORDERS, TURN_UP, WORDS
from parlour.shelf.notre_dame.components import Box
from parlour.shelf.notre_dame.rules.cards import PLAY_ROUND
from parlour.shelf.notre_dame.rules.draft import DRAFT
from parlour.shelf.notre_dame.rules.hire import HIRE_ROUND
from parlour.shelf.notre_dame.rules.persons import NOT_NEXT, next_greys
from parlour.shelf.notre_dame.rules.plague import PLAGUE
from parlour.shelf.notre_dame.scoring import CATHEDRAL_SCORING
from parlour.shelf.notre_dame.state import (
    ALL_KINDS,
    DISTRICT,
    NOTHING,
    ROUNDS,
    ROUNDS_PER_PERIOD,
    SEATS,
    NotreDame,
    bit,
    bit_at,
    each,
    lay_out,
    mask_of,
    size,
)

FIRST_PLAYER: Final = WORDS.event("first-player", "player")
MESSAGE_LAID: Final = WORDS.event("message-laid", "market message")
INCLUDED: Final = WORDS.event("included", "person")
ROUND_BEGAN: Final = WORDS.event("round-began", "round period")
TURNED_UP: Final = WORDS.event("turned-up", "person rats", news=True)  # also of a grey card that a Spy alone has seen
PERIOD_ENDED: Final = WORDS.event("period-ended", "period")
GAME_ENDED: Final = WORDS.event("game-ended")

NO_SUCH_SEAT: Final = WORDS.reason("no-such-seat", "ND-1.7")
NOT_IN_PILE: Final = WORDS.reason("not-in-pile", "ND-2.2")
NOT_THIS_PILE: Final = WORDS.reason("not-this-pile", "ND-1.8")

CARDS_PER_PILE: Final = 3
GREY_PILES: Final = [1, 2, 3]


def set_up(players: i64, box: Box, new_persons: bool, first: i64, open_scores: bool) -> NotreDame:
    """[ND-1] `first`: the first player's seat, or -1 to draw one [ND-1.7]."""
    s = lay_out(players, box, open_scores)
    for board in range(s.boards):
        s.then(LAY_MESSAGES[board])
    for pile in GREY_PILES:
        if new_persons:
            for _ in range(CARDS_PER_PILE):
                s.then(INCLUDE_PERSON[pile])
        else:
            s.grey |= mask_of([i for i, p in enumerate(box.persons) if p.pile == pile and p.base])
    if first < 0:
        s.then(DRAW_FIRST)
    else:
        s.first = first
        s.tell(FIRST_PLAYER, first)
    s.then(ROUND)
    s.then(GAME_END)
    s.settle()
    return s


class LayMessages(Chance[NotreDame]):
    """[ND-1.4] A colour's four messages, face up, one on each outer market of its district."""

    def __init__(self, board: i64) -> None:
        super().__init__(LAY, "ND-1.4")
        self.board: Final = board

    def refuse(self, s: NotreDame, action: i64) -> i64:
        return LEGAL

    def draw(self, s: NotreDame, rng: Rng) -> i64:
        return LAY.of(rng.below(len(ORDERS)))

    def apply(self, s: NotreDame, action: i64) -> None:
        market = self.board * DISTRICT
        for message in ORDERS[LAY.noun(action)]:
            market += 1
            s.markets[market] = message
            s.tell(MESSAGE_LAID, market, message)


class IncludePerson(Chance[NotreDame]):
    """[ND-1.8] One of three grey persons of a letter for this game, shown to everybody."""

    def __init__(self, pile: i64) -> None:
        super().__init__(INCLUDE, "ND-1.8")
        self.pile: Final = pile

    def refuse(self, s: NotreDame, action: i64) -> i64:
        person = INCLUDE.noun(action)
        return LEGAL if s.box.persons[person].pile == self.pile and not s.grey >> person & 1 else NOT_THIS_PILE

    def apply(self, s: NotreDame, action: i64) -> None:
        s.grey |= bit(INCLUDE.noun(action))
        s.tell(INCLUDED, INCLUDE.noun(action))


class DrawFirst(Chance[NotreDame]):
    """[ND-1.7] The bell ringer goes to a random player."""

    def refuse(self, s: NotreDame, action: i64) -> i64:
        for p in s.players:
            if p.board == FIRST.noun(action):
                return LEGAL
        return NO_SUCH_SEAT

    def apply(self, s: NotreDame, action: i64) -> None:
        for seat, p in enumerate(s.players):
            if p.board == FIRST.noun(action):
                s.first = seat
        s.tell(FIRST_PLAYER, s.first)


class Round(Step[NotreDame]):
    """[ND-2.1] Persons, draft, actions, hire, plague; nine times."""

    def run(self, s: NotreDame) -> None:
        s.round += 1
        s.tell(ROUND_BEGAN, s.round, s.period())
        s.then(TURN_UP_BROWN)
        s.then(TURN_UP_BROWN)
        s.then(TURN_UP_GREY)
        s.then(DRAFT)
        s.then(PLAY_ROUND)
        s.then(HIRE_ROUND)
        s.then(PLAGUE)
        s.then(ROUND_END)


class TurnUpBrown(Chance[NotreDame]):
    """[ND-2.2] A brown person, each once in a period."""

    def refuse(self, s: NotreDame, action: i64) -> i64:
        return LEGAL if s.brown >> TURN_UP.noun(action) & 1 else NOT_IN_PILE

    def offer(self, s: NotreDame, found: Actions) -> None:
        each(TURN_UP, s.brown, found)

    def draw(self, s: NotreDame, rng: Rng) -> i64:
        return TURN_UP.of(bit_at(s.brown, rng.below(size(s.brown))))

    def apply(self, s: NotreDame, action: i64) -> None:
        s.brown &= ~bit(TURN_UP.noun(action))
        turn_up(s, TURN_UP.noun(action))


class TurnUpGrey(Step[NotreDame]):
    """[ND-2.2] The next grey person: the one a Spy saw, or any of the period."""

    def run(self, s: NotreDame) -> None:
        if s.coming:
            person = s.coming[0]
            s.coming = s.coming[1:]
            s.grey &= ~bit(person)
            turn_up(s, person)
        else:
            s.then(DRAW_GREY)


class DrawGrey(Chance[NotreDame]):
    """[ND-1.5, ND-2.2] A grey person of this period that nobody has seen yet."""

    def refuse(self, s: NotreDame, action: i64) -> i64:
        return LEGAL if next_greys(s) >> TURN_UP.noun(action) & 1 else NOT_NEXT

    def offer(self, s: NotreDame, found: Actions) -> None:
        each(TURN_UP, next_greys(s), found)

    def draw(self, s: NotreDame, rng: Rng) -> i64:
        greys = next_greys(s)
        return TURN_UP.of(bit_at(greys, rng.below(size(greys))))

    def apply(self, s: NotreDame, action: i64) -> None:
        s.grey &= ~bit(TURN_UP.noun(action))
        turn_up(s, TURN_UP.noun(action))


def turn_up(s: NotreDame, person: i64) -> None:
    s.open = more(s.open, person)
    s.tell(TURNED_UP, person, s.box.persons[person].rats)


class RoundEnd(Step[NotreDame]):
    """[ND-2.9] The persons go under their piles and the bell ringer to the left; [ND-2.10] every third round a period ends."""

    def run(self, s: NotreDame) -> None:
        s.open = NOTHING
        if s.round % ROUNDS_PER_PERIOD == 0:
            s.then(CATHEDRAL_SCORING)
            s.then(PERIOD_END)
        if s.round < ROUNDS:
            s.first = s.left_of(s.first)
            s.tell(FIRST_PLAYER, s.first)
            s.then(ROUND)


class PeriodEnd(Step[NotreDame]):
    """[ND-2.10] The brown persons and every player's nine cards are shuffled anew."""

    def run(self, s: NotreDame) -> None:
        s.tell(PERIOD_ENDED, s.period())
        s.brown = s.box.piles[0]
        s.discard = 0
        s.shown = 0
        for p in s.players:
            p.deck = ALL_KINDS
            p.gave = 0
            p.seen = 0


class GameEnd(Step[NotreDame]):
    """[ND-2.11] After the ninth round and its scoring the game is over."""

    def run(self, s: NotreDame) -> None:
        s.tell(GAME_ENDED)


LAY_MESSAGES: Final = [LayMessages(board) for board in SEATS]
INCLUDE_PERSON: Final = [IncludePerson(pile) for pile in range(4)]
DRAW_FIRST: Final = DrawFirst(FIRST, "ND-1.7")
ROUND: Final = Round()
TURN_UP_BROWN: Final = TurnUpBrown(TURN_UP, "ND-2.2")
TURN_UP_GREY: Final = TurnUpGrey()
DRAW_GREY: Final = DrawGrey(TURN_UP, "ND-2.2")
ROUND_END: Final = RoundEnd()
PERIOD_END: Final = PeriodEnd()
GAME_END: Final = GameEnd()
