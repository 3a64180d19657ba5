"""What the lab counts: where points come from, what can be taken, and what a strategy leans on."""

from __future__ import annotations

from typing import Final

from parlour.engine.lens import Lens, Notes, Scoring, Taking
from parlour.shelf.lacrimosa.components import COMPOSERS, CONSTANZES, MOVEMENTS, SPACES, SPOTS
from parlour.shelf.lacrimosa.scoring import leading
from parlour.shelf.lacrimosa.state import Lacrimosa


def more(s: Lacrimosa, notes: Notes) -> None:
    """Who the composers were, which of them led each movement, and which composer each seat worked with."""
    names = [COMPOSERS[composer] for composer in s.composers]
    notes.facts["Composers"] = " + ".join(f"composer-{name}" for name in sorted(names, key=COMPOSERS.index))
    notes.facts["Constanze card"] = f"constanze-{CONSTANZES[s.constanze]}" if s.constanze >= 0 else "none"
    for movement, name in enumerate(MOVEMENTS):
        ahead = leading(s, movement)
        said = "tied" if ahead < 0 else f"composer-{names[ahead]}" if ahead < len(names) else "the other side"
        notes.facts[f"Who leads in movement-{name}"] = said
    for told in s.told or []:
        if told.event.name == "composed":
            seat, spot = told.args[0], SPOTS[told.args[1]]
            note, _, space = spot.partition("-")
            which = ["eighth", "sixteenth"].index(note)
            if which < len(names):
                notes.take("Composers worked with", names[which], seat)
            notes.take("Requiem spaces filled", space, seat)
            notes.take("Movements worked on", MOVEMENTS[s.box.movement_of[SPACES.index(space)]], seat)


LENS: Final = Lens(
    scorings=[Scoring("scored", "n", source="origin")],
    takings=[
        Taking("Opuses commissioned", "commissioned", "card"),
        Taking("Opuses performed", "performed", "card"),
        Taking("Opuses sold", "sold", "card"),
        Taking("Memories documented", "documented", "card"),
        Taking("Cards played as experience", "experienced", "card"),
        Taking("Cards played as story", "storied", "card"),
        Taking("Court tiles", "took-court", "court"),
        Taking("Royal favours met", "favour-met", "court"),
        Taking("City tiles", "used-city", "city"),
        Taking("Composer tiles", "took-tile", "tile"),
    ],
    turns=["experienced"],
    first="first-chosen",
    groups={
        "opuses": ["opus", "sale", "document"],
        "travel": ["city", "court", "favours"],
        "requiem": ["requiem", "offertorium", "composer", "desk"],
        "story": ["story", "finance", "bonus", "start"],
        "leftovers": ["points-left", "ducats-left"],
    },
    kinds={"Composers worked with": "composer", "Requiem spaces filled": "space", "Movements worked on": "movement"},
    source_kind="origin",
    more=more,
)
