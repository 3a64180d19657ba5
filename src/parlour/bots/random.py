"""Any legal action, each as likely."""

from __future__ import annotations

from parlour.bots.seat import Bot, Seat
from parlour.engine.rng import Rng


class Random(Bot):
    def choose(self, seat: Seat, rng: Rng) -> int:
        legal = seat.legal()
        return legal[rng.below(len(legal))]
