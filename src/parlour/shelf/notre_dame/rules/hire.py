"""Hiring persons [ND-2.7], and the Advisor, who lets one hire again [ND-6.28]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.actions import Actions
from parlour.engine.core import Choice, Step
from parlour.engine.words import LEGAL
from parlour.shelf.notre_dame.actions import HIRE, HIRE_ONLY, PASS, WORDS
from parlour.shelf.notre_dame.rules.cards import lay_aside
from parlour.shelf.notre_dame.rules.persons import HIRE_MORE_POWER, use
from parlour.shelf.notre_dame.state import ADVISOR, SEATS, NotreDame

HIRED: Final = WORDS.event("hired", "player person")
HIRED_ONLY: Final = WORDS.event("hired-only", "player person")
HIRED_NOBODY: Final = WORDS.event("hired-nobody", "player")

NOT_OPEN: Final = WORDS.reason("not-open", "ND-2.7")
NO_GOLD: Final = WORDS.reason("no-gold", "ND-2.7")
ADVISOR_AGAIN: Final = WORDS.reason("advisor-again", "ND-6.28")


class HirePerson(Choice[NotreDame]):
    """[ND-2.7] Pay 1 gold for one of the open persons and use it once, or not; or hire nobody."""

    def __init__(self, player: i64, more: i64) -> None:
        super().__init__(player, [HIRE, HIRE_ONLY, PASS], "ND-6.28" if more else "ND-2.7")
        self.more: Final = more  # how many hires the Advisor still grants, this one included; 0: the ordinary hire

    def refuse(self, s: NotreDame, action: i64) -> i64:
        if PASS.has(action):
            return LEGAL
        person = HIRE.noun(action) if HIRE.has(action) else HIRE_ONLY.noun(action)
        if person not in s.open:
            return NOT_OPEN
        if self.more and person == ADVISOR:
            return ADVISOR_AGAIN
        return LEGAL if s.players[self.player].gold else NO_GOLD

    def offer(self, s: NotreDame, found: Actions) -> None:
        found.add(PASS.of())
        if s.players[self.player].gold:
            for person in s.open:
                if not (self.more and person == ADVISOR):
                    found.add(HIRE.of(person))
                    found.add(HIRE_ONLY.of(person))

    def about(self, s: NotreDame) -> dict[str, int]:
        return {"more": self.more}

    def apply(self, s: NotreDame, action: i64) -> None:
        if PASS.has(action):
            s.tell(HIRED_NOBODY, self.player)
            return
        s.players[self.player].gold -= 1
        s.bank += 1  # before the power is used
        if HIRE_ONLY.has(action):
            s.tell(HIRED_ONLY, self.player, HIRE_ONLY.noun(action))
        else:
            person = HIRE.noun(action)
            s.tell(HIRED, self.player, person)
            if s.box.persons[person].power == HIRE_MORE_POWER:
                s.then(HIRE_PERSON[self.player][s.box.persons[person].picks])
            else:
                use(s, self.player, person)
        if self.more > 1:
            s.then(HIRE_PERSON[self.player][self.more - 1])


class HireRound(Step[NotreDame]):
    """[ND-2.7] From the first player clockwise everybody may hire."""

    def run(self, s: NotreDame) -> None:
        for seat in s.clockwise():
            s.then(HIRE_PERSON[seat][0])
        s.then(LAY_ASIDE_THIRDS)


class LayAsideThirds(Step[NotreDame]):
    """[ND-2.5, ND-6.18] Third cards kept for the Scholar go to the pile once the hire phase is over."""

    def run(self, s: NotreDame) -> None:
        for seat, p in enumerate(s.players):
            if p.hand:
                lay_aside(s, seat)


HIRE_ROUND: Final = HireRound()
LAY_ASIDE_THIRDS: Final = LayAsideThirds()
HIRE_PERSON: Final = [[HirePerson(p, more) for more in range(3)] for p in SEATS]
