"""What is still to be drawn, worked out from nothing but what a seat was told: nobody has secrets, the pile and the bag have."""

from __future__ import annotations

from typing import Final

from parlour.engine.knowledge import Place, Tracker
from parlour.shelf.house_of_fado.components import COLOURS, FADOS, STANDARD
from parlour.shelf.house_of_fado.state import ALFAMA, BAG, COLOUR_COUNT, HouseOfFado, bits

MANY: Final = 100  # customers of one colour are alike: the i-th one in the bag is 100 * colour + i


def places(s: HouseOfFado) -> dict[str, list[int]]:
    """The fado tiles of the pile and the customers of the bag: everybody knows which, nobody in what order."""
    bag = [MANY * colour + i for colour in range(COLOUR_COUNT) for i in range(s.crowd[BAG * COLOUR_COUNT + colour])]
    return {"pile": bits(s.pile), "bag": bag}


class HouseOfFadoTracker(Tracker):
    """Counts tiles and customers as they come and go."""

    def __init__(self, players: int) -> None:
        count = max(2, players)
        self.pile: Final = {i for i in range(len(FADOS)) if STANDARD.fados[i].players <= count}
        self.bag = [n * count for n in STANDARD.per_player]
        self.discard = [0] * len(COLOURS)
        self.inside: Final = [[0] * len(COLOURS) for _ in range(count)]  # customers in each restaurant

    def hear(self, name: str, args: list[int]) -> None:
        if name in ("fado-shown", "fado-next"):
            self.pile.remove(args[0])
        elif name == "arrived":
            self.bag[args[0]] -= 1
        elif name in ("seated", "to-the-bar"):
            self.inside[args[0]][args[1]] += 1
        elif name == "alfama-invited":
            for colour, n in zip((0, 2, 1), args[2:]):
                self.inside[ALFAMA][colour] += n
        elif name == "customers-left":
            self.leave(args[0])
        elif name == "alfama-customers-left":
            self.leave(ALFAMA)
        elif name == "bag-refilled":
            self.bag = self.discard
            self.discard = [0] * len(COLOURS)

    def leave(self, player: int) -> None:
        for colour in range(len(COLOURS)):
            self.discard[colour] += self.inside[player][colour]
            self.inside[player][colour] = 0

    def places(self) -> dict[str, Place]:
        bag = {MANY * colour + i for colour, n in enumerate(self.bag) for i in range(n)}
        return {"pile": Place(len(self.pile), set(self.pile), set()), "bag": Place(len(bag), bag, set())}
