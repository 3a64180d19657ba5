"""[LA-9] The Soloist: he plays by his cards, pays nothing, and says why he does what he does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.core import Chance, Step
from parlour.engine.rng import Rng
from parlour.engine.vecs import last, more, place_of
from parlour.engine.words import LEGAL
from parlour.shelf.lacrimosa.actions import SOLOIST, WORDS
from parlour.shelf.lacrimosa.components import ACTIONS, FIRST_MEMORY, PLACES, SoloCard
from parlour.shelf.lacrimosa.effects import FROM_DOCUMENT, FROM_OPUS, FROM_REQUIEM, FROM_SALE, raise_finance, score
from parlour.shelf.lacrimosa.heaps import bit, has, nth, size
from parlour.shelf.lacrimosa.rules.row import NOT_IN_DECK, take_from_row
from parlour.shelf.lacrimosa.state import (
    COMMISSIONING,
    DOCUMENTING,
    FREE,
    LIFTED,
    MARKER,
    MOVEMENT_COUNT,
    NONE,
    PERFORM_OR_SELL,
    ROW,
    SOLOIST_SEAT,
    TRAVELLING,
    Lacrimosa,
    replaced,
)

SIXTEENTH: Final = 1

SOLO_EXPERIENCED: Final = WORDS.event("solo-experienced", "soloist", news=True)
SOLO_STORIED: Final = WORDS.event("solo-storied", "soloist", news=True)
SOLO_DOCUMENTED: Final = WORDS.event("solo-documented", "card side soloist")
SOLO_COMMISSIONED: Final = WORDS.event("solo-commissioned", "card side soloist")
SOLO_SOLD: Final = WORDS.event("solo-sold", "card side soloist")
SOLO_NO_CARD: Final = WORDS.event("solo-no-card", "action")
SOLO_STAYS: Final = WORDS.event("solo-stays", "soloist")
SOLO_NO_COURT: Final = WORDS.event("solo-no-court")
SOLO_PASSED: Final = WORDS.event("solo-passed", "place direction soloist")
SOLO_DISCARDED: Final = WORDS.event("solo-discarded", "city place")
SOLO_TOOK_COURT: Final = WORDS.event("solo-took-court", "court place")
SOLO_COMPOSED: Final = WORDS.event("solo-composed", "spot end soloist")
SOLO_MOVED_ON: Final = WORDS.event("solo-moved-on", "movement")
SOLO_NO_MARKER: Final = WORDS.event("solo-no-marker")
SOLO_NO_SPACE: Final = WORDS.event("solo-no-space")


class SoloTurn(Step[Lacrimosa]):
    """[LA-9.4] Two cards from his deck; then the first one's actions with the directions of the second."""

    def run(self, s: Lacrimosa) -> None:
        s.then(SOLO_EXPERIENCE)
        s.then(SOLO_STORY)
        s.then(SOLO_ACTS)


class SoloExperience(Chance[Lacrimosa]):
    """[LA-9.4] The top card of his deck shows what he does."""

    def refuse(self, s: Lacrimosa, action: i64) -> i64:
        return LEGAL if has(s.solo_deck, SOLOIST.noun(action)) else NOT_IN_DECK

    def draw(self, s: Lacrimosa, rng: Rng) -> i64:
        return SOLOIST.of(nth(s.solo_deck, rng.below(size(s.solo_deck))))

    def apply(self, s: Lacrimosa, action: i64) -> None:
        him = s.players[SOLOIST_SEAT]
        s.solo_deck &= ~bit(SOLOIST.noun(action))
        him.experiences = more(him.experiences, SOLOIST.noun(action))
        s.tell(SOLO_EXPERIENCED, SOLOIST.noun(action))


class SoloStory(Chance[Lacrimosa]):
    """[LA-9.4] The next card shows how."""

    def refuse(self, s: Lacrimosa, action: i64) -> i64:
        return LEGAL if has(s.solo_deck, SOLOIST.noun(action)) else NOT_IN_DECK

    def draw(self, s: Lacrimosa, rng: Rng) -> i64:
        return SOLOIST.of(nth(s.solo_deck, rng.below(size(s.solo_deck))))

    def apply(self, s: Lacrimosa, action: i64) -> None:
        him = s.players[SOLOIST_SEAT]
        s.solo_deck &= ~bit(SOLOIST.noun(action))
        him.story = more(him.story, SOLOIST.noun(action))
        s.tell(SOLO_STORIED, SOLOIST.noun(action))


class SoloActs(Step[Lacrimosa]):
    """[LA-9.4] All icons of his Experiences card, in printed order."""

    def run(self, s: Lacrimosa) -> None:
        for kind in s.box.soloists[last(s.players[SOLOIST_SEAT].experiences)].actions:
            s.then(SOLO_ACT[kind])


class SoloAct(Step[Lacrimosa]):
    """[LA-9.4] One of his actions. He pays nothing."""

    def __init__(self, kind: i64) -> None:
        self.kind: Final = kind

    def run(self, s: Lacrimosa) -> None:
        number = last(s.players[SOLOIST_SEAT].story)
        card = s.box.soloists[number]
        if self.kind == TRAVELLING:
            solo_travel(s, card, number)
        elif self.kind in (DOCUMENTING, COMMISSIONING, PERFORM_OR_SELL):
            solo_take(s, self.kind, card, number)
        else:
            solo_requiem(s, card, number)


def solo_take(s: Lacrimosa, kind: i64, card: SoloCard, number: i64) -> None:
    """[LA-9.5, LA-9.6, LA-9.7, LA-9.8] The leftmost or rightmost memory or opus of the row; without one, no effect."""
    index = end_of_row(s, kind == DOCUMENTING, card.right)
    if index == NONE:
        s.tell(SOLO_NO_CARD, kind)
        return
    taken = s.row[index]
    side = 1 if card.right else 0
    if kind == DOCUMENTING:
        s.tell(SOLO_DOCUMENTED, taken, side, number)
        score(s, SOLOIST_SEAT, s.box.memories[taken].story_vp, FROM_DOCUMENT)
    elif kind == COMMISSIONING:
        s.tell(SOLO_COMMISSIONED, taken, side, number)
        score(s, SOLOIST_SEAT, s.box.opuses[taken].vp, FROM_OPUS)
    else:
        s.tell(SOLO_SOLD, taken, side, number)
        raise_finance(s, SOLOIST_SEAT, s.box.opuses[taken].sell_finance)
        score(s, SOLOIST_SEAT, s.box.opuses[taken].sell_vp, FROM_SALE)
    take_from_row(s, index)
    if kind == DOCUMENTING:
        for action in s.box.memories[taken].actions:
            s.then(SOLO_ACT[action])


def end_of_row(s: Lacrimosa, memory: bool, right: bool) -> i64:
    """The space of the leftmost or rightmost memory (or opus), or NONE."""
    found: i64 = NONE
    for index in range(ROW):
        card = s.row[index]
        if card != NONE and (card >= FIRST_MEMORY) == memory:
            if not right:
                return index
            found = index
    return found


def court_left(s: Lacrimosa) -> bool:
    for place, tile in enumerate(s.map):
        if tile != NONE and s.box.is_court[place]:
            return True
    return False


def solo_travel(s: Lacrimosa, card: SoloCard, number: i64) -> None:
    """[LA-9.9] From court to court that still has a tile, place by place; cities on the way lose theirs."""
    if card.courts == 0:
        s.tell(SOLO_STAYS, number)
        return
    if not court_left(s):
        s.tell(SOLO_NO_COURT)
        return
    visits = card.courts
    if s.box.is_court[s.mozart] and s.map[s.mozart] != NONE:
        solo_court(s)
        visits -= 1
    while visits and court_left(s):
        s.mozart = (s.mozart + card.step) % len(PLACES)
        tile = s.map[s.mozart]
        s.tell(SOLO_PASSED, s.mozart, 0 if card.step > 0 else 1, number)
        if tile != NONE:
            if s.box.is_court[s.mozart]:
                solo_court(s)
                visits -= 1
            else:
                s.city_used |= bit(tile >> 1)
                s.map[s.mozart] = NONE
                s.tell(SOLO_DISCARDED, tile >> 1, s.mozart)


def solo_court(s: Lacrimosa) -> None:
    """[LA-9.9] He takes the court tile under the marker; its favour counts at the end."""
    him = s.players[SOLOIST_SEAT]
    tile = s.map[s.mozart] >> 1
    him.courts = more(him.courts, tile)
    s.map[s.mozart] = NONE
    s.tell(SOLO_TOOK_COURT, tile, s.mozart)


def solo_requiem(s: Lacrimosa, card: SoloCard, number: i64) -> None:
    """[LA-9.10] The topmost or bottommost free space of the movement, or of the next one that has any."""
    him = s.players[SOLOIST_SEAT]
    if MARKER not in him.desks:
        s.tell(SOLO_NO_MARKER)
        return
    space = solo_space(s, card.movement, card.top)
    movement = card.movement
    while space == NONE and movement + 1 < MOVEMENT_COUNT:
        movement += 1
        space = solo_space(s, movement, card.top)
    if space == NONE:
        movement = card.movement
        while space == NONE and movement > 0:
            movement -= 1
            space = solo_space(s, movement, card.top)
    if space == NONE:
        s.tell(SOLO_NO_SPACE)
        return
    if movement != card.movement:
        s.tell(SOLO_MOVED_ON, card.movement)
    him.desks = replaced(him.desks, place_of(MARKER, him.desks), LIFTED)
    s.spaces[space] = 2 * SOLOIST_SEAT + SIXTEENTH
    s.tell(SOLO_COMPOSED, 2 * space + SIXTEENTH, 0 if card.top else 1, number)
    score(s, SOLOIST_SEAT, s.box.low[movement], FROM_REQUIEM)


def solo_space(s: Lacrimosa, movement: i64, top: bool) -> i64:
    """The topmost or bottommost free space of a movement, or NONE."""
    found: i64 = NONE
    for space in s.box.spaces_in[movement]:
        if s.spaces[space] == FREE:
            if top:
                return space
            found = space
    return found


SOLO_TURN: Final = SoloTurn()
SOLO_EXPERIENCE: Final = SoloExperience(SOLOIST, "LA-9.4")
SOLO_STORY: Final = SoloStory(SOLOIST, "LA-9.4")
SOLO_ACTS: Final = SoloActs()
SOLO_ACT: Final = [SoloAct(kind) for kind in range(len(ACTIONS))]
