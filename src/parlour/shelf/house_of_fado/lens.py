"""What the lab counts: where points come from, what can be taken, and what a strategy leans on."""

from __future__ import annotations

from typing import Final

from parlour.engine.lens import Lens, Notes, Scoring, Taking
from parlour.shelf.house_of_fado.components import STARS, TILES
from parlour.shelf.house_of_fado.state import HouseOfFado


def more(s: HouseOfFado, notes: Notes) -> None:
    """The stars in the order in which they went, who ended the game by the third, and the tiles under the billboards."""
    taken: list[tuple[str, int]] = []
    for told in s.told or []:
        if told.event.name == "star-taken":
            taken.append((STARS[told.args[1]], told.args[0]))
        elif told.event.name == "alfama-star-taken":
            taken.append((STARS[told.args[0]], -1))
    for order, (star, _) in zip(("first", "second", "third"), taken):
        notes.facts[f"The {order} star taken"] = f"star-{star}"
    notes.facts["Stars taken in the end"] = " + ".join(f"star-{star}" for star in STARS if star in [one for one, _ in taken])
    if len(taken) > 2:
        ender = taken[2][1]
        won = ender >= 0 and s.ranking()[ender] == 1
        notes.facts["Whoever took the third star"] = "Alfama" if ender < 0 else "won" if won else "did not win"
    notes.facts["Tiles under the billboards"] = " ".join(TILES[tile].upper() for tile in s.tiles)


LENS: Final = Lens(
    scorings=[Scoring("earned", "points", source="source")],
    takings=[
        Taking("Action spaces used", "placed", "space"),
        Taking("Musicians hired", "hired", "musician"),
        Taking("Musicians contracted", "contracted", "musician"),
        Taking("Musicians promoted", "promoted", "musician"),
        Taking("Fados composed", "composed", "fado"),
        Taking("Stars taken", "star-taken", "star"),
        Taking("Notes taken", "note-taken", "note"),
        Taking("Customers seated", "seated", "colour"),
    ],
    turns=["placed"],
    first="first-player",
    groups={
        "fados": ["fado", "fados"],
        "billboards": ["promotion", "billboards"],
        "careers": ["peak", "farewell", "fame"],
        "stars": ["stars"],
        "money": ["coins", "customers"],
    },
    more=more,
)
