"""What the lab counts: where points come from, what can be taken, and what a strategy leans on."""

from __future__ import annotations

from typing import Final

from parlour.engine.lens import Lens, Notes, Scoring, Taking
from parlour.shelf.notre_dame.components import CARDS, KINDS, PERSONS
from parlour.shelf.notre_dame.state import NotreDame


def more(s: NotreDame, notes: Notes) -> None:
    """Action cards by their kind, whatever the colour."""
    for told in s.told or []:
        if told.event.name == "played":
            notes.take("Action cards played", KINDS[told.args[1] % len(KINDS)], told.args[0])
    assert len(CARDS) % len(KINDS) == 0


LENS: Final = Lens(
    scorings=[
        Scoring("earned", "prestige", source="source"),
        Scoring("earned", "bonus", fixed="park"),
        Scoring("overrun", "prestige", fixed="plague", sign=-1),
    ],
    takings=[
        Taking("Persons hired", "hired", "person"),
        Taking("Persons hired", "hired-only", "person"),
        Taking("Messages fetched", "fetched", "message"),
    ],
    turns=["played", "wasted"],
    first="first-player",
    groups={
        "residence": ["residence"],
        "messages": ["message"],
        "cathedral": ["donation", "cathedral"],
        "park": ["park"],
        "persons": PERSONS,
        "plague": ["plague"],
    },
    kinds={"Action cards played": "kind"},
    more=more,
)
