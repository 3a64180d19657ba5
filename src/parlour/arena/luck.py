"""Chance that does not depend on play: whoever plays, the decks lie in the same order."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from parlour.engine.core import Chance, State, name_of
from parlour.engine.game import Game


class Luck:
    """Draws the outcome with the lowest hash of seed, pile, reshuffle and outcome.

    An outcome that lies several times in a pile has a hash for each copy, and its copies come in their order. One that is there
    again, or more often than when it was last drawn, has been shuffled in anew. Where nothing is used up (dice), the hash also
    has the number of the throw, so that throws are independent.
    """

    def __init__(self, game: Game, seed: int) -> None:
        self.game: Final = game
        self.seed: Final = seed
        self.copies: Final[dict[tuple[str, int], int]] = {}  # of an outcome, when its pile was last shuffled
        self.left: Final[dict[tuple[str, int], int]] = {}  # of these, not yet drawn
        self.shuffles: Final[dict[tuple[str, int], int]] = {}
        self.last: Final[dict[str, tuple[int, int]]] = {}  # by pile: what was drawn last, and how many there were of it
        self.draws: Final[dict[str, int]] = {}

    def draw(self, s: State) -> int:
        """What chance does now; the state is not changed."""
        chance = s.choice
        assert isinstance(chance, Chance)
        pile = name_of(chance)
        legal = chance.legal(s)
        weights = chance.weights(s)
        number = self.draws.get(pile, 0)
        self.draws[pile] = number + 1
        drawn, were = self.last.get(pile, (-1, 0))
        thrown = drawn in legal and weights[legal.index(drawn)] >= were
        best = -1
        lowest = b""
        there = 0
        for action, weight in zip(legal, weights):
            key = (pile, action)
            if weight > self.left.get(key, 0):
                self.shuffles[key] = self.shuffles.get(key, -1) + 1
                self.copies[key] = weight
            self.left[key] = weight
            throw = number if thrown else -1
            hashes = [self.hash(pile, self.shuffles[key], throw, action, copy) for copy in range(self.copies[key])]
            found = sorted(hashes)[-weight]  # those below it have been drawn
            if best < 0 or found < lowest:
                best, lowest, there = action, found, weight
        self.left[pile, best] = there - 1
        self.last[pile] = (best, there)
        return best

    def hash(self, pile: str, shuffle: int, throw: int, action: int, copy: int) -> bytes:
        text = f"{self.seed}|{pile}|{shuffle}|{throw}|{self.game.words.text(action)}|{copy}"
        return blake2b(text.encode(), digest_size=8).digest()
