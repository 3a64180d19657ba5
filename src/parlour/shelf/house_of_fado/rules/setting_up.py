"""Set-up [HF-1]: what is shuffled, rolled or drawn before the first turn. The bag serves the street all game long."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.core import Chance
from parlour.engine.rng import Rng
from parlour.engine.vecs import vec
from parlour.engine.words import LEGAL
from parlour.shelf.house_of_fado.actions import DEAL, DRAW, FIRST, LAY, REVEAL, ROLL, WORDS
from parlour.shelf.house_of_fado.state import (
    ALFAMA,
    BAG,
    BOARD_SPACES,
    COLOUR_COUNT,
    DISCARD,
    DISPLAY,
    GROUP,
    GROUP_SIZE,
    GROUPS,
    KIND_COUNT,
    NONE,
    SPOTS,
    HouseOfFado,
    bit_at,
    changed,
    kind_of,
    size,
)

FIRST_PLAYER: Final = WORDS.event("first-player", "player", news=True)
DEALT: Final = WORDS.event("dealt", "musician", news=True)
TILE_LAID: Final = WORDS.event("tile-laid", "tile kind", news=True)
FADO_SHOWN: Final = WORDS.event("fado-shown", "fado", news=True)
FADO_NEXT: Final = WORDS.event("fado-next", "fado", news=True)
ARRIVED: Final = WORDS.event("arrived", "colour group", news=True)
BAG_REFILLED: Final = WORDS.event("bag-refilled", "customers")
ALFAMA_ROLLED: Final = WORDS.event("alfama-rolled", "die space", news=True)

NO_SUCH_SEAT: Final = WORDS.reason("no-such-seat", "HF-1.9")
NOT_TO_DEAL: Final = WORDS.reason("not-to-deal", "HF-1.1")
NOT_IN_PILE: Final = WORDS.reason("not-in-pile", "HF-1.3")
TILE_ALREADY_LAID: Final = WORDS.reason("tile-already-laid", "HF-1.7")
NOT_IN_BAG: Final = WORDS.reason("not-in-bag", "HF-2.5")


def prepare(s: HouseOfFado, first: i64) -> None:
    """[HF-1] Musicians, billboard tiles, fado tiles and customers, all at random; Alfama's workers by dice.

    `first` is the first player's seat, or NONE to draw one [HF-1.9].
    """
    if first == NONE:
        s.then(DRAW_FIRST)
    else:
        s.first = first
    for kind in range(KIND_COUNT):
        for musician in range(kind * GROUP, (kind + 1) * GROUP):
            if s.box.least_players[musician] <= len(s.players):
                s.then(DEAL_MUSICIAN[kind])
    for _ in range(KIND_COUNT):
        s.then(LAY_TILE)
    for _ in range(DISPLAY + 1):
        s.then(REVEAL_FADO)
    for group in range(GROUPS):
        for _ in range(GROUP_SIZE):
            s.then(DRAW_GUEST[group])
    if s.solo:
        for _ in range(s.box.workers):
            s.then(ROLL_DIE)


class DrawFirst(Chance[HouseOfFado]):
    """[HF-1.9] Any seat may be the first."""

    def refuse(self, s: HouseOfFado, action: i64) -> i64:
        return LEGAL if FIRST.noun(action) < len(s.players) else NO_SUCH_SEAT

    def apply(self, s: HouseOfFado, action: i64) -> None:
        s.first = FIRST.noun(action)
        s.tell(FIRST_PLAYER, s.first)


class DealMusician(Chance[HouseOfFado]):
    """[HF-1.1] The next place of a boulevard group, row by row, gets any musician of its kind."""

    def __init__(self, kind: i64) -> None:
        super().__init__(DEAL, "HF-1.1")
        self.kind: Final = kind

    def waiting(self, s: HouseOfFado) -> i64:
        """The musicians of this kind not yet dealt, as bits."""
        mask: i64 = 0
        for musician in range(self.kind * GROUP, (self.kind + 1) * GROUP):
            if s.box.least_players[musician] <= len(s.players):
                mask |= 1 << musician
        for place in range(self.kind * GROUP, (self.kind + 1) * GROUP):
            if s.boulevard[place] != NONE:
                mask &= ~(1 << s.boulevard[place])
        return mask

    def refuse(self, s: HouseOfFado, action: i64) -> i64:
        return LEGAL if self.waiting(s) >> DEAL.noun(action) & 1 else NOT_TO_DEAL

    def draw(self, s: HouseOfFado, rng: Rng) -> i64:
        waiting = self.waiting(s)
        return DEAL.of(bit_at(waiting, rng.below(size(waiting))))

    def apply(self, s: HouseOfFado, action: i64) -> None:
        musician = DEAL.noun(action)
        place = kind_of(musician) * GROUP
        while s.boulevard[place] != NONE:
            place += 1
        s.boulevard = changed(s.boulevard, place, musician)
        s.tell(DEALT, musician)


class LayTile(Chance[HouseOfFado]):
    """[HF-1.7] The next billboard, from left to right, gets a tile."""

    def refuse(self, s: HouseOfFado, action: i64) -> i64:
        return LEGAL if LAY.noun(action) not in s.tiles else TILE_ALREADY_LAID

    def apply(self, s: HouseOfFado, action: i64) -> None:
        s.tiles = vec[i64](list(s.tiles) + [LAY.noun(action)])
        s.tell(TILE_LAID, LAY.noun(action), len(s.tiles) - 1)


class RevealFado(Chance[HouseOfFado]):
    """[HF-1.3, HF-5.2] The next tile of the pile: to the first empty place of the board, or to the top, face up."""

    def start(self, s: HouseOfFado) -> bool:
        """With no tile left nothing is turned up."""
        return s.pile != 0 and super().start(s)

    def refuse(self, s: HouseOfFado, action: i64) -> i64:
        return LEGAL if s.pile >> REVEAL.noun(action) & 1 else NOT_IN_PILE

    def draw(self, s: HouseOfFado, rng: Rng) -> i64:
        return REVEAL.of(bit_at(s.pile, rng.below(size(s.pile))))

    def apply(self, s: HouseOfFado, action: i64) -> None:
        fado = REVEAL.noun(action)
        s.pile &= ~(1 << fado)
        for place in range(DISPLAY):
            if s.display[place] == NONE:
                s.display = changed(s.display, place, fado)
                s.tell(FADO_SHOWN, fado)
                return
        s.top = fado
        s.tell(FADO_NEXT, fado)


class DrawGuest(Chance[HouseOfFado]):
    """[HF-1.4, HF-2.5] A customer from the bag joins a street group."""

    def __init__(self, group: i64) -> None:
        super().__init__(DRAW, "HF-2.5")
        self.group: Final = group

    def start(self, s: HouseOfFado) -> bool:
        """[HF-2.5] An empty bag takes back the discarded customers; with none there either, nobody comes."""
        if s.customers(BAG) == 0:
            discarded = s.customers(DISCARD)
            if discarded == 0:
                return False
            for colour in range(COLOUR_COUNT):
                s.crowd[BAG * COLOUR_COUNT + colour] = s.crowd[DISCARD * COLOUR_COUNT + colour]
                s.crowd[DISCARD * COLOUR_COUNT + colour] = 0
            s.tell(BAG_REFILLED, discarded)
        return super().start(s)

    def refuse(self, s: HouseOfFado, action: i64) -> i64:
        return LEGAL if s.crowd[BAG * COLOUR_COUNT + DRAW.noun(action)] else NOT_IN_BAG

    def weights(self, s: HouseOfFado) -> list[int]:
        return [s.crowd[BAG * COLOUR_COUNT + c] for c in range(COLOUR_COUNT) if s.crowd[BAG * COLOUR_COUNT + c]]

    def draw(self, s: HouseOfFado, rng: Rng) -> i64:
        left = rng.below(s.customers(BAG))
        colour: i64 = 0
        while left >= s.crowd[BAG * COLOUR_COUNT + colour]:
            left -= s.crowd[BAG * COLOUR_COUNT + colour]
            colour += 1
        return DRAW.of(colour)

    def apply(self, s: HouseOfFado, action: i64) -> None:
        colour = DRAW.noun(action)
        s.crowd[BAG * COLOUR_COUNT + colour] -= 1
        s.crowd[self.group * COLOUR_COUNT + colour] += 1
        s.tell(ARRIVED, colour, self.group)


class RollDie(Chance[HouseOfFado]):
    """[HF-9.1] A die places one of Alfama's workers; from an occupied space it goes on clockwise to the next free one."""

    def refuse(self, s: HouseOfFado, action: i64) -> i64:
        return LEGAL

    def draw(self, s: HouseOfFado, rng: Rng) -> i64:
        return ROLL.of(rng.below(ROLL.size))

    def apply(self, s: HouseOfFado, action: i64) -> None:
        space = ROLL.noun(action)
        while s.workers[space * SPOTS] != NONE:
            space = (space + 1) % BOARD_SPACES
        her = s.players[ALFAMA]
        her.supply -= 1
        her.areas |= 1 << space
        s.workers[space * SPOTS] = ALFAMA
        s.tell(ALFAMA_ROLLED, ROLL.noun(action) + 1, space)


DRAW_FIRST: Final = DrawFirst(FIRST, "HF-1.9")
DEAL_MUSICIAN: Final = [DealMusician(kind) for kind in range(KIND_COUNT)]
LAY_TILE: Final = LayTile(LAY, "HF-1.7")
REVEAL_FADO: Final = RevealFado(REVEAL, "HF-1.3")
DRAW_GUEST: Final = [DrawGuest(group) for group in range(GROUPS)]
ROLL_DIE: Final = RollDie(ROLL, "HF-9.1")
