"""What answers when chance is asked at a table. Never compiled: a test that knows what is drawn puts its own in this place."""

from __future__ import annotations

from typing import Final

from parlour.engine.core import State
from parlour.engine.rng import Rng, SecureRng


class Luck:
    def __init__(self, rng: Rng) -> None:
        self.rng: Final = rng

    def draw(self, s: State) -> int:
        return s.draw(self.rng)


SECURE: Final = Luck(SecureRng())  # no seed exists
