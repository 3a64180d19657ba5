"""Notre Dame pays out at the end of a period [ND-4.1, ND-1.2]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.core import Step
from parlour.shelf.notre_dame.actions import WORDS
from parlour.shelf.notre_dame.effects import FROM_CATHEDRAL, earn
from parlour.shelf.notre_dame.state import NotreDame

CATHEDRAL_PAID: Final = WORDS.event("cathedral-paid", "prestige markers share")


class CathedralScoring(Step[NotreDame]):
    """[ND-4.1] The tile's prestige by all markers, rounded down, for each own marker; then all return to the general supply."""

    def run(self, s: NotreDame) -> None:
        markers: i64 = 0
        for p in s.players:
            markers += p.cathedral
        if markers == 0:
            return
        payout = s.box.payout[len(s.players)]
        share = payout // markers
        s.tell(CATHEDRAL_PAID, payout, markers, share)
        for seat, p in enumerate(s.players):
            own = p.cathedral
            p.cathedral = 0
            p.reserve += own
            earn(s, seat, own * share, FROM_CATHEDRAL)


CATHEDRAL_SCORING: Final = CathedralScoring()
